"""A13, A14 and A18: research, assistants and the Snake Temple."""

import pytest

from pelagos.core.bits import BIT
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import ASSISTANT
from tests.games.arnak.positions import (
    begins,
    bonus,
    deck,
    discovered,
    employ,
    finish_round,
    game,
    goods,
    guardian_at,
    hand,
    hand_of,
    idols,
    legal,
    numbers,
    played_of,
    resources,
    row,
    say,
    stand,
    step,
    supply,
    team_of,
    temple_bonus,
    temple_left,
    tokens,
    tops,
)


def rich(s: Arnak) -> None:
    goods(s, coin=9, compass=9, tablet=9, arrowhead=9, jewel=9)


@pytest.mark.rule("A13.1")
def test_the_notebook_never_passes_the_glass_nor_enters_the_lost_temple():
    s = game()
    rich(s)
    assert begins(s, "research") == ["glass 1", "glass 2"]
    tokens(s, glass=2)
    assert begins(s, "research") == ["glass 4", "notebook 1", "notebook 2"], "the same row is fine, the same space too"
    tokens(s, glass=4, notebook=3)
    assert begins(s, "research") == ["glass 5"]
    tokens(s, glass=14, notebook=12)
    assert begins(s, "research") == []


@pytest.mark.rule("A13.2")
def test_tokens_follow_bridges_and_share_spaces():
    s = game()
    rich(s)
    tokens(s, glass=1)
    tokens(s, glass=4, notebook=4, seat=1)
    assert begins(s, "research")[:2] == ["glass 3", "glass 4"]
    say(s, "research glass 4")
    assert s.players[0].glass == s.players[1].glass == 4


@pytest.mark.rule("A13.3")
def test_the_bridge_is_paid():
    s = game()
    goods(s, compass=1, arrowhead=1)
    assert begins(s, "research") == ["glass 1"]
    say(s, "research glass 1")
    assert s.players[0].glass == 1
    assert resources(s) == {"coin": 1}, "the coin is the row's"


@pytest.mark.rule("A13.4")
def test_tile_and_row_in_the_order_the_player_prefers():
    """R17."""
    s = game(players=4)
    tokens(s, glass=9)
    bonus(s, 10, "exile")
    deck(s, "hat")
    hand(s, "fear")
    goods(s, compass=1, jewel=1)
    say(s, "research glass 10")
    assert begins(s, "first") == ["tile", "row"]
    other = s.clone()
    say(s, "first row")
    assert step(s) == "draw"
    say(s, "draw")
    assert step(s) == "exile"
    assert "exile hat" in legal(s)
    say(other, "first tile")
    assert step(other) == "exile"
    say(other, "exile fear", "draw")
    assert hand_of(other) == ["hat"]


@pytest.mark.rule("A13.4")
def test_only_the_first_token_finds_the_tile_but_the_row_effect_always_happens():
    s = game()
    tokens(s, glass=2, notebook=2)
    bonus(s, 4, "tablet")
    goods(s, tablet=2, arrowhead=2)
    say(s, "research glass 4", "first tile")
    assert resources(s) == {"compass": 1, "tablet": 2, "arrowhead": 1}
    assert s.bonus[4] == 0
    say(s, "end", "pass", "end", "research notebook 4", "recruit 1")
    assert team_of(s) == ["assistant-01"]


@pytest.mark.rule("A13.5")
def test_the_lost_temple_gives_the_best_free_place_and_a_tile_from_the_stack():
    s = game(players=3)
    for seat in range(3):
        tokens(s, glass=12, seat=seat)
        goods(s, seat=seat, coin=1, compass=1, jewel=1)
    temple_bonus(s, "coin", "tablet", "draw")
    before = s.scores()
    points = []
    for tile in ["tablet", "coin", "draw"]:
        seat = int(s.seat)
        say(s, "research glass 14")
        assert tile in begins(s, "tile")
        say(s, f"tile {tile}")
        points.append(s.scores()[seat] - before[seat] + 16)
        while s.seat == seat:
            say(s, "end" if "end" in legal(s) else "decline")
    assert points == [23, 21, 20]
    assert resources(s, 0) == {"tablet": 1}
    assert len(s.temple_bonus) == 0


