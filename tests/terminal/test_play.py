"""The terminal game: typed lines against bots."""

import io
import os
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import pelagos
from pelagos import Record, State
from pelagos.bots import bot
from pelagos.bots.hints import hint
from pelagos.core.errors import PelagosError
from pelagos.locales import Language, Texts
from pelagos.terminal import orichalcum, plain
from pelagos.terminal.choices import MAX_SINGLE_WORDS, Choices
from pelagos.terminal.look import Look, drawing_of
from pelagos.terminal.play import Session
from tests.games.orichalcum.positions import act, creature, game, give

GAME = pelagos.game("orichalcum")
Typist = Callable[[Session], str]
LONG = os.environ.get("PELAGOS_LONG") == "1"
"""Whole games and more positions; `make test-all`."""


class Player(Session):
    """A session whose lines come from a function instead of a keyboard."""

    def __init__(self, state: State, typist: Typist, code: str = "en", width: int = 80, height: int = 24) -> None:
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=width, height=height, highlight=False)
        bots = [bot("random", seed=seat) for seat in range(state.setup.players)]
        super().__init__(state, 0, bots, code, console)
        self.typist = typist
        self.read = lambda: typist(self)

    @property
    def output(self) -> str:
        return self.paper.getvalue()


def typing(*lines: str) -> Typist:
    """Types these lines, and then the input ends."""
    left = iter(lines)

    def line(player: Session) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return line


def by_chance(seed: int) -> Typist:
    """Plays on by chance: a number, a word, or a part of one."""
    chance = random.Random(seed)

    def line(player: Session) -> str:
        if player.state.over:
            return ""
        legal = player.state.legal()
        text = GAME.text(chance.choice(legal))
        return chance.choice(["1", text, text.upper(), f"  {text} ", text.split()[-1], str(chance.randint(1, 3))])

    return line


def nearly_over(players: int, words: int = 25) -> State:
    """A game so many words before its end."""
    state, chance = GAME.new(players=players, seed=2), random.Random(2)
    while not state.over:
        state.apply(chance.choice(state.legal()))
    return Record.of(state).replay(int(state.ply) - words)


def new(players: int = 3, seed: int = 7) -> State:
    return GAME.new(players=players, seed=seed)


@pytest.mark.parametrize(("players", "code", "width", "height"), [(2, "en", 80, 24), (3, "pl", 100, 40), (4, "de", 140, 50)])
def test_a_game_to_its_end(players: int, code: str, width: int, height: int):
    """With two players from the very beginning; with more from near the end, but in the long run from the beginning, too."""
    state = new(players)
    if players > 2 and not LONG:
        chance = random.Random(players)
        while not state.over:
            state.apply(chance.choice(state.legal()))
        state = Record.of(state).replay(int(state.ply) - 60)
    player = Player(state, by_chance(players), code, width, height)
    player.run()
    assert player.state.over
    assert {"en": "The game is over", "pl": "Gra skończona", "de": "Das Spiel ist zu Ende"}[code] in player.output
    assert "1. " in player.output
    assert all(len(line.rstrip()) <= width for line in player.output.splitlines())
    assert "{" not in player.output
    Record.of(player.state).replay()


def test_the_end_of_the_input_ends_the_game_politely():
    player = Player(new(), typing())
    player.run()
    assert player.output.rstrip().splitlines()[-1].startswith("The game was left after ")


def test_quit():
    player = Player(new(), typing("quit", "1"))
    player.run()
    assert not player.state.over
    assert "The game was left" in player.output


@pytest.mark.parametrize(
    "line", ["fly", "place", "place z9 1", "take 9", "99", "0", "-1", "place d4 2 3", "ÄÖ", "[bold]", "build mountain d4"]
)
def test_what_cannot_be_said_is_told_and_changes_nothing(line: str):
    state = new(seed=3)
    digests: list[int] = []
    lines = typing(line)

    def typist(player: Session) -> str:
        digests.append(player.state.digest())
        return lines(player)

    player = Player(state, typist)
    player.run()
    assert len(digests) == 2
    assert digests[0] == digests[1] == player.state.digest()
    refusals = rf"({re.escape(line.lower())}: |There is no |No word begins |This word is typed |“\w+” is not possible )"
    assert re.search("^" + refusals, player.output, re.M)


