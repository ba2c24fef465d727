"""A20 and A21: notes on single cards, questions and reminders."""

import pytest

from pelagos.games.arnak.state import RIVAL
from tests.games.arnak.positions import (
    begins,
    bonus,
    deck,
    deck_of,
    deck_top,
    discovered,
    employ,
    end_turn,
    exile_deck,
    exiled,
    finish_round,
    game,
    goods,
    guardian_at,
    hand,
    hand_of,
    holder,
    idols,
    legal,
    loose,
    next_tile,
    overcome,
    played,
    played_of,
    resources,
    row,
    row_of,
    say,
    sites_of,
    stand,
    step,
    supply,
    team_of,
    temple_left,
    tokens,
    tops,
)


@pytest.mark.rule("A20.1")
def test_army_knife_gives_two_different_benefits():
    s = game()
    hand(s, "army-knife")
    say(s, "play army-knife")
    assert begins(s, "choose") == ["coin", "compass", "exile", "tablet"]
    say(s, "choose compass")
    assert begins(s, "choose") == ["coin", "exile", "tablet"]
    say(s, "choose exile", "exile-played army-knife")
    assert (resources(s), exiled(s), step(s)) == ({"compass": 1}, ["army-knife"], "end-turn")


@pytest.mark.rule("A20.2")
def test_bear_trap_works_where_no_other_player_stands():
    s = game()
    hand(s, "bear-trap")
    for number, (site, seat) in enumerate([("r1c1", 0), ("r1c2", None), ("r1c3", 1)], 1):
        discovered(s, site, f"site-1-{number}", guardian=f"guardian-0{number}")
        if seat is not None:
            stand(s, site, seat=seat)
    say(s, "play bear-trap")
    assert begins(s, "overcome") == ["r1c1", "r1c2"]
    solo = game(players=1)
    hand(solo, "bear-trap")
    discovered(solo, "r1c1", "site-1-1", guardian="guardian-01")
    stand(solo, "r1c1", seat=RIVAL)
    say(solo, "play bear-trap")
    assert begins(solo, "overcome") == []


@pytest.mark.rule("A20.3")
@pytest.mark.parametrize(("standing", "overcome_", "compasses"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (1, 1, 2), (2, 2, 3), (0, 3, 3)])
def test_bow_and_arrows(standing: int, overcome_: int, compasses: int):
    s = game()
    hand(s, "bow-and-arrows")
    for number in range(1, 3):
        discovered(s, f"r1c{number}", f"site-1-{number}", guardian=f"guardian-0{number}")
    for number in range(1, standing + 1):
        stand(s, f"r1c{number}")
    for number in range(overcome_):
        overcome(s, f"guardian-1{number}", used=number % 2 == 0)
    say(s, "play bow-and-arrows")
    assert resources(s).get("compass", 0) == compasses


@pytest.mark.rule("A20.4")
@pytest.mark.parametrize(("crates", "slots", "compasses"), [(0, [], 0), (1, [1], 2), (2, [1, 2], 3)])
def test_brush_counts_idols_in_slots_and_crates(crates: int, slots: list[int], compasses: int):
    s = game()
    hand(s, "brush")
    idols(s, crates=crates, slots=slots)
    say(s, "play brush")
    assert resources(s).get("compass", 0) == compasses


@pytest.mark.rule("A20.4", "A22")
def test_an_idol_lost_to_the_snake_bridge_stops_counting():
    """R26."""
    s = game(board="snake")
    hand(s, "brush")
    tokens(s, glass=6)
    idols(s, crates=1)
    say(s, "research glass 8")
    say(s, f"rescue {begins(s, 'rescue')[0]}", "end", "pass", "end", "play brush")
    assert resources(s) == {}


@pytest.mark.rule("A20.5")
def test_fishing_rod_reveals_the_top_card_and_offers_it():
    s = game()
    row(s, "stone-jar", "aeroplane", "horse", "pack-donkey", "tent", "revolver")
    deck_top(s, "dog")
    hand(s, "fishing-rod")
    say(s, "play fishing-rod")
    assert legal(s) == ["decline", "buy dog"], "playable although nothing in the row is affordable"
    items = s.view(1)["items"]
    assert isinstance(items, dict)
    assert items["top"] == "dog"
    say(s, "buy dog")
    assert deck_of(s) == ["dog"]