@pytest.mark.rule("A13.6")
def test_temple_tiles_cost_what_they_stand_on():
    s = game()
    tokens(s, glass=14)
    costs = {
        "t2-left": {"coin": 1, "tablet": 2},
        "t2-middle": {"jewel": 1},
        "t2-right": {"compass": 1, "arrowhead": 1},
        "t6-left": {"coin": 1, "tablet": 2, "jewel": 1},
        "t6-right": {"jewel": 1, "compass": 1, "arrowhead": 1},
        "t11": {"coin": 1, "tablet": 2, "jewel": 1, "compass": 1, "arrowhead": 1},
    }
    points = {"t2-left": 2, "t2-middle": 2, "t2-right": 2, "t6-left": 6, "t6-right": 6, "t11": 11}
    for name, cost in costs.items():
        t = s.clone()
        goods(t, **cost)
        before = t.scores()[0]
        say(t, f"temple {name}")
        assert resources(t) == {}
        assert t.scores()[0] == before + points[name]
        assert temple_left(t)[name] == 1
    s.temple[5] = 0
    s.players[1].temple[5] = 2
    rich(s)
    assert "t11" not in begins(s, "temple")
    assert len(begins(s, "temple")) == 5


@pytest.mark.rule("A13.7")
@pytest.mark.parametrize(
    ("board", "token", "start", "to", "words", "expected"),
    [
        ("bird", "glass", 0, 2, [], {"coin": 1}),
        ("bird", "glass", 2, 4, [], {"compass": 1}),
        ("bird", "glass", 4, 5, [], {"compass": 1}),
        ("bird", "glass", 5, 6, [], {"compass": 1}),
        ("bird", "glass", 6, 9, [], {"compass": 1}),
        ("bird", "glass", 9, 10, ["draw"], {}),
        ("bird", "glass", 10, 12, [], {"compass": 1}),
        ("bird", "notebook", 0, 2, ["recruit 1"], {}),
        ("bird", "notebook", 2, 4, ["recruit 2"], {}),
        ("bird", "notebook", 4, 5, ["promote assistant-05"], {}),
        ("bird", "notebook", 5, 6, ["promote assistant-05"], {}),
        ("bird", "notebook", 6, 9, [], {"compass": 3}),
        ("bird", "notebook", 9, 10, ["take mortar", "resolve", "decline"], {"coin": 2}),
        ("bird", "notebook", 10, 12, ["overcome r1c1"], {}),
        ("snake", "glass", 0, 2, [], {"coin": 1}),
        ("snake", "glass", 2, 4, [], {"coin": 2}),
        ("snake", "glass", 4, 6, ["draw"], {}),
        ("snake", "glass", 6, 8, ["rescue"], {}),
        ("snake", "glass", 8, 9, ["promote assistant-05"], {}),
        ("snake", "glass", 9, 11, [], {}),
        ("snake", "glass", 11, 13, [], {}),
        ("snake", "notebook", 0, 2, ["recruit 1"], {}),
        ("snake", "notebook", 2, 4, ["exile fear"], {}),
        ("snake", "notebook", 4, 6, ["promote assistant-05"], {}),
        ("snake", "notebook", 6, 8, ["take mortar", "resolve", "decline"], {"coin": 2}),
        ("snake", "notebook", 8, 9, ["refresh assistant-06"], {}),
        ("snake", "notebook", 9, 11, ["draw"], {}),
        ("snake", "notebook", 11, 13, [], {"jewel": 1}),
    ],
)
def test_row_effects(board: str, token: str, start: int, to: int, words: list[str], expected: dict[str, int]):
    s = game(board=board, round=2)
    row(s, "mortar", "war-mask")
    hand(s, "fear")
    deck(s, "dog")
    if token == "glass":  # noqa: S105
        tokens(s, glass=start)
    else:
        tokens(s, glass=13, notebook=start)
    discovered(s, "r1c1", "site-1-1", guardian="guardian-08")
    stand(s, "r1c1")
    recruits = any(word.startswith(("recruit", "rescue")) for word in words)
    if not recruits:
        employ(s, "assistant-05")
        employ(s, "assistant-06", gold=True, exhausted=True)
    idols(s, crates=1)
    rich(s)
    fears = len([card for card in played_of(s) if card == "fear"])
    before = resources(s)
    paid = s.clone()
    say(s, f"research {token} {to}")
    if words == ["rescue"]:
        words = [f"rescue {begins(s, 'rescue')[0]}"]
    say(s, *words)
    assert step(s) == "end-turn"
    cost = {name: before.get(name, 0) - resources(s).get(name, 0) + expected.get(name, 0) for name in before}
    assert {name: number for name, number in cost.items() if number} == COSTS[board, to]
    after = {
        "recruit": len(s.players[0].team),
        "fear": len([card for card in played_of(s) if card == "fear"]) - fears,
        "hand": len(s.players[0].hand),
    }
    if any(word.startswith("promote") for word in words):
        assert team_of(s)[0] == "assistant-05+"
    if any(word.startswith("refresh") for word in words):
        assert team_of(s)[1] == "assistant-06+"
    if recruits:
        assert after["recruit"] == 1
    if "draw" in words:
        assert after["hand"] == 2
    if "overcome r1c1" in words:
        assert guardian_at(s, "r1c1") is None
    if (board, token) == ("snake", "glass") and to in (11, 13):
        assert after["fear"] == 1
    assert paid.players[0].idols - s.players[0].idols == (1 if (board, to) == ("snake", 8) else 0)


