"""Previews: what a word of Cyclades would do, before it is said."""

import pytest

from pelagos.core.preview import Reason
from pelagos.games.cyclades.game import GAME
from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import (
    bidding,
    building,
    figurine,
    fleet,
    game,
    give,
    island,
    legal,
    loaded,
    metropolis,
    on_track,
    say,
    step,
    turn,
)


@pytest.mark.rule("C1.7")
@pytest.mark.parametrize("open_gold", [False, True])
def test_a_word_that_ends_the_game_uncovers_hidden_gold(open_gold: bool):
    s = game(open_gold=open_gold)
    metropolis(s, "gyaros", "thira")
    turn(s, "ares")
    preview = s.perspective(0).preview("pass")
    assert preview.ends_turn
    assert preview.uncovers is not open_gold
    assert preview.view is not None
    assert preview.view["over"] is open_gold, "what is known stands before the end"


def land_attack(s: Cyclades, attackers: int, defenders: int) -> str:
    """Seat 0 could land troops from gyaros on mykonos, which seat 1 holds; the word that does it."""
    island(s, 0, "gyaros", attackers)
    island(s, 1, "mykonos", defenders)
    fleet(s, 0, "b2")
    turn(s, "ares")
    say(s, "march gyaros")
    return f"land mykonos {attackers}"


def odds(s: Cyclades, word: str, of: str) -> dict[str, float]:
    found = s.perspective(int(s.seat)).preview(word).odds or []
    return {one["outcome"]: one["chance"] for one in found if one["of"] == of}


@pytest.mark.rule("C14.2", "C14.5")
def test_equal_sides_lose_alike():
    s = game()
    word = land_attack(s, 1, 1)
    before = odds(s, word, "round")
    assert before["attacker-loses-one"] == before["defender-loses-one"]
    assert sum(before.values()) == pytest.approx(1)
    assert odds(s, word, "battle") == pytest.approx(
        {
            "attacker-wins": before["defender-loses-one"],
            "defender-wins": before["attacker-loses-one"],
            "all-destroyed": before["both-lose-one"],
        }
    )


@pytest.mark.rule("C14.3")
def test_what_helps_the_defender_is_in_the_odds():
    chances = []
    for help_ in (None, "fortress", "metropolis", "minotaur"):
        s = game()
        word = land_attack(s, 3, 2)
        if help_ == "fortress":
            building(s, "mykonos", 1, "fortress")
        elif help_ == "metropolis":
            metropolis(s, "mykonos")
        elif help_ == "minotaur":
            figurine(s, "minotaur", "mykonos")
        chances.append(odds(s, word, "battle")["attacker-wins"])
    plain, fortress, metropolis_, minotaur = chances
    assert plain > fortress == metropolis_ > minotaur


@pytest.mark.rule("C14.6")
def test_before_a_retreat_the_odds_are_those_of_fighting_on():
    s = game()
    fleet(s, 0, "d3", 3)
    fleet(s, 1, "d4", 3)
    turn(s, "poseidon")
    loaded(s, 0, 2)
    say(s, "sail d3", "to d4 3")
    for asked in ("defender-retreats", "attacker-retreats"):
        assert step(s) == asked
        assert odds(s, "pass", "battle")["attacker-wins"] < odds(s, "pass", "battle")["defender-wins"], "two against three"
        assert all(odds(s, word, "battle") == {} for word in legal(s, "retreat"))
        say(s, "pass")


def test_words_without_a_battle_have_no_odds():
    s = game()
    island(s, 0, "gyaros", 2)
    turn(s, "ares")
    assert all(s.perspective(0).preview(word).odds is None for word in s.legal())


@pytest.mark.rule("C9.2", "C11.1", "C13.1")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("build gyaros 1", Reason("needs-gold", {"gold": 2, "have": 0}, "C11.1")),
        ("sail d3", Reason("needs-gold", {"gold": 1, "have": 0}, "C13")),
        ("march gyaros", Reason("other-god", {"god": "ares"}, "C8.3")),
        ("summon kraken 0", Reason("card-away", {}, "C9.1")),
        ("bid ares 3", Reason("not-now", {"step": "god-turn"})),
        ("pass", None),
    ],
)
def test_what_cannot_be_said_has_a_reason(word: str, reason: Reason | None):
    s = game()
    fleet(s, 0, "d3")
    on_track(s, "giant", None, None)
    give(s, 0, gold=0)
    turn(s, "poseidon")
    assert s.perspective(0).why_not(word) == reason
    other = s.perspective(1).why_not(word)
    assert other == Reason("not-your-turn", {"seat": "1"})


@pytest.mark.rule("C11.2", "C13.1")
def test_with_gold_enough_the_reason_is_another():
    s = game()
    give(s, 0, gold=20)
    turn(s, "poseidon")
    assert s.perspective(0).why_not("sail d3") == Reason("nothing-goes", {}, "C13")
    assert s.perspective(0).why_not("build mykonos 1") == Reason("no-place", {}, "C11.2")


@pytest.mark.rule("C10.1", "C20.1")
def test_the_view_tells_what_recruits_cost_and_with_how_many_markers_one_bids():
    s = game()
    turn(s, "poseidon")
    poseidon = next(god for god in s.view(0)["gods"]["available"] if god["god"] == "poseidon")
    assert poseidon["prices"] == [0, 1, 2, 3]
    assert [GAME.new(players=players, seed=1).view(0)["markers"] for players in (2, 3, 4, 5)] == [2, 1, 1, 1]


@pytest.mark.rule("C7.2", "C7.3", "C7.6")
def test_why_an_amount_cannot_be_offered():
    s = game()
    give(s, 0, gold=3, priests=1)
    bidding(s, 0, 1, 2)
    say(s, "bid ares 2", "bid ares 3")
    reasons = {word: s.perspective(0).why_not(word) for word in ("bid ares 4", "bid zeus 5", "bid zeus 4")}
    assert reasons == {
        "bid ares 4": Reason("just-outbid", {"god": "ares"}, "C7.3"),
        "bid zeus 5": Reason("needs-gold", {"gold": 4, "have": 3}, "C7.6"),
        "bid zeus 4": None,
    }


@pytest.mark.rule("C7.8", "C20.4")
def test_gold_for_another_offering_cannot_be_offered_again():
    s = game(2)
    give(s, 0, gold=6)
    bidding(s, 0, 1, 0, 1)
    say(s, "bid ares 4", "apollo")
    assert s.perspective(0).why_not("bid zeus 3") == Reason("needs-free-gold", {"gold": 3, "have": 2}, "C7.6")
    assert s.perspective(0).why_not("bid zeus 2") is None
