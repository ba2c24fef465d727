"""Positions for the tests of the table: this script writes `positions.json` beside itself.

Two positions for each kind of step, those with the most legal words, from games with two to four players; then start, middle and
end of games, some of them with what the engine foretells of a few words. With `--fixtures` they also go, one by one, to
`web/fixtures/`, to be looked at with `/dev.html`.
"""

import json
import random
import sys
from dataclasses import asdict
from pathlib import Path

import pelagos
from pelagos.core.journal import entries
from pelagos.core.state import State
from pelagos.games.orichalcum.game import GAME

HERE = Path(__file__).parent
NAMES = ["Ada", "Bruno", "Chloe", "Darek"]
CLUMSY = 0.12
GAMES = 14
FORETOLD = {"step-lay-metropolis": 3, "step-place-tile": 6, "step-construct": 4, "step-use-favour": 2, "step-card-action": 2}
"""For which positions, and of how many words."""


def position(state: State, foretold: int = 0) -> dict[str, object]:
    """A position through the eyes of the seat that decides (of the first seat after the end)."""
    seat = 0 if state.over else int(state.seat)
    return {
        "seat": seat,
        "view": state.view(seat),
        "legal": [] if state.over else [GAME.text(code) for code in state.legal()],
        "previews": previews(state, foretold),
        "log": [entry for entry in entries(state.journal, GAME.messages, seat) if int(entry["ply"]) >= state.ply - 1],
        "players": [
            {"seat": i, "name": NAMES[i], "colour": i, "bot": i != seat, "mine": i == seat} for i in range(state.setup.players)
        ],
    }


def previews(state: State, number: int) -> list[dict[str, object]]:
    """What some of the legal words would do."""
    if not number:
        return []
    words, perspective = state.legal(), state.perspective(int(state.seat))
    return [asdict(perspective.preview(word)) for word in words[:: -(-len(words) // number)]]


def play(players: int, seed: int) -> list[State]:
    """All positions of a game of greedy bots, who now and then do something else."""
    bot, dice = pelagos.bot("greedy"), random.Random(seed)
    state = GAME.new(players=players, seed=seed, island_side="choose")
    states = [state.clone()]
    while not state.over and len(states) < 900:
        legal = state.legal()
        state.apply(dice.choice(legal) if dice.random() < CLUMSY else bot.decide(state.perspective(state.seat)))
        states.append(state.clone())
    return states


def main(fixtures: bool) -> None:
    """Play, choose and write."""
    found: dict[str, State] = {}
    for seed in range(GAMES):
        players = 2 + seed % 3
        states = play(players, seed)
        found |= {f"start-{players}": states[0], f"middle-{players}": states[len(states) // 2], f"end-{players}": states[-1]}
        for state in states:
            if state.over:
                continue
            step = f"step-{state.view(None)['step']}"
            if step not in found or len(state.legal()) > len(found[step].legal()):
                found |= {f"{step}-2": found[step]} if step in found else {}
                found[step] = state
    shown = {name: position(state, FORETOLD.get(name, 0)) for name, state in sorted(found.items())}
    (HERE / "positions.json").write_text(json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    if fixtures:
        for name, content in shown.items():
            path = HERE.parents[3] / "fixtures" / f"orichalcum-{name}.json"
            path.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")
    print(", ".join(shown))


if __name__ == "__main__":
    main("--fixtures" in sys.argv)
