"""Every card, one by one: price, points, icons, timing, and what its effect does in one typical position.

The expectations are written here by hand, from the descriptions of the cards; nothing is taken from the component file.
"""

from dataclasses import dataclass, field

import pytest

from pelagos.games.arnak.components import COMPONENTS
from pelagos.games.arnak.lookup import CARD_POINTS, CARD_PRICE
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import CARD
from tests.games.arnak.changes import Changes, changes, summary, together
from tests.games.arnak.positions import (
    begins,
    deck,
    deck_top,
    discovered,
    employ,
    game,
    goods,
    guard,
    hand,
    idol_at,
    idols,
    legal,
    next_guardian,
    next_tile,
    overcome,
    played,
    row,
    say,
    stand,
    step,
    supply,
    tokens,
)


@dataclass(frozen=True)
class Expected:
    """What is printed on a card, and a way to play it: words after `play`, and what they change."""

    name: str
    price: int
    points: int
    icons: str
    timing: str
    words: list[str] = field(default_factory=list)
    changes: Changes = field(default_factory=dict)
    exiled: bool = False

    def __str__(self) -> str:
        return self.name


DREW_ONE: Changes = {"hand": ["+funding-car"], "deck": ["-funding-car"]}
DREW_TWO: Changes = {"hand": ["+exploration-ship", "+funding-car"], "deck": ["-exploration-ship", "-funding-car"]}
DISCARDED: Changes = {"hand": ["-fear"], "played": ["+fear"]}
EXILED_FEAR: Changes = {"hand": ["-fear"], "fears": 1}
TOOK_FEAR: Changes = {"played": ["+fear"], "fears": -1}
OVERCAME: Changes = {"guardians": ["+guardian-08"], "boons": 1, "wardens": ["-r1c1 guardian-08"]}
EXPLORED: Changes = {
    "home": -1,
    "sites": ["+r1c3"],
    "idols": 1,
    "coin": 1,
    "tablet": 1,
    "arrowhead": 1,
    "wardens": ["+r1c3 guardian-09"],
}

