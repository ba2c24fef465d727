"""What people are told of tables. Everything that a seat is shown comes from here, and here from the engine's views."""

from collections.abc import Container
from typing import Any

from msgspec.structs import asdict

from pelagos.core.changes import Change, Sight, changes, whole
from pelagos.core.journal import LogEntry
from pelagos.core.parts import Parts, ViewPath
from pelagos.core.perspective import Perspective
from pelagos.core.registry import game
from pelagos.core.state import State
from pelagos.server.clocks import now
from pelagos.server.history import History
from pelagos.server.protocol import Position, Preview, SeatInfo, Standing, TableInfo
from pelagos.server.ratings import unrated
from pelagos.server.refusals import Refusal
from pelagos.server.table import Table


def position(table: Table, seat: int | None, seen: int | None = None) -> Position:
    """How the table stands for a seat (None: a spectator); the log goes on from what stood at the version seen."""
    return Position(**asdict(standing(table, seat, seen)), view=whole(sight(table, seat)))


def standing(table: Table, seat: int | None, seen: int | None) -> Standing:
    """How the table stands for a seat, without the view."""
    history = table.played()
    state, deciding = history.seen_by(seat), history.seat
    decides = table.row.state == "running" and (seat is None or table.bot_of(seat, "") is None)
    legal = history.legal(seat) if decides else []
    text = history.setup.game.text
    log_from = 0 if seen is None else history.unchanged_since(seen) + 1
    log, since = _log(history, state, seat, log_from)
    return Standing(
        table=table.row.id,
        version=history.version,
        ply=int(state.ply),
        seat=seat,
        legal=[text(code) for code in legal],
        forced=len(legal) == 1 and (not _others(table, seat) or history.openly_forced()),
        undo=decides and seat is not None and history.back_to(seat) is not None,
        take_back=decides and seat is not None and _takes_back(table, history, seat),
        confirm=decides and history.held is not None and seat == deciding,
        log=log,
        log_from=log_from,
        since=since,
        clocks=_clocks(table, history),
        deciding=[deciding] if deciding >= 0 else [],
    )


def _log(history: History, state: State, seat: int | None, start: int) -> tuple[list[LogEntry], list[LogEntry]]:
    """The log from a ply on, and that since the seat's last word: nearly always one is the end of the other."""
    if seat is None:
        return state.log(None, start), []
    last = history.last_word_of(seat) + 1
    if start < last or state is not history.state:
        return state.log(seat, start), history.state.log(seat, last)
    since = state.log(seat, last)
    return (since if start == last else [entry for entry in since if int(entry["ply"]) >= start]), since


def sight(table: Table, seat: int | None) -> Sight:
    """What a seat sees now; the part that everybody sees is made once. It is kept until the next version."""
    history = table.played()
    version, kept = table.sights.get(seat, (-1, None))
    if kept is None or version != history.version:
        state = history.seen_by(seat)
        kept = Sight(_common(table, history, state), {("seat",): seat})
        if seat is not None:
            kept.own.update(_own_parts(history, state, seat, kept.common))
        table.sights[seat] = history.version, kept
    return kept


def changed(view: dict[str, object], found: list[Change]) -> dict[str, object]:
    """A view with its changes. What is on the way to them is copied; the rest is shared."""
    fresh: dict[ViewPath, Any] = {(): view.copy()}
    for path, value in found:
        if not path:  # it has other fields now
            fresh[path] = value
            continue
        for depth in range(1, len(path)):
            way = path[:depth]
            if way not in fresh:
                inside = fresh[way[:-1]]
                fresh[way] = inside[way[-1]] = inside[way[-1]].copy()
        fresh[path[:-1]][path[-1]] = value
    new: dict[str, object] = fresh[()]
    return new


def _common(table: Table, history: History, state: State) -> dict[str, object]:
    """What everybody sees of a position."""
    if state is not history.state:
        return state.shared_view(None)
    if table.common[0] != history.version:
        table.common = history.version, state.shared_view(None)
    return table.common[1]


def _own_parts(history: History, state: State, seat: int, common: dict[str, object]) -> Parts:
    """The parts that a seat sees differently, from the game or by comparison."""
    own_parts = history.setup.game.own_parts
    return dict(changes(common, state.shared_view(seat))) if own_parts is None else own_parts(state, seat)


