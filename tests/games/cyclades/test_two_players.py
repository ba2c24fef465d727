"""C20: two players."""

import pytest

from pelagos.core.errors import IllegalWord
from tests.games.cyclades.positions import (
    bidding,
    building,
    fresh,
    game,
    give,
    legal,
    metropolis,
    on_track,
    rest_of,
    say,
    standing,
    step,
)


@pytest.mark.rule("C20.1")
def test_each_player_has_two_markers_on_the_small_map():
    s = fresh(2)
    assert s.chart().name == "m23"
    assert sorted([int(s.seat), *list(s.turn_track)[1:]]) == [0, 0, 1, 1]


@pytest.mark.rule("C20.2")
def test_three_gods_and_apollo_are_available():
    s = fresh(2)
    assert len({word.split()[1] for word in legal(s, "bid")}) == 3
    assert "apollo" in legal(s)


@pytest.mark.rule("C20.3")
def test_each_marker_bids_by_itself():
    s = game(2)
    bidding(s, 0, 1, 1, 0, gods=("poseidon", "ares", "zeus"))
    say(s, "bid ares 1")
    assert s.seat == 1
    say(s, "bid poseidon 1")
    assert s.seat == 1
    say(s, "apollo")
    assert s.seat == 0
    say(s, "bid zeus 2")
    assert standing(s) == {"ares": (0, 1), "poseidon": (1, 1), "zeus": (0, 2)}


@pytest.mark.rule("C20.3", "C7.3")
def test_the_own_marker_may_be_displaced_and_then_bids_elsewhere():
    s = game(2)
    bidding(s, 0, 0, 1, 1, gods=("poseidon", "ares", "zeus"))
    say(s, "bid ares 3", "bid ares 5")
    assert s.seat == 0
    assert legal(s, "bid ares") == []
    say(s, "bid zeus 1")
    assert standing(s) == {"ares": (0, 5), "zeus": (0, 1)}
    assert s.seat == 1


@pytest.mark.rule("C20.3")
def test_a_bid_displaced_by_the_bid_being_made_no_longer_counts():
    s = game(2)
    give(s, 0, gold=6)
    bidding(s, 0, 0, 1, 1, gods=("poseidon", "ares", "zeus"))
    say(s, "bid ares 4")
    assert rest_of(s, "bid ares") == ["5", "6"]
    assert rest_of(s, "bid zeus") == ["1", "2"]


@pytest.mark.rule("C20.3", "C7.6")
def test_a_displaced_bid_no_longer_counts():
    s = game(2)
    give(s, 0, gold=6)
    bidding(s, 0, 1, 0, 1, gods=("poseidon", "ares", "zeus"))
    say(s, "bid ares 6", "bid ares 7")
    assert rest_of(s, "bid zeus")[-1] == "6"


@pytest.mark.rule("C20.4", "C7.6", "W22")
def test_both_offerings_must_be_payable_and_priests_help_with_each():
    s = game(2)
    give(s, 0, gold=6, priests=1)
    bidding(s, 0, 0, 1, 1, gods=("ares", "zeus", "athena"))
    say(s, "bid ares 4", "bid zeus 4", "apollo", "apollo")
    assert s.gold[0] == 0
    s = game(2)
    give(s, 0, gold=5, priests=1)
    bidding(s, 0, 0, 1, 1, gods=("ares", "zeus", "athena"))
    say(s, "bid ares 4")
    with pytest.raises(IllegalWord):
        say(s, "bid zeus 4")
    assert rest_of(s, "bid zeus") == ["1", "2", "3"]


@pytest.mark.rule("C20.4")
def test_each_payment_is_at_least_one():
    s = game(2)
    give(s, 0, gold=2, priests=6)
    bidding(s, 0, 0, 1, 1, gods=("ares", "zeus", "athena"))
    say(s, "bid ares 1")
    assert rest_of(s, "bid zeus")[-1] == "7"
    say(s, "bid zeus 2", "apollo", "apollo")
    assert s.gold[0] == 0


@pytest.mark.rule("C20.3", "C15.1", "C15.2")
def test_both_markers_may_stand_on_apollo_and_the_first_brings_the_prosperity_marker():
    """A28."""
    s = game(2)
    bidding(s, 0, 0, 1, 1, gods=("ares", "zeus", "athena"))
    say(s, "apollo", "apollo", "bid ares 1", "bid zeus 1", "pass", "pass")
    assert step(s) == "prosperity"
    say(s, "prosperity thira")
    assert s.cycle == 6
    assert s.gold[0] == 10 + 1 + 1 + 2 + 1  # two markers on Apollo, then the income with the new marker
    assert s.prosperity_supply == 15


@pytest.mark.rule("C20.5", "C9.3")
def test_discounts_are_counted_over_both_turns():
    s = game(2)
    building(s, "thira", 1, "temple")
    on_track(s, "fates", "griffon", "kraken")
    bidding(s, 0, 0, 1, 1, gods=("ares", "zeus", "athena"))
    say(s, "bid ares 1", "bid zeus 1", "apollo", "apollo")
    assert rest_of(s, "summon fates") == ["0", "1"]
    say(s, "summon fates 1")
    assert rest_of(s, "summon griffon") == ["0"]
    say(s, "pass")
    assert (s.seat, s.god) == (0, 2)
    assert rest_of(s, "summon griffon") == ["0"]


@pytest.mark.rule("C20.6", "C16.2")
def test_three_metropolises_are_needed():
    for islands, over in ((("gyaros", "thira"), False), (("gyaros", "thira", "kimolos"), True)):
        s = game(2)
        s.islands_of[0] |= 2**5  # kimolos
        metropolis(s, *islands)
        bidding(s, 0, 0, 1, 1, gods=("ares", "zeus", "athena"))
        say(s, "apollo", "apollo", "apollo", "apollo", "prosperity gyaros")
        assert s.over is over
