"""O20: what a captured creature brings."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import lowest, without_lowest
from pelagos.core.state import seat_of
from pelagos.games.orichalcum.lookup import (
    ARCH,
    BUILDING_TOKEN,
    HOPLITE,
    ORICHALCUM,
    REWARD_BUILDING,
    REWARD_ORICHALCUM,
    REWARD_TITAN,
)
from pelagos.games.orichalcum.messages import BUILDING_DRAWN, BUILDING_RETURNED, REWARD_TAKEN
from pelagos.games.orichalcum.rules.buildings import barred_circles, free_terrain, note_yield, put_up
from pelagos.games.orichalcum.rules.supply import draw_from_bag, take_hoplites, take_orichalcum
from pelagos.games.orichalcum.rules.titans import take_titan
from pelagos.games.orichalcum.state import NONE, Orichalcum, Player, Step
from pelagos.games.orichalcum.steps import MINOTAUR_BUILDING
from pelagos.games.orichalcum.words import BUILD, FROM_MINOTAUR, PASS


def take_reward(s: Orichalcum, seat: i64, creature: i64) -> None:
    """O13.6, O20: orichalcum with the bonus of Arches, the titan of a Hydra, the building of a Minotaur."""
    due = REWARD_ORICHALCUM[creature] + s.players[seat].powers[ARCH]
    if due > 0:
        s.note(REWARD_TAKEN, seat, take_orichalcum(s, s.players[seat], due))
    if REWARD_TITAN[creature] != NONE:
        take_titan(s, seat, REWARD_TITAN[creature])
    for i in range(REWARD_BUILDING[creature]):
        s.push(MINOTAUR_BUILDING, seat)


def _sites(player: Player) -> i64:
    """O20.1: any free terrain, but not beside a creature."""
    return free_terrain(player) & ~barred_circles(player)


class MinotaurBuilding(Step):
    """O20.1: a building drawn from the bag may be constructed at once, whatever the terrain."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        """O20.4, O21.4: without a legal circle the building goes back; from an empty bag comes none."""
        seat = seat_of(step)
        s.drawn = draw_from_bag(s.building_bag, s.rng)
        if s.drawn == NONE:
            return False
        s.note(BUILDING_DRAWN, seat, s.drawn)
        if _sites(s.players[seat]) != 0:
            return True
        _put_back(s, seat)
        return False

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        words = vec[i64](capacity=40)
        words = append(words, PASS.base)
        circles = _sites(s.players[seat_of(step)])
        while circles != 0:
            words = append(words, BUILD.code(FROM_MINOTAUR, lowest(circles)))
            circles = without_lowest(circles)
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if word == PASS.base:
            _put_back(s, seat)
            return
        building = s.drawn
        s.drawn = NONE
        put_up(s, seat, building, BUILD.second(word))
        if BUILDING_TOKEN[building] == HOPLITE:
            note_yield(s, seat, take_hoplites(s, s.players[seat], 1), 0)
        elif BUILDING_TOKEN[building] == ORICHALCUM:
            note_yield(s, seat, 0, take_orichalcum(s, s.players[seat], 1))


def _put_back(s: Orichalcum, seat: i64) -> None:
    s.note(BUILDING_RETURNED, seat, s.drawn)
    s.building_bag[s.drawn] += 1
    s.drawn = NONE
