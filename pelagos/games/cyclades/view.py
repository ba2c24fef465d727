"""What a seat sees of Cyclades: everything but the gold of others, the order of the draw pile and of gods lying face down (C21)."""

from pelagos.core.bits import members
from pelagos.core.parts import Parts
from pelagos.core.state import State, argument_of, kind_of, seat_of
from pelagos.games.cyclades import steps
from pelagos.games.cyclades.components import BUILDINGS, COMPONENTS, CREATURES, GODS
from pelagos.games.cyclades.lookup import FIRST_FIGURINE, ISLAND_FIGURINES, KINDS, RECRUIT_PRICES, TILE_GODS, place_of
from pelagos.games.cyclades.odds import odds_of_battle
from pelagos.games.cyclades.outlook import (
    bonuses,
    creatures_for,
    decided,
    lacking,
    land_battles,
    nears,
    offers,
    protected,
    sea_battles,
    turns,
    ways,
)
from pelagos.games.cyclades.rules.battles import land_bonus, sea_bonus
from pelagos.games.cyclades.rules.income import income_of
from pelagos.games.cyclades.rules.summoning import discounts
from pelagos.games.cyclades.shapes import (
    Battle,
    Creatures,
    CycladesTable,
    Figurine,
    Fleets,
    Gods,
    Isle,
    Pending,
    PromptValues,
    Seat,
)
from pelagos.games.cyclades.state import NONE, Cyclades


def view_of(s: Cyclades, seat: int | None) -> CycladesTable:
    """The table as a seat (None: a spectator) sees it, as a JSON-ready dict."""
    pending = _pending(s, seat)
    return {
        "map": s.chart().name,
        "cycle": int(s.cycle),
        "needed": int(s.needed),
        "markers": COMPONENTS.markers[s.seats()],
        "gods": _gods(s),
        "turns": turns(s),
        "turn_track": [_seat(marker) for marker in s.turn_track],
        "god": None if s.god == NONE else GODS[s.god],
        "recruited": int(s.recruited),
        "creatures": _creatures(s, seat),
        "supply": {
            "priests": int(s.priest_supply),
            "philosophers": int(s.philosopher_supply),
            "prosperity": int(s.prosperity_supply),
            "metropolises": int(s.metropolis_supply()),
            "buildings": {BUILDINGS[kind]: int(s.building_supply(kind)) for kind in range(KINDS)},
        },
        "pending": pending,
        "prompt": _prompt(pending),
        "decided": decided(s),
        "protected": protected(s, seat),
        "battle": _battle(s),
        "seats": [_player(s, player, seat) for player in range(s.seats())],
        "islands": _islands(s),
        "seas": _seas(s),
    }


