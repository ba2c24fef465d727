"""What words are judged by: whoever a word does not touch is not judged again."""

import random
from collections.abc import Iterator

import pytest

import pelagos
from pelagos.bots.evaluators import Evaluators
from pelagos.bots.judging import WordJudge, utilities
from pelagos.core.state import State
from pelagos.games.atlantis.state import Atlantis
from pelagos.games.cyclades.evaluate import FEATURES, features
from pelagos.games.cyclades.state import Cyclades
from tests.games.atlantis import counts as atlantis
from tests.games.cyclades.positions import bidding, game, offered

BY_HAND = Evaluators("classic")

THREATS = ["exposed_island", "exposed_metropolis", "within_reach"]
"""What a move far away changes for others; so little that words are judged without it."""

FAINT = ["starved", "kept", "cards_for_here"]
"""Likewise how many cards followers hold, and where the marker is on the way to the end of a turn."""


def words_of_a_game(name: str, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """The positions of a game of random words, with the words said there."""
    chance = random.Random(seed)
    state = pelagos.game(name).new(players=players, seed=seed)
    while not state.over:
        word = chance.choice(state.legal())
        yield state.clone(), word
        state.play(word)


def untouched(state: State, after: State) -> list[int]:
    """The others for whom the word has changed nothing, as the evaluator has it."""
    touched = BY_HAND.of(state.setup.game).touched(state, after)
    return [seat for seat in range(state.setup.players) if seat != state.seat and not touched & 2**seat]


@pytest.mark.parametrize("players", [2, 4])
def test_in_orichalcum_a_judgement_is_the_chance_of_the_position_after_the_word(players: int) -> None:
    evaluator = BY_HAND.of(pelagos.game("orichalcum"))
    spared = 0
    for state, word in words_of_a_game("orichalcum", players, 5):
        after = state.clone()
        after.play(word)
        spared += 0 if after.over else len(untouched(state, after))
        judged = WordJudge(state, evaluator).chance(word)
        assert judged == pytest.approx(utilities(after, evaluator)[state.seat], abs=1e-12)
    assert spared > 100


@pytest.mark.parametrize("players", [2, 4])
def test_in_cyclades_whoever_is_not_touched_has_what_it_had(players: int) -> None:
    spared = 0
    for state, word in words_of_a_game("cyclades", players, 3):
        after = state.clone()
        after.play(word)
        if after.over:
            break
        for seat in untouched(state, after):
            spared += 1
            assert counted(after, seat) == counted(state, seat)
    assert spared > 100


def counted(state: State, seat: int) -> dict[str, float]:
    """What the evaluator counts, apart from threats."""
    assert isinstance(state, Cyclades)
    return {name: value for name, value in zip(FEATURES, features(state, seat), strict=True) if name not in THREATS}


@pytest.mark.parametrize("players", [2, 4])
def test_in_atlantis_whoever_is_not_touched_has_nearly_what_it_had(players: int) -> None:
    spared = touched = 0
    for state, word in words_of_a_game("atlantis", players, 3):
        after = state.clone()
        after.play(word)
        if after.over or spared > 1000:
            break
        for seat in untouched(state, after):
            spared += 1
            assert atlantis_counted(after, seat) == atlantis_counted(state, seat)
        touched += len(untouched(state, after)) < players - 1
        assert after.turn == state.turn or untouched(state, after) == []
    assert spared > 100
    assert touched > 10


def atlantis_counted(state: State, seat: int) -> dict[str, float]:
    """What the evaluator counts, apart from what changes faintly."""
    assert isinstance(state, Atlantis)
    return {name: value for name, value in atlantis.features(state, seat).items() if name not in FAINT}


def test_who_is_outbid_is_judged_again() -> None:
    s = game(3)
    bidding(s, 0, 1, 2)
    offered(s, "zeus", 2, 1)
    after = s.clone()
    after.apply("bid zeus 2")
    assert untouched(s, after) == [1]


def test_who_plays_alone_is_measured_against_nothing() -> None:
    state = pelagos.game("arnak").new(players=1, seed=1)
    evaluator = state.setup.game.evaluator
    after = state.clone()
    after.play(state.legal()[0])
    assert WordJudge(state, evaluator).chance(state.legal()[0]) == pytest.approx(utilities(after, evaluator)[0])
