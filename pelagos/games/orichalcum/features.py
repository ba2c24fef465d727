"""What a seat knows of a position, as numbers: points, stock, buildings, what its island is good for, and the turn."""

from typing import Final

from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.evaluator import weights_by_hand
from pelagos.core.features import FeatureList, Features, FeatureSink
from pelagos.core.state import State, kind_of
from pelagos.games.orichalcum.components import COMPONENTS, POWERS
from pelagos.games.orichalcum.islands import Island, growing, island_of
from pelagos.games.orichalcum.lookup import (
    CREATURE_STRENGTH,
    CREATURES,
    HOPLITE,
    MEDALLION_COST,
    ORATORY,
    ORDINARY,
    PORTS,
    POWER_KINDS,
    SIEGE,
    TITAN_AREA,
    TITAN_LIMIT,
    VOLCANO,
)
from pelagos.games.orichalcum.lookup import ORICHALCUM as ORE
from pelagos.games.orichalcum.prospects import OFFERS, at_most, next_to_take, observe_row
from pelagos.games.orichalcum.rules.actions import price_of
from pelagos.games.orichalcum.state import Orichalcum, Player, lair_creature, lair_hoplites, slot_building
from pelagos.games.orichalcum.steps import NAMES as STEP_NAMES

MOST_POINTS: Final = 5
MOST_LAIRS: Final = 4
CREATURE: Final = 2
"""The resource that captured creatures are, beside hoplites and orichalcum."""


def _to(number: int) -> list[str]:
    return [str(one) for one in range(1, number + 1)]


_TITANS: Final = COMPONENTS.titans
_TERRAINS: Final = COMPONENTS.terrains[:ORDINARY]

LISTED: Final = FeatureList()
# points
TOKENS: Final = LISTED.group("tokens", _to(MOST_POINTS), "1 for the number of victory tokens")
POINTS: Final = LISTED.group("points", _to(MOST_POINTS), "1 for the number of victory points")
HELD: Final = LISTED.group("titans", _TITANS, "1 for a titan held")
FAVOUR: Final = LISTED.group("favours", _TITANS, "1 for a titan held with its active side up")
THREATENED: Final = LISTED.one("titans-threatened", "titans held for which another has an area, or a pair that can grow")
FULL: Final = LISTED.one("titans-full", "1 if no further titan can be held")
# stock
HOPLITES: Final = LISTED.group("hoplites", ["all", "beyond-2", "beyond-4"], "hoplites in stock, by parts")
ORICHALCUM: Final = LISTED.group("orichalcum", _to(MEDALLION_COST), "1 for the amount of orichalcum, up to a medallion's price")
BEYOND: Final = LISTED.one("orichalcum-beyond", "orichalcum beyond the price of a medallion")
CAPTURED: Final = LISTED.one("captured", "captured creatures")
PAYABLE: Final = LISTED.one("extra-payable", "1 if an extra action of any kind could be paid")
PAYABLE_HOPLITES: Final = LISTED.one("extra-by-hoplites", "1 if hoplites could pay it")
MEDALLION_PAID: Final = LISTED.one("medallion-and-extra", "1 if a medallion and the extra action to make it could be paid")
MEDALLIONS: Final = LISTED.one("medallions-payable", "medallions for which there is orichalcum, two at most")
# creatures on the island
LAIRS: Final = LISTED.group("creatures", _to(MOST_LAIRS), "1 for the number of creatures on the island, four or more")
STRENGTH: Final = LISTED.one("creature-strength", "their strength together")
WEAKEST: Final = LISTED.one("weakest-creature", "the strength of the weakest, less the hoplites committed there")
COMMITTED: Final = LISTED.one("committed", "hoplites committed against them")
IN_THE_WAY: Final = LISTED.group("in-the-way", _to(2), "1 for the number of creatures of whoever has four points, two or more")
# buildings
POWER: Final = LISTED.group("power", POWERS, "how much the buildings do of a kind")
TWICE: Final = LISTED.group("power-twice", POWERS, "1 if they do it twice or more")
# the island
EMPTY: Final = LISTED.one("empty", "empty circles")
PORT: Final = LISTED.one("ports", "ports not yet covered")
FREE: Final = LISTED.group("free", [*_TERRAINS, "volcano"], "circles of free terrain, or cleared volcanoes")
SORTS: Final = LISTED.group("sorts", _to(ORDINARY), "1 for the number of different free terrains")
PAIR: Final = LISTED.group("pair", _TERRAINS, "1 if two free circles of a terrain touch and can grow: a titan is one circle away")
AREA: Final = LISTED.group("area", _TERRAINS, "1 if an area that attracts a titan can grow: the titan can be taken back")
PAIR_FOR: Final = LISTED.one("pair-for-titan", "such pairs or areas of titans that others or nobody hold")
SHORE: Final = LISTED.one("shore", "empty circles that touch something")
TEMPLE_READY: Final = LISTED.one("temple-ready", "1 if a temple could be built now")
TEMPLES_READY: Final = LISTED.one("temples-ready", "1 if two temples could be built on different circles")
TEMPLE_PAID: Final = LISTED.one("temple-and-extra", "1 if a temple could be built now and an extra action for it could be paid")
TEMPLE_NEAR: Final = LISTED.one("temple-near", "places where a temple lacks one circle, three at most")
TEMPLE_FAR: Final = LISTED.one("temple-far", "places where a temple lacks two circles, six at most")
BUILDABLE: Final = LISTED.one("buildable", "buildings on the construction board for which there is free terrain")
FINISH: Final = LISTED.one(
    "finish", "1 with four points, no creature, and a temple or medallion that could be made by an extra action"
)
FINISH_BY_CARD: Final = LISTED.one("finish-by-card", "1 if that needs the card's action")
TITAN_WINS: Final = LISTED.one("titan-wins", "1 with four points, no creature, room for a titan and a pair or area for one")
# whose turn it is
TO_MOVE: Final = LISTED.one("to-move", "1 for the seat that decides")
TO_COME: Final = LISTED.one("to-come", "1 for a seat whose turn in this round is still to come")
MARKER: Final = LISTED.one("marker", "1 for the holder of the initiative marker")
MOST_HOPLITES: Final = LISTED.one("most-hoplites", "1 for whoever will get the marker as it stands")
OFFERED: Final = LISTED.group(
    "offered", OFFERS, "what a card that can be paid offers whoever takes one next: its action, no creature, points"
)
LEFT: Final = LISTED.group("left", OFFERS, "the same for everybody else, as the row lies now")
PENDING: Final = LISTED.group("pending", STEP_NAMES, "1 for what the deciding seat is about to decide")

