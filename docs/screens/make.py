"""Draws the pictures of the README: `PYTHONPATH=. .venv/bin/python docs/screens/make.py`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import pelagos
from pelagos.bots.greedy import GreedyBot
from pelagos.terminal.play import Session

HERE = Path(__file__).parent
WITHOUT_WEB_FONTS = re.sub(r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def terminal(seed: int, rounds: int) -> None:
    """The terminal game in the middle: bots have played so many rounds, and the player has to place a tile."""
    state = pelagos.game("orichalcum").new(players=3, seed=seed)
    bot = GreedyBot(seed=seed, samples=1)
    while not state.over:
        view = state.view(None)
        if state.seat == 0 and view["round"] == rounds and view["step"] == "extra-action":
            break
        state.apply(bot.decide(state.perspective(int(state.seat))))
    console = Console(record=True, width=110, height=46, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    session = Session(state, 0, [bot] * 3, "en", console)
    session.begun_at = int(state.ply) - 3

    def draw_and_leave() -> str:
        svg = console.export_svg(title="make play", code_format=WITHOUT_WEB_FONTS)
        (HERE / "terminal.svg").write_text(svg, encoding="utf-8")
        raise EOFError

    session.read = draw_and_leave
    session.run()


if __name__ == "__main__":
    terminal(seed=5, rounds=7)
