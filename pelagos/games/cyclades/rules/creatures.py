"""C18: which creature powers can be used, and how each begins; the Chimera."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import seat_of
from pelagos.games.cyclades import steps
from pelagos.games.cyclades.lookup import (
    CARDS,
    CHIMERA,
    CYCLOPS,
    DRYAD,
    FATES,
    FIRST_FIGURINE,
    GIANT,
    GRIFFON,
    HARPY,
    KRAKEN,
    MERMAID,
    PEGASUS,
    SATYR,
    SPHINX,
    SYLPH,
)
from pelagos.games.cyclades.messages import CARD_COPIED
from pelagos.games.cyclades.rules.board import words_for_numbers
from pelagos.games.cyclades.rules.fleets import can_sail
from pelagos.games.cyclades.rules.income import receive_income
from pelagos.games.cyclades.rules.land_creatures import changeable, destructible, within_reach_of_harpy
from pelagos.games.cyclades.rules.sea_creatures import begin_sylph, lone_fleets
from pelagos.games.cyclades.rules.thieves import has_anything_to_sell, opponents_with
from pelagos.games.cyclades.rules.track import shuffle_discards
from pelagos.games.cyclades.rules.troops import origins
from pelagos.games.cyclades.state import NONE, Cyclades, Step
from pelagos.games.cyclades.words import CHIMERA as CHIMERA_WORD


def can_use(s: Cyclades, seat: i64, card: i64) -> bool:
    """C9.5, A5: whether the power has a legal application now."""
    if card == MERMAID:
        return lone_fleets(s, seat) != 0
    if card == PEGASUS:
        return origins(s, seat, True) != 0
    if card == GIANT:
        return destructible(s) != 0
    if card == CHIMERA:
        return copyable(s, seat) != 0
    if card == CYCLOPS:
        return changeable(s, seat) != 0
    if card == SPHINX:
        return has_anything_to_sell(s, seat)
    if card == SYLPH:
        return can_sail(s, s.seas_of[seat]) != 0
    if card == HARPY:
        return within_reach_of_harpy(s, seat) != 0
    if card == SATYR:
        return opponents_with(seat, s.philosophers) != 0
    if card == DRYAD:
        return opponents_with(seat, s.priests) != 0
    return True  # Griffon, Fates, Kraken and the island figurines


def copyable(s: Cyclades, seat: i64) -> i64:
    """C18.4, A7: the cards of the discard pile that the Chimera can use."""
    found: i64 = 0
    cards = s.discarded & ~BIT[CHIMERA]
    while cards != 0:
        card = lowest(cards)
        if can_use(s, seat, card):
            found |= BIT[card]
        cards = without_lowest(cards)
    return found


def _first_steps() -> list[int]:
    """The step that asks for the target of each card; for the others there is none or something is prepared first."""
    first = [NONE] * CARDS
    first[MERMAID] = steps.MERMAID
    first[PEGASUS] = steps.PEGASUS
    first[GIANT] = steps.GIANT
    first[CHIMERA] = steps.CHIMERA
    first[CYCLOPS] = steps.CYCLOPS
    first[SPHINX] = steps.SPHINX
    first[HARPY] = steps.HARPY
    first[GRIFFON] = steps.GRIFFON
    first[SATYR] = steps.SATYR
    first[DRYAD] = steps.DRYAD
    first[KRAKEN] = steps.KRAKEN
    return first


_FIRST_STEP: Final = vec[i64](_first_steps())


def first_step(card: i64) -> i64:
    """The kind of step that asks for a card's target, NONE for Fates and Sylph."""
    return steps.FIGURINE if card >= FIRST_FIGURINE else _FIRST_STEP[card]


def use(s: Cyclades, seat: i64, card: i64) -> None:
    """C9.4: carry out a power, at once and to its end."""
    if card >= FIRST_FIGURINE:
        s.push(steps.FIGURINE, seat, card)
    elif card == FATES:
        receive_income(s, seat)  # C18.10
    elif card == SYLPH:
        begin_sylph(s, seat)
    else:
        s.push(_FIRST_STEP[card], seat)


class Chimera(Step):
    """C18.4: a card of the discard pile is used; after that the pile is shuffled into the draw pile."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_numbers(vec[i64](capacity=16), CHIMERA_WORD.base, copyable(s, seat_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, card = seat_of(step), CHIMERA_WORD.first(word)
        s.note(CARD_COPIED, seat, card)
        s.push(steps.SHUFFLE_CREATURES, seat)
        use(s, seat, card)


class ShuffleCreatures(Step):
    """C18.4, A7: right after the copied power is finished."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        shuffle_discards(s)
        return False
