"""What the page's unit tests need of the games: their component files, the parts of their words and log lines, and sentences.

`python web/copies.py` writes them into `src/games/<game>/testing`; a test sees that they are current.
"""

import json
import tomllib
from pathlib import Path

import pelagos
from pelagos.core.game import Game
from pelagos.locales import Language

SRC = Path(__file__).parent / "src"
COPIES = {
    "arnak": ("components.json", "grammar.json", "sentences.ftl"),
    "atlantis": ("components.json", "grammar.json"),
    "orichalcum": ("components.json",),
}


def files() -> dict[Path, str]:
    """What the copies must contain."""
    made = {"components.json": _components, "grammar.json": _grammar, "sentences.ftl": _sentences}
    return {
        SRC / "games" / name / "testing" / copy: made[copy](pelagos.game(name))
        for name, copies in COPIES.items()
        for copy in copies
    }


def _components(game: Game) -> str:
    return _json(tomllib.loads(game.file("components.toml").read_text(encoding="utf-8")))


def _grammar(game: Game) -> str:
    """The parts of words and log lines, as the server tells them."""
    verbs = [{"name": verb.name, "axes": [axis.name for axis in verb.axes]} for verb in game.vocabulary.verbs]
    messages = [{"name": kind.name, "params": [[name, axis.name] for name, axis in kind.params]} for kind in game.messages.kinds]
    return _json({"verbs": verbs, "messages": messages})


def _sentences(game: Game) -> str:
    """What is put together from the components, which the server adds to the game's texts."""
    return "".join(f"{name} = {text}\n" for name, text in Language(game, "en").sentences.items())


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
