"""A match as one self-contained HTML file with its plots; it loads nothing."""

import math
from html import escape

from pelagos.arena.matches import Match
from pelagos.core.options import written
from pelagos.core.registry import game as find_game
from pelagos.version import VERSION

WIDTH, LEFT, ROW, MIDDLE = 720, 200, 42, 27
"""Of a plot: its width, where its axis begins, the height of a bot's row, and where the dot is in it."""
BINS = 24
FASTEST, SLOWEST = -5, 2
"""Powers of ten of a second between which decision times are shown."""
NOTE_ON_BOTS = (
    "Win shares with Wilson's 95 % intervals; mean places with 95 % intervals from deal to deal. Ratings are OpenSkill's, with "
    "their standard deviation, from the places in the order of the deals: everybody begins with 25.0 ± 8.3. Three deviations less "
    "is what the strength surely is."
)

STYLE = """
:root { color-scheme: light dark; --ink: #1d2b36; --soft: #5c6f7d; --line: #ccd6dc; --paper: #fbfcfc; --mark: #0b6e8a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4edf1; --soft: #9fb2bd; --line: #3a4953; --paper: #142029; --mark: #5cc3e0; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem;
  padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 .4rem; }
p { color: var(--soft); margin: .3rem 0; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .9rem .3rem 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 500; }
svg { display: block; height: auto; max-width: 100%; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .soft { fill: var(--soft); } svg .grid { stroke: var(--line); } svg .equal { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .whisker { stroke: var(--mark); stroke-width: 2; } svg .mark { fill: var(--mark); }
"""


def page(match: Match) -> str:
    """The whole report."""
    title = f"{find_game(match.game).title}: {match.games} games of {match.players}"
    options = ", ".join(f"{name}={written(value)}" for name, value in match.options.items())
    turned = f"each deal was played {match.rotations} times, everybody one seat further each time" if match.rotations > 1 else ""
    about = [f"seed {match.seed}", options, turned, f"rules {match.rules}", f"pelagos {VERSION}", f"stopped {match.stopped:.1%}"]
    sections = [
        ("Wins", _note_on_wins(match), _wins(match)),
        ("Bots", NOTE_ON_BOTS, _bots(match)),
        ("Seats", "Whoever sat there.", _seats(match)),
        ("Length", f"Words in a game: {_spread(match)}.", _lengths(match)),
    ]
    if any(bot.decisions for bot in match.bots):
        note = "For decisions with a choice: the dot is the mean, the line goes on to the longest."
        sections.append(("Time for a decision", note, _times(match)))
    body = "".join(f"<h2>{name}</h2>\n<p>{escape(note)}</p>\n<div class='wide'>{part}</div>\n" for name, note, part in sections)
    return document(title, "; ".join(part for part in about if part), body)


def document(title: str, about: str, body: str) -> str:
    """A page with a title, a line about it and its content."""
    return (
        f"<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n"
        f"<meta name='viewport' content='width=device-width, initial-scale=1'>\n<title>{escape(title)}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n{body}</body>\n</html>\n"
    )


def duration(seconds: float) -> str:
    """A time as people read it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs"


def _note_on_wins(match: Match) -> str:
    return f"Share of games won, with 95 % intervals; the dashed line is an equal share, {1 / match.players:.0%}."


def _spread(match: Match) -> str:
    words = match.words
    return f"{words.low} to {words.high}, mean {words.mean:.1f}, median {words.median:g}"


# -- tables


def table(headings: list[str], cells: list[list[str]]) -> str:
    """A table with its headings."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in cells)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"


def _bots(match: Match) -> str:
    headings = [
        "bot",
        "seats",
        "wins",
        "share",
        "95 % interval",
        "mean place",
        "95 % interval",
        "rating",
        "at least",
        "per decision",
        "longest",
    ]
    cells = []
    for bot in match.bots:
        share = [f"{bot.rate:.1%}", f"{bot.low:.1%} to {bot.high:.1%}"]
        place = [f"{bot.place:.2f}", f"{bot.place_low:.2f} to {bot.place_high:.2f}"]
        rating = [str(bot.rating), f"{bot.rating.ordinal:.1f}"] if bot.rating else ["", ""]
        times = [duration(bot.thinking), duration(bot.longest)] if bot.decisions else ["", ""]
        cells.append([bot.bot, str(bot.seats), str(bot.wins), *share, *place, *rating, *times])
    return table(headings, cells)