ITEMS = [
    Expected(
        "sea-turtle",
        3,
        1,
        "ship ship",
        "main",
        ["draw", "dig camp-1a"],
        together(DREW_ONE, {"home": -1, "sites": ["+camp-1"], "coin": 2}),
    ),
    Expected(
        "ostrich",
        3,
        1,
        "car car",
        "main",
        ["draw", "dig r1c2"],
        together(DREW_ONE, {"home": -1, "sites": ["+r1c2"], "coin": 1, "tablet": 2}),
    ),
    Expected("pack-donkey", 4, 1, "car car", "main", ["draw", "draw"], DREW_TWO),
    Expected("horse", 4, 1, "car car", "main", ["draw"], together(DREW_ONE, {"coin": 1, "compass": 1})),
    Expected("steam-boat", 3, 3, "ship ship", "free", [], {"compass": 2}),
    Expected("automobile", 3, 3, "car car", "free", [], {"compass": 2}),
    Expected("sturdy-boots", 1, 1, "car car", "main", ["dig camp-1a"], {"compass": 1, "home": -1, "sites": ["+camp-1"], "coin": 2}),
    Expected("gold-pan", 1, 1, "ship ship", "free", [], {"coin": 2}),
    Expected("trowel", 1, 1, "car", "main", ["accept"], {"compass": -1, "jewel": 1}),
    Expected("pickaxe", 1, 1, "car", "main", ["accept"], {"compass": -1, "tablet": 1, "arrowhead": 1}),
    Expected("hot-air-balloon", 2, 1, "plane", "main", ["discover r1c3"], EXPLORED, exiled=True),
    Expected("aeroplane", 4, 3, "plane plane", "main", ["discover r1c3"], together(EXPLORED, {"compass": -1})),
    Expected(
        "journal",
        3,
        1,
        "car ship",
        "main",
        ["research notebook 5", "promote assistant-01"],
        {"notebook": 2, "team": ["+assistant-01+", "-(assistant-01)"]},
        exiled=True,
    ),
    Expected("parrot", 2, 2, "ship", "main", ["discard fear"], together(DISCARDED, {"jewel": 1})),
    Expected("watch", 1, 1, "ship", "free", [], {"coin": 2}),
    Expected("army-knife", 3, 1, "car ship", "main", ["choose coin", "choose tablet"], {"coin": 1, "tablet": 1}),
    Expected("binoculars", 4, 1, "ship", "main", ["activate r1c2"], {"coin": 1, "tablet": 2}),
    Expected("tent", 4, 2, "car", "main", ["activate r1c1"], {"coin": 1, "arrowhead": 1}),
    Expected("fishing-rod", 2, 2, "ship", "main", ["buy steam-boat"], {"deck": ["+steam-boat"], "items": -1}),
    Expected("precision-compass", 4, 1, "ship", "main", ["buy war-mask", "decline"], {"played": ["+war-mask"], "artifacts": -1}),
    Expected("bow-and-arrows", 2, 2, "car", "main", [], {"compass": 2}),
    Expected("carrier-pigeon", 2, 1, "ship", "free", [], {"tablet": 2}),
    Expected(
        "whip", 2, 1, "car", "main", ["buy war-club", "decline"], {"played": ["+war-club"], "row": ["-war-club"]}, exiled=True
    ),
    Expected("rough-map", 1, 1, "ship", "main", [], {"compass": 3}, exiled=True),
    Expected("airdrop", 2, 1, "plane", "main", ["take hat"], {"hand": ["+hat"], "row": ["-hat"]}, exiled=True),
    Expected(
        "flask",
        2,
        1,
        "ship",
        "main",
        ["draw", "draw", "draw"],
        together(DREW_TWO, {"hand": ["+funding-ship"], "deck": ["-funding-ship"]}),
        exiled=True,
    ),
    Expected("machete", 4, 1, "car", "main", ["exile fear"], together(EXILED_FEAR, {"compass": 2})),
    Expected(
        "torch",
        2,
        2,
        "ship",
        "main",
        ["exile-played exploration-car"],
        {"played": ["-exploration-car"], "basics": 1, "tablet": 1},
    ),
    Expected("large-backpack", 3, 1, "car", "main", ["draw"], {"coin": 1, "hand": ["+funding-ship"], "deck": ["-funding-ship"]}),
    Expected("rope", 2, 1, "ship", "main", ["discard fear", "draw", "draw"], together(DISCARDED, DREW_TWO)),
    Expected("revolver", 4, 1, "ship ship", "main", ["accept", "overcome r1c1"], together(OVERCAME, {"compass": -1})),
    Expected("hat", 1, 1, "ship", "free", [], {"coin": 1, "compass": 1}),
    Expected("bear-trap", 2, 1, "car", "main", ["overcome r1c1"], OVERCAME, exiled=True),
    Expected(
        "grappling-hook",
        2,
        2,
        "car",
        "main",
        ["discard fear", "draw", "exile-played fear"],
        together(DREW_ONE, {"hand": ["-fear"], "fears": 1}),
    ),
    Expected("lantern", 3, 2, "car", "main", ["activate camp-2"], {"compass": 2}),
    Expected("dog", 3, 1, "car", "main", ["activate camp-3"], {"compass": 1, "tablet": 2}),
    Expected("brush", 3, 3, "car", "main", [], {"compass": 2}),
    Expected("axe", 2, 2, "ship", "main", ["exile fear"], together(EXILED_FEAR, {"compass": 1})),
    Expected("chronometer", 3, 2, "ship ship", "free", [], {"coin": 1, "compass": 1}),
    Expected("theodolite", 3, 1, "ship", "main", [], {"coin": 1, "compass": 1}),
]

