"""O14: constructing a building, a temple or a medallion."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import count, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.orichalcum.lookup import (
    BUILDING_TOKEN,
    HOPLITE,
    MEDALLION_COST,
    ORDINARY,
    PRACTICE,
    TEMPLE_OUTLINE,
    TEMPLE_TURNS,
    THEIA,
    UNDER,
    VOLCANO,
)
from pelagos.games.orichalcum.messages import MEDALLION_MADE, TEMPLE_BUILT
from pelagos.games.orichalcum.rules.buildings import barred_circles, cover, free_terrain, note_yield, put_up
from pelagos.games.orichalcum.rules.supply import pay_orichalcum
from pelagos.games.orichalcum.rules.titans import use_favour
from pelagos.games.orichalcum.rules.victory import check_victory
from pelagos.games.orichalcum.state import (
    LAID_TEMPLE,
    Orichalcum,
    Player,
    Step,
    laid,
    slot_building,
    slot_token,
)
from pelagos.games.orichalcum.steps import CONSTRUCT
from pelagos.games.orichalcum.words import BUILD, MEDALLION, PASS, TEMPLE


def can_construct(s: Orichalcum, seat: i64, orichalcum: i64) -> bool:
    """O10.3, O15.6: whether there is anything to construct with so much orichalcum."""
    if _medallion_possible(s, orichalcum):
        return True
    player = s.players[seat]
    barred = barred_circles(player)
    for slot in range(ORDINARY):
        if sites(s, player, slot, barred) != 0:
            return True
    return len(_temples(s, player, barred, vec[i64]())) > 0


def _medallion_possible(s: Orichalcum, orichalcum: i64) -> bool:
    """O14.4, O21.6: it needs 5 orichalcum and a victory token."""
    return orichalcum >= MEDALLION_COST and s.tokens > 0


def sites(s: Orichalcum, player: Player, slot: i64, barred: i64) -> i64:
    """O14.1: free terrain of the slot's kind or a cleared volcano, not beside a creature; none for an empty slot."""
    if s.slots[slot] == 0:
        return 0
    return (player.free[slot] | player.free[VOLCANO]) & ~barred


def _buildings(s: Orichalcum, player: Player, barred: i64, words: vec[i64]) -> vec[i64]:
    """O14.1: every building of the construction board on every circle where it may stand, added to the words."""
    for slot in range(ORDINARY):
        circles = sites(s, player, slot, barred)
        while circles != 0:
            words = append(words, BUILD.code(slot, lowest(circles)))
            circles = without_lowest(circles)
    return words


def _temples(s: Orichalcum, player: Player, barred: i64, words: vec[i64]) -> vec[i64]:
    """O14.3: a rhombus of free terrain of different kinds, no circle of it beside a creature; added to the words."""
    if s.temples == 0 or s.tokens == 0:  # O21.6
        return words
    sites = free_terrain(player) & ~barred
    under = UNDER[TEMPLE_OUTLINE]
    circles = sites
    while circles != 0:
        circle = lowest(circles)
        circles = without_lowest(circles)
        for turns in range(TEMPLE_TURNS):
            covered = under[circle * 6 + turns]
            if covered != 0 and covered & ~sites == 0 and repeated_terrains(player, covered) <= player.powers[PRACTICE]:
                words = append(words, TEMPLE.code(circle, turns))
    return words


def repeated_terrains(player: Player, circles: i64) -> i64:
    """O19.1: circles of ordinary terrain less the different terrains among them; cleared volcanoes are wild."""
    repeated: i64 = 0
    for terrain in range(ORDINARY):
        of_terrain = count(player.free[terrain] & circles)
        if of_terrain > 1:
            repeated += of_terrain - 1
    return repeated


class Construct(Step):
    """O14: one object; with Theia's favour a second one after it (O14.5)."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        if argument_of(step) == 0:
            return True
        seat = seat_of(step)
        return s.has_favour(seat, THEIA) and can_construct(s, seat, s.players[seat].orichalcum)

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        words = vec[i64](capacity=32)
        if argument_of(step) != 0:
            words = append(words, PASS.base)
        player = s.players[seat_of(step)]
        barred = barred_circles(player)
        words = _buildings(s, player, barred, words)
        words = _temples(s, player, barred, words)
        if _medallion_possible(s, player.orichalcum):
            words = append(words, MEDALLION.base)
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if word == PASS.base:
            return
        if argument_of(step) == 0:
            s.push(CONSTRUCT, seat, 1)
        else:
            use_favour(s, seat, THEIA)
        if BUILD.owns(word):
            _construct_building(s, seat, BUILD.first(word), BUILD.second(word))
        elif TEMPLE.owns(word):
            _construct_temple(s, seat, word - TEMPLE.base)
        else:
            _construct_medallion(s, seat)


def _construct_building(s: Orichalcum, seat: i64, slot: i64, circle: i64) -> None:
    """O14.1: free of charge; a resource lying on it goes to the stock, the slot stays empty."""
    player = s.players[seat]
    building, token = slot_building(s.slots[slot]), slot_token(s.slots[slot])
    s.slots[slot] = 0
    put_up(s, seat, building, circle)
    if BUILDING_TOKEN[building] == HOPLITE:
        player.hoplites += token
        note_yield(s, seat, token, 0)
    else:
        player.orichalcum += token
        note_yield(s, seat, 0, token)


def _construct_temple(s: Orichalcum, seat: i64, place: i64) -> None:
    """O14.3: the temple covers its four circles and brings a victory token."""
    player = s.players[seat]
    cover(player, UNDER[TEMPLE_OUTLINE][place])
    player.laid = append(player.laid, laid(LAID_TEMPLE, 0, place))
    s.temples -= 1
    s.tokens -= 1
    player.temples += 1
    s.note(TEMPLE_BUILT, seat, place // 6)
    check_victory(s, seat)


def _construct_medallion(s: Orichalcum, seat: i64) -> None:
    """O14.4: paid with orichalcum, it brings a victory token."""
    player = s.players[seat]
    pay_orichalcum(s, player, MEDALLION_COST)
    s.tokens -= 1
    player.medallions += 1
    s.note(MEDALLION_MADE, seat)
    check_victory(s, seat)
