"""A3 and A16: the beginning and the end of a round."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import NOBODY, argument_of, seat_of
from pelagos.core.vecs import sorted_vec
from pelagos.games.arnak import steps
from pelagos.games.arnak.lookup import HAND_SIZE, RIVAL_ARCHAEOLOGISTS, ROUNDS, SPACE_SITE, SPACES
from pelagos.games.arnak.messages import GUARDIAN_FEAR, HAND_DRAWN, ROUND_BEGAN, SOLO_ROUND_BEGAN
from pelagos.games.arnak.player import NONE, card_of, held, is_exhausted
from pelagos.games.arnak.rules.market import exile_from_row, refill_row
from pelagos.games.arnak.rules.resources import discard, take_fear
from pelagos.games.arnak.rules.scoring import score_game
from pelagos.games.arnak.rules.turns import next_solo_turn, next_turn
from pelagos.games.arnak.state import FREE, RIVAL, Arnak, Step
from pelagos.games.arnak.words import DISCARD, KEEP


class StartRound(Step):
    """A3.1, A3.2: everybody draws up to five cards; then the start player, or the rival (A19.3), begins."""

    def enter(self, s: Arnak, step: i64) -> bool:
        if s.solo:
            s.note(SOLO_ROUND_BEGAN, NOBODY, s.round)
        else:
            s.note(ROUND_BEGAN, s.start, s.round)
        for seat in range(len(s.players)):
            player = s.players[seat]
            drawn: i64 = 0
            while len(player.hand) < HAND_SIZE and len(player.deck) > 0:
                player.to_hand(player.off_deck(False))
                drawn += 1
            s.note(HAND_DRAWN, seat, drawn)
        s.seal()
        if s.solo:
            next_solo_turn(s, False)
        else:
            next_turn(s, s.start - 1 + len(s.players))
        return False


class EndRound(Step):
    """A16.1, A17.1: archaeologists come home, guardians give Fear; after round V that is all, otherwise hands are sorted out."""

    def enter(self, s: Arnak, step: i64) -> bool:
        for turn in range(len(s.players)):
            _return_archaeologists(s, (s.start + turn) % len(s.players))
        _return_rival(s)
        if s.round == ROUNDS:
            score_game(s)
            return False
        s.push(steps.NEXT_ROUND, 0)
        for back in range(len(s.players)):
            seat = len(s.players) - 1 - back
            s.players[seat].answered = 0
            s.players[seat].discarding = 0
            s.push(steps.KEEP_CARDS, seat)
        return False


def _return_archaeologists(s: Arnak, seat: i64) -> None:
    """A9.2, A16.1, A16.7: each one from a site with a guardian brings a Fear, unless War Mask protects its owner."""
    player = s.players[seat]
    for space in range(SPACES):
        if s.spaces[space] == seat:
            s.spaces[space] = FREE
            player.home += 1
            if s.wardens[SPACE_SITE[space]] != NONE and not player.masked:
                s.note(GUARDIAN_FEAR, seat, s.wardens[SPACE_SITE[space]], SPACE_SITE[space])
                take_fear(s, seat)


def _return_rival(s: Arnak) -> None:
    """A19.11: the rival's archaeologists come home without Fear."""
    for space in range(SPACES):
        if s.spaces[space] == RIVAL:
            s.spaces[space] = FREE
    s.rival.home = RIVAL_ARCHAEOLOGISTS


class KeepCards(Step):
    """A16.2, R22: each card still in hand is kept or discarded; nobody learns it before all have answered."""

    def enter(self, s: Arnak, step: i64) -> bool:
        return argument_of(step) < len(s.players[seat_of(step)].hand)

    def legal(self, s: Arnak, step: i64) -> vec[i64]:
        card = card_of(s.players[seat_of(step)].hand[argument_of(step)])
        return vec[i64]([DISCARD.code(card), KEEP.code(card)])

    def apply(self, s: Arnak, step: i64, word: i64) -> None:
        seat, place = seat_of(step), argument_of(step)
        player = s.players[seat]
        if DISCARD.owns(word):
            player.discarding |= BIT[place]
        player.answered = place + 1
        s.push(steps.KEEP_CARDS, seat, place + 1)


class NextRound(Step):
    """A16.2 to A16.6: all that happens between two rounds once the hands are decided."""

    def enter(self, s: Arnak, step: i64) -> bool:
        for seat in range(len(s.players)):
            _discard_chosen(s, seat)
            _shuffle_under(s, seat)
            _refresh(s, seat)
        exile_from_row(s, s.round - 1)
        exile_from_row(s, s.round)
        s.round += 1
        refill_row(s)
        if s.solo:
            s.rival.stack = s.rng.shuffled(sorted_vec(s.rival.used))
            s.rival.used = vec[i64]()
        else:
            s.start = (s.start + 1) % len(s.players)
        s.push(steps.START_ROUND, 0)
        return False


def _discard_chosen(s: Arnak, seat: i64) -> None:
    """A16.2: the cards that were not kept."""
    player = s.players[seat]
    chosen = vec[i64]()
    for place in range(len(player.hand)):
        if player.discarding & BIT[place] != 0:
            chosen = append(chosen, card_of(player.hand[place]))
    for i in range(len(chosen)):
        discard(s, seat, chosen[i])
    player.answered = 0
    player.discarding = 0


def _shuffle_under(s: Arnak, seat: i64) -> None:
    """A16.3: the play area is shuffled and put under the deck; fear tiles stay."""
    player = s.players[seat]
    if len(player.played) == 0:
        return
    cards = s.rng.shuffled(sorted_vec(player.played))
    layer = player.new_layer()
    deck = vec[i64](capacity=len(cards) + len(player.deck))
    for i in range(len(cards)):
        deck = append(deck, held(cards[i], layer))
    for i in range(len(player.deck)):
        deck = append(deck, player.deck[i])
    player.deck = deck
    player.played = vec[i64]()


def _refresh(s: Arnak, seat: i64) -> None:
    """A16.4, A14.2: assistants become ready, effects of the round end, everybody takes turns again."""
    player = s.players[seat]
    for square in range(len(player.team)):
        if is_exhausted(player.team[square]):
            player.refresh(square)
    player.passed = False
    player.masked = False
    player.flying = False
