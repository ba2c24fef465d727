"""The kinds of steps that can be pending (see core/state.py). Arguments are given in brackets."""

from typing import Final

START_TURN: Final = 0
DRAW_CARD: Final = 1  # [cards still to be drawn]
ACT: Final = 2
SPEND_HELPER: Final = 3  # [area * 4 + move]
SWAP_FIRST: Final = 4
SWAP_SECOND: Final = 5  # [area * 4 + tile]
MOVE_TILE: Final = 6
MOVE_TO: Final = 7  # [area * 4 + tile]
EXCHANGE_CARD: Final = 8
TAKE_HELPER: Final = 9
RECALL_FOLLOWER: Final = 10
MOVE_PRESENCE: Final = 11
DRAW_DISPLAY: Final = 12  # [cards still to be taken]
DRAW_DECK: Final = 13
END_ACTION: Final = 14  # [the slots completed before the action, as a set]
DISCARD: Final = 15
END_TURN: Final = 16
REFILL: Final = 17
DEAL: Final = 18  # [cards from the deck * 2, 1 more for a migration]

NAMES: Final = [
    "start-turn",
    "draw-card",
    "act",
    "spend-helper",
    "swap-first",
    "swap-second",
    "move-tile",
    "move-to",
    "exchange-card",
    "take-helper",
    "recall-follower",
    "move-presence",
    "draw-display",
    "draw-deck",
    "end-action",
    "discard",
    "end-turn",
    "refill",
    "deal",
]
"""What views and prompts call them, by kind."""

KINDS: Final = len(NAMES)
