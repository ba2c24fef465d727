"""Trains an agent for Lost Ruins of Arnak by self-play with PyTorch on one core, and draws how it learned.

    pip install 'pelagos[train-example]'
    python examples/train_values.py --minutes 15 --out trained-values

The agent knows nothing of the game but its rules. A network foretells from the features of a position how many points a seat will
have in the end. To decide, the agent tries every legal word in a guess of what it cannot see, and says the one after which it
expects most. It plays against itself, and the network learns from what came of each word: from the points in the end and, sooner,
from what was expected a word later (TD(lambda) on the positions after words, as TD-Gammon did). Now and then it meets the
bots `random`, `easy` and `greedy`, from whom it does not learn.
"""

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from learning_curve import draw
from numpy.typing import NDArray
from torch import nn

import pelagos
from pelagos.bots import bot_from
from pelagos.envs.rows import Rows, features_of

GAME = pelagos.game("arnak")
FEATURES = features_of(GAME)
WIDTH = len(FEATURES.names) + len(FEATURES.stages)
SO_FAR = np.array([FEATURES.known().get(name, 0.0) for name in FEATURES.names])
"""What features are worth to somebody who has learned nothing: the points so far."""
PLAYERS = 2
GAMES_AT_ONCE = 64
REMEMBERED = 6
"""So many rounds of self-play are learned from at a time."""
LAMBDA = 0.95
"""How much the end of the game counts for a word, beside what was expected after the next one."""
NOISE = 0.1
"""By how many points the agent errs on purpose at first, to try other words, too; less and less until the end."""
GUESSES = 4
"""Against bots the agent tries its words in so many guesses; while it learns, one is enough."""
FASTEST = 1e-3
"""The learning rate at the beginning; it falls to a tenth."""
OPPONENTS = {"random": 50, "easy": 100, "greedy": 50}
"""Whom the agent meets, and in how many games each time."""
LARGE, MANY_POINTS = 5.0, 20.0
"""Networks like small numbers: features are seldom more than this, points seldom more than a few times that."""

Table = NDArray[np.float32]


class Positions:
    """Positions as a table with a row for each: the features of a seat and in which stage of the game it is."""

    def __init__(self, most: int) -> None:
        self.rows = Rows(FEATURES, len(GAME.vocabulary), most)
        self.features = np.frombuffer(memoryview(self.rows.cells), np.float64).reshape(most, -1)
        self.stages = np.zeros(most, np.int64)
        self.ends: dict[int, float] = {}
        """The points of rows whose games are over."""
        self.number = 0

    def clear(self) -> None:
        """Begin anew."""
        self.number = 0
        self.ends.clear()

    def add(self, state: pelagos.State, seat: int) -> None:
        """One more row."""
        self.rows.fill(self.number, state, seat)
        if state.over:
            self.ends[self.number] = FEATURES.result(state, seat)
        else:
            self.stages[self.number] = FEATURES.stage(state, seat)
        self.number += 1

    def points(self) -> NDArray[np.float64]:
        """The points so far."""
        return self.features[: self.number] @ SO_FAR

    def table(self) -> Table:
        """What the network gets."""
        table = np.zeros((self.number, WIDTH), np.float32)
        table[:, : len(FEATURES.names)] = self.features[: self.number] / LARGE
        table[np.arange(self.number), len(FEATURES.names) + self.stages[: self.number]] = 1.0
        return table