COSTS: dict[tuple[str, int], dict[str, int]] = {
    ("bird", 2): {"jewel": 1},
    ("bird", 4): {"tablet": 1, "arrowhead": 1},
    ("bird", 5): {"tablet": 2, "arrowhead": 1},
    ("bird", 6): {"coin": 1, "tablet": 1, "arrowhead": 1},
    ("bird", 9): {"coin": 1, "jewel": 1},
    ("bird", 10): {"compass": 1, "jewel": 1},
    ("bird", 12): {"coin": 1, "tablet": 1, "arrowhead": 1},
    ("snake", 2): {"jewel": 1},
    ("snake", 4): {"tablet": 1, "jewel": 1},
    ("snake", 6): {"tablet": 2, "arrowhead": 1},
    ("snake", 8): {},
    ("snake", 9): {"arrowhead": 2},
    ("snake", 11): {"tablet": 1, "jewel": 1},
    ("snake", 13): {"coin": 1, "tablet": 1, "arrowhead": 1},
}


@pytest.mark.rule("A13.8")
def test_the_tile_is_claimed_on_arrival_even_if_a_further_research_comes_first():
    s = game(round=2)
    row(s, "idol-of-ara-anu", "mortar")
    tokens(s, glass=12, notebook=9)
    bonus(s, 10, "tablet")
    temple_bonus(s, "coin", "draw")
    goods(s, coin=1, compass=2, jewel=1)
    say(s, "research notebook 10", "first row", "take idol-of-ara-anu", "resolve")
    assert s.bonus[10] == 0
    say(s, "research glass 14", "tile coin")
    assert resources(s) == {"coin": 1, "tablet": 1}, "the further research is completed, then comes the waiting tile"


@pytest.mark.rule("A14.1")
def test_recruiting_takes_the_top_of_a_stack_silver_and_ready_and_usable_at_once():
    s = game()
    tokens(s, glass=2)
    goods(s, jewel=1)
    heights = [len(stack) for stack in s.supply]
    say(s, "research notebook 2")
    assert begins(s, "recruit") == ["1", "2", "3"]
    say(s, "recruit 2")
    assert team_of(s) == ["assistant-02"]
    assert [len(stack) for stack in s.supply] == [heights[0], heights[1] - 1, heights[2]]
    say(s, "use assistant-02")
    assert resources(s) == {"tablet": 1}


@pytest.mark.rule("A14.1", "A13.7")
def test_recruiting_from_empty_stacks_does_nothing():
    """R14."""
    s = game(players=4)
    for seat in range(1, 4):
        for _ in range(2):
            employ(s, next(top for top in tops(s) if top), seat=seat)
    for number in range(3):
        for assistant in list(s.supply[number]):
            s.rescue = numbers([*s.rescue, assistant])
        s.supply[number] = numbers([])
    tokens(s, glass=2)
    goods(s, jewel=1)
    say(s, "research notebook 2")
    assert step(s) == "end-turn"


