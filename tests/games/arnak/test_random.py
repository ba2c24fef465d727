"""Random games to the end, with the invariants after every word. The long run is tests/soak.py."""

import pytest

from pelagos.core.rng import seeded
from pelagos.games.arnak.game import GAME
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import DECLINE, PASS
from tests.games.arnak.invariants import check


def busy_play(s: Arnak, seed: int) -> None:
    """Random words, but passing and declining are put off, so that more happens."""
    rng = seeded(seed)
    while not s.over:
        words = s.legal()
        assert words == sorted(set(words))
        word = words[rng.below(len(words))]
        for _ in range(2):
            if word in (PASS.base, DECLINE.base):
                word = words[rng.below(len(words))]
        s.play(word)
        check(s)


@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_busy_games_keep_everything_together(players: int, board: str):
    for seed in range(3):
        s = GAME.new(players=players, seed=seed, board=board, difficulty=str(seed + 2))
        assert isinstance(s, Arnak)
        busy_play(s, seed)
        assert s.round == 5
        assert len(s.scores()) == players


def test_a_table_with_a_secret_seed_plays_too():
    s = GAME.new(players=2, seed="5a" * 32)
    assert isinstance(s, Arnak)
    busy_play(s, 1)
