"""C8: turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.state import seat_of
from pelagos.games.cyclades.lookup import APOLLO, ARES, POSEIDON, SPECIAL_COST, ZEUS, place_of
from pelagos.games.cyclades.messages import TURN_BEGAN
from pelagos.games.cyclades.rules.apollo import turn_with_apollo
from pelagos.games.cyclades.rules.board import words_for_islands, words_for_numbers, words_for_seas
from pelagos.games.cyclades.rules.building import build, build_words
from pelagos.games.cyclades.rules.figurines import remove_due_figurines
from pelagos.games.cyclades.rules.fleets import begin_move, can_sail
from pelagos.games.cyclades.rules.recruiting import (
    recruit_fleet,
    recruit_philosopher,
    recruit_priest,
    recruit_troop,
    recruit_words,
    take_free_card,
)
from pelagos.games.cyclades.rules.summoning import summon, summon_words
from pelagos.games.cyclades.rules.track import cards_on_track, replace_creature
from pelagos.games.cyclades.rules.troops import begin_march, origins
from pelagos.games.cyclades.state import NONE, Cyclades, Step
from pelagos.games.cyclades.steps import END_CYCLE, END_TURN, GOD_TURN, NEXT_TURN
from pelagos.games.cyclades.words import BUILD, FLEET, MARCH, PASS, PHILOSOPHER, PRIEST, REPLACE, SAIL, SUMMON, TROOP


class NextTurn(Step):
    """C8.1: tile gods in their order, those without a marker skipped; then the markers on Apollo as they came."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        for place in range(s.available):
            god = s.gods[place]
            if s.offering[god] != NONE:
                _begin_turn(s, s.offering[god], god)
                s.push(GOD_TURN, s.offering[god])
                return False
        arrival = _next_on_apollo(s)
        if arrival == NONE:
            s.push(END_CYCLE, 0)
        else:
            seat = s.apollo[arrival]
            _begin_turn(s, seat, APOLLO)
            turn_with_apollo(s, seat, arrival == 0)
        return False


def _next_on_apollo(s: Cyclades) -> i64:
    """The place of the first marker on Apollo that has not had its turn, NONE if there is none."""
    for arrival in range(len(s.apollo)):
        if s.apollo[arrival] != NONE:
            return arrival
    return NONE


def _begin_turn(s: Cyclades, seat: i64, god: i64) -> None:
    """C8.2: the turn of one marker; the player's figurines that are due leave."""
    s.turn += 1
    s.god = god
    s.recruited = 0
    s.note(TURN_BEGAN, seat, god)
    remove_due_figurines(s, seat)
    s.push(END_TURN, seat)


class EndTurn(Step):
    """C8.5: the marker goes to the free place of the turn track with the highest number."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        if s.god == APOLLO:
            s.apollo[_next_on_apollo(s)] = NONE
        else:
            s.offering[s.god] = NONE
            s.amount[s.god] = 0
        s.turn_track[s.free_place] = seat_of(step)
        s.free_place -= 1
        s.god = NONE
        s.recruited = 0
        s.push(NEXT_TURN, 0)
        return False


class GodTurn(Step):
    """C8.3: summon, recruit, build and take the god's special action, in any order and as often as can be paid; then pass."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        seat = seat_of(step)
        words = append(vec[i64](capacity=64), PASS.base)
        words = summon_words(s, seat, words)
        words = recruit_words(s, seat, words)
        words = build_words(s, seat, words)
        return _special_words(s, seat, words)

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if word == PASS.base:
            take_free_card(s, seat)
            return
        s.push(GOD_TURN, seat)
        if SUMMON.owns(word):
            summon(s, seat, SUMMON.first(word), SUMMON.second(word))
        elif FLEET.owns(word):
            recruit_fleet(s, seat, s.chart().sea_at[FLEET.first(word)])
        elif TROOP.owns(word):
            recruit_troop(s, seat, s.chart().island_at[TROOP.first(word)])
        elif word == PRIEST.base:
            recruit_priest(s, seat)
        elif word == PHILOSOPHER.base:
            recruit_philosopher(s, seat)
        elif BUILD.owns(word):
            build(s, seat, place_of(s.chart().island_at[BUILD.first(word)], BUILD.second(word)))
        else:
            _special_action(s, seat, word)


def _special_words(s: Cyclades, seat: i64, words: vec[i64]) -> vec[i64]:
    """C13: where Poseidon's fleets or Ares' troops can start, or which card Zeus can replace; Athena has nothing."""
    if s.gold[seat] < SPECIAL_COST[s.god]:
        return words
    if s.god == POSEIDON:
        return words_for_seas(s, words, SAIL.base, can_sail(s, s.seas_of[seat]))
    if s.god == ARES:
        return words_for_islands(s, words, MARCH.base, origins(s, seat, False))
    if s.god == ZEUS:
        return words_for_numbers(words, REPLACE.base, cards_on_track(s))
    return words


def _special_action(s: Cyclades, seat: i64, word: i64) -> None:
    """C13: the price is paid first."""
    s.gold[seat] -= SPECIAL_COST[s.god]
    if s.god == POSEIDON:
        begin_move(s, seat, s.chart().sea_at[SAIL.first(word)])
    elif s.god == ARES:
        begin_march(s, seat, s.chart().island_at[MARCH.first(word)], False)
    else:
        replace_creature(s, seat, REPLACE.first(word))
