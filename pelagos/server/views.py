"""What people are told of tables. Everything that a seat is shown comes from here, and here from the engine's views."""

import time

from pelagos.core.registry import game
from pelagos.core.state import State
from pelagos.server.course import Course
from pelagos.server.refusals import Refusal
from pelagos.server.tables import Table
from pelagos.server.wire import Position, SeatInfo, TableInfo


def position(table: Table, seat: int | None, seen: int | None = None) -> Position:
    """How the table stands for a seat (None: a spectator); the log goes on from what stood at the version seen."""
    course = table.played()
    state = course.seen_by(seat)
    game = course.setup.game
    decides = table.row.state == "running" and (seat is None or table.bot_of(seat, "") is None)
    log_from = 0 if seen is None else course.unchanged_since(seen) + 1
    return Position(
        table=table.id,
        version=course.version,
        ply=int(state.ply),
        seat=seat,
        view=state.view(seat),
        legal=[game.text(code) for code in course.legal(seat)] if decides else [],
        undo=decides and seat is not None and course.back_to(seat) is not None,
        confirm=decides and course.held is not None and seat == course.seat,
        log=state.log(seat, log_from),
        log_from=log_from,
        since=course.since(seat),
        clocks=_clocks(table, course),
        deciding=[course.seat] if course.seat >= 0 else [],
    )


def earlier(table: Table, state: State, seat: int | None) -> Position:
    """A position of the past, as a seat saw it."""
    course = table.played()
    return Position(
        table=table.id,
        version=course.version,
        ply=int(state.ply),
        seat=seat,
        view=state.view(seat),
        legal=[],
        undo=False,
        confirm=False,
        log=state.log(seat),
        log_from=0,
        since=[],
        clocks=[None] * state.setup.players,
        deciding=[] if state.over else [int(state.seat)],
    )


def info(table: Table, person: str | None, online: set[str]) -> TableInfo:
    """A table, as a person is told of it."""
    row, course = table.row, table.course
    over = row.state == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game(row.game).title,
        options=row.options,
        state=row.state,
        public=row.public,
        hints=row.hints,
        confirm=row.confirm,
        clock=row.clock,
        created=row.created,
        version=row.version,
        owner=person is not None and row.owner == person,
        mine=table.mine(person),
        seats=[_seat(table, seat, online) for seat in range(len(table.seats))],
        waiting=row.waiting,
        commitment=table.commitment(),
        secret=row.seed if over else None,
        ranking=course.ranking() if over and course is not None else None,
        origin=row.origin,
        rematch=row.rematch,
        rules=row.rules,
        language=row.language,
    )


def eyes(table: Table, person: str | None, wanted: int | None) -> int | None:
    """The seat whose eyes somebody may look through: one of their own, or none."""
    mine = table.mine(person)
    if wanted is not None and wanted not in mine:
        raise Refusal(403, "not-your-seat", "you can only look through the eyes of your own seats")
    if wanted is not None or not mine:
        return wanted
    deciding = table.course.seat if table.course is not None else -1
    return deciding if deciding in mine else mine[0]


def _seat(table: Table, number: int, online: set[str]) -> SeatInfo:
    seat, course = table.seats[number], table.course
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name or seat.known_as,
        bot=seat.bot,
        online=seat.kind == "bot" or seat.person in online,
        left=course is not None and number in course.away,
        resigned=course is not None and number in course.resigned,
        rating=table.ratings.get(seat.person or f"bot:{seat.bot}"),
    )


def _clocks(table: Table, course: Course) -> list[float | None]:
    shown = course.clocks.shown(course.seat, time.time())
    return [left if table.bot_of(seat, "") is None else None for seat, left in enumerate(shown)]
