"""Prints what a build computes: digests of seeded random games of a game, as JSON. Run by test_builds_agree.py."""

import json
import sys

import pelagos
from pelagos import Record, State
from tests.conformance.cases import CASES, GAMES, Case, random_play
from tests.model import NAME

SEEDS = 100


def played(case: Case, seed: int) -> tuple[State, list[int]]:
    """A game to its end, and its digests along the way, of guesses in the middle of it, and at the end."""
    state = case.new(seed if seed % 4 else f"{seed:064x}")
    found = [state.digest()]
    for after in random_play(state, seed):
        if after.ply % 50 == 0 and not after.over:
            found += [after.digest(), after.determinize(0, seed).digest()]
    return state, [*found, state.digest()]


def main() -> None:
    if sys.argv[1] == NAME:
        pelagos.register(GAMES[-1])
    cases = [case for case in CASES if case.name == sys.argv[1]]
    games = [played(cases[seed % len(cases)], seed) for seed in range(SEEDS)]
    # The interpreted engines would take four times as long; they replay the games of test_games.py.
    replayed = [Record.loads(Record.of(state).dumps()).replay().digest() for state, _ in games if pelagos.compiled]
    json.dump({"compiled": pelagos.compiled, "games": [digests for _, digests in games], "replayed": replayed}, sys.stdout)


if __name__ == "__main__":
    main()
