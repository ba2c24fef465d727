"""The ways in which a game of Orichalcum can end, for the golden playthroughs."""

from collections.abc import Callable

from pelagos import State
from tests.golden.golden import Ending, declining


def _won_by(*messages: str) -> Callable[[State], bool]:
    """Whether the last thing before the victory was one of these messages (O3.3)."""

    def reached(state: State) -> bool:
        log = state.log()
        return log[-1]["message"] == "game-won" and log[-2]["message"] in messages

    return reached


ENDINGS = [
    Ending("won-by-temple", 2, _won_by("temple-built")),
    Ending("won-by-medallion", 3, _won_by("medallion-made"), options={"island_side": ["easy", "hard", "easy"]}),
    Ending("won-by-titan", 4, _won_by("titan-taken", "titan-stolen")),
    Ending("won-by-capture", 3, _won_by("fight-won"), options={"same_island": True, "island_side": "hard"}),
    Ending("stopped", 2, lambda state: state.stopped, declining, options={"island_side": "choose"}),
]
