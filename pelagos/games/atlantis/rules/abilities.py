"""I10: the special abilities of the regions. All may be waived; there is one kind of step for each."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.state import argument_of, seat_of
from pelagos.games.atlantis.knowledge import gain_seen, lose
from pelagos.games.atlantis.lookup import COLOURS, DRAW_TWO_DISPLAY, TILES
from pelagos.games.atlantis.messages import (
    ABILITY_WAIVED,
    CARD_EXCHANGED,
    FOLLOWER_RECALLED,
    HELPER_TAKEN,
    PRESENCE_MOVED,
    TILE_MOVED,
    TILES_SWAPPED,
)
from pelagos.games.atlantis.multisets import CARD, TILE, cards, tiles
from pelagos.games.atlantis.player import AREAS, Player
from pelagos.games.atlantis.rules.draw import draw_unseen, open_cards, open_colours, take_open_card
from pelagos.games.atlantis.rules.piles import can_draw
from pelagos.games.atlantis.rules.presence import move_presence
from pelagos.games.atlantis.rules.temples import is_open, own_tiles
from pelagos.games.atlantis.state import Atlantis, Step
from pelagos.games.atlantis.steps import (
    DRAW_DECK,
    DRAW_DISPLAY,
    EXCHANGE_CARD,
    MOVE_PRESENCE,
    MOVE_TILE,
    MOVE_TO,
    RECALL_FOLLOWER,
    SWAP_FIRST,
    SWAP_SECOND,
    TAKE_HELPER,
)
from pelagos.games.atlantis.words import EXCHANGE, PASS, PRESENCE, RECALL, SHIFT, SWAP, TAKE, TO, USE, WITH

CARDS_DRAWN: Final = 2
"""I10.7, I10.8: that many cards."""

STEP_OF_ABILITY: Final = vec[i64](
    [SWAP_FIRST, MOVE_TILE, EXCHANGE_CARD, TAKE_HELPER, RECALL_FOLLOWER, MOVE_PRESENCE, DRAW_DISPLAY, DRAW_DECK]
)


def use_ability(s: Atlantis, seat: i64, ability: i64) -> None:
    """I7.5: the player may use the ability of the marker region now."""
    s.push(STEP_OF_ABILITY[ability], seat, CARDS_DRAWN if ability == DRAW_TWO_DISPLAY else 0)


def _waived(s: Atlantis, seat: i64, word: i64) -> bool:
    """I7.5.2: whether the ability is not used at all."""
    if word != PASS.base:
        return False
    s.note(ABILITY_WAIVED, seat, s.ability(s.marker))
    return True


def _passing() -> vec[i64]:
    """The word that waives, for others to be appended."""
    return append(vec[i64](capacity=16), PASS.base)


def _partners(player: Player, area: i64, tile: i64, words: vec[i64]) -> vec[i64]:
    """I10.1: append the tiles of another size in later areas, for the pair has no order."""
    for other in range(area + 1, AREAS):
        stack = player.temple(other)
        for size in range(TILES):
            if size != tile and tiles(stack, size) > 0:
                words = append(words, WITH.code(other, size))
    return words


class SwapFirst(Step):
    """I10.1: the first of two tiles that take each other's place."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        player = s.players[seat_of(step)]
        candidates = own_tiles(player, SWAP, vec[i64](capacity=8))
        words = _passing()
        for i in range(len(candidates)):
            word = candidates[i]
            if len(_partners(player, SWAP.first(word), SWAP.second(word), vec[i64]())) > 0:
                words = append(words, word)
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if not _waived(s, seat, word):
            s.push(SWAP_SECOND, seat, SWAP.first(word) * 4 + SWAP.second(word))


