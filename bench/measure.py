"""Measures one engine in a process of its own and prints a line of JSON: `measure.py GAME|catanatron SECONDS`."""

import json
import random
import statistics
import sys
import time
from collections.abc import Callable

Work = Callable[[int], int]


def rate(work: Work, seconds: float) -> float:
    """How much work is done per second of CPU time: the best of five tries that together take the given time."""
    amount, best = 1, 0.0
    work(1)
    for attempt in range(5):
        done, started = 0, time.process_time()
        while time.process_time() - started < seconds / 5:
            done += work(amount)
        best = max(best, done / (time.process_time() - started))
    return best


def measure_pelagos(name: str, seconds: float) -> dict[str, object]:
    """Random games of three players (or as many as can play), and copies of positions in the middle of them."""
    import pelagos
    from pelagos.arena.playouts import copy_often, play_out
    from pelagos.bots.search import begun
    from pelagos.core.rng import seeded

    game = pelagos.game(name)
    players = min(3, game.players[-1])
    lengths: list[int] = []
    seeds = iter(range(10**9))

    def play(amount: int) -> int:
        for _ in range(amount):
            seed = next(seeds)
            state = game.new(players=players, seed=seed)
            state.recording = False
            lengths.append(int(play_out(state, seeded(seed))))
        return sum(lengths[-amount:])

    decisions = rate(play, seconds)
    middle = game.new(players=players, seed=1)
    middle.recording = False
    rng = random.Random(1)
    for _ in range(int(statistics.mean(lengths[:20])) // 2):  # always as far
        if not middle.over:
            middle.apply(rng.choice(middle.legal()))

    def copy(amount: int) -> int:
        copy_often(middle, 1000)
        return 1000

    def search(amount: int) -> int:
        begun(game.evaluator).run(middle, middle.seat, next(seeds), 100)
        return 100

    return {
        "engine": f"pelagos {name}",
        "compiled": pelagos.compiled,
        "decisions": decisions,
        "games": decisions / statistics.mean(lengths),
        "copies": rate(copy, seconds / 2),
        "simulations": rate(search, seconds / 2),
        "words per game": statistics.mean(lengths),
    }


def measure_catanatron(seconds: float) -> dict[str, object]:
    """Catanatron with three of its random players, and copies of its games in the middle."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE]
    lengths: list[int] = []

    def play(amount: int) -> int:
        for _ in range(amount):
            game = Game([RandomPlayer(colour) for colour in colours])
            game.play()
            state = game.state
            lengths.append(len(getattr(state, "action_records", None) or getattr(state, "actions", [])))
        return sum(lengths[-amount:])

    decisions = rate(play, seconds)
    middle = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(int(statistics.mean(lengths)) // 2):
        if middle.winning_color() is None:
            middle.play_tick()

    def copy(amount: int) -> int:
        for _ in range(100):
            middle.copy()
        return 100

    return {
        "engine": "catanatron",
        "compiled": False,
        "decisions": decisions,
        "games": decisions / statistics.mean(lengths),
        "copies": rate(copy, seconds / 2),
        "simulations": 0.0,
        "words per game": statistics.mean(lengths),
    }


if __name__ == "__main__":
    engine, seconds = sys.argv[1], float(sys.argv[2])
    found = measure_catanatron(seconds) if engine == "catanatron" else measure_pelagos(engine, seconds)
    print(json.dumps(found))
