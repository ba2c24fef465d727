"""C14: battles."""

from functools import cache
from itertools import product

import pytest

from pelagos.games.cyclades.rules.battles import land_bonus, sea_bonus
from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import (
    building,
    figurine,
    figurines,
    fleet,
    fleets,
    fresh,
    game,
    island,
    isle,
    kraken,
    lands,
    legal,
    loaded,
    messages,
    metropolis,
    next_cycle,
    owner,
    rest_of,
    say,
    sea,
    step,
    turn,
)


def sea_attack(s: Cyclades, attackers: int, defenders: int) -> None:
    """Fleets of seat 0 on d3 sail against fleets of seat 1 on d4; the dice must be loaded."""
    fleet(s, 0, "d3", attackers)
    fleet(s, 1, "d4", defenders)
    turn(s, "poseidon")
    say(s, "sail d3", f"to d4 {attackers}")


def land_attack(s: Cyclades, attackers: int, defenders: int) -> None:
    """Troops of seat 0 on gyaros land on mykonos, which seat 1 holds; the dice must be loaded."""
    island(s, 0, "gyaros", attackers)
    island(s, 1, "mykonos", defenders)
    fleet(s, 0, "b2")
    turn(s, "ares")
    say(s, "march gyaros", f"land mykonos {attackers}")


def rounds(s: Cyclades) -> list[tuple[object, ...]]:
    """The rounds fought: totals, then units left."""
    keys = ("attack", "defence", "attackers", "defenders")
    return [tuple(entry[key] for key in keys) for entry in s.log() if entry["message"] == "round-fought"]


@pytest.mark.rule("C14.1", "C14.2")
def test_a_round_is_a_die_and_the_units_of_each_side():
    s = game()
    loaded(s, 3, 1)
    island(s, 0, "thira", 1)
    fleet(s, 0, "d3")  # keeps the rest of the group out of the battle
    fleet(s, 0, "d3", 2)
    fleet(s, 1, "d4", 4)
    turn(s, "poseidon")
    say(s, "sail d3", "to d4 2")
    assert rounds(s)[0] == (2 + 3, 4 + 1, 1, 3)


@pytest.mark.rule("C14.2")
def test_the_dice_show_0_1_1_2_2_3():
    seen: dict[int, int] = {}
    for seed in range(400):
        s = game()
        s.rng = fresh(3, seed).rng
        land_attack(s, 1, 1)
        attack, defence = rounds(s)[0][:2]
        seen[attack - 1] = seen.get(attack - 1, 0) + 1
        seen[defence - 1] = seen.get(defence - 1, 0) + 1
    assert sorted(seen) == [0, 1, 2, 3]
    for face, share in ((0, 1), (1, 2), (2, 2), (3, 1)):
        assert abs(seen[face] / 800 - share / 6) < 0.05


@pytest.mark.rule("C14.3", "W21")
def test_fortress_and_metropolis_help_the_defender_of_an_island():
    s = game()
    building(s, "kea", 3, "fortress")
    metropolis(s, "kea")
    island(s, 0, "thira", 4)
    island(s, 1, "kea", 1)
    fleet(s, 0, "h4 h3 h2")
    turn(s, "ares")
    loaded(s, 1, 2)
    say(s, "march thira", "land kea 4")
    assert rounds(s) == [(5, 5, 3, 0)]
    assert lands(s, 0)["kea"] == 3


@pytest.mark.rule("C14.3", "C18.14")
def test_bonuses_on_land_add_up():
    s = game()
    for slot in (1, 2):
        building(s, "mykonos", slot, "fortress")
    assert land_bonus(s, isle(s, "mykonos")) == 2
    figurine(s, "minotaur", "mykonos")
    assert land_bonus(s, isle(s, "mykonos")) == 4
    assert land_bonus(s, isle(s, "kea")) == 0
    metropolis(s, "kea")
    assert land_bonus(s, isle(s, "kea")) == 1


def aids(s: Cyclades) -> list[tuple[object, ...]]:
    """What the log says of the defender's bonuses: whose, from what, how much."""
    return [(entry["seat"], entry["aid"], entry["bonus"]) for entry in s.log() if entry["message"] == "defence-aided"]


@pytest.mark.rule("C14.3")
def test_the_log_names_bonuses_on_land():
    s = game()
    for slot in (1, 2):
        building(s, "mykonos", slot, "fortress")
    figurine(s, "minotaur", "mykonos")
    loaded(s, 1, 1)
    land_attack(s, 2, 1)
    assert aids(s) == [(1, "fortress", 2), (1, "minotaur", 2)]


@pytest.mark.rule("C14.4")
def test_the_log_names_bonuses_at_sea():
    s = game()
    island(s, 1, "mykonos", 1)
    building(s, "mykonos", 1, "port")
    loaded(s, 1, 1)
    fleet(s, 0, "d4", 1)
    fleet(s, 1, "d3", 1)
    turn(s, "poseidon")
    say(s, "sail d4", "to d3 1")
    assert aids(s) == [(1, "port", 1)]