@pytest.mark.rule("A20.5")
def test_a_revealed_card_enters_the_row_in_the_ordinary_refill():
    s = game()
    deck_top(s, "dog")
    hand(s, "fishing-rod")
    say(s, "play fishing-rod", "buy hat", "end")
    assert row_of(s)[5] == "dog"
    s = game()
    exile_deck(s, items=True)
    hand(s, "fishing-rod")
    say(s, "play fishing-rod")
    assert begins(s, "buy") == ["gold-pan", "trowel", "pickaxe", "hat", "axe"], "with an empty deck none is revealed"


@pytest.mark.rule("A20.5")
def test_precision_compass_does_the_same_for_artifacts():
    s = game()
    deck_top(s, "war-mask")
    hand(s, "precision-compass")
    say(s, "play precision-compass")
    assert begins(s, "buy") == ["war-mask", "stone-jar"]
    say(s, "buy war-mask", "resolve")
    assert resources(s) == {"arrowhead": 1}


@pytest.mark.rule("A20.6")
def test_journal_moves_the_notebook_only_and_for_nothing():
    s = game()
    hand(s, "journal")
    tokens(s, glass=4, notebook=2)
    bonus(s, 4, "tablet")
    say(s, "play journal")
    assert begins(s, "research") == ["notebook 4"]
    say(s, "research notebook 4", "first tile", "recruit 1")
    assert resources(s) == {"tablet": 1}
    s = game()
    hand(s, "journal")
    tokens(s, glass=4, notebook=3)
    say(s, "play journal")
    assert step(s) == "end-turn", "the row limit holds"


@pytest.mark.rule("A20.7")
def test_a_borrowed_assistant_stays_ready_and_its_icons_lie_loose():
    s = game()
    hand(s, "ancient-wine")
    goods(s, tablet=1)
    supply(s, "assistant-09", "assistant-03", "assistant-05")
    say(s, "play ancient-wine", "borrow 1", "choose ship-2")
    assert tops(s)[0] == "assistant-09"
    assert loose(s) == ["ship", "ship"]
    assert step(s) == "end-turn", "the artifact is the main action"
    employ(s, "assistant-03")
    say(s, "use assistant-03", "accept", "cover ship boot", "end")
    assert resources(s) == {"coin": 1, "arrowhead": 1}
    assert loose(s) == []


@pytest.mark.rule("A20.7")
def test_a_borrowed_purchase_discount_is_part_of_the_effect():
    """R13."""
    s = game(round=2)
    row(s, "mortar", "sundial", "dog")
    hand(s, "coconut-flask", "hat")
    goods(s, tablet=1)
    supply(s, "assistant-10", "assistant-06")
    say(s, "play coconut-flask", "borrow 1", "buy dog")
    assert (step(s), resources(s)) == ("end-turn", {})
    assert "buy" not in " ".join(legal(s))


@pytest.mark.rule("A20.7", "A4.7")
def test_between_the_steps_of_a_borrowed_assistant_free_actions_may_come():
    """R27: inside a main action A4.4 applies."""
    s = game()
    hand(s, "coconut-flask", "hat")
    deck(s, "gold-pan")
    goods(s, tablet=1)
    supply(s, "assistant-06")
    say(s, "play coconut-flask", "borrow 1", "draw")
    assert legal(s) == ["play gold-pan", "play hat", "discard gold-pan", "discard hat"]
    say(s, "play gold-pan", "play hat")
    assert step(s) == "end-turn", "with an empty hand nothing is discarded"


@pytest.mark.rule("A20.8")
def test_crystal_earring_announces_first():
    s = game()
    hand(s, "crystal-earring")
    goods(s, tablet=1)
    deck(s, "hat", "dog")
    say(s, "play crystal-earring")
    assert legal(s) == ["announce 1", "announce 2"], "at most the deck, and not declined"
    after = s.clone()
    say(after, "announce 1")
    assert (hand_of(after), step(after)) == (["hat"], "end-turn")
    say(s, "announce 2")
    assert legal(s) == ["keep hat", "keep dog"]
    assert s.view(1)["drawn"] == {"cards": 2, "seen": None}
    say(s, "keep dog")
    assert legal(s) == ["decline", "return hat"]
    say(s, "decline")
    assert (hand_of(s), deck_of(s), played_of(s)) == (["dog"], [], ["crystal-earring", "hat"])
    s = game()
    hand(s, "crystal-earring")
    goods(s, tablet=1)
    say(s, "play crystal-earring")
    assert step(s) == "end-turn", "nothing with an empty deck"


