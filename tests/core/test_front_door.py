"""What somebody finds who meets the library at a prompt: states that tell something, texts, copies, pickles, help, errors."""

import ast
import copy
import inspect
import os
import pickle
import pkgutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import pelagos
from pelagos import State
from pelagos.core import errors
from tests.conformance.cases import CASES, Case, random_play, somewhere

GAME = pelagos.game("orichalcum")
SECRET = "5ec2e7" + "0" * 58


def test_a_state_shows_game_players_ply_decision_and_scores() -> None:
    state = GAME.new(players=3, seed=7)
    assert repr(state) == f"<Orichalcum: 3 players, ply 0, seat {state.seat} decides 'lay-metropolis', scores [0, 0, 0]>"
    state.apply(state.legal()[0])
    assert "ply 1, " in repr(state)


def test_a_finished_state_shows_how_it_ended() -> None:
    state = GAME.new(players=2, seed=3)
    for _ in random_play(state, 3):
        pass
    how = "stopped" if state.stopped else "over"
    assert repr(state) == f"<Orichalcum: 2 players, ply {state.ply}, {how}, ranking {state.ranking()}, scores {state.scores()}>"


def test_a_printed_state_tells_options_standing_and_legal_words() -> None:
    state = GAME.new(players=2, seed=7, island_side=["easy", "hard"])
    lines = str(state).splitlines()
    assert lines[:3] == ["Orichalcum, 2 players", "island_side easy,hard", "same_island no"]
    assert lines[3] == f"ply 0, turn {state.turn}: seat {state.seat} decides 'lay-metropolis'"
    assert lines[4:6] == [f"seat {seat}: 0 points, place {place}" for seat, place in enumerate(state.ranking())]
    legal = state.legal()
    first = ", ".join(f"'{GAME.text(word)}'" for word in legal[:8])
    assert lines[6:] == [f"legal: {first} and {len(legal) - 8} more"]


