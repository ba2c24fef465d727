"""Effects as the component file writes them: lists of small operations, read and checked (A5).

What an operation needs is put into five numbers, `a` to `e`; their meaning is given beside its reader, and `operands.py` has a name
for each. `lookup.py` lays all effects out in one row of numbers, which `rules/effects.py` carries out.
"""

from collections.abc import Callable
from typing import Final, final

from pelagos.core.components import Section
from pelagos.games.arnak import ops

RESOURCES: Final = ["coin", "compass", "tablet", "arrowhead", "jewel"]
ICONS: Final = ["boot", "car", "ship", "plane"]
LEVELS: Final = 3

COUNTS: Final = [
    "guardians_at_sites_you_occupy_plus_guardians_overcome",
    "idols_owned_including_slotted",
    "own_archaeologists_on_sites",
]
ENDS: Final = ["top", "bottom"]
KINDS: Final = ["item", "artifact", "any"]
SOURCES: Final = ["row", "item_exile"]
TARGETS: Final = ["deck_bottom", "deck_top", "hand", "play_area"]
WHERE: Final = ["own_site", "no_other_player"]
TOKENS: Final = ["any", "notebook"]
SIDES: Final = ["silver", "gold"]
UNLIMITED: Final = 99


@final
class Op:
    """One operation: its kind, its numbers, and the effects inside it."""

    def __init__(self, kind: str) -> None:
        self.kind = ops.NAMES.index(kind)
        self.name = kind
        self.a = 0
        self.b = 0
        self.c = 0
        self.d = 0
        self.e = 0
        self.then: list[Op] = []
        self.options: list[list[Op]] = []


Effect = list[Op]


RESOURCE_BASE: Final = 16
ICON_BASE: Final = 256
"""Counts by kind in one number: four bits for each resource, eight for each travel icon, of which many may come together."""


def packed(counts: list[int], base: int) -> int:
    """Counts in one number."""
    return sum(count * base**place for place, count in enumerate(counts))


def amounts(entry: Section, known: list[str]) -> int:
    """A table of resources as one number, four bits each, in the order of the known ones."""
    for key in entry.values:
        if key not in known:
            raise entry.wrong(f"'{key}' is no resource; there are {', '.join(known)}")
    counts = [entry.integer(name) if entry.has(name) else 0 for name in known]
    if max(counts) > 7:
        raise entry.wrong("more than seven of a resource do not fit")
    return packed(counts, RESOURCE_BASE)


def icons(entry: Section, key: str) -> int:
    """A list of travel icons as one number, eight bits for each kind."""
    found = entry.texts(key, ICONS)
    if len(found) > 2:
        raise entry.wrong(f"'{key}' has {len(found)} icons; two is the most there is")
    return packed([found.count(icon) for icon in ICONS], ICON_BASE)


def _levels(entry: Section, key: str) -> int:
    """A list of levels as a set."""
    mask = 0
    for level in entry.integers(key):
        if level >= LEVELS:
            raise entry.wrong(f"there is no level {level}")
        mask |= 2**level
    return mask


def _flag(entry: Section, key: str) -> int:
    value = entry.values.get(key, False)
    if not isinstance(value, bool):
        raise entry.wrong(f"'{key}' must be true or false, not {value!r}")
    return 1 if value else 0


def _one(entry: Section, key: str) -> int:
    """A number that can only be 1 in this game."""
    if entry.integer(key, 1) != 1:
        raise entry.wrong(f"'{key}' must be 1")
    return 1


def _gain(op: Op, entry: Section) -> None:
    """The resources in a."""
    op.a = amounts(Section(entry.name, {key: value for key, value in entry.values.items() if key != "op"}), RESOURCES)


def _gain_per(op: Op, entry: Section) -> None:
    """The resource in a, what is counted in b, the most in c."""
    op.a = RESOURCES.index(entry.text("resource", RESOURCES))
    op.b = COUNTS.index(entry.text("count", COUNTS))
    op.c = entry.integer("max", 1) if entry.has("max") else UNLIMITED