@pytest.mark.rule("A14.2")
def test_an_exhausted_assistant_cannot_be_used_until_it_is_refreshed():
    s = game()
    hand(s, "ceremonial-rattle")
    goods(s, tablet=1)
    employ(s, "assistant-02")
    say(s, "use assistant-02")
    assert begins(s, "use") == []
    say(s, "play ceremonial-rattle", "refresh assistant-02", "use assistant-02")
    assert resources(s) == {"tablet": 2 - 1 + 1}
    finish_round(s)
    assert team_of(s) == ["assistant-02"]


@pytest.mark.rule("A14.3")
def test_upgrading_turns_a_silver_assistant_gold_and_ready():
    s = game()
    tokens(s, glass=5, notebook=3)
    employ(s, "assistant-01", exhausted=True)
    employ(s, "assistant-04", gold=True, exhausted=True)
    goods(s, tablet=2, arrowhead=1)
    say(s, "research notebook 5")
    assert legal(s) == ["promote assistant-01"], "a gold one cannot be chosen"
    say(s, "promote assistant-01")
    assert team_of(s) == ["assistant-01+", "(assistant-04+)"]
    s = game()
    tokens(s, glass=5, notebook=3)
    goods(s, tablet=2, arrowhead=1)
    say(s, "research notebook 5")
    assert step(s) == "end-turn"


@pytest.mark.rule("A14.4")
def test_all_assistants_are_free_actions_but_the_purchase_discount():
    for number in range(1, 13):
        s = game()
        hand(s, "fear")
        deck(s, "dog")
        played(s)
        rich(s)
        employ(s, f"assistant-{number:02}", gold=True)
        say(s, f"use assistant-{number:02}")
        while step(s) not in ("turn", "end-turn"):
            words = legal(s)
            say(s, next((word for word in words if word.startswith(("decline", "draw"))), words[0]))
        assert step(s) == ("end-turn" if number == 10 else "turn")


def played(s: Arnak) -> None:
    """Something to exile."""
    s.players[0].fear_tiles = 1


@pytest.mark.rule("A14.5")
def test_the_boot_of_an_assistant_is_paid_like_any_travel_cost():
    s = game()
    employ(s, "assistant-03")
    assert begins(s, "use") == []
    hand(s, "mortar")
    say(s, "use assistant-03", "accept", "travel mortar")
    assert resources(s) == {"arrowhead": 1}
    assert team_of(s) == ["(assistant-03)"]


# -- the Snake Temple


@pytest.mark.rule("A18.1")
def test_the_snake_side_has_other_travel_costs_on_four_sites_and_other_temple_costs():
    differing = []
    bird, snake = game(), game(board="snake")
    sites = bird.view(None)["sites"], snake.view(None)["sites"]
    assert isinstance(sites[0], dict)
    assert isinstance(sites[1], dict)
    for name, site in sites[0].items():
        for space, entry in site["spaces"].items():
            if entry["cost"] != sites[1][name]["spaces"][space]["cost"]:
                differing.append(name)
    assert differing == ["r2c2", "r2c3", "r3c2", "r3c3"]
    tokens(snake, glass=14)
    goods(snake, compass=1, tablet=2)
    assert begins(snake, "temple") == ["t2-left"]
    goods(snake, compass=0, tablet=0, coin=1, arrowhead=1)
    assert begins(snake, "temple") == ["t2-right"]


@pytest.mark.rule("A18.3")
def test_the_bridges_into_row_four_cost_an_idol_from_the_crates():
    s = game(board="snake")
    tokens(s, glass=6)
    idols(s, slots=[1])
    assert begins(s, "research") == []
    idols(s, crates=1)
    points = s.scores()[0]
    say(s, "research glass 8")
    assert s.players[0].idols == 0
    assert s.lost_idols == 1
    assert s.scores()[0] == points - 3 + 1, "three points for the idol are lost, row four is worth one more"
    s = game(board="snake")
    tokens(s, glass=8, notebook=7)
    idols(s, crates=2)
    say(s, "research notebook 8")
    assert s.players[0].idols == 1


