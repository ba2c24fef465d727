"""O10 and O15: the card's action and the extra action."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.state import NONE
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    captured,
    creature,
    discarded,
    game,
    give,
    ground,
    in_bag,
    legal,
    medallions,
    prey,
    rig,
    say,
    slot,
    step,
    stock,
    supply,
    titan,
    use_card,
)


@pytest.mark.rule("O10.1")
@pytest.mark.parametrize("action", ["produce", "recruit", "capture", "construct"])
def test_the_cards_action_may_be_performed_or_declined(action: str) -> None:
    s = game()
    ground(s, 0, mountain="c2")
    slot(s, "mountain", "arch")
    creature(s, 0, "gorgon", "e6")
    use_card(s, action)
    assert legal(s) == ["pass", f"act {action}"]
    declined = s.clone()
    say(declined, "pass")
    assert step(declined) == "extra-action"
    assert stock(declined, 0) == (0, 0)


@pytest.mark.rule("O10.1")
def test_the_cards_action_is_performed_only_once() -> None:
    s = game()
    use_card(s, "produce")
    say(s, "act produce")
    assert stock(s, 0) == (0, 1)
    assert step(s) == "extra-action"


@pytest.mark.rule("O10.2", "O22")
@pytest.mark.parametrize("word", ["pass", "act recruit"])
def test_the_card_is_discarded_either_way(word: str) -> None:
    s = game()
    use_card(s, "recruit")
    say(s, word)
    assert discarded(s) == ["recruit-3"]
    assert s.card == NONE


@pytest.mark.rule("O10.3", "O23.9")
def test_capture_can_be_begun_only_with_a_creature_on_the_own_island() -> None:
    s = game()
    creature(s, 1, "gorgon", "d4")
    captured(s, 0, "gorgon")
    give(s, 0, hoplites=3)
    use_card(s, "capture")
    assert legal(s) == ["pass"]


@pytest.mark.rule("O10.3", "O23.9")
def test_construct_can_be_begun_only_with_something_to_construct() -> None:
    s = game()
    ground(s, 0, mountain="c2")
    slot(s, "forest", "arch")
    give(s, 0, orichalcum=4)
    use_card(s, "construct")
    assert legal(s) == ["pass"]


@pytest.mark.rule("O10.3", "O21.6")
@pytest.mark.parametrize(
    ("what", "tokens", "temples", "possible"),
    [
        ("building", 0, 0, True),
        ("building beside a creature", 17, 17, False),
        ("temple", 17, 17, True),
        ("temple", 0, 17, False),
        ("temple", 17, 0, False),
        ("medallion", 1, 0, True),
        ("medallion", 0, 17, False),
        ("nothing", 17, 17, False),
    ],
)
def test_one_object_of_any_kind_is_enough_to_begin(what: str, tokens: int, temples: int, possible: bool) -> None:
    s = game()
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4")
    if what.startswith("building"):
        slot(s, "lagoon", "arch")
    if what.endswith("creature"):
        creature(s, 0, "gorgon", "d2")
    if what == "temple":
        ground(s, 0, forest="d4")
    give(s, 0, hoplites=2, orichalcum=5 if what == "medallion" else 4)
    s.tokens, s.temples = tokens, temples
    use_card(s, "construct")
    assert legal(s) == ["pass", "act construct"][: 1 + possible]
    begin(s, steps.EXTRA_ACTION)
    assert ("buy hoplite construct" in legal(s)) == possible


@pytest.mark.rule("O10.3")
def test_a_begun_capture_means_at_least_one_fight() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    use_card(s, "capture")
    say(s, "act capture")
    assert legal(s) == ["fight gorgon 0"]


@pytest.mark.rule("O10.3")
def test_a_begun_construct_means_at_least_one_object() -> None:
    s = game()
    titan(s, 0, "theia")
    give(s, 0, orichalcum=5)
    use_card(s, "construct")
    say(s, "act construct")
    assert legal(s) == ["medallion"]


@pytest.mark.rule("O10.3", "O21.1")
@pytest.mark.parametrize("action", ["produce", "recruit"])
def test_produce_and_recruit_can_be_begun_with_an_empty_supply(action: str) -> None:
    s = game()
    give(s, 1, hoplites=30, orichalcum=30)
    use_card(s, action)
    say(s, f"act {action}")
    assert stock(s, 0) == (0, 0)


# -- O15


def ready(hoplites: int = 0, orichalcum: int = 0, creatures: int = 0) -> list[str]:
    """What may be bought with this stock when every action could be begun."""
    s = game()
    ground(s, 0, mountain="c2")
    slot(s, "mountain", "arch")
    creature(s, 0, "gorgon", "e6")
    give(s, 0, hoplites, orichalcum)
    captured(s, 0, *["hellhound"] * creatures)
    begin(s, steps.EXTRA_ACTION)
    return legal(s)


@pytest.mark.rule("O15.2")
def test_two_hoplites_open_all_but_recruit() -> None:
    assert ready(hoplites=2) == ["pass", "buy hoplite produce", "buy hoplite capture", "buy hoplite construct"]


@pytest.mark.rule("O15.2")
def test_two_orichalcum_open_all_but_produce() -> None:
    assert ready(orichalcum=2) == ["pass", "buy orichalcum recruit", "buy orichalcum capture", "buy orichalcum construct"]


@pytest.mark.rule("O15.2")
def test_two_captured_creatures_open_every_action() -> None:
    assert ready(creatures=2) == ["pass"] + [
        f"buy captured-creature {action}" for action in ("produce", "recruit", "capture", "construct")
    ]


@pytest.mark.rule("O15.3")
def test_payments_cannot_be_mixed() -> None:
    assert ready(hoplites=1, orichalcum=1, creatures=1) == ["pass"]


@pytest.mark.rule("O15.1")
def test_the_price_is_paid_before_the_action() -> None:
    s = game()
    give(s, 0, hoplites=2)
    creature(s, 0, "gorgon", "d4")
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite capture")
    assert supply(s) == (30, 30)
    assert legal(s) == ["fight gorgon 0"]


@pytest.mark.rule("O15.1")
def test_only_one_extra_action_may_be_bought() -> None:
    s = game()
    give(s, 0, hoplites=6)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite produce")
    assert stock(s, 0) == (4, 1)
    assert (s.seat, step(s)) == (1, "take-card")


@pytest.mark.rule("O15.1", "O19.10")
def test_the_forge_allows_two_each_paid_by_itself() -> None:
    s = game()
    building(s, 0, "forge", "c2")
    give(s, 0, hoplites=6)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite produce")
    assert s.seat == 0
    say(s, "buy hoplite produce")
    assert stock(s, 0) == (2, 2)
    assert s.seat == 1


@pytest.mark.rule("O15.1")
def test_who_declines_an_extra_action_is_not_asked_again() -> None:
    s = game()
    building(s, 0, "forge", "c2")
    give(s, 0, hoplites=6)
    begin(s, steps.EXTRA_ACTION)
    say(s, "pass")
    assert s.seat == 1


@pytest.mark.rule("O15.3", "O19.11", "O23.12")
@pytest.mark.parametrize(
    ("statue", "word", "left"),
    [
        ("statues-hoplite", "buy hoplite produce", (0, 2, 1)),
        ("statues-orichalcum", "buy orichalcum recruit", (2, 0, 1)),
        ("statues-captured-creature", "buy captured-creature produce", (1, 2, 0)),
    ],
)
def test_a_statue_lowers_the_price_of_its_own_resource_by_one(statue: str, word: str, left: tuple[int, int, int]) -> None:
    s = game()
    building(s, 0, statue, "c2")
    give(s, 0, hoplites=1, orichalcum=1)
    captured(s, 0, "hellhound")
    begin(s, steps.EXTRA_ACTION)
    assert {" ".join(one.split()[:2]) for one in legal(s)} == {"pass", " ".join(word.split()[:2])}
    say(s, word)
    if step(s) == "pay-creature":
        say(s, "pay hellhound")
    assert (*stock(s, 0), sum(prey(s, 0).values())) == left


@pytest.mark.rule("O15.4")
def test_hoplites_and_orichalcum_paid_go_to_the_supply() -> None:
    s = game()
    give(s, 0, hoplites=2, orichalcum=2)
    give(s, 1, hoplites=2, orichalcum=2)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite produce")
    assert (stock(s, 0), supply(s)) == ((0, 3), (28, 25))
    begin(s, steps.EXTRA_ACTION, 1)
    say(s, "buy orichalcum recruit")
    assert (stock(s, 1), supply(s)) == ((3, 0), (27, 27))


@pytest.mark.rule("O15.4", "O3.4")
def test_the_payer_chooses_which_creatures_go_back_into_the_bag() -> None:
    s = game()
    captured(s, 0, "hellhound", "hellhound", "hydra-theia")
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy captured-creature produce")
    assert stock(s, 0) == (0, 0)
    assert legal(s) == ["pay hellhound", "pay hydra-theia"]
    say(s, "pay hydra-theia")
    assert legal(s) == ["pay hellhound"]
    say(s, "pay hellhound")
    assert prey(s, 0) == {"hellhound": 1}
    assert (in_bag(s, "hellhound"), in_bag(s, "hydra-theia")) == (3, 1)
    assert stock(s, 0) == (0, 1)


@pytest.mark.rule("O15.4", "O13.7")
def test_committed_hoplites_and_creatures_on_the_island_cannot_be_paid() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4", hoplites=3)
    creature(s, 0, "hellhound", "b6")
    begin(s, steps.EXTRA_ACTION)
    assert legal(s) == ["pass"]


@pytest.mark.rule("O15.5")
def test_the_same_action_may_be_bought_again_even_after_a_lost_fight() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    give(s, 0, orichalcum=2)
    rig(s, 1)
    use_card(s, "capture")
    say(s, "act capture", "fight gorgon 0")
    assert step(s) == "extra-action"
    say(s, "buy orichalcum capture")
    assert legal(s) == ["fight gorgon 0"]


@pytest.mark.rule("O15.5")
def test_an_extra_action_may_be_bought_although_the_cards_was_declined() -> None:
    s = game()
    give(s, 0, orichalcum=2)
    use_card(s, "recruit")
    say(s, "pass", "buy orichalcum recruit")
    assert stock(s, 0) == (1, 0)


@pytest.mark.rule("O15.6")
def test_a_medallion_must_be_affordable_after_the_price() -> None:
    s = game()
    give(s, 0, hoplites=2, orichalcum=6)
    begin(s, steps.EXTRA_ACTION)
    assert "buy orichalcum construct" not in legal(s)
    assert "buy hoplite construct" in legal(s)
    give(s, 0, orichalcum=1)
    assert "buy orichalcum construct" in legal(s)


@pytest.mark.rule("O15.6", "O15.3")
def test_a_statue_counts_when_judging_whether_a_medallion_remains_affordable() -> None:
    s = game()
    building(s, 0, "statues-orichalcum", "c2")
    give(s, 0, orichalcum=6)
    begin(s, steps.EXTRA_ACTION)
    assert "buy orichalcum construct" in legal(s)
    say(s, "buy orichalcum construct", "medallion")
    assert stock(s, 0) == (0, 0)
    assert s.points(0) == 1


@pytest.mark.rule("O15.1", "O18.1")
def test_an_extra_action_may_win() -> None:
    s = game()
    medallions(s, 0, 4)
    give(s, 0, hoplites=2, orichalcum=5)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite construct", "medallion")
    assert s.winner == 0


@pytest.mark.rule("O15.1")
def test_a_bought_action_may_use_a_favour_like_the_cards() -> None:
    s = game()
    titan(s, 0, "themis")
    act(s, "recruit")
    say(s, "favour none")
    give(s, 0, orichalcum=2)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy orichalcum recruit", "favour themis")
    assert stock(s, 0) == (3, 0)
