"""Temporal-difference learning from a network's games against itself, compiled.

The deciding seat says the word after which its chance looks best in one sample of what is hidden. Each position after a word is
remembered with what all seats knew and the chances at that moment. Its target mixes the chances seen later and the result, and what
came sooner counts more. So a network learns from its own play, including the mistakes into which it is led.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.bots.judging import utilities
from pelagos.core.components import Section
from pelagos.core.evaluator import Evaluator
from pelagos.core.features import Features, SparseVector
from pelagos.core.network import Network, NetworkEvaluator, seen_by
from pelagos.core.rng import Rng, seeded
from pelagos.core.state import State

NOISE_WIDTH: Final = 0.1
"""The scale of the Gumbel noise that players add to a word's log odds; in some games there is none."""
TRIAL_SHARE: Final = 0.01
"""The share of words that are chosen at random."""
TRIALS_OF_CHANCE: Final = 2
"""How often a word that leads to dice or draws is tried; it is judged by the mean."""
LATER_SHARE: Final = 0.95
"""Lambda: the share of the later target in a position's target; the rest is the chances after the next word."""
MAX_DECISIONS: Final = 1500
"""After this many decisions a game is abandoned, and nobody has won."""
DIRECT_RATE_SHARE: Final = 0.3
"""The rate of direct weights, as a share of that of the others."""
MEAN_KEPT_SHARE: Final = 0.9
SQUARE_KEPT_SHARE: Final = 0.999
"""How much of the mean gradient and of its mean square a step keeps (Adam's betas)."""
MIN_CHANCE: Final = 1e-6
"""Chances are at least this."""
RANDOM_NUMBERS: Final = 1 << 29
"""Random numbers are below this."""


@final
class Moment:
    """A position after a decision: what all seats knew, and the chances then."""

    def __init__(self, seen: list[SparseVector], chances: vec[float]) -> None:
        self.seen: Final = seen
        self.chances: Final = chances
        self.best: vec[float] = vec[float]()  # the chances after the best next word, if another was said as a trial
        self.goal: vec[float] = chances  # the target


@final
class Steps:
    """Gradient steps (Adam) for some weights."""

    def __init__(self, size: i64) -> None:
        self.slope: Final = vec[float]([0.0] * size)
        self.mean: Final = vec[float]([0.0] * size)
        self.square: Final = vec[float]([0.0] * size)
        self.done: float = 0.0

    def step(self, weights: vec[float], rate: float, scale: float) -> None:
        """Change weights by the sum of the gradients, times a scale, and reset the sum."""
        self.done += 1.0
        rate /= 1.0 - math.pow(MEAN_KEPT_SHARE, self.done)
        settled = 1.0 - math.pow(SQUARE_KEPT_SHARE, self.done)
        slopes, means, squares = self.slope, self.mean, self.square
        for i in range(len(weights)):
            slope = slopes[i] * scale
            slopes[i] = 0.0
            means[i] += (1.0 - MEAN_KEPT_SHARE) * (slope - means[i])
            squares[i] += (1.0 - SQUARE_KEPT_SHARE) * (slope * slope - squares[i])
            if means[i] != 0.0:
                weights[i] -= rate * means[i] / (math.sqrt(squares[i] / settled) + 1e-8)


@final
class Player:
    """Decides for all seats by a network, not always by the best word."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator: Final = evaluator
        self.rng: Final = rng
        self.noise: float = 0.0
        self.best: vec[float] = vec[float]()  # the chances after the best word, if the last one was a trial

    def decide(self, state: State, words: vec[i64]) -> i64:
        """The word to say."""
        guess = state.determinize(state.seat, self.rng.below(RANDOM_NUMBERS))
        trial: i64 = self.rng.below(len(words)) if self._random() < TRIAL_SHARE else -1
        best: i64 = 0
        highest = 0.0
        promised = vec[float]()
        for i in range(len(words)):
            chances = self._after(state, guess, words[i])
            value = odds(chances[state.seat])
            if trial < 0:
                value -= self.noise * math.log(-math.log(self._random()))
            if i == 0 or value > highest:
                highest = value
                best = i
                promised = chances
        self.best = promised if trial >= 0 and trial != best else vec[float]()
        return words[trial if trial >= 0 else best]

    def _after(self, state: State, guess: State, word: i64) -> vec[float]:
        """Everybody's chances after a word; the mean over a few trials if dice or draws come."""
        after = guess.clone()
        after.play(word)
        chances = utilities(after, self.evaluator)
        if after.rng.state == guess.rng.state:
            return chances
        for _ in range(1, TRIALS_OF_CHANCE):
            again = state.determinize(state.seat, self.rng.below(RANDOM_NUMBERS))
            again.play(word)
            more = utilities(again, self.evaluator)
            for seat in range(len(more)):
                chances[seat] += more[seat]
        for seat in range(len(chances)):
            chances[seat] /= float(TRIALS_OF_CHANCE)
        return chances

    def _random(self) -> float:
        """Between 0 and 1."""
        return (float(self.rng.below(RANDOM_NUMBERS)) + 0.5) / float(RANDOM_NUMBERS)


