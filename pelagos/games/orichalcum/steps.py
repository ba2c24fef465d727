"""The kinds of steps that can be pending (see core/state.py). Arguments are given in brackets."""

from typing import Final

CHOOSE_SIDE: Final = 0
START_ROUND: Final = 1
START_TURN: Final = 2
LAY_METROPOLIS: Final = 3
TAKE_CARD: Final = 4
PLACE_TILE: Final = 5
ATTRACT_TITANS: Final = 6  # [the set of titans still to be taken]
GIVE_UP_TITAN: Final = 7  # [the titan taken for it]
CARD_ACTION: Final = 8
PERFORM: Final = 9  # [action]
USE_FAVOUR: Final = 10  # [action: produce or recruit]
FIGHT: Final = 11  # [1 after a won fight]
CHOOSE_LAIR: Final = 12  # [kind * 8 + hoplites moved]
ROLL: Final = 13  # [circle]
MINOTAUR_BUILDING: Final = 14
CONSTRUCT: Final = 15  # [1 for the second object]
EXTRA_ACTION: Final = 16  # [extra actions bought in this turn]
PAY_CREATURE: Final = 17
DISCARD_CARD: Final = 18
END_TURN: Final = 19
END_ROUND: Final = 20
CHOOSE_MARKER: Final = 21  # [the set of tied seats]

NAMES: Final = [
    "choose-side",
    "start-round",
    "start-turn",
    "lay-metropolis",
    "take-card",
    "place-tile",
    "attract-titans",
    "give-up-titan",
    "card-action",
    "perform",
    "use-favour",
    "fight",
    "choose-lair",
    "roll",
    "minotaur-building",
    "construct",
    "extra-action",
    "pay-creature",
    "discard-card",
    "end-turn",
    "end-round",
    "choose-marker",
]
"""What views and prompts call them, by kind."""

KINDS: Final = len(NAMES)
