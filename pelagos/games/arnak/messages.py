"""What can happen in Arnak, for the journal. The sentences are in locales/."""

from typing import Final

from pelagos.core.journal import NUMBER, Messages
from pelagos.core.words import Axis
from pelagos.games.arnak.components import ARROWS
from pelagos.games.arnak.lookup import IDOL_NAMES, RIVAL_NAMES, TILE_NAMES
from pelagos.games.arnak.words import (
    ASSISTANT,
    BENEFIT,
    BONUS,
    CARD,
    EFFECT,
    GUARDIAN,
    ICON,
    RESOURCE,
    SITE,
    SLOT_NUMBER,
    SPACE,
    STACK,
    STUDY,
    TEMPLE,
    TOKEN,
)

TILE: Final = Axis("tile", TILE_NAMES)
IDOL: Final = Axis("idol", IDOL_NAMES)
RIVAL_TILE: Final = Axis("rival-tile", RIVAL_NAMES)
FACE: Final = Axis("face", ["up", "down"])
ARROW: Final = Axis("arrow", ARROWS)
DECK: Final = Axis("deck", ["items", "artifacts"])
IDLE: Final = Axis("idle", ["round", "nothing"])
"""Why the rival does nothing: its tile does not act in this round (A19.7), or there is nothing for it (A19.4)."""
DRAWN: Final = Axis("drawn", CARD.values)
"""Cards again: their names come in brackets, or not at all for those who may not know them."""
TO_SPACE: Final = Axis("to", SPACE.values)
FROM_SPACE: Final = Axis("from", SPACE.values)
TO_SITE: Final = Axis("to", SITE.values)
FROM_SITE: Final = Axis("from", SITE.values)
"""Spaces and sites again, as languages with cases need them: "to the coin camp"."""

_GOODS: Final = [("coin", NUMBER), ("compass", NUMBER), ("tablet", NUMBER), ("arrowhead", NUMBER), ("jewel", NUMBER)]
_AMONG: Final = ("among", NUMBER)
"""A19.5: among how many of equal rank the arrow chose, so that the reason can be told; 0: nothing was to be chosen."""

MESSAGES: Final = Messages()

