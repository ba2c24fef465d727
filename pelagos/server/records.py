"""Games on paper: looking at earlier positions, records up and down, playing on from a position."""

import asyncio
import contextlib
import hashlib
from functools import cache

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from pelagos.core.changes import changes
from pelagos.core.errors import UnreadableRecord
from pelagos.core.examples import Example, examples
from pelagos.core.game import Setup
from pelagos.core.record import Record, ending_of
from pelagos.core.registry import game
from pelagos.core.state import State
from pelagos.server import views
from pelagos.server.bot_pool import NoAnswer
from pelagos.server.bot_runner import ask
from pelagos.server.bot_worker import Advice, Moment
from pelagos.server.clocks import ClockRule, now
from pelagos.server.container import Container
from pelagos.server.history import History, HistoryEntry
from pelagos.server.people import Person, new_id
from pelagos.server.protocol import Everything, Position, Replay, Step
from pelagos.server.refusals import Refusal
from pelagos.server.seating import check_own_tables
from pelagos.server.storage import table_rows as rows
from pelagos.server.storage.progress import Result, Stage
from pelagos.server.storage.table_rows import SeatRow, TableRow
from pelagos.server.table import Table

MAX_RECORD_WORDS = 20_000
"""The most words of a record; no game is longer."""
MAX_RECORD_LINES = 50_000
"""The most lines of a record, digests and remarks included; a longer one is not even read."""
MAX_LINE_WORDS = 200
"""The most words of a line; no turn has more."""
HINT_SECONDS = 1.0
CHANCES_SECONDS = 60.0
MAX_CHANCES_KEPT = 200


async def position_at(container: Container, person: str | None, table: str, ply: int, seat: int | None) -> Position:
    """An earlier position, through the eyes of a seat."""
    async with container.tables.held(table) as found:
        return views.earlier(found, _at(found.played(), ply), views.eyes(found, person, seat))


async def everything_at(container: Container, table: str, ply: int, line: list[str]) -> Everything:
    """An earlier position with everybody's cards, after the end; or one that other words would have led to from there."""
    async with container.tables.held(table) as found:
        _check_over(found)
        state = _at(found.played(), ply)
        for word in line[:MAX_LINE_WORDS]:
            state.apply(word)
        views_of_all = [state.view(seat) for seat in range(state.setup.players)]
        return Everything(views.earlier(found, state, None), views_of_all)


async def replay(container: Container, table: str, seat: int) -> Replay:
    """A finished game from its first position to its last."""
    async with container.tables.held(table) as found:
        _check_over(found)
        history = found.played()
        if not 0 <= seat < history.setup.players:
            raise Refusal("bad-seat", f"there are {history.setup.players} seats, from 0 on")
        state, words, log = history.at(0), history.words(), history.state.log(seat)
        first = views.earlier(found, state, seat)
    return Replay(first, await asyncio.to_thread(_steps, state, words, seat), log)


def _steps(state: State, words: list[int], seat: int) -> list[Step]:
    """What each of the words changes."""
    found, before = [], state.view(seat)
    for word in words:
        state.play(word)
        view = state.view(seat)
        found.append(Step(changes(before, view), [] if state.over else [int(state.seat)]))
        before = view
    return found


def _at(history: History, ply: int) -> State:
    if not 0 <= ply <= history.ply:
        raise Refusal("no-ply", f"there is no position after {ply} words; {history.ply} have been said")
    return history.at(ply)


def _check_over(table: Table) -> None:
    if table.row.state != "over":
        raise Refusal("not-over", "that is only shown after the end of the game")


async def record_of(container: Container, table: str) -> str:
    """The record of a finished game, with the commitment to its secret as a remark."""
    async with container.tables.held(table) as found:
        _check_over(found)
        row, paper = found.row, found.paper
        assert paper is not None
        ending = row.result.ending if row.result is not None else paper.ending()
        rules = row.rules or game(row.game).version
        return paper.record(row.game, rules, row.seed, row.options, ending, f"commitment {found.commitment()}")


async def upload(container: Container, person: Person, text: str) -> str:
    """A finished table from a record; its id."""
    lines = len(text.splitlines())
    if lines > MAX_RECORD_LINES:
        raise UnreadableRecord(f"the record has {lines} lines; no record has more than {MAX_RECORD_LINES}")
    record = await asyncio.to_thread(Record.loads, text)
    if len(record.words) > MAX_RECORD_WORDS:
        raise UnreadableRecord(f"the record has {len(record.words)} words; no game has more than {MAX_RECORD_WORDS}")
    await asyncio.to_thread(record.replay)
    setup = record.setup
    row = _new_row(setup, person, "over", "upload", len(record.words))
    sitting = [SeatRow(seat, "person") for seat in range(setup.players)]
    await _add(container, row, sitting, setup, record.words)
    return row.id


@cache
def examples_of(name: str) -> list[Example]:
    """The worked examples of a game's rules."""
    return examples(game(name))


