"""A5: effects."""

import pytest

from pelagos.games.arnak.words import CARD
from tests.games.arnak.positions import (
    begins,
    deck,
    deck_of,
    discovered,
    employ,
    exiled,
    game,
    goods,
    guard,
    guardian_at,
    hand,
    hand_of,
    idols,
    legal,
    next_tile,
    overcome,
    played,
    played_of,
    resources,
    row,
    say,
    sites_of,
    stand,
    step,
    team_of,
    tokens,
)


@pytest.mark.rule("A5.1")
def test_steps_are_resolved_in_the_printed_order_and_costs_come_first():
    s = game()
    hand(s, "star-charts")
    goods(s, tablet=1)
    say(s, "play star-charts")
    assert step(s) == "end-turn", "the coins of the camp cannot pay for it"
    s = game()
    hand(s, "treasure-chest")
    deck(s, "fear")
    goods(s, tablet=1)
    say(s, "play treasure-chest")
    assert resources(s) == {}, "the coin comes after the draw"
    say(s, "draw")
    assert resources(s) == {"coin": 1}


@pytest.mark.rule("A5.2")
def test_tokens_shown_are_gained():
    s = game()
    hand(s, "horse", "fear")
    say(s, "play horse")
    assert resources(s) == {"coin": 1, "compass": 1}


@pytest.mark.rule("A5.3")
def test_an_arrow_may_be_paid_or_not():
    s = game()
    hand(s, "trowel")
    goods(s, compass=1)
    say(s, "play trowel", "decline")
    assert resources(s) == {"compass": 1}
    s = game()
    hand(s, "trowel")
    say(s, "play trowel")
    assert step(s) == "end-turn", "without a compass there is nothing to ask"


@pytest.mark.rule("A5.3")
def test_one_of_two_is_chosen_and_an_upgrade_makes_one_of_two_trades():
    s = game()
    discovered(s, "r1c1", "site-1-1")
    hand(s, "funding-car", "traders-coins")
    say(s, "dig r1c1", "travel funding-car")
    assert legal(s) == ["choose compass-2", "choose item"]
    say(s, "choose compass-2", "end", "pass", "end")
    goods(s, tablet=2, arrowhead=1)
    say(s, "play traders-coins")
    assert legal(s) == ["decline", "upgrade tablet", "upgrade arrowhead"]
    say(s, "upgrade arrowhead")
    assert resources(s) == {"coin": 2, "compass": 2, "tablet": 1, "jewel": 1}


@pytest.mark.rule("A5.4")
def test_cards_are_drawn_one_at_a_time_and_one_may_stop():
    s = game()
    hand(s, "pack-donkey", "fear", "hat", "dog", "rope", "torch")
    deck(s, "funding-car", "funding-ship")
    say(s, "play pack-donkey", "draw")
    assert len(hand_of(s)) == 6, "there is no hand limit"
    say(s, "decline")
    assert (deck_of(s), step(s)) == (["funding-ship"], "end-turn")
    s = game()
    hand(s, "pack-donkey")
    say(s, "play pack-donkey")
    assert step(s) == "end-turn", "an empty deck gives nothing"


@pytest.mark.rule("A5.4")
def test_a_discarded_card_lies_unused_in_the_play_area():
    s = game()
    hand(s, "parrot", "gold-pan")
    say(s, "play parrot", "discard gold-pan")
    assert resources(s) == {"jewel": 1}
    assert played_of(s) == ["parrot", "gold-pan"]
    s = game()
    hand(s, "parrot")
    say(s, "play parrot")
    assert step(s) == "end-turn", "the card being played is no longer in hand"


@pytest.mark.rule("A5.4")
def test_draw_then_discard_is_forced_only_if_there_is_a_card():
    s = game()
    hand(s, "hat")
    deck(s, "dog")
    employ(s, "assistant-06")
    say(s, "use assistant-06", "draw")
    assert legal(s) == ["discard hat", "discard dog"]
    say(s, "discard dog")
    assert (hand_of(s), played_of(s)) == (["hat"], ["dog"])
    s = game()
    deck(s, "dog")
    employ(s, "assistant-06")
    say(s, "use assistant-06", "decline")
    assert step(s) == "turn"


