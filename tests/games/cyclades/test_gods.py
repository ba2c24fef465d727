"""C5: the order of the gods."""

import pytest

from pelagos.games.cyclades.components import GODS
from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import fresh, game, gods, legal, next_cycle, say, show, step

TILES = set(GODS[:-1])


def play_cycle(s: Cyclades) -> None:
    """Let everybody go to Apollo for a cycle."""
    cycle = s.cycle
    while s.cycle == cycle and not s.over:
        say(s, "apollo" if step(s) == "bid" else legal(s)[0])


@pytest.mark.rule("C5.1")
def test_with_five_all_four_gods_are_shuffled_and_shown_each_cycle():
    s = fresh(5)
    orders = set()
    for _ in range(8):
        assert set(gods(s)) == TILES
        orders.add(tuple(gods(s)))
        play_cycle(s)
    assert len(orders) > 3


@pytest.mark.rule("C5.2", "W17")
def test_with_four_the_hidden_god_comes_first_in_the_next_cycle():
    s = fresh(4)
    for _ in range(8):
        assert len(gods(s)) == 3
        (hidden,) = TILES - set(gods(s))
        assert not legal(s, f"bid {hidden}")
        play_cycle(s)
        assert gods(s)[0] == hidden
    hidden_ones = set()
    for seed in range(40):
        s = fresh(4, seed)
        hidden_ones |= TILES - set(gods(s))
    assert hidden_ones == TILES


@pytest.mark.rule("C5.2", "W17")
def test_the_three_others_are_shuffled_behind_it():
    seen = set()
    for seed in range(60):
        s = fresh(4, seed)
        show(s, "zeus", "ares", "athena", "poseidon")
        s.available = 3
        next_cycle(s, (0, 1, 2, 3))
        seen.add(tuple(gods(s)))
    assert all(order[0] == "poseidon" for order in seen)
    assert len(seen) == 6


@pytest.mark.rule("C5.3", "W18")
def test_with_three_pairs_of_cycles_use_every_god_once():
    s = fresh(3)
    for _ in range(5):
        first = gods(s)
        hidden = [GODS[god] for god in list(s.gods)[2:]]
        assert len(first) == 2
        play_cycle(s)
        assert gods(s) == hidden  # A1: in the order in which they lay
        assert set(first) | set(hidden) == TILES
        play_cycle(s)
    assert len({tuple(fresh(3, seed).gods) for seed in range(60)}) > 12


@pytest.mark.rule("C5.4", "C20.2")
def test_with_two_as_with_four():
    s = fresh(2)
    for _ in range(6):
        assert len(gods(s)) == 3
        (hidden,) = TILES - set(gods(s))
        play_cycle(s)
        assert gods(s)[0] == hidden


@pytest.mark.rule("C5.1", "C5.2", "C5.3")
@pytest.mark.parametrize(("players", "shown"), [(2, 3), (3, 2), (4, 3), (5, 4)])
def test_apollo_is_always_there_and_only_shown_gods_can_be_chosen(players: int, shown: int):
    s = fresh(players)
    assert legal(s)[-1] == "apollo"
    assert {word.split()[1] for word in legal(s, "bid")} == set(gods(s))
    assert len(gods(s)) == shown


@pytest.mark.rule("C17.4", "C5.2", "C5.3")
@pytest.mark.parametrize(("players", "out", "shown"), [(5, (4,), 3), (5, (3, 4), 2), (4, (3,), 2)])
def test_after_an_elimination_the_display_follows_the_number_left(players: int, out: tuple[int, ...], shown: int):
    """A20: the switch shuffles all four, and for three players counts as an odd cycle."""
    orders = set()
    for seed in range(30):
        s = fresh(players, seed)
        s.playing = sum(2**seat for seat in range(players) if seat not in out)
        left = tuple(seat for seat in range(players) if seat not in out)
        next_cycle(s, left)
        assert len(gods(s)) == shown
        assert s.display_cycles == 1
        orders.add(tuple(s.gods))
        if shown == 2:
            hidden = [GODS[god] for god in list(s.gods)[2:]]
            next_cycle(s, left)
            assert gods(s) == hidden
    assert len(orders) > 8


@pytest.mark.rule("C17.4", "C5.3")
def test_from_three_to_two_players_the_pairs_go_on():
    s = game(3)
    s.display_cycles = 1
    first = list(s.gods)
    s.playing = 0b011
    next_cycle(s, (0, 1))
    assert list(s.gods) == first[2:] + first[:2]
    assert s.display_cycles == 2
