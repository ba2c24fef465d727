"""How good a position looks for a seat, for bots: points in hand, and what resources, cards and assistants may still bring.

The weights are data (weights.toml). Resources are worth less toward the end, and nothing after the last pass.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import count
from pelagos.core.components import Entry
from pelagos.core.evaluator import Evaluator, weighted, weights_of
from pelagos.core.state import State
from pelagos.games.arnak.player import NONE, Player, card_of, is_exhausted, is_gold
from pelagos.games.arnak.rules.research import row_of
from pelagos.games.arnak.rules.scoring import points, rival_points
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.tables import FEAR_CARD, FIRST_BASIC, GOODS, ROUNDS, SITES

FEATURES: Final = [
    "points",
    "coin",
    "compass",
    "tablet",
    "arrowhead",
    "jewel",
    "hand_open",
    "archaeologist_open",
    "assistant_ready_open",
    "assistant_left",
    "gold_left",
    "card_left",
    "fear_left",
    "glass_row_left",
    "notebook_row_left",
    "idol_to_slot",
    "boon",
    "guardian_here",
    "rival",
]
"""What is counted, in the order of the weights."""


RIVAL_PER_ROUND: Final = 7.0
"""The points that the rival will make in each round to come, about."""
USABLE: Final = [f"usable_{number}" for number in range(1, ROUNDS + 1)]
"""How much of their worth resources have by round: they bring no points by themselves."""


class Judge(Evaluator):
    """The weighted sum of a seat's features."""

    def __init__(self, weights: Entry) -> None:
        scale = weights.number("scale")
        self.weights: Final = vec[float]([weight / scale for weight in weights_of(weights, FEATURES)])
        self.usable: Final = vec[float]([0.0] + [weights.number(name) for name in USABLE])

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Arnak)
        return weighted(features(state, seat, self.usable), self.weights)


def features(s: Arnak, seat: i64, worth: vec[float]) -> vec[float]:
    """What the seat has, counted, in the order of FEATURES; the worth of resources is by round."""
    player = s.players[seat]
    left = float(ROUNDS - s.round)
    still_open = 0.0 if player.passed else 1.0
    usable = worth[s.round] if s.round < ROUNDS else worth[s.round] * still_open
    out = vec[float](capacity=len(FEATURES))
    out = append(out, float(points(s, seat)))
    for resource in range(GOODS):
        out = append(out, usable * _counted(player.goods[resource]))
    out = append(out, still_open * float(len(player.hand)))
    out = append(out, still_open * float(player.home))
    out = _assistants(player, still_open, left, out)
    out = _cards(player, left, out)
    out = append(out, left * float(row_of(s, player.glass)))
    out = append(out, left * float(row_of(s, player.notebook)))
    out = append(out, usable * float(player.idols if player.slot_to_fill() != NONE else 0))
    out = append(out, usable * float(count(player.boons)))
    out = append(out, float(_guardians_here(s, seat)))
    return append(out, float(rival_points(s)) + RIVAL_PER_ROUND * left if s.solo else 0.0)


def _counted(amount: i64) -> float:
    """Of a resource beyond the fifth piece each is worth half."""
    return float(amount) if amount <= 5 else 5.0 + 0.5 * float(amount - 5)


def _assistants(player: Player, still_open: float, left: float, out: vec[float]) -> vec[float]:
    """Those that are ready, all, and the gold ones."""
    ready: i64 = 0
    gold: i64 = 0
    for square in range(len(player.team)):
        ready += 0 if is_exhausted(player.team[square]) else 1
        gold += 1 if is_gold(player.team[square]) else 0
    out = append(out, still_open * float(ready))
    out = append(out, left * float(len(player.team)))
    return append(out, left * float(gold))


def _cards(player: Player, left: float, out: vec[float]) -> vec[float]:
    """Items and artifacts, and Fear, wherever they are."""
    good: i64 = 0
    fear: i64 = 0
    for i in range(len(player.hand)):
        good += 1 if card_of(player.hand[i]) < FIRST_BASIC else 0
        fear += 1 if card_of(player.hand[i]) == FEAR_CARD else 0
    for i in range(len(player.deck)):
        good += 1 if card_of(player.deck[i]) < FIRST_BASIC else 0
        fear += 1 if card_of(player.deck[i]) == FEAR_CARD else 0
    for i in range(len(player.played)):
        good += 1 if player.played[i] < FIRST_BASIC else 0
        fear += 1 if player.played[i] == FEAR_CARD else 0
    out = append(out, left * float(good))
    return append(out, left * float(fear))


def _guardians_here(s: Arnak, seat: i64) -> i64:
    """Guardians that will give a Fear when the round ends."""
    if s.players[seat].masked:
        return 0
    number: i64 = 0
    for site in range(SITES):
        if s.wardens[site] != NONE and s.stands_at(seat, site):
            number += 1
    return number
