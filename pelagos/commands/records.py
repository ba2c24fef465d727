"""Games on paper: replay, analyse, verify."""

import hashlib
import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from pelagos.commands.common import LanguageCode, check_writable, read_text
from pelagos.core.errors import RecordMismatch, UnreadableRecord
from pelagos.core.record import Record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` writes it.")],
    to: Annotated[int | None, typer.Option("--to", metavar="PLY", help="Stop after so many words.", show_default="the end")] = None,
    language: LanguageCode = "en",
) -> None:
    """Verify a recorded game, and show what happened and how it stands.

    `pelagos replay game.txt`

    `pelagos replay game.txt --to 40 --language de`
    """
    from pelagos.locales import Language, Texts
    from pelagos.terminal.look import Look, drawing_of
    from pelagos.terminal.play import log_line, player_names, title_line

    record = Record.loads(read_text(file))
    whole = record.replay()
    state = whole if to is None else record.replay(to)
    words, texts = Language(state.setup.game, language), Texts("pelagos.terminal", language)
    names = player_names(texts, state.setup.players)
    console = Console(highlight=False)
    for entry in state.log(None):
        console.print(log_line(words, entry, names))
    view = state.view(None)
    look = Look(words, texts, names, None, console.width, console.height)
    console.print(title_line(words, view, texts, str(state.setup.seed), console.width))
    console.print(drawing_of(state.setup.game.name).draw(view, look))
    report = texts.text("verified", words=int(whole.ply), turns=int(whole.turn))
    report += "" if to is None else f" {texts.text('shown', ply=int(state.ply))}"
    console.print(Text(report, style="green"))


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` writes it.")],
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a report with the course of the game.", show_default=False)
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write everything found out.", show_default=False)
    ] = None,
    walks: Annotated[int, typer.Option("--walks", metavar="N", min=12, help="How thoroughly each decision is judged.")] = 300,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="Other guesses at what is hidden.")] = 0,
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes judge; the results are the same.")
    ] = 1,
    language: LanguageCode = "en",
) -> None:
    """Judge every decision of a recorded game: the best word, the cost of the word said, accuracy, and luck apart from skill.

    Decisions are judged only by what their seat could know. docs/analysis.md explains how.

    `pelagos analyse game.txt`

    `pelagos analyse game.txt --html analysis.html --json analysis.json --workers 2`
    """
    from pelagos.analysis import Slices, Thinking, summary
    from pelagos.arena.analysis_report import analysis_page
    from pelagos.arena.console import progress_bar, show_analysis
    from pelagos.arena.executor import executor
    from pelagos.locales import Language, Texts
    from pelagos.terminal.play import player_names

    record = Record.loads(read_text(file))
    record.replay()
    for path in (html, json_file):
        check_writable(path)
    game, slices = record.setup.game, Slices(record, Thinking(walks, seed=seed))
    names = player_names(Texts("pelagos.terminal", language), record.setup.players)
    found = []
    with executor(workers) as play, progress_bar(game.title, slices.number()) as show:
        for done, part in enumerate(play(slices, range(slices.number())), start=1):
            found += part
            show(done)
    analysis = summary(record, slices.thinking, found)
    if json_file is not None:
        json_file.write_text(json.dumps(asdict(analysis), indent=1) + "\n", encoding="utf-8")
    if html is not None:
        html.write_text(analysis_page(analysis, names, language), encoding="utf-8")
    show_analysis(Language(game, language), analysis, names)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="What the table showed at its start.", show_default="the one in the file"),
    ] = None,
) -> None:
    """Check that a finished game was played by the rules and dealt from the secret that was fixed at its start.

    The file contains the table's commitment, but someone who could change the file could change that, too: a commitment that you
    noted down yourself proves more.

    `pelagos verify game.txt --commitment 5b1d...`
    """
    text = read_text(file)
    record = Record.loads(text)
    state = record.replay()
    if not state.over:
        raise UnreadableRecord(f"{str(file)!r} breaks off after {state.ply} words: only a finished game can be verified")
    remarked = re.search("^# commitment ([0-9a-f]{64})$", text, re.MULTILINE)
    expected = commitment or (remarked and remarked[1])
    if expected and hashlib.sha256(str(record.setup.seed).encode()).hexdigest() != expected.lower():
        raise RecordMismatch("the secret is NOT the one that was fixed at the start: the commitment does not agree")
    typer.echo(f"{record.setup.game.title}: {state.ply} words in {state.turn} turns replay exactly; places {state.ranking()}")
    typer.echo("The secret is the one fixed at the start." if expected else "There is no commitment to compare the secret with.")
