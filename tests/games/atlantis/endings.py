"""The ways in which a game of Atlantis can end, for the golden playthroughs."""

from pelagos import State
from pelagos.core.record import ending_of
from pelagos.games.atlantis.game import GAME
from tests.golden.golden import Ending, declining


def building(state: State) -> int:
    """By who goes for the own temples alone: whatever looks best at the end of the turn, other players left aside."""
    legal = state.legal()
    guess = state.perspective(int(state.seat)).sample(int(state.ply))
    return max(legal, key=lambda word: _value_at_end_of_turn(guess, word)) if len(legal) > 1 else legal[0]


def _value_at_end_of_turn(state: State, word: int) -> float:
    after, seat = _after(state, word), int(state.seat)
    while not after.over and after.turn == state.turn:
        after = max((_after(after, word) for word in after.legal()), key=lambda next_one: _value(next_one, seat))
    return _value(after, seat)


def _after(state: State, word: int) -> State:
    copy = state.clone()
    copy.play(word)
    return copy


def _value(state: State, seat: int) -> float:
    return 99.0 if state.over and state.ranking()[seat] == 1 else GAME.evaluator.evaluate(state, seat)


ENDINGS = [
    Ending("won", 3, lambda state: ending_of(state) == "won"),
    Ending("stopped", 2, lambda state: state.stopped, declining),
    Ending("solo-won", 1, lambda state: ending_of(state) == "won", building, {"green_side": "A", "purple_side": "A"}),
    Ending("solo-lost", 1, lambda state: ending_of(state) == "lost", declining),
]
