"""C13.1: Poseidon moves fleets; the single step of a group, which Sylph takes too."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.cyclades.lookup import SAILING_RANGE
from pelagos.games.cyclades.messages import SAILED
from pelagos.games.cyclades.rules.battles import begin_sea_battle
from pelagos.games.cyclades.rules.board import add_fleets, open_seas, remove_fleets
from pelagos.games.cyclades.state import Cyclades, Step
from pelagos.games.cyclades.steps import SAIL
from pelagos.games.cyclades.words import COUNT, PASS, TO


def can_sail(s: Cyclades, seas: i64) -> i64:
    """A18: those sea spaces of a set from which there is a legal step."""
    closed, near = s.closed_seas(), s.chart().near
    found: i64 = 0
    while seas != 0:
        sea = lowest(seas)
        if near[sea] & ~closed != 0:
            found |= BIT[sea]
        seas = without_lowest(seas)
    return found


def step_words(s: Cyclades, words: vec[i64], sea: i64, fleets: i64) -> vec[i64]:
    """C13.1b, C13.1c: the steps from a sea space, with one to all of so many fleets."""
    chart, seas = s.chart(), open_seas(s, sea)
    while seas != 0:
        first = TO.base + chart.sea_word[lowest(seas)] * len(COUNT)
        for i in range(fleets):
            words = append(words, first + i)
        seas = without_lowest(seas)
    return words


def take_step(s: Cyclades, seat: i64, sea: i64, target: i64, fleets: i64) -> None:
    """C13.1d: the fleets enter the target; where another player's fleets are, a battle begins."""
    remove_fleets(s, seat, sea, fleets)
    s.note(SAILED, seat, s.chart().sea_word[sea], s.chart().sea_word[target], fleets)
    if s.fleets_of_others(seat) & BIT[target] != 0:
        begin_sea_battle(s, seat, target, fleets)
    else:
        add_fleets(s, seat, target, fleets)


def begin_move(s: Cyclades, seat: i64, sea: i64) -> None:
    """C13.1a: a group in this space starts."""
    s.push(SAIL, seat, sea * 16 + SAILING_RANGE)


class Sail(Step):
    """C13.1a, C13.1b: up to three steps, the first of which must be made; each takes one to all fleets in the group's space."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        sea, steps = argument_of(step) // 16, argument_of(step) % 16
        return steps > 0 and open_seas(s, sea) != 0

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        sea, steps = argument_of(step) // 16, argument_of(step) % 16
        words = vec[i64](capacity=48)
        if steps < SAILING_RANGE:
            words = append(words, PASS.base)
        return step_words(s, words, sea, s.fleets[sea])

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        if word == PASS.base:
            return
        seat, sea, steps = seat_of(step), argument_of(step) // 16, argument_of(step) % 16
        target = s.chart().sea_at[TO.first(word)]
        if s.fleets_of_others(seat) & BIT[target] == 0:
            s.push(SAIL, seat, target * 16 + steps - 1)
        take_step(s, seat, sea, target, TO.second(word) + 1)
