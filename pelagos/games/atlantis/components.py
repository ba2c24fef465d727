"""The components of the box, loaded from components.toml, checked and typed.

A file that contradicts itself is refused with a message that names the entry, so an owner of the box can correct a god card or
a board without touching code.
"""

from importlib.resources import files
from typing import Final, final

from pelagos.core.components import Section, fingerprint, parsed

ABILITIES: Final = [
    "swap_tiles",
    "move_tile",
    "exchange_card",
    "take_helper",
    "recall_follower",
    "move_presence",
    "draw_two_display",
    "draw_two_deck",
]
"""The special abilities that the rules know (I10), in the order of the file."""

ACTIONS: Final = ["travel", "construction", "demolition", "conversion", "feast", "recruitment", "migration"]
SIDES: Final = ["A", "B"]
REGIONS: Final = 4
SIZES: Final = 3
MOST_CARDS: Final = 127
"""So many cards of a colour fit into the engine's counts."""


@final
class Side:
    """One side of a region board: its special ability and whether it has a neutral construction area."""

    def __init__(self, ability: int, neutral: bool, recommended: bool) -> None:
        self.ability = ability
        self.neutral = neutral
        self.recommended = recommended


@final
class Deal:
    """What is dealt to so many players: cards of each colour in the game, and the hands in turn order (I3.5)."""

    def __init__(self, cards_per_colour: int, hands: list[int]) -> None:
        self.cards_per_colour = cards_per_colour
        self.hands = hands


@final
class BuildMove:
    """A building move (I8.3): the sizes of the tiles taken off, and of the one put on. The smallest size is 0."""

    def __init__(self, name: str, off: list[int], on: int) -> None:
        self.name = name
        self.off = off
        self.on = on


@final
class God:
    """A god card: for each region number the sizes of the tiles wanted there (I2.3)."""

    def __init__(self, name: str, temples: list[list[int]]) -> None:
        self.name = name
        self.temples = temples