def own_parts(state: State, seat: int) -> Parts:
    """What a seat sees otherwise than everybody: its gold, and what that tells."""
    assert isinstance(state, Cyclades)
    return {
        ("creatures", "track"): creatures_for(state, seat),
        ("pending",): _pending(state, seat),
        ("protected",): protected(state, seat),
        ("seats", seat, "gold"): int(state.gold[seat]),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _gods(s: Cyclades) -> Gods:
    """C5: the gods that can be chosen, in the order of their turns, with their offerings; and the others, in no order."""
    return {
        "available": [
            {
                "god": GODS[god],
                "seat": _seat(s.offering[god]),
                "bid": int(s.amount[god]),
                "prices": [int(price) for price in RECRUIT_PRICES[god]],
            }
            for god in list(s.gods)[: s.available]
        ],
        "away": [GODS[god] for god in sorted(list(s.gods)[s.available : TILE_GODS])],
        "apollo": [_seat(marker) for marker in s.apollo],
    }


def _creatures(s: Cyclades, seat: int | None) -> Creatures:
    """C4, C19: the track, the piles (the draw pile sorted, for its order is secret) and the figurines."""
    chart = s.chart()
    figurines: dict[str, Figurine] = {}
    for figurine in range(ISLAND_FIGURINES):
        if s.figurine_at[figurine] != NONE:
            figurines[CREATURES[FIRST_FIGURINE + figurine]] = {
                "island": COMPONENTS.islands[chart.island_word[s.figurine_at[figurine]]],
                "holder": int(s.figurine_holder[figurine]),
                "since": int(s.figurine_cycle[figurine]),
            }
    return {
        "track": creatures_for(s, seat),
        "draw_pile": [CREATURES[card] for card in sorted(s.draw_pile.items)],
        "discard_pile": [CREATURES[card] for card in members(s.discarded)],
        "figurines": figurines,
        "kraken": None if s.kraken == NONE else COMPONENTS.seas[chart.sea_word[s.kraken]],
    }


def _pending(s: Cyclades, seat: int | None) -> Pending:
    """What the step that asks is about, as far as the board does not show it."""
    if s.over:
        return {}
    step = s.stack[len(s.stack) - 1]
    kind, argument, chart = kind_of(step), argument_of(step), s.chart()
    if kind in (steps.SAIL, steps.SYLPH_STEP):
        sea = int(argument // 16)
        return {
            "sea": COMPONENTS.seas[chart.sea_word[sea]],
            "steps": int(argument % 16),
            "battles": sea_battles(s, int(seat_of(step)), sea),
        }
    if kind == steps.SYLPH:
        return {"steps": int(argument)}
    if kind == steps.MARCH:
        mover, origin, flying = int(seat_of(step)), int(argument // 2), argument % 2 == 1
        march: Pending = {
            "island": COMPONENTS.islands[chart.island_word[origin]],
            "flying": flying,
            "battles": land_battles(s, mover, origin, flying),
        }
        if not flying:
            march["ways"] = ways(s, mover, origin)
        return march
    if kind in (steps.FETCH_FLEET, steps.DRIVE_FLEETS):
        return {"sea": COMPONENTS.seas[chart.sea_word[argument]]}
    if kind == steps.RETURN_BUILDING:
        return {"building": BUILDINGS[argument]}
    if kind == steps.FIGURINE:
        return {"creature": CREATURES[argument]}
    return _bidding(s, int(seat_of(step)), seat, int(argument) - 1) if kind == steps.BID else {}


def _prompt(pending: Pending) -> PromptValues | None:
    """What the question names: who outbid where, the steps left, the origin, the building, the figurine."""
    by = pending.get("by")
    if "outbid" in pending and by is not None:
        return {"god": pending["outbid"], "seat": str(by + 1)}
    if "steps" in pending:
        return {"steps": pending["steps"]}
    for name in ("island", "building", "creature"):
        value = pending.get(name)
        if isinstance(value, str):
            return {name: value}
    return None


def _bidding(s: Cyclades, bidder: int, seat: int | None, lost: int) -> Pending:
    """C7.3: where the marker was outbid and by whom; its owner alone sees what can be offered, for that tells the gold."""
    bidding: Pending = {"offers": offers(s, bidder, lost)} if seat == bidder else {}
    if lost >= 0:
        bidding["outbid"] = GODS[lost]
        bidding["by"] = _seat(s.offering[lost])
    return bidding


def _battle(s: Cyclades) -> Battle | None:
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
        "bonuses": bonuses(s, int(defender)),
        "odds": odds_of_battle(s),
    }


def _player(s: Cyclades, player: int, seat: int | None) -> Seat:
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
        "nears": nears(s, player),
        "lacking": lacking(s, player),
        "income": int(income_of(s, player)),
        "discounts": int(discounts(s, player)),
    }


def _islands(s: Cyclades) -> dict[str, Isle]:
    """Every island with its controller, troops, buildings by slot, metropolis and prosperity, printed and added."""
    chart = s.chart()
    islands: dict[str, Isle] = {}
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


def _seas(s: Cyclades) -> dict[str, Fleets]:
    """The sea spaces with fleets."""
    chart = s.chart()
    seas: dict[str, Fleets] = {}
    for sea in range(chart.seas):
        if s.fleets[sea] > 0:
            seas[COMPONENTS.seas[chart.sea_word[sea]]] = {"owner": int(s.sea_owner(sea)), "fleets": int(s.fleets[sea])}
    return seas
