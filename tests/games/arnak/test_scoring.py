"""A17: the end of the game."""

import pytest

from pelagos.games.arnak.state import Arnak
from tests.games.arnak.positions import (
    deck,
    discovered,
    employ,
    finish_round,
    game,
    goods,
    hand,
    idols,
    overcome,
    played,
    row,
    stand,
    tokens,
)


def last_round(players: int = 2, board: str = "bird") -> Arnak:
    return game(players=players, board=board, round=5)


@pytest.mark.rule("A17.1")
def test_after_round_five_only_archaeologists_return_and_then_it_is_scored():
    s = last_round()
    row(s, "mortar", "war-club", "sundial", "stone-key", "war-mask", "dog")
    hand(s, "hat")
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    stand(s, "r1c1")
    finish_round(s)
    assert s.over
    assert s.players[0].home == 2
    assert len(s.players[0].hand) == 1, "nobody decides about hand cards"
    assert [int(card) for card in s.players[0].played] == [79]
    assert s.exiled_artifacts & 2**14 == 0, "the row stays"
    assert s.scores() == [10 + 1 - 1, 10]
    assert s.legal() == []


@pytest.mark.rule("A17.2")
def test_the_score_sheet():
    s = last_round()
    tokens(s, glass=10, notebook=6)
    s.players[0].temple[0] = 1
    s.players[0].temple[5] = 1
    s.temple[0] = s.temple[5] = 1
    idols(s, crates=1, slots=[1, 2])
    overcome(s, "guardian-01")
    overcome(s, "guardian-02", used=True)
    deck(s, "steam-boat", "fear")
    hand(s, "treasure-chest", "fear")
    played(s, "brush", "fear", "funding-car")
    s.players[0].fear_tiles = 2
    goods(s, coin=9, jewel=9)
    employ(s, "assistant-01", gold=True)
    boards = s.view(None)["players_boards"]
    assert isinstance(boards, list)
    assert boards[0]["sheet"] == {
        "research": 12 + 4,
        "temple": 2 + 11,
        "idols": 3 * 3 + 3 + 4,
        "guardians": 10,
        "cards": 3 + 3 + 3,
        "fear": -3 - 4,
    }
    assert s.scores()[0] == 16 + 13 + 16 + 10 + 9 - 7


@pytest.mark.rule("A17.2")
@pytest.mark.parametrize(
    ("board", "rows"),
    [
        ("bird", {1: (1, 0), 4: (2, 1), 5: (4, 2), 7: (6, 4), 9: (9, 6), 11: (12, 8), 13: (16, 10)}),
        ("snake", {1: (1, 0), 4: (2, 3), 7: (3, 4), 8: (4, 5), 10: (5, 8), 12: (10, 12), 13: (15, 15)}),
    ],
)
def test_points_of_the_rows(board: str, rows: dict[int, tuple[int, int]]):
    for space, (glass, notebook) in rows.items():
        s = last_round(board=board)
        tokens(s, glass=space)
        assert s.scores()[0] == 10 + glass
        tokens(s, glass=space, notebook=space)
        assert s.scores()[0] == 10 + glass + notebook


@pytest.mark.rule("A17.3")
def test_in_a_tie_the_first_in_the_lost_temple_wins():
    s = last_round(players=3)
    tokens(s, glass=14, seat=1)
    tokens(s, glass=14, seat=0)
    overcome(s, "guardian-01", seat=2)
    points = s.scores()
    assert points == [31, 33, 15]
    played(s, "pathfinders-sandals", "war-mask")
    assert s.scores()[:2] == [33, 33]
    assert s.ranking() == [2, 1, 3]


@pytest.mark.rule("A17.3")
def test_without_the_lost_temple_the_research_score_decides_and_then_it_is_shared():
    """R16: temple tiles do not count for the tie."""
    s = last_round(players=4)
    tokens(s, glass=5, notebook=0, seat=1)
    overcome(s, "guardian-01", seat=0)
    played(s, "stone-jar", seat=1)
    overcome(s, "guardian-02", seat=2)
    assert s.scores() == [15, 15, 15, 10]
    assert s.ranking() == [2, 1, 2, 4]


@pytest.mark.rule("A17.3")
def test_who_reached_the_temple_comes_before_who_did_not():
    s = last_round(players=2)
    tokens(s, glass=14, seat=0)
    tokens(s, glass=13, notebook=5, seat=1)
    overcome(s, "guardian-01", seat=1)
    assert s.scores() == [33, 33]
    assert s.ranking() == [1, 2]
