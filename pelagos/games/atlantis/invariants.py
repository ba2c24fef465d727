"""What must hold after every word (I18). The tests look at it, in many games."""

from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import State
from pelagos.games.atlantis.knowledge import new_cards
from pelagos.games.atlantis.lookup import CARDS_PER_COLOUR, COLOURS, SOLO_TURNS, TAKE_HELPER, TURNS_PER_PLAYER
from pelagos.games.atlantis.multisets import ALL_TILES, CARD, cards, gathered, includes, size
from pelagos.games.atlantis.player import AREAS, Player
from pelagos.games.atlantis.state import NONE, Atlantis


def check(state: State) -> None:
    """Cards, tiles and tokens are conserved; and what else the specification says of every position."""
    assert isinstance(state, Atlantis)
    _cards(state)
    _tiles(state)
    _tokens(state)
    for player in state.players:
        _knowledge(player)
    _turn(state)


def _cards(s: Atlantis) -> None:
    """Every game card is in exactly one place; the display has no more slots than cards."""
    everywhere = s.discarded + gathered(s.deck.items)
    for slot in range(len(s.display)):
        if s.display[slot] != NONE:
            everywhere += CARD[s.display[slot]]
    if s.dummy != NONE:
        assert s.solo()
        everywhere += CARD[s.dummy]
    for player in s.players:
        everywhere += player.hand + player.followers
    for colour in range(COLOURS):
        everywhere -= CARDS_PER_COLOUR[len(s.players)] * CARD[colour]
    assert everywhere == 0
    assert len(s.display) == 4


def _tiles(s: Atlantis) -> None:
    """Each player's six tiles are in the supply or on boards; a neutral area has one owner at most (I9.2)."""
    for player in s.players:
        tiles = player.supply
        assert includes(ALL_TILES, player.supply)
        for area in range(AREAS):
            tiles += player.temple(area)
            assert includes(ALL_TILES, player.temple(area))
        assert tiles == ALL_TILES
    for region in range(COLOURS):
        owners: i64 = 0
        for player in s.players:
            if player.temple(2 * region + 1) != 0:
                owners += 1
        assert owners <= s.neutral >> region & 1


def _tokens(s: Atlantis) -> None:
    """Helper tokens on the region and owned are one for each player, or none at all (I3.2)."""
    helpers = s.helpers
    for player in s.players:
        if player.helper:
            helpers += 1
    there_are = False
    slots: i64 = 0
    for region in range(COLOURS):
        there_are = there_are or s.ability(region) == TAKE_HELPER
        slots |= BIT[s.slot(region)]
    assert helpers == (len(s.players) if there_are else 0)
    assert slots == 15
    assert 0 <= s.marker < 4


def _knowledge(player: Player) -> None:
    """What is known about a hand is true of it."""
    for colour in range(COLOURS):
        known, old = cards(player.known, colour), cards(player.old, colour)
        played: i64 = 0
        for i in range(len(player.plays)):
            if player.plays[i] & 3 == colour:
                played += 1
        assert known <= cards(player.hand, colour)
        assert 0 <= known + old <= cards(player.hand, colour) + played
    if len(player.plays) > 0:
        assert player.old != 0
        assert new_cards(player) != 0


def _turn(s: Atlantis) -> None:
    """Five actions, the clock, and limits that hold whenever another player is active (I14)."""
    players = len(s.players)
    active = (s.first + s.turn - 1) % players
    assert 0 <= s.actions <= 5
    assert s.turn <= (SOLO_TURNS if s.solo() else TURNS_PER_PLAYER * players)
    for seat in range(players):
        if seat != active and s.turn > players:
            assert size(s.players[seat].hand) <= 5
            for colour in range(COLOURS):
                assert cards(s.players[seat].followers, colour) <= 5
    if not s.over:
        assert s.seat == active
        assert s.winner == NONE
    assert s.stopped == (s.over and s.winner == NONE and not s.solo())
    if s.winner != NONE:
        assert s.completed(s.winner) == 15
        assert not s.players[s.winner].is_on_neutral_area()
