"""An analysis as one HTML file: the course of the game, how everybody played, and the costliest decisions."""

from html import escape

from pelagos.analysis import Analysis, Decision, Luck
from pelagos.arena.report import WIDTH, document, line, svg, table, text_at
from pelagos.core.options import written
from pelagos.core.registry import game as find_game
from pelagos.locales import Language
from pelagos.version import VERSION

HEIGHT, LEFT, RIGHT, TOP = 260, 46, 110, 14
COLOURS = ("#c2452d", "#1f6fb2", "#2e8b57", "#b5851d", "#7a4fb0")
"""Of the seats' lines, distinct on a light and a dark background."""
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
MAX_EVENTS_LISTED = 8
STYLE = """<style>
.costly { counter-reset: number; list-style: none; margin: 0; padding: 0; max-width: 46rem; }
.costly li { border-left: 4px solid var(--line); margin: 0 0 1rem; padding: .1rem 0 .1rem .9rem; }
.costly .blunder { border-color: #c2452d; } .costly .mistake { border-color: #d98a1f; }
.costly .inaccuracy { border-color: #c9b037; }
.costly b, .costly p { color: var(--ink); } .costly small { color: var(--soft); }
.seat { border-radius: 50%; display: inline-block; height: .7em; margin-right: .4em; width: .7em; }
svg .course { fill: none; stroke-linejoin: round; stroke-width: 2.2; } svg .bad { stroke: var(--paper); stroke-width: 1.5; }
details { margin-top: 1.5rem; } summary { cursor: pointer; }
</style>
"""
NOTE_ON_PLAYERS = (
    "Accuracy is lichess' measure over whole turns: 100 if no chance to win was thrown away. Lost is all the chance thrown away, "
    "luck what dice and draws gave or took. Chances are in points of a hundred."
)
NOTE_ON_COURSE = (
    "Everybody's chance to win at the beginning of each turn, as the seat that decided could see it. Dots are mistakes and "
    "blunders."
)
NOTE_ON_LUCK = "The random events that moved most: what came out, against what was to be expected of the word."


def analysis_page(analysis: Analysis, names: list[str], language: str = "en") -> str:
    """The whole report, with these names for the seats."""
    return _Page(analysis, names, language).whole()


