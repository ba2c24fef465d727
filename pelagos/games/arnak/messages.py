"""What can happen in Arnak, for the journal. The sentences are in locales/."""

from typing import Final

from pelagos.core.journal import NUMBER, Message, Messages
from pelagos.core.words import Axis
from pelagos.games.arnak.tables import IDOL_NAMES, RIVAL_NAMES, TILE_NAMES
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

_GOODS: Final = [("coin", NUMBER), ("compass", NUMBER), ("tablet", NUMBER), ("arrowhead", NUMBER), ("jewel", NUMBER)]

ROUND_BEGAN: Final = Message("round-began", ("round", NUMBER))
HAND_DRAWN: Final = Message("hand-drawn", ("cards", NUMBER))
PASSED: Final = Message("passed")
TURN_ENDED: Final = Message("turn-ended")
GAINED: Final = Message("gained", _GOODS[0], _GOODS[1], _GOODS[2], _GOODS[3], _GOODS[4])
PAID: Final = Message("paid", _GOODS[0], _GOODS[1], _GOODS[2], _GOODS[3], _GOODS[4])
PAID_IDOL: Final = Message("paid-idol")
FEAR_TAKEN: Final = Message("fear-taken")
FEAR_TILE_TAKEN: Final = Message("fear-tile-taken")
CARD_DRAWN: Final = Message("card-drawn", ("card", CARD), private=("card",))
CARDS_ANNOUNCED: Final = Message("cards-announced", ("cards", NUMBER))
CARD_KEPT: Final = Message("card-kept", ("card", CARD), private=("card",))
CARD_RETURNED: Final = Message("card-returned", ("card", CARD), private=("card",))
CARD_LAID_DOWN: Final = Message("card-laid-down", ("card", CARD))
CARD_PLAYED: Final = Message("card-played", ("card", CARD))
CARD_DISCARDED: Final = Message("card-discarded", ("card", CARD))
CARD_EXILED: Final = Message("card-exiled", ("card", CARD))
FEAR_TILE_EXILED: Final = Message("fear-tile-exiled")
CARD_BOUGHT: Final = Message("card-bought", ("card", CARD), ("price", NUMBER))
CARD_GAINED: Final = Message("card-gained", ("card", CARD))
CARD_SHOWN: Final = Message("card-shown", ("card", CARD))
CARD_DEALT: Final = Message("card-dealt", ("card", CARD))
ROW_CARD_EXILED: Final = Message("row-card-exiled", ("card", CARD))
ARTIFACT_RESOLVED: Final = Message("artifact-resolved", ("card", CARD))
UPGRADED: Final = Message("upgraded", ("resource", RESOURCE))
BENEFIT_CHOSEN: Final = Message("benefit-chosen", ("benefit", BENEFIT))
TRAVEL_CARD: Final = Message("travel-card", ("card", CARD))
TRAVEL_BOON: Final = Message("travel-boon", ("guardian", GUARDIAN))
TRAVEL_ASSISTANT: Final = Message("travel-assistant", ("assistant", ASSISTANT))
PILOT_HIRED: Final = Message("pilot-hired")
ICON_COVERED: Final = Message("icon-covered", ("icon", ICON), ("icon2", ICON))
ARCHAEOLOGIST_SENT: Final = Message("archaeologist-sent", ("space", SPACE))
ARCHAEOLOGIST_MOVED: Final = Message("archaeologist-moved", ("space", SPACE), ("space2", SPACE))
ARCHAEOLOGIST_RECALLED: Final = Message("archaeologist-recalled", ("space", SPACE))
SITE_DISCOVERED: Final = Message("site-discovered", ("site", SITE), ("tile", TILE))
SITE_ACTIVATED: Final = Message("site-activated", ("site", SITE))
STACK_TILE_USED: Final = Message("stack-tile-used", ("tile", TILE))
IDOL_TAKEN: Final = Message("idol-taken", ("idol", IDOL))
HIDDEN_IDOL_TAKEN: Final = Message("hidden-idol-taken")
IDOL_SLOTTED: Final = Message("idol-slotted", ("slot", SLOT_NUMBER), ("effect", EFFECT))
IDOL_UNSLOTTED: Final = Message("idol-unslotted", ("slot", SLOT_NUMBER))
GUARDIAN_CAME: Final = Message("guardian-came", ("guardian", GUARDIAN), ("site", SITE))
GUARDIAN_MOVED: Final = Message("guardian-moved", ("guardian", GUARDIAN), ("site", SITE))
GUARDIAN_OVERCOME: Final = Message("guardian-overcome", ("guardian", GUARDIAN), ("site", SITE))
BOON_USED: Final = Message("boon-used", ("guardian", GUARDIAN))
RESEARCHED: Final = Message("researched", ("token", TOKEN), ("study", STUDY))
BONUS_TAKEN: Final = Message("bonus-taken", ("bonus", BONUS))
TEMPLE_REACHED: Final = Message("temple-reached", ("points", NUMBER))
TEMPLE_TILE_BOUGHT: Final = Message("temple-tile-bought", ("temple", TEMPLE))
RECRUITED: Final = Message("recruited", ("assistant", ASSISTANT), ("stack", STACK))
PROMOTED: Final = Message("promoted", ("assistant", ASSISTANT))
RESCUED: Final = Message("rescued", ("assistant", ASSISTANT))
REFRESHED: Final = Message("refreshed", ("assistant", ASSISTANT))
ASSISTANT_USED: Final = Message("assistant-used", ("assistant", ASSISTANT))
ASSISTANT_BORROWED: Final = Message("assistant-borrowed", ("assistant", ASSISTANT))
ASSISTANT_EXCHANGED: Final = Message("assistant-exchanged", ("assistant", ASSISTANT), ("assistant2", ASSISTANT))
GUARDIAN_FEAR: Final = Message("guardian-fear", ("site", SITE))
MASK_WORN: Final = Message("mask-worn")
OCARINA_PLAYED: Final = Message("ocarina-played")
RIVAL_TURNED: Final = Message("rival-turned", ("rival-tile", RIVAL_TILE))
RIVAL_IDLE: Final = Message("rival-idle")
RIVAL_SENT: Final = Message("rival-sent", ("site", SITE))
RIVAL_DISCOVERED: Final = Message("rival-discovered", ("site", SITE), ("tile", TILE))
RIVAL_IDOL: Final = Message("rival-idol", ("face", FACE))
RIVAL_RESEARCHED: Final = Message("rival-researched", ("study", STUDY))
RIVAL_TEMPLE_TILE: Final = Message("rival-temple-tile", ("temple", TEMPLE))
RIVAL_ASSISTANT: Final = Message("rival-assistant", ("assistant", ASSISTANT))
RIVAL_OVERCAME: Final = Message("rival-overcame", ("guardian", GUARDIAN), ("site", SITE))
RIVAL_BOUGHT: Final = Message("rival-bought", ("card", CARD))
GAME_ENDED: Final = Message("game-ended", ("points", NUMBER))
RIVAL_SCORED: Final = Message("rival-scored", ("points", NUMBER))

