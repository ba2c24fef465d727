"""What each operation needs to know, by its place in `lookup.OP`.

`effects.py` puts it into five columns, which mean something else for each operation; here they are called by what they hold.
Like steps and operations they are used by the module's name: `operands.PAY_COST[place]`.
"""

from typing import Final

from pelagos.games.arnak.lookup import A, B, C, D, E

GAIN_RESOURCES: Final = A

GAIN_PER_RESOURCE: Final = A
GAIN_PER_COUNT: Final = B
GAIN_PER_MOST: Final = C

FEAR_CARDS: Final = A

DRAW_CARDS: Final = A
DRAW_END: Final = B

REFRESH_ASSISTANTS: Final = A

PAY_COST: Final = A

PAY_TRAVEL_ICONS: Final = A

TRAVEL_ICONS: Final = A

SEND_LEVELS: Final = A
SEND_ICONS_OFF: Final = B
SEND_COMPASSES_OFF: Final = C
SEND_FREE: Final = D
SEND_USES: Final = E

RESEARCH_TOKEN: Final = A
RESEARCH_FREE: Final = B
RESEARCH_DISCOUNT: Final = C
RESEARCH_OTHER_DISCOUNT: Final = D
RESEARCH_TEMPLE_TILES: Final = E

BUY_KIND: Final = A
BUY_DISCOUNT: Final = B
BUY_DECK_TOP: Final = C

GAIN_CARD_KIND: Final = A
GAIN_CARD_SOURCE: Final = B
GAIN_CARD_TARGET: Final = C

OVERCOME_WHERE: Final = A

ACTIVATE_LEVELS: Final = A
ACTIVATE_SITES: Final = B
ACTIVATE_OWN: Final = C
ACTIVATE_UNOCCUPIED: Final = D
ACTIVATE_LEVEL2_COST: Final = E

STACK_LEVEL: Final = A

MOVE_LEVELS: Final = A

BORROW_SIDE: Final = A

KEEP_MOST: Final = A
KEEP_END: Final = B
KEEP_RETURNED: Final = C

CHOOSE_OPTIONS: Final = A
