"""C18: creature powers."""

import pytest

from pelagos.games.cyclades.state import NONE
from tests.games.cyclades.positions import (
    building,
    card,
    discard,
    discards,
    figurine,
    figurines,
    fleet,
    fleets,
    game,
    give,
    island,
    isle,
    kraken,
    lands,
    legal,
    loaded,
    messages,
    metropolis,
    neutral,
    on_track,
    owner,
    rest_of,
    say,
    sea,
    slots,
    step,
    stolen,
    summons,
    targets,
    turn,
    used_up,
)

# -- C18.1 Mermaid


@pytest.mark.rule("C18.1")
def test_mermaid_replaces_a_lone_fleet_from_the_reserve():
    s = game()
    fleet(s, 0, "a1")
    fleet(s, 1, "d4")
    fleet(s, 1, "d5", 2)
    fleet(s, 2, "f1")
    summons(s, "mermaid")
    assert rest_of(s, "mermaid") == ["d4", "f1"]
    say(s, "mermaid f1")
    assert fleets(s, 0) == {"a1": 1, "f1": 1}
    assert fleets(s, 2) == {}
    assert (s.fleet_reserve[0], s.fleet_reserve[2]) == (6, 8)
    assert step(s) == "god-turn"  # no battle


@pytest.mark.rule("C18.1")
def test_mermaid_with_an_empty_reserve_takes_a_fleet_from_the_board():
    s = game()
    used_up(s, troops=6, fleets=0)  # all on a1
    fleet(s, 2, "f1")
    summons(s, "mermaid")
    say(s, "mermaid f1")
    assert legal(s) == ["fetch a1"]
    say(s, "fetch a1")
    assert fleets(s, 0) == {"a1": 7, "f1": 1}


# -- C18.2 Pegasus


@pytest.mark.rule("C18.2")
def test_pegasus_needs_neither_chain_nor_price():
    s = game()
    island(s, 0, "gyaros", 2)
    summons(s, "pegasus")
    assert rest_of(s, "march") == ["gyaros", "thira"]
    say(s, "march gyaros")
    assert targets(s, "land") == "kythnos kea sifnos mykonos kimolos despotiko thira"
    say(s, "land despotiko 2")
    assert lands(s, 0) == {"gyaros": 0, "despotiko": 2, "thira": 1}
    assert s.gold[0] == 6


@pytest.mark.rule("C18.2", "C14.7")
def test_a_battle_of_pegasus_is_fought_in_full_and_retreat_needs_a_chain():
    s = game()
    island(s, 0, "gyaros", 4)
    island(s, 1, "kea", 3)
    loaded(s, 2, 2, 3, 0, 3, 0)
    summons(s, "pegasus")
    say(s, "march gyaros", "land kea 4")
    assert lands(s, 0)["kea"] == 4  # nobody could retreat
    assert step(s) == "god-turn"


@pytest.mark.rule("C18.2", "C18.15", "C18.16")
def test_pegasus_and_figurines():
    s = game()
    figurine(s, "medusa", "gyaros")
    figurine(s, "chiron", "kea")
    summons(s, "pegasus")
    assert rest_of(s, "march") == ["thira"]
    say(s, "march thira")
    assert targets(s, "land") == "gyaros kythnos sifnos mykonos kimolos despotiko"


@pytest.mark.rule("C18.2", "C18.15")
def test_chiron_lets_the_controller_land_and_keeps_off_neutral_islands():
    s = game()
    figurine(s, "chiron", "thira")
    summons(s, "pegasus")
    say(s, "march gyaros")
    assert "thira" in targets(s, "land").split()
    s = game()
    figurine(s, "chiron", "kimolos")
    summons(s, "pegasus")
    say(s, "march gyaros")
    assert "kimolos" not in targets(s, "land").split()


# -- C18.3 Giant


