"""Networks that learn by playing with themselves: rounds of games, each followed by a match with the best network so far.

A run has a folder with the network after each round and the result of its match. A round follows from the network before it, the
seed and its number, so an interrupted run continues, and a finished one can be given more rounds.
"""

import json
import math
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from librt.vecs import vec

from pelagos.arena.executor import Executor
from pelagos.arena.gate import Gate
from pelagos.arena.match_plan import MatchPlan
from pelagos.arena.matches import wilson
from pelagos.arena.selfplay import varied_beginning
from pelagos.arena.temporal import Learner
from pelagos.bots.chances import sureness_by_hand
from pelagos.core.errors import BadMatch
from pelagos.core.evaluator import weights_table
from pelagos.core.features import Features
from pelagos.core.game import Game
from pelagos.core.network import NETWORK, OUTER, Network, input_names, network_from
from pelagos.core.registry import game as find_game
from pelagos.core.state import State

MATCH_SEED_OFFSET = 10**9
"""The seeds of a match's deals are this much above the run's."""
TWO_PLAYER_SHARE = 0.75
"""The share of two-player games; the others have a random number of players and random options."""
FIRST_WEIGHT_SPREAD = 0.1
"""The standard deviation of the first weights of hidden units."""
GAMES_REMEMBERED = 200
"""How many of the last games are learned from."""
REHEARSALS_PER_GAME = 8
"""How many remembered games are learned from, in two steps, for each game played."""
WARM_UP_GAMES = 20
"""How many games of a round are played before it begins to learn."""
GAMES_PER_NOTE = 10
"""In the second half of a round the weights are noted after every this many games; their mean is the round's result."""
WEIGHT_DECIMALS = 4
"""How many decimals of a weight are written."""


@dataclass(frozen=True)
class NetworkTraining:
    """What is trained, and by which games."""

    game: str
    rules: str
    seed: int
    hidden: int
    """Hidden units of the network."""
    games: int
    """Games in a round."""
    rate: float
    """The learning rate of the first round; in round n it is divided by the square root of n."""
    gate: int
    """Games of the match after a round."""
    bot: str
    """The bot that plays them."""


