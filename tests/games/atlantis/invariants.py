"""What must hold after every word of Atlantis, for the conformance suite."""

from pelagos import State
from pelagos.games.atlantis.components import COMPONENTS
from pelagos.games.atlantis.knowledge import new_cards
from pelagos.games.atlantis.lookup import CARDS_PER_COLOUR, SOLO_TURNS, TAKE_HELPER, TURNS_PER_PLAYER
from pelagos.games.atlantis.multisets import ALL_TILES, CARD, cards, gathered, includes, size
from pelagos.games.atlantis.player import AREAS
from pelagos.games.atlantis.state import NONE, Atlantis

OPTIONS: list[dict[str, object]] = [
    {},
    {f"{colour}_side": "A" for colour in COMPONENTS.colours},
    {"brown_side": "A", "purple_side": "A", "order": "blue-brown-purple-green", "first_player": "1"},
]
"""The main variants; each is played with every number of players. Together they have every side with both of every other board."""


def random_options(seed: int) -> dict[str, object]:
    """Any combination of sides, for the long runs."""
    return {f"{colour}_side": "AB"[seed >> number & 1] for number, colour in enumerate(COMPONENTS.colours)}


def check(state: State) -> None:
    """I18: cards, tiles and tokens are conserved; and what else the specification says of every position."""
    assert isinstance(state, Atlantis)
    _check_cards(state)
    _check_tiles(state)
    _check_tokens(state)
    _check_knowledge(state)
    _check_turn(state)


def _check_cards(s: Atlantis) -> None:
    """Every game card is in exactly one place; the display has no more slots than cards."""
    everywhere = s.discarded + gathered(s.deck.items)
    for card in [*s.display, s.dummy]:
        if card != NONE:
            everywhere += CARD[card]
    for player in s.players:
        everywhere += player.hand + player.followers
    assert everywhere == sum(CARDS_PER_COLOUR[len(s.players)] * card for card in CARD)
    assert len(s.display) == 4
    assert s.dummy == NONE or s.solo()


def _check_tiles(s: Atlantis) -> None:
    """Each player's six tiles are in the supply or on boards; a neutral area has one owner at most (I9.2)."""
    for player in s.players:
        assert player.supply + sum(player.temple(area) for area in range(AREAS)) == ALL_TILES
        assert includes(ALL_TILES, player.supply)
        assert all(includes(ALL_TILES, player.temple(area)) for area in range(AREAS))
    for region in range(4):
        owners = [player for player in s.players if player.temple(2 * region + 1)]
        assert len(owners) <= s.neutral >> region & 1


def _check_tokens(s: Atlantis) -> None:
    """Helper tokens on the region and owned are one for each player, or none at all (I3.2)."""
    owned = sum(1 for player in s.players if player.helper)
    assert s.helpers + owned == (len(s.players) if TAKE_HELPER in [s.ability(region) for region in range(4)] else 0)
    assert sorted(s.slot(region) for region in range(4)) == [0, 1, 2, 3]
    assert 0 <= s.marker < 4


def _check_knowledge(s: Atlantis) -> None:
    """What is known about a hand is true of it."""
    for player in s.players:
        for colour in range(4):
            known, old = cards(player.known, colour), cards(player.old, colour)
            assert known <= cards(player.hand, colour)
            played = sum(1 for play in player.plays if play & 3 == colour)
            assert 0 <= known + old <= cards(player.hand, colour) + played
        if len(player.plays):
            assert player.old != 0
            assert new_cards(player) != 0


def _check_turn(s: Atlantis) -> None:
    """Five actions, the clock, and limits that hold whenever another player is active (I14)."""
    active = (s.first + s.turn - 1) % len(s.players)
    assert 0 <= s.actions <= 5
    assert s.turn <= (SOLO_TURNS if s.solo() else TURNS_PER_PLAYER * len(s.players))
    for seat, player in enumerate(s.players):
        if seat != active and s.turn > len(s.players):
            assert size(player.hand) <= 5
            assert all(cards(player.followers, colour) <= 5 for colour in range(4))
    if not s.over:
        assert s.seat == active
    assert s.over or s.winner == NONE
    assert s.stopped == (s.over and s.winner == NONE and not s.solo())
    if s.winner != NONE:
        assert s.completed(s.winner) == 15
        assert not s.players[s.winner].is_on_neutral_area()
