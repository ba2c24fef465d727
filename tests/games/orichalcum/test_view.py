"""What a seat sees (O1.7, O1.8): everything that lies open, as it lies."""

import json
from typing import Any

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.state import Orichalcum
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    captured,
    creature,
    fresh,
    game,
    give,
    ground,
    hold,
    medallions,
    rig,
    row,
    say,
    slot,
    titan,
)


def seen(s: Orichalcum, seat: int | None = None) -> dict[str, Any]:
    """The view as somebody gets it over the wire."""
    view: dict[str, Any] = json.loads(json.dumps(s.view(seat)))
    return view


@pytest.mark.rule("O1.8")
def test_all_seats_and_spectators_see_the_same_table() -> None:
    s = fresh(4, seed=9)
    views = [seen(s, seat) | {"seat": None} for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("O1.7")
def test_the_row_shows_prices_tiles_and_creatures() -> None:
    s = game()
    row(s, "produce-1", ("recruit-2", "lagoon-desert"), ("capture-3", "volcano-desert-forest", "hydra-kronos"))
    assert seen(s)["row"] == [
        {"price": 0, "card": "produce-1", "tile": None, "creature": None},
        {"price": 0, "card": "recruit-2", "tile": ["lagoon", "desert"], "creature": None},
        {"price": 1, "card": "capture-3", "tile": ["volcano", "desert", "forest"], "creature": "hydra-kronos"},
    ]


@pytest.mark.rule("O1.7", "O2.6")
def test_the_construction_board_shows_buildings_and_what_lies_on_them() -> None:
    s = game()
    slot(s, "mountain", "mine")
    slot(s, "lagoon", "training-camp", token=False)
    slot(s, "forest", "arch")
    assert seen(s)["construction_board"] == {
        "mountain": {"building": "mine", "resource": "orichalcum"},
        "lagoon": {"building": "training-camp", "resource": None},
        "desert": None,
        "forest": {"building": "arch", "resource": None},
    }


@pytest.mark.rule("O1.2", "O7.1")
def test_the_circles_of_an_island_show_what_is_on_them() -> None:
    s = game()
    creature(s, 0, "gorgon", "g4", hoplites=2)
    ground(s, 0, mountain="c2")
    building(s, 0, "arch", "c2")
    ground(s, 0, mountain="a5", lagoon="b5", desert="a6", forest="b6")
    act(s, "construct")
    say(s, "temple a5 0")
    circles = seen(s)["islands"][0]["circles"]
    assert len(circles) == 34
    assert circles["d1"] == {"q": 2, "r": 0, "port": {"hoplites": 1, "orichalcum": 1}, "metropolis": True}
    assert circles["c2"] == {"q": 1, "r": 1, "terrain": "mountain", "building": "arch"}
    assert circles["g4"] == {
        "q": 5,
        "r": 3,
        "port": {"hoplites": 2, "orichalcum": 0},
        "terrain": "volcano",
        "creature": "gorgon",
        "hoplites": 2,
        "room": 0,
    }
    assert [name for name, circle in circles.items() if "temple" in circle] == ["a5", "b5", "a6", "b6"]
    assert circles["d4"] == {"q": 2, "r": 3}


@pytest.mark.rule("O1.5", "O1.6")
def test_stock_and_score_row_are_shown() -> None:
    s = game()
    give(s, 1, hoplites=2, orichalcum=3)
    captured(s, 1, "gorgon", "gorgon")
    titan(s, 1, "theia", active=False)
    medallions(s, 1, 2)
    view = seen(s)
    shown = view["islands"][1]
    assert (shown["hoplites"], shown["orichalcum"], shown["captured"]) == (2, 3, {"gorgon": 2})
    assert (shown["points"], shown["titans"], shown["temples"], shown["medallions"]) == (3, ["theia"], 0, 2)
    assert view["titans"]["theia"] == {"holder": 1, "active": False}
    assert view["titans"]["kronos"] == {"holder": None, "active": True}
    assert view["supply"] == {"hoplites": 28, "orichalcum": 27, "victory_tokens": 15, "temples": 17}


@pytest.mark.rule("O21.7")
def test_what_the_active_player_holds_is_shown() -> None:
    s = game()
    hold(s, "volcano-mountain", "cyclops")
    assert seen(s)["in_hand"] == {
        "card": "produce-3",
        "tile": ["volcano", "mountain"],
        "creature": "cyclops",
        "building": None,
        "hospital": 0,
    }
    s = game()
    building(s, 0, "hospital", "g4")
    creature(s, 0, "minotaur", "d4", hoplites=1)
    rig(s, "skull", 1, building="arch")
    act(s, "capture")
    say(s, "fight minotaur 0")
    assert seen(s)["in_hand"] == {"card": None, "tile": None, "creature": None, "building": "arch", "hospital": 1}


@pytest.mark.rule("O13.4")
def test_the_fight_that_waits_for_its_roll_is_shown() -> None:
    s = game()
    titan(s, 0, "kronos")
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "gorgon", "b6", hoplites=1)
    act(s, "capture")
    assert seen(s)["fight"] is None
    say(s, "fight gorgon 0")
    say(s, "at b6")
    assert seen(s)["fight"] == "b6"
    say(s, "favour kronos")
    assert seen(s)["fight"] is None


@pytest.mark.rule("O1.8", "O16")
def test_piles_show_what_is_in_them_but_not_in_which_order() -> None:
    s = game(2)
    row(s, ("produce-1", "desert"), "recruit-1", "capture-1")
    begin(s, steps.DISCARD_CARD)
    say(s, "discard 1")
    view = seen(s)
    assert view["draw_pile"] == sorted(view["draw_pile"])
    assert len(view["draw_pile"]) == 9
    assert view["discard_pile"] == ["produce-1"]
    assert view["stacks"][0]["below"] == ["desert"]
    assert view["stacks"][0]["unseen"] == {"desert": 4, "forest": 5, "lagoon": 5, "mountain": 5, "volcano": 5}
