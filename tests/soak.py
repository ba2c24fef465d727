"""The long run: ten thousand random games of each game, with every invariant after every word.

At some of the words the hidden things are dealt anew, and the seats' views, words and samples compared.

`make soak` runs it on the compiled engines; `--game` and `--games` make it shorter.
"""

import argparse
import itertools
import multiprocessing
import statistics
import sys
import time
from collections import Counter

import pelagos
from pelagos import State
from pelagos.core.record import ending_of
from tests.conformance.cases import CASES, Case, random_play

CHUNK = 25
LOOKS = 97
"""At every so many-th word, the hidden things are dealt anew and the seats' views and words compared."""


def check_redaction(state: State) -> None:
    """What a seat cannot know changes neither its view nor its legal words, and samples do not depend on it."""
    for seat in range(state.setup.players):
        guess = state.determinize(seat, int(state.ply))
        assert guess.view(seat) == state.view(seat)
        assert state.seat != seat or guess.legal() == state.legal()
        assert guess.determinize(seat, 1).digest() == state.determinize(seat, 1).digest()


def soak(job: tuple[Case, int]) -> list[tuple[int, str]]:
    """Some games of a case; the number of words and the ending of each."""
    found: list[tuple[int, str]] = []
    for seed in range(job[1], job[1] + CHUNK):
        case = job[0].varied(seed)
        state = case.new(seed)
        case.check(state)
        for after in random_play(state, seed):
            case.check(after)
            legal = after.legal()
            if legal != sorted(set(legal)) or bool(legal) == after.over:
                raise AssertionError(f"{case}, seed {seed}, ply {after.ply}: legal words {legal}")
            if after.ply % LOOKS == seed % LOOKS:
                check_redaction(after)
        found.append((int(state.ply), ending_of(state)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=pelagos.games(), action="append")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    for name in arguments.game or pelagos.games():
        cases = itertools.cycle([case for case in CASES if case.name == name])
        jobs = [(next(cases), seed) for seed in range(arguments.seed, arguments.seed + arguments.games, CHUNK)]
        started = time.perf_counter()
        with multiprocessing.Pool(arguments.workers) as pool:
            games = [game for chunk in pool.imap_unordered(soak, jobs) for game in chunk]
        words = [number for number, _ in games]
        endings = ", ".join(f"{count} {ending}" for ending, count in Counter(ending for _, ending in games).most_common())
        print(
            f"{name}: {len(games)} games, {sum(words):,} words, every invariant after every word; {endings}; words per game "
            f"{min(words)} to {max(words)}, median {statistics.median(words):.0f}; "
            f"{'compiled' if pelagos.compiled else 'interpreted'}, {time.perf_counter() - started:.0f} s"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
