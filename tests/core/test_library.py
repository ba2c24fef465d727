"""The library's face: games, options, players, states."""

import subprocess
import sys

import pytest

import pelagos
from pelagos.core.errors import BadOption, BadPlayers, BadSeed, IllegalWord, PelagosError, UnknownGame, UnknownOption, UnknownSeat


def test_games_are_found_by_name() -> None:
    assert "orichalcum" in pelagos.games()
    game = pelagos.game("orichalcum")
    assert (game.title, game.players, game.name) == ("Orichalcum", range(2, 5), "orichalcum")


def test_an_unknown_game_is_refused_with_what_was_meant() -> None:
    with pytest.raises(UnknownGame, match="did you mean orichalcum"):
        pelagos.game("orichalkum")
    with pytest.raises(UnknownGame, match=r"there are .*orichalcum"):
        pelagos.game("chess")


def test_options_say_what_they_mean() -> None:
    options = pelagos.game("orichalcum").options
    assert set(options) == {"island_side", "same_island"}
    assert all(option.meaning for option in options.values())
    assert (options["island_side"].default, options["same_island"].default) == ("easy", False)


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "3", True, None])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(BadPlayers, match="for 2 to 4 players"):
        pelagos.game("orichalcum").new(players=players)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize(
    ("options", "error", "says"),
    [
        ({"side": "easy"}, UnknownOption, "there are island_side, same_island"),
        ({"island_side": "medium"}, BadOption, "must be easy or hard or choose"),
        ({"island_side": ["easy", "hard"]}, BadOption, "2 values for 3 players"),
        ({"island_side": ["easy", "hard", "medium"]}, BadOption, "'medium'"),
        ({"island_side": [["easy"], "hard", "easy"]}, BadOption, "values"),
        ({"island_side": 1}, BadOption, "must be easy or hard"),
        ({"same_island": "yes"}, BadOption, "must be True or False"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], error: type[PelagosError], says: str) -> None:
    with pytest.raises(error, match=says):
        pelagos.game("orichalcum").new(players=3, seed=1, **options)


def test_only_what_has_a_meaning_is_offered() -> None:
    first = pelagos.game("atlantis").options["first_player"]
    assert [first.offered(players) for players in (1, 2, 3)] == [(), ("random", "1", "2"), ("random", "1", "2", "3")]
    arnak = pelagos.game("arnak").options
    assert arnak["difficulty"].offered(1) == tuple("012345")
    assert arnak["difficulty"].offered(2) == ()
    assert pelagos.game("cyclades").options["open_gold"].offered(2) == (False, True)


@pytest.mark.parametrize("name", pelagos.games())
def test_what_is_offered_can_be_played(name: str) -> None:
    game = pelagos.game(name)
    for players in game.players:
        for option in game.options.values():
            for value in option.offered(players):
                assert not game.new(players=players, seed=1, **{option.name: value}).over


def test_a_wrong_seed_is_refused() -> None:
    with pytest.raises(BadSeed):
        pelagos.game("orichalcum").new(players=3, seed="seven")


def test_without_a_seed_one_is_drawn_and_told() -> None:
    game = pelagos.game("orichalcum")
    one, other = game.new(players=2), game.new(players=2)
    assert one.setup.seed != other.setup.seed
    assert game.new(players=2, seed=one.setup.seed).digest() == one.digest()


def test_an_illegal_word_is_refused_with_the_legal_ones() -> None:
    state = pelagos.game("orichalcum").new(players=2, seed=1)
    with pytest.raises(IllegalWord, match=r"'medallion' is not legal for seat \d now; legal are 'metropolis "):
        state.apply(pelagos.game("orichalcum").code("medallion"))


def test_a_sides_per_seat_serve_as_handicap() -> None:
    state = pelagos.game("orichalcum").new(players=2, seed=1, island_side=("hard", "easy"))
    islands = state.view(None)["islands"]
    assert isinstance(islands, list)
    assert [island["side"] for island in islands] == ["hard", "easy"]


def test_importing_the_library_loads_no_game_and_nothing_heavy() -> None:
    heavy = ("pelagos.games.orichalcum", "rich", "typer", "fluent")
    code = f"import sys, pelagos; print([name for name in sys.modules if name.startswith({heavy})])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: int) -> None:
    state = pelagos.game("orichalcum").new(players=2, seed=1)
    for ask in (state.view, state.log, state.perspective):
        with pytest.raises(UnknownSeat, match="seats are 0 to 1"):
            ask(seat)
