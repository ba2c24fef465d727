"""Positions of Cyclades in a few lines.

`game()` gives a bare table: everybody controls the two islands of his start position with one troop each and has 10 gold; no
fleets, no buildings, no cards, nothing on the creature track (all cards are in the draw pile). Tests add what they need; pieces
come out of reserves and supplies. Most tests use the map for 2 and 3 players. With three, seat 0 has gyaros and thira, seat 1
mykonos and kea, seat 2 kythnos and sifnos; kimolos and despotiko are neutral; $ marks a trade space:

              a1  a2$
            GYA b2  b3                GYA gyaros 1 slot    MYK mykonos 2 slots
          c1  c2  MYK MYK             KYT kythnos 2 slots  KIM kimolos 1 slot
        d1  KYT d3  d4  d5            KEA kea 3 slots      DES despotiko 1 slot
      e1  e2  KYT e4  KIM e6          SIF sifnos 3 slots   THI thira 4 slots
    f1$ KEA f3  f4  f5  f6  f7$
      KEA KEA g3  DES g5  THI
        h1  h2  h3  h4  THI
          SIF i2  i3  THI
            SIF j2  THI
              SIF k2$
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import members
from pelagos.core.deck import Deck
from pelagos.core.rng import Rng, Secret
from pelagos.core.state import kind_of
from pelagos.games.cyclades import steps
from pelagos.games.cyclades.components import BUILDINGS, COMPONENTS, CREATURES, GODS
from pelagos.games.cyclades.game import GAME
from pelagos.games.cyclades.lookup import APOLLO, CARDS, DIE, FIRST_FIGURINE, ISLAND_FIGURINES, START_ISLANDS, place_of
from pelagos.games.cyclades.rules.board import add_fleets
from pelagos.games.cyclades.state import NONE, Cyclades, filled
from pelagos.games.cyclades.words import ISLAND, SEA

RICH = 10


# -- names and numbers


def sea(s: Cyclades, name: str) -> int:
    """The number of a sea space on the map that is played on."""
    number = int(s.chart().sea_at[SEA.index[name]])
    assert number != NONE, f"{name} is not on map {s.chart().name}"
    return number


def isle(s: Cyclades, name: str) -> int:
    """The number of an island on the map that is played on."""
    number = int(s.chart().island_at[ISLAND.index[name]])
    assert number != NONE, f"{name} is not on map {s.chart().name}"
    return number


def card(name: str) -> int:
    """The number of a creature."""
    return CREATURES.index(name)


# -- tables


def fresh(players: int = 3, seed: int | str = 1, **options: object) -> Cyclades:
    """A game as it really begins."""
    state = GAME.new(players, seed, **options)
    assert isinstance(state, Cyclades)
    return state


def game(players: int = 3, **options: object) -> Cyclades:
    """The bare table, in cycle 5, at no particular moment: `turn`, `bidding` or `cycle` let something come up."""
    s = fresh(players, **options)
    s.cycle = 5
    s.gold = filled(players, RICH)
    for number in range(s.chart().seas):
        s.fleets[number] = 0
    s.seas_of = filled(players, 0)
    s.fleet_reserve = filled(players, COMPONENTS.fleets)
    s.draw_pile = Deck(vec[i64](range(CARDS)))
    s.track = filled(3, NONE)
    s.turn_track = filled(len(s.turn_track), NONE)
    s.offering = filled(4, NONE)
    s.amount = filled(4, 0)
    s.stack = vec[i64]()
    assert all(s.troops[island] == 1 for seat in range(players) for island in START_ISLANDS[players][seat])
    return s


def turn(s: Cyclades, god: str, seat: int = 0) -> None:
    """Let the seat's turn with a god begin, all other markers being back on the turn track."""
    _markers_home(s, seat)
    if god == "apollo":
        s.apollo = vec[i64]([seat])
    else:
        show(s, god)
        s.offering[GODS.index(god)] = seat
        s.amount[GODS.index(god)] = 1
    begin(s, steps.NEXT_TURN)


def _markers_home(s: Cyclades, seat: int) -> None:
    each = len(s.turn_track) // s.seats() if s.seats() == 2 else 1
    others = [other for other in members(s.playing) for _ in range(each)]
    others.remove(seat)
    s.turn_track = vec[i64]([NONE, *others])
    s.free_place = 0
    s.apollo = vec[i64]()
    s.offering = filled(4, NONE)
    s.amount = filled(4, 0)


def show(s: Cyclades, *gods: str) -> None:
    """Lay these gods first, in this order, and make them available at least."""
    first = [GODS.index(god) for god in gods]
    s.gods = vec[i64](first + [god for god in range(4) if god not in first])
    s.available = max(int(s.available), len(gods))


def bidding(s: Cyclades, *order: int, gods: tuple[str, ...] = ("poseidon", "ares", "zeus", "athena")) -> None:
    """Let the offerings begin with the markers in this order, these gods being available."""
    show(s, *gods)
    s.available = len(gods)
    s.turn_track = vec[i64](list(order))
    begin(s, steps.NEXT_BIDDER)


