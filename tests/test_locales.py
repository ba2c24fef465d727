"""Every game can be read in every language, completely and without a slip."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pelagos
from pelagos.core.errors import UnknownLanguage
from pelagos.core.game import Game
from pelagos.core.journal import LogEntry
from pelagos.core.words import Axis
from pelagos.locales import CORE, Language, Texts, languages
from tests.conformance.cases import GAMES

CODES = ["de", "en", "pl"]
PLURALS = {"de": {"one", "other"}, "en": {"one", "other"}, "pl": {"one", "few", "many"}}
PLAYERS = ["Ada", "Bea", "Cyd", "Dee", "Eva"]
PACKAGES = [game.package for game in GAMES] + ["pelagos.terminal", CORE]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_code = pytest.mark.parametrize("code", CODES)
each_package = pytest.mark.parametrize("package", PACKAGES)


class _Variables(Visitor):
    """Collects the variables of a message and the keys of its selectors."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def messages(package: str, code: str) -> dict[str, _Variables]:
    text = (files(package) / "locales" / f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return found


def axes(game: Game) -> Iterator[Axis]:
    for verb in game.vocabulary.verbs:
        yield from verb.axes
    for message in game.messages.kinds:
        yield from (axis for _, axis in message.params if len(axis))


def clean(text: str) -> bool:
    """A rendered sentence: nothing left over, nothing missing, no shouting."""
    return bool(text) and not re.search(r"[{}!\u2014\u2068\u2069]|\?\?\?|  +(?=[a-z])", text) and "$" not in text


@each_package
@each_code
def test_all_languages_have_the_same_messages_with_the_same_variables(package: str, code: str):
    own, english = messages(package, code), messages(package, "en")
    assert sorted(own) == sorted(english)
    for name, message in own.items():
        assert message.names == english[name].names, name


@each_package
@each_code
def test_plurals_are_those_of_the_language(package: str, code: str):
    others = {key for keys in PLURALS.values() for key in keys} - PLURALS[code]
    for name, message in messages(package, code).items():
        assert not message.keys & others, name
        if code == "pl" and "one" in message.keys:
            assert {"few", "many"} <= message.keys, name


@each_package
def test_languages(package: str):
    assert languages(package) == CODES
    with pytest.raises(UnknownLanguage, match="de, en, pl"):
        Texts(package, "fr")


@each_game
@each_code
def test_titles_and_rules(game: Game, code: str):
    language = Language(game, code)
    assert clean(language.text("game-title"))
    assert clean(language.text("game-summary"))
    rules = language.rules()
    assert rules.startswith("# ")
    verbs = len(game.vocabulary.verbs)
    assert min(60, 4 * verbs) <= len(rules.splitlines()) <= 130
    assert "\u2014" not in rules
    assert "!" not in rules
    assert len(re.findall(r"\([A-Z]\d+", rules)) > min(20, verbs), "paragraphs name their rules"


@each_game
def test_all_rules_texts_name_the_same_rules(game: Game):
    cited = [set(re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", Language(game, code).rules())) for code in CODES]
    assert cited[0] == cited[1] == cited[2]


@each_game
@each_code
def test_every_variant_has_a_name(game: Game, code: str):
    language = Language(game, code)
    for option in game.options:
        assert language.has(f"option-{option}"), option
        assert clean(language.text(f"option-{option}"))


@each_game
@each_code
def test_an_axis_is_named_wholly_or_not_at_all(game: Game, code: str):
    language = Language(game, code)
    for axis in axes(game):
        named = [value for value in axis.values if language.has(f"{axis.name}-{value}")]
        assert named in ([], axis.values), axis.name
        plain = all(re.fullmatch(r"[a-z]?\d+", value) for value in axis.values)  # numbers, and coordinates such as d4
        assert named or plain, axis.name
        for value in axis.values:
            assert clean(language.name(axis.name, value))


@each_game
@each_code
def test_every_word_is_a_sentence(game: Game, code: str):
    language = Language(game, code)
    for word in range(len(game.vocabulary)):
        sentence = language.word(word, PLAYERS)
        assert clean(sentence), sentence
        assert not sentence.startswith("word-")


@each_game
@each_code
def test_words_have_their_axes_as_variables(game: Game, code: str):
    found = messages(game.package, code)
    for verb in game.vocabulary.verbs:
        names: list[str] = []
        for axis in verb.axes:
            names.append(f"{axis.name}2" if axis.name in names else axis.name)
        assert found[f"word-{verb.name}"].names <= set(names), verb.name


@each_game
@each_code
def test_messages_have_their_parameters_as_variables(game: Game, code: str):
    found = messages(game.package, code)
    for message in game.messages.kinds:
        amounts = {"amounts"} if any(f"amount-{name}" in found for name, _ in message.params) else set()
        assert found[f"log-{message.name}"].names <= {"player", *amounts, *(name for name, _ in message.params)}, message.name


@each_game
@each_code
def test_every_message_is_a_sentence_whatever_its_values(game: Game, code: str):
    language = Language(game, code)
    for message in game.messages.kinds:
        for number in (0, 1, 2, 3, 5, 12, 22):
            entry: LogEntry = {"ply": 1, "message": message.name, "seat": 0}
            for name, axis in message.params:
                entry[name] = axis.values[number % len(axis)] if len(axis) else number
            sentence = language.log(entry, PLAYERS)
            assert clean(sentence), sentence
            assert not sentence.startswith("log-")
        hidden: LogEntry = {"ply": 1, "message": message.name, "seat": -1}
        assert "{" not in language.log(hidden, PLAYERS)


@each_game
@each_code
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_step_that_asks_has_a_prompt(game: Game, code: str, seed: int):
    language = Language(game, code)
    state = game.new(players=game.players[seed % len(game.players)], seed=seed)
    steps: set[str] = set()
    turn = 0
    while not state.over:
        steps.add(str(state.view(None)["step"]))
        legal = state.legal()
        turn = (turn * 7 + 3) % 1009
        state.apply(legal[turn % len(legal)])
    for step in steps:
        assert language.has(f"prompt-{step}"), step
        assert clean(language.prompt(step))


def test_numbers_names_and_players_are_put_in():
    game = pelagos.game("orichalcum")
    english, polish, german = (Language(game, code) for code in ("en", "pl", "de"))
    assert english.word(game.code("fight hydra 1")) == "Fight the Hydra, sending 1 hoplite"
    assert english.word(game.code("marker 2")) == "The initiative marker goes to player 2"
    assert english.word(game.code("marker 2"), PLAYERS) == "The initiative marker goes to Bea"
    assert german.word(game.code("place d4 2")) == "Landschaft auf d4 legen, 2-mal gedreht"
    assert [polish.word(game.code(f"place d4 {n}"))[-9:].split(" ", 1)[1] for n in (2, 5)] == ["2 obroty", "obrotów"]
    rolled: LogEntry = {"ply": 1, "message": "dice-rolled", "seat": 1, "dice": 529}
    assert english.log(rolled, PLAYERS) == "Bea rolls 5, 2, skull."
    stolen: LogEntry = {"ply": 1, "message": "titan-stolen", "seat": 0, "titan": "themis", "from": "3"}
    assert polish.log(stolen, PLAYERS) == "Ada zabiera Tytana: Temis (dotychczas Cyd)."
    assert english.name("circle", "d4") == "d4"


@pytest.mark.parametrize("game", [game for game in GAMES if game.package.startswith("pelagos.")], ids=lambda game: game.name)
@each_code
def test_every_decision_is_explained_at_the_first_table(game: Game, code: str):
    own = messages(game.package, code)
    assert "aim" in own
    prompts = {name.removeprefix("prompt-") for name in own if name.startswith("prompt-") and not name.endswith("-now")}
    assert {name.removeprefix("help-") for name in own if name.startswith("help-")} == prompts
    language = Language(game, code)
    for step in prompts:
        assert clean(language.text(f"help-{step}"))
        assert len(language.text(f"help-{step}")) <= 130, step
