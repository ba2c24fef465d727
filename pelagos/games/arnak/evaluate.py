"""How good a position looks for a seat, for bots: points in hand, and what resources, cards and assistants may still bring.

The weights are data (weights.toml). Whoever has passed is judged as at the start of the next round, with a new hand: so a round
that ends early is worth neither more nor less by itself.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import count
from pelagos.core.components import Section
from pelagos.core.evaluator import Evaluator, weighted, weights_of
from pelagos.core.linear import FEATURES as LEARNED
from pelagos.core.linear import LinearEvaluator
from pelagos.core.state import State
from pelagos.core.vecs import zeros
from pelagos.games.arnak.features import ArnakFeatures
from pelagos.games.arnak.lookup import (
    ARCHAEOLOGISTS,
    CARD_PRICE,
    FEAR_CARD,
    FIRST_BASIC,
    GOODS,
    HAND_SIZE,
    ITEMS,
    ROUNDS,
    SITES,
)
from pelagos.games.arnak.player import NONE, Player, card_of, is_exhausted, is_gold
from pelagos.games.arnak.rules.research import row_of
from pelagos.games.arnak.rules.scoring import points, rival_points
from pelagos.games.arnak.state import Arnak

FEATURES: Final = [
    *[f"round_{number}" for number in range(1, ROUNDS + 1)],
    "points",
    "coin",
    "compass",
    "tablet",
    "arrowhead",
    "jewel",
    "coin_left",
    "compass_left",
    "tablet_left",
    "arrowhead_left",
    "jewel_left",
    "archaeologist",
    "archaeologist_left",
    "card_in_hand",
    "card_in_hand_left",
    "fear_in_hand",
    "assistant_ready",
    "silver_left",
    "gold_left",
    "item_left",
    "item_price_left",
    "artifact_left",
    "artifact_price_left",
    "basic_left",
    "fear_left",
    "glass_row_left",
    "notebook_row_left",
    "idol_to_slot",
    "boon",
    "guardian_here",
    "rival",
    "rival_tiles",
]
"""What is counted, in the order of the weights."""

KINDS: Final = 6
"""Of cards: items, their price, artifacts, their price, basic cards, Fear."""


def evaluator_from(weights: Section) -> Evaluator:
    """The learned evaluator, or the one with weights set and tuned by hand, as the table has it."""
    return LinearEvaluator(ArnakFeatures(), weights) if weights.has(LEARNED) else ArnakEvaluator(weights)


class ArnakEvaluator(Evaluator):
    """The weighted sum of a seat's features."""

    def __init__(self, weights: Section) -> None:
        scale = weights.number("scale")
        self.weights: Final = vec[float]([weight / scale for weight in weights_of(weights, FEATURES)])

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Arnak)
        return weighted(features(state, seat), self.weights)


def features(s: Arnak, seat: i64) -> vec[float]:
    """What the seat has, counted, in the order of FEATURES."""
    player = s.players[seat]
    current = s.round + 1 if player.passed else s.round
    out = vec[float](capacity=len(FEATURES))
    for number in range(1, ROUNDS + 1):
        out = append(out, 1.0 if current == number else 0.0)
    out = append(out, float(points(s, seat)))
    usable = 1.0 if current <= ROUNDS else 0.0
    left = float(ROUNDS - current) * usable
    out = _goods(player, usable, left, out)
    out = _means(player, usable, left, out)
    out = _assistants(player, usable, left, out)
    out = _cards(player, left, out)
    out = append(out, left * float(row_of(s, player.glass)))
    out = append(out, left * float(row_of(s, player.notebook)))
    out = append(out, usable * float(player.idols if player.slot_to_fill() != NONE else 0))
    out = append(out, usable * float(count(player.boons)))
    out = append(out, float(_guardians_here(s, seat)))
    out = append(out, float(rival_points(s)) if s.solo else 0.0)
    return append(out, float(_rival_tiles(s)) if s.solo else 0.0)


def _goods(player: Player, usable: float, left: float, out: vec[float]) -> vec[float]:
    """Each resource; beyond the fifth piece each is worth half. They bring no points by themselves."""
    for by_round in range(2):
        for resource in range(GOODS):
            amount = float(player.goods[resource])
            counted = amount if amount <= 5.0 else 2.5 + 0.5 * amount
            out = append(out, counted * (left if by_round else usable))
    return out


def _means(player: Player, usable: float, left: float, out: vec[float]) -> vec[float]:
    """Archaeologists that can be sent, and the hand: whoever has passed will have all of them, and a new hand."""
    fear: i64 = 0
    for i in range(len(player.hand)):
        fear += 1 if card_of(player.hand[i]) == FEAR_CARD else 0
    home = float(ARCHAEOLOGISTS if player.passed else player.home)
    good = float(HAND_SIZE if player.passed else len(player.hand) - fear)
    out = append(out, usable * home)
    out = append(out, left * home)
    out = append(out, usable * good)
    out = append(out, left * good)
    return append(out, 0.0 if player.passed else float(fear))


def _assistants(player: Player, usable: float, left: float, out: vec[float]) -> vec[float]:
    """Those that are ready, and all by their sides."""
    ready: i64 = 0
    gold: i64 = 0
    for square in range(len(player.team)):
        ready += 0 if is_exhausted(player.team[square]) and not player.passed else 1
        gold += 1 if is_gold(player.team[square]) else 0
    out = append(out, usable * float(ready))
    out = append(out, left * float(len(player.team) - gold))
    return append(out, left * float(gold))


def _cards(player: Player, left: float, out: vec[float]) -> vec[float]:
    """All cards, wherever they are, by kind."""
    counts = zeros(KINDS)
    for i in range(len(player.hand)):
        _count(card_of(player.hand[i]), counts)
    for i in range(len(player.deck)):
        _count(card_of(player.deck[i]), counts)
    for i in range(len(player.played)):
        _count(player.played[i], counts)
    for kind in range(KINDS):
        out = append(out, left * float(counts[kind]))
    return out


def _count(card: i64, counts: vec[i64]) -> None:
    """Add a card to its kind."""
    if card < ITEMS:
        counts[0] += 1
        counts[1] += CARD_PRICE[card]
    elif card < FIRST_BASIC:
        counts[2] += 1
        counts[3] += CARD_PRICE[card]
    elif card != FEAR_CARD:
        counts[4] += 1
    else:
        counts[5] += 1


def _guardians_here(s: Arnak, seat: i64) -> i64:
    """Guardians that will give a Fear when the round ends."""
    if s.players[seat].masked:
        return 0
    number: i64 = 0
    for site in range(SITES):
        if s.wardens[site] != NONE and s.stands_at(seat, site):
            number += 1
    return number


def _rival_tiles(s: Arnak) -> i64:
    """How many tiles the rival will still turn up (A19.3)."""
    in_a_round = len(s.rival.stack) + len(s.rival.used)
    return len(s.rival.stack) + (ROUNDS - s.round) * in_a_round
