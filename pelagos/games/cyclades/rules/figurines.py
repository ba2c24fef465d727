"""C19: figurines on islands."""

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.games.cyclades.lookup import FIRST_FIGURINE, ISLAND_FIGURINES, MINOTAUR, POLYPHEMUS
from pelagos.games.cyclades.messages import FIGURINE_LEFT, FIGURINE_PLACED
from pelagos.games.cyclades.rules.board import words_for_islands
from pelagos.games.cyclades.state import NONE, Cyclades, Step
from pelagos.games.cyclades.steps import POLYPHEMUS as PUSH_FLEETS
from pelagos.games.cyclades.words import FIGURINE


def remove_figurine(s: Cyclades, figurine: i64) -> None:
    """The figurine leaves the board and its card goes to the discard pile."""
    creature = FIRST_FIGURINE + figurine
    s.note(FIGURINE_LEFT, s.figurine_holder[figurine], creature, s.chart().island_word[s.figurine_at[figurine]])
    s.figurine_at[figurine] = NONE
    s.figurine_holder[figurine] = NONE
    s.figurine_cycle[figurine] = 0
    s.discarded |= BIT[creature]


def remove_due_figurines(s: Cyclades, seat: i64) -> None:
    """C19.3: at the start of the summoner's first turn in the following cycle."""
    for figurine in range(ISLAND_FIGURINES):
        if s.figurine_holder[figurine] == seat and s.figurine_cycle[figurine] < s.cycle:
            remove_figurine(s, figurine)


def remove_all_figurines_of(s: Cyclades, seat: i64) -> None:
    """C17.4: with their summoner."""
    for figurine in range(ISLAND_FIGURINES):
        if s.figurine_holder[figurine] == seat:
            remove_figurine(s, figurine)


def minotaur_leaves(s: Cyclades, island: i64) -> None:
    """C19.4: when anybody takes his island over, or nobody is left of a battle there."""
    if s.figurine_on(MINOTAUR, island):
        remove_figurine(s, MINOTAUR - FIRST_FIGURINE)


def _standing_on(s: Cyclades, island: i64) -> i64:
    """The figurine on an island, NONE if there is none."""
    for figurine in range(ISLAND_FIGURINES):
        if s.figurine_at[figurine] == island:
            return figurine
    return NONE


class Figurine(Step):
    """C19.1: on any island; C19.2: where one stands already, both are removed and the newcomer does nothing."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_islands(s, vec[i64](capacity=16), FIGURINE.base, s.chart().all_islands)

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, creature = seat_of(step), argument_of(step)
        island = s.chart().island_at[FIGURINE.first(word)]
        other = _standing_on(s, island)
        figurine = creature - FIRST_FIGURINE
        s.discarded &= ~BIT[creature]  # C9.4: the summoner holds the card while the figurine stands
        s.figurine_at[figurine] = island
        s.figurine_holder[figurine] = seat
        s.figurine_cycle[figurine] = s.cycle
        s.note(FIGURINE_PLACED, seat, creature, FIGURINE.first(word))
        if other != NONE:
            remove_figurine(s, other)
            remove_figurine(s, figurine)
        elif creature == POLYPHEMUS:
            s.push(PUSH_FLEETS, seat, island)
