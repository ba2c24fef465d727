"""A1: aim, zones, limits and what is hidden."""

import pytest

from pelagos.core.bits import BIT
from pelagos.core.rng import seeded
from pelagos.games.arnak.game import GAME
from pelagos.games.arnak.player import card_of
from pelagos.games.arnak.state import Arnak
from tests.games.arnak.positions import (
    deck,
    deck_of,
    deck_top,
    employ,
    end_turn,
    finish_round,
    game,
    goods,
    hand,
    hand_of,
    idols,
    next_tile,
    played,
    say,
    temple_bonus,
    tokens,
)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_lasts_exactly_five_rounds(players: int):
    s = GAME.new(players=players, seed=3)
    assert isinstance(s, Arnak)
    rounds = []
    rng = seeded(3)
    while not s.over:
        rounds.append(int(s.round))
        words = s.legal()
        s.play(words[rng.below(len(words))])
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]
    assert rounds == sorted(rounds)


@pytest.mark.rule("A1.2")
def test_the_zones_of_a_player_are_seen_as_far_as_they_are_public():
    s = game()
    hand(s, "fear", "funding-car")
    deck(s, "funding-ship")
    played(s, "hat")
    goods(s, coin=2)
    idols(s, crates=1, slots=[1])
    employ(s, "assistant-04", exhausted=True)
    boards = s.view(1)["players_boards"]
    assert isinstance(boards, list)
    own = boards[0]
    assert (own["hand"], own["hand_cards"], own["deck"]) == (2, None, 1)
    assert own["played"] == ["hat"]
    assert (own["archaeologists"], own["idols"], own["slots"]) == (2, 1, [True, False, False, False])
    assert own["team"] == [{"assistant": "assistant-04", "gold": False, "exhausted": True}]
    assert own["resources"]["coin"] == 2


@pytest.mark.rule("A1.3")
def test_the_shared_zones_are_on_the_table():
    view = game(board="snake").view(None)
    assert view["row"] == ["stone-jar", "hat", "gold-pan", "trowel", "pickaxe", "axe"]
    for zone in (
        "items",
        "artifacts",
        "exile",
        "fears",
        "sites",
        "site_stacks",
        "guardians_left",
        "assistants",
        "rescue",
        "research",
    ):
        assert zone in view
    sites = view["sites"]
    assert isinstance(sites, dict)
    assert len(sites) == 5 + 8 + 4


@pytest.mark.rule("A1.4")
def test_resources_never_run_out_but_fear_cards_do():
    s = game()
    goods(s, coin=1000, tablet=2)
    hand(s, "gold-pan", "serpents-gold", "serpent-idol")
    deck(s, *["fear"] * 18)
    say(s, "play gold-pan", "play serpents-gold")
    assert s.players[0].goods[0] == 1006
    assert (s.fears, s.players[0].fear_tiles) == (0, 0)
    say(s, "end", "pass", "end", "play serpent-idol")
    assert (s.fears, s.players[0].fear_tiles) == (0, 1)


@pytest.mark.rule("A1.5")
def test_hands_decks_and_stacks_are_dealt_anew_for_those_who_cannot_know_them():
    s = GAME.new(players=3, seed=5, board="snake")
    assert isinstance(s, Arnak)
    seen: dict[str, set[tuple[int, ...]]] = {
        name: set() for name in ("hand", "deck", "items", "guardians", "level", "rescue", "temple")
    }
    for seed in range(40):
        guess = s.determinize(0, seed)
        assert isinstance(guess, Arnak)
        assert hand_of(guess, 0) == hand_of(s, 0)
        seen["hand"].add(tuple(int(card_of(entry)) for entry in guess.players[1].hand))
        seen["items"].add(tuple(int(card) for card in guess.items))
        seen["guardians"].add(tuple(int(one) for one in guess.guardians))
        seen["level"].add(tuple(int(one) for one in guess.levels[0].items))
        seen["rescue"].add(tuple(int(one) for one in guess.rescue[:-1]))
        seen["temple"].add(tuple(int(one) for one in guess.temple_bonus))
        assert guess.rescue[-1] == s.rescue[-1]
        assert [stack[len(stack) - 1] for stack in guess.supply] == [stack[len(stack) - 1] for stack in s.supply]
        assert list(guess.row) == list(s.row)
    for name in ("hand", "items", "guardians", "level", "rescue", "temple"):
        assert len(seen[name]) > 1, name


