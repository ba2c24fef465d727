"""A11: the card row, its refill, and what can be bought from it."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import NOBODY
from pelagos.core.words import Verb
from pelagos.games.arnak.lookup import ARTIFACT_KIND, CARD_PRICE, COIN, COMPASS, FIRST_BASIC, ITEM_KIND, ITEMS, ROW_SPACES
from pelagos.games.arnak.messages import CARD_DEALT, CARD_SHOWN, ROW_CARD_EXILED
from pelagos.games.arnak.player import NONE, Player
from pelagos.games.arnak.state import Arnak


def refill_row(s: Arnak) -> None:
    """A11.6: artifacts slide right and come from the left end, items slide left and come from the right end."""
    if len(s.artifacts) > 0:
        _slide(s, s.round - 1, -1, -1)
    if len(s.items) > 0:
        _slide(s, s.round, ROW_SPACES, 1)


def _slide(s: Arnak, nearest: i64, end: i64, outward: i64) -> None:
    """Close the gaps of one kind toward the staff and deal into the free spaces, the nearest to the staff first (A11.8)."""
    free = nearest
    space = nearest
    while space != end:
        if s.row[space] != NONE:
            card = s.row[space]
            s.row[space] = NONE
            s.row[free] = card
            free += outward
        space += outward
    while free != end:
        card = _deal(s, outward == 1)
        if card == NONE:
            return
        s.row[free] = card
        s.note(CARD_DEALT, NOBODY, card)
        free += outward


def _deal(s: Arnak, item: bool) -> i64:
    """The top card of a deck, or NONE."""
    if item:
        if len(s.items) == 0:
            return NONE
        s.items, card = pop(s.items)
        s.items_shown = False
    else:
        if len(s.artifacts) == 0:
            return NONE
        s.artifacts, card = pop(s.artifacts)
        s.artifacts_shown = False
    s.seal()
    return card


def show_top(s: Arnak, seat: i64, kind: i64) -> None:
    """A20.5: the top card of a deck is revealed; it stays known even when it is turned down again."""
    if kind == ITEM_KIND and len(s.items) > 0:
        s.items_shown = True
        s.note(CARD_SHOWN, seat, s.items[len(s.items) - 1], 0)
        s.seal()
    elif kind == ARTIFACT_KIND and len(s.artifacts) > 0:
        s.artifacts_shown = True
        s.note(CARD_SHOWN, seat, s.artifacts[len(s.artifacts) - 1], 1)
        s.seal()


def take_offered(s: Arnak, card: i64) -> None:
    """Take a card out of the row, or off its deck if it lies revealed there."""
    for space in range(ROW_SPACES):
        if s.row[space] == card:
            s.row[space] = NONE
            return
    if card < ITEMS:
        s.items, card = pop(s.items)
        s.items_shown = False
    else:
        s.artifacts, card = pop(s.artifacts)
        s.artifacts_shown = False


def offered_items(s: Arnak, with_top: bool) -> i64:
    """The set of items in the row, with the deck's top if that is offered too."""
    cards: i64 = 0
    for space in range(ROW_SPACES):
        if s.row[space] != NONE and s.row[space] < ITEMS:
            cards |= BIT[s.row[space]]
    if with_top and len(s.items) > 0:
        cards |= BIT[s.items[len(s.items) - 1]]
    return cards


def offered_artifacts(s: Arnak, with_top: bool) -> i64:
    """The set of artifacts in the row, counted from the first, with the deck's top if that is offered too."""
    cards: i64 = 0
    for space in range(ROW_SPACES):
        if s.row[space] >= ITEMS:
            cards |= BIT[s.row[space] - ITEMS]
    if with_top and len(s.artifacts) > 0:
        cards |= BIT[s.artifacts[len(s.artifacts) - 1] - ITEMS]
    return cards


def price_of(card: i64, discount: i64) -> i64:
    """A5.15: what a card costs, coins for items and compasses for artifacts; never less than nothing."""
    if CARD_PRICE[card] <= discount:
        return 0
    return CARD_PRICE[card] - discount


def buyable(s: Arnak, player: Player, kind: i64, discount: i64, with_top: bool, words: vec[i64], verb: Verb) -> vec[i64]:
    """A11.2, A11.3: words for the cards of a kind that the player can pay for."""
    if kind != ARTIFACT_KIND:
        cards = offered_items(s, with_top)
        while cards != 0:
            card = lowest(cards)
            cards = without_lowest(cards)
            if price_of(card, discount) <= player.goods[COIN]:
                words = append(words, verb.code(card))
    if kind != ITEM_KIND:
        cards = offered_artifacts(s, with_top)
        while cards != 0:
            card = lowest(cards) + ITEMS
            cards = without_lowest(cards)
            if price_of(card, discount) <= player.goods[COMPASS]:
                words = append(words, verb.code(card))
    return words


def exile_from_row(s: Arnak, space: i64) -> None:
    """A16.5, A20.14: the card on a space goes to exile; R9: an empty space loses nothing."""
    card = s.row[space]
    if card == NONE:
        return
    s.row[space] = NONE
    if card < ITEMS:
        s.exiled_items |= BIT[card]
    elif card < FIRST_BASIC:
        s.exiled_artifacts |= BIT[card - ITEMS]
    s.note(ROW_CARD_EXILED, NOBODY, card)


def rightmost_item(s: Arnak) -> i64:
    """A11.8: the space of the outermost item still present, or NONE."""
    space: i64 = ROW_SPACES - 1
    while space >= s.round:
        if s.row[space] != NONE:
            return space
        space -= 1
    return NONE
