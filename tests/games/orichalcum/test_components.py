"""The loader of components.toml: the file of the box is accepted, one that contradicts itself is refused by entry."""

import re

import pytest

from pelagos.core.errors import BadComponents, PelagosError
from pelagos.games.orichalcum.components import COMPONENTS, COMPONENTS_TEXT, Components


def edited(old: str, new: str) -> str:
    """The file with the first place that reads like this changed."""
    assert old in COMPONENTS_TEXT, f"the file has no {old!r}"
    return COMPONENTS_TEXT.replace(old, new, 1)


def without_line(entry: str) -> str:
    """The file without the line that contains this."""
    found = re.search(rf"^.*{re.escape(entry)}.*\n", COMPONENTS_TEXT, re.MULTILINE)
    assert found
    return COMPONENTS_TEXT.replace(found.group(), "", 1)


def refusal(text: str) -> str:
    """The message with which a file is refused."""
    with pytest.raises(BadComponents) as caught:
        Components(text)
    return str(caught.value)


@pytest.mark.rule("O23", "O23.18")
def test_the_file_of_the_box_is_accepted() -> None:
    again = Components(COMPONENTS_TEXT)
    assert again.fingerprint == COMPONENTS.fingerprint
    assert (len(again.tiles), len(again.cards), len(again.sides), len(again.boards)) == (65, 12, 8, 4)
    assert sum(face.count for face in again.creatures) == 20
    assert sum(face.count for face in again.buildings) == 26
    assert (again.hoplites, again.orichalcum, again.victory_tokens, again.temples) == (30, 30, 17, 17)


@pytest.mark.rule("O2.1")
def test_there_is_one_card_for_each_action_and_size() -> None:
    assert sorted(COMPONENTS.cards) == [(action, size) for action in range(4) for size in (1, 2, 3)]


@pytest.mark.rule("O2.2")
def test_there_are_25_singles_23_doubles_and_17_triples_with_at_most_one_volcano() -> None:
    assert [len([tile for tile in COMPONENTS.tiles if tile.size == size]) for size in (1, 2, 3)] == [25, 23, 17]
    assert max(tile.terrains.count(COMPONENTS.volcano) for tile in COMPONENTS.tiles) == 1


@pytest.mark.rule("O2.7")
def test_every_change_of_the_file_changes_the_fingerprint() -> None:
    assert Components(edited("strength = 4", "strength = 5")).fingerprint != COMPONENTS.fingerprint


ISLAND_A = """map = \"\"\"
    B o o
   o o o o o
"""