STAGES: Final = ["leader-0", "leader-1", "leader-2", "leader-3", "leader-4"]
"""By the most points that somebody has."""
LATEST: Final = MOST_POINTS - 1


class OrichalcumFeatures(Features):
    """The features of Orichalcum. A result is a win."""

    def __init__(self) -> None:
        super().__init__(LISTED, STAGES, len(STAGES), points=False)

    def observe(self, state: State, seat: i64, sink: FeatureSink) -> None:
        assert isinstance(state, Orichalcum)
        _observe(state, seat, sink)

    def stage(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Orichalcum)
        most: i64 = 0
        for other in range(len(state.players)):
            points = state.points(other)
            if points > most:
                most = points
        return at_most(most, LATEST)

    def phase(self, state: State) -> i64:
        return self.stage(state, 0)

    def result(self, state: State, seat: i64) -> float:
        return 1.0 if state.ranking()[seat] == 1 and not state.stopped else 0.0

    def known(self) -> dict[str, float]:
        """The weights set by hand, as far as they go."""
        hand = weights_by_hand("orichalcum")
        found = {"captured": hand["captured"], "creature-strength": hand["creature_strength"], "committed": hand["committed"]}
        found |= {"temple-ready": hand["temple_ready"], "temple-near": hand["temple_near"], "hoplites.all": hand["hoplite"]}
        found |= {f"tokens.{number}": number * hand["victory_token"] for number in range(1, MOST_POINTS + 1)}
        found |= {f"points.{number}": hand["one_from_victory"] for number in (MOST_POINTS - 1, MOST_POINTS)}
        found |= {f"orichalcum.{number}": number * hand["orichalcum"] for number in range(1, int(MEDALLION_COST) + 1)}
        found[f"orichalcum.{MEDALLION_COST}"] += hand["medallion_near"]
        found |= {"orichalcum-beyond": hand["orichalcum"], "free.volcano": hand["cleared_volcano"]}
        found |= {f"creatures.{number}": number * hand["creature"] for number in range(1, MOST_LAIRS + 1)}
        for titan, terrain in zip(_TITANS, _TERRAINS, strict=True):
            found |= {f"titans.{titan}": hand["titan"], f"favours.{titan}": hand["favour"]}
            found |= {f"pair.{terrain}": hand["pair"], f"area.{terrain}": hand["pair"]}
        return found | {f"power.{power}": hand[name] for power, name in zip(POWERS, BY_HAND, strict=True)}


