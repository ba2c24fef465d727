"""Pearls, the model game in `examples/`: a small game from outside, and a fast double for tests that need any game."""

import os
import sys
from pathlib import Path

import pelagos

FOLDER = Path(__file__).parents[1] / "examples" / "pearls"
NAME = "pearls"

if str(FOLDER) not in sys.path:
    sys.path.append(str(FOLDER))


def installed(folder: Path) -> dict[str, str]:
    """An environment for other processes in which the game is installed, as far as Python can tell by a package's metadata."""
    metadata = folder / "pelagos_pearls-1.0.dist-info"
    metadata.mkdir(exist_ok=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: pelagos-pearls\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[pelagos.games]\npearls = pearls.game:GAME\n")
    paths = [folder, FOLDER, Path(pelagos.__file__).parents[1]]
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
