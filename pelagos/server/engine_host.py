"""A process that holds positions of the games of its own version, for a server of a later one (`old_rules.py`).

It reads questions and writes answers, one line of JSON each. Hosts of released versions are asked by all later servers, so what is
asked and answered here can grow but not change.
"""

import sys
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from pelagos.core.errors import PelagosError
from pelagos.core.registry import game, games
from pelagos.core.state import State

DEEDS = ("legal", "apply", "play", "view", "log", "digest", "ranking")
"""Methods of positions that are called as they are."""


class Asked(msgspec.Struct, frozen=True):
    """A question: what to do, and the number of the position that it is about, if any."""

    do: str
    of: int = 0
    args: list[Any] = []


class Answered(msgspec.Struct, frozen=True):
    """The result, how the position stands after it, and what went wrong."""

    result: Any = None
    facts: dict[str, Any] | None = None
    error: tuple[str, str] | None = None


class Host:
    """Positions by number."""

    def __init__(self) -> None:
        self._states: dict[int, State] = {}
        self._last = 0

    def answer(self, asked: Asked) -> Answered:
        """The answer to a question; what the library refuses is named by its error."""
        try:
            result = self._carried_out(asked)
        except PelagosError as error:
            return Answered(error=(type(error).__name__, str(error)))
        made = asked.do in ("begin", "clone", "determinize")
        state = self._states.get(result if made and isinstance(result, int) else asked.of)
        return Answered(result, None if state is None else _facts(state))

    def _carried_out(self, asked: Asked) -> object:
        args = asked.args
        match asked.do:
            case "games":
                return {name: {"version": game(name).version, "title": game(name).title} for name in games()}
            case "code":
                return game(args[0]).code(args[1])
            case "text":
                return game(args[0]).text(args[1])
            case "begin":
                found = game(args[0])
                return self._kept(found.begin(found.setup(args[1], args[2], args[3])))
            case "forget":
                for number in args:
                    self._states.pop(number, None)
                return None
        state = self._states[asked.of]
        match asked.do:
            case "clone":
                return self._kept(state.clone())
            case "determinize":
                return self._kept(state.determinize(*args))
            case "preview":
                return vars(state.perspective(args[0]).preview(args[1]))
            case "why_not":
                return state.perspective(args[0]).why_not(args[1])
            case do if do in DEEDS:
                return getattr(state, do)(*args)
        raise ValueError(asked.do)

    def _kept(self, state: State) -> int:
        self._last += 1
        self._states[self._last] = state
        return self._last


def _facts(state: State) -> dict[str, Any]:
    """The facts that are asked for all the time."""
    return {
        "ply": int(state.ply),
        "seat": int(state.seat),
        "turn": int(state.turn),
        "sealed": int(state.sealed),
        "over": bool(state.over),
        "stopped": bool(state.stopped),
    }


def run(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    host = Host()
    read = msgspec.json.Decoder(Asked).decode
    for line in questions:
        answers.write(msgspec.json.encode(host.answer(read(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        run(sys.stdin.buffer, sys.stdout.buffer)
