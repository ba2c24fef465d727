"""Differences of views: applied to the old view, they make the new one."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pelagos
from pelagos.core.changes import Sight, changes, own_changes, whole
from pelagos.server import views
from pelagos.server.history import HistoryEntry
from pelagos.server.storage.notices import Moved, bundled, heard
from pelagos.server.storage.progress import Progress
from tests.server.test_playing import changed


def boxes(inner: st.SearchStrategy[object]) -> st.SearchStrategy[dict[str, object]]:
    return st.dictionaries(st.sampled_from("abc"), inner, max_size=3)


values = st.recursive(st.integers(0, 2), lambda inner: st.lists(inner, max_size=2) | boxes(inner), max_leaves=6)


@st.composite
def sights(draw: st.DrawFn) -> Sight:
    """What everybody sees, and other values at some of its places, none inside another."""
    common: dict[str, object] = {"hand": draw(values), "seats": [{"gold": draw(values)}, draw(values)], "more": draw(boxes(values))}
    places = draw(st.sets(st.sampled_from([("hand",), ("seats", 0, "gold"), ("seats", 1)])))
    return Sight(common, {place: draw(values) for place in sorted(places, key=str)})


@settings(max_examples=500, deadline=None)
@given(old=sights(), new=sights())
def test_own_changes_make_one_view_of_another(old: Sight, new: Sight):
    before, found = whole(old), own_changes(old, new, changes(old.common, new.common))
    assert changed(before, [(list(place), value) for place, value in found]) == whole(new)


def test_what_everybody_sees_is_not_touched_by_own_parts():
    seats = [{"gold": None}, {"gold": None}]
    common: dict[str, object] = {"seats": seats, "board": {}}
    view = whole(Sight(common, {("seats", 0, "gold"): 3}))
    assert (view["seats"], seats) == ([{"gold": 3}, {"gold": None}], [{"gold": None}, {"gold": None}])
    assert view["board"] is common["board"]


@settings(max_examples=300, deadline=None)
@given(old=boxes(values), new=boxes(values))
def test_a_view_with_its_changes_is_the_other_and_the_first_stays(old: dict[str, object], new: dict[str, object]):
    found = changes(old, new)
    before = msgspec.json.encode(old)
    assert msgspec.json.encode(views.changed(old, found)) == msgspec.json.encode(new)
    assert msgspec.json.encode(old) == before


@pytest.mark.parametrize("game", pelagos.games())
def test_what_another_process_is_told_makes_the_same_view(game: str):
    """Word by word, as a process follows that never looks at the position itself."""
    chance, state = random.Random(2), pelagos.game(game).new(players=3, seed=2)
    followed, told = state.view(None), 0
    said, going_on = HistoryEntry(1, "word", 0, 1.0, "pass"), Progress("running", 0, None)
    for _ in range(300):
        if state.over:
            break
        before = state.view(None)
        state.play(chance.choice(state.legal()))
        moved = Moved("p", "t", said, going_on, None, None, changes(before, state.view(None)))
        [notice] = heard(bundled([moved])[0].decode(), "q")
        assert isinstance(notice, Moved)
        found = notice.changes
        told += found is not None
        followed = state.view(None) if found is None else views.changed(followed, found)
        assert msgspec.json.encode(followed) == msgspec.json.encode(state.view(None))
    assert told > 100
