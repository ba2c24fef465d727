"""Every guardian, idol, assistant, camp, site tile, bonus tile and rival tile, one by one.

The expectations are written here by hand, from the descriptions of the components; nothing is taken from the component file.
"""

import pytest

from pelagos.games.arnak.effects import RESOURCES
from pelagos.games.arnak.lookup import IDOL_NAMES, RIVAL_NAMES, TILE_NAMES
from pelagos.games.arnak.state import RIVAL, Arnak
from pelagos.games.arnak.words import ASSISTANT, BONUS, GUARDIAN
from tests.games.arnak.changes import Changes, changes, summary, together
from tests.games.arnak.positions import (
    begins,
    bonus,
    deck,
    discovered,
    employ,
    game,
    goods,
    guardian_at,
    hand,
    idol_at,
    legal,
    loose,
    next_tile,
    numbers,
    overcome,
    played,
    resources,
    rival_tiles,
    row,
    say,
    sites_of,
    stand,
    step,
    supply,
    tile_at,
    tokens,
)

Goods = dict[str, int]

DREW: Changes = {"hand": ["+dog"], "deck": ["-dog"]}
FEAR: Changes = {"played": ["+fear"], "fears": -1}


def table() -> Arnak:
    """A hand card, a card to draw and a card to exile."""
    s = game()
    hand(s, "fear")
    deck(s, "dog")
    played(s, "rope")
    return s


# -- guardians

GUARDIANS: list[tuple[Goods, str, int, str]] = [
    ({"coin": 1, "compass": 1, "arrowhead": 1}, "", 0, "ship"),
    ({"coin": 1, "arrowhead": 1}, "", 1, "exile"),
    ({"coin": 1, "arrowhead": 1}, "boot", 0, "car"),
    ({"coin": 2, "arrowhead": 1}, "", 0, "car"),
    ({"tablet": 1, "arrowhead": 1}, "boot", 0, "exile"),
    ({"arrowhead": 1}, "plane", 0, "exile"),
    ({"compass": 1, "arrowhead": 1}, "", 1, "draw"),
    ({"coin": 4}, "", 0, "upgrade"),
    ({"arrowhead": 1}, "ship", 0, "car"),
    ({"arrowhead": 1}, "car", 0, "ship"),
    ({"compass": 1}, "boot boot", 0, "exile"),
    ({"jewel": 1}, "boot", 0, "plane"),
    ({"tablet": 3}, "", 0, "plane"),
    ({"arrowhead": 1}, "plane", 0, "exile"),
    ({"compass": 2, "arrowhead": 1}, "", 0, "ship"),
]
PAYERS = {"boot": ["fear", "fear"], "car": ["funding-car"], "ship": ["funding-ship"], "plane": ["hot-air-balloon"]}


@pytest.mark.parametrize("number", range(15))
def test_the_cost_of_a_guardian(number: int):
    cost, travel, discards, _ = GUARDIANS[number]
    s = game()
    discovered(s, "r1c1", "site-1-1", guardian=GUARDIAN.values[number])
    stand(s, "r1c1")
    cards = [card for icon in sorted(set(travel.split())) for card in PAYERS[icon][: travel.split().count(icon)]]
    cards += ["torch"] * discards
    goods(s, **cost)
    hand(s, *cards)
    for name in cost:
        goods(s, **{name: cost[name] - 1})
        assert begins(s, "overcome") == [], f"a {name} is missing"
        goods(s, **cost)
    if cards:
        t = s.clone()
        t.players[0].hand = t.players[0].hand[1:]
        assert [word for word in t.legal() if word in [t.setup.game.code("overcome r1c1")]] == [], "a card is missing"
    say(s, "overcome r1c1")
    while step(s) != "end-turn":
        words = [word for word in legal(s) if word.split()[0] in ("travel", "discard", "cover")]
        say(s, words[0])
    assert resources(s) == {}
    assert len(s.players[0].hand) == 0
    assert guardian_at(s, "r1c1") is None