@pytest.mark.rule("C18.3")
def test_giant_destroys_any_building_but_no_metropolis_and_not_on_chirons_island():
    s = game()
    building(s, "thira", 1, "port")
    building(s, "kea", 3, "temple")
    metropolis(s, "kea")
    building(s, "sifnos", 2, "fortress")
    figurine(s, "chiron", "sifnos")
    summons(s, "giant")
    assert rest_of(s, "giant") == ["kea 3", "thira 1"]  # own ones included
    say(s, "giant kea 3")
    assert "building-destroyed" in messages(s)
    assert slots(s, "kea") == [None, None, None]
    assert s.building_supply(2) == 10
    assert s.metropolises == 2 ** isle(s, "kea")


@pytest.mark.rule("C18.3", "C9.5")
def test_giant_without_a_building_within_reach_cannot_be_summoned():
    s = game()
    building(s, "sifnos", 2, "fortress")
    figurine(s, "chiron", "sifnos")
    on_track(s, "giant")
    turn(s, "athena")
    assert legal(s, "summon") == []


# -- C18.4 Chimera


@pytest.mark.rule("C18.4")
def test_chimera_copies_a_discarded_card_and_then_all_is_shuffled_into_the_draw_pile():
    s = game()
    discard(s, "fates", "giant", "griffon")
    summons(s, "chimera")
    assert rest_of(s, "chimera") == ["griffon", "fates"]  # there is nothing for the Giant
    size = s.draw_pile.size()
    say(s, "chimera fates")
    assert s.gold[0] == 10 - 4 + 2
    assert discards(s) == set()
    assert s.draw_pile.size() == size + 4
    assert {card("chimera"), card("fates")} <= set(s.draw_pile.items)


@pytest.mark.rule("C18.4")
def test_the_shuffle_waits_for_the_copied_power():
    """A7."""
    s = game()
    discard(s, "griffon", "fates")
    summons(s, "chimera")
    say(s, "chimera griffon")
    assert discards(s) == {"griffon", "fates", "chimera"}
    say(s, "griffon 2")
    assert discards(s) == set()


@pytest.mark.rule("C18.4", "C9.4")
def test_a_copied_figurine_stays_with_the_summoner():
    s = game()
    discard(s, "medusa", "fates")
    summons(s, "chimera")
    say(s, "chimera medusa", "figurine kea")
    assert figurines(s) == {"medusa": "kea"}
    assert card("medusa") not in list(s.draw_pile.items)
    assert {card("chimera"), card("fates")} <= set(s.draw_pile.items)
    assert s.figurine_holder[card("medusa") - 13] == 0


@pytest.mark.rule("C18.4", "C19.2")
def test_a_copied_figurine_that_is_lost_at_once_is_shuffled_in_with_the_other():
    """A7."""
    s = game()
    discard(s, "medusa")
    figurine(s, "minotaur", "kea")
    summons(s, "chimera")
    say(s, "chimera medusa", "figurine kea")
    assert figurines(s) == {}
    assert {card("medusa"), card("minotaur"), card("chimera")} <= set(s.draw_pile.items)


@pytest.mark.rule("C18.4", "C18.13")
def test_a_copied_kraken_card_is_shuffled_in():
    """A7."""
    s = game()
    kraken(s, "a1")
    summons(s, "chimera")
    say(s, "chimera kraken", "kraken d4", "pass")
    assert s.kraken == sea(s, "d4")
    assert card("kraken") in list(s.draw_pile.items)


@pytest.mark.rule("C18.4")
def test_held_cards_cannot_be_copied_and_an_empty_pile_is_no_use():
    s = game()
    figurine(s, "medusa", "kea")
    on_track(s, "chimera")
    turn(s, "athena")
    assert legal(s, "summon") == []


# -- C18.5 Cyclops


@pytest.mark.rule("C18.5")
def test_cyclops_changes_an_own_building_for_nothing():
    s = game()
    building(s, "thira", 2, "port")
    building(s, "kea", 1, "port")
    summons(s, "cyclops")
    assert rest_of(s, "cyclops") == ["thira 2 fortress", "thira 2 temple", "thira 2 university"]
    say(s, "cyclops thira 2 temple")
    assert slots(s, "thira") == [None, "temple", None, None]
    assert s.gold[0] == 6
    assert [s.building_supply(kind) for kind in range(4)] == [9, 10, 9, 10]


