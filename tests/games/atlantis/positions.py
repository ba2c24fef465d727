"""Positions of Atlantis in a few lines.

`game()` gives a bare table: seat 0 is about to act with five actions; hands, follower areas, discard and construction areas are
empty, the display has one card of each colour, all other cards are in the deck. The marker is on brown; brown, green, blue and
purple are the regions 1 to 4; seat 0 has Zeus (I / II+II / I / III), seat 1 Hera and so on. Tests add what they need; cards come
out of the deck, tiles out of the supply, so nothing is ever made of nothing.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.deck import Deck
from pelagos.core.state import kind_of
from pelagos.games.atlantis import steps
from pelagos.games.atlantis.components import ABILITIES, COMPONENTS
from pelagos.games.atlantis.game import GAME
from pelagos.games.atlantis.knowledge import gain_unseen
from pelagos.games.atlantis.lookup import GOD_NAMES
from pelagos.games.atlantis.multisets import CARD, cards, gathered, spread, stack_of, tiles
from pelagos.games.atlantis.state import NONE, Atlantis
from pelagos.games.atlantis.words import AREA, COLOUR
from tests.games.atlantis.invariants import check

COLOURS = COMPONENTS.colours
SIDES_A = {f"{name}_side": "A" for name in COLOURS}
ALL = "III+III+II+II+I+I"
"""A full supply."""

Counts = dict[str, int]


# -- tables


def game(players: int = 2, seed: int = 1, **options: object) -> Atlantis:
    """A bare table."""
    state = GAME.new(players=players, seed=seed, **({"order": "-".join(COLOURS), "first_player": "1"} | options))
    assert isinstance(state, Atlantis)
    everything = state.discarded + gathered(state.deck.items) + gathered(state.display)
    if state.dummy != NONE:
        everything += CARD[state.dummy]
    for seat, player in enumerate(state.players):
        everything += player.hand + player.followers
        player.hand = player.followers = player.known = 0
        player.god = seat
    state.dummy = NONE
    state.display = vec[i64](range(4))
    state.deck = Deck(spread(everything - sum(CARD)))
    state.discarded = 0
    state.marker = 0
    return acting(state)


def acting(s: Atlantis, seat: int = 0, actions: int = 5) -> Atlantis:
    """The seat is about to act."""
    s.actions = actions
    s.converted = False
    return _turn(s, seat, steps.ACT, 0)


def drawing(s: Atlantis, seat: int = 0, number: int = 3) -> Atlantis:
    """The seat is about to draw so many cards, and to act afterwards."""
    acting(s, seat)
    s.push(steps.DRAW_CARD, seat, number)
    s.settle()
    return s


def starting(s: Atlantis, seat: int = 0, turn: int = 1) -> Atlantis:
    """The seat begins its turn of that number."""
    s.stack = vec[i64]()
    s.turn = (turn - 1) * len(s.players) + seat
    s.push(steps.START_TURN, seat)
    s.settle()
    return s


def ending(s: Atlantis, seat: int = 0) -> Atlantis:
    """The seat has no action left, so the discard step comes."""
    s.actions = 0
    return _turn(s, seat, steps.DISCARD, 0)


def feasting(s: Atlantis, ability: str, seat: int = 0) -> Atlantis:
    """The seat holds a feast in the region with this ability; three followers are put there for it, one stays."""
    region = next(region for region in range(4) if ABILITIES[s.ability(region)] == ability)
    s.marker = region
    followers(s, seat, **{COLOURS[region]: 3})
    return say(s, "feast")


def _turn(s: Atlantis, seat: int, kind: int, argument: int) -> Atlantis:
    s.stack = vec[i64]()
    s.first = 0
    s.turn = seat + 1
    s.push(steps.END_TURN, seat)
    if kind != steps.DISCARD:
        s.push(steps.DISCARD, seat)
    s.push(kind, seat, argument)
    s.settle()
    return s


# -- cards


def _from_deck(s: Atlantis, counts: Counts) -> int:
    """Take cards out of the deck, wherever they are in it."""
    taken = sum(CARD[COLOURS.index(colour)] * number for colour, number in counts.items())
    left = list(s.deck.items)
    for card in spread(taken):
        left.remove(card)
    s.deck = Deck(vec[i64](left))
    return taken


def hand(s: Atlantis, seat: int, **counts: int) -> None:
    """Put cards of the deck into a hand; nobody else sees them."""
    for card in spread(_from_deck(s, counts)):
        gain_unseen(s.players[seat], card)


def followers(s: Atlantis, seat: int, **counts: int) -> None:
    """Put cards of the deck into a follower area."""
    s.players[seat].followers += _from_deck(s, counts)


def discard(s: Atlantis, **counts: int) -> None:
    """Put cards of the deck on the discard."""
    s.discarded += _from_deck(s, counts)


def dummy(s: Atlantis, colour: str) -> None:
    """Put a card of the deck into the dummy follower area."""
    _from_deck(s, {colour: 1})
    s.dummy = COLOURS.index(colour)


def display(s: Atlantis, *colours: str | None) -> None:
    """Lay other cards into the display; the old ones go to the bottom of the deck."""
    old = [card for card in s.display if card != NONE]
    s.deck = Deck(vec[i64](old + list(s.deck.items)))
    for colour in colours:
        if colour is not None:
            _from_deck(s, {colour: 1})
    s.display = vec[i64]([NONE if colour is None else COLOURS.index(colour) for colour in colours])


def on_top(s: Atlantis, *colours: str) -> None:
    """Put these cards on top of the deck, the first one uppermost."""
    for colour in colours:
        _from_deck(s, {colour: 1})
    for colour in reversed(colours):
        s.deck = Deck(append(s.deck.items[:], COLOURS.index(colour)))


def exhaust(s: Atlantis, seat: int) -> None:
    """Put the whole deck into a follower area."""
    s.players[seat].followers += gathered(s.deck.items)
    s.deck = Deck(vec[i64]())


def _counts(multiset: int) -> Counts:
    return {COLOURS[colour]: int(cards(multiset, colour)) for colour in range(4) if cards(multiset, colour)}


def hand_of(s: Atlantis, seat: int = 0) -> Counts:
    return _counts(s.players[seat].hand)


def known_of(s: Atlantis, seat: int) -> Counts:
    return _counts(s.players[seat].known)


def followers_of(s: Atlantis, seat: int = 0) -> Counts:
    return _counts(s.players[seat].followers)


def discarded(s: Atlantis) -> Counts:
    return _counts(s.discarded)


def deck_of(s: Atlantis) -> Counts:
    return _counts(gathered(s.deck.items))


def deck_size(s: Atlantis) -> int:
    return int(s.deck.size())


def shown(s: Atlantis) -> list[str | None]:
    """The display, slot by slot."""
    return [None if card == NONE else COLOURS[card] for card in s.display]


def total(counts: Counts) -> int:
    return sum(counts.values())


# -- tiles and tokens


def stack_number(text: str) -> int:
    return stack_of([COMPONENTS.tiles.index(tile) for tile in text.split("+")]) if text else 0


def stack_text(stack: int) -> str:
    """A stack in the notation of I1.4."""
    return "+".join(COMPONENTS.tiles[tile] for tile in (2, 1, 0) for _ in range(tiles(stack, tile)))


def temple(s: Atlantis, seat: int, area: str, text: str) -> None:
    """Put tiles of the supply on an area, which becomes exactly this stack."""
    player, place = s.players[seat], AREA.index[area]
    player.supply += player.temple(place)
    player.remove(place, player.temple(place))
    player.supply -= stack_number(text)
    player.add(place, stack_number(text))
    check(s)


def temples(s: Atlantis, seat: int, *texts: str) -> None:
    """The stacks on the seat's own areas of brown, green, blue and purple, the regions 1 to 4."""
    for colour, text in zip(COLOURS, texts, strict=True):
        temple(s, seat, colour, text)


