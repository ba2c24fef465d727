"""C7: offerings."""

import pytest

from pelagos.core.errors import IllegalWord
from pelagos.games.cyclades.rules.offerings import payment
from tests.games.cyclades.positions import bidding, game, give, legal, rest_of, say, standing, step


@pytest.mark.rule("C7.1")
def test_markers_bid_in_turn_track_order():
    s = game(4)
    bidding(s, 2, 0, 3, 1)
    seats = []
    while step(s) == "bid":
        seats.append(int(s.seat))
        say(s, "apollo")
    assert seats == [2, 0, 3, 1]


@pytest.mark.rule("C7.2")
def test_a_bid_is_at_least_one_and_more_than_what_stands_there():
    s = game()
    give(s, 0, gold=3)
    give(s, 1, gold=4)
    bidding(s, 0, 1, 2, gods=("ares", "zeus"))
    assert legal(s) == [f"bid {god} {n}" for god in ("ares", "zeus") for n in (1, 2, 3)] + ["apollo"]
    say(s, "bid zeus 2")
    assert rest_of(s, "bid ares") == ["1", "2", "3", "4"]
    assert rest_of(s, "bid zeus") == ["3", "4"]


@pytest.mark.rule("C7.2")
def test_any_number_of_markers_may_stand_on_apollo_and_none_is_displaced():
    s = game()
    bidding(s, 2, 0, 1)
    say(s, "apollo", "apollo", "apollo")
    arrivals = [(entry["seat"], entry["arrival"]) for entry in s.log() if entry["message"] == "apollo-chosen"]
    assert arrivals == [(2, 1), (0, 2), (1, 3)]
    assert not [entry for entry in s.log() if entry["message"] == "outbid"]


@pytest.mark.rule("C7.2", "W6")
def test_a_bid_above_ten_counts_as_it_is():
    s = game()
    give(s, 0, gold=20)
    bidding(s, 0, 1, 2)
    say(s, "bid ares 13")
    assert standing(s) == {"ares": (0, 13)}
    assert s.log()[-1] == {"ply": s.ply, "message": "bid-made", "seat": 0, "god": "ares", "amount": 13}
    say(s, "apollo", "apollo")
    assert s.gold[0] == 7


@pytest.mark.rule("C7.3")
def test_a_displaced_marker_bids_at_once_on_another_god():
    s = game()
    bidding(s, 0, 1, 2)
    say(s, "bid ares 2", "bid ares 3")
    assert s.seat == 0
    assert legal(s, "bid ares") == []
    assert legal(s)[-1] == "apollo"
    say(s, "bid zeus 1")
    assert standing(s) == {"ares": (1, 3), "zeus": (0, 1)}
    assert s.seat == 2


@pytest.mark.rule("C7.4", "C7.3", "W7")
def test_a_chain_of_outbidding():
    s = game()
    blue, red, yellow = 0, 1, 2
    bidding(s, blue, red, yellow)
    say(s, "bid ares 5", "bid ares 6")
    assert s.seat == blue
    say(s, "bid poseidon 1", "bid poseidon 3")
    assert s.seat == blue
    assert rest_of(s, "bid ares")[0] == "7"  # he may come back to the god that he lost first
    say(s, "bid ares 7")
    assert s.seat == red
    assert legal(s, "bid ares") == []
    say(s, "bid poseidon 4")
    assert s.seat == yellow
    say(s, "apollo")
    assert step(s) != "bid"


@pytest.mark.rule("C7.4")
def test_the_next_marker_waits_until_the_chain_is_settled():
    s = game(4)
    bidding(s, 0, 1, 2, 3, gods=("ares", "zeus", "athena"))
    say(s, "bid ares 1", "bid zeus 1", "bid ares 2", "bid zeus 2")
    assert s.seat == 1
    say(s, "bid athena 1")
    assert s.seat == 3


@pytest.mark.rule("C7.5")
def test_the_phase_ends_when_every_marker_stands_somewhere():
    s = game()
    bidding(s, 0, 1, 2)
    say(s, "bid poseidon 1", "apollo", "bid athena 1")
    assert step(s) == "god-turn"
    assert s.seat == 0


@pytest.mark.rule("C7.5")
def test_without_gold_apollo_is_left():
    s = game()
    give(s, 0, gold=0, priests=5)
    bidding(s, 0, 1, 2)
    assert legal(s) == ["apollo"]


@pytest.mark.rule("C7.6", "C10.7")
@pytest.mark.parametrize(("gold", "priests", "most"), [(5, 0, 5), (5, 2, 7), (1, 0, 1), (1, 4, 5), (0, 4, 0)])
def test_a_bid_must_be_payable_after_the_priests(gold: int, priests: int, most: int):
    """A3."""
    s = game()
    give(s, 0, gold=gold, priests=priests)
    bidding(s, 0, 1, 2)
    assert rest_of(s, "bid ares") == [str(bid) for bid in range(1, most + 1)]


@pytest.mark.rule("C7.6", "C10.7", "W20")
def test_priests_lower_the_payment_but_not_below_one():
    s = game()
    give(s, 0, priests=4)
    assert [payment(s, 0, bid) for bid in (1, 3, 5, 6, 9)] == [1, 1, 1, 2, 5]
    bidding(s, 0, 1, 2)
    say(s, "bid zeus 3", "apollo", "apollo")
    assert s.gold[0] == 9


@pytest.mark.rule("C7.7")
def test_everyone_pays_at_the_end_losing_bids_and_apollo_cost_nothing():
    s = game()
    give(s, 0, priests=1)
    bidding(s, 0, 1, 2)
    say(s, "bid ares 4", "bid ares 6", "bid zeus 3")
    assert list(s.gold) == [10, 10, 10]
    say(s, "apollo")
    assert list(s.gold)[:2] == [8, 4]
    assert s.gold[2] == 10
    assert s.priests[0] == 1


@pytest.mark.rule("C7.7")
def test_payments_are_told():
    s = game()
    bidding(s, 0, 1, 2)
    say(s, "bid ares 4", "apollo", "bid zeus 2")
    paid = [(entry["seat"], entry["god"], entry["gold"]) for entry in s.log() if entry["message"] == "offering-paid"]
    assert paid == [(0, "ares", 4), (2, "zeus", 2)]


@pytest.mark.rule("C7.8")
def test_no_bid_exceeds_ninety_nine_and_that_one_cannot_be_topped():
    s = game()
    give(s, 0, gold=150)
    give(s, 1, gold=150)
    bidding(s, 0, 1, 2)
    assert rest_of(s, "bid ares")[-1] == "99"
    say(s, "bid ares 99")
    assert legal(s, "bid ares") == []
    assert rest_of(s, "bid zeus")[-1] == "99"


@pytest.mark.rule("C7.2", "C7.3")
def test_one_marker_cannot_raise_its_own_bid():
    """A29: whoever stands on a god unchallenged is not asked again."""
    s = game()
    bidding(s, 0, 1, 2)
    say(s, "bid ares 4", "apollo", "apollo")
    assert s.gold[0] == 6
    with pytest.raises(IllegalWord):
        say(s, "bid ares 5")
