"""Chances as they are told to people."""

import pytest

import pelagos
from pelagos.bots.chances import Correction, bent, corrected, corrections, phase_of, told, told_to_one

GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_equal_chance_and_certainty_stay_what_they_are(players: int):
    state = pelagos.game("cyclades").new(players, 1)
    assert told_to_one(state, 1.0 / players) == pytest.approx(1.0 / players)
    assert (told_to_one(state, 0.0), told_to_one(state, 1.0)) == (0.0, 1.0)
    assert told(state, [1.0 / players] * players) == pytest.approx([1.0 / players] * players)


def test_right_chances_are_told_as_they_are():
    assert corrected([0.3, 0.2, 0.5], Correction(1.0)) == pytest.approx([0.3, 0.2, 0.5])
    assert corrected([0.3], Correction(1.0)) == pytest.approx([0.3])


def test_chances_too_sure_are_told_nearer_to_equal_in_the_same_order():
    heard = [corrected([chance, 1.0 - chance], Correction(2.0))[0] for chance in (0.05, 0.1, 0.5, 0.9, 0.95)]
    assert heard == sorted(heard)
    assert heard[0] == pytest.approx(0.187, abs=0.001)
    three = corrected([0.8, 0.1, 0.1], Correction(2.0))
    assert sum(three) == pytest.approx(1.0)
    assert 1 / 3 < three[0] < 0.8


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_number_for_every_phase_or_one_for_all(name: str):
    game = pelagos.game(name)
    assert game.features is not None
    for players in game.players:
        row = corrections(game, players)
        assert len(row) in (1, game.features.phases)
        assert min(one.sureness for one in row) > 0.0 < min(one.bend for one in row)


def test_great_leads_are_bent_and_small_ones_are_not():
    assert bent([0.28, 0.24, 0.24, 0.24], 2.0) == pytest.approx([0.28, 0.24, 0.24, 0.24], abs=0.001)
    great = bent([0.97, 0.02, 0.006, 0.004], 2.0)
    assert sum(great) == pytest.approx(1.0)
    assert great[0] == pytest.approx(0.706, abs=0.005), "a lead of 4.6 comes to nearly 2"
    assert great[1] / great[2] == pytest.approx(0.02 / 0.006), "the others share what is left as before"
    assert bent([1.0, 0.0, 0.0, 0.0], 2.0) == [1.0, 0.0, 0.0, 0.0], "what is decided stays so"


def test_the_phase_of_a_position_decides():
    game = pelagos.game("orichalcum")
    early, late = game.new(2, 1), game.new(2, 1)
    while phase_of(late) == 0:
        late.apply(late.legal()[-1])
    row = corrections(game, 2)
    assert told(early, [0.7, 0.3]) == corrected([0.7, 0.3], row[0])
    assert told(late, [0.7, 0.3]) == corrected([0.7, 0.3], row[phase_of(late)]) != told(early, [0.7, 0.3])
