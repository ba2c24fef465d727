"""O17: the end of a round, and the refilling of both boards that the setup begins with too (O2.4, O2.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.deck import Deck
from pelagos.core.state import NOBODY, argument_of
from pelagos.games.orichalcum.lookup import (
    BUILDING_TOKEN,
    CARD_SIZE,
    CARDS,
    CARDS_ON_BOARD,
    HOPLITE,
    HOPLITES_FOR_LAST,
    ORDINARY,
    ORICHALCUM,
    TILE_VOLCANO,
)
from pelagos.games.orichalcum.messages import (
    BUILDING_REVEALED,
    CARD_AND_CREATURE_REVEALED,
    CARD_AND_TILE_REVEALED,
    CARD_REVEALED,
    LAST_HOPLITE,
    MARKER_CHOSEN,
    MARKER_TAKEN,
)
from pelagos.games.orichalcum.rules.supply import draw_from_bag, take_hoplites
from pelagos.games.orichalcum.rules.victory import stop_if_endless
from pelagos.games.orichalcum.state import NONE, Orichalcum, Step, row_entry, slot_entry
from pelagos.games.orichalcum.steps import CHOOSE_MARKER, START_ROUND
from pelagos.games.orichalcum.words import MARKER


def refill_row(s: Orichalcum) -> None:
    """O17.1, O17.2: draw cards into the empty slots, from left to right, each with a tile and its creature."""
    while len(s.row) < CARDS_ON_BOARD[len(s.players)]:
        if s.draw_pile.size() == 0:
            s.draw_pile = Deck(s.rng.shuffled(_discard_pile(s)))
            s.discarded = 0
        card = s.draw_pile.draw()
        s.seal()
        stack = s.stacks[CARD_SIZE[card] - 1]
        tile: i64 = stack.draw() if stack.size() > 0 else NONE  # O21.5, O21.8
        creature: i64 = NONE
        if tile != NONE and TILE_VOLCANO[tile] != NONE:
            creature = draw_from_bag(s.creature_bag, s.rng)
        if tile == NONE:
            s.note(CARD_REVEALED, NOBODY, len(s.row), card)
        elif creature == NONE:
            s.note(CARD_AND_TILE_REVEALED, NOBODY, len(s.row), card, tile)
        else:
            s.note(CARD_AND_CREATURE_REVEALED, NOBODY, len(s.row), card, tile, creature)
        s.row = append(s.row, row_entry(card, tile, creature))


def _discard_pile(s: Orichalcum) -> vec[i64]:
    """The discarded cards by number."""
    cards = vec[i64](capacity=CARDS)
    discarded = s.discarded
    while discarded != 0:
        cards = append(cards, lowest(discarded))
        discarded = without_lowest(discarded)
    return cards


def refill_slots(s: Orichalcum) -> None:
    """O17.3, O2.6: draw a building for each empty slot; mines and training camps carry their resource."""
    for slot in range(ORDINARY):
        if s.slots[slot] == 0:
            building = draw_from_bag(s.building_bag, s.rng)
            if building != NONE:  # O21.4
                s.slots[slot] = slot_entry(building, _token(s, building))
                s.note(BUILDING_REVEALED, NOBODY, building, slot)


def _token(s: Orichalcum, building: i64) -> i64:
    """O21.2: the resource on a revealed building, if the supply has one."""
    if BUILDING_TOKEN[building] == HOPLITE and s.hoplites > 0:
        s.hoplites -= 1
        return 1
    if BUILDING_TOKEN[building] == ORICHALCUM and s.orichalcum > 0:
        s.orichalcum -= 1
        return 1
    return 0


def give_marker(s: Orichalcum, seat: i64) -> None:
    """O17.4, O17.5: the seat takes the marker, and who will be last in the new order 1 hoplite."""
    s.marker = seat
    s.note(MARKER_TAKEN, seat)
    last = (seat + len(s.players) - 1) % len(s.players)
    s.note(LAST_HOPLITE, last, take_hoplites(s, s.players[last], HOPLITES_FOR_LAST))


def _candidates(s: Orichalcum) -> i64:
    """O17.4: the players with most hoplites in stock; in a tie the holder cannot take the marker himself."""
    most: i64 = -1
    seats: i64 = 0
    for seat in range(len(s.players)):
        hoplites = s.players[seat].hoplites
        if hoplites > most:
            most = hoplites
            seats = 0
        if hoplites == most:
            seats |= BIT[seat]
    return seats & ~BIT[s.marker] if count(seats) > 1 else seats


class EndRound(Step):
    """O17: refill both boards, then the marker is passed on; O18.4: unless the game stops here."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        stop_if_endless(s)
        if s.over:
            return False
        refill_row(s)
        refill_slots(s)
        s.push(START_ROUND, 0)
        candidates = _candidates(s)
        if count(candidates) == 1:
            give_marker(s, lowest(candidates))
        else:
            s.push(CHOOSE_MARKER, s.marker, candidates)
        return False


class ChooseMarker(Step):
    """O17.4: in a tie the present holder chooses the new one."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        seats = argument_of(step)
        words = vec[i64](capacity=4)
        while seats != 0:
            words = append(words, MARKER.code(lowest(seats)))
            seats = without_lowest(seats)
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat = MARKER.first(word)
        s.note(MARKER_CHOSEN, s.marker, seat)
        give_marker(s, seat)
