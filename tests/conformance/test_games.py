"""What every game promises, over every number of players and every main option."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pelagos import Record, State
from pelagos.core.changes import Sight, whole
from pelagos.core.errors import IllegalWord, NoRecord, UnknownWord
from pelagos.core.record import take_back
from pelagos.core.rng import seeded
from pelagos.locales import Language
from tests.conformance.cases import CASES, POSITIONS, WHOLE_GAMES, Case, random_play, somewhere

NAMES = ["Ada", "Bea", "Cyd", "Dee", "Eva"]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
SEEDS = st.integers(0, 2**40)
positions = settings(max_examples=POSITIONS, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
games = settings(max_examples=WHOLE_GAMES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@every_case
@games
@given(seed=SEEDS, choices=st.lists(st.integers(0, 999), max_size=60))
def test_invariants_hold_after_every_word(case: Case, seed: int, choices: list[int]) -> None:
    state = case.new(seed)
    case.check(state)
    for after in random_play(state, seed, choices):
        case.check(after)
    assert state.over


@every_case
@games
@given(seed=SEEDS)
def test_legal_words_are_sorted_different_and_never_missing(case: Case, seed: int) -> None:
    state = case.new(seed)
    size = len(case.game.vocabulary)
    assert state.legal()
    for _ in random_play(state, seed):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) != state.over
        assert all(0 <= code < size for code in legal)
        assert state.seat in range(case.players) or state.over


@every_case
@positions
@given(seed=SEEDS, code=st.integers(-3, 5000))
def test_an_illegal_word_is_refused_and_changes_nothing(case: Case, seed: int, code: int) -> None:
    state = somewhere(case, seed)
    digest, past = state.digest(), list(state.past)
    if code not in state.legal():
        with pytest.raises((IllegalWord, UnknownWord)):
            state.apply(code)
        assert (state.digest(), list(state.past)) == (digest, past)


@every_case
@positions
@given(seed=SEEDS)
def test_a_clone_is_equal_and_independent(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    copy, digest = state.clone(), state.digest()
    assert copy.digest() == digest
    assert copy.log() == state.log()
    for _ in random_play(copy, seed):
        pass
    assert state.digest() == digest
    again = state.clone()
    for _ in random_play(again, seed):
        pass
    assert again.digest() == copy.digest()


@every_case
@games
@given(seed=st.one_of(SEEDS, st.integers(0, 2**255).map(lambda number: f"{number:064x}")))
def test_a_game_replays_from_its_record(case: Case, seed: int | str) -> None:
    state = case.new(seed)
    for _ in random_play(state, 1):
        pass
    text = Record.of(state).dumps()
    again = Record.loads(text).replay()
    assert (again.digest(), again.log(), again.ranking()) == (state.digest(), state.log(), state.ranking())
    assert Record.of(again).dumps() == text


@every_case
@positions
@given(seed=SEEDS)
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_words(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    for seat in range(case.players):
        for other in range(3):
            guess = state.determinize(seat, other)
            assert guess.view(seat) == state.view(seat)
            if state.seat == seat:
                assert guess.legal() == state.legal()


@every_case
@positions
@given(seed=SEEDS)
def test_a_spectator_learns_nothing_from_what_is_hidden(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    assert state.determinize(-1, 5).view(None) == state.view(None)


@every_case
@positions
@given(seed=SEEDS)
def test_a_view_is_what_everybody_sees_with_the_own_parts(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    for seat in range(case.players if case.game.own_parts else 0):
        own = {("seat",): seat, **case.game.own_parts(state, seat)}
        assert list(whole(Sight(state.view(None), own)).items()) == list(state.view(seat).items())


@every_case
@positions
@given(seed=SEEDS)
def test_samples_do_not_depend_on_the_truth(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    for seat in range(case.players):
        elsewhere = state.determinize(seat, 77)
        assert elsewhere.determinize(seat, 5).digest() == state.determinize(seat, 5).digest()
        perspective = state.perspective(seat)
        assert perspective.view == state.view(seat)
        assert perspective.legal() == (state.legal() if state.seat == seat else [])
        assert perspective.sample(5).digest() == elsewhere.perspective(seat).sample(5).digest()


@every_case
@positions
@given(seed=SEEDS)
def test_a_sample_is_a_position_that_can_be_played_on(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    sample = state.perspective(int(state.seat)).sample(seed)
    assert sample.rng.secret is None
    case.check(sample)
    for _ in random_play(sample, seed):
        pass
    case.check(sample)
    with pytest.raises(NoRecord):
        Record.of(sample)


def some_words(state: State) -> list[int]:
    """Legal words, of a long list only some of it."""
    legal = state.legal()
    return legal[:: 1 + len(legal) // 12]


@every_case
@positions
@given(seed=SEEDS)
def test_a_preview_is_what_the_seat_sees_after_the_word(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    seat = int(state.seat)
    perspective = state.perspective(seat)
    for word in some_words(state):
        preview = perspective.preview(word)
        after = state.clone()
        after.apply(word)
        assert preview.word == case.game.text(word)
        assert preview.uncovers == (after.sealed == after.ply)
        if preview.uncovers:
            assert preview.log == after.log(seat, int(after.ply))[: len(preview.log)], "what is told surely happens"
            assert preview.view is None or (preview.view["ply"], preview.view["deciding"]) == (int(after.ply), None)
        else:
            assert preview.view == after.view(seat)
            assert preview.log == after.log(seat, int(after.ply))
            assert preview.ends_turn == (after.over or after.turn != state.turn)
    assert perspective.view == state.view(seat), "looking changes nothing"


@every_case
@positions
@given(seed=SEEDS)
def test_previews_and_reasons_do_not_depend_on_the_truth(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    legal = state.legal()
    for seat in range(case.players):
        here, elsewhere = state.perspective(seat), state.determinize(seat, 77).perspective(seat)
        for word in some_words(state) if state.seat == seat else []:
            assert here.preview(word) == elsewhere.preview(word)
        for word in range(0, len(case.game.vocabulary), 1 + len(case.game.vocabulary) // 20):
            assert here.why_not(word) == elsewhere.why_not(word)
            reason = here.why_not(word)
            assert (reason is None) == (state.seat == seat and word in legal)
            if reason is not None:
                sentence = Language(case.game, "en").reason(reason, NAMES)
                assert sentence
                assert "{" not in sentence
                assert not sentence.startswith("reason-")


@every_case
@positions
@given(seed=SEEDS)
def test_odds_add_up_and_have_names(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    language = Language(case.game, "en")
    for word in some_words(state):
        sums: dict[str, float] = {}
        for odds in state.perspective(int(state.seat)).preview(word).odds or []:
            sums[odds["of"]] = sums.get(odds["of"], 0) + odds["chance"]
            assert language.has(f"odds-{odds['outcome']}")
        assert all(total == pytest.approx(1) for total in sums.values())


@every_case
@positions
@given(seed=SEEDS)
def test_private_parameters_reach_their_seat_only(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    private = {kind.name: kind for kind in case.game.messages.kinds if kind.private}
    for seat in [None, *range(case.players)]:
        for entry in state.log(seat):
            kind = private.get(str(entry["message"]))
            if kind is not None:
                told = {entry["seat"], int(entry[kind.shared_with]) - 1 if kind.shared_with else entry["seat"]}
                assert all((name in entry) == (seat in told) for name in kind.private)


@every_case
@positions
@given(seed=SEEDS)
def test_views_and_journals_are_ready_for_json(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    for seat in [None, *range(case.players)]:
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["deciding"] == state.seat
        assert view["step"] in case.game.steps
        log = state.log(seat)
        assert json.loads(json.dumps(log)) == log


@every_case
@positions
@given(seed=SEEDS)
def test_taking_back_stays_within_the_turn_and_behind_no_surprise(case: Case, seed: int) -> None:
    state = somewhere(case, seed)
    earlier = take_back(state)
    if earlier is not None:
        assert earlier.ply == state.ply - 1
        assert earlier.turn == state.turn
        assert earlier.rng.state == state.rng.state
        earlier.apply(int(state.past[len(state.past) - 1]))
        assert earlier.digest() == state.digest()


@every_case
def test_a_finished_game_has_a_ranking_and_nothing_to_say(case: Case) -> None:
    state = case.new(11)
    for _ in random_play(state, 11):
        pass
    ranking = state.ranking()
    assert len(ranking) == len(state.scores()) == case.players
    if case.players == 1:
        assert ranking in ([1], [2])  # alone one can lose
    else:
        assert min(ranking) == 1
        assert all(place == 1 + len([other for other in ranking if other < place]) for place in ranking)
    assert (state.legal(), state.seat) == ([], -1)
    with pytest.raises(IllegalWord, match="the game is over"):
        state.apply(0)


@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_every_word_of_the_vocabulary_goes_through_text_and_back(name: str) -> None:
    game = next(case.game for case in CASES if case.name == name)
    texts = [game.text(code) for code in range(len(game.vocabulary))]
    assert [game.code(text) for text in texts] == list(range(len(texts)))
    assert len(set(texts)) == len(texts)


@every_case
def test_the_same_seed_gives_the_same_game_and_another_one_another(case: Case) -> None:
    assert case.new(3).digest() == case.new(3).digest()
    assert len({case.new(seed).digest() for seed in range(20)}) == 20
    secret = "ab" * 32
    assert case.new(secret).digest() == case.new(secret).digest()
    assert case.new(secret).rng.secret is not None


def test_the_helper_plays_reproducibly() -> None:
    case = CASES[0]
    assert somewhere(case, 9).digest() == somewhere(case, 9).digest()
    assert seeded(9).below(100) == seeded(9).below(100)
