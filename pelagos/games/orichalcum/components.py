"""The components of the box, loaded from components.toml, checked and typed.

A file that contradicts itself is refused with a message that names the entry, so an owner of the box can correct a tile or
an island without touching code.
"""

from importlib.resources import files
from typing import Final, final

from pelagos.core.bits import MAX_BITS
from pelagos.core.components import Section, fingerprint, parsed
from pelagos.core.hexes import Place, neighbours

ACTIONS: Final = ["produce", "recruit", "capture", "construct"]
RESOURCES: Final = ["hoplite", "orichalcum", "captured_creature"]
SIDES: Final = ["easy", "hard"]
SKULL: Final = "skull"

PORT_MARKS: Final = {(1, 1): "B", (2, 0): "H", (0, 2): "G"}
"""How drawn maps mark a port by its hoplites and orichalcum; P for any other bonus."""

POWERS: Final = [
    "recruit_bonus",
    "produce_bonus",
    "healed_per_capture",
    "titan_limit_bonus",
    "die_values",
    "orichalcum_per_capture",
    "ignores_adjacent_creatures",
    "temple_identical_pairs_allowed",
    "extra_actions_bonus",
    "discount_hoplite",
    "discount_orichalcum",
    "discount_captured_creature",
]
"""What buildings can do (O19); a building's face gives an amount of some of them."""


@final
class Tile:
    """A terrain tile: its outline and the terrains on the outline's cells, as places in the list of terrains."""

    def __init__(self, size: int, outline: int, terrains: list[int]) -> None:
        self.size = size
        self.outline = outline
        self.terrains = terrains


@final
class CreatureFace:
    """Creatures that look alike: a kind, for a hydra with its titan, and how many there are of them."""

    def __init__(self, name: str, kind: int, strength: int, count: int) -> None:
        self.name = name
        self.kind = kind
        self.strength = strength
        self.count = count
        self.orichalcum = 0
        self.buildings = 0
        self.titan = -1


@final
class BuildingFace:
    """Buildings that look alike, with the amounts of their powers and what lies on them when they are revealed."""

    def __init__(self, name: str, kind: str, token: int) -> None:
        self.name = name
        self.kind = kind
        self.token = token  # a place in RESOURCES, -1 for none
        self.count = 0
        self.powers = [0] * len(POWERS)


@final
class Side:
    """One side of an island board."""

    def __init__(self, board: str, side: int, cells: list[Place], ports: list[tuple[Place, int, int]]) -> None:
        self.board = board
        self.side = side
        self.cells = cells
        self.ports = ports  # cell, hoplites, orichalcum


