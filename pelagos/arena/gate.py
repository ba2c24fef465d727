"""The match that decides whether new weights replace the champion's."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Gate:
    """What the new weights won against the champion's."""

    generation: int
    share: float
    low: float
    high: float
    games: int

    @property
    def passed(self) -> bool:
        """Whether the new weights are certain to be better."""
        return self.low > 0.5
