"""What changed for seat 0 between two positions: numbers by how much, piles by what came (+) and went (-)."""

from collections import Counter

from pelagos.core.bits import count, members
from pelagos.games.arnak.effects import RESOURCES
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import GUARDIAN, SITE
from tests.games.arnak.positions import (
    deck_of,
    exiled,
    guardian_at,
    hand_of,
    loose,
    played_of,
    row_of,
    sites_of,
    team_of,
    tops,
)

Changes = dict[str, int | list[str]]


def summary(s: Arnak) -> dict[str, int | list[str]]:
    """Everything that an effect could change."""
    player = s.players[0]
    found: dict[str, int | list[str]] = {name: int(player.goods[n]) for n, name in enumerate(RESOURCES)}
    found |= {
        "hand": hand_of(s),
        "deck": deck_of(s),
        "played": played_of(s),
        "exile": exiled(s),
        "basics": sum(int(number) for number in s.exiled_basics),
        "fears": int(s.fears),
        "fear_tiles": int(player.fear_tiles),
        "home": int(player.home),
        "sites": sites_of(s, 0),
        "idols": int(player.idols),
        "slots": int(count(player.slots)),
        "team": team_of(s),
        "tops": [str(top) for top in tops(s)],
        "guardians": [GUARDIAN.values[one] for one in members(player.guardians)],
        "boons": int(count(player.boons)),
        "wardens": [f"{site} {guardian_at(s, site)}" for site in SITE.values if guardian_at(s, site)],
        "glass": int(player.glass),
        "notebook": int(player.notebook),
        "passed": int(player.passed),
        "masked": int(player.masked),
        "flying": int(player.flying),
        "loose": loose(s),
        "row": [str(card) for card in row_of(s) if card],
        "items": len(s.items),
        "artifacts": len(s.artifacts),
        "others": sum(int(number) for player in s.players[1:] for number in player.goods),
    }
    return found


def changes(before: dict[str, int | list[str]], after: dict[str, int | list[str]]) -> Changes:
    """The difference of two summaries, without what stayed the same."""
    found: Changes = {}
    for key, old in before.items():
        new = after[key]
        if isinstance(old, int) and isinstance(new, int):
            if new != old:
                found[key] = new - old
        elif isinstance(old, list) and isinstance(new, list):
            came, went = Counter(new) - Counter(old), Counter(old) - Counter(new)
            signs = [f"+{name}" for name in came.elements()] + [f"-{name}" for name in went.elements()]
            if signs:
                found[key] = sorted(signs)
    return found


def together(*parts: Changes) -> Changes:
    """Several changes added up."""
    found: Changes = {}
    for part in parts:
        for key, change in part.items():
            old = found.get(key)
            if isinstance(change, int):
                found[key] = change + (old if isinstance(old, int) else 0)
            else:
                found[key] = _merged((old if isinstance(old, list) else []) + change)
    return {key: change for key, change in found.items() if change}


def _merged(signs: list[str]) -> list[str]:
    """Signs without those that cancel each other."""
    counts: Counter[str] = Counter()
    for sign in signs:
        counts[sign[1:]] += 1 if sign[0] == "+" else -1
    merged = [("+" if number > 0 else "-") + name for name, number in counts.items() for _ in range(abs(number))]
    return sorted(merged)
