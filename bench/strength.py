"""The matches behind what is claimed of the bots' strength: played one after the other, each with its report in docs/strength.

Which matches those are is data (matches.toml). A run that broke off goes on where it was, as long as nothing is compiled
anew: other bots play other games. Of a match that is not played now, the table keeps what it says already.
"""

import argparse
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pelagos
from pelagos.arena.match_plan import MatchPlan
from pelagos.arena.matches import Match, play_plan
from pelagos.arena.report import duration, page
from pelagos.arena.results import finished

HERE = Path(__file__).parent
REPORTS = HERE.parent / "docs" / "strength"
INTRODUCTION = """# How strong the bots are

Written by `bench/strength.py` from [matches.toml](../../bench/matches.toml), which `make strength` plays: compiled engines, fixed
seeds, nobody limited by time, so the same commands give the same games. Every match has a report to be opened in a browser. Share:
games won by the bot named first, with Wilson's 95 % interval; a shared first place is a win, a stopped game is nobody's. Time: its
mean for a decision, on two busy cores. How true the chances are that people are told, `bench/chances.py` measures:
[Orichalcum of two](chances-orichalcum-2.html) and [four](chances-orichalcum-4.html), [Cyclades of two](chances-cyclades-2.html) and
[four](chances-cyclades-4.html), [Atlantis of two](chances-atlantis-2.html) and [four](chances-atlantis-4.html),
[Arnak of two](chances-arnak-2.html) and [four](chances-arnak-4.html); what analysis
tells: [Orichalcum of two](chances-analysis-orichalcum-2.html) and [four](chances-analysis-orichalcum-4.html),
[Cyclades of two](chances-analysis-cyclades-2.html) and [four](chances-analysis-cyclades-4.html),
[Atlantis of two](chances-analysis-atlantis-2.html) and [four](chances-analysis-atlantis-4.html).

The matches of Orichalcum, that of its network apart, and of Cyclades were played by weights set by hand, before these games judged
by networks (their `weights=classic` of today, roughly); Atlantis' `greedy` is that of 7eef675, before it looked for the best end of
its turn. They are to be played again, and until then the commands give other games. Matches of today's bots with older ones are in
[bots](../bots.md#todays-bots-against-those-of-an-older-commit).
"""


@dataclass(frozen=True)
class Entry:
    """One match to be played."""

    game: str
    players: int
    bots: str
    games: int
    seed: int
    option: str = ""

    @property
    def name(self) -> str:
        """What its files are called."""
        bots = "-".join(dict.fromkeys(self.bots.replace("search:iterations=", "search").replace(":weights=", "-").split(",")))
        return f"{self.game}-{self.players}-{bots}" + (f"-{self.option.replace('=', '')}" if self.option else "")

    @property
    def command(self) -> str:
        """What plays the same."""
        option = f" --option {self.option}" if self.option else ""
        return (
            f"pelagos arena {self.game} --players {self.players} --bots {self.bots} --games {self.games} --seed {self.seed}{option}"
        )

    @property
    def plan(self) -> MatchPlan:
        """The match as the arena plays it."""
        options = dict([self.option.split("=")]) if self.option else {}
        return MatchPlan.checked(pelagos.game(self.game), self.players, options, self.seed, self.bots.split(","))

    def played(self, results: Path) -> bool:
        """Whether all its games are there."""
        return len(finished(results / f"{self.name}.jsonl", self.plan)) >= self.plan.whole(self.games)

    def play(self, workers: int, results: Path) -> Match:
        """Play what is not played yet."""
        return play_plan(self.plan, self.games, workers=workers, out=results / f"{self.name}.jsonl")


def claims() -> Iterator[tuple[str, list[Entry]]]:
    """Each claim with its matches; what a match does not say itself, its claim says."""
    for claim in tomllib.loads((HERE / "matches.toml").read_text(encoding="utf-8"))["claim"]:
        text, matches = claim.pop("text"), claim.pop("match")
        yield text, [Entry(**claim | match) for match in matches]


def row(entry: Entry, match: Match) -> str:
    """A match as a line of the table."""
    first = match.bots[0]
    share = f"{first.rate:.1%} | {first.low:.1%} to {first.high:.1%}"
    what = f"[{pelagos.game(entry.game).title}]({entry.name}.html)"
    return f"| {what} | {entry.players} | {match.games} | {share} | {duration(first.thinking)} | `{entry.command}` |"


def rows_in(text: str) -> dict[str, str]:
    """The lines of tables in a text, by the commands at their ends."""
    return {line.split("`")[-2]: line for line in text.splitlines() if line.startswith("| ") and line.endswith("` |")}


def table(claim: str, matches: list[tuple[Entry, Match | None]], known: dict[str, str]) -> str:
    """A claim with the matches played, now or before, and the commands of the others."""
    head = ["| game | players | games | share | 95 % interval | time | command |", "|---|---|---|---|---|---|---|"]
    found = [(entry, row(entry, match) if match is not None else known.get(entry.command)) for entry, match in matches]
    rows = [line for _, line in found if line is not None]
    missing = [f"- `{entry.command}`" for entry, line in found if line is None]
    parts = [[f"## {claim}"], head + rows if rows else [], ["Still to be played:", "", *missing] if missing else []]
    return "\n" + "\n\n".join("\n".join(part) for part in parts if part)


def main() -> None:
    """Play all or some, and write the reports and the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--results", type=Path, default=HERE.parent / "build" / "strength", help="where finished games are kept")
    parser.add_argument("--only", default="", help="play the matches whose names hold this")
    arguments = parser.parse_args()
    arguments.results.mkdir(parents=True, exist_ok=True)
    readme = REPORTS / "README.md"
    known = rows_in(readme.read_text(encoding="utf-8"))
    tables = []
    for claim, entries in claims():
        matches: list[tuple[Entry, Match | None]] = []
        for entry in entries:
            wanted = arguments.only in entry.name or entry.played(arguments.results)
            match = entry.play(arguments.workers, arguments.results) if wanted else None
            if match is not None:
                (REPORTS / f"{entry.name}.html").write_text(page(match), encoding="utf-8")
                print(f"{entry.name}: {match.bots[0].rate:.1%} ({match.bots[0].low:.1%} to {match.bots[0].high:.1%})", flush=True)
            matches.append((entry, match))
        tables.append(table(claim, matches, known))
    readme.write_text(INTRODUCTION + "\n".join(tables) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
