"""Nobody is sent more than their seat may see."""

import pytest
from msgspec import structs

import pelagos
from pelagos.server import views
from pelagos.server.tables import Table
from pelagos.server.wire import Position
from tests.server.leaks import play
from tests.server.running import Running


@pytest.mark.parametrize("game", pelagos.games())
def test_nothing_leaks(sqlite_server: Running, game: str):
    assert play(sqlite_server, game, seed=1, most=150) > 100


def test_the_witness_would_notice(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    def indiscreet(table: Table, seat: int | None, seen: int | None = None) -> Position:
        return structs.replace(honest(table, seat, seen), view=table.played().state.view(0))

    honest = views.position
    monkeypatch.setattr(views, "position", indiscreet)
    with pytest.raises(AssertionError):
        play(sqlite_server, "arnak", seed=1)
