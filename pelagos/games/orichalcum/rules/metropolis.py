"""O4: the metropolis."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import lowest, without_lowest
from pelagos.core.state import seat_of
from pelagos.games.orichalcum.lookup import (
    CAMPS,
    METROPOLIS_CAMPS,
    METROPOLIS_MINES,
    METROPOLIS_OUTLINE,
    METROPOLIS_TURNS,
    MINES,
    PORTS,
    UNDER,
)
from pelagos.games.orichalcum.messages import METROPOLIS_LAID
from pelagos.games.orichalcum.rules.ports import cover_ports
from pelagos.games.orichalcum.state import Orichalcum, Step
from pelagos.games.orichalcum.words import METROPOLIS


class LayMetropolis(Step):
    """O4.1: wholly inside the empty island, in any rotation, covering one of the ports."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        player = s.players[seat_of(step)]
        ports = PORTS[player.side]
        words = vec[i64](capacity=32)
        circles = player.empty
        while circles != 0:
            circle = lowest(circles)
            circles = without_lowest(circles)
            for turns in range(METROPOLIS_TURNS):
                under = UNDER[METROPOLIS_OUTLINE][circle * 6 + turns]
                if under & ports != 0 and under & ~player.empty == 0:
                    words = append(words, METROPOLIS.code(circle, turns))
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        """O4.2, O4.3: it counts as a mine and a training camp, and its port pays at once."""
        seat = seat_of(step)
        player = s.players[seat]
        circles = UNDER[METROPOLIS_OUTLINE][METROPOLIS.first(word) * 6 + METROPOLIS.second(word)]
        player.metropolis = circles
        player.empty &= ~circles
        player.powers[MINES] += METROPOLIS_MINES
        player.powers[CAMPS] += METROPOLIS_CAMPS
        s.note(METROPOLIS_LAID, seat, METROPOLIS.first(word))
        cover_ports(s, seat, circles)
