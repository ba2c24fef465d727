"""Why a typed line decides nothing, in the player's language."""

from collections.abc import Sequence

from pelagos.core.errors import UnknownWord
from pelagos.core.perspective import Perspective
from pelagos.locales import Language, Texts


def unknown_text(texts: Texts, error: UnknownWord) -> str:
    """Why the line is no word of the game."""
    return texts.text(f"refused-{error.code}", **error.values)


def illegal_text(language: Language, perspective: Perspective, word: int, names: Sequence[str]) -> str:
    """Why a word of the game cannot be said now: the engine's reason."""
    reason = perspective.why_not(word)
    return "" if reason is None else f"{language.game.text(word)}: {language.reason(reason, names)}"