@pytest.mark.rule("C18.5", "C12.7")
def test_cyclops_may_complete_a_set():
    s = game()
    for slot, kind in enumerate(("port", "fortress", "temple", "temple"), 1):
        building(s, "thira", slot, kind)
    summons(s, "cyclops")
    say(s, "cyclops thira 4 university")
    assert step(s) == "return-building"


@pytest.mark.rule("C18.5")
def test_cyclops_needs_a_tile_in_the_supply():
    s = game(5)
    for name, number in (("naxos", 4), ("syros", 2), ("milos", 3), ("delos", 1)):
        for slot in range(1, number + 1):
            building(s, name, slot, "temple")
    building(s, "paros", 1, "port")
    summons(s, "cyclops")
    assert rest_of(s, "cyclops") == ["paros 1 fortress", "paros 1 university"]


# -- C18.6 Sphinx


@pytest.mark.rule("C18.6")
def test_sphinx_sells_units_and_cards_for_two_gold_each():
    s = game()
    fleet(s, 0, "a1", 2)
    give(s, 0, priests=1, philosophers=2)
    summons(s, "sphinx")
    assert legal(s) == ["sell-troop gyaros", "sell-troop thira", "sell-fleet a1", "sell-priest", "sell-philosopher"]
    say(s, "sell-troop gyaros", "sell-fleet a1", "sell-priest", "sell-philosopher")
    assert s.gold[0] == 6 + 8
    assert lands(s, 0) == {"gyaros": 0, "thira": 1}  # the island stays his
    assert fleets(s, 0) == {"a1": 1}
    assert (s.troop_reserve[0], s.fleet_reserve[0]) == (7, 7)
    assert (s.priests[0], s.philosophers[0], s.priest_supply, s.philosopher_supply) == (0, 1, 18, 16)
    say(s, "pass")
    assert step(s) == "god-turn"


@pytest.mark.rule("C18.6")
def test_sphinx_needs_one_sale_and_ends_when_nothing_is_left():
    s = game()
    island(s, 0, "gyaros", 0)
    summons(s, "sphinx")
    assert legal(s) == ["sell-troop thira"]
    say(s, "sell-troop thira")
    assert step(s) == "god-turn"


# -- C18.7 Sylph


@pytest.mark.rule("C18.7")
def test_sylph_has_ten_steps_for_any_groups():
    s = game()
    fleet(s, 0, "a1", 2)
    fleet(s, 0, "f1")
    summons(s, "sylph")
    assert legal(s) == ["sail a1", "sail f1"]  # at least one step
    say(s, "sail a1", "to b2 2", "sail b2", "to c2 1")
    assert legal(s) == ["pass", "sail b2", "sail c2", "sail f1"]
    say(s, "sail f1", "to e1 1")
    for way in ("d3", "e4", "f5", "g5", "h4", "i3"):
        say(s, f"sail {max(fleets(s, 0), key=lambda name: name not in ('b2', 'e1'))}", f"to {way} 1")
    assert step(s) == "sylph"
    say(s, "sail i3", "to j2 1")
    assert step(s) == "god-turn"  # ten steps, more than three of them with one fleet
    assert fleets(s, 0) == {"b2": 1, "e1": 1, "j2": 1}
    assert len(s.fought) == 0


@pytest.mark.rule("C18.7")
def test_sylph_may_be_ended_after_the_first_step():
    """A13."""
    s = game()
    fleet(s, 0, "a1")
    summons(s, "sylph")
    say(s, "sail a1", "to b2 1", "pass")
    assert step(s) == "god-turn"
    assert s.gold[0] == 6


