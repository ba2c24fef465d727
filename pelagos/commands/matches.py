"""Bots among themselves: arena, tune, train, dataset."""

import json
import secrets
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from pelagos.commands.common import GameName, Options, Seats, check_writable, options_of, players_of
from pelagos.core.errors import BadMatch
from pelagos.core.registry import game as find_game


def arena(
    game: GameName,
    players: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="S", help="Deal k has the seed S + k.", show_default="drawn and shown"),
    ] = None,
    option: Options = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="One bot for all seats, or one for each.")] = "random",
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes play; the results are the same.")
    ] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="auto|HOST:PORT",
            help="Play on a Ray cluster; the results are the same.",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Add each finished game to a file, and go on from it.", show_default=False),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="Write a report with plots.", show_default=False)
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the result to a file, too.", show_default=False)
    ] = None,
) -> None:
    """Let bots play many games, and show who won, how certain that is and how long it took.

    Different bots play every deal once in every seat order, so a few more games may be played than asked for. The same seed
    gives the same games again, unless a bot is limited by time. docs/bots.md describes the bots.

    `pelagos arena orichalcum --players 3 --games 1000`

    `pelagos arena orichalcum --bots search:iterations=50,greedy --games 400 --workers 2`

    `pelagos arena orichalcum --bots easy,greedy --out games.jsonl --report result.html`
    """
    from pelagos.arena.console import progress_bar, show_match
    from pelagos.arena.match_plan import MatchPlan
    from pelagos.arena.matches import play_plan
    from pelagos.arena.report import page
    from pelagos.arena.results import seed_in

    found = find_game(game)
    for file in (out, report, json_file):
        check_writable(file)
    if seed is None:
        seed = None if out is None else seed_in(out)
    base = secrets.randbelow(1_000_000) if seed is None else seed
    names = bots.split(",")
    seats = len(names) if players is None and len(names) > 1 else players_of(found, players)
    plan = MatchPlan.checked(found, seats, options_of(found, option), base, names)
    with progress_bar(found.title, plan.whole(games)) as show:
        match = play_plan(plan, games, show, workers, out, ray)
    if json_file is not None:
        json_file.write_text(json.dumps(asdict(match), indent=2) + "\n", encoding="utf-8")
    if report is not None:
        report.write_text(page(match), encoding="utf-8")
    show_match(found, match)


def tune(
    game: GameName,
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="N", min=1, help="2 play against each other, 1 plays for points alone.")
    ] = 2,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games to learn from.")] = 4000,
    check: Annotated[int, typer.Option("--check", metavar="N", min=1, help="How many games of new against old decide.")] = 1000,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Who plays: `greedy`, `search:iterations=50`.")
    ] = "greedy:samples=1",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="All deals and chances follow from it.")] = 1,
    option: Options = None,
    keep: Annotated[str, typer.Option("--keep", metavar="NAME,...", help="Weights to leave alone.", show_default=False)] = "",
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes play; the results are the same.")
    ] = 1,
    state: Annotated[
        Path | None,
        typer.Option("--state", metavar="FILE", help="Note what was played in a file, and go on from it.", show_default=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where better weights go.", show_default="the game's own file"),
    ] = None,
) -> None:
    """Look for better weights of a game's evaluator by self-play, and write them if they are certain to be better.

    New weights are written with the evidence, and only if the 95 % interval of what they win against the old ones, on fresh deals,
    lies above 50 %. docs/evaluations.md tells more.

    `pelagos tune atlantis --workers 2 --state tuning.jsonl`

    `pelagos tune arnak --players 1 --option difficulty=3 --keep rival,scale --out better.toml`
    """
    from pelagos.arena.checkpoint import Checkpoint
    from pelagos.arena.console import progress_bar, show_tuned
    from pelagos.arena.executor import executor
    from pelagos.arena.tune import Tuning, note_on, rounds
    from pelagos.arena.tune import tune as look_for_weights
    from pelagos.arena.weights import learned, with_note, with_weights

    found = find_game(game)
    file = Path(str(found.weights_file)) if out is None else out
    for path in (state, file):
        check_writable(path)
    text = found.weights_file.read_text(encoding="utf-8")
    if learned(text):
        raise BadMatch(
            f"the weights of {found.title} are learned, too many to tune; `pelagos train {found.name}` makes better ones"
        )
    kept = [name for name in keep.split(",") if name]
    tuning = Tuning.checked(found, bot, seed, text, kept, options_of(found, option), players)
    checkpoint = Checkpoint(state, asdict(tuning))
    with executor(workers) as play, progress_bar(found.title, rounds(games, check)) as show:
        tuned = look_for_weights(tuning, games, check, play, checkpoint, show)
    show_tuned(found, tuning, tuned)
    if tuned.better:
        file.write_text(with_note(with_weights(text, tuned.weights), note_on(tuning, tuned)), encoding="utf-8")
        typer.echo(f"Written to {file}.")


