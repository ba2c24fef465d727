"""What a seat sees of Arnak (A1.5, A1.6). Everything that leaves the engine for a seat goes through here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, members
from pelagos.core.parts import Parts
from pelagos.core.sharing import kept
from pelagos.core.state import State, argument_of, kind_of, seat_of
from pelagos.games.arnak import operands, ops, steps
from pelagos.games.arnak.components import ARROWS, BOARDS, COMPONENTS
from pelagos.games.arnak.effects import ICONS, RESOURCES
from pelagos.games.arnak.lookup import (
    ARRIVAL_POINTS,
    FIRST_BASIC,
    GOODS,
    IDOL_NAMES,
    ITEMS,
    LEVEL_ONE,
    OP,
    RIVAL_NAMES,
    SITE_SPACE,
    SITES,
    SLOTS,
    SPACE_COST,
    SPACES,
    TEMPLE_COST,
    TEMPLES,
    TILE_NAMES,
    TILES,
    icons_in,
    resources_in,
)
from pelagos.games.arnak.outlook import too_dear
from pelagos.games.arnak.player import NONE, Player, assistant_of, card_of, is_exhausted, is_gold, is_seen, layer_of
from pelagos.games.arnak.rules.payment import cost_of, fresh_of, is_discount
from pelagos.games.arnak.rules.rival import arrow
from pelagos.games.arnak.rules.scoring import CATEGORIES, rival_points, rival_sheet, sheet
from pelagos.games.arnak.rules.turns import is_free
from pelagos.games.arnak.shapes import (
    ArnakTable,
    AssistantStack,
    Drawn,
    Goods,
    Owed,
    Pending,
    Pile,
    PromptValues,
    RescueStack,
    Research,
    Rival,
    Seat,
    Site,
    SiteStack,
    Space,
)
from pelagos.games.arnak.state import BLOCKED, FREE, RIVAL, Arnak
from pelagos.games.arnak.words import ASSISTANT, BONUS, CARD, GUARDIAN, SITE, SPACE, TEMPLE, VOCABULARY


def view_of(s: Arnak, seat: int | None) -> ArnakTable:
    """The table as a seat (None: a spectator) sees it, JSON-ready."""
    view: ArnakTable = {
        "board": BOARDS[s.board],
        "round": int(s.round),
        "start": int(s.start),
        "row": [None if card == NONE else CARD.values[card] for card in s.row],
        "staff": int(s.round),
        "items": _pile(list(s.items), s.items_shown),
        "artifacts": _pile(list(s.artifacts), s.artifacts_shown),
        "exile": {
            "items": [CARD.values[card] for card in members(s.exiled_items)],
            "artifacts": [CARD.values[ITEMS + card] for card in members(s.exiled_artifacts)],
            "basics": {CARD.values[FIRST_BASIC + kind]: int(number) for kind, number in enumerate(s.exiled_basics)},
        },
        "fears": int(s.fears),
        "sites": {SITE.values[site]: _site(s, site) for site in range(SITES)},
        "site_stacks": [_stack(s, level) for level in range(2)],
        "guardians_left": len(s.guardians),
        "assistants": [_top(list(stack)) for stack in s.supply],
        "rescue": _rescue(s, seat),
        "research": _research(s, seat),
        "loose_icons": {icon: int(icons_in(s.loose, kind)) for kind, icon in enumerate(ICONS) if icons_in(s.loose, kind)},
        "main_done": any(kind_of(step) == steps.END_TURN for step in s.stack),
        "free_actions": _free_actions(s, seat),
        "too_dear": {} if s.over else too_dear(s, s.seat if seat is None else seat),
        "prompt": _prompt(s),
        "owed": _owed(s),
        "pending": [
            _pending(step) for step in reversed(list(s.stack)[:-1]) if kind_of(step) not in (steps.END_TURN, steps.CLOSE_TURN)
        ],
        "players_boards": [_player(s, other, seat) for other in range(len(s.players))],
        "drawn": _drawn(s, seat),
    }
    if s.solo:
        view["rival"] = _rival(s)
    return view


def own_parts(state: State, seat: int) -> Parts:
    """What a seat sees otherwise than everybody: its own cards, and what only it has looked at."""
    assert isinstance(state, Arnak)
    player = state.players[seat]
    parts: Parts = {
        ("free_actions",): _free_actions(state, seat),
        ("too_dear",): {} if state.over else too_dear(state, seat),
        ("players_boards", seat, "hand_cards"): _hand(player),
        ("players_boards", seat, "deck_known"): _known_in_deck(player, True, _alone(state, seat)),
        ("players_boards", seat, "discarding"): _discarding(player),
        ("drawn",): _drawn(state, seat),
    }
    if state.rescue_seen & BIT[seat] != 0:
        parts[("rescue",)] = _rescue(state, seat)
    if state.temple_seen & BIT[seat] != 0:
        parts[("research", "temple_bonus_seen")] = _temple_bonus(state)
    return parts


def _pile(cards: list[int], top_known: bool) -> Pile:
    """A face-down deck: how many cards, and the top one if it was seen."""
    return {"cards": len(cards), "top": CARD.values[cards[-1]] if top_known and cards else None}


def _top(stack: list[int]) -> AssistantStack:
    """A stack of assistants: only the top one is seen."""
    return {"assistants": len(stack), "top": ASSISTANT.values[stack[-1]] if stack else None}


def _rescue(s: Arnak, seat: int | None) -> RescueStack:
    """The rescue stack; who looked through it sees all of it, the bottom first (A18.4)."""
    seen = seat is not None and s.rescue_seen & BIT[seat] != 0
    return {**_top(list(s.rescue)), "all": [ASSISTANT.values[one] for one in s.rescue] if seen else None}


def _stack(s: Arnak, level: int) -> SiteStack:
    """A stack of site tiles: those not yet seen, and those put under it openly, the top one first."""
    deck = s.levels[level]
    tiles = list(deck.items)
    first, last = (0, LEVEL_ONE) if level == 0 else (LEVEL_ONE, TILES)
    unseen = sorted(tile for tile in tiles[deck.known :] if first <= tile < last)
    return {
        "tiles": len(tiles),
        "unseen": [TILE_NAMES[tile] for tile in unseen],
        "below": [TILE_NAMES[tile] for tile in reversed(tiles[: deck.known])],
    }


_SITES: Final[dict[int, Site]] = {}


def _site(s: Arnak, site: int) -> Site:
    """A site, by all that can be different there."""
    made_of: i64 = 2 * site + s.board
    made_of = made_of << 8 | s.tiles[site] + 1
    made_of = made_of << 8 | s.wardens[site] + 1
    made_of = made_of << 8 | s.idols[site] + 1
    made_of = made_of << 1 | (0 if s.hidden_idols[site] == NONE else 1)
    for space in _spaces(site):
        made_of = made_of << 8 | s.spaces[space] + 2
    return _SITES.get(made_of) or kept(_SITES, made_of, _new_site(s, site))


def _new_site(s: Arnak, site: int) -> Site:
    entry: Site = {
        "tile": None if s.tiles[site] == NONE else TILE_NAMES[s.tiles[site]],
        "guardian": None if s.wardens[site] == NONE else GUARDIAN.values[s.wardens[site]],
        "spaces": {SPACE.values[space]: _space(s, space) for space in _spaces(site)},
    }
    if s.idols[site] != NONE:
        entry["idol"] = IDOL_NAMES[s.idols[site]]
        entry["hidden_idols"] = 0 if s.hidden_idols[site] == NONE else 1
    return entry


def _spaces(site: int) -> list[int]:
    first = int(SITE_SPACE[site])
    return [first, first + 1] if COMPONENTS.sites[0][site].level == 0 else [first]


def _space(s: Arnak, space: int) -> Space:
    cost = SPACE_COST[s.board * SPACES + space]
    holder = s.spaces[space]
    return {
        "cost": _icons(cost),
        "blocked": bool(holder == BLOCKED),
        "archaeologist": None if holder in (FREE, BLOCKED) else "rival" if holder == RIVAL else int(holder),
    }


def _research(s: Arnak, seat: int | None) -> Research:
    bonus: dict[str, list[str]] = {}
    for space, number in enumerate(s.bonus):
        tiles = int(number)
        while tiles:
            bonus.setdefault(str(space), []).append(BONUS.values[tiles % 8 - 1])
            tiles //= 8
    seen = seat is not None and s.temple_seen & BIT[seat] != 0
    return {
        "bonus": bonus,
        "temple_bonus": len(s.temple_bonus),
        "temple_bonus_seen": _temple_bonus(s) if seen else None,
        "temple": {TEMPLE.values[stack]: int(s.temple[stack]) for stack in range(TEMPLES)},
        "temple_cost": {TEMPLE.values[stack]: _goods(TEMPLE_COST[s.board * TEMPLES + stack]) for stack in range(TEMPLES)},
        "arrivals": int(s.arrivals),
        "arrival_points": [int(points) for points in ARRIVAL_POINTS[: len(s.players) + int(s.solo)]],
    }


def _temple_bonus(s: Arnak) -> list[str]:
    """The bonus tiles in the temple, for who has seen them."""
    return sorted(BONUS.values[tile] for tile in s.temple_bonus)


def _goods(amount: i64) -> Goods:
    """The resources of an amount, without those that it has none of."""
    return {RESOURCES[kind]: int(resources_in(amount, kind)) for kind in range(GOODS) if resources_in(amount, kind)}


def _icons(number: i64) -> list[str]:
    """Travel icons one by one."""
    return [icon for kind, icon in enumerate(ICONS) for _ in range(icons_in(number, kind))]


def _free_actions(s: Arnak, seat: int | None) -> list[str]:
    """A4.3: the free actions among the words that the seat may say now."""
    if s.over or seat != s.seat:
        return []
    return [VOCABULARY.text(word) for word in s.legal_words() if is_free(word)]


def _owed(s: Arnak) -> Owed | None:
    """A6.1, A9.3: what is still due of the payment under way, and the icons that must be used next (A5.15, A6.5)."""
    if s.over or len(s.stack) == 0:
        return None
    top = s.stack[len(s.stack) - 1]
    discards = len([step for step in s.stack if kind_of(step) == steps.PAY_DISCARD])
    travel = [argument_of(step) for step in s.stack if kind_of(step) == steps.PAY_TRAVEL]
    if kind_of(top) != steps.PAY_TRAVEL and kind_of(top) != steps.PAY_DISCARD:
        return None
    return {
        "icons": [icon for argument in travel for icon in _icons(cost_of(argument))],
        "cards": discards,
        "at_hand": _icons(fresh_of(argument_of(top))) if kind_of(top) == steps.PAY_TRAVEL else [],
        "discount": kind_of(top) == steps.PAY_TRAVEL and is_discount(argument_of(top)),
    }


def _prompt(s: Arnak) -> PromptValues | None:
    """What the question names: the icons still due and where they lead, the card, the tile, the discount."""
    if s.over or len(s.stack) == 0:
        return None
    kind, argument = kind_of(s.stack[len(s.stack) - 1]), argument_of(s.stack[len(s.stack) - 1])
    if kind == steps.PAY_TRAVEL:
        due: PromptValues = {icon: int(icons_in(cost_of(argument), number)) for number, icon in enumerate(ICONS)}
        return due | _aim(s)
    if kind == steps.RESOLVE_ARTIFACT:
        return {"card": CARD.values[argument]}
    if kind == steps.ORDER_RESULTS:
        return {"bonus": BONUS.values[argument & 15]}
    if kind == steps.BUY:
        return {"discount": int(operands.BUY_DISCOUNT[argument])}
    if kind == steps.USE_AGAIN:
        return {"site": SITE.values[argument]}
    return None


def _aim(s: Arnak) -> PromptValues:
    """What the travel under way is for: a space, the guardian of a site, or something else."""
    below = _pending(s.stack[len(s.stack) - 2])
    if "space" in below:
        return {"aim": "space", "space": below["space"], "site": ""}
    if "site" in below:
        return {"aim": str(below["step"]), "space": "", "site": below["site"]}
    return {"aim": "effect", "space": "", "site": ""}


_ABOUT_SITE: Final = (steps.EXPLORE, steps.REVEAL_SITE, steps.WAKE_GUARDIAN, steps.TAKE_GUARDIAN, steps.USE_AGAIN)


def _pending(step: i64) -> Pending:
    """A step that waits until the one above it is done; what it is about is public."""
    kind, argument = kind_of(step), argument_of(step)
    entry: Pending = {"step": steps.NAMES[kind]}
    if kind == steps.ARRIVE:
        entry["space"] = SPACE.values[argument & 255]
    elif kind in _ABOUT_SITE:
        entry["site"] = SITE.values[argument]
    elif kind == steps.RESOLVE_ARTIFACT:
        entry["card"] = CARD.values[argument]
    elif kind == steps.RUN:
        entry["ops"] = _ops(argument)
    return entry


def _ops(place: i64) -> list[str]:
    """The operations of an effect from a place on."""
    names: list[str] = []
    while OP[place] != 0:
        names.append(ops.NAMES[OP[place]])
        place += 1
    return names


def _drawn(s: Arnak, seat: int | None) -> Drawn:
    """Cards drawn of which one will be kept: who decides sees them, the others their number."""
    own = len(s.stack) > 0 and seat == seat_of(s.stack[len(s.stack) - 1])
    return {"cards": len(s.drawn), "seen": [CARD.values[card_of(entry)] for entry in s.drawn] if own else None}


def _player(s: Arnak, other: int, seat: int | None) -> Seat:
    player = s.players[other]
    alone = _alone(s, other)
    return {
        "resources": {RESOURCES[resource]: int(player.goods[resource]) for resource in range(GOODS)},
        "hand": len(player.hand),
        "hand_cards": _hand(player) if other == seat else None,
        "hand_known": _known_in_hand(player, alone),
        "deck": len(player.deck),
        "deck_known": _known_in_deck(player, other == seat, alone),
        "owned": sorted(CARD.values[card_of(entry)] for entry in _entries(s, other)),
        "played": [CARD.values[card] for card in player.played],
        "discarding": _discarding(player) if other == seat else None,
        "archaeologists": int(player.home),
        "idols": int(player.idols),
        "slots": [player.slots & BIT[slot] != 0 for slot in range(SLOTS)],
        "team": [
            {"assistant": ASSISTANT.values[assistant_of(one)], "gold": is_gold(one), "exhausted": is_exhausted(one)}
            for one in player.team
        ],
        "guardians": [GUARDIAN.values[guardian] for guardian in members(player.guardians)],
        "boons": [GUARDIAN.values[guardian] for guardian in members(player.boons)],
        "glass": int(player.glass),
        "notebook": int(player.notebook),
        "arrival": None if player.arrival == NONE else int(player.arrival) + 1,
        "temple": {TEMPLE.values[stack]: int(player.temple[stack]) for stack in range(TEMPLES) if player.temple[stack]},
        "fear_tiles": int(player.fear_tiles),
        "passed": player.passed,
        "masked": player.masked,
        "flying": player.flying,
        "sheet": _sheet(sheet(s, other)),
    }


def _hand(player: Player) -> list[str]:
    return [CARD.values[card_of(entry)] for entry in player.hand]


def _sheet(lines: vec[i64]) -> Goods:
    """A17.2: points by category."""
    return {name: int(lines[line]) for line, name in enumerate(CATEGORIES)}


def _entries(s: Arnak, seat: int) -> list[int]:
    """All cards in hand and deck, and those just drawn, with their layers."""
    player = s.players[seat]
    entries = [int(entry) for entry in list(player.hand) + list(player.deck)]
    if len(s.stack) > 0 and seat_of(s.stack[len(s.stack) - 1]) == seat:
        entries += [int(entry) for entry in s.drawn]
    return entries


def _alone(s: Arnak, seat: int) -> set[int]:
    """The layers of one card: the table followed where it went."""
    layers = [int(layer_of(entry)) for entry in _entries(s, seat)]
    return {layer for layer in layers if layers.count(layer) == 1}


def _known_in_hand(player: Player, alone: set[int]) -> list[str]:
    """Cards that the table knows to be in hand."""
    return [CARD.values[card_of(entry)] for entry in player.hand if int(layer_of(entry)) in alone]


def _known_in_deck(player: Player, own: bool, alone: set[int]) -> list[str | None]:
    """The deck from the top: cards whose place is known (A1.6), and None for the others."""
    return [
        CARD.values[card_of(entry)] if int(layer_of(entry)) in alone or (own and is_seen(entry)) else None
        for entry in reversed(list(player.deck))
    ]


def _discarding(player: Player) -> list[str]:
    """A16.2: what a player has chosen to discard so far."""
    return [CARD.values[card_of(entry)] for place, entry in enumerate(player.hand) if player.discarding & BIT[place] != 0]


def _rival(s: Arnak) -> Rival:
    """The rival; of its stack the tiles to come are known and the arrow on the back of the top one is seen."""
    rival = s.rival
    return {
        "stack": sorted(RIVAL_NAMES[tile] for tile in rival.stack),
        "used": [RIVAL_NAMES[tile] for tile in rival.used],
        "arrow": ARROWS[arrow(s)] if len(rival.stack) + len(rival.used) else None,
        "archaeologists": int(rival.home),
        "glass": int(rival.glass),
        "arrival": None if rival.arrival == NONE else int(rival.arrival) + 1,
        "temple": {TEMPLE.values[stack]: int(rival.temple[stack]) for stack in range(TEMPLES) if rival.temple[stack]},
        "guardians": [GUARDIAN.values[guardian] for guardian in members(rival.guardians)],
        "cards": [CARD.values[card] for card in members(rival.items)]
        + [CARD.values[ITEMS + card] for card in members(rival.artifacts)],
        "idols": [IDOL_NAMES[idol] for idol in members(rival.idols)],
        "stacked_idols": int(rival.stacked),
        "sheet": _sheet(rival_sheet(s)),
        "points": int(rival_points(s)),
    }