def test_neither_shows_the_secret_of_a_table() -> None:
    state = GAME.new(players=2, seed=SECRET)
    assert SECRET[:6] not in repr(state) + str(state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_can_be_printed_at_every_point(case: Case) -> None:
    state = somewhere(case, 4)
    assert case.game.title in repr(state)
    assert len(str(state).splitlines()) == 3 + len(case.game.options) + case.players
    for _ in random_play(state, 4):
        pass
    assert "ranking" in str(state)


def test_a_word_may_be_said_as_its_text() -> None:
    one, other = GAME.new(players=3, seed=7), GAME.new(players=3, seed=7)
    for _ in range(40):
        word = one.legal()[-1]
        one.apply(word)
        other.apply(GAME.text(word).upper())
    assert one.digest() == other.digest()


def test_a_wrong_text_is_refused_and_changes_nothing() -> None:
    state = GAME.new(players=3, seed=7)
    digest = state.digest()
    with pytest.raises(pelagos.UnknownWord, match="did you mean medallion"):
        state.apply("medalion")
    with pytest.raises(pelagos.IllegalWord, match="'medallion' is not legal"):
        state.apply("medallion")
    assert state.digest() == digest


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_a_copy_is_an_independent_clone(case: Case, duplicate: Callable[[State], State]) -> None:
    state = somewhere(case, 5)
    digest = state.digest()
    other = duplicate(state)
    assert (type(other), other.digest(), other.log()) == (type(state), digest, state.log())
    other.play(other.legal()[0])
    assert state.digest() == digest


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_a_pickle_brings_back_the_same_position_with_its_past(case: Case) -> None:
    state = somewhere(case, 6)
    other = pickle.loads(pickle.dumps(state))
    assert (type(other), other.digest(), other.log()) == (type(state), state.digest(), state.log())
    assert other.setup.game is state.setup.game


def test_a_guess_has_no_pickle_but_copies() -> None:
    sample = GAME.new(players=2, seed=1).perspective(0).sample(3)
    assert copy.copy(sample).digest() == sample.digest()
    with pytest.raises(pelagos.NoRecord, match="take the record of the game itself"):
        pickle.dumps(sample)


def test_there_is_one_object_of_a_game_wherever_it_is_copied() -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert copy.deepcopy(GAME) is GAME
    assert repr(GAME) == "<Game 'orichalcum': Orichalcum, 2 to 4 players>"


def test_a_record_shows_what_it_holds() -> None:
    state = GAME.new(players=2, seed=1)
    state.apply(state.legal()[0])
    assert repr(pelagos.Record.of(state)) == "<Record of Orichalcum: 2 players, 1 words, open>"


def test_every_error_is_exported() -> None:
    found = {name for name, thing in vars(errors).items() if inspect.isclass(thing)}
    assert found <= set(pelagos.__all__)
    assert all(issubclass(getattr(pelagos, name), pelagos.PelagosError) for name in found)


def test_all_that_is_promised_is_there() -> None:
    assert sorted(pelagos.__all__) == pelagos.__all__
    assert all(hasattr(pelagos, name) for name in pelagos.__all__)


def documented(module: str) -> dict[str, str]:
    """The docstrings of the classes, functions and methods of a module, as its source has them; properties apart."""
    source = Path(pelagos.__file__).parents[1] / f"{module.replace('.', '/')}.py"
    found: dict[str, str] = {}
    for node in ast.parse(source.read_text()).body:
        for owner, inner in [
            ("", node),
            *((f"{node.name}.", inner) for inner in (node.body if isinstance(node, ast.ClassDef) else [])),
        ]:
            text = ast.get_docstring(inner) if isinstance(inner, ast.ClassDef | ast.FunctionDef) else None
            if text and text.isascii() and not getattr(inner, "decorator_list", [])[: 1 if owner else 0]:
                found[owner + inner.name] = text  # type: ignore[union-attr]  # nodes with a docstring have a name
    return found


@pytest.mark.parametrize(
    "module", ["pelagos.core.state", "pelagos.core.words", "pelagos.core.deck", "pelagos.games.orichalcum.state"]
)
def test_help_shows_docstrings_compiled_or_not(module: str) -> None:
    texts = documented(module)
    assert len(texts) > 5
    for name, text in texts.items():
        thing = pkgutil.resolve_name(f"{module}:{name}")
        assert inspect.getdoc(thing) == text, name
        assert "(" in str(inspect.signature(thing))


def without(tmp_path: Path, *packages: str) -> dict[str, str]:
    """An environment in which packages seem not to be installed."""
    blocker = "import sys\nsys.modules.update(dict.fromkeys(" + repr(packages) + "))\n"
    (tmp_path / "sitecustomize.py").write_text(blocker)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(pelagos.__file__).parents[1])])}


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        ("typer", [], "cli"),
        ("rich", ["play", "orichalcum"], "cli"),
        ("typer", ["arena", "orichalcum"], "arena"),
        ("numpy", ["train", "orichalcum"], "train"),
        ("typer", ["dataset", "orichalcum"], "dataset"),
        ("uvicorn", ["serve"], "server"),
    ],
)
def test_a_missing_extra_is_one_line_that_says_what_to_install(
    tmp_path: Path, missing: str, arguments: list[str], extra: str
) -> None:
    command = [sys.executable, "-P", "-m", "pelagos", *arguments]
    done = subprocess.run(command, env=without(tmp_path, missing), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == f'pelagos: this needs the package {missing}, which is not installed; say: pip install "pelagos[{extra}]"\n'
    )


def test_a_notebook_shows_a_position_without_the_extra_as_text(tmp_path: Path) -> None:
    code = "import pelagos; s = pelagos.game('orichalcum').new(players=2, seed=1); print(s._repr_html_()); s.svg()"
    command = [sys.executable, "-P", "-c", code]
    done = subprocess.run(command, env=without(tmp_path, "rich"), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "None\n"
    assert "MissingExtra: rich.console is not installed; it comes with an extra: pip install 'pelagos[cli]'" in done.stderr


def test_python_m_pelagos_is_the_command_line(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "pelagos", "--version"]
    done = subprocess.run(command, env=without(tmp_path), cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == f"pelagos {pelagos.__version__} ({'compiled' if pelagos.compiled else 'interpreted'} engines)\n"


def test_the_library_alone_needs_no_extra(tmp_path: Path) -> None:
    code = "import pelagos; s = pelagos.game('orichalcum').new(players=2, seed=1); s.apply(s.legal()[0]); print(repr(s))"
    environment = without(tmp_path, "typer", "rich", "fluent", "fluent.runtime", "openskill", "litestar", "msgspec")
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("<Orichalcum: 2 players, ply 1")