@pytest.mark.rule("C18.7")
def test_fleets_that_fought_for_sylph_do_not_move_again():
    s = game()
    fleet(s, 0, "c2", 3)
    fleet(s, 0, "a1")
    fleet(s, 1, "d3")
    summons(s, "sylph")
    loaded(s, 3, 0)
    say(s, "sail c2", "to d3 2")
    assert fleets(s, 0) == {"a1": 1, "c2": 1, "d3": 2}
    assert rest_of(s, "sail") == ["a1", "c2"]
    say(s, "sail c2", "to d3 1", "sail d3")
    assert rest_of(s, "to d4") == ["1"]  # only the one that joined later


@pytest.mark.rule("C18.7")
def test_fleets_that_retreated_are_counted_apart_in_their_space():
    s = game()
    fleet(s, 0, "c2", 3)
    fleet(s, 0, "b2")
    fleet(s, 1, "d3", 3)
    summons(s, "sylph")
    loaded(s, 2, 2)
    say(s, "sail c2", "to d3 3", "pass", "retreat c2")
    assert fleets(s, 0) == {"b2": 1, "c2": 2}
    assert rest_of(s, "sail") == ["b2"]
    say(s, "sail b2", "to c2 1", "sail c2")
    assert rest_of(s, "to c1") == ["1"]


@pytest.mark.rule("C18.7")
def test_sylph_ends_when_no_fresh_fleet_is_left():
    s = game()
    fleet(s, 0, "c2", 3)
    fleet(s, 1, "d3")
    summons(s, "sylph")
    loaded(s, 3, 0)
    say(s, "sail c2", "to d3 3")
    assert step(s) == "god-turn"


@pytest.mark.rule("C18.7", "C18.13")
def test_sylph_keeps_clear_of_the_kraken():
    s = game()
    kraken(s, "b2")
    fleet(s, 0, "a1")
    summons(s, "sylph")
    say(s, "sail a1")
    assert targets(s, "to") == "a2"


# -- C18.8 Harpy to C18.12 Dryad


@pytest.mark.rule("C18.8", "C18.15")
def test_harpy_takes_an_opponents_troop_except_from_chirons_island():
    s = game()
    island(s, 1, "mykonos", 2)
    island(s, 2, "kimolos", 0)
    figurine(s, "chiron", "sifnos")
    summons(s, "harpy")
    assert rest_of(s, "harpy") == ["kythnos", "kea", "mykonos"]
    say(s, "harpy kea")
    assert lands(s, 1) == {"kea": 0, "mykonos": 2}  # the last troop leaves a marker
    assert s.troop_reserve[1] == 6


@pytest.mark.rule("C18.9")
@pytest.mark.parametrize(("gold", "taken"), [(9, 4), (8, 4), (1, 0), (0, 0)])
def test_griffon_takes_half_rounded_down(gold: int, taken: int):
    """A15: every opponent may be chosen, whatever he has."""
    s = game()
    give(s, 2, gold=gold)
    summons(s, "griffon")
    assert legal(s) == ["griffon 2", "griffon 3"]
    say(s, "griffon 3")
    assert (s.gold[0], s.gold[2]) == (6 + taken, gold - taken)


@pytest.mark.rule("C18.9", "C21")
def test_what_the_griffon_took_is_told_to_thief_and_victim_only():
    s = game()
    summons(s, "griffon")
    say(s, "griffon 3")
    assert [stolen(s, "gold-stolen", seat) for seat in (0, 1, 2, None)] == [[5], [None], [5], [None]]
    assert sum("gold" in str(entry["message"]) for entry in s.log(2)) == 1  # nobody is told twice


@pytest.mark.rule("C18.10")
def test_fates_bring_income_for_the_board_as_it_is_to_the_summoner_alone():
    s = game()
    fleet(s, 0, "a2")
    s.prosperity[isle(s, "thira")] = 1
    summons(s, "fates")
    assert list(s.gold) == [6 + 2 + 1 + 1, 10, 10]


