"""C8: turns."""

import pytest

from pelagos.games.cyclades.components import GODS
from pelagos.games.cyclades.state import NONE
from tests.games.cyclades.positions import (
    figurine,
    figurines,
    fleet,
    game,
    give,
    legal,
    offered,
    on_track,
    say,
    show,
    step,
    turn,
    turns,
)


@pytest.mark.rule("C8.1")
def test_gods_act_in_display_order_then_apollo_in_order_of_arrival():
    s = game(5)
    show(s, "zeus", "ares", "athena", "poseidon")
    offered(s, "apollo", 4)
    offered(s, "apollo", 0)
    offered(s, "poseidon", 1)
    offered(s, "zeus", 3)
    offered(s, "athena", 2)
    turns(s, 5)
    assert (s.seat, GODS[s.god]) == (3, "zeus")
    say(s, "pass")
    assert (s.seat, GODS[s.god]) == (2, "athena")  # nobody is on Ares
    say(s, "pass")
    assert (s.seat, GODS[s.god]) == (1, "poseidon")
    say(s, "pass")
    assert (s.seat, GODS[s.god]) == (4, "apollo")
    say(s, "prosperity amorgos")
    order = [int(entry["seat"]) for entry in s.log() if entry["message"] == "turn-began"]
    assert order == [3, 2, 1, 4, 0]


@pytest.mark.rule("C8.2", "C19.3")
def test_due_figurines_leave_at_the_start_of_the_turn():
    s = game()
    figurine(s, "medusa", "kea", holder=0, cycle=4)
    figurine(s, "chiron", "thira", holder=1, cycle=4)
    turn(s, "ares")
    assert figurines(s) == {"chiron": "thira"}


@pytest.mark.rule("C8.3", "W9")
def test_actions_may_be_mixed_freely():
    s = game()
    on_track(s, "fates")
    fleet(s, 0, "b2 c2")
    turn(s, "ares")
    say(s, "troop gyaros", "build thira 1", "troop gyaros")
    assert s.gold[0] == 10 - 2 - 2
    say(s, "march gyaros", "land kythnos 2")
    while s.seat != 0 or step(s) != "god-turn":
        say(s, "pass")
    gold = s.gold[0]
    say(s, "summon fates 0", "troop thira")
    assert s.recruited == 3
    assert s.gold[0] < gold + 2


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize(
    ("god", "verbs"),
    [
        ("poseidon", {"pass", "summon", "fleet", "build", "sail"}),
        ("ares", {"pass", "summon", "troop", "build", "march"}),
        ("zeus", {"pass", "summon", "priest", "build", "replace"}),
        ("athena", {"pass", "summon", "philosopher", "build"}),
    ],
)
def test_what_each_god_offers(god: str, verbs: set[str]):
    s = game()
    on_track(s, "fates")
    fleet(s, 0, "b2")
    turn(s, god)
    assert {word.split()[0] for word in legal(s)} == verbs


@pytest.mark.rule("C8.4", "C15.4")
def test_apollo_offers_nothing_else():
    s = game()
    on_track(s, "fates")
    fleet(s, 0, "b2")
    turn(s, "apollo")
    assert legal(s) == ["prosperity gyaros", "prosperity thira"]


@pytest.mark.rule("C8.5", "W8")
def test_the_marker_goes_to_the_free_place_with_the_highest_number():
    s = game(5)
    show(s, "zeus", "ares", "athena", "poseidon")
    for god, seat in (("zeus", 1), ("ares", 0), ("athena", 4), ("poseidon", 2), ("apollo", 3)):
        offered(s, god, seat)
    turns(s, 5)
    say(s, "pass")
    assert list(s.turn_track) == [NONE, NONE, NONE, NONE, 1]
    say(s, "pass")
    assert list(s.turn_track) == [NONE, NONE, NONE, 0, 1]
    say(s, "pass", "pass", "prosperity anafi")
    assert s.seat == 3  # the last to act bids first in the next cycle
    say(s, "apollo")
    assert s.seat == 2


@pytest.mark.rule("C8.5", "C10.6")
def test_passing_takes_the_mandatory_free_card():
    for god, cards in (("zeus", (1, 0)), ("athena", (0, 1))):
        s = game()
        turn(s, god)
        say(s, "pass")
        assert (s.priests[0], s.philosophers[0]) == cards
        assert s.gold[0] == 10 + 2  # only the income of the next cycle


@pytest.mark.rule("C8.6")
def test_gold_and_pieces_gained_may_be_used_at_once():
    s = game()
    on_track(s, "fates")
    give(s, 0, gold=4)
    turn(s, "ares")
    say(s, "summon fates 0")
    assert s.gold[0] == 2
    say(s, "build gyaros 1")
    s = game()
    turn(s, "poseidon")
    say(s, "fleet b2", "sail b2", "to a2 1")
    assert s.sea_owner(1) == 0
