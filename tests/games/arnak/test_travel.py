"""A6: travel costs."""

import pytest

from tests.games.arnak.positions import (
    begins,
    discovered,
    employ,
    game,
    goods,
    hand,
    hand_of,
    legal,
    loose,
    overcome,
    played_of,
    resources,
    say,
    stand,
    step,
    supply,
    team_of,
)


@pytest.mark.rule("A6.1")
def test_each_icon_of_a_cost_is_covered_by_one_icon():
    s = game()
    hand(s, "funding-car", "exploration-car", "fear")
    discovered(s, "r3c1", "site-2-1")
    say(s, "dig r3c1")
    assert legal(s) == ["travel funding-car", "travel exploration-car"]
    say(s, "travel funding-car")
    assert legal(s) == ["travel exploration-car"]
    say(s, "travel exploration-car")
    assert played_of(s) == ["funding-car", "exploration-car"]
    assert step(s) == "end-turn"


@pytest.mark.rule("A6.2")
@pytest.mark.parametrize(
    ("card", "payable"),
    [
        ("fear", ["camp-1a"]),
        ("funding-car", ["camp-1a", "r1c1"]),
        ("funding-ship", ["camp-1a", "r1c3"]),
        ("hot-air-balloon", ["camp-1a", "r1c1", "r1c3", "r2c3"]),
    ],
)
def test_the_hierarchy(card: str, payable: list[str]):
    s = game(board="snake")
    hand(s, card)
    for number, site in enumerate(["r1c1", "r1c3", "r2c3"], 1):
        discovered(s, site, f"site-1-{number}")
    assert [space for space in begins(s, "dig") if space in ("camp-1a", "r1c1", "r1c3", "r2c3")] == payable


@pytest.mark.rule("A6.3")
def test_the_sources_of_travel_icons():
    s = game()
    hand(s, "sturdy-boots", "torch")
    overcome(s, "guardian-03")
    overcome(s, "guardian-12")
    overcome(s, "guardian-01")
    employ(s, "assistant-08", gold=True)
    employ(s, "assistant-09")
    goods(s, coin=2)
    discovered(s, "r1c1", "site-1-10")
    say(s, "dig r1c1")
    sources = ["travel sturdy-boots", "guide guardian-03", "guide guardian-12", "escort assistant-08", "pilot"]
    assert [word for word in legal(s) if word.split()[0] in ("travel", "guide", "escort", "pilot")] == sources
    for word in sources[1:]:
        after = s.clone()
        after.apply(after.setup.game.code(word))
        assert step(after) == "end-turn", word
    after = s.clone()
    after.apply(after.setup.game.code("guide guardian-03"))
    assert after.players[0].boons == s.players[0].boons - 4, "once per game"
    after = s.clone()
    after.apply(after.setup.game.code("escort assistant-08"))
    assert team_of(after) == ["(assistant-08+)", "assistant-09"]
    assert loose(after) == ["car"]


@pytest.mark.rule("A6.4")
def test_a_pilot_may_be_hired_for_any_travel_cost_any_number_of_times():
    s = game()
    goods(s, coin=4)
    discovered(s, "r3c3", "site-2-3")
    say(s, "dig r3c3")
    assert legal(s) == ["pilot"]
    say(s, "pilot", "pilot")
    assert resources(s) == {"arrowhead": 1, "jewel": 1}
    s = game()
    goods(s, coin=2)
    employ(s, "assistant-03")
    say(s, "use assistant-03", "accept", "pilot")
    assert resources(s) == {"arrowhead": 1}
    s = game()
    goods(s, coin=2, arrowhead=1)
    discovered(s, "r1c1", "site-1-1", guardian="guardian-06")
    stand(s, "r1c1")
    say(s, "overcome r1c1", "pilot")
    assert s.players[0].guardians == 2**5


@pytest.mark.rule("A6.5")
def test_the_surplus_of_a_two_icon_card_stays_until_the_end_of_the_turn():
    s = game()
    hand(s, "automobile")
    employ(s, "assistant-03")
    say(s, "dig camp-1a", "travel automobile")
    assert loose(s) == ["car"]
    say(s, "use assistant-03", "accept", "cover car boot")
    assert loose(s) == []
    assert resources(s) == {"coin": 2, "arrowhead": 1}
    s = game()
    hand(s, "automobile")
    say(s, "dig camp-1a", "travel automobile", "end")
    assert loose(s) == []


@pytest.mark.rule("A6.5")
def test_which_icon_of_a_card_pays_is_asked_where_it_matters():
    s = game()
    hand(s, "journal")
    say(s, "dig camp-1a", "travel journal")
    assert legal(s) == ["cover car boot", "cover ship boot"]
    say(s, "cover ship boot")
    assert loose(s) == ["car"]


@pytest.mark.rule("A6.6")
def test_every_source_spent_must_cover_something_and_nothing_more_is_spent():
    """R5: it does not matter that another choice would have needed fewer sources."""
    s = game()
    hand(s, "automobile", "funding-car", "torch")
    discovered(s, "r3c1", "site-2-1")
    say(s, "dig r3c1")
    assert begins(s, "travel") == ["automobile", "funding-car"], "the ship covers nothing"
    say(s, "travel funding-car")
    assert begins(s, "travel") == ["automobile"]
    say(s, "travel automobile")
    assert (step(s), loose(s)) == ("end-turn", ["car"])
    assert hand_of(s) == ["torch"]


@pytest.mark.rule("A6.6")
def test_only_words_that_lead_to_a_full_payment_are_legal():
    s = game(board="snake")
    hand(s, "hot-air-balloon", "airdrop", "fear")
    discovered(s, "r3c2", "site-2-1")
    say(s, "dig r3c2")
    assert legal(s) == ["travel hot-air-balloon", "travel airdrop", "travel fear"]
    say(s, "travel hot-air-balloon")
    assert legal(s) == ["cover plane boot", "cover plane plane"]
    say(s, "cover plane boot")
    assert legal(s) == ["travel airdrop"], "only a plane is left to pay, so the Fear covers nothing"
    s = game(board="snake")
    hand(s, "hot-air-balloon", "fear")
    discovered(s, "r3c2", "site-2-1")
    say(s, "dig r3c2", "travel hot-air-balloon")
    assert legal(s) == ["travel fear"], "covering the boot with the plane would leave nothing for the plane"


@pytest.mark.rule("A6.7")
def test_loose_icons_may_but_need_not_pay_any_later_cost():
    s = game()
    hand(s, "ancient-wine", "fear")
    goods(s, tablet=1, coin=1)
    supply(s, "assistant-08")
    employ(s, "assistant-03")
    say(s, "play ancient-wine", "borrow 1")
    assert begins(s, "choose") == ["car-2", "coin-compass"]
    say(s, "choose car-2")
    assert loose(s) == ["car", "car"]
    say(s, "use assistant-03", "accept")
    assert legal(s) == ["cover car boot", "travel fear", "pilot"]
    say(s, "travel fear")
    assert loose(s) == ["car", "car"]
    say(s, "end")
    assert loose(s) == []


@pytest.mark.rule("A6.7")
def test_own_assistants_give_icons_only_while_a_cost_is_paid():
    s = game()
    employ(s, "assistant-07", gold=True)
    assert begins(s, "use") == ["assistant-07"]
    say(s, "use assistant-07")
    assert (resources(s), s.loose) == ({"coin": 2}, 0)
