"""The table of all kinds of steps."""

from pelagos.games.arnak import steps
from pelagos.games.arnak.rules.assistants import Borrow, Exchange, Promote, Recruit, Refresh, Rescue
from pelagos.games.arnak.rules.buying import Buy, GainCard, ResolveArtifact
from pelagos.games.arnak.rules.cards import (
    Announce,
    Choose,
    Draw,
    Exile,
    KeepDrawn,
    MayDiscard,
    MayPay,
    MustDiscard,
    ReturnDrawn,
    Upgrade,
)
from pelagos.games.arnak.rules.effects import FaceFear, Run
from pelagos.games.arnak.rules.free_actions import FreeDone
from pelagos.games.arnak.rules.guardians import MoveGuardian, MoveGuardianTo, Overcome, TakeGuardian
from pelagos.games.arnak.rules.research import ChooseDiscount, ClaimTile, OrderResults, Research, TempleBonus
from pelagos.games.arnak.rules.rival import RivalTurn
from pelagos.games.arnak.rules.rounds import EndRound, KeepCards, NextRound, StartRound
from pelagos.games.arnak.rules.sites import Activate, Arrive, Explore, RevealSite, Send, UseAgain, WakeGuardian
from pelagos.games.arnak.rules.special_cards import Recall, Relocate, RelocateTo, Unslot
from pelagos.games.arnak.rules.travel import MayPayTravel, PayDiscard, PayTravel
from pelagos.games.arnak.rules.turns import CloseTurn, EndTurn, Turn
from pelagos.games.arnak.state import STEPS

STEPS[steps.START_ROUND] = StartRound()
STEPS[steps.TURN] = Turn()
STEPS[steps.END_TURN] = EndTurn()
STEPS[steps.CLOSE_TURN] = CloseTurn()
STEPS[steps.RIVAL_TURN] = RivalTurn()
STEPS[steps.END_ROUND] = EndRound()
STEPS[steps.KEEP_CARDS] = KeepCards()
STEPS[steps.NEXT_ROUND] = NextRound()
STEPS[steps.RUN] = Run()
STEPS[steps.FREE_DONE] = FreeDone()
STEPS[steps.FACE_FEAR] = FaceFear()
STEPS[steps.PAY_TRAVEL] = PayTravel()
STEPS[steps.PAY_DISCARD] = PayDiscard()
STEPS[steps.ARRIVE] = Arrive()
STEPS[steps.USE_AGAIN] = UseAgain()
STEPS[steps.EXPLORE] = Explore()
STEPS[steps.REVEAL_SITE] = RevealSite()
STEPS[steps.WAKE_GUARDIAN] = WakeGuardian()
STEPS[steps.TAKE_GUARDIAN] = TakeGuardian()
STEPS[steps.RESOLVE_ARTIFACT] = ResolveArtifact()
STEPS[steps.CLAIM_TILE] = ClaimTile()
STEPS[steps.ORDER_RESULTS] = OrderResults()
STEPS[steps.TEMPLE_BONUS] = TempleBonus()
STEPS[steps.DRAW] = Draw()
STEPS[steps.EXILE] = Exile()
STEPS[steps.UPGRADE] = Upgrade()
STEPS[steps.REFRESH] = Refresh()
STEPS[steps.MAY_PAY] = MayPay()
STEPS[steps.MAY_DISCARD] = MayDiscard()
STEPS[steps.MUST_DISCARD] = MustDiscard()
STEPS[steps.MAY_PAY_TRAVEL] = MayPayTravel()
STEPS[steps.SEND] = Send()
STEPS[steps.RESEARCH] = Research()
STEPS[steps.CHOOSE_DISCOUNT] = ChooseDiscount()
STEPS[steps.BUY] = Buy()
STEPS[steps.GAIN_CARD] = GainCard()
STEPS[steps.OVERCOME] = Overcome()
STEPS[steps.ACTIVATE] = Activate()
STEPS[steps.RELOCATE] = Relocate()
STEPS[steps.RELOCATE_TO] = RelocateTo()
STEPS[steps.RECALL] = Recall()
STEPS[steps.MOVE_GUARDIAN] = MoveGuardian()
STEPS[steps.MOVE_GUARDIAN_TO] = MoveGuardianTo()
STEPS[steps.BORROW] = Borrow()
STEPS[steps.EXCHANGE] = Exchange()
STEPS[steps.UNSLOT] = Unslot()
STEPS[steps.ANNOUNCE] = Announce()
STEPS[steps.KEEP_DRAWN] = KeepDrawn()
STEPS[steps.RETURN_DRAWN] = ReturnDrawn()
STEPS[steps.RECRUIT] = Recruit()
STEPS[steps.PROMOTE] = Promote()
STEPS[steps.RESCUE] = Rescue()
STEPS[steps.CHOOSE] = Choose()
