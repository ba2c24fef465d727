"""What must hold after every word (O21.7). The tests look at it, in many games."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, mask_of
from pelagos.core.state import State, kind_of
from pelagos.core.vecs import all_are, least, tally, tally_set, zeros
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.lookup import (
    BUILDING_COUNT,
    BUILDING_POWERS,
    BUILDING_TOKEN,
    BUILDINGS,
    CAMPS,
    CARD_SIZE,
    CREATURE_COUNT,
    CREATURES,
    HOPLITE,
    LAND,
    MINES,
    ORATORY,
    POWER_KINDS,
    SIEGE,
    TEMPLE_OUTLINE,
    TERRAINS,
    TILE_OUTLINE,
    TILE_SIZE,
    TILE_TERRAINS,
    TILE_VOLCANO,
    TITANS,
    UNDER,
    UNDER_CELL,
    VOLCANO,
)
from pelagos.games.orichalcum.state import (
    LAID_BUILDING,
    LAID_TEMPLE,
    LAID_TILE,
    NONE,
    Orichalcum,
    Player,
    card_of,
    creature_of,
    lair_circle,
    lair_creature,
    lair_hoplites,
    slot_building,
    slot_token,
    tile_of,
)

IN_A_CAPTURE: Final[i64] = mask_of([steps.FIGHT, steps.CHOOSE_LAIR, steps.ROLL, steps.MINOTAUR_BUILDING, steps.GIVE_UP_TITAN])
CARD_IN_HAND: Final[i64] = mask_of([steps.PLACE_TILE, steps.ATTRACT_TITANS, steps.GIVE_UP_TITAN, steps.CARD_ACTION])


def check(state: State) -> None:
    """Everything that the specification promises after every word."""
    assert isinstance(state, Orichalcum)
    _resources(state)
    _victory_tokens(state)
    _creatures(state)
    _buildings(state)
    _tiles(state)
    _cards(state)
    _titans(state)
    for player in state.players:
        if player.side != NONE:
            _island(player)
            _powers(player)
    _hand(state)
    _end(state)


# What was laid on an island (state.laid) is one number: what, which piece, and where.


def _what(entry: i64) -> i64:
    return entry >> 20


def _piece(entry: i64) -> i64:
    return entry >> 10 & 1023


def _place(entry: i64) -> i64:
    return entry & 1023


def _resources(s: Orichalcum) -> None:
    """30 hoplites and 30 orichalcum; nobody owes any."""
    assert s.hoplites >= 0
    assert s.orichalcum >= 0
    assert s.healed >= 0
    hoplites = s.hoplites + s.healed
    orichalcum = s.orichalcum
    for player in s.players:
        assert player.hoplites >= 0
        assert player.orichalcum >= 0
        hoplites += player.hoplites
        orichalcum += player.orichalcum
        for i in range(len(player.lairs)):
            committed = lair_hoplites(player.lairs[i])
            assert 0 <= committed <= 3
            hoplites += committed
    for slot in range(len(s.slots)):
        token = slot_token(s.slots[slot])
        assert 0 <= token <= 1
        if token == 1 and BUILDING_TOKEN[slot_building(s.slots[slot])] == HOPLITE:
            hoplites += 1
        elif token == 1:
            orichalcum += 1
    assert hoplites == 30
    assert orichalcum == 30


def _victory_tokens(s: Orichalcum) -> None:
    """17 tokens and 17 temples; as many tokens with the temple side up as temples."""
    assert s.tokens >= 0
    assert s.temples >= 0
    tokens, temples = s.tokens, s.temples
    for player in s.players:
        tokens += player.temples + player.medallions
        temples += player.temples
        built: i64 = 0
        for i in range(len(player.laid)):
            if _what(player.laid[i]) == LAID_TEMPLE:
                built += 1
        assert player.temples == built
    assert tokens == 17
    assert temples == 17


def _creatures(s: Orichalcum) -> None:
    """20 creatures, by face."""
    assert len(s.creature_bag) == CREATURES
    assert least(s.creature_bag) >= 0
    numbers = s.creature_bag[:]
    for slot in range(len(s.row)):
        creature = creature_of(s.row[slot])
        if creature != NONE:
            numbers[creature] += 1
        _creature_on_tile(tile_of(s.row[slot]), creature)
    if s.creature != NONE:
        numbers[s.creature] += 1
    _creature_on_tile(s.tile, s.creature)
    for player in s.players:
        assert len(player.captured) == CREATURES
        assert least(player.captured) >= 0
        for i in range(len(player.lairs)):
            numbers[lair_creature(player.lairs[i])] += 1
        for face in range(CREATURES):
            numbers[face] += player.captured[face]
    for face in range(CREATURES):
        assert numbers[face] == CREATURE_COUNT[face]


def _creature_on_tile(tile: i64, creature: i64) -> None:
    """With 18 volcanoes and 20 creatures each volcano that is revealed has one (O21.3)."""
    assert (creature != NONE) == (tile != NONE and TILE_VOLCANO[tile] != NONE)


def _buildings(s: Orichalcum) -> None:
    """26 buildings, by face."""
    assert len(s.building_bag) == BUILDINGS
    assert least(s.building_bag) >= 0
    assert len(s.slots) == 4
    numbers = s.building_bag[:]
    for slot in range(len(s.slots)):
        if s.slots[slot] != 0:
            numbers[slot_building(s.slots[slot])] += 1
    if s.drawn != NONE:
        numbers[s.drawn] += 1
    for player in s.players:
        for i in range(len(player.laid)):
            if _what(player.laid[i]) == LAID_BUILDING:
                numbers[_piece(player.laid[i])] += 1
    for face in range(BUILDINGS):
        assert numbers[face] == BUILDING_COUNT[face]


def _tiles(s: Orichalcum) -> None:
    """65 tiles, each in one place; stacks and cards have those of their size."""
    numbers = zeros(65)
    for size in range(len(s.stacks)):
        stack = s.stacks[size]
        tally(numbers, stack.items)
        assert 0 <= stack.known <= len(stack.items)
        for i in range(len(stack.items)):
            assert TILE_SIZE[stack.items[i]] == size + 1
    for slot in range(len(s.row)):
        tile = tile_of(s.row[slot])
        if tile != NONE:
            numbers[tile] += 1
            assert TILE_SIZE[tile] == CARD_SIZE[card_of(s.row[slot])]
    if s.tile != NONE:
        numbers[s.tile] += 1
    for player in s.players:
        for i in range(len(player.laid)):
            if _what(player.laid[i]) == LAID_TILE:
                numbers[_piece(player.laid[i])] += 1
    assert all_are(numbers, 1)


def _cards(s: Orichalcum) -> None:
    """12 cards, each in one place."""
    numbers = zeros(12)
    tally(numbers, s.draw_pile.items)
    tally_set(numbers, s.discarded)
    for slot in range(len(s.row)):
        numbers[card_of(s.row[slot])] += 1
    if s.card != NONE:
        numbers[s.card] += 1
    assert all_are(numbers, 1)
    assert len(s.row) <= (6 if len(s.players) == 4 else 5)


def _titans(s: Orichalcum) -> None:
    """Each titan is on the table, active side up, or with one player; nobody holds more than allowed."""
    assert len(s.titan_holder) == TITANS
    assert TITANS == 4
    assert 0 <= s.titan_active < 16
    for titan in range(TITANS):
        holder = s.titan_holder[titan]
        assert NONE <= holder < len(s.players)
        assert holder != NONE or s.titan_active & BIT[titan] != 0
    for seat in range(len(s.players)):
        assert count(s.titans_of(seat)) <= 1 + s.players[seat].powers[ORATORY]


def _island(player: Player) -> None:
    """What the rules work with is what was laid, and each circle is exactly one thing."""
    terrains = zeros(TERRAINS)
    laid: i64 = 0
    covered: i64 = 0
    for i in range(len(player.laid)):
        piece, place = _piece(player.laid[i]), _place(player.laid[i])
        if _what(player.laid[i]) == LAID_TILE:
            cells = UNDER_CELL[TILE_OUTLINE[piece]]
            for cell in range(TILE_SIZE[piece]):
                circle = BIT[cells[place * TILE_SIZE[piece] + cell]]
                assert laid & circle == 0
                laid |= circle
                terrains[TILE_TERRAINS[piece][cell]] |= circle
        else:
            under = BIT[place // 6] if _what(player.laid[i]) == LAID_BUILDING else UNDER[TEMPLE_OUTLINE][place]
            assert covered & under == 0
            assert under & ~laid == 0
            covered |= under
    haunted: i64 = 0
    for i in range(len(player.lairs)):
        haunted |= BIT[lair_circle(player.lairs[i])]
    assert count(haunted) == len(player.lairs)
    assert haunted & ~terrains[VOLCANO] == 0
    assert haunted & covered == 0
    assert len(player.free) == TERRAINS
    for terrain in range(TERRAINS):
        assert player.free[terrain] == terrains[terrain] & ~covered & ~haunted
    assert player.empty | player.metropolis | laid == LAND[player.side]
    assert player.empty + player.metropolis + laid == LAND[player.side]
    assert count(player.metropolis) in (0, 2)


def _powers(player: Player) -> None:
    """The powers are those of the buildings laid and of the metropolis.

    Sums; of the values that Siege Engines turn into skulls the union. Crystal and Practice exist once.
    """
    powers = zeros(POWER_KINDS)
    for i in range(len(player.laid)):
        if _what(player.laid[i]) == LAID_BUILDING:
            more = BUILDING_POWERS[_piece(player.laid[i])]
            for power in range(POWER_KINDS):
                powers[power] = powers[power] | more[power] if power == SIEGE else powers[power] + more[power]
    if player.metropolis != 0:
        powers[MINES] += 1
        powers[CAMPS] += 1
    assert len(player.powers) == POWER_KINDS
    for power in range(POWER_KINDS):
        assert player.powers[power] == powers[power]


def _hand(s: Orichalcum) -> None:
    """Between two decisions the active player holds only what the pending step knows of."""
    if s.over:
        return
    pending = kind_of(s.stack[len(s.stack) - 1])
    assert (s.drawn != NONE) == (pending == steps.MINOTAUR_BUILDING)
    assert (s.tile != NONE) == (pending == steps.PLACE_TILE)
    assert s.card == NONE or CARD_IN_HAND & BIT[pending] != 0
    assert s.healed == 0 or IN_A_CAPTURE & BIT[pending] != 0
    assert 0 <= s.marker < len(s.players)
    assert 0 <= s.turns_left <= len(s.players)
    assert s.round <= 60


def _end(s: Orichalcum) -> None:
    """O18: the game is over exactly when somebody has won or it was stopped."""
    winners = vec[i64]()
    for seat in range(len(s.players)):
        if s.points(seat) >= 5 and len(s.players[seat].lairs) == 0:
            winners = append(winners, seat)
    assert len(winners) == (0 if s.winner == NONE else 1)
    if len(winners) > 0:
        assert winners[0] == s.winner
        assert not s.stopped
    assert s.over == (len(winners) > 0 or s.stopped)
