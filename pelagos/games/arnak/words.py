"""Arnak's vocabulary. Verbs of free actions come first, because free actions are offered beside almost every other choice (A4.4).

Sites are named by row and column as in A24.3 (`r1c1` is the lower row's left one); the spaces of a camp are `a` (one boot) and `b`.
"""

from typing import Final

from pelagos.core.words import Axis, Vocabulary
from pelagos.games.arnak.components import COMPONENTS, TRACK
from pelagos.games.arnak.effects import ICONS, RESOURCES, Effect, benefit


def _site_names() -> list[str]:
    return [f"camp-{site.column}" if site.level == 0 else f"r{site.row}c{site.column}" for site in COMPONENTS.sites[0]]


def _space_names() -> list[str]:
    names: list[str] = []
    for name, site in zip(_site_names(), COMPONENTS.sites[0], strict=True):
        names.extend([f"{name}a", f"{name}b"] if site.level == 0 else [name])
    return names


def _benefits(effect: Effect) -> list[str]:
    """The names of all options in an effect."""
    found: list[str] = []
    for op in effect:
        for option in op.options:
            found.append(benefit(option))
            found.extend(_benefits(option))
        found.extend(_benefits(op.then))
    return found


def _all_benefits() -> list[str]:
    effects = [card.effect for card in COMPONENTS.cards]
    effects += [tile.effect for tile in COMPONENTS.tiles]
    effects += [side for assistant in COMPONENTS.assistants for side in assistant.sides]
    return sorted({name for effect in effects for name in _benefits(effect)})


CARD: Final = Axis("card", [card.name for card in COMPONENTS.cards])
MODE_CARD: Final = Axis("card", [card.name for card in COMPONENTS.cards if card.second])
EFFECT: Final = Axis("effect", [piece.name for piece in COMPONENTS.slot_effects])
GUARDIAN: Final = Axis("guardian", [guardian.name for guardian in COMPONENTS.guardians])
ASSISTANT: Final = Axis("assistant", [assistant.name for assistant in COMPONENTS.assistants])
ICON: Final = Axis("icon", ICONS)
RESOURCE: Final = Axis("resource", RESOURCES)
SITE: Final = Axis("site", _site_names())
SPACE: Final = Axis("space", _space_names())
TOKEN: Final = Axis("token", ["glass", "notebook"])
STUDY: Final = Axis("study", [str(n) for n in range(TRACK)])
TEMPLE: Final = Axis("temple", COMPONENTS.temple_names)
BONUS: Final = Axis("bonus", [piece.name for piece in COMPONENTS.bonuses])
BENEFIT: Final = Axis("benefit", _all_benefits())
RESULT: Final = Axis("result", ["tile", "row"])
STACK: Final = Axis("stack", ["1", "2", "3"])
SLOT_NUMBER: Final = Axis("slot", [str(n + 1) for n in range(len(COMPONENTS.slot_points))])
NUMBER: Final = Axis("number", ["1", "2", "3"])

VOCABULARY: Final = Vocabulary()

# free actions (A4.3); PLAY and USE stand for main actions too
PLAY: Final = VOCABULARY.verb("play", CARD)  # A12
SLOT: Final = VOCABULARY.verb("slot", EFFECT)  # A10.3
BOON: Final = VOCABULARY.verb("boon", GUARDIAN)  # A9.5
USE: Final = VOCABULARY.verb("use", ASSISTANT)  # A14.2

# answers
DECLINE: Final = VOCABULARY.verb("decline")  # whatever is optional
END: Final = VOCABULARY.verb("end")  # A4.6: the turn
RESOLVE: Final = VOCABULARY.verb("resolve")  # A11.4: the effect of an artifact just bought
ACCEPT: Final = VOCABULARY.verb("accept")  # A5.3: pay what an effect asks for
DRAW: Final = VOCABULARY.verb("draw")  # A5.4

# main actions (A4.2)
PASS: Final = VOCABULARY.verb("pass")  # A15
PASS_WITH: Final = VOCABULARY.verb("pass-with", MODE_CARD)  # A12.4
DIG: Final = VOCABULARY.verb("dig", SPACE)  # A7
DISCOVER: Final = VOCABULARY.verb("discover", SITE)  # A8
OVERCOME: Final = VOCABULARY.verb("overcome", SITE)  # A9
BUY: Final = VOCABULARY.verb("buy", CARD)  # A11
RESEARCH: Final = VOCABULARY.verb("research", TOKEN, STUDY)  # A13
BUY_TEMPLE: Final = VOCABULARY.verb("temple", TEMPLE)  # A13.6

# paying travel (A6)
COVER: Final = VOCABULARY.verb("cover", ICON, ICON)  # with the first icon the second, which is due
TRAVEL: Final = VOCABULARY.verb("travel", CARD)
GUIDE: Final = VOCABULARY.verb("guide", GUARDIAN)
ESCORT: Final = VOCABULARY.verb("escort", ASSISTANT)
PILOT: Final = VOCABULARY.verb("pilot")

# choices inside effects
DISCARD: Final = VOCABULARY.verb("discard", CARD)  # A5.4, A16.2
KEEP: Final = VOCABULARY.verb("keep", CARD)  # A16.2, A20.8
EXILE: Final = VOCABULARY.verb("exile", CARD)  # A5.5: from hand
EXILE_PLAYED: Final = VOCABULARY.verb("exile-played", CARD)  # A5.5: from the play area
EXILE_TILE: Final = VOCABULARY.verb("exile-tile")  # A5.6
UPGRADE: Final = VOCABULARY.verb("upgrade", RESOURCE)  # A5.3: the resource given
REFRESH: Final = VOCABULARY.verb("refresh", ASSISTANT)  # A5.7
CHOOSE: Final = VOCABULARY.verb("choose", BENEFIT)  # A5.3
DISCOUNT: Final = VOCABULARY.verb("discount", RESOURCE)  # A20.13
TAKE: Final = VOCABULARY.verb("take", CARD)  # A5.10, A5.11
ACTIVATE: Final = VOCABULARY.verb("activate", SITE)  # A5.12
LIFT: Final = VOCABULARY.verb("lift", SPACE)  # A5.14: the archaeologist that moves
LAND: Final = VOCABULARY.verb("land", SPACE)  # A5.14
RECALL: Final = VOCABULARY.verb("recall", SPACE)  # A20.12
LURE: Final = VOCABULARY.verb("lure", SITE)  # A20.11: the guardian that moves
LEAD: Final = VOCABULARY.verb("lead", SITE)  # A20.11: where to
FIRST: Final = VOCABULARY.verb("first", RESULT)  # A13.4
BONUS_TILE: Final = VOCABULARY.verb("tile", BONUS)  # A13.5, A18.7
RECRUIT: Final = VOCABULARY.verb("recruit", STACK)  # A14.1
PROMOTE: Final = VOCABULARY.verb("promote", ASSISTANT)  # A14.3
RESCUE: Final = VOCABULARY.verb("rescue", ASSISTANT)  # A18.4
BORROW: Final = VOCABULARY.verb("borrow", STACK)  # A20.7
EXCHANGE: Final = VOCABULARY.verb("exchange", ASSISTANT, STACK)  # A20.10
EMPTY: Final = VOCABULARY.verb("empty", SLOT_NUMBER)  # A20.21
ANNOUNCE: Final = VOCABULARY.verb("announce", NUMBER)  # A20.8
RETURN: Final = VOCABULARY.verb("return", CARD)  # A20.8

FIRST_ANSWER: Final[int] = int(DECLINE.base)
"""Words below this one play a card, slot an idol or use a boon or an assistant."""
