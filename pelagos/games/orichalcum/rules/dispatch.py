"""The table of all kinds of steps."""

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.rules.actions import CardAction, ExtraAction, PayCreature, Perform
from pelagos.games.orichalcum.rules.capture import ChooseLair, Fight, Roll
from pelagos.games.orichalcum.rules.cards import DiscardCard, TakeCard
from pelagos.games.orichalcum.rules.construct import Construct
from pelagos.games.orichalcum.rules.metropolis import LayMetropolis
from pelagos.games.orichalcum.rules.resources import UseFavour
from pelagos.games.orichalcum.rules.rewards import MinotaurBuilding
from pelagos.games.orichalcum.rules.rounds import ChooseMarker, EndRound
from pelagos.games.orichalcum.rules.setup import ChooseSide
from pelagos.games.orichalcum.rules.tiles import PlaceTile
from pelagos.games.orichalcum.rules.titans import AttractTitans, GiveUpTitan
from pelagos.games.orichalcum.rules.turns import EndTurn, StartRound, StartTurn
from pelagos.games.orichalcum.state import STEPS

STEPS[steps.CHOOSE_SIDE] = ChooseSide()
STEPS[steps.START_ROUND] = StartRound()
STEPS[steps.START_TURN] = StartTurn()
STEPS[steps.LAY_METROPOLIS] = LayMetropolis()
STEPS[steps.TAKE_CARD] = TakeCard()
STEPS[steps.PLACE_TILE] = PlaceTile()
STEPS[steps.ATTRACT_TITANS] = AttractTitans()
STEPS[steps.GIVE_UP_TITAN] = GiveUpTitan()
STEPS[steps.CARD_ACTION] = CardAction()
STEPS[steps.PERFORM] = Perform()
STEPS[steps.USE_FAVOUR] = UseFavour()
STEPS[steps.FIGHT] = Fight()
STEPS[steps.CHOOSE_LAIR] = ChooseLair()
STEPS[steps.ROLL] = Roll()
STEPS[steps.MINOTAUR_BUILDING] = MinotaurBuilding()
STEPS[steps.CONSTRUCT] = Construct()
STEPS[steps.EXTRA_ACTION] = ExtraAction()
STEPS[steps.PAY_CREATURE] = PayCreature()
STEPS[steps.DISCARD_CARD] = DiscardCard()
STEPS[steps.END_TURN] = EndTurn()
STEPS[steps.END_ROUND] = EndRound()
STEPS[steps.CHOOSE_MARKER] = ChooseMarker()
