"""A11.2 to A11.5, A5.10, A5.11: buying cards, gaining them without paying, and the effect of a bought artifact."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.arnak import operands, steps
from pelagos.games.arnak.lookup import (
    CARD_EFFECT,
    CARD_MODE,
    COIN,
    COMPASS,
    FROM_ROW,
    ITEM_KIND,
    ITEMS,
    MODE_EFFECT,
    TO_BOTTOM,
    TO_HAND,
    TO_TOP,
)
from pelagos.games.arnak.messages import ARTIFACT_RESOLVED, CARD_BOUGHT, CARD_GAINED
from pelagos.games.arnak.player import NONE, held
from pelagos.games.arnak.rules.free_actions import Window
from pelagos.games.arnak.rules.market import buyable, offered_artifacts, offered_items, price_of, take_offered
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import BUY, PASS_WITH, RESOLVE, TAKE


def buy(s: Arnak, seat: i64, card: i64, discount: i64) -> None:
    """A11.2, A11.3: pay, then an item goes under the deck and an artifact into the play area."""
    player = s.players[seat]
    price = price_of(card, discount)
    take_offered(s, card)
    if card < ITEMS:
        s.note(CARD_BOUGHT, seat, card, price, 0)
        player.goods[COIN] -= price
        player.under_deck(held(card, player.new_layer()))
    else:
        s.note(CARD_BOUGHT, seat, card, 0, price)
        player.goods[COMPASS] -= price
        _lay_artifact(s, seat, card)


def _lay_artifact(s: Arnak, seat: i64, card: i64) -> None:
    """A11.4: face up into the play area; its effect may be resolved at once."""
    player = s.players[seat]
    player.played = append(player.played, card)
    s.push(steps.RESOLVE_ARTIFACT, seat, card)


class Buy(Window):
    """A5.10: an effect lets buy a card for less."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        place = argument_of(step)
        kind, discount, with_top = operands.BUY_KIND[place], operands.BUY_DISCOUNT[place], operands.BUY_DECK_TOP[place] != 0
        return buyable(s, s.players[seat_of(step)], kind, discount, with_top, vec[i64](capacity=8), BUY)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        buy(s, seat_of(step), BUY.first(word), operands.BUY_DISCOUNT[argument_of(step)])


class ResolveArtifact(Window):
    """A11.4: the effect of an artifact just bought or gained, without the tablet; now or not at all."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        words = vec[i64](capacity=2)
        words = append(words, RESOLVE.base)
        mode = CARD_MODE[argument_of(step)]
        if mode != NONE:  # R10: passing is part of it
            words = append(words, PASS_WITH.code(mode))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, card = seat_of(step), argument_of(step)
        s.note(ARTIFACT_RESOLVED, seat, card)
        s.push(steps.RUN, seat, CARD_EFFECT[card] if word == RESOLVE.base else MODE_EFFECT[PASS_WITH.first(word)])


class GainCard(Window):
    """A5.10, A5.11: a card without paying."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        place = argument_of(step)
        first: i64 = 0
        if operands.GAIN_CARD_KIND[place] != ITEM_KIND:
            first = ITEMS
            cards = offered_artifacts(s, False)
        elif operands.GAIN_CARD_SOURCE[place] == FROM_ROW:
            cards = offered_items(s, False)
        else:
            cards = s.exiled_items
        words = vec[i64](capacity=8)
        while cards != 0:
            words = append(words, TAKE.code(first + lowest(cards)))
            cards = without_lowest(cards)
        return words

    def waits(self, s: Arnak, step: i64) -> bool:
        """A20.14: only the exile can still fill, by exiling an own item."""
        return operands.GAIN_CARD_SOURCE[argument_of(step)] != FROM_ROW

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, place, card = seat_of(step), argument_of(step), TAKE.first(word)
        player = s.players[seat]
        if operands.GAIN_CARD_SOURCE[place] == FROM_ROW:
            take_offered(s, card)
        else:
            s.exiled_items &= ~BIT[card]
        s.note(CARD_GAINED, seat, card)
        if operands.GAIN_CARD_TARGET[place] == TO_BOTTOM:
            player.under_deck(held(card, player.new_layer()))
        elif operands.GAIN_CARD_TARGET[place] == TO_TOP:
            player.on_deck(held(card, player.new_layer()))
        elif operands.GAIN_CARD_TARGET[place] == TO_HAND:
            player.to_hand(held(card, player.new_layer()))
        else:
            _lay_artifact(s, seat, card)