@pytest.mark.rule("A20.9")
def test_obsidian_earring_draws_from_the_bottom():
    s = game()
    hand(s, "obsidian-earring")
    goods(s, tablet=1)
    deck(s, "hat", "dog", "horse")
    say(s, "play obsidian-earring")
    assert legal(s) == ["announce 1", "announce 2"]
    after = s.clone()
    say(after, "announce 1")
    assert hand_of(after) == ["horse"]
    say(s, "announce 2", "keep dog")
    assert (hand_of(s), deck_of(s), played_of(s), resources(s)) == (["dog"], ["hat"], ["obsidian-earring", "horse"], {})


@pytest.mark.rule("A20.10")
def test_decorated_horn_keeps_the_level_and_puts_the_old_one_on_top():
    s = game()
    hand(s, "decorated-horn")
    goods(s, tablet=1)
    employ(s, "assistant-05", gold=True, exhausted=True)
    supply(s, "assistant-01", "assistant-02", "assistant-12")
    below = int(s.supply[2][0])
    say(s, "play decorated-horn")
    assert begins(s, "exchange") == ["assistant-05 1", "assistant-05 2", "assistant-05 3"]
    say(s, "exchange assistant-05 3")
    assert team_of(s) == ["assistant-12+"]
    assert tops(s) == ["assistant-01", "assistant-02", "assistant-05"]
    assert s.supply[2][0] == below


@pytest.mark.rule("A20.11")
def test_guardians_crown_moves_to_an_unoccupied_unguarded_camp_or_level_one_site():
    s = game()
    hand(s, "guardians-crown")
    goods(s, tablet=1)
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    discovered(s, "r1c2", "site-1-10")
    discovered(s, "r1c3", "site-1-3", guardian="guardian-03")
    discovered(s, "r3c1", "site-2-1")
    stand(s, "r1c1")
    stand(s, "camp-1a", seat=1)
    say(s, "play guardians-crown")
    assert legal(s) == ["lure r1c1"]
    say(s, "lure r1c1")
    assert begins(s, "lead") == ["camp-2", "camp-3", "camp-4", "camp-5", "r1c2"]
    say(s, "lead r1c2")
    assert guardian_at(s, "r1c2") == "guardian-01"
    assert resources(s) == {"jewel": 1}


@pytest.mark.rule("A20.12")
def test_with_guardians_ocarina_every_icon_is_a_plane():
    """R12: cards, boons, assistants, leftovers and discounts."""
    s = game()
    hand(s, "guardians-ocarina", "fear", "sturdy-boots")
    goods(s, tablet=1)
    say(s, "play guardians-ocarina", "end", "pass", "end")
    for site, tile in [("r1c1", "site-1-1"), ("r1c3", "site-1-2"), ("r3c3", "site-2-1")]:
        discovered(s, site, tile)
    assert {"r1c1", "r1c3", "r3c3"} <= set(begins(s, "dig"))
    say(s, "play sturdy-boots", "dig r3c3")
    assert (step(s), holder(s, "r3c3")) == ("end-turn", 0), "two boots off are two planes off"
    say(s, "end", "dig r1c3", "travel fear")
    assert step(s) == "end-turn"


@pytest.mark.rule("A20.12")
def test_guardians_ocarina_may_be_played_with_everybody_at_home():
    s = game()
    hand(s, "guardians-ocarina")
    goods(s, tablet=1)
    say(s, "play guardians-ocarina")
    assert step(s) == "end-turn"
    assert s.players[0].flying


@pytest.mark.rule("A20.13")
def test_the_discount_on_research_may_buy_a_temple_tile():
    s = game()
    tokens(s, glass=14)
    hand(s, "idol-of-ara-anu", "inscribed-blade")
    goods(s, tablet=2, coin=1)
    say(s, "play idol-of-ara-anu", "temple t2-middle", "end", "pass", "end")
    assert temple_left(s)["t2-middle"] == 1
    say(s, "play inscribed-blade")
    assert begins(s, "discount") == ["tablet"], "with an arrowhead less nothing could be paid"
    say(s, "discount tablet", "temple t2-left")
    assert resources(s) == {}


@pytest.mark.rule("A20.13")
def test_the_blade_gives_one_of_its_two_discounts():
    s = game()
    tokens(s, glass=4, notebook=4)
    hand(s, "inscribed-blade")
    goods(s, tablet=3, arrowhead=1)
    say(s, "play inscribed-blade")
    assert begins(s, "discount") == ["tablet", "arrowhead"]
    say(s, "discount tablet", "research glass 5")
    assert resources(s) == {"tablet": 2, "compass": 1}


