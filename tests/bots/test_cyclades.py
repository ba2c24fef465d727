"""What bots must say in positions of Cyclades where people know it at once."""

import pytest

from pelagos.bots import bot_from
from tests.games.cyclades.positions import GAME, Cyclades, bidding, game, give, say, turn

BOTS = ["greedy:samples=1", "search:iterations=200"]


def said(s: Cyclades, bot: str) -> str:
    seat = int(s.seat)
    return GAME.text(bot_from(bot, seed=1).decide(s.perspective(seat)))


@pytest.mark.parametrize("bot", BOTS)
def test_an_open_win_is_stopped_by_the_last_who_can(bot: str):
    s = game(2)
    s.needed = 1
    give(s, 1, gold=4, philosophers=3)
    bidding(s, 1, 1, 0, 0, gods=("poseidon", "ares", "athena"))
    say(s, "bid athena 2", "bid ares 1", "bid poseidon 1")
    assert said(s, bot).startswith("bid athena")


@pytest.mark.parametrize("bot", BOTS)
def test_a_free_troop_is_taken(bot: str):
    s = game()
    give(s, 0, gold=0)
    turn(s, "ares")
    assert said(s, bot).startswith("troop")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("god", "word"), [("zeus", "priest"), ("athena", "philosopher")])
def test_who_has_plenty_of_gold_spends_it(bot: str, god: str, word: str):
    s = game()
    give(s, 0, gold=25)
    turn(s, god)
    s.apply(word)  # this one is free
    words = [""]
    while words[-1] != "pass":
        words.append(said(s, bot))
        s.apply(words[-1])
    assert word in words
