"""`pelagos` and `python -m pelagos`: the command line, or one line that says what to install for it."""

import sys
from typing import NoReturn

EXTRAS = {"serve": "server", "admin": "server", "arena": "arena", "tune": "arena", "train": "train", "dataset": "dataset"}
"""The extra that a command needs; all others need `cli`."""


def main() -> NoReturn:
    """Run the command line. A plain `pip install pelagos` has only the library: then say what is missing."""
    try:
        from pelagos.cli import main as command_line

        command_line()
    except ModuleNotFoundError as missing:
        package = (missing.name or "pelagos").partition(".")[0]
        if package == "pelagos":
            raise
        extra = EXTRAS.get(sys.argv[1] if len(sys.argv) > 1 else "", "cli")
        sys.stderr.write(
            f'pelagos: this needs the package {package}, which is not installed; say: pip install "pelagos[{extra}]"\n'
        )
        sys.exit(2)


if __name__ == "__main__":
    main()