@pytest.mark.rule("C14.3")
def test_the_attacker_has_no_bonus():
    s = game()
    metropolis(s, "gyaros")
    building(s, "thira", 1, "fortress")
    loaded(s, 1, 1, 1, 1)
    land_attack(s, 2, 2)
    assert rounds(s)[0][:2] == (3, 3)


@pytest.mark.rule("C14.4", "W11")
def test_ports_and_metropolises_of_the_defender_beside_the_space_help_at_sea():
    s = game()
    building(s, "mykonos", 1, "port")
    building(s, "mykonos", 2, "port")
    metropolis(s, "kythnos")  # of seat 2, also beside d3
    assert sea_bonus(s, 1, sea(s, "d3")) == 2
    assert sea_bonus(s, 2, sea(s, "d3")) == 1
    island(s, 1, "kythnos", 1)
    assert sea_bonus(s, 1, sea(s, "d3")) == 3
    assert sea_bonus(s, 1, sea(s, "f7")) == 0


@pytest.mark.rule("C14.4", "W11")
def test_a_port_reaches_all_spaces_around_its_island():
    s = game()
    building(s, "kythnos", 1, "port")
    around = [name for name in ["c1", "c2", "d1", "d3", "e2", "e4", "f3", "f4", "b2", "g3", "f5"] if sea_bonus(s, 2, sea(s, name))]
    assert around == ["c1", "c2", "d1", "d3", "e2", "e4", "f3", "f4"]


@pytest.mark.rule("C14.5")
@pytest.mark.parametrize(("dice", "left"), [((3, 0), (3, 2)), ((0, 3), (2, 3)), ((2, 2), (2, 2))])
def test_the_lower_total_loses_one_and_a_tie_costs_both_one(dice: tuple[int, int], left: tuple[int, int]):
    s = game()
    loaded(s, *dice)
    sea_attack(s, 3, 3)
    assert rounds(s)[0][2:] == left
    assert (s.fleet_reserve[0], s.fleet_reserve[1]) == (8 - left[0], 8 - left[1])


@pytest.mark.rule("C14.6")
def test_after_a_round_first_the_defender_then_the_attacker_may_retreat():
    s = game()
    loaded(s, 2, 2, 2, 2)
    sea_attack(s, 3, 3)
    assert (s.seat, step(s)) == (1, "defender-retreats")
    assert legal(s)[0] == "pass"
    say(s, "pass")
    assert (s.seat, step(s)) == (0, "attacker-retreats")
    say(s, "pass")
    assert len(rounds(s)) == 2
    assert (s.seat, step(s)) == (1, "defender-retreats")


@pytest.mark.rule("C14.6")
def test_who_cannot_retreat_is_not_asked():
    s = game()
    loaded(s, 2, 2, 2, 2)
    land_attack(s, 3, 3)
    assert (s.seat, step(s)) == (0, "attacker-retreats")  # the defender has no fleets
    say(s, "pass")
    assert (s.seat, step(s)) == (0, "attacker-retreats")
    assert len(rounds(s)) == 2
    s = game()
    figurine(s, "medusa", "mykonos")
    loaded(s, 2, 2, 2, 2, 2, 2)
    land_attack(s, 3, 3)
    assert len(rounds(s)) == 3  # neither side can, so they fight to the end
    assert step(s) == "god-turn"


@pytest.mark.rule("C14.7")
def test_troops_retreat_to_an_own_island_joined_by_own_fleets():
    s = game()
    fleet(s, 1, "d4")  # joins kimolos
    fleet(s, 2, "d5")
    island(s, 1, "kimolos", 0)
    loaded(s, 2, 2)
    land_attack(s, 3, 3)
    assert (s.seat, legal(s)) == (1, ["pass", "withdraw kimolos"])  # not kea: no chain leads there
    say(s, "withdraw kimolos")
    assert lands(s, 1) == {"kea": 1, "kimolos": 2}
    assert owner(s, "mykonos") == 0
    assert lands(s, 0)["mykonos"] == 2


@pytest.mark.rule("C14.7")
def test_the_attacker_retreats_along_his_own_chain():
    """A19: any own island, not only where he came from."""
    s = game()
    fleet(s, 0, "c2 d3")
    island(s, 0, "kythnos", 0)
    loaded(s, 2, 2)
    land_attack(s, 4, 3)
    assert (s.seat, step(s)) == (0, "attacker-retreats")
    assert rest_of(s, "withdraw") == ["gyaros", "kythnos"]
    say(s, "withdraw kythnos")
    assert lands(s, 0) == {"gyaros": 0, "kythnos": 4, "thira": 1}
    assert lands(s, 1)["mykonos"] == 2


