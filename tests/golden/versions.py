"""Which golden playthroughs each version of a game's rules had.

Tables and records name the version that they were played by, so a change of rules without a new version would replay them to a
wrong position. `versions.json` remembers words and digests of each playthrough by the version that it was written by.
"""

import hashlib
import json
from pathlib import Path

import pelagos
from tests.golden.golden import HERE, endings

FILE = HERE / "versions.json"
Known = dict[str, dict[str, dict[str, str]]]


def rules_version(game: str) -> str:
    """The version of a game's rules, without the components."""
    return pelagos.game(game).version.partition("+")[0]


def essence(file: Path) -> str:
    """What must not change without a new version: setup, words and digests, but no remarks."""
    lines = file.read_text(encoding="utf-8").splitlines()
    played = [line for line in lines if line and not line.startswith(("#", "rules "))]
    return hashlib.sha256("\n".join(played).encode()).hexdigest()[:16]


def known() -> Known:
    found: Known = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def changed(game: str) -> list[str]:
    """The playthroughs that are other ones than the present version of the rules had."""
    before = known().get(game, {}).get(rules_version(game), {})
    return [
        ending.name
        for ending in endings(game)
        if before.get(ending.name) not in (None, essence(HERE / game / f"{ending.name}.txt"))
    ]


def remember(game: str) -> None:
    """Note the playthroughs of a version; what it had already stays."""
    versions = known()
    of_version = versions.setdefault(game, {}).setdefault(rules_version(game), {})
    for ending in endings(game):
        of_version.setdefault(ending.name, essence(HERE / game / f"{ending.name}.txt"))
    FILE.write_text(json.dumps(versions, indent=1, sort_keys=True) + "\n", encoding="utf-8")
