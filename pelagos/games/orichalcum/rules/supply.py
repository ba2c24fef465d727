"""O21: what the supply, the bags and the stacks can still give."""

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.rng import Rng
from pelagos.games.orichalcum.state import NONE, Orichalcum, Player


def take_hoplites(s: Orichalcum, player: Player, due: i64) -> i64:
    """O21.1: take what is due, or what is there; tells how many were taken."""
    taken = due if due < s.hoplites else s.hoplites
    s.hoplites -= taken
    player.hoplites += taken
    return taken


def take_orichalcum(s: Orichalcum, player: Player, due: i64) -> i64:
    """O21.1: take what is due, or what is there; tells how many were taken."""
    taken = due if due < s.orichalcum else s.orichalcum
    s.orichalcum -= taken
    player.orichalcum += taken
    return taken


def pay_hoplites(s: Orichalcum, player: Player, price: i64) -> None:
    """Hoplites from stock go to the supply."""
    player.hoplites -= price
    s.hoplites += price


def pay_orichalcum(s: Orichalcum, player: Player, price: i64) -> None:
    """Orichalcum from stock goes to the supply."""
    player.orichalcum -= price
    s.orichalcum += price


def draw_from_bag(bag: vec[i64], rng: Rng) -> i64:
    """Draw a face at random from a bag of numbers by face; NONE if it is empty (O21.3, O21.4)."""
    total: i64 = 0
    for face in range(len(bag)):
        total += bag[face]
    if total == 0:
        return NONE
    left = rng.below(total)
    face = 0
    while left >= bag[face]:
        left -= bag[face]
        face += 1
    bag[face] -= 1
    return face


def return_tile(s: Orichalcum, tile: i64, size: i64, creature: i64) -> None:
    """O6.3, O16: a tile goes under the stack of its size, its creature back into the bag."""
    s.stacks[size - 1].put_under(tile)
    if creature != NONE:
        s.creature_bag[creature] += 1
