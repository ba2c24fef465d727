"""A23: the worked examples, one test each."""

import pytest

from pelagos.games.arnak.lookup import IDOL_NAMES, RIVAL_NAMES
from pelagos.games.arnak.state import RIVAL, Arnak
from pelagos.games.arnak.words import ASSISTANT
from tests.games.arnak.positions import (
    begins,
    bonus,
    deck,
    deck_of,
    deck_top,
    discovered,
    employ,
    end_turn,
    exiled,
    finish_round,
    game,
    goods,
    guardian_at,
    hand,
    hand_of,
    holder,
    idol_at,
    idols,
    legal,
    loose,
    next_guardian,
    next_tile,
    played_of,
    resources,
    rival_tiles,
    row,
    row_of,
    say,
    sites_of,
    stand,
    step,
    team_of,
    tile_at,
    tokens,
)


@pytest.mark.rule("A23.1")
def test_dig():
    s = game(players=4)
    hand(s, "fear")
    say(s, "dig camp-1a", "travel fear")
    assert (holder(s, "camp-1a"), resources(s)) == (0, {"coin": 2})
    second = s.clone()
    say(second, "end", "pass", "end", "pass", "end", "pass", "end")
    goods(second, coin=0)
    hand(second, "funding-car")
    assert "camp-1b" not in begins(second, "dig"), "Red's own second archaeologist pays two boots too"
    hand(second, "fear")
    assert "camp-1b" in begins(second, "dig")
    hand(s, "automobile", seat=1)
    hand(s, "pack-donkey", seat=2)
    say(s, "end", "dig camp-1b", "travel automobile", "cover car boot", "end")
    assert {space[:6] for space in begins(s, "dig")} == {"camp-2", "camp-3", "camp-4", "camp-5"}


@pytest.mark.rule("A23.2")
def test_fear_as_travel():
    s = game()
    hand(s, "fear")
    say(s, "dig camp-2a", "travel fear")
    assert played_of(s) == ["fear"]
    assert resources(s) == {"compass": 2}


@pytest.mark.rule("A23.3")
def test_two_icons():
    s = game()
    discovered(s, "r3c1", "site-2-3")
    hand(s, "funding-car", "exploration-car", "automobile")
    two = s.clone()
    say(two, "dig r3c1", "travel funding-car", "travel exploration-car")
    assert step(two) == "end-turn"
    one = s.clone()
    say(one, "dig r3c1", "travel automobile", "cover car car")
    assert (step(one), loose(one)) == ("end-turn", [])
    say(s, "dig camp-1a", "travel automobile")
    assert loose(s) == ["car"]
    end_turn(s)
    assert loose(s) == []


@pytest.mark.rule("A23.4")
def test_pilot():
    s = game()
    goods(s, coin=2)
    discovered(s, "r1c3", "site-1-10")
    say(s, "dig r1c3", "pilot")
    assert resources(s) == {"jewel": 1}


@pytest.mark.rule("A23.5")
def test_discover():
    s = game()
    goods(s, compass=3)
    hand(s, "exploration-car")
    idol_at(s, "r1c2", "tablet")
    next_tile(s, "site-1-2")
    next_guardian(s, "guardian-04")
    say(s, "discover r1c2", "travel exploration-car")
    assert resources(s) == {"coin": 1, "tablet": 1, "arrowhead": 1}
    assert (s.players[0].idols, tile_at(s, "r1c2"), guardian_at(s, "r1c2")) == (1, "site-1-2", "guardian-04")
    assert played_of(s) == ["exploration-car"]
    finish_round(s)
    assert "fear" in hand_of(s)


@pytest.mark.rule("A23.6")
def test_two_idols():
    s = game()
    goods(s, compass=6)
    hand(s, "gold-pan")
    idol_at(s, "r3c4", "coin")
    next_tile(s, "site-2-1")
    say(s, "discover r3c4", "travel gold-pan", "cover ship ship")
    assert s.players[0].idols == 2
    assert resources(s) == {"coin": 1, "compass": 2, "jewel": 1}


@pytest.mark.rule("A23.7")
def test_parrot():
    s = game()
    hand(s, "parrot", "funding-car")
    say(s, "play parrot", "discard funding-car")
    assert played_of(s) == ["parrot", "funding-car"]
    assert resources(s) == {"jewel": 1}
    assert legal(s) == ["end"]


@pytest.mark.rule("A23.8")
def test_card_row():
    s = game(round=2)
    row(s, "mortar", "sundial", "dog", "horse", "torch", "rope")
    deck_top(s, "brush")
    deck_top(s, "war-mask")
    goods(s, coin=4)
    say(s, "buy horse", "end")
    assert row_of(s) == ["mortar", "sundial", "dog", "torch", "rope", "brush"]
    goods(s, seat=1, compass=2)
    say(s, "buy sundial", "decline", "end")
    assert row_of(s) == ["war-mask", "mortar", "dog", "torch", "rope", "brush"]