ROUND_BEGAN: Final = MESSAGES.kind("round-began", ("round", NUMBER))
SOLO_ROUND_BEGAN: Final = MESSAGES.kind("solo-round-began", ("round", NUMBER))
HAND_DRAWN: Final = MESSAGES.kind("hand-drawn", ("cards", NUMBER))
PASSED: Final = MESSAGES.kind("passed")
TURN_ENDED: Final = MESSAGES.kind("turn-ended")
GAINED: Final = MESSAGES.kind("gained", _GOODS[0], _GOODS[1], _GOODS[2], _GOODS[3], _GOODS[4])
PAID: Final = MESSAGES.kind("paid", _GOODS[0], _GOODS[1], _GOODS[2], _GOODS[3], _GOODS[4])
PAID_IDOL: Final = MESSAGES.kind("paid-idol")
FEAR_TAKEN: Final = MESSAGES.kind("fear-taken")
FEAR_TILE_TAKEN: Final = MESSAGES.kind("fear-tile-taken")
CARD_DRAWN: Final = MESSAGES.kind("card-drawn", ("card", DRAWN), private=("card",))
CARDS_ANNOUNCED: Final = MESSAGES.kind("cards-announced", ("cards", NUMBER))
CARD_KEPT: Final = MESSAGES.kind("card-kept", ("card", DRAWN), private=("card",))
CARD_RETURNED: Final = MESSAGES.kind("card-returned", ("card", DRAWN), private=("card",))
CARD_LAID_DOWN: Final = MESSAGES.kind("card-laid-down", ("card", CARD))
CARD_PLAYED: Final = MESSAGES.kind("card-played", ("card", CARD))
CARD_DISCARDED: Final = MESSAGES.kind("card-discarded", ("card", CARD))
CARD_EXILED: Final = MESSAGES.kind("card-exiled", ("card", CARD))
FEAR_TILE_EXILED: Final = MESSAGES.kind("fear-tile-exiled")
CARD_BOUGHT: Final = MESSAGES.kind("card-bought", ("card", CARD), _GOODS[0], _GOODS[1])
CARD_GAINED: Final = MESSAGES.kind("card-gained", ("card", CARD))
CARD_SHOWN: Final = MESSAGES.kind("card-shown", ("card", CARD), ("deck", DECK))
CARD_DEALT: Final = MESSAGES.kind("card-dealt", ("card", CARD))
ROW_CARD_EXILED: Final = MESSAGES.kind("row-card-exiled", ("card", CARD))
ARTIFACT_RESOLVED: Final = MESSAGES.kind("artifact-resolved", ("card", CARD))
UPGRADED: Final = MESSAGES.kind("upgraded", ("resource", RESOURCE), ("resource2", RESOURCE))
BENEFIT_CHOSEN: Final = MESSAGES.kind("benefit-chosen", ("benefit", BENEFIT))
TRAVEL_CARD: Final = MESSAGES.kind("travel-card", ("card", CARD))
TRAVEL_BOON: Final = MESSAGES.kind("travel-boon", ("guardian", GUARDIAN))
TRAVEL_ASSISTANT: Final = MESSAGES.kind("travel-assistant", ("assistant", ASSISTANT))
PILOT_HIRED: Final = MESSAGES.kind("pilot-hired", _GOODS[0])
ICON_COVERED: Final = MESSAGES.kind("icon-covered", ("icon", ICON), ("icon2", ICON))
ARCHAEOLOGIST_SENT: Final = MESSAGES.kind("archaeologist-sent", ("space", TO_SPACE))
ARCHAEOLOGIST_MOVED: Final = MESSAGES.kind("archaeologist-moved", ("space", FROM_SPACE), ("space2", TO_SPACE))
ARCHAEOLOGIST_RECALLED: Final = MESSAGES.kind("archaeologist-recalled", ("space", FROM_SPACE))
SITE_DISCOVERED: Final = MESSAGES.kind("site-discovered", ("site", SITE), ("tile", TILE))
SITE_ACTIVATED: Final = MESSAGES.kind("site-activated", ("site", SITE))
STACK_TILE_USED: Final = MESSAGES.kind("stack-tile-used", ("tile", TILE))
IDOL_TAKEN: Final = MESSAGES.kind("idol-taken", ("idol", IDOL))
HIDDEN_IDOL_TAKEN: Final = MESSAGES.kind("hidden-idol-taken")
IDOL_SLOTTED: Final = MESSAGES.kind("idol-slotted", ("slot", SLOT_NUMBER), ("effect", EFFECT))
IDOL_UNSLOTTED: Final = MESSAGES.kind("idol-unslotted", ("slot", SLOT_NUMBER))
GUARDIAN_CAME: Final = MESSAGES.kind("guardian-came", ("guardian", GUARDIAN), ("site", SITE))
GUARDIAN_MOVED: Final = MESSAGES.kind("guardian-moved", ("guardian", GUARDIAN), ("site", TO_SITE))
GUARDIAN_OVERCOME: Final = MESSAGES.kind("guardian-overcome", ("guardian", GUARDIAN), ("site", SITE))
BOON_USED: Final = MESSAGES.kind("boon-used", ("guardian", GUARDIAN))
RESEARCHED: Final = MESSAGES.kind("researched", ("token", TOKEN), ("study", STUDY))
BONUS_TAKEN: Final = MESSAGES.kind("bonus-taken", ("bonus", BONUS))
TEMPLE_REACHED: Final = MESSAGES.kind("temple-reached", ("points", NUMBER))
TEMPLE_TILE_BOUGHT: Final = MESSAGES.kind("temple-tile-bought", ("temple", TEMPLE))
RECRUITED: Final = MESSAGES.kind("recruited", ("assistant", ASSISTANT), ("stack", STACK))
PROMOTED: Final = MESSAGES.kind("promoted", ("assistant", ASSISTANT))
RESCUED: Final = MESSAGES.kind("rescued", ("assistant", ASSISTANT))
REFRESHED: Final = MESSAGES.kind("refreshed", ("assistant", ASSISTANT))
ASSISTANT_USED: Final = MESSAGES.kind("assistant-used", ("assistant", ASSISTANT))
ASSISTANT_BORROWED: Final = MESSAGES.kind("assistant-borrowed", ("assistant", ASSISTANT))
ASSISTANT_EXCHANGED: Final = MESSAGES.kind("assistant-exchanged", ("assistant", ASSISTANT), ("assistant2", ASSISTANT))
GUARDIAN_FEAR: Final = MESSAGES.kind("guardian-fear", ("guardian", GUARDIAN), ("site", FROM_SITE))
MASK_WORN: Final = MESSAGES.kind("mask-worn")
OCARINA_PLAYED: Final = MESSAGES.kind("ocarina-played")
RIVAL_TURNED: Final = MESSAGES.kind("rival-turned", ("rival-tile", RIVAL_TILE), ("arrow", ARROW))
RIVAL_IDLE: Final = MESSAGES.kind("rival-idle", ("idle", IDLE))
RIVAL_SENT: Final = MESSAGES.kind("rival-sent", ("site", TO_SITE), _AMONG)
RIVAL_DISCOVERED: Final = MESSAGES.kind("rival-discovered", ("site", SITE), ("tile", TILE), _AMONG)
RIVAL_IDOL: Final = MESSAGES.kind("rival-idol", ("face", FACE))
RIVAL_RESEARCHED: Final = MESSAGES.kind("rival-researched", ("study", STUDY), _AMONG)
RIVAL_BONUS: Final = MESSAGES.kind("rival-bonus", ("bonus", BONUS))
RIVAL_REACHED: Final = MESSAGES.kind("rival-reached", ("points", NUMBER))
RIVAL_TEMPLE_BONUS: Final = MESSAGES.kind("rival-temple-bonus")
RIVAL_TEMPLE_TILE: Final = MESSAGES.kind("rival-temple-tile", ("temple", TEMPLE), _AMONG)
RIVAL_ASSISTANT: Final = MESSAGES.kind("rival-assistant", ("assistant", ASSISTANT), _AMONG)
RIVAL_OVERCAME: Final = MESSAGES.kind("rival-overcame", ("guardian", GUARDIAN), ("site", SITE), _AMONG)
RIVAL_BOUGHT: Final = MESSAGES.kind("rival-bought", ("card", CARD), _AMONG)
GAME_ENDED: Final = MESSAGES.kind("game-ended", ("points", NUMBER))
RIVAL_SCORED: Final = MESSAGES.kind("rival-scored", ("points", NUMBER))
