"""Previews: what a word of Atlantis would do, and why another cannot be said."""

from typing import Any

import pytest

from pelagos.core.deck import Deck
from pelagos.core.preview import Reason
from pelagos.games.atlantis.steps import DRAW_DECK
from tests.games.atlantis.positions import acting, drawing, game, hand, marker


def seat(view: dict[str, Any]) -> dict[str, Any]:
    """What lies before seat 0."""
    found: dict[str, Any] = view["seats"][0]
    return found


@pytest.mark.rule("I7.1", "I7.2", "I7.5", "I7.6")
def test_what_cannot_be_said_has_a_reason():
    s = game()
    marker(s, "blue")
    hand(s, 0)
    acting(s)
    reasons = {
        "travel blue": Reason("needs-other-card", {"colour": "blue"}, "I7.1"),
        "construct blue a": Reason("needs-cards", {"cards": 1, "colour": "blue", "have": 0}, "I7.2"),
        "construct brown a": Reason("needs-presence", {"colour": "blue"}, "I7.2"),
        "construct blue r1": Reason("needs-tiles-there", {}, "I8.3"),
        "recruit 2": Reason("needs-cards", {"cards": 2, "colour": "blue", "have": 0}, "I7.6"),
        "demolish blue i": Reason("needs-own-tile", {}, "I7.3"),
    }
    for word, reason in reasons.items():
        assert s.perspective(0).why_not(word) == reason, word
    feast = s.perspective(0).why_not("feast")
    assert feast is not None
    assert (feast.name, feast.values["needed"]) == ("needs-followers", 3)


@pytest.mark.rule("I5.3")
def test_what_is_taken_is_known_before_the_display_is_refilled():
    s = drawing(game())
    preview = s.perspective(0).preview("take blue")
    assert preview.uncovers
    assert preview.view is not None
    before, after = s.view(0), preview.view
    assert seat(after)["hand"]["blue"] == seat(before)["hand"]["blue"] + 1
    assert after["display"] == [None if colour == "blue" else colour for colour in before["display"]]
    assert [entry["message"] for entry in preview.log] == ["card-taken"]


@pytest.mark.rule("I5.2", "I7.7")
@pytest.mark.parametrize("word", ["draw", "migrate"])
def test_cards_from_the_deck_are_known_by_number_only(word: str):
    s = drawing(game()) if word == "draw" else game()
    preview = s.perspective(0).preview(word)
    assert preview.view is not None
    assert (preview.view["coming"], preview.view["seats"]) == (1, s.view(0)["seats"])
    assert s.view(0)["coming"] == 0


@pytest.mark.rule("I10.8", "I13.5")
def test_no_more_cards_come_than_there_are():
    s = game()
    s.push(DRAW_DECK, 0)
    coming = []
    for cards in (2, 1):
        s.deck = Deck(s.deck.items[:cards])
        s.discarded = 0
        view = s.perspective(0).preview("use").view
        assert view is not None
        coming.append(view["coming"])
    assert coming == [2, 1]
