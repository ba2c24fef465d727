"""C7 and C20: offerings."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.games.cyclades.lookup import LEAST_BID, LEAST_PAYMENT, MOST_BID, PRIEST_DISCOUNT, TILE_GODS
from pelagos.games.cyclades.messages import APOLLO_CHOSEN, BID_MADE, OFFERING_PAID, OUTBID
from pelagos.games.cyclades.rules.gods import available_gods
from pelagos.games.cyclades.state import NONE, Cyclades, Step
from pelagos.games.cyclades.steps import BID, NEXT_BIDDER, NEXT_TURN, PAY_OFFERINGS
from pelagos.games.cyclades.words import APOLLO
from pelagos.games.cyclades.words import BID as BID_WORD


def payment(s: Cyclades, seat: i64, bid: i64) -> i64:
    """C7.6, C20.4: what a bid costs; each priest lowers it, never below 1."""
    gold = bid - s.priests[seat] * PRIEST_DISCOUNT
    return gold if gold > LEAST_PAYMENT else LEAST_PAYMENT


def bound_gold(s: Cyclades, seat: i64, god: i64) -> i64:
    """C7.8: what the seat will pay for the bids that it has on other gods than this one."""
    gold: i64 = 0
    for other in range(TILE_GODS):
        if other != god and s.offering[other] == seat:
            gold += payment(s, seat, s.amount[other])
    return gold


def highest_bid(s: Cyclades, seat: i64, god: i64) -> i64:
    """C7.6, C7.8: the most that the seat can bid on a god, its other standing bids being paid too; 0 for nothing."""
    gold = s.gold[seat] - bound_gold(s, seat, god)
    if gold < LEAST_PAYMENT:
        return 0
    bid = gold + s.priests[seat] * PRIEST_DISCOUNT
    return bid if bid < MOST_BID else MOST_BID


class NextBidder(Step):
    """C7.1: the markers bid in turn-track order; C7.5: then everyone pays."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        place = argument_of(step)
        if place == len(s.turn_track):
            s.push(PAY_OFFERINGS, 0)
            return False
        s.push(NEXT_BIDDER, 0, place + 1)
        s.push(BID, s.turn_track[place])
        s.turn_track[place] = NONE
        return False


class Bid(Step):
    """C7.2, C7.3: a marker goes to a god, a displaced one to another than it was on."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        s.turn += 1
        return True

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        seat, lost = seat_of(step), argument_of(step) - 1
        words = vec[i64](capacity=64)
        gods = available_gods(s)
        for god in range(TILE_GODS):
            if gods & BIT[god] == 0 or god == lost:
                continue
            least = s.amount[god] + 1 if s.offering[god] != NONE else LEAST_BID
            highest = highest_bid(s, seat, god)
            for bid in range(least, highest + 1):
                words = append(words, BID_WORD.code(god, bid - 1))
        return append(words, APOLLO.base)

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        """C7.4: a marker that is displaced bids again before anything else."""
        seat = seat_of(step)
        if word == APOLLO.base:
            s.apollo = append(s.apollo, seat)
            s.note(APOLLO_CHOSEN, seat, len(s.apollo))
            return
        god = BID_WORD.first(word)
        displaced = s.offering[god]
        s.offering[god] = seat
        s.amount[god] = BID_WORD.second(word) + 1
        s.note(BID_MADE, seat, god, s.amount[god])
        if displaced != NONE:
            s.note(OUTBID, displaced, god)
            s.push(BID, displaced, god + 1)


class PayOfferings(Step):
    """C7.7: all standing bids are paid at the same time; Apollo costs nothing."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        for god in range(TILE_GODS):
            seat = s.offering[god]
            if seat != NONE:
                gold = payment(s, seat, s.amount[god])
                s.gold[seat] -= gold
                s.note(OFFERING_PAID, seat, god, gold)
        s.free_place = len(s.turn_track) - 1
        s.push(NEXT_TURN, 0)
        return False
