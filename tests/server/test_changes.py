"""Differences of views: applied to the old view, they make the new one."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.core.changes import Sight, changes, own_changes, whole
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