@final
class Components:
    """Everything in the box. Lists are in the order of the file; places on them are the numbers the engine uses.

    A region goes by the place of its colour, whatever the order of the boards in the file.
    """

    def __init__(self, text: str) -> None:
        file = parsed(text)
        self.fingerprint = fingerprint(text)
        self._read_scalars(file)
        self._read_colours(file)
        self._read_regions(file)
        self._read_deals(file)
        self._read_tiles(file)
        self._read_moves(file)
        self._read_levels(file)
        self._read_gods(file)
        self._read_tokens(file)

    def _read_scalars(self, file: Section) -> None:
        game, limits, solo = file.entry("game"), file.entry("limits"), file.entry("solo")
        self.players = range(game.integer("players_min", 1), game.integer("players_max", 1) + 1)
        self.actions_per_turn = limits.integer("actions_per_turn", 1)
        self.cards_drawn_per_turn = limits.integer("cards_drawn_per_turn")
        self.display_slots = limits.integer("display_slots", 1)
        self.starting_followers = limits.integer("starting_followers")
        self.hand_limit = limits.integer("hand_at_turn_end")
        self.follower_limit = limits.integer("followers_per_colour_at_turn_end")
        if limits.integer("helpers_per_player") != 1:
            raise limits.wrong("a player can own one helper token at most (I12.1)")
        self.turns_per_player = file.entry("technical_stop").integer("turns_per_player", 1)
        self.solo_turns = solo.integer("turns", 1)
        if solo.integer("dummy_follower_cards") != 1:
            raise solo.wrong("the dummy follower area holds one card (I16.2)")
        actions = file.entries("actions")
        if [action.text("id") for action in actions] != ACTIONS:
            raise actions[0].wrong(f"the actions must be {', '.join(ACTIONS)}, in this order")
        for action in actions:
            most = 1 if action.text("id") == "conversion" else self.actions_per_turn
            if action.integer("per_turn") != most:
                raise action.wrong(f"'per_turn' must be {most} (I6.1)")
        feast = actions[ACTIONS.index("feast")]
        self.feast_needed = feast.integer("followers_needed")
        self.feast_discarded = feast.integer("followers_discarded")
        if self.feast_discarded > self.feast_needed:
            raise feast.wrong("more followers are discarded than needed")

    def _read_colours(self, file: Section) -> None:
        """I1.1: colours of regions, which are those of the cards too, and of players."""
        self.colours = [colour.text("id") for colour in file.entries("region_colours")]
        if len(self.colours) != REGIONS or len(set(self.colours)) != REGIONS:
            raise file.entries("region_colours")[0].wrong(f"there must be {REGIONS} different colours")
        players = file.entries("player_colours")
        self.player_colours = [colour.text("id") for colour in players]
        if len(players) < self.players[-1]:
            raise players[0].wrong(f"{len(players)} colours are too few for {self.players[-1]} players")
        if self.display_slots != REGIONS:
            raise file.entry("limits").wrong("the display begins with one card of each colour, so it has four slots (I3.6)")
        if [ability.text("id") for ability in file.entries("abilities")] != ABILITIES:
            raise file.entries("abilities")[0].wrong(f"the abilities must be {', '.join(ABILITIES)}, in this order")

    def _read_regions(self, file: Section) -> None:
        """I3.1: four boards with two sides each, every ability on one side."""
        boards = {board.text("colour", self.colours): board for board in file.entries("regions")}
        if len(file.entries("regions")) != REGIONS or len(boards) != REGIONS:
            raise file.entries("regions")[0].wrong("there must be one board of each colour")
        self.regions: list[list[Side]] = []
        for colour in self.colours:
            board = boards[colour]
            if board.integer("player_areas") < self.players[-1]:
                raise board.wrong(f"a board needs an area for each of {self.players[-1]} players")
            entries = board.entries("sides")
            if [entry.text("side") for entry in entries] != SIDES:
                raise board.wrong("a board has the sides A and B, in this order")
            sides = [_side(Section(f"{colour}, side {entry.text('side')}", entry.values)) for entry in entries]
            if sides[0].recommended == sides[1].recommended:
                raise board.wrong("exactly one side must be recommended for first games")
            self.regions.append(sides)
        abilities = sorted(side.ability for sides in self.regions for side in sides)
        if abilities != list(range(len(ABILITIES))):
            raise file.entries("regions")[0].wrong("each ability must be on exactly one side of one board")

    def recommended(self, region: int) -> int:
        """I3.1: the side of a board that is meant for first games."""
        return 0 if self.regions[region][0].recommended else 1

    def _read_deals(self, file: Section) -> None:
        """I2.1, I3.5: the cards in the box, and what is dealt."""
        cards = file.entries("inhabitant_cards")
        if sorted(entry.text("colour", self.colours) for entry in cards) != sorted(self.colours):
            raise cards[0].wrong("there must be one entry for the cards of each colour")
        self.cards_in_box = cards[0].integer("count", 1)
        if not all(entry.integer("count") == self.cards_in_box for entry in cards) or self.cards_in_box > MOST_CARDS:
            raise cards[0].wrong(f"all colours must have the same count of cards, {MOST_CARDS} at most")
        deals = file.entries("deal")
        if [deal.integer("players") for deal in deals] != list(self.players):
            raise deals[0].wrong("there must be one deal for each number of players, in ascending order")
        self.deals = [self._deal(deal) for deal in deals]

    def _deal(self, entry: Section) -> Deal:
        """The deal for one number of players; its totals must be right."""
        players, each = entry.integer("players"), entry.integer("cards_per_colour", 1)
        hands = entry.integers("starting_hands")
        if each > self.cards_in_box:
            raise entry.wrong(f"there are only {self.cards_in_box} cards of a colour")
        if entry.integer("cards_in_game") != each * REGIONS:
            raise entry.wrong(f"{each} cards of each colour are {each * REGIONS} in the game")
        if len(hands) != players:
            raise entry.wrong(f"{len(hands)} starting hands do not go with {players} players")
        left = each * REGIONS - self.display_slots - players * self.starting_followers - sum(hands)
        if entry.integer("deck_after_setup") != left:
            raise entry.wrong(f"deck_after_setup is {entry.integer('deck_after_setup')}, but {left} cards are left")
        return Deal(each, hands)

    def _read_tiles(self, file: Section) -> None:
        """I1.2: the sizes of tiles, the smallest first; each is worth one more than the one before."""
        tiles = file.entries("temple_tiles")
        self.tiles = [tile.text("id") for tile in tiles]
        if len(tiles) != SIZES:
            raise tiles[0].wrong(f"there must be {SIZES} sizes of tiles")
        for number, tile in enumerate(tiles):
            if tile.integer("level") != number + 1:
                raise tile.wrong(f"'level' must be {number + 1}")
            if tile.integer("per_player") != 2:
                raise tile.wrong("a player has two tiles of each size (I2.1)")
            if tile.integer("total") != 2 * self.players[-1]:
                raise tile.wrong(f"'total' must be two tiles for each of {self.players[-1]} players")

    def _sizes(self, entry: Section, key: str) -> list[int]:
        return [self.tiles.index(tile) for tile in entry.texts(key, self.tiles)]

    def _read_moves(self, file: Section) -> None:
        """I8.3: building moves, each of which raises the level by one."""
        self.moves: list[BuildMove] = []
        for entry in file.entries("build_moves"):
            off, on = self._sizes(entry, "remove"), self.tiles.index(entry.text("add", self.tiles))
            if on + 1 - sum(size + 1 for size in off) != 1:
                raise entry.wrong("a building move must raise the level by exactly one")
            self.moves.append(BuildMove(entry.text("id"), off, on))

    def _read_levels(self, file: Section) -> None:
        """I8.1: all stacks that two tiles of each size can make, by level."""
        self.stacks: list[list[int]] = []
        for entry in file.entries("level_compositions"):
            level = entry.integer("level", 1)
            listed = [self._sizes(Section(entry.name, {"stacks": stack}), "stacks") for stack in _lists(entry, "stacks")]
            for stack in listed:
                if sum(size + 1 for size in stack) != level or stack != sorted(stack, reverse=True):
                    raise entry.wrong(f"level {level} is not made by {[self.tiles[size] for size in stack]}")
            possible = [stack for stack in _all_stacks() if sum(size + 1 for size in stack) == level]
            if sorted(listed) != sorted(possible):
                raise entry.wrong(f"level {level} can be made in {len(possible)} ways, the entry has {len(listed)} or others")
            self.stacks.extend(listed)
        if len(self.stacks) != len(_all_stacks()):
            raise file.entries("level_compositions")[0].wrong("a level is missing")

    def _read_gods(self, file: Section) -> None:
        """I2.3: four exact stacks that can stand at the same time."""
        self.gods: list[God] = []
        for entry in file.entries("gods"):
            temples = [self._sizes(entry, f"region_{number}") for number in range(1, REGIONS + 1)]
            levels = [sum(size + 1 for size in temple) for temple in temples]
            used = [size for temple in temples for size in temple]
            if not all(temples) or any(used.count(size) > 2 for size in range(SIZES)):
                raise entry.wrong("a god wants a temple in every region, and no more than a player's six tiles")
            if entry.integers("levels") != levels or entry.integer("build_actions") != sum(levels):
                raise entry.wrong(f"the levels are {levels}, so it takes {sum(levels)} actions")
            cost = sum(level * (level + 1) // 2 for level in levels)
            if entry.integer("cards_to_build") != cost:
                raise entry.wrong(f"these temples cost {cost} cards (I8.8)")
            self.gods.append(God(entry.text("id"), temples))
        if len(self.gods) < self.players[-1]:
            raise file.entries("gods")[0].wrong(f"{len(self.gods)} gods are too few for {self.players[-1]} players")

    def _read_tokens(self, file: Section) -> None:
        tokens = {token.text("id"): token for token in file.entries("tokens")}
        least = {"divine_presence": 1, "order": REGIONS, "action": self.actions_per_turn, "helper": self.players[-1]}
        for name, number in least.items():
            if name not in tokens:
                raise file.wrong(f"the token '{name}' is missing")
            if tokens[name].integer("count") < number:
                raise tokens[name].wrong(f"there must be {number} of them at least")


def _side(entry: Section) -> Side:
    """One side of a board."""
    ability = ABILITIES.index(entry.text("ability", ABILITIES))
    neutral = entry.integer("neutral_areas")
    if neutral > 1:
        raise entry.wrong("a region has one neutral area at most")
    recommended = entry.values.get("recommended_first_games")
    if not isinstance(recommended, bool):
        raise entry.wrong("'recommended_first_games' must be true or false")
    return Side(ability, neutral == 1, recommended)


def _lists(entry: Section, key: str) -> list[list[object]]:
    """A list of lists."""
    found = entry.values.get(key)
    if not isinstance(found, list) or not all(isinstance(item, list) for item in found):
        raise entry.wrong(f"'{key}' must be a list of lists")
    return [list(item) for item in found]


def _all_stacks() -> list[list[int]]:
    """Every stack of up to two tiles of each size, the largest tiles first; the empty one is none."""
    stacks = [[2] * large + [1] * middle + [0] * small for large in range(3) for middle in range(3) for small in range(3)]
    return [stack for stack in stacks if stack]


COMPONENTS_TEXT: Final = files("pelagos.games.atlantis").joinpath("components.toml").read_text(encoding="utf-8")
COMPONENTS: Final = Components(COMPONENTS_TEXT)