ARTIFACTS = [
    Expected(
        "pathfinders-sandals",
        3,
        1,
        "plane",
        "main",
        ["lift r1c1", "land camp-4a"],
        {"sites": ["+camp-4", "-r1c1"], "arrowhead": 1},
    ),
    Expected(
        "pathfinders-staff",
        4,
        1,
        "plane",
        "main",
        ["lift r1c1", "land r1c2"],
        {"sites": ["+r1c2", "-r1c1"], "coin": 1, "tablet": 2},
    ),
    Expected("war-mask", 3, 1, "plane", "main", [], {"arrowhead": 1, "masked": 1}),
    Expected("treasure-chest", 4, 3, "plane", "main", ["draw"], together(DREW_ONE, {"coin": 1})),
    Expected("ritual-dagger", 4, 2, "plane", "main", ["exile fear"], together(EXILED_FEAR, {"arrowhead": 1})),
    Expected(
        "crystal-earring",
        4,
        2,
        "plane",
        "main",
        ["announce 3", "keep funding-ship", "return funding-car"],
        {"hand": ["+funding-ship"], "deck": ["-exploration-ship", "-funding-ship"], "played": ["+exploration-ship"]},
    ),
    Expected("mortar", 3, 1, "plane", "main", ["decline"], {"coin": 2}),
    Expected("serpents-gold", 3, 2, "plane", "main", [], together(TOOK_FEAR, {"coin": 4})),
    Expected("serpent-idol", 2, 1, "plane", "main", [], together(TOOK_FEAR, {"jewel": 1})),
    Expected("monkey-medallion", 4, 2, "plane", "main", ["take hat"], {"deck": ["+hat"], "row": ["-hat"]}),
    Expected("idol-of-ara-anu", 3, 1, "plane", "main", ["research glass 7"], {"glass": 2, "tablet": -1, "compass": 1}),
    Expected(
        "inscribed-blade",
        2,
        1,
        "plane",
        "main",
        ["discount arrowhead", "research glass 8"],
        {"glass": 3, "arrowhead": -1, "compass": 1},
    ),
    Expected("guardians-ocarina", 4, 2, "plane plane", "main", ["recall r1c1"], {"home": 1, "sites": ["-r1c1"], "flying": 1}),
    Expected("tigerclaw-hairpin", 4, 2, "plane", "main", ["decline", "activate camp-1"], {"coin": 2}),
    Expected("war-club", 4, 1, "plane", "main", ["overcome r1c1"], OVERCAME),
    Expected("sundial", 2, 1, "plane", "main", [], {"tablet": 2}),
    Expected("traders-scales", 4, 2, "plane", "main", ["upgrade tablet"], {"tablet": -1, "arrowhead": 1, "coin": 3}),
    Expected("hunting-arrows", 4, 1, "plane", "main", [], together(TOOK_FEAR, {"arrowhead": 2})),
    Expected("coconut-flask", 3, 2, "plane", "main", ["borrow 1"], {"coin": 2, "tablet": 1}),
    Expected("cleansing-cauldron", 3, 1, "plane", "main", ["draw", "exile fear"], together(DREW_ONE, EXILED_FEAR)),
    Expected("ancient-wine", 3, 1, "plane", "main", ["borrow 1"], {"coin": 2, "tablet": 1}),
    Expected(
        "decorated-horn",
        2,
        1,
        "plane",
        "main",
        ["exchange assistant-01 1"],
        {"team": ["+assistant-02", "-(assistant-01)"], "tops": ["+assistant-01", "-assistant-02"]},
    ),
    Expected("ornate-hammer", 4, 2, "plane", "main", ["take axe"], {"deck": ["+axe"], "row": ["-axe"]}),
    Expected("star-charts", 4, 2, "plane", "main", ["accept", "activate camp-1", "activate camp-4"], {"coin": 1, "arrowhead": 1}),
    Expected("stone-jar", 2, 1, "plane", "main", ["draw"], DREW_ONE),
    Expected(
        "passage-shell",
        3,
        1,
        "plane",
        "main",
        ["dig camp-3a", "activate camp-3"],
        {"home": -1, "sites": ["+camp-3"], "tablet": 4},
    ),
    Expected("ceremonial-rattle", 3, 2, "plane", "main", ["refresh assistant-01"], {"team": ["+assistant-01", "-(assistant-01)"]}),
    Expected(
        "sacred-drum",
        4,
        1,
        "plane",
        "main",
        ["discard fear", "refresh assistant-01", "decline"],
        together(DISCARDED, {"team": ["+assistant-01", "-(assistant-01)"]}),
    ),
    Expected("traders-coins", 3, 1, "plane", "main", ["upgrade arrowhead"], {"arrowhead": -1, "jewel": 1, "coin": 2}),
    Expected("stone-key", 3, 2, "plane", "main", ["empty 1"], {"idols": 1, "slots": -1}),
    Expected(
        "obsidian-earring",
        4,
        2,
        "plane",
        "main",
        ["announce 2", "keep funding-ship"],
        {"hand": ["+funding-ship"], "deck": ["-exploration-ship", "-funding-ship"], "played": ["+exploration-ship"]},
    ),
    Expected("guiding-stone", 3, 1, "plane", "main", [], {"tablet": 1, "arrowhead": 1}),
    Expected("guiding-skull", 4, 1, "plane", "main", ["accept"], {"compass": -1, "arrowhead": 1, "jewel": 1}),
    Expected("runes-of-the-dead", 4, 1, "plane", "main", [], together(TOOK_FEAR, {"coin": 1, "tablet": 3})),
    Expected(
        "guardians-crown",
        4,
        2,
        "plane",
        "main",
        ["lure r1c1", "lead camp-4"],
        {"wardens": ["+camp-4 guardian-08", "-r1c1 guardian-08"], "arrowhead": 1},
    ),
]