def temple_of(s: Atlantis, seat: int, area: str) -> str:
    return stack_text(s.players[seat].temple(AREA.index[area]))


def supply_of(s: Atlantis, seat: int = 0) -> str:
    return stack_text(s.players[seat].supply)


def helper(s: Atlantis, seat: int = 0) -> None:
    """Give the seat a helper token."""
    s.helpers -= 1
    s.players[seat].helper = True


def marker(s: Atlantis, colour: str | None = None) -> str:
    """Put the marker on a region, if one is given; tells where it is."""
    if colour is not None:
        s.marker = COLOUR.index[colour]
    return COLOURS[s.marker]


def god(s: Atlantis, seat: int, name: str) -> None:
    s.players[seat].god = GOD_NAMES.index(name)


def completed(s: Atlantis, seat: int = 0) -> list[int]:
    """The numbers of the completed slots, which carry a completion token."""
    return [slot + 1 for slot in range(4) if s.completed(seat) >> slot & 1]


# -- words


def legal(s: Atlantis, verb: str = "") -> list[str]:
    """The legal words, or those that begin with a verb."""
    return [text for text in map(GAME.text, s.legal()) if not verb or text.split()[0] == verb]


def say(s: Atlantis, *words: str) -> Atlantis:
    """Say words one after the other; the invariants hold after each."""
    for word in words:
        s.apply(GAME.code(word))
        check(s)
    return s


def step(s: Atlantis) -> str:
    """The name of the step that asks."""
    return steps.NAMES[kind_of(s.stack[len(s.stack) - 1])]


def happened(s: Atlantis, message: str) -> list[dict[str, int | str]]:
    """The entries of this kind in the journal, as a spectator reads them."""
    return [entry for entry in s.log() if entry["message"] == message]
