"""I17: information and chance. The observer is seat 0 unless something else is said."""

from collections import Counter

import pytest

from pelagos.core.rng import seeded
from pelagos.games.atlantis.game import GAME
from pelagos.games.atlantis.knowledge import deck_is_shuffled
from pelagos.games.atlantis.state import Atlantis
from tests.games.atlantis.invariants import check
from tests.games.atlantis.positions import (
    COLOURS,
    SIDES_A,
    Counts,
    acting,
    deck_of,
    discard,
    discarded,
    display,
    drawing,
    exhaust,
    feasting,
    followers,
    game,
    hand,
    hand_of,
    known_of,
    on_top,
    say,
)

SAMPLES = range(60)


def samples(s: Atlantis, seat: int = 0) -> list[Atlantis]:
    """Positions that agree with what the seat knows."""
    found = [s.determinize(seat, seed) for seed in SAMPLES]
    guesses = [guess for guess in found if isinstance(guess, Atlantis)]
    for guess in guesses:
        check(guess)
        assert guess.view(seat if seat >= 0 else None) == s.view(seat if seat >= 0 else None)
    return guesses


def hands(guesses: list[Atlantis], *seats: int) -> set[str]:
    """The different hands that the samples give these seats, as sorted texts."""
    return {" | ".join(" ".join(sorted(Counter(hand_of(guess, seat)).elements())) for seat in seats) for guess in guesses}


def shuffled(s: Atlantis, **deck: int) -> Atlantis:
    """The deck has just been made of these cards, which everybody saw in the discard; the rest is in followers of seat 0."""
    cards = Counter(deck_of(s)) - Counter(deck)
    followers(s, 0, **cards)
    deck_is_shuffled(s.players)
    return s


# -- what is hidden and what is open


@pytest.mark.rule("I17.1")
def test_the_hands_of_others_and_the_order_of_the_deck_are_hidden():
    one, two = game(), game()
    hand(one, 1, green=2, blue=1)
    hand(two, 1, purple=3)
    on_top(one, "purple")
    on_top(two, "blue")
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.legal() == two.legal()
    assert one.view(1) != two.view(1)
    assert all(one.determinize(0, seed).digest() == two.determinize(0, seed).digest() for seed in SAMPLES)


@pytest.mark.rule("I17.1")
def test_everything_else_is_open():
    s = game()
    assert set(s.view(None)) >= {"regions", "display", "discard", "deck", "marker", "dummy", "seats"}
    table = s.view(None)["seats"]
    assert isinstance(table, list)
    assert set(table[0]) >= {"god", "followers", "supply", "helper", "hand_size", "temples_wanted"}


@pytest.mark.rule("I17.1")
def test_unseen_cards_are_dealt_anew_and_the_own_hand_stays():
    s = game()
    hand(s, 0, brown=2)
    hand(s, 1, green=2)
    guesses = samples(s)
    assert hands(guesses, 0) == {"brown brown"}
    assert len(hands(guesses, 1)) == 10  # every two of four colours
    assert len({tuple(guess.deck.items) for guess in guesses}) == len(SAMPLES)


@pytest.mark.rule("I17.1")
def test_a_spectator_knows_no_hand():
    s = game()
    hand(s, 0, brown=1)
    hand(s, 1, green=1)
    assert len(hands(samples(s, -1), 0)) == len(hands(samples(s, -1), 1)) == 4


# -- cards that everybody saw


@pytest.mark.rule("I17.1")
def test_a_card_taken_from_the_display_is_known():
    s = drawing(game(), 1)
    say(s, "take green", "draw", "draw")
    assert known_of(s, 1) == {"green": 1}
    assert all(hand_of(guess, 1).get("green", 0) >= 1 for guess in samples(s))
    assert len(hands(samples(s), 1)) > 5


@pytest.mark.rule("I17.1")
@pytest.mark.parametrize("ability", ["recall_follower", "exchange_card", "draw_two_display"])
def test_a_card_that_an_ability_brings_openly_is_known(ability: str):
    s = acting(game(**SIDES_A), 1)
    hand(s, 1, blue=2)
    followers(s, 1, green=1)
    feasting(s, ability, 1)
    say(s, {"recall_follower": "recall green", "exchange_card": "exchange green blue", "draw_two_display": "take green"}[ability])
    assert known_of(s, 1) == {"green": 1}


@pytest.mark.rule("I17.1")
def test_cards_drawn_by_migration_or_from_the_deck_are_not_known():
    s = acting(game(), 1)
    say(s, "migrate")
    feasting(s, "draw_two_deck", 1)
    say(s, "use")
    assert known_of(s, 1) == {}
    assert len(hands(samples(s), 1)) > 10


@pytest.mark.rule("I17.1")
def test_a_card_that_leaves_the_hand_is_taken_for_the_known_one():
    s = drawing(game(), 1)
    hand(s, 1, green=1)
    say(s, "take green", "draw", "draw", "travel green")
    assert known_of(s, 1) == {}
    assert hand_of(s, 1)["green"] >= 1


