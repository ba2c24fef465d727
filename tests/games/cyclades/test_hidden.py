"""C21: hidden information."""

import pytest

from tests.games.cyclades.positions import bidding, end_cycle, fresh, game, gods, legal, metropolis, say, shown_gold, summons


@pytest.mark.rule("C21")
def test_gold_of_others_is_hidden_from_views():
    s = fresh(3)
    assert shown_gold(s, 1) == [None, 7, None]
    assert shown_gold(s, None) == [None, None, None]
    s = fresh(3, open_gold=True)
    assert shown_gold(s, 1) == shown_gold(s, None) == [7, 7, 7]


@pytest.mark.rule("C21", "C16.3")
def test_gold_is_shown_at_the_end():
    s = game()
    metropolis(s, "gyaros", "thira")
    end_cycle(s)
    assert shown_gold(s, None) == [10, 10, 10]


@pytest.mark.rule("C21")
def test_views_and_words_of_a_seat_do_not_depend_on_the_gold_of_others():
    for prepare in (lambda s: bidding(s, 0, 1, 2), lambda s: summons(s, "griffon")):
        s = game()
        prepare(s)
        other = s.clone()
        other.gold[1] = 0
        other.gold[2] = 77
        assert s.view(0) == other.view(0)
        assert s.legal() == other.legal()


@pytest.mark.rule("C21")
def test_the_order_of_the_draw_pile_is_secret():
    s = fresh(3)
    orders = {tuple(s.determinize(0, seed).draw_pile.items) for seed in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == sorted(s.draw_pile.items) for order in orders)
    assert all(s.determinize(0, seed).view(0) == s.view(0) for seed in range(5))


@pytest.mark.rule("C21", "C5.3")
def test_the_order_of_a_pair_lying_face_down_is_secret_its_members_are_not():
    s = fresh(3)
    orders = {tuple(s.determinize(1, seed).gods) for seed in range(20)}
    assert len(orders) == 2
    assert all(sorted(order[2:]) == sorted(list(s.gods)[2:]) for order in orders)
    assert s.view(1)["gods"] == fresh(3).view(1)["gods"]
    away = s.view(1)["gods"]
    assert isinstance(away, dict)
    assert set(away["away"]) | set(gods(s)) == {"poseidon", "ares", "zeus", "athena"}


@pytest.mark.rule("C21", "C5.3")
def test_in_even_cycles_there_is_no_secret_about_the_gods():
    s = fresh(3)
    while s.cycle == 1:
        say(s, legal(s)[-1] if legal(s)[-1] == "apollo" else legal(s)[0])
    assert {tuple(s.determinize(1, seed).gods) for seed in range(20)} == {tuple(s.gods)}


@pytest.mark.rule("C21")
def test_whoever_counts_along_knows_the_gold():
    """All gold comes and goes by open events, so a guess has it right."""
    s = game()
    s.gold[1] = 23
    assert list(s.determinize(0, 5).gold) == [10, 23, 10]


@pytest.mark.rule("C21")
def test_everything_else_is_open():
    s = fresh(3)
    for key in ("islands", "seas", "creatures", "supply", "turn_track", "gods"):
        assert s.view(0)[key] == s.view(1)[key] == s.view(None)[key]