@pytest.mark.rule("C14.7", "C18.16")
def test_nobody_retreats_under_medusa():
    """A10."""
    s = game()
    fleet(s, 1, "d4")
    fleet(s, 0, "c2")
    island(s, 1, "kimolos", 0)
    figurine(s, "medusa", "mykonos")
    loaded(s, 2, 2, 3, 0, 3, 0)
    land_attack(s, 3, 3)
    assert len(rounds(s)) == 3
    assert lands(s, 0)["mykonos"] == 2
    assert legal(s, "march") == []  # the winners are held as well


@pytest.mark.rule("C14.8", "C18.13", "C18.17")
def test_fleets_retreat_to_adjacent_open_water():
    s = game()
    fleet(s, 2, "e4")
    fleet(s, 1, "d5")
    loaded(s, 2, 2)
    sea_attack(s, 3, 3)
    assert (s.seat, rest_of(s, "retreat")) == (1, ["d3", "d5"])  # d3 is empty again, d5 his own, e4 anothers
    say(s, "retreat d5")
    assert fleets(s, 1) == {"d5": 3}
    assert fleets(s, 0) == {"d4": 2}


@pytest.mark.rule("C14.8")
def test_a_defender_cannot_retreat_to_where_attackers_were_left_behind():
    """A19."""
    s = game()
    fleet(s, 0, "d3")
    loaded(s, 2, 2)
    sea_attack(s, 3, 3)
    assert rest_of(s, "retreat") == ["d5", "e4"]


@pytest.mark.rule("C14.8")
def test_not_to_the_kraken_nor_beside_polyphemus():
    s = game()
    kraken(s, "d3")
    figurine(s, "polyphemus", "kimolos")  # closes d4, d5, e4
    fleet(s, 1, "c2", 2)
    fleet(s, 0, "b2", 3)
    turn(s, "poseidon")
    loaded(s, 2, 2)
    say(s, "sail b2", "to c2 3")
    assert (s.seat, rest_of(s, "retreat")) == (1, ["b2", "c1"])


@pytest.mark.rule("C14.8")
def test_the_attacker_at_sea_may_retreat_to_any_open_space():
    """A19."""
    s = game()
    fleet(s, 1, "c2 e4")
    loaded(s, 2, 2)
    sea_attack(s, 3, 3)
    say(s, "pass")
    assert (s.seat, rest_of(s, "retreat")) == (0, ["d3", "d5"])
    say(s, "retreat d5")
    assert fleets(s, 0) == {"d5": 2}
    assert fleets(s, 1) == {"c2": 1, "d4": 2, "e4": 1}
    assert step(s) == "god-turn"


@pytest.mark.rule("C14.9")
def test_a_destroyed_defender_loses_the_island_with_all_that_is_on_it():
    s = game()
    building(s, "mykonos", 1, "temple")
    s.prosperity[isle(s, "mykonos")] = 2
    loaded(s, 3, 0)
    land_attack(s, 3, 1)
    assert owner(s, "mykonos") == 0
    assert lands(s, 0)["mykonos"] == 3
    assert s.troop_reserve[1] == 7
    next_cycle(s)
    assert s.gold[0] == 9 + 2 + 1 + 2


@pytest.mark.rule("C14.9")
def test_when_the_attackers_are_destroyed_nothing_changes_hands():
    s = game()
    loaded(s, 0, 3)
    land_attack(s, 1, 2)
    assert lands(s, 1)["mykonos"] == 2
    assert lands(s, 0)["gyaros"] == 0
    assert "attack-repelled" in messages(s)


@pytest.mark.rule("C14.9", "W15")
def test_mutual_destruction_on_land_leaves_the_defender_his_island():
    s = game()
    building(s, "mykonos", 1, "fortress")
    loaded(s, 2, 1)
    land_attack(s, 1, 1)
    assert lands(s, 1) == {"kea": 1, "mykonos": 0}
    assert "all-destroyed" in messages(s)
    s.gold[1] = 0
    next_cycle(s)
    assert s.gold[1] == 1
    fleet(s, 2, "d3")
    turn(s, "ares", 2)
    say(s, "march kythnos", "land mykonos 1")  # no protection, in spite of the fortress
    assert owner(s, "mykonos") == 2


@pytest.mark.rule("C14.9", "C19.4")
def test_mutual_destruction_drives_the_minotaur_away():
    s = game()
    figurine(s, "minotaur", "mykonos")
    loaded(s, 3, 1)
    land_attack(s, 1, 1)
    assert rounds(s) == [(1 + 3, 1 + 2 + 1, 0, 0)]
    assert lands(s, 1)["mykonos"] == 0
    assert figurines(s) == {}


