"""Positions as pictures, for notebooks."""

import copy
from xml.etree import ElementTree

import pytest

import pelagos

XMLNS = "http://www.w3.org/2000/svg"


@pytest.mark.parametrize("name", pelagos.games())
def test_a_position_is_drawn_for_each_seat(name: str):
    state = pelagos.game(name).new(players=2, seed=3)
    for _ in range(30):
        state.play(state.legal()[0])
    pictures = [state.svg(seat) for seat in (None, 0, 1)]
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag == f"{{{XMLNS}}}svg"  # noqa: S314  our own picture
        assert "url(http" not in picture
    assert state._repr_html_() == pictures[0]


def test_a_picture_shows_what_the_seat_sees_and_nothing_else():
    state = pelagos.game("arnak").new(players=2, seed=3)
    guess = copy.copy(state).determinize(0, 5)
    assert guess.digest() != state.digest()
    assert guess.svg(0) == state.svg(0)
    assert guess.svg(1) != state.svg(1)


def test_drawing_shows_nothing_by_itself_in_a_notebook(monkeypatch: pytest.MonkeyPatch):
    shown: list[object] = []
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    monkeypatch.setattr("rich.jupyter.display", lambda *what: shown.append(what))
    state = pelagos.game("orichalcum").new(players=2, seed=1)
    assert state.svg(0)
    assert shown == []
