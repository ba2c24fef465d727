"""The components of the box, loaded from components.toml, checked and typed.

A file that contradicts itself is refused with a message that names the entry, so an owner of the box can correct a price or
a map without touching code.
"""

from importlib.resources import files
from typing import Final, final

from pelagos.core.bits import MAX_BITS
from pelagos.core.components import Section, fingerprint, parsed
from pelagos.core.hexes import Place, neighbours

GODS: Final = ["poseidon", "ares", "zeus", "athena", "apollo"]
"""The four gods with a tile, then Apollo."""
BUILDINGS: Final = ["port", "fortress", "temple", "university"]
"""What each of the four gods builds."""
RECRUITS: Final = ["fleet", "troop", "priest", "philosopher"]
"""Whom each of the four gods recruits."""
SPECIALS: Final = ["move_fleets", "move_troops", "replace_creature", ""]
CREATURES: Final = [
    "mermaid",
    "pegasus",
    "giant",
    "chimera",
    "cyclops",
    "sphinx",
    "sylph",
    "harpy",
    "griffon",
    "fates",
    "satyr",
    "dryad",
    "kraken",
    "minotaur",
    "chiron",
    "medusa",
    "polyphemus",
]
FIGURINES: Final = 4
"""So many of the creatures, the last ones, put a figurine on an island."""
SLOTS: Final = 4
"""The most building slots that an island may have."""


@final
class God:
    """A god with a tile: what its recruits cost one after the other, and its other prices."""

    def __init__(self, recruit_prices: list[int], building_cost: int, special_cost: int) -> None:
        self.recruit_prices = recruit_prices  # the free ones too, as 0
        self.building_cost = building_cost
        self.special_cost = special_cost


@final
class Island:
    """An island of a map (C1.6): its slots, which of them its metropolis covers (from 0), printed prosperity and shores."""

    def __init__(self, name: str, slots: int, covered: list[int], prosperity: int, seas: list[int]) -> None:
        self.name = name
        self.slots = slots
        self.covered = covered
        self.prosperity = prosperity
        self.seas = seas


@final
class Sea:
    """A sea space of a map: where it lies, whether it is a trade space, and what it touches."""

    def __init__(self, name: str, place: Place, trade: int, seas: list[int], islands: list[int]) -> None:
        self.name = name
        self.place = place
        self.trade = trade
        self.seas = seas
        self.islands = islands


@final
class MapData:
    """A map: its islands and sea spaces in the order of the file, their places being the numbers the engine uses."""

    def __init__(self, name: str, players: list[int], islands: list[Island], seas: list[Sea]) -> None:
        self.name = name
        self.players = players
        self.islands = islands
        self.seas = seas
        self.hexes: list[list[Place]] = []
        self.slot_hexes: list[list[str]] = []


@final
class Start:
    """Where a seat begins (C2.4): one troop on each island, one fleet on each sea space."""

    def __init__(self, color: str, islands: list[int], seas: list[int]) -> None:
        self.color = color
        self.islands = islands
        self.seas = seas


