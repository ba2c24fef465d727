"""Speed, side by side in one run: every game compiled and interpreted, and Catanatron as the peer.

Each engine is measured in a process of its own, in turns, so that a busy machine slows all of them alike; the best round counts.
Ratios of one run are what may be compared, not figures of different runs.
"""

import argparse
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

import pelagos

HERE = Path(__file__).parent
PEER = "catanatron"

Figures = dict[str, float]


def measure(engine: str, seconds: float, tree: Path) -> Figures:
    """One engine, imported from a tree, measured once."""
    environment = os.environ | {"PYTHONPATH": str(tree.resolve())}
    command = [sys.executable, str(HERE / "measure.py"), engine, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=HERE, check=False)  # noqa: S603  our own script
    if done.returncode:
        sys.exit(f"bench: {engine} could not be measured:\n{done.stderr}")
    found: Figures = json.loads(done.stdout)
    return found


def first_state(tree: Path) -> float:
    """Seconds from starting Python to a first state, less those that Python itself takes; the best of five."""
    environment = os.environ | {"PYTHONPATH": str(tree.resolve())}

    def timed(code: str) -> float:
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], env=environment, cwd=HERE, check=True)  # noqa: S603  our own code
        return time.perf_counter() - started

    work = "import pelagos; pelagos.game('orichalcum').new(players=3, seed=7)"
    return min(timed(work) for _ in range(5)) - min(timed("pass") for _ in range(5))


def main() -> None:
    """Measure everything and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, required=True, help="the tree with the compiled engines")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="*", default=pelagos.games())
    arguments = parser.parse_args()
    source = HERE.parent
    engines = [(PEER, source)] + [(game, tree) for game in arguments.games for tree in (arguments.compiled, source)]
    best: dict[tuple[str, Path], Figures] = {}
    loads = [os.getloadavg()[0]]
    for _ in range(arguments.rounds):
        for key in engines:
            found = measure(key[0], arguments.seconds, key[1])
            known = best.get(key, found)
            best[key] = found | {name: max(known[name], found[name]) for name in ("decisions", "games", "copies", "simulations")}
        loads.append(os.getloadavg()[0])
    report(best, loads)
    print(f"\nimport and first state: {first_state(arguments.compiled):.3f} s compiled, {first_state(source):.3f} s interpreted")


def report(best: dict[tuple[str, Path], Figures], loads: list[float]) -> None:
    """The table, with the ratios to the peer and between the own builds."""
    peer = next(figures for (engine, _), figures in best.items() if engine == PEER)
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {PEER} {importlib.metadata.version(PEER)}; "
        f"load before and after each round: {', '.join(f'{load:.1f}' for load in loads)}\n"
    )
    columns = f"{'engine':<28}{'decisions/s':>13}{'games/s':>10}{'copies/s':>12}{'searches/s':>12}{'words/game':>12}"
    print(f"{columns}   to {PEER}: decisions, copies")
    for (engine, _), figures in best.items():
        name = engine if engine == PEER else f"{engine}, {'compiled' if figures['compiled'] else 'interpreted'}"
        ratios = f"{figures['decisions'] / peer['decisions']:9.1f} x {figures['copies'] / peer['copies']:9.1f} x"
        print(
            f"{name:<28}{figures['decisions']:>13,.0f}{figures['games']:>10,.1f}{figures['copies']:>12,.0f}"
            f"{figures['simulations']:>12,.0f}{figures['words per game']:>12.0f}   {ratios}"
        )
    for engine in dict.fromkeys(engine for engine, _ in best if engine != PEER):
        native, plain = (figures for (name, _), figures in best.items() if name == engine)
        print(
            f"\n{engine}: compiled over interpreted: {native['decisions'] / plain['decisions']:.1f} x decisions, "
            f"{native['copies'] / plain['copies']:.1f} x copies, {native['simulations'] / plain['simulations']:.1f} x searches"
        )


if __name__ == "__main__":
    main()