BY_HAND: Final = ["camps", "mines", "hospital", "oratory", "siege", "arch", "crystal", "practice", "forge"] + [
    f"statue_{resource}" for resource in ("hoplite", "orichalcum", "captured")
]
"""What the weights set by hand call the powers of buildings."""


def _observe(s: Orichalcum, seat: i64, sink: FeatureSink) -> None:
    """All features of a seat."""
    player = s.players[seat]
    points, held = s.points(seat), s.titans_of(seat)
    island = island_of(player)
    _score(s, seat, points, held, sink)
    paid = _stock(s, seat, sink)
    _creatures(player, points, sink)
    _powers(player, sink)
    wanted = _island(s, seat, island, sink)
    _temples(island, sink)
    _finish(player, points, held, paid, island.temples > 0, wanted, sink)
    offers = OFFERED if next_to_take(s) == seat else LEFT
    observe_row(s, seat, points, held, island, paid, offers, sink)
    _tempo(s, seat, sink)


def _at(group: i64, number: i64, most: i64, sink: FeatureSink) -> None:
    """1 for a number, the greatest for all that are greater."""
    if number > 0:
        sink.add(group + at_most(number, most) - 1, 1.0)


def _score(s: Orichalcum, seat: i64, points: i64, held: i64, sink: FeatureSink) -> None:
    """O1.6: tokens and titans."""
    player = s.players[seat]
    _at(TOKENS, player.temples + player.medallions, MOST_POINTS, sink)
    _at(POINTS, points, MOST_POINTS, sink)
    if count(held) >= TITAN_LIMIT + player.powers[ORATORY]:
        sink.add(FULL, 1.0)
    while held != 0:
        titan = lowest(held)
        held = without_lowest(held)
        sink.add(HELD + titan, 1.0)
        if s.titan_active & BIT[titan] != 0:
            sink.add(FAVOUR + titan, 1.0)
        for other in range(len(s.players)):
            if other != seat and growing(s.players[other].free[titan], s.players[other].empty) >= TITAN_AREA - 1:
                sink.add(THREATENED, 1.0)
                break


def _stock(s: Orichalcum, seat: i64, sink: FeatureSink) -> i64:
    """Hoplites, orichalcum and captured creatures. Tells what an extra action could be paid for: 0 nothing, 1 a temple, 2 also a
    medallion.
    """
    player = s.players[seat]
    sink.add(HOPLITES, float(player.hoplites))
    if player.hoplites > 2:
        sink.add(HOPLITES + 1, float(player.hoplites - 2))
    if player.hoplites > 4:
        sink.add(HOPLITES + 2, float(player.hoplites - 4))
    _at(ORICHALCUM, player.orichalcum, MEDALLION_COST, sink)
    if player.orichalcum > MEDALLION_COST:
        sink.add(BEYOND, float(player.orichalcum - MEDALLION_COST))
    captured: i64 = 0
    for creature in range(CREATURES):
        captured += player.captured[creature]
    sink.add(CAPTURED, float(captured))
    ore = price_of(s, seat, ORE)
    by_hoplites = player.hoplites >= price_of(s, seat, HOPLITE)
    other_pay = by_hoplites or captured >= price_of(s, seat, CREATURE)
    if by_hoplites:
        sink.add(PAYABLE_HOPLITES, 1.0)
    medallions = player.orichalcum // MEDALLION_COST
    sink.add(MEDALLIONS, float(at_most(medallions, 2)))
    if not other_pay and player.orichalcum < ore:
        return 0
    sink.add(PAYABLE, 1.0)
    if player.orichalcum >= (MEDALLION_COST if other_pay else MEDALLION_COST + ore):
        sink.add(MEDALLION_PAID, 1.0)
        return 2
    return 1


