"""A game in the terminal: one person against bots."""

import contextlib
import re
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pelagos.bots import Bot
from pelagos.bots.hints import hint
from pelagos.bots.search import Thought
from pelagos.core.errors import UnknownWord
from pelagos.core.perspective import Perspective
from pelagos.core.preview import Odds
from pelagos.core.record import FORMAT, Record, take_back
from pelagos.core.state import State
from pelagos.locales import Language, Texts
from pelagos.terminal.choices import Choices
from pelagos.terminal.look import COLOURS, Look, drawing_of
from pelagos.terminal.refusals import illegal_text, unknown_text

MIN_LOG_LINES, TABLE_LINES = 6, 29
"""How much of the log is shown before a decision, or more if the table leaves room; `log` shows everything."""
LEGEND_WIDTH = 100
MAX_SENTENCES = 16
"""How many words at most are shown with their sentences, unless the terminal is low."""
LOW_LINES, MAX_LOW_SENTENCES = 30, 4
"""A terminal with fewer lines than this gets only this many sentences."""
INPUT = "> "


with contextlib.suppress(ImportError):  # if there is one, the arrow keys edit the input
    import readline  # noqa: F401


class Leave(Exception):
    """The player leaves before the end."""


class Session:
    """A person's seat at a table of bots."""

    def __init__(self, state: State, seat: int, bots: Sequence[Bot], code: str, console: Console, name: str = "") -> None:
        self.state = state
        self.seat = seat
        self.bots = bots
        self.game = state.setup.game
        self.console = console
        self.language = Language(self.game, code)
        self.texts = Texts("pelagos.terminal", code)
        self.names = player_names(self.texts, state.setup.players)
        self.names[seat] = name or self.names[seat]
        self.read: Callable[[], str] = lambda: input(INPUT)
        self.advice: Callable[[Perspective], list[Thought]] = hint
        self.drawing = drawing_of(self.game.name)
        self.begun_at = int(state.ply)
        self.shown = -1  # what happened up to this ply has been shown
        self.notices: list[str] = []
        self.effects: dict[int, str] = {}

    # -- playing

    def run(self) -> None:
        """Play to the end, or until the player leaves or the input ends."""
        try:
            while not self.state.over:
                self._step()
            self._finish()
        except (Leave, EOFError) as end:
            if isinstance(end, EOFError):
                self.console.print()  # nobody has pressed Enter after the last prompt
            self.console.print(self.texts.text("left", words=int(self.state.ply)))

    def _step(self) -> None:
        """One decision: a bot's, a forced one, or the player's."""
        seat, legal = int(self.state.seat), self.state.legal()
        if seat != self.seat:
            self.state.apply(self.bots[seat].decide(self.state.perspective(seat)))
        elif len(legal) == 1:
            self.notices.append(self.texts.text("forced", word=self.game.text(legal[0])))
            self.state.apply(legal[0])
        else:
            self._ask(legal)

    def _ask(self, legal: list[int]) -> None:
        """Let the player decide, perhaps after some commands."""
        self.effects = {}
        choices = Choices.of(self.game, legal)
        self._show_table(choices)
        asked_in = self.state
        while self.state is asked_in:
            line = self.read().strip()
            try:
                if not line:
                    choices = Choices.of(self.game, legal)
                    self._show_table(choices)
                elif not self._command(line, choices):
                    found = choices.read(line, self._covers)
                    if isinstance(found, Choices):
                        choices = found
                        self._show_choices(choices)
                    elif found in legal:
                        self.state.apply(found)
                        return
                    else:
                        perspective = self.state.perspective(self.seat)
                        self._refuse(illegal_text(self.language, perspective, found, self.names))
            except UnknownWord as error:
                self._refuse(unknown_text(self.texts, error))

    def _refuse(self, why: str) -> None:
        self.console.print(Text(why, style="yellow"))

    def _finish(self) -> None:
        """The final table, the places, and the offer to save the game."""
        self._show_table(None)
        self.console.print(Text(self.texts.text("stopped" if self.state.stopped else "over"), style="bold"))
        places, scores = self.state.ranking(), self.state.scores()
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            line = self.texts.text("place", place=places[seat], player=self.names[seat], points=scores[seat])
            self.console.print(Text(line, style=COLOURS[seat]))
        self.console.print(self.texts.text("offer"))
        try:
            while (line := self.read().strip()) not in ("", "quit", "exit"):
                command, _, file = line.partition(" ")
                if command != "save":
                    self.console.print(self.texts.text("offer"))
                elif self._save(file.strip()):
                    return
        except EOFError:
            return

    # -- commands

    def _command(self, line: str, choices: Choices) -> bool:
        """Carry out a command; returns whether the line was one."""
        name, _, rest = line.partition(" ")
        match name.lower(), rest.strip():
            case "undo", "":
                self._undo()
            case "log", "":
                self._print_log(0)
            case "islands", "":
                self.console.print(self.drawing.others(self.state.view(self.seat), self._look(choices)))
            case "list", "":
                self.console.print(Columns([self.game.text(word) for word in choices.legal], padding=(0, 3)))
            case "hint", "":
                self._advise()
            case "rules", "":
                self.console.print(Markdown(self.language.rules()))
            case "help", "":
                self.console.print(Text(textwrap.dedent(self._help())), self.drawing.legend(self._look(None)), sep="\n")
            case "save", file:
                self._save(file)
            case "quit" | "exit", "":
                raise Leave
            case _:
                return False
        return True

    def _advise(self) -> None:
        """The best words according to a search, with their chances."""
        table = Table.grid(padding=(0, 2, 0, 1))
        step = str(self.state.view(self.seat)["step"])
        for thought in self.advice(self.state.perspective(self.seat)):
            table.add_row(
                Text(self.texts.text("chance", percent=round(100 * thought.chance)), style="bold green", justify="right"),
                Text(self.game.text(thought.word), style="bright_black"),
                self.language.word(thought.word, self.names, step),
            )
        self.console.print(Text(self.texts.text("hint"), style="italic bright_black"))
        self.console.print(table)

    def _undo(self) -> None:
        """Go back to the player's last real decision of this turn, if it may be taken back."""
        earlier, words = take_back(self.state), [int(word) for word in self.state.past]
        while earlier is not None and (earlier.seat != self.seat or len(earlier.legal()) == 1):
            earlier = take_back(earlier)
        if earlier is None:
            self.console.print(Text(self.texts.text("no-undo"), style="yellow"))
            return
        self.state = earlier
        self.shown = min(self.shown, int(earlier.ply))
        self.notices = [self.texts.text("undone", word=self.game.text(words[earlier.ply]))]

    def _save(self, file: str) -> bool:
        """Write the game to a file; returns whether that worked."""
        if not file:
            self.console.print(self.texts.text("save-how"))
            return False
        path = Path(file).expanduser()
        try:
            if path.exists() and not _is_record(path):
                self.console.print(Text(self.texts.text("save-exists", file=file), style="yellow"))
                return False
            path.write_text(Record.of(self.state).dumps(), encoding="utf-8")
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.console.print(Text(self.texts.text("save-failed", file=file, reason=reason), style="yellow"))
            return False
        self.console.print(self.texts.text("saved", file=file))
        return True

    # -- what the player sees

    def _look(self, choices: Choices | None) -> Look:
        marks = {part for word in choices.words for part in self.game.vocabulary.parts(word)[1:]} if choices else set()
        size = self.console.size
        return Look(self.language, self.texts, self.names, self.seat, size.width, size.height, marks)

    def _show_table(self, choices: Choices | None) -> None:
        """The whole screen: title, table, what happened, and the question."""
        self.console.clear()
        first = self.shown < 0
        self._show_news()
        view = self.state.view(self.seat)
        self.console.print(title_line(self.language, view, self.texts, str(self.state.setup.seed), self.console.width))
        self.console.print(self.drawing.draw(view, self._look(choices)))
        if first and self.console.height >= LOW_LINES and self.console.width >= LEGEND_WIDTH:
            self.console.print(self.drawing.legend(self._look(None)))
        if first and not self.state.over:
            self.console.print(Text(self.texts.text("you-are", player=self.names[self.seat]), style="italic"))
        if choices is not None:
            self.console.print(Text(self.language.prompt(str(view["step"]), view.get("prompt")), style="bold"))
            self._show_choices(choices)

    def _show_news(self) -> None:
        """What happened since the last table."""
        since = self.begun_at if self.shown < 0 else self.shown
        self._print_log(since + 1, max(MIN_LOG_LINES, self.console.height - TABLE_LINES))
        self.shown = int(self.state.ply)
        for notice in self.notices:
            self.console.print(Text(notice, style="italic bright_black"))
        self.notices = []

    def _print_log(self, since: int, last: int | None = None) -> None:
        """The log from a ply on, or only its last lines."""
        entries = self.state.log(self.seat, since)
        if last is not None and len(entries) > last:
            self.console.print(Text("...", style="bright_black"))
            entries = entries[-last:]
        for entry in entries:
            self.console.print(log_line(self.language, entry, self.names))

    def _show_choices(self, choices: Choices) -> None:
        """The items on offer: a few with sentences, many in columns."""
        grouped = any(len(item) > 1 for item in choices.items)
        low = self.console.height < LOW_LINES and len(choices.items) > MAX_LOW_SENTENCES
        if grouped or low or len(choices.items) > MAX_SENTENCES:
            self.console.print(Padding(Columns(self._brief(choices), padding=(0, 3), column_first=True), (0, 0, 0, 1)))
            if hint := self._hint(choices):
                self.console.print(Text(hint, style="italic bright_black"))
        else:
            self.console.print(self._sentences(choices))
        if choices.narrowed:
            self.console.print(Text(self.texts.text("narrowed"), style="italic bright_black"))

    def _sentences(self, choices: Choices) -> Table:
        """Each word with its sentence and what it would do."""
        table = Table.grid(padding=(0, 2, 0, 1))
        step = str(self.state.view(self.seat)["step"])
        for number, [word] in enumerate(choices.items, start=1):
            table.add_row(
                Text(str(number), style="bold cyan", justify="right"),
                Text(self.game.text(word), style="bright_black"),
                self.language.word(word, self.names, step),
                Text(self._effect(word), style="green"),
            )
        return table

    def _brief(self, choices: Choices) -> list[Text]:
        """Each item in a few characters."""
        view, lines = self.state.view(self.seat), []
        for number, item in enumerate(choices.items, start=1):
            line = Text.assemble((f"{number:>2} ", "bold cyan"), choices.label(item))
            if len(item) > 1:
                about = self.drawing.about(view, choices.label(item), self._look(None))
                line.append(f" ({len(item)})", style="bright_black").append(f" {about}" if about else "", style="green")
            elif len(choices.items) <= MAX_SENTENCES:
                line.append(f" {self._effect(item[0])}", style="green")
            lines.append(line)
        return lines

    def _help(self) -> str:
        """What can be typed, with an example from this game: the longest legal word, and its endings."""
        words = [self.game.text(word).split() for word in self.state.legal() or [0]]
        longest = max(words, key=len)
        parts = [" ".join(longest[first:]) for first in range(len(longest))]
        return self.texts.text("help", example=", ".join(parts))

    def _hint(self, choices: Choices) -> str:
        """What else can be typed, with an example from the list."""
        circles = [
            part
            for word in choices.words
            for part in self.game.text(word).split()
            if len(part) == 2 and part[0].isalpha() and part[1].isdecimal()
        ]
        return self.texts.text("many", example=circles[len(circles) // 2]) if circles else ""

    # -- trying words out

    def _effect(self, word: int) -> str:
        """What a word would change at once, as far as the player can know, and the odds if chance decides."""
        if word not in self.effects:
            perspective, look = self.state.perspective(self.seat), self._look(None)
            preview = perspective.preview(word)
            effect = "" if preview.view is None else self.drawing.effect(perspective.view, preview.view, look)
            effect = effect or self.drawing.about(perspective.view, preview.word, look)
            odds = odds_line(self.language, preview.odds) if preview.odds else ""
            self.effects[word] = " ".join(part for part in (effect, odds) if part)
        return self.effects[word]

    def _covers(self, word: int) -> set[str]:
        """The circles that a word would put something on."""
        return {re.sub(r"^\W+", "", part, flags=re.ASCII) for part in self._effect(word).split()}


def player_names(texts: Texts, players: int) -> list[str]:
    """What the players are called, by seat."""
    return texts.text("seat-names").split(", ")[:players]


def title_line(language: Language, view: dict[str, object], texts: Texts, seed: str, width: int) -> Text:
    """The title between waves."""
    parts = [language.title]
    if "round" in view:
        parts.append(language.text("table-round", round=int(str(view["round"]))))
    parts.append(texts.text("seed", seed=seed if len(seed) < 20 else f"{seed[:8]}..."))
    title = f" {' · '.join(parts)} "
    left = max(0, (width - len(title)) // 2)
    right = max(0, width - len(title) - left)
    return Text.assemble(("≈" * left, "blue"), (title, "bold"), ("≈" * right, "blue"))


def odds_line(language: Language, odds: list[Odds]) -> str:
    """How likely the first outcome is; if several things are at stake, all chances in ascending order."""
    outcome = odds[0]["outcome"]
    chances = sorted({each["chance"] for each in odds if each["outcome"] == outcome})
    return f"{' / '.join(f'{chance:.0%}' for chance in chances)} {language.text(f'odds-{outcome}')}"


def log_line(language: Language, entry: dict[str, int | str], names: list[str]) -> Text:
    """An entry of the journal, with a bar in the colour of the player who did it."""
    seat = int(entry["seat"])
    bar = ("│ ", COLOURS[seat]) if seat >= 0 else ("│ ", "bright_black")
    return Text.assemble(bar, (language.log(entry, names), "" if seat >= 0 else "bright_black"))


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(FORMAT)) == FORMAT.encode()