@pytest.mark.rule("C18.11")
def test_satyr_takes_a_philosopher():
    s = game()
    give(s, 0, philosophers=1)
    give(s, 2, philosophers=2)
    summons(s, "satyr")
    assert legal(s) == ["satyr 3"]
    say(s, "satyr 3")
    assert list(s.philosophers) == [2, 0, 1]


@pytest.mark.rule("C18.12")
def test_dryad_takes_a_priest():
    s = game()
    give(s, 0, priests=1)
    give(s, 1, priests=2)
    summons(s, "dryad")
    assert legal(s) == ["dryad 2"]
    say(s, "dryad 2")
    assert list(s.priests) == [2, 1, 0]


# -- C18.13 Kraken


@pytest.mark.rule("C18.13")
def test_kraken_sinks_all_fleets_where_it_is_put_and_where_it_goes_for_one_gold_a_space():
    s = game()
    fleet(s, 1, "d4", 3)
    fleet(s, 0, "d3")
    fleet(s, 2, "e4", 2)
    summons(s, "kraken")
    assert len(legal(s, "kraken")) == 30
    say(s, "kraken d4")
    assert fleets(s, 1) == {}
    assert s.fleet_reserve[1] == 8
    assert legal(s) == ["pass", "kraken d3", "kraken d5", "kraken e4"]
    say(s, "kraken d3")
    assert fleets(s, 0) == {}  # own fleets as well
    say(s, "kraken e4", "kraken d3")  # back again, each space is paid
    assert fleets(s, 2) == {}
    assert s.gold[0] == 6 - 3
    say(s, "pass")
    assert s.kraken == sea(s, "d3")


@pytest.mark.rule("C18.13")
def test_kraken_stops_when_the_gold_is_gone():
    s = game()
    give(s, 0, gold=5)
    summons(s, "kraken")
    say(s, "kraken d4", "kraken d3")
    assert s.gold[0] == 0
    assert step(s) == "god-turn"


@pytest.mark.rule("C18.13", "C19.5")
def test_kraken_is_lifted_from_where_it_was():
    """A12: also onto trade spaces and beside Polyphemus."""
    s = game()
    s.kraken = sea(s, "d4")
    figurine(s, "polyphemus", "gyaros")
    summons(s, "kraken")
    assert {"kraken a1", "kraken a2", "kraken d4"} <= set(legal(s))
    say(s, "kraken a1", "pass")
    assert s.kraken == sea(s, "a1")
    turn(s, "poseidon", 1)
    assert "fleet d4" in legal(s)


# -- figurines' lasting powers


@pytest.mark.rule("C18.14", "C19.4")
def test_minotaur_adds_two_for_whoever_defends_the_island():
    """A9."""
    s = game()
    figurine(s, "minotaur", "mykonos", holder=0)
    island(s, 0, "gyaros", 4)
    island(s, 1, "mykonos", 1)
    fleet(s, 0, "b2")
    turn(s, "ares")
    loaded(s, 0, 0)
    say(s, "march gyaros", "land mykonos 4")
    fought = [entry for entry in s.log() if entry["message"] == "round-fought"]
    assert fought[0]["defence"] == 3
    assert owner(s, "mykonos") == 0
    assert figurines(s) == {}  # he leaves the conqueror
    assert "minotaur" in discards(s)


@pytest.mark.rule("C18.14", "C19.4")
@pytest.mark.parametrize("name", ["mykonos", "kimolos"])
def test_minotaur_does_not_hold_an_island_alone(name: str):
    """A9."""
    s = game()
    island(s, 1, "mykonos", 0)
    figurine(s, "minotaur", name)
    island(s, 0, "gyaros", 2)
    fleet(s, 0, "b2 c2 d3 d4")
    turn(s, "ares")
    say(s, "march gyaros", f"land {name} 1")
    assert "land-battle" not in messages(s)
    assert owner(s, name) == 0
    assert figurines(s) == {}


