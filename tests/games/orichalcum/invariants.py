"""What must hold in Orichalcum after every word (O21.7), for the conformance suite."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import count, members
from pelagos.core.state import State, kind_of
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.lookup import (
    BUILDING_COUNT,
    BUILDING_POWERS,
    BUILDING_TOKEN,
    CAMPS,
    CARD_SIZE,
    CREATURE_COUNT,
    CREATURES,
    HOPLITE,
    LAND,
    MINES,
    ORATORY,
    ORICHALCUM,
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

OPTIONS: list[dict[str, object]] = [{}, {"island_side": "hard"}, {"island_side": "choose"}, {"same_island": True}]

IN_A_CAPTURE = {steps.FIGHT, steps.CHOOSE_LAIR, steps.ROLL, steps.MINOTAUR_BUILDING, steps.GIVE_UP_TITAN}
CARD_IN_HAND = {steps.PLACE_TILE, steps.ATTRACT_TITANS, steps.GIVE_UP_TITAN, steps.CARD_ACTION}


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
    _hand(state)
    _end(state)


def _resources(s: Orichalcum) -> None:
    """30 hoplites and 30 orichalcum; nobody owes any."""
    on_board = [
        sum(slot_token(entry) for entry in s.slots if entry and BUILDING_TOKEN[slot_building(entry)] == resource)
        for resource in (HOPLITE, ORICHALCUM)
    ]
    committed = [lair_hoplites(entry) for player in s.players for entry in player.lairs]
    assert s.hoplites + sum(player.hoplites for player in s.players) + sum(committed) + s.healed + on_board[0] == 30
    assert s.orichalcum + sum(player.orichalcum for player in s.players) + on_board[1] == 30
    assert min(s.hoplites, s.orichalcum, s.healed) >= 0
    assert all(player.hoplites >= 0 and player.orichalcum >= 0 for player in s.players)
    assert all(0 <= hoplites <= 3 for hoplites in committed)
    assert all(slot_token(entry) in (0, 1) for entry in s.slots)


def _victory_tokens(s: Orichalcum) -> None:
    """17 tokens and 17 temples; as many tokens with the temple side up as temples."""
    assert s.tokens + sum(player.temples + player.medallions for player in s.players) == 17
    assert s.temples + sum(player.temples for player in s.players) == 17
    assert min(s.tokens, s.temples) >= 0
    for player in s.players:
        assert player.temples == len([1 for what, _, _ in _laid(player) if what == LAID_TEMPLE])


def _creatures(s: Orichalcum) -> None:
    """20 creatures, by face."""
    numbers = Counter({face: int(number) for face, number in enumerate(s.creature_bag)})
    numbers.update(creature_of(entry) for entry in s.row if creature_of(entry) != NONE)
    if s.creature != NONE:
        numbers[int(s.creature)] += 1
    for player in s.players:
        numbers.update(lair_creature(entry) for entry in player.lairs)
        numbers.update({face: int(number) for face, number in enumerate(player.captured)})
        assert min(player.captured) >= 0
    assert [numbers[face] for face in range(CREATURES)] == list(CREATURE_COUNT)
    assert sum(numbers.values()) == 20
    assert min(s.creature_bag) >= 0
    for entry in s.row:
        _creature_on_tile(tile_of(entry), creature_of(entry))
    _creature_on_tile(s.tile, s.creature)


def _creature_on_tile(tile: int, creature: int) -> None:
    """With 18 volcanoes and 20 creatures each volcano that is revealed has one (O21.3)."""
    assert (creature != NONE) == (tile != NONE and TILE_VOLCANO[tile] != NONE)


def _buildings(s: Orichalcum) -> None:
    """26 buildings, by face."""
    numbers = Counter({face: int(number) for face, number in enumerate(s.building_bag)})
    numbers.update(slot_building(entry) for entry in s.slots if entry)
    if s.drawn != NONE:
        numbers[int(s.drawn)] += 1
    for player in s.players:
        numbers.update(piece for what, piece, _ in _laid(player) if what == LAID_BUILDING)
    assert [numbers[face] for face in range(len(COMPONENTS.buildings))] == list(BUILDING_COUNT)
    assert sum(numbers.values()) == 26
    assert min(s.building_bag) >= 0
    assert len(s.slots) == 4


def _tiles(s: Orichalcum) -> None:
    """65 tiles, each in one place; stacks and cards have those of their size."""
    tiles = [tile for stack in s.stacks for tile in stack.items]
    tiles += [tile_of(entry) for entry in s.row if tile_of(entry) != NONE]
    tiles += [s.tile] if s.tile != NONE else []
    tiles += [piece for player in s.players for what, piece, _ in _laid(player) if what == LAID_TILE]
    assert sorted(tiles) == list(range(65))
    for size, stack in enumerate(s.stacks, 1):
        assert all(TILE_SIZE[tile] == size for tile in stack.items)
        assert 0 <= stack.known <= len(stack.items)
    assert all(TILE_SIZE[tile_of(entry)] == CARD_SIZE[card_of(entry)] for entry in s.row if tile_of(entry) != NONE)


def _cards(s: Orichalcum) -> None:
    """12 cards, each in one place."""
    cards = [*s.draw_pile.items, *(card_of(entry) for entry in s.row), *members(s.discarded)]
    cards += [s.card] if s.card != NONE else []
    assert sorted(cards) == list(range(12))
    assert len(s.row) <= (6 if len(s.players) == 4 else 5)


def _titans(s: Orichalcum) -> None:
    """Each titan is on the table, active side up, or with one player; nobody holds more than allowed."""
    assert len(s.titan_holder) == TITANS == 4
    assert 0 <= s.titan_active < 16
    for titan, holder in enumerate(s.titan_holder):
        assert NONE <= holder < len(s.players)
        assert holder != NONE or s.titan_active & 2**titan
    for seat, player in enumerate(s.players):
        assert count(s.titans_of(seat)) <= 1 + player.powers[ORATORY]


def _laid(player: Player) -> list[tuple[int, int, int]]:
    """What was laid on an island: tile, building or temple; which; and where."""
    return [(int(entry) >> 20, int(entry) >> 10 & 1023, int(entry) & 1023) for entry in player.laid]


def _island(player: Player) -> None:
    """What the rules work with is what was laid, and each circle is exactly one thing."""
    terrains = [0] * TERRAINS
    covered = 0
    for what, piece, place in _laid(player):
        if what == LAID_TILE:
            cells = UNDER_CELL[TILE_OUTLINE[piece]]
            for cell, terrain in enumerate(TILE_TERRAINS[piece]):
                circle = 2 ** int(cells[place * TILE_SIZE[piece] + cell])
                assert not any(circle & one for one in terrains)
                terrains[terrain] |= circle
        else:
            under = 2 ** (place // 6) if what == LAID_BUILDING else int(UNDER[TEMPLE_OUTLINE][place])
            assert not covered & under
            assert not under & ~sum(terrains)
            covered |= under
    haunted = sum(2 ** int(lair_circle(entry)) for entry in player.lairs)
    assert count(haunted) == len(player.lairs)
    assert not haunted & ~terrains[VOLCANO]
    assert not haunted & covered
    assert list(player.free) == [terrain & ~covered & ~haunted for terrain in terrains]
    assert player.empty | player.metropolis | sum(terrains) == LAND[player.side]
    assert player.empty + player.metropolis + sum(terrains) == LAND[player.side]
    assert count(player.metropolis) in (0, 2)
    _powers(player)


def _powers(player: Player) -> None:
    """The powers are those of the buildings laid and of the metropolis."""
    powers = [0] * POWER_KINDS
    for what, piece, _ in _laid(player):
        if what == LAID_BUILDING:
            powers = _joined(powers, BUILDING_POWERS[piece])
    if player.metropolis:
        powers[MINES] += 1
        powers[CAMPS] += 1
    assert list(player.powers) == powers


def _joined(powers: list[int], more: vec[i64]) -> list[int]:
    """Sums; of the values that Siege Engines turn into skulls the union. Crystal and Practice exist once."""
    return [
        int(has | other if power == SIEGE else has + other) for power, (has, other) in enumerate(zip(powers, more, strict=True))
    ]


def _hand(s: Orichalcum) -> None:
    """Between two decisions the active player holds only what the pending step knows of."""
    if s.over:
        return
    pending = kind_of(s.stack[len(s.stack) - 1])
    assert (s.drawn != NONE) == (pending == steps.MINOTAUR_BUILDING)
    assert (s.tile != NONE) == (pending == steps.PLACE_TILE)
    assert s.card == NONE or pending in CARD_IN_HAND
    assert s.healed == 0 or pending in IN_A_CAPTURE
    assert 0 <= s.marker < len(s.players)
    assert 0 <= s.turns_left <= len(s.players)
    assert s.round <= 60


def _end(s: Orichalcum) -> None:
    """O18: the game is over exactly when somebody has won or it was stopped."""
    winners = [seat for seat, player in enumerate(s.players) if s.points(seat) >= 5 and not len(player.lairs)]
    assert winners == ([s.winner] if s.winner != NONE else [])
    assert s.over == (bool(winners) or s.stopped)
    assert not (winners and s.stopped)
