"""Nothing of a position is forgotten when it is copied or fingerprinted."""

import pytest

from pelagos import State
from tests.conformance.cases import CASES, Case, somewhere

NOT_IN_THE_DIGEST = {"sealed", "past", "journal", "recording", "setup", "secret"}
"""How a position came about and what it is for, not what it is."""


def fields(thing: object) -> dict[str, object]:
    """The data attributes of an object, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("__") and name != "seat"]
    return {name: getattr(thing, name) for name in names if not callable(getattr(thing, name))}


def plain(value: object) -> object:
    """A value as numbers and lists, however deep."""
    if isinstance(value, bool | int | str | None):
        return value
    if hasattr(value, "__len__") and hasattr(value, "__iter__"):
        return [plain(item) for item in value]
    if type(value).__module__.startswith("pelagos") and type(value).__name__ not in ("Setup", "Secret"):
        return {name: plain(item) for name, item in fields(value).items()}
    return type(value).__name__


def numbers(thing: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to all numbers and lists of numbers in a position."""
    found: list[tuple[str | int, ...]] = []
    for name, value in fields(thing).items():
        if name in NOT_IN_THE_DIGEST:
            continue
        here = (*path, name)
        if isinstance(value, bool | int):
            found.append(here)
        elif isinstance(value, list):
            found += [way for place, item in enumerate(value) for way in numbers(item, (*here, place))]
        elif hasattr(value, "__len__"):
            found.append(here)
        elif type(value).__module__.startswith("pelagos"):
            found += numbers(value, here)
    return found


def change(state: State, path: tuple[str | int, ...]) -> bool:
    """Change the number at a path, or the first of the list of numbers there; tells whether there was one."""
    thing: object = state
    for part in path[:-1]:
        thing = thing[part] if isinstance(part, int) else getattr(thing, part)  # type: ignore[index]  # lists only
    name = str(path[-1])
    value = getattr(thing, name)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, value + 1)
    elif len(value):
        value[0] += 1
    else:
        return False
    return True


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_has_everything(case: Case) -> None:
    for seed in range(5):
        state = somewhere(case, seed)
        assert plain(state.clone()) == plain(state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_field_of_a_clone_is_its_own_and_in_the_digest(case: Case) -> None:
    state = somewhere(case, 3)
    digest = state.digest()
    for path in numbers(state):
        copy = state.clone()
        if "items" in path:
            continue  # piles are shared between clones because nobody changes them in place
        if change(copy, path):
            assert state.digest() == digest, f"{path} of a clone is shared with the original"
            assert copy.digest() != digest, f"{path} is not in the digest"
