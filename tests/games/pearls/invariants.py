"""What must hold after every word of Pearls, for the conformance suite."""

from pearls.state import HAND, OF_EACH, Pearls
from pearls.words import NUMBERS

from pelagos import State

OPTIONS: list[dict[str, object]] = [{}, {"calm_sea": True}]


def check(state: State) -> None:
    """P1: no shell is lost or made; P3.1: no hand is too large; P3.2: pearls come from opened shells alone."""
    assert isinstance(state, Pearls)
    reef = list(state.reef.items)
    opened = 0
    for shell in range(NUMBERS):
        hidden = reef.count(shell) + sum(diver.hand[shell] for diver in state.divers)
        assert 0 <= hidden <= OF_EACH
        opened += (OF_EACH - hidden) * (shell + 1)
    assert all(diver.shells() <= HAND for diver in state.divers)
    assert sum(state.scores()) <= opened
    assert state.over == (not reef and not any(diver.shells() for diver in state.divers))
