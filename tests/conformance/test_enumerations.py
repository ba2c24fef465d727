"""Numbers with names, declared side by side, cannot drift apart; and every kind of step has its rules."""

import importlib
from types import ModuleType

import pytest

import pelagos

OF_THE_HOUSE = [name for name in pelagos.games() if pelagos.game(name).package == f"pelagos.games.{name}"]
ENUMERATIONS = [*(f"pelagos.games.{name}.steps" for name in OF_THE_HOUSE), "pelagos.games.arnak.ops"]


def constants(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.isupper() and name != "KINDS" and isinstance(value, int)}


@pytest.mark.parametrize("path", ENUMERATIONS)
def test_each_number_has_its_own_name_at_its_own_place(path: str) -> None:
    module = importlib.import_module(path)
    found = constants(module)
    assert sorted(found.values()) == list(range(len(module.NAMES)))
    assert {name: module.NAMES[number].replace("-", "_").upper() for name, number in found.items()} == {
        name: name for name in found
    }


@pytest.mark.parametrize("name", OF_THE_HOUSE)
def test_every_kind_of_step_has_rules_of_its_own(name: str) -> None:
    game = pelagos.game(name)
    state = importlib.import_module(f"pelagos.games.{name}.state")
    assert len(state.STEPS) == len(game.steps)
    bare = [game.steps[kind] for kind, step in enumerate(state.STEPS) if type(step) is state.Step]
    assert not bare
