"""O7: ports."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.components import COMPONENTS
from tests.games.orichalcum.positions import begin, game, ground, hold, island, messages, rig, say, stock, supply


@pytest.mark.rule("O7.1")
def test_every_island_has_three_ports_with_hoplites_and_or_orichalcum() -> None:
    assert len(COMPONENTS.sides) == 8
    for side in COMPONENTS.sides:
        assert sorted((hoplites, orichalcum) for _, hoplites, orichalcum in side.ports) == [(0, 2), (1, 1), (2, 0)]
        assert all(place in side.cells for place, _, _ in side.ports)


@pytest.mark.rule("O7.2", "O22")
@pytest.mark.parametrize(("beside", "port", "bonus"), [("f4", "g4", (2, 0)), ("a6", "a7", (0, 2))])
def test_a_tile_on_a_port_takes_its_bonus_at_once(beside: str, port: str, bonus: tuple[int, int]) -> None:
    s = game()
    ground(s, 0, forest=beside)
    hold(s, "mountain")
    say(s, f"place {port} 0")
    assert stock(s, 0) == bonus
    assert supply(s) == (30 - bonus[0], 30 - bonus[1])


@pytest.mark.rule("O7.2")
def test_any_circle_of_the_tile_may_cover_the_port() -> None:
    s = game()
    ground(s, 0, forest="f3")
    hold(s, "mountain-lagoon-desert")
    say(s, "place g3 1")  # g3, g4, f4
    assert stock(s, 0) == (2, 0)


@pytest.mark.rule("O7.2")
def test_circles_without_a_port_pay_nothing() -> None:
    s = game()
    hold(s, "mountain-lagoon-desert")
    say(s, "place c2 1")
    assert stock(s, 0) == (0, 0)
    assert "port-covered" not in messages(s)


@pytest.mark.rule("O7.2")
def test_a_port_pays_only_once() -> None:
    s = game()
    ground(s, 0, mountain="g4")
    rig(s, building="forge")
    begin(s, steps.MINOTAUR_BUILDING)
    say(s, "build minotaur g4")
    assert stock(s, 0) == (0, 0)


@pytest.mark.rule("O7.2")
def test_the_ports_of_the_own_island_count() -> None:
    """e7 is a port on board D, where board A has no circle at all; d1 is a port on A, not on D."""
    s = game()
    island(s, 1, "D easy", "c1 d1")
    ground(s, 1, mountain="d7", lagoon="d6")
    hold(s, "forest", seat=1)
    say(s, "place e7 0")
    assert stock(s, 1) == (0, 2)
