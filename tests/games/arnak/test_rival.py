"""A19: the solo game."""

from collections import Counter

import pytest

from pelagos.core.journal import entries
from pelagos.core.rng import seeded
from pelagos.games.arnak.game import GAME
from pelagos.games.arnak.lookup import CARD_POINTS, IDOL_NAMES, RIVAL_ARROW, RIVAL_NAMES
from pelagos.games.arnak.player import NONE
from pelagos.games.arnak.state import RIVAL, Arnak
from pelagos.games.arnak.words import ASSISTANT, CARD, GUARDIAN
from tests.games.arnak.invariants import check
from tests.games.arnak.positions import (
    begins,
    bonus,
    discovered,
    finish_round,
    game,
    guard,
    guardian_at,
    hand,
    idol_at,
    numbers,
    overcome,
    played,
    resources,
    rival_tiles,
    row,
    row_of,
    say,
    sites_of,
    stand,
    step,
    supply,
    temple_bonus,
    tile_at,
    tokens,
    tops,
)

LEFT, RIGHT = "dig-coin", "dig-compass"
"""Tiles whose backs point left and right; laid under the tile in question."""


def solo(round: int = 1, board: str = "bird") -> Arnak:  # noqa: A002
    return game(players=1, round=round, board=board)


def rival_does(s: Arnak, tile: str, arrow: str = LEFT) -> None:
    """The rival turns up this tile while the next one shows that arrow."""
    rival_tiles(s, tile, arrow)
    s.push(4, 0)
    s.settle()
    check(s)


@pytest.mark.rule("A19.1")
def test_setup_for_one_player():
    s = GAME.new(players=1, seed=2)
    assert isinstance(s, Arnak)
    assert resources(s) == {"coin": 1, "compass": 1}
    assert [int(number) for number in s.temple] == [2] * 6
    assert len(s.temple_bonus) == 2
    assert s.rival.home + len(sites_of(s, RIVAL)) == 6
    assert s.fears == 17


@pytest.mark.rule("A19.2")
@pytest.mark.parametrize("difficulty", range(6))
def test_the_stack_has_the_archaeologists_and_one_of_each_pair(difficulty: int):
    seen = set()
    for seed in range(12):
        s = GAME.new(players=1, seed=seed, difficulty=str(difficulty))
        assert isinstance(s, Arnak)
        names = [RIVAL_NAMES[tile] for tile in [*s.rival.stack, *s.rival.used]]
        assert len(names) == 10
        assert len([name for name in names if name.startswith("dig")]) == 5
        assert len([name for name in names if name.endswith("red")]) == difficulty
        pairs = [name.rsplit("-", 1)[0] for name in names if not name.startswith("dig")]
        assert sorted(pairs) == ["buy-artifact", "buy-item", "discover", "overcome", "research"]
        assert Counter(int(RIVAL_ARROW[RIVAL_NAMES.index(name)]) for name in names) == {0: 5, 1: 5}
        seen.add(tuple(sorted(names)))
    assert (len(seen) == 1) == (difficulty in (0, 5))


@pytest.mark.rule("A19.3")
def test_the_rival_starts_and_both_alternate_until_one_is_done():
    s = GAME.new(players=1, seed=2)
    assert isinstance(s, Arnak)
    assert len(s.rival.used) == 1
    hand(s, "torch")
    say(s, "play torch", "decline", "end")
    assert (step(s), len(s.rival.used)) == ("turn", 2)
    say(s, "pass", "end")
    assert step(s) == "keep-cards"
    assert len(s.rival.used) == 10, "when the player has passed the rival goes on alone"
    finish_round(s)
    assert s.round == 2
    assert len(s.rival.used) == 1, "the rival starts every round"


@pytest.mark.rule("A19.3")
def test_the_player_goes_on_alone_after_the_tenth_tile():
    s = solo()
    s.rival.used = numbers([*s.rival.used, *s.rival.stack])
    s.rival.stack = numbers([])
    hand(s, "torch", "axe")
    say(s, "play torch", "decline", "end")
    assert step(s) == "turn"
    say(s, "play axe", "decline", "end")
    assert step(s) == "turn"
    assert s.seat == 0