@pytest.mark.parametrize(("code", "expected"), [("en", "The best words"), ("pl", "Najlepsze"), ("de", "Die besten")])
def test_hint_shows_the_best_words_with_their_chances(code: str, expected: str):
    state = new()
    player = Player(state, typing("hint"), code)
    player.advice = lambda perspective: hint(perspective, iterations=20, seed=1)
    player.run()
    advice = player.output.rpartition(expected)[2]
    for thought in hint(state.perspective(0), iterations=20, seed=1):
        assert f" {GAME.text(thought.word)} " in advice
        assert f"{round(100 * thought.chance)} %" in advice


def test_undo_takes_back_within_the_turn_only():
    player = Player(GAME.new(players=2, seed=4), typing("undo", "1", "undo", "quit"))
    player.run()
    assert player.output.count("Nothing can be taken back") == 1
    assert "Taken back: metropolis" in player.output
    assert player.state.view(0)["step"] == "lay-metropolis"


def test_undo_goes_past_forced_words():
    """A word that is said by itself must not bring back what was just taken back."""
    for seed in range(5):
        chance = by_chance(seed)
        asked: list[int] = []

        def typist(player: Session, chance: Typist = chance, asked: list[int] = asked) -> str:
            asked.append(int(player.state.ply))
            if len(asked) > 30:
                raise EOFError
            return "undo" if len(asked) % 4 == 0 else chance(player)

        player = Player(new(seed=seed), typist)
        player.run()
        Record.of(player.state).replay()


def test_a_circle_narrows_the_choice_and_enter_widens_it_again():
    def typist(player: Session) -> str:
        return next(lines)

    state = new(seed=3)
    player = Player(state, typist, height=50)
    lines: Iterator[str] = iter(["1", "take 1", "list", "quit"])
    player.run()
    assert player.state.view(0)["step"] == "place-tile"
    legal = player.state.legal()
    circle = GAME.text(legal[0]).split()[1]
    lines = iter([circle, "", "quit"])
    again = Player(player.state, typist, height=50)
    again.run()
    assert again.state.ply == player.state.ply or len([w for w in legal if f" {circle} " in GAME.text(w)]) == 1


def test_the_commands(tmp_path: Path):
    file = tmp_path / "game.txt"
    other = tmp_path / "letter.txt"
    other.write_text("Dear Doris")
    player = Player(
        new(),
        typing(
            "help",
            "log",
            "rules",
            "islands",
            "list",
            "save",
            f"save {other}",
            f"save {tmp_path}/no/where",
            f"save {tmp_path}",
            f"save {file}",
        ),
        height=40,
    )
    player.run()
    for expected in ("undo", "takes card", "Titans", "Island", "Say where", "is no record", "cannot be written", "Saved as"):
        assert expected in player.output
    assert other.read_text() == "Dear Doris"
    assert Record.loads(file.read_text()).replay().digest() == player.state.digest()


@pytest.mark.parametrize("name", pelagos.games())
def test_help_gives_an_example_of_the_game_that_is_played(name: str):
    state = pelagos.game(name).new(players=2, seed=3)
    player = Player(state, typing("help"), width=200, height=60)
    player.run()
    example = max((state.setup.game.text(word).split() for word in player.state.legal()), key=len)
    assert f"in part: {' '.join(example)}" in player.output
    assert "$example" not in player.output


def test_at_the_end_the_record_can_be_kept(tmp_path: Path):
    file = tmp_path / "whole.txt"
    chance = by_chance(1)
    player = Player(nearly_over(2), lambda session: f"save {file}" if session.state.over else chance(session))
    player.run()
    assert Record.loads(file.read_text()).replay().over


