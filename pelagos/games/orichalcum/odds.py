"""How likely a fight is won: exact odds, by going through all rolls (O13.3, O13.5)."""

from collections import Counter
from functools import cache

from pelagos.core.bits import BIT
from pelagos.core.preview import Odds
from pelagos.core.state import State, argument_of, kind_of
from pelagos.games.orichalcum.lookup import CREATURE_STRENGTH, DICE_BASE, DIE, SIEGE
from pelagos.games.orichalcum.rules.capture import opponents
from pelagos.games.orichalcum.rules.creatures import lair_at
from pelagos.games.orichalcum.state import Orichalcum, Player, lair_creature, lair_hoplites
from pelagos.games.orichalcum.steps import CHOOSE_LAIR, FIGHT, ROLL
from pelagos.games.orichalcum.words import AT, CIRCLE, NO_FAVOUR, USE
from pelagos.games.orichalcum.words import FIGHT as FIGHT_WORD


def odds_of(state: State, word: int) -> list[Odds] | None:
    """The odds of the fight that a word begins or lets be rolled, by circle; of several creatures one is chosen next."""
    assert isinstance(state, Orichalcum)
    player, step = state.players[state.seat], state.stack[len(state.stack) - 1]
    circles: list[int] = []
    hoplites = 0
    if kind_of(step) == FIGHT and FIGHT_WORD.owns(word):
        hoplites = int(FIGHT_WORD.second(word))
        circles = [int(circle) for circle in opponents(player, FIGHT_WORD.first(word), hoplites)]
    elif kind_of(step) == CHOOSE_LAIR:
        circles, hoplites = [int(AT.first(word))], int(argument_of(step) & 7)
    elif kind_of(step) == ROLL and USE.first(word) == NO_FAVOUR:
        circles = [int(argument_of(step))]
    found: list[Odds] = []
    for circle in circles:
        chance, name = _chance(player, circle, hoplites), CIRCLE.values[circle]
        found += [Odds(of=name, outcome="won", chance=chance), Odds(of=name, outcome="lost", chance=1 - chance)]
    return found or None


def _chance(player: Player, circle: int, hoplites: int) -> float:
    """The chance to beat the creature on a circle, if so many hoplites go there."""
    lair = player.lairs[lair_at(player, circle)]
    skulls = tuple(value == 0 or player.powers[SIEGE] & BIT[value] != 0 for value in DIE)
    return chance_to_win(int(CREATURE_STRENGTH[lair_creature(lair)]), int(DICE_BASE + lair_hoplites(lair)) + hoplites, skulls)


@cache
def chance_to_win(strength: int, dice: int, skulls: tuple[bool, ...]) -> float:
    """O13.5: a skull wins, or a sum of at least the strength; `skulls` tells of each face whether it counts as one (O19.6)."""
    values = [int(value) for value, skull in zip(DIE, skulls, strict=True) if not skull]
    without_skull = Counter({0: 1})  # sums, with the number of rolls that give them
    for die in range(dice):
        sums: Counter[int] = Counter()
        for total, ways in without_skull.items():
            for value in values:
                sums[total + value] += ways
        without_skull = sums
    lost = sum(ways for total, ways in without_skull.items() if total < strength)
    return 1 - lost / float(len(skulls) ** dice)
