"""Matches between the bots of two builds: whether today's play better than those of an older commit, at equal time.

    python bench/builds.py ../before/build/compiled build/compiled cyclades --bots hard,hard --games 400 --seed 1 --out games.jsonl

The first bot is the new build's, all others are the old one's. Each build runs in a process of its own and follows the game by its
words; both must agree on every position. Every deal is played from all seats; `--out` keeps each finished game, and the same
command goes on from there. docs/bots.md says how to make the tree of an older commit.
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from pelagos.arena.matches import wilson
from pelagos.arena.results import whole_lines

FORMAT = "pelagos-builds 1"
OLD, NEW = 0, 1


@dataclass(frozen=True)
class Plan:
    """What is played, by which builds."""

    game: str
    players: int
    bots: list[str]
    seed: int
    builds: list[str]
    """Fingerprints of the trees, the old one's first."""

    def seated(self, k: int) -> list[int]:
        """Who sits where in game k: for each seat the bot's number."""
        return [(seat - k) % self.players for seat in range(self.players)]


@dataclass(frozen=True)
class Played:
    """A finished game."""

    k: int
    won: bool
    """Whether the new build's bot came first, alone or not; a stopped game is nobody's win."""
    stopped: bool
    turns: int
    decisions: list[int]
    """Of both builds, the old one first; likewise the seconds that they took."""
    seconds: list[float]


class Build:
    """A side of the match, in a process of its own that sees only its tree."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def __call__(self, *order: object) -> dict[str, object]:
        """What the side answers to an order."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            sys.exit("builds: one of the sides has ended")
        answer: dict[str, object] = json.loads(line)
        return answer


@contextmanager
def side_of(tree: Path, game: str) -> Iterator[Build]:
    """A tree's side of the match, as long as it lasts."""
    command = [sys.executable, "-P", str(Path(__file__).with_name("side.py").resolve()), game]
    environment = os.environ | {"PYTHONPATH": str(tree.resolve())}
    process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603  our own script
    try:
        yield Build(process)
    finally:
        process.kill()
        process.wait()


def agreed(sides: list[Build], *order: object) -> dict[str, object]:
    """What both sides answer to an order, which must be the same."""
    old, new = (side(*order) for side in sides)
    if old != new:
        sys.exit(f"builds: the builds do not play the same game; after {order} the old one says {old}, the new one {new}")
    return new


def check(sides: list[Build]) -> None:
    """Both sides must have the same rules and components, both compiled or neither."""
    old, new = (side("build") for side in sides)
    for name, value in new.items():
        if old[name] != value:
            sys.exit(f"builds: the builds do not play the same game: their {name} are not the same")


def fingerprint(tree: Path) -> str:
    """Of the code and weights in a tree."""
    digest = hashlib.sha256()
    for path in sorted(tree.rglob("*")):
        if path.suffix in {".py", ".so", ".toml"}:
            digest.update(path.read_bytes())
    return digest.hexdigest()


def play(plan: Plan, sides: list[Build], k: int) -> Played:
    """Game k to its end."""
    seated, deal = plan.seated(k), plan.seed + k // plan.players
    builds = [NEW if bot == 0 else OLD for bot in seated]
    for side, build in enumerate(sides):
        own = {str(seat): plan.bots[bot] for seat, bot in enumerate(seated) if builds[seat] == side}
        position = build("begin", plan.players, deal, own)
    decisions, seconds = [0, 0], [0.0, 0.0]
    while "ranking" not in position:
        side = builds[int(str(position["seat"]))]
        found = sides[side]("decide")
        decisions[side] += 1
        seconds[side] += float(str(found["seconds"]))
        position = agreed(sides, "say", found["word"])
    ranking, stopped = position["ranking"], bool(position["stopped"])
    assert isinstance(ranking, list)
    won = ranking[seated.index(0)] == 1 and not stopped
    return Played(k, won, stopped, int(str(position["turns"])), decisions, seconds)


def kept(file: Path, plan: Plan) -> list[Played]:
    """The games of this match that the file holds; what broke off at its end is cut off. A new file is begun."""
    lines = whole_lines(file, FORMAT)
    head = {"format": FORMAT} | asdict(plan)
    if lines and json.loads(lines[0]) != head:
        sys.exit(f"builds: {file} holds another match, or one of other builds; choose another file")
    file.write_bytes(b"".join(line + b"\n" for line in lines or [json.dumps(head).encode()]))
    return [Played(**json.loads(line)) for line in lines[1:]]


def told(plan: Plan, games: list[Played]) -> str:
    """What came out."""
    wins = sum(game.won for game in games)
    low, high = wilson(wins, len(games))
    times = [
        1000 * sum(game.seconds[side] for game in games) / max(1, sum(game.decisions[side] for game in games))
        for side in (OLD, NEW)
    ]
    return "; ".join(
        [
            f"{plan.game}, {plan.players} players, new {plan.bots[0]} against old {', '.join(plan.bots[1:])}",
            f"{wins} of {len(games)} won, {wins / len(games):.1%} ({low:.1%} to {high:.1%})",
            f"{times[NEW]:.1f} against {times[OLD]:.1f} ms a decision",
            f"median {statistics.median(game.turns for game in games):.0f} turns, {sum(game.stopped for game in games)} stopped",
        ]
    )


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="a tree with compiled engines: build/compiled of a checkout")
    parser.add_argument("new", type=Path)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="hard,hard", help="one for each player; the first is the new build's")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--seconds", type=float, help="for each decision, if the bots' own time is not meant")
    parser.add_argument("--out", type=Path, help="a file of JSON lines to keep the games in")
    arguments = parser.parse_args()
    bots = [bot if arguments.seconds is None else f"{bot}:seconds={arguments.seconds}" for bot in arguments.bots.split(",")]
    if len(bots) != arguments.players:
        parser.error(f"{len(bots)} bots for {arguments.players} players")
    trees = [arguments.old, arguments.new]
    plan = Plan(arguments.game, arguments.players, bots, arguments.seed, [fingerprint(tree) for tree in trees])
    games = [] if arguments.out is None else kept(arguments.out, plan)
    whole = -(-arguments.games // plan.players) * plan.players
    with ExitStack() as stack:
        sides = [stack.enter_context(side_of(tree, plan.game)) for tree in trees]
        check(sides)
        for k in sorted(set(range(whole)) - {game.k for game in games}):
            games.append(play(plan, sides, k))
            if arguments.out is not None:
                with arguments.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(games[-1])) + "\n")
            if len(games) % 20 == 0:
                print(f"{len(games)} of {whole}: {sum(game.won for game in games)} won", file=sys.stderr)
    print(told(plan, [game for game in games if game.k < whole]))


if __name__ == "__main__":
    main()
