"""How good a position looks for a seat, for bots: a weighted sum of what a player can see at a glance.

One unit more means about e times the chance to win. The weights are data (weights.toml).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.components import Section
from pelagos.core.evaluator import EVERYBODY, Evaluator, weights_of
from pelagos.core.linear import FEATURES as LEARNED
from pelagos.core.linear import LinearEvaluator
from pelagos.core.state import State
from pelagos.games.atlantis.features import AtlantisFeatures
from pelagos.games.atlantis.multisets import size
from pelagos.games.atlantis.prospects import feasts, helped, regions, stray_tiles, ways_left
from pelagos.games.atlantis.state import Atlantis

FEATURES: Final = [
    "completed",
    "cards_left",
    "actions_left",
    "useful_cards",
    "other_cards",
    "cards_for_here",
    "next_step",
    "blocked",
    "followers",
    "feasts",
    "helper",
    "stray_tiles",
    "starved",
    "hindered",
    "kept",
    "lacking",
]
"""What is counted, in the order of the weights."""


BREADTH: Final = 8
"""A turn has few ways through it, and much on them pays only at its end: whole turns are planned."""


def evaluator_from(weights: Section) -> Evaluator:
    """The learned evaluator, or the one with weights set and tuned by hand, as the table has it."""
    return LinearEvaluator(AtlantisFeatures(), weights, BREADTH) if weights.has(LEARNED) else AtlantisEvaluator(weights)


class AtlantisEvaluator(Evaluator):
    """The weighted sum of a seat's features."""

    def __init__(self, weights: Section) -> None:
        self.weights: Final = weights_of(weights, FEATURES)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Atlantis)
        return estimate(state, seat, self.weights)

    def touched(self, before: State, after: State) -> i64:
        """Within a turn, those whose followers were converted: the marker moves on before others feel it. All, when it ends."""
        assert isinstance(before, Atlantis)
        assert isinstance(after, Atlantis)
        if after.turn != before.turn:
            return EVERYBODY
        touched: i64 = 0
        for seat in range(len(after.players)):
            if after.players[seat].followers != before.players[seat].followers:
                touched |= BIT[seat]
        return touched

    def breadth(self) -> i64:
        return BREADTH


def estimate(s: Atlantis, seat: i64, weights: vec[float]) -> float:
    """What the seat has and lacks, counted and weighed in the order of FEATURES."""
    player = s.players[seat]
    completed, cards_left, actions_left, blocked = ways_left(s, player)
    useful, here, next_step, starved, hindered, kept, lacking = regions(s, player)
    stray = stray_tiles(player)
    total = float(completed) * weights[0]
    total += float(cards_left) * weights[1]
    total += float(actions_left + stray) * weights[2]
    total += float(useful) * weights[3]
    total += float(size(player.hand) - useful) * weights[4]
    total += float(here) * weights[5]
    total += next_step * weights[6]
    total += float(blocked) * weights[7]
    total += float(size(player.followers)) * weights[8]
    total += float(feasts(player)) * weights[9]
    total += float(helped(player)) * weights[10]
    total += float(stray) * weights[11]
    total += float(starved) * weights[12]
    total += float(hindered) * weights[13]
    total += float(kept) * weights[14]
    return total + float(lacking) * weights[15]