def _seats(match: Match) -> str:
    cells = [
        [str(number), str(seat.wins), f"{seat.rate:.1%}", f"{seat.low:.1%} to {seat.high:.1%}"]
        for number, seat in enumerate(match.seats, start=1)
    ]
    return table(["seat", "wins", "share", "95 % interval"], cells)


# -- plots


def svg(height: int, title: str, parts: list[str]) -> str:
    """A plot of these parts."""
    inner = "\n".join(parts)
    size = f"viewBox='0 0 {WIDTH} {height}' width='{WIDTH}' height='{height}'"
    return f"<svg {size} role='img' aria-label='{escape(title)}'>\n<title>{escape(title)}</title>\n{inner}\n</svg>"


def text_at(x: float, y: float, text: str, anchor: str = "middle", kind: str = "soft") -> str:
    """A text in a plot."""
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' class='{kind}'>{escape(text)}</text>"


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line in a plot."""
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' class='{kind}'/>"


def across(share: float) -> float:
    """The x coordinate of a share of the axis."""
    return LEFT + min(1.0, max(0.0, share)) * (WIDTH - LEFT - 60)


def rows(names: list[str], ticks: list[tuple[float, str]]) -> list[str]:
    """The axis with its ticks (position and label) and a row for each name."""
    bottom = ROW * len(names)
    parts = []
    for share, label in ticks:
        parts += [line(across(share), 0, across(share), bottom, "grid"), text_at(across(share), bottom + 18, label)]
    for row, name in enumerate(names):
        shown = name if len(name) <= 26 else f"{name[:25]}…"
        parts.append(text_at(LEFT - 12, ROW * row + MIDDLE + 4, shown, "end", "name"))
    return parts


def dot(row: int, start: float, middle: float, end: float, label: str) -> list[str]:
    """A dot with an interval line and a label."""
    y = ROW * row + MIDDLE
    dot = f"<circle cx='{across(middle):.1f}' cy='{y:.1f}' r='5' class='mark'/>"
    return [line(across(start), y, across(end), y, "whisker"), dot, text_at(across(middle), y - 9, label)]


def _wins(match: Match) -> str:
    parts = rows([bot.bot for bot in match.bots], [(tenths / 10, f"{tenths * 10} %") for tenths in range(0, 11, 2)])
    bottom = ROW * len(match.bots)
    parts.append(line(across(1 / match.players), 0, across(1 / match.players), bottom, "equal"))
    for row, bot in enumerate(match.bots):
        parts += dot(row, bot.low, bot.rate, bot.high, f"{bot.rate:.1%}")
    return svg(bottom + 26, "Share of games won by each bot", parts)


def _times(match: Match) -> str:
    bots = [bot for bot in match.bots if bot.decisions]
    scale = SLOWEST - FASTEST

    def share(seconds: float) -> float:
        return (math.log10(max(seconds, 1e-9)) - FASTEST) / scale

    parts = rows([bot.bot for bot in bots], [(k / scale, duration(10.0 ** (FASTEST + k))) for k in range(scale + 1)])
    for row, bot in enumerate(bots):
        parts += dot(row, share(bot.thinking), share(bot.thinking), share(bot.longest), duration(bot.thinking))
    return svg(ROW * len(bots) + 26, "Time that each bot takes for a decision", parts)


def _lengths(match: Match) -> str:
    low, high, height, left = match.words.low, match.words.high, 180, 40
    width = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // width + 1)
    for words in match.lengths:
        counts[(words - low) // width] += 1
    step = (WIDTH - 2 * left) / len(counts)
    parts = [line(left, height + 20, WIDTH - left, height + 20, "grid")]
    for i, count in enumerate(counts):
        tall = height * count / max(counts)
        first, last = low + i * width, low + (i + 1) * width - 1
        about = f"<title>{first} to {last} words: {count} games</title>"
        bar = f"x='{left + i * step + 1:.1f}' y='{height + 20 - tall:.1f}' width='{max(1, step - 2):.1f}' height='{tall:.1f}'"
        parts.append(f"<rect {bar} class='mark'>{about}</rect>")
    parts += [text_at(left + step / 2, height + 38, str(low)), text_at(WIDTH - left - step / 2, height + 38, str(high))]
    parts.append(text_at(left, 14, f"{max(counts)} games in the highest bar, {width} words wide", "start"))
    return svg(height + 46, "How many words the games had", parts)
