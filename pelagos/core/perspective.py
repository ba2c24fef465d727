"""What a seat may know: all that a bot is ever given, and all that a person is told before deciding."""

from librt.vecs import pop
from mypy_extensions import i64

from pelagos.core.errors import IllegalWord
from pelagos.core.game import Game
from pelagos.core.preview import Preview, Reason
from pelagos.core.state import State

SAMPLES_TRIED: int = 4
"""If something would come out, the turn counts as ending if it does in this many samples."""
NOBODY_DECIDES: dict[str, object] = {"deciding": None}


class Perspective:
    """A seat's view, its legal words, what they would do, and samples of the whole position.

    It holds a sample, not the true position, so there is nothing in it to peek at: two positions that look the same to the seat
    give equal perspectives, down to the same samples for the same seeds.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat: int = seat
        self.game: Game = state.setup.game
        self._determinized: State = state.determinize(seat, 0)

    @property
    def view(self) -> dict[str, object]:
        """What the seat sees."""
        return self._determinized.view(self.seat)

    def legal(self) -> list[int]:
        """The legal words, if it is the seat's decision."""
        return self._determinized.legal() if self._determinized.seat == self.seat else []

    def sample(self, seed: int) -> State:
        """A whole position that agrees with all the seat knows, with fresh randomness from here on."""
        return self._determinized.determinize(self.seat, seed)

    def preview(self, word: int | str) -> Preview:
        """What a legal word would do: the one answer for page, terminal and programs, which know no rules themselves."""
        code = self._code(word)
        if code not in self.legal():
            raise IllegalWord(f"'{self.game.text(code)}' is not legal for seat {self.seat} now")
        now = self._determinized
        after = now.clone()
        after.recording = True
        after.play(code)
        uncovers = bool(after.sealed == after.ply)
        known = _foreseen(now, code) if uncovers else after
        return Preview(
            word=self.game.text(code),
            uncovers=uncovers,
            view=None if known is None else {**known.view(self.seat), **(NOBODY_DECIDES if uncovers else {})},
            log=[] if known is None else known.log(self.seat, int(known.ply)),
            ends_turn=_ends_turn(now, after) and not (uncovers and self._may_go_on(code)),
            odds=self.game.odds(now, code),
        )

    def _may_go_on(self, code: int) -> bool:
        """Whether the turn goes on after a word in any of a few samples."""
        for seed in range(1, SAMPLES_TRIED):
            after = self.sample(seed)
            after.play(code)
            if not _ends_turn(self._determinized, after):
                return True
        return False

    def why_not(self, word: int | str) -> Reason | None:
        """Why a word cannot be said now; None if it can. The game's own reason comes first, then what holds in every game."""
        now, code = self._determinized, self._code(word)
        if now.over:
            return Reason("game-over")
        if now.seat != self.seat:
            return Reason("not-your-turn", {"seat": str(now.seat + 1)})
        if code in now.legal():
            return None
        return self.game.reason(now, code) or Reason("not-now", {"step": str(self.view["step"])})

    def _code(self, word: int | str) -> int:
        return self.game.code(word) if isinstance(word, str) else word


def _foreseen(now: State, word: i64) -> State | None:
    """The position after a word, just before the step that brings something out; None if the word itself brings it out."""
    after = now.clone()
    after.recording = True
    after.ply += 1
    random = after.rng.state
    after.stack, step = pop(after.stack)
    after.carry_out(step, word)
    known: State | None = None
    while after.sealed != after.ply and after.rng.state == random:
        known = after.clone()
        after.stack, step = pop(after.stack)
        after.enter(step)
    return known


def _ends_turn(before: State, after: State) -> bool:
    return bool(after.over or after.turn != before.turn)
