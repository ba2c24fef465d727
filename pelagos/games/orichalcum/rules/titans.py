"""O8: titans, how they are attracted and given up, and their favours."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.orichalcum.lookup import ORATORY, ORDINARY, TITAN_AREA, TITAN_LIMIT, TITANS, around
from pelagos.games.orichalcum.messages import FAVOUR_USED, TITAN_GIVEN_UP, TITAN_RENEWED, TITAN_STOLEN, TITAN_TAKEN
from pelagos.games.orichalcum.rules.victory import check_victory
from pelagos.games.orichalcum.state import NONE, Orichalcum, Player, Step
from pelagos.games.orichalcum.steps import ATTRACT_TITANS, GIVE_UP_TITAN
from pelagos.games.orichalcum.words import ATTRACT, GIVE_UP


def attracted_titans(player: Player, new_circles: i64) -> i64:
    """O8.2: the titans whose terrain has, on the new circles, part of an area of at least three free circles."""
    titans: i64 = 0
    for terrain in range(ORDINARY):
        fresh = player.free[terrain] & new_circles
        while fresh != 0:
            area = _area(player.free[terrain], fresh & -fresh)
            if count(area) >= TITAN_AREA:
                titans |= BIT[terrain]
            fresh &= ~area
    return titans


def _area(terrain: i64, start: i64) -> i64:
    """The connected area of a terrain that contains the starting circle."""
    area = start
    grown = (area | around(area)) & terrain
    while grown != area:
        area = grown
        grown = (area | around(area)) & terrain
    return area


def take_titan(s: Orichalcum, seat: i64, titan: i64) -> None:
    """O8.3 to O8.5, O20.2: the titan comes to the seat; over the limit, another one is given up for it."""
    if s.titan_holder[titan] == seat:
        s.titan_active |= BIT[titan]
        s.note(TITAN_RENEWED, seat, titan)
        return
    held = s.titans_of(seat)
    if count(held) < TITAN_LIMIT + s.players[seat].powers[ORATORY]:
        _receive(s, seat, titan)
    elif count(held) == 1:
        _exchange(s, seat, titan, lowest(held))
    else:
        s.push(GIVE_UP_TITAN, seat, titan)


def _receive(s: Orichalcum, seat: i64, titan: i64) -> None:
    """O8.3, O8.11: from the table or from whoever holds it, active side up."""
    holder = s.titan_holder[titan]
    s.titan_holder[titan] = seat
    s.titan_active |= BIT[titan]
    if holder == NONE:
        s.note(TITAN_TAKEN, seat, titan)
    else:
        s.note(TITAN_STOLEN, seat, titan, holder)
    check_victory(s, seat)


def _exchange(s: Orichalcum, seat: i64, titan: i64, old: i64) -> None:
    """O8.5: the old titan goes to the table, active side up, in one step with taking the new one."""
    s.titan_holder[old] = NONE
    s.titan_active |= BIT[old]
    s.note(TITAN_GIVEN_UP, seat, old)
    _receive(s, seat, titan)


def use_favour(s: Orichalcum, seat: i64, titan: i64) -> None:
    """O8.9: the favour is used and the titan turned to its inactive side."""
    s.titan_active &= ~BIT[titan]
    s.note(FAVOUR_USED, seat, titan)


class AttractTitans(Step):
    """O8.6, O8.12: the titans that a tile attracts are taken one after the other, in the player's order."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        titans = argument_of(step)
        if count(titans) > 1:
            return True
        take_titan(s, seat_of(step), lowest(titans))
        return False

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        return _words_for(argument_of(step), ATTRACT.base)

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        titan = ATTRACT.first(word)
        s.push(ATTRACT_TITANS, seat_of(step), argument_of(step) & ~BIT[titan])
        take_titan(s, seat_of(step), titan)


class GiveUpTitan(Step):
    """O8.5: with a limit above one the player chooses which of the old titans is given up."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        return _words_for(s.titans_of(seat_of(step)), GIVE_UP.base)

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        _exchange(s, seat_of(step), argument_of(step), GIVE_UP.first(word))


def _words_for(titans: i64, base: i64) -> vec[i64]:
    words = vec[i64](capacity=TITANS)
    while titans != 0:
        words = append(words, base + lowest(titans))
        titans = without_lowest(titans)
    return words
