"""What planning whole turns promises: plans lead to the end of the turn, and the better ones are looked at more."""

import pelagos
from pelagos.bots.turn_planner import PLANS, TurnPlanner, plans
from pelagos.core.state import State
from tests.bots.turns import stepped

EVALUATOR = pelagos.game("atlantis").evaluator


def midgame(seed: int) -> State:
    """A position at the beginning of somebody's third turn."""
    state = pelagos.game("atlantis").new(players=2, seed=seed)
    bots = [pelagos.bot("greedy", seed=seat, samples=1) for seat in range(2)]
    while state.turn < 5 or len(state.legal()) < 4:
        state.play(bots[state.seat].decide(state.perspective(int(state.seat))))
    return state.determinize(state.seat, seed)


def test_a_plan_leads_to_the_end_of_the_turn() -> None:
    state = midgame(1)
    for plan in plans(state, EVALUATOR):
        after = state.clone()
        for word in plan.words:
            assert (after.seat, after.turn) == (state.seat, state.turn)
            after.apply(int(word))
        assert after.over or (after.seat, after.turn) != (state.seat, state.turn)
        assert after.digest() == plan.state.digest()


def test_plans_have_different_ends_and_the_best_is_first() -> None:
    found = plans(midgame(2), EVALUATOR)
    assert len({plan.state.digest() for plan in found}) == len(found) > PLANS
    assert [plan.value for plan in found] == sorted([plan.value for plan in found], reverse=True)


def test_a_plan_is_no_worse_than_the_next_best_word_each_time() -> None:
    better = 0
    for seed in range(3):
        state = midgame(seed)
        planned, best = plans(state, EVALUATOR)[0].value, max(stepped(state, word, EVALUATOR) for word in state.legal())
        assert planned >= best - 1e-9
        better += planned > best + 1e-9
    assert better > 0


def test_every_look_counts_once() -> None:
    state = midgame(3)
    planner = TurnPlanner(EVALUATOR)
    for done in (5, 10, 40, 60):
        planner.run(state, state.seat, 7, done - int(planner.root.visits))
        assert sum(node.visits + 1 for node in planner.root.children.values()) == planner.root.visits == done


def test_the_same_look_at_each_plan_is_in_the_same_guess() -> None:
    state, seed = midgame(1), 7
    planner = TurnPlanner(EVALUATOR)
    planner.run(state, state.seat, seed, 30)

    def look(number: int, which: int) -> float:
        return planner._look(state.determinize(state.seat, seed + which), number)[int(state.seat)]

    assert len({node.value for node in planner.root.children.values()}) > 1
    assert max(node.visits for node in planner.root.children.values()) > 1
    for number, node in planner.root.children.items():
        assert node.value == look(number, 0)
        assert node.total == sum(look(number, which) for which in range(1, int(node.visits) + 1))


def test_plans_that_do_well_are_looked_at_more() -> None:
    state = midgame(4)
    planner = TurnPlanner(EVALUATOR)
    planner.run(state, state.seat, 7, 120)
    nodes = sorted(planner.root.children.values(), key=lambda node: node.mean())
    assert nodes[-1].visits > nodes[0].visits
    assert planner.sources > 1


def test_beyond_a_word_the_plans_that_begin_with_it_stay() -> None:
    state = midgame(5)
    planner = TurnPlanner(EVALUATOR)
    planner.run(state, state.seat, 7, 30)
    word = planner.plans[0][0]
    rest = [words[1:] for words in planner.plans if words[0] == word]
    assert planner.advance(word)
    assert planner.plans == rest
    assert planner.root.visits == sum(node.visits + 1 for node in planner.root.children.values())


def test_nothing_stays_beyond_a_word_that_no_plan_begins_with() -> None:
    planner = TurnPlanner(EVALUATOR)
    planner.run(midgame(5), midgame(5).seat, 7, 20)
    assert not planner.advance(-1)
