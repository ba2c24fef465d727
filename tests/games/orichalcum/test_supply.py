"""O21: supply limits."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.deck import Deck
from pelagos.core.vecs import zeros
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.lookup import TILE_NAMES
from pelagos.games.orichalcum.state import NONE, slot_token
from tests.games.orichalcum.invariants import OPTIONS, check
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    cards_in_row,
    creature,
    empty_stack,
    free,
    fresh,
    game,
    give,
    ground,
    hold,
    lairs,
    legal,
    medallions,
    on_card,
    only,
    pile,
    rig,
    row,
    say,
    slots,
    step,
    stock,
    titan,
    top,
)


@pytest.mark.rule("O21.1")
def test_who_is_due_more_than_the_supply_holds_takes_what_is_there() -> None:
    s = game()
    give(s, 1, hoplites=29, orichalcum=29)
    for place in ("c2", "b3"):
        building(s, 0, "mine", place)
    building(s, 0, "training-camp", "b4")
    act(s, "produce")
    act(s, "recruit")
    assert stock(s, 0) == (1, 1)
    assert (s.hoplites, s.orichalcum) == (0, 0)


@pytest.mark.rule("O21.1")
def test_doubling_is_worked_out_before_the_limit() -> None:
    s = game()
    titan(s, 0, "hyperion")
    for place in ("c2", "b3"):
        building(s, 0, "mine", place)
    give(s, 1, orichalcum=26)
    act(s, "produce")
    say(s, "favour hyperion")
    assert stock(s, 0) == (0, 4)  # six are due, not twice the four that are there


@pytest.mark.rule("O21.1")
def test_rewards_and_ports_are_limited_too() -> None:
    s = game()
    give(s, 1, hoplites=29, orichalcum=28)
    creature(s, 0, "cyclops", "d4")
    ground(s, 0, mountain="f4")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight cyclops 0")
    assert stock(s, 0) == (0, 2)
    hold(s, "forest")
    say(s, "place g4 0")
    assert stock(s, 0) == (1, 2)


@pytest.mark.rule("O21.1")
def test_the_last_in_the_new_order_gets_nothing_from_an_empty_supply() -> None:
    s = game()
    give(s, 0, hoplites=30)
    begin(s, steps.END_ROUND)
    assert [stock(s, seat)[0] for seat in range(3)] == [30, 0, 0]


@pytest.mark.rule("O21.2")
@pytest.mark.parametrize("name", ["mine", "training-camp"])
def test_a_mine_or_camp_revealed_with_an_empty_supply_carries_nothing(name: str) -> None:
    s = game()
    give(s, 1, hoplites=30, orichalcum=30)
    only(s, *[name] * 4)
    begin(s, steps.END_ROUND)
    assert slots(s) == [name] * 4
    assert [slot_token(entry) for entry in s.slots] == [0, 0, 0, 0]
    assert (s.hoplites, s.orichalcum) == (0, 0)
    ground(s, 0, mountain="c2")
    act(s, "construct")
    say(s, "build mountain c2")
    assert stock(s, 0) == (0, 0)


@pytest.mark.rule("O21.2", "O21.8")
def test_the_last_resources_go_to_the_first_slots() -> None:
    s = game()
    give(s, 1, orichalcum=28)
    only(s, *["mine"] * 4)
    begin(s, steps.END_ROUND)
    assert [slot_token(entry) for entry in s.slots] == [1, 1, 0, 0]


@pytest.mark.rule("O21.3")
def test_a_volcano_revealed_with_an_empty_bag_counts_as_cleared() -> None:
    s = game()
    s.creature_bag = zeros(len(s.creature_bag))
    row(s, "produce-1", "recruit-1", "capture-1", "construct-1")
    pile(s, "construct-2")
    top(s, "volcano-forest")
    begin(s, steps.END_ROUND)
    assert on_card(s, 5) == ("volcano-forest", None)
    give(s, 0, hoplites=2)
    begin(s, steps.START_TURN)
    say(s, "take 5", "place c2 2")
    assert lairs(s, 0) == {}
    assert free(s, 0, "volcano") == "c2"


@pytest.mark.rule("O21.3")
def test_there_are_fewer_volcanoes_than_creatures() -> None:
    volcanoes = sum(tile.terrains.count(COMPONENTS.volcano) for tile in COMPONENTS.tiles)
    assert (volcanoes, sum(face.count for face in COMPONENTS.creatures)) == (18, 20)


@pytest.mark.rule("O21.4", "O21.8")
def test_an_empty_building_bag_leaves_slots_empty_those_of_the_first_terrains_are_served() -> None:
    s = game()
    only(s, "arch", "forge")
    begin(s, steps.END_ROUND)
    assert sorted(str(name) for name in slots(s)[:2]) == ["arch", "forge"]
    assert slots(s)[2:] == [None, None]


@pytest.mark.rule("O21.4")
def test_a_minotaur_gives_nothing_from_an_empty_bag() -> None:
    s = game()
    only(s)
    creature(s, 0, "minotaur", "d4")
    ground(s, 0, mountain="c2")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight minotaur 0")
    assert step(s) == "extra-action"
    assert s.drawn == NONE
    assert sum(s.building_bag) == 0


@pytest.mark.rule("O21.5")
def test_a_card_of_an_empty_stack_lies_without_a_tile_and_phase_2_is_skipped() -> None:
    s = game()
    row(s, "produce-1", "recruit-1", "capture-1", "construct-1")
    pile(s, "produce-3")
    empty_stack(s, 3)
    begin(s, steps.END_ROUND)
    assert on_card(s, 5) == (None, None)
    give(s, 0, hoplites=2)
    begin(s, steps.START_TURN)
    say(s, "take 5")
    assert step(s) == "card-action"
    assert legal(s) == ["pass", "act produce"]


@pytest.mark.rule("O21.6")
def test_without_a_temple_left_none_can_be_constructed() -> None:
    s = game()
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4", forest="d4")
    give(s, 0, orichalcum=5)
    s.temples = 0
    act(s, "construct")
    assert legal(s) == ["medallion"]


@pytest.mark.rule("O21.6")
def test_without_a_victory_token_left_neither_temple_nor_medallion_can_be_constructed() -> None:
    s = game()
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4", forest="d4")
    give(s, 0, orichalcum=5)
    s.tokens = 0
    begin(s, steps.CONSTRUCT)
    assert legal(s) == []
    s.tokens = 1
    assert legal(s) == ["temple c3 0", "medallion"]


@pytest.mark.rule("O21.7")
@pytest.mark.parametrize(("players", "options"), list(zip([2, 3, 4, 2], OPTIONS, strict=True)))
def test_pieces_are_conserved_in_a_whole_random_game(players: int, options: dict[str, object]) -> None:
    s = fresh(players, seed=players, **options)
    chooser = random.Random(players)
    check(s)
    while not s.over:
        s.apply(chooser.choice(s.legal()))
        check(s)


@pytest.mark.rule("O21.7")
def test_positions_of_these_tests_conserve_pieces_too() -> None:
    s = game()
    row(s, ("produce-1", "volcano", "gorgon"))
    ground(s, 0, mountain="c2", volcano="b3")
    creature(s, 0, "minotaur", "d4", hoplites=2)
    building(s, 1, "oratory", "c2")
    titan(s, 1, "theia")
    medallions(s, 1, 1)
    give(s, 1, hoplites=2, orichalcum=2)
    begin(s, steps.START_TURN)
    check(s)


@pytest.mark.rule("O21.7")
@pytest.mark.parametrize(
    "name", ["hoplites", "orichalcum", "tokens", "temples", "creature_bag", "building_bag", "stacks", "draw_pile", "titan_active"]
)
def test_the_invariants_notice_a_missing_piece(name: str) -> None:
    s = fresh(3)
    check(s)
    if name in ("hoplites", "orichalcum", "tokens", "temples"):
        setattr(s, name, getattr(s, name) - 1)
    elif name == "creature_bag":
        s.creature_bag = vec[i64]([0, *list(s.creature_bag)[1:]])
    elif name == "building_bag":
        s.building_bag = vec[i64]([0, *list(s.building_bag)[1:]])
    elif name == "stacks":
        s.stacks[1].draw()
    elif name == "draw_pile":
        s.draw_pile.draw()
    else:
        s.titan_active = 7
    with pytest.raises(AssertionError):
        check(s)


@pytest.mark.rule("O21.8")
def test_new_cards_are_served_from_left_to_right() -> None:
    s = game()
    row(s, "produce-1", "recruit-1")
    pile(s, "produce-3", "recruit-3", "capture-3")
    s.stacks[2] = Deck(vec[i64]([TILE_NAMES.index("mountain-lagoon-desert")]))
    begin(s, steps.END_ROUND)
    assert cards_in_row(s)[2:] == ["produce-3", "recruit-3", "capture-3"]
    assert [on_card(s, place)[0] for place in (3, 4, 5)] == ["mountain-lagoon-desert", None, None]


@pytest.mark.rule("O21.8")
def test_a_card_without_a_tile_gets_none_later() -> None:
    s = game(2)
    row(s, "produce-3", "recruit-1", ("capture-3", "mountain-lagoon-desert"))
    pile(s, "recruit-2", "produce-1", "recruit-3")
    empty_stack(s, 3)
    s.turns_left = 1
    begin(s, steps.DISCARD_CARD, 1)
    say(s, "discard 3")
    assert s.round == 2
    assert cards_in_row(s) == ["produce-3", "recruit-1", "recruit-2", "produce-1", "recruit-3"]
    assert [on_card(s, place)[0] for place in (1, 2)] == [None, None]
    assert on_card(s, 5) == ("mountain-lagoon-desert", None)  # the new card gets the tile that returned
