"""I6 and I7: the action step and its actions; Construction has a module of its own."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.state import argument_of, seat_of
from pelagos.games.atlantis.lookup import COLOURS, FEAST_DISCARDED, FEAST_NEEDED
from pelagos.games.atlantis.messages import (
    ACTIONS_ENDED,
    CONVERTED,
    DEMOLISHED,
    FEAST_HELD,
    RECRUITED,
    TRAVELLED,
)
from pelagos.games.atlantis.multisets import CARD, cards
from pelagos.games.atlantis.rules.abilities import use_ability
from pelagos.games.atlantis.rules.construction import construct, constructions
from pelagos.games.atlantis.rules.draw import draw_unseen
from pelagos.games.atlantis.rules.piles import can_draw, discard_followers, discard_from_hand, hand_to_followers
from pelagos.games.atlantis.rules.presence import move_presence
from pelagos.games.atlantis.rules.temples import demolish, own_tiles
from pelagos.games.atlantis.rules.victory import check_victory, note_tokens
from pelagos.games.atlantis.state import NONE, Atlantis, Step
from pelagos.games.atlantis.steps import ACT, END_ACTION
from pelagos.games.atlantis.words import (
    CONSTRUCT,
    CONVERT,
    DEMOLISH,
    DUMMY,
    FEAST,
    MIGRATE,
    PASS,
    RECRUIT,
    TRAVEL,
)


def _journeys(s: Atlantis, seat: i64, words: vec[i64]) -> vec[i64]:
    """I7.1: append a word for each colour in hand that is not the marker's."""
    for colour in range(COLOURS):
        if colour != s.marker and cards(s.players[seat].hand, colour) > 0:
            words = append(words, TRAVEL.code(colour))
    return words


def _conversions(s: Atlantis, seat: i64, words: vec[i64]) -> vec[i64]:
    """I7.4: append a word for each colour among each other player's followers, unless one was converted already."""
    if s.converted:
        return words
    for other in range(len(s.players)):
        if other != seat:
            for colour in range(COLOURS):
                if cards(s.players[other].followers, colour) > 0:
                    words = append(words, CONVERT.code(other, colour))
    if s.dummy != NONE:  # I16.3
        words = append(words, CONVERT.code(DUMMY, s.dummy))
    return words


class Act(Step):
    """I6.1: the next action, or none any more."""

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        """I6.2: what is possible and can be paid now."""
        seat = seat_of(step)
        player = s.players[seat]
        words = append(vec[i64](capacity=32), PASS.base)
        words = _journeys(s, seat, words)
        words = constructions(s, seat, words)
        words = own_tiles(player, DEMOLISH, words)
        words = _conversions(s, seat, words)
        if cards(player.followers, s.marker) >= FEAST_NEEDED:
            words = append(words, FEAST.base)
        for number in range(cards(player.hand, s.marker)):
            words = append(words, RECRUIT.code(number))
        if can_draw(s):
            words = append(words, MIGRATE.base)
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        if word == PASS.base:
            s.note(ACTIONS_ENDED, seat, s.actions)
            s.actions = 0
            return
        s.actions -= 1
        s.push(END_ACTION, seat, s.completed(seat))
        if TRAVEL.owns(word):
            _travel(s, seat, TRAVEL.first(word))
        elif CONSTRUCT.owns(word):
            construct(s, seat, CONSTRUCT.first(word), CONSTRUCT.second(word))
        elif DEMOLISH.owns(word):
            demolish(s.players[seat], DEMOLISH.first(word), DEMOLISH.second(word))
            s.note(DEMOLISHED, seat, DEMOLISH.first(word), DEMOLISH.second(word))
        elif CONVERT.owns(word):
            _convert(s, seat, CONVERT.first(word), CONVERT.second(word))
        elif word == FEAST.base:
            _feast(s, seat)
        elif RECRUIT.owns(word):
            _recruit(s, seat, RECRUIT.first(word) + 1)
        else:
            draw_unseen(s, seat, 1, migration=True)


def _travel(s: Atlantis, seat: i64, colour: i64) -> None:
    """I7.1: a hand card is discarded, the marker goes to the region of its colour."""
    discard_from_hand(s, seat, colour)
    move_presence(s, colour)
    s.note(TRAVELLED, seat, colour)


def _convert(s: Atlantis, seat: i64, rival: i64, colour: i64) -> None:
    """I7.4: another player's follower becomes one's own; in the solo game the card of the dummy (I16.3)."""
    if rival == DUMMY:
        s.dummy = NONE
    else:
        s.players[rival].followers -= CARD[colour]
    s.players[seat].followers += CARD[colour]
    s.converted = True
    s.note(CONVERTED, seat, rival, colour)


def _feast(s: Atlantis, seat: i64) -> None:
    """I7.5: two followers of the marker's colour are discarded for the ability of its region."""
    discard_followers(s, seat, s.marker, FEAST_DISCARDED)
    s.note(FEAST_HELD, seat, s.marker, s.ability(s.marker))
    use_ability(s, seat, s.ability(s.marker))


def _recruit(s: Atlantis, seat: i64, number: i64) -> None:
    """I7.6: hand cards of the marker's colour become followers."""
    hand_to_followers(s, seat, s.marker, number)
    s.note(RECRUITED, seat, number, s.marker)


class EndAction(Step):
    """I6.4, I6.5: tokens and victory are checked after every action; then comes the next, if one is left."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        seat = seat_of(step)
        note_tokens(s, seat, argument_of(step))
        check_victory(s, seat)
        if not s.over and s.actions > 0:
            s.push(ACT, seat)
        return False
