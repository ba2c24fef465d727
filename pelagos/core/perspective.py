"""What a seat may know: all that a bot is ever given."""

from pelagos.core.game import Game
from pelagos.core.state import State


class Perspective:
    """A seat's view, its legal words, and guesses at the whole.

    It keeps a guess, not the true position, so there is nothing in it to peek at: two positions that look the same to the
    seat give equal perspectives, down to the same samples for the same seeds.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat: int = seat
        self.game: Game = state.setup.game
        self._guess: State = state.guess(seat, 0)

    @property
    def view(self) -> dict[str, object]:
        """What the seat sees."""
        return self._guess.view(self.seat)

    def legal(self) -> list[int]:
        """The legal words if the seat decides now, otherwise none."""
        return self._guess.legal() if self._guess.seat == self.seat else []

    def sample(self, seed: int) -> State:
        """A whole position that agrees with all the seat knows, with fresh randomness from here on."""
        return self._guess.guess(self.seat, seed)
