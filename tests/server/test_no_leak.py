"""Nobody is sent more than their seat may see."""

import asyncio
from collections.abc import Callable

import pytest
from litestar.datastructures import MutableScopeHeaders
from msgspec import structs

import pelagos
from pelagos.core.state import State
from pelagos.server import app, doors, records, views
from pelagos.server.tables import Table
from pelagos.server.wire import Position, TableInfo
from tests.server.leaks import watch_games


@pytest.mark.parametrize("game", pelagos.games())
def test_nothing_leaks(game: str):
    seen = asyncio.run(watch_games(game, range(2), most=100))
    assert seen["positions"] > 200
    assert seen["answers"] > 20


# -- leaks planted in every way out

Patch = Callable[[pytest.MonkeyPatch], None]


def others_view(patch: pytest.MonkeyPatch) -> None:
    """The socket shows everybody the first player's hand."""

    def indiscreet(table: Table, seat: int | None, seen: int | None = None) -> Position:
        return structs.replace(honest(table, seat, seen), view=table.played().state.view(0))

    honest = views.position
    patch.setattr(views, "position", indiscreet)


def others_log(patch: pytest.MonkeyPatch) -> None:
    """The log tells everybody what the first player may know."""

    def indiscreet(table: Table, seat: int | None, seen: int | None = None) -> Position:
        found = honest(table, seat, seen)
        return structs.replace(found, log=table.played().state.log(0, found.log_from))

    honest = views.position
    patch.setattr(views, "position", indiscreet)


def others_words(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the one who decides could say."""

    def indiscreet(table: Table, seat: int | None, seen: int | None = None) -> Position:
        course = table.played()
        words = [course.setup.game.text(code) for code in course.state.legal()] if not course.over else []
        return structs.replace(honest(table, seat, seen), legal=words)

    honest = views.position
    patch.setattr(views, "position", indiscreet)


def others_past(patch: pytest.MonkeyPatch) -> None:
    """Earlier positions, which only HTTP shows, are open to all."""

    def indiscreet(table: Table, state: State, seat: int | None) -> Position:
        return structs.replace(honest(table, state, seat), view=state.view(0))

    honest = views.earlier
    patch.setattr(records.views, "earlier", indiscreet)


def early_secret(patch: pytest.MonkeyPatch) -> None:
    """What is told of a table tells its secret."""

    def indiscreet(table: Table, person: str | None, online: set[str]) -> TableInfo:
        return structs.replace(honest(table, person, online), origin=f"0x{table.row.seed.upper()}")

    honest = views.info
    patch.setattr(views, "info", indiscreet)


def secret_in_a_header(patch: pytest.MonkeyPatch) -> None:
    """The secret stands in a header of every answer."""

    async def indiscreet(message: object, scope: object) -> None:
        await honest(message, scope)  # type: ignore[arg-type]  # as they come
        live = scope["litestar_app"].state.house.tables._live  # type: ignore[index]
        if message["type"] == "http.response.start" and live:  # type: ignore[index]
            MutableScopeHeaders.from_message(message)["x-table"] = " ".join(table.row.seed for table in live.values())  # type: ignore[arg-type]

    honest = doors.finish
    patch.setattr(app, "finish", indiscreet)


@pytest.mark.parametrize("plant", [others_view, others_log, others_words, others_past, early_secret, secret_in_a_header])
def test_the_witness_notices(plant: Patch, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(watch_games("arnak", range(8), most=150))
    assert caught.group_contains(AssertionError)
