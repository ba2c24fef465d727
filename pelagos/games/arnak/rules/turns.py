"""A4, A15 and A3.2: a turn with its main action, passing, and whose turn comes next."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.state import seat_of
from pelagos.games.arnak import steps
from pelagos.games.arnak.lookup import (
    ANY_KIND,
    ASSISTANT_FREE,
    CARD_EFFECT,
    CARD_FREE,
    ITEMS,
    MODE_CARDS,
    MODE_EFFECT,
    TABLET,
)
from pelagos.games.arnak.messages import PASSED, TURN_ENDED
from pelagos.games.arnak.player import Player
from pelagos.games.arnak.rules.buying import buy
from pelagos.games.arnak.rules.free_actions import free_words, play_card, take_free_action, use_assistant
from pelagos.games.arnak.rules.guardians import overcome, overcoming
from pelagos.games.arnak.rules.market import buyable, refill_row
from pelagos.games.arnak.rules.research import research, researching
from pelagos.games.arnak.rules.sites import send, sending
from pelagos.games.arnak.state import Arnak, Step
from pelagos.games.arnak.words import (
    BUY,
    BUY_TEMPLE,
    DIG,
    DISCOVER,
    END,
    FIRST_ANSWER,
    OVERCOME,
    PASS,
    PASS_WITH,
    PLAY,
    RESEARCH,
    USE,
)


def next_turn(s: Arnak, seat: i64) -> None:
    """A3.2, A3.3: the next player clockwise who has not passed, or the end of the round."""
    for ahead in range(1, len(s.players) + 1):
        follower = (seat + ahead) % len(s.players)
        if not s.players[follower].passed:
            s.push(steps.TURN, follower)
            s.turn += 1
            return
    s.push(steps.END_ROUND, 0)


def next_solo_turn(s: Arnak, after_rival: bool) -> None:
    """A19.3: rival and player alternate as long as both have turns; who is left goes on alone."""
    rival = len(s.rival.stack) > 0
    if not s.players[0].passed and (after_rival or not rival):
        s.push(steps.TURN, 0)
        s.turn += 1
    elif rival:
        s.push(steps.RIVAL_TURN, 0)
    else:
        s.push(steps.END_ROUND, 0)


def _modes(player: Player, words: vec[i64]) -> vec[i64]:
    """A12.4: cards that may be played by passing; an artifact needs its tablet."""
    for mode in range(len(MODE_CARDS)):
        card = MODE_CARDS[mode]
        if player.has(card) and (card < ITEMS or player.goods[TABLET] > 0):
            words = append(words, PASS_WITH.code(mode))
    return words


class Turn(Step):
    """A4.1, A4.2: exactly one main action; free actions may come before it."""

    def legal(self, s: Arnak, step: i64) -> vec[i64]:
        seat = seat_of(step)
        player = s.players[seat]
        words = free_words(s, seat, True)
        words = append(words, PASS.base)
        words = _modes(player, words)
        words = sending(s, seat, 0, words)
        words = overcoming(s, seat, words)
        words = buyable(s, player, ANY_KIND, 0, False, words, BUY)
        return researching(s, seat, 0, 0, words)

    def apply(self, s: Arnak, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if is_free(word):
            s.stack = append(s.stack, step)
            take_free_action(s, seat, word)
            return
        s.push(steps.CLOSE_TURN, seat)
        s.push(steps.END_TURN, seat)
        if PLAY.owns(word):
            play_card(s, seat, PLAY.first(word), CARD_EFFECT[PLAY.first(word)])
        elif PASS_WITH.owns(word):
            mode = PASS_WITH.first(word)
            play_card(s, seat, MODE_CARDS[mode], MODE_EFFECT[mode])
        else:
            _act(s, seat, word)


def is_free(word: i64) -> bool:
    """A4.3: whether a word of the turn is a free action."""
    if PLAY.owns(word):
        return CARD_FREE[PLAY.first(word)] != 0
    if USE.owns(word):
        return ASSISTANT_FREE[USE.first(word)] != 0
    return word < FIRST_ANSWER


def _act(s: Arnak, seat: i64, word: i64) -> None:
    """Main actions that are not cards."""
    if word == PASS.base:
        s.players[seat].passed = True
        s.note(PASSED, seat)
    elif DIG.owns(word) or DISCOVER.owns(word):
        send(s, seat, word, 0)
    elif OVERCOME.owns(word):
        overcome(s, seat, OVERCOME.first(word))
    elif BUY.owns(word):
        buy(s, seat, BUY.first(word), 0)
    elif RESEARCH.owns(word) or BUY_TEMPLE.owns(word):
        research(s, seat, word, False, 0)
    else:
        use_assistant(s, seat, USE.first(word))


class EndTurn(Step):
    """A4.6: the turn ends when its player says so; free actions may come before."""

    def legal(self, s: Arnak, step: i64) -> vec[i64]:
        return append(free_words(s, seat_of(step), False), END.base)

    def apply(self, s: Arnak, step: i64, word: i64) -> None:
        if word < FIRST_ANSWER:
            s.stack = append(s.stack, step)
            take_free_action(s, seat_of(step), word)
        else:
            s.note(TURN_ENDED, seat_of(step))


class CloseTurn(Step):
    """A4.6: the row is refilled and unspent icons are lost."""

    def enter(self, s: Arnak, step: i64) -> bool:
        s.loose = 0
        refill_row(s)
        if s.solo:
            next_solo_turn(s, False)
        else:
            next_turn(s, seat_of(step))
        return False
