"""What an analysis promises: it judges by what the seat could know, always the same, and tells skill from luck."""

from collections.abc import Iterator

import pytest

import pelagos
from pelagos.analysis import Analysis, Judgement, Thinking, analyse, judge, judgements, summary
from pelagos.analysis.judge import Weighing
from pelagos.analysis.luck import luck_of
from pelagos.analysis.marks import accuracy, accuracy_of, mark_of
from pelagos.core.record import Record
from pelagos.core.state import State
from tests.model import NAME

QUICK = Thinking(walks=24, guesses=4)
GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"]


def midgame(name: str, seed: int = 5) -> State:
    """A position with a choice, somewhere on the way."""
    state = pelagos.game(name).new(players=2, seed=seed)
    bot = pelagos.bot("random", seed=seed)
    while state.ply < 40 or len(state.legal()) < 4:
        state.play(bot.decide(state.perspective(int(state.seat))))
    return state


def a_game(seed: int = 3) -> Record:
    """A quick whole game of random bots."""
    state = pelagos.game(NAME).new(players=3, seed=seed)
    bot = pelagos.bot("random", seed=seed)
    while not state.over:
        state.play(bot.decide(state.perspective(int(state.seat))))
    return Record.of(state)


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(a_game(), QUICK)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_cannot_know_changes_nothing(name: str) -> None:
    state = midgame(name)
    seat, word = int(state.seat), state.legal()[1]
    first = judge(state.perspective(seat), word, QUICK)
    assert first is not None
    for seed in (11, 12):
        other = state.determinize(seat, seed)
        assert other.digest() != state.digest()
        assert judge(other.perspective(seat), word, QUICK) == first


@pytest.mark.parametrize("name", GAMES)
def test_the_better_line_can_be_played_in_the_turn(name: str) -> None:
    state = midgame(name, 6)
    seat, turn = int(state.seat), state.turn
    weighing = Weighing(state.perspective(seat), QUICK)
    for word in weighing.line(weighing.best()):
        assert (int(state.seat), state.turn) == (seat, turn)
        state.apply(word)


def beginning(name: str, words: int) -> Record:
    """The first words of a game of random bots."""
    state = pelagos.game(name).new(players=2, seed=8)
    bot = pelagos.bot("random", seed=8)
    while state.ply < words:
        state.play(bot.decide(state.perspective(int(state.seat))))
    return Record.of(state)


def dealt_anew(record: Record, thinking: Thinking, seed: int) -> Iterator[Judgement]:
    """Judge each word by what its seat saw, but on other truths: the hidden things are dealt anew before the word and after it."""
    state = record.setup.game.begin(record.setup)
    for word in record.words:
        seat, ply = int(state.seat), int(state.ply)
        other = state.determinize(seat, seed + ply)
        assert other.digest() != state.digest()
        before = other.perspective(seat)
        state.apply(word)
        after = state.determinize(seat, seed - ply).perspective(seat)
        luck = luck_of(before, word, after, thinking) if state.sealed == state.ply else None
        yield Judgement(ply, judge(before, word, thinking), luck)


@pytest.mark.parametrize(("name", "words"), [("orichalcum", 24), ("cyclades", 24), ("atlantis", 6), ("arnak", 24)])
def test_a_whole_analysis_luck_and_all_is_the_same_for_truths_that_look_alike(name: str, words: int) -> None:
    record, thinking = beginning(name, words), Thinking(walks=12, guesses=2)
    first = analyse(record, thinking)
    assert first.luck
    assert first.decisions
    assert summary(record, thinking, dealt_anew(record, thinking, 41)) == first
    for event in first.luck:
        assert sum(event.gains) == pytest.approx(0.0, abs=1e-9)


def test_the_same_record_gives_the_same_analysis(analysis: Analysis) -> None:
    assert analyse(a_game(), QUICK) == analysis


def test_other_guesses_give_another_one(analysis: Analysis) -> None:
    assert analyse(a_game(), Thinking(24, 4, seed=1)).decisions != analysis.decisions


def test_the_work_can_be_divided(analysis: Analysis) -> None:
    record = a_game()
    odd = list(judgements(record, QUICK, range(1, len(record.words), 2)))
    even = list(judgements(record, QUICK, range(0, len(record.words), 2)))
    assert summary(record, QUICK, odd + even) == analysis


def test_a_decision_without_a_choice_costs_nothing(analysis: Analysis) -> None:
    record = a_game()
    state = record.setup.game.begin(record.setup)
    choices = []
    for word in record.words:
        if len(state.legal()) > 1:
            choices.append(int(state.ply))
        state.play(word)
    assert [one.ply for one in analysis.decisions] == choices
    assert len(choices) < len(record.words)


def test_losses_are_what_the_best_word_had_more(analysis: Analysis) -> None:
    for one in analysis.decisions:
        assert one.loss == pytest.approx(one.chance - one.played)
        assert one.loss >= 0.0
        assert (one.loss == 0.0 and not one.line) if one.word == one.best else one.line[0] == one.best
        assert sum(one.chances) == pytest.approx(1.0)
        assert one.chances[one.seat] == one.chance


def test_the_costliest_come_first(analysis: Analysis) -> None:
    losses = {one.ply: one.loss for one in analysis.decisions}
    listed = [losses[ply] for ply in analysis.costliest]
    assert listed == sorted(listed, reverse=True)
    assert listed[0] == max(losses.values())


def test_the_best_word_in_place_of_a_blunder_is_none(analysis: Analysis) -> None:
    record = a_game()
    state = record.replay(analysis.costliest[0])
    [worst] = [one for one in analysis.decisions if one.ply == analysis.costliest[0]]
    assert worst.mark == "blunder"
    better = judge(state.perspective(int(state.seat)), record.setup.game.code(worst.best), QUICK)
    assert better is not None
    assert (better.mark, better.loss, better.chance) == ("best", 0.0, worst.chance)


def test_marks_go_by_the_loss() -> None:
    assert [mark_of(loss, False) for loss in (0.0, 0.03, 0.07, 0.2)] == ["good", "inaccuracy", "mistake", "blunder"]
    assert mark_of(0.0, True) == "best"


def test_accuracy_is_all_where_nothing_is_lost_and_falls_with_the_loss() -> None:
    assert accuracy([(0.5, 0.0)] * 6) == pytest.approx(100.0)
    assert accuracy([]) is None
    played = [accuracy([(0.5, 0.0)] * 5 + [(0.5, loss)]) for loss in (0.01, 0.05, 0.2)]
    assert played == sorted(played, key=lambda one: -(one or 0.0))
    assert accuracy_of(1.0) == 0.0
