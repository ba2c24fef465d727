"""Prints what a build computes: digests of seeded random games of a game, as JSON. Run by test_builds_agree.py."""

import json
import sys

import pelagos
from pelagos import Record
from tests.conformance.cases import CASES, GAMES, Case, random_play
from tests.model import NAME

SEEDS = 100


def results(case: Case, seed: int) -> list[int]:
    """The digests of a game along its way, of a guess in the middle of it, and after a replay of its record."""
    state = case.new(seed if seed % 4 else f"{seed:064x}")
    found = [state.digest()]
    for after in random_play(state, seed):
        if after.ply % 50 == 0 and not after.over:
            found += [after.digest(), after.determinize(0, seed).digest()]
    replayed = Record.loads(Record.of(state).dumps()).replay()
    return [*found, state.digest(), replayed.digest()]


def main() -> None:
    if sys.argv[1] == NAME:
        pelagos.register(GAMES[-1])
    cases = [case for case in CASES if case.name == sys.argv[1]]
    games = [results(cases[seed % len(cases)], seed) for seed in range(SEEDS)]
    json.dump({"compiled": pelagos.compiled, "games": games}, sys.stdout)


if __name__ == "__main__":
    main()
