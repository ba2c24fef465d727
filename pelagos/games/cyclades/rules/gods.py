"""C5: the order of the gods."""

from librt.vecs import append
from mypy_extensions import i64

from pelagos.core.bits import BIT, count
from pelagos.core.state import NOBODY
from pelagos.core.vecs import sorted_vec
from pelagos.games.cyclades.lookup import TILE_GODS
from pelagos.games.cyclades.messages import GOD_SHOWN
from pelagos.games.cyclades.state import ALL_SHOWN, ONE_HIDDEN, PAIRS, Cyclades


def display_for(s: Cyclades) -> i64:
    """C5.1 to C5.4, A20: how the tiles are laid out, by the number of players still in the game."""
    left = count(s.playing)
    if left == 5:
        return ALL_SHOWN
    if left == 4 or s.seats() == 2:
        return ONE_HIDDEN
    return PAIRS


def lay_out_gods(s: Cyclades) -> None:
    """C5: phase 2. A20: the first cycle with a display shuffles all four."""
    display = display_for(s)
    if display != s.display:
        s.display = display
        s.display_cycles = 0
    s.display_cycles += 1
    if display == PAIRS and s.display_cycles % 2 == 0:
        _show_hidden_pair(s)
    elif display == ONE_HIDDEN and s.display_cycles > 1:
        _show_hidden_god(s)
    else:
        s.gods = s.rng.shuffled(sorted_vec(s.gods))
    s.available = TILE_GODS - display
    for place in range(s.available):
        s.note(GOD_SHOWN, NOBODY, s.gods[place], place + 1)


def _show_hidden_god(s: Cyclades) -> None:
    """C5.2: the god that lay face down comes first, the others are shuffled behind it; the last lies face down."""
    hidden = s.gods[TILE_GODS - 1]
    others = s.rng.shuffled(sorted_vec(s.gods[: TILE_GODS - 1]))
    s.gods[0] = hidden
    for i in range(len(others)):
        s.gods[i + 1] = others[i]


def _show_hidden_pair(s: Cyclades) -> None:
    """C5.3, A1: the two gods that lay face down, in the order in which they lay; the two others rest."""
    gods = s.gods[2:]
    gods = append(gods, s.gods[0])
    s.gods = append(gods, s.gods[1])
    s.seal()


def available_gods(s: Cyclades) -> i64:
    """The set of tile gods that can be chosen in this cycle."""
    gods: i64 = 0
    for place in range(s.available):
        gods |= BIT[s.gods[place]]
    return gods
