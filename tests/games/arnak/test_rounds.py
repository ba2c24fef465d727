"""A3 and A16: the beginning and the end of a round."""

import pytest

from pelagos.games.arnak.player import layer_of
from pelagos.games.arnak.words import SITE
from tests.games.arnak.positions import (
    deck,
    deck_of,
    discovered,
    employ,
    exile_deck,
    exiled,
    finish_round,
    game,
    goods,
    guard,
    hand,
    hand_of,
    legal,
    played,
    played_of,
    row,
    row_of,
    say,
    stand,
    step,
    team_of,
)


@pytest.mark.rule("A3.1")
def test_everybody_draws_up_to_five_cards():
    s = game(players=3)
    hand(s, "fear", "hat")
    deck(s, "funding-car", "exploration-car", "dog", "horse", "torch")
    hand(s, "fear", "parrot", "rope", "lantern", "brush", "ostrich", seat=1)
    deck(s, "machete", seat=1)
    deck(s, "fear", "watch", seat=2)
    finish_round(s)
    assert hand_of(s) == sorted(["fear", "hat", "funding-car", "exploration-car", "dog"])
    assert deck_of(s) == ["horse", "torch"]
    assert (len(s.players[1].hand), deck_of(s, 1)) == (6, ["machete"])
    assert (hand_of(s, 2), deck_of(s, 2)) == (["fear", "watch"], [])


@pytest.mark.rule("A3.2")
def test_turns_go_clockwise_from_the_start_player_past_those_who_passed():
    s = game(players=4)
    seats = []
    cards = iter(["torch", "axe", "rough-map", "theodolite", "brush"])
    for word in ["pass", "play", "play", "pass", "play", "play", "pass", "play", "pass"]:
        seats.append(int(s.seat))
        if word == "play":
            hand(s, next(cards), seat=int(s.seat))
            say(s, next(text for text in legal(s) if text.startswith("play")))
            while step(s) != "end-turn":
                say(s, "decline")
        else:
            say(s, "pass")
        say(s, "end")
    assert seats == [0, 1, 2, 3, 1, 2, 1, 2, 2]


@pytest.mark.rule("A3.3")
def test_the_round_ends_when_everybody_has_passed():
    s = game(players=3)
    for _ in range(3):
        assert s.round == 1
        say(s, "pass", "end")
    assert s.round == 2


@pytest.mark.rule("A16.1", "A9.2")
def test_archaeologists_come_home_and_those_from_guardians_bring_fear():
    s = game(players=2)
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    discovered(s, "r1c2", "site-1-2", guardian="guardian-02")
    stand(s, "r1c1")
    stand(s, "r1c2")
    stand(s, "camp-1a", seat=1)
    say(s, "pass", "end", "pass", "end")
    assert [player.home for player in s.players] == [2, 2]
    assert sorted(hand_of(s)) == ["fear", "fear"]
    assert hand_of(s, 1) == []


@pytest.mark.rule("A16.1", "A20.20")
def test_war_mask_protects_all_archaeologists_of_its_owner_in_this_round():
    s = game(players=2)
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    discovered(s, "r1c2", "site-1-2", guardian="guardian-02")
    stand(s, "r1c1")
    stand(s, "r1c2", seat=1)
    hand(s, "war-mask")
    goods(s, tablet=1)
    say(s, "play war-mask")
    assert s.players[0].masked
    finish_round(s)
    assert "fear" not in hand_of(s)
    assert hand_of(s, 1) == ["fear"]
    assert not s.players[0].masked


@pytest.mark.rule("A16.2")
def test_each_hand_card_is_kept_or_discarded_and_nobody_learns_it_before_all_have_answered():
    s = game(players=2)
    hand(s, "fear", "hat", "dog")
    hand(s, "torch", seat=1)
    say(s, "pass", "end", "pass", "end")
    assert (step(s), s.seat, legal(s)) == ("keep-cards", 0, ["discard hat", "keep hat"])
    say(s, "discard hat", "keep dog", "discard fear")
    assert played_of(s) == []
    assert s.view(0)["players_boards"] != s.view(1)["players_boards"]
    boards = s.view(1)["players_boards"]
    assert isinstance(boards, list)
    assert boards[0]["discarding"] is None
    assert len(s.determinize(1, 3).view(1)) == len(s.view(1))
    assert (s.seat, legal(s)) == (1, ["discard torch", "keep torch"])
    say(s, "keep torch")
    assert "dog" in hand_of(s)
    assert hand_of(s, 1) == ["torch"]


