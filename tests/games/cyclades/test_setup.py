"""C2: setup, and the maps and start positions as the data has them."""

import tomllib

import pytest

from pelagos.core.bits import members
from pelagos.core.errors import BadComponents
from pelagos.core.hexes import neighbours
from pelagos.games.cyclades.components import COMPONENTS, COMPONENTS_TEXT, Components
from pelagos.games.cyclades.lookup import CHARTS, Chart
from pelagos.games.cyclades.rules.income import income_of
from pelagos.games.cyclades.state import NONE
from tests.games.cyclades.positions import fleets, fresh, lands, track

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
SEEDS = range(12)
DATA = tomllib.loads(COMPONENTS_TEXT)


@pytest.mark.rule("C2.1", "C20.1")
@pytest.mark.parametrize(("players", "name"), [(2, "m23"), (3, "m23"), (4, "m4"), (5, "m5")])
def test_the_map_follows_the_number_of_players(players: int, name: str):
    assert fresh(players).chart().name == name


@pytest.mark.rule("C2.2", "C2.4")
@PLAYERS
def test_everybody_has_eight_troops_and_fleets_two_of_each_on_the_board(players: int):
    s = fresh(players)
    for seat in range(players):
        assert sorted(lands(s, seat).values()) == [1, 1]
        assert sorted(fleets(s, seat).values()) == [1, 1]
        assert (s.troop_reserve[seat], s.fleet_reserve[seat]) == (6, 6)


@pytest.mark.rule("C2.3")
@PLAYERS
def test_everybody_starts_with_five_gold_before_the_first_income(players: int):
    s = fresh(players)
    assert [s.gold[seat] - income_of(s, seat) for seat in range(players)] == [5] * players


@pytest.mark.rule("C2.4", "C2.9")
@PLAYERS
def test_seat_k_takes_the_kth_start_position(players: int):
    s = fresh(players)
    starts = [start for start in DATA["start"] if start["players"] == players]
    assert [start["seat"] for start in starts] == list(range(1, players + 1))
    for seat, start in enumerate(starts):
        assert lands(s, seat) == dict.fromkeys(sorted(start["islands"], key=COMPONENTS.islands.index), 1)
        assert set(fleets(s, seat)) == {name.lower() for name in start["fleets"]}


@pytest.mark.rule("C2.4")
@PLAYERS
def test_every_seat_begins_with_an_income_of_two(players: int):
    s = fresh(players)
    assert [income_of(s, seat) for seat in range(players)] == [2] * players


@pytest.mark.rule("C2.5")
def test_the_seventeen_creatures_are_shuffled_and_no_figurine_stands():
    orders = set()
    for seed in SEEDS:
        s = fresh(3, seed)
        cards = [*s.draw_pile.items, *(card for card in s.track if card != NONE)]
        assert sorted(cards) == list(range(17))
        assert s.discarded == 0
        assert list(s.figurine_at) == [NONE] * 4
        assert s.kraken == NONE
        orders.add(tuple(cards))
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("C2.6")
@PLAYERS
def test_supplies_are_full_and_nobody_owns_any_of_it(players: int):
    s = fresh(players)
    assert (s.priest_supply, s.philosopher_supply, s.prosperity_supply, s.metropolis_supply()) == (18, 17, 16, 10)
    assert [s.building_supply(kind) for kind in range(4)] == [10] * 4
    assert sum(s.priests) + sum(s.philosophers) + sum(s.prosperity) + s.metropolises + s.all_built() == 0


@pytest.mark.rule("C2.7", "C20.1")
@PLAYERS
def test_markers_lie_on_the_first_places_in_random_order(players: int):
    each = 2 if players == 2 else 1
    orders = set()
    for seed in range(40):
        s = fresh(players, seed)
        order = [int(s.seat), *(int(seat) for seat in s.turn_track if seat != NONE)]
        assert sorted(order) == sorted(list(range(players)) * each)
        orders.add(tuple(order))
    assert len(orders) >= 5


@pytest.mark.rule("C2.8")
def test_the_god_tiles_are_laid_out_by_the_first_cycle():
    displays = {tuple(fresh(5, seed).gods) for seed in range(60)}
    assert all(sorted(display) == [0, 1, 2, 3] for display in displays)
    assert len(displays) > 12
    assert [len([name for name in track(fresh(5)) if name])] == [1]


