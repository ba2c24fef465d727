"""A process that thinks for bots: it reads questions and writes answers, one line of JSON each.

`python -m pelagos.server.bot_worker` is started and, where it takes too long, ended by `bot_pool.py`.
"""

import os
import sys
import time
from collections import OrderedDict
from contextlib import suppress
from typing import BinaryIO, Literal, TypeVar

import msgspec

import pelagos
from pelagos.analysis import Judgement, Thinking, judge_ply
from pelagos.bots import Bot, bot_from
from pelagos.bots.hints import hint
from pelagos.bots.judging import utilities
from pelagos.bots.levels import MasterBot
from pelagos.core.registry import game
from pelagos.core.state import State

K = TypeVar("K")
V = TypeVar("V")

MAX_SEATS_KEPT = 20
"""How many seats' positions and bots are kept for their next question."""
NICENESS = 5


What = Literal["word", "hint", "chances", "judge", "engines"]

Engines = Literal["compiled", "interpreted"]


def engines() -> Engines:
    """How this process runs the engines."""
    return "compiled" if pelagos.compiled else "interpreted"


class Question(msgspec.Struct, frozen=True):
    """What to think about: a game, and the seat that decides."""

    what: What
    table: str
    game: str
    players: int
    seed: int | str
    options: dict[str, bool | str | list[str]]
    words: list[int]
    seat: int
    bot: str
    seconds: float
    owner: str = ""  # in whose share it is thought
    address: str = ""  # and in whose that is, if known
    urgent: bool = False  # people wait for it
    then: list[int] = []  # the words that follow, where these are judged
    walks: int = 0  # how thoroughly
    cores: int = 1  # on which may be thought
    tree: str = ""  # the folder of the version that thinks; empty for the server's own


class Advice(msgspec.Struct, frozen=True):
    """What a search thinks of a word."""

    word: str
    chance: float
    visits: int


class Moment(msgspec.Struct, frozen=True):
    """Everybody's chances at a ply."""

    ply: int
    chances: list[float]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a question."""

    word: int = -1
    advice: list[Advice] = []
    moments: list[Moment] = []
    judged: list[Judgement] = []
    engines: Engines | None = None


class BotWorker:
    """Answers questions and remembers a little."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, State] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """The answer to a question."""
        if question.what == "engines":
            return Answer(engines=engines())
        if question.what == "chances":
            return Answer(moments=_chances(question))
        if question.what == "judge":
            return Answer(judged=_judged(self._position(question), question))
        perspective = self._position(question).perspective(question.seat)
        if question.what == "hint":
            found = hint(perspective, seconds=question.seconds)
            return Answer(advice=[Advice(perspective.game.text(one.word), one.chance, one.visits) for one in found])
        key = (question.table, question.seat, question.bot)
        bot = self._bots.pop(key, None) or bot_from(question.bot)
        if isinstance(bot, MasterBot):
            bot.workers = question.cores
        word = bot.decide(perspective)
        self._bots[key] = bot
        _trim(self._bots)
        return Answer(word=int(word))

    def _position(self, question: Question) -> State:
        """The position that is asked about: the one asked about before played on, or a replay."""
        state = self._states.pop(question.table, None)
        if state is None or [int(word) for word in state.past] != question.words[: state.ply]:
            state = _begun(question)
        for word in question.words[state.ply :]:
            state.apply(word)
        self._states[question.table] = state
        _trim(self._states)
        return state


def _begun(question: Question) -> State:
    found = game(question.game)
    return found.begin(found.setup(question.players, question.seed, question.options))


def _chances(question: Question) -> list[Moment]:
    """Everybody's chances at the start of each turn, as the evaluator sees the true positions."""
    state = _begun(question)
    moments: list[Moment] = []
    turn = -1
    for word in [*question.words, None]:
        if state.turn != turn or word is None:
            chances = [round(float(chance), 4) for chance in utilities(state, state.setup.game.evaluator)]
            moments.append(Moment(int(state.ply), chances))
        turn = int(state.turn)
        if word is not None:
            state.apply(word)
    return moments


def _judged(state: State, question: Question) -> list[Judgement]:
    """What the next words were worth: as many as fit into the time, and at least one."""
    end = time.monotonic() + question.seconds
    found: list[Judgement] = []
    for word in question.then:
        if found and time.monotonic() > end:
            break
        found.append(judge_ply(state, word, Thinking(question.walks)))
    return found


def _trim(kept: OrderedDict[K, V]) -> None:
    while len(kept) > MAX_SEATS_KEPT:
        kept.popitem(last=False)


def run(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    worker = BotWorker()
    read = msgspec.json.Decoder(Question).decode
    for line in questions:
        answers.write(msgspec.json.encode(worker.answer(read(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        run(sys.stdin.buffer, sys.stdout.buffer)
