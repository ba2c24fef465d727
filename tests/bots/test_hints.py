"""Chances as they are told to people."""

import pytest

from pelagos.bots.hints import told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_equal_chance_and_certainty_stay_what_they_are(players: int):
    assert told(1.0 / players, players, 2.8) == pytest.approx(1.0 / players)
    assert (told(0.0, players, 2.8), told(1.0, players, 2.8)) == (0.0, 1.0)


def test_right_chances_are_told_as_they_are():
    assert told(0.3, 4, 1.0) == pytest.approx(0.3)


def test_chances_too_sure_are_told_nearer_to_equal_in_the_same_order():
    heard = [told(chance, 2, 2.0) for chance in (0.05, 0.1, 0.5, 0.9, 0.95)]
    assert heard == sorted(heard)
    assert heard[0] == pytest.approx(0.187, abs=0.001)