@pytest.mark.parametrize("number", range(15))
def test_the_boon_of_a_guardian(number: int):
    name, boon = GUARDIAN.values[number], GUARDIANS[number][3]
    s = table()
    overcome(s, name)
    goods(s, tablet=1)
    if boon in ("car", "ship", "plane"):
        s.players[0].hand = s.players[0].hand[:0]
        s.fears += 1
        for place, site in enumerate(["r1c1", "r1c3"], 1):
            discovered(s, site, f"site-1-{place + 1}")
        payable = {"car": ["r1c1"], "ship": ["r1c3"], "plane": ["r1c1", "r1c3"]}[boon]
        assert [space for space in begins(s, "dig") if space[0] == "r"] == payable
        say(s, f"dig {payable[0]}", f"guide {name}")
        assert loose(s) == []
    else:
        before = summary(s)
        words = {"exile": "exile-played rope", "draw": "draw", "upgrade": "upgrade tablet"}
        effects: dict[str, Changes] = {
            "exile": {"played": ["-rope"], "exile": ["+rope"]},
            "draw": DREW,
            "upgrade": {"tablet": -1, "arrowhead": 1},
        }
        say(s, f"boon {name}", words[boon])
        assert changes(before, summary(s)) == together(effects[boon], {"boons": -1})
        assert step(s) == "turn"
    assert s.players[0].boons == 0


# -- idols and research bonus tiles

SMALL: dict[str, tuple[list[str], Changes]] = {
    "coin": ([], {"coin": 1}),
    "compass": ([], {"compass": 1}),
    "tablet": ([], {"tablet": 1}),
    "exile": (["exile-played rope"], {"played": ["-rope"], "exile": ["+rope"]}),
    "draw": (["draw"], DREW),
    "upgrade": (["upgrade arrowhead"], {"arrowhead": -1, "jewel": 1}),
    "refresh": (["refresh assistant-05"], {"team": ["+assistant-05", "-(assistant-05)"]}),
}


def test_the_kinds_of_idols_and_bonus_tiles():
    assert IDOL_NAMES == ["coin", "compass", "tablet", "exile", "upgrade", "refresh"]
    assert BONUS.values == ["coin", "compass", "tablet", "exile", "draw", "upgrade"]


@pytest.mark.parametrize("name", ["coin", "compass", "tablet", "exile", "upgrade", "refresh"])
def test_the_effect_of_an_idol(name: str):
    words, effect = SMALL[name]
    s = table()
    employ(s, "assistant-05", exhausted=True)
    hand(s, "funding-car")
    goods(s, compass=3, arrowhead=1)
    idol_at(s, "r1c1", name)
    next_tile(s, "site-1-2")
    s.guardians = numbers([8, *[one for one in s.guardians if one != 8]])
    before = summary(s)
    say(s, "discover r1c1", "travel funding-car", *words)
    top = guardian_at(s, "r1c1")
    base: Changes = {
        "compass": -3,
        "hand": ["-funding-car"],
        "played": ["+funding-car"],
        "home": -1,
        "sites": ["+r1c1"],
        "idols": 1,
        "coin": 1,
        "arrowhead": 1,
        "wardens": [f"+r1c1 {top}"],
    }
    assert changes(before, summary(s)) == together(base, effect)


@pytest.mark.parametrize("name", ["coin", "compass", "tablet", "exile", "draw", "upgrade"])
def test_the_effect_of_a_bonus_tile(name: str):
    words, effect = SMALL[name]
    s = table()
    tokens(s, glass=2)
    bonus(s, 4, name)
    goods(s, tablet=1, arrowhead=2)
    before = summary(s)
    say(s, "research glass 4", "first tile", *words)
    base: Changes = {"glass": 2, "tablet": -1, "arrowhead": -1, "compass": 1}
    assert changes(before, summary(s)) == together(base, effect)
    assert s.bonus[4] == 0


