"""What cards, assistants, guardians, sites and research rows do, in words: `about-card-axe` and the like in any language.

The sentences are put together from the effects of the component file and the phrases `op-...` of the locales.
"""

from collections.abc import Callable
from typing import Final

from pelagos.core.game import Say
from pelagos.games.arnak.components import BOARDS, COMPONENTS, Assistant, Card, Guardian
from pelagos.games.arnak.effects import (
    ENDS,
    ICON_BASE,
    ICONS,
    KINDS,
    RESOURCE_BASE,
    RESOURCES,
    SIDES,
    SOURCES,
    TARGETS,
    TOKENS,
    WHERE,
    Effect,
    Op,
)

COUNTED: Final = ["guardians", "idols", "archaeologists"]
"""What is counted for each gain, in the order of the component file's words for it (`effects.COUNTS`)."""

FIXED: Final = {
    "may_exile": "exile",
    "exile_self": "exile-self",
    "may_upgrade": "upgrade",
    "fear": "fear",
    "must_discard": "must-discard",
    "exile_row_item": "row-exile",
    "recall": "recall",
    "planes_this_round": "planes",
    "no_guardian_fear_this_round": "fearless",
    "move_guardian": "move-guardian",
    "exchange_assistant": "exchange",
    "unslot_idol": "unslot",
    "recruit": "recruit",
    "upgrade_assistant": "promote",
    "rescue_assistant": "rescue",
    "pass": "pass",
}
"""Operations whose phrase has nothing to fill in."""


def sentences(say: Say) -> dict[str, str]:
    """The messages `about-...` of everything that has an effect, by name."""
    found = {f"about-card-{card.name}": _card(number, card, say) for number, card in enumerate(COMPONENTS.cards)}
    for guardian in COMPONENTS.guardians:
        found[f"about-guardian-{guardian.name}"] = _guardian(guardian, say)
    for assistant in COMPONENTS.assistants:
        for side, effect in zip(SIDES, assistant.sides, strict=True):
            found[f"about-assistant-{assistant.name}-{side}"] = say(f"op-{side}", effect=sentence(effect, say))
        found[f"about-assistant-{assistant.name}"] = _assistant(assistant, say)
    for tile in COMPONENTS.tiles + COMPONENTS.camp_tiles:
        found[f"about-tile-{tile.name}"] = sentence(tile.effect, say)
    for board, rows in zip(BOARDS, COMPONENTS.rows, strict=True):
        for number, row in enumerate(rows, start=1):
            for token, effect in zip(("glass", "notebook"), row.effects, strict=True):
                found[f"about-study-{board}-{number}-{token}"] = sentence(effect, say)
    return found


def sentence(effect: Effect, say: Say) -> str:
    """An effect as a sentence; empty if there is none."""
    text = _phrases(effect, say)
    return f"{text[0].upper()}{text[1:]}." if text else ""


def _card(number: int, card: Card, say: Say) -> str:
    """What it gives for travel, what it does, when, and what it is worth."""
    first = sentence(card.effect, say)
    if first and card.timing.startswith("free"):
        first = f"{say('thing-lightning')}: {first}"
    artifact = COMPONENTS.items <= number < COMPONENTS.items + COMPONENTS.artifacts
    parts = [
        say("op-card-travel", travel=_icons(card.icons, say)),
        first,
        sentence(card.second, say),
        say("op-card-tablet") if artifact else "",
        say("op-card-worth", points=card.points),
    ]
    return " · ".join(part for part in parts if part)


def _guardian(guardian: Guardian, say: Say) -> str:
    """What overcoming it costs, and its boon."""
    parts = [_amounts(guardian.resources, say), _icons(guardian.travel, say), say("op-must-discard") if guardian.discard else ""]
    cost = say("op-guardian-cost", cost=", ".join(part for part in parts if part), points=guardian.points)
    boon = sentence(guardian.effect, say) or f"{_icons(guardian.icons, say).capitalize()}."
    return f"{cost} {say('op-boon', effect=boon)}"


