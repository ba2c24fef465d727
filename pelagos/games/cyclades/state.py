"""A position of Cyclades."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.bits import BIT, count
from pelagos.core.deck import NO_DECK, Deck
from pelagos.core.digest import Digest
from pelagos.core.rng import Rng
from pelagos.core.state import State, kind_of
from pelagos.core.vecs import sorted_vec
from pelagos.games.cyclades.lookup import (
    CHARTS,
    CHIRON,
    FIRST_FIGURINE,
    MEDUSA,
    METROPOLIS_TILES,
    POLYPHEMUS,
    TILES_PER_KIND,
    Chart,
)
from pelagos.games.cyclades.steps import KINDS

if TYPE_CHECKING:
    from pelagos.core.game import Setup

NONE: Final = -1
"""No seat, god, card or space."""

# How the god tiles are laid out (C5).
ALL_SHOWN: Final = 0  # C5.1
ONE_HIDDEN: Final = 1  # C5.2
PAIRS: Final = 2  # C5.3


def filled(length: i64, value: i64) -> vec[i64]:
    """So many times the same number."""
    out = vec[i64](capacity=length)
    for i in range(length):
        out = append(out, value)
    return out


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cyclades(State):
    """The board, what the players have, the gods and offerings, and the battle that is going on.

    Sets of seats, sea spaces, islands and building slots are numbers: their bits.
    """

    def __init__(self, setup: "Setup", rng: Rng) -> None:
        super().__init__(setup, rng)
        self.chart_number: i64 = 0
        self.needed: i64 = 0  # metropolises that win (C1.9)
        # by seat
        self.gold: vec[i64] = vec[i64]()
        self.priests: vec[i64] = vec[i64]()
        self.philosophers: vec[i64] = vec[i64]()
        self.troop_reserve: vec[i64] = vec[i64]()
        self.fleet_reserve: vec[i64] = vec[i64]()
        self.islands_of: vec[i64] = vec[i64]()  # the islands a seat controls (C1.2)
        self.seas_of: vec[i64] = vec[i64]()  # the sea spaces with its fleets (C1.3)
        self.playing: i64 = 0  # the seats still in the game
        self.eliminated: vec[i64] = vec[i64]()  # the others, in the order in which they went out
        # board
        self.troops: vec[i64] = vec[i64]()  # by island
        self.fleets: vec[i64] = vec[i64]()  # by sea space
        self.built: vec[i64] = vec[i64]()  # by kind: the slots where it stands
        self.metropolises: i64 = 0  # islands with one
        self.prosperity: vec[i64] = vec[i64]()  # markers added to an island
        self.used_temples: i64 = 0  # slots whose discount is spent in this cycle (C9.3)
        self.used_metropolises: i64 = 0  # islands whose metropolis' discount is spent
        # supply (C2.6); buildings and metropolises are counted on the board
        self.priest_supply: i64 = 0
        self.philosopher_supply: i64 = 0
        self.prosperity_supply: i64 = 0
        self.priests_gone: i64 = 0  # with eliminated players (C17.4)
        self.philosophers_gone: i64 = 0
        # creatures
        self.track: vec[i64] = vec[i64]()  # the card on each place, the dearest first
        self.draw_pile: Deck = NO_DECK
        self.discarded: i64 = 0  # the cards on the discard pile
        self.figurine_at: vec[i64] = vec[i64]()  # the island of each island figurine
        self.figurine_holder: vec[i64] = vec[i64]()  # who summoned it and holds the card
        self.figurine_cycle: vec[i64] = vec[i64]()  # when
        self.kraken: i64 = NONE  # its sea space
        # gods and offerings
        self.cycle: i64 = 0
        self.display: i64 = NONE  # ALL_SHOWN, ONE_HIDDEN or PAIRS
        self.display_cycles: i64 = 0  # cycles with this display, the present one included
        self.gods: vec[i64] = vec[i64]()  # the tiles in their order
        self.available: i64 = 0  # how many of them, from the first, can be chosen in this cycle
        self.turn_track: vec[i64] = vec[i64]()  # the seat of the marker on each place
        self.free_place: i64 = 0  # where the next marker goes that has had its turn
        self.offering: vec[i64] = vec[i64]()  # the seat of the marker on each god
        self.amount: vec[i64] = vec[i64]()  # its bid
        self.apollo: vec[i64] = vec[i64]()  # the seats of the markers on Apollo in order of arrival, NONE when done
        # the turn going on
        self.god: i64 = NONE
        self.recruited: i64 = 0  # pieces taken in this turn (C10.1)
        # the battle going on
        self.battle_at: i64 = NONE  # its island or sea space
        self.battle_on_land: bool = False
        self.attacker: i64 = NONE
        self.attackers: i64 = 0  # units of the attacker that are still there; they are in no other space
        self.fought: vec[i64] = vec[i64]()  # while Sylph is used: fleets in each sea space that fought (C18.7)

    def finish(self, stopped: bool = False) -> None:
        """C1.7: at the end everybody's gold is shown."""
        super().finish(stopped)
        if self.setup.options["open_gold"] is not True:
            self.seal()

    # made by tools/state_methods.py
    def clone(self) -> "Cyclades":
        """An independent copy."""
        copy = Cyclades(self.setup, self.rng.clone())
        self.copy_into(copy)
        copy.chart_number = self.chart_number
        copy.needed = self.needed
        copy.gold = self.gold[:]
        copy.priests = self.priests[:]
        copy.philosophers = self.philosophers[:]
        copy.troop_reserve = self.troop_reserve[:]
        copy.fleet_reserve = self.fleet_reserve[:]
        copy.islands_of = self.islands_of[:]
        copy.seas_of = self.seas_of[:]
        copy.playing = self.playing
        copy.eliminated = self.eliminated[:]
        copy.troops = self.troops[:]
        copy.fleets = self.fleets[:]
        copy.built = self.built[:]
        copy.metropolises = self.metropolises
        copy.prosperity = self.prosperity[:]
        copy.used_temples = self.used_temples
        copy.used_metropolises = self.used_metropolises
        copy.priest_supply = self.priest_supply
        copy.philosopher_supply = self.philosopher_supply
        copy.prosperity_supply = self.prosperity_supply
        copy.priests_gone = self.priests_gone
        copy.philosophers_gone = self.philosophers_gone
        copy.track = self.track[:]
        copy.draw_pile = self.draw_pile.clone()
        copy.discarded = self.discarded
        copy.figurine_at = self.figurine_at[:]
        copy.figurine_holder = self.figurine_holder[:]
        copy.figurine_cycle = self.figurine_cycle[:]
        copy.kraken = self.kraken
        copy.cycle = self.cycle
        copy.display = self.display
        copy.display_cycles = self.display_cycles
        copy.gods = self.gods[:]
        copy.available = self.available
        copy.turn_track = self.turn_track[:]
        copy.free_place = self.free_place
        copy.offering = self.offering[:]
        copy.amount = self.amount[:]
        copy.apollo = self.apollo[:]
        copy.god = self.god
        copy.recruited = self.recruited
        copy.battle_at = self.battle_at
        copy.battle_on_land = self.battle_on_land
        copy.attacker = self.attacker
        copy.attackers = self.attackers
        copy.fought = self.fought[:]
        return copy

    # made by tools/state_methods.py
    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        digest.number(self.chart_number)
        digest.number(self.needed)
        digest.numbers(self.gold)
        digest.numbers(self.priests)
        digest.numbers(self.philosophers)
        digest.numbers(self.troop_reserve)
        digest.numbers(self.fleet_reserve)
        digest.numbers(self.islands_of)
        digest.numbers(self.seas_of)
        digest.number(self.playing)
        digest.numbers(self.eliminated)
        digest.numbers(self.troops)
        digest.numbers(self.fleets)
        digest.numbers(self.built)
        digest.number(self.metropolises)
        digest.numbers(self.prosperity)
        digest.number(self.used_temples)
        digest.number(self.used_metropolises)
        digest.number(self.priest_supply)
        digest.number(self.philosopher_supply)
        digest.number(self.prosperity_supply)
        digest.number(self.priests_gone)
        digest.number(self.philosophers_gone)
        digest.numbers(self.track)
        self.draw_pile.write(digest)
        digest.number(self.discarded)
        digest.numbers(self.figurine_at)
        digest.numbers(self.figurine_holder)
        digest.numbers(self.figurine_cycle)
        digest.number(self.kraken)
        digest.number(self.cycle)
        digest.number(self.display)
        digest.number(self.display_cycles)
        digest.numbers(self.gods)
        digest.number(self.available)
        digest.numbers(self.turn_track)
        digest.number(self.free_place)
        digest.numbers(self.offering)
        digest.numbers(self.amount)
        digest.numbers(self.apollo)
        digest.number(self.god)
        digest.number(self.recruited)
        digest.number(self.battle_at)
        digest.number(1 if self.battle_on_land else 0)
        digest.number(self.attacker)
        digest.number(self.attackers)
        digest.numbers(self.fought)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """C21: the order of the draw pile, and of the two gods that lie face down.

        Gold stays: all of it comes and goes by open events, so whoever counted along knows it. Views keep it behind screens.
        """
        self.draw_pile.redeal(rng)
        if self.hidden_pair():
            pair = rng.shuffled(sorted_vec(self.gods[self.available :]))
            for i in range(len(pair)):
                self.gods[self.available + i] = pair[i]

    def legal_words(self) -> vec[i64]:
        step = self.stack[len(self.stack) - 1]
        return STEPS[kind_of(step)].legal(self, step)

    def enter(self, step: i64) -> bool:
        return STEPS[kind_of(step)].enter(self, step)

    def carry_out(self, step: i64, word: i64) -> None:
        STEPS[kind_of(step)].apply(self, step, word)

    # -- small questions that many rules ask

    def chart(self) -> Chart:
        """The map."""
        return CHARTS[self.chart_number]

    def seats(self) -> i64:
        """How many players began."""
        return len(self.gold)

    def plays(self, seat: i64) -> bool:
        """Whether the seat is still in the game."""
        return self.playing & BIT[seat] != 0

    def opponents(self, seat: i64) -> i64:
        """C18: the other players still in the game."""
        return self.playing & ~BIT[seat]

    def island_owner(self, island: i64) -> i64:
        """C1.2: who controls an island, NONE while it is neutral."""
        return _holder(self.islands_of, BIT[island])

    def sea_owner(self, sea: i64) -> i64:
        """C1.3: who controls a sea space, NONE if nobody does."""
        return _holder(self.seas_of, BIT[sea])

    def fleets_of_others(self, seat: i64) -> i64:
        """The sea spaces with fleets of other players."""
        seas: i64 = 0
        for other in range(len(self.seas_of)):
            if other != seat:
                seas |= self.seas_of[other]
        return seas

    def figurine_on(self, creature: i64, island: i64) -> bool:
        """Whether the creature's figurine stands on the island."""
        return self.figurine_at[creature - FIRST_FIGURINE] == island

    def held_by_medusa(self, island: i64) -> bool:
        """C18.16: no troop may leave the island."""
        return self.figurine_at[MEDUSA - FIRST_FIGURINE] == island

    def guarded_by_chiron(self) -> i64:
        """C18.15: the island that Giant, Harpy and Pegasus cannot choose, as a set."""
        island = self.figurine_at[CHIRON - FIRST_FIGURINE]
        if island == NONE:
            return 0
        return BIT[island]

    def closed_seas(self) -> i64:
        """C18.13, C18.17: the sea spaces that no fleet may enter: the Kraken's and those around Polyphemus."""
        island = self.figurine_at[POLYPHEMUS - FIRST_FIGURINE]
        seas: i64 = 0 if island == NONE else self.chart().waters[island]
        return seas if self.kraken == NONE else seas | BIT[self.kraken]

    def all_built(self) -> i64:
        """The slots where a building stands."""
        slots: i64 = 0
        for kind in range(len(self.built)):
            slots |= self.built[kind]
        return slots

    def kind_at(self, place: i64) -> i64:
        """The kind of the building in a slot, NONE if there is none."""
        return _holder(self.built, BIT[place])

    def building_supply(self, kind: i64) -> i64:
        """C11.3: how many tiles of a building are left."""
        return TILES_PER_KIND - count(self.built[kind])

    def metropolis_supply(self) -> i64:
        """How many metropolises are left."""
        return METROPOLIS_TILES - count(self.metropolises)

    def metropolises_of(self, seat: i64) -> i64:
        """How many metropolises a seat controls."""
        return count(self.metropolises & self.islands_of[seat])

    def hidden_pair(self) -> bool:
        """C5.3: whether two gods lie face down whose order nobody knows."""
        return self.display == PAIRS and self.display_cycles % 2 == 1

    # -- how it stands

    def scores(self) -> list[int]:
        """C16.6: the number of metropolises."""
        return [int(self.metropolises_of(seat)) for seat in range(self.seats())]

    def ranking(self) -> list[int]:
        """C16.6; before the end without gold, which is secret."""
        standings = [self._standing(seat) for seat in range(self.seats())]
        return [1 + len([other for other in standings if other > own]) for own in standings]

    def _standing(self, seat: int) -> tuple[int, int, int]:
        """C16.3: with enough metropolises gold counts first; C16.5, C16.6: otherwise metropolises; the eliminated come last."""
        for place in range(len(self.eliminated)):
            if self.eliminated[place] == seat:
                return -1, place, 0
        metropolises = int(self.metropolises_of(seat))
        gold = int(self.gold[seat]) if self.over else 0
        return (1, gold, metropolises) if metropolises >= self.needed else (0, metropolises, gold)

    def game_view(self, seat: int | None) -> Mapping[str, object]:
        from pelagos.games.cyclades.view import view_of

        return view_of(self, seat)


def _holder(sets: vec[i64], bit: i64) -> i64:
    """Which of the sets has the member, NONE for none."""
    for i in range(len(sets)):
        if sets[i] & bit != 0:
            return i
    return NONE


class Step:
    """A kind of pending step. There is one object of each; what lies on the stack is a number."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        """Whether it needs a decision now that it has come to the top. If not, it has been carried out."""
        return True

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        """The legal words, sorted."""
        raise NotImplementedError

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        """Do what the word says."""
        raise NotImplementedError


STEPS: Final = vec[Step]([Step()] * KINDS)
"""The steps by kind, filled in by rules/dispatch.py."""
