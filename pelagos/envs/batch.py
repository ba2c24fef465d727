"""Many games side by side, stepped in compiled code: words in, rows of observations, masks and rewards out."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from pelagos.bots.lookahead import turn_values
from pelagos.core.errors import IllegalWord
from pelagos.core.evaluator import Evaluator
from pelagos.core.game import Setup
from pelagos.core.rng import seeded
from pelagos.core.state import State
from pelagos.envs.rewards import by_place
from pelagos.envs.rows import Rows

EVERYBODY: Final = -1
"""Instead of a learner's seat: all seats are asked."""


@final
@mypyc_attr(acyclic=True)
class Opponents:
    """How the other seats play: by an evaluator to the end of the turn, in one sample, or at random."""

    def __init__(self, evaluator: Evaluator | None) -> None:
        self.evaluator: Evaluator | None = evaluator

    def decide(self, state: State, chance: i64) -> i64:
        """A legal word of the deciding seat."""
        legal = state.legal_words()
        if len(legal) == 1:
            return legal[0]
        rng = seeded(chance)
        if self.evaluator is None:
            return legal[rng.below(len(legal))]
        values = turn_values(state.determinize(state.seat, chance), self.evaluator)
        best: i64 = 0
        for i in range(len(legal)):
            if values[i] > values[best]:
                best = i
        return legal[best]


@final
class Batch:
    """Games with the same settings. A finished game is replaced by a new one at once.

    Game k of the batch has the seed `seed + k`; the next game in its place has the next unused seed.
    """

    def __init__(
        self, setup: Setup, size: i64, seed: i64, by_score: bool, learner: i64, skip_forced: bool, opponents: Opponents
    ) -> None:
        features = setup.game.features
        assert features is not None
        self.setup: Setup = setup
        self.size: i64 = size
        self.players: i64 = setup.players
        self.by_score: bool = by_score
        self.learner: i64 = learner
        """The seat that is asked, or EVERYBODY."""
        self.skip_forced: bool = skip_forced
        """Whether forced words are said automatically."""
        self.opponents: Opponents = opponents
        self.rows: Rows = Rows(features, len(setup.game.vocabulary), size)
        self.rng = seeded(seed)
        self.next_seed: i64 = seed
        self.states: vec[State] = vec[State](capacity=size)
        self.seats: vec[i64] = vec[i64]([0] * size)
        """Who decides in each game."""
        self.rewards: vec[float] = vec[float]([0.0] * (size * self.players))
        """What each seat of each game earned in the last step."""
        self.earned: vec[float] = vec[float]([0.0] * size)
        """What the seat that said the word earned, in each game."""
        self.ended: vec[u8] = vec[u8](bytes(size))
        """1 for a game that ended by its rules in the last step."""
        self.stopped: vec[u8] = vec[u8](bytes(size))
        """1 for a game that was stopped."""
        self.points: vec[i64] = vec[i64]([0] * (size * self.players))
        self.decisions: i64 = 0
        for k in range(size):
            self._begin(k)
            self._go_on(k)
            self._show(k)

    def _begin(self, k: i64) -> State:
        """A new game at index k."""
        setup = self.setup
        state = setup.game.begin(Setup(setup.game, setup.players, int(self.next_seed), setup.options))
        state.recording = False
        self.next_seed += 1
        if k < len(self.states):
            self.states[k] = state
        else:
            self.states = append(self.states, state)
        if self.by_score:
            scores = state.scores()
            for seat in range(self.players):
                self.points[k * self.players + seat] = scores[seat]
        return state

    def step(self, said: memoryview) -> None:
        """Say a word in each game, given by its code. If any of them is illegal, nothing happens at all.

        Takes no vec: those passed from interpreted code to compiled functions are never freed (mypyc 2.4.1).
        """
        words = vec[i64](said)
        self._check(words)
        for k in range(self.size):
            self._forget(k)
            mover = self.seats[k]
            self.states[k].play(words[k])
            self._go_on(k)
            self.earned[k] = self.rewards[k * self.players + mover]
            self._show(k)
        self.decisions += self.size

    def random_words(self) -> vec[i64]:
        """A random legal word for each game."""
        words = vec[i64]([0] * self.size)
        for k in range(self.size):
            legal = self.rows.legal[k]
            words[k] = legal[self.rng.below(len(legal))]
        return words

    def _check(self, words: vec[i64]) -> None:
        if len(words) != self.size:
            raise IllegalWord(f"{len(words)} words were said in {self.size} games")
        width = self.rows.words
        for k in range(self.size):
            word = words[k]
            if word < 0 or word >= width or self.rows.marks[k * width + word] == 0:
                raise IllegalWord(f"in game {k}: {self._refusal(k, int(word))}")

    def _refusal(self, k: i64, word: int) -> str:
        try:
            self.states[k].apply(word)
        except ValueError as error:
            return str(error)
        return "not legal"

    def _forget(self, k: i64) -> None:
        self.ended[k] = 0
        self.stopped[k] = 0
        first = k * self.players
        for seat in range(self.players):
            self.rewards[first + seat] = 0.0

    def _go_on(self, k: i64) -> None:
        """Play on to the next decision to ask for, in this game or a new one."""
        state = self.states[k]
        while True:
            if state.over:
                self._reward(k, state)
                if state.stopped:
                    self.stopped[k] = 1
                else:
                    self.ended[k] = 1
                state = self._begin(k)
            elif self.learner != EVERYBODY and state.seat != self.learner:
                state.play(self.opponents.decide(state, self.rng.below(1 << 29)))
            elif self.skip_forced and len(state.legal_words()) == 1:
                state.play(state.legal_words()[0])
            else:
                break
        if self.by_score and self.ended[k] == 0 and self.stopped[k] == 0:
            self._reward(k, state)

    def _reward(self, k: i64, state: State) -> None:
        """Add what the seats earned: points since the last count, or places at the end."""
        first = k * self.players
        if not self.by_score:
            places = by_place(state)
            for seat in range(self.players):
                self.rewards[first + seat] += places[seat]
            return
        scores = state.scores()
        for seat in range(self.players):
            score: i64 = scores[seat]
            self.rewards[first + seat] += float(score - self.points[first + seat])
            self.points[first + seat] = score

    def _show(self, k: i64) -> None:
        state = self.states[k]
        self.seats[k] = state.seat
        self.rows.fill(k, state, state.seat)
