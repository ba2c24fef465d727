"""How battles will go: exact odds, by going through all rolls (C14.2, C14.5)."""

from functools import cache

from librt.vecs import pop

from pelagos.core.preview import Odds
from pelagos.core.state import State, kind_of
from pelagos.games.cyclades.lookup import DIE
from pelagos.games.cyclades.rules.battles import defender, defenders, land_bonus, sea_bonus
from pelagos.games.cyclades.state import Cyclades
from pelagos.games.cyclades.steps import ATTACKER_RETREATS, FIGHT

BATTLE = ("attacker-wins", "defender-wins", "all-destroyed")
ROUND = ("attacker-loses-one", "defender-loses-one", "both-lose-one")
"""The outcomes of a battle fought to the end, and of its next round."""

Chances = tuple[float, float, float]


def odds_of(state: State, word: int) -> list[Odds] | None:
    """The odds of the battle that a word leads to, or lets go on: if nobody retreats, and of the next round."""
    assert isinstance(state, Cyclades)
    s = state.clone()
    s.stack, step = pop(s.stack)
    s.carry_out(step, word)  # without what follows from it: the dice are not rolled yet
    if len(s.stack) == 0 or kind_of(s.stack[len(s.stack) - 1]) not in (FIGHT, ATTACKER_RETREATS):
        return None
    return odds_of_battle(s)


def odds_of_battle(s: Cyclades) -> list[Odds]:
    """The odds of the battle going on: if nobody retreats, and of the next round."""
    other = defender(s)
    bonus = int(land_bonus(s, s.battle_at) if s.battle_on_land else sea_bonus(s, other, s.battle_at))
    attackers, units = int(s.attackers), int(defenders(s))
    battle, round_ = battle_chances(attackers, units, bonus), round_chances(attackers, units, bonus)
    found = [Odds(of="battle", outcome=outcome, chance=chance) for outcome, chance in zip(BATTLE, battle, strict=True)]
    return found + [Odds(of="round", outcome=outcome, chance=chance) for outcome, chance in zip(ROUND, round_, strict=True)]


@cache
def round_chances(attackers: int, units: int, bonus: int) -> Chances:
    """C14.2: how likely the attacker loses a unit, the defender does, or both do."""
    margins = [attackers + attack - units - bonus - defence for attack in DIE for defence in DIE]
    rolls = len(margins)
    lower = sum(margin < 0 for margin in margins)
    higher = sum(margin > 0 for margin in margins)
    return lower / rolls, higher / rolls, (rolls - lower - higher) / rolls


@cache
def battle_chances(attackers: int, units: int, bonus: int) -> Chances:
    """C14.9: how likely only the attacker is left in the end, only the defender, or nobody."""
    if attackers == 0 or units == 0:
        return float(attackers > 0), float(units > 0), float(attackers == units)
    lost, won, both = round_chances(attackers, units, bonus)
    after_lost = battle_chances(attackers - 1, units, bonus)
    after_won = battle_chances(attackers, units - 1, bonus)
    after_both = battle_chances(attackers - 1, units - 1, bonus)
    return (
        lost * after_lost[0] + won * after_won[0] + both * after_both[0],
        lost * after_lost[1] + won * after_won[1] + both * after_both[1],
        lost * after_lost[2] + won * after_won[2] + both * after_both[2],
    )
