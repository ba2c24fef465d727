"""The components of the box, loaded from components.toml, checked and typed.

A file that contradicts itself is refused with a message that names the entry, so an owner of the box can correct a card or a
tile without touching code.
"""

from importlib.resources import files
from typing import Final, final

from pelagos.core.components import Section, fingerprint, parsed
from pelagos.games.arnak.effects import ICONS, RESOURCES, SIDES, Effect, amounts, icons, read_effect

BOARDS: Final = ["bird", "snake"]
TIMINGS: Final = ["none", "free", "main", "free_or_pass", "main_or_pass"]
ACTIONS: Final = ["dig", "discover", "research", "overcome", "buy_item", "buy_artifact"]
COLOURS: Final = ["archaeologist", "green", "red"]
ARROWS: Final = ["left", "right"]
WITH_IDOL: Final = RESOURCES + ["idol"]
TRACK: Final = 15
"""Spaces of a research track, the start included; the last is the Lost Temple."""
ROWS: Final = 9
COSTS: Final = ["a", "b", "c"]


@final
class Card:
    """A card with its price, points, icons and effect; `second` is the mode that is carried out by passing."""

    def __init__(self, entry: Section, price: str) -> None:
        self.name = entry.text("id").replace("_", "-")
        self.price = entry.integer(price) if price else 0
        self.points = entry.integer("points", -1)
        self.icons = icons(entry, "travel")
        self.timing = entry.text("timing", TIMINGS)
        self.second: Effect = []
        if entry.has("modes"):
            first, second = entry.entries("modes")
            if self.timing != f"{first.text('timing')}_or_{second.text('timing')}" or second.text("timing") != "pass":
                raise entry.wrong(f"the modes are not those of timing '{self.timing}'")
            self.effect = read_effect(first, "steps")
            self.second = read_effect(second, "steps")
        else:
            self.effect = read_effect(entry, "effect")
        self.exiled = bool(self.effect) and self.effect[0].name == "exile_self"
        if entry.has("exiles_itself") and entry.values["exiles_itself"] is not self.exiled:
            raise entry.wrong("'exiles_itself' must be true exactly if the effect begins with exile_self")


@final
class Tile:
    """A site tile or a camp: its level, effect and what it offers to the rival (A19.6)."""

    def __init__(self, entry: Section) -> None:
        self.name = entry.text("id").replace("_", "-")
        self.level = entry.integer("level")
        self.effect = read_effect(entry, "effect")
        self.offers = [RESOURCES.index(one) for one in entry.texts("offers", RESOURCES)]


@final
class Site:
    """A place on the island: level, row and the travel costs of its spaces."""

    def __init__(self, entry: Section) -> None:
        self.level = entry.integer("level")
        self.row = entry.integer("row")
        self.column = entry.integer("column", 1)
        spaces = entry.values.get("spaces")
        if not isinstance(spaces, list) or len(spaces) != (2 if self.level == 0 else 1):
            raise entry.wrong("a camp has two spaces, every other site one")
        self.spaces = [icons(Section(f"{entry.name}, spaces", {"space": space}), "space") for space in spaces]


@final
class Guardian:
    """A guardian: what overcoming it costs and its boon, which is travel icons or an effect."""

    def __init__(self, entry: Section) -> None:
        self.name = entry.text("id").replace("_", "-")
        self.points = entry.integer("points")
        self.resources = amounts(entry.entry("cost_resources"), RESOURCES)
        self.travel = icons(entry, "cost_travel")
        self.discard = entry.integer("cost_discard")
        if self.discard > 1:
            raise entry.wrong("a guardian costs one discarded card at most")
        travel = entry.text("boon_kind", ["travel", "free_action"]) == "travel"
        self.icons = icons(entry, "boon_travel") if travel else 0
        self.effect: Effect = [] if travel else read_effect(entry, "effect")


@final
class Assistant:
    """An assistant: the effects of its two sides and whether using it is a free action."""

    def __init__(self, entry: Section) -> None:
        self.name = entry.text("id").replace("_", "-")
        self.free = entry.text("timing", ["free", "main"]) == "free"
        self.sides = [read_effect(entry, side) for side in SIDES]


@final
class Piece:
    """An idol, a research bonus tile or an effect of the idol slots, with the number of copies."""

    def __init__(self, entry: Section) -> None:
        self.name = entry.text("id").split("_", 1)[1].replace("_", "-")
        self.copies = entry.integer("copies", 1) if entry.has("copies") else 1
        self.points = entry.integer("points") if entry.has("points") else 0
        self.effect = read_effect(entry, "effect")


