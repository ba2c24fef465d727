"""Whole random games hold the invariants after every word, and end."""

import pytest

from pelagos.core.record import ending_of
from pelagos.core.rng import seeded
from pelagos.games.atlantis.game import GAME
from tests.games.atlantis.invariants import OPTIONS, check


@pytest.mark.rule("I18")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["recommended", "advanced", "mixed"])
def test_cards_tiles_and_tokens_are_conserved(players: int, options: dict[str, object]):
    for seed in range(3 if players > 1 else 20):
        state = GAME.new(players=players, seed=seed, **options)
        rng = seeded(seed)
        while not state.over:
            check(state)
            legal = state.legal()
            assert legal == sorted(set(legal))
            assert legal
            state.play(legal[rng.below(len(legal))])
        check(state)
        assert ending_of(state) in ("won", "lost" if players == 1 else "stopped")