class SwapSecond(Step):
    """I10.1: the second tile; each joins what remains in the other's stack."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        first = argument_of(step)
        return _partners(s.players[seat_of(step)], first // 4, first % 4, vec[i64](capacity=8))

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        player = s.players[seat]
        area, tile = argument_of(step) // 4, argument_of(step) % 4
        other_area, other_tile = WITH.first(word), WITH.second(word)
        player.remove(area, TILE[tile])
        player.add(area, TILE[other_tile])
        player.remove(other_area, TILE[other_tile])
        player.add(other_area, TILE[tile])
        s.note(TILES_SWAPPED, seat, tile, area, other_tile, other_area)


class MoveTile(Step):
    """I10.2: any tile on the boards."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        return own_tiles(s.players[seat_of(step)], SHIFT, _passing())

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if not _waived(s, seat, word):
            s.push(MOVE_TO, seat, SHIFT.first(word) * 4 + SHIFT.second(word))


class MoveTo(Step):
    """I10.2: to any other open area, empty or not."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        seat, source = seat_of(step), argument_of(step) // 4
        words = vec[i64](capacity=8)
        for area in range(AREAS):
            if area != source and is_open(s, seat, area):
                words = append(words, TO.code(area))
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        player = s.players[seat]
        source, tile, target = argument_of(step) // 4, argument_of(step) % 4, TO.first(word)
        player.remove(source, TILE[tile])
        player.add(target, TILE[tile])
        s.note(TILE_MOVED, seat, tile, source, target)


class ExchangeCard(Step):
    """I10.3: a follower for a hand card of another colour."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        player = s.players[seat_of(step)]
        words = _passing()
        for follower in range(COLOURS):
            if cards(player.followers, follower) > 0:
                for card in range(COLOURS):
                    if card != follower and cards(player.hand, card) > 0:
                        words = append(words, EXCHANGE.code(follower, card))
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if _waived(s, seat, word):
            return
        player = s.players[seat]
        follower, card = EXCHANGE.first(word), EXCHANGE.second(word)
        lose(player, card)
        gain_seen(player, follower)
        player.followers += CARD[card] - CARD[follower]
        s.note(CARD_EXCHANGED, seat, follower, card)


class TakeHelper(Step):
    """I10.4, I12.1: a helper token, for who has none."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        words = _passing()
        if not s.players[seat_of(step)].helper:
            words = append(words, USE.base)
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if not _waived(s, seat, word):
            s.helpers -= 1
            s.players[seat].helper = True
            s.note(HELPER_TAKEN, seat)


class RecallFollower(Step):
    """I10.5: a follower back to the hand, for all to see."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        player = s.players[seat_of(step)]
        words = _passing()
        for colour in range(COLOURS):
            if cards(player.followers, colour) > 0:
                words = append(words, RECALL.code(colour))
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if _waived(s, seat, word):
            return
        colour = RECALL.first(word)
        s.players[seat].followers -= CARD[colour]
        gain_seen(s.players[seat], colour)
        s.note(FOLLOWER_RECALLED, seat, colour)


class MovePresence(Step):
    """I10.6: the marker to any other region."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        words = _passing()
        for region in range(COLOURS):
            if region != s.marker:
                words = append(words, PRESENCE.code(region))
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if not _waived(s, seat, word):
            move_presence(s, PRESENCE.first(word))
            s.note(PRESENCE_MOVED, seat, s.marker)


class DrawDisplay(Step):
    """I10.7: a card from the display, and after the refill a second one."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        return argument_of(step) == CARDS_DRAWN or open_colours(s) != 0

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        """Once begun it is carried out as far as possible (I7.5.2)."""
        return open_cards(s, _passing() if argument_of(step) == CARDS_DRAWN else vec[i64](capacity=4))

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if _waived(s, seat, word):
            return
        if argument_of(step) > 1:
            s.push(DRAW_DISPLAY, seat, argument_of(step) - 1)
        take_open_card(s, seat, TAKE.first(word))


class DrawDeck(Step):
    """I10.8, I13.5: two cards from the deck, or as many as there are."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        words = _passing()
        if can_draw(s):
            words = append(words, USE.base)
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if _waived(s, seat, word):
            return
        draw_unseen(s, seat, CARDS_DRAWN)