@pytest.mark.rule("C18.14", "C19.4")
def test_minotaur_stays_when_troops_only_leave():
    """A9."""
    s = game()
    figurine(s, "minotaur", "kea")
    figurine(s, "chiron", "sifnos")
    summons(s, "harpy")
    say(s, "harpy kea")
    assert lands(s, 1)["kea"] == 0
    assert figurines(s)["minotaur"] == "kea"


@pytest.mark.rule("C18.15")
def test_ares_may_attack_chirons_island():
    s = game()
    figurine(s, "chiron", "mykonos")
    fleet(s, 0, "b2")
    turn(s, "ares")
    say(s, "march gyaros")
    assert targets(s, "land") == "mykonos"


@pytest.mark.rule("C18.16")
def test_medusa_lets_troops_in_harpy_and_sphinx_work():
    s = game()
    figurine(s, "medusa", "kea", holder=2)
    summons(s, "harpy")
    assert "harpy kea" in legal(s)
    s = game()
    figurine(s, "medusa", "thira")
    fleet(s, 0, "c2 d3 e4 f5 g5")
    turn(s, "ares")
    assert rest_of(s, "march") == ["gyaros"]
    say(s, "march gyaros", "land thira 1")
    assert lands(s, 0)["thira"] == 2
    summons(s, "sphinx")
    assert "sell-troop thira" in legal(s)


# -- C18.17 Polyphemus


@pytest.mark.rule("C18.17")
def test_polyphemus_pushes_groups_in_the_summoners_order_and_to_his_choice():
    """A11."""
    s = game()
    fleet(s, 0, "b2", 2)
    fleet(s, 1, "d4")
    fleet(s, 2, "d3", 3)
    summons(s, "polyphemus")
    say(s, "figurine mykonos")  # b2 b3 c2 d3 d4 d5
    assert legal(s) == ["push b2", "push d3", "push d4"]
    say(s, "push d3")
    assert legal(s) == ["drive e4"]
    say(s, "drive e4")
    assert fleets(s, 2) == {"e4": 3}
    say(s, "push b2")
    assert legal(s) == ["drive a1", "drive a2"]
    say(s, "drive a2", "push d4")
    assert fleets(s, 1) == {}  # e4 is anothers now: no refuge is left
    assert s.fleet_reserve[1] == 8
    assert fleets(s, 0) == {"a2": 2}  # own fleets as well
    assert step(s) == "god-turn"


@pytest.mark.rule("C18.17")
def test_a_group_joins_own_fleets_but_shuns_the_kraken():
    s = game()
    fleet(s, 1, "d3")
    fleet(s, 1, "e4")
    kraken(s, "a1")
    fleet(s, 2, "b2")
    summons(s, "polyphemus")
    say(s, "figurine mykonos", "push b2")
    assert legal(s) == ["drive a2"]
    say(s, "drive a2", "push d3", "drive e4")
    assert fleets(s, 1) == {"e4": 2}


@pytest.mark.rule("C18.17")
def test_no_fleet_enters_or_is_recruited_beside_polyphemus():
    s = game()
    summons(s, "polyphemus")
    say(s, "figurine gyaros")  # a1 b2 c1 c2
    assert step(s) == "god-turn"
    fleet(s, 0, "a2")
    turn(s, "poseidon")
    assert targets(s, "fleet") == "f6 f7 g5 h4 i3 j2 k2"
    say(s, "sail a2")
    assert targets(s, "to") == "b3"


@pytest.mark.rule("C18.17", "C19.3")
def test_the_spaces_are_open_again_when_polyphemus_has_left():
    s = game()
    figurine(s, "polyphemus", "gyaros", holder=0, cycle=4)
    turn(s, "poseidon")
    assert "fleet a1" in legal(s)


@pytest.mark.rule("C18.1", "C18.8", "C18.9", "C18.11", "C18.12")
def test_eliminated_players_are_no_opponents():
    s = game(4)
    neutral(s, "mykonos", "milos")
    s.playing &= ~0b10
    summons(s, "griffon")
    assert legal(s) == ["griffon 3", "griffon 4"]
    assert s.sea_owner(0) == NONE