@pytest.mark.rule("I17.1")
def test_an_unknown_card_that_leaves_the_hand_leaves_the_known_ones():
    s = drawing(game(), 1)
    hand(s, 1, purple=1)
    say(s, "take green", "take blue", "draw", "travel purple")
    assert known_of(s, 1) == {"green": 1, "blue": 1}


# -- what counting tells


@pytest.mark.rule("I17.1")
def test_who_counts_knows_that_a_colour_is_used_up():
    s = game()
    hand(s, 1, green=2)
    followers(s, 0, brown=9, green=7)
    assert all(set(hand_of(guess, 1)) <= {"green", "blue", "purple"} for guess in samples(s))
    followers(s, 0, blue=9, purple=9)
    assert hands(samples(s), 1) == {"green green"}


@pytest.mark.rule("I17.1")
def test_with_two_players_the_other_hand_is_known_when_the_deck_is_shuffled():
    s = game()
    hand(s, 1, green=2, purple=1)
    discard(s, blue=4, brown=2)
    exhaust(s, 0)
    assert len(hands(samples(s), 1)) == 1  # nothing else is out of sight
    say(s, "migrate")
    assert hands(samples(s), 1) == {"green green purple"}
    assert Counter(deck_of(s)).total() == 5
    assert all(deck_of(guess) == deck_of(s) for guess in samples(s))
    acting(s, 1)
    say(s, "migrate")  # a card that only seat 1 sees, from a deck that everybody knows
    more = {" ".join(sorted(["green", "green", "purple", colour])) for colour in ("blue", "brown")}
    assert hands(samples(s), 1) == more
    say(s, "travel purple")
    assert hands(samples(s), 1) == {"blue green green", "brown green green"}


@pytest.mark.rule("I17.1")
def test_what_a_spectator_knows_of_shuffled_decks_is_the_sum_of_the_hands():
    s = game()
    hand(s, 0, blue=1)
    hand(s, 1, green=1)
    discard(s, purple=3)
    followers(s, 0, **deck_of(s))
    acting(s, 1)
    say(s, "migrate")  # the card that is drawn from the new deck must be purple
    assert hands(samples(s, -1), 0, 1) == {"blue | green purple", "green | blue purple"}
    assert hands(samples(s, 0), 0, 1) == {"blue | green purple"}


@pytest.mark.rule("I17.1")
def test_after_a_shuffling_old_cards_stay_in_hands_and_new_ones_come_from_the_deck():
    s = game(3)
    hand(s, 1, blue=1)
    hand(s, 2, green=1)
    shuffled(s, brown=4)
    acting(s, 1)
    say(s, "migrate")
    assert hands(samples(s), 1, 2) == {"blue brown | green", "brown green | blue"}


def ambiguous(old: str, drawn: str, other: str, left: Counts) -> Atlantis:
    """Seat 1 has an old card, draws a new one and travels with a green card; seat 2 has an old card. `left` is the deck."""
    s = game(3)
    hand(s, 1, **{old: 1})
    hand(s, 2, **{other: 1})
    shuffled(s, brown=2, green=1)
    assert Counter(deck_of(s)) - Counter({drawn: 1}) == Counter(left)
    on_top(s, drawn)
    acting(s, 1)
    return say(s, "migrate", "travel green")


@pytest.mark.rule("I17.1")
def test_where_nobody_can_tell_whether_a_card_was_old_or_new_both_are_possible():
    """Old cards are a blue and a green one, the new deck was brown, brown, green."""
    truths = [
        ambiguous("green", "brown", "blue", {"brown": 1, "green": 1}),
        ambiguous("green", "green", "blue", {"brown": 2}),
        ambiguous("blue", "green", "green", {"brown": 2}),
    ]
    for truth in truths:
        assert hands(samples(truth), 1, 2) == {"brown | blue", "green | blue", "blue | green"}


@pytest.mark.rule("I17.1")
def test_samples_do_not_depend_on_which_of_them_is_true():
    truths = [
        ambiguous("green", "brown", "blue", {"brown": 1, "green": 1}),
        ambiguous("green", "green", "blue", {"brown": 2}),
        ambiguous("blue", "green", "green", {"brown": 2}),
    ]
    for seed in SAMPLES:
        assert len({truth.determinize(0, seed).digest() for truth in truths}) == 1


@pytest.mark.rule("I17.1")
def test_a_card_cannot_have_been_one_that_was_drawn_later():
    """Seat 1 played brown, which must be the one new card, so the green one was old, whatever was drawn afterwards."""
    s = game(3)
    hand(s, 1, blue=1, green=1)
    hand(s, 2, blue=1)
    shuffled(s, brown=2, green=4)
    on_top(s, "brown", "green")
    acting(s, 1)
    say(s, "migrate", "recruit 1", "travel green", "migrate")
    assert hands(samples(s), 2) == {"blue"}
    assert hands(samples(s), 1) == {"blue green", "blue brown"}