@final
class Components:
    """Everything in the box. Lists are in the order of the file; places on them are the numbers the engine uses."""

    def __init__(self, text: str) -> None:
        file = parsed(text)
        self.fingerprint = fingerprint(text)
        self._read_pieces(file)
        self._read_numbers(file)
        self._read_gods(file)
        self._read_creatures(file)
        self._read_maps(file)
        self._read_starts(file)

    def _read_pieces(self, file: Section) -> None:
        """C2.2, C2.6: how many pieces there are of each kind."""
        pieces = {piece.text("id"): piece for piece in file.entries("piece")}

        def piece(name: str) -> Section:
            if name not in pieces:
                raise file.wrong(f"there is no piece '{name}'")
            return pieces[name]

        self.troops = piece("troop").integer("per_player", 1)
        self.fleets = piece("fleet").integer("per_player", 1)
        totals = {piece(kind).integer("total", 1) for kind in BUILDINGS}
        if len(totals) != 1:
            raise piece("port").wrong("there must be equally many tiles of the four buildings")
        self.buildings = min(totals)
        self.metropolises = piece("metropolis").integer("total", 1)
        self.priests = piece("priest_card").integer("total", 1)
        self.philosophers = piece("philosopher_card").integer("total", 1)
        self.prosperity = piece("prosperity_marker").integer("total", 1)
        if piece("creature_card").integer("total") != len(CREATURES):
            raise piece("creature_card").wrong(f"there are {len(CREATURES)} different creatures")
        self.die = piece("die").integers("faces")
        if not self.die:
            raise piece("die").wrong("a die needs faces")

    def _read_numbers(self, file: Section) -> None:
        """Numbers of players, prices, limits and bonuses of the rules."""
        meta = file.entry("meta")
        self.players = range(meta.integer("players_min", 2), meta.integer("players_max", 2) + 1)
        setup, offering, victory = file.entry("setup"), file.entry("offering"), file.entry("victory")
        self.start_gold = setup.integer("start_gold")
        self.start_income = setup.integer("start_income")
        self.least_bid = offering.integer("min_bid_main_god", 1)
        self.least_payment = offering.integer("min_payment_main_god")
        self.priest_discount = offering.integer("priest_discount_per_card")
        two, more = (offering.integer(f"markers_per_player_{key}", 1) for key in ("2p", "3_to_5p"))
        self.markers = {players: two if players == 2 else more for players in self.players}
        self.needed = [victory.integer(f"metropolises_needed_{key}", 1) for key in ("2p", "3_to_5p")]
        self.island_income = file.entry("income").integer("gold_per_prosperity_on_owned_island")
        self.trade_income = file.entry("income").integer("gold_per_trade_space_with_own_fleet")
        metropolis, battle, technical = file.entry("metropolis"), file.entry("battle"), file.entry("technical")
        self.philosophers_needed = metropolis.integer("from_philosophers", 1)
        if metropolis.texts("from_buildings") != BUILDINGS:
            raise metropolis.wrong(f"'from_buildings' must be {', '.join(BUILDINGS)}")
        self.fortress_bonus = battle.integer("fortress_defence_bonus")
        self.port_bonus = battle.integer("port_defence_bonus")
        self.metropolis_bonus_land = battle.integer("metropolis_defence_bonus_land")
        self.metropolis_bonus_sea = battle.integer("metropolis_defence_bonus_sea")
        self.minotaur_bonus = battle.integer("minotaur_defence_bonus")
        self.max_cycles = technical.integer("max_cycles", 1)
        self.max_bid = technical.integer("max_bid", 1)

    def _read_gods(self, file: Section) -> None:
        """C10, C11, C13, C15: what the gods offer."""
        gods = file.entries("god")
        if [god.text("id") for god in gods] != GODS:
            raise gods[0].wrong(f"the gods must be {', '.join(GODS)}, in this order")
        self.gods: list[God] = []
        for number, god in enumerate(gods[:-1]):
            for key, expected in (("recruits", RECRUITS), ("building", BUILDINGS), ("special", SPECIALS)):
                if god.text(key) != expected[number]:
                    raise god.wrong(f"'{key}' must be {expected[number]!r}")
            extra = god.integers("recruit_extra_costs", 1)
            if len(extra) != god.integer("recruit_extra_max"):
                raise god.wrong(f"'recruit_extra_max' is not the number of prices, {len(extra)}")
            prices = [0] * god.integer("recruit_free") + extra
            self.gods.append(God(prices, god.integer("building_cost", 1), god.integer("special_cost")))
        self.sailing_range = gods[0].integer("special_range", 1)
        self.apollo_gold_several = gods[-1].integer("gold_if_several_islands")
        self.apollo_gold_one = gods[-1].integer("gold_if_one_island")

    def _read_creatures(self, file: Section) -> None:
        """C4.1, C9.2, C18: the track and the cards."""
        track = file.entry("creature_track")
        self.track_prices = track.integers("slot_costs_left_to_right", 1)
        if len(self.track_prices) != 3:
            raise track.wrong("the track has three places")
        self.least_price = track.integer("min_price", 1)
        self.temple_discount = track.integer("temple_discount", 1)
        creatures = file.entries("creature")
        if [creature.text("id") for creature in creatures] != CREATURES:
            raise creatures[0].wrong(f"the creatures must be {', '.join(CREATURES)}, in this order")
        for number, creature in enumerate(creatures):
            kind = "island_figurine" if number >= len(CREATURES) - FIGURINES else "instant"
            if creature.text("kind") != ("sea_figurine" if CREATURES[number] == "kraken" else kind):
                raise creature.wrong(f"'kind' must be {kind!r}")
        params = {creature.text("id"): creature.entry("params") for creature in creatures}
        self.sphinx_gold = params["sphinx"].integer("gold_each")
        self.sylph_steps = params["sylph"].integer("steps", 1)
        self.kraken_cost = params["kraken"].integer("move_cost_per_space")
        if params["minotaur"].integer("defence") != self.minotaur_bonus:
            raise params["minotaur"].wrong(f"'defence' must be battle.minotaur_defence_bonus, {self.minotaur_bonus}")

    def _read_maps(self, file: Section) -> None:
        """C1.1, C2.1: the maps; adjacency is read from the file and must agree both ways and with the drawing."""
        entries = file.entries("map")
        self.maps = [_map(entry) for entry in entries]
        played = sorted(number for one in self.maps for number in one.players)
        if played != list(self.players):
            raise entries[0].wrong(f"the maps must serve {self.players[0]} to {self.players[-1]} players, each once, not {played}")
        on_maps = {island.name for one in self.maps for island in one.islands}
        self.islands = [name for panel in file.entries("panel") for name in panel.texts("islands")]
        if len(set(self.islands)) != len(self.islands) or set(self.islands) != on_maps:
            raise entries[0].wrong("the islands of the maps must be those of the panels, each once")
        for entry, one in zip(entries, self.maps, strict=True):
            places = [self.islands.index(island.name) for island in one.islands]
            if places != sorted(places):
                raise entry.wrong("the islands must come in the order of the panels")
        self.seas = sorted({sea.name for one in self.maps for sea in one.seas}, key=_sea_order)

    def _read_starts(self, file: Section) -> None:
        """C2.4, C2.9: the seats by number of players, which must all begin with the same income."""
        self.starts: list[list[Start]] = [[] for _ in range(self.players.stop)]
        for entry in file.entries("start"):
            players = entry.integer("players", 2)
            data = self.map_for(players)
            name = f"start of seat {entry.integer('seat')} with {players} players"
            start = Section(name, entry.values)
            self.starts[players].append(_start(start, data))
            if start.integer("seat", 1) != len(self.starts[players]) or start.text("map") != data.name:
                raise start.wrong("the seats must come in order, on the map for their number of players")
            if self._income(data, self.starts[players][-1]) != self.start_income:
                raise start.wrong(f"the income must be {self.start_income}")
        for players in self.players:
            if len(self.starts[players]) != players:
                raise file.wrong(f"there are {len(self.starts[players])} starts for {players} players")

    def _income(self, data: MapData, start: Start) -> int:
        """C6, of a start position."""
        marks = sum(data.islands[island].prosperity for island in start.islands)
        trade = sum(data.seas[sea].trade for sea in start.seas)
        return marks * self.island_income + trade * self.trade_income

    def map_for(self, players: int) -> MapData:
        """C2.1: the map for a number of players."""
        return next(one for one in self.maps if players in one.players)


