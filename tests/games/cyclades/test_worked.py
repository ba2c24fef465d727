"""What the worked examples say cannot be done, in the positions that show them."""

import pytest

from pelagos.core.examples import examples
from pelagos.games.cyclades.game import GAME
from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import lands, legal, say
from tests.games.examples import moments_of


def end_of(name: str, before: int = 0) -> Cyclades:
    """The position at the end of an example, or some words before it."""
    example = next(one for one in examples(GAME) if one.name == name)
    state = moments_of(example)[-1 - before].state
    assert isinstance(state, Cyclades)
    return state


@pytest.mark.rule("C6.2", "W5")
def test_w5_a_trade_space_that_was_left_pays_nobody():
    before, after = end_of("W5-2", 2), end_of("W5-2")
    incomes = [[seat["income"] for seat in state.view(None)["seats"]] for state in (before, after)]
    mover = int(after.seat)
    assert [then - now for now, then in zip(*incomes, strict=True)] == [-1 if seat == mover else 0 for seat in range(3)]


@pytest.mark.rule("C7.3", "W7")
def test_w7_whoever_was_displaced_must_go_to_another_god():
    s = end_of("W7")
    assert not legal(s, "bid ares")
    assert legal(s, "bid poseidon")


@pytest.mark.rule("C17.1", "W13")
def test_w13_a_last_island_without_gain_cannot_be_attacked():
    s = end_of("W13")
    (island,) = s.view(int(s.seat))["protected"]
    origins = legal(s, "march ")
    landings: set[str] = set()
    for origin in origins:
        march = s.clone()
        say(march, origin)
        landings |= {word.split()[1] for word in legal(march, "land ")}
    assert landings, "there are troops that could go somewhere"
    assert island not in landings


@pytest.mark.rule("C16.2", "W14")
def test_w14_whoever_lost_the_last_island_stays_out_and_nobody_has_won():
    s = end_of("W14")
    assert not s.over
    assert [len(lands(s, seat)) > 0 for seat in range(3)].count(False) == 1
    assert all(seat["nears"] != "wins-now" for seat in s.view(None)["seats"])


@pytest.mark.rule("C20.4", "W22")
def test_w22_with_five_gold_the_second_bid_of_four_is_illegal():
    s = end_of("W22", 1)
    assert "bid zeus 4" in legal(s)
    s.gold[s.seat] = 5
    assert "bid zeus 4" not in legal(s)
    assert "bid zeus 3" in legal(s)