def offered(s: Cyclades, god: str, seat: int, bid: int = 1) -> None:
    """Let a seat's marker stand on a god."""
    if god == "apollo":
        s.apollo = append(s.apollo, seat)
    else:
        s.offering[GODS.index(god)] = seat
        s.amount[GODS.index(god)] = bid


def turns(s: Cyclades, markers: int) -> None:
    """Let the turns of all markers standing on gods begin."""
    s.turn_track = filled(markers, NONE)
    s.free_place = markers - 1
    begin(s, steps.NEXT_TURN)


def begin(s: Cyclades, kind: int, seat: int = 0, argument: int = 0) -> None:
    """Let a step come up, with nothing after it."""
    s.stack = vec[i64]()
    s.push(kind, seat, argument)
    s.settle()


def during(s: Cyclades, god: str, kind: int, seat: int = 0, argument: int = 0) -> None:
    """Let a step come up in the middle of the seat's turn."""
    turn(s, god, seat)
    s.push(kind, seat, argument)
    s.settle()


def next_cycle(s: Cyclades, order: tuple[int, ...] = (0, 1, 2)) -> None:
    """Let a new cycle begin: creatures, gods and income; the first marker of the order is to bid."""
    s.turn_track = vec[i64](list(order))
    begin(s, steps.START_CYCLE)


def end_cycle(s: Cyclades) -> None:
    """Let the cycle end with all markers back on the turn track."""
    s.turn_track = vec[i64](list(range(s.seats())))
    begin(s, steps.END_CYCLE)


