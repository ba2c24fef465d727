"""The speed of engines, adapters and vector environments beside their peers, in one run: decisions per second of one core.

Each is measured in a process of its own, in rounds, so that a busy machine slows all of them alike; CPU time counts, and the
best round. Everybody plays random legal words; environments make observations and masks for every decision. Prints Markdown.
"""

import argparse
import importlib.metadata
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from measure import rate

HERE = Path(__file__).parent
GAMES = ["arnak", "atlantis", "cyclades", "orichalcum"]
PLAYERS = 3
GAMES_AT_ONCE = 64

Step = Callable[[], int]


def engine(name: str) -> Step:
    """Whole games in a compiled loop, without observations."""
    import pelagos
    from pelagos.arena.playouts import play_out
    from pelagos.core.rng import seeded

    game, seeds = pelagos.game(name), iter(range(10**9))

    def step() -> int:
        seed = next(seeds)
        state = game.new(players=PLAYERS, seed=seed)
        state.recording = False
        return int(play_out(state, seeded(seed)))

    return step


def vector(name: str) -> Step:
    """The vector environment, all seats asked."""
    from pelagos.envs.vector import GamesVectorEnv

    env = GamesVectorEnv(name, GAMES_AT_ONCE, PLAYERS, seat="all")
    env.reset(seed=1)

    def step() -> int:
        for _ in range(10):
            env.step(env.random_actions())
        return 10 * GAMES_AT_ONCE

    return step


def turns(env: object) -> Step:
    """An AEC environment of PettingZoo, ours or another."""
    import numpy as np

    chance = random.Random(1)

    def step() -> int:
        env.reset(seed=chance.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
                continue
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return decisions

    return step


def pettingzoo(name: str) -> Step:
    """Our AEC environments."""
    from pelagos.envs import aec

    return turns(aec.env(name, PLAYERS))


def pettingzoo_chess() -> Step:
    """PettingZoo's own chess."""
    from pettingzoo.classic import chess_v6

    return turns(chess_v6.env())


def spiel(name: str) -> Step:
    """A game of OpenSpiel, in a loop in Python, with the observation of the deciding player."""
    import pyspiel

    if name.startswith("pelagos"):
        import pelagos.envs.openspiel  # noqa: F401  registers it
    if name.startswith("python"):
        import open_spiel.python.games  # noqa: F401  registers them
    game, chance = pyspiel.load_game(name), random.Random(1)

    def step() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return step


def catanatron() -> Step:
    """Catanatron's engine, three random players."""
    from catanatron import Color, Game, RandomPlayer

    def step() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)])
        game.play()
        return len(game.state.actions)

    return step


