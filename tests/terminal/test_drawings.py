"""The drawn tables of Cyclades and Atlantis."""

import copy
import io
import random
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console

import pelagos
from pelagos import Record, State
from pelagos.locales import Language, Texts
from pelagos.terminal import atlantis, cyclades
from pelagos.terminal.look import COLOURS, SHAPES, Look, drawing_of
from pelagos.terminal.play import Session, player_names
from pelagos.terminal.seas import MAPS, NARROW, WIDE, map_width
from tests.terminal.test_play import LONG, Player, Typist, typing

DRAWINGS: dict[str, ModuleType] = {"cyclades": cyclades, "atlantis": atlantis}
SIZES = [(60, 20), (80, 24), (80, 40), (100, 40), (140, 50)]
WORDS_BETWEEN = 61 if LONG else 244
"""So many words are said between two positions that are drawn."""

each_game = pytest.mark.parametrize("name", DRAWINGS)


def look_at(name: str, players: int, seat: int | None, size: tuple[int, int] = (100, 40), code: str = "en") -> Look:
    texts = Texts("pelagos.terminal", code)
    return Look(Language(pelagos.game(name), code), texts, player_names(texts, players), seat, *size)


def printed(name: str, state: State, look: Look) -> str:
    """The table and what did not fit on it."""
    console = Console(file=io.StringIO(), width=look.width, height=look.height)
    view = state.view(look.seat)
    console.print(DRAWINGS[name].draw(view, look), DRAWINGS[name].others(view, look), DRAWINGS[name].legend(look), sep="\n")
    return str(console.file.getvalue())  # type: ignore[attr-defined]  # it is the StringIO


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
@pytest.mark.parametrize(("size", "code"), list(zip(SIZES, ["en", "pl", "de", "pl", "de"], strict=True)))
def test_every_position_can_be_drawn(name: str, seat: int | None, size: tuple[int, int], code: str):
    game = pelagos.game(name)
    for players in game.players:
        look = look_at(name, players, seat, size, code)
        state, chance = game.new(players=players, seed=players), random.Random(players)
        on(state, chance, SIZES.index(size) * WORDS_BETWEEN // len(SIZES))  # each size has positions of its own
        while True:
            drawn = printed(name, state, look)
            assert all(len(line.rstrip()) <= size[0] for line in drawn.splitlines())
            assert "{" not in drawn
            assert not any(word in drawn for word in ("table-", "short-", "creature-", "ability-"))
            if state.over:
                break
            on(state, chance, WORDS_BETWEEN)


def by_chance(seed: int) -> Typist:
    """Plays on by chance: a number, a word, or a part of one."""
    chance = random.Random(seed)

    def line(player: Session) -> str:
        if player.state.over:
            return ""
        text = player.game.text(chance.choice(player.state.legal()))
        return chance.choice(["1", text, text.upper(), text.split()[-1], str(chance.randint(1, 3))])

    return line


def play_on(player: Player, code: str, width: int) -> None:
    """Let a player play to the end, and look at what was printed."""
    player.run()
    assert player.state.over
    assert Texts("pelagos.terminal", code).text("stopped" if player.state.stopped else "over") in player.output
    assert all(len(line.rstrip()) <= width for line in player.output.splitlines())
    assert "{" not in player.output
    Record.of(player.state).replay()


@pytest.mark.skipif(not LONG, reason="make test-all")
@each_game
def test_a_whole_game(name: str):
    play_on(Player(pelagos.game(name).new(players=2, seed=9), by_chance(2), width=80, height=30), "en", 80)


@each_game
@pytest.mark.parametrize(("players", "code", "width", "height"), [(2, "en", 80, 30), (3, "pl", 100, 40), (4, "de", 140, 50)])
def test_the_end_of_a_game(name: str, players: int, code: str, width: int, height: int):
    state = pelagos.game(name).new(players=players, seed=players)
    on(state, random.Random(3), 100000)
    play_on(Player(Record.of(state).replay(int(state.ply) - 60), by_chance(players), code, width, height), code, width)


@each_game
def test_commands_show_the_rest(name: str):
    player = Player(pelagos.game(name).new(players=3, seed=1), typing("islands", "help", "list"), height=40)
    player.run()
    assert {"cyclades": "Creatures to come:", "atlantis": "Unseen:"}[name] in player.output
    assert {"cyclades": "⌂ metropolis", "atlantis": "divine presence"}[name] in player.output


@each_game
def test_trying_words_out_changes_nothing(name: str):
    state, chance = pelagos.game(name).new(players=2, seed=2), random.Random(2)
    effects: set[str] = set()
    for _ in range(40):
        player = Player(state, typing())
        player.seat = int(state.seat)
        before = state.digest()
        effects |= {player._effect(word) for word in state.legal()[:8]}
        assert state.digest() == before
        on(state, chance, 5)
    assert len(effects) > 20


@pytest.mark.parametrize(
    ("path", "value", "effect"),
    [
        (("seats", 0, "gold"), 3, "-4$"),
        (("seats", 0, "priests"), 1, "+1pr"),
        (("seats", 0, "philosophers"), 2, "+2ph"),
        (("islands", "thira", "troops"), 3, "+2t Thira"),
        (("islands", "thira", "markers"), 1, "+1$ Thira"),
        (("islands", "thira", "slots"), ["port", None, None, "temple"], "P··T Thira"),
        (("islands", "thira", "metropolis"), True, "⌂ Thira"),
        (("islands", "despotiko", "owner"), 0, "● Despotiko"),
        (("seas", "h4"), {"owner": 0, "fleets": 1}, "●h4"),
        (("seas", "g5"), None, "-●g5"),
    ],
)
def test_effects_in_cyclades(path: tuple[str | int, ...], value: object, effect: str):
    before = pelagos.game("cyclades").new(players=3, seed=1).view(0)
    assert cyclades.effect(before, changed(before, path, value), look_at("cyclades", 3, 0)) == effect


@pytest.mark.parametrize(
    ("path", "value", "effect"),
    [
        (("marker",), "blue", "♆blue"),
        (("regions", 0, "temples", 0, "tiles"), ["II", "I"], "brown: II+I"),
        (("regions", 0, "neutral"), {"owner": 0, "tiles": ["I"], "level": 1}, "brown neutral: I"),
        (("seats", 0, "hand", "purple"), 2, "+2 purple hand"),
        (("seats", 0, "hand", "blue"), 0, ""),
        (("seats", 0, "followers", "blue"), 0, "-1 blue followers"),
        (("seats", 0, "helper"), True, "+☺"),
    ],
)
def test_effects_in_atlantis(path: tuple[str | int, ...], value: object, effect: str):
    before = pelagos.game("atlantis").new(players=2, seed=1).view(0)
    assert atlantis.effect(before, changed(before, path, value), look_at("atlantis", 2, 0)) == effect


def changed(view: dict[str, object], path: tuple[str | int, ...], value: object) -> dict[str, object]:
    """The view with one thing in it changed."""
    after = copy.deepcopy(view)
    inner: Any = after
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return after


def test_words_are_told_apart_by_what_they_are_about():
    state = pelagos.game("cyclades").new(players=3, seed=1)
    look = look_at("cyclades", 3, 0)
    assert cyclades.about(state.view(0), "summon chimera", look) == "4$"
    state.apply(state.setup.game.code("bid zeus 3"))
    assert cyclades.about(state.view(0), "bid zeus", look) == "◆3"
    assert cyclades.about(state.view(0), "bid ares", look) == ""
    assert (
        atlantis.about(pelagos.game("atlantis").new(players=2, seed=1).view(0), "feast", look_at("atlantis", 2, 0))
        == "Call a Helper"
    )


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
            assert chart.count("$") + sum(sea.trade for sea in data.seas if sea.name in state.view(None)["seas"]) >= len(  # type: ignore[operator]  # values of a view are objects
                [sea for sea in data.seas if sea.trade]
            )


def test_hidden_gold_is_not_drawn():
    state = pelagos.game("cyclades").new(players=3, seed=1)
    rows = [line for line in printed("cyclades", state, look_at("cyclades", 3, 1)).splitlines() if "+2" in line]
    assert ["? +2" in row for row in rows] == [True, False, True]
