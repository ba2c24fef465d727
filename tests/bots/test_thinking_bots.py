"""What the bots that look ahead promise: they take what wins, and they do not peek."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pelagos
from pelagos.bots import Bot
from pelagos.bots.greedy import GreedyBot
from pelagos.bots.search import SearchBot
from pelagos.games.cyclades.state import NONE, Cyclades
from pelagos.games.cyclades.steps import NEXT_BIDDER
from pelagos.games.orichalcum import steps
from tests.conformance.cases import CASES, Case, somewhere
from tests.games.cyclades import positions as cyclades
from tests.games.orichalcum.positions import begin, game, give, medallions


def thinkers(seed: int) -> list[Bot]:
    return [GreedyBot(seed=seed, samples=2), SearchBot(seed=seed, seconds=60.0, iterations=40)]


@pytest.mark.parametrize("case", CASES[::5], ids=str)
def test_what_a_seat_cannot_know_does_not_change_its_choice(case: Case) -> None:
    for seed in range(2):
        state = somewhere(case, seed)
        seat = int(state.seat)
        redealt = state.determinize(seat, 99)
        for bot, same in zip(thinkers(5), thinkers(5), strict=True):
            assert bot.decide(state.perspective(seat)) == same.decide(redealt.perspective(seat))


@pytest.mark.parametrize("bot", thinkers(1), ids=["greedy", "search"])
def test_a_bot_takes_the_word_that_wins(bot: Bot) -> None:
    s = game(2)
    medallions(s, 0, 4)
    give(s, 0, orichalcum=5)
    begin(s, steps.CONSTRUCT)
    assert s.setup.game.text(bot.decide(s.perspective(0))) == "medallion"


def sure_of_athena() -> Cyclades:
    """Athena would bring the second metropolis to seat 1; nobody but seat 0 can still take her."""
    s = cyclades.game(3)
    cyclades.metropolis(s, "mykonos", "thira", "sifnos")
    cyclades.give(s, 1, philosophers=3)
    cyclades.give(s, 0, gold=6)
    cyclades.show(s, "poseidon", "ares", "zeus", "athena")
    cyclades.offered(s, "athena", 1, 2)
    cyclades.offered(s, "apollo", 2)
    s.turn_track = vec[i64]([NONE, NONE, 0])
    cyclades.begin(s, NEXT_BIDDER, argument=2)
    return s


@pytest.mark.parametrize("bot", [GreedyBot(seed=1), SearchBot(seed=1, iterations=300)], ids=["greedy", "search"])
def test_whoever_is_sure_to_win_is_outbid(bot: Bot) -> None:
    s = sure_of_athena()
    assert s.setup.game.text(bot.decide(s.perspective(0))).startswith("bid athena")


@pytest.mark.parametrize(
    "bot", [GreedyBot(seed=1), SearchBot(seed=1, iterations=300, weights="classic")], ids=["greedy", "search by hand"]
)
def test_nobody_is_outbid_by_more_than_it_takes(bot: Bot) -> None:
    s = sure_of_athena()
    assert s.setup.game.text(bot.decide(s.perspective(0))) == "bid athena 3"


def test_a_forced_word_needs_no_thought() -> None:
    state = pelagos.game("orichalcum").new(players=2, seed=1)
    while len(state.legal()) > 1:
        state.apply(state.legal()[0])
    for bot in thinkers(1):
        assert bot.decide(state.perspective(int(state.seat))) == state.legal()[0]


def test_thinking_beats_chance() -> None:
    for seed in range(3):
        state = pelagos.game("orichalcum").new(players=2, seed=seed)
        bots = [GreedyBot(seed=1, samples=1), pelagos.bot("random", seed=1)]
        while not state.over:
            state.play(bots[state.seat].decide(state.perspective(int(state.seat))))
        assert state.ranking()[0] == 1
