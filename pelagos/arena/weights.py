"""Files of weights: replacing the numbers, leaving everything else as it is, and noting at the end how they were found."""

import re
from collections.abc import Mapping

from pelagos.core.evaluator import weights_table
from pelagos.core.linear import FEATURES

WEIGHT_DIGITS = 3
"""How many significant digits of a weight are written: more would be false precision."""
NOTES = "[[tuned]]"
"""The heading of a note on a tuning run, one for each run that changed the file."""


def learned(text: str) -> bool:
    """Whether a file's text has learned weights: those of features, by stage."""
    return weights_table(text).has(FEATURES)


def weights_in(text: str) -> dict[str, float]:
    """The weights in a file's text, in order."""
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
    """The text with a note on how the weights were found."""
    lines = [f"{name} = {_quoted(value) if isinstance(value, str) else repr(value)}" for name, value in note.items()]
    return text.rstrip("\n") + "\n\n" + "\n".join([NOTES, *lines]) + "\n"


def _quoted(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
