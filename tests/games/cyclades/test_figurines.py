"""C19: figurines."""

import pytest

from tests.games.cyclades.positions import (
    bidding,
    discards,
    figurine,
    figurines,
    fleet,
    fleets,
    game,
    island,
    kraken,
    legal,
    loaded,
    owner,
    rest_of,
    say,
    sea,
    step,
    summons,
    turn,
)


@pytest.mark.rule("C19.1")
@pytest.mark.parametrize("name", ["minotaur", "chiron", "medusa", "polyphemus"])
def test_any_island_neutral_or_not(name: str):
    s = game()
    summons(s, name)
    assert rest_of(s, "figurine") == ["gyaros", "kythnos", "kea", "sifnos", "mykonos", "kimolos", "despotiko", "thira"]
    say(s, "figurine kimolos")
    assert figurines(s) == {name: "kimolos"}


@pytest.mark.rule("C19.2")
def test_a_second_figurine_on_an_island_removes_both_without_effect():
    """A17."""
    s = game()
    fleet(s, 1, "d4", 2)
    figurine(s, "minotaur", "mykonos", holder=0)
    summons(s, "polyphemus")
    say(s, "figurine mykonos")
    assert figurines(s) == {}
    assert discards(s) == {"minotaur", "polyphemus"}
    assert fleets(s, 1) == {"d4": 2}
    assert step(s) == "god-turn"


@pytest.mark.rule("C19.3")
@pytest.mark.parametrize("god", ["athena", "apollo"])
def test_they_leave_at_the_start_of_the_summoners_turn_in_the_next_cycle(god: str):
    """A16: whatever his god."""
    s = game()
    summons(s, "medusa")
    say(s, "figurine kea", "pass")
    assert s.cycle == 6
    turn(s, "ares", 1)
    assert figurines(s) == {"medusa": "kea"}
    turn(s, god, 0)
    assert figurines(s) == {}
    assert "medusa" in discards(s)


@pytest.mark.rule("C19.3", "C20.5")
def test_a_second_turn_in_the_same_cycle_does_not_end_them():
    """A16."""
    s = game(2)
    s.track[0] = 15
    s.draw_pile.items = type(s.draw_pile.items)([card for card in s.draw_pile.items if card != 15])
    bidding(s, 0, 0, 1, 1, gods=("ares", "zeus", "athena"))
    say(s, "bid ares 1", "bid zeus 1", "apollo", "apollo", "summon medusa 0", "figurine kea", "pass")
    assert (s.seat, s.god) == (0, 2)
    assert figurines(s) == {"medusa": "kea"}


@pytest.mark.rule("C19.3", "C18.4")
def test_a_due_card_may_be_copied_in_the_same_turn():
    """A33."""
    s = game()
    figurine(s, "medusa", "kea", holder=0, cycle=4)
    summons(s, "chimera")
    assert legal(s) == ["chimera medusa"]


@pytest.mark.rule("C19.4")
@pytest.mark.parametrize("name", ["chiron", "medusa", "polyphemus"])
def test_they_stay_when_the_island_changes_hands(name: str):
    s = game()
    figurine(s, name, "sifnos", holder=1)
    island(s, 0, "thira", 4)
    fleet(s, 0, "h3 h4 i2")
    if name == "polyphemus":
        fleet(s, 0, "g3")
        s.seas_of[0] &= ~(2 ** sea(s, "i2"))
        s.fleets[sea(s, "i2")] = 0
        s.fleet_reserve[0] += 1
        summons(s, "pegasus")
    else:
        turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march thira", "land sifnos 4")
    assert owner(s, "sifnos") == 0
    assert figurines(s) == {name: "sifnos"}


@pytest.mark.rule("C19.5")
def test_the_kraken_stays_and_ignores_island_figurines():
    s = game()
    kraken(s, "d4")
    summons(s, "medusa")
    say(s, "figurine mykonos", "pass")
    assert figurines(s) == {"medusa": "mykonos"}
    turn(s, "ares", 0)
    assert s.kraken == sea(s, "d4")


@pytest.mark.rule("C19.6")
def test_figurines_block_nothing_else():
    s = game()
    for name, at in (("minotaur", "gyaros"), ("chiron", "thira")):
        figurine(s, name, at)
    fleet(s, 0, "b2")
    turn(s, "poseidon")
    assert len(legal(s, "fleet")) == 11
    assert len(legal(s, "build")) == 5
    turn(s, "ares")
    assert legal(s, "troop") == ["troop gyaros", "troop thira"]
    assert legal(s, "march") == ["march gyaros"]