def moves() -> Arnak:
    """Blue (0) on the left space of row 1, Red (1) on the right one, Yellow (2) at the start."""
    s = game(players=3)
    tokens(s, glass=1, seat=0)
    tokens(s, glass=2, seat=1)
    for seat in range(3):
        goods(s, seat=seat, coin=9, compass=9, tablet=9, arrowhead=9, jewel=9)
    return s


@pytest.mark.rule("A23.9")
def test_token_moves():
    s = moves()
    assert begins(s, "research") == ["glass 3", "glass 4", "notebook 1", "notebook 2"]
    say(s, "pass", "end")
    assert begins(s, "research") == ["glass 4", "notebook 1", "notebook 2"]
    say(s, "pass", "end")
    assert begins(s, "research") == ["glass 1", "glass 2"]


@pytest.mark.rule("A23.10")
def test_research_with_the_glass():
    s = moves()
    bonus(s, 4, "tablet")
    goods(s, seat=1, coin=0, compass=0, tablet=1, arrowhead=1, jewel=0)
    say(s, "pass", "end", "research glass 4", "first tile")
    assert resources(s, 1) == {"tablet": 1, "compass": 1}
    assert s.bonus[4] == 0
    again = moves()
    bonus(again, 4, "tablet")
    goods(again, seat=1, coin=9, compass=9, tablet=0, arrowhead=1, jewel=0)
    say(again, "pass", "end")
    assert "glass 4" not in begins(again, "research"), "the tablet could not have helped to pay"


@pytest.mark.rule("A23.11")
def test_research_with_the_notebook():
    s = moves()
    goods(s, coin=0, compass=1, tablet=0, arrowhead=1, jewel=0)
    say(s, "research notebook 1")
    assert begins(s, "recruit") == ["1", "2", "3"]
    say(s, "recruit 3")
    assert (team_of(s), resources(s)) == (["assistant-03"], {})


@pytest.mark.rule("A23.12")
def test_temple_tiles():
    s = game()
    tokens(s, glass=14)
    goods(s, coin=1, tablet=2, jewel=1)
    assert begins(s, "temple") == ["t2-left", "t2-middle", "t6-left"]
    goods(s, coin=0, tablet=0, compass=1, arrowhead=1)
    assert begins(s, "temple") == ["t2-middle", "t2-right", "t6-right"]
    goods(s, coin=1, tablet=2)
    assert begins(s, "temple")[-1] == "t11"
    s.temple[5] = 0
    s.players[1].temple[5] = 2
    assert "t11" not in begins(s, "temple")


@pytest.mark.rule("A23.13")
def test_upgrade_refreshes():
    s = game()
    tokens(s, glass=5, notebook=3)
    employ(s, "assistant-02")
    goods(s, tablet=1, arrowhead=1)
    say(s, "use assistant-02", "research notebook 5", "promote assistant-02")
    assert team_of(s) == ["assistant-02+"]
    say(s, "use assistant-02")
    assert resources(s) == {"coin": 1, "tablet": 1}


@pytest.mark.rule("A23.14")
def test_assistant_kinds():
    s = game()
    employ(s, "assistant-08")
    employ(s, "assistant-10")
    goods(s, compass=1)
    say(s, "use assistant-08")
    assert (step(s), resources(s)) == ("turn", {"compass": 2})
    say(s, "use assistant-10")
    assert begins(s, "buy") == ["gold-pan", "trowel", "pickaxe", "hat", "stone-jar"]
    say(s, "decline")
    assert step(s) == "end-turn"
    s = game()
    employ(s, "assistant-03")
    hand(s, "automobile")
    discovered(s, "r1c1", "site-1-10")
    say(s, "use assistant-03", "accept", "travel automobile", "dig r1c1", "cover car car")
    assert resources(s) == {"arrowhead": 1, "jewel": 1}


@pytest.mark.rule("A23.15")
def test_passing():
    s = game(players=3)
    hand(s, "torch", "axe", seat=2)
    say(s, "pass", "end", "pass", "end")
    for card in ("torch", "axe"):
        assert s.seat == 2
        say(s, f"play {card}", "decline", "end")
    say(s, "pass", "end")
    assert s.round == 2


@pytest.mark.rule("A23.16")
def test_row_between_rounds():
    s = game()
    row(s, "stone-jar", "hat", "dog", "horse", "torch", "rope")
    finish_round(s)
    assert {"stone-jar", "hat"} <= set(exiled(s))
    assert row_of(s)[2:] == ["dog", "horse", "torch", "rope"]
    left, beside = row_of(s)[:2]
    finish_round(s)
    assert beside in exiled(s)
    assert row_of(s)[2] == left
    assert None not in row_of(s)


@pytest.mark.rule("A23.17")
def test_snake_rescue():
    s = game(board="snake")
    tokens(s, glass=7)
    idols(s, crates=1)
    waiting = [ASSISTANT.values[one] for one in s.rescue]
    say(s, "research glass 8")
    assert (s.players[0].idols, s.players[0].glass) == (0, 8)
    say(s, f"rescue {waiting[0]}")
    assert team_of(s) == [f"({waiting[0]})"]
    assert f"use {waiting[0]}" not in legal(s)


