"""What seats are rewarded with: their places, or their points as they come."""

from pelagos.core.errors import BadOption
from pelagos.core.state import State

REWARDS = ("place", "score")


def check_reward(name: str) -> str:
    """The name of a reward, checked."""
    if name not in REWARDS:
        raise BadOption(f"reward is {name!r}; it must be {' or '.join(REWARDS)}")
    return name


def by_place(state: State) -> list[float]:
    """From 1 for the first to -1 for the last in a finished game, summing to 0; ties share.

    Nobody wins a stopped game: everybody gets 0. A solo player wins (1) or loses (-1), also by being stopped.
    """
    places = state.ranking()
    players = len(places)
    if players == 1:
        return [1.0 if places[0] == 1 and not state.stopped else -1.0]
    if state.stopped:
        return [0.0] * players
    return [(players + 2 - 2 * place - places.count(place)) / (players - 1) for place in places]
