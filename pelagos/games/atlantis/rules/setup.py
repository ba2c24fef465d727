"""I3: setup."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.deck import Deck
from pelagos.core.rng import Rng
from pelagos.games.atlantis.components import COMPONENTS, SIDES
from pelagos.games.atlantis.knowledge import gain_unseen
from pelagos.games.atlantis.lookup import (
    CARDS_PER_COLOUR,
    COLOURS,
    GODS,
    SIDE_ABILITY,
    SIDE_NEUTRAL,
    STARTING_FOLLOWERS,
    STARTING_HANDS,
    TAKE_HELPER,
)
from pelagos.games.atlantis.messages import GOD_DEALT
from pelagos.games.atlantis.multisets import CARD, spread
from pelagos.games.atlantis.player import Player
from pelagos.games.atlantis.rules.piles import draw_card
from pelagos.games.atlantis.state import NIBBLE, Atlantis
from pelagos.games.atlantis.steps import START_TURN

if TYPE_CHECKING:
    from pelagos.core.game import Setup


def create(setup: "Setup", rng: Rng) -> Atlantis:
    """The first position: everything laid out, the first player about to begin."""
    s = Atlantis(setup, rng)
    s.players = [Player() for _ in range(setup.players)]  # I3.10: with all six tiles in the supply
    _lay_out_regions(s)
    _deal_gods(s)
    _lay_out_cards(s)
    s.first = _first_player(s)
    _deal_cards(s)
    s.push(START_TURN, s.first)
    return s


def _lay_out_regions(s: Atlantis) -> None:
    """I3.1 to I3.3: sides, helper tokens and order tokens."""
    for region in range(COLOURS):
        side = 2 * region + SIDES.index(str(s.setup.options[f"{COMPONENTS.colours[region]}_side"]))
        s.abilities += SIDE_ABILITY[side] * NIBBLE[region]
        s.neutral += SIDE_NEUTRAL[side] * BIT[region]
        if SIDE_ABILITY[side] == TAKE_HELPER:
            s.helpers = len(s.players)
    order = _order(s)
    for region in range(COLOURS):
        s.slots += order[region] * NIBBLE[region]


def _order(s: Atlantis) -> vec[i64]:
    """I3.3: the numbers of the regions, counted from 0; shuffled, or as the option says."""
    order = str(s.setup.options["order"])
    if order == "random":
        return s.rng.shuffled(vec[i64](range(COLOURS)))
    return vec[i64]([order.split("-").index(colour) for colour in COMPONENTS.colours])


def _deal_gods(s: Atlantis) -> None:
    """I3.4: one god card for each player, openly."""
    gods = s.rng.shuffled(vec[i64](range(GODS)))
    for seat in range(len(s.players)):
        s.players[seat].god = gods[seat]
        s.note(GOD_DEALT, seat, gods[seat])


def _lay_out_cards(s: Atlantis) -> None:
    """I3.5 to I3.7: one card of each colour is the display, its first the place of the marker; the rest is the deck."""
    s.display = s.rng.shuffled(vec[i64](range(COLOURS)))
    s.marker = s.display[0]
    deck: i64 = 0
    for colour in range(COLOURS):
        deck += CARD[colour] * (CARDS_PER_COLOUR[len(s.players)] - 1)
    s.deck = Deck(s.rng.shuffled(spread(deck)))


def _first_player(s: Atlantis) -> i64:
    """I3.8: drawn, or as the option says."""
    first = str(s.setup.options["first_player"])
    if first == "random":
        return s.rng.below(len(s.players))
    return int(first) - 1


def _deal_cards(s: Atlantis) -> None:
    """I3.9: first all followers, then all hands, from the first player on."""
    players = len(s.players)
    for turn in range(players):
        for i in range(STARTING_FOLLOWERS):
            s.players[(s.first + turn) % players].followers += CARD[draw_card(s)]
    for turn in range(players):
        for i in range(STARTING_HANDS[players][turn]):
            gain_unseen(s.players[(s.first + turn) % players], draw_card(s))
