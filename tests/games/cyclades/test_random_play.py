"""C22: the invariants hold after every word of random games."""

import pytest

from pelagos.core.rng import seeded
from tests.games.cyclades.invariants import check
from tests.games.cyclades.positions import fresh


@pytest.mark.rule("C22", "C16.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_invariants_and_end(players: int, seed: int):
    s = fresh(players, seed)
    rng = seeded(seed + 100)
    check(s)
    while not s.over:
        words = s.legal()
        assert words
        assert words == sorted(set(words))
        s.play(words[rng.below(len(words))])
        check(s)
    assert s.cycle <= 60
    assert min(s.ranking()) == 1