@pytest.mark.rule("A5.5")
def test_where_exiled_cards_go():
    s = game()
    hand(s, "machete", "fear", "mortar")
    played(s, "hat", "funding-ship")
    fears = s.fears
    say(s, "play machete")
    assert legal(s) == [
        "decline",
        "exile mortar",
        "exile fear",
        "exile-played machete",
        "exile-played hat",
        "exile-played funding-ship",
    ]
    for word, place in [("exile mortar", "mortar"), ("exile-played hat", "hat")]:
        after = s.clone()
        after.apply(after.setup.game.code(word))
        assert exiled(after) == [place]
    after = s.clone()
    after.apply(after.setup.game.code("exile fear"))
    assert after.fears == fears + 1
    after = s.clone()
    after.apply(after.setup.game.code("exile-played funding-ship"))
    assert sum(after.exiled_basics) == sum(s.exiled_basics) + 1


@pytest.mark.rule("A5.5")
def test_a_card_may_exile_itself_and_is_carried_out_to_the_end():
    """R3."""
    s = game()
    hand(s, "machete")
    say(s, "play machete", "exile-played machete")
    assert exiled(s) == ["machete"]
    assert resources(s) == {"compass": 2}


@pytest.mark.rule("A5.5")
def test_exile_this_card_holds_for_its_effect_only():
    s = game()
    hand(s, "rough-map")
    say(s, "dig camp-1a", "travel rough-map")
    assert (played_of(s), exiled(s)) == (["rough-map"], [])
    s = game()
    hand(s, "rough-map")
    say(s, "play rough-map")
    assert (played_of(s), exiled(s), resources(s)) == ([], ["rough-map"], {"compass": 3})


@pytest.mark.rule("A5.6")
def test_fear_comes_into_the_play_area_and_its_boot_cannot_be_used_now():
    s = game()
    hand(s, "serpent-idol")
    goods(s, tablet=1)
    say(s, "play serpent-idol")
    assert played_of(s) == ["serpent-idol", "fear"]
    say(s, "end", "pass", "end")
    assert begins(s, "dig") == []


@pytest.mark.rule("A5.6")
def test_without_fear_cards_a_fear_tile_is_taken_that_never_enters_the_deck():
    s = game()
    hand(s, "serpent-idol", "axe")
    deck(s, *["fear"] * 19)
    goods(s, tablet=1)
    before = s.scores()[0]
    say(s, "play serpent-idol")
    assert s.players[0].fear_tiles == 1
    assert s.scores()[0] == before - 2
    say(s, "end", "pass", "end", "play axe")
    assert "exile-tile" in legal(s)
    say(s, "exile-tile")
    assert s.players[0].fear_tiles == 0
    assert s.fears == 0


@pytest.mark.rule("A5.7")
def test_refresh_turns_one_exhausted_assistant_ready():
    s = game()
    hand(s, "ceremonial-rattle")
    goods(s, tablet=1)
    employ(s, "assistant-02", exhausted=True)
    employ(s, "assistant-12", exhausted=True)
    say(s, "play ceremonial-rattle")
    assert legal(s) == ["decline", "refresh assistant-02", "refresh assistant-12"]
    say(s, "refresh assistant-12")
    assert team_of(s) == ["(assistant-02)", "assistant-12"]


@pytest.mark.rule("A5.8")
def test_send_digs_or_discovers_with_the_discount_and_needs_an_archaeologist_at_home():
    s = game()
    hand(s, "ostrich", "fear")
    goods(s, compass=3)
    say(s, "play ostrich")
    assert set(begins(s, "discover")) == {"r1c1", "r1c2", "r2c1", "r2c2"}
    assert begins(s, "dig") == [f"camp-{camp}a" for camp in range(1, 6)]
    s = game()
    hand(s, "ostrich")
    stand(s, "camp-1a")
    stand(s, "camp-2a")
    say(s, "play ostrich")
    assert step(s) == "end-turn"


