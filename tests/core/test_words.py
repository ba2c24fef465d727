import pytest

from pelagos.core.errors import UnknownWord
from pelagos.core.words import Axis, Vocabulary

SPACE = Axis("space", ["a1", "b2", "c3"])
NUMBER = Axis("number", ["1", "2"])
WORDS = Vocabulary()
PASS, SAIL, TAKE = WORDS.verb("pass"), WORDS.verb("sail", SPACE, SPACE, NUMBER), WORDS.verb("take", NUMBER)


def test_codes_are_dense_in_the_order_of_verbs_and_axes() -> None:
    assert len(WORDS) == 1 + 3 * 3 * 2 + 2
    assert [WORDS.text(code) for code in (0, 1, 2, 3, 18, 19)] == [
        "pass",
        "sail a1 a1 1",
        "sail a1 a1 2",
        "sail a1 b2 1",
        "sail c3 c3 2",
        "take 1",
    ]


def test_a_verb_makes_and_reads_its_words() -> None:
    word = SAIL.code(2, 0, 1)
    assert WORDS.text(word) == "sail c3 a1 2"
    assert (SAIL.first(word), SAIL.second(word), SAIL.third(word)) == (2, 0, 1)
    assert SAIL.owns(word)
    assert not TAKE.owns(word)
    assert not PASS.owns(word)


def test_spaces_and_capitals_do_not_matter() -> None:
    assert WORDS.code("  Sail  C3 a1   2 ") == SAIL.code(2, 0, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "words begin with pass, sail, take"),
        ("tke 1", "did you mean take?"),
        ("dance", "there are pass, sail, take"),
        ("sail a1", "it should be 'sail <space> <space> <number>'"),
        ("sail a1 z9 1", "there is no space 'z9'; there are a1, b2, c3"),
        ("take 3", "there is no number '3'; there are 1, 2"),
        ("pass 1", "it should be 'pass'"),
    ],
)
def test_what_is_no_word_is_refused_with_what_would_be(text: str, says: str) -> None:
    with pytest.raises(UnknownWord, match=says.replace("?", r"\?")):
        WORDS.code(text)


@pytest.mark.parametrize("code", [-1, 21, 10**30])
def test_what_is_no_code_is_refused(code: int) -> None:
    with pytest.raises(UnknownWord, match="codes go from 0 to 20"):
        WORDS.text(code)
