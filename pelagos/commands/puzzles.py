"""Puzzles from self-play: puzzles."""

from pathlib import Path
from typing import Annotated

import typer

from pelagos.commands.common import GameName, check_writable, players_of
from pelagos.core.errors import BadPlayers
from pelagos.core.registry import game as find_game


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games to look through.")] = 50,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N", help="How many play.")] = 2,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="Deal k has the seed S + k.")] = 5_000_000,
    workers: Annotated[int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes look.")] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="auto|HOST:PORT", help="Look on a Ray cluster.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Add what is found to a file, and go on from it.", show_default="GAME.jsonl"),
    ] = None,
) -> None:
    """Find puzzles in games of bots: positions with one clearly best word that a quick search misses.

    The same command continues after an interruption, or with more games. docs/analysis.md says what makes a puzzle.

    `pelagos puzzles cyclades --games 100 --workers 2 --out cyclades.jsonl`
    """
    from pelagos.arena.console import progress_bar
    from pelagos.arena.executor import executor
    from pelagos.arena.puzzle_maker import PuzzlePlan, make_puzzles

    found = find_game(game)
    file = Path(f"{found.name}.jsonl") if out is None else out
    check_writable(file)
    if players_of(found, players) not in found.players:
        raise BadPlayers(f"{found.title} is for {found.players[0]} to {found.players[-1]} players, not {players}")
    number = 0
    with executor(workers, ray) as play, progress_bar(found.title, games) as show:
        for done, (_, fresh) in enumerate(make_puzzles(PuzzlePlan(found.name, players, seed), games, play, file), start=1):
            number += len(fresh)
            show(done)
    typer.echo(f"{number} new puzzles are in {file}.")
