"""Puzzles: one for each day, and as many as there are to train with. What somebody has tried, only their browser knows."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pelagos.core.registry import game as find_game
from pelagos.core.state import State
from pelagos.puzzles import Puzzle, puzzle, puzzles
from pelagos.server import views
from pelagos.server.auth import AnyRequest, count_positions
from pelagos.server.container import Container
from pelagos.server.protocol import Preview, PuzzleWish
from pelagos.server.ratings import MODEL
from pelagos.server.refusals import Refusal
from pelagos.server.routes.lessons import Frame

EASIEST_MU, HARDEST_MU = 15.0, 40.0
"""How strong the easiest and the hardest puzzle are, on OpenSkill's scale."""
PUZZLE_SIGMA = 2.0
PUZZLE_POSITIONS = 4
"""A puzzle's game is played from its beginning, which costs as much as so many positions."""


class PuzzleLine(Struct):
    """A puzzle in the list."""

    name: str
    strength: float
    """On the scale of the solver's rating."""


class PuzzleList(Struct):
    """All puzzles of a game, the easiest first."""

    puzzles: list[PuzzleLine]
    today: str | None


class PuzzleInfo(Struct):
    """A puzzle, as its solver sees it."""

    game: str
    name: str
    players: int
    seat: int
    strength: float
    frame: Frame


class PuzzleTry(Struct):
    """What the solver says, and the rating so far."""

    word: str
    mu: Annotated[float, Meta(ge=-100, le=200)] = 25.0
    sigma: Annotated[float, Meta(gt=0, le=25)] = 25.0 / 3.0


class PuzzleAnswer(Struct):
    """Whether that was it, why, and the rating after it."""

    right: bool
    solution: list[str]
    second: str
    chance: float
    second_chance: float
    frames: list[Frame]
    """The solution played out."""
    mu: float
    sigma: float


@get("/puzzles/{game:str}")
async def all_puzzles(game: FromPath[str]) -> PuzzleList:
    """The puzzles of a game; another is today's every day."""
    found = puzzles(find_game(game).name)
    day = datetime.now(UTC).toordinal()
    today = sorted(found, key=lambda one: one.name)[day * 7919 % len(found)].name if found else None
    return PuzzleList([PuzzleLine(one.name, _strength(one)) for one in found], today)


@get("/puzzles/{game:str}/{name:str}")
async def one_puzzle(
    request: AnyRequest, container: NamedDependency[Container], game: FromPath[str], name: FromPath[str]
) -> PuzzleInfo:
    """A puzzle without its solution."""
    count_positions(request, container, None, PUZZLE_POSITIONS)
    found = _found(game, name)
    state = found.state(find_game(game))
    return PuzzleInfo(game, name, found.players, found.seat, _strength(found), _frame(state, found.seat, 0))


@post("/puzzles/{game:str}/{name:str}", status_code=200)
async def try_puzzle(
    request: AnyRequest, container: NamedDependency[Container], game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleTry]
) -> PuzzleAnswer:
    """Try to solve a puzzle: the solution, and what the try does to one's rating against it."""
    count_positions(request, container, None, PUZZLE_POSITIONS)
    found = _found(game, name)
    state = found.state(find_game(game))
    if data.word not in [state.setup.game.text(word) for word in state.legal()]:
        raise Refusal("illegal", f"{data.word!r} cannot be said there")
    right = data.word == found.solution[0]
    solver, against = [MODEL.rating(data.mu, data.sigma)], [MODEL.rating(_strength(found), PUZZLE_SIGMA)]
    [rating], _ = MODEL.rate([solver, against], ranks=[1.0, 2.0] if right else [2.0, 1.0])
    frames = []
    for word in found.solution:
        state.apply(word)
        frames.append(_frame(state, found.seat, int(state.ply)))
    return PuzzleAnswer(
        right, found.solution, found.second, found.chance, found.second_chance, frames, float(rating.mu), float(rating.sigma)
    )


@post("/puzzles/{game:str}/{name:str}/previews", status_code=200)
async def puzzle_previews(
    request: AnyRequest, container: NamedDependency[Container], game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleWish]
) -> list[Preview]:
    """What words would do, or why they cannot be said: what one sees at a table before one decides."""
    count_positions(request, container, None, PUZZLE_POSITIONS + len(data.words))
    found = _found(game, name)
    return views.previews_of(found.state(find_game(game)), found.seat, data.words)


def _found(game: str, name: str) -> Puzzle:
    return puzzle(find_game(game).name, name)


def _strength(found: Puzzle) -> float:
    return EASIEST_MU + (HARDEST_MU - EASIEST_MU) * found.difficulty


def _frame(state: State, seat: int, since: int) -> Frame:
    mine = not state.over and state.seat == seat
    legal = [state.setup.game.text(word) for word in state.legal()] if mine else []
    return Frame(int(state.ply), None if state.over else int(state.seat), state.view(seat), legal, state.log(seat, since))


puzzle_routes = Router("/api", route_handlers=[all_puzzles, one_puzzle, try_puzzle, puzzle_previews], tags=["Puzzles"])
