"""A lesson in the terminal: the teacher's notes, the game's drawing and the learner's words."""

from collections.abc import Callable

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from pelagos.core.errors import UnknownWord
from pelagos.core.state import State
from pelagos.lessons import Lesson, Note, note_texts
from pelagos.locales import Language, Texts
from pelagos.terminal.choices import Choices
from pelagos.terminal.look import Look, drawing_of
from pelagos.terminal.play import INPUT, log_line, player_names
from pelagos.terminal.refusals import illegal_text, unknown_text


class Learning:
    """A learner in a lesson."""

    def __init__(self, lesson: Lesson, code: str, console: Console) -> None:
        self.lesson = lesson
        self.game = lesson.setup.game
        self.console = console
        self.language = Language(self.game, code)
        self.texts = Texts("pelagos.terminal", code)
        self.notes = note_texts(self.game.name, code)
        self.names = player_names(self.texts, lesson.setup.players)
        self.read: Callable[[], str] = lambda: input(INPUT)
        self.said: dict[int, str] = {}

    def run(self) -> None:
        """From the first note to the last, or until the learner leaves or the input ends."""
        try:
            shown = -1
            for number, note in enumerate(self.lesson.notes, start=1):
                state = self.lesson.at(note.at, self.said)
                if note.at != shown:
                    self._draw(state, shown)
                    shown = note.at
                self._speak(self.notes.text(note.text), f"{number} / {len(self.lesson.notes)}")
                if not (self._decide(note, state) if note.say else self._go_on()):
                    return
            self._speak(self.notes.text(f"{self.lesson.title}-end"), self.texts.text("lesson-over"))
        except EOFError:
            self.console.print()

    def _draw(self, state: State, since: int) -> None:
        """What happened, and the table."""
        for entry in state.log(self.lesson.seat, max(since, self.lesson.start) + 1):
            self.console.print(log_line(self.language, entry, self.names))
        size = self.console.size
        look = Look(self.language, self.texts, self.names, self.lesson.seat, size.width, size.height)
        self.console.print(drawing_of(self.game.name).draw(state.view(self.lesson.seat), look))

    def _speak(self, text: str, title: str) -> None:
        self.console.print(Panel(text, title=title, title_align="left", border_style="yellow"))

    def _go_on(self) -> bool:
        """Wait for Enter; returns whether the learner stays."""
        self.console.print(Text(self.texts.text("lesson-enter"), style="italic bright_black"))
        return self.read().strip() not in ("quit", "exit")

    def _decide(self, note: Note, state: State) -> bool:
        """Let the learner try words until the lesson accepts one; returns whether the learner stays."""
        view = state.view(self.lesson.seat)
        self.console.print(Text(self.language.prompt(str(view["step"]), view.get("prompt"), self.names), style="bold"))
        choices = Choices.of(self.game, state.legal())
        self._list(choices)
        while True:
            line = self.read().strip()
            if line in ("quit", "exit"):
                return False
            if line in ("", "show"):
                self.console.print(Text(self.texts.text("lesson-shown", word=self.lesson.words[note.at]), style="green"))
                return True
            try:
                found = choices.read(line, lambda _: set())
            except UnknownWord as error:
                self._refuse(unknown_text(self.texts, error))
                continue
            if isinstance(found, Choices):
                choices = found
                self._list(choices)
                continue
            if found not in choices.legal:
                self._refuse(illegal_text(self.language, state.perspective(self.lesson.seat), found, self.names))
                continue
            word = self.game.text(found)
            if note.accepts(word):
                self.said[note.at] = word
                return True
            answer = note.answer(word)
            self._speak(self.notes.text(answer) if answer else self.texts.text("lesson-other"), word)
            choices = Choices.of(self.game, state.legal())

    def _refuse(self, why: str) -> None:
        self.console.print(Text(why, style="yellow"))

    def _list(self, choices: Choices) -> None:
        for number, item in enumerate(choices.items, start=1):
            more = f" ({len(item)})" if len(item) > 1 else ""
            self.console.print(Text.assemble((f"{number:>3} ", "bold cyan"), choices.label(item) + more))
        self.console.print(Text(self.texts.text("lesson-how"), style="italic bright_black"))
