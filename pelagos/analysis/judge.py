"""One decision, judged from what its seat could know: its best word, the word said, and what that cost.

A search looks for the best word. Then the best word and the one that was said are weighed against each other: both get the same
number of walks in the same samples of what is hidden, with the same knowledge of what follows. So having been chosen as best is no
advantage, and luck in a sample is the same for both. All randomness follows from what the seat sees: the same view gives the same
judgement, whatever the truth.
"""

import random
from dataclasses import dataclass

from pelagos.analysis.marks import Mark, mark_of
from pelagos.bots.chances import told
from pelagos.bots.ismcts import SearchTree
from pelagos.bots.search import begun, no_collection, thoughts
from pelagos.bots.turn_planner import TurnPlanner
from pelagos.core.perspective import Perspective

WALKS_PER_LOOK = 5
"""A look at a plan for a whole turn tells as much as this many walks down a tree."""


@dataclass(frozen=True)
class Thinking:
    """How thoroughly to think. It does not depend on a clock, so results are reproducible."""

    walks: int = 300
    """Walks of the search for the best word; weighing takes a third as many for each of the two words."""
    guesses: int = 24
    """Samples of what follows a random event, and of what might have followed."""
    seed: int = 0
    """Other seeds give other samples."""

    def times(self, factor: int) -> "Thinking":
        """A multiple of this thinking, in other samples."""
        return Thinking(self.walks * factor, self.guesses * factor, self.seed + 1)


@dataclass(frozen=True)
class Decision:
    """What a word was worth."""

    ply: int
    """Words said before it."""
    turn: int
    seat: int
    word: str
    best: str
    chance: float
    """The seat's chance to win with the best word, which is its chance before the decision."""
    played: float
    """Its chance with the word that it said."""
    loss: float
    mark: Mark
    chances: list[float]
    """Everybody's chances before it, as the seat could see them."""
    line: list[str]
    """The best word and how the turn goes on from it, until it ends or something comes to light."""


def judge(perspective: Perspective, word: int, thinking: Thinking) -> Decision | None:
    """What a seat's word was worth; None if it had no choice."""
    legal = perspective.legal()
    if len(legal) < 2:
        return None
    weighing = Weighing(perspective, thinking)
    best = weighing.best()
    chances = weighing.chances(best)
    seat = perspective.seat
    played = chances if word == best else weighing.chances(word)
    if played[seat] > chances[seat]:
        best, chances = word, played
    loss = chances[seat] - played[seat]
    view, text = perspective.view, perspective.game.text
    line = [] if word == best else [text(one) for one in weighing.line(best)]
    ply, turn = int(str(view["ply"])), int(str(view["turn"]))
    mark = mark_of(loss, word == best)
    return Decision(ply, turn, seat, text(word), text(best), chances[seat], played[seat], loss, mark, chances, line)


class Weighing:
    """A search from a seat's perspective whose words can be weighed against each other."""

    def __init__(self, perspective: Perspective, thinking: Thinking) -> None:
        self._perspective = perspective
        self._legal = perspective.legal()
        self._search: SearchTree | TurnPlanner = begun(perspective.game.evaluator)
        share = WALKS_PER_LOOK if isinstance(self._search, TurnPlanner) else 1
        self._walks = max(12, thinking.walks // share)
        chance = random.Random(f"{thinking.seed}/{perspective.view['ply']}/{perspective.seat}")  # noqa: S311
        self._guess = perspective.sample(chance.getrandbits(60))
        self._seeds = [chance.getrandbits(60) for _ in range(3)]
        with no_collection():
            self._search.run(self._guess, perspective.seat, self._seeds[0], self._walks)

    def best(self) -> int:
        """The word that the search prefers."""
        return self.ranking()[0]

    def ranking(self) -> list[int]:
        """The words that were visited, best first."""
        return [thought.word for thought in thoughts(self._search, self._legal)]

    def chances(self, word: int) -> list[float]:
        """Everybody's chances with a word, calibrated, after as much thinking as the best word got."""
        with no_collection():
            self._catch_up(word)
            found = self._search.weigh(self._guess, self._perspective.seat, word, self._seeds[2], self._walks // 3)
        return told(self._guess, list(found))

    def _catch_up(self, word: int) -> None:
        """Visit a word as often as the best one. The turn planner does so by itself."""
        search = self._search
        if isinstance(search, SearchTree):
            visits = {int(one): int(looks) for one, _, looks in search.known()}
            missing = max(visits.values()) - visits.get(word, 0)
            search.weigh(self._guess, self._perspective.seat, word, self._seeds[1], missing)

    def line(self, word: int) -> list[int]:
        """How the turn goes on best after a word, as far as that is foreseeable. To be called last: it moves the search."""
        state = self._perspective.sample(0)
        turn, sealed, line = state.turn, state.sealed, [word]
        state.play(word)
        known = self._search.advance(word)
        while not state.over and (state.seat, state.turn, state.sealed) == (self._perspective.seat, turn, sealed):
            legal = state.legal()
            following = thoughts(self._search, legal) if known else []
            if not following and len(legal) > 1:
                break
            word = following[0].word if following else legal[0]
            line.append(word)
            state.play(word)
            known = known and self._search.advance(word)
        return line
