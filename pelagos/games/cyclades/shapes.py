"""The shape of what a seat sees of Cyclades, as `view.py` makes it.

The page's types are made from these classes (`web/view_types.py`), with the comments behind the fields.
"""

from typing import Literal, NotRequired, TypedDict

from pelagos.core.shapes import CommonView

PromptValues = dict[str, str | int]
Nears = Literal["wins-now", "one-step"]
Decided = Literal["gold", "metropolises", "shared"]


class Standing(TypedDict):
    """A god that can be chosen, with the offering there."""

    god: str
    seat: int | None
    bid: int
    prices: list[int]  # C10.1: of the first, second, ... piece recruited in a turn


class Gods(TypedDict):
    """C5: the gods that can be chosen, in the order of their turns; the others, in no order; who stands at Apollo."""

    available: list[Standing]
    away: list[str]
    apollo: list[int | None]  # in the order of their coming; None has had its turn


class Turn(TypedDict):
    """A turn still to come."""

    god: str
    seat: int


class Bid(TypedDict):
    """An offering that may be made."""

    bid: int
    pays: int
    keeps: int


class Offer(TypedDict):
    """What one may offer a god; without bids it is the god just lost, or too dear."""

    god: str
    least: int
    most: int  # what one could offer at all
    bids: list[Bid]


class Track(TypedDict):
    """A place of the creature track."""

    price: int
    creature: str | None
    costs: NotRequired[int]  # for the reader, with all temples
    targets: NotRequired[list[str]]  # the words that the card would ask the reader for, if it asks anything


class Figurine(TypedDict):
    """A figurine on an island, whose card it is, and since which cycle it stands."""

    island: str
    holder: int
    since: int


class Creatures(TypedDict):
    """C4, C19: the track, the piles (the draw pile sorted, for its order is secret) and the figurines."""

    track: list[Track]
    draw_pile: list[str]
    discard_pile: list[str]
    figurines: dict[str, Figurine]
    kraken: str | None


class Supply(TypedDict):
    """What is left for everybody."""

    priests: int
    philosophers: int
    prosperity: int
    metropolises: int
    buildings: dict[str, int]


class Pending(TypedDict):
    """What the step that asks is about, as far as the board does not show it."""

    sea: NotRequired[str]  # where the group of fleets is
    steps: NotRequired[int]  # that it has left
    island: NotRequired[str]  # from where the troops go
    flying: NotRequired[bool]
    ways: NotRequired[dict[str, list[str]]]  # the chain of fleets to each island
    battles: NotRequired[list[str]]  # where a move would begin one
    building: NotRequired[str]
    creature: NotRequired[str]
    outbid: NotRequired[str]  # the god that was lost
    by: NotRequired[int | None]  # to whom
    offers: NotRequired[list[Offer]]  # one's own only: it tells the gold


class Bonus(TypedDict):
    """What helps the defender of a battle, by name."""

    of: str
    count: int
    bonus: int


class Odds(TypedDict):
    """How likely an outcome of the battle going on is, or of its next round, if nobody retreats; as in previews."""

    of: str
    outcome: str
    chance: float


class Battle(TypedDict):
    """C14: the battle going on; the log tells its rounds."""

    on: Literal["island", "sea"]
    at: str
    attacker: int
    attackers: int
    defender: int
    defenders: int
    bonus: int
    bonuses: list[Bonus]
    odds: list[Odds]


class Lacking(TypedDict):
    """What is missing for a metropolis, by either way."""

    buildings: list[str]
    philosophers: int


class Seat(TypedDict):
    """What lies before a player."""

    color: str
    playing: bool
    gold: int | None  # the own; of all with open gold and at the end
    priests: int
    philosophers: int
    troops: int  # in reserve
    fleets: int  # in reserve
    metropolises: int
    nears: Nears | None  # C16.2: has the metropolises that win at the end of the cycle, or needs one more
    lacking: Lacking
    income: int
    discounts: int  # of temples, left in this cycle


class Isle(TypedDict):
    """An island."""

    owner: int | None
    troops: int
    slots: list[str | None]
    covered: list[int]  # by its metropolis, counted from 1
    metropolis: bool
    prosperity: int  # printed and added
    markers: int  # added


class Fleets(TypedDict):
    """The fleets on a sea space."""

    owner: int
    fleets: int


class CycladesTable(TypedDict):
    """What Cyclades adds to every view."""

    map: str
    cycle: int
    needed: int  # metropolises to win
    markers: int  # with which everybody bids (C20.1)
    gods: Gods
    turns: list[Turn]
    turn_track: list[int | None]
    god: str | None  # whose turn it is
    recruited: int
    creatures: Creatures
    supply: Supply
    pending: Pending
    protected: list[str]  # last islands that the reader may not attack
    battle: Battle | None
    seats: list[Seat]
    islands: dict[str, Isle]
    seas: dict[str, Fleets]
    decided: NotRequired[Decided | None]  # C16.3: what decided between several who had enough, once the game is over
    prompt: NotRequired[PromptValues | None]  # what the question names


class CycladesView(CommonView, CycladesTable):
    """A whole view."""