@pytest.mark.rule("A5.9")
def test_overcoming_by_an_effect_leaves_the_tile_unpaid_but_not_the_effect():
    s = game()
    hand(s, "revolver")
    goods(s, compass=1)
    discovered(s, "r1c1", "site-1-2", guardian="guardian-13")
    stand(s, "r1c1")
    say(s, "play revolver", "accept", "overcome r1c1")
    assert resources(s) == {}
    assert (guardian_at(s, "r1c1"), s.players[0].guardians) == (None, 2**12)


@pytest.mark.rule("A5.10")
def test_buying_with_a_discount_and_an_artifact_without_paying():
    s = game(round=2)
    row(s, "war-club", "sundial", "dog")
    employ(s, "assistant-10", gold=True)
    goods(s, coin=1)
    say(s, "use assistant-10")
    assert begins(s, "buy") == ["dog", "sundial"]
    say(s, "buy dog")
    assert (resources(s), deck_of(s)) == ({}, ["dog"])
    s = game(round=2)
    row(s, "war-mask", "sundial", "dog")
    tokens(s, glass=9, notebook=9)
    tokens(s, glass=10, notebook=9)
    goods(s, compass=1, jewel=1)
    say(s, "research notebook 10", "take war-mask", "resolve")
    assert resources(s) == {"arrowhead": 1}
    assert s.players[0].masked


@pytest.mark.rule("A5.11")
def test_a_gained_item_goes_under_the_deck_unpaid():
    s = game()
    deck(s, "fear")
    hand(s, "funding-car")
    discovered(s, "r1c1", "site-1-1")
    say(s, "dig r1c1", "travel funding-car", "choose item")
    assert begins(s, "take") == sorted(["hat", "gold-pan", "trowel", "pickaxe", "axe"], key=CARD.values.index)
    say(s, "take axe")
    assert deck_of(s) == ["fear", "axe"]
    assert resources(s) == {}


@pytest.mark.rule("A5.12")
def test_activating_needs_no_archaeologist_and_only_discovered_sites_count():
    s = game()
    hand(s, "binoculars")
    discovered(s, "r1c1", "site-1-10", guardian="guardian-01")
    stand(s, "r1c1", seat=1)
    discovered(s, "r3c1", "site-2-1")
    say(s, "play binoculars")
    assert legal(s) == ["activate r1c1"], "level I, discovered; neither guardian nor archaeologist matters"
    say(s, "activate r1c1")
    assert resources(s) == {"jewel": 1}
    assert s.players[0].home == 2


@pytest.mark.rule("A5.12", "A20.22")
def test_a_site_tile_of_a_stack_is_used_once_and_goes_under_it():
    s = game()
    hand(s, "guiding-stone")
    goods(s, tablet=1)
    next_tile(s, "site-1-4")
    say(s, "play guiding-stone")
    assert resources(s) == {"compass": 1, "arrowhead": 1}
    assert s.levels[0].items[0] == 3
    assert (s.levels[0].size(), s.levels[0].known) == (10, 1)
    stacks = s.view(None)["site_stacks"]
    assert isinstance(stacks, list)
    assert stacks[0]["below"] == ["site-1-4"]


@pytest.mark.rule("A5.13")
def test_a_camp_with_one_space_taken_is_occupied():
    s = game(players=4)
    hand(s, "dog")
    stand(s, "camp-1b", seat=2)
    guard(s, "camp-2", "guardian-01")
    say(s, "play dog")
    assert begins(s, "activate") == ["camp-2", "camp-3", "camp-4", "camp-5"], "guardians do not count"


@pytest.mark.rule("A5.14")
def test_relocating_is_free_from_a_site_to_another_discovered_one():
    s = game(players=4)
    hand(s, "pathfinders-staff")
    goods(s, tablet=1)
    discovered(s, "r1c1", "site-1-10")
    discovered(s, "r1c2", "site-1-9")
    stand(s, "r1c2", seat=1)
    discovered(s, "r3c1", "site-2-1")
    stand(s, "camp-2a")
    say(s, "play pathfinders-staff")
    assert legal(s) == ["lift camp-2a"], "never from the board, and it is not declined"
    say(s, "lift camp-2a")
    assert begins(s, "land") == ["camp-1a", "camp-1b", "camp-3a", "camp-3b", "camp-4a", "camp-4b", "camp-5a", "camp-5b", "r1c1"]
    say(s, "land r1c1")
    assert (sites_of(s, 0), resources(s), s.players[0].home) == (["r1c1"], {"jewel": 1}, 1)


