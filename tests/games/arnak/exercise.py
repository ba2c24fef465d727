"""What random games of Arnak never exercise: every card is to be played, bought, exiled and used for travel at least once.

`PYTHONPATH=build/compiled:. python tests/games/arnak/exercise.py` prints the table of what was missing; it should be empty. It
also prints what a greedy player scores, line by line of the score sheet.
"""

import sys
from collections import Counter

import pelagos
from pelagos import State
from pelagos.bots.greedy import GreedyBot
from pelagos.core.rng import seeded
from pelagos.games.arnak.components import COMPONENTS
from pelagos.games.arnak.lookup import FEAR_CARD, FIRST_BASIC
from pelagos.games.arnak.rules.scoring import CATEGORIES, sheet
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import PASS

WAYS = {
    "played": ("card-played", "artifact-resolved"),
    "bought": ("card-bought", "card-gained"),
    "exiled": ("card-exiled", "row-card-exiled"),
    "used for travel": ("travel-card",),
}
MESSAGES = {message: way for way, messages in WAYS.items() for message in messages}
RANDOM_GAMES, GREEDY_GAMES = 10_000, 200


def play_busily(state: State, seed: int) -> None:
    """Random words, but rarely the end of a player's round while there is something else to do."""
    rng = seeded(seed)
    while not state.over:
        legal = [word for word in state.legal() if word != PASS.base or rng.below(20) == 0] or [PASS.base]
        state.play(legal[rng.below(len(legal))])


def never_exercised(games: int) -> list[str]:
    """Cards with the way in which they were never used. Basic cards cannot be bought, and a Fear has no effect."""
    seen: Counter[tuple[str, str]] = Counter()
    game = pelagos.game("arnak")
    for seed in range(games):
        state = game.new(players=1 + seed % 4, seed=seed, board=["bird", "snake"][seed // 4 % 2])
        play_busily(state, seed)
        for entry in state.log():
            if (message := str(entry["message"])) in MESSAGES:
                seen[str(entry["card"]), MESSAGES[message]] += 1
    missing: list[str] = []
    for number, card in enumerate(COMPONENTS.cards):
        ways = [way for way in WAYS if number < FIRST_BASIC or way != "bought"]
        ways = ["exiled", "used for travel"] if number == FEAR_CARD else ways
        missing += [f"{card.name} was never {way}" for way in ways if not seen[card.name, way]]
    return missing


def greedy_sheets(games: int) -> list[list[int]]:
    """The score sheets of a greedy player in games of two."""
    sheets: list[list[int]] = []
    for seed in range(games):
        state = pelagos.game("arnak").new(players=2, seed=seed)
        assert isinstance(state, Arnak)
        bots = [GreedyBot(seed=2 * seed + seat, samples=1) for seat in range(2)]
        while not state.over:
            state.apply(bots[state.seat].decide(state.perspective(int(state.seat))))
        sheets += [list(sheet(state, seat)) for seat in range(2)]
    return sheets


def main() -> None:
    missing = never_exercised(RANDOM_GAMES)
    print(f"{RANDOM_GAMES} random games; never exercised: {', '.join(missing) or 'nothing'}")
    sheets = greedy_sheets(GREEDY_GAMES)
    scores = [sum(lines) for lines in sheets]
    print(f"greedy in {GREEDY_GAMES} games of two: mean score {sum(scores) / len(scores):.1f}, {min(scores)} to {max(scores)}")
    means = [sum(lines[number] for lines in sheets) / len(sheets) for number in range(len(CATEGORIES))]
    print(", ".join(f"{name} {mean:.1f}" for name, mean in zip(CATEGORIES, means, strict=True)))
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
