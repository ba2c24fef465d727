"""The games as OpenSpiel knows them."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

import pelagos
from pelagos.core.rng import seeded
from pelagos.envs.openspiel import SpielState, short_name

GAMES = [name for name in pelagos.games() if pelagos.game(name).features is not None]
LOADED = ["orichalcum(players=2)", "cyclades(players=2,open_gold=yes)", "atlantis(players=1)", "arnak(players=2,board=snake)"]


def begun(name: str, words: int = 0) -> SpielState:
    state = pyspiel.load_game(f"pelagos_{name}").new_initial_state()
    state.apply_action(0)
    chance = seeded(words)
    for _ in range(words):
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    return state


@pytest.mark.parametrize("name", LOADED)
def test_every_game_passes_the_random_simulation(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(f"pelagos_{name}"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_players_and_options_are_parameters(name: str):
    game = pelagos.game(name)
    for players in game.players:
        loaded = pyspiel.load_game(f"{short_name(game)}(players={players})")
        assert (loaded.num_players(), loaded.num_distinct_actions()) == (players, len(game.vocabulary))
    with pytest.raises(pelagos.BadPlayers):
        pyspiel.load_game(f"{short_name(game)}(players={game.players[-1] + 1})")


def test_a_seed_deals_the_same_games_in_the_same_order():
    one, other = (pyspiel.load_game("pelagos_arnak(rng_seed=7)") for _ in range(2))
    for _ in range(2):
        states = [game.new_initial_state() for game in (one, other)]
        for state in states:
            state.apply_action(0)
        assert states[0].state.digest() == states[1].state.digest()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_cannot_know_is_dealt_anew_and_all_else_stays(name: str):
    state = begun(f"{name}(players=2,rng_seed=3)", words=30)
    player = state.current_player()
    chance = np.random.default_rng(1)
    guesses = [state.resample_from_infostate(player, chance.random) for _ in range(3)]
    assert {guess.information_state_string(player) for guess in guesses} == {state.information_state_string(player)}
    assert all(guess.legal_actions() == state.legal_actions() for guess in guesses)
    assert len({guess.state.digest() for guess in guesses}) == 3


@pytest.mark.parametrize("copied", [SpielState.clone, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_copies_are_independent(copied: Callable[[SpielState], SpielState]):
    state = begun("orichalcum", words=20)
    before, other = state.state.digest(), copied(state)
    assert other.state.digest() == before
    other.apply_action(other.legal_actions()[0])
    assert state.state.digest() == before != other.state.digest()


class Even:
    """Expects nothing of any position."""

    def evaluate(self, state: SpielState) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", GAMES)
def test_information_set_search_runs(name: str):
    state = begun(f"{name}(players=2)", words=10)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        evaluator=Even(),
        uct_c=1.0,
        max_simulations=30,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=None,
    )
    assert bot.step(state) in state.legal_actions()