@pytest.mark.rule("A16.3")
def test_the_play_area_is_shuffled_under_the_deck_and_fear_tiles_stay():
    orders = set()
    for seed in range(20):
        s = game(seed=seed)
        deck(s, "hat", "dog", "horse", "torch", "rope", "parrot")
        played(s, "fear", "watch", "machete", "axe")
        s.players[0].fear_tiles = 1
        finish_round(s)
        assert hand_of(s) == sorted(["hat", "dog", "horse", "torch", "rope"])
        assert deck_of(s)[0] == "parrot"
        assert sorted(deck_of(s)[1:]) == ["axe", "fear", "machete", "watch"]
        assert len({int(layer_of(entry)) for entry in s.players[0].deck}) == 2
        assert (played_of(s), s.players[0].fear_tiles) == ([], 1)
        orders.add(tuple(deck_of(s)[1:]))
    assert len(orders) > 5


@pytest.mark.rule("A16.4")
def test_assistants_are_refreshed_and_effects_of_the_round_end():
    s = game()
    employ(s, "assistant-05", exhausted=True)
    employ(s, "assistant-06", gold=True, exhausted=True)
    s.players[0].flying = True
    s.players[0].masked = True
    finish_round(s)
    assert team_of(s) == ["assistant-05", "assistant-06+"]
    assert not s.players[0].flying
    assert not s.players[0].masked
    assert not s.players[0].passed


@pytest.mark.rule("A16.4")
def test_an_effect_of_the_round_holds_even_if_its_card_is_exiled():
    """R30."""
    s = game()
    hand(s, "war-mask", "guardians-ocarina", "axe")
    goods(s, tablet=2)
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    stand(s, "r1c1")
    say(s, "play war-mask", "end", "pass", "end", "play axe", "exile-played war-mask", "end")
    assert "war-mask" in exiled(s)
    assert s.players[0].masked
    finish_round(s)
    assert "fear" not in hand_of(s) + deck_of(s)


@pytest.mark.rule("A16.5")
def test_the_two_cards_beside_the_staff_go_and_the_staff_moves():
    s = game(round=2)
    row(s, "mortar", "war-club", "hat", "dog", "horse", "torch")
    finish_round(s)
    assert {"war-club", "hat"} <= set(exiled(s))
    assert s.round == 3
    assert row_of(s)[3:] == ["dog", "horse", "torch"]
    assert row_of(s)[2] == "mortar"
    assert None not in row_of(s)


@pytest.mark.rule("A16.5", "A11.8")
def test_a_gap_beside_the_staff_loses_nothing():
    """R9."""
    s = game(round=2)
    row(s, "mortar", None, None, "dog", None, "torch")
    exile_deck(s, items=True)
    exile_deck(s, items=False)
    gone = set(exiled(s))
    finish_round(s)
    assert row_of(s) == ["mortar", None, None, "dog", None, "torch"]
    assert set(exiled(s)) == gone


@pytest.mark.rule("A16.6")
def test_the_start_player_marker_goes_one_seat_to_the_left():
    s = game(players=3)
    finish_round(s)
    assert (s.start, s.seat) == (1, 1)
    finish_round(s)
    assert (s.start, s.seat) == (2, 2)
    finish_round(s)
    assert (s.start, s.seat) == (0, 0)


@pytest.mark.rule("A16.7")
@pytest.mark.parametrize(("start", "lucky"), [(0, 0), (1, 1)])
def test_the_last_fear_card_goes_to_the_first_in_turn_order(start: int, lucky: int):
    """R29; also at the end of round V."""
    s = game(players=2)
    s.start = start
    deck(s, *["fear"] * 18)
    for seat, site in enumerate(["r1c1", "r1c2"]):
        discovered(s, site, f"site-1-{seat + 1}", guardian=f"guardian-0{seat + 1}")
        stand(s, site, seat=seat)
    s.round = 5
    row(s)
    finish_round(s)
    assert s.over
    assert [int(player.fear_tiles) for player in s.players] == [int(seat != lucky) for seat in (0, 1)]


@pytest.mark.rule("A9.2")
def test_it_does_not_matter_who_woke_the_guardian_or_which_it_is():
    s = game()
    guard(s, "camp-1", "guardian-03")
    stand(s, "camp-1a", seat=1)
    finish_round(s)
    assert hand_of(s, 1) == ["fear"]
    assert s.wardens[SITE.index["camp-1"]] == 2
