"""What a seat sees of Cyclades: everything but the gold of others, the order of the draw pile and of gods lying face down (C21)."""

from pelagos.core.bits import members
from pelagos.core.state import argument_of, kind_of
from pelagos.games.cyclades import steps
from pelagos.games.cyclades.components import BUILDINGS, COMPONENTS, CREATURES, GODS
from pelagos.games.cyclades.rules.battles import land_bonus, sea_bonus
from pelagos.games.cyclades.rules.income import income_of
from pelagos.games.cyclades.rules.summoning import discounts
from pelagos.games.cyclades.state import NONE, Cyclades
from pelagos.games.cyclades.tables import (
    FIRST_FIGURINE,
    ISLAND_FIGURINES,
    KINDS,
    TILE_GODS,
    TRACK,
    TRACK_PRICES,
    place_of,
)

Json = dict[str, object]


def table_of(s: Cyclades, seat: int | None) -> Json:
    """The table as a seat (None: a spectator) sees it, as a JSON-ready dict."""
    return {
        "map": s.chart().name,
        "cycle": int(s.cycle),
        "needed": int(s.needed),
        "gods": _gods(s),
        "turn_track": [_seat(marker) for marker in s.turn_track],
        "god": None if s.god == NONE else GODS[s.god],
        "recruited": int(s.recruited),
        "creatures": _creatures(s),
        "supply": {
            "priests": int(s.priest_supply),
            "philosophers": int(s.philosopher_supply),
            "prosperity": int(s.prosperity_supply),
            "metropolises": int(s.metropolis_supply()),
            "buildings": {BUILDINGS[kind]: int(s.building_supply(kind)) for kind in range(KINDS)},
        },
        "pending": _pending(s),
        "battle": _battle(s),
        "seats": [_player(s, player, seat) for player in range(s.seats())],
        "islands": _islands(s),
        "seas": _seas(s),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _gods(s: Cyclades) -> Json:
    """C5: the gods that can be chosen, in the order of their turns, with their offerings; and the others, in no order."""
    return {
        "available": [
            {"god": GODS[god], "seat": _seat(s.offering[god]), "bid": int(s.amount[god])} for god in list(s.gods)[: s.available]
        ],
        "away": [GODS[god] for god in sorted(list(s.gods)[s.available : TILE_GODS])],
        "apollo": [_seat(marker) for marker in s.apollo],
    }


def _creatures(s: Cyclades) -> Json:
    """C4, C19: the track, the piles (the draw pile sorted, for its order is secret) and the figurines."""
    chart = s.chart()
    figurines: dict[str, Json] = {}
    for figurine in range(ISLAND_FIGURINES):
        if s.figurine_at[figurine] != NONE:
            figurines[CREATURES[FIRST_FIGURINE + figurine]] = {
                "island": COMPONENTS.islands[chart.island_word[s.figurine_at[figurine]]],
                "holder": int(s.figurine_holder[figurine]),
                "since": int(s.figurine_cycle[figurine]),
            }
    return {
        "track": [
            {"price": int(TRACK_PRICES[place]), "creature": None if s.track[place] == NONE else CREATURES[s.track[place]]}
            for place in range(TRACK)
        ],
        "draw_pile": [CREATURES[card] for card in sorted(s.draw_pile.items)],
        "discard_pile": [CREATURES[card] for card in members(s.discarded)],
        "figurines": figurines,
        "kraken": None if s.kraken == NONE else COMPONENTS.seas[chart.sea_word[s.kraken]],
    }


def _pending(s: Cyclades) -> Json:
    """What the step that asks is about, as far as the board does not show it."""
    if s.over:
        return {}
    step = s.stack[len(s.stack) - 1]
    kind, argument, chart = kind_of(step), argument_of(step), s.chart()
    if kind in (steps.SAIL, steps.SYLPH_STEP):
        return {"sea": COMPONENTS.seas[chart.sea_word[argument // 16]], "steps": int(argument % 16)}
    if kind == steps.SYLPH:
        return {"steps": int(argument)}
    if kind == steps.MARCH:
        return {"island": COMPONENTS.islands[chart.island_word[argument // 2]], "flying": argument % 2 == 1}
    if kind in (steps.FETCH_FLEET, steps.DRIVE_FLEETS):
        return {"sea": COMPONENTS.seas[chart.sea_word[argument]]}
    if kind == steps.RETURN_BUILDING:
        return {"building": BUILDINGS[argument]}
    if kind == steps.FIGURINE:
        return {"creature": CREATURES[argument]}
    if kind == steps.BID and argument > 0:
        return {"outbid": GODS[argument - 1]}
    return {}


def _battle(s: Cyclades) -> Json | None:
    """C14: the battle going on; its defender's units are on the board."""
    if s.battle_at == NONE:
        return None
    chart = s.chart()
    if s.battle_on_land:
        defender = s.island_owner(s.battle_at)
        name = COMPONENTS.islands[chart.island_word[s.battle_at]]
        units, bonus = s.troops[s.battle_at], land_bonus(s, s.battle_at)
    else:
        defender = s.sea_owner(s.battle_at)
        name = COMPONENTS.seas[chart.sea_word[s.battle_at]]
        units, bonus = s.fleets[s.battle_at], sea_bonus(s, defender, s.battle_at)
    return {
        "on": "island" if s.battle_on_land else "sea",
        "at": name,
        "attacker": int(s.attacker),
        "attackers": int(s.attackers),
        "defender": int(defender),
        "defenders": int(units),
        "bonus": int(bonus),
    }


def _player(s: Cyclades, player: int, seat: int | None) -> Json:
    """What lies before a player; C1.7: gold is shown to its owner, and to all with open gold and at the end."""
    seen = player == seat or s.over or s.setup.options["open_gold"] is True
    return {
        "color": COMPONENTS.starts[s.seats()][player].color,
        "playing": s.plays(player),
        "gold": int(s.gold[player]) if seen else None,
        "priests": int(s.priests[player]),
        "philosophers": int(s.philosophers[player]),
        "troops": int(s.troop_reserve[player]),
        "fleets": int(s.fleet_reserve[player]),
        "metropolises": int(s.metropolises_of(player)),
        "income": int(income_of(s, player)),
        "discounts": int(discounts(s, player)),
    }


def _islands(s: Cyclades) -> Json:
    """Every island with its controller, troops, buildings by slot, metropolis and prosperity, printed and added."""
    chart = s.chart()
    islands: Json = {}
    for number, island in enumerate(COMPONENTS.maps[s.chart_number].islands):
        slots: list[str | None] = []
        for slot in range(island.slots):
            kind = s.kind_at(place_of(number, slot))
            slots.append(None if kind == NONE else BUILDINGS[kind])
        islands[island.name] = {
            "owner": _seat(s.island_owner(number)),
            "troops": int(s.troops[number]),
            "slots": slots,
            "covered": [slot + 1 for slot in island.covered] if s.metropolises >> number & 1 else [],
            "metropolis": bool(s.metropolises >> number & 1),
            "prosperity": int(chart.prosperity[number] + s.prosperity[number]),
            "markers": int(s.prosperity[number]),
        }
    return islands


def _seas(s: Cyclades) -> Json:
    """The sea spaces with fleets."""
    chart = s.chart()
    seas: Json = {}
    for sea in range(chart.seas):
        if s.fleets[sea] > 0:
            seas[COMPONENTS.seas[chart.sea_word[sea]]] = {"owner": _seat(s.sea_owner(sea)), "fleets": int(s.fleets[sea])}
    return seas
