"""The ways in which a game of Cyclades can end, for the golden playthroughs."""

from pelagos import State
from pelagos.core.rng import seeded
from tests.golden.golden import Ending


def at_random(state: State) -> int:
    """Any legal word."""
    legal = state.legal()
    seed = state.setup.seed
    assert isinstance(seed, int)
    return legal[seeded(seed * 100_000 + state.ply).below(len(legal))]


def only_apollo(state: State) -> int:
    """Everybody goes to Apollo in every cycle, so nobody ever founds a metropolis."""
    return state.legal()[-1]


def _messages(state: State, name: str) -> list[int]:
    """The seats of all journal entries of a kind."""
    return [int(entry["seat"]) for entry in state.log() if entry["message"] == name]


def won_alone(state: State) -> bool:
    """C16.2, C16.3: one player with enough metropolises, at the end of a cycle, and nobody eliminated."""
    needed = 3 if state.setup.players == 2 else 2
    return not state.stopped and not _messages(state, "eliminated") and [s >= needed for s in state.scores()].count(True) == 1


def won_by_gold(state: State) -> bool:
    """C16.3: several had enough metropolises and the richest won."""
    return not state.stopped and [s >= 2 for s in state.scores()].count(True) > 1 and state.ranking().count(1) == 1


def last_one_left(state: State) -> bool:
    """C16.4: all others are eliminated."""
    return len(_messages(state, "eliminated")) == state.setup.players - 1


def won_after_elimination(state: State) -> bool:
    """C17.4: somebody was eliminated, and the game was won in a later cycle."""
    log = [str(entry["message"]) for entry in state.log()]
    return "eliminated" in log and "cycle-began" in log[log.index("eliminated") :] and not state.stopped


ENDINGS = [
    Ending("won-alone", 3, won_alone, at_random),
    Ending("won-by-gold", 5, won_by_gold, at_random, options={"open_gold": True}),
    Ending("won-after-elimination", 4, won_after_elimination, at_random),
    Ending("last-one-left", 2, last_one_left, at_random),
    Ending("stopped", 2, lambda state: state.stopped, only_apollo),
]