MESSAGES: Final = Messages(
    [
        ROUND_BEGAN,
        HAND_DRAWN,
        PASSED,
        TURN_ENDED,
        GAINED,
        PAID,
        PAID_IDOL,
        FEAR_TAKEN,
        FEAR_TILE_TAKEN,
        CARD_DRAWN,
        CARDS_ANNOUNCED,
        CARD_KEPT,
        CARD_RETURNED,
        CARD_LAID_DOWN,
        CARD_PLAYED,
        CARD_DISCARDED,
        CARD_EXILED,
        FEAR_TILE_EXILED,
        CARD_BOUGHT,
        CARD_GAINED,
        CARD_SHOWN,
        CARD_DEALT,
        ROW_CARD_EXILED,
        ARTIFACT_RESOLVED,
        UPGRADED,
        BENEFIT_CHOSEN,
        TRAVEL_CARD,
        TRAVEL_BOON,
        TRAVEL_ASSISTANT,
        PILOT_HIRED,
        ICON_COVERED,
        ARCHAEOLOGIST_SENT,
        ARCHAEOLOGIST_MOVED,
        ARCHAEOLOGIST_RECALLED,
        SITE_DISCOVERED,
        SITE_ACTIVATED,
        STACK_TILE_USED,
        IDOL_TAKEN,
        HIDDEN_IDOL_TAKEN,
        IDOL_SLOTTED,
        IDOL_UNSLOTTED,
        GUARDIAN_CAME,
        GUARDIAN_MOVED,
        GUARDIAN_OVERCOME,
        BOON_USED,
        RESEARCHED,
        BONUS_TAKEN,
        TEMPLE_REACHED,
        TEMPLE_TILE_BOUGHT,
        RECRUITED,
        PROMOTED,
        RESCUED,
        REFRESHED,
        ASSISTANT_USED,
        ASSISTANT_BORROWED,
        ASSISTANT_EXCHANGED,
        GUARDIAN_FEAR,
        MASK_WORN,
        OCARINA_PLAYED,
        RIVAL_TURNED,
        RIVAL_IDLE,
        RIVAL_SENT,
        RIVAL_DISCOVERED,
        RIVAL_IDOL,
        RIVAL_RESEARCHED,
        RIVAL_TEMPLE_TILE,
        RIVAL_ASSISTANT,
        RIVAL_OVERCAME,
        RIVAL_BOUGHT,
        GAME_ENDED,
        RIVAL_SCORED,
    ]
)