@pytest.mark.rule("A5.15")
def test_a_discount_never_lowers_below_zero_and_never_becomes_surplus():
    s = game()
    hand(s, "sturdy-boots")
    say(s, "play sturdy-boots", "dig camp-1a")
    assert s.loose == 0, "the second boot vanishes"
    s = game(round=2)
    row(s, "sundial", "stone-jar", "hat")
    hand(s, "whip")
    say(s, "play whip", "buy sundial", "decline")
    assert resources(s) == {}, "four off a price of two is nothing, not a gain"


@pytest.mark.rule("A5.15")
def test_two_boots_help_only_where_the_cost_has_boots():
    s = game(board="snake")
    hand(s, "sturdy-boots")
    goods(s, compass=8)
    say(s, "play sturdy-boots")
    assert begins(s, "discover") == ["r2c2"]


@pytest.mark.rule("A5.16")
def test_pass_to_gain_means_passing():
    s = game()
    hand(s, "watch")
    say(s, "pass-with watch")
    assert resources(s) == {"coin": 3}
    assert s.players[0].passed
    assert played_of(s) == ["watch"]


@pytest.mark.rule("A5.17")
def test_a_card_may_be_played_for_nothing():
    """R4."""
    for card in ["war-club", "binoculars", "stone-key", "decorated-horn", "guardians-crown", "pathfinders-sandals", "tent"]:
        s = game()
        hand(s, card)
        goods(s, tablet=1)
        say(s, f"play {card}")
        assert step(s) == "end-turn", card
        assert resources(s) == ({"tablet": 1} if CARD.index[card] < 40 else {})


@pytest.mark.rule("A5.17")
def test_an_assistant_or_boon_that_could_do_nothing_is_not_offered():
    s = game()
    employ(s, "assistant-11")
    employ(s, "assistant-04")
    overcome(s, "guardian-07")
    overcome(s, "guardian-08")
    overcome(s, "guardian-02")
    assert legal(s) == ["pass"]
    goods(s, coin=1, tablet=1)
    deck(s, "fear")
    played(s, "torch")
    assert set(begins(s, "use")) == {"assistant-04", "assistant-11"}
    assert set(begins(s, "boon")) == {"guardian-02", "guardian-07", "guardian-08"}


@pytest.mark.rule("A5.18")
def test_steps_without_may_are_carried_out_if_they_can_be():
    s = game()
    hand(s, "lantern", "decorated-horn", "stone-key", "coconut-flask", "guardians-crown")
    goods(s, tablet=9)
    employ(s, "assistant-05")
    idols(s, slots=[1, 2])
    discovered(s, "r1c1", "site-1-2", guardian="guardian-01")
    stand(s, "r1c1")
    for card in ["lantern", "decorated-horn", "stone-key", "coconut-flask", "guardians-crown"]:
        after = s.clone()
        after.apply(after.setup.game.code(f"play {card}"))
        assert "decline" not in legal(after), card
        assert step(after) != "end-turn", card


@pytest.mark.rule("A5.18", "A20.19")
def test_tent_may_be_declined_only_where_it_would_have_to_be_paid():
    s = game()
    hand(s, "tent")
    goods(s, compass=2)
    discovered(s, "r3c1", "site-2-3")
    stand(s, "r3c1")
    say(s, "play tent")
    assert legal(s) == ["decline", "activate r3c1"]
    after = s.clone()
    after.apply(after.setup.game.code("activate r3c1"))
    assert resources(after) == {"arrowhead": 1, "jewel": 1}
    s = game()
    hand(s, "tent")
    goods(s, compass=2)
    discovered(s, "r3c1", "site-2-3")
    stand(s, "r3c1")
    stand(s, "camp-1a")
    say(s, "play tent")
    assert legal(s) == ["activate camp-1", "activate r3c1"]
