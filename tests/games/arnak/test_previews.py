"""Why a word of Arnak cannot be said."""

import pytest

from pelagos.core.preview import Reason
from tests.games.arnak.positions import ROW, discovered, game, goods, hand, stand


@pytest.mark.rule("A13.1", "A13.2", "A13.3", "A13.6")
def test_research_that_is_not_possible_has_a_reason():
    s = game()
    goods(s)
    perspective = s.perspective(0)
    for word, reason in {
        "research glass 1": Reason("needs-goods", {"amount": 1, "resource": "compass", "have": 0}, "A13.3"),
        "research glass 13": Reason("no-bridge", {}, "A13.1"),
        "research notebook 1": Reason("notebook-behind", {}, "A13.2"),
        "temple t2-left": Reason("not-at-temple", {}, "A13.6"),
    }.items():
        assert perspective.why_not(word) == reason, word


@pytest.mark.rule("A7.1", "A8.2", "A9.3", "A6.2")
def test_places_that_cannot_be_reached_have_a_reason():
    s = game()
    hand(s)
    goods(s, compass=2)
    discovered(s, "r1c1", "site-1-1")
    discovered(s, "r1c2", "site-1-2", "guardian-01")
    stand(s, "camp-1a", seat=1)
    perspective = s.perspective(0)
    for word, reason in {
        "dig camp-1a": Reason("space-taken", {}, "A7.1"),
        "dig r1c1": Reason("needs-travel", {}, "A6.2"),
        "discover r1c1": Reason("discovered", {}, "A8.1"),
        "discover r2c1": Reason("needs-goods", {"amount": 3, "resource": "compass", "have": 2}, "A8.2"),
        "overcome r1c2": Reason("not-there", {}, "A9.3"),
        "overcome r1c1": Reason("no-guardian", {}, "A9.3"),
    }.items():
        assert perspective.why_not(word) == reason, word


@pytest.mark.rule("A8.2", "A9.3", "A11.2", "A11.3", "A13.3")
def test_what_is_too_dear_is_told_with_what_is_lacking():
    s = game()
    goods(s, coin=1)
    discovered(s, "r1c2", "site-1-2", "guardian-01")
    found = s.view(0)["too_dear"]
    assert found["buy stone-jar"] == {"compass": 2}
    assert found["discover r2c1"] == {"compass": 3}
    assert found["research glass 1"] == {"compass": 1, "arrowhead": 1}
    assert "overcome r1c2" in found
    assert "discover r1c2" not in found
    goods(s, coin=9, compass=9, tablet=9, arrowhead=9, jewel=9)
    assert s.view(0)["too_dear"] == {}


@pytest.mark.rule("A11.2", "A11.3")
def test_what_is_too_dear_agrees_with_the_reasons():
    s = game()
    goods(s, coin=2, compass=1)
    perspective, dear = s.perspective(0), s.view(0)["too_dear"]
    for card in ROW:
        why = perspective.why_not(f"buy {card}")
        assert (why is not None and why.name == "needs-goods") == (f"buy {card}" in dear), card


@pytest.mark.rule("A13.5")
def test_there_are_as_many_arrivals_as_expeditions():
    assert [len(game(players=n).view(0)["research"]["arrival_points"]) for n in (1, 2, 3, 4)] == [2, 2, 3, 4]
