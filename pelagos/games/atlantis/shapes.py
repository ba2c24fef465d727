"""The shape of what a seat sees of Atlantis, as `view.py` makes it.

The page's types are made from these classes (`web/view_types.py`), with the comments behind the fields.
"""

from typing import Annotated, NotRequired, TypedDict

from pelagos.core.shapes import CommonView
from pelagos.games.atlantis.components import COMPONENTS

Colour = Annotated[str, tuple(COMPONENTS.colours)]
Tile = Annotated[str, tuple(COMPONENTS.tiles)]
Counts = dict[Colour, int]


class Temple(TypedDict):
    """The tiles on a construction area, the largest, at the bottom, first."""

    tiles: list[Tile]
    level: int
    price: int  # of the next level, in cards of the region


class Neutral(Temple):
    """A neutral area: whose tiles are on it, and which."""

    owner: int | None


class Region(TypedDict):
    """A region with its areas: those of the players by seat, and the neutral one if there is one."""

    colour: Colour
    number: int
    ability: str
    helpers: int
    temples: list[Temple]  # by seat
    neutral: Neutral | None


class Wanted(TypedDict):
    """A temple on a god card."""

    number: int
    tiles: list[Tile]
    completed: bool


class Seat(TypedDict):
    """What lies before a player."""

    colour: str
    god: str
    temples_wanted: list[Wanted]
    hand_size: int
    hand: Counts | None  # the own one only
    payable: list[str] | None  # the regions in which it pays for the next level
    hand_known: Counts
    followers: Counts
    supply: list[Tile]
    helper: bool


class Chosen(TypedDict):
    """The first half of a decision of two words."""

    area: str
    move: NotRequired[str]
    tiles: NotRequired[list[Tile]]  # what the move makes of the stack
    tile: NotRequired[str]


class BuildMove(TypedDict):
    """A building move that fits the stack on an area, whether it can be paid or not."""

    area: str
    move: str
    off: list[Tile]
    on: Tile
    tiles: list[Tile]  # what it makes of the stack
    price: int  # in cards, without a helper


class AtlantisTable(TypedDict):
    """What Atlantis adds to every view."""

    round: int
    marker: Colour
    regions: list[Region]
    display: list[Colour | None]
    deck: int
    discard: Counts
    dummy: Colour | None
    unseen: Counts  # the cards in the deck and in hidden hands together
    first: int
    active: int  # whose turn it is
    actions: int
    converted: bool
    draws: int  # cards still to be drawn
    coming: int  # cards from the deck that the seat gets next; in previews only, where nobody sees them yet
    chosen: Chosen | None
    moves: list[BuildMove]  # for whoever's turn it is, in the region of the marker
    winner: int | None
    seats: list[Seat]


class AtlantisView(CommonView, AtlantisTable):
    """A whole view."""
