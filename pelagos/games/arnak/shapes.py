"""The shape of what a seat sees of Arnak, as `view.py` makes it.

The page's types are made from these classes (`web/view_types.py`), with the comments behind the fields.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from pelagos.core.shapes import CommonView
from pelagos.games.arnak.components import ARROWS, BOARDS
from pelagos.games.arnak.effects import ICONS, RESOURCES

Board = Annotated[str, tuple(BOARDS)]
Arrow = Annotated[str, tuple(ARROWS)]
Resource = Annotated[str, tuple(RESOURCES)]
Icon = Annotated[str, tuple(ICONS)]
Goods = dict[str, int]
PromptValues = dict[str, str | int]


class Pile(TypedDict):
    """A face-down deck: how many cards, and the top one if it was seen."""

    cards: int
    top: str | None


class Exile(TypedDict):
    """Cards that left the game; of the basic ones only the number counts."""

    items: list[str]
    artifacts: list[str]
    basics: Goods


class Space(TypedDict):
    """Where an archaeologist can stand."""

    cost: list[str]
    blocked: bool
    archaeologist: int | Literal["rival"] | None


class Site(TypedDict):
    """A site, by spaces; before it is discovered it has idols and no tile."""

    tile: str | None
    guardian: str | None
    spaces: dict[str, Space]
    idol: NotRequired[str]
    hidden_idols: NotRequired[int]


class SiteStack(TypedDict):
    """A stack of site tiles: those not yet seen, and those put under it openly, the top one first."""

    tiles: int
    unseen: list[str]
    below: list[str]


class AssistantStack(TypedDict):
    """A stack of assistants: only the top one is seen."""

    assistants: int
    top: str | None


class RescueStack(AssistantStack):
    """The rescue stack; who looked through it sees all of it, the bottom first."""

    all: list[str] | None


class Research(TypedDict):
    """What lies on the research track; tokens are told with their players."""

    bonus: dict[str, list[str]]  # by space
    temple_bonus: int
    temple_bonus_seen: list[str] | None
    temple: Goods
    temple_cost: dict[str, Goods]  # A13.6: of a tile of each stack
    arrivals: int
    arrival_points: list[int]  # A13.5: for each that can arrive, the first one first


class Owed(TypedDict):
    """What is still due of the payment under way, and the icons that must be used next."""

    icons: list[str]
    cards: int
    at_hand: list[str]
    discount: bool


class Pending(TypedDict):
    """A step that waits until the one above it is done."""

    step: str
    space: NotRequired[str]
    site: NotRequired[str]
    card: NotRequired[str]
    ops: NotRequired[list[str]]


class Drawn(TypedDict):
    """Cards drawn of which one will be kept."""

    cards: int
    seen: list[str] | None


class Assistant(TypedDict):
    """An assistant of a player's team."""

    assistant: str
    gold: bool
    exhausted: bool


class Seat(TypedDict):
    """A player's board and cards."""

    resources: Goods
    hand: int
    hand_cards: list[str] | None  # the own ones only
    hand_known: list[str]
    deck: int
    deck_known: list[str | None]
    owned: list[str]
    played: list[str]
    discarding: list[str] | None
    archaeologists: int
    idols: int
    slots: list[bool]  # used ones
    team: list[Assistant]
    guardians: list[str]
    boons: list[str]
    glass: int
    notebook: int
    arrival: int | None
    temple: Goods
    fear_tiles: int
    passed: bool
    masked: bool
    flying: bool
    sheet: Goods


class Rival(TypedDict):
    """The rival of the solo game."""

    stack: list[str]
    used: list[str]
    arrow: Arrow | None
    archaeologists: int
    glass: int
    arrival: int | None
    temple: Goods
    guardians: list[str]
    cards: list[str]
    idols: list[str]
    stacked_idols: int
    sheet: Goods
    points: int


class ArnakTable(TypedDict):
    """What Arnak adds to every view."""

    prompt: NotRequired[PromptValues | None]  # what is owed and where it leads, a card, a tile

    board: Board
    round: int
    start: int
    row: list[str | None]
    staff: int
    items: Pile
    artifacts: Pile
    exile: Exile
    fears: int
    sites: dict[str, Site]
    site_stacks: list[SiteStack]
    guardians_left: int
    assistants: list[AssistantStack]
    rescue: RescueStack
    research: Research
    loose_icons: Goods
    main_done: bool
    free_actions: list[str]  # the words among the own ones that are free actions
    too_dear: dict[str, Goods]  # what the reader lacks for things in sight, by the word that would be said
    owed: Owed | None
    pending: list[Pending]
    players_boards: list[Seat]
    drawn: Drawn
    rival: NotRequired[Rival]  # alone


class ArnakView(CommonView, ArnakTable):
    """A whole view."""