@pytest.mark.rule("A19.4")
def test_the_rival_never_pays_gains_or_uses_effects():
    s = solo()
    discovered(s, "r1c1", "site-1-9")
    before = resources(s)
    rival_does(s, "dig-jewel")
    assert sites_of(s, RIVAL) == ["r1c1"]
    assert resources(s) == before
    assert s.fears == 19


@pytest.mark.rule("A19.4")
def test_an_impossible_action_does_nothing():
    s = solo()
    for camp in range(1, 6):
        s.spaces[2 * (camp - 1)] = RIVAL
    s.rival.home = 1
    used = len(s.rival.used)
    rival_does(s, "dig-coin", RIGHT)
    assert s.rival.home == 1
    assert len(s.rival.used) == used + 1


@pytest.mark.rule("A19.5")
def test_the_arrow_of_the_next_tile_decides():
    for arrow, site in [(LEFT, "r1c1"), (RIGHT, "r1c4")]:
        s = solo()
        discovered(s, "r1c1", "site-1-5")
        discovered(s, "r1c4", "site-1-6")
        rival_does(s, "dig-tablet", arrow)
        assert sites_of(s, RIVAL) == [site]


@pytest.mark.rule("A19.5")
def test_for_the_last_tile_the_first_of_the_round_decides():
    for first, site in [("dig-coin", "r1c1"), ("dig-compass", "r1c4")]:
        s = solo()
        discovered(s, "r1c1", "site-1-5")
        discovered(s, "r1c4", "site-1-6")
        tablet = RIVAL_NAMES.index("dig-tablet")
        others = [int(tile) for tile in [*s.rival.stack, *s.rival.used] if tile not in (tablet, RIVAL_NAMES.index(first))]
        s.rival.used = numbers([RIVAL_NAMES.index(first), *others[:8]])
        s.rival.stack = numbers([tablet])
        s.push(4, 0)
        s.settle()
        assert sites_of(s, RIVAL) == [site]


@pytest.mark.rule("A19.5")
def test_a_guess_keeps_the_arrow_that_is_seen():
    s = solo()
    rival_tiles(s, "dig-compass")
    tops_seen = set()
    for seed in range(30):
        guess = s.determinize(0, seed)
        assert isinstance(guess, Arnak)
        tops_seen.add(RIVAL_NAMES[guess.rival.stack[len(guess.rival.stack) - 1]])
        assert sorted(guess.rival.stack) == sorted(s.rival.stack)
    assert all(RIVAL_ARROW[RIVAL_NAMES.index(name)] == 1 for name in tops_seen)
    assert len(tops_seen) > 1


@pytest.mark.rule("A19.6")
def test_dig_takes_the_highest_row_that_offers_the_resource():
    s = solo()
    rival_does(s, "dig-jewel")
    assert sites_of(s, RIVAL) == ["camp-5"]
    discovered(s, "r1c1", "site-1-10")
    discovered(s, "r2c1", "site-1-9")
    discovered(s, "r3c4", "site-2-3")
    for site in ["r3c4", "r2c1", "r1c1"]:
        rival_does(s, "dig-jewel")
        assert site in sites_of(s, RIVAL)
    before = sites_of(s, RIVAL)
    rival_does(s, "dig-jewel")
    assert sites_of(s, RIVAL) == before, "no free space: nothing"


@pytest.mark.rule("A19.6")
def test_the_tile_with_a_choice_offers_compasses():
    """R19."""
    s = solo()
    discovered(s, "r1c1", "site-1-1")
    rival_does(s, "dig-compass", LEFT)
    assert sites_of(s, RIVAL) == ["r1c1"]


@pytest.mark.rule("A19.7")
@pytest.mark.parametrize(
    ("colour", "number", "level", "guarded"),
    [
        ("green", 1, 1, True),
        ("red", 1, 1, False),
        ("green", 2, 1, False),
        ("red", 2, 1, True),
        ("green", 3, 1, True),
        ("red", 3, 1, False),
        ("green", 4, 2, False),
        ("red", 4, 2, True),
        ("green", 5, 0, False),
        ("red", 5, 2, False),
    ],
)
def test_discover_by_round_and_colour(colour: str, number: int, level: int, guarded: bool):
    s = solo(round=number)
    rival_does(s, f"discover-{colour}")
    site = {0: None, 1: "r1c1", 2: "r3c1"}[level]
    if site is None:
        assert sites_of(s, RIVAL) == []
        return
    assert sites_of(s, RIVAL) == [site]
    assert tile_at(s, site) is not None
    assert (guardian_at(s, site) is not None) == guarded


