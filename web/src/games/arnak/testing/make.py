"""Positions for the tests of the table: this script writes `positions.json` beside itself.

One position for each kind of step, the one with the most legal words, from games of all player counts on both boards; then start,
middle and end of some of them. With `--fixtures` all also go, one by one, to `web/fixtures/`, to be looked at with `/dev.html`.
"""

import json
import random
import sys
from pathlib import Path

import pelagos
from pelagos.core.journal import entries
from pelagos.core.state import State
from pelagos.games.arnak.game import GAME

HERE = Path(__file__).parent
NAMES = ["Ada", "Bruno", "Chloe", "Darek"]
CLUMSY = 0.15
GAMES = ((1, "bird"), (1, "snake"), (2, "bird"), (2, "snake"), (3, "bird"), (4, "bird"), (4, "snake"))
KEPT = {"start-1-snake", "start-2-bird", "middle-4-snake", "end-1-bird", "end-4-bird"}
"""Besides the steps: what the tests draw. The fixtures have everything."""


def position(state: State) -> dict[str, object]:
    """A position through the eyes of the seat that decides (of the first seat after the end)."""
    seat = 0 if state.over else int(state.seat)
    return {
        "seat": seat,
        "view": state.view(seat),
        "legal": [] if state.over else [GAME.text(code) for code in state.legal()],
        "log": [entry for entry in entries(state.journal, GAME.messages, seat) if int(entry["ply"]) >= state.ply - 1],
        "players": [
            {"seat": i, "name": NAMES[i], "colour": i, "bot": i != seat, "mine": i == seat} for i in range(state.setup.players)
        ],
    }


def play(players: int, board: str, seed: int) -> list[State]:
    """All positions of a game of greedy bots, who now and then do something else."""
    bot, dice = pelagos.bot("greedy"), random.Random(seed)
    state = GAME.new(players=players, seed=seed, board=board)
    states = [state.clone()]
    while not state.over:
        legal = state.legal()
        state.apply(dice.choice(legal) if dice.random() < CLUMSY else bot.decide(state.perspective(state.seat)))
        states.append(state.clone())
    return states


def main(fixtures: bool) -> None:
    """Write everything."""
    found: dict[str, State] = {}
    for seed, (players, board) in enumerate(GAMES):
        states = play(players, board, seed)
        name = f"{players}-{board}"
        found |= {f"start-{name}": states[0], f"end-{name}": states[-1]}
        turns = [state for state in states if not state.over and state.view(None)["step"] == "turn"]
        found |= {f"middle-{name}": turns[len(turns) // 2], f"late-{name}": turns[-len(turns) // 6]}
        for state in states:
            if not state.over:
                step = f"step-{state.view(None)['step']}"
                if step not in found or len(state.legal()) > len(found[step].legal()):
                    found[step] = state
    shown = {name: position(state) for name, state in sorted(found.items())}
    kept = {name: content for name, content in shown.items() if name in KEPT or name.startswith("step-")}
    (HERE / "positions.json").write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    if fixtures:
        for name, content in shown.items():
            path = HERE.parents[3] / "fixtures" / f"arnak-{name}.json"
            path.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")
    print(", ".join(shown))


if __name__ == "__main__":
    main("--fixtures" in sys.argv)
