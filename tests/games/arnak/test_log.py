"""The public log: whoever reads it can account for every resource, and for what the rival takes away."""

import random

import pytest

from pelagos.core.journal import LogEntry, entries
from pelagos.core.state import State
from pelagos.games.arnak.effects import RESOURCES
from pelagos.games.arnak.game import GAME
from pelagos.locales import Language

IDOLS = {
    "idol-taken": 1,
    "hidden-idol-taken": 1,
    "idol-unslotted": 1,
    "idol-slotted": -1,
    "paid-idol": -1,
}
FEAR_TILES = {"fear-tile-taken": 1, "fear-tile-exiled": -1}
"""By how many a line changes what lies in somebody's crates, and the fear tiles."""


def balance(log: list[LogEntry], players: int) -> list[dict[str, int]]:
    """What everybody owns by the log alone."""
    owned = [dict.fromkeys([*RESOURCES, "idols", "fear_tiles"], 0) for _ in range(players)]
    for entry in log:
        seat, message = int(entry["seat"]), str(entry["message"])
        if seat < 0:
            continue
        sign = {"gained": 1, "paid": -1, "card-bought": -1, "pilot-hired": -1}.get(message, 0)
        for resource in RESOURCES:
            owned[seat][resource] += sign * int(entry.get(resource, 0))
        if message == "upgraded":
            owned[seat][str(entry["resource"])] -= 1
            owned[seat][str(entry["resource2"])] += 1
        owned[seat]["idols"] += IDOLS.get(message, 0)
        owned[seat]["fear_tiles"] += FEAR_TILES.get(message, 0)
    return owned


def held(state: State) -> list[dict[str, int]]:
    """What everybody owns."""
    boards = state.view(None)["players_boards"]
    assert isinstance(boards, list)
    return [{**board["resources"], "idols": board["idols"], "fear_tiles": board["fear_tiles"]} for board in boards]


def play(players: int, board: str, seed: int) -> list[State]:
    """Positions at the ends of the turns of a random game."""
    dice = random.Random(seed)
    state = GAME.new(players=players, seed=seed, board=board)
    found = [state.clone()]
    while not state.over:
        turn = state.turn
        state.apply(dice.choice(state.legal()))
        if state.turn != turn or state.over:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_public_log_accounts_for_every_resource(players: int, board: str):
    for seed in range(3):
        states = play(players, board, seed)
        for state in states[::7] + states[-1:]:
            log = entries(state.journal, GAME.messages, None)
            assert balance(log, players) == held(state), f"seed {seed}, ply {state.ply}"


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_bonus_tiles_leave_the_track_only_by_a_line_of_the_log(board: str):
    """A13.4, A13.5, A19.8: taken by somebody, or removed by the rival."""
    gone = {"bonus-taken", "rival-bonus", "rival-temple-bonus"}
    for seed in range(4):
        states = play(1, board, seed)
        first, last = (state.view(None)["research"] for state in (states[0], states[-1]))
        assert isinstance(first, dict)
        assert isinstance(last, dict)
        there = [sum(map(len, track["bonus"].values())) + track["temple_bonus"] for track in (first, last)]
        told = [entry for entry in entries(states[-1].journal, GAME.messages, None) if entry["message"] in gone]
        assert there[0] - there[1] == len(told)


def test_a_round_says_who_begins():
    for entry in entries(play(3, "bird", 1)[-1].journal, GAME.messages, None):
        if entry["message"] == "round-began":
            assert entry["seat"] >= 0  # type: ignore[operator]  # the seat is a number
    solo = [entry["message"] for entry in entries(play(1, "bird", 1)[-1].journal, GAME.messages, None)]
    assert "round-began" not in solo
    assert solo.count("solo-round-began") == 5


def test_what_the_rival_does_not_do_has_a_reason():
    """A19.4, A19.7: the tile does not act in this round, or there is nothing for it."""
    reasons = {
        str(entry["idle"])
        for seed in range(4)
        for entry in entries(play(1, "snake", seed)[-1].journal, GAME.messages, None)
        if entry["message"] == "rival-idle"
    }
    assert reasons == {"round", "nothing"}


def test_the_prompt_says_what_is_still_owed():
    """A6.1: for a two-boot space two boots, after one is covered one."""
    state = GAME.new(players=4, seed=1)
    state.apply(GAME.code("dig camp-1b"))
    language = Language(GAME, "en")
    view = state.view(None)
    assert language.prompt("pay-travel", view["prompt"]) == "Pay for coin camp, two boots: 2 boots still owed."
    word = next(code for code in state.legal() if GAME.text(code).startswith("travel"))
    state.apply(word)
    assert "1 boot still owed" in language.prompt("pay-travel", state.view(None)["prompt"])


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Ada gains 2 coins, 1 compass and 1 jewel."),
        ("de", "Ada erhält 2 Münzen, 1 Kompass und 1 Edelstein."),
        ("pl", "Ada otrzymuje: 2 monety, 1 kompas i 1 klejnot."),
    ],
)
def test_what_is_gained_is_told_as_people_list_things(code: str, line: str):
    entry: LogEntry = {"ply": 1, "message": "gained", "seat": 0, "coin": 2, "compass": 1, "tablet": 0, "arrowhead": 0, "jewel": 1}
    assert Language(GAME, code).log(entry, ["Ada"]) == line


def test_travel_is_told_by_what_is_spent_and_an_icon_only_if_it_pays_for_another():
    """A6.2: a boot for a boot has no line of its own, a plane for a boot has."""
    state = GAME.new(players=2, seed=1)
    state.apply(GAME.code("dig camp-1a"))
    state.apply(GAME.code("travel fear"))
    told = [entry["message"] for entry in entries(state.journal, GAME.messages, None, 1)]
    assert "travel-card" in told
    assert "icon-covered" not in told

    state = GAME.new(players=2, seed=1)
    state.apply(GAME.code("dig camp-1a"))
    state.apply(GAME.code("pilot"))
    told = [str(entry["message"]) for entry in entries(state.journal, GAME.messages, None, 1)]
    assert told.index("pilot-hired") < told.index("icon-covered") < told.index("archaeologist-sent")
