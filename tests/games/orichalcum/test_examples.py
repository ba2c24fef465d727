"""O24: the worked examples of the rulebooks."""

import pytest

from pelagos.core.hexes import neighbours
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.lookup import CARD_NAMES, TILE_NAMES
from pelagos.games.orichalcum.state import NONE
from pelagos.games.orichalcum.words import CIRCLE
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    cards_in_row,
    circles_of,
    creature,
    dice,
    discarded,
    free,
    game,
    give,
    ground,
    hold,
    lairs,
    legal,
    on_card,
    prey,
    rig,
    row,
    say,
    slot,
    slots,
    step,
    stock,
    supply,
    titan,
    titans,
    use_card,
)

BRUNO = JOHANNES = 0


@pytest.mark.rule("O24.1")
def test_card_price() -> None:
    s = game()
    row(s, "produce-1", "recruit-1", ("capture-2", "volcano-desert", "gorgon"), ("construct-1", "forest"), "produce-2")
    give(s, BRUNO, hoplites=1)
    begin(s, steps.START_TURN)
    pile = list(s.draw_pile.items)
    say(s, "take 3")
    assert (stock(s, BRUNO), supply(s)) == ((0, 0), (30, 30))
    assert (CARD_NAMES[s.card], TILE_NAMES[s.tile]) == ("capture-2", "volcano-desert")
    assert s.creature != NONE
    assert cards_in_row(s) == ["produce-1", "recruit-1", "construct-1", "produce-2"]
    assert on_card(s, 3) == ("forest", None)
    assert list(s.draw_pile.items) == pile


@pytest.mark.rule("O24.2")
def test_placing_a_double() -> None:
    s = game()
    ground(s, JOHANNES, mountain="c2 b3")
    hold(s, "desert-forest")
    cells = COMPONENTS.sides[s.players[JOHANNES].side].cells
    occupied = [(q, r) for r, q in (COMPONENTS.lattice[CIRCLE.index[name]] for name in ("d1", "e1", "c2", "b3"))]
    empty = [cell for cell in cells if cell not in occupied]
    expected = []
    for first in empty:
        for turns, second in enumerate(neighbours(first)):
            around = neighbours(first) + neighbours(second)
            if second in empty and any(place in occupied for place in around):
                expected.append(f"place {CIRCLE.values[COMPONENTS.lattice.index((first[1], first[0]))]} {turns}")
    assert sorted(legal(s)) == sorted(expected)


@pytest.mark.rule("O24.3")
def test_metropolis() -> None:
    s = game(metropolis="")
    begin(s, steps.START_TURN)
    say(s, "metropolis d1 1")
    assert stock(s, BRUNO) == (1, 1)
    assert supply(s) == (29, 29)


@pytest.mark.rule("O24.4")
def test_port_by_tile() -> None:
    s = game()
    ground(s, BRUNO, forest="f4")
    hold(s, "mountain-lagoon")
    say(s, "place g4 2")
    assert stock(s, BRUNO) == (2, 0)
    slot(s, "mountain", "arch")
    act(s, "construct")
    say(s, "build mountain g4")
    assert stock(s, BRUNO) == (2, 0)


@pytest.mark.rule("O24.5")
def test_area_of_four() -> None:
    s = game()
    ground(s, JOHANNES, desert="c2 b3")
    hold(s, "desert-desert")
    say(s, "place b4 2")
    assert free(s, JOHANNES, "desert") == "c2 b3 b4 a5"
    assert titans(s, JOHANNES) == ["kronos"]
    assert s.points(JOHANNES) == 1


@pytest.mark.rule("O24.6")
def test_favour() -> None:
    s = game()
    titan(s, BRUNO, "hyperion")
    building(s, BRUNO, "mine", "c2")
    use_card(s, "produce")
    say(s, "act produce", "favour hyperion")
    assert stock(s, BRUNO) == (0, 4)
    assert titans(s, BRUNO) == ["(hyperion)"]
    assert s.points(BRUNO) == 1


