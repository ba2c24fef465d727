"""What planning whole turns promises: plans lead to the end of the turn, and see what words bring only together."""

import pelagos
from pelagos.bots.lookahead import next_best, turn_values
from pelagos.bots.turn_plans import Promising, TurnPlan, plans
from pelagos.core.state import kind_of
from tests.bots.midgames import acting, midgame
from tests.bots.turns import stepped

EVALUATOR = pelagos.game("atlantis").evaluator
BREADTH = EVALUATOR.breadth()


def test_a_plan_leads_to_the_end_of_the_turn() -> None:
    state = midgame(1)
    for plan in plans(state, EVALUATOR, BREADTH):
        after = state.clone()
        assert plan.words()[0] == plan.first
        for word in plan.words():
            assert (after.seat, after.turn) == (state.seat, state.turn)
            after.apply(int(word))
        assert after.over or (after.seat, after.turn) != (state.seat, state.turn)
        assert after.digest() == plan.state.digest()


def test_of_the_same_words_in_several_orders_that_look_the_same_there_is_one_plan() -> None:
    found = plans(midgame(2), EVALUATOR, BREADTH)
    assert len({(plan.value, tuple(sorted(plan.words()))) for plan in found}) == len(found) > 12


def test_the_best_plan_is_first() -> None:
    found = plans(midgame(2), EVALUATOR, BREADTH)
    assert [plan.value for plan in found] == sorted([plan.value for plan in found], reverse=True)
    few = plans(midgame(2), EVALUATOR, BREADTH, most=5)
    assert [plan.words() for plan in few] == [plan.words() for plan in found[:5]]


def test_among_the_promising_those_that_came_first_stay() -> None:
    group, state = Promising(2), midgame(2)
    start = TurnPlan(None, 0, state, 0.0)
    for word, value in ((1, 0.2), (2, 0.3), (3, 0.2), (2, 0.3), (4, 0.5)):
        group.offer(start, word, state, value)
    assert [(plan.word, plan.value) for plan in group.plans] == [(4, 0.5), (2, 0.3)]


def test_a_plan_is_no_worse_than_the_next_best_word_each_time() -> None:
    better = 0
    for seed in range(3):
        state = midgame(seed)
        planned = plans(state, EVALUATOR, BREADTH)[0].value
        best = max(stepped(state, word, EVALUATOR) for word in state.legal())
        assert planned >= best - 1e-9
        better += planned > best + 1e-9
    assert better > 0


def test_a_turn_may_begin_with_a_word_that_looks_poor_at_once() -> None:
    """Even with one beginning to go on with: it is chosen after the second word, not after the first."""
    surprises = 0
    for seed in range(6):
        state = acting(seed)
        surprises += plans(state, EVALUATOR, 1)[0].first != next_best(state, EVALUATOR)
    assert surprises > 0


def test_beginnings_compete_at_the_same_step_only() -> None:
    """With one beginning for each step a feast, which costs followers before it brings anything, is still planned to its end."""
    state = midgame(1)
    kinds = set()
    for plan in plans(state, EVALUATOR, 1):
        node = plan.before
        while node is not None:
            kinds.add(kind_of(node.state.stack[-1]))
            node = node.before
    assert len(kinds) > 2


def test_a_word_is_worth_the_best_plan_that_begins_with_it() -> None:
    state = midgame(4)
    found = plans(state, EVALUATOR, BREADTH)
    values = list(turn_values(state, EVALUATOR))
    assert values == [max((plan.value for plan in found if plan.first == word), default=0.0) for word in state.legal()]
    assert max(values) == found[0].value