def _takes_back(table: Table, history: History, seat: int) -> bool:
    """Whether the seat, against bots alone, may go back behind their reply."""
    return table.against_bots(table.seats[seat].person) and history.turn_back_to(seat) is not None


def _others(table: Table, seat: int | None) -> bool:
    """Whether other people sit at the table."""
    me = None if seat is None else table.seats[seat].person
    return any(other.kind == "person" and other.person != me for other in table.seats)


def previews(table: Table, seat: int, words: list[str]) -> list[Preview]:
    """What words would do if the seat said them now, or why it cannot; from the seat's perspective, never from the position."""
    history = table.running()
    legal = history.legal(seat) if table.bot_of(seat, "") is None else []
    return _previews(history.state.perspective(seat), legal, words)


def previews_of(state: State, seat: int, words: list[str]) -> list[Preview]:
    """The same for a position that is at no table."""
    perspective = state.perspective(seat)
    return _previews(perspective, perspective.legal(), words)


def _previews(perspective: Perspective, codes: list[int], words: list[str]) -> list[Preview]:
    legal = {perspective.game.text(code) for code in codes}
    found: list[Preview] = []
    for word in words:
        if word in legal:
            found.append(Preview(**vars(perspective.preview(word))))
        else:
            found.append(Preview(word, why=perspective.why_not(word)))
    return found


def earlier(table: Table, state: State, seat: int | None) -> Position:
    """A position of the past, as a seat saw it."""
    history = table.played()
    return Position(
        table=table.id,
        version=history.version,
        ply=int(state.ply),
        seat=seat,
        legal=[],
        forced=False,
        undo=False,
        take_back=False,
        confirm=False,
        log=state.log(seat),
        log_from=0,
        since=[],
        clocks=[None] * state.setup.players,
        deciding=[] if state.over else [int(state.seat)],
        view=state.view(seat),
    )


def info(table: Table, person: str | None, online: Container[str]) -> TableInfo:
    """A table, as a person is told of it."""
    row, history = table.row, table.history
    ranking = row.result.ranking if row.result is not None else history.ranking() if history is not None else None
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
        invited=[seat.seat for seat in table.seats if person is not None and seat.invited == person],
        host=next(
            (seat.name or seat.known_as for seat in table.seats if seat.person is not None and seat.person == row.owner), None
        ),
        auto=row.auto,
        unrated=unrated(table),
        seats=[_seat(table, seat, online) for seat in range(len(table.seats))],
        waiting=row.waiting,
        commitment=table.commitment(),
        secret=row.seed if over else None,
        ranking=ranking if over else None,
        origin=row.origin,
        rematch=row.rematch,
        rules=row.rules,
        language=row.language,
        frozen=table.frozen is not None,
        consenting=sorted(table.paper.consenting) if table.paper is not None else [],
    )


def eyes(table: Table, person: str | None, wanted: int | None) -> int | None:
    """The seat whose eyes somebody may look through: one of their own, or none."""
    mine = table.mine(person)
    if wanted is not None and wanted not in mine:
        raise Refusal("not-your-seat", "you can only look through the eyes of your own seats")
    if wanted is not None or not mine:
        return wanted
    deciding = table.history.seat if table.history is not None else -1
    return deciding if deciding in mine else mine[0]


def _seat(table: Table, number: int, online: Container[str]) -> SeatInfo:
    seat, paper = table.seats[number], table.paper
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name or seat.known_as,
        bot=seat.bot,
        online=seat.kind == "bot" or seat.person in online,
        left=paper is not None and number in paper.away,
        out_of_time=table.history is not None and table.history.clocks.used_up(number),
        resigned=paper is not None and number in paper.resigned,
        invited=seat.invited is not None,
        rating=table.ratings.get(seat.person or f"bot:{seat.bot}"),
    )


def _clocks(table: Table, history: History) -> list[float | None]:
    if history.clocks.rule.kind == "none":
        return [None] * history.players
    shown = history.clocks.shown(history.seat, now())
    return [left if table.bot_of(seat, "") is None else None for seat, left in enumerate(shown)]
