"""A7 and A8: digging and discovering."""

import pytest

from pelagos.games.arnak.lookup import SITE_LEVEL
from pelagos.games.arnak.words import SITE
from tests.games.arnak.positions import (
    begins,
    discovered,
    finish_round,
    game,
    goods,
    guardian_at,
    hand,
    holder,
    idol_at,
    legal,
    next_guardian,
    next_tile,
    resources,
    say,
    sites_of,
    stand,
    step,
    tile_at,
)


@pytest.mark.rule("A7.1")
def test_digging_needs_an_archaeologist_at_home_and_a_free_space():
    s = game(players=3)
    hand(s, "pack-donkey")
    stand(s, "camp-1a", seat=1)
    free = begins(s, "dig")
    assert "camp-1a" not in free
    blocked = {f"camp-{camp}b" for camp in range(1, 6)} - set(free)
    assert len(blocked) == 3
    for camp in range(2, 6):
        assert f"camp-{camp}a" in free
    stand(s, "camp-2a")
    stand(s, "camp-3a")
    assert begins(s, "dig") == []


@pytest.mark.rule("A7.1")
def test_either_free_space_of_a_camp_may_be_chosen():
    """R8."""
    s = game(players=4)
    hand(s, "automobile")
    assert {"camp-4a", "camp-4b"} <= set(begins(s, "dig"))
    say(s, "dig camp-4b", "travel automobile", "cover car boot")
    assert (holder(s, "camp-4a"), holder(s, "camp-4b")) == (-1, 0)


@pytest.mark.rule("A7.2")
def test_pay_move_resolve():
    s = game()
    hand(s, "fear")
    say(s, "dig camp-5a", "travel fear")
    assert holder(s, "camp-5a") == 0
    assert s.players[0].home == 1
    assert step(s) == "end-turn", "without a hand card the jewel camp gives nothing"
    s = game()
    hand(s, "fear", "hat")
    say(s, "dig camp-5a", "travel fear", "discard hat")
    assert resources(s) == {"jewel": 1}


@pytest.mark.rule("A7.3")
def test_the_second_archaeologist_may_go_to_the_same_camp_and_a_full_site_is_closed():
    s = game(players=4)
    hand(s, "fear", "pack-donkey")
    hand(s, "fear", seat=1)
    say(s, "dig camp-1a", "travel fear", "end")
    assert "camp-1a" not in begins(s, "dig")
    for _ in range(3):
        say(s, "pass", "end")
    say(s, "dig camp-1b", "travel pack-donkey", "cover car boot")
    assert sites_of(s, 0) == ["camp-1", "camp-1"]
    assert resources(s) == {"coin": 4}


@pytest.mark.rule("A7.3")
def test_guardians_do_not_prevent_digging_and_compasses_are_for_discovering_only():
    s = game()
    hand(s, "funding-car")
    discovered(s, "r1c1", "site-1-10", guardian="guardian-04")
    say(s, "dig r1c1", "travel funding-car")
    assert resources(s) == {"jewel": 1}
    assert guardian_at(s, "r1c1") == "guardian-04"


@pytest.mark.rule("A8.1")
def test_only_undiscovered_sites_are_discovered_by_an_archaeologist_at_home():
    s = game()
    hand(s, "pack-donkey", "aeroplane")
    goods(s, compass=6)
    discovered(s, "r1c1", "site-1-10")
    assert set(begins(s, "discover")) == {name for name in SITE.values if SITE_LEVEL[SITE.index[name]] > 0} - {"r1c1"}
    stand(s, "camp-1a")
    stand(s, "camp-2a")
    assert begins(s, "discover") == []


@pytest.mark.rule("A8.2")
def test_the_steps_of_discovering():
    s = game()
    hand(s, "funding-car", "hat")
    goods(s, compass=3)
    idol_at(s, "r1c1", "coin")
    next_tile(s, "site-1-6")
    next_guardian(s, "guardian-11")
    say(s, "discover r1c1")
    assert resources(s) == {}, "compasses first"
    assert holder(s, "r1c1") == -1
    say(s, "travel funding-car")
    assert holder(s, "r1c1") == 0
    assert resources(s) == {"coin": 1, "tablet": 1, "arrowhead": 1}
    assert s.players[0].idols == 1
    assert (tile_at(s, "r1c1"), guardian_at(s, "r1c1")) == ("site-1-6", "guardian-11")


@pytest.mark.rule("A8.2")
def test_the_idol_may_be_slotted_before_the_tile_is_revealed():
    """R2: it counts as in the crates at once."""
    s = game()
    hand(s, "funding-car", "fear")
    goods(s, compass=3)
    idol_at(s, "r1c1", "exile")
    say(s, "discover r1c1", "travel funding-car")
    assert (step(s), tile_at(s, "r1c1")) == ("exile", None)
    assert "slot arrowhead" in legal(s)
    say(s, "slot arrowhead")
    assert tile_at(s, "r1c1") is None
    say(s, "exile fear")
    assert tile_at(s, "r1c1") is not None


@pytest.mark.rule("A8.2")
def test_level_two_costs_six_compasses_and_gives_two_idols_of_which_one_is_used():
    s = game()
    hand(s, "automobile")
    goods(s, compass=5)
    assert "r3c1" not in begins(s, "discover")
    goods(s, compass=6)
    idol_at(s, "r3c1", "coin")
    next_tile(s, "site-2-3")
    say(s, "discover r3c1", "travel automobile", "cover car car")
    assert s.players[0].idols == 2
    assert resources(s) == {"coin": 1, "arrowhead": 1, "jewel": 1}
    assert len(s.unseen_idols) == 1


@pytest.mark.rule("A8.3")
def test_a_discovered_site_is_an_ordinary_one_from_then_on():
    s = game()
    hand(s, "funding-car")
    hand(s, "funding-car", seat=1)
    goods(s, compass=3)
    idol_at(s, "r1c1", "coin")
    next_tile(s, "site-1-10")
    say(s, "discover r1c1", "travel funding-car", "end")
    assert "r1c1" not in begins(s, "dig") + begins(s, "discover")
    finish_round(s)
    assert s.round == 2
    hand(s, "pack-donkey", seat=int(s.seat))
    assert "r1c1" in begins(s, "dig")


@pytest.mark.rule("A8.4")
def test_the_stacks_suffice_for_all_sites():
    s = game()
    for number, site in enumerate([name for name in SITE.values if name[0] == "r"]):
        goods(s, compass=6, coin=4)
        hand(s, "fear")
        s.players[0].home = 2
        for space in range(len(s.spaces)):
            if s.spaces[space] == 0:
                s.spaces[space] = -1
        say(s, f"discover {site}")
        while step(s) != "end-turn":
            words = legal(s)
            say(s, next(word for word in ["pilot", "decline", *words] if word in words))
        say(s, "end")
        if not s.players[1].passed:
            say(s, "pass", "end")
        assert tile_at(s, site) is not None, number
    assert [level.size() for level in s.levels] == [2, 2]
    assert len(s.guardians) == 3
    assert s.players[0].idols_owned() == 16
