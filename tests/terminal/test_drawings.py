"""The drawn tables of Cyclades and Atlantis."""

import io
import random
from types import ModuleType

import pytest
from rich.console import Console

import pelagos
from pelagos import Record, State
from pelagos.locales import Language, Texts
from pelagos.terminal import atlantis, cyclades
from pelagos.terminal.look import COLOURS, SHAPES, Look, drawing_of
from pelagos.terminal.play import Session, player_names
from pelagos.terminal.seas import MAPS, NARROW, WIDE, map_width
from tests.terminal.test_play import Player, Typist, typing

DRAWINGS: dict[str, ModuleType] = {"cyclades": cyclades, "atlantis": atlantis}
SIZES = [(60, 20), (80, 24), (80, 40), (100, 40), (140, 50)]

each_game = pytest.mark.parametrize("name", DRAWINGS)


def look_at(name: str, players: int, seat: int | None, size: tuple[int, int] = (100, 40), code: str = "en") -> Look:
    texts = Texts("pelagos.terminal", code)
    return Look(Language(pelagos.game(name), code), texts, player_names(texts, players), seat, *size)


def printed(name: str, state: State, look: Look) -> str:
    """The table and what did not fit on it."""
    console = Console(file=io.StringIO(), width=look.width, height=look.height)
    view = state.view(look.seat)
    console.print(DRAWINGS[name].draw(view, look), DRAWINGS[name].others(view, look), DRAWINGS[name].legend(look), sep="\n")
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def on(state: State, chance: random.Random, words: int) -> None:
    """Play so many words by chance, or to the end."""
    for _ in range(words):
        if not state.over:
            state.apply(chance.choice(state.legal()))


@each_game
def test_these_games_have_drawings_of_their_own(name: str):
    assert drawing_of(name) is DRAWINGS[name]


def test_there_are_shapes_colours_and_names_for_all_players():
    most = max(pelagos.game(name).players[-1] for name in pelagos.games())
    assert len(SHAPES) == len(COLOURS) == len(set(SHAPES)) == len(set(COLOURS)) >= most
    assert all(len(set(player_names(Texts("pelagos.terminal", code), most))) == most for code in ("en", "pl", "de"))


@each_game
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(("size", "code"), zip(SIZES, ["en", "pl", "de", "pl", "de"], strict=True))
def test_every_position_can_be_drawn(name: str, seat: int | None, size: tuple[int, int], code: str):
    game = pelagos.game(name)
    for players in game.players:
        look = look_at(name, players, seat, size, code)
        state, chance = game.new(players=players, seed=players), random.Random(players)
        while True:
            drawn = printed(name, state, look)
            assert all(len(line.rstrip()) <= size[0] for line in drawn.splitlines())
            assert "{" not in drawn
            assert not any(word in drawn for word in ("table-", "short-", "creature-", "ability-"))
            if state.over:
                break
            on(state, chance, 61)


def by_chance(seed: int) -> Typist:
    """Plays on by chance: a number, a word, or a part of one."""
    chance = random.Random(seed)

    def line(player: Session) -> str:
        if player.state.over:
            return ""
        text = player.game.text(chance.choice(player.state.legal()))
        return chance.choice(["1", text, text.upper(), text.split()[-1], str(chance.randint(1, 3))])

    return line


@each_game
@pytest.mark.parametrize(("players", "code", "width", "height"), [(2, "en", 80, 30), (3, "pl", 100, 40), (4, "de", 140, 50)])
def test_the_end_of_a_game(name: str, players: int, code: str, width: int, height: int):
    state, chance = pelagos.game(name).new(players=players, seed=players), random.Random(3)
    on(state, chance, 100000)
    player = Player(Record.of(state).replay(int(state.ply) - 120), by_chance(players), code, width, height)
    player.run()
    assert player.state.over
    assert {"en": "The game is over", "pl": "Gra skończona", "de": "Das Spiel ist zu Ende"}[code] in player.output
    assert all(len(line.rstrip()) <= width for line in player.output.splitlines())
    assert "{" not in player.output
    Record.of(player.state).replay()


@each_game
def test_commands_show_the_rest(name: str):
    player = Player(pelagos.game(name).new(players=3, seed=1), typing("islands", "help", "list"), height=40)
    player.run()
    assert {"cyclades": "Creatures to come:", "atlantis": "Unseen:"}[name] in player.output
    assert {"cyclades": "⌂ metropolis", "atlantis": "divine presence"}[name] in player.output


@each_game
def test_trying_words_out_tells_what_they_change(name: str):
    state, chance = pelagos.game(name).new(players=2, seed=2), random.Random(2)
    effects: set[str] = set()
    while not state.over:
        player = Player(state, typing())
        player.seat = int(state.seat)
        before = state.digest()
        effects |= {player._effect(word) for word in state.legal()[:8]}
        assert state.digest() == before
        on(state, chance, 7)
    expected = {"cyclades": ["-2$", "+1t Thira", "⌂", "●g5"], "atlantis": ["♆", "brown: I", "+1 green hand", "+☺"]}[name]
    for sign in expected:
        assert any(sign in effect for effect in effects), sign


def test_the_map_shows_every_space_once():
    for players in (2, 4, 5):
        state = pelagos.game("cyclades").new(players=players, seed=1)
        data = MAPS[str(state.view(None)["map"])]
        for size in ((100, 24), (140, 50)):
            lines = printed("cyclades", state, look_at("cyclades", players, None, size)).splitlines()
            width = map_width(data.name, WIDE if size[1] == 50 else NARROW)
            chart = "\n".join(line[:width] for line in lines[: 22 if size[1] == 50 else 11])
            for sea in data.seas:
                assert chart.count(sea.name[-2:]) >= 1, sea.name
            for island in data.islands:
                assert chart.count(island.name.capitalize()[:2]) >= 1, island.name
            assert chart.count("$") + sum(sea.trade for sea in data.seas if sea.name in state.view(None)["seas"]) >= len(  # type: ignore[operator]
                [sea for sea in data.seas if sea.trade]
            )


def test_hidden_gold_is_not_drawn():
    state = pelagos.game("cyclades").new(players=3, seed=1)
    rows = [line for line in printed("cyclades", state, look_at("cyclades", 3, 1)).splitlines() if "+2" in line]
    assert ["? +2" in row for row in rows] == [True, False, True]
