"""I19: rulings that say more than the rules they are applied in."""

import pytest

from pelagos.games.atlantis.multisets import CARD, gathered
from tests.games.atlantis.invariants import check
from tests.games.atlantis.positions import COLOURS, acting, display, exhaust, followers_of, game, hand_of, legal, marker, say


@pytest.mark.rule("I19")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("colour", COLOURS)
def test_cards_cannot_freeze_for_good(players: int, colour: str):
    """I19.23: with all cards in follower areas and five of a colour at most with the others, a feast is possible."""
    s = game(players)
    display(s, None, None, None, None)
    exhaust(s, 0)
    for seat in range(1, players):
        s.players[0].followers -= 5 * sum(CARD)
        s.players[seat].followers += 5 * sum(CARD)
    assert gathered(s.deck.items) + s.discarded == 0
    check(s)
    marker(s, colour)
    assert followers_of(s)[colour] >= 3
    assert "feast" in legal(s)
    say(s, "feast", "pass")
    assert "migrate" in legal(s)
    say(s, "migrate")
    assert hand_of(s) == {colour: 1}


@pytest.mark.rule("I19")
def test_player_colours_have_no_effect():
    """I19.25: the same position with the seats turned round offers the same words."""
    one, two = game(), game()
    for s, seat in ((one, 0), (two, 1)):
        s.players[seat].god = 0
        s.players[1 - seat].god = 1
        acting(s, seat)
    assert legal(one) == legal(two)
