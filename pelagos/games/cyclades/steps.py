"""The kinds of steps that can be pending (see core/state.py). Arguments are given in brackets."""

from typing import Final

START_CYCLE: Final = 0
NEXT_BIDDER: Final = 1  # [place on the turn track]
BID: Final = 2  # [the god just lost + 1, 0 for none]
PAY_OFFERINGS: Final = 3
NEXT_TURN: Final = 4
GOD_TURN: Final = 5
PROSPERITY: Final = 6
END_TURN: Final = 7
END_CYCLE: Final = 8
SAIL: Final = 9  # [sea space of the group * 16 + steps left]
MARCH: Final = 10  # [origin * 2 + 1 for Pegasus]
CHECK_METROPOLIS: Final = 11
RETURN_BUILDING: Final = 12  # [kind]
PLACE_METROPOLIS: Final = 13
FIGHT: Final = 14
DEFENDER_RETREATS: Final = 15
ATTACKER_RETREATS: Final = 16
MERMAID: Final = 17
FETCH_FLEET: Final = 18  # [where the Mermaid needs it]
PEGASUS: Final = 19
GIANT: Final = 20
CHIMERA: Final = 21
SHUFFLE_CREATURES: Final = 22
CYCLOPS: Final = 23
SPHINX: Final = 24  # [1 after the first sale]
SYLPH: Final = 25  # [steps left]
SYLPH_STEP: Final = 26  # [origin * 16 + steps left]
HARPY: Final = 27
GRIFFON: Final = 28
SATYR: Final = 29
DRYAD: Final = 30
KRAKEN: Final = 31
KRAKEN_MOVES: Final = 32
FIGURINE: Final = 33  # [creature]
POLYPHEMUS: Final = 34  # [his island]
DRIVE_FLEETS: Final = 35  # [sea space of the group]

NAMES: Final = [
    "start-cycle",
    "next-bidder",
    "bid",
    "pay-offerings",
    "next-turn",
    "god-turn",
    "prosperity",
    "end-turn",
    "end-cycle",
    "sail",
    "march",
    "check-metropolis",
    "return-building",
    "place-metropolis",
    "fight",
    "defender-retreats",
    "attacker-retreats",
    "mermaid",
    "fetch-fleet",
    "pegasus",
    "giant",
    "chimera",
    "shuffle-creatures",
    "cyclops",
    "sphinx",
    "sylph",
    "sylph-step",
    "harpy",
    "griffon",
    "satyr",
    "dryad",
    "kraken",
    "kraken-moves",
    "figurine",
    "polyphemus",
    "drive-fleets",
]
"""What views and prompts call them, by kind."""

KINDS: Final = len(NAMES)