@pytest.mark.rule("A19.7")
def test_the_lower_row_of_level_one_comes_first_then_the_arrow():
    s = solo()
    rival_does(s, "discover-green", RIGHT)
    assert sites_of(s, RIVAL) == ["r1c4"]
    for number, site in enumerate(["r1c1", "r1c2", "r1c3"], 1):
        discovered(s, site, next(f"site-1-{n}" for n in range(number, 11) if n - 1 in list(s.levels[0].items)))
    rival_does(s, "discover-green", RIGHT)
    assert set(sites_of(s, RIVAL)) == {"r1c4", "r2c4"}


@pytest.mark.rule("A19.7")
def test_idols_of_a_kind_it_lacks_lie_face_up_and_others_in_the_stack():
    s = solo(round=4)
    idol_at(s, "r3c1", "coin")
    idol_at(s, "r3c2", "coin")
    rival_does(s, "discover-red")
    assert (s.rival.idols, s.rival.stacked) == (2 ** IDOL_NAMES.index("coin"), 1)
    rival_does(s, "discover-red")
    assert (s.rival.idols, s.rival.stacked) == (2 ** IDOL_NAMES.index("coin"), 3)


@pytest.mark.rule("A19.8")
def test_research_advances_the_glass_and_removes_tile_and_assistant():
    s = solo()
    bonus(s, 3, "coin")
    supply(s, "assistant-01", "assistant-02", "assistant-03")
    rival_does(s, "research-red", LEFT)
    assert s.rival.glass == 1
    assert [len(stack) for stack in s.supply] == [3, 4, 4]
    rival_does(s, "research-red", LEFT)
    assert (s.rival.glass, s.bonus[3]) == (3, 0)
    assert [len(stack) for stack in s.supply] == [3, 3, 4], "the highest stack, ties by the arrow"
    rival_does(s, "research-red", RIGHT)
    assert [len(stack) for stack in s.supply] == [3, 3, 3]


@pytest.mark.rule("A19.8")
def test_research_in_the_lost_temple():
    s = solo()
    s.rival.glass = 12
    temple_bonus(s, "coin", "draw")
    rival_does(s, "research-green")
    assert (s.rival.glass, s.rival.arrival, s.arrivals) == (14, 0, 1)
    assert [int(tile) for tile in s.temple_bonus] == [0], "the top tile is removed"
    for arrow, stack in [(RIGHT, 4), (LEFT, 3)]:
        rival_does(s, "research-green", arrow)
        assert s.rival.temple[stack] == 1
    tokens(s, glass=14)
    assert s.players[0].arrival == 1


@pytest.mark.rule("A19.8")
def test_green_research_rests_in_round_five_and_red_does_not():
    s = solo(round=5)
    rival_does(s, "research-green")
    assert s.rival.glass == 0
    rival_does(s, "research-red")
    assert s.rival.glass == 1


@pytest.mark.rule("A19.8")
def test_on_the_snake_side_the_top_of_the_rescue_stack_is_removed():
    s = solo(board="snake")
    s.rival.glass = 6
    waiting = [ASSISTANT.values[one] for one in s.rescue]
    rival_does(s, "research-green")
    assert s.rival.glass == 8
    assert [ASSISTANT.values[one] for one in s.rescue] == waiting[:-1]


@pytest.mark.rule("A19.8", "A19.14")
@pytest.mark.parametrize(("arrow", "left"), [(LEFT, ["tablet"]), (RIGHT, ["coin"])])
def test_in_snake_row_seven_one_tile_goes_by_the_arrow(arrow: str, left: list[str]):
    s = solo(board="snake")
    bonus(s, 13, "coin", "tablet")
    s.rival.glass = 11
    rival_does(s, "research-green", arrow)
    research = s.view(0)["research"]
    assert isinstance(research, dict)
    assert research["bonus"]["13"] == left


