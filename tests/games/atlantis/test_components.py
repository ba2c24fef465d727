"""I2: components, and the file that lists them."""

import re

import pytest

from pelagos.core.errors import BadComponents
from pelagos.games.atlantis.components import COMPONENTS, COMPONENTS_TEXT, Components, God
from tests.games.atlantis.positions import completed, followers, game, god, hand, legal, say, supply_of, temples


@pytest.mark.rule("I2.1")
def test_the_box_holds_what_the_rulebook_lists():
    assert len(COMPONENTS.regions) == 4
    assert [len(sides) for sides in COMPONENTS.regions] == [2, 2, 2, 2]
    assert COMPONENTS.cards_in_box * len(COMPONENTS.colours) == 72
    assert len(COMPONENTS.gods) == 6
    assert all(supply_of(game(4), seat) == "III+III+II+II+I+I" for seat in range(4))
    counts = dict(re.findall(r'\[\[tokens\]\]\nid = "(\w+)"\ncount = (\d+)', COMPONENTS_TEXT))
    assert counts == {"divine_presence": "1", "order": "4", "action": "5", "helper": "4", "completion": "13"}


@pytest.mark.rule("I2.2")
def test_cards_of_one_colour_are_the_same_choice():
    s = game()
    hand(s, 0, green=3)
    followers(s, 1, blue=2)
    assert legal(s, "travel") == ["travel green"]
    assert legal(s, "convert") == ["convert 2 blue"]


@pytest.mark.rule("I2.3")
@pytest.mark.parametrize("card", COMPONENTS.gods, ids=lambda card: card.name)
def test_a_gods_four_temples_can_stand_at_the_same_time(card: God):
    s = game()
    god(s, 0, card.name)
    wanted = ["+".join(COMPONENTS.tiles[size] for size in stack) for stack in card.temples]
    assert all(wanted)
    temples(s, 0, *wanted)
    assert completed(s) == [1, 2, 3, 4]


@pytest.mark.rule("I2.3")
def test_god_cards_differ():
    cards = [[tuple(temple) for temple in card.temples] for card in COMPONENTS.gods]
    assert len({tuple(card) for card in cards}) == 6


@pytest.mark.rule("I2.4")
def test_action_tokens_only_count():
    s = game()
    hand(s, 0, brown=1)
    for left in (4, 3, 2):
        say(s, "migrate")
        assert s.view(None)["actions"] == left
        assert "recruit 1" in legal(s)


WRONG = [
    ('ability = "move_tile"', 'ability = "fly"', "brown, side B: 'ability' is 'fly'"),
    ('ability = "move_tile"', 'ability = "swap_tiles"', "each ability must be on exactly one side"),
    ("neutral_areas = 1", "neutral_areas = 2", "brown, side B: a region has one neutral area at most"),
    ("recommended_first_games = true", "recommended_first_games = false", "brown: exactly one side must be recommended"),
    ("player_areas = 4", "player_areas = 3", "brown: a board needs an area for each of 4 players"),
    ("cards_in_game = 40", "cards_in_game = 41", "deal number 2: 10 cards of each colour are 40"),
    ("deck_after_setup = 27", "deck_after_setup = 26", "deal number 2: deck_after_setup is 26, but 27 cards are left"),
    ("starting_hands = [3, 4]", "starting_hands = [3]", "deal number 2: 1 starting hands do not go with 2 players"),
    ("cards_per_colour = 18", "cards_per_colour = 19", "deal number 4: there are only 18 cards"),
    ('region_2 = ["II", "II"]', 'region_2 = ["II", "II", "II"]', "zeus: a god wants"),
    ('region_2 = ["II", "II"]', "region_2 = []", "zeus: a god wants"),
    ("levels = [1, 4, 1, 3]", "levels = [1, 4, 1, 2]", r"zeus: the levels are \[1, 4, 1, 3\]"),
    ("cards_to_build = 18", "cards_to_build = 19", "zeus: these temples cost 18 cards"),
    ("per_player = 2", "per_player = 3", "I: a player has two tiles of each size"),
    ('remove = ["II"]\nadd = "III"', 'remove = ["I"]\nadd = "III"', "R2: a building move must raise the level by exactly one"),
    ('stacks = [["II"], ["I", "I"]]', 'stacks = [["II"]]', "level_compositions number 2: level 2 can be made in 2 ways"),
    ('stacks = [["II"], ["I", "I"]]', 'stacks = [["II"], ["I"]]', "level_compositions number 2: level 2 is not made by"),
    ("per_turn = 1", "per_turn = 2", "conversion: 'per_turn' must be 1"),
    ("followers_needed = 3", "followers_needed = 1", "feast: more followers are discarded than needed"),
    ("helpers_per_player = 1", "helpers_per_player = 2", "limits: a player can own one helper token"),
    ("dummy_follower_cards = 1", "dummy_follower_cards = 2", "solo: the dummy follower area holds one card"),
    ("display_slots = 4", "display_slots = 5", "limits: the display begins with one card of each colour"),
    ('id = "helper"\ncount = 4', 'id = "helper"\ncount = 3', "helper: there must be 4 of them"),
    ('id = "action"\ncount = 5', 'id = "deed"\ncount = 5', "the token 'action' is missing"),
]


@pytest.mark.parametrize(("right", "wrong", "message"), WRONG, ids=[entry[2] for entry in WRONG])
def test_a_wrong_component_file_is_refused_by_the_name_of_the_entry(right: str, wrong: str, message: str):
    assert right in COMPONENTS_TEXT
    with pytest.raises(BadComponents, match=message):
        Components(COMPONENTS_TEXT.replace(right, wrong, 1))
