"""Puzzles from self-play: positions with one clearly best word that thorough thought is sure of and quick thought misses."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
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

PLAYER = "easy:iterations=25"
"""Who plays the games: sensibly, but leaving something to find."""
FIRST_LOOK = Thinking(walks=60)
THINKING = Thinking(walks=400, seed=1)
CHECK = 4
"""A puzzle is checked in other guesses with so many times the thinking."""
GAP = 0.05
"""The best word is better than every other by so much chance at least."""
LEAST_WORDS = 4
RIVALS = 3
"""So many other words are weighed against the best one."""
SOLVERS = ("greedy:samples=1", "search:iterations=10", "search:iterations=40", "search:iterations=160")
"""Who tries to solve a puzzle, from quick to thorough."""
TRIES = 3
EASIEST = 0.25
"""Below this share of failures a puzzle is none."""
SPACING = 12
"""Words between two puzzles of a game at least."""


@dataclass(frozen=True)
class Best:
    """What a search is sure of in a position."""

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
        minds = [bot_from(PLAYER, seed=1000 * (self.seed + k) + seat) for seat in range(self.players)]
        found: list[Puzzle] = []
        while not state.over:
            seat = int(state.seat)
            perspective = state.perspective(seat)
            if len(perspective.legal()) >= LEAST_WORDS and (not found or state.ply >= len(found[-1].words) + SPACING):
                found += puzzle_at(state, perspective, f"{self.seed + k}-{state.ply}")
            state.apply(minds[seat].decide(perspective))
        return k, found


def puzzle_at(state: State, perspective: Perspective, name: str) -> list[Puzzle]:
    """The puzzle of a position, if it is one."""
    if _best(perspective, FIRST_LOOK, GAP / 2) is None:
        return []
    best = _best(perspective, THINKING, GAP)
    if best is None or best.chance < 2 * GAP:
        return []
    again = _best(perspective, THINKING.times(CHECK), GAP)
    if again is None or again.word != best.word:
        return []
    difficulty = difficulty_of(perspective, best.word)
    if difficulty < EASIEST:
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
    """Whether a search finds a word the best, and clearly."""
    best = _best(perspective, thinking, GAP / 2)
    return best is not None and best.word == word


def difficulty_of(perspective: Perspective, word: int) -> float:
    """The share of attempts of quick and thorough bots that miss a word."""
    missed = sum(bot_from(name, seed=17 * number + 1).decide(perspective) != word for name in SOLVERS for number in range(TRIES))
    return missed / (len(SOLVERS) * TRIES)


def _best(perspective: Perspective, thinking: Thinking, gap: float) -> Best | None:
    """The best word, if it is better than all others by a gap."""
    weighing = Weighing(perspective, thinking)
    ranking = weighing.ranking()
    if len(ranking) < 2:
        return None
    seat = perspective.seat
    chance = weighing.chances(ranking[0])[seat]
    rivals = []
    for word in ranking[1 : 1 + RIVALS]:
        rivals.append((weighing.chances(word)[seat], word))
        if chance - rivals[-1][0] < gap:
            return None
    second_chance, second = max(rivals)
    return Best(ranking[0], second, chance, second_chance, weighing.line(ranking[0]))


def make_puzzles(plan: PuzzlePlan, games: int, play: Executor, out: Path) -> Iterator[tuple[int, list[Puzzle]]]:
    """Look through so many games, those in the file apart, and add what is found to the file, game by game."""
    title = json.dumps({"format": FORMAT, "rules": find_game(plan.game).version, **asdict(plan)}).encode()
    lines = whole_lines(out, FORMAT)
    if lines and lines[0] != title:
        raise BadMatch(f"{str(out)!r} has puzzles of other games; choose another file")
    out.write_bytes(b"".join(line + b"\n" for line in lines or [title]))  # without what broke off at its end
    known = {int(json.loads(line)["number"]) for line in lines[1:]}
    for number, found in play(plan, [k for k in range(games) if k not in known]):
        line = json.dumps({"number": number, "puzzles": [asdict(one) for one in found]})
        with out.open("a", encoding="utf-8") as opened:
            opened.write(line + "\n")
        yield number, found
