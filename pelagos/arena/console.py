"""A match on the terminal: a progress bar while it runs, tables when it is done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import pelagos
from pelagos.analysis import Analysis
from pelagos.arena.gate import Gate
from pelagos.arena.matches import Match, Spread
from pelagos.arena.report import duration
from pelagos.arena.tune import Tuned, Tuning
from pelagos.core.game import Game
from pelagos.core.options import written
from pelagos.locales import Language


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with the remaining time, shown from the first game on; none if the output is not a terminal."""
    console = Console(stderr=True)
    bar = Progress(TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True)
    task = bar.add_task(title, total=games)

    def show(played: int) -> None:
        if console.is_terminal and not bar.live.is_started:
            bar.start()
            bar.reset(task, completed=played)  # games of a resumed run say nothing about the speed
        elif console.is_terminal:
            bar.update(task, completed=played)

    try:
        yield show
    finally:
        if bar.live.is_started:
            bar.stop()


@contextmanager
def progress_bars() -> Iterator[Callable[[str, int, int], None]]:
    """A progress bar for each part of a longer run, one after the other; none if the output is not a terminal."""
    console = Console(stderr=True)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    tasks: dict[str, TaskID] = {}

    def show(title: str, done: int, of: int) -> None:
        if title not in tasks:
            tasks[title] = bar.add_task(title, total=of)
        bar.update(tasks[title], completed=done)

    if not console.is_terminal:
        yield lambda title, done, of: None
    else:
        with bar:
            yield show


def show_gate(gate: Gate) -> None:
    """The result of a gate."""
    share = f"{gate.share:.1%} ({gate.low:.1%} to {gate.high:.1%}) of {gate.games} games against the champion"
    verdict = "the new champion" if gate.passed else "not surely better"
    Console(highlight=False).print(f"generation {gate.generation}: {share}: {verdict}", soft_wrap=True)


def show_match(game: Game, match: Match) -> None:
    """The result of a match as tables."""
    console = Console(highlight=False)
    options = " ".join(f"{name}={written(value)}" for name, value in match.options.items())
    console.print(Text(f"{game.title}: {match.games} games of {match.players} players, seed {match.seed}, {options}", style="bold"))
    console.print(_bots(match), _strengths(match), _seats(match), _lengths(match), sep="\n")
    console.print(
        f"stopped {match.stopped:.1%}   {_rate(match.games_per_second)} games/s   {_rate(match.decisions_per_second)} decisions/s "
        f"({'compiled' if pelagos.compiled else 'interpreted'})"
    )
    if len(match.bots) > 1 and match.bots[0].rating is None:
        console.print("For ratings, install pelagos[arena].", markup=False)


def show_tuned(game: Game, tuning: Tuning, tuned: Tuned) -> None:
    """The result of a tuning."""
    console = Console(highlight=False)
    console.print(Text(f"{game.title}: weights after {tuned.games} games of {tuning.bot}, seed {tuning.seed}", style="bold"))
    table = _table("weight", "old", "new")
    for name, old in tuning.weights.items():
        table.add_row(name, f"{old:g}", f"{tuned.weights[name]:g}" if tuned.weights[name] != old else "")
    console.print(table)
    verdict = "better" if tuned.better else "not surely better, so the old ones stay"
    share = f"{tuned.share:.1%} ({tuned.low:.1%} to {tuned.high:.1%})"
    console.print(f"New against old in {tuned.checked} games on fresh deals: {share}: {verdict}.", soft_wrap=True)


def show_analysis(language: Language, analysis: Analysis, names: list[str], most: int = 5) -> None:
    """How everybody played, and the costliest decisions."""
    console = Console(highlight=False)
    table = _table("player", "place", "accuracy", "lost", "luck", "inaccuracies", "mistakes", "blunders")
    for one in analysis.seats:
        marks = [str(one.marks[mark]) for mark in ("inaccuracy", "mistake", "blunder")]
        accuracy = "" if one.accuracy is None else f"{one.accuracy:.1f}"
        place = str(analysis.ranking[one.seat])
        table.add_row(names[one.seat], place, accuracy, f"{100 * one.lost:.1f}", f"{100 * one.luck:+.1f}", *marks)
    console.print(table)
    decisions = {decision.ply: decision for decision in analysis.decisions}
    for decision in [decisions[ply] for ply in analysis.costliest[:most]]:
        said, better = (language.word(language.game.code(word), names) for word in (decision.word, decision.best))
        about = f"word {decision.ply + 1}, {names[decision.seat]}: {said} ({100 * decision.played:.0f} %); "
        console.print(Text(f"{about}better: {better} ({100 * decision.chance:.0f} %)"), soft_wrap=True)


def _table(*headings: str) -> Table:
    """A table without lines; the first column is text."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bright_black")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", no_wrap=number > 0, overflow="fold")
    return table


def _bots(match: Match) -> Table:
    table = _table("bot", "wins", "share", "95 % interval", "place", "95 % interval")
    for bot in match.bots:
        share = [f"{bot.rate:.1%}", f"{bot.low:.1%} to {bot.high:.1%}"]
        place = [f"{bot.place:.2f}", f"{bot.place_low:.2f} to {bot.place_high:.2f}"]
        table.add_row(bot.bot, str(bot.wins), *share, *place)
    return table


def _strengths(match: Match) -> Table:
    table = _table("bot", "rating", "surely", "decision", "longest")
    for bot in match.bots:
        rating = [str(bot.rating), f"{bot.rating.ordinal:.1f}"] if bot.rating else ["", ""]
        times = [duration(bot.thinking), duration(bot.longest)] if bot.decisions else ["", ""]
        table.add_row(bot.bot, *rating, *times)
    return table


def _seats(match: Match) -> Table:
    table = _table("seat", "wins", "share", "95 % interval")
    for number, seat in enumerate(match.seats, start=1):
        table.add_row(str(number), str(seat.wins), f"{seat.rate:.1%}", f"{seat.low:.1%} to {seat.high:.1%}")
    return table


def _lengths(match: Match) -> Table:
    table = _table("per game", "mean", "median", "min", "max")
    for name, spread in (("words", match.words), ("turns", match.turns)):
        table.add_row(name, *_spread(spread))
    return table


def _spread(spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f}", f"{spread.median:g}", str(spread.low), str(spread.high)]


def _rate(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"
