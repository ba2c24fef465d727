"""What a seat sees of Atlantis: everything but the hands of others and the order of the deck (I17.1)."""

from pelagos.core.bits import BIT, members
from pelagos.core.parts import Parts
from pelagos.core.state import State, argument_of, kind_of
from pelagos.games.atlantis.components import COMPONENTS
from pelagos.games.atlantis.lookup import (
    ABILITY_NAMES,
    COLOURS,
    GOD_NAMES,
    GOD_TEMPLES,
    MOVE_OFF,
    MOVE_ON,
    MOVES,
    TAKE_HELPER,
    TILES,
)
from pelagos.games.atlantis.multisets import cards, gathered, includes, level, size, tiles
from pelagos.games.atlantis.player import neutral_area, own_area
from pelagos.games.atlantis.rules.temples import is_open, next_price
from pelagos.games.atlantis.shapes import AtlantisTable, BuildMove, Chosen, Counts, Neutral, Region, Seat, Temple
from pelagos.games.atlantis.state import NONE, Atlantis
from pelagos.games.atlantis.steps import DEAL, DRAW_CARD, DRAW_DISPLAY, MOVE_TO, SPEND_HELPER, SWAP_SECOND
from pelagos.games.atlantis.words import AREA, MOVE, TILE


def view_of(s: Atlantis, seat: int | None) -> AtlantisTable:
    """The table as a seat (None: a spectator) sees it, as a JSON-ready dict."""
    return {
        "round": int((s.turn - 1) // len(s.players)) + 1,
        "marker": COMPONENTS.colours[s.marker],
        "regions": [_region(s, region) for region in range(COLOURS)],
        "display": [_colour(card) for card in s.display],
        "deck": int(s.deck.size()),
        "discard": _counts(s.discarded),
        "dummy": _colour(s.dummy),
        "unseen": _counts(_unseen(s, seat)),
        "first": int(s.first),
        "active": _active(s),
        "actions": int(s.actions),
        "converted": s.converted,
        "draws": _draws(s),
        "coming": _coming(s),
        "chosen": _chosen(s),
        "moves": _moves(s),
        "winner": None if s.winner == NONE else int(s.winner),
        "seats": [_player(s, other, seat) for other in range(len(s.players))],
    }


def own_parts(state: State, seat: int) -> Parts:
    """What a seat sees otherwise than everybody: its hand."""
    assert isinstance(state, Atlantis)
    return {
        ("unseen",): _counts(_unseen(state, seat)),
        ("seats", seat, "hand"): _counts(state.players[seat].hand),
        ("seats", seat, "payable"): _payable(state, seat),
    }


def _active(s: Atlantis) -> int:
    """I1.8: whose turn it is, or was when the game ended."""
    return int((s.first + s.turn - 1) % len(s.players))


def _draws(s: Atlantis) -> int:
    """How many cards are still to be drawn, the one that is asked for included (I5.2, I10.7)."""
    step = 0 if s.over else s.stack[len(s.stack) - 1]
    return int(argument_of(step)) if kind_of(step) in (DRAW_CARD, DRAW_DISPLAY) else 0


def _coming(s: Atlantis) -> int:
    """I13.5: as many as were drawn, or as there are."""
    step = 0 if s.over else s.stack[len(s.stack) - 1]
    return min(int(argument_of(step)) // 2, int(s.deck.size() + size(s.discarded))) if kind_of(step) == DEAL else 0


def _chosen(s: Atlantis) -> Chosen | None:
    """The first half of a decision of two words: what is to be built, or which tile is to go elsewhere."""
    step = 0 if s.over else s.stack[len(s.stack) - 1]
    kind, area, part = kind_of(step), argument_of(step) // 4, argument_of(step) % 4
    if kind == SPEND_HELPER:
        after = _stack(_after(s.players[s.seat].temple(area), part))
        return {"area": AREA.values[area], "move": MOVE.values[part], "tiles": after}
    if kind in (SWAP_SECOND, MOVE_TO):
        return {"area": AREA.values[area], "tile": TILE.values[part]}
    return None


def _moves(s: Atlantis) -> list[BuildMove]:
    """I7.2, I8.3, I9.1: on the open areas of the marker region, by the tiles that lie there."""
    seat = _active(s)
    areas = [area for area in (own_area(s.marker), neutral_area(s.marker)) if is_open(s, seat, area)]
    stacks = [(area, s.players[seat].temple(area)) for area in areas]
    return [_move(area, stack, move) for area, stack in stacks for move in range(MOVES) if includes(stack, MOVE_OFF[move])]


def _move(area: int, stack: int, move: int) -> BuildMove:
    return {
        "area": AREA.values[area],
        "move": MOVE.values[move],
        "off": _stack(MOVE_OFF[move]),
        "on": COMPONENTS.tiles[COMPONENTS.moves[move].on],
        "tiles": _stack(_after(stack, move)),
        "price": int(next_price(stack)),
    }


def _after(stack: int, move: int) -> int:
    """I8.3: what a building move makes of a stack."""
    return stack - MOVE_OFF[move] + MOVE_ON[move]


def _colour(card: int) -> str | None:
    return None if card == NONE else COMPONENTS.colours[card]


def _counts(multiset: int) -> Counts:
    """How many cards there are of each colour."""
    return {COMPONENTS.colours[colour]: int(cards(multiset, colour)) for colour in range(COLOURS)}


def _stack(stack: int) -> list[str]:
    """The tiles of a stack, the largest at the bottom and first (I8.2)."""
    return [COMPONENTS.tiles[tile] for tile in range(TILES - 1, -1, -1) for _ in range(tiles(stack, tile))]


def _unseen(s: Atlantis, seat: int | None) -> int:
    """The cards that a seat does not see, deck and hidden hands together: everybody can count them."""
    hidden: int = gathered(s.deck.items)
    for other, player in enumerate(s.players):
        if other != seat:
            hidden += player.hand
    return hidden


def _region(s: Atlantis, region: int) -> Region:
    """A region with its areas: those of the players by seat, and the neutral one if there is one (I1.1)."""
    return {
        "colour": COMPONENTS.colours[region],
        "number": int(s.slot(region)) + 1,
        "ability": ABILITY_NAMES[s.ability(region)],
        "helpers": int(s.helpers) if s.ability(region) == TAKE_HELPER else 0,
        "temples": [_temple(player.temple(own_area(region))) for player in s.players],
        "neutral": _neutral(s, region) if s.neutral & BIT[region] else None,
    }


def _temple(stack: int) -> Temple:
    return {"tiles": _stack(stack), "level": int(level(stack)), "price": int(next_price(stack))}


def _neutral(s: Atlantis, region: int) -> Neutral:
    """The neutral area: whose tiles are on it, and which."""
    for seat, player in enumerate(s.players):
        stack = player.temple(neutral_area(region))
        if stack:
            return {"owner": seat, **_temple(stack)}
    return {"owner": None, **_temple(0)}


def _payable(s: Atlantis, seat: int) -> list[str]:
    """I7.2: the regions in which the hand has the cards for the next level."""
    hand, player = _counts(s.players[seat].hand), s.players[seat]
    prices = {colour: next_price(player.temple(own_area(region))) for region, colour in enumerate(COMPONENTS.colours)}
    return [colour for colour, price in prices.items() if hand[colour] >= price]


def _player(s: Atlantis, seat: int, observer: int | None) -> Seat:
    player = s.players[seat]
    completed = members(s.completed(seat))
    return {
        "colour": COMPONENTS.player_colours[seat],
        "god": GOD_NAMES[player.god],
        "temples_wanted": [
            {"number": slot + 1, "tiles": _stack(stack), "completed": slot in completed}
            for slot, stack in enumerate(GOD_TEMPLES[player.god])
        ],
        "hand_size": int(size(player.hand)),
        "hand": _counts(player.hand) if seat == observer else None,
        "payable": _payable(s, seat) if seat == observer else None,
        "hand_known": _counts(player.known),
        "followers": _counts(player.followers),
        "supply": _stack(player.supply),
        "helper": player.helper,
    }