def train(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--state", metavar="FOLDER", help="Keep games, weights and gates here, and go on from them.")
    ] = Path("training"),
    generations: Annotated[int, typer.Option("--generations", metavar="N", min=1, help="How often to play, fit and compare.")] = 3,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Games to learn from in each generation.")] = 1000,
    gate: Annotated[int, typer.Option("--gate", metavar="N", min=2, help="Games against the champion that decide.")] = 200,
    keep: Annotated[int, typer.Option("--keep", metavar="N", min=1, help="Learn from the games of so many generations.")] = 3,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays the games that decide.")] = "greedy:samples=1",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="All deals and chances follow from it.")] = 1,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="FILE", help="The weights of the first games.", show_default="the game's own"),
    ] = None,
    only: Annotated[
        str, typer.Option("--only", metavar="KIND,KIND,...", help="Fit these kinds of features beside the weights set by hand.")
    ] = "",
    hidden: Annotated[
        int,
        typer.Option(
            "--hidden", metavar="N", min=0, help="Train a network with so many hidden units instead, by play with itself."
        ),
    ] = 0,
    rate: Annotated[float, typer.Option("--rate", metavar="R", help="How far a step of a network's weights goes.")] = 0.001,
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes play; the results are the same.")
    ] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="auto|HOST:PORT", help="Play on a Ray cluster.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where the champion's weights go.", show_default="only the folder")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write an HTML report with curves here.", show_default=False)
    ] = None,
) -> None:
    """Learn a game's evaluation from self-play: games of varied players, weights fitted to them, a deciding match; and again.

    The folder keeps everything: the same command continues after an interruption, or with more generations.
    docs/evaluations.md tells more.

    `pelagos train arnak --state arnak-training --workers 2`

    `pelagos train arnak --state arnak-training --workers 2 --generations 5 --out weights.toml`

    `pelagos train orichalcum --state orichalcum-network --hidden 32 --generations 20 --out network.toml`
    """
    from pelagos.arena.console import progress_bars, show_gate
    from pelagos.arena.executor import executor
    from pelagos.arena.network_run import NetworkRun, NetworkTraining
    from pelagos.arena.train import Run, Training, set_by_hand

    found = find_game(game)
    check_writable(out)
    check_writable(report)
    kinds = tuple(kind for kind in only.split(",") if kind)
    text = None if start is None else start.read_text(encoding="utf-8")
    run: Run | NetworkRun
    if hidden:
        run = NetworkRun(found, NetworkTraining(found.name, found.version, seed, hidden, games, rate, gate, bot), folder, text)
    else:
        text = text or (set_by_hand(found) if kinds else found.weights_file.read_text(encoding="utf-8"))
        run = Run(found, Training(found.name, found.version, seed, games, gate, bot, keep, kinds), folder, text)
    with executor(workers, ray) as play, progress_bars() as show:
        for gate_ in run.gates():
            show_gate(gate_)
        while len(run.gates()) < generations:
            show_gate(run.next(play, show))
    if out is not None:
        out.write_text(run.result(), encoding="utf-8")
        typer.echo(f"The champion's weights are in {out}.")
    if report is not None and isinstance(run, Run):
        from pelagos.arena.train_report import training_page

        report.write_text(training_page(run), encoding="utf-8")
        typer.echo(f"The report is in {report}.")


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the files go; the same command goes on there.")],
    players: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Deal k has the seed S + k.")] = 1,
    option: Options = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="One bot for all seats, or one for each.")] = "greedy",
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes play; the results are the same.")
    ] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="auto|HOST:PORT", help="Play on a Ray cluster.", show_default=False)
    ] = None,
) -> None:
    """Let bots play and write everything down as data: records, and a Parquet table of decisions with features, words and results.

    `pelagos dataset arnak --bots greedy --games 1000 --workers 2 --out arnak-data`
    """
    from pelagos.arena.console import progress_bar
    from pelagos.arena.dataset import Dataset
    from pelagos.arena.executor import executor
    from pelagos.arena.match_plan import MatchPlan

    found, names = find_game(game), bots.split(",")
    seats = len(names) if players is None and len(names) > 1 else players_of(found, players)
    plan = MatchPlan.checked(found, seats, options_of(found, option), seed, names)
    kept = Dataset(folder, plan)
    with executor(workers, ray) as play, progress_bar(found.title, plan.whole(games)) as show:
        kept.play(plan.whole(games), play, show)
    typer.echo(f"{plan.whole(games)} games of {found.title} are in {folder}.")