@final
class Components:
    """Everything in the box. Lists are in the order of the file; places on them are the numbers the engine uses."""

    def __init__(self, text: str) -> None:
        file = parsed(text)
        self.fingerprint = fingerprint(text)
        self.totals = file.entry("totals")
        self._read_scalars(file)
        self._read_titans(file)
        self._read_cards(file)
        self._read_tiles(file)
        self._read_creatures(file)
        self._read_buildings(file)
        self._read_islands(file)

    def _total(self, key: str, found: int, of: Section) -> int:
        """The number found, if it is the total that the file announces."""
        if self.totals.integer(key) != found:
            raise of.wrong(f"there are {found}, but totals.{key} says {self.totals.integer(key)}")
        return found

    def _read_scalars(self, file: Section) -> None:
        meta, setup = file.entry("meta"), file.entry("setup")
        self.players = range(meta.integer("players_min", 2), meta.integer("players_max", 2) + 1)
        if self.players != range(2, 5):
            raise meta.wrong("players_min and players_max must be 2 and 4: the rules of setup and discard are for these numbers")
        self.points_to_win = meta.integer("victory_points_to_win", 1)
        self.medallion_cost = meta.integer("medallion_cost_orichalcum", 1)
        self.titan_area = meta.integer("titan_area_min", 1)
        self.titan_limit = meta.integer("titan_limit_base", 1)
        self.extra_actions = meta.integer("extra_actions_base")
        self.hoplites_per_fight = meta.integer("hoplites_per_fight_max")
        self.dice_base = meta.integer("dice_base_per_fight", 1)
        self.stop_after_rounds = file.entry("technical_stop").integer("rounds", 1)
        self.hoplites_per_player = setup.integer("hoplites_per_player")
        self.orichalcum_per_player = setup.integer("orichalcum_per_player")
        self.hoplites_for_last = setup.integer("extra_hoplite_for_last_player")
        cards = setup.entry("cards_on_board")
        self.cards_on_board = [cards.integer(str(players), 3) for players in (2, 3, 4)]
        self.hoplites = self._total("hoplites", file.entry("hoplite").integer("count"), file.entry("hoplite"))
        self.orichalcum = self._total("orichalcum", file.entry("orichalcum").integer("count"), file.entry("orichalcum"))
        tokens, temple, dice = file.entry("victory_token"), file.entry("temple"), file.entry("dice")
        for worth in (tokens, temple, *file.entries("titan")):
            _fixed(worth, "victory_points", 1)
        self.victory_tokens = self._total("victory_tokens", tokens.integer("count"), tokens)
        self.temples = self._total("temples", temple.integer("count"), temple)
        self.dice = self._total("combat_dice", dice.integer("count", 1), dice)
        if self.dice < self.dice_base + self.hoplites_per_fight:
            raise dice.wrong(
                f"{self.dice} dice are too few for {self.dice_base} and one for each of {self.hoplites_per_fight} hoplites"
            )
        faces = dice.texts("faces")
        if not faces or not all(face == SKULL or face.isdecimal() for face in faces):
            raise dice.wrong(f"faces must be numbers or '{SKULL}', not {faces}")
        self.die_faces = [0 if face == SKULL else int(face) for face in faces]

    def _read_titans(self, file: Section) -> None:
        """O8.1: terrains, titans and actions go together in pairs; the wild terrain comes last."""
        terrains = file.entries("terrain")
        self.terrains = [terrain.text("id") for terrain in terrains]
        self.volcano = len(terrains) - 1
        for number, terrain in enumerate(terrains):
            if (terrain.values.get("wild") is True) != (number == self.volcano):
                raise terrain.wrong("exactly the last terrain must be wild")
        if [action.text("id") for action in file.entries("action")] != ACTIONS:
            raise file.entries("action")[0].wrong(f"the actions must be {', '.join(ACTIONS)}, in this order")
        titans = file.entries("titan")
        self.titans = [titan.text("id") for titan in titans]
        self._total("titans", len(titans), file.entry("totals"))
        if [titan.text("terrain") for titan in titans] != self.terrains[:-1]:
            raise titans[0].wrong("the titans' terrains must be the ordinary terrains, in their order")
        for terrain, titan in zip(terrains, self.titans, strict=False):
            terrain.text("titan", [titan])
        if [titan.text("action", ACTIONS) for titan in titans] != ACTIONS:
            raise titans[0].wrong(f"the titans' actions must be {', '.join(ACTIONS)}, in this order")
        board = file.entry("construction_board")
        if board.texts("slots") != self.terrains[:-1]:
            raise board.wrong("the slots must be the ordinary terrains, in their order")
        _fixed(file.entry("setup"), "buildings_on_board", self.volcano)

    def _read_cards(self, file: Section) -> None:
        """O2.1, O5.1, O15.2: action cards, prices of the row, extra actions."""
        cards = file.entry("action_cards").entries("list")
        self._total("action_cards", len(cards), file.entry("action_cards"))
        self.cards = [(ACTIONS.index(card.text("action", ACTIONS)), card.integer("tile_size", 1)) for card in cards]
        for card, (_, size) in zip(cards, self.cards, strict=True):
            if size > 3:
                raise card.wrong(f"there are no tiles of size {size}")
        row = file.entry("action_board")
        self.slot_costs: list[list[int]] = []
        for slots in self.cards_on_board:
            costs = row.integers(f"costs_{slots}_cards")
            if len(costs) != slots or costs[:2] != [0, 0]:
                raise row.wrong(f"costs_{slots}_cards must have {slots} numbers, the first two 0")
            self.slot_costs.append(costs)
        payments = file.entry("extra_action").entries("payments")
        if [payment.text("resource", RESOURCES) for payment in payments] != RESOURCES:
            raise file.entry("extra_action").wrong(f"the payments must be {', '.join(RESOURCES)}, in this order")
        self.prices = [payment.integer("amount", 1) for payment in payments]
        self.opened = [[action in payment.texts("actions", ACTIONS) for action in ACTIONS] for payment in payments]

    def _read_tiles(self, file: Section) -> None:
        """O6: outlines and faces of the tiles; the metropolis and the temple are outlines too."""
        outlines = file.entry("tile_outlines")
        names = [name for name in outlines.values if not name.endswith("provenance")]
        self.outlines = [_outline(outlines, name) for name in names]
        self.metropolis = len(self.outlines)
        self.outlines.append(_outline(file.entry("metropolis"), "outline"))
        self.temple = len(self.outlines)
        self.outlines.append(_outline(file.entry("temple"), "outline"))
        metropolis = file.entry("metropolis")
        self._total("metropolises", metropolis.integer("count"), metropolis)
        self.metropolis_mines = metropolis.integer("mines")
        self.metropolis_camps = metropolis.integer("training_camps")
        _fixed(metropolis, "must_cover_ports", 1)
        if sorted(metropolis.texts("contents")) != ["mine"] * self.metropolis_mines + ["training_camp"] * self.metropolis_camps:
            raise metropolis.wrong("'contents' must list as many mines and training camps as 'mines' and 'training_camps' say")
        self.tiles: list[Tile] = []
        for entry in file.entry("tiles").entries("list"):
            outline = names.index(entry.text("outline", names))
            terrains = entry.texts("terrains", self.terrains)
            size = entry.integer("size", 1)
            if not size == len(terrains) == len(self.outlines[outline]):
                raise entry.wrong(f"size {size}, {len(terrains)} terrains and the outline '{names[outline]}' do not go together")
            if terrains.count(self.terrains[-1]) > 1:
                raise entry.wrong("a tile can have one volcano at most: it carries one creature")
            self.tiles.append(Tile(size, outline, [self.terrains.index(terrain) for terrain in terrains]))
        self._total("terrain_tiles", len(self.tiles), file.entry("tiles"))
        for size, key in enumerate(["single", "double", "triple"], 1):
            number = len([tile for tile in self.tiles if tile.size == size])
            self._total(f"terrain_tiles_{key}", number, file.entry("tiles"))

    def _read_creatures(self, file: Section) -> None:
        """O20: kinds, strengths and rewards."""
        kinds = file.entries("creature_kind")
        self.creature_kinds = [kind.text("id") for kind in kinds]
        self.creatures: list[CreatureFace] = []
        entries = file.entry("creatures").entries("list")
        for entry in entries:
            number = self.creature_kinds.index(entry.text("kind", self.creature_kinds))
            reward = kinds[number].entry("reward")
            name = self.creature_kinds[number]
            if reward.has("titan"):
                name += "-" + entry.text("titan", self.titans)
            face = next((face for face in self.creatures if face.name == name), None)
            if face is None:
                face = CreatureFace(name, number, kinds[number].integer("strength", 1), 0)
                face.orichalcum = reward.integer("orichalcum") if reward.has("orichalcum") else 0
                face.buildings = reward.integer("draw_building") if reward.has("draw_building") else 0
                face.titan = self.titans.index(entry.text("titan")) if reward.has("titan") else -1
                self.creatures.append(face)
            face.count += 1
        for number, kind in enumerate(kinds):
            _announced(kind, sum(face.count for face in self.creatures if face.kind == number))
        self._total("creatures", len(entries), file.entry("creatures"))

    def _read_buildings(self, file: Section) -> None:
        """O19: kinds and their powers."""
        kinds = {kind.text("id"): kind for kind in file.entries("building_kind")}
        self.single_powers = [
            power == "die_values" or any(kind.has(power) and kind.values.get("stacks") is False for kind in kinds.values())
            for power in POWERS
        ]
        self.buildings: list[BuildingFace] = []
        entries = file.entry("buildings").entries("list")
        for entry in entries:
            kind = kinds[entry.text("kind", list(kinds))]
            made = _building_face(entry, kind, max(self.die_faces))
            face = next((face for face in self.buildings if face.name == made.name), None)
            if face is None:
                face = made
                self.buildings.append(face)
            face.count += 1
        for name, kind in kinds.items():
            _announced(kind, sum(face.count for face in self.buildings if face.kind == name))
            _same_variants(kind, [entry for entry in entries if entry.text("kind") == name])
        self._total("buildings", len(entries), file.entry("buildings"))
        pieces = [
            "titans",
            "terrain_tiles",
            "temples",
            "creatures",
            "victory_tokens",
            "initiative_markers",
            "metropolises",
            "buildings",
        ]
        self._total("punched_pieces", sum(self.totals.integer(piece) for piece in pieces), self.totals)

    def _read_islands(self, file: Section) -> None:
        """O2.7, O7.1: island boards, two sides each."""
        entries = file.entries("island")
        self._total("island_sides", len(entries), file.entry("totals"))
        self.sides = [_side(entry) for entry in entries]
        self.boards = sorted({side.board for side in self.sides})
        self._total("island_boards", len(self.boards), file.entry("totals"))
        for entry, side in zip(entries, self.sides, strict=True):
            if len([other for other in self.sides if other.board == side.board and other.side == side.side]) != 1:
                raise entry.wrong(f"board {side.board} must have exactly one easy and one hard side")
        self.lattice = sorted({(r, q) for side in self.sides for q, r in side.cells})
        if len(self.lattice) > MAX_BITS:
            raise entries[0].wrong(
                f"all islands together cover {len(self.lattice)} places; {MAX_BITS} is the most the engine can hold"
            )

    def side(self, board: str, side: int) -> int:
        """Which of the island sides this is."""
        return next(n for n, one in enumerate(self.sides) if one.board == board and one.side == side)


