"""O5 and O16: taking an action card from the row, and discarding one in the game of two."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import seat_of
from pelagos.games.orichalcum.lookup import CARD_SIZE, SLOT_COST
from pelagos.games.orichalcum.messages import CARD_DISCARDED, CARD_TAKEN
from pelagos.games.orichalcum.rules.supply import pay_hoplites, return_tile
from pelagos.games.orichalcum.state import NONE, Orichalcum, Step, card_of, creature_of, tile_of
from pelagos.games.orichalcum.words import DISCARD, TAKE


class TakeCard(Step):
    """O5.1: any card whose price can be paid in full from stock."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        costs = SLOT_COST[len(s.players)]
        hoplites = s.players[seat_of(step)].hoplites
        words = vec[i64](capacity=8)
        for slot in range(len(s.row)):
            if costs[slot] <= hoplites:
                words = append(words, TAKE.code(slot))
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        """O5.2, O5.3: the player gets the card with tile and creature; the cards on the right close the gap."""
        seat, slot = seat_of(step), TAKE.first(word)
        price = SLOT_COST[len(s.players)][slot]
        pay_hoplites(s, s.players[seat], price)
        s.row, entry = pop(s.row, slot)
        s.card = card_of(entry)
        s.tile = tile_of(entry)
        s.creature = creature_of(entry)
        s.note(CARD_TAKEN, seat, slot, s.card, price)


class DiscardCard(Step):
    """O16: with two players every turn ends with the discard of a card from the row."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        words = vec[i64](capacity=8)
        for slot in range(len(s.row)):
            words = append(words, DISCARD.code(slot))
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        slot = DISCARD.first(word)
        s.row, entry = pop(s.row, slot)
        card = card_of(entry)
        s.discarded |= BIT[card]
        s.note(CARD_DISCARDED, seat_of(step), slot, card)
        if tile_of(entry) != NONE:
            return_tile(s, tile_of(entry), CARD_SIZE[card], creature_of(entry))
