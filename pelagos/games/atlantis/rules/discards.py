"""I14: the discard step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.state import seat_of
from pelagos.games.atlantis.lookup import COLOURS, FOLLOWER_LIMIT, HAND_LIMIT
from pelagos.games.atlantis.messages import CARD_DISCARDED, FOLLOWERS_DISCARDED
from pelagos.games.atlantis.multisets import cards, size
from pelagos.games.atlantis.rules.piles import discard_followers, discard_from_hand
from pelagos.games.atlantis.state import Atlantis, Step
from pelagos.games.atlantis.steps import DISCARD
from pelagos.games.atlantis.words import DISCARD as DISCARD_WORD


def _discard_surplus_followers(s: Atlantis, seat: i64) -> None:
    """I14.2: there is nothing to choose among followers of one colour."""
    for colour in range(COLOURS):
        surplus = cards(s.players[seat].followers, colour) - FOLLOWER_LIMIT
        if surplus > 0:
            discard_followers(s, seat, colour, surplus)
            s.note(FOLLOWERS_DISCARDED, seat, surplus, colour)


class Discard(Step):
    """I14.1: cards of the player's choice, one by one, until the hand is small enough."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        seat = seat_of(step)
        _discard_surplus_followers(s, seat)
        return size(s.players[seat].hand) > HAND_LIMIT

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        words = vec[i64](capacity=4)
        for colour in range(COLOURS):
            if cards(s.players[seat_of(step)].hand, colour) > 0:
                words = append(words, DISCARD_WORD.code(colour))
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat, colour = seat_of(step), DISCARD_WORD.first(word)
        s.push(DISCARD, seat)
        discard_from_hand(s, seat, colour)
        s.note(CARD_DISCARDED, seat, colour)
