"""The features of every game that has them: well named, reached in play, and blind to what a seat may not know."""

import runpy
from pathlib import Path

import pytest

import pelagos
from pelagos.core.evaluator import weights_table
from pelagos.core.features import Features
from pelagos.core.linear import FEATURES
from tests.conformance.cases import CASES, Case, random_play

ROOT = Path(__file__).parents[2]
GAMES = [name for name in pelagos.games() if pelagos.game(name).features is not None]
BEYOND_RANDOM_PLAY = {
    "arnak": {"arrival", "fear-tiles", "flying", "temple-payable"},
    "atlantis": set(),
    "cyclades": set(),
    "orichalcum": set(),
}
"""What only players reach that want to."""
FEATURED = [case for case in CASES if case.name in GAMES]


def features_of(name: str) -> Features:
    features = pelagos.game(name).features
    assert features is not None
    return features


@pytest.mark.parametrize("name", GAMES)
def test_names_are_unique_and_have_a_meaning(name: str):
    features = features_of(name)
    assert len(set(features.names)) == len(features.names)
    assert {name.split(".")[0] for name in features.names} == set(features.meanings)
    assert set(features.known()) <= set(features.names)


@pytest.mark.parametrize("case", FEATURED, ids=str)
def test_what_a_seat_may_not_know_never_enters(case: Case):
    features = features_of(case.name)
    for state in random_play(case.new(seed=5), 5):
        if state.over:
            break
        if not pelagos.compiled and state.ply % 8:
            continue  # as in cases.py: the interpreted engines play the same games
        for seat in range(case.players):
            guess = state.determinize(seat, state.ply)
            assert features.vector(state, seat) == features.vector(guess, seat)
            assert features.stage(state, seat) == features.stage(guess, seat)


@pytest.mark.skipif(not pelagos.compiled, reason="what is reached depends on the games, and the builds play the same ones")
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_feature_is_reached_in_play(name: str):
    features = features_of(name)
    reached: set[str] = set()
    for seed, case in enumerate(case for case in FEATURED * 3 if case.name == name):
        for state in random_play(case.new(seed=seed), seed):
            if not state.over:
                reached |= {feature.split(".")[0] for feature in features.vector(state, int(state.ply) % case.players)}
    assert set(features.meanings) - reached == BEYOND_RANDOM_PLAY[name]


UNWEIGHED = {
    "arnak": {
        *("pending.start-round", "pending.rival-turn", "pending.end-round", "pending.face-fear", "loose.boot", "arrival.4"),
        *("notebook.bird-14", "notebook.snake-13", "notebook.snake-14", "rival.fear"),
        *(f"round.{number}" for number in range(1, 6)),
    },
}
"""What no game of the training reached: steps that nobody decides, places where a notebook may not go, and what is very rare;
and the round, by which the weights of all others differ: whoever has but one set of weights needs it."""


@pytest.mark.parametrize("name", UNWEIGHED)
def test_all_other_features_have_learned_weights(name: str):
    weights = weights_table(pelagos.game(name).weights_file.read_text(encoding="utf-8")).entry(FEATURES)
    assert set(features_of(name).names) - set(weights.values) == UNWEIGHED[name]


def test_the_documentation_lists_the_features_of_today():
    written = runpy.run_path(str(ROOT / "bench" / "features.py"))
    assert written["FILE"].read_text(encoding="utf-8") == written["text"](), "say: python bench/features.py"
