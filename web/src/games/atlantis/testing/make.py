"""Positions for the tests of the table: this script writes `positions.json` beside itself.

One position for each kind of step, the one with the most legal words, from games with one, two and four players and both sides
of the boards, with what the engine foretells of some words; then start, middle and end of games. With `--fixtures` they also
go, one by one, to `web/fixtures/`, to be looked at with `/dev.html`.
"""

import json
import random
import sys
from dataclasses import asdict
from pathlib import Path

import pelagos
from pelagos.core.journal import entries
from pelagos.core.state import State
from pelagos.games.atlantis.components import COMPONENTS
from pelagos.games.atlantis.game import GAME

HERE = Path(__file__).parent
NAMES = ["Ada", "Bruno", "Chloe", "Darek"]
SIDES_A = {f"{colour}_side": "A" for colour in COMPONENTS.colours}
CLUMSY = 0.2
FORETOLD = ("step-act", "step-draw-card", "step-draw-deck", "step-move-to", "step-spend-helper", "step-swap-second")
"""The positions for which the engine foretells one word of each verb, and a few more."""


def previews(state: State) -> list[dict[str, object]]:
    """What one word of each verb would do, and a few more."""
    words = state.legal()
    firsts = {GAME.text(word).split()[0]: word for word in words}
    return [asdict(state.perspective(int(state.seat)).preview(word)) for word in sorted({*firsts.values(), *words[:3]})]


def position(state: State, foretold: bool = False) -> dict[str, object]:
    """A position through the eyes of the seat that decides (of the first seat after the end)."""
    seat = 0 if state.over else int(state.seat)
    return {
        "seat": seat,
        "view": state.view(seat),
        "legal": [] if state.over else [GAME.text(code) for code in state.legal()],
        "previews": previews(state) if foretold else [],
        "log": [entry for entry in entries(state.journal, GAME.messages, seat) if int(entry["ply"]) >= state.ply - 1],
        "players": [
            {"seat": i, "name": NAMES[i], "colour": i, "bot": i != seat, "mine": i == seat} for i in range(state.setup.players)
        ],
    }


def play(players: int, seed: int, options: dict[str, str]) -> list[State]:
    """All positions of a game of greedy bots, who now and then do something else."""
    bot, dice = pelagos.bot("greedy"), random.Random(seed)
    state = GAME.new(players=players, seed=seed, **options)
    states = [state.clone()]
    while not state.over and len(states) < 1200:
        legal = state.legal()
        state.apply(dice.choice(legal) if dice.random() < CLUMSY else bot.decide(state.perspective(state.seat)))
        states.append(state.clone())
    return states


def main(fixtures: bool) -> None:
    """Write everything."""
    found: dict[str, State] = {}
    for players in (1, 2, 4):
        for seed, options in ((players, {}), (players + 10, SIDES_A)):
            states = play(players, seed, options)
            name = f"{players}-{'b' if not options else 'a'}"
            found |= {f"start-{name}": states[0], f"middle-{name}": states[len(states) // 2], f"end-{name}": states[-1]}
            for state in states:
                if not state.over:
                    step = f"step-{state.view(None)['step']}"
                    if step not in found or len(state.legal()) > len(found[step].legal()):
                        found[step] = state
    if "step-swap-first" in found:
        second = found["step-swap-first"].clone()
        second.apply(second.legal()[-1])
        found["step-swap-second"] = second
    shown = {name: position(state, name in FORETOLD) for name, state in sorted(found.items())}
    (HERE / "positions.json").write_text(json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    if fixtures:
        for name, content in shown.items():
            path = HERE.parents[3] / "fixtures" / f"atlantis-{name}.json"
            path.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")
    print(", ".join(shown))


if __name__ == "__main__":
    main("--fixtures" in sys.argv)
