"""The shape of what a seat sees of Orichalcum, as `view.py` makes it.

The page's types are made from these classes (`web/view_types.py`), with the comments behind the fields.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from pelagos.core.shapes import CommonView
from pelagos.games.orichalcum.components import ACTIONS, COMPONENTS, RESOURCES, SIDES
from pelagos.games.orichalcum.words import RESOURCE

Terrain = Annotated[str, tuple(COMPONENTS.terrains)]
Slot = Annotated[str, tuple(COMPONENTS.terrains[:-1])]
Titan = Annotated[str, tuple(COMPONENTS.titans)]
Action = Annotated[str, tuple(ACTIONS)]
Resource = Annotated[str, tuple(RESOURCES[:-1])]
Payment = Annotated[str, tuple(RESOURCE.values)]
Side = Annotated[str, tuple(SIDES)]


class Supply(TypedDict):
    """The pieces that nobody has."""

    hoplites: int
    orichalcum: int
    victory_tokens: int
    temples: int


class Card(TypedDict):
    """A card of the row, with the tile and the creature beside it."""

    price: int
    card: str
    tile: list[Terrain] | None
    creature: str | None


class Stack(TypedDict):
    """A stack of tiles: those not yet seen (everybody can work that out), and what lies below them, top first."""

    unseen: dict[str, int]
    below: list[str]


class Offered(TypedDict):
    """A building on the construction board, and the token on it."""

    building: str
    resource: Resource | None


class TitanFigure(TypedDict):
    """Who holds a titan, and whether its favour can be used."""

    holder: int | None
    active: bool


class InHand(TypedDict):
    """What the player whose turn it is has taken and not yet used."""

    card: str | None
    tile: list[Terrain] | None
    creature: str | None
    building: str | None
    hospital: int  # hoplites that return to stock after the capture


class Gain(TypedDict):
    """What covering a port brings, or an action."""

    hoplites: int
    orichalcum: int


class Circle(TypedDict):
    """A circle of an island; what is not there is left out."""

    q: int
    r: int
    port: NotRequired[Gain]
    metropolis: NotRequired[Literal[True]]
    terrain: NotRequired[Terrain]
    building: NotRequired[str]
    temple: NotRequired[str]  # the circle that names the temple
    creature: NotRequired[str]
    hoplites: NotRequired[int]  # beside the creature
    room: NotRequired[int]  # for so many of those in stock


class Island(TypedDict):
    """A player's island and stock."""

    board: str
    side: Side | None
    points: int
    hoplites: int
    orichalcum: int
    captured: dict[str, int]
    titans: list[Titan]
    temples: int
    medallions: int
    buildings: list[str]
    yields: Gain  # what one action to recruit or to produce brings, without a favour
    prices: dict[Payment, int]  # of an extra action
    tiles: list[list[str]]  # the circles under each tile
    circles: dict[str, Circle]


class OrichalcumTable(TypedDict):
    """What Orichalcum adds to every view."""

    round: int
    marker: int
    supply: Supply
    row: list[Card]
    draw_pile: list[str]
    discard_pile: list[str]
    stacks: list[Stack]
    creature_bag: dict[str, int]
    building_bag: dict[str, int]
    construction_board: dict[Slot, Offered | None]
    titans: dict[Titan, TitanFigure]
    attracted: list[Titan]  # those that come and are not yet taken
    in_hand: InHand
    fight: str | None  # the circle of the fight that is about to be rolled
    islands: list[Island]


class OrichalcumView(CommonView, OrichalcumTable):
    """A whole view."""
