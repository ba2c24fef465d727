"""The table of all kinds of steps."""

from pelagos.games.atlantis import steps
from pelagos.games.atlantis.rules.abilities import (
    DrawDeck,
    DrawDisplay,
    ExchangeCard,
    MovePresence,
    MoveTile,
    MoveTo,
    RecallFollower,
    SwapFirst,
    SwapSecond,
    TakeHelper,
)
from pelagos.games.atlantis.rules.actions import Act, EndAction
from pelagos.games.atlantis.rules.construction import SpendHelper
from pelagos.games.atlantis.rules.discards import Discard
from pelagos.games.atlantis.rules.draw import Deal, DrawCard, Refill
from pelagos.games.atlantis.rules.turns import EndTurn, StartTurn
from pelagos.games.atlantis.state import STEPS

STEPS[steps.START_TURN] = StartTurn()
STEPS[steps.DRAW_CARD] = DrawCard()
STEPS[steps.ACT] = Act()
STEPS[steps.SPEND_HELPER] = SpendHelper()
STEPS[steps.SWAP_FIRST] = SwapFirst()
STEPS[steps.SWAP_SECOND] = SwapSecond()
STEPS[steps.MOVE_TILE] = MoveTile()
STEPS[steps.MOVE_TO] = MoveTo()
STEPS[steps.EXCHANGE_CARD] = ExchangeCard()
STEPS[steps.TAKE_HELPER] = TakeHelper()
STEPS[steps.RECALL_FOLLOWER] = RecallFollower()
STEPS[steps.MOVE_PRESENCE] = MovePresence()
STEPS[steps.DRAW_DISPLAY] = DrawDisplay()
STEPS[steps.DRAW_DECK] = DrawDeck()
STEPS[steps.END_ACTION] = EndAction()
STEPS[steps.DISCARD] = Discard()
STEPS[steps.END_TURN] = EndTurn()
STEPS[steps.REFILL] = Refill()
STEPS[steps.DEAL] = Deal()