def catanatron_gym() -> Step:
    """Catanatron's environment. All decisions of both players count, though only the agent's are observed."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env, chance = CatanatronEnv(), random.Random(1)

    def step() -> int:
        env.reset()
        over = False
        while not over:
            _, _, ended, stopped, _ = env.step(chance.choice(env.get_valid_actions()))
            over = ended or stopped
        return len(env.game.state.actions)

    return step


def pearls(seconds: float) -> float:
    """The model game by hand in C++, compiled for this machine."""
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "pearls")
        subprocess.run(["g++", "-O3", "-march=native", "-o", program, str(HERE / "pearls.cpp")], check=True)  # noqa: S603, S607
        return float(subprocess.run([program, str(seconds)], capture_output=True, text=True, check=True).stdout)  # noqa: S603


SUBJECTS: dict[str, Callable[[], Step]] = {
    **{f"{name}: engine": lambda name=name: engine(name) for name in GAMES},
    **{f"{name}: vector environment": lambda name=name: vector(name) for name in GAMES},
    **{f"{name}: PettingZoo": lambda name=name: pettingzoo(name) for name in GAMES},
    **{f"{name}: OpenSpiel": lambda name=name: spiel(f"pelagos_{name}(players={PLAYERS})") for name in GAMES},
    "PettingZoo chess": pettingzoo_chess,
    "OpenSpiel C++ backgammon, from Python": lambda: spiel("backgammon"),
    "OpenSpiel C++ gin rummy, from Python": lambda: spiel("gin_rummy"),
    "OpenSpiel Python team dominoes": lambda: spiel("python_team_dominoes"),
    "Catanatron: engine": catanatron,
    "Catanatron: gym": catanatron_gym,
}
PEARLS = "Pearls by hand in C++"
PEERS = {
    "engine": "Catanatron: engine",
    "vector environment": "Catanatron: gym",
    "PettingZoo": "PettingZoo chess",
    "OpenSpiel": "OpenSpiel Python team dominoes",
}
"""What a figure is a multiple of."""


def measured(subject: str, seconds: float, compiled: Path) -> float:
    """One subject in a process of its own."""
    if subject == PEARLS:
        return pearls(seconds)
    command = [sys.executable, "-P", __file__, "--compiled", str(compiled), "--seconds", str(seconds), "--one", subject]
    environment = os.environ | {"PYTHONPATH": str(compiled.resolve()), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603  our own script
    if done.returncode:
        sys.exit(f"bench: {subject} could not be measured:\n{done.stderr}")
    return float(json.loads(done.stdout.splitlines()[-1]))


def together(subject: str, processes: int, seconds: float, compiled: Path) -> float:
    """One subject in several processes at once, added up."""
    with ThreadPoolExecutor(processes) as pool:
        return sum(pool.map(lambda _: measured(subject, seconds, compiled), range(processes)))


def cores_table(found: dict[tuple[str, int], float]) -> str:
    """How much several processes do together, as multiples of one."""
    lines = ["| what | processes | decisions/s | times one |", "|---|---|---|---|"]
    for (subject, processes), figure in found.items():
        lines.append(f"| {subject} | {processes} | {figure:,.0f} | {figure / found[subject, 1]:.2f} |")
    return "\n".join(lines)


def table(best: dict[str, float]) -> str:
    """All figures, as multiples of their peers, too."""
    lines = ["| what | decisions/s | against |", "|---|---|---|"]
    for subject, figure in best.items():
        peer = PEERS.get(subject.partition(": ")[2]) if subject.partition(": ")[0] in GAMES else None
        against = f"{figure / best[peer]:,.1f} x {peer}" if peer in best else ""
        lines.append(f"| {subject} | {figure:,.0f} | {against} |")
    return "\n".join(lines)


def main() -> None:
    """Measure everything and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, required=True, help="the tree with the compiled engines")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per figure and round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--one", help="measure this subject here and now")
    arguments = parser.parse_args()
    if arguments.one:
        step = SUBJECTS[arguments.one]()
        print(json.dumps(rate(lambda amount: step(), arguments.seconds)))
        return
    best: dict[str, float] = {}
    cores: dict[tuple[str, int], float] = {}
    loads = [os.getloadavg()[0]]
    for _ in range(arguments.rounds):
        for subject in [*SUBJECTS, PEARLS]:
            best[subject] = max(best.get(subject, 0.0), measured(subject, arguments.seconds, arguments.compiled))
        for subject in (f"{name}: vector environment" for name in GAMES):
            for processes in range(1, (os.cpu_count() or 1) + 1):
                figure = together(subject, processes, arguments.seconds, arguments.compiled)
                cores[subject, processes] = max(cores.get((subject, processes), 0.0), figure)
        loads.append(os.getloadavg()[0])
    packages = ["numpy", "gymnasium", "pettingzoo", "open_spiel", "catanatron", "catanatron_gym"]
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages)
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores; {versions}.")
    print(f"Load before and after each round: {', '.join(f'{load:.1f}' for load in loads)}.\n\n{table(best)}")
    print(f"\nSeveral processes at once, one for each core:\n\n{cores_table(cores)}")


if __name__ == "__main__":
    main()