def _sea_order(name: str) -> tuple[str, int]:
    """A row's letter, then the number in it."""
    return name[0], int(name[1:])


def _map(entry: Section) -> MapData:
    """One map, checked against the counts that it announces and against its own geometry."""
    islands, seas = entry.entries("island"), entry.entries("sea")
    island_names = [island.text("id") for island in islands]
    sea_names = [sea.text("id") for sea in seas]
    if sea_names != sorted(set(sea_names), key=_sea_order) or len(seas) > MAX_BITS:
        raise entry.wrong(f"the sea spaces must come in order of their names, each once, and be {MAX_BITS} at most")
    if len(islands) * SLOTS > MAX_BITS:
        raise entry.wrong(f"{len(islands)} islands are more than the engine can hold")
    data = MapData(entry.text("id"), entry.integers("players", 2), [], [])
    for sea in seas:
        near = [sea_names.index(name) for name in sea.texts("adj_seas", sea_names)]
        shores = [island_names.index(name) for name in sea.texts("adj_islands", island_names)]
        name = sea.text("id").lower()
        data.seas.append(Sea(name, sea.place("axial"), sea.integer("trade"), near, shores))
    for island in islands:
        data.islands.append(_island(island, sea_names))
        data.hexes.append(island.places("axial"))
        data.slot_hexes.append([name.lower() for name in island.texts("slot_hexes")])
    _check_counts(entry, data)
    for number, sea in enumerate(seas):
        _check_sea(sea, data, number)
    for number, island in enumerate(islands):
        _check_island(island, data, number)
    return data