@pytest.mark.rule("A19.9")
def test_overcome_takes_a_guardian_where_the_rival_stands():
    s = solo()
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    discovered(s, "r2c1", "site-1-2", guardian="guardian-02")
    discovered(s, "r2c2", "site-1-3", guardian="guardian-03")
    stand(s, "r1c1", seat=RIVAL)
    stand(s, "r2c1", seat=RIVAL)
    stand(s, "r2c2")
    rival_does(s, "overcome-green")
    assert s.rival.guardians == 2 ** GUARDIAN.index["guardian-02"], "the higher row first"
    rival_does(s, "overcome-green")
    assert guardian_at(s, "r1c1") is None
    assert guardian_at(s, "r2c2") == "guardian-03"


@pytest.mark.rule("A19.9")
def test_without_a_guardian_it_researches_but_removes_no_supply_assistant():
    s = solo(board="snake")
    s.rival.glass = 7
    heights = [len(stack) for stack in s.supply]
    waiting = len(s.rescue)
    rival_does(s, "overcome-red")
    assert s.rival.glass == 8
    assert [len(stack) for stack in s.supply] == heights
    assert len(s.rescue) == waiting - 1, "the rescue assistant is still removed"
    s = solo(round=5)
    rival_does(s, "overcome-green")
    assert s.rival.glass == 0


@pytest.mark.rule("A19.10")
@pytest.mark.parametrize(
    ("tile", "arrow", "card"),
    [
        ("buy-item-green", LEFT, "dog"),
        ("buy-item-green", RIGHT, "rope"),
        ("buy-item-red", LEFT, "brush"),
        ("buy-item-red", RIGHT, "steam-boat"),
        ("buy-artifact-green", LEFT, "war-club"),
        ("buy-artifact-green", RIGHT, "war-club"),
        ("buy-artifact-red", LEFT, "treasure-chest"),
        ("buy-artifact-red", RIGHT, "treasure-chest"),
    ],
)
def test_buying_takes_the_lowest_or_highest_points(tile: str, arrow: str, card: str):
    s = solo(round=2)
    row(s, "treasure-chest", "war-club", "brush", "dog", "rope", "steam-boat")
    rival_does(s, tile, arrow)
    cards = [CARD.values[one] for one in range(75) if (s.rival.items | s.rival.artifacts << 40) >> one & 1]
    assert cards == [card]
    assert card not in row_of(s)
    assert None not in row_of(s), "the row is refilled"


@pytest.mark.rule("A19.11")
def test_at_the_end_of_the_round_the_rival_takes_no_fear_and_its_tiles_are_shuffled():
    s = solo()
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    discovered(s, "r1c2", "site-1-2", guardian="guardian-02")
    stand(s, "r1c1", seat=RIVAL)
    stand(s, "r1c2")
    fears = s.fears
    finish_round(s)
    assert fears - s.fears == 1, "only yours"
    assert len(s.rival.stack) + len(s.rival.used) == 10
    assert len(s.rival.used) == 1


@pytest.mark.rule("A19.12")
def test_the_score_of_the_rival_and_who_wins():
    s = solo(round=5)
    s.rival.glass = 11
    s.rival.temple[3] = 1
    s.temple[3] -= 1
    s.rival.guardians = 1
    s.guardians = numbers([one for one in s.guardians if one != 0])
    s.rival.idols = 0b101
    s.rival.stacked = 2
    s.lost_idols -= 4
    row(s, "treasure-chest", None, None, None, None, "brush")
    s.rival.artifacts = 2 ** (CARD.index["treasure-chest"] - 40)
    s.rival.items = 2 ** CARD.index["brush"]
    s.row[0] = s.row[5] = NONE
    rival = s.view(0)["rival"]
    assert isinstance(rival, dict)
    assert rival["sheet"] == {"research": 12, "temple": 6, "idols": 6 + 4, "guardians": 5, "cards": 3 + 3, "fear": 0}
    assert rival["points"] == 12 + 6 + 5 + 6 + 4 + 3 + 3
    assert s.ranking() == [2]
    overcome(s, "guardian-05")
    tokens(s, glass=11, notebook=11)
    overcome(s, "guardian-06")
    assert s.scores() == [40]
    assert s.ranking() == [1]