class NetworkRun:
    """A training run in its folder."""

    def __init__(self, game: Game, training: NetworkTraining, folder: Path, start: str | None) -> None:
        if game.features is None or game.features.points:
            raise BadMatch(f"{game.title} has no features by which a network could learn who wins")
        self.features: Features = game.features
        self.training = training
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        about = json.dumps(asdict(training), indent=2) + "\n"
        settings = folder / "training.json"
        if settings.exists() and settings.read_text(encoding="utf-8") != about:
            raise BadMatch(f"{str(folder)!r} is about another training; choose another folder")
        settings.write_text(about, encoding="utf-8")
        if not self._file(0).exists():
            begun = written(self.features, first_network(game, training.hidden, training.seed))
            self._file(0).write_text(start or begun, encoding="utf-8")

    def _file(self, number: int) -> Path:
        return self.folder / f"network-{number}.toml"

    def gates(self) -> list[Gate]:
        """The results of all matches so far."""
        files = sorted(self.folder.glob("gate-*.json"), key=lambda file: int(file.stem.split("-")[1]))
        return [Gate(**json.loads(file.read_text(encoding="utf-8"))) for file in files]

    def best(self) -> Path:
        """The last network that won at least half of its match, or the first one."""
        return self._file(max((gate.generation for gate in self.gates() if gate.share >= 0.5), default=0))

    def next(self, play: Executor, progress: Callable[[str, int, int], None]) -> Gate:
        """One round: games from which the network learns as they are played, and a match against the best network so far."""
        number = len(self.gates()) + 1
        if not self._file(number).exists():
            network = self._learned(number, progress)
            self._file(number).write_text(written(self.features, network), encoding="utf-8")
        gate = self._gate(number, play, progress)
        (self.folder / f"gate-{number}.json").write_text(json.dumps(asdict(gate)) + "\n", encoding="utf-8")
        return gate

    def _learned(self, number: int, progress: Callable[[str, int, int], None]) -> Network:
        """The network after a round."""
        t, game = self.training, find_game(self.training.game)
        chance = random.Random(f"{t.seed} {number}")  # noqa: S311
        before = weights_table(self._file(number - 1).read_text(encoding="utf-8"))
        network = network_from(self.features, before.entry(NETWORK))
        learner = Learner(self.features, network, chance.getrandbits(60))
        rate, mean = t.rate / math.sqrt(number), MeanNetwork(network)
        for played in range(1, t.games + 1):
            learner.play(_beginning(game, chance))
            learner.forget(GAMES_REMEMBERED)
            if played > WARM_UP_GAMES:
                learner.learn(REHEARSALS_PER_GAME // 2, rate)
                learner.learn(REHEARSALS_PER_GAME // 2, rate)
            if 2 * played >= t.games and (t.games - played) % GAMES_PER_NOTE == 0:
                mean.note()
            progress(f"round {number}: games", played, t.games)
        return mean.network()

    def _gate(self, number: int, play: Executor, progress: Callable[[str, int, int], None]) -> Gate:
        """The new network against the best so far, on fresh deals; a game that both or neither won counts half."""
        t = self.training
        bots = [f"{t.bot}:weights={file}" for file in (self._file(number), self.best())]
        plan = MatchPlan.checked(find_game(t.game), 2, {}, t.seed + MATCH_SEED_OFFSET + number * t.gate, bots)
        won = 0.0
        for played, outcome in enumerate(play(plan, range(t.gate)), start=1):
            one, other = (outcome.ranking[plan.seated(outcome.k).index(bot)] for bot in (0, 1))
            won += 0.5 if outcome.stopped or one == other else float(one < other)
            progress(f"round {number}: match", played, t.gate)
        return Gate(number, won / t.gate, *wilson(won, t.gate), t.gate)

    def result(self) -> str:
        """The best network and what made it: the command and the results of the matches."""
        t, best = self.training, self.best()
        lines = ["", "[learned]", f"command = {json.dumps(self.command)}", f"rules = {json.dumps(t.rules)}"]
        for gate in self.gates():
            lines += ["", "[[learned.gates]]", *(f"{name} = {value!r}" for name, value in asdict(gate).items())]
            if self._file(gate.generation) == best:
                break
        return best.read_text(encoding="utf-8") + "\n".join(lines) + "\n"

    @property
    def command(self) -> str:
        """The command that repeats the run."""
        t = self.training
        return (
            f"pelagos train {t.game} --hidden {t.hidden} --games {t.games} --rate {t.rate} --gate {t.gate} --bot {t.bot}"
            f" --seed {t.seed} --generations {len(self.gates())}"
        )


class MeanNetwork:
    """The mean of a network's weights at several moments: every game shifts them a little, and the mean cancels that out."""

    def __init__(self, learning: Network) -> None:
        self._learning = learning
        self._moments = 0
        self._sums = [[0.0] * len(weights) for weights in self._weights(learning)]

    @staticmethod
    def _weights(network: Network) -> tuple[vec[float], vec[float], vec[float]]:
        return network.direct, network.inner, network.outer

    def note(self) -> None:
        """Add the present weights to the mean."""
        self._moments += 1
        self._sums = [
            list(map(float.__add__, sums, weights)) for sums, weights in zip(self._sums, self._weights(self._learning), strict=True)
        ]

    def network(self) -> Network:
        """The mean."""
        mean = Network(len(self._learning.direct), self._learning.hidden)
        mean.direct, mean.inner, mean.outer = (vec[float]([one / self._moments for one in sums]) for sums in self._sums)
        return mean


def _beginning(game: Game, chance: random.Random) -> State:
    return game.new(2, chance.getrandbits(60)) if chance.random() < TWO_PLAYER_SHARE else varied_beginning(game, chance)


def first_network(game: Game, hidden: int, seed: int) -> Network:
    """The network before it has learned anything: it says what the weights set by hand say, calibrated."""
    assert game.features is not None
    chance = random.Random(seed)  # noqa: S311
    names, known, sureness = input_names(game.features), game.features.known(), sureness_by_hand(game)
    network = Network(len(names), hidden)
    network.direct = vec[float]([known.get(name, 0.0) / sureness for name in names])
    network.inner = vec[float]([chance.gauss(0.0, FIRST_WEIGHT_SPREAD) for _ in range(len(names) * hidden)])
    return network


def written(features: Features, network: Network) -> str:
    """The text of a file with the network."""
    names, hidden = input_names(features), int(network.hidden)
    lines = ["# A network (pelagos/core/network.py): of each input the direct weight, then one for each hidden unit.", ""]
    lines += [f"[weights.{NETWORK}]", f"{OUTER} = {_numbers(list(network.outer))}"]
    for i, name in enumerate(names):
        row = [network.direct[i], *list(network.inner)[i * hidden : (i + 1) * hidden]]
        lines.append(f'"{name}" = {_numbers(row)}')
    return "\n".join(lines) + "\n"


def _numbers(row: list[float]) -> str:
    return "[" + ", ".join(f"{round(number, WEIGHT_DECIMALS):g}" for number in row) + "]"
