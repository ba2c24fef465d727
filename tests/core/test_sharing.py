"""Parts of views may be one object for all who only read: nobody else notices."""

import importlib
import random
from collections.abc import Iterator

import pytest

import pelagos
from pelagos.core.state import State

SHARED = {"arnak": ["_SITES"], "orichalcum": ["_CIRCLES", "_TILE_CIRCLES"]}
"""What views of a game share, as its `view.py` names it."""


def positions(game: str, seed: int) -> Iterator[State]:
    """The positions of a game by chance."""
    chance, state = random.Random(seed), pelagos.game(game).new(players=2 + seed % 2, seed=seed)
    while not state.over:
        state.play(chance.choice(state.legal()))
        yield state


def spoil(value: object) -> None:
    """Change everything in a view."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.append("spoilt")


@pytest.mark.parametrize("game", pelagos.games())
def test_who_changes_a_view_changes_no_other(game: str):
    for state in positions(game, 1):
        if state.ply % 7 == 0:
            for seat in (None, 0):
                view = state.view(seat)
                assert view == state.shared_view(seat)
                spoil(state.view(seat))
                assert state.view(seat) == view


@pytest.mark.parametrize("game", sorted(SHARED))
def test_a_shared_part_is_what_would_be_made_anew(game: str):
    module = importlib.import_module(f"pelagos.games.{game}.view")
    parts = [getattr(module, name) for name in SHARED[game]]
    for seed in range(4):
        for state in positions(game, seed):
            if state.ply % 5 == 0:
                seen = state.view(None)
                kept = [dict(part) for part in parts]
                for part in parts:
                    assert part
                    part.clear()
                assert state.view(None) == seen
                for part, before in zip(parts, kept, strict=True):
                    part.update(before)


@pytest.mark.parametrize("game", sorted(SHARED))
def test_what_did_not_change_is_the_same_object(game: str):
    state = next(positions(game, 3))
    again = state.clone().shared_view(None)
    inside = {"arnak": lambda view: view["sites"].values(), "orichalcum": lambda view: view["islands"][0]["circles"].values()}[game]
    assert [id(part) for part in inside(again)] == [id(part) for part in inside(state.shared_view(None))]
