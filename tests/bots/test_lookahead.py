"""What looking ahead promises: where more is under way than a turn, it is played to its end before anything is judged."""

import pytest

from pelagos.bots.evaluators import Evaluators
from pelagos.bots.judging import utilities
from pelagos.bots.lookahead import WORDS_SEEN_THROUGH, next_best, turn_values
from tests.games.cyclades.positions import GAME, Cyclades, bidding, game, give

EVALUATOR = Evaluators("classic").of(GAME)


def offering() -> Cyclades:
    """The first offering of a cycle, with many bids to choose from."""
    s = game(2)
    give(s, 0, gold=8)
    bidding(s, 0, 1, 0, 1, gods=("poseidon", "ares", "athena"))
    return s


def at_the_end_of_the_cycle(s: Cyclades, word: int) -> float:
    after = s.clone()
    after.play(word)
    while not after.over and after.cycle == s.cycle:
        after.play(next_best(after, EVALUATOR))
    return float(utilities(after, EVALUATOR)[s.seat])


def at_once(s: Cyclades, word: int) -> float:
    after = s.clone()
    after.play(word)
    return float(utilities(after, EVALUATOR)[s.seat])


def test_the_most_promising_offerings_are_judged_by_the_end_of_the_cycle() -> None:
    s = offering()
    words = s.legal()
    values = dict(zip(words, turn_values(s, EVALUATOR), strict=True))
    promising = sorted(words, key=lambda word: -at_once(s, word))[:WORDS_SEEN_THROUGH]
    assert len(words) > WORDS_SEEN_THROUGH
    for word in promising:
        assert values[word] == pytest.approx(at_the_end_of_the_cycle(s, word))
        assert values[word] != pytest.approx(at_once(s, word))
    assert all(values[word] == 0.0 for word in set(words) - set(promising))


def test_a_cycle_is_settled_before_the_first_offering_and_after_the_last_turn() -> None:
    s = offering()
    assert not EVALUATOR.unsettled(s)
    s.play(s.legal()[0])
    cycle = s.cycle
    while s.cycle == cycle:
        assert EVALUATOR.unsettled(s)
        s.play(next_best(s, EVALUATOR))
    assert not EVALUATOR.unsettled(s)
