"""A17 and A19.12: points by category, the end of the game and the places."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count
from pelagos.core.state import seat_of
from pelagos.games.arnak.components import ROWS
from pelagos.games.arnak.lookup import (
    ARRIVAL_POINTS,
    ARTIFACTS,
    CARD_POINTS,
    FEAR_CARD,
    FEAR_TILE_POINTS,
    GLASS,
    GUARDIAN_POINTS,
    IDOL_POINTS,
    ITEMS,
    NOTEBOOK,
    RIVAL_IDOL_POINTS,
    RIVAL_STACKED_POINTS,
    ROW_POINTS,
    SLOT_POINTS,
    SLOTS,
    TEMPLE_POINTS,
    TEMPLES,
)
from pelagos.games.arnak.messages import GAME_ENDED, RIVAL_SCORED
from pelagos.games.arnak.player import NONE, Player, card_of
from pelagos.games.arnak.rules.research import row_of
from pelagos.games.arnak.state import Arnak

CATEGORIES: Final = ["research", "temple", "idols", "guardians", "cards", "fear"]
"""The lines of the score sheet."""


def research_points(s: Arnak, player: Player) -> i64:
    """A17.2, R16: both tokens by row, the magnifying glass in the Lost Temple by arrival."""
    points = ROW_POINTS[NOTEBOOK][s.board * ROWS + row_of(s, player.notebook)]
    if player.arrival != NONE:
        return points + ARRIVAL_POINTS[player.arrival]
    return points + ROW_POINTS[GLASS][s.board * ROWS + row_of(s, player.glass)]


def temple_points(tiles: vec[i64]) -> i64:
    """Temple tiles by stack."""
    points: i64 = 0
    for stack in range(TEMPLES):
        points += tiles[stack] * TEMPLE_POINTS[stack]
    return points


def idol_points(player: Player) -> i64:
    """A10.1, A10.2: idols anywhere, and the slots that are empty."""
    points = player.idols_owned() * IDOL_POINTS
    for slot in range(SLOTS):
        if player.slots & BIT[slot] == 0:
            points += SLOT_POINTS[slot]
    return points


def card_points(s: Arnak, seat: i64, fear: bool) -> i64:
    """Printed points of all cards in deck, hand and play area: of the Fear cards, or of the others."""
    player = s.players[seat]
    points: i64 = 0
    for i in range(len(player.deck)):
        points += _points_of(card_of(player.deck[i]), fear)
    for i in range(len(player.hand)):
        points += _points_of(card_of(player.hand[i]), fear)
    for i in range(len(player.played)):
        points += _points_of(player.played[i], fear)
    if len(s.drawn) > 0 and seat_of(s.stack[len(s.stack) - 1]) == seat:  # A20.8: just drawn, not yet kept
        for i in range(len(s.drawn)):
            points += _points_of(card_of(s.drawn[i]), fear)
    return points


def _points_of(card: i64, fear: bool) -> i64:
    if (card == FEAR_CARD) != fear:
        return 0
    return CARD_POINTS[card]


def sheet(s: Arnak, seat: i64) -> vec[i64]:
    """A17.2: the points of a seat by category."""
    player = s.players[seat]
    lines = vec[i64](capacity=6)
    lines = append(lines, research_points(s, player))
    lines = append(lines, temple_points(player.temple))
    lines = append(lines, idol_points(player))
    lines = append(lines, count(player.guardians) * GUARDIAN_POINTS)
    lines = append(lines, card_points(s, seat, False))
    return append(lines, card_points(s, seat, True) + player.fear_tiles * FEAR_TILE_POINTS)


def points(s: Arnak, seat: i64) -> i64:
    """A17.2: all points of a seat."""
    return _total(sheet(s, seat))


def _total(lines: vec[i64]) -> i64:
    total: i64 = 0
    for i in range(len(lines)):
        total += lines[i]
    return total


def rival_research(s: Arnak) -> i64:
    """The points of the rival's magnifying glass, its only token."""
    rival = s.rival
    if rival.arrival != NONE:
        return ARRIVAL_POINTS[rival.arrival]
    return ROW_POINTS[GLASS][s.board * ROWS + row_of(s, rival.glass)]


def rival_sheet(s: Arnak) -> vec[i64]:
    """A19.12: the rival's points by the same categories; it knows no fear."""
    rival = s.rival
    cards: i64 = 0
    for item in range(ITEMS):
        if rival.items & BIT[item] != 0:
            cards += CARD_POINTS[item]
    for artifact in range(ARTIFACTS):
        if rival.artifacts & BIT[artifact] != 0:
            cards += CARD_POINTS[ITEMS + artifact]
    lines = vec[i64](capacity=6)
    lines = append(lines, rival_research(s))
    lines = append(lines, temple_points(rival.temple))
    lines = append(lines, count(rival.idols) * RIVAL_IDOL_POINTS + rival.stacked * RIVAL_STACKED_POINTS)
    lines = append(lines, count(rival.guardians) * GUARDIAN_POINTS)
    lines = append(lines, cards)
    return append(lines, 0)


def rival_points(s: Arnak) -> i64:
    """A19.12: all points of the rival."""
    return _total(rival_sheet(s))


def _standing(total: i64, arrival: i64, research: i64) -> i64:
    """A17.3: points, then who reached the Lost Temple first, then the research score, in one number."""
    reached: i64 = 9 - arrival if arrival != NONE else 0
    return (total + 100) * 10000 + reached * 1000 + (0 if reached > 0 else research)


def places(s: Arnak) -> list[int]:
    """A17.3, R6: places by points and ties; in solo the rival counts as a player."""
    standings: list[int] = []
    for seat in range(len(s.players)):
        player = s.players[seat]
        standings.append(_standing(points(s, seat), player.arrival, research_points(s, player)))
    rivals = standings[:]
    if s.solo:
        rivals.append(_standing(rival_points(s), s.rival.arrival, rival_research(s)))
    return [1 + len([other for other in rivals if other > own]) for own in standings]


def score_game(s: Arnak) -> None:
    """A17.1: the game is over."""
    s.finish()
    for seat in range(len(s.players)):
        s.note(GAME_ENDED, seat, points(s, seat))
    if s.solo:
        s.note(RIVAL_SCORED, NONE, rival_points(s))
