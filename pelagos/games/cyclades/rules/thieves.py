"""C18: Sphinx, Griffon, Satyr and Dryad: gold and cards change hands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.cyclades.lookup import SPHINX_GOLD
from pelagos.games.cyclades.messages import (
    FLEET_SOLD,
    GOLD_STOLEN,
    PHILOSOPHER_SOLD,
    PHILOSOPHER_STOLEN,
    PRIEST_SOLD,
    PRIEST_STOLEN,
    TROOP_SOLD,
)
from pelagos.games.cyclades.rules.board import remove_fleets, words_for_islands, words_for_numbers, words_for_seas
from pelagos.games.cyclades.state import Cyclades, Step
from pelagos.games.cyclades.steps import CHECK_METROPOLIS
from pelagos.games.cyclades.steps import SPHINX as SELL
from pelagos.games.cyclades.words import DRYAD, GRIFFON, PASS, SATYR, SELL_FLEET, SELL_PHILOSOPHER, SELL_PRIEST, SELL_TROOP


def islands_with_troops(s: Cyclades, seat: i64) -> i64:
    """The seat's islands where it has troops."""
    found: i64 = 0
    todo = s.islands_of[seat]
    while todo != 0:
        if s.troops[lowest(todo)] > 0:
            found |= todo & -todo
        todo = without_lowest(todo)
    return found


def has_anything_to_sell(s: Cyclades, seat: i64) -> bool:
    """C18.6."""
    if s.seas_of[seat] != 0 or s.priests[seat] > 0 or s.philosophers[seat] > 0:
        return True
    return islands_with_troops(s, seat) != 0


class Sphinx(Step):
    """C18.6: sell troops, fleets, priests and philosophers one after the other, at least one."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        return has_anything_to_sell(s, seat_of(step))

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        seat = seat_of(step)
        words = vec[i64](capacity=24)
        if argument_of(step) != 0:
            words = append(words, PASS.base)
        words = words_for_islands(s, words, SELL_TROOP.base, islands_with_troops(s, seat))
        words = words_for_seas(s, words, SELL_FLEET.base, s.seas_of[seat])
        if s.priests[seat] > 0:
            words = append(words, SELL_PRIEST.base)
        if s.philosophers[seat] > 0:
            words = append(words, SELL_PHILOSOPHER.base)
        return words

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        if word == PASS.base:
            return
        seat = seat_of(step)
        s.push(SELL, seat, 1)
        s.gold[seat] += SPHINX_GOLD
        if SELL_TROOP.owns(word):
            s.troops[s.chart().island_at[SELL_TROOP.first(word)]] -= 1
            s.troop_reserve[seat] += 1
            s.note(TROOP_SOLD, seat, SELL_TROOP.first(word), SPHINX_GOLD)
        elif SELL_FLEET.owns(word):
            remove_fleets(s, seat, s.chart().sea_at[SELL_FLEET.first(word)], 1)
            s.fleet_reserve[seat] += 1
            s.note(FLEET_SOLD, seat, SELL_FLEET.first(word), SPHINX_GOLD)
        elif word == SELL_PRIEST.base:
            s.priests[seat] -= 1
            s.priest_supply += 1
            s.note(PRIEST_SOLD, seat, SPHINX_GOLD)
        else:
            s.philosophers[seat] -= 1
            s.philosopher_supply += 1
            s.note(PHILOSOPHER_SOLD, seat, SPHINX_GOLD)


class Griffon(Step):
    """C18.9, A15: half of an opponent's gold, rounded down. Gold is secret, so every opponent may be chosen."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_numbers(vec[i64](capacity=4), GRIFFON.base, s.opponents(seat_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, victim = seat_of(step), GRIFFON.first(word)
        gold = s.gold[victim] // 2
        s.gold[victim] -= gold
        s.gold[seat] += gold
        s.seal()  # the thief has learned what was behind the screen
        s.note(GOLD_STOLEN, seat, victim, gold)


def opponents_with(seat: i64, cards: vec[i64]) -> i64:
    """The opponents who have a card of a kind, by the numbers that each seat has."""
    found: i64 = 0
    for other in range(len(cards)):
        if other != seat and cards[other] > 0:
            found |= BIT[other]
    return found


class Satyr(Step):
    """C18.11: a philosopher of an opponent; a fourth one founds a metropolis."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        seat = seat_of(step)
        return words_for_numbers(vec[i64](capacity=4), SATYR.base, opponents_with(seat, s.philosophers))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, victim = seat_of(step), SATYR.first(word)
        s.philosophers[victim] -= 1
        s.philosophers[seat] += 1
        s.note(PHILOSOPHER_STOLEN, seat, victim)
        s.push(CHECK_METROPOLIS, seat)


class Dryad(Step):
    """C18.12: a priest of an opponent."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        seat = seat_of(step)
        return words_for_numbers(vec[i64](capacity=4), DRYAD.base, opponents_with(seat, s.priests))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, victim = seat_of(step), DRYAD.first(word)
        s.priests[victim] -= 1
        s.priests[seat] += 1
        s.note(PRIEST_STOLEN, seat, victim)