@final
class Learner:
    """Plays games by a network and teaches it the results."""

    def __init__(self, features: Features, network: Network, seed: i64) -> None:
        self.features: Final = features
        self.network: Final = network
        self.rng: Final = seeded(seed)
        self.player: Final = Player(NetworkEvaluator(features, network, Evaluator(Section("", {}))), self.rng)
        self.memory: list[list[Moment]] = []
        self.direct: Final = Steps(len(network.direct))
        self.inner: Final = Steps(len(network.inner))
        self.outer: Final = Steps(len(network.outer))

    def play(self, state: State) -> i64:
        """Play a game and remember it; returns how many decisions it took, or 0 if it did not end."""
        game: list[Moment] = []
        state.recording = False
        said: i64 = 0
        self.player.noise = NOISE_WIDTH * float(self.rng.below(3))
        while not state.over and said < MAX_DECISIONS:
            words = state.legal_words()
            if len(words) == 1:
                state.play(words[0])
                continue
            said += 1
            state.play(self.player.decide(state, words))
            if len(game) > 0:
                game[len(game) - 1].best = self.player.best
            self._remember(state, game)
        ended = state.over and not state.stopped
        if len(game) > 0:
            set_goals(game, utilities(state, self.player.evaluator) if ended else game[len(game) - 1].chances)
            self.memory.append(game)
        return said if ended else 0

    def _remember(self, state: State, game: list[Moment]) -> None:
        if state.over:
            return
        seen: list[SparseVector] = []
        values = vec[float](capacity=state.setup.players)
        for seat in range(state.setup.players):
            one = seen_by(self.features, state, seat)
            seen.append(one)
            values = append(values, self.network.output(one, self.network.signals(one)))
        game.append(Moment(seen, chances_of(values)))

    def learn(self, games: i64, rate: float) -> None:
        """One step from this many of the remembered games, drawn at random."""
        rows: i64 = 0
        for _ in range(games):
            game = self.memory[self.rng.below(len(self.memory))]
            for moment in game:
                self._add_slopes(moment)
                rows += len(moment.seen)
        if rows > 0:
            scale = 1.0 / float(rows)
            self.direct.step(self.network.direct, rate * DIRECT_RATE_SHARE, scale)
            self.inner.step(self.network.inner, rate, scale)
            self.outer.step(self.network.outer, rate, scale)

    def forget(self, keep: i64) -> None:
        """Remember only the last `keep` games."""
        if len(self.memory) > keep:
            self.memory = self.memory[len(self.memory) - keep :]

    def _add_slopes(self, moment: Moment) -> None:
        """Add the gradient of the log loss of a position's target."""
        signals: list[vec[float]] = []
        values = vec[float](capacity=len(moment.seen))
        for seen in moment.seen:
            told = self.network.signals(seen)
            signals.append(told)
            values = append(values, self.network.output(seen, told))
        chances = chances_of(values)
        for seat in range(len(values)):
            self._add_seat(moment.seen[seat], signals[seat], chances[seat] - moment.goal[seat])

    def _add_seat(self, seen: SparseVector, signals: vec[float], error: float) -> None:
        """Add the gradient for one seat, whose chance was off by `error`."""
        hidden, outer = self.network.hidden, self.network.outer
        direct_slope, inner_slope, outer_slope = self.direct.slope, self.inner.slope, self.outer.slope
        active = vec[i64](capacity=hidden)
        back = vec[float](capacity=hidden)
        for unit in range(hidden):
            if signals[unit] > 0.0:
                outer_slope[unit] += error * signals[unit]
                active = append(active, unit)
                back = append(back, error * outer[unit])
        for i in range(len(seen.indices)):
            feature, value = seen.indices[i], seen.values[i]
            direct_slope[feature] += error * value
            for k in range(len(active)):
                inner_slope[feature * hidden + active[k]] += value * back[k]


def set_goals(game: list[Moment], last: vec[float]) -> None:
    """Set each position's target: a mixture of the chances seen later and of the result."""
    goal = last
    after: Moment | None = None
    for k in range(len(game) - 1, -1, -1):
        moment = game[k]
        if len(moment.best) > 0:
            goal = moment.best
        elif after is not None:
            goal = mixed(goal, after.chances, LATER_SHARE)
        moment.goal = goal
        after = moment


def mixed(one: vec[float], other: vec[float], share: float) -> vec[float]:
    """A share of the one and the rest of the other."""
    return vec[float]([share * one[i] + (1.0 - share) * other[i] for i in range(len(one))])


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    chance = min(max(chance, MIN_CHANCE), 1.0 - MIN_CHANCE)
    return math.log(chance / (1.0 - chance))


def chances_of(values: vec[float]) -> vec[float]:
    """Everybody's chances, from the network's output for each seat (softmax)."""
    highest = values[0]
    for i in range(len(values)):
        highest = max(highest, values[i])
    out = vec[float](capacity=len(values))
    total = 0.0
    for i in range(len(values)):
        out = append(out, math.exp(values[i] - highest))
        total += out[i]
    for i in range(len(values)):
        out[i] /= total
    return out
