"""How good a position looks for a seat, for bots: a weighted sum of what a player can see at a glance.

One unit more means about e times the chance to win. The weights are data (weights.toml).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.components import Section
from pelagos.core.evaluator import Evaluator, weighted, weights_of
from pelagos.core.linear import FEATURES as LEARNED
from pelagos.core.linear import LinearEvaluator
from pelagos.core.state import State
from pelagos.games.orichalcum.features import OrichalcumFeatures
from pelagos.games.orichalcum.lookup import (
    CREATURE_STRENGTH,
    CREATURES,
    CRYSTAL,
    LAND,
    NEAR,
    ORDINARY,
    POWER_KINDS,
    PRACTICE,
    SIEGE,
    TEMPLE_OUTLINE,
    TEMPLE_TURNS,
    TITANS,
    UNDER,
    VOLCANO,
)
from pelagos.games.orichalcum.rules.creatures import beside_creatures
from pelagos.games.orichalcum.state import NONE, Orichalcum, Player, lair_creature, lair_hoplites

FEATURES: Final = [
    "victory_token",
    "titan",
    "favour",
    "hoplite",
    "orichalcum",
    "medallion_near",
    "captured",
    "creature",
    "creature_strength",
    "committed",
    "cleared_volcano",
    "temple_ready",
    "temple_near",
    "pair",
    "camps",
    "mines",
    "hospital",
    "oratory",
    "siege",
    "arch",
    "crystal",
    "practice",
    "forge",
    "statue_hoplite",
    "statue_orichalcum",
    "statue_captured",
    "one_from_victory",
]
"""What is counted, in the order of the weights."""

MANY: Final = 9
"""More circles than a temple may lack to be near."""


def evaluator_from(weights: Section) -> Evaluator:
    """The learned evaluator, or the one with weights set and tuned by hand, as the table has it."""
    return LinearEvaluator(OrichalcumFeatures(), weights) if weights.has(LEARNED) else OrichalcumEvaluator(weights)


class OrichalcumEvaluator(Evaluator):
    """The weighted sum of a seat's features."""

    def __init__(self, weights: Section) -> None:
        self.weights: Final = weights_of(weights, FEATURES)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Orichalcum)
        return weighted(features(state, seat), self.weights)

    def touched(self, before: State, after: State) -> i64:
        """Whoever gained or lost a titan or a favour, and those whose stock changed; islands change in nobody else's turn."""
        assert isinstance(before, Orichalcum)
        assert isinstance(after, Orichalcum)
        seats: i64 = 0
        changed = before.titan_active ^ after.titan_active
        for titan in range(TITANS):
            old, new = before.titan_holder[titan], after.titan_holder[titan]
            if old != new or changed & BIT[titan] != 0:
                seats |= (BIT[old] if old != NONE else 0) | (BIT[new] if new != NONE else 0)
        for seat in range(len(before.players)):
            old_player, new_player = before.players[seat], after.players[seat]
            if old_player.hoplites != new_player.hoplites or old_player.orichalcum != new_player.orichalcum:
                seats |= BIT[seat]
        return seats


def features(s: Orichalcum, seat: i64) -> vec[float]:
    """What the seat has, counted, in the order of FEATURES."""
    player = s.players[seat]
    held = s.titans_of(seat)
    tokens = player.temples + player.medallions
    out = vec[float](capacity=len(FEATURES))
    out = append(out, float(tokens))
    out = append(out, float(count(held)))
    out = append(out, float(count(held & s.titan_active)))
    out = append(out, float(player.hoplites))
    out = append(out, float(player.orichalcum))
    out = append(out, float(player.orichalcum // 5))
    out = append(out, float(_captured(player)))
    out = _creatures(player, out)
    out = append(out, float(count(player.free[VOLCANO])))
    out = _temples(player, out)
    out = append(out, float(_pairs(player)))
    for power in range(POWER_KINDS):
        amount = player.powers[power]
        out = append(out, float(count(amount) if power == SIEGE else amount))
    return append(out, 1.0 if tokens + count(held) >= 4 else 0.0)


def _captured(player: Player) -> i64:
    captured: i64 = 0
    for creature in range(CREATURES):
        captured += player.captured[creature]
    return captured


def _creatures(player: Player, out: vec[float]) -> vec[float]:
    """How many creatures stand on the island, their strength, and the hoplites committed against them."""
    strength: i64 = 0
    committed: i64 = 0
    for i in range(len(player.lairs)):
        strength += CREATURE_STRENGTH[lair_creature(player.lairs[i])]
        committed += lair_hoplites(player.lairs[i])
    out = append(out, float(len(player.lairs)))
    out = append(out, float(strength))
    return append(out, float(committed))


def _temples(player: Player, out: vec[float]) -> vec[float]:
    """Whether a temple could be built now, and on how many places (up to three) it lacks just one circle."""
    barred = 0 if player.powers[CRYSTAL] != 0 else beside_creatures(player)
    ready: i64 = 0
    near: i64 = 0
    usable = player.empty
    for terrain in range(ORDINARY + 1):
        usable |= player.free[terrain]
    circles = usable & ~barred
    unusable = ~usable | barred
    under = UNDER[TEMPLE_OUTLINE]
    ways: i64 = TEMPLE_TURNS
    while circles != 0 and near < 3:
        circle = lowest(circles)
        circles = without_lowest(circles)
        for turns in range(ways):
            covered = under[circle * 6 + turns]
            if covered == 0 or covered & unusable != 0:
                continue
            lacking = _lacking(player, covered)
            if lacking == 0:
                ready = 1
            elif lacking == 1:
                near += 1
    out = append(out, float(ready))
    return append(out, float(near if near < 3 else 3))


def _lacking(player: Player, circles: i64) -> i64:
    """How many of four circles are still empty; many if two show the same terrain, or if more than one is empty."""
    empty = circles & player.empty
    if without_lowest(empty) != 0:
        return MANY
    repeated: i64 = 0
    for terrain in range(ORDINARY):
        of_terrain = without_lowest(player.free[terrain] & circles)
        if of_terrain != 0:
            repeated += count(of_terrain)
    if repeated > player.powers[PRACTICE]:
        return MANY
    return 1 if empty != 0 else 0


def _pairs(player: Player) -> i64:
    """On how many terrains two free circles touch and an empty one touches them: a titan is one circle away."""
    pairs: i64 = 0
    land = LAND[player.side]
    for terrain in range(TITANS):
        circles = player.free[terrain]
        while circles != 0:
            circle = lowest(circles)
            circles = without_lowest(circles)
            if NEAR[circle] & player.free[terrain] != 0 and NEAR[circle] & player.empty & land != 0:
                pairs += 1
                break
    return pairs
