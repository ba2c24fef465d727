"""O13: capturing creatures, a series of fights."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.games.orichalcum.lookup import (
    CREATURE_KIND,
    CREATURE_STRENGTH,
    DICE_BASE,
    DIE,
    HOPLITES_PER_FIGHT,
    HOSPITAL,
    KRONOS,
    SIEGE,
    VOLCANO,
)
from pelagos.games.orichalcum.messages import DICE_ROLLED, FIGHT_BEGUN, FIGHT_LOST, FIGHT_WON, HOPLITES_HEALED
from pelagos.games.orichalcum.rules.creatures import lair_at
from pelagos.games.orichalcum.rules.rewards import take_reward
from pelagos.games.orichalcum.rules.titans import use_favour
from pelagos.games.orichalcum.rules.victory import check_victory
from pelagos.games.orichalcum.state import Orichalcum, Player, Step, lair, lair_circle, lair_creature, lair_hoplites
from pelagos.games.orichalcum.steps import CHOOSE_LAIR, FIGHT, ROLL
from pelagos.games.orichalcum.words import AT, NO_FAVOUR, PASS, USE
from pelagos.games.orichalcum.words import FIGHT as FIGHT_WORD

SKULL_DIGIT: Final = 9


def room_for(player: Player, entry: i64) -> i64:
    """O13.2: how many hoplites can be moved to a creature: three in all may stand there."""
    room = HOPLITES_PER_FIGHT - lair_hoplites(entry)
    return room if room < player.hoplites else player.hoplites


class Fight(Step):
    """O13.1, O13.2: choose a creature and the hoplites to move there; after a victory the player may stop."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        if len(s.players[seat_of(step)].lairs) > 0:
            return True
        _end_capture(s, seat_of(step))
        return False

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        player = s.players[seat_of(step)]
        options: i64 = 0  # bit kind * 4 + hoplites
        for i in range(len(player.lairs)):
            entry = player.lairs[i]
            kind = CREATURE_KIND[lair_creature(entry)]
            for hoplites in range(room_for(player, entry) + 1):
                options |= BIT[FIGHT_WORD.code(kind, hoplites) - FIGHT_WORD.base]
        words = vec[i64](capacity=24)
        if argument_of(step) != 0:
            words = append(words, PASS.base)
        for option in range(FIGHT_WORD.size):
            if options & BIT[option] != 0:
                words = append(words, FIGHT_WORD.base + option)
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if word == PASS.base:
            _end_capture(s, seat)
            return
        kind, hoplites = FIGHT_WORD.first(word), FIGHT_WORD.second(word)
        circles = opponents(s.players[seat], kind, hoplites)
        if len(circles) == 1:
            _engage(s, seat, circles[0], hoplites)
        else:
            s.push(CHOOSE_LAIR, seat, kind * 8 + hoplites)


def opponents(player: Player, kind: i64, hoplites: i64) -> vec[i64]:
    """The circles of creatures of a kind to which so many hoplites can be moved, sorted."""
    circles: i64 = 0
    found = vec[i64]()
    for i in range(len(player.lairs)):
        entry = player.lairs[i]
        if CREATURE_KIND[lair_creature(entry)] == kind and hoplites <= room_for(player, entry):
            circles |= BIT[lair_circle(entry)]
    for circle in range(62):
        if circles & BIT[circle] != 0:
            found = append(found, circle)
    return found


class ChooseLair(Step):
    """O13.1: which of several creatures of the kind is fought."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        argument = argument_of(step)
        circles = opponents(s.players[seat_of(step)], argument >> 3, argument & 7)
        for i in range(len(circles)):
            circles[i] = AT.code(circles[i])
        return circles

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        _engage(s, seat_of(step), AT.first(word), argument_of(step) & 7)


def _engage(s: Orichalcum, seat: i64, circle: i64, hoplites: i64) -> None:
    """O13.2, O13.4: move the hoplites; who can use Kronos decides, otherwise the dice are rolled."""
    player = s.players[seat]
    place = lair_at(player, circle)
    entry = player.lairs[place]
    player.hoplites -= hoplites
    committed = lair_hoplites(entry) + hoplites
    player.lairs[place] = lair(circle, lair_creature(entry), committed)
    s.note(FIGHT_BEGUN, seat, lair_creature(entry), circle, committed)
    if s.has_favour(seat, KRONOS):
        s.push(ROLL, seat, circle)
    else:
        _roll(s, seat, circle)


class Roll(Step):
    """O13.4: before the roll Kronos may win the fight."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        return vec[i64]([USE.code(NO_FAVOUR), USE.code(KRONOS + 1)])

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat, circle = seat_of(step), argument_of(step)
        if USE.first(word) == NO_FAVOUR:
            _roll(s, seat, circle)
        else:
            use_favour(s, seat, KRONOS)
            _win(s, seat, circle)


def _roll(s: Orichalcum, seat: i64, circle: i64) -> None:
    """O13.3, O13.5: one die and one for each hoplite; a skull wins, or a sum of at least the strength."""
    player = s.players[seat]
    entry = player.lairs[lair_at(player, circle)]
    total: i64 = 0
    shown: i64 = 0
    skull = False
    for die in range(DICE_BASE + lair_hoplites(entry)):
        value = DIE[s.rng.below(len(DIE))]
        total += value
        if value == 0 or player.powers[SIEGE] & BIT[value] != 0:
            skull = True
        shown = shown * 10 + (value if value != 0 else SKULL_DIGIT)
    s.note(DICE_ROLLED, seat, shown)
    if skull or total >= CREATURE_STRENGTH[lair_creature(entry)]:
        _win(s, seat, circle)
    else:
        s.note(FIGHT_LOST, seat, lair_creature(entry))
        _end_capture(s, seat)


def _win(s: Orichalcum, seat: i64, circle: i64) -> None:
    """O13.6: hoplites and creature leave, the volcano is cleared; then come reward and Arches."""
    player = s.players[seat]
    player.lairs, entry = pop(player.lairs, lair_at(player, circle))
    creature, hoplites = lair_creature(entry), lair_hoplites(entry)
    healed = player.powers[HOSPITAL] if player.powers[HOSPITAL] < hoplites else hoplites
    s.healed += healed
    s.hoplites += hoplites - healed
    player.captured[creature] += 1
    player.free[VOLCANO] |= BIT[circle]
    s.note(FIGHT_WON, seat, creature, circle)
    check_victory(s, seat)
    if not s.over:
        s.push(FIGHT, seat, 1)
        take_reward(s, seat, creature)


def _end_capture(s: Orichalcum, seat: i64) -> None:
    """O13.7, O19.4: the action is over; the hoplites in the Hospital return to stock."""
    if s.healed > 0:
        s.players[seat].hoplites += s.healed
        s.note(HOPLITES_HEALED, seat, s.healed)
        s.healed = 0