# -- camps and site tiles

SITES: dict[str, tuple[list[str], Changes]] = {
    "camp-1": ([], {"coin": 2}),
    "camp-2": ([], {"compass": 2}),
    "camp-3": ([], {"tablet": 2}),
    "camp-4": ([], {"arrowhead": 1}),
    "camp-5": (["discard fear"], {"hand": ["-fear"], "played": ["+fear"], "jewel": 1}),
    "site-1-1": (["choose item", "take hat"], {"deck": ["+hat"], "row": ["-hat"]}),
    "site-1-2": ([], {"coin": 1, "arrowhead": 1}),
    "site-1-3": (["draw"], together(DREW, {"coin": 1, "tablet": 1})),
    "site-1-4": ([], {"compass": 1, "arrowhead": 1}),
    "site-1-5": ([], {"coin": 1, "tablet": 2}),
    "site-1-6": ([], {"tablet": 1, "arrowhead": 1}),
    "site-1-7": (["draw"], together(DREW, {"arrowhead": 1})),
    "site-1-8": ([], together(FEAR, {"tablet": 1, "jewel": 1})),
    "site-1-9": ([], together(FEAR, {"compass": 1, "jewel": 1})),
    "site-1-10": ([], {"jewel": 1}),
    "site-2-1": ([], {"compass": 2, "jewel": 1}),
    "site-2-2": ([], {"coin": 1, "compass": 1, "tablet": 1, "arrowhead": 1}),
    "site-2-3": ([], {"arrowhead": 1, "jewel": 1}),
    "site-2-4": (["draw"], together(DREW, {"tablet": 1, "jewel": 1})),
    "site-2-5": ([], {"tablet": 2, "jewel": 1}),
    "site-2-6": ([], together(FEAR, {"tablet": 2, "arrowhead": 2})),
}


def test_no_site_is_left_out():
    assert sorted(SITES) == sorted(TILE_NAMES)


def visit(tile: str) -> tuple[Arnak, str]:
    """A position before a dig at the site, and the word for it."""
    s = table()
    hand(s, "aeroplane")
    if tile.startswith("camp"):
        return s, f"dig {tile}a"
    site = "r1c1" if tile.startswith("site-1") else "r3c1"
    discovered(s, site, tile)
    return s, f"dig {site}"


@pytest.mark.parametrize("tile", list(SITES))
def test_the_effect_of_a_site(tile: str):
    words, effect = SITES[tile]
    s, dig = visit(tile)
    say(s, dig, "travel aeroplane")
    while step(s) == "pay-travel":
        say(s, f"cover {begins(s, 'cover')[0]}")
    s2, dig = visit(tile)
    before = summary(s2)
    say(s, *words)
    spent: Changes = {
        "hand": ["-aeroplane"],
        "played": ["+aeroplane"],
        "home": -1,
        "sites": [f"+{tile if tile.startswith('camp') else dig.split()[1]}"],
        "loose": [] if tile.startswith("site-2") else ["+plane"],
    }
    assert changes(before, summary(s)) == together(spent, effect)
    assert step(s) == "end-turn"


def test_the_other_choice_of_the_first_tile():
    s, dig = visit("site-1-1")
    say(s, dig, "travel aeroplane", "choose compass-2")
    assert resources(s) == {"compass": 2}


OFFERS = {
    "coin": ["camp-1", "site-1-2", "site-1-3", "site-1-5", "site-2-2"],
    "compass": ["camp-2", "site-1-1", "site-1-4", "site-1-9", "site-2-1", "site-2-2"],
    "tablet": ["camp-3", "site-1-3", "site-1-5", "site-1-6", "site-1-8", "site-2-2", "site-2-4", "site-2-5", "site-2-6"],
    "arrowhead": ["camp-4", "site-1-2", "site-1-4", "site-1-6", "site-1-7", "site-2-2", "site-2-3", "site-2-6"],
    "jewel": ["camp-5", "site-1-8", "site-1-9", "site-1-10", "site-2-1", "site-2-3", "site-2-4", "site-2-5"],
}