def _assistant(assistant: Assistant, say: Say) -> str:
    """Both sides, and whether using it is a main action."""
    sides = [say(f"op-{side}", effect=sentence(effect, say)) for side, effect in zip(SIDES, assistant.sides, strict=True)]
    return " ".join(sides if assistant.free else [*sides, say("op-assistant-main")])


def _phrases(effect: Effect, say: Say) -> str:
    return "; ".join(phrase for phrase in (_phrase(op, say) for op in effect) if phrase)


def _phrase(op: Op, say: Say) -> str:
    """One operation; its numbers are what its reader in `effects.py` says."""
    if op.name in FIXED:
        return say(f"op-{FIXED[op.name]}")
    return PHRASES[op.name](op, say)


def _amounts(packed: int, say: Say) -> str:
    counts = [(name, packed // RESOURCE_BASE**place % RESOURCE_BASE) for place, name in enumerate(RESOURCES)]
    return ", ".join(say(f"amount-{name}", n=count) for name, count in counts if count)


def _icons(packed: int, say: Say) -> str:
    counts = [(name, packed // ICON_BASE**place % ICON_BASE) for place, name in enumerate(ICONS)]
    return ", ".join(say(f"icon-{name}") for name, count in counts for _ in range(count))


def _gain_per(op: Op, say: Say) -> str:
    return say("op-per", gain=say(f"amount-{RESOURCES[op.a]}", n=1), count=COUNTED[op.b])


def _choose(op: Op, say: Say) -> str:
    return say("op-choose", n=op.a, options=" / ".join(_phrases(option, say) for option in op.options))


def _send(op: Op, say: Say) -> str:
    return say("op-send-camp") if op.d else say("op-send", travel=_icons(op.b, say), compass=op.c)


def _research(op: Op, say: Say) -> str:
    if op.b:
        return say(f"op-research-{TOKENS[op.a]}")
    return say("op-research-less", less=" / ".join(_amounts(less, say) for less in (op.c, op.d) if less))


def _gain_card(op: Op, say: Say) -> str:
    if SOURCES[op.b] == "item_exile":
        return say("op-gain-card", how="exiled")
    return say("op-gain-card", how="artifact" if KINDS[op.a] == "artifact" else TARGETS[op.c].replace("_", "-"))


def _activate(op: Op, say: Say) -> str:
    level_one = op.a & 1 == 0
    how = "own" if op.c else "empty" if op.d else "two" if op.b == 2 else "level" if level_one else "camp"
    return say("op-activate", how=how)


PHRASES: Final[dict[str, Callable[[Op, Say], str]]] = {
    "gain": lambda op, say: _amounts(op.a, say),
    "gain_per": _gain_per,
    "draw": lambda op, say: say("op-draw", n=op.a, **{"from": ENDS[op.b]}),
    "draw_and_keep": lambda op, say: say("op-draw-keep", max=op.a, back=op.c, **{"from": ENDS[op.b]}),
    "may_refresh": lambda op, say: say("op-refresh", n=op.a),
    "travel": lambda op, say: _icons(op.a, say),
    "may_pay": lambda op, say: say("op-pay", cost=_amounts(op.a, say), then=_phrases(op.then, say)),
    "may_pay_travel": lambda op, say: say("op-pay", cost=_icons(op.a, say), then=_phrases(op.then, say)),
    "may_discard": lambda op, say: say("op-discard", then=_phrases(op.then, say)),
    "choose": _choose,
    "may_send": _send,
    "may_research": _research,
    "may_buy": lambda op, say: say("op-buy", kind=KINDS[op.a], n=op.b, deck=op.c),
    "may_gain_card": _gain_card,
    "may_overcome": lambda op, say: say("op-overcome", where="own" if WHERE[op.a] == "own_site" else "alone"),
    "activate": _activate,
    "activate_stack_top": lambda op, say: say("op-stack", level=op.a),
    "relocate": lambda op, say: say("op-relocate", far=op.a.bit_count() - 1),
    "use_supply_assistant": lambda op, say: say("op-borrow", side=SIDES[op.a]),
}