BASICS = [
    Expected("funding-car", 0, 0, "car", "free", [], {"coin": 1}),
    Expected("funding-ship", 0, 0, "ship", "free", [], {"coin": 1}),
    Expected("exploration-car", 0, 0, "car", "free", [], {"compass": 1}),
    Expected("exploration-ship", 0, 0, "ship", "free", [], {"compass": 1}),
    Expected("fear", 0, -1, "boot", "none"),
]

ALL = ITEMS + ARTIFACTS + BASICS
each_card = pytest.mark.parametrize("card", ALL, ids=str)


def bench(name: str) -> Arnak:
    """A position in which every card can do something: the card and a Fear in hand."""
    s = game(round=2)
    row(s, "stone-jar", "war-club", "hat", "gold-pan", "trowel", "axe")
    if name != "fear":
        hand(s, name)
    hand(s, "fear")
    deck_top(s, "steam-boat" if name != "steam-boat" else "automobile")
    deck_top(s, "war-mask" if name != "war-mask" else "mortar")
    deck(s, "funding-car", "exploration-ship", "funding-ship")
    played(s, "exploration-car")
    goods(s, coin=3, compass=4, tablet=3, arrowhead=2, jewel=1)
    discovered(s, "r1c1", "site-1-2")
    guard(s, "r1c1", "guardian-08")
    stand(s, "r1c1")
    discovered(s, "r1c2", "site-1-5")
    stand(s, "camp-2a", seat=1)
    idol_at(s, "r1c3", "coin")
    next_tile(s, "site-1-6")
    next_tile(s, "site-2-3")
    next_guardian(s, "guardian-09")
    overcome(s, "guardian-05", used=True)
    employ(s, "assistant-01", exhausted=True)
    employ(s, "assistant-12")
    supply(s, "assistant-02", "assistant-04", "assistant-10")
    idols(s, crates=1, slots=[1])
    tokens(s, glass=5, notebook=3)
    return s


def test_no_card_is_left_out():
    assert [card.name for card in ALL] == CARD.values
    assert (len(ITEMS), len(ARTIFACTS)) == (40, 35)


@each_card
def test_price_and_points(card: Expected):
    number = CARD.index[card.name]
    assert (CARD_PRICE[number], CARD_POINTS[number]) == (card.price, card.points)


