"""The long run: a million random games, with every invariant after every word.

At some of the words the hidden things are dealt anew, and the seats' views, words and samples compared.

`make soak` runs it on the compiled engines. Finished games are counted in a file, so the same command goes on after a break; games
of engines whose source has changed since do not count. `--game`, `--games` and `--minutes` make it shorter.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path

import pelagos
from pelagos import State
from pelagos.core.record import ending_of
from pelagos.core.rng import seeded
from tests.conformance.cases import CASES, LONGEST

SOURCE = Path(__file__).parents[1] / "pelagos"
JUDGING = {"evaluate.py", "evaluator.py", "features.py", "islands.py", "linear.py", "odds.py", "outlook.py", "prospects.py"}
"""Modules by which bots judge positions: no rule asks them."""
CHUNK = 100
LOOKS = 997
"""At every so many-th word, the hidden things are dealt anew and the seats' views and words compared."""


@dataclass(frozen=True)
class Chunk:
    """A hundred games of one way to play."""

    game: str
    number: int
    engine: str
    """A fingerprint of the engine's source."""
    seeds: range


def chunk_of(game: str, number: int, engine: str) -> Chunk:
    return Chunk(game, number, engine, range(number * CHUNK, (number + 1) * CHUNK))


@dataclass(frozen=True)
class Soaked:
    """What came out of a chunk, as a line of the file."""

    game: str
    number: int
    engine: str
    words: int
    endings: dict[str, int]
    seconds: float


def engine_of(game: str) -> str:
    """A fingerprint of the source that a game is played by."""
    digest = hashlib.sha256()
    for folder in (SOURCE / "core", SOURCE / "games" / game):
        for path in sorted(folder.rglob("*.py")) + sorted(folder.glob("components.toml")):
            if path.name not in JUDGING:
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def check_redaction(state: State) -> None:
    """What a seat cannot know changes neither its view nor its legal words, and samples do not depend on it."""
    for seat in range(state.setup.players):
        guess = state.determinize(seat, int(state.ply))
        assert guess.view(seat) == state.view(seat)
        assert state.seat != seat or guess.legal() == state.legal()
        assert guess.determinize(seat, 1).digest() == state.determinize(seat, 1).digest()


def soak(chunk: Chunk) -> Soaked:
    """Play the games of a chunk."""
    started = time.process_time()
    cases = [case for case in CASES if case.name == chunk.game]
    words, endings = 0, Counter[str]()
    for seed in chunk.seeds:
        case = cases[chunk.number % len(cases)].varied(seed)
        state = case.new(seed)
        try:
            play(state, case.invariants.check, seed)
        except AssertionError as error:
            raise AssertionError(f"{case}, seed {seed}, ply {state.ply}: {error}") from error
        words += int(state.ply)
        endings[ending_of(state)] += 1
    return Soaked(chunk.game, chunk.number, chunk.engine, words, dict(endings), round(time.process_time() - started, 3))


def play(state: State, check: object, seed: int) -> None:
    """One game to its end, looked at after every word."""
    assert callable(check)
    rng = seeded(seed)
    look = seed % LOOKS
    check(state)
    while not state.over:
        assert state.ply < LONGEST, "the game does not end"
        legal = state.legal()
        assert legal, "nothing can be said"
        assert legal == sorted(set(legal)), f"legal words {legal}"
        state.play(legal[rng.below(len(legal))])
        check(state)
        if state.ply % LOOKS == look:
            check_redaction(state)
    assert state.legal() == []


def kept(file: Path) -> list[Soaked]:
    """What the file holds; a line that broke off is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else []:
        try:
            found.append(Soaked(**json.loads(line)))
        except ValueError:
            continue
    return found


def told(game: str, done: list[Soaked]) -> str:
    """How far a game is."""
    endings = sum((Counter(chunk.endings) for chunk in done), Counter[str]())
    listed = ", ".join(f"{count:,} {ending}" for ending, count in endings.most_common())
    words, seconds = sum(chunk.words for chunk in done), sum(chunk.seconds for chunk in done)
    return (
        f"{game}: {len(done) * CHUNK:,} games, {words:,} words, every invariant after every word; {listed}; {seconds:,.0f} s of CPU"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=pelagos.games(), action="append")
    parser.add_argument("--games", type=int, default=250_000, help="how many of each game")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/soak.jsonl"), help="where finished games are counted")
    arguments = parser.parse_args()
    games = arguments.game or pelagos.games()
    engines = {game: engine_of(game) for game in games}
    done = {(chunk.game, chunk.number): chunk for chunk in kept(arguments.out) if chunk.engine == engines.get(chunk.game)}
    numbers = range(-(-arguments.games // CHUNK))
    jobs = [chunk_of(game, number, engines[game]) for number in numbers for game in games if (game, number) not in done]
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    spawn = multiprocessing.get_context("spawn")  # a fork of a process with threads may wait for ever
    with ProcessPoolExecutor(arguments.workers, spawn) as pool, arguments.out.open("a", encoding="utf-8") as file:
        for finished in as_completed([pool.submit(soak, job) for job in jobs]):
            soaked = finished.result()
            done[soaked.game, soaked.number] = soaked
            file.write(json.dumps(asdict(soaked)) + "\n")
            file.flush()
            if time.monotonic() - started > 60 * arguments.minutes:
                pool.shutdown(cancel_futures=True)
                break
    for game in games:
        print(told(game, [chunk for key, chunk in done.items() if key[0] == game]))
    print(f"{'compiled' if pelagos.compiled else 'interpreted'} engines, {len(done) * CHUNK:,} games in all")
    sys.exit(0 if len(done) >= len(numbers) * len(games) else "not all games are played yet: the same command goes on")


if __name__ == "__main__":
    main()