def loaded(s: Cyclades, *faces: int) -> None:
    """Let the next dice show these faces: attacker, defender, attacker, defender and so on."""
    secret = Secret("00" * 32)
    places = [list(DIE).index(face) for face in faces]
    secret.words = vec[i64]([(place * 2**32 + 2**31) // len(DIE) for place in places] + [0] * 200)
    s.rng = Rng(0, secret)


# -- the board


def island(s: Cyclades, seat: int, name: str, troops: int = 0) -> None:
    """Let a seat control an island with so many troops; whoever had it loses it (without being eliminated)."""
    number = isle(s, name)
    owner = s.island_owner(number)
    if owner != NONE:
        s.troop_reserve[owner] += s.troops[number]
        s.islands_of[owner] &= ~(2**number)
    s.islands_of[seat] |= 2**number
    s.troops[number] = troops
    s.troop_reserve[seat] -= troops
    assert s.troop_reserve[seat] >= 0


def neutral(s: Cyclades, *names: str) -> None:
    """Let nobody control these islands."""
    for name in names:
        number = isle(s, name)
        owner = s.island_owner(number)
        s.troop_reserve[owner] += s.troops[number]
        s.troops[number] = 0
        s.islands_of[owner] &= ~(2**number)


def fleet(s: Cyclades, seat: int, names: str, fleets: int = 1) -> None:
    """Put so many fleets of a seat on each of these sea spaces."""
    for name in names.split():
        add_fleets(s, seat, sea(s, name), fleets)
        s.fleet_reserve[seat] -= fleets
    assert s.fleet_reserve[seat] >= 0


def building(s: Cyclades, name: str, slot: int, kind: str) -> None:
    """Put a building into a slot of an island, counted from 1."""
    place = place_of(isle(s, name), slot - 1)
    assert s.kind_at(place) == NONE
    s.built[BUILDINGS.index(kind)] |= 2**place


def metropolis(s: Cyclades, *names: str) -> None:
    """Put a metropolis on each of these islands."""
    for name in names:
        s.metropolises |= 2 ** isle(s, name)


def give(s: Cyclades, seat: int, gold: int | None = None, priests: int = 0, philosophers: int = 0) -> None:
    """Let a seat have so much gold, and give it cards from the supply."""
    if gold is not None:
        s.gold[seat] = gold
    s.priests[seat] += priests
    s.priest_supply -= priests
    s.philosophers[seat] += philosophers
    s.philosopher_supply -= philosophers


def used_up(s: Cyclades, troops: int = 0, fleets: int = 0, seat: int = 0) -> None:
    """Leave a seat only so many pieces in reserve; the others stand on its first island and the sea beside it."""
    number = members(s.islands_of[seat])[0]
    s.troops[number] += s.troop_reserve[seat] - troops
    s.troop_reserve[seat] = troops
    water = members(s.chart().waters[number])[0]
    if s.fleet_reserve[seat] > fleets:
        add_fleets(s, seat, water, s.fleet_reserve[seat] - fleets)
        s.fleet_reserve[seat] = fleets


# -- creatures


def _take_card(s: Cyclades, name: str) -> int:
    number = card(name)
    items = [int(one) for one in s.draw_pile.items]
    items.remove(number)
    s.draw_pile = Deck(vec[i64](items))
    return number


def on_track(s: Cyclades, *names: str | None) -> None:
    """Lay cards on the places priced 4, 3 and 2."""
    for place, name in enumerate(names):
        if name is not None:
            s.track[place] = _take_card(s, name)


def discard(s: Cyclades, *names: str) -> None:
    """Put cards on the discard pile."""
    for name in names:
        s.discarded |= 2 ** _take_card(s, name)


def pile(s: Cyclades, *names: str) -> None:
    """Let the draw pile be these cards, the top one first; all other cards of it are discarded."""
    for number in s.draw_pile.items:
        s.discarded |= 2 ** int(number)
    for name in names:
        s.discarded &= ~(2 ** card(name))
    s.draw_pile = Deck(vec[i64]([card(name) for name in reversed(names)]))


def figurine(s: Cyclades, name: str, at: str, holder: int = 1, cycle: int | None = None) -> None:
    """Let an island figurine stand on an island."""
    number = _take_card(s, name) - FIRST_FIGURINE
    s.figurine_at[number] = isle(s, at)
    s.figurine_holder[number] = holder
    s.figurine_cycle[number] = s.cycle if cycle is None else cycle


def kraken(s: Cyclades, at: str) -> None:
    """Let the Kraken stand on a sea space, its card being discarded."""
    discard(s, "kraken")
    s.kraken = sea(s, at)


def summons(s: Cyclades, name: str, seat: int = 0, god: str = "athena") -> None:
    """Let a seat in its turn summon a creature from the place priced 4."""
    on_track(s, name)
    turn(s, god, seat)
    say(s, f"summon {name} 0")


# -- saying and looking


def say(s: Cyclades, *words: str) -> None:
    """Say words; illegal ones raise."""
    for word in words:
        s.apply(GAME.code(word))


def legal(s: Cyclades, beginning: str = "") -> list[str]:
    """The legal words, or those that begin like this."""
    return [word for word in (GAME.text(code) for code in s.legal()) if word.startswith(beginning)]


def rest_of(s: Cyclades, verb: str) -> list[str]:
    """What may follow a verb."""
    return [word.removeprefix(f"{verb} ") for word in legal(s, f"{verb} ")]


def targets(s: Cyclades, verb: str) -> str:
    """The first values that may follow a verb, each once."""
    return " ".join(dict.fromkeys(word.split()[0] for word in rest_of(s, verb)))


def step(s: Cyclades) -> str:
    """What is to be decided now."""
    return steps.NAMES[kind_of(s.stack[len(s.stack) - 1])]


def fleets(s: Cyclades, seat: int) -> dict[str, int]:
    """A seat's fleets by sea space."""
    return {SEA.values[s.chart().sea_word[n]]: int(s.fleets[n]) for n in members(s.seas_of[seat])}


def lands(s: Cyclades, seat: int) -> dict[str, int]:
    """A seat's islands with their troops."""
    return {ISLAND.values[s.chart().island_word[n]]: int(s.troops[n]) for n in members(s.islands_of[seat])}


def owner(s: Cyclades, name: str) -> int:
    """Who controls an island."""
    return int(s.island_owner(isle(s, name)))


def slots(s: Cyclades, name: str) -> list[str | None]:
    """The buildings on an island, slot by slot."""
    number = isle(s, name)
    places = [place_of(number, slot) for slot in range(COMPONENTS.maps[s.chart_number].islands[number].slots)]
    return [None if s.kind_at(place) == NONE else BUILDINGS[s.kind_at(place)] for place in places]


def metropolises(s: Cyclades) -> set[str]:
    """The islands with a metropolis."""
    return {ISLAND.values[s.chart().island_word[n]] for n in members(s.metropolises)}


def track(s: Cyclades) -> list[str | None]:
    """The cards on the places priced 4, 3 and 2."""
    return [None if number == NONE else CREATURES[number] for number in s.track]


def discards(s: Cyclades) -> set[str]:
    """The cards on the discard pile."""
    return {CREATURES[number] for number in members(s.discarded)}


def figurines(s: Cyclades) -> dict[str, str]:
    """The island figurines on the board and where they stand."""
    return {
        CREATURES[FIRST_FIGURINE + n]: ISLAND.values[s.chart().island_word[s.figurine_at[n]]]
        for n in range(ISLAND_FIGURINES)
        if s.figurine_at[n] != NONE
    }


def gods(s: Cyclades) -> list[str]:
    """The gods that can be chosen, in their order."""
    return [GODS[god] for god in list(s.gods)[: s.available]]


def standing(s: Cyclades) -> dict[str, tuple[int, int]]:
    """The markers on tile gods: seat and bid."""
    return {GODS[god]: (int(s.offering[god]), int(s.amount[god])) for god in range(APOLLO) if s.offering[god] != NONE}


def messages(s: Cyclades) -> list[str]:
    """What happened because of the last word."""
    return [str(entry["message"]) for entry in s.log(since=int(s.ply))]


def stolen(s: Cyclades, name: str, seat: int | None) -> list[object]:
    """The gold in all journal entries of a kind, as a seat may read it."""
    return [entry.get("gold") for entry in s.log(seat) if entry["message"] == name]


def shown_gold(s: Cyclades, viewer: int | None) -> list[object]:
    """The gold of each seat as a seat (None: a spectator) sees it."""
    players = s.view(viewer)["seats"]
    assert isinstance(players, list)
    return [player["gold"] for player in players]