@each_card
def test_effect(card: Expected):
    s = bench(card.name)
    before = summary(s)
    if card.timing == "none":
        assert f"play {card.name}" not in legal(s)
        return
    say(s, f"play {card.name}", *card.words)
    base: Changes = {"hand": [f"-{card.name}"]}
    base |= {"exile": [f"+{card.name}"]} if card.exiled else {"played": [f"+{card.name}"]}
    if card in ARTIFACTS:
        base["tablet"] = -1
    assert changes(before, summary(s)) == together(base, card.changes)
    assert step(s) == ("turn" if card.timing == "free" else "end-turn")


COSTS = {
    "camp-1a": "boot",
    "camp-1b": "boot boot",
    "r1c1": "car",
    "r1c3": "ship",
    "r2c3": "plane",
    "r3c1": "car car",
    "r3c2": "boot plane",
    "r3c3": "ship car",
    "r3c4": "ship ship",
}
PAYS = {"boot": {"boot"}, "car": {"car", "boot"}, "ship": {"ship", "boot"}, "plane": {"plane", "car", "ship", "boot"}}


def pays(icons: list[str], cost: list[str]) -> bool:
    """Whether icons cover a cost one for one, by trying everything."""
    if not cost:
        return True
    return any(cost[0] in PAYS[icon] and pays(icons[:n] + icons[n + 1 :], cost[1:]) for n, icon in enumerate(icons))


@each_card
def test_travel(card: Expected):
    """The card alone pays exactly the costs that its icons can cover, and then lies in the play area without effect."""
    s = game(players=4, board="snake")
    hand(s, card.name)
    for number, site in enumerate([site for site in COSTS if site[0] == "r"], 1):
        discovered(s, site, f"site-2-{number - 3}" if site[1] == "3" else f"site-1-{number}")
    expected = [space for space, cost in COSTS.items() if pays(card.icons.split(), cost.split())]
    assert [space for space in begins(s, "dig") if space in COSTS] == expected
    say(s, "dig camp-1a", f"travel {card.name}")
    while step(s) == "pay-travel":
        say(s, next(word for word in legal(s) if word.startswith("cover")))
    assert s.players[0].goods[0] == 2
    assert [CARD.values[one] for one in s.players[0].played] == [card.name]
    assert len(begins(s, "cover")) == 0


@pytest.mark.parametrize("card", ITEMS + ARTIFACTS, ids=str)
def test_bought_for_its_price(card: Expected):
    """Items cost coins and go under the deck, artifacts cost compasses and lie in the play area; one short is too little."""
    s = game(round=3)
    item = card in ITEMS
    row(s, *([None] * 3 + [card.name] if item else [card.name]))
    currency = "coin" if item else "compass"
    if card.price:
        goods(s, **{currency: card.price - 1})
        assert f"buy {card.name}" not in legal(s)
    goods(s, **{currency: card.price})
    say(s, f"buy {card.name}")
    assert s.players[0].goods[0 if item else 1] == 0
    place = s.players[0].deck[0] >> 10 if item else s.players[0].played[0]
    assert CARD.values[place] == card.name
    assert step(s) == ("end-turn" if item else "resolve-artifact")


@pytest.mark.parametrize("card", ITEMS + ARTIFACTS, ids=str)
def test_exiled_it_is_worth_nothing(card: Expected):
    s = game()
    hand(s, "ritual-dagger" if card.name != "ritual-dagger" else "mortar")
    played(s, card.name)
    goods(s, tablet=1)
    score = s.scores()[0]
    say(s, *(f"play {name}" for name in begins(s, "play")), f"exile-played {card.name}")
    assert s.scores()[0] == score - card.points


def test_every_artifact_asks_for_a_tablet():
    for card in ARTIFACTS:
        s = game()
        hand(s, card.name)
        assert f"play {card.name}" not in legal(s)
        goods(s, tablet=1)
        assert f"play {card.name}" in legal(s)


def test_the_table_covers_what_the_box_holds():
    assert len(COMPONENTS.cards) == len(ALL)