@pytest.mark.parametrize("tile", [name for name in SITES if name.startswith("site")])
@pytest.mark.parametrize("resource", RESOURCES)
def test_what_a_site_offers_to_the_rival(tile: str, resource: str):
    s = game(players=1)
    site = "r1c1" if tile.startswith("site-1") else "r3c1"
    discovered(s, site, tile)
    rival_turn(s, f"dig-{resource}")
    camp = f"camp-{RESOURCES.index(resource) + 1}"
    assert sites_of(s, RIVAL) == [site if tile in OFFERS[resource] else camp]


# -- assistants

ASSISTANTS: list[tuple[list[str], Changes, list[str], Changes]] = [
    ([], {"coin": 2}, [], {"coin": 3}),
    ([], {"tablet": 1}, [], {"coin": 1, "tablet": 1}),
    (["accept", "travel fear"], {"hand": ["-fear"], "played": ["+fear"], "arrowhead": 1}, [], {"arrowhead": 1}),
    (["accept"], {"coin": -1, "arrowhead": 1}, ["accept", "choose jewel"], {"coin": -1, "jewel": 1}),
    (
        ["exile-played rope"],
        {"played": ["-rope"], "exile": ["+rope"]},
        ["exile-played rope"],
        {"played": ["-rope"], "exile": ["+rope"], "compass": 1},
    ),
    (["draw", "discard fear"], together(DREW, {"hand": ["-fear"], "played": ["+fear"]}), ["draw"], DREW),
    ([], {"coin": 1}, [], {"coin": 2}),
    ([], {"compass": 1}, [], {"coin": 1, "compass": 1}),
    ([], {"compass": 1}, [], {"coin": 1, "compass": 1}),
    (["buy axe"], {"coin": -1, "deck": ["+axe"], "row": ["-axe"]}, ["buy axe"], {"deck": ["+axe"], "row": ["-axe"]}),
    (["upgrade tablet"], {"tablet": -1, "arrowhead": 1}, ["upgrade tablet"], {"tablet": -1, "arrowhead": 1, "compass": 1}),
    ([], {"compass": 1}, [], {"compass": 2}),
]
TRAVEL = {"assistant-07": "plane", "assistant-08": "car", "assistant-09": "ship"}


@pytest.mark.parametrize("gold", [False, True], ids=["silver", "gold"])
@pytest.mark.parametrize("number", range(12))
def test_the_effect_of_an_assistant(number: int, gold: bool):
    name = ASSISTANT.values[number]
    words, effect = ASSISTANTS[number][2:] if gold else ASSISTANTS[number][:2]
    s = table()
    goods(s, coin=1, tablet=1)
    employ(s, name, gold=gold)
    before = summary(s)
    say(s, f"use {name}", *words)
    shown = name + ("+" if gold else "")
    assert changes(before, summary(s)) == together(effect, {"team": [f"+({shown})", f"-{shown}"]})
    assert step(s) == ("end-turn" if number == 9 else "turn")


def test_the_gold_side_of_the_fourth_may_also_give_an_arrowhead():
    s = game()
    goods(s, coin=1)
    employ(s, "assistant-04", gold=True)
    say(s, "use assistant-04", "accept", "choose arrowhead")
    assert resources(s) == {"arrowhead": 1}