@final
class Space:
    """A space of a research track."""

    def __init__(self, entry: Section) -> None:
        self.row = entry.integer("row")
        self.column = entry.integer("column", 1)
        self.next = entry.texts("next")
        temple = entry.text("kind", ["start", "space", "rescue", "lost_temple"]) == "lost_temple"
        self.bonus = [0 if temple else entry.integer(f"bonus_tiles_{players}") for players in (2, 3, 4)]
        self.cost = 0


@final
class Row:
    """A row of a research track: points and effects for the two tokens, the magnifying glass first."""

    def __init__(self, entry: Section) -> None:
        self.points = [entry.integer("magnifying_glass_points"), entry.integer("notebook_points")]
        self.effects = [read_effect(entry, "magnifying_glass_effect"), read_effect(entry, "notebook_effect")]


@final
class RivalTile:
    """A tile of the rival's stack; `rounds` gives level and guardian of a discovery by round."""

    def __init__(self, entry: Section) -> None:
        self.name = entry.text("id").removeprefix("rival_").replace("_", "-")
        self.colour = COLOURS.index(entry.text("colour", COLOURS))
        self.action = ACTIONS.index(entry.text("action", ACTIONS))
        self.resource = RESOURCES.index(entry.text("resource", RESOURCES)) if entry.has("resource") else -1
        self.arrow = ARROWS.index(entry.text("arrow", ARROWS))
        self.acts = entry.integers("acts_in_rounds", 1)
        self.pair = entry.text("pair") if entry.has("pair") else ""
        self.levels: dict[int, int] = {}
        self.guardians: list[int] = []
        for one in entry.entries("rounds") if entry.has("rounds") else []:
            number = one.integer("round", 1)
            self.levels[number] = one.integer("level", 1)
            if one.values.get("guardian") is True:
                self.guardians.append(number)