BROKEN = {
    # totals
    "hoplites": (edited("hoplites = 30", "hoplites = 31"), ["hoplite", "30", "31"]),
    "orichalcum": (edited("orichalcum = 30", "orichalcum = 29"), ["orichalcum"]),
    "victory tokens": (edited("victory_tokens = 17", "victory_tokens = 18"), ["victory_token"]),
    "temples": (edited("temples = 17", "temples = 16"), ["temple"]),
    "dice": (edited("combat_dice = 4", "combat_dice = 5"), ["dice"]),
    "titans": (edited("titans = 4", "titans = 5"), ["totals"]),
    "metropolises": (edited("metropolises = 4", "metropolises = 3"), ["metropolis"]),
    "players": (edited("players_max = 4", "players_max = 5"), ["meta", "players_max"]),
    "points of a titan": (edited("victory_points = 1", "victory_points = 2"), ["hyperion", "victory_points"]),
    "buildings on the board": (edited("buildings_on_board = 4", "buildings_on_board = 5"), ["setup", "buildings_on_board"]),
    "ports under the metropolis": (edited("must_cover_ports = 1", "must_cover_ports = 2"), ["metropolis", "must_cover_ports"]),
    "contents of the metropolis": (
        edited('contents = ["mine", "training_camp"]', 'contents = ["mine"]'),
        ["metropolis", "contents"],
    ),
    "punched pieces": (edited("punched_pieces = 154", "punched_pieces = 155"), ["totals", "punched_pieces"]),
    "actions": (edited('id = "recruit"', 'id = "rest"'), ["produce", "recruit"]),
    "a card missing": (without_line('id = "card_12"'), ["action_cards", "11", "12"]),
    "a tile missing": (without_line('id = "tile_30"'), ["tiles", "64", "65"]),
    "a creature missing": (without_line('id = "creature_16"'), ["cyclops", "3"]),
    "a building missing": (without_line('id = "building_15"'), ["oratory", "1"]),
    "tiles of a size": (edited("terrain_tiles_double = 23", "terrain_tiles_double = 22"), ["tiles", "terrain_tiles_double"]),
    "creatures": (edited("creatures = 20", "creatures = 21"), ["creatures"]),
    "buildings": (edited("buildings = 26", "buildings = 25"), ["buildings"]),
    "island sides": (edited("island_sides = 8", "island_sides = 7"), ["island_sides"]),
    "island boards": (edited("island_boards = 4", "island_boards = 3"), ["island_boards"]),
    # tiles
    "size against outline": (
        edited('id = "tile_30", size = 2, outline = "double"', 'id = "tile_30", size = 2, outline = "triple"'),
        ["tile_30"],
    ),
    "size against terrains": (
        edited(
            'id = "tile_30", size = 2, outline = "double", terrains = ["mountain", "lagoon"]',
            'id = "tile_30", size = 2, outline = "double", terrains = ["mountain"]',
        ),
        ["tile_30"],
    ),
    "size against card": (edited('id = "tile_30", size = 2', 'id = "tile_30", size = 3'), ["tile_30"]),
    "unknown outline": (
        edited('id = "tile_49", size = 3, outline = "triple"', 'id = "tile_49", size = 3, outline = "line"'),
        ["tile_49", "line", "single"],
    ),
    "unknown terrain": (
        edited('terrains = ["volcano", "forest"]', 'terrains = ["volcano", "swamp"]'),
        ["tile_48", "swamp", "mountain"],
    ),
    "two volcanoes": (edited('terrains = ["volcano", "forest"]', 'terrains = ["volcano", "volcano"]'), ["tile_48", "volcano"]),
    "outline not from 0, 0": (edited("double = [[0, 0], [1, 0]]", "double = [[1, 0], [2, 0]]"), ["tile_outlines", "double"]),
    "outline unconnected": (
        edited("triple = [[0, 0], [1, 0], [0, 1]]", "triple = [[0, 0], [1, 0], [0, 2]]"),
        ["tile_outlines", "triple"],
    ),
    "outline with a cell twice": (edited("triple = [[0, 0], [1, 0], [0, 1]]", "triple = [[0, 0], [1, 0], [1, 0]]"), ["triple"]),
    "outline empty": (edited("single = [[0, 0]]", "single = []"), ["single"]),
    "outline of texts": (edited("single = [[0, 0]]", 'single = ["a1"]'), ["single"]),
    "temple's outline": (edited("outline = [[0, 0], [1, 0], [0, 1], [1, 1]]", "outline = [[0, 0], [2, 2]]"), ["temple"]),
    # cards, row and prices
    "card's action": (
        edited('id = "card_01", action = "produce"', 'id = "card_01", action = "sing"'),
        ["card_01", "sing", "produce"],
    ),
    "card's size": (edited('action = "recruit", tile_size = 3', 'action = "recruit", tile_size = 4'), ["card_06", "4"]),
    "too few prices": (
        edited("costs_5_cards = [0, 0, 1, 1, 2]", "costs_5_cards = [0, 0, 1, 1]"),
        ["action_board", "costs_5_cards"],
    ),
    "no free card": (
        edited("costs_6_cards = [0, 0, 1, 1, 2, 2]", "costs_6_cards = [0, 1, 1, 1, 2, 2]"),
        ["action_board", "costs_6_cards"],
    ),
    "a price below 0": (edited("costs_5_cards = [0, 0, 1, 1, 2]", "costs_5_cards = [0, 0, 1, 1, -2]"), ["action_board", "-2"]),
    "no prices for the row": (edited("4 = 6 }", "4 = 7 }"), ["action_board", "costs_7_cards"]),
    "order of payments": (edited('resource = "hoplite", amount = 2', 'resource = "orichalcum", amount = 2'), ["extra_action"]),
    "payment opens nothing known": (edited('["capture", "construct", "produce"]', '["capture", "sail"]'), ["sail"]),
    # terrains and titans
    "two wild terrains": (edited('titan = "theia"\nwild = false', 'titan = "theia"\nwild = true'), ["forest", "wild"]),
    "no wild terrain": (edited("wild = true", "wild = false"), ["volcano", "wild"]),
    "terrain's titan": (edited('id = "mountain"\ntitan = "hyperion"', 'id = "mountain"\ntitan = "theia"'), ["mountain"]),
    "titan's terrain": (edited('id = "themis"\nterrain = "lagoon"', 'id = "themis"\nterrain = "desert"'), ["titan", "terrain"]),
    "titan's action": (edited('terrain = "lagoon"\naction = "recruit"', 'terrain = "lagoon"\naction = "produce"'), ["action"]),
    "order of slots": (edited('slots = ["mountain", "lagoon"', 'slots = ["lagoon", "mountain"'), ["construction_board"]),
    # dice, creatures and buildings
    "too few dice": (
        edited("count = 4\ncount_provenance", "count = 3\ncount_provenance").replace("combat_dice = 4", "combat_dice = 3"),
        ["dice", "3"],
    ),
    "die without faces": (edited('faces = ["1", "2", "3", "4", "5", "skull"]', "faces = []"), ["dice", "faces"]),
    "die's face": (edited('"5", "skull"]', '"5", "omega"]'), ["dice", "skull"]),
    "die value too high": (
        edited('kind = "siege_engines", die_value = 5', 'kind = "siege_engines", die_value = 6'),
        ["building_18", "6", "5"],
    ),
    "die value below 1": (
        edited('kind = "siege_engines", die_value = 3', 'kind = "siege_engines", die_value = 0'),
        ["building_16", "0"],
    ),
    "variants that are not on the list": (edited("{ die_value = 5,", "{ die_value = 2,"), ["siege_engines"]),
    "siege engines without a value": (
        edited('kind = "siege_engines", die_value = 3', 'kind = "siege_engines"'),
        ["building_16", "die_value"],
    ),
    "unknown statue": (
        edited('kind = "statues", resource = "hoplite"', 'kind = "statues", resource = "gold"'),
        ["building_24", "gold"],
    ),
    "unknown kind of building": (
        edited('id = "building_20", kind = "arch"', 'id = "building_20", kind = "ark"'),
        ["building_20", "ark"],
    ),
    "unknown token": (edited('token_on_reveal = "hoplite"', 'token_on_reveal = "captured_creature"'), ["training_camp"]),
    "count of a kind": (edited('count = 6\npower = "Arrives', 'count = 7\npower = "Arrives'), ["training_camp", "7", "6"]),
    "hydra without a titan": (edited('kind = "hydra", titan = "theia"', 'kind = "hydra"'), ["creature_20", "titan"]),
    "hydra with an unknown titan": (
        edited('kind = "hydra", titan = "theia"', 'kind = "hydra", titan = "zeus"'),
        ["creature_20", "zeus"],
    ),
    "unknown kind of creature": (
        edited('id = "creature_01", kind = "hellhound"', 'id = "creature_01", kind = "dog"'),
        ["creature_01", "dog"],
    ),
    "strength 0": (edited("strength = 12", "strength = 0"), ["hydra", "strength"]),
    # islands
    "unconnected island": (
        edited("[-1, 6], [0, 6], [1, 6],\n]", "[-1, 6], [0, 6], [9, 9],\n]"),
        ["island_a_easy", "connected"],
    ),
    "number of circles": (edited("circles = 34", "circles = 35"), ["island_a_easy", "35", "34"]),
    "cell twice": (edited("[2, 0], [3, 0], [4, 0]", "[2, 0], [3, 0], [3, 0]"), ["island_a_easy"]),
    "port outside": (edited("{ cell = [5, 3], bonus", "{ cell = [6, 3], bonus"), ["island_a_easy", "[6, 3]"]),
    "port elsewhere than on the map": (edited("{ cell = [5, 3], bonus", "{ cell = [5, 2], bonus"), ["island_a_easy", "map"]),
    "port twice": (edited("{ cell = [5, 3], bonus", "{ cell = [2, 0], bonus"), ["island_a_easy", "three"]),
    "map with a circle less": (edited(ISLAND_A, ISLAND_A.replace("o o o o o", "o o o o")), ["island_a_easy", "map"]),
    "map with a row shifted": (edited(ISLAND_A, ISLAND_A.replace("   o o o o o", "     o o o o o")), ["island_a_easy", "map"]),
    "map with another port": (edited(ISLAND_A, ISLAND_A.replace("B o o", "o B o")), ["island_a_easy", "map"]),
    "map with another bonus": (edited(ISLAND_A, ISLAND_A.replace("B o o", "H o o")), ["island_a_easy"]),
    "map empty": (re.sub(r'map = """.*?"""', 'map = ""', COMPONENTS_TEXT, count=1, flags=re.DOTALL), ["island_a_easy", "map"]),
    "no cells": (
        re.sub(r"circles = 34(.*?)cells = \[.*?\n\]", r"circles = 0\1cells = []", COMPONENTS_TEXT, count=1, flags=re.DOTALL),
        ["island_a_easy"],
    ),
    "stars": (edited("stars = 2", "stars = 3"), ["island_a_hard", "stars"]),
    "two easy sides": (edited("stars = 2", "stars = 1"), ["board A"]),
    "port without a bonus": (
        edited("bonus = { hoplite = 1, orichalcum = 1 }", "bonus = { hoplite = 1 }"),
        ["island_a_easy", "orichalcum"],
    ),
    "negative bonus": (
        edited("bonus = { hoplite = 2, orichalcum = 0 }", "bonus = { hoplite = -2, orichalcum = 0 }"),
        ["island_a_easy", "-2"],
    ),
    # missing or of the wrong type
    "missing key": (edited("titan_area_min = 3\n", ""), ["meta", "titan_area_min"]),
    "missing table": (edited("[technical_stop]", "[technical_end]"), ["technical_stop"]),
    "missing list": (
        edited("[[creature_kind]]", "[[beast_kind]]").replace("[[creature_kind]]", "[[beast_kind]]"),
        ["creature_kind"],
    ),
    "text for a number": (
        edited("medallion_cost_orichalcum = 5", 'medallion_cost_orichalcum = "5"'),
        ["meta", "medallion_cost_orichalcum"],
    ),
    "switch for a number": (
        edited("medallion_cost_orichalcum = 5", "medallion_cost_orichalcum = true"),
        ["medallion_cost_orichalcum"],
    ),
    "number for a list": (edited("costs_5_cards = [0, 0, 1, 1, 2]", "costs_5_cards = 5"), ["action_board", "costs_5_cards"]),
    "number for a table": (edited("cards_on_board = { 2 = 5, 3 = 5, 4 = 6 }", "cards_on_board = 5"), ["setup", "cards_on_board"]),
    "not TOML": ("[meta\ngame = 1", ["TOML"]),
    "empty": ("", ["totals"]),
}


@pytest.mark.rule("O23", "O23.18")
@pytest.mark.parametrize("what", BROKEN)
def test_a_file_that_contradicts_itself_is_refused_and_the_entry_named(what: str) -> None:
    text, mentioned = BROKEN[what]
    message = refusal(text)
    assert message.startswith("components: ")
    assert "\n" not in message
    for part in mentioned:
        assert part in message


@pytest.mark.rule("O23.18")
def test_the_error_is_one_that_a_caller_can_mend() -> None:
    with pytest.raises(PelagosError):
        Components("")