@pytest.mark.rule("C14.9")
def test_mutual_destruction_at_sea_leaves_the_space_empty():
    s = game()
    loaded(s, 1, 1)
    sea_attack(s, 1, 1)
    assert fleets(s, 0) == fleets(s, 1) == {}
    assert step(s) == "god-turn"


@pytest.mark.rule("C14.10")
def test_the_turn_goes_on_after_the_battle():
    s = game()
    loaded(s, 3, 0)
    sea_attack(s, 3, 1)
    assert (s.seat, step(s)) == (0, "god-turn")
    say(s, "sail d4", "to d5 3", "pass", "fleet b2")
    assert fleets(s, 0) == {"b2": 1, "d5": 3}


# -- odds: the engine's rounds, put together, against a calculation of their own

FACES = {0: 1, 1: 2, 2: 2, 3: 1}
"""The faces of a die, and how many sides show each."""

Odds = tuple[float, float, float]
"""Chances that the attacker is left, that the defender is left, that nobody is left."""


def settled(attackers: int, defenders: int) -> Odds:
    return float(attackers > 0), float(defenders > 0), float(attackers == defenders == 0)


@cache
def exact(attackers: int, defenders: int, bonus: int) -> Odds:
    """The odds of a battle without retreats, by the rules on paper."""
    if attackers == 0 or defenders == 0:
        return settled(attackers, defenders)
    sides = [0, 1, 1, 2, 2, 3]
    total = [0.0, 0.0, 0.0]
    for attack, defence in product(sides, sides):
        difference = attackers + attack - defenders - bonus - defence
        rest = exact(attackers - (difference <= 0), defenders - (difference >= 0), bonus)
        total = [sum(pair) for pair in zip(total, rest, strict=True)]
    return total[0] / 36, total[1] / 36, total[2] / 36


def before_the_battle(where: str, attackers: int, defenders: int, bonus: int) -> Cyclades:
    """Seat 0 about to attack seat 1 on kea or on h2 beside it, where the bonus comes from fortresses or ports."""
    s = game()
    for seat, names in ((0, ("gyaros", "thira")), (1, ("mykonos", "kea"))):
        for name in names:
            island(s, seat, name, 0)
    for slot in range(bonus):
        building(s, "kea", slot + 1, "fortress" if where == "kea" else "port")
    if where == "kea":
        island(s, 0, "thira", attackers)
        island(s, 1, "kea", defenders)
        fleet(s, 0, "h4 h3 h2")
        turn(s, "ares")
        say(s, "march thira")
    else:
        fleet(s, 0, "h3", attackers)
        fleet(s, 1, "h2", defenders)
        turn(s, "poseidon")
        say(s, "sail h3")
    return s


def foretold(where: str, attackers: int, defenders: int, bonus: int) -> list[float]:
    """The odds that the attacker is told before the attack."""
    start = before_the_battle(where, attackers, defenders, bonus)
    preview = start.perspective(0).preview(f"land kea {attackers}" if where == "kea" else f"to h2 {attackers}")
    assert preview.uncovers
    assert preview.odds is not None
    return [one["chance"] for one in preview.odds if one["of"] == "battle"]


def engine_rounds(where: str, attackers: int, defenders: int, bonus: int) -> list[tuple[int, int, int]]:
    """What the engine makes of each roll in one round: the units left, and out of 36 how often."""
    start = before_the_battle(where, attackers, defenders, bonus)
    word = f"land kea {attackers}" if where == "kea" else f"to h2 {attackers}"
    results = []
    for attack, defence in product(FACES, FACES):
        s = start.clone()
        loaded(s, attack, defence)
        say(s, word)
        fought = rounds(s)[0]
        results.append((int(fought[2]), int(fought[3]), FACES[attack] * FACES[defence]))
    return results


@pytest.mark.rule("C14.2", "C14.3", "C14.4", "C14.5", "C14.9")
@pytest.mark.parametrize("bonus", [0, 1, 2, 3])
@pytest.mark.parametrize("where", ["kea", "h2"])
def test_odds_of_all_battles_up_to_eight_against_eight(where: str, bonus: int):
    odds: dict[tuple[int, int], Odds] = {pair: settled(*pair) for pair in product(range(9), range(9)) if 0 in pair}
    for attackers, defenders in product(range(1, 9), range(1, 9)):
        total = [0.0, 0.0, 0.0]
        for left, other, times in engine_rounds(where, attackers, defenders, bonus):
            total = [sum_ + times * chance for sum_, chance in zip(total, odds[left, other], strict=True)]
        odds[attackers, defenders] = (total[0] / 36, total[1] / 36, total[2] / 36)
        assert odds[attackers, defenders] == pytest.approx(exact(attackers, defenders, bonus), abs=1e-12)
        assert odds[attackers, defenders] == pytest.approx(foretold(where, attackers, defenders, bonus), abs=1e-12)
