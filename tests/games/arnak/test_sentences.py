"""What cards and the like do, in words."""

import re

import pytest

from pelagos.games.arnak.components import COMPONENTS
from pelagos.games.arnak.effects import Effect, Op
from pelagos.games.arnak.game import GAME
from pelagos.games.arnak.sentences import sentence
from pelagos.locales import Language, Texts, game_source

ENGLISH = Language(GAME, "en")


def operations(effect: Effect) -> list[Op]:
    inner = [one for op in effect for part in [op.then, *op.options] for one in operations(part)]
    return [*effect, *inner]


def test_an_effect_is_a_sentence():
    pay = Op("may_pay")
    pay.a, gain = 16, Op("gain")
    gain.a, pay.then = 2, [gain]
    assert sentence([pay], ENGLISH.text) == "You may pay 1 compass for: 2 coins."


@pytest.mark.rule("A5.10")
def test_cards_from_the_row_and_from_the_exile_are_told_apart():
    rows = [row for board in COMPONENTS.rows for row in board]
    artifact = next(effect for row in rows for effect in row.effects if any(op.name == "may_gain_card" for op in effect))
    assert sentence(artifact, ENGLISH.text) == "You may take an artifact of the row and use it without paying."
    effects = [card.effect for card in COMPONENTS.cards] + [side for one in COMPONENTS.assistants for side in one.sides]
    effects += [guardian.effect for guardian in COMPONENTS.guardians] + [tile.effect for tile in COMPONENTS.tiles]
    gains = [op for effect in effects for op in operations(effect) if op.name == "may_gain_card"]
    assert len({sentence([op], ENGLISH.text) for op in gains}) == 4


@pytest.mark.parametrize("code", ["en", "pl", "de"])
def test_everything_with_an_effect_has_words_in_every_language(code: str):
    language = Language(GAME, code)
    things = {
        "card": [card.name for card in COMPONENTS.cards],
        "guardian": [guardian.name for guardian in COMPONENTS.guardians],
        "assistant": [assistant.name for assistant in COMPONENTS.assistants],
        "tile": [tile.name for tile in COMPONENTS.tiles + COMPONENTS.camp_tiles],
    }
    for axis, names in things.items():
        for name in names:
            text = language.about(axis, name)
            assert re.match(r"\w.*[.\d]$", text), (axis, name, text)
            assert not re.search(r"op-|\{|\}|  |: \.|\(\)|· ·", text), (axis, name, text)


def test_the_page_gets_the_same_sentences():
    page = Texts.of(game_source(GAME, "pl"), "pl")
    polish = Language(GAME, "pl")
    assert polish.sentences
    assert {name: page.text(name) for name in polish.sentences} == polish.sentences
