"""What must hold in Arnak after every word."""

from collections import Counter

from pelagos.core.bits import members
from pelagos.core.state import State, kind_of
from pelagos.games.arnak.components import COMPONENTS, TRACK
from pelagos.games.arnak.lookup import (
    ARTIFACTS,
    ASSISTANTS,
    CAMPS,
    FEAR_CARD,
    FEARS,
    FIRST_BASIC,
    GUARDIANS,
    IDOL_COPIES,
    ITEMS,
    ROW_SPACES,
    SITES,
    SPACES,
    TEMPLES,
    TILES,
    TRACK_ROW,
)
from pelagos.games.arnak.player import NONE, Player, assistant_of, card_of
from pelagos.games.arnak.state import BLOCKED, CAMP_TILE, FREE, RIVAL, Arnak
from pelagos.games.arnak.steps import FREE_DONE

OPTIONS: list[dict[str, object]] = [{}, {"board": "snake", "difficulty": "5"}, {"difficulty": "3", "start_player": "first"}]


def check(state: State) -> None:
    """Cards, tiles and pieces are conserved, nobody owes anything, and everything lies where it may lie."""
    assert isinstance(state, Arnak)
    check_cards(state)
    check_island(state)
    check_boards(state)
    check_row(state)
    assert 1 <= state.round <= 5
    frees = [step for step in state.stack if kind_of(step) == FREE_DONE]
    assert len(frees) == (1 if state.in_free else 0)


def cards_of(player: Player) -> list[int]:
    """All cards of a player, those drawn and not yet kept apart."""
    return [int(card_of(entry)) for entry in list(player.hand) + list(player.deck)] + [int(card) for card in player.played]


def check_cards(s: Arnak) -> None:
    """A1.4: every item, artifact, basic card and Fear is somewhere, once."""
    cards = [int(card) for card in list(s.items) + list(s.artifacts)]
    cards += [int(card) for card in s.row if card != NONE]
    cards += members(s.exiled_items) + [ITEMS + card for card in members(s.exiled_artifacts)]
    cards += members(s.rival.items) + [ITEMS + card for card in members(s.rival.artifacts)]
    for kind, number in enumerate(s.exiled_basics):
        cards += [FIRST_BASIC + kind] * int(number)
    for player in s.players:
        cards += cards_of(player)
        assert list(player.hand) == sorted(player.hand)
    cards += [int(card_of(entry)) for entry in s.drawn] + [FEAR_CARD] * int(s.fears)
    expected = list(range(ITEMS + ARTIFACTS)) + [FEAR_CARD] * FEARS
    expected += list(range(FIRST_BASIC, FEAR_CARD)) * len(s.players)
    assert Counter(cards) == Counter(expected)


def check_island(s: Arnak) -> None:
    """Tiles, guardians, idols and archaeologists."""
    tiles = [int(tile) for level in s.levels for tile in level.items] + [int(tile) for tile in s.tiles if tile != NONE]
    assert sorted(tiles) == list(range(TILES + CAMPS))
    assert [int(tile) for tile in s.tiles[:CAMPS]] == [CAMP_TILE + camp for camp in range(CAMPS)]
    guardians = [int(one) for one in list(s.guardians) + [warden for warden in s.wardens if warden != NONE]]
    guardians += [one for player in s.players for one in members(player.guardians)] + members(s.rival.guardians)
    assert sorted(guardians) == list(range(GUARDIANS))
    idols = len([1 for site in range(SITES) if s.idols[site] != NONE]) + len([1 for one in s.hidden_idols if one != NONE])
    idols += sum(player.idols_owned() for player in s.players) + s.lost_idols
    idols += len(members(s.rival.idols)) + s.rival.stacked
    assert idols == sum(IDOL_COPIES)
    for seat, player in enumerate(s.players):
        assert player.home + len([1 for holder in s.spaces if holder == seat]) == 2
        assert player.boons & ~player.guardians == 0
    if s.solo:
        assert s.rival.home + len([1 for holder in s.spaces if holder == RIVAL]) == 6
        assert len(s.rival.stack) + len(s.rival.used) == 10
    blocked = [space for space in range(SPACES) if s.spaces[space] == BLOCKED]
    assert len(blocked) == COMPONENTS.blocked[len(s.players) - 1]
    assert all(space < 2 * CAMPS and space % 2 == 1 for space in blocked)
    assert all(holder in (BLOCKED, FREE, RIVAL) or holder < len(s.players) for holder in s.spaces)


def check_boards(s: Arnak) -> None:
    """Resources, assistants, research and temple tiles."""
    many = 2 if s.solo else len(s.players)
    assistants = [int(one) for stack in s.supply for one in stack] + [int(one) for one in s.rescue]
    for player in s.players:
        assert min(*player.goods, player.idols, player.fear_tiles) >= 0
        assert len(player.team) <= 2
        assistants += [int(assistant_of(one)) for one in player.team]
        rows = [int(TRACK_ROW[s.board * TRACK + space]) for space in (player.glass, player.notebook)]
        assert rows[1] <= min(rows[0], 7)
        assert (player.arrival != NONE) == (rows[0] == 8)
    assert len(set(assistants)) == len(assistants)
    assert len(assistants) == ASSISTANTS or s.solo
    for stack in range(TEMPLES):
        taken = sum(player.temple[stack] for player in s.players) + s.rival.temple[stack]
        assert 0 <= s.temple[stack] == many - taken
    reached = sorted(int(player.arrival) for player in s.players if player.arrival != NONE)
    reached += [int(s.rival.arrival)] if s.rival.arrival != NONE else []
    assert sorted(reached) == list(range(s.arrivals))
    assert s.loose >= 0


def check_row(s: Arnak) -> None:
    """A11.1: artifacts left of the staff, items right of it."""
    assert len(s.row) == ROW_SPACES
    for space, card in enumerate(s.row):
        assert card == NONE or (card < ITEMS) == (space >= s.round)
