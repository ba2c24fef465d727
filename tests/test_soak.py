"""The long run: it notices what is wrong, counts what is played, and goes on where it was."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append

import pelagos
from pelagos import State
from pelagos.games.cyclades.lookup import CARDS
from tests import soak
from tests.conformance.cases import CASES


def lose_a_hoplite(state: State) -> None:
    state.hoplites -= 1


def lose_a_fleet(state: State) -> None:
    state.fleet_reserve[0] -= 1


def lose_a_card(state: State) -> None:
    state.deck.draw()


def lose_an_idol(state: State) -> None:
    state.lost_idols += 1


def put_nothing_into_the_pile(state: State) -> None:
    state.draw_pile.items = append(state.draw_pile.items, -1)


def name_a_card_from_the_end(state: State) -> None:
    """A negative index finds the same card in a list."""
    state.draw_pile.items[0] -= CARDS


def play_a_card_that_is_none(state: State) -> None:
    state.players[0].played = append(state.players[0].played, -1)


def seat_somebody_else(state: State) -> None:
    state.playing |= 256


def capture_what_does_not_exist(state: State) -> None:
    state.players[0].captured = append(state.players[0].captured, 1)


@pytest.mark.parametrize(
    ("game", "spoil"),
    [
        ("orichalcum", lose_a_hoplite),
        ("cyclades", lose_a_fleet),
        ("atlantis", lose_a_card),
        ("arnak", lose_an_idol),
        ("orichalcum", put_nothing_into_the_pile),
        ("cyclades", name_a_card_from_the_end),
        ("arnak", play_a_card_that_is_none),
        ("cyclades", seat_somebody_else),
        ("orichalcum", capture_what_does_not_exist),
    ],
)
def test_what_is_wrong_is_noticed(game: str, spoil: Callable[[State], None]):
    state = pelagos.game(game).new(players=3, seed=1)
    check = next(case for case in CASES if case.name == game).invariants.check
    check(state)
    spoil(state)
    with pytest.raises(AssertionError):
        check(state)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where four games are counted, in two chunks."""
    monkeypatch.setattr(soak, "CHUNK", 2)
    file = tmp_path / "soak.jsonl"
    monkeypatch.setattr(sys, "argv", ["soak", "--game", "orichalcum", "--games", "4", "--workers", "1", "--out", str(file)])
    return file


def soaked(file: Path) -> list[dict[str, Any]]:
    """What the file holds after a run."""
    with pytest.raises(SystemExit) as left:
        soak.main()
    assert left.value.code == 0
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_what_is_played_is_not_played_again(file: Path):
    first = soaked(file)
    assert sorted(chunk["number"] for chunk in first) == [0, 1]
    assert sum(sum(chunk["endings"].values()) for chunk in first) == 4
    assert soaked(file) == first


def test_games_of_another_engine_do_not_count(file: Path):
    engine = soaked(file)[0]["engine"]
    file.write_text(file.read_text(encoding="utf-8").replace(engine, "another", 1), encoding="utf-8")
    assert [chunk["engine"] for chunk in soaked(file)].count(engine) == 2
