"""The rules of the model game, and that games from outside are found wherever games are."""

import json
import pickle
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from pearls.game import GAME
from pearls.state import DEALT, HAND, NOTHING, Pearls
from pearls.words import NUMBERS

import pelagos
from pelagos import Record, State
from pelagos.core import registry
from pelagos.core.deck import Deck
from pelagos.locales import Language
from tests.model import FOLDER, installed


def position(hands: list[list[int]], reef: tuple[int, ...] = (), top: int = NOTHING, **options: object) -> Pearls:
    """A position in which the first player decides; shells go by their numbers."""
    state = GAME.new(players=len(hands), seed=1, **options)
    assert isinstance(state, Pearls)
    for diver, hand in zip(state.divers, hands, strict=True):
        diver.hand = vec[i64]([hand.count(number) for number in range(1, NUMBERS + 1)])
    state.reef = Deck(vec[i64]([shell - 1 for shell in reef]))
    state.top = top if top == NOTHING else top - 1
    return state


def legal(state: Pearls) -> list[str]:
    return [GAME.text(word) for word in state.legal()]


@pytest.mark.rule("P1", "P2")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_is_dealt_three_shells_and_sees_only_their_own(players: int) -> None:
    state = GAME.new(players=players, seed=5)
    assert (state.seat, state.view(None)["reef"]) == (0, 24 - DEALT * players)
    divers = state.view(1)["divers"]
    assert isinstance(divers, list)
    assert [diver["shells"] for diver in divers] == [DEALT] * players
    assert [seat for seat, diver in enumerate(divers) if diver["hand"]] == [1]


@pytest.mark.rule("P3.1")
def test_a_dive_takes_the_top_shell_in_secret() -> None:
    state = position([[1], [2]], reef=(3, 6))
    assert legal(state) == ["dive", "open 1"]
    state.apply("dive")
    assert state.divers[0].hand[5] == 1
    assert [entry.get("shell") for entry in [*state.log(0), *state.log(1)]] == ["6", None]
    assert state.sealed == state.ply


@pytest.mark.rule("P3.1")
def test_a_full_hand_does_not_dive() -> None:
    state = position([[1] * 3 + [2] * (HAND - 3), [3]], reef=(6,))
    assert legal(state) == ["open 1", "open 2"]


@pytest.mark.rule("P3.2", "P6")
@pytest.mark.parametrize(
    ("top", "shell", "calm", "pearls"),
    [(NOTHING, 1, False, 1), (3, 4, False, 4), (3, 3, False, 0), (3, 3, True, 3), (3, 2, True, 0), (6, 1, False, 0)],
)
def test_a_higher_shell_gains_its_number(top: int, shell: int, calm: bool, pearls: int) -> None:
    state = position([[shell, 1], [2]], top=top, calm_sea=calm)
    state.apply(f"open {shell}")
    assert state.scores() == [pearls, 0]
    assert state.view(None)["top"] == shell
    assert state.seat == 1


@pytest.mark.rule("P4")
def test_whoever_has_nothing_to_do_is_passed_over() -> None:
    state = position([[1, 2], [], [3]])
    state.apply("open 1")
    assert state.seat == 2


@pytest.mark.rule("P5")
def test_the_last_shell_ends_the_game_and_equal_pearls_share_a_place() -> None:
    state = position([[4], [], []], top=3)
    state.divers[2].pearls = 4
    state.apply("open 4")
    assert (state.over, state.ranking()) == (True, [1, 3, 1])


# -- a game from outside


@pytest.fixture
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._registered, GAME.name)


@pytest.mark.usefixtures("unknown")
def test_a_game_is_unknown_until_it_is_registered() -> None:
    with pytest.raises(pelagos.UnknownGame):
        pelagos.game("pearls")
    assert pelagos.register(GAME) is GAME is pelagos.game("pearls")
    assert pelagos.games() == ["arnak", "atlantis", "cyclades", "orichalcum", "pearls"]
    assert pelagos.register(GAME) is GAME, "twice does no harm"


