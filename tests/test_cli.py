"""The command line: what it prints, and how it refuses."""

import hashlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import pelagos
from pelagos import Record, cli
from pelagos.arena.executor import Executor
from pelagos.arena.match_plan import Outcome, Thinking

Result = tuple[int, str, str]
Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command line with some typed lines; tells exit code, output and errors."""

    def run_it(*arguments: object, typed: str = "") -> Result:
        keyboard = tmp_path / "keyboard"
        keyboard.write_text(typed)
        with keyboard.open() as stdin:
            monkeypatch.setattr(sys, "argv", ["pelagos", *map(str, arguments)])
            monkeypatch.setattr(sys, "stdin", stdin)
            monkeypatch.setenv("COLUMNS", "100")
            with pytest.raises(SystemExit) as end:
                cli.main()
        out, err = capsys.readouterr()
        return int(str(end.value.code)), out, err

    return run_it


PLAY = ("play", "orichalcum", "--bot", "random")
"""Against bots that take no time."""


@pytest.fixture
def record() -> str:
    """The text of an open game of sixty words."""
    state = pelagos.game("orichalcum").new(players=3, seed=7)
    for _ in range(60):
        state.apply(state.legal()[-1])
    return Record.of(state).dumps()


def refused(result: Result, *expected: str) -> None:
    """Exit code 2, one line that says what was wrong, and nothing else."""
    code, out, err = result
    assert code == 2
    assert out == ""
    assert err.startswith("pelagos: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    for text in expected:
        assert text in err


# -- what works


def test_help_has_examples(run: Run):
    for arguments in ([], ["--help"], ["-h"]):
        code, out, err = run(*arguments)
        assert (code, err) == (0, "")
        for command in ("play", "serve", "arena", "tune", "train", "replay", "verify", "rules", "games"):
            assert command in out
        assert "pelagos arena orichalcum --players 3 --games 1000" in out


@pytest.mark.parametrize("command", ["play", "serve", "arena", "tune", "train", "replay", "verify", "rules", "games"])
def test_every_command_explains_itself(run: Run, command: str):
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert f"pelagos {command}" in out


def test_version(run: Run):
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith(f"pelagos {pelagos.__version__} (")


def test_games_lists_the_options(run: Run):
    code, out, _ = run("games")
    assert code == 0
    for text in ("orichalcum", "2 to 4 players", "island_side", "same_island", "easy or hard"):
        assert text in out


@pytest.mark.parametrize(("language", "text"), [("en", "A turn"), ("pl", "Tytani"), ("de", "Rundenende")])
def test_rules(run: Run, language: str, text: str):
    code, out, err = run("rules", "orichalcum", "--language", language)
    assert (code, err) == (0, "")
    assert text in out


@pytest.mark.parametrize(("language", "text"), [("en", "has no rules in short"), ("pl", "nie ma"), ("de", "gibt es keine")])
def test_a_game_without_rules_in_short_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, text: str):
    monkeypatch.setattr("pelagos.locales.Language.rules", lambda spoken: "")
    code, out, _ = run("rules", "orichalcum", "--language", language)
    assert code == 0
    assert text in out


def test_arena(run: Run, tmp_path: Path):
    file = tmp_path / "result.json"
    code, out, err = run(
        "arena", "orichalcum", "--players", 3, "--games", 5, "--seed", 1, "--option", "island_side=hard", "--json", file
    )
    assert (code, err) == (0, "")
    for text in ("5 games of 3 players, seed 1", "island_side=hard", "95 % interval", "games/s"):
        assert text in out
    result = json.loads(file.read_text())
    assert (result["games"], result["seed"], len(result["seats"])) == (5, 1, 3)


def test_arena_resumes_and_reports(run: Run, tmp_path: Path):
    out, report = tmp_path / "games.jsonl", tmp_path / "report.html"
    arguments = ("arena", "orichalcum", "--bots", "random:seed=1,random", "--out", out)
    code, first, err = run(*arguments, "--games", 3)
    assert (code, err) == (0, "")
    assert "4 games of 2 players" in first  # whole deals
    assert len(out.read_text().splitlines()) == 5
    code, second, err = run(*arguments, "--games", 6, "--report", report)
    assert (code, err) == (0, "")
    assert re.findall(r"seed \d+", first) == re.findall(r"seed \d+", second)
    assert out.read_text().count('"k"') == 6
    assert report.read_text().startswith("<!DOCTYPE html>")
    refused(run(*arguments, "--seed", 0 if "seed 1," in first else 1), "another match")


def test_arena_is_reproducible(run: Run):
    outputs = [run("arena", "orichalcum", "--games", 3, "--seed", 9)[1].rpartition("stopped")[0] for _ in range(2)]
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("better", [True, False])
def test_tune_writes_only_what_is_surely_better(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, better: bool):
    @contextmanager
    def executor(workers: int) -> Iterator[Executor]:
        """Whoever comes first in a plan wins everything, or half."""
        assert workers == 2
        thinking = [Thinking(), Thinking()]
        won = [[1, 2], [2, 1]] if better else [[1, 1], [1, 1]]
        yield lambda plan, games: (Outcome(k, 10, 5, won[k % 2], False, thinking) for k in games)

    monkeypatch.setattr("pelagos.arena.executor.executor", executor)
    packaged = pelagos.game("atlantis").weights_file
    before = packaged.read_text(encoding="utf-8")
    file, state = tmp_path / "better.toml", tmp_path / "tuning.jsonl"
    asked = ("tune", "atlantis", "--games", 16, "--check", 20, "--workers", 2, "--state", state, "--keep", "helper", "--out", file)
    code, out, err = run(*asked)
    assert (code, err) == (0, "")
    assert packaged.read_text(encoding="utf-8") == before
    assert file.exists() == better
    assert len(state.read_text().splitlines()) == (1 + 2 + 3 if better else 1 + 2)  # without a difference there is nothing to check
    if better:
        assert "100.0% (83.9% to 100.0%): better" in out
        found = tomllib.loads(file.read_text())
        assert found["weights"]["helper"] == tomllib.loads(before)["weights"]["helper"]
        assert found["tuned"][-1]["low"] == 0.8389
        assert run(*asked) == (code, out, err)
        refused(run(*asked, "--seed", 2), "another tuning")
    else:
        assert "not surely better, so the old ones stay" in out


def test_replay(run: Run, record: str, tmp_path: Path):
    file = tmp_path / "game.txt"
    file.write_text(record)
    code, out, err = run("replay", file)
    assert (code, err) == (0, "")
    assert "Verified: 60 words" in out
    code, out, err = run("replay", file, "--to", 5, "--language", "de")
    assert (code, err) == (0, "")
    assert "legt die Hauptstadt" in out
    assert "nach Wort 5" in out


def test_play_without_input_ends_politely(run: Run):
    code, out, err = run(*PLAY, "--seed", 1)
    assert (code, err) == (0, "")
    assert out.rstrip().splitlines()[-1].startswith("The game was left after")


@pytest.mark.parametrize("compiled", [True, False])
def test_play_says_when_bots_think_slowly(run: Run, monkeypatch: pytest.MonkeyPatch, compiled: bool):
    monkeypatch.setattr(pelagos, "compiled", compiled)
    assert ("The engines are not compiled" in run(*PLAY)[1]) == (not compiled)


def test_play_by_numbers_to_the_end(run: Run, tmp_path: Path):
    state, file = pelagos.game("orichalcum").new(players=2, seed=3), tmp_path / "game.txt"
    chance = random.Random(3)
    while not state.over:
        state.apply(chance.choice(state.legal()))
    late = Record.of(state).replay(int(state.ply) - 20)
    file.write_text(Record.of(late).dumps())
    code, out, err = run(*PLAY, "--resume", file, "--name", "Ada", typed="1\n" * 3000)
    assert (code, err) == (0, "")
    assert "The game is over" in out or "stopped" in out
    assert "Ada takes card" in out


def test_save_and_resume(run: Run, tmp_path: Path):
    file = tmp_path / "kept.txt"
    code, _, err = run(*PLAY, "--seed", 5, typed=f"1\n1\nsave {file}\nquit\n")
    assert (code, err) == (0, "")
    words = len(Record.loads(file.read_text()).words)
    code, _, err = run(*PLAY, "--resume", file, typed=f"save {file}\n")
    assert (code, err) == (0, "")
    assert len(Record.loads(file.read_text()).words) == words


def test_the_same_seed_plays_the_same(run: Run):
    assert run(*PLAY, "--seed", 3, typed="1\n" * 30) == run(*PLAY, "--seed", 3, typed="1\n" * 30)


def test_a_table_seed_and_options_for_each_seat(run: Run):
    code, out, err = run(
        "play", "orichalcum", "--seed", "ab" * 32, "--option", "island_side=hard,easy,easy", "--option", "same_island=yes"
    )
    assert (code, err) == (0, "")
    assert "harder side" in out


@pytest.mark.parametrize("line", ["fly", "take", "place z9 9", "77", "take 6"])
def test_a_bad_word_in_play_is_told_and_the_game_goes_on(run: Run, line: str):
    code, out, err = run(*PLAY, "--seed", 1, typed=f"{line}\n1\nquit\n")
    assert (code, err) == (0, "")
    assert "Traceback" not in out
    assert "The game was left after" in out


# -- what is refused


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], ["'chess'", "orichalcum"]),
        (["play", "orichalcm"], ["did you mean orichalcum?"]),
        (["arena", "chess"], ["'chess'"]),
        (["rules", "chess"], ["'chess'"]),
        (["rules", "orichalcum", "--language", "fr"], ["'fr'", "de, en, pl"]),
        (["play", "orichalcum", "--language", "fr"], ["'fr'", "de, en, pl"]),
        (["play", "orichalcum", "--players", "1"], ["2 to 4"]),
        (["play", "orichalcum", "--players", "5"], ["2 to 4"]),
        (["play", "orichalcum", "--players", "two"], ["--players"]),
        (["play", "orichalcum", "--players", "2.5"], ["--players"]),
        (["play", "orichalcum", "--seat", "4"], ["1 to 3"]),
        (["play", "orichalcum", "--seat", "0"], ["1 to 3"]),
        (["play", "orichalcum", "--seed", "seven"], ["64 hex digits"]),
        (["play", "orichalcum", "--seed", "99999999999999999999"], ["2**61"]),
        (["play", "orichalcum", "--option", "sea=rough"], ["'sea'", "island_side, same_island"]),
        (["play", "orichalcum", "--option", "island_side=soft"], ["'soft'", "easy or hard"]),
        (["play", "orichalcum", "--option", "island_side=easy,hard"], ["2 values for 3 players"]),
        (["play", "orichalcum", "--option", "same_island=maybe"], ["yes or no"]),
        (["play", "orichalcum", "--option", "same_island"], ["NAME=VALUE"]),
        (["play", "orichalcum", "--bot", "clever"], ["'clever'", "random"]),
        (["play", "orichalcum", "--bot", "random:mood=3"], ["'mood'", "seed"]),
        (["play", "orichalcum", "--bot", "random:seed=x"], ["'x'"]),
        (["play", "orichalcum", "--bot", "process:no-such-program"], ["'no-such-program'"]),
        (["play"], ["GAME"]),
        (["play", "orichalcum", "chess"], ["chess"]),
        (["play", "orichalcum", "--sead", "3"], ["--sead"]),
        (["sail"], ["sail"]),
        (["arena", "orichalcum", "--games", "0"], ["--games"]),
        (["arena", "orichalcum", "--games", "many"], ["--games"]),
        (["arena", "orichalcum", "--seed", "-1"], ["2**61"]),
        (["arena", "orichalcum", "--seed", "x"], ["--seed"]),
        (["arena", "orichalcum", "--players", "9"], ["2 to 4"]),
        (["arena", "orichalcum", "--players", "3", "--bots", "random,random"], ["2 bots for 3 players"]),
        (["arena", "orichalcum", "--bots", "random,clever,random"], ["'clever'"]),
        (["arena", "orichalcum", "--option", "island_side=soft"], ["'soft'"]),
        (["arena", "orichalcum", "--json", "/"], ["cannot be written"]),
        (["arena", "orichalcum", "--json", "/no/such/folder/file.json"], ["cannot be written"]),
        (["arena", "orichalcum", "--out", "/no/such/folder/file.jsonl"], ["cannot be written"]),
        (["arena", "orichalcum", "--report", "/"], ["cannot be written"]),
        (["arena", "orichalcum", "--workers", "0"], ["--workers"]),
        (["arena", "orichalcum", "--ray", "here"], ["'here'", "HOST:PORT"]),
        (["tune", "chess"], ["'chess'"]),
        (["tune", "arnak"], ["learned", "pelagos train arnak"]),
        (["tune", "atlantis", "--bot", "random"], ["random", "'weights'"]),
        (["tune", "atlantis", "--keep", "sea"], ["'sea'", "completed"]),
        (["tune", "atlantis", "--out", "/no/such/folder/file.toml"], ["cannot be written"]),
        (["tune", "atlantis", "--state", "/"], ["cannot be written"]),
        (["replay", "/no/such/file"], ["No such file"]),
        (["replay", "/"], ["directory"]),
        (["play", "orichalcum", "--resume", "/no/such/file"], ["No such file"]),
        (["replay"], ["FILE"]),
        (["serve", "--stand-in", "clever"], ["'clever'", "random"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_arguments(run: Run, arguments: list[str], expected: list[str]):
    refused(run(*arguments), *expected)


BROKEN: dict[str, tuple[Callable[[str], bytes], str]] = {
    "empty": (lambda text: b"", "this is no record"),
    "garbage": (lambda text: b"Dear Doris,\nthe sea is calm.\n", "this is no record"),
    "binary": (lambda text: bytes(range(256)) * 8, "no text"),
    "null bytes": (lambda text: b"\0" * 100, "this is no record"),
    "truncated": (lambda text: "\n".join(text.splitlines()[:30]).encode(), "breaks off"),
    "truncated within a line": (lambda text: text[: text.index("metropolis") + 9].encode(), "breaks off"),
    "truncated in the header": (lambda text: "\n".join(text.splitlines()[:3]).encode(), "breaks off"),
    "a word lost": (lambda text: text.replace("metropolis", "# metropolis", 1).encode(), "lines were lost or added"),
    "a word changed": (lambda text: "take 1".join(text.rsplit("take 4", 1)).encode(), "differs from the record"),
    "an unknown word": (lambda text: text.replace("take ", "grab ", 1).encode(), "there is no verb 'grab'"),
    "a digest changed": (lambda text: text.replace("= ", "= f", 1).encode(), "16 hex digits"),
    "another seed": (lambda text: text.replace("seed 7", "seed 8").encode(), "pelagos: "),
    "another format": (lambda text: text.replace("pelagos-record 1", "pelagos-record 2").encode(), "only 'pelagos-record 1'"),
    "other rules": (lambda text: text.replace("rules ", "rules 0.", 1).encode(), "was made by rules 0."),
    "an unknown game": (lambda text: text.replace("game orichalcum", "game chess").encode(), "'chess'"),
    "too many players": (lambda text: text.replace("players 3", "players 9").encode(), "2 to 4 players"),
    "an unknown option": (lambda text: text.replace("option same_island", "option sea").encode(), "'sea'"),
    "another ending": (lambda text: text.replace(" open", " won").encode(), "'won'"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_records(run: Run, record: str, tmp_path: Path, kind: str):
    broken, expected = BROKEN[kind]
    file = tmp_path / "broken.txt"
    file.write_bytes(broken(record))
    assert file.read_bytes() != record.encode()
    refused(run("replay", file), expected)
    refused(run("replay", file, "--to", 1), expected)
    refused(run("play", "orichalcum", "--resume", file), expected)


@pytest.mark.parametrize("to", ["61", "-1", "x"])
def test_a_ply_that_is_not_there(run: Run, record: str, tmp_path: Path, to: str):
    file = tmp_path / "game.txt"
    file.write_text(record)
    refused(run("replay", file, "--to", to))


def test_resume_takes_no_setup(run: Run, record: str, tmp_path: Path):
    file = tmp_path / "game.txt"
    file.write_text(record)
    refused(run("play", "orichalcum", "--resume", file, "--players", 2), "--resume")


def test_a_refused_arena_writes_nothing(run: Run, tmp_path: Path):
    file = tmp_path / "result.json"
    refused(run("arena", "orichalcum", "--bots", "clever", "--json", file))
    assert not file.exists()


# -- as a process


def process(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pelagos.cli", *arguments]


def test_no_colour_where_none_is_wanted():
    plain = os.environ | {"NO_COLOR": "1", "COLUMNS": "80", "TERM": "xterm-256color"}
    done = subprocess.run(
        process("play", "orichalcum", "--seed", "2"), capture_output=True, text=True, env=plain, input="1\n", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b[3" not in done.stdout
    assert "╭" in done.stdout or "⌂" in done.stdout
    assert max(len(line.rstrip()) for line in done.stdout.splitlines()) <= 80


def test_an_old_encoding_does_not_matter():
    old = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(process("play", "orichalcum", "--seed", "2"), capture_output=True, env=old, input=b"1\n", check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_interrupted_it_leaves_quietly():
    with subprocess.Popen(
        process("play", "orichalcum", "--seed", "2"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"Traceback" not in err


# -- verifying what a table promised


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A file with the record of a finished game with a table's secret, and its commitment as a remark."""
    state = pelagos.game("cyclades").new(players=2, seed="5eed" * 16)
    chance = random.Random(1)
    while not state.over:
        state.apply(chance.choice(state.legal()))
    commitment = hashlib.sha256(("5eed" * 16).encode()).hexdigest()
    file = tmp_path / "finished.txt"
    file.write_text(Record.of(state).dumps().replace("\n", f"\n# commitment {commitment}\n", 1))
    return file


def test_verify(run: Run, finished: Path, record: str, tmp_path: Path):
    code, out, err = run("verify", finished)
    assert (code, err) == (0, "")
    assert "replay exactly" in out
    assert "the one fixed at the start" in out
    refused(run("verify", finished, "--commitment", "0" * 64), "NOT the one")
    changed = tmp_path / "changed.txt"
    changed.write_text(finished.read_text().replace("seed 5eed", "seed 5eef"))
    refused(run("verify", changed))
    changed.write_text(record)
    refused(run("verify", changed), "only a finished game")
