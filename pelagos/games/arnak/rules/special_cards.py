"""A20.12, A20.15, A20.21: moving and recalling archaeologists, and emptying an idol slot."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.games.arnak import operands, steps
from pelagos.games.arnak.lookup import OP_BITS, OP_MASK, SITE_LEVEL, SLOTS, SPACE_SITE, SPACES
from pelagos.games.arnak.messages import ARCHAEOLOGIST_MOVED, ARCHAEOLOGIST_RECALLED, IDOL_UNSLOTTED
from pelagos.games.arnak.player import NONE
from pelagos.games.arnak.rules.free_actions import Window
from pelagos.games.arnak.rules.sites import activate
from pelagos.games.arnak.state import FREE, Arnak
from pelagos.games.arnak.words import EMPTY, LAND, LIFT, RECALL


def _landings(s: Arnak, place: i64, start: i64) -> vec[i64]:
    """A5.14: free spaces of other discovered sites of the stated levels."""
    words = vec[i64](capacity=16)
    for space in range(SPACES):
        site = SPACE_SITE[space]
        fits = site != SPACE_SITE[start] and operands.MOVE_LEVELS[place] & BIT[SITE_LEVEL[site]] != 0
        if fits and s.spaces[space] == FREE and s.tiles[site] != NONE:
            words = append(words, LAND.code(space))
    return words


class Relocate(Window):
    """A5.14, A20.15: which archaeologist moves; from any site, never from the board."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        words = vec[i64](capacity=2)
        for space in range(SPACES):
            if s.spaces[space] == seat_of(step) and len(_landings(s, argument_of(step), space)) > 0:
                words = append(words, LIFT.code(space))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        s.push(steps.RELOCATE_TO, seat_of(step), argument_of(step) | LIFT.first(word) << OP_BITS)


class RelocateTo(Window):
    """A5.14: where it goes, without travel cost; the site is activated."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        argument = argument_of(step)
        return _landings(s, argument & OP_MASK, argument >> OP_BITS)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, start, end = seat_of(step), argument_of(step) >> OP_BITS, LAND.first(word)
        s.spaces[start] = FREE
        s.spaces[end] = seat
        s.note(ARCHAEOLOGIST_MOVED, seat, start, end)
        activate(s, seat, SPACE_SITE[end])


class Recall(Window):
    """A20.12: one archaeologist may come home."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        words = vec[i64](capacity=2)
        for space in range(SPACES):
            if s.spaces[space] == seat_of(step):
                words = append(words, RECALL.code(space))
        return words

    def waits(self, s: Arnak, step: i64) -> bool:
        return False

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, space = seat_of(step), RECALL.first(word)
        s.spaces[space] = FREE
        s.players[seat].home += 1
        s.note(ARCHAEOLOGIST_RECALLED, seat, space)


class Unslot(Window):
    """A20.21, R7: an idol goes back from any filled slot to the crates."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        words = vec[i64](capacity=SLOTS)
        for slot in range(SLOTS):
            if s.players[seat_of(step)].slots & BIT[slot] != 0:
                words = append(words, EMPTY.code(slot))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, slot = seat_of(step), EMPTY.first(word)
        player = s.players[seat]
        player.slots &= ~BIT[slot]
        player.idols += 1
        s.note(IDOL_UNSLOTTED, seat, slot)
