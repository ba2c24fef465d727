"""A word is said by itself only where its haste tells the others nothing."""

import random

import pelagos
from pelagos.core.state import NOBODY
from pelagos.server.clocks import ClockRule
from pelagos.server.history import GUESSES, History, HistoryEntry


def test_a_word_is_openly_forced_if_nobody_can_think_of_another():
    game = pelagos.game("arnak")
    history = History(game.setup(2, 5, {}), ClockRule(), 0.0)
    chance = random.Random(1)
    openly = secretly = 0
    while not history.over:
        legal = history.state.legal()
        if len(legal) == 1:
            others = {tuple(history.state.determinize(NOBODY, GUESSES + seed).legal()) for seed in range(20)}
            if history.openly_forced():
                openly += 1
                assert others == {tuple(legal)}
            else:
                secretly += 1
        word = game.text(chance.choice(legal))
        history.follow(HistoryEntry(history.version + 1, "word", history.seat, 0.0, word))
    assert openly > 0
    assert secretly > 0
