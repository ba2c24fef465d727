"""Games as data: complete, true to the records, and gone on with after a break."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import pelagos
from pelagos.arena import dataset
from pelagos.cli import app

COMMAND = ["dataset", "arnak", "--players", "2", "--bots", "random", "--seed", "5"]


def run(folder: Path, games: int) -> str:
    done = CliRunner().invoke(app, [*COMMAND, "--games", str(games), "--out", str(folder)])
    assert done.exit_code == 0, done.output
    return done.output


def test_every_decision_is_the_one_of_the_record(tmp_path: Path):
    assert "3 games of Lost Ruins of Arnak" in run(tmp_path, 3)
    about = json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))
    features = pelagos.game("arnak").features
    assert about["features"] == features.names
    rows = pq.read_table(tmp_path / "decisions-0000000.parquet").to_pylist()
    for game in pq.read_table(tmp_path / "games-0000000.parquet").to_pylist():
        record = pelagos.Record.loads(game["record"])
        state = record.setup.game.begin(record.setup)
        decided = iter(row for row in rows if row["game"] == game["game"])
        for word in record.words:
            if len(state.legal()) > 1:
                row = next(decided)
                assert (row["ply"], row["seat"], row["word"], row["legal"]) == (state.ply, state.seat, word, state.legal())
                named = {features.names[i]: row["features"][i] for i in np.flatnonzero(row["features"])}
                assert named == pytest.approx(features.vector(state, state.seat))
                assert sum(row["chances"]) == pytest.approx(1.0)
                assert (row["place"], row["score"]) == (game["places"][row["seat"]], game["scores"][row["seat"]])
            state.play(word)
        assert next(decided, None) is None
        assert state.ranking() == game["places"]


def test_a_run_that_broke_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 2)
    run(tmp_path / "whole", 5)
    run(tmp_path / "parts", 2)
    kept = (tmp_path / "parts" / "games-0000000.parquet").stat().st_mtime_ns
    run(tmp_path / "parts", 5)
    assert (tmp_path / "parts" / "games-0000000.parquet").stat().st_mtime_ns == kept
    for file in (tmp_path / "whole").glob("*.parquet"):
        assert pq.read_table(file).equals(pq.read_table(tmp_path / "parts" / file.name))


def test_a_folder_with_another_dataset_is_refused(tmp_path: Path):
    run(tmp_path, 1)
    done = CliRunner().invoke(app, [*COMMAND[:-1], "6", "--games", "1", "--out", str(tmp_path)])
    assert done.exit_code != 0
    assert "another dataset" in str(done.exception)
