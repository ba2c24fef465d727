"""C14: battles at sea and on land.

While a battle lasts the defender's units are on the board and the attacker's are in `s.attackers`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count
from pelagos.core.state import seat_of
from pelagos.games.cyclades.lookup import (
    DIE,
    FORTRESS,
    FORTRESS_BONUS,
    METROPOLIS_BONUS_LAND,
    METROPOLIS_BONUS_SEA,
    MINOTAUR,
    MINOTAUR_BONUS,
    PORT,
    PORT_BONUS,
)
from pelagos.games.cyclades.messages import (
    AID,
    ALL_DESTROYED,
    ATTACK_REPELLED,
    DEFENCE_AIDED,
    FLEETS_RETREATED,
    LAND_BATTLE,
    ROUND_FOUGHT,
    ROUND_ROLLED,
    SEA_BATTLE,
    SEA_TAKEN,
    TROOPS_RETREATED,
)
from pelagos.games.cyclades.rules.board import add_fleets, joined, open_seas, remove_fleets, words_for_islands, words_for_seas
from pelagos.games.cyclades.rules.figurines import minotaur_leaves
from pelagos.games.cyclades.rules.last_island import conquer
from pelagos.games.cyclades.state import NONE, Cyclades, Step
from pelagos.games.cyclades.steps import ATTACKER_RETREATS, DEFENDER_RETREATS, FIGHT
from pelagos.games.cyclades.words import PASS, RETREAT, WITHDRAW

AID_OF_PORTS: Final = AID.values.index("port")
AID_OF_FORTRESSES: Final = AID.values.index("fortress")
AID_OF_METROPOLISES: Final = AID.values.index("metropolis")
AID_OF_MINOTAUR: Final = AID.values.index("minotaur")


def begin_sea_battle(s: Cyclades, attacker: i64, sea: i64, fleets: i64) -> None:
    """C13.1d, C14.1: the moving group against all fleets in the space."""
    _begin(s, attacker, sea, fleets, False)
    owner = s.sea_owner(sea)
    s.note(SEA_BATTLE, attacker, s.chart().sea_word[sea], owner, fleets, s.fleets[sea])
    _tell_aid(s, owner, AID_OF_PORTS, port_bonus(s, owner, sea))
    _tell_aid(s, owner, AID_OF_METROPOLISES, harbour_bonus(s, owner, sea))


def begin_land_battle(s: Cyclades, attacker: i64, island: i64, troops: i64) -> None:
    """C13.2d, C14.1: the moving troops against all troops on the island."""
    _begin(s, attacker, island, troops, True)
    owner = s.island_owner(island)
    s.note(LAND_BATTLE, attacker, s.chart().island_word[island], owner, troops, s.troops[island])
    _tell_aid(s, owner, AID_OF_FORTRESSES, fortress_bonus(s, island))
    _tell_aid(s, owner, AID_OF_METROPOLISES, metropolis_bonus(s, island))
    _tell_aid(s, owner, AID_OF_MINOTAUR, minotaur_bonus(s, island))


def _tell_aid(s: Cyclades, seat: i64, aid: i64, bonus: i64) -> None:
    if bonus > 0:
        s.note(DEFENCE_AIDED, seat, aid, bonus)


def _begin(s: Cyclades, attacker: i64, space: i64, units: i64, on_land: bool) -> None:
    s.battle_at = space
    s.battle_on_land = on_land
    s.attacker = attacker
    s.attackers = units
    s.push(FIGHT, attacker)


def _end(s: Cyclades) -> i64:
    """C14.10: the battle is over; tells how many attackers were left."""
    attackers = s.attackers
    s.battle_at = NONE
    s.battle_on_land = False
    s.attacker = NONE
    s.attackers = 0
    return attackers


def defender(s: Cyclades) -> i64:
    """The seat that is attacked."""
    return s.island_owner(s.battle_at) if s.battle_on_land else s.sea_owner(s.battle_at)


def defenders(s: Cyclades) -> i64:
    """How many units the defender has left."""
    return s.troops[s.battle_at] if s.battle_on_land else s.fleets[s.battle_at]


def fortress_bonus(s: Cyclades, island: i64) -> i64:
    """C14.3."""
    return count(s.built[FORTRESS] & s.chart().places[island]) * FORTRESS_BONUS


def metropolis_bonus(s: Cyclades, island: i64) -> i64:
    """C14.3: for the defender of its island."""
    return METROPOLIS_BONUS_LAND if s.metropolises & BIT[island] != 0 else 0


def minotaur_bonus(s: Cyclades, island: i64) -> i64:
    """C14.3."""
    return MINOTAUR_BONUS if s.figurine_on(MINOTAUR, island) else 0


def land_bonus(s: Cyclades, island: i64) -> i64:
    """C14.3: for the defender of an island: fortresses, metropolis, Minotaur."""
    return fortress_bonus(s, island) + metropolis_bonus(s, island) + minotaur_bonus(s, island)


def port_bonus(s: Cyclades, seat: i64, sea: i64) -> i64:
    """C14.4, A26: for the ports on islands of the seat beside a sea space."""
    chart = s.chart()
    return count(s.built[PORT] & chart.places_on(chart.shores[sea] & s.islands_of[seat])) * PORT_BONUS


def harbour_bonus(s: Cyclades, seat: i64, sea: i64) -> i64:
    """C14.4, A26: for the metropolises on islands of the seat beside a sea space."""
    return count(s.metropolises & s.chart().shores[sea] & s.islands_of[seat]) * METROPOLIS_BONUS_SEA


def sea_bonus(s: Cyclades, seat: i64, sea: i64) -> i64:
    """C14.4, A26: for the defender of a sea space: ports and metropolises on islands of his beside it."""
    return port_bonus(s, seat, sea) + harbour_bonus(s, seat, sea)


class Fight(Step):
    """C14.2, C14.5: one round: a die and the units on each side; the lower total loses one, on a tie both do."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        space, other = s.battle_at, defender(s)
        bonus = land_bonus(s, space) if s.battle_on_land else sea_bonus(s, other, space)
        units = defenders(s)
        die, other_die = DIE[s.rng.below(len(DIE))], DIE[s.rng.below(len(DIE))]
        attack, defence = s.attackers + die, units + bonus + other_die
        s.note(ROUND_ROLLED, s.attacker, s.attackers, die, units, other_die, bonus)
        if attack <= defence:
            _attacker_loses_one(s)
        if defence <= attack:
            _defender_loses_one(s, other)
            units -= 1
        s.note(ROUND_FOUGHT, s.attacker, attack, defence, s.attackers, units)
        if s.attackers > 0 and units > 0:
            _offer_retreat(s, other)
        else:
            _decide(s, units)
        return False


