"""The kinds of steps that can be pending (see core/state.py). Arguments are given in brackets; `op` is a place in lookup.OP."""

from typing import Final

# rounds and turns
START_ROUND: Final = 0
TURN: Final = 1
END_TURN: Final = 2
CLOSE_TURN: Final = 3
RIVAL_TURN: Final = 4
END_ROUND: Final = 5
KEEP_CARDS: Final = 6  # [place in the hand]
NEXT_ROUND: Final = 7

# the interpreter
RUN: Final = 8  # [op]
FREE_DONE: Final = 9
FACE_FEAR: Final = 10

# costs
PAY_TRAVEL: Final = 11  # [payment.py: icons due, icons at hand, whether those are a discount]
PAY_DISCARD: Final = 12

# actions under way
ARRIVE: Final = 13  # [space, uses of the site]
USE_AGAIN: Final = 14  # [site]
EXPLORE: Final = 15  # [site]
REVEAL_SITE: Final = 16  # [site]
WAKE_GUARDIAN: Final = 17  # [site]
TAKE_GUARDIAN: Final = 18  # [site]
RESOLVE_ARTIFACT: Final = 19  # [card]
CLAIM_TILE: Final = 20  # [token, space]
ORDER_RESULTS: Final = 21  # [bonus, token, space]
TEMPLE_BONUS: Final = 22

# operations that ask
DRAW: Final = 23  # [op, cards left]
EXILE: Final = 24
UPGRADE: Final = 25
REFRESH: Final = 26  # [op, assistants left]
MAY_PAY: Final = 27  # [op]
MAY_DISCARD: Final = 28  # [op]
MUST_DISCARD: Final = 29
MAY_PAY_TRAVEL: Final = 30  # [op]
SEND: Final = 31  # [op]
RESEARCH: Final = 32  # [op, discount]
CHOOSE_DISCOUNT: Final = 33  # [op]
BUY: Final = 34  # [op]
GAIN_CARD: Final = 35  # [op]
OVERCOME: Final = 36  # [op]
ACTIVATE: Final = 37  # [op, sites left, sites used]
RELOCATE: Final = 38  # [op]
RELOCATE_TO: Final = 39  # [op, space]
RECALL: Final = 40
MOVE_GUARDIAN: Final = 41  # [op]
MOVE_GUARDIAN_TO: Final = 42  # [op, site]
BORROW: Final = 43  # [op]
EXCHANGE: Final = 44
UNSLOT: Final = 45
ANNOUNCE: Final = 46  # [op]
KEEP_DRAWN: Final = 47  # [op]
RETURN_DRAWN: Final = 48
RECRUIT: Final = 49
PROMOTE: Final = 50
RESCUE: Final = 51
CHOOSE: Final = 52  # [op, options left, options taken]

NAMES: Final = [
    "start-round",
    "turn",
    "end-turn",
    "close-turn",
    "rival-turn",
    "end-round",
    "keep-cards",
    "next-round",
    "run",
    "free-done",
    "face-fear",
    "pay-travel",
    "pay-discard",
    "arrive",
    "use-again",
    "explore",
    "reveal-site",
    "wake-guardian",
    "take-guardian",
    "resolve-artifact",
    "claim-tile",
    "order-results",
    "temple-bonus",
    "draw",
    "exile",
    "upgrade",
    "refresh",
    "may-pay",
    "may-discard",
    "must-discard",
    "may-pay-travel",
    "send",
    "research",
    "choose-discount",
    "buy",
    "gain-card",
    "overcome",
    "activate",
    "relocate",
    "relocate-to",
    "recall",
    "move-guardian",
    "move-guardian-to",
    "borrow",
    "exchange",
    "unslot",
    "announce",
    "keep-drawn",
    "return-drawn",
    "recruit",
    "promote",
    "rescue",
    "choose",
]
"""What views and prompts call them, by kind."""

KINDS: Final = len(NAMES)
