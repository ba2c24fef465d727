"""Speed of two checkouts in one run, each with its own engines and its own measuring script: what a change has cost or won.

    python bench/compare.py ../before .

Both need their compiled tree (`make build`). They are measured in turns, so that a busy machine slows both alike.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

NAMES = ("decisions", "copies", "simulations")


def measure(checkout: Path, game: str, seconds: float) -> dict[str, float]:
    """One game of a checkout, measured once by the checkout's own script."""
    environment = os.environ | {"PYTHONPATH": str((checkout / "build" / "compiled").resolve())}
    command = [sys.executable, "-P", str(checkout.resolve() / "bench" / "measure.py"), game, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=checkout, check=False)  # noqa: S603  our own script
    if done.returncode:
        sys.exit(f"compare: {game} in {checkout} could not be measured:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout)
    if not found["compiled"]:
        sys.exit(f"compare: {checkout} is not compiled; say: make build")
    return found


def main() -> None:
    """Measure both in turns and print the ratios of their best rounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--games", nargs="*", default=["orichalcum", "cyclades", "atlantis", "arnak"])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    print(f"{'after over before':<20}" + "".join(f"{name:>14}" for name in NAMES))
    for game in arguments.games:
        best: dict[Path, dict[str, float]] = {arguments.before: {}, arguments.after: {}}
        for _ in range(arguments.rounds):
            for checkout, known in best.items():
                found = measure(checkout, game, arguments.seconds)
                known.update({name: max(known.get(name, 0.0), found[name]) for name in NAMES})
        ratios = [best[arguments.after][name] / best[arguments.before][name] for name in NAMES]
        print(f"{game:<20}" + "".join(f"{ratio:>13.3f}x" for ratio in ratios), flush=True)
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