def _number(op: Op, entry: Section) -> None:
    """How many in a."""
    op.a = entry.integer("n", 1)


def _single(op: Op, entry: Section) -> None:
    """One, in a."""
    op.a = _one(entry, "n")


def _draw(op: Op, entry: Section) -> None:
    """How many in a, from which end of the deck in b."""
    op.a = entry.integer("n", 1)
    op.b = ENDS.index(entry.text("from", ENDS))


def _may_exile(op: Op, entry: Section) -> None:
    op.a = _one(entry, "n")
    if sorted(entry.texts("from")) != ["hand", "play_area"]:
        raise entry.wrong("cards are exiled from hand and play area alike (A5.5)")


def _may_pay(op: Op, entry: Section) -> None:
    """The cost in a."""
    op.a = amounts(entry.entry("cost"), RESOURCES)
    op.then = read_effect(entry, "then")


def _may_discard(op: Op, entry: Section) -> None:
    op.a = _one(entry, "n")
    op.then = read_effect(entry, "then")


def _may_pay_travel(op: Op, entry: Section) -> None:
    """The icons in a."""
    op.a = icons(entry, "cost")
    op.then = read_effect(entry, "then")


def _travel(op: Op, entry: Section) -> None:
    """The icons in a."""
    op.a = icons(entry, "icons")


def _may_send(op: Op, entry: Section) -> None:
    """Levels in a, icons off in b, compasses off in c, whether travel is free in d, uses of the site in e."""
    op.a = _levels(entry, "levels")
    op.b = icons(entry, "travel_discount")
    op.c = entry.integer("compass_discount")
    op.d = _flag(entry, "travel_free")
    op.e = entry.integer("max_activations", 1)
    if op.e > 2:
        raise entry.wrong("a site can be used twice at most")


def _may_research(op: Op, entry: Section) -> None:
    """Token in a, whether it is free in b, the discount in c, the other one to choose from in d, temple tiles in e."""
    op.a = TOKENS.index(entry.text("token", TOKENS))
    op.b = _flag(entry, "free")
    op.e = _flag(entry, "temple_tiles")
    if entry.has("discount"):
        op.c = amounts(entry.entry("discount"), RESOURCES)
    if entry.has("discount_options"):
        options = entry.entries("discount_options")
        if len(options) != 2:
            raise entry.wrong("there must be two discounts to choose from")
        op.c, op.d = (amounts(option, RESOURCES) for option in options)


def _may_buy(op: Op, entry: Section) -> None:
    """Kind in a, discount in b, whether the deck's top is offered in c."""
    op.a = KINDS.index(entry.text("kind", KINDS))
    op.b = entry.integer("discount")
    op.c = _flag(entry, "include_deck_top")


def _may_gain_card(op: Op, entry: Section) -> None:
    """Kind in a, from where in b, to where in c."""
    op.a = KINDS.index(entry.text("kind", KINDS[:2]))
    op.b = SOURCES.index(entry.text("from", SOURCES))
    op.c = TARGETS.index(entry.text("to", TARGETS))
    if (KINDS[op.a] == "artifact") != (TARGETS[op.c] == "play_area"):
        raise entry.wrong("artifacts are gained into the play area and items elsewhere")


def _exile_row_item(op: Op, entry: Section) -> None:
    entry.text("end", ["right"])


def _may_overcome(op: Op, entry: Section) -> None:
    """Where in a."""
    op.a = WHERE.index(entry.text("where", WHERE))


def _activate(op: Op, entry: Section) -> None:
    """Levels in a, how many in b, own sites only in c, unoccupied ones only in d, the cost of a level II site in e."""
    op.a = _levels(entry, "levels")
    op.b = entry.integer("n", 1)
    op.c = _flag(entry, "own")
    op.d = _flag(entry, "unoccupied")
    op.e = amounts(entry.entry("level2_cost"), RESOURCES) if entry.has("level2_cost") else 0


