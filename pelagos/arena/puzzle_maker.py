"""Puzzles from self-play: positions with one clearly best word, of which a thorough search is sure and which a quick one misses.

Nearly all positions are rejected, so each check costs more than the one before, and most positions only get the first.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from pelagos.analysis import Thinking, Weighing
from pelagos.arena.executor import Executor
from pelagos.arena.results import whole_lines
from pelagos.bots import bot_from
from pelagos.core.errors import BadMatch
from pelagos.core.perspective import Perspective
from pelagos.core.registry import game as find_game
from pelagos.core.state import State
from pelagos.puzzles import FORMAT, Puzzle

GLANCE = Thinking(walks=20)
FIRST_LOOK = Thinking(walks=60)
"""These two play the games, too: sensibly, but leaving something to find."""
THINKING = Thinking(walks=400, seed=1)
CHECK_FACTOR = 4
"""A puzzle is checked in other samples with this many times the thinking."""
LAST_CHECK_FACTOR = 10
"""And finally once more, in others, with this many times."""
MIN_CHANCE_GAP = 0.05
"""How much better the best word's chance is than every other's, at least."""
MIN_CHECKED_GAP = 0.06
"""The same in the check, so that even more thinking does not find another word."""
MIN_LEGAL_WORDS = 4
RIVAL_WORDS = 3
"""How many other words are weighed against the best one."""
QUICK_BOTS = ("easy", "greedy:samples=1", "search:iterations=10")
"""A word that all of these find at once is not worth a second look."""
SOLVER_BOTS = ("easy", "greedy:samples=1", "search:iterations=10", "search:iterations=40", "search:iterations=160")
"""The bots that try to solve a puzzle, from quick to thorough."""
TRIES_PER_BOT = 3
MIN_FAILURE_SHARE = 0.2
"""With a smaller share of failures a position is too easy for a puzzle."""
MIN_WORDS_APART = 12
"""The least number of words between two puzzles of a game."""


@dataclass(frozen=True)
class Best:
    """What a search has made sure of in a position."""

    word: int
    second: int
    chance: float
    second_chance: float
    line: list[int]


@dataclass(frozen=True)
class PuzzlePlan:
    """Games to find puzzles in; deal k has the seed `seed` + k."""

    game: str
    players: int
    seed: int

    def play(self, k: int) -> tuple[int, list[Puzzle]]:
        """Play game k and look at every decision."""
        state = find_game(self.game).new(self.players, self.seed + k)
        found: list[Puzzle] = []
        while not state.over:
            perspective = state.perspective(int(state.seat))
            legal = perspective.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            wanted = len(legal) >= MIN_LEGAL_WORDS and (not found or state.ply >= len(found[-1].words) + MIN_WORDS_APART)
            look = Weighing(perspective, FIRST_LOOK if wanted else GLANCE)
            word = look.best()
            if wanted:
                found += puzzle_at(state, perspective, look, f"{self.seed + k}-{state.ply}")
            state.apply(word)
        return k, found


def puzzle_at(state: State, perspective: Perspective, look: Weighing, name: str) -> list[Puzzle]:
    """The position as a puzzle, if it is one."""
    if _quickly_found(perspective, look.best()) or _best(look, perspective.seat, MIN_CHANCE_GAP / 2) is None:
        return []
    best = _best(Weighing(perspective, THINKING), perspective.seat, MIN_CHANCE_GAP)
    if best is None or best.chance < 2 * MIN_CHANCE_GAP:
        return []
    again = _best(Weighing(perspective, THINKING.times(CHECK_FACTOR)), perspective.seat, MIN_CHECKED_GAP)
    if again is None or again.word != best.word:
        return []
    difficulty = difficulty_of(perspective, best.word)
    if difficulty < MIN_FAILURE_SHARE or not confirmed(perspective, best.word, replace(THINKING.times(LAST_CHECK_FACTOR), seed=3)):
        return []
    setup, text = state.setup, state.setup.game.text
    puzzle = Puzzle(
        name=name,
        players=setup.players,
        seed=int(setup.seed),
        options=dict(setup.options),
        words=[text(int(word)) for word in state.past],
        seat=perspective.seat,
        solution=[text(word) for word in again.line],
        second=text(again.second),
        chance=round(again.chance, 4),
        second_chance=round(again.second_chance, 4),
        difficulty=round(difficulty, 3),
    )
    return [puzzle]


def confirmed(perspective: Perspective, word: int, thinking: Thinking) -> bool:
    """Whether a search finds a word to be clearly the best."""
    best = _best(Weighing(perspective, thinking), perspective.seat, MIN_CHANCE_GAP / 2)
    return best is not None and best.word == word


def difficulty_of(perspective: Perspective, word: int) -> float:
    """The share of attempts by quick and thorough bots that miss a word."""
    missed = sum(
        bot_from(name, seed=17 * number + 1).decide(perspective) != word for name in SOLVER_BOTS for number in range(TRIES_PER_BOT)
    )
    return missed / (len(SOLVER_BOTS) * TRIES_PER_BOT)


def _quickly_found(perspective: Perspective, word: int) -> bool:
    return all(bot_from(name, seed=1).decide(perspective) == word for name in QUICK_BOTS)


def _best(weighing: Weighing, seat: int, gap: float) -> Best | None:
    """The best word of a search, if it is better than all others by at least the gap."""
    ranking = weighing.ranking()
    if len(ranking) < 2:
        return None
    chance = weighing.chances(ranking[0])[seat]
    rivals = []
    for word in ranking[1 : 1 + RIVAL_WORDS]:
        rivals.append((weighing.chances(word)[seat], word))
        if chance - rivals[-1][0] < gap:
            return None
    second_chance, second = max(rivals)
    return Best(ranking[0], second, chance, second_chance, weighing.line(ranking[0]))


def make_puzzles(plan: PuzzlePlan, games: int, play: Executor, out: Path) -> Iterator[tuple[int, list[Puzzle]]]:
    """Look through the first `games` that are not in the file yet, and add what is found to it, game by game."""
    title = json.dumps({"format": FORMAT, "rules": find_game(plan.game).version, **asdict(plan)}).encode()
    lines = whole_lines(out, FORMAT)
    if lines and lines[0] != title:
        raise BadMatch(f"{str(out)!r} has puzzles of other games; choose another file")
    out.write_bytes(b"".join(line + b"\n" for line in lines or [title]))  # without an incomplete last line
    known = {int(json.loads(line)["number"]) for line in lines[1:]}
    for number, found in play(plan, [k for k in range(games) if k not in known]):
        line = json.dumps({"number": number, "puzzles": [asdict(one) for one in found]})
        with out.open("a", encoding="utf-8") as opened:
            opened.write(line + "\n")
        yield number, found