@pytest.mark.rule("A19.12", "A22")
def test_a_solo_tie_is_decided_like_any_other():
    """R6: the Lost Temple first, then the research score with the rival's glass only; still tied is a draw."""
    s = solo(round=5)
    s.rival.glass = 9
    s.rival.stacked = 2
    s.lost_idols -= 2
    rival = s.view(0)["rival"]
    assert isinstance(rival, dict)
    assert (rival["points"], s.scores()) == (13, [10])
    played(s, "steam-boat")
    assert s.scores() == [13]
    assert s.ranking() == [2]
    s = solo(round=5)
    s.rival.stacked = 5
    s.lost_idols -= 5
    assert (s.scores(), s.ranking()) == ([10], [1])


@pytest.mark.rule("A19.13")
def test_the_rivals_archaeologists_take_up_spaces_and_occupy_sites():
    s = solo()
    stand(s, "camp-1a", seat=RIVAL)
    hand(s, "dog", "fear", "bear-trap")
    guard(s, "camp-1", "guardian-01")
    assert "camp-1a" not in begins(s, "dig")
    after = s.clone()
    say(after, "play dog")
    assert "camp-1" not in begins(after, "activate")
    say(s, "play bear-trap")
    assert begins(s, "overcome") == []


@pytest.mark.rule("A19.14")
def test_several_choices_of_one_turn_use_the_same_arrow():
    s = solo()
    supply(s, "assistant-01", "assistant-02", "assistant-03")
    rival_does(s, "research-green", RIGHT)
    assert s.rival.glass == 2
    assert [len(stack) for stack in s.supply] == [4, 4, 3]


@pytest.mark.rule("A19.15")
def test_a_part_that_finds_nothing_is_skipped():
    s = solo()
    s.rival.glass = 14
    s.rival.arrival = 0
    s.arrivals = 1
    s.rival.temple[3] = s.rival.temple[4] = 2
    s.temple[3] = s.temple[4] = 0
    before = tops(s)
    rival_does(s, "research-green", LEFT)
    assert tops(s) != before, "the assistant is still removed"
    row(s, None, *[None] * 5)
    s.row = numbers([NONE] * 6)
    pile = [int(card) for card in s.artifacts]
    s.artifacts = numbers([])
    for card in pile:
        s.exiled_artifacts |= 2 ** (card - 40)
    rival_does(s, "buy-artifact-red")
    assert s.rival.artifacts == 0


def test_a_solo_game_comes_to_its_end():
    for seed in range(4):
        s = GAME.new(players=1, seed=seed, difficulty=str(seed + 1), board="snake" if seed % 2 else "bird")
        rng = seeded(seed)
        while not s.over:
            words = s.legal()
            s.play(words[rng.below(len(words))])
            check(s)
        assert s.ranking() in ([1], [2])


@pytest.mark.rule("A19.5")
def test_the_log_tells_among_how_many_the_arrow_chose():
    """So that a reader learns the reason: the only one of the highest rank, or the leftmost of several."""
    s = solo()
    rival_does(s, "dig-coin")
    assert told(s, "rival-sent")["among"] == 1, "the coin camp is the only site with coins"
    s = solo()
    rival_does(s, "discover-green")
    assert told(s, "rival-discovered")["among"] == 4, "all four of the lower row are hidden"
    rival_does(s, "discover-green", RIGHT)
    assert told(s, "rival-discovered")["among"] == 3
    s = solo()
    row(s, "war-mask", "torch", "hat", "rope", "axe", None)
    fewest = min(points_of(card) for card in ("torch", "hat", "rope", "axe"))
    rival_does(s, "buy-item-green")
    assert told(s, "rival-bought")["among"] == [points_of(card) for card in ("torch", "hat", "rope", "axe")].count(fewest)


def told(s: Arnak, message: str) -> dict[str, object]:
    """The latest line of a kind."""
    return next(entry for entry in reversed(entries(s.journal, GAME.messages, None)) if entry["message"] == message)


def points_of(card: str) -> int:
    return int(CARD_POINTS[CARD.values.index(card)])