def _attacker_loses_one(s: Cyclades) -> None:
    s.attackers -= 1
    if s.battle_on_land:
        s.troop_reserve[s.attacker] += 1
    else:
        s.fleet_reserve[s.attacker] += 1


def _defender_loses_one(s: Cyclades, seat: i64) -> None:
    if s.battle_on_land:
        s.troops[s.battle_at] -= 1
        s.troop_reserve[seat] += 1
    else:
        remove_fleets(s, seat, s.battle_at, 1)
        s.fleet_reserve[seat] += 1


def _decide(s: Cyclades, units: i64) -> None:
    """C14.9: one side or nobody is left."""
    space, on_land, attacker = s.battle_at, s.battle_on_land, s.attacker
    if s.attackers > 0:
        _take_space(s)
        return
    _end(s)
    if units > 0:
        s.note(ATTACK_REPELLED, attacker)
        return
    s.note(ALL_DESTROYED, attacker)
    if on_land:
        minotaur_leaves(s, space)


def _take_space(s: Cyclades) -> None:
    """C14.9: only the attacker is left."""
    space, on_land, attacker = s.battle_at, s.battle_on_land, s.attacker
    units = _end(s)
    if on_land:
        conquer(s, attacker, space, units)
    else:
        _settle_fleets(s, attacker, space, units)
        s.note(SEA_TAKEN, attacker, s.chart().sea_word[space])


def _settle_fleets(s: Cyclades, attacker: i64, sea: i64, fleets: i64) -> None:
    """The attacker's fleets stand on a sea space after the battle; C18.7: Sylph moves them no further."""
    add_fleets(s, attacker, sea, fleets)
    if len(s.fought) > 0:
        s.fought[sea] += fleets


def refuges(s: Cyclades, seat: i64) -> i64:
    """C14.7, C14.8, A10, A19: the islands or sea spaces to which a side may retreat."""
    space = s.battle_at
    if not s.battle_on_land:
        return open_seas(s, space) & ~s.fleets_of_others(seat)
    if s.held_by_medusa(space):
        return 0
    return joined(s, seat, space) & s.islands_of[seat]


def _offer_retreat(s: Cyclades, other: i64) -> None:
    """C14.6: first the defender may retreat, if he can."""
    if refuges(s, other) != 0:
        s.push(DEFENDER_RETREATS, other)
    else:
        _offer_retreat_to_attacker(s)


def _offer_retreat_to_attacker(s: Cyclades) -> None:
    """C14.6: then the attacker; if neither does the battle goes on."""
    if refuges(s, s.attacker) != 0:
        s.push(ATTACKER_RETREATS, s.attacker)
    else:
        s.push(FIGHT, s.attacker)


def _retreat_words(s: Cyclades, seat: i64) -> vec[i64]:
    words = append(vec[i64](capacity=16), PASS.base)
    if s.battle_on_land:
        return words_for_islands(s, words, WITHDRAW.base, refuges(s, seat))
    return words_for_seas(s, words, RETREAT.base, refuges(s, seat))


class DefenderRetreats(Step):
    """C14.6 to C14.9: all the defender's units go to one place, and the attacker takes the space; or they stay."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return _retreat_words(s, seat_of(step))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        if word == PASS.base:
            _offer_retreat_to_attacker(s)
            return
        seat, space, units = seat_of(step), s.battle_at, defenders(s)
        if s.battle_on_land:
            island = s.chart().island_at[WITHDRAW.first(word)]
            s.troops[space] = 0
            s.troops[island] += units
            s.note(TROOPS_RETREATED, seat, WITHDRAW.first(word), units)
        else:
            remove_fleets(s, seat, space, units)
            add_fleets(s, seat, s.chart().sea_at[RETREAT.first(word)], units)
            s.note(FLEETS_RETREATED, seat, RETREAT.first(word), units)
        _take_space(s)


class AttackerRetreats(Step):
    """C14.6 to C14.9: all the attacker's units go to one place and nothing changes hands; or they fight on."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return _retreat_words(s, seat_of(step))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if word == PASS.base:
            s.push(FIGHT, seat)
            return
        on_land = s.battle_on_land
        units = _end(s)
        if on_land:
            s.troops[s.chart().island_at[WITHDRAW.first(word)]] += units
            s.note(TROOPS_RETREATED, seat, WITHDRAW.first(word), units)
        else:
            _settle_fleets(s, seat, s.chart().sea_at[RETREAT.first(word)], units)
            s.note(FLEETS_RETREATED, seat, RETREAT.first(word), units)
