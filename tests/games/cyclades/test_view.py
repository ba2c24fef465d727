"""What a seat sees (C21): everything that lies open, as it lies."""

import json
from typing import Any

import pytest

from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import (
    bidding,
    building,
    discard,
    figurine,
    fleet,
    game,
    give,
    island,
    isle,
    kraken,
    loaded,
    metropolis,
    on_track,
    say,
    show,
    step,
    summons,
    turn,
)


def seen(s: Cyclades, seat: int | None = None) -> dict[str, Any]:
    """The view as somebody gets it over the wire."""
    view: dict[str, Any] = json.loads(json.dumps(s.view(seat)))
    return view


@pytest.mark.rule("C21")
def test_islands_and_seas():
    s = game()
    island(s, 0, "kea", 3)
    building(s, "kea", 3, "temple")
    metropolis(s, "kea")
    s.prosperity[isle(s, "gyaros")] = 1
    fleet(s, 2, "a2", 2)
    turn(s, "ares")
    islands = seen(s)["islands"]
    assert islands["kea"] == {
        "owner": 0,
        "troops": 3,
        "slots": [None, None, "temple"],
        "covered": [1, 2],
        "metropolis": True,
        "prosperity": 0,
        "markers": 0,
    }
    assert (islands["gyaros"]["prosperity"], islands["gyaros"]["markers"]) == (3, 1)
    assert islands["kimolos"]["owner"] is None
    assert seen(s)["seas"] == {"a2": {"owner": 2, "fleets": 2}}


@pytest.mark.rule("C21")
def test_cards_reserves_and_supplies_are_open():
    s = game()
    give(s, 1, priests=2, philosophers=1)
    island(s, 1, "kea", 4)
    turn(s, "ares")
    player = seen(s, 0)["seats"][1]
    assert (player["priests"], player["philosophers"], player["troops"], player["fleets"]) == (2, 1, 3, 8)
    assert (player["income"], player["metropolises"], player["playing"], player["gold"]) == (1, 0, True, None)
    assert seen(s)["supply"] == {
        "priests": 16,
        "philosophers": 16,
        "prosperity": 16,
        "metropolises": 10,
        "buildings": {"port": 10, "fortress": 10, "temple": 10, "university": 10},
    }


@pytest.mark.rule("C21")
def test_creatures():
    s = game()
    on_track(s, "fates", None, "giant")
    kraken(s, "d4")
    discard(s, "sylph")
    figurine(s, "medusa", "kea", holder=2)
    turn(s, "ares")
    creatures = seen(s)["creatures"]
    assert [place["creature"] for place in creatures["track"]] == ["fates", None, "giant"]
    assert [place["price"] for place in creatures["track"]] == [4, 3, 2]
    assert set(creatures["discard_pile"]) == {"kraken", "sylph"}
    assert creatures["kraken"] == "d4"
    assert creatures["figurines"] == {"medusa": {"island": "kea", "holder": 2, "since": 5}}
    assert len(creatures["draw_pile"]) == 17 - 5


@pytest.mark.rule("C21", "C7.2")
def test_gods_and_offerings():
    s = game(4)
    show(s, "zeus", "ares", "athena", "poseidon")
    bidding(s, 0, 1, 2, 3, gods=("zeus", "ares", "athena"))
    say(s, "bid ares 3", "apollo", "bid ares 4")
    view = seen(s)
    assert view["gods"] == {
        "available": [
            {"god": "zeus", "seat": None, "bid": 0, "prices": [0, 4]},
            {"god": "ares", "seat": 2, "bid": 4, "prices": [0, 2, 3, 4]},
            {"god": "athena", "seat": None, "bid": 0, "prices": [0, 4]},
        ],
        "away": ["poseidon"],
        "apollo": [1],
    }
    assert view["turn_track"] == [None, None, None, 3]
    assert view["pending"] == {"outbid": "ares", "by": 2}
    assert view["deciding"] == 0


@pytest.mark.rule("C14.1", "C21")
def test_a_battle_at_sea_and_on_land():
    s = game()
    fleet(s, 0, "d3", 3)
    fleet(s, 1, "d4", 3)
    building(s, "mykonos", 1, "port")
    turn(s, "poseidon")
    loaded(s, 3, 2)
    say(s, "sail d3", "to d4 3")
    battle = seen(s)["battle"]
    assert {one["of"] for one in battle.pop("odds")} == {"battle", "round"}
    assert battle == {
        "on": "sea",
        "at": "d4",
        "attacker": 0,
        "attackers": 2,
        "defender": 1,
        "defenders": 2,
        "bonus": 1,
        "bonuses": [{"of": "port", "count": 1, "bonus": 1}],
    }
    s = game()
    island(s, 0, "gyaros", 3)
    island(s, 1, "mykonos", 3)
    figurine(s, "minotaur", "mykonos")
    fleet(s, 0, "b2")
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 3")
    battle = seen(s)["battle"]
    assert (battle["on"], battle["at"], battle["attackers"], battle["defenders"], battle["bonus"]) == ("island", "mykonos", 3, 2, 2)


@pytest.mark.rule("C21")
def test_what_is_pending():
    s = game()
    fleet(s, 0, "a1")
    turn(s, "poseidon")
    assert seen(s)["pending"] == {}
    say(s, "sail a1")
    assert seen(s)["pending"] == {"sea": "a1", "steps": 3, "battles": []}
    say(s, "to b2 1")
    assert seen(s)["pending"] == {"sea": "b2", "steps": 2, "battles": []}
    s = game()
    summons(s, "pegasus")
    say(s, "march thira")
    assert seen(s)["pending"] == {"island": "thira", "flying": True, "battles": ["kythnos", "kea", "sifnos", "mykonos"]}
    s = game()
    summons(s, "chiron")
    assert seen(s)["pending"] == {"creature": "chiron"}
    s = game()
    fleet(s, 0, "a1")
    summons(s, "sylph")
    assert seen(s)["pending"] == {"steps": 10}
    s = game()
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(s, "thira", slot, kind)
    turn(s, "athena")
    say(s, "build thira 4")
    assert seen(s)["pending"] == {"building": "port"}


@pytest.mark.rule("C18.9", "C21")
def test_gold_that_came_to_light_cannot_be_taken_back():
    s = game()
    summons(s, "griffon")
    assert s.sealed < s.ply
    say(s, "griffon 2")
    assert s.sealed == s.ply


@pytest.mark.rule("C14.6")
def test_in_mid_battle_a_guess_looks_like_the_truth():
    s = game()
    fleet(s, 0, "d3", 3)
    fleet(s, 1, "d4", 3)
    turn(s, "poseidon")
    loaded(s, 2, 2)
    say(s, "sail d3", "to d4 3")
    assert step(s) == "defender-retreats"
    for seat in range(3):
        assert s.perspective(seat).view == s.view(seat)
