"""The operations that effects are made of (A5). `steps.py` numbers what is pending; these are what an effect does.

The name of a constant is the one in the component file, in capitals; a test compares them.
"""

from typing import Final

END: Final = 0
GAIN: Final = 1
GAIN_PER: Final = 2
FEAR: Final = 3
DRAW: Final = 4
MAY_EXILE: Final = 5
EXILE_SELF: Final = 6
MAY_UPGRADE: Final = 7
MAY_REFRESH: Final = 8
MAY_PAY: Final = 9
MAY_DISCARD: Final = 10
MUST_DISCARD: Final = 11
MAY_PAY_TRAVEL: Final = 12
TRAVEL: Final = 13
MAY_SEND: Final = 14
MAY_RESEARCH: Final = 15
MAY_BUY: Final = 16
MAY_GAIN_CARD: Final = 17
EXILE_ROW_ITEM: Final = 18
MAY_OVERCOME: Final = 19
ACTIVATE: Final = 20
ACTIVATE_STACK_TOP: Final = 21
RELOCATE: Final = 22
RECALL: Final = 23
PLANES_THIS_ROUND: Final = 24
NO_GUARDIAN_FEAR_THIS_ROUND: Final = 25
MOVE_GUARDIAN: Final = 26
USE_SUPPLY_ASSISTANT: Final = 27
EXCHANGE_ASSISTANT: Final = 28
UNSLOT_IDOL: Final = 29
DRAW_AND_KEEP: Final = 30
RECRUIT: Final = 31
UPGRADE_ASSISTANT: Final = 32
RESCUE_ASSISTANT: Final = 33
PASS: Final = 34
CHOOSE: Final = 35

NAMES: Final = [
    "end",
    "gain",
    "gain_per",
    "fear",
    "draw",
    "may_exile",
    "exile_self",
    "may_upgrade",
    "may_refresh",
    "may_pay",
    "may_discard",
    "must_discard",
    "may_pay_travel",
    "travel",
    "may_send",
    "may_research",
    "may_buy",
    "may_gain_card",
    "exile_row_item",
    "may_overcome",
    "activate",
    "activate_stack_top",
    "relocate",
    "recall",
    "planes_this_round",
    "no_guardian_fear_this_round",
    "move_guardian",
    "use_supply_assistant",
    "exchange_assistant",
    "unslot_idol",
    "draw_and_keep",
    "recruit",
    "upgrade_assistant",
    "rescue_assistant",
    "pass",
    "choose",
]
"""What the component file calls them, by number; `end` is written after each effect by us."""
