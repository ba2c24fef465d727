"""Bits, hexes, lists, decks and digests."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core import components
from pelagos.core.bits import BIT, count, lowest, mask_of, members, without_lowest
from pelagos.core.deck import Deck
from pelagos.core.digest import Digest
from pelagos.core.hexes import DIRECTIONS, neighbours, period, shifted, turned
from pelagos.core.rng import seeded
from pelagos.core.vecs import sorted_vec, zeros

sets = st.sets(st.integers(0, 61))


@given(sets)
def test_sets_as_bits(members_: set[int]) -> None:
    mask = mask_of(sorted(members_))
    assert members(mask) == sorted(members_)
    assert count(mask) == len(members_)
    if members_:
        assert lowest(mask) == min(members_)
        assert members(without_lowest(mask)) == sorted(members_)[1:]


def test_bits_beyond_the_thirty_second() -> None:
    assert BIT[40] == 2**40


def test_turning_six_times_comes_back() -> None:
    assert turned((3, -1), 6) == (3, -1)
    assert turned((1, 0), 1) == (0, 1)
    assert [turned((1, 0), turns) for turns in range(6)] == DIRECTIONS


def test_neighbours_are_mutual() -> None:
    assert len(set(neighbours((2, 5)))) == 6
    assert all((2, 5) in neighbours(place) for place in neighbours((2, 5)))
    assert shifted((2, 5), (1, -1)) == (3, 4)


@pytest.mark.parametrize(
    ("outline", "labels", "expected"),
    [
        ([(0, 0)], ["x"], 1),
        ([(0, 0), (1, 0)], ["x", "x"], 3),
        ([(0, 0), (1, 0)], ["x", "y"], 6),
        ([(0, 0), (1, 0), (0, 1)], ["x", "x", "x"], 2),
        ([(0, 0), (1, 0), (0, 1)], ["x", "x", "y"], 6),
        ([(0, 0), (1, 0), (2, 0)], ["x", "y", "x"], 3),
    ],
)
def test_after_how_many_turns_an_outline_looks_the_same(outline: list[tuple[int, int]], labels: list[str], expected: int) -> None:
    assert period(outline, labels) == expected


def test_sorting() -> None:
    assert list(sorted_vec(vec[i64]([3, 1, 2, 1, -4]))) == [-4, 1, 1, 2, 3]
    assert list(sorted_vec(vec[i64]())) == []
    assert list(zeros(3)) == [0, 0, 0]


def test_a_deck_is_drawn_from_the_top_and_clones_do_not_disturb_each_other() -> None:
    deck = Deck(vec[i64]([1, 2, 3]))
    copy = deck.clone()
    assert [deck.draw(), deck.draw()] == [3, 2]
    deck.put_under(9)
    assert list(deck.items) == [9, 1]
    assert [copy.draw() for _ in range(3)] == [3, 2, 1]
    assert [deck.draw(), deck.draw(), deck.size()] == [1, 9, 0]


def test_what_was_put_under_a_deck_stays_known_until_it_is_drawn() -> None:
    deck = Deck(vec[i64](range(10, 30)))
    deck.put_under(1)
    deck.put_under(2)
    assert (deck.known, list(deck.items)[:2]) == (2, [2, 1])
    deck.redeal(seeded(1))
    assert list(deck.items)[:2] == [2, 1]
    assert sorted(list(deck.items)[2:]) == list(range(10, 30))
    for _ in range(21):
        deck.draw()
    assert (deck.known, list(deck.items)) == (1, [2])


def test_dealing_anew_does_not_depend_on_the_old_order() -> None:
    one, other = Deck(vec[i64](range(10))), Deck(vec[i64](range(9, -1, -1)))
    one.redeal(seeded(4))
    other.redeal(seeded(4))
    assert list(one.items) == list(other.items) != list(range(10))


def fingerprint(numbers: list[int]) -> int:
    digest = Digest()
    digest.numbers(vec[i64](numbers))
    return digest.value()


def test_digests_never_change() -> None:
    assert f"{fingerprint([1, -2, 3 * 2**40]):016x}" == "9b3a5b9e0c05b8f9"


@given(st.lists(st.integers(-(2**60), 2**60), max_size=8), st.lists(st.integers(-(2**60), 2**60), max_size=8))
def test_different_lists_have_different_digests(one: list[int], other: list[int]) -> None:
    assert 0 <= fingerprint(one) < 2**64
    assert (fingerprint(one) == fingerprint(other)) == (one == other)


def test_digests_of_similar_lists_differ_in_both_halves() -> None:
    found = [fingerprint([a, b]) for a in range(300) for b in range(300)]
    assert len(set(found)) == len(found)
    for shift in (0, 32):
        assert len({value >> shift & 0xFFFFFFFF for value in found}) > 0.9999 * len(found)


def test_a_component_file_is_known_by_what_it_says():
    text = 'title = "Sea"\n[piece]\nnumber = 3\n'
    written_otherwise = '# the sea\ntitle="Sea"   # big\n\n[piece]\nnumber = 0x3\n'
    assert components.fingerprint(written_otherwise) == components.fingerprint(text)
    assert components.fingerprint(text.replace("3", "4")) != components.fingerprint(text)
