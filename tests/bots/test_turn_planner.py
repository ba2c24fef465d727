"""What a search among plans for whole turns promises: plans are laid first, and the better ones are looked at more."""

from statistics import mean

import pytest

import pelagos
from pelagos.bots.turn_planner import LAID, MOST, Line, TurnPlanner, foreseen, laid, look, rounds
from pelagos.bots.turn_plans import plans
from pelagos.core.state import State
from tests.bots.midgames import acting, midgame

EVALUATOR = pelagos.game("atlantis").evaluator
SEED = 7


def grown(state: State, iterations: int) -> TurnPlanner:
    planner = TurnPlanner(EVALUATOR)
    planner.run(state, state.seat, SEED, iterations)
    return planner


def test_a_plan_is_kept_as_far_as_nothing_comes_to_light() -> None:
    shorter = 0
    for state in (midgame(1), acting(1)):
        for plan in plans(state, EVALUATOR, 8):
            words, after = plan.words(), state.clone()
            kept = foreseen(plan, state.sealed)
            assert kept == words[: len(kept)]
            for word in kept[:-1]:
                after.play(word)
            assert after.sealed == state.sealed
            after.play(kept[-1])
            assert after.sealed != state.sealed or len(kept) == len(words)
            shorter += len(kept) < len(words)
    assert shorter > 0


def test_plans_are_worth_at_first_what_they_come_to_in_the_mean_of_the_guesses() -> None:
    state = midgame(2)
    values: dict[tuple[int, ...], list[float]] = {}
    for which in range(LAID):
        for words, value in laid(state.determinize(state.seat, SEED + which), EVALUATOR, EVALUATOR.breadth()):
            values.setdefault(tuple(words), []).append(value)
    found = {tuple(line.words): line.first() for line in grown(state, LAID).lines}
    assert found == pytest.approx({words: mean(some) for words, some in values.items()})


def test_every_iteration_lays_plans_or_looks_at_one() -> None:
    for done in (1, LAID, LAID + 5, LAID + 40):
        planner = grown(acting(3), done)
        assert planner.guesses == min(done, LAID)
        assert sum(line.visits for line in planner.lines) == planner.looks == done - planner.guesses


def test_the_same_look_at_each_plan_is_in_the_same_guess() -> None:
    state = acting(1)
    looked = [line for line in grown(state, LAID + 30).lines if line.visits]
    assert len(looked) > 1
    for line in looked:
        guesses = [state.determinize(state.seat, SEED + which) for which in range(int(line.visits))]
        values = [look(guess, line.words, EVALUATOR, rounds(which))[int(state.seat)] for which, guess in enumerate(guesses)]
        assert line.total == sum(values)


def test_later_looks_see_further() -> None:
    seen = [rounds(which) for which in range(100)]
    assert seen == sorted(seen)
    assert set(seen) == {1, 2, 3}


def test_ever_fewer_plans_are_looked_at() -> None:
    few, many = grown(acting(4), LAID + 16), grown(acting(4), LAID + 120)
    assert sum(line.visits > 0 for line in few.lines) >= MOST // 2
    visits = sorted((line.visits for line in many.lines), reverse=True)
    assert visits[1] > 3 * visits[MOST - 2]


def test_what_looks_say_counts_the_more_the_more_of_them_there_are() -> None:
    line = Line([1])
    line.found, line.laid = 2.0, 1.2
    assert line.worth(0.0) == 0.6
    line.visits, line.total = 1.0, 0.3
    once = line.worth(0.0)
    line.visits, line.total = 100.0, 30.0
    assert 0.6 > once > line.worth(0.0) > 0.3


def test_looks_that_say_more_on_the_whole_do_not_favour_what_was_looked_at() -> None:
    planner = TurnPlanner(EVALUATOR)
    planner.lines = [Line([1]), Line([2])]
    for line, value in zip(planner.lines, (0.5, 0.6), strict=True):
        line.found, line.laid = 1.0, value
    planner.lines[0].visits, planner.lines[0].total = 3.0, 3 * 0.7
    planner.looks, planner.surplus = 3.0, 3 * 0.2
    assert [word for word, _, _ in planner.known()] == [2, 1]


def test_the_best_word_has_the_most_looks_to_show() -> None:
    for done in (LAID, LAID + 3, LAID + 50):
        known = grown(acting(5), done).known()
        assert [chance for _, chance, _ in known] == sorted((chance for _, chance, _ in known), reverse=True)
        assert [looks for _, _, looks in known] == sorted((looks for _, _, looks in known), reverse=True)


def test_a_word_without_a_plan_can_be_weighed() -> None:
    state = acting(2)
    planner = TurnPlanner(EVALUATOR)
    chances = planner.weigh(state, state.seat, state.legal()[-1], SEED, 3)
    assert sum(chances) == pytest.approx(1.0)


def test_beyond_a_word_the_plans_that_begin_with_it_stay() -> None:
    state = acting(5)
    planner = grown(state, LAID + 30)
    word = next(line.words[0] for line in planner._ranked() if len(line.words) > 1)
    rest = [
        (line.words[1:], line.visits, line.total, line.first())
        for line in planner.lines
        if line.words[0] == word and line.words[1:]
    ]
    assert planner.advance(word)
    assert [(line.words, line.visits, line.total, line.first()) for line in planner.lines] == rest
    assert planner.looks == sum(line.visits for line in planner.lines)


def test_nothing_stays_beyond_a_word_that_no_plan_begins_with() -> None:
    assert not grown(midgame(5), 10).advance(-1)
