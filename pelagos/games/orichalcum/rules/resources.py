"""O11 and O12: producing orichalcum and recruiting hoplites."""

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.state import argument_of, seat_of
from pelagos.games.orichalcum.lookup import CAMPS, HYPERION, MINES, PRODUCE, THEMIS
from pelagos.games.orichalcum.messages import PRODUCED, RECRUITED
from pelagos.games.orichalcum.rules.supply import take_hoplites, take_orichalcum
from pelagos.games.orichalcum.rules.titans import use_favour
from pelagos.games.orichalcum.state import Orichalcum, Step
from pelagos.games.orichalcum.steps import USE_FAVOUR
from pelagos.games.orichalcum.words import NO_FAVOUR, USE


def gather(s: Orichalcum, seat: i64, action: i64) -> None:
    """Begin to produce or recruit; whose titan could double it decides first (O23.11)."""
    if s.has_favour(seat, _titan(action)):
        s.push(USE_FAVOUR, seat, action)
    else:
        _take(s, seat, action, 1)


def _titan(action: i64) -> i64:
    return HYPERION if action == PRODUCE else THEMIS


def _take(s: Orichalcum, seat: i64, action: i64, times: i64) -> None:
    """O11, O12: one for each mine or training camp, the metropolis counting as one of each."""
    player = s.players[seat]
    if action == PRODUCE:
        s.note(PRODUCED, seat, take_orichalcum(s, player, times * player.powers[MINES]))
    else:
        s.note(RECRUITED, seat, take_hoplites(s, player, times * player.powers[CAMPS]))


class UseFavour(Step):
    """O8.10: Hyperion doubles one produce action, Themis one recruit action."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        return vec[i64]([USE.code(NO_FAVOUR), USE.code(_titan(argument_of(step)) + 1)])

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat, action = seat_of(step), argument_of(step)
        if USE.first(word) == NO_FAVOUR:
            _take(s, seat, action, 1)
        else:
            use_favour(s, seat, _titan(action))
            _take(s, seat, action, 2)