class _Page:
    """Builds a report."""

    def __init__(self, analysis: Analysis, names: list[str], language: str) -> None:
        self._analysis = analysis
        self._names = names
        self._game = find_game(analysis.game)
        self._language = Language(self._game, language)
        self._by_ply = {one.ply: one for one in analysis.decisions}

    def whole(self) -> str:
        """The page."""
        found = self._analysis
        options = ", ".join(f"{name}={written(value)}" for name, value in found.options.items())
        thinking = f"{found.thinking.walks} walks a decision"
        parts = [f"{found.words} words", options, thinking, f"rules {found.rules}", f"pelagos {VERSION}"]
        sections = [("Players", NOTE_ON_PLAYERS, self._players()), ("Course of the game", NOTE_ON_COURSE, self._course())]
        sections.append(("Costliest decisions", "", self._costliest()))
        if found.luck:
            sections.append(("Luck", NOTE_ON_LUCK, self._luck()))
        body = "".join(f"<h2>{name}</h2>\n<p>{escape(note)}</p>\n<div class='wide'>{part}</div>\n" for name, note, part in sections)
        every = f"<details><summary>All decisions</summary>\n<div class='wide'>{self._all()}</div></details>\n"
        return document(f"{self._game.title}: analysis", "; ".join(part for part in parts if part), STYLE + body + every)

    def _word(self, text: str) -> str:
        """A word as people read it."""
        return self._language.word(self._game.code(text), self._names) or text

    def _players(self) -> str:
        headings = [
            "player",
            "place",
            "accuracy",
            "decisions",
            "lost",
            "luck",
            "best",
            "good",
            "inaccuracies",
            "mistakes",
            "blunders",
        ]
        cells = [
            [
                self._names[one.seat],
                str(self._analysis.ranking[one.seat]),
                "" if one.accuracy is None else f"{one.accuracy:.1f}",
                str(one.decisions),
                f"{100 * one.lost:.1f}",
                f"{100 * one.luck:+.1f}",
                *(str(number) for number in one.marks.values()),
            ]
            for one in self._analysis.seats
        ]
        return table(headings, cells)

    def _course(self) -> str:
        """A line for each seat over the words of the game."""
        last = max(1, self._analysis.words)
        parts = []
        for level in range(0, 101, 25):
            parts.append(line(LEFT, _down(level / 100), WIDTH - RIGHT, _down(level / 100), "grid"))
            parts.append(text_at(LEFT - 8, _down(level / 100) + 4, f"{level} %", "end"))
        decisions = self._analysis.decisions
        begins = [one for number, one in enumerate(decisions) if number == 0 or one.turn != decisions[number - 1].turn]
        for seat, name in enumerate(self._names):
            points = [(one.ply, one.chances[seat]) for one in begins]
            points += [(last, self._end(seat))] if self._analysis.over else []
            way = " ".join(f"{_across(ply, last):.1f},{_down(chance):.1f}" for ply, chance in points)
            parts.append(f"<polyline points='{way}' class='course' stroke='{COLOURS[seat]}'/>")
            parts.append(f"<circle cx='{WIDTH - RIGHT + 16}' cy='{TOP + 8 + 22 * seat}' r='5' fill='{COLOURS[seat]}'/>")
            parts.append(text_at(WIDTH - RIGHT + 28, TOP + 12 + 22 * seat, name, "start", "name"))
        for one in self._analysis.decisions:
            if one.mark in ("mistake", "blunder"):
                about = f"<title>{escape(self._names[one.seat])}: {escape(self._word(one.word))}, -{100 * one.loss:.0f}</title>"
                place = f"cx='{_across(one.ply, last):.1f}' cy='{_down(one.chance):.1f}' r='{5 if one.mark == 'blunder' else 3.5}'"
                parts.append(f"<circle {place} class='bad' fill='{COLOURS[one.seat]}'>{about}</circle>")
        return svg(HEIGHT + 10, "Everybody's chance to win in the course of the game", parts)

    def _end(self, seat: int) -> float:
        places = self._analysis.ranking
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0

    def _costliest(self) -> str:
        costly = [self._by_ply[ply] for ply in self._analysis.costliest]
        return f"<ol class='costly'>{''.join(self._costly(one) for one in costly)}</ol>" if costly else "<p>Nothing was lost.</p>"

    def _costly(self, one: Decision) -> str:
        dot = f"<span class='seat' style='background: {COLOURS[one.seat]}'></span>"
        said = f"<b>{dot}{escape(self._names[one.seat])}: {escape(self._word(one.word))} {SIGNS.get(one.mark, '')}</b>"
        better = " → ".join(escape(self._word(word)) for word in one.line)
        cost = f"word {one.ply + 1}: {100 * one.played:.0f} % instead of {100 * one.chance:.0f} %"
        return f"<li class='{one.mark}'>{said} <small>{cost}</small><p>Better: {better}</p></li>"

    def _luck(self) -> str:
        def size(one: Luck) -> float:
            return -max(map(abs, one.gains))

        events = sorted(self._analysis.luck, key=size)[:MAX_EVENTS_LISTED]
        cells = [[f"{one.ply + 1}: {self._names[one.seat]}, {self._word(one.word)}", *_points(one.gains)] for one in events]
        return table(["word", *self._names], cells)

    def _all(self) -> str:
        cells = [
            [
                f"{one.ply + 1}: {self._names[one.seat]}, {self._word(one.word)}",
                one.mark,
                "" if one.word == one.best else self._word(one.best),
                f"{one.chance:.1%}",
                f"{one.played:.1%}",
                f"{100 * one.loss:.1f}",
            ]
            for one in self._analysis.decisions
        ]
        return table(["word", "mark", "better", "chance", "with it", "lost"], cells)


def _across(ply: int, last: int) -> float:
    return LEFT + ply / last * (WIDTH - LEFT - RIGHT)


def _down(chance: float) -> float:
    return TOP + (1.0 - chance) * (HEIGHT - TOP - 10)


def _points(gains: list[float]) -> list[str]:
    return [f"{100 * gain:+.1f}" for gain in gains]
