"""Puzzles from self-play: positions with one clearly best word that thorough thought is sure of and quick thought misses.

Nearly all positions are none, so every look costs more than the one before, and most positions get the first one only.
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
"""These play the games, too: sensibly, but leaving something to find."""
THINKING = Thinking(walks=400, seed=1)
CHECK_FACTOR = 4
"""A puzzle is checked in other guesses with so many times the thinking."""
LAST_CHECK_FACTOR = 10
"""And, after all else, once more in others."""
MIN_CHANCE_GAP = 0.05
"""The best word is better than every other by so much chance at least."""
MIN_CHECKED_GAP = 0.06
"""And by so much when it is checked, so that still more thinking does not find another."""
MIN_LEGAL_WORDS = 4
RIVAL_WORDS = 3
"""So many other words are weighed against the best one."""
QUICK_BOTS = ("easy", "greedy:samples=1", "search:iterations=10")
"""What all of these say at once is not worth a second look."""
SOLVER_BOTS = ("easy", "greedy:samples=1", "search:iterations=10", "search:iterations=40", "search:iterations=160")
"""Who tries to solve a puzzle, from quick to thorough."""
TRIES_PER_BOT = 3
MIN_FAILURE_SHARE = 0.2
"""Below this share of failures a puzzle is none."""
MIN_WORDS_APART = 12
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
    """The puzzle of a position that was looked at, if it is one."""
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
    """Whether a search finds a word the best, and clearly."""
    best = _best(Weighing(perspective, thinking), perspective.seat, MIN_CHANCE_GAP / 2)
    return best is not None and best.word == word


def difficulty_of(perspective: Perspective, word: int) -> float:
    """The share of attempts of quick and thorough bots that miss a word."""
    missed = sum(
        bot_from(name, seed=17 * number + 1).decide(perspective) != word for name in SOLVER_BOTS for number in range(TRIES_PER_BOT)
    )
    return missed / (len(SOLVER_BOTS) * TRIES_PER_BOT)


def _quickly_found(perspective: Perspective, word: int) -> bool:
    return all(bot_from(name, seed=1).decide(perspective) == word for name in QUICK_BOTS)


def _best(weighing: Weighing, seat: int, gap: float) -> Best | None:
    """The best word of a search, if it is better than all others by a gap."""
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