@pytest.mark.rule("A18.4")
def test_rescue_takes_any_assistant_of_the_stack_silver_and_exhausted():
    s = game(players=3, board="snake")
    tokens(s, glass=6)
    idols(s, crates=1)
    waiting = [ASSISTANT.values[one] for one in s.rescue]
    assert s.view(0)["rescue"] == {"assistants": 3, "top": waiting[-1], "all": None}
    say(s, "research glass 8")
    assert set(begins(s, "rescue")) == set(waiting)
    assert s.rescue_seen == BIT[0]
    say(s, f"rescue {waiting[0]}")
    assert team_of(s) == [f"({waiting[0]})"]
    assert [ASSISTANT.values[one] for one in s.rescue] == waiting[1:], "the others keep their order"
    assert s.view(0)["rescue"] == {"assistants": 2, "top": waiting[-1], "all": waiting[1:]}
    assert s.view(1)["rescue"] == {"assistants": 2, "top": waiting[-1], "all": None}


@pytest.mark.rule("A18.4")
def test_the_notebook_gets_a_free_artifact_in_row_four():
    s = game(board="snake", round=2)
    row(s, "mortar", "sundial")
    tokens(s, glass=8, notebook=7)
    idols(s, crates=1)
    say(s, "research notebook 8")
    assert legal(s) == ["decline", "take mortar", "take sundial"]


@pytest.mark.rule("A18.5")
def test_the_glass_in_row_five_upgrades_and_refreshes():
    s = game(board="snake")
    tokens(s, glass=8)
    employ(s, "assistant-01", exhausted=True)
    employ(s, "assistant-02")
    goods(s, arrowhead=2)
    say(s, "research glass 9")
    assert begins(s, "promote") == ["assistant-01", "assistant-02"]
    say(s, "promote assistant-01")
    assert team_of(s) == ["assistant-01+", "assistant-02"]


@pytest.mark.rule("A18.6")
def test_the_glass_in_rows_six_and_seven_takes_fear():
    s = game(board="snake")
    tokens(s, glass=9)
    goods(s, tablet=1, jewel=1)
    say(s, "research glass 11", "end", "pass", "end")
    assert played_of(s) == ["fear"]
    goods(s, coin=1, tablet=1, arrowhead=1)
    say(s, "research glass 13")
    assert played_of(s) == ["fear", "fear"]


@pytest.mark.rule("A18.7")
def test_a_token_arriving_in_row_seven_takes_one_of_the_tiles():
    s = game(players=3, board="snake")
    bonus(s, 13, "coin", "tablet", "draw")
    tokens(s, glass=11)
    tokens(s, glass=13, notebook=11, seat=1)
    for seat in (0, 1):
        goods(s, seat=seat, coin=1, tablet=1, arrowhead=1)
    say(s, "research glass 13")
    assert begins(s, "tile") == ["coin", "tablet", "draw"]
    say(s, "tile tablet", "first tile")
    assert resources(s) == {"tablet": 1}
    assert played_of(s) == ["fear"]
    say(s, "end", "research notebook 13")
    assert begins(s, "tile") == ["coin", "draw"]
    say(s, "tile coin", "first row")
    assert resources(s, 1) == {"coin": 1, "jewel": 1}
    assert s.bonus[13] == 5


@pytest.mark.rule("A18.8")
def test_assistants_waiting_for_rescue_cannot_be_borrowed():
    s = game(board="snake")
    hand(s, "coconut-flask")
    goods(s, tablet=1)
    supply(s, "assistant-01", "assistant-02", "assistant-12")
    say(s, "play coconut-flask")
    assert begins(s, "borrow") == ["1", "2", "3"]


@pytest.mark.rule("A18.9")
def test_a_discount_never_stands_in_for_the_idol_but_journal_does():
    s = game(board="snake")
    tokens(s, glass=6, notebook=7)
    hand(s, "idol-of-ara-anu")
    goods(s, tablet=1)
    say(s, "play idol-of-ara-anu")
    assert step(s) == "end-turn"
    s = game(board="snake")
    tokens(s, glass=8, notebook=7)
    hand(s, "journal")
    say(s, "play journal", "research notebook 8")
    assert s.players[0].notebook == 8
    assert s.lost_idols == 0