def _activate_stack_top(op: Op, entry: Section) -> None:
    """The level in a."""
    op.a = entry.integer("level", 1)
    if op.a >= LEVELS:
        raise entry.wrong(f"there is no stack of level {op.a}")


def _move(op: Op, entry: Section) -> None:
    """Levels of the destination in a."""
    op.a = _levels(entry, "to_levels")
    if not _flag(entry, "activate"):
        raise entry.wrong("the site that is reached is always activated")


def _borrow(op: Op, entry: Section) -> None:
    """The side in a."""
    op.a = SIDES.index(entry.text("side", SIDES))


def _draw_and_keep(op: Op, entry: Section) -> None:
    """The most in a, from which end in b, how many may go back in c."""
    op.a = entry.integer("max", 1)
    op.b = ENDS.index(entry.text("from", ENDS))
    op.c = entry.integer("return_to_top_max")
    if entry.integer("keep", 1) != 1 or op.a > 3 or op.c > 1:
        raise entry.wrong("at most three cards are drawn, one is kept and one returned")


def _choose(op: Op, entry: Section) -> None:
    """How many in a."""
    op.a = entry.integer("n", 1)
    options = entry.values.get("options")
    if not isinstance(options, list) or len(options) <= op.a:
        raise entry.wrong("'options' must be a list of more effects than are chosen")
    op.options = [
        read_effect(Section(f"{entry.name}, option {n}", {"steps": option}), "steps") for n, option in enumerate(options, 1)
    ]


def _plain(op: Op, entry: Section) -> None:
    """An operation without numbers."""


READERS: Final[dict[str, Callable[[Op, Section], None]]] = {
    "gain": _gain,
    "gain_per": _gain_per,
    "fear": _number,
    "draw": _draw,
    "may_exile": _may_exile,
    "may_upgrade": _single,
    "may_refresh": _number,
    "may_pay": _may_pay,
    "may_discard": _may_discard,
    "must_discard": _single,
    "may_pay_travel": _may_pay_travel,
    "travel": _travel,
    "may_send": _may_send,
    "may_research": _may_research,
    "may_buy": _may_buy,
    "may_gain_card": _may_gain_card,
    "exile_row_item": _exile_row_item,
    "may_overcome": _may_overcome,
    "activate": _activate,
    "activate_stack_top": _activate_stack_top,
    "relocate": _move,
    "recall": _single,
    "move_guardian": _move,
    "use_supply_assistant": _borrow,
    "unslot_idol": _single,
    "draw_and_keep": _draw_and_keep,
    "choose": _choose,
}


def read_effect(entry: Section, key: str) -> Effect:
    """The operations under a key of an entry, checked."""
    effect: Effect = []
    for step in entry.entries(key):
        step.name = f"{entry.name}, {key} step {len(effect) + 1}"
        op = Op(step.text("op", ops.NAMES[1:]))
        READERS.get(op.name, _plain)(op, step)
        effect.append(op)
    return effect


def benefit(effect: Effect) -> str:
    """A short name for an option to choose from, made of what it gives."""
    names: list[str] = []
    for op in effect:
        if op.name in ("gain", "travel"):
            names.extend(_counted(op.a, RESOURCES, RESOURCE_BASE) if op.name == "gain" else _counted(op.a, ICONS, ICON_BASE))
        elif op.name == "may_gain_card":
            names.append(KINDS[op.a])
        else:
            names.append(op.name.removeprefix("may_").replace("_", "-"))
    return "-".join(names)


def _counted(number: int, names: list[str], base: int) -> list[str]:
    """The names of packed counts, with the count where it is not 1."""
    found: list[str] = []
    for place, name in enumerate(names):
        count = number // base**place % base
        if count:
            found.append(name if count == 1 else f"{name}-{count}")
    return found