@final
class Components:
    """Everything in the box. Lists are in the order of the file; places on them are the numbers the engine uses."""

    def __init__(self, text: str) -> None:
        file = parsed(text)
        self.fingerprint = fingerprint(text)
        self.totals = file.entry("totals")
        self._read_cards(file)
        self._read_island(file)
        self._read_tiles(file)
        self._read_track(file)
        self._read_temple(file)
        self._read_setup(file)
        self._read_rival(file)

    def _total(self, key: str, found: int, of: str) -> None:
        """Refuse a file that has not as many as it announces."""
        if self.totals.integer(key) != found:
            raise self.totals.wrong(f"{key} says {self.totals.integer(key)}, but there are {found} of '{of}'")

    def _read_cards(self, file: Section) -> None:
        """Items, then artifacts, then basic cards with Fear last."""
        items, artifacts, basics = file.entries("item"), file.entries("artifact"), file.entries("basic_card")
        self.items = len(items)
        self.artifacts = len(artifacts)
        self._total("item_cards", self.items, "item")
        self._total("artifact_cards", self.artifacts, "artifact")
        self.cards = [Card(entry, "cost_coin") for entry in items]
        self.cards += [Card(entry, "cost_compass") for entry in artifacts]
        self.cards += [Card(entry, "") for entry in basics]
        names = [card.name for card in self.cards]
        for entry, card in zip(items + artifacts + basics, self.cards, strict=True):
            if names.count(card.name) > 1:
                raise entry.wrong("there are two cards of this id")
        for entry, card in zip(artifacts, self.cards[self.items :], strict=False):
            if entry.integer("tablet_cost_from_hand") != 1 or card.timing not in ("main", "main_or_pass"):
                raise entry.wrong("an artifact costs one tablet from hand and is a main action (A12.2, A12.3)")
        if basics[-1].text("id") != "fear" or any(entry.text("id") == "fear" for entry in basics[:-1]):
            raise basics[-1].wrong("the last basic card must be the Fear")
        self.fears = basics[-1].integer("copies_total", 1)
        self._total("fear_cards", self.fears, "fear")
        self._total("basic_cards_per_player", sum(entry.integer("copies_per_player") for entry in basics[:-1]), "basic_card")
        self._read_travel(file)

    def _read_travel(self, file: Section) -> None:
        """A6.2, A6.4: what an icon pays for, and what a pilot costs."""
        pays_for = file.entry("travel").entry("pays_for")
        self.covers = [[cost in pays_for.texts(own, ICONS) for cost in ICONS] for own in ICONS]
        for own, icon in enumerate(ICONS):
            if self.covers[own] != [cost in (icon, "boot") or icon == "plane" for cost in ICONS]:
                raise pays_for.wrong(f"'{icon}' must pay for itself and a boot, a plane for everything (A6.2)")
        pilot = file.entry("travel").entry("hire_pilot")
        self.pilot_coins = pilot.entry("cost").integer("coin", 1)
        if pilot.texts("gives", ICONS) != ["plane"] or list(pilot.entry("cost").values) != ["coin"]:
            raise pilot.wrong("a pilot costs coins and gives one plane")

    def _read_island(self, file: Section) -> None:
        """Camps, then the sites to discover, by rows from below and columns from the left, for each board."""
        camps = file.entries("camp")
        self.camps = len(camps)
        found = file.entries("board_site")
        self.sites: list[list[Site]] = []
        for board in BOARDS:
            sites = [Site(entry) for entry in camps + [entry for entry in found if entry.text("board", BOARDS) == board]]
            order = [(site.row, site.column) for site in sites]
            if order != sorted(set(order)) or [site.level for site in sites] != [0] * 5 + [1] * 8 + [2] * 4:
                raise file.entry("discover").wrong(f"the sites of '{board}' must be 5, 8 and 4, by rows and columns")
            self.sites.append(sites)
        discover = file.entry("discover")
        self.discover_cost = [0, discover.integer("compass_cost_level_1"), discover.integer("compass_cost_level_2")]
        for entry in found:
            level = entry.integer("level")
            if entry.integer("discover_compass") != self.discover_cost[level]:
                raise entry.wrong("'discover_compass' is not the cost of its level")
            if entry.integer("idols_face_up") != 1 or entry.integer("idols_face_down") != level - 1:
                raise entry.wrong("a site has one idol face up, and one face down on level II (A2.3)")
        blocking = file.entry("blocking")
        self.blocked = [blocking.integer(f"players_{players}") for players in (1, 2, 3, 4)]
        if max(self.blocked) > self.camps:
            raise blocking.wrong("there are more tiles than camps")
        self.camp_tiles = [Tile(entry) for entry in camps]

    def _read_tiles(self, file: Section) -> None:
        """Site tiles, guardians, assistants, idols and bonus tiles."""
        self.tiles = [Tile(entry) for entry in file.entries("site_tile")]
        levels = [tile.level for tile in self.tiles]
        if levels != sorted(levels):
            raise file.entries("site_tile")[0].wrong("the tiles must be ordered by level")
        self.level_one = levels.count(1)
        self._total("site_tiles_level_1", self.level_one, "site_tile of level 1")
        self._total("site_tiles_level_2", levels.count(2), "site_tile of level 2")
        self.guardians = [Guardian(entry) for entry in file.entries("guardian")]
        self._total("guardian_tiles", len(self.guardians), "guardian")
        self.assistants = [Assistant(entry) for entry in file.entries("assistant")]
        self._total("assistant_tiles", len(self.assistants), "assistant")
        self.idols = [Piece(entry) for entry in file.entries("idol")]
        self._total("idol_tiles", sum(idol.copies for idol in self.idols), "idol")
        self.bonuses = [Piece(entry) for entry in file.entries("research_bonus")]
        self._total("research_bonus_tiles", sum(bonus.copies for bonus in self.bonuses), "research_bonus")
        self.slot_effects = [Piece(entry) for entry in file.entries("idol_slot_effect")]
        slots = file.entry("idol_slots")
        self.slot_points = slots.integers("points_if_empty_left_to_right")
        self.idol_points = slots.integer("idol_points_anywhere")
        if len(self.slot_points) != slots.integer("slots"):
            raise slots.wrong("there must be points for each slot")

    def _read_track(self, file: Section) -> None:
        """Spaces with the cost of the bridges into them, and rows."""
        entries = file.entries("research_space")
        self.tracks: list[list[Space]] = []
        self.next_spaces: list[list[list[int]]] = []
        self.rows: list[list[Row]] = []
        for board in BOARDS:
            spaces = [entry for entry in entries if entry.text("board", BOARDS) == board]
            if [entry.integer("number") for entry in spaces] != list(range(TRACK)):
                raise spaces[0].wrong(f"the spaces of '{board}' must be numbered from 0 to {TRACK - 1}")
            track = [Space(entry) for entry in spaces]
            names = [entry.text("id") for entry in spaces]
            self._read_bridges(file, board, track, names)
            self.tracks.append(track)
            rows = [entry for entry in file.entries("research_row") if entry.text("board", BOARDS) == board]
            if [entry.integer("row") for entry in rows] != list(range(1, ROWS - 1)):
                raise rows[0].wrong(f"the rows of '{board}' must be 1 to {ROWS - 2}, in order")
            self.rows.append([Row(entry) for entry in rows])
        temple = file.entry("lost_temple")
        self.arrival_points = temple.integers("points_by_arrival")
        if temple.integer("row") != ROWS - 1 or len(self.arrival_points) != 4:
            raise temple.wrong(f"the Lost Temple is row {ROWS - 1} and has four places")

    def _read_bridges(self, file: Section, board: str, track: list[Space], names: list[str]) -> None:
        """All bridges into a space cost the same; each is also in the list `next` of the space it comes from."""
        seen: list[str] = []
        for entry in file.entries("research_bridge"):
            if entry.text("board", BOARDS) != board:
                continue
            start, end = entry.text("from", names), entry.text("to", names)
            cost = amounts(entry.entry("cost"), WITH_IDOL)
            space = track[names.index(end)]
            if end not in track[names.index(start)].next:
                raise entry.wrong(f"'{start}' has no bridge to '{end}'")
            if space.cost not in (0, cost) or cost == 0:
                raise entry.wrong(f"all bridges to '{end}' must cost the same, and something")
            space.cost = cost
            seen.append(f"{start} {end}")
        for name, space in zip(names, track, strict=True):
            for other in space.next:
                if f"{name} {other}" not in seen:
                    raise file.entry("lost_temple").wrong(f"the bridge from '{name}' to '{other}' has no cost")
                if track[names.index(other)].row != space.row + 1:
                    raise file.entry("lost_temple").wrong(f"the bridge from '{name}' to '{other}' leads not to the next row")
        self.next_spaces.append([[names.index(other) for other in space.next] for space in track])

    def _read_temple(self, file: Section) -> None:
        """A13.6: the stacks of temple tiles and what they cost on each board."""
        stacks = file.entries("temple_stack")
        self.temple_names = [stack.text("id").replace("_", "-") for stack in stacks]
        self.temple_points = [stack.integer("points", 1) for stack in stacks]
        self.temple_costs: list[list[int]] = []
        for board in BOARDS:
            costs = {
                entry.text("id").removeprefix(f"{board}_"): amounts(entry.entry("cost"), RESOURCES)
                for entry in file.entries("temple_cost")
                if entry.text("board", BOARDS) == board
            }
            if sorted(costs) != COSTS:
                raise stacks[0].wrong(f"'{board}' must have the temple costs {', '.join(COSTS)}")
            self.temple_costs.append([sum(costs[letter] for letter in stack.texts("costs", COSTS)) for stack in stacks])
        self._total("temple_tiles", 4 * len(stacks), "temple_stack, four tiles each")

    def _read_setup(self, file: Section) -> None:
        setup = file.entry("setup")
        self.rounds = file.entry("meta").integer("rounds", 1)
        self.hand_size = setup.integer("starting_hand", 1)
        self.row_spaces = setup.integer("card_row_spaces", 2)
        if setup.integers("artifacts_in_row_by_round") != list(range(1, self.rounds + 1)):
            raise setup.wrong("round r must have r artifacts in the row")
        names = [card.name for card in self.cards]
        self.starting_deck = [names.index(name.replace("_", "-")) for name in setup.texts("starting_deck")]
        self.starting_resources = [amounts(entry.entry("resources"), RESOURCES) for entry in file.entries("starting_resources")]
        assistants = file.entry("assistant_setup")
        snake = {1: "1_2", 2: "1_2", 3: "3", 4: "4"}
        self.supply_stacks = [
            [assistants.integers("bird_supply_stacks") for _ in snake],
            [assistants.integers(f"snake_supply_stacks_players_{key}") for key in snake.values()],
        ]
        self.archaeologists = self.totals.integer("archaeologists_per_player", 1)
        scoring = file.entry("scoring")
        self.guardian_points = scoring.integer("guardian")
        self.fear_tile_points = scoring.integer("fear_tile", -9)
        if any(guardian.points != self.guardian_points for guardian in self.guardians):
            raise scoring.wrong("'guardian' must be what all guardians are worth")

    def _read_rival(self, file: Section) -> None:
        entries = file.entries("rival_tile")
        self._total("rival_action_tiles", len(entries), "rival_tile")
        self.rival_tiles = [RivalTile(entry) for entry in entries]
        self.pairs = sorted({tile.pair for tile in self.rival_tiles if tile.pair})
        for entry, tile in zip(entries, self.rival_tiles, strict=True):
            if (tile.colour == 0) != (tile.pair == ""):
                raise entry.wrong("green and red tiles, and only they, belong to a pair")
            other = [one for one in self.rival_tiles if one.pair == tile.pair and one.colour != tile.colour and tile.pair]
            if tile.pair and (len(other) != 1 or other[0].arrow != tile.arrow):
                raise entry.wrong("a pair has one green and one red tile with the same arrow (A19.2)")
        solo = file.entry("solo")
        self.rival_archaeologists = solo.integer("rival_archaeologists", 1)
        self.rival_idol_points = solo.integer("rival_points_unique_idol")
        self.rival_stacked_points = solo.integer("rival_points_stacked_idol")
        self.solo_resources = amounts(solo.entry("human_starting_resources"), RESOURCES)
        self.difficulties = solo.integer("difficulty_max")


COMPONENTS_TEXT: Final = files("pelagos.games.arnak").joinpath("components.toml").read_text(encoding="utf-8")
COMPONENTS: Final = Components(COMPONENTS_TEXT)
