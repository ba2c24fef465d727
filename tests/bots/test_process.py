"""Foreign bots, run as real processes: good ones, and all the ways to fail."""

import gc
import json
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import pelagos
from pelagos import State
from pelagos.bots import bot, bot_from
from pelagos.bots.greedy import GreedyBot
from pelagos.bots.process import MAX_FAILURES_IN_A_ROW, ProcessBot
from pelagos.core.errors import UnknownBot
from tests.conformance.cases import CASES, somewhere

EXAMPLES = Path(__file__).parents[2] / "examples"
COMMANDS = [f"{sys.executable} {EXAMPLES / 'bot.py'}", f"node {EXAMPLES / 'bot.js'}"]
LOOP = "import json, sys, time, os\nfor line in sys.stdin:\n    q = json.loads(line)\n    "

Make = Callable[..., ProcessBot]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Makes a bot of what a Python program does with each question q."""

    def bot_of(body: str, seconds: float = 20.0) -> ProcessBot:
        file = tmp_path / "program.py"
        file.write_text(LOOP + body.replace("\n", "\n    ") + "\n")
        return ProcessBot(f"{sys.executable} {file}", seed=1, seconds=seconds)

    return bot_of


def deciding(seed: int = 1) -> State:
    state: State = pelagos.game("orichalcum").new(players=2, seed=seed)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    return state


def asked(player: ProcessBot, state: State) -> int:
    return player.decide(state.perspective(int(state.seat)))


def quick(state: State) -> int:
    """What the quick bot says in its first decision."""
    return GreedyBot(1, samples=1).decide(state.perspective(int(state.seat)))


SAY_LAST = "print(json.dumps({'word': q['words'][-1]}), flush=True)"


def test_a_program_decides(make: Make, capfd: pytest.CaptureFixture[str]):
    state, player = deciding(), make(SAY_LAST)
    for _ in range(10):
        word = asked(player, state)
        assert word == state.legal()[-1]
        state.apply(word)
    assert capfd.readouterr().err == ""


def test_it_is_told_view_words_and_clock(make: Make, tmp_path: Path):
    state, kept = deciding(), tmp_path / "question.json"
    player = make(f"open({str(kept)!r}, 'w').write(line)\n{SAY_LAST}", 20.0)
    asked(player, state)
    question = json.loads(kept.read_text())
    seat = int(state.seat)
    assert question == {
        "view": json.loads(json.dumps(state.view(seat))),
        "words": [state.setup.game.text(word) for word in state.legal()],
        "clock": 20.0,
        "seed": 1,
    }


def test_what_a_seat_cannot_know_is_not_told(make: Make, tmp_path: Path):
    kept = tmp_path / "question.json"
    player = make(f"open({str(kept)!r}, 'w').write(line)\n{SAY_LAST}")
    for case in CASES[::9]:
        state = somewhere(case, 1)
        questions = []
        for alike in (state, state.determinize(state.seat, 99)):
            kept.write_text("")
            asked(player, alike)
            questions.append(kept.read_text())
        assert questions[0] == questions[1]


@pytest.mark.parametrize(
    ("body", "seconds", "expected"),
    [
        ("time.sleep(60)", 0.3, "no answer within 0.3 seconds"),
        ("pass", 0.3, "no answer within 0.3 seconds"),
        ("sys.stdout.write('{'); sys.stdout.flush()", 0.3, "no answer"),
        ("sys.exit(3)", 20, "it ended without an answer"),
        ("raise ValueError('overboard')", 20, "it ended without an answer"),
        ("os.close(1); time.sleep(60)", 20, "it ended without an answer"),
        ("print('take 1', flush=True)", 20, "'take 1', which is no line of JSON"),
        ("sys.stdout.buffer.write(bytes(range(128, 200)) + b'\\n'); sys.stdout.flush()", 20, "no line of JSON"),
        ("print('x' * 1000000, flush=True)", 20, "no line of JSON"),
        ("print('[1]', flush=True)", 20, '\'[1]\', not {"word": "..."}'),
        ("print('{\"word\": 7}', flush=True)", 20, 'not {"word": "..."}'),
        ('print(\'{"word": "fly"}\', flush=True)', 20, "'fly', which is no legal word now"),
    ],
)
def test_a_failure_is_told_and_a_quick_bot_decides(
    make: Make, capfd: pytest.CaptureFixture[str], body: str, seconds: float, expected: str
):
    state = deciding()
    word = asked(make(body, seconds), state)
    assert word == quick(state)
    err = capfd.readouterr().err
    report = next(line for line in err.splitlines() if line.startswith("pelagos: process:"))
    assert expected in report
    assert f"seat {int(state.seat) + 1}, word {int(state.ply) + 1}" in report
    assert f"the quick bot says {state.setup.game.text(word)!r} instead" in report
    assert "overboard" not in body or "overboard" in err  # what the program itself says on stderr is seen


def test_after_a_failure_the_program_starts_afresh(make: Make, tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    failed = tmp_path / "failed"
    player = make(f"if not os.path.exists({str(failed)!r}):\n    open({str(failed)!r}, 'w'); sys.exit()\n{SAY_LAST}")
    state = deciding()
    assert asked(player, state) == quick(state)
    assert asked(player, state) == state.legal()[-1]
    assert capfd.readouterr().err.count("\n") == 1


def test_who_fails_again_and_again_is_not_asked_any_more(make: Make, capfd: pytest.CaptureFixture[str]):
    state, player = deciding(), make("sys.exit()")
    for _ in range(MAX_FAILURES_IN_A_ROW + 2):
        assert asked(player, state) in state.legal()
    err = capfd.readouterr().err
    assert err.count("\n") == MAX_FAILURES_IN_A_ROW
    assert err.count("is not asked again in this game") == 1


def test_an_answer_too_late_is_not_taken_for_the_next(make: Make, tmp_path: Path):
    late = tmp_path / "late"
    body = f"if not os.path.exists({str(late)!r}):\n    open({str(late)!r}, 'w'); time.sleep(3)\n{SAY_LAST}"
    state, player = deciding(), make(body, 2.0)
    state.apply(asked(player, state))
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    time.sleep(1.2)
    assert asked(player, state) == state.legal()[-1]


def test_a_question_that_nobody_reads_does_not_block(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(60)\n")
    state = deciding()
    perspective = state.perspective(int(state.seat))
    long = "x" * 1_000_000

    class Long(type(perspective)):  # type: ignore[misc]  # a base class found at run time
        @property
        def view(self) -> dict[str, object]:
            return super().view | {"long": long}

    player = ProcessBot(f"{sys.executable} {file}", seed=1, seconds=0.3)
    assert player.decide(Long(state, int(state.seat))) == quick(state)
    assert "no answer" in capfd.readouterr().err


def test_the_program_ends_with_its_bot(make: Make):
    player = make(SAY_LAST)
    asked(player, deciding())
    running = player._running
    assert running is not None
    process = running.process
    assert process.poll() is None
    del player, running
    gc.collect()
    assert process.poll() is not None


@pytest.mark.parametrize("command", COMMANDS, ids=["python", "javascript"])
@pytest.mark.parametrize("name", pelagos.games())
def test_examples_play_without_a_fault(command: str, name: str, capfd: pytest.CaptureFixture[str]):
    if shutil.which(command.split()[0]) is None:
        pytest.skip("there is no node here")
    ends = []
    for _ in range(2):
        state = pelagos.game(name).new(players=2, seed=3)
        players = [bot("process", command=command, seed=4, seconds=60.0), bot("random", seed=4)]
        while not state.over and state.ply < 150:
            state.apply(players[state.seat].decide(state.perspective(int(state.seat))))
        ends.append(state.digest())
    assert capfd.readouterr().err == ""
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("process", "process:COMMAND"),
        ("process:", "process:COMMAND"),
        ("process:seconds=2", "process:COMMAND"),
        ("process:no-such-program x", "'no-such-program'"),
        ("process:seconds=x:python3", "'x'"),
        ("process:python3 'x", "cannot be read"),
    ],
)
def test_what_cannot_be_run_is_refused_at_once(text: str, expected: str):
    with pytest.raises(UnknownBot, match=expected):
        bot_from(text)


def test_settings_stand_before_the_command_and_the_command_may_have_colons(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    state = deciding()
    player = bot_from(f"process:seconds=0.2:seed=1:{sys.executable} -c 'import time; lambda: 3; time.sleep(9)'")
    assert player.decide(state.perspective(int(state.seat))) == quick(state)
    assert "within 0.2 seconds" in capfd.readouterr().err
