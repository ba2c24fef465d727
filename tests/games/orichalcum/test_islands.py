"""What an island is good for is worked out once and then remembered."""

import random

import pelagos
from pelagos.games.orichalcum.islands import Island, island_of
from pelagos.games.orichalcum.lookup import CRYSTAL, PRACTICE
from pelagos.games.orichalcum.rules.creatures import beside_creatures
from pelagos.games.orichalcum.state import Player

GAME = pelagos.game("orichalcum")


def _told(island: Island) -> tuple[object, ...]:
    return list(island.attracted), island.shore, island.temples, island.near, island.far, island.lacked


def _anew(player: Player) -> Island:
    return Island(player, 0 if player.powers[CRYSTAL] else beside_creatures(player))


def test_what_is_remembered_of_an_island_is_what_is_found_anew():
    chance = random.Random(1)
    states = [GAME.new(players, seed) for players in (2, 3, 4) for seed in range(4)]
    seen = set()
    while any(not state.over for state in states):
        for state in states:
            if not state.over:
                state.apply(chance.choice(state.legal()))
                for player in state.players:
                    assert _told(island_of(player)) == _told(_anew(player))
                    seen.add(str(_told(island_of(player))))
    assert len(seen) > 500


def test_buildings_that_do_something_for_temples_make_another_island():
    chance = random.Random(2)
    state = GAME.new(2, 5)
    while not state.over and not island_of(state.players[0]).near:
        state.apply(chance.choice(state.legal()))
    player = state.players[0]
    before = island_of(player)
    assert island_of(player) is before
    player.powers[PRACTICE] += 1
    assert island_of(player) is not before