@pytest.mark.parametrize("gold", [False, True], ids=["silver", "gold"])
@pytest.mark.parametrize("name", ASSISTANT.values)
def test_the_travel_of_an_assistant(name: str, gold: bool):
    s = game(players=4, board="snake")
    employ(s, name, gold=gold)
    for place, site in enumerate(["r1c1", "r1c3", "r2c3"], 1):
        discovered(s, site, f"site-1-{place + 1}")
    icon = TRAVEL.get(name)
    expected = {None: [], "plane": ["r1c1", "r1c3", "r2c3"], "car": ["r1c1"], "ship": ["r1c3"]}[icon]
    assert [space for space in begins(s, "dig") if space[0] == "r"] == expected
    assert ("camp-1b" in begins(s, "dig")) == (gold and icon is not None)
    if icon:
        say(s, "dig camp-1a", f"escort {name}")
        assert loose(s) == ([icon] if gold else [])


BORROWED: dict[str, tuple[list[str], list[str]]] = {
    "assistant-07": (["coin", "plane"], ["coin-2", "plane-2"]),
    "assistant-08": (["car", "compass"], ["car-2", "coin-compass"]),
    "assistant-09": (["compass", "ship"], ["coin-compass", "ship-2"]),
}


@pytest.mark.parametrize("name", list(BORROWED))
@pytest.mark.parametrize(("card", "side"), [("coconut-flask", 0), ("ancient-wine", 1)])
def test_a_borrowed_assistant_offers_both_choices(name: str, card: str, side: int):
    s = game()
    hand(s, card)
    goods(s, tablet=1)
    supply(s, name)
    say(s, f"play {card}", "borrow 1")
    assert begins(s, "choose") == BORROWED[name][side]


# -- rival tiles


def rival_turn(s: Arnak, tile: str) -> None:
    """The rival turns up this tile; the next one points left."""
    rival_tiles(s, tile, "dig-coin" if tile != "dig-coin" else "dig-tablet")
    s.push(4, 0)
    s.settle()


RIVAL_TILES: dict[str, tuple[str, str]] = {
    "dig-coin": ("left", "camp-1"),
    "dig-compass": ("right", "camp-2"),
    "dig-tablet": ("left", "camp-3"),
    "dig-arrowhead": ("right", "camp-4"),
    "dig-jewel": ("left", "camp-5"),
    "discover-green": ("right", "r1c1 guarded"),
    "discover-red": ("right", "r1c1"),
    "research-green": ("left", "row 1, assistant"),
    "research-red": ("left", "row 1, assistant"),
    "overcome-green": ("right", "guardian-01"),
    "overcome-red": ("right", "guardian-01"),
    "buy-item-green": ("left", "dog"),
    "buy-item-red": ("left", "brush"),
    "buy-artifact-green": ("right", "mortar"),
    "buy-artifact-red": ("right", "mortar"),
}


def test_no_rival_tile_is_left_out():
    assert list(RIVAL_TILES) == RIVAL_NAMES


@pytest.mark.parametrize("tile", list(RIVAL_TILES))
def test_the_action_of_a_rival_tile(tile: str):
    arrow, expected = RIVAL_TILES[tile]
    s = game(players=1)
    row(s, "mortar", "dog", "brush", "steam-boat", "torch", "axe")
    if tile.startswith("overcome"):
        discovered(s, "r1c2", "site-1-1", guardian="guardian-01")
        stand(s, "r1c2", seat=RIVAL)
    rival_tiles(s, tile)
    rival = s.view(0)["rival"]
    assert isinstance(rival, dict)
    assert rival["arrow"] == arrow
    assistants = sum(len(stack) for stack in s.supply)
    rival_turn(s, tile)
    after = s.view(0)["rival"]
    assert isinstance(after, dict)
    found = {
        "dig": " ".join(sites_of(s, RIVAL)),
        "discover": f"r1c1{' guarded' if guardian_at(s, 'r1c1') else ''}" if tile_at(s, "r1c1") else "",
        "research": f"row {after['glass']}" + (", assistant" if sum(len(stack) for stack in s.supply) < assistants else ""),
        "overcome": " ".join(after["guardians"]),
        "buy": " ".join(after["cards"]),
    }
    assert found[tile.split("-")[0]] == expected
