"""I3: setup."""

from itertools import product

import pytest

from pelagos.core.errors import BadOption
from pelagos.games.atlantis.components import ABILITIES
from pelagos.games.atlantis.game import GAME
from pelagos.games.atlantis.lookup import GOD_NAMES
from pelagos.games.atlantis.state import Atlantis
from tests.games.atlantis.invariants import check
from tests.games.atlantis.positions import COLOURS, deck_of, deck_size, followers_of, hand_of, shown, supply_of, temple_of, total

SEEDS = range(60)


def new(players: int = 3, seed: int = 7, **options: object) -> Atlantis:
    state = GAME.new(players=players, seed=seed, **options)
    assert isinstance(state, Atlantis)
    check(state)
    return state


def abilities(s: Atlantis) -> list[str]:
    return [ABILITIES[s.ability(region)] for region in range(4)]


def numbers(s: Atlantis) -> list[int]:
    return [int(s.slot(region)) + 1 for region in range(4)]


@pytest.mark.rule("I3.1")
def test_the_recommended_sides_are_the_default():
    assert abilities(new()) == ["move_tile", "take_helper", "draw_two_deck", "move_presence"]


@pytest.mark.rule("I3.1")
def test_every_combination_of_sides_can_be_chosen():
    seen = set()
    for sides in product("AB", repeat=4):
        chosen = {f"{colour}_side": side for colour, side in zip(COLOURS, sides, strict=True)}
        seen.add(tuple(abilities(new(**chosen))))
    assert len(seen) == 16


@pytest.mark.rule("I3.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_helper_tokens_as_players_if_their_region_is_in_play(players: int):
    assert new(players).helpers == players
    assert new(players, green_side="A").helpers == 0


@pytest.mark.rule("I3.3")
def test_order_tokens_are_shuffled():
    orders = {tuple(numbers(new(seed=seed))) for seed in SEEDS}
    assert len(orders) > 15
    assert all(sorted(order) == [1, 2, 3, 4] for order in orders)


@pytest.mark.rule("I3.3")
def test_the_players_may_supply_a_fixed_order():
    assert {tuple(numbers(new(seed=seed, order="purple-brown-blue-green"))) for seed in range(5)} == {(2, 4, 3, 1)}


@pytest.mark.rule("I3.3")
def test_numbers_never_change_during_the_game():
    s = new()
    before = numbers(s)
    for _ in range(200):
        s.apply(s.legal()[-1])
        assert numbers(s) == before


@pytest.mark.rule("I3.4")
def test_every_player_gets_another_god_openly():
    dealt = [[GOD_NAMES[player.god] for player in new(4, seed).players] for seed in SEEDS]
    assert all(len(set(gods)) == 4 for gods in dealt)
    assert {gods[0] for gods in dealt} == set(GOD_NAMES)
    spectator = new(4, 3).view(None)["seats"]
    assert isinstance(spectator, list)
    assert [player["god"] for player in spectator] == dealt[3]


@pytest.mark.rule("I3.5")
@pytest.mark.parametrize(
    ("players", "each", "cards", "hands", "deck"),
    [(1, 6, 24, [3], 16), (2, 10, 40, [3, 4], 27), (3, 14, 56, [3, 4, 5], 37), (4, 18, 72, [3, 4, 5, 6], 46)],
)
def test_so_many_cards_are_used_and_dealt(players: int, each: int, cards: int, hands: list[int], deck: int):
    s = new(players, first_player="1")
    solo_upkeep = 1 if players == 1 else 0  # I16.2 has taken a card already
    assert [total(hand_of(s, seat)) for seat in range(players)] == hands
    assert deck_size(s) == deck - solo_upkeep
    everything = [*s.display, *s.deck.items] + [s.dummy] * solo_upkeep
    for number, colour in enumerate(COLOURS):
        held = sum(hand_of(s, seat).get(colour, 0) + followers_of(s, seat).get(colour, 0) for seat in range(players))
        assert held + everything.count(number) == each
    assert each * 4 == cards


@pytest.mark.rule("I3.6")
def test_the_display_has_one_card_of_each_colour_and_its_first_card_places_the_marker():
    displays = [new(seed=seed) for seed in SEEDS]
    assert all(sorted(card for card in shown(s) if card) == sorted(COLOURS) for s in displays)
    assert all(COLOURS[s.marker] == shown(s)[0] for s in displays)
    assert {COLOURS[s.marker] for s in displays} == set(COLOURS)
    assert len({tuple(shown(s)) for s in displays}) > 15


@pytest.mark.rule("I3.7")
def test_the_deck_is_shuffled_and_the_discard_empty():
    decks = [new(seed=seed) for seed in range(20)]
    assert len({tuple(s.deck.items) for s in decks}) == 20
    assert all(s.discarded == 0 for s in decks)
    assert all(len(deck_of(s)) == 4 for s in decks)


@pytest.mark.rule("I3.8")
def test_the_first_player_is_drawn_at_random():
    assert {int(new(3, seed).seat) for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("I3.8")
def test_the_first_player_may_be_given():
    for seat in range(3):
        s = new(3, first_player=str(seat + 1))
        assert s.seat == seat
        assert s.actions == 5
    with pytest.raises(BadOption, match="there are only 3 players"):
        new(3, first_player="4")


@pytest.mark.rule("I3.9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_starting_hands_grow_from_the_first_player_on(first: int):
    s = new(3, first_player=str(first + 1))
    assert [total(hand_of(s, (first + turn) % 3)) for turn in range(3)] == [3, 4, 5]
    assert [total(followers_of(s, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("I3.9")
def test_first_all_followers_are_dealt_and_then_each_hand_in_one_go():
    """The same seed with another first player deals the same deck from another seat on."""
    one, two = new(3, order="random", first_player="1"), new(3, order="random", first_player="2")
    assert [followers_of(one, seat) for seat in range(3)] == [followers_of(two, (seat + 1) % 3) for seat in range(3)]
    assert [hand_of(one, seat) for seat in range(3)] == [hand_of(two, (seat + 1) % 3) for seat in range(3)]
    assert len({str(hand_of(one, seat)) for seat in range(3)}) == 3


@pytest.mark.rule("I3.10")
def test_everybody_has_a_colour_and_all_six_tiles_and_the_areas_are_empty():
    s = new(4)
    assert [supply_of(s, seat) for seat in range(4)] == ["III+III+II+II+I+I"] * 4
    assert all(player.temples == 0 for player in s.players)
    players = s.view(None)["seats"]
    assert isinstance(players, list)
    assert len({player["colour"] for player in players}) == 4


@pytest.mark.rule("I3.11")
def test_areas_of_colours_nobody_plays_do_not_exist():
    s = new(2)
    regions = s.view(None)["regions"]
    assert isinstance(regions, list)
    assert all(len(region["temples"]) == 2 for region in regions)
    assert len(s.players) == 2
    assert temple_of(s, 0, "brown") == ""
