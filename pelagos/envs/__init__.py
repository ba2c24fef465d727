"""The games as the field's standard environments: PettingZoo, Gymnasium and OpenSpiel.

Nothing here is needed to play: `pelagos[rl]` installs Gymnasium and PettingZoo, `pelagos[openspiel]` OpenSpiel. Actions and
observations are the same in all of them (docs/environments.md): the code of a word, and the features of the deciding seat.
"""

from pelagos.core.errors import MissingExtra


def missing(extra: str, error: ImportError) -> MissingExtra:
    """The error when a library of an extra is not installed."""
    return MissingExtra(f"{error.name} is not installed; it comes with an extra: pip install 'pelagos[{extra}]'")
