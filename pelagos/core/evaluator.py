"""How good a position looks, for bots: the interface that search knows."""

from mypy_extensions import i64

from pelagos.core.state import State


class Evaluator:
    """Judges positions. A game's own one, in its evaluate.py, sees more than this one."""

    def estimate(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat; one unit more means about e times the chance to win."""
        return float(state.scores()[seat])
