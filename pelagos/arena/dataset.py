"""Games of bots as data: their records, and a Parquet table with a row for each decision.

A dataset is a folder: `dataset.json` says what it is, `games-*.parquet` have a row for each game, with its record, and
`decisions-*.parquet` a row for each decision with a choice. Games that are there are not played again, so an interrupted run
continues.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from pelagos.arena.executor import Executor
from pelagos.arena.match_plan import BOT_SALT, MatchPlan
from pelagos.bots import bot_from
from pelagos.bots.chances import told
from pelagos.bots.judging import utilities
from pelagos.core.errors import BadMatch, MissingExtra
from pelagos.core.features import Features, SparseVector
from pelagos.core.game import Game, Setup
from pelagos.core.record import Record
from pelagos.core.registry import game as find_game
from pelagos.core.state import State

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise MissingExtra(f"{error.name} is not installed; it comes with an extra: pip install 'pelagos[dataset]'") from None

GAMES_PER_FILE = 100
"""Games in a file."""

Row = dict[str, object]


@dataclass(frozen=True)
class Played:
    """A game as data: one row for the game and one for each decision."""

    k: int
    game: Row
    decisions: list[Row]


@dataclass(frozen=True)
class DatasetPlan:
    """The games of a match, with everything that was known at each decision."""

    match: MatchPlan

    def play(self, k: int) -> Played:
        """Play game k to its end."""
        match = self.match
        game, seated = find_game(match.game), match.seated(k)
        deal = match.seed + k // match.rotations
        state = game.begin(Setup(game, match.players, deal, match.options))
        bots = [bot_from(match.bots[i], seed=(deal * match.players + i) ^ BOT_SALT) for i in seated]
        rows: list[Row] = []
        while not state.over:
            seat, legal = int(state.seat), state.legal()
            if len(legal) == 1:
                state.play(legal[0])
                continue
            word = bots[seat].decide(state.perspective(seat))
            rows.append({"game": k, **_known(game, state, seat), "legal": legal, "word": word, "text": game.text(word)})
            state.apply(word)
        names = [match.bots[i] for i in seated]
        return Played(k, _game_row(k, deal, names, state), [row | _came_to(game, state, row, names) for row in rows])


def features_of(game: Game) -> Features:
    """The game's features, which it must have."""
    if game.features is None:
        raise BadMatch(f"{game.title} has no features to write down")
    return game.features


def _known(game: Game, state: State, seat: int) -> Row:
    """Where the game is, what the seat knows, and everybody's chances by the game's evaluator, as the seat sees them."""
    features, sparse = features_of(game), SparseVector()
    features.observe(state, seat, sparse)
    vector = np.zeros(len(features.names), np.float32)
    for feature, value in sparse.total().items():
        vector[feature] = value
    guess = state.determinize(seat, 0)
    known: Row = {"ply": int(state.ply), "turn": int(state.turn), "seat": seat, "step": game.steps[int(state.stack[-1]) & 63]}
    return known | {"features": vector, "chances": np.array(told(guess, list(utilities(guess, game.evaluator))))}


def _game_row(k: int, deal: int, names: list[str], state: State) -> Row:
    row: Row = {"game": k, "seed": deal, "bots": names, "places": state.ranking(), "scores": [float(x) for x in state.scores()]}
    return row | {"stopped": state.stopped, "words": int(state.ply), "record": Record.of(state).dumps()}


def _came_to(game: Game, state: State, row: Row, names: list[str]) -> Row:
    """How the game ended for the deciding seat of a row."""
    seat = int(str(row["seat"]))
    place, score = state.ranking()[seat], float(state.scores()[seat])
    return {"bot": names[seat], "place": place, "score": score, "result": features_of(game).result(state, seat)}


class Dataset:
    """A dataset in its folder."""

    def __init__(self, folder: Path, plan: MatchPlan) -> None:
        self.folder = folder
        self.plan = plan
        self.game = find_game(plan.game)
        names = features_of(self.game).names
        folder.mkdir(parents=True, exist_ok=True)
        about = json.dumps({**asdict(plan), "batch": GAMES_PER_FILE, "features": names}, indent=2) + "\n"
        file = folder / "dataset.json"
        if file.exists() and file.read_text(encoding="utf-8") != about:
            raise BadMatch(f"{str(folder)!r} holds another dataset; choose another folder")
        file.write_text(about, encoding="utf-8")

    def play(self, games: int, play: Executor, progress: Callable[[int], None]) -> None:
        """Play those of the first `games` that are missing, file by file."""
        for first in range(0, games, GAMES_PER_FILE):
            numbers = range(first, min(first + GAMES_PER_FILE, games))
            if self._held(first) >= len(numbers):
                continue
            found: list[Played] = []
            for played in play(DatasetPlan(self.plan), numbers):
                found.append(played)
                progress(first + len(found))
            self._write(first, sorted(found, key=lambda played: played.k))

    def _held(self, first: int) -> int:
        """How many games of a file are there already; the file of games is written last."""
        file = self.folder / f"games-{first:07}.parquet"
        return pq.read_metadata(file).num_rows if file.exists() else 0

    def _write(self, first: int, found: list[Played]) -> None:
        tables = {
            "decisions": pa.Table.from_pylist([row for played in found for row in played.decisions], self._decisions()),
            "games": pa.Table.from_pylist([played.game for played in found], GAMES),
        }
        for name, table in tables.items():
            part = self.folder / f"{name}-{first:07}.part"
            pq.write_table(table, part, compression="zstd")
            part.replace(part.with_suffix(".parquet"))

    def _decisions(self) -> pa.Schema:
        """The columns of decisions. The number of features is fixed, and their names are in `dataset.json`."""
        count = len(features_of(self.game).names)
        names = pa.dictionary(pa.int32(), pa.string())
        return pa.schema(
            [
                *(("game", pa.int32()), ("ply", pa.int32()), ("turn", pa.int32()), ("seat", pa.int8()), ("bot", names)),
                *(("step", names), ("features", pa.list_(pa.float32(), count)), ("chances", pa.list_(pa.float32()))),
                *(("legal", pa.list_(pa.int32())), ("word", pa.int32()), ("text", names)),
                *(("place", pa.int8()), ("score", pa.float32()), ("result", pa.float32())),
            ]
        )

    def files(self, kind: str) -> Iterator[Path]:
        """The files of `games` or `decisions`, in order."""
        yield from sorted(self.folder.glob(f"{kind}-*.parquet"))


GAMES = pa.schema(
    [
        *(("game", pa.int32()), ("seed", pa.int64()), ("bots", pa.list_(pa.string())), ("places", pa.list_(pa.int8()))),
        *(("scores", pa.list_(pa.float32())), ("stopped", pa.bool_()), ("words", pa.int32()), ("record", pa.string())),
    ]
)
"""The columns of games."""