def test_a_position_that_lacks_a_method_says_which() -> None:
    class Unfinished(State):
        pass

    position = GAME.new(players=2, seed=1)
    with pytest.raises(NotImplementedError, match=r"adding-a-game.md\): scores"):
        Unfinished(position.setup, position.rng).ranking()


@pytest.mark.parametrize(
    ("game", "error", "says"),
    [
        (replace(GAME), ValueError, "another game called 'pearls'"),
        (replace(GAME, name="cyclades"), ValueError, "another game called 'cyclades'"),
        (replace(GAME, name="../x"), ValueError, "small letters"),
        (replace(GAME, name="Pearls"), ValueError, "small letters"),
    ],
)
def test_a_name_must_be_new_and_fit_for_an_address(game: pelagos.Game, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        pelagos.register(game)


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(TypeError, match="is no game"):
        pelagos.register("pearls")  # type: ignore[arg-type]  # that is the point


def test_its_files_are_those_of_its_own_package() -> None:
    assert GAME.file("rules.md").read_text(encoding="utf-8").startswith("# Pearls")
    assert not GAME.file("components.toml").is_file()
    assert Language(GAME, "pl").text("game-title") == "Perły"
    assert GAME.evaluator.evaluate(GAME.new(players=2, seed=1), 0) == 0.0


def test_a_language_that_a_game_lacks_is_english_and_one_without_locales_shows_message_names() -> None:
    silent = replace(GAME, package="tests.games.pearls")
    assert Language(silent, "de").title == "Pearls"
    assert Language(silent, "de").prompt("turn") == "prompt-turn"
    assert Language(silent, "de").rules() == ""
    with pytest.raises(pelagos.UnknownLanguage):
        Language(silent, "fr")


def test_records_and_pickles_of_it_find_it_by_name() -> None:
    state = GAME.new(players=2, seed=9)
    state.apply("dive")
    assert Record.loads(Record.of(state).dumps()).replay().digest() == state.digest()
    assert pickle.loads(pickle.dumps(state)).digest() == state.digest()


@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=20", "easy"])
def test_every_bot_plays_it(bot: str) -> None:
    from pelagos.bots import bot_from

    state = GAME.new(players=3, seed=4)
    player = bot_from(bot, seed=1)
    while not state.over:
        state.apply(player.decide(state.perspective(int(state.seat))))
    assert state.ranking()


def command(tmp_path: Path, *arguments: str, typed: str = "") -> str:
    """What the command line prints in an environment with the game installed as a package of its own."""
    run = [sys.executable, "-P", "-m", "pelagos", *arguments]
    done = subprocess.run(run, env=installed(tmp_path), cwd=tmp_path, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_installed_package_offers_it_to_the_command_line(tmp_path: Path) -> None:
    assert "pearls  Pearls, 2 to 4 players" in command(tmp_path, "games")
    assert "Perlen in Kürze" in command(tmp_path, "rules", "pearls", "--language", "de")
    assert "Dive for a shell" in command(tmp_path, "play", "pearls", "--bot", "random", "--seed", "3", typed="quit\n")


def test_an_installed_package_offers_it_to_the_arena_in_several_processes(tmp_path: Path) -> None:
    match = ("arena", "pearls", "--bots", "greedy,random", "--games", "4", "--seed", "1")
    for workers in ("1", "2"):
        command(tmp_path, *match, "--workers", workers, "--json", f"{workers}.json")
    alone, together = (json.loads((tmp_path / f"{workers}.json").read_text()) for workers in "12")
    assert (alone["seats"], alone["lengths"]) == (together["seats"], together["lengths"])


def test_its_own_project_file_offers_it_so() -> None:
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][registry.GROUP] == {GAME.name: "pearls.game:GAME"}