def _fixed(entry: Section, key: str, value: int) -> None:
    """Refuse a number that the rules do not leave open."""
    if entry.integer(key) != value:
        raise entry.wrong(f"'{key}' is {entry.integer(key)}; the rules know only {value}")


def _announced(kind: Section, found: int) -> None:
    """Refuse a kind whose pieces on the list are not as many as it says."""
    if kind.integer("count") != found:
        raise kind.wrong(f"count is {kind.integer('count')}, but the list has {found} of them")


def _same_variants(kind: Section, pieces: list[Section]) -> None:
    """Refuse a kind whose variants are not those of its pieces on the list."""
    if kind.has("variants"):
        variants = kind.entries("variants")
        for key in ("die_value", "resource"):
            announced = sorted(str(variant.values.get(key)) for variant in variants)
            if announced != sorted(str(piece.values.get(key)) for piece in pieces):
                raise kind.wrong(f"its variants are {', '.join(announced)}, but the list has others")


def _connected(cells: list[Place]) -> bool:
    """Whether one can walk from every cell to every other."""
    reached = {cells[0]}
    todo = [cells[0]]
    while todo:
        for near in neighbours(todo.pop()):
            if near in cells and near not in reached:
                reached.add(near)
                todo.append(near)
    return len(reached) == len(cells)