@pytest.mark.rule("I17.1")
def test_an_explanation_that_leads_nowhere_is_taken_back():
    """Only one green card is old, and seat 2 must have had it, so that of seat 1 was new."""
    s = game(3)
    hand(s, 1, blue=1)
    hand(s, 2, green=1, purple=1)
    shuffled(s, brown=2, green=1)
    on_top(s, "green", "brown")
    acting(s, 1)
    say(s, "migrate", "travel green")
    acting(s, 2)
    s.marker = 0
    say(s, "migrate", "recruit 1", "travel green")
    assert hands(samples(s), 1, 2) == {"blue | purple", "purple | blue"}


# -- whole games


def positions(players: int, seeds: range, **options: object) -> list[Atlantis]:
    """Positions from random games, with the deck shuffled several times."""
    found: list[Atlantis] = []
    for seed in seeds:
        state = GAME.new(players=players, seed=seed, **options)
        rng = seeded(seed)
        while not state.over:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            if rng.below(40) == 0 and not state.over and isinstance(state, Atlantis):
                found.append(state.clone())
    return found


@pytest.mark.rule("I17.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_that_keep_looking_alike_keep_giving_the_same_samples(players: int):
    """Another truth is played on with the same words; as long as the seat sees no difference, there is none for it."""
    compared = 0
    for number, state in enumerate(positions(players, range(6), **(SIDES_A if players == 3 else {}))):
        observer = number % players
        other = state.determinize(observer, number)
        rng = seeded(number)
        for _ in range(25):
            shared = [word for word in other.legal() if word in state.legal()]
            if state.over or other.over or not shared:
                break
            word = shared[rng.below(len(shared))]
            state.play(word)
            other.play(word)
            if state.view(observer) != other.view(observer):
                break
            compared += 1
            for seed in (1, 2):
                assert state.determinize(observer, seed).digest() == other.determinize(observer, seed).digest()
    assert compared > 100


def certain_hands(state: Atlantis) -> dict[int, Counter[str]]:
    """With two players: what seat 0 must know of seat 1's hand, by ply, worked out from the journal alone."""
    again = GAME.new(players=2, seed=state.setup.seed)
    assert isinstance(again, Atlantis)
    certain: Counter[str] = Counter()
    found: dict[int, Counter[str]] = {}
    for word in state.past:
        marker = COLOURS[again.marker]
        again.play(word)
        news = again.log(1, int(again.ply))
        for place, entry in enumerate(news):
            if entry["message"] == "reshuffled":
                unseen = [one for one in news[place:] if one["message"] in ("card-drawn", "migrated") and one["seat"] == 1]
                certain = Counter(hand_of(again, 1)) - Counter(str(one["colour"]) for one in unseen)
            elif entry["seat"] == 1:
                came, left = came_and_left(entry, marker)
                certain = certain - left + came
        found[int(again.ply)] = certain
    return found


def came_and_left(entry: dict[str, int | str], marker: str) -> tuple[Counter[str], Counter[str]]:
    """The cards that an entry shows coming to a hand, and those leaving it."""
    none: Counter[str] = Counter()
    colour = str(entry.get("colour"))
    match entry["message"]:
        case "card-taken" | "follower-recalled":
            return Counter({colour: 1}), none
        case "card-exchanged":
            return Counter({colour: 1}), Counter({str(entry["colour2"]): 1})
        case "travelled" | "card-discarded":
            return none, Counter({colour: 1})
        case "recruited":
            return none, Counter({colour: int(entry["cards"])})
        case "built":
            return none, Counter({marker: int(entry["cards"])})
    return none, none


@pytest.mark.rule("I17.1")
def test_with_two_players_no_sample_contradicts_the_journal():
    sure = 0
    for seed in range(4):
        games = positions(2, range(seed, seed + 1))
        certain = certain_hands(games[-1])
        for state in games:
            known = certain[int(state.ply)]
            for sample in range(3):
                guess = state.determinize(0, sample)
                assert isinstance(guess, Atlantis)
                assert known <= Counter(hand_of(guess, 1))
            sure += known.total() == Counter(hand_of(state, 1)).total()
            assert known <= Counter(hand_of(state, 1))
    assert sure > 3


# -- chance


@pytest.mark.rule("I17.2")
def test_chance_occurs_only_in_setup_and_in_reshuffles():
    state = GAME.new(players=3, seed=5)
    rng = seeded(8)
    reshuffles = 0
    while not state.over:
        before, legal = state.rng.state, state.legal()
        state.play(legal[rng.below(len(legal))])
        shuffled_now = [entry for entry in state.log(since=int(state.ply)) if entry["message"] == "reshuffled"]
        assert (state.rng.state != before) == any(int(entry["cards"]) > 1 for entry in shuffled_now)
        reshuffles += len(shuffled_now)
    assert reshuffles > 5


@pytest.mark.rule("I17.2")
def test_cards_of_one_colour_are_interchangeable():
    s = game()
    display(s, "green", "green", "brown", "blue")
    drawing(s)
    assert len([word for word in s.legal() if "green" in GAME.text(word)]) == 1
    assert discarded(s) == {}