async def show_example(container: Container, name: str, number: str) -> tuple[Example, str]:
    """A worked example of a game's rules, and the finished table that shows it: one for everybody."""
    example = next((one for one in examples_of(game(name).name) if one.name == number), None)
    if example is None:
        raise Refusal("no-such-thing", f"the rules have no example {number!r} that can be shown")
    setup = example.setup
    whole = (setup.game.version, setup.players, setup.seed, tuple(setup.options.items()), example.words)
    table = "x" + hashlib.sha256(repr(whole).encode()).hexdigest()[:21]
    if await container.store.read(lambda connection: rows.row_of(connection, table)) is None:
        row = replace(_new_row(setup, None, "over", "example", len(example.words)), id=table)
        sitting = [SeatRow(seat, "person") for seat in range(setup.players)]
        with contextlib.suppress(IntegrityError):  # somebody else was quicker
            await _add(container, row, sitting, setup, [setup.game.code(word) for word in example.words])
    return example, table


async def branch(container: Container, person: Person, table: str, ply: int) -> str:
    """A private table that plays on from a position of a finished game; its id."""
    async with container.tables.held(table) as found:
        _check_over(found)
        history = found.played()
        state = _at(history, ply)
        if state.over:
            raise Refusal("over", "the game is over there; choose an earlier position")
        mine = found.mine(person.id) or [int(state.seat)]
        sitting = [
            SeatRow(old.seat, "person", person.id)
            if old.seat in mine
            else SeatRow(old.seat, "bot", bot=old.bot or container.settings.stand_in)
            for old in found.seats
        ]
        row = _new_row(history.setup, person, "running", "branch", ply)
        by_bot = sitting[int(state.seat)].kind == "bot"
        row = replace(row, waiting=None if by_bot else int(state.seat), due=row.created if by_bot else None)
        words = history.words(ply)
    await _add(container, row, sitting, history.setup, words)
    return row.id


def _new_row(setup: Setup, person: Person | None, state: Stage, origin: str, version: int) -> TableRow:
    """A private table without a clock and with hints, because it counts for nothing."""
    made_at = now()
    return TableRow(
        id=new_id(),
        game=setup.game.name,
        options=dict(setup.options),
        seed=str(setup.seed),
        state=state,
        public=False,
        hints=True,
        confirm=False,
        clock=ClockRule(),
        owner=None if person is None else person.id,
        origin=origin,
        created=made_at,
        started=made_at,
        moved=made_at,
        version=version,
        rules=setup.game.version,
        language="en" if person is None else person.language,
    )


async def _add(container: Container, row: TableRow, sitting: list[SeatRow], setup: Setup, words: list[int]) -> None:
    """A table whose history begins with these words."""
    state, entries = await asyncio.to_thread(_written, setup, words, row.created)
    if state.over:
        row = replace(row, result=Result(state.ranking(), ending_of(state)))

    def added(connection: Connection) -> None:
        if row.state != "over":
            check_own_tables(connection, row.owner or "", container.settings.own_tables)
        rows.add(connection, row, sitting)
        rows.add_history(connection, row.id, entries)

    await container.store.write(added)


def _written(setup: Setup, words: list[int], at: float) -> tuple[State, list[HistoryEntry]]:
    """The position after some words, and the history that leads to it."""
    state = setup.game.begin(setup)
    entries: list[HistoryEntry] = []
    for version, word in enumerate(words, start=1):
        seat, turn = int(state.seat), state.turn
        state.play(word)
        digest = f"{state.digest():016x}" if state.over or state.turn != turn else None
        entries.append(HistoryEntry(version, "word", seat, at, setup.game.text(word), digest=digest))
    return state, entries


async def hint(container: Container, person: Person, table: str, seat: int | None) -> list[Advice]:
    """The best words for the own decision, where the table allows hints."""
    async with container.tables.held(table) as found:
        history = found.running()
        wanted = views.eyes(found, person.id, seat)
        if not found.row.hints:
            raise Refusal("no-hints", "hints are not allowed at this table")
        if wanted is None or not history.legal(wanted):
            raise Refusal("not-deciding", "a hint can only be given for an own decision")
        question = replace(ask(found, history, "search", "hint", HINT_SECONDS), owner=person.id)
    address = container.limits.address_of(person.id)
    container.limits.hints.check_both(person.id, address)
    question = replace(question, address=address)
    try:
        return (await container.bot_pool.think(question, container.settings.patience)).advice
    except NoAnswer:
        raise Refusal("no-hint", "no hint could be found in time") from None


async def chances(container: Container, table: str, address: str) -> list[Moment] | None:
    """Everybody's chances in the course of a finished game, asked from an address; None until they are known."""
    async with container.tables.held(table) as found:
        _check_over(found)
        question = replace(ask(found, found.played(), "", "chances"), owner=address, address=address, urgent=False)
    if table not in container.chances:
        container.limits.chances.check(address)
        container.chances[table] = asyncio.ensure_future(container.bot_pool.think(question, CHANCES_SECONDS))
        if len(container.chances) > MAX_CHANCES_KEPT:
            container.chances.popitem(last=False)
    if not container.chances[table].done():
        return None
    try:
        return (await container.chances[table]).moments
    except NoAnswer:
        container.chances.pop(table, None)  # whoever asks next tries again
        raise Refusal("no-chances", "the chances could not be found out") from None