def _outline(entry: Section, key: str) -> list[Place]:
    """An outline: connected cells, the first of them (0, 0)."""
    cells = entry.places(key)
    if not cells or cells[0] != (0, 0) or not _connected(cells):
        raise entry.wrong(f"'{key}' must be connected cells of which the first is [0, 0]")
    return cells


def _building_face(entry: Section, kind: Section, highest_die: int) -> BuildingFace:
    """The face that a building on the list shows."""
    name = kind.text("id").replace("_", "-")
    token = RESOURCES.index(kind.text("token_on_reveal", RESOURCES[:2])) if kind.has("token_on_reveal") else -1
    powers = [0] * len(POWERS)
    for number, power in enumerate(POWERS):
        value = kind.values.get(power, 0)
        powers[number] = 1 if value is True else kind.integer(power) if value else 0
    if entry.has("die_value"):
        value = entry.integer("die_value", 1)
        if value > highest_die:
            raise entry.wrong(f"die_value is {value}, but no die shows more than {highest_die}")
        powers[POWERS.index("die_values")] = 2**value
        name += f"-{value}"
    if entry.has("resource"):
        resource = entry.text("resource", RESOURCES)
        powers[POWERS.index(f"discount_{resource}")] = kind.integer("extra_action_discount", 1)
        name += "-" + resource.replace("_", "-")
    if not any(powers):
        raise entry.wrong(f"a {kind.text('id')} needs a die_value or a resource, for its kind has no power of its own")
    face = BuildingFace(name, kind.text("id"), token)
    face.powers = powers
    return face


def _side(entry: Section) -> Side:
    """One side of an island board; its drawn map must show the same cells and ports."""
    cells = entry.places("cells")
    stars = entry.integer("stars", 1)
    if stars > len(SIDES):
        raise entry.wrong("stars must be 1 (easy) or 2 (hard)")
    if entry.integer("circles") != len(cells):
        raise entry.wrong(f"circles is {entry.integer('circles')}, but there are {len(cells)} cells")
    if not cells or not _connected(cells):
        raise entry.wrong("the cells are not connected")
    ports: list[tuple[Place, int, int]] = []
    for port in entry.entries("ports"):
        place, bonus = port.place("cell"), port.entry("bonus")
        if place not in cells:
            raise entry.wrong(f"the port {list(place)} is not among the cells")
        ports.append((place, bonus.integer("hoplite"), bonus.integer("orichalcum")))
    if len({place for place, _, _ in ports}) != 3:
        raise entry.wrong(f"an island has three different ports, not {len(ports)}")
    _compare_with_map(entry, cells, ports)
    return Side(entry.text("board"), stars - 1, cells, ports)


def _compare_with_map(entry: Section, cells: list[Place], ports: list[tuple[Place, int, int]]) -> None:
    """Refuse an island whose drawn map shows other circles or ports than its lists."""
    marks = {place: PORT_MARKS.get((hoplites, orichalcum), "P") for place, hoplites, orichalcum in ports}
    listed = sorted((2 * q + r, r, marks.get((q, r), "o")) for q, r in cells)
    drawn: list[tuple[int, int, str]] = []
    for r, line in enumerate(entry.text("map").strip("\n").splitlines()):
        drawn.extend((column, r, mark) for column, mark in enumerate(line) if mark != " ")
    left = min((column for column, _, _ in drawn), default=0) - listed[0][0]
    if sorted((column - left, r, mark) for column, r, mark in drawn) != listed:
        raise entry.wrong("the map shows other circles or ports than the lists of cells and ports")


COMPONENTS_TEXT: Final = files("pelagos.games.orichalcum").joinpath("components.toml").read_text(encoding="utf-8")
COMPONENTS: Final = Components(COMPONENTS_TEXT)
