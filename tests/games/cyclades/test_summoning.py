"""C9: summoning creatures."""

import pytest

from pelagos.games.cyclades.rules.summoning import discounts
from tests.games.cyclades.positions import (
    building,
    discards,
    figurines,
    fleet,
    game,
    give,
    island,
    legal,
    loaded,
    metropolis,
    next_cycle,
    on_track,
    rest_of,
    say,
    targets,
    track,
    turn,
)


@pytest.mark.rule("C9.1")
def test_any_number_of_cards_from_the_track_in_one_turn():
    s = game()
    on_track(s, "fates", "griffon", "dryad")
    give(s, 1, priests=1)
    turn(s, "athena")
    assert targets(s, "summon") == "griffon fates dryad"
    say(s, "summon fates 0", "summon dryad 0", "dryad 2", "summon griffon 0", "griffon 2")
    assert track(s) == [None, None, None]


@pytest.mark.rule("C9.1", "C8.4")
def test_not_with_apollo():
    s = game()
    on_track(s, "fates")
    turn(s, "apollo")
    assert legal(s, "summon") == []


@pytest.mark.rule("C9.2", "C9.3")
def test_discounts_lower_the_price_never_below_one():
    s = game()
    for slot in (1, 2, 3, 4):
        building(s, "thira", slot, "temple")
    on_track(s, "griffon", "fates", "kraken")
    give(s, 0, gold=2)
    turn(s, "athena")
    assert rest_of(s, "summon griffon") == ["2", "3"]  # price 4
    assert rest_of(s, "summon fates") == ["1", "2"]  # price 3
    assert rest_of(s, "summon kraken") == ["0", "1"]  # price 2
    say(s, "summon fates 2")
    assert s.gold[0] == 2 - 1 + 2


@pytest.mark.rule("C9.3")
def test_temples_and_metropolises_give_one_discount_a_cycle_each():
    s = game()
    building(s, "thira", 3, "temple")
    metropolis(s, "thira")
    on_track(s, "griffon", "fates", "kraken")
    turn(s, "athena")
    assert rest_of(s, "summon griffon") == ["0", "1", "2"]
    say(s, "summon griffon 1", "griffon 2")
    assert rest_of(s, "summon fates") == ["0", "1"]
    say(s, "summon fates 1")
    assert rest_of(s, "summon kraken") == ["0"]
    next_cycle(s)
    assert discounts(s, 0) == 2


@pytest.mark.rule("C9.3")
def test_temples_are_used_before_metropolises_in_the_order_of_the_islands():
    """A6."""
    s = game()
    island(s, 0, "kea", 1)
    building(s, "gyaros", 1, "temple")
    building(s, "kea", 2, "temple")
    metropolis(s, "thira")
    on_track(s, "fates")
    turn(s, "athena")
    say(s, "summon fates 1")
    island(s, 1, "gyaros", 1)
    assert (discounts(s, 0), discounts(s, 1)) == (2, 0)
    s = game()
    building(s, "thira", 3, "temple")
    metropolis(s, "thira", "gyaros")
    on_track(s, "fates")
    turn(s, "athena")
    say(s, "summon fates 2")
    island(s, 1, "gyaros", 1)
    assert (discounts(s, 0), discounts(s, 1)) == (1, 0)


@pytest.mark.rule("C9.3")
def test_a_used_temple_gives_nothing_to_a_conqueror_in_this_cycle():
    s = game()
    building(s, "gyaros", 1, "temple")
    on_track(s, "fates", "griffon")
    turn(s, "athena")
    say(s, "summon fates 1")
    fleet(s, 1, "b2")
    island(s, 1, "mykonos", 2)
    turn(s, "ares", 1)
    loaded(s, 3, 0)
    say(s, "march mykonos", "land gyaros 2")
    assert rest_of(s, "summon griffon") == ["0"]
    next_cycle(s)
    assert discounts(s, 1) == 1


@pytest.mark.rule("C9.3")
def test_a_tile_placed_during_the_cycle_starts_unused():
    """A6."""
    s = game()
    building(s, "gyaros", 1, "temple")
    on_track(s, "fates", "griffon")
    turn(s, "zeus")
    say(s, "summon fates 1")
    assert discounts(s, 0) == 0
    say(s, "build thira 1")
    assert discounts(s, 0) == 1
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "philosopher", "metropolis thira")
    assert discounts(s, 0) == 1  # the temple went under the new metropolis


@pytest.mark.rule("C9.3")
def test_a_new_temple_in_the_slot_of_a_used_one_starts_unused():
    """A6."""
    s = game()
    building(s, "gyaros", 1, "temple")
    on_track(s, "giant", "fates")
    turn(s, "zeus")
    say(s, "summon giant 1", "giant gyaros 1")
    assert discounts(s, 0) == 0
    say(s, "build gyaros 1")
    assert discounts(s, 0) == 1
    assert rest_of(s, "summon fates") == ["0", "1"]


@pytest.mark.rule("C9.4")
def test_instant_cards_and_the_kraken_are_discarded_figurine_cards_are_held():
    s = game()
    on_track(s, "fates", "kraken", "medusa")
    turn(s, "athena")
    say(s, "summon fates 0")
    assert discards(s) == {"fates"}
    say(s, "summon kraken 0", "kraken a1", "pass")
    assert discards(s) == {"fates", "kraken"}
    say(s, "summon medusa 0", "figurine kea")
    assert discards(s) == {"fates", "kraken"}
    assert figurines(s) == {"medusa": "kea"}
    assert list(s.figurine_holder)[2] == 0


@pytest.mark.rule("C9.4")
def test_the_power_is_carried_out_before_anything_else():
    s = game()
    on_track(s, "harpy")
    turn(s, "ares")
    say(s, "summon harpy 0")
    assert {word.split()[0] for word in legal(s)} == {"harpy"}


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize("name", ["mermaid", "giant", "chimera", "cyclops", "sylph", "satyr", "dryad"])
def test_a_card_without_a_legal_target_cannot_be_summoned(name: str):
    s = game()
    on_track(s, name)
    turn(s, "athena")
    assert legal(s, "summon") == []


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize(
    "name", ["griffon", "fates", "kraken", "minotaur", "chiron", "medusa", "polyphemus", "harpy", "sphinx", "pegasus"]
)
def test_cards_with_a_target_can(name: str):
    """A5."""
    s = game()
    on_track(s, name)
    turn(s, "athena")
    assert legal(s, "summon") == [f"summon {name} 0"]


@pytest.mark.rule("C9.6")
def test_the_emptied_place_stays_empty():
    s = game()
    on_track(s, "fates", "griffon", "kraken")
    turn(s, "athena")
    say(s, "summon griffon 0", "griffon 2")
    assert track(s) == ["fates", None, "kraken"]
