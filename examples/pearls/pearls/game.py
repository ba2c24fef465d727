"""Pearls as the library offers it."""

from typing import Final

from pearls.state import STEPS, create
from pearls.words import MESSAGES, VOCABULARY
from pelagos.core.game import Game
from pelagos.core.options import Switch

CALM_SEA: Final = Switch("calm_sea", "a shell equal to the one that it covers gains pearls, too (P6)")

GAME: Final = Game(
    name="pearls",
    package=__package__,
    title="Pearls",
    players=range(2, 5),
    options={CALM_SEA.name: CALM_SEA},
    vocabulary=VOCABULARY,
    messages=MESSAGES,
    steps=STEPS,
    version="1.0",
    create=create,
)
