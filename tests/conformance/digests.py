"""Prints what a build computes: digests of seeded random games of every game, as JSON. Run by test_builds_agree.py."""

import json
import sys

import pelagos
from pelagos import Record
from tests.conformance.cases import CASES, Case, random_play

GAMES_EACH = 100


def results(case: Case, seed: int) -> list[int]:
    """The digests of a game along its way, of a guess in the middle of it, and after a replay of its record."""
    state = case.new(seed if seed % 4 else f"{seed:064x}")
    found = [state.digest()]
    for after in random_play(state, seed):
        if after.ply % 50 == 0 and not after.over:
            found += [after.digest(), after.guess(0, seed).digest()]
    replayed = Record.loads(Record.of(state).dumps()).replay()
    return [*found, state.digest(), replayed.digest()]


def main() -> None:
    games: dict[str, list[list[int]]] = {}
    for name in pelagos.games():
        cases = [case for case in CASES if case.name == name]
        games[name] = [results(cases[seed % len(cases)], seed) for seed in range(GAMES_EACH)]
    json.dump({"compiled": pelagos.compiled, "games": games}, sys.stdout)


if __name__ == "__main__":
    main()