@pytest.mark.rule("A23.18")
def test_discounts():
    s = game()
    hand(s, "aeroplane")
    goods(s, compass=1)
    discovered(s, "r1c1", "site-1-10")
    say(s, "play aeroplane")
    assert {"r1c2", "r1c3", "r1c4"} <= set(begins(s, "discover")), "three less two, and a plane for any icon"
    idol_at(s, "r1c3", "coin")
    next_tile(s, "site-1-2")
    say(s, "discover r1c3")
    assert "compass" not in resources(s)
    s = game()
    hand(s, "sturdy-boots")
    discovered(s, "r1c1", "site-1-10")
    say(s, "play sturdy-boots")
    assert "r1c1" not in begins(s, "dig")


@pytest.mark.rule("A23.19")
def test_fishing_rod():
    s = game()
    row(s, "stone-jar", "aeroplane", "horse")
    deck_top(s, "dog")
    hand(s, "fishing-rod")
    say(s, "play fishing-rod")
    bought = s.clone()
    say(bought, "buy dog")
    assert deck_of(bought) == ["dog"]
    say(s, "decline")
    assert s.items_shown
    assert deck_of(s) == []


@pytest.mark.rule("A23.20")
def test_crystal_earring_with_three():
    s = game()
    hand(s, "crystal-earring")
    goods(s, tablet=1)
    deck(s, "hat", "gold-pan", "steam-boat")
    say(s, "play crystal-earring", "announce 3", "keep hat", "return gold-pan")
    assert (hand_of(s), deck_of(s)) == (["hat"], ["gold-pan"])
    assert played_of(s) == ["crystal-earring", "steam-boat"]
    assert resources(s) == {}


@pytest.mark.rule("A23.21")
def test_ornate_hammer():
    s = game()
    row(s, "stone-jar", "hat", "dog", "horse", "torch", "rope")
    hand(s, "ornate-hammer", "rough-map")
    goods(s, tablet=1)
    say(s, "play rough-map", "end", "pass", "end", "play ornate-hammer")
    assert begins(s, "take") == ["rough-map", "rope"]
    say(s, "take rope")
    assert deck_of(s) == ["rope"]
    assert row_of(s)[5] is None
    say(s, "end")
    assert row_of(s)[5] is not None


@pytest.mark.rule("A23.22")
def test_ocarina():
    s = game(board="snake")
    hand(s, "guardians-ocarina", "automobile")
    goods(s, tablet=1)
    for number, site in enumerate(["r3c1", "r3c2", "r3c3", "r3c4"], 1):
        discovered(s, site, f"site-2-{number}")
    say(s, "play guardians-ocarina", "end", "pass", "end")
    assert [space for space in begins(s, "dig") if space[0] == "r"] == ["r3c1", "r3c2", "r3c3", "r3c4"]
    say(s, "dig r3c2", "travel automobile", "cover plane plane", "cover plane boot")
    assert sites_of(s, 0) == ["r3c2"]


@pytest.mark.rule("A23.23")
def test_fear_deck_empty():
    s = game()
    deck(s, *["fear"] * 19)
    hand(s, "hunting-arrows", "torch")
    goods(s, tablet=1)
    say(s, "play hunting-arrows")
    assert s.players[0].fear_tiles == 1
    say(s, "end", "pass", "end", "play torch", "exile-tile")
    assert s.players[0].fear_tiles == 0


@pytest.mark.rule("A23.24")
def test_keep_a_card():
    s = game(round=2)
    hand(s, "hat", "dog")
    deck(s, "horse", "rope", "parrot", "brush", "lantern")
    say(s, "pass", "end", "pass", "end", "discard hat", "keep dog")
    assert s.round == 3
    assert hand_of(s) == sorted(["dog", "horse", "rope", "parrot", "brush"])


@pytest.mark.rule("A23.25")
def test_solo_duplicate_idol():
    s = game(players=1, round=4)
    coin = IDOL_NAMES.index("coin")
    s.rival.idols = 2**coin
    s.lost_idols -= 1
    idol_at(s, "r3c1", "coin")
    before = s.view(0)["rival"]
    rival_tiles(s, "discover-red", "dig-coin")
    s.push(4, 0)
    s.settle()
    after = s.view(0)["rival"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert (s.rival.idols, s.rival.stacked) == (2**coin, 2)
    assert after["points"] - before["points"] == 4
    assert sites_of(s, RIVAL) == ["r3c1"]


@pytest.mark.rule("A23.26")
def test_solo_overcome_without_target():
    s = game(players=1)
    s.rival.glass = 1
    bonus(s, 3, "coin")
    discovered(s, "r1c1", "site-1-1", guardian="guardian-01")
    stand(s, "r1c1")
    assistants = [len(stack) for stack in s.supply]
    rival_tiles(s, "overcome-red", "dig-coin")
    s.push(4, 0)
    s.settle()
    assert RIVAL_NAMES[s.rival.used[len(s.rival.used) - 1]] == "overcome-red"
    assert (s.rival.glass, s.bonus[3]) == (3, 0)
    assert [len(stack) for stack in s.supply] == assistants
    assert guardian_at(s, "r1c1") == "guardian-01"
