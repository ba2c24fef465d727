"""Nobody is sent more than their seat may see."""

import asyncio
import random
from collections.abc import Callable, Container

import pytest
from litestar.datastructures import MutableScopeHeaders
from msgspec import structs

import pelagos
from pelagos.core.changes import Change, Sight
from pelagos.core.perspective import Perspective
from pelagos.core.state import State
from pelagos.server import app, auth, hub, records, views
from pelagos.server.clocks import ClockRule
from pelagos.server.history import History, HistoryEntry
from pelagos.server.protocol import Position, Preview, Standing, TableInfo
from pelagos.server.table import Table
from tests.server import leaks
from tests.server.databases import PostgreSQL
from tests.server.leaks import watch_games


@pytest.mark.parametrize("game", pelagos.games())
def test_nothing_leaks(game: str):
    seen = asyncio.run(watch_games(game, range(2), most=100))
    assert seen["positions"] > 200
    assert seen["answers"] > 20
    assert seen["changes"] > 50
    assert seen["previews"] > 20


@pytest.mark.parametrize("game", ["arnak", "cyclades"])
def test_nothing_leaks_from_one_process_to_another(game: str, postgresql: PostgreSQL):
    seen = asyncio.run(watch_games(game, range(2), most=60, shared=postgresql.database()))
    assert seen["positions"] > 100
    assert seen["changes"] > 20


def test_a_word_that_rolls_dice_is_never_held_back():
    """Held or not, a fight's outcome must not be told before it is fought: the answer is the same for every deal."""
    game, told, held = pelagos.game("orichalcum"), 0, 0
    for seed in range(12):
        history = History(game.setup(3, seed, {}), ClockRule(), 0.0)
        chance = random.Random(seed)
        for version in range(1, 150):
            if history.over:
                break
            for code in history.legal(history.seat):
                after = history.state.clone()
                after.play(code)
                if after.sealed == after.ply:
                    told += 1
                    assert not history.holds(code)
                held += history.holds(code)
            word = game.text(chance.choice(history.legal(history.seat)))
            history.follow(HistoryEntry(version, "word", history.seat, 0.0, word))
    assert told > 100
    assert held > 100


# -- leaks planted in every way out

Patch = Callable[[pytest.MonkeyPatch], None]


def others_view(patch: pytest.MonkeyPatch) -> None:
    """The socket shows everybody the first player's hand."""

    def indiscreet(table: Table, seat: int | None) -> Sight:
        return Sight(table.played().state.view(0), {("seat",): seat})

    patch.setattr(views, "sight", indiscreet)


def others_log(patch: pytest.MonkeyPatch) -> None:
    """The log tells everybody what the first player may know."""

    def indiscreet(table: Table, seat: int | None, seen: int | None) -> Standing:
        found = honest(table, seat, seen)
        return structs.replace(found, log=table.played().state.log(0, found.log_from))

    honest = views.standing
    patch.setattr(views, "standing", indiscreet)


def others_words(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the one who decides could say."""

    def indiscreet(table: Table, seat: int | None, seen: int | None) -> Standing:
        history = table.played()
        words = [history.setup.game.text(code) for code in history.state.legal()] if not history.over else []
        return structs.replace(honest(table, seat, seen), legal=words)

    honest = views.standing
    patch.setattr(views, "standing", indiscreet)


def others_past(patch: pytest.MonkeyPatch) -> None:
    """Earlier positions, which only HTTP shows, are open to all."""

    def indiscreet(table: Table, state: State, seat: int | None) -> Position:
        return structs.replace(honest(table, state, seat), view=state.view(0))

    honest = views.earlier
    patch.setattr(records.views, "earlier", indiscreet)


def previews_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Who tries a word is told what the first player knows."""

    def indiscreet(table: Table, seat: int, words: list[str]) -> list[Preview]:
        return [structs.replace(found, log=table.played().state.log(0)) for found in honest(table, seat, words)]

    honest = views.previews
    patch.setattr(views, "previews", indiscreet)


def too_many_changes(patch: pytest.MonkeyPatch) -> None:
    """Who watches by changes is told more than the view has."""

    def indiscreet(old: Sight, new: Sight, different: hub.Different) -> list[Change]:
        return [*honest(old, new, different), (("deck",), ["torch"])]

    honest = hub._changes
    patch.setattr(hub, "_changes", indiscreet)


def early_secret(patch: pytest.MonkeyPatch) -> None:
    """What is told of a table tells its secret."""

    def indiscreet(table: Table, person: str | None, online: Container[str]) -> TableInfo:
        return structs.replace(honest(table, person, online), origin=f"0x{table.row.seed.upper()}")

    honest = views.info
    patch.setattr(views, "info", indiscreet)


def secret_in_a_header(patch: pytest.MonkeyPatch) -> None:
    """The secret stands in a header of every answer."""

    async def indiscreet(message: object, scope: object) -> None:
        await honest(message, scope)  # type: ignore[arg-type]  # as they come
        live = scope["litestar_app"].state.container.tables._live  # type: ignore[index]
        if message["type"] == "http.response.start" and live:  # type: ignore[index]
            MutableScopeHeaders.from_message(message)["x-table"] = " ".join(table.row.seed for table in live.values())  # type: ignore[arg-type]

    honest = auth.finish
    patch.setattr(app, "finish", indiscreet)


def dice_before_they_are_rolled(patch: pytest.MonkeyPatch) -> None:
    """Whether a word must be confirmed is found out by what it will really do."""

    def indiscreet(history: History, code: int) -> bool:
        after = history.state.clone()
        after.play(code)
        return after.over or after.turn != history.state.turn

    patch.setattr(History, "holds", indiscreet)


def hints_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    """What is hinted at is worked out on the true position."""

    def indiscreet(perspective: Perspective, state: State, seat: int) -> None:
        honest(perspective, state, seat)
        perspective._determinized = state.clone()

    honest = Perspective.__init__
    patch.setattr(Perspective, "__init__", indiscreet)
    patch.setattr(leaks, "hint", lambda perspective, **_: [perspective._determinized.digest()])


@pytest.mark.parametrize(
    "plant",
    [
        dice_before_they_are_rolled,
        hints_from_the_truth,
        others_view,
        others_log,
        others_words,
        others_past,
        previews_from_the_truth,
        too_many_changes,
        early_secret,
        secret_in_a_header,
    ],
)
def test_the_witness_notices(plant: Patch, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(watch_games("arnak", range(8), most=150))
    assert caught.group_contains(AssertionError)
