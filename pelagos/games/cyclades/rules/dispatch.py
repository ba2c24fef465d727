"""The table of all kinds of steps."""

from pelagos.games.cyclades import steps
from pelagos.games.cyclades.rules.apollo import Prosperity
from pelagos.games.cyclades.rules.battles import AttackerRetreats, DefenderRetreats, Fight
from pelagos.games.cyclades.rules.creatures import Chimera, ShuffleCreatures
from pelagos.games.cyclades.rules.cycle import EndCycle, StartCycle
from pelagos.games.cyclades.rules.figurines import Figurine
from pelagos.games.cyclades.rules.fleets import Sail
from pelagos.games.cyclades.rules.land_creatures import Cyclops, Giant, Harpy, Pegasus
from pelagos.games.cyclades.rules.metropolis import CheckMetropolis, PlaceMetropolis, ReturnBuilding
from pelagos.games.cyclades.rules.offerings import Bid, NextBidder, PayOfferings
from pelagos.games.cyclades.rules.sea_creatures import (
    DriveFleets,
    FetchFleet,
    Kraken,
    KrakenMoves,
    Mermaid,
    PolyphemusPushes,
    Sylph,
    SylphStep,
)
from pelagos.games.cyclades.rules.thieves import Dryad, Griffon, Satyr, Sphinx
from pelagos.games.cyclades.rules.troops import March
from pelagos.games.cyclades.rules.turns import EndTurn, GodTurn, NextTurn
from pelagos.games.cyclades.state import STEPS

STEPS[steps.START_CYCLE] = StartCycle()
STEPS[steps.NEXT_BIDDER] = NextBidder()
STEPS[steps.BID] = Bid()
STEPS[steps.PAY_OFFERINGS] = PayOfferings()
STEPS[steps.NEXT_TURN] = NextTurn()
STEPS[steps.GOD_TURN] = GodTurn()
STEPS[steps.PROSPERITY] = Prosperity()
STEPS[steps.END_TURN] = EndTurn()
STEPS[steps.END_CYCLE] = EndCycle()
STEPS[steps.SAIL] = Sail()
STEPS[steps.MARCH] = March()
STEPS[steps.CHECK_METROPOLIS] = CheckMetropolis()
STEPS[steps.RETURN_BUILDING] = ReturnBuilding()
STEPS[steps.PLACE_METROPOLIS] = PlaceMetropolis()
STEPS[steps.FIGHT] = Fight()
STEPS[steps.DEFENDER_RETREATS] = DefenderRetreats()
STEPS[steps.ATTACKER_RETREATS] = AttackerRetreats()
STEPS[steps.MERMAID] = Mermaid()
STEPS[steps.FETCH_FLEET] = FetchFleet()
STEPS[steps.PEGASUS] = Pegasus()
STEPS[steps.GIANT] = Giant()
STEPS[steps.CHIMERA] = Chimera()
STEPS[steps.SHUFFLE_CREATURES] = ShuffleCreatures()
STEPS[steps.CYCLOPS] = Cyclops()
STEPS[steps.SPHINX] = Sphinx()
STEPS[steps.SYLPH] = Sylph()
STEPS[steps.SYLPH_STEP] = SylphStep()
STEPS[steps.HARPY] = Harpy()
STEPS[steps.GRIFFON] = Griffon()
STEPS[steps.SATYR] = Satyr()
STEPS[steps.DRYAD] = Dryad()
STEPS[steps.KRAKEN] = Kraken()
STEPS[steps.KRAKEN_MOVES] = KrakenMoves()
STEPS[steps.FIGURINE] = Figurine()
STEPS[steps.POLYPHEMUS] = PolyphemusPushes()
STEPS[steps.DRIVE_FLEETS] = DriveFleets()