class Agent:
    """Expects points, and says the word after which it expects most. With its method `decide` it is a bot like any other."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.network = nn.Sequential(nn.Linear(WIDTH, 96), nn.ReLU(), nn.Linear(96, 32), nn.ReLU(), nn.Linear(32, 1))
        self.optimizer = torch.optim.Adam(self.network.parameters(), FASTEST)
        self.chance = np.random.default_rng(seed)
        self.after = Positions(256 * GAMES_AT_ONCE)

    def expected(self, positions: Positions) -> NDArray[np.float64]:
        """The points at the end for each row."""
        with torch.no_grad():
            to_come = self.network(torch.from_numpy(positions.table())).numpy()[:, 0].astype(np.float64) * MANY_POINTS
        points = positions.points() + to_come
        points[list(positions.ends)] = list(positions.ends.values())
        return points

    def words(self, states: Sequence[pelagos.State], noise: float = 0.0, guesses: int = 1) -> list[int]:
        """A word for each of these positions."""
        choices = [state.legal() for state in states]
        self.after.clear()
        for state, legal in zip(states, choices, strict=True):
            seat = int(state.seat)
            for _ in range(guesses):
                guess = state.determinize(seat, int(self.chance.integers(2**59)))
                for word in legal:
                    after = guess.clone()
                    after.play(word)
                    self.after.add(after, seat)
        points = self.expected(self.after)
        points += noise * self.chance.gumbel(size=len(points))
        each = np.split(points, np.cumsum([guesses * len(legal) for legal in choices])[:-1])
        return [legal[int(some.reshape(guesses, -1).mean(axis=0).argmax())] for legal, some in zip(choices, each, strict=True)]

    def decide(self, perspective: pelagos.Perspective) -> int:
        """The most promising word, in a few guesses."""
        return self.words([perspective.sample(int(self.chance.integers(2**59)))], guesses=GUESSES)[0]

    def learn(self, table: Table, to_come: Table, rate: float) -> None:
        """Expect that these points are still to come next time."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        order = self.chance.permutation(len(to_come))
        for some in np.array_split(order, max(1, len(order) // 512)):
            expected = self.network(torch.from_numpy(table[some]))[:, 0]
            loss = nn.functional.mse_loss(expected, torch.from_numpy(to_come[some] / MANY_POINTS))
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()


def decision(state: pelagos.State) -> bool:
    """Whether somebody has to decide; words without a choice say themselves."""
    while not state.over and len(state.legal()) == 1:
        state.play(state.legal()[0])
    return not state.over


def self_play(agent: Agent, seeds: range, noise: float) -> tuple[Table, Table]:
    """Games of the agent against itself, side by side: positions after its words, and the points that were still to come."""
    states = [GAME.new(players=PLAYERS, seed=seed) for seed in seeds]
    said: dict[tuple[int, int], list[tuple[int, float]]] = {}
    """For each game and seat the rows after its words, and what was expected there."""
    after, tables, so_far, rows = Positions(len(states)), [], [], 0
    while going := [game for game, state in enumerate(states) if decision(state)]:
        after.clear()
        sayers = []
        for game, word in zip(going, agent.words([states[game] for game in going], noise), strict=True):
            state, seat = states[game], int(states[game].seat)
            state.play(word)
            if not state.over:
                after.add(state, seat)
                sayers.append((game, seat))
        tables.append(after.table())
        so_far.append(after.points())
        for row, (sayer, points) in enumerate(zip(sayers, agent.expected(after), strict=True)):
            said.setdefault(sayer, []).append((rows + row, points))
        rows += len(sayers)
    targets = np.zeros(rows, np.float32)
    for (game, seat), chain in said.items():
        target = FEATURES.result(states[game], seat)
        for row, points in reversed(chain):
            targets[row] = target
            target = LAMBDA * target + (1.0 - LAMBDA) * points
    return np.concatenate(tables), (targets - np.concatenate(so_far)).astype(np.float32)


def wins(agent: Agent, opponent: str, games: int, seed: int) -> float:
    """How many games the agent wins against a bot, each deal from both seats; a shared first place is half a win."""
    won = 0.0
    for k in range(games):
        state = GAME.new(players=PLAYERS, seed=seed + k // 2)
        own = k % PLAYERS
        bots = [agent if seat == own else bot_from(opponent, seed=k) for seat in range(PLAYERS)]
        while decision(state):
            seat = int(state.seat)
            state.apply(bots[seat].decide(state.perspective(seat)))
        places = state.ranking()
        won += 0.0 if places[own] > 1 else 1.0 / places.count(1)
    return won


def main() -> None:
    """Train, meet the bots in between, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15.0, help="of training; the games against bots come on top")
    parser.add_argument("--points", type=int, default=4, help="how often the agent meets the bots")
    parser.add_argument("--last", type=int, default=60, help="games against each bot at the end")
    parser.add_argument("--out", type=Path, default=Path("trained-values"))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    agent = Agent(arguments.seed)
    remembered: list[tuple[Table, Table]] = []
    curve: list[dict[str, Any]] = []
    games, spent, limit = 0, 0.0, 60 * arguments.minutes
    for point in range(1, arguments.points + 1):
        while spent < limit * (point / arguments.points) ** 2:  # the first points lie closer together: much is learned soon
            started = time.process_time()
            left = 1.0 - spent / limit
            first = 1_000_000 * arguments.seed + games
            remembered = [*remembered[1 - REMEMBERED :], self_play(agent, range(first, first + GAMES_AT_ONCE), NOISE * left)]
            tables, targets = zip(*remembered, strict=True)
            agent.learn(np.concatenate(tables), np.concatenate(targets), FASTEST * max(0.1, left))
            games += GAMES_AT_ONCE
            spent += time.process_time() - started
        met = {name: max(number, arguments.last) if point == arguments.points else number for name, number in OPPONENTS.items()}
        found = {name: wins(agent, name, number, 1_000_000_000 * point) for name, number in met.items()}
        curve.append({"minutes": spent / 60, "self-play": games, "wins": found, "games": met})
        print(json.dumps(curve[-1]), flush=True)
        (arguments.out / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
        torch.save(agent.network.state_dict(), arguments.out / "agent.pt")
        draw(curve, arguments.out / "curve.svg")


if __name__ == "__main__":
    main()
