"""The report: one file that needs nothing else, with every bot in every plot."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

import pelagos
from pelagos.arena.matches import Match, play_match
from pelagos.arena.report import duration, page

GAME = pelagos.game("orichalcum")


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match(GAME, 2, 4, seed=1, bots=["greedy:samples=1", "random"])


def plots(text: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall("<svg.*?</svg>", text, re.DOTALL)]  # noqa: S314  our own text


def test_it_is_one_whole_page(match: Match):
    open_tags: list[str] = []

    class Checker(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag != "meta":
                open_tags.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert open_tags.pop() == tag

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            pass

    text = page(match)
    Checker().feed(text)
    assert open_tags == []
    assert "prefers-color-scheme: dark" in text
    for outside in ("http:", "https:", "src=", "href=", "url(", "@import", "<script"):
        assert outside not in text


def test_it_tells_what_the_match_tells(match: Match):
    text = page(match)
    for bot in match.bots:
        for expected in (bot.bot, f"{bot.rate:.1%}", f"{bot.low:.1%} to {bot.high:.1%}", f"{bot.place:.2f}", duration(bot.longest)):
            assert expected in text
    assert f"seed {match.seed}" in text
    assert "same_island=no" in text
    assert "played 2 times" in text


def test_plots_show_every_bot_and_every_game(match: Match):
    wins, lengths, times = plots(page(match))
    for plot in (wins, times):
        assert [bot.bot for bot in match.bots] == [text.text for text in plot.iter("text") if text.get("class") == "name"]
        assert len(list(plot.iter("circle"))) == 2
    bars = [title.text or "" for title in lengths.iter("title")][1:]
    assert sum(int(bar.split(": ")[1].split()[0]) for bar in bars) == match.games


def test_odd_matches_have_a_report_too(match: Match):
    chance = play_match(GAME, 3, 1, seed=1)
    assert len(plots(page(chance))) == 2  # nobody has thought
    strange = replace(match, bots=[replace(match.bots[0], bot="process:<b>&'" + "x" * 50)])
    assert len(plots(page(strange))) == 3
    assert "<b>" not in page(strange)


@pytest.mark.parametrize(("seconds", "text"), [(2.0, "2 s"), (0.0123, "12.3 ms"), (0.00005, "50 µs"), (100.0, "100 s")])
def test_duration(seconds: float, text: str):
    assert duration(seconds) == text