def _island(entry: Section, sea_names: list[str]) -> Island:
    slots = entry.integer("building_slots", 1)
    covered = [slot - 1 for slot in entry.integers("metropolis_covers_slots", 1)]
    if slots > SLOTS or len(entry.texts("slot_hexes")) != slots:
        raise entry.wrong(f"'building_slots' must be the number of slot_hexes, {SLOTS} at most")
    if not covered or max(covered) >= slots:
        raise entry.wrong("'metropolis_covers_slots' must name slots of the island")
    if slots - len(covered) != entry.integer("slots_left_with_metropolis"):
        raise entry.wrong("'slots_left_with_metropolis' does not go together with the covered slots")
    seas = [sea_names.index(name) for name in entry.texts("adj_seas", sea_names)]
    return Island(entry.text("id"), slots, covered, entry.integer("prosperity"), seas)


def _check_counts(entry: Section, data: MapData) -> None:
    """Refuse a map that announces other numbers than it has."""
    counts = {
        "sea_count": len(data.seas),
        "island_count": len(data.islands),
        "island_hex_count": sum(len(hexes) for hexes in data.hexes),
        "building_slot_count": sum(island.slots for island in data.islands),
        "printed_island_prosperity": sum(island.prosperity for island in data.islands),
        "hex_count": len(data.seas) + sum(len(hexes) for hexes in data.hexes),
    }
    for key, found in counts.items():
        if entry.integer(key) != found:
            raise entry.wrong(f"'{key}' is {entry.integer(key)}, but there are {found}")
    if [name.lower() for name in entry.texts("trade_spaces")] != [sea.name for sea in data.seas if sea.trade]:
        raise entry.wrong("'trade_spaces' are not the sea spaces with trade")


def _check_sea(entry: Section, data: MapData, number: int) -> None:
    """Refuse a sea space whose neighbours are not those beside it on the map."""
    sea = data.seas[number]
    around = neighbours(sea.place)
    if sea.seas != [other for other, one in enumerate(data.seas) if one.place in around]:
        raise entry.wrong(f"'adj_seas' of map {data.name} are not the sea spaces beside it")
    touched = [island for island, hexes in enumerate(data.hexes) if any(place in around for place in hexes)]
    if sorted(sea.islands) != touched:
        raise entry.wrong(f"'adj_islands' of map {data.name} are not the islands beside it")


def _check_island(entry: Section, data: MapData, number: int) -> None:
    """Refuse an island whose shores are not those of the sea spaces around it."""
    touching = [sea for sea, one in enumerate(data.seas) if number in one.islands]
    if sorted(data.islands[number].seas) != touching:
        raise entry.wrong(f"'adj_seas' of map {data.name} are not the sea spaces beside it")


def _start(entry: Section, data: MapData) -> Start:
    island_names = [island.name for island in data.islands]
    sea_names = [sea.name.upper() for sea in data.seas]
    islands = [island_names.index(name) for name in entry.texts("islands", island_names)]
    seas = [sea_names.index(name) for name in entry.texts("fleets", sea_names)]
    if len(islands) != 2 or len(seas) != 2:
        raise entry.wrong("a seat begins with two islands and two fleets")
    return Start(entry.text("color"), islands, seas)


COMPONENTS_TEXT: Final = files("pelagos.games.cyclades").joinpath("components.toml").read_text(encoding="utf-8")
COMPONENTS: Final = Components(COMPONENTS_TEXT)
