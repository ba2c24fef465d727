"""Chances as they are told to people."""

import pytest

import pelagos
from pelagos.bots.chances import corrected, phase_of, sureness, told, told_to_one

GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_equal_chance_and_certainty_stay_what_they_are(players: int):
    state = pelagos.game("cyclades").new(players, 1)
    assert told_to_one(state, 1.0 / players) == pytest.approx(1.0 / players)
    assert (told_to_one(state, 0.0), told_to_one(state, 1.0)) == (0.0, 1.0)
    assert told(state, [1.0 / players] * players) == pytest.approx([1.0 / players] * players)


def test_right_chances_are_told_as_they_are():
    assert corrected([0.3, 0.2, 0.5], 1.0) == pytest.approx([0.3, 0.2, 0.5])
    assert corrected([0.3], 1.0) == pytest.approx([0.3])


def test_chances_too_sure_are_told_nearer_to_equal_in_the_same_order():
    heard = [corrected([chance, 1.0 - chance], 2.0)[0] for chance in (0.05, 0.1, 0.5, 0.9, 0.95)]
    assert heard == sorted(heard)
    assert heard[0] == pytest.approx(0.187, abs=0.001)
    three = corrected([0.8, 0.1, 0.1], 2.0)
    assert sum(three) == pytest.approx(1.0)
    assert 1 / 3 < three[0] < 0.8


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_number_for_every_phase_or_one_for_all(name: str):
    game = pelagos.game(name)
    assert game.features is not None
    for players in game.players:
        row = sureness(game, players)
        assert len(row) in (1, game.features.phases)
        assert min(row) > 0.0


def test_the_phase_of_a_position_decides():
    game = pelagos.game("orichalcum")
    early, late = game.new(2, 1), game.new(2, 1)
    while phase_of(late) == 0:
        late.apply(late.legal()[-1])
    row = sureness(game, 2)
    assert told(early, [0.7, 0.3]) == corrected([0.7, 0.3], row[0])
    assert told(late, [0.7, 0.3]) == corrected([0.7, 0.3], row[phase_of(late)]) != told(early, [0.7, 0.3])