@pytest.mark.rule("O24.7")
def test_second_titan() -> None:
    s = game()
    titan(s, JOHANNES, "hyperion", active=False)
    ground(s, JOHANNES, forest="c2")
    hold(s, "forest-forest")
    say(s, "place b3 1")
    assert titans(s, JOHANNES) == ["theia"]
    assert titans(s, NONE) == ["hyperion", "themis", "kronos"]
    assert s.points(JOHANNES) == 1


@pytest.mark.rule("O24.8")
def test_produce() -> None:
    s = game()
    building(s, BRUNO, "mine", "c2")
    building(s, BRUNO, "mine", "b3")
    use_card(s, "produce")
    say(s, "act produce")
    assert stock(s, BRUNO) == (0, 3)


@pytest.mark.rule("O24.9")
def test_recruit() -> None:
    s = game()
    building(s, JOHANNES, "training-camp", "c2")
    use_card(s, "recruit")
    say(s, "act recruit")
    assert stock(s, JOHANNES) == (2, 0)


@pytest.mark.rule("O24.10")
def test_skull() -> None:
    s = game()
    creature(s, BRUNO, "cyclops", "d4")
    give(s, BRUNO, hoplites=2)
    rig(s, 5, 3, "skull")
    act(s, "capture")
    say(s, "fight cyclops 2")
    assert dice(s) == ["539"]
    assert prey(s, BRUNO) == {"cyclops": 1}


@pytest.mark.rule("O24.11")
def test_victory() -> None:
    s = game()
    creature(s, BRUNO, "cyclops", "d4")
    creature(s, BRUNO, "hellhound", "b6")
    give(s, BRUNO, hoplites=3)
    rig(s, 5, 3, "skull")
    act(s, "capture")
    say(s, "fight cyclops 2")
    assert stock(s, BRUNO) == (1, 3)
    assert prey(s, BRUNO) == {"cyclops": 1}
    assert supply(s) == (29, 27)
    assert legal(s) == ["pass", "fight hellhound 0", "fight hellhound 1"]


@pytest.mark.rule("O24.12")
def test_defeat() -> None:
    s = game()
    creature(s, BRUNO, "hellhound", "b6")
    creature(s, BRUNO, "gorgon", "d4")
    give(s, BRUNO, hoplites=3)
    rig(s, 2, 1)
    use_card(s, "capture")
    say(s, "act capture", "fight hellhound 1")
    assert lairs(s, BRUNO) == {"b6": ("hellhound", 1), "d4": ("gorgon", 0)}
    assert stock(s, BRUNO) == (2, 0)
    assert step(s) == "extra-action"
    assert discarded(s) == ["capture-3"]


@pytest.mark.rule("O24.13")
def test_building() -> None:
    s = game()
    creature(s, JOHANNES, "gorgon", "d4")
    ground(s, JOHANNES, mountain="d3 a6", desert="a7", volcano="b6")
    slot(s, "mountain", "arch")
    slot(s, "lagoon", "forge")
    slot(s, "forest", "mine")
    act(s, "construct")
    assert slots(s) == ["arch", "forge", None, "mine"]
    assert legal(s) == ["build mountain a6", "build mountain b6", "build lagoon b6", "build forest b6"]
    assert circles_of(s, "build desert") == ""


@pytest.mark.rule("O24.14")
@pytest.mark.parametrize(
    "upper",
    [{"volcano": "b5", "lagoon": "c5", "forest": "b6", "mountain": "c6"}, {"volcano": "b5 c6", "desert": "c5", "mountain": "b6"}],
)
def test_temple(upper: dict[str, str]) -> None:
    """The rhombus c2 d2 c3 d3 beside the metropolis touches the Hydra on e3; b5 c5 b6 c6 touches no creature."""
    s = game()
    creature(s, BRUNO, "hydra-theia", "e3")
    ground(s, BRUNO, mountain="c2", lagoon="d2", desert="c3", forest="d3")
    ground(s, BRUNO, **upper)
    act(s, "construct")
    assert legal(s) == ["temple b5 0"]
    say(s, "temple b5 0")
    assert s.points(BRUNO) == 1
    assert s.players[BRUNO].temples == 1
    for terrain in COMPONENTS.terrains:
        assert not set(free(s, BRUNO, terrain).split()) & {"b5", "c5", "b6", "c6"}
