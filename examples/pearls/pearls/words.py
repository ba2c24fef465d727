"""Every decision of Pearls is one of these words; everything that happens is one of these messages."""

from typing import Final

from pelagos.core.journal import NUMBER, Messages
from pelagos.core.words import Axis, Vocabulary

NUMBERS: Final = 6
SHELL: Final = Axis("shell", [str(number) for number in range(1, NUMBERS + 1)])

VOCABULARY: Final = Vocabulary()
DIVE: Final = VOCABULARY.verb("dive")  # P3.1
OPEN: Final = VOCABULARY.verb("open", SHELL)  # P3.2

MESSAGES: Final = Messages()
DIVED: Final = MESSAGES.kind("dived", ("shell", SHELL), private=("shell",))
OPENED: Final = MESSAGES.kind("opened", ("shell", SHELL), ("pearls", NUMBER))