# -- the maps, checked from the data itself


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("data", DATA["map"], ids=lambda data: data["id"])
def test_adjacency_agrees_both_ways_and_with_the_hexes(data: dict[str, list[dict[str, list]]]):
    seas = {sea["id"]: sea for sea in data["sea"]}
    islands = {island["id"]: island for island in data["island"]}
    place = {name: (sea["axial"][0], sea["axial"][1]) for name, sea in seas.items()}
    for name, sea in seas.items():
        around = neighbours(place[name])
        assert set(sea["adj_seas"]) == {other for other in seas if place[other] in around}
        touched = {one for one in islands if any(tuple(cell) in around for cell in islands[one]["axial"])}
        assert set(sea["adj_islands"]) == touched
        assert all(name in seas[other]["adj_seas"] for other in sea["adj_seas"])
        assert all(name in islands[other]["adj_seas"] for other in sea["adj_islands"])
    for name, island in islands.items():
        assert all(name in seas[other]["adj_islands"] for other in island["adj_seas"])


@pytest.mark.rule("C1.1", "C1.6")
@pytest.mark.parametrize(
    ("name", "seas", "islands", "slots", "marks", "trade"),
    [("m23", 30, 8, 17, 8, 4), ("m4", 46, 10, 23, 9, 6), ("m5", 61, 13, 30, 11, 6)],
)
def test_counts_of_the_maps(name: str, seas: int, islands: int, slots: int, marks: int, trade: int):
    chart = next(chart for chart in CHARTS if chart.name == name)
    assert (chart.seas, chart.islands) == (seas, islands)
    assert sum(len(members(places)) for places in chart.places) == slots
    assert sum(chart.prosperity) == marks
    assert len(members(chart.trade)) == trade


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.name)
def test_every_sea_is_connected_and_every_island_has_water(chart: Chart):
    reached, todo = {0}, [0]
    while todo:
        for near in members(chart.near[todo.pop()]):
            if near not in reached:
                reached.add(near)
                todo.append(near)
    assert reached == set(range(chart.seas))
    assert all(chart.waters[island] for island in range(chart.islands))
    assert all(chart.covered[island] & ~chart.places[island] == 0 for island in range(chart.islands))


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.name)
def test_numbers_and_names_of_spaces_have_the_same_order(chart: Chart):
    for words, back in ((chart.sea_word, chart.sea_at), (chart.island_word, chart.island_at)):
        assert list(words) == sorted(words)
        assert [back[word] for word in words] == list(range(len(words)))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "kraken"\nname_en', 'id = "krakan"\nname_en', "the creatures must be"),
        ("slot_costs_left_to_right = [4, 3, 2]", "slot_costs_left_to_right = [4, 3]", "creature_track: the track has three places"),
        ('adj_seas = ["A2", "B2"]', 'adj_seas = ["A2"]', "A1: 'adj_seas' of map m23"),
        ('adj_seas = ["A1", "B2", "C1", "C2"]', 'adj_seas = ["A1", "B2", "C1"]', "gyaros: 'adj_seas'"),
        ("sea_count = 30", "sea_count = 31", "m23: 'sea_count' is 31, but there are 30"),
        ("recruit_extra_max = 3", "recruit_extra_max = 2", "poseidon: 'recruit_extra_max'"),
        (
            'islands = ["gyaros", "thira"]',
            'islands = ["gyaros", "kimolos"]',
            "start of seat 1 with 2 players: the income must be 2",
        ),
        (
            'islands = ["gyaros", "thira"]',
            'islands = ["gyaros", "atlantis"]',
            "start of seat 1 with 2 players, islands: 'islands' is 'atlantis'",
        ),
        ("metropolis_covers_slots = [1]", "metropolis_covers_slots = [2]", "gyaros: 'metropolis_covers_slots' must name slots"),
        ("slots_left_with_metropolis = 0", "slots_left_with_metropolis = 1", "gyaros: 'slots_left_with_metropolis'"),
        ("start_gold = 5", "start_gold = -5", "setup: 'start_gold' must be a whole number"),
        ("params = { defence = 2 }", "params = { defence = 3 }", "'defence' must be battle.minotaur_defence_bonus"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused_by_name(old: str, new: str, message: str):
    assert old in COMPONENTS_TEXT
    with pytest.raises(BadComponents, match="components: ") as refusal:
        Components(COMPONENTS_TEXT.replace(old, new, 1))
    assert message in str(refusal.value)
