"""Files of weights: their numbers changed, everything else left as it stands, and how they were found noted at the end."""

import re
from collections.abc import Mapping

from pelagos.core.evaluator import weights_table
from pelagos.core.linear import FEATURES

WEIGHT_DIGITS = 3
"""Weights are written with so many digits: more would pretend to be known."""
NOTES = "[[tuned]]"
"""The heading of a note on a tuning run; a file has one for each run that changed it."""


def learned(text: str) -> bool:
    """Whether a file's text has learned weights: those of features, by stage."""
    return weights_table(text).has(FEATURES)


def weights_in(text: str) -> dict[str, float]:
    """The weights of a file's text, in their order."""
    table = weights_table(text)
    return {name: table.number(name) for name in table.values}


def rounded(weight: float) -> float:
    """A weight as it is written."""
    return float(f"{weight:.{WEIGHT_DIGITS}g}")


def with_weights(text: str, weights: Mapping[str, float]) -> str:
    """The text with other weights; comments, order and notes stay."""
    top, notes, rest = text.partition(NOTES)
    for name, weight in weights.items():
        top = re.sub(rf"(?m)^({re.escape(name)}\s*=\s*)[^\s#]+", rf"\g<1>{weight!r}", top)
    return top + notes + rest


def with_note(text: str, note: Mapping[str, str | int | float]) -> str:
    """The text with a note on how its weights were found."""
    lines = [f"{name} = {_quoted(value) if isinstance(value, str) else repr(value)}" for name, value in note.items()]
    return text.rstrip("\n") + "\n\n" + "\n".join([NOTES, *lines]) + "\n"


def _quoted(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