def test_what_others_did_is_told_in_words():
    player = Player(new(3), typing(), height=60)
    player.run()
    others = [name for name in ("Nereus", "Thetis") if f"{name} takes card" in player.output]
    assert len(others) == (player.state.seat - int(str(player.state.view(0)["marker"]))) % 3


def test_bots_see_their_perspective_alone():
    class Curious:
        def decide(self, perspective: pelagos.Perspective) -> int:
            assert isinstance(perspective, pelagos.Perspective)
            assert perspective.view["seat"] == perspective.seat
            return perspective.legal()[0]

    player = Player(nearly_over(3), by_chance(2))
    player.bots = [Curious()] * 3
    player.run()
    assert player.state.over


def test_trying_words_out_changes_nothing_and_tells_no_secret():
    state = new()
    player = Player(state, typing())
    player.run()
    before = player.state.digest()
    effects = [player._effect(word) for word in player.state.legal()]
    assert player.state.digest() == before
    assert any("⌂" in effect for effect in effects)


def test_choices_are_grouped_when_there_are_many():
    words = [GAME.code(f"place {circle} {turns}") for circle in ("d4", "d5", "e5") for turns in range(6)]
    choices = Choices.of(GAME, words)
    assert len(words) > MAX_SINGLE_WORDS
    assert [len(item) for item in choices.items] == [6, 6, 6]
    opened = choices.read("2", lambda word: set())
    assert isinstance(opened, Choices)
    assert opened.narrowed
    assert opened.read("3", lambda word: set()) == GAME.code("place d5 2")
    assert choices.read("d4 2", lambda word: set()) == GAME.code("place d4 2")
    assert choices.read("PLACE  e5 0", lambda word: set()) == GAME.code("place e5 0")
    covered = choices.read("f5", lambda word: {"f5"} if word in words[:2] else set())
    assert isinstance(covered, Choices)
    assert covered.words == words[:2]
    for line in ("7", "0", "z9"):
        with pytest.raises(PelagosError):
            choices.read(line, lambda word: set())


def test_the_chance_to_win_a_fight_is_told():
    s = game()
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "gorgon", "f4", 1)
    give(s, 0, hoplites=3)
    act(s, "capture")
    assert Player(s, typing())._effect(GAME.code("fight gorgon 0")) == "17% / 47% won"


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (80, 40), (140, 50)])
def test_every_position_can_be_drawn(seat: int | None, size: tuple[int, int]):
    language, texts = Language(GAME, "en"), Texts("pelagos.terminal", "en")
    look = Look(language, texts, ["Ada", "Bea", "Cyd"], seat, *size)
    state, chance = GAME.new(players=3, seed=5, island_side="choose"), random.Random(5)
    between = 25 if LONG else 75
    while True:
        console = Console(file=io.StringIO(), width=size[0], height=size[1])
        for drawing in (orichalcum, plain):
            console.print(drawing.draw(state.view(seat), look))
            console.print(drawing.others(state.view(seat), look))
        assert all(len(line.rstrip()) <= size[0] for line in console.file.getvalue().splitlines())  # type: ignore[attr-defined]  # it is the StringIO
        if state.over:
            return
        for _ in range(between):
            if not state.over:
                state.apply(chance.choice(state.legal()))


def test_a_game_without_a_drawing_of_its_own_gets_the_plain_one():
    assert drawing_of("orichalcum") is orichalcum
    assert drawing_of("chess") is plain


def test_the_plain_drawing_says_what_a_card_does():
    language = Language(pelagos.game("arnak"), "en")
    look = Look(language, Texts("pelagos.terminal", "en"), ["Ada", "Bea"], 0, 80, 24)
    assert plain.about({}, "play funding-ship", look) == "Travel: ship · Free action: 1 coin. · points: 0"
    assert plain.about({}, "pass", look) == ""
