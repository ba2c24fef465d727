"""C18: Mermaid, Sylph, Kraken, and how Polyphemus pushes fleets."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.cyclades.lookup import KRAKEN_COST, SYLPH_STEPS
from pelagos.games.cyclades.messages import (
    FLEET_FETCHED,
    FLEET_REPLACED,
    FLEETS_PUSHED,
    FLEETS_SUNK,
    KRAKEN_MOVED,
    KRAKEN_PLACED,
)
from pelagos.games.cyclades.rules.board import add_fleets, remove_fleets, sink_fleets, words_for_seas
from pelagos.games.cyclades.rules.fleets import can_sail, step_words, take_step
from pelagos.games.cyclades.state import NONE, Cyclades, Step, filled
from pelagos.games.cyclades.steps import DRIVE_FLEETS, FETCH_FLEET, KRAKEN_MOVES, POLYPHEMUS, SYLPH, SYLPH_STEP
from pelagos.games.cyclades.words import DRIVE, FETCH, KRAKEN, MERMAID, PASS, PUSH, SAIL, TO


def lone_fleets(s: Cyclades, seat: i64) -> i64:
    """C18.1, A8: the sea spaces with exactly one fleet, an opponent's."""
    found: i64 = 0
    seas = s.fleets_of_others(seat)
    while seas != 0:
        sea = lowest(seas)
        if s.fleets[sea] == 1:
            found |= BIT[sea]
        seas = without_lowest(seas)
    return found


class Mermaid(Step):
    """C18.1: an opponent's lone fleet goes to its reserve, one of the summoner's takes its place."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_seas(s, vec[i64](capacity=32), MERMAID.base, lone_fleets(s, seat_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, sea = seat_of(step), s.chart().sea_at[MERMAID.first(word)]
        s.note(FLEET_REPLACED, seat, MERMAID.first(word), s.sea_owner(sea))
        sink_fleets(s, sea)
        if s.fleet_reserve[seat] > 0:
            s.fleet_reserve[seat] -= 1
            add_fleets(s, seat, sea, 1)
        else:
            s.push(FETCH_FLEET, seat, sea)


class FetchFleet(Step):
    """C18.1: with an empty reserve the fleet comes from another sea space."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_seas(s, vec[i64](capacity=16), FETCH.base, s.seas_of[seat_of(step)])

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, sea = seat_of(step), argument_of(step)
        remove_fleets(s, seat, s.chart().sea_at[FETCH.first(word)], 1)
        add_fleets(s, seat, sea, 1)
        s.note(FLEET_FETCHED, seat, FETCH.first(word), s.chart().sea_word[sea])


def _fresh_groups(s: Cyclades, seat: i64) -> i64:
    """C18.7: the sea spaces with own fleets that have not fought for this card and can make a step."""
    found: i64 = 0
    seas = s.seas_of[seat]
    while seas != 0:
        sea = lowest(seas)
        if s.fleets[sea] > s.fought[sea]:
            found |= BIT[sea]
        seas = without_lowest(seas)
    return can_sail(s, found)


def begin_sylph(s: Cyclades, seat: i64) -> None:
    """C18.7: ten steps."""
    s.fought = filled(s.chart().seas, 0)
    s.push(SYLPH, seat, SYLPH_STEPS)


class Sylph(Step):
    """C18.7, A13: which group makes the next step; after the first the rest may be declined."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        if argument_of(step) > 0 and _fresh_groups(s, seat_of(step)) != 0:
            return True
        s.fought = vec[i64]()
        return False

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        words = vec[i64](capacity=16)
        if argument_of(step) < SYLPH_STEPS:
            words = append(words, PASS.base)
        return words_for_seas(s, words, SAIL.base, _fresh_groups(s, seat_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        if word == PASS.base:
            s.fought = vec[i64]()
            return
        sea = s.chart().sea_at[SAIL.first(word)]
        s.push(SYLPH_STEP, seat_of(step), sea * 16 + argument_of(step))


class SylphStep(Step):
    """C18.7: where the group goes and how many of the fleets that have not fought."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        sea = argument_of(step) // 16
        return step_words(s, vec[i64](capacity=48), sea, s.fleets[sea] - s.fought[sea])

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, sea, steps = seat_of(step), argument_of(step) // 16, argument_of(step) % 16
        s.push(SYLPH, seat, steps - 1)
        take_step(s, seat, sea, s.chart().sea_at[TO.first(word)], TO.second(word) + 1)


def _kraken_enters(s: Cyclades, seat: i64, sea: i64) -> None:
    """C18.13: all fleets in its space go to their reserves, the summoner's too (A12)."""
    s.kraken = sea
    sunk = sink_fleets(s, sea)
    if sunk > 0:
        s.note(FLEETS_SUNK, seat, s.chart().sea_word[sea], sunk)
    s.push(KRAKEN_MOVES, seat)


class Kraken(Step):
    """C18.13: put on any sea space."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_seas(s, vec[i64](capacity=64), KRAKEN.base, s.chart().all_seas)

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        s.note(KRAKEN_PLACED, seat_of(step), KRAKEN.first(word))
        _kraken_enters(s, seat_of(step), s.chart().sea_at[KRAKEN.first(word)])


class KrakenMoves(Step):
    """C18.13: from space to adjacent space as long as it is paid for."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        return s.gold[seat_of(step)] >= KRAKEN_COST

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        words = append(vec[i64](capacity=8), PASS.base)
        return words_for_seas(s, words, KRAKEN.base, s.chart().near[s.kraken])

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        if word == PASS.base:
            return
        seat = seat_of(step)
        s.gold[seat] -= KRAKEN_COST
        s.note(KRAKEN_MOVED, seat, KRAKEN.first(word), KRAKEN_COST)
        _kraken_enters(s, seat, s.chart().sea_at[KRAKEN.first(word)])


def _groups_beside(s: Cyclades, island: i64) -> i64:
    """The sea spaces with fleets around an island."""
    return s.chart().waters[island] & s.fleets_of_others(NONE)


class PolyphemusPushes(Step):
    """C18.17, A11: the groups of fleets around his island are pushed away, in an order of the summoner's choice."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        return _groups_beside(s, argument_of(step)) != 0

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_seas(s, vec[i64](capacity=16), PUSH.base, _groups_beside(s, argument_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, island, sea = seat_of(step), argument_of(step), s.chart().sea_at[PUSH.first(word)]
        s.push(POLYPHEMUS, seat, island)
        if _havens(s, sea) != 0:
            s.push(DRIVE_FLEETS, seat, sea)
        else:
            s.note(FLEETS_SUNK, seat, PUSH.first(word), sink_fleets(s, sea))


def _havens(s: Cyclades, sea: i64) -> i64:
    """C18.17: where a pushed group can go; the spaces around Polyphemus are closed already."""
    return s.chart().near[sea] & ~s.closed_seas() & ~s.fleets_of_others(s.sea_owner(sea))


class DriveFleets(Step):
    """C18.17: the summoner picks the group's destination; it stays together."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_seas(s, vec[i64](capacity=8), DRIVE.base, _havens(s, argument_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        sea = argument_of(step)
        owner, fleets = s.sea_owner(sea), s.fleets[sea]
        remove_fleets(s, owner, sea, fleets)
        add_fleets(s, owner, s.chart().sea_at[DRIVE.first(word)], fleets)
        s.note(FLEETS_PUSHED, seat_of(step), s.chart().sea_word[sea], DRIVE.first(word), fleets)
