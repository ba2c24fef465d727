"""The lesson in the terminal: the teacher's notes, and typed lines in answer."""

import io

import pytest
from rich.console import Console
from typer.testing import CliRunner

from pelagos.cli import app
from pelagos.core.errors import UnknownLesson
from pelagos.lessons import Lesson, Note, lesson, lessons, note_texts
from pelagos.terminal.lesson import Learning

GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"]


class Learner(Learning):
    """Somebody whose lines are known, and whose input ends after the last one."""

    def __init__(self, one: Lesson, lines: list[str], code: str = "en") -> None:
        self.paper = io.StringIO()
        super().__init__(one, code, Console(file=self.paper, width=400, height=40, highlight=False))
        left = iter(lines)

        def line() -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        self.read = line

    def learn(self) -> str:
        """Run, and return what was written."""
        self.run()
        return self.paper.getvalue()


def own_words(one: Lesson) -> list[str]:
    """What a model pupil types: Enter after what is read, the lesson's own word where one is asked for."""
    return [one.words[note.at] if note.say else "" for note in one.notes]


@pytest.mark.parametrize("code", ["en", "pl", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_the_first_lesson_is_gone_through_word_by_word(name: str, code: str) -> None:
    one = lesson(name, "first")
    learner, texts = Learner(one, own_words(one), code), note_texts(name, code)
    written = learner.learn()
    for message in (*(note.text for note in one.notes), "lesson-first-end"):
        assert texts.text(message) in written
    assert learner.said == {note.at: one.words[note.at] for note in one.notes if note.say}


@pytest.mark.parametrize("line", ["", "show"])
def test_the_lessons_own_word_is_shown_to_who_asks(line: str) -> None:
    one = lessons("orichalcum")[-1]
    learner = Learner(one, [line] * len(one.notes))
    assert note_texts("orichalcum", "en").text(f"{one.title}-end") in learner.learn()
    assert learner.said == {}


def first_decision(one: Lesson) -> tuple[int, Note]:
    """Where the learner decides for the first time, and how many notes come before."""
    return next((number, note) for number, note in enumerate(one.notes) if note.say)


def test_another_word_gets_its_answer_and_another_try() -> None:
    one = lesson("cyclades", "first")
    before, note = first_decision(one)
    learner = Learner(one, [""] * before + ["apollo", "nonsense", note.say[0]])
    written = learner.learn()
    texts = note_texts("cyclades", "en")
    assert texts.text("lesson-first-apollo") in written
    assert texts.text(one.notes[before + 1].text) in written
    assert learner.said == {note.at: note.say[0]}


def test_a_choice_of_the_learner_stays_said() -> None:
    one = lesson("cyclades", "first")
    lines = own_words(one)
    number = next(number for number, note in enumerate(one.notes) if len(note.say) > 1)
    lines[number] = "build thira 3"
    learner = Learner(one, lines)
    assert note_texts("cyclades", "en").text("lesson-first-end") in learner.learn()
    assert learner.said[one.notes[number].at] == "build thira 3"


@pytest.mark.parametrize("line", ["quit", "exit"])
def test_it_can_be_left_at_a_note_and_at_a_decision(line: str) -> None:
    one = lesson("arnak", "first")
    texts = note_texts("arnak", "en")
    before, _ = first_decision(one)
    for passed in (0, before):
        written = Learner(one, [""] * passed + [line]).learn()
        assert texts.text(one.notes[passed].text) in written
        assert texts.text(one.notes[passed + 1].text) not in written


def test_the_command_begins_the_first_lesson_lists_them_and_refuses_others() -> None:
    runner = CliRunner()
    begun = runner.invoke(app, ["lesson", "atlantis"], input="quit\n", catch_exceptions=False)
    assert "Welcome to Atlantis" in begun.output
    listed = runner.invoke(app, ["lesson", "cyclades", "--list", "--language", "de"], catch_exceptions=False)
    assert all(one.name in listed.output for one in lessons("cyclades"))
    assert "Die ersten fünf Minuten" in listed.output
    with pytest.raises(UnknownLesson):
        runner.invoke(app, ["lesson", "cyclades", "flying"], catch_exceptions=False)
