"""Positions for the tests of this table: `PYTHONPATH=. python web/src/games/cyclades/testing/make.py` writes the files beside it.

One position for each kind of step that asks, from games of random words, and the first and a later bid for every number of players.
"""

import json
import random
import tomllib
from importlib.resources import files
from pathlib import Path

import pelagos
from pelagos.core.state import State
from tests.games.cyclades.positions import building, game, say, turn

HERE = Path(__file__).parent
GAME = pelagos.game("cyclades")
NAMES = ["Ada", "Bruno", "Chloe", "Darek", "Elena"]
PARTS = ("god", "map", "building", "creature", "metropolis", "offering", "piece")
KEYS = ("note", "source", "provenance", "power", "lasting", "stays", "effect", "other_names", "adj_seas", "adj_islands")


def slim(value: object) -> object:
    """Without prose and what the engine alone needs."""
    if isinstance(value, dict):
        return {key: slim(one) for key, one in value.items() if key not in KEYS and not key.startswith("name_")}
    return [slim(one) for one in value] if isinstance(value, list) else value


def grammar() -> dict[str, object]:
    components = tomllib.loads((files("pelagos.games.cyclades") / "components.toml").read_text(encoding="utf-8"))
    return {
        "verbs": [{"name": verb.name, "axes": [axis.name for axis in verb.axes]} for verb in GAME.vocabulary.verbs],
        "messages": [
            {"name": kind.name, "params": [[key, axis.name] for key, axis in kind.params]} for kind in GAME.messages.kinds
        ],
        "components": slim({part: components[part] for part in PARTS}),
    }


def position(state: State) -> dict[str, object]:
    seat = state.seat
    return {
        "seat": seat,
        "view": state.view(seat),
        "legal": [GAME.text(code) for code in state.legal()],
        "log": state.log(seat, max(0, int(state.ply) - 1)),
        "players": [
            {"seat": i, "name": NAMES[i], "colour": i, "bot": i != seat, "mine": i == seat} for i in range(state.setup.players)
        ],
    }


def two_metropolises() -> State:
    """C12.7, which random words do not find: both ways to a metropolis are open at once."""
    state = game()
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(state, "thira", slot, kind)
    turn(state, "athena")
    state.philosophers[0] = 4
    say(state, "build thira 4")
    return state


def main() -> None:
    found: dict[str, dict[str, object]] = {"step-check-metropolis": position(two_metropolises())}
    for seed in range(100):
        players = 2 + seed % 4
        state = GAME.new(players=players, seed=seed)
        dice = random.Random(seed)
        found.setdefault(f"start-{players}", position(state))
        while not state.over and state.ply < 900:
            step = str(state.view(state.seat)["step"])
            if state.ply > 60 and f"step-{step}" not in found:
                found[f"step-{step}"] = position(state)
            if state.ply > 150 and step == "bid":
                outbid = "outbid" in state.view(state.seat)["pending"]
                found.setdefault("outbid" if outbid else f"bid-{players}", position(state))
            legal = state.legal()
            cheap = [word for word in legal if not GAME.text(word).startswith("bid") or int(GAME.text(word).split()[2]) < 4]
            state.apply(dice.choice(cheap))
    for name, content in (("positions", dict(sorted(found.items()))), ("grammar", grammar())):
        (HERE / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(len(found), ", ".join(sorted(found)))


if __name__ == "__main__":
    main()