@pytest.mark.rule("A20.14")
def test_ornate_hammer_exiles_the_rightmost_item_and_may_take_any_exiled_one():
    s = game()
    hand(s, "ornate-hammer", "rough-map")
    say(s, "play rough-map", "end", "pass", "end")
    goods(s, tablet=1)
    say(s, "play ornate-hammer")
    assert begins(s, "take") == ["rough-map", "axe"]
    say(s, "take rough-map")
    assert (deck_of(s), exiled(s)) == (["rough-map"], ["axe"])
    assert row_of(s)[5] is None
    end_turn(s)
    assert row_of(s)[5] is not None


@pytest.mark.rule("A20.15")
def test_pathfinders_cards_restrict_the_destination_only():
    for card, fits in [("pathfinders-sandals", False), ("pathfinders-staff", True)]:
        s = game()
        hand(s, card)
        goods(s, tablet=1)
        discovered(s, "r3c1", "site-2-1")
        discovered(s, "r1c1", "site-1-10")
        stand(s, "r3c1")
        say(s, f"play {card}", "lift r3c1")
        assert ("r1c1" in begins(s, "land")) == fits
        assert "camp-1a" in begins(s, "land")


@pytest.mark.rule("A20.16")
def test_the_compasses_of_balloon_and_aeroplane_help_discovering_only():
    for card, compasses in [("hot-air-balloon", 0), ("aeroplane", 1)]:
        s = game()
        hand(s, card)
        goods(s, compass=compasses)
        discovered(s, "r1c1", "site-1-10")
        say(s, f"play {card}")
        assert "r1c3" in begins(s, "discover")
        say(s, "dig r1c1")
        assert resources(s) == {"jewel": 1} | ({"compass": compasses} if compasses else {})


@pytest.mark.rule("A20.17")
def test_passage_shell_uses_a_camp_twice_and_each_jewel_needs_its_card():
    s = game()
    hand(s, "passage-shell", "fear", "hat", "dog")
    goods(s, tablet=1)
    discovered(s, "r1c1", "site-1-10")
    say(s, "play passage-shell")
    assert begins(s, "dig") == [f"camp-{camp}a" for camp in range(1, 6)]
    say(s, "dig camp-5a", "discard fear")
    assert legal(s) == ["play hat", "decline", "activate camp-5"]
    say(s, "play hat", "activate camp-5", "discard dog")
    assert resources(s) == {"jewel": 2, "coin": 1, "compass": 1}
    s = game()
    hand(s, "passage-shell")
    goods(s, tablet=1)
    stand(s, "camp-1a")
    stand(s, "camp-2a")
    say(s, "play passage-shell")
    assert step(s) == "end-turn", "it needs an archaeologist at home"


@pytest.mark.rule("A20.18")
def test_airdrop_and_monkey_medallion_give_an_item_without_paying():
    s = game()
    hand(s, "airdrop")
    say(s, "play airdrop", "take hat")
    assert hand_of(s) == ["hat"]
    say(s, "play hat")
    assert resources(s) == {"coin": 1, "compass": 1}, "it may be used in the same turn"
    s = game()
    hand(s, "monkey-medallion")
    deck(s, "fear")
    goods(s, tablet=1)
    say(s, "play monkey-medallion", "take hat")
    assert deck_of(s) == ["hat", "fear"]


@pytest.mark.rule("A20.19")
def test_tent_asks_two_compasses_for_level_two():
    s = game()
    hand(s, "tent")
    discovered(s, "r3c1", "site-2-3")
    stand(s, "r3c1")
    goods(s, compass=1)
    say(s, "play tent")
    assert step(s) == "end-turn"


@pytest.mark.rule("A20.19")
def test_star_charts_activates_two_different_camps():
    s = game()
    hand(s, "star-charts")
    goods(s, tablet=1, coin=1)
    stand(s, "camp-1a", seat=1)
    say(s, "play star-charts", "accept", "activate camp-1")
    assert begins(s, "activate") == ["camp-2", "camp-3", "camp-4", "camp-5"]


@pytest.mark.rule("A20.20")
def test_war_mask_does_not_protect_in_the_next_round():
    s = game()
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    hand(s, "war-mask")
    goods(s, tablet=1)
    stand(s, "r1c1")
    say(s, "play war-mask")
    finish_round(s)
    s.spaces[10] = 0
    s.players[0].home -= 1
    finish_round(s)
    assert "fear" in hand_of(s) + deck_of(s)