def _finish(player: Player, points: i64, held: i64, paid: i64, ready: bool, wanted: i64, sink: FeatureSink) -> None:
    """O18.1: what could win with the next turn."""
    if ready and paid > 0:
        sink.add(TEMPLE_PAID, 1.0)
    if points != MOST_POINTS - 1 or len(player.lairs) > 0:
        return
    if paid == 2 or (ready and paid == 1):
        sink.add(FINISH, 1.0)
    elif ready or player.orichalcum >= MEDALLION_COST:
        sink.add(FINISH_BY_CARD, 1.0)
    if wanted > 0 and count(held) < TITAN_LIMIT + player.powers[ORATORY]:
        sink.add(TITAN_WINS, 1.0)


def _creatures(player: Player, points: i64, sink: FeatureSink) -> None:
    """O18.1: creatures on the island keep from winning."""
    lairs = len(player.lairs)
    if lairs == 0:
        return
    strength: i64 = 0
    committed: i64 = 0
    weakest: i64 = 99
    for i in range(lairs):
        one = CREATURE_STRENGTH[lair_creature(player.lairs[i])]
        hoplites = lair_hoplites(player.lairs[i])
        strength += one
        committed += hoplites
        weakest = one - hoplites if one - hoplites < weakest else weakest
    _at(LAIRS, lairs, MOST_LAIRS, sink)
    sink.add(STRENGTH, float(strength))
    sink.add(WEAKEST, float(weakest))
    sink.add(COMMITTED, float(committed))
    if points >= MOST_POINTS - 1:
        _at(IN_THE_WAY, lairs, 2, sink)


def _powers(player: Player, sink: FeatureSink) -> None:
    """O19: what the buildings do."""
    for power in range(POWER_KINDS):
        amount = player.powers[power]
        if amount == 0:
            continue
        if power == SIEGE:
            amount = count(amount)
        sink.add(POWER + power, float(amount))
        if amount > 1:
            sink.add(TWICE + power, 1.0)


def _island(s: Orichalcum, seat: i64, island: Island, sink: FeatureSink) -> i64:
    """What has been laid and what may still be: areas that attract titans, or nearly. Tells for how many titans not yet held."""
    player = s.players[seat]
    empty = player.empty
    sink.add(EMPTY, float(count(empty)))
    sink.add(PORT, float(count(empty & PORTS[player.side])) if player.side >= 0 else 0.0)
    sorts: i64 = 0
    wanted: i64 = 0
    buildable: i64 = 0
    areas, pairs = island.attracted[0], island.attracted[1]
    for terrain in range(ORDINARY):
        free = player.free[terrain]
        if free != 0:
            sorts += 1
            sink.add(FREE + terrain, float(count(free)))
            if slot_building(s.slots[terrain]) >= 0:
                buildable += 1
        if pairs & BIT[terrain] != 0:
            sink.add((AREA if areas & BIT[terrain] != 0 else PAIR) + terrain, 1.0)
            if s.titan_holder[terrain] != seat:
                wanted += 1
    sink.add(FREE + ORDINARY, float(count(player.free[VOLCANO])))
    _at(SORTS, sorts, ORDINARY, sink)
    sink.add(PAIR_FOR, float(wanted))
    sink.add(BUILDABLE, float(buildable))
    sink.add(SHORE, float(island.shore))
    return wanted


def _temples(island: Island, sink: FeatureSink) -> None:
    """O14.3: temples that could be built, or nearly."""
    if island.temples > 0:
        sink.add(TEMPLE_READY, 1.0)
    if island.temples > 1:
        sink.add(TEMPLES_READY, 1.0)
    if island.near > 0:
        sink.add(TEMPLE_NEAR, float(at_most(island.near, 3)))
    if island.far > 0:
        sink.add(TEMPLE_FAR, float(at_most(island.far, 6)))


def _tempo(s: Orichalcum, seat: i64, sink: FeatureSink) -> None:
    """Who decides what, and whose turn is still to come."""
    players = len(s.players)
    if s.seat == seat:
        sink.add(TO_MOVE, 1.0)
        sink.add(PENDING + kind_of(s.stack[len(s.stack) - 1]), 1.0)
    elif (seat - s.marker + players) % players >= players - s.turns_left + 1:
        sink.add(TO_COME, 1.0)
    if s.marker == seat:
        sink.add(MARKER, 1.0)
    most = True
    for other in range(players):
        if other != seat and s.players[other].hoplites >= s.players[seat].hoplites:
            most = False
    if most:
        sink.add(MOST_HOPLITES, 1.0)