@pytest.mark.rule("A1.5")
def test_hidden_idols_are_dealt_anew_even_after_they_were_taken():
    s = GAME.new(players=2, seed=5)
    assert isinstance(s, Arnak)
    assert len({tuple(int(one) for one in _guess(s, 0, seed).hidden_idols) for seed in range(30)}) > 1


def _guess(s: Arnak, seat: int, seed: int) -> Arnak:
    guess = s.determinize(seat, seed)
    assert isinstance(guess, Arnak)
    return guess


@pytest.mark.rule("A1.6")
def test_a_bought_item_is_known_at_the_bottom_and_above_what_is_shuffled_under_it():
    s = game()
    hand(s, "fear", "funding-car", "exploration-car")
    deck(s, "funding-ship", "exploration-ship")
    goods(s, coin=1)
    say(s, "buy hat")
    played(s, "funding-car", "fear")
    end_turn(s)
    for seat in (0, 1):
        assert {deck_of(_guess(s, seat, seed))[-1] for seed in range(20)} == {"hat"}
    finish_round(s)
    assert s.round == 2
    known = s.view(1)["players_boards"]
    assert isinstance(known, list)
    assert known[0]["hand_known"] + [card for card in known[0]["deck_known"] if card] == ["hat"]


@pytest.mark.rule("A1.6")
def test_the_table_knows_how_many_cards_of_a_layer_are_in_hand_but_not_which():
    s = GAME.new(players=2, seed=9, start_player="first")
    assert isinstance(s, Arnak)
    hands = {tuple(hand_of(_guess(s, 1, seed), 0)) for seed in range(60)}
    assert len(hands) > 1
    assert {len(cards) for cards in hands} == {5}
    own = {tuple(deck_of(_guess(s, 0, seed), 0)) for seed in range(20)}
    assert own == {tuple(deck_of(s, 0))}, "one card in the own deck: its owner knows which"


@pytest.mark.rule("A1.6")
def test_a_tile_put_under_its_stack_and_a_card_turned_down_stay_known():
    s = game()
    hand(s, "guiding-stone", "fishing-rod")
    goods(s, tablet=1)
    next_tile(s, "site-1-10")
    deck_top(s, "dog")
    say(s, "play guiding-stone", "end", "pass", "end")
    assert {int(_guess(s, 1, seed).levels[0].items[0]) for seed in range(20)} == {9}
    say(s, "play fishing-rod", "decline")
    assert {int(_guess(s, 1, seed).items[-1]) for seed in range(20)} == {int(s.items[-1])}
    assert len({int(_guess(s, 1, seed).items[-2]) for seed in range(20)}) > 1


@pytest.mark.rule("A1.6", "A13.5")
def test_looking_through_the_temple_stack_informs_only_who_looks():
    s = game()
    tokens(s, glass=12)
    goods(s, coin=1, compass=1, jewel=1)
    temple_bonus(s, "coin", "draw")
    say(s, "research glass 14", "tile coin")
    assert s.temple_seen == BIT[0]
    assert {tuple(int(one) for one in _guess(s, 0, seed).temple_bonus) for seed in range(20)} == {(4,)}
    assert len({tuple(int(one) for one in _guess(s, 1, seed).temple_bonus) for seed in range(30)}) > 1
    assert s.view(0)["research"] != s.view(1)["research"]


@pytest.mark.rule("A1.6", "A20.8")
def test_a_card_returned_by_crystal_earring_is_known_to_its_owner_alone():
    s = game()
    hand(s, "crystal-earring")
    goods(s, tablet=1)
    deck(s, "funding-car", "exploration-car", "funding-ship", "exploration-ship")
    say(s, "play crystal-earring", "announce 3", "keep funding-car", "return funding-ship")
    assert {deck_of(_guess(s, 0, seed))[0] for seed in range(20)} == {"funding-ship"}
    assert len({deck_of(_guess(s, 1, seed))[0] for seed in range(30)}) > 1
