"""I7.2 and I12: the action Construction, and the helper token that makes it cheaper."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.state import argument_of, seat_of
from pelagos.games.atlantis.lookup import MOVES
from pelagos.games.atlantis.messages import BUILT, HELPER_SPENT
from pelagos.games.atlantis.multisets import cards, level
from pelagos.games.atlantis.player import neutral_area, own_area
from pelagos.games.atlantis.rules.piles import hand_to_followers
from pelagos.games.atlantis.rules.temples import build, can_build, is_open, next_price
from pelagos.games.atlantis.state import Atlantis, Step
from pelagos.games.atlantis.steps import SPEND_HELPER
from pelagos.games.atlantis.words import CONSTRUCT, PASS, SPEND


def _cost(s: Atlantis, seat: i64, area: i64) -> i64:
    return next_price(s.players[seat].temple(area))


def constructions(s: Atlantis, seat: i64, words: vec[i64]) -> vec[i64]:
    """I7.2.1: append what can be built in the marker region and paid, with the helper if there is one."""
    words = _constructions_on(s, seat, own_area(s.marker), words)
    if is_open(s, seat, neutral_area(s.marker)):
        words = _constructions_on(s, seat, neutral_area(s.marker), words)
    return words


def _constructions_on(s: Atlantis, seat: i64, area: i64, words: vec[i64]) -> vec[i64]:
    player = s.players[seat]
    means = cards(player.hand, s.marker) + (1 if player.helper else 0)
    if _cost(s, seat, area) <= means:
        for move in range(MOVES):
            if can_build(player, area, move):
                words = append(words, CONSTRUCT.code(area, move))
    return words


def construct(s: Atlantis, seat: i64, area: i64, move: i64) -> None:
    """I7.2: build and pay; who has a helper token decides first whether to spend it."""
    if s.players[seat].helper:
        s.push(SPEND_HELPER, seat, area * 4 + move)
    else:
        _build_and_pay(s, seat, area, move, _cost(s, seat, area))


def _build_and_pay(s: Atlantis, seat: i64, area: i64, move: i64, price: i64) -> None:
    """I7.2.4, I7.2.5: the cards go from hand to the own followers."""
    hand_to_followers(s, seat, s.marker, price)
    build(s.players[seat], area, move)
    s.note(BUILT, seat, area, move, level(s.players[seat].temple(area)), price)


class SpendHelper(Step):
    """I7.2.3, I12.2: the token makes this construction one card cheaper."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        seat, area = seat_of(step), argument_of(step) // 4
        words = vec[i64](capacity=2)
        if _cost(s, seat, area) <= cards(s.players[seat].hand, s.marker):
            words = append(words, PASS.base)
        return append(words, SPEND.base)

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        """I12.3: a spent token goes back to its region."""
        seat, area, move = seat_of(step), argument_of(step) // 4, argument_of(step) % 4
        price = _cost(s, seat, area)
        if word == SPEND.base:
            s.players[seat].helper = False
            s.helpers += 1
            s.note(HELPER_SPENT, seat)
            price -= 1
        _build_and_pay(s, seat, area, move, price)