@pytest.mark.rule("A20.21")
def test_stone_key_empties_any_slot_which_may_be_filled_again():
    """R7."""
    s = game()
    hand(s, "stone-key")
    goods(s, tablet=1)
    idols(s, slots=[1, 2])
    say(s, "play stone-key")
    assert legal(s) == ["empty 1", "empty 2"]
    say(s, "empty 1", "slot arrowhead")
    assert s.players[0].slots == 0b11
    assert resources(s) == {"arrowhead": 1}


@pytest.mark.rule("A20.22")
def test_guiding_skull_uses_the_top_level_two_tile_for_a_compass():
    s = game()
    hand(s, "guiding-skull")
    goods(s, tablet=1, compass=1)
    next_tile(s, "site-2-5")
    say(s, "play guiding-skull", "accept")
    assert resources(s) == {"tablet": 2, "jewel": 1}
    assert s.levels[1].items[0] == 14
    assert s.levels[1].size() == 6


# -- questions and reminders


@pytest.mark.rule("A21.1")
def test_more_than_five_cards_in_hand_are_fine():
    s = game()
    hand(s, "flask", "fear", "hat", "dog", "horse", "rope")
    deck(s, "torch", "axe", "parrot")
    say(s, "play flask", "draw", "draw", "draw")
    assert len(hand_of(s)) == 8


@pytest.mark.rule("A21.2")
def test_an_item_may_be_used_in_the_round_of_purchase_if_it_is_drawn():
    s = game()
    hand(s, "large-backpack")
    deck(s, "fear")
    goods(s, coin=1)
    say(s, "buy hat", "end", "pass", "end", "play large-backpack", "draw", "play hat")
    assert resources(s) == {"coin": 2, "compass": 1}


@pytest.mark.rule("A21.3", "A21.4")
def test_the_deck_is_never_shuffled_during_play_and_an_empty_one_stays_empty():
    s = game()
    hand(s, "pack-donkey", "stone-jar")
    deck(s, "fear")
    played(s, "hat", "dog")
    goods(s, tablet=1)
    say(s, "play pack-donkey", "draw")
    assert step(s) == "end-turn"
    say(s, "end", "pass", "end", "play stone-jar")
    assert step(s) == "end-turn"
    assert played_of(s) == ["hat", "dog", "pack-donkey", "stone-jar"]


@pytest.mark.rule("A21.5")
def test_send_and_relocate_differ():
    s = game()
    hand(s, "pathfinders-sandals", "sturdy-boots")
    goods(s, tablet=1)
    say(s, "play pathfinders-sandals")
    assert step(s) == "end-turn", "nobody stands on a site"
    say(s, "end", "pass", "end", "play sturdy-boots", "dig camp-1a", "end")
    assert sites_of(s, 0) == ["camp-1"]
    assert s.players[0].home == 1


@pytest.mark.rule("A21.6")
def test_no_effect_touches_what_belongs_to_another_player():
    s = game()
    employ(s, "assistant-01", exhausted=True, seat=1)
    played(s, "hat", seat=1)
    idols(s, slots=[1], seat=1)
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    stand(s, "r1c1", seat=1)
    for card in ["ceremonial-rattle", "machete", "stone-key", "decorated-horn", "pathfinders-staff", "war-club", "guardians-crown"]:
        t = s.clone()
        hand(t, card)
        goods(t, tablet=1)
        say(t, f"play {card}")
        assert [word for word in legal(t) if word not in ("end", "decline", f"exile-played {card}")] == [], card


@pytest.mark.rule("A21.7")
def test_reminders():
    s = game()
    goods(s, coin=2)
    assert "dig camp-1a" in legal(s), "a plane for two coins is always there"
    hand(s, "axe", "fear")
    played(s, "hat")
    say(s, "play axe")
    assert {"exile fear", "exile-played hat"} <= set(legal(s)), "exile reaches hand and play area"


@pytest.mark.rule("A22")
def test_the_rulings_that_no_other_test_names():
    """R15: fear tiles do not run out. R24: a Fear in a site effect cannot be declined."""
    s = game()
    s.players[1].fear_tiles = 50
    deck(s, *["fear"] * 19)
    s.players[0].fear_tiles = 30
    discovered(s, "r1c1", "site-1-8")
    hand(s, "funding-car")
    say(s, "dig r1c1", "travel funding-car")
    assert s.players[0].fear_tiles == 31
    assert resources(s) == {"tablet": 1, "jewel": 1}
