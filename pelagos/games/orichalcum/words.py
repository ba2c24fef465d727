"""Orichalcum's vocabulary: every decision of O3.4 is one of these words, or a few in a row.

Circles are named by their slanting column (a letter) and their row (a number): d1 is q = 2, r = 0 of the components.
"""

from typing import Final

from pelagos.core.words import Axis, Vocabulary
from pelagos.games.orichalcum.components import ACTIONS, COMPONENTS, RESOURCES, SIDES


def _circle_names() -> list[str]:
    left = min(q for _, q in COMPONENTS.lattice)
    return [f"{'abcdefghijklmnopqrstuvwxyz'[q - left]}{r + 1}" for r, q in COMPONENTS.lattice]


def _hyphened(names: list[str]) -> list[str]:
    return [name.replace("_", "-") for name in names]


SIDE: Final = Axis("side", SIDES)
CIRCLE: Final = Axis("circle", _circle_names())
TURNS: Final = Axis("turns", [str(n) for n in range(6)])
SLOT: Final = Axis("slot", [str(n) for n in range(1, max(COMPONENTS.cards_on_board) + 1)])
TITAN: Final = Axis("titan", COMPONENTS.titans)
FAVOUR: Final = Axis("favour", ["none", *COMPONENTS.titans])
ACTION: Final = Axis("action", ACTIONS)
KIND: Final = Axis("kind", COMPONENTS.creature_kinds)
HOPLITES: Final = Axis("hoplites", [str(n) for n in range(COMPONENTS.hoplites_per_fight + 1)])
SOURCE: Final = Axis("source", [*COMPONENTS.terrains[:-1], "minotaur"])
RESOURCE: Final = Axis("resource", _hyphened(RESOURCES))
CREATURE: Final = Axis("creature", [face.name for face in COMPONENTS.creatures])
SEAT: Final = Axis("seat", ["1", "2", "3", "4"])

VOCABULARY: Final = Vocabulary()

PASS: Final = VOCABULARY.verb("pass")  # decline or stop whatever is optional
CHOOSE_SIDE: Final = VOCABULARY.verb("side", SIDE)  # O2.7
METROPOLIS: Final = VOCABULARY.verb("metropolis", CIRCLE, TURNS)  # O4.1
TAKE: Final = VOCABULARY.verb("take", SLOT)  # O5.1
PLACE: Final = VOCABULARY.verb("place", CIRCLE, TURNS)  # O6.5
ATTRACT: Final = VOCABULARY.verb("attract", TITAN)  # O8.6: which of several titans comes next
GIVE_UP: Final = VOCABULARY.verb("give", TITAN)  # O8.5: the titan given up
ACT: Final = VOCABULARY.verb("act", ACTION)  # O10.1
USE: Final = VOCABULARY.verb("favour", FAVOUR)  # O8.9
FIGHT: Final = VOCABULARY.verb("fight", KIND, HOPLITES)  # O13.1, O13.2: hoplites moved from stock
AT: Final = VOCABULARY.verb("at", CIRCLE)  # O13.1: which creature, where several of the kind stand on the island
BUILD: Final = VOCABULARY.verb("build", SOURCE, CIRCLE)  # O14.1: from a slot of the construction board; O20.1: a Minotaur's
TEMPLE: Final = VOCABULARY.verb("temple", CIRCLE, TURNS)  # O14.3
MEDALLION: Final = VOCABULARY.verb("medallion")  # O14.4
BUY: Final = VOCABULARY.verb("buy", RESOURCE, ACTION)  # O15.2: what is paid, and the extra action
PAY: Final = VOCABULARY.verb("pay", CREATURE)  # O15.4: one of the captured creatures paid
DISCARD: Final = VOCABULARY.verb("discard", SLOT)  # O16
MARKER: Final = VOCABULARY.verb("marker", SEAT)  # O17.4: who gets the initiative marker, counted from 1

NO_FAVOUR: Final = 0
"""The place of `none` on the axis of favours; a titan's place is one more than its number."""

FROM_MINOTAUR: Final = len(COMPONENTS.terrains) - 1
"""The place of `minotaur` on the axis of sources; the others are the slots."""
