"""Positions of Arnak in a few lines.

`game()` gives a bare table in which seat 0 begins: nobody has cards or resources, no bonus tiles lie on the track, the row is ROW
and the decks are in alphabetical order from the top. Tests add what they need; pieces come out of decks, stacks and exile. `say`
says words and checks the invariants after each of them.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, members
from pelagos.core.state import kind_of
from pelagos.games.arnak.effects import RESOURCES
from pelagos.games.arnak.game import GAME
from pelagos.games.arnak.lookup import (
    BONUS_KINDS,
    FEAR_CARD,
    FIRST_BASIC,
    IDOL_NAMES,
    ITEMS,
    LOST_TEMPLE,
    RIVAL_NAMES,
    SITE_LEVEL,
    SITE_SPACE,
    SITES,
    SPACE_SITE,
    TILE_NAMES,
    icons_in,
)
from pelagos.games.arnak.player import (
    NONE,
    assistant_of,
    card_of,
    employed,
    held,
    is_exhausted,
    is_gold,
)
from pelagos.games.arnak.state import FREE, RIVAL, Arnak
from pelagos.games.arnak.steps import NAMES
from pelagos.games.arnak.words import ASSISTANT, BONUS, CARD, GUARDIAN, ICON, SITE, SPACE, TEMPLE
from tests.games.arnak.invariants import check

ROW = ["stone-jar", "hat", "gold-pan", "trowel", "pickaxe", "axe"]
"""The cards that `game()` puts into the row."""

TOPS = ["assistant-01", "assistant-02", "assistant-03"]
"""The assistants that `game()` puts on top of the supply stacks."""

BASICS = ["funding-car", "funding-ship", "exploration-car", "exploration-ship", "fear", "fear"]


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def game(players: int = 2, board: str = "bird", round: int = 1, difficulty: int = 0, seed: int = 1) -> Arnak:  # noqa: A002
    """The bare table. In solo it is the player's turn and the rival has turned up one tile."""
    s = GAME.new(players=players, seed=seed, board=board, start_player="first", difficulty=str(difficulty))
    assert isinstance(s, Arnak)
    for seat in range(players):
        clear(s, seat)
    if players == 1:
        undo_rival(s)
    s.round = round
    row(s, *([None] * round), *([None] * (6 - round)))
    s.items = numbers(sorted(s.items, key=lambda card: CARD.values[card], reverse=True))
    s.artifacts = numbers(sorted(s.artifacts, key=lambda card: CARD.values[card], reverse=True))
    if round == 1:
        row(s, *ROW)
    for space in range(LOST_TEMPLE):
        bonus(s, space)
    for level in s.levels:
        level.items = numbers(sorted(level.items, reverse=True))
    s.guardians = numbers(sorted(s.guardians, reverse=True))
    supply(s, *TOPS)
    check(s)
    return s


def undo_rival(s: Arnak) -> None:
    """Take back whatever the rival did in its first turn, but leave the tile turned up."""
    for space in range(len(s.spaces)):
        if s.spaces[space] == RIVAL:
            s.spaces[space] = FREE
            s.rival.home += 1
    for site in range(5, SITES):
        if s.tiles[site] != NONE:
            level = s.levels[SITE_LEVEL[site] - 1]
            level.put_under(s.tiles[site])
            level.known = 0
            s.tiles[site] = NONE
            s.idols[site] = next(kind for kind in members(s.rival.idols))
            s.rival.idols = 0
        if s.wardens[site] != NONE:
            s.guardians = append(s.guardians, s.wardens[site])
            s.wardens[site] = NONE
    for card in members(s.rival.items):
        s.items = append(s.items, card)
    for card in members(s.rival.artifacts):
        s.artifacts = append(s.artifacts, ITEMS + card)
    s.rival.items = s.rival.artifacts = 0
    s.rival.glass = 0
    missing = set(range(12)) - {int(one) for stack in s.supply for one in stack} - {int(one) for one in s.rescue}
    for assistant in missing:
        s.supply[0] = append(s.supply[0], assistant)


def clear(s: Arnak, seat: int) -> None:
    """Take a player's cards and resources away."""
    player = s.players[seat]
    for entry in list(player.hand) + list(player.deck):
        put_away(s, int(card_of(entry)))
    for card in player.played:
        put_away(s, int(card))
    player.hand = player.deck = player.played = numbers([])
    for resource in range(len(RESOURCES)):
        player.goods[resource] = 0


def put_away(s: Arnak, card: int) -> None:
    """Exile a card."""
    if card == FEAR_CARD:
        s.fears += 1
    elif card >= FIRST_BASIC:
        s.exiled_basics[card - FIRST_BASIC] += 1
    elif card >= ITEMS:
        s.exiled_artifacts |= BIT[card - ITEMS]
    else:
        s.exiled_items |= BIT[card]


def take_out(s: Arnak, name: str) -> int:
    """Take a card out of exile, deck, row or Fear deck."""
    card = CARD.index[name]
    if card == FEAR_CARD:
        assert s.fears > 0
        s.fears -= 1
    elif card >= FIRST_BASIC:
        assert s.exiled_basics[card - FIRST_BASIC] > 0, f"{name} is in use already"
        s.exiled_basics[card - FIRST_BASIC] -= 1
    elif card >= ITEMS and s.exiled_artifacts & BIT[card - ITEMS]:
        s.exiled_artifacts &= ~BIT[card - ITEMS]
    elif card < ITEMS and s.exiled_items & BIT[card]:
        s.exiled_items &= ~BIT[card]
    elif card in list(s.row):
        s.row[list(s.row).index(card)] = NONE
    elif card in list(s.items):
        s.items = pop(s.items, list(s.items).index(card))[0]
    else:
        s.artifacts = pop(s.artifacts, list(s.artifacts).index(card))[0]
    return card


# -- cards


def hand(s: Arnak, *cards: str, seat: int = 0) -> None:
    """Put cards into a hand, unknown to the others."""
    for name in cards:
        s.players[seat].to_hand(held(take_out(s, name), 0))


def deck(s: Arnak, *cards: str, seat: int = 0) -> None:
    """Put cards under a deck, the top one first."""
    for name in cards:
        s.players[seat].under_deck(held(take_out(s, name), 0))


def played(s: Arnak, *cards: str, seat: int = 0) -> None:
    """Put cards into a play area."""
    for name in cards:
        s.players[seat].played = append(s.players[seat].played, take_out(s, name))


def row(s: Arnak, *cards: str | None) -> None:
    """Lay the row anew, from the left; the cards that lay there go under their decks."""
    for space in range(len(s.row)):
        card = int(s.row[space])
        s.row[space] = NONE
        if card != NONE and card < ITEMS:
            s.items = numbers([card, *s.items])
        elif card != NONE:
            s.artifacts = numbers([card, *s.artifacts])
    for space, name in enumerate(cards):
        if name is not None:
            s.row[space] = take_out(s, name)


def deck_top(s: Arnak, name: str) -> None:
    """Put a card on top of the item or artifact deck."""
    card = take_out(s, name)
    if card < ITEMS:
        s.items = append(s.items, card)
    else:
        s.artifacts = append(s.artifacts, card)


def exile_deck(s: Arnak, items: bool, leave: int = 0) -> None:
    """Exile all but the top cards of a deck."""
    pile = [int(card) for card in (s.items if items else s.artifacts)]
    for card in pile[: len(pile) - leave]:
        put_away(s, card)
    if items:
        s.items = numbers(pile[len(pile) - leave :])
    else:
        s.artifacts = numbers(pile[len(pile) - leave :])


# -- resources and boards


def goods(s: Arnak, seat: int = 0, **amounts: int) -> None:
    """Give a player so much of some resources."""
    for name, amount in amounts.items():
        s.players[seat].goods[RESOURCES.index(name)] = amount


def employ(s: Arnak, name: str, gold: bool = False, exhausted: bool = False, seat: int = 0) -> None:
    """Put an assistant out of the supply onto a player board."""
    assistant = ASSISTANT.index[name]
    if assistant in list(s.rescue):
        s.rescue[list(s.rescue).index(assistant)] = s.supply[0][0]
        s.supply[0][0] = assistant
    for number, stack in enumerate(s.supply):
        if assistant in list(stack):
            s.supply[number] = pop(stack, list(stack).index(assistant))[0]
    player = s.players[seat]
    player.team = append(player.team, employed(assistant, int(gold), int(exhausted)))


def supply(s: Arnak, *tops: str) -> None:
    """Put assistants on top of the supply stacks, by swapping."""
    for number, name in enumerate(tops):
        assistant = ASSISTANT.index[name]
        stack = s.supply[number]
        for other in [*s.supply, s.rescue]:
            if assistant in list(other):
                other[list(other).index(assistant)] = stack[len(stack) - 1]
        stack[len(stack) - 1] = assistant


def idols(s: Arnak, crates: int = 0, slots: list[int] | None = None, seat: int = 0) -> None:
    """Give a player idols, which come from under the face-up ones of level II."""
    player = s.players[seat]
    for _ in range(crates + len(slots or [])):
        site = next(site for site in range(SITES) if s.hidden_idols[site] != NONE)
        s.unseen_idols = append(s.unseen_idols, s.hidden_idols[site])
        s.hidden_idols[site] = NONE
    player.idols += crates
    for slot in slots or []:
        player.slots |= BIT[slot - 1]


def tokens(s: Arnak, glass: int, notebook: int = 0, seat: int = 0) -> None:
    """Put a player's tokens on spaces of the track."""
    player = s.players[seat]
    player.glass = glass
    player.notebook = notebook
    if glass == LOST_TEMPLE:
        player.arrival = s.arrivals
        s.arrivals += 1


def bonus(s: Arnak, space: int, *tiles: str) -> None:
    """Lay bonus tiles on a space; what lay there leaves the game."""
    old = int(s.bonus[space])
    while old:
        s.unused_bonus = append(s.unused_bonus, old % 8 - 1)
        old //= 8
    s.bonus[space] = sum((BONUS.index[name] + 1) * 8**place for place, name in enumerate(tiles))
    for name in tiles:
        kind = BONUS.index[name]
        assert kind in list(s.unused_bonus)
        s.unused_bonus = pop(s.unused_bonus, list(s.unused_bonus).index(kind))[0]


def temple_bonus(s: Arnak, *tiles: str) -> None:
    """Lay the stack at the Lost Temple, the top tile last."""
    s.unused_bonus = numbers([*s.unused_bonus, *s.temple_bonus])
    s.temple_bonus = numbers([BONUS.index[name] for name in tiles])
    for kind in s.temple_bonus:
        s.unused_bonus = pop(s.unused_bonus, list(s.unused_bonus).index(kind))[0]
    assert all(kind < BONUS_KINDS for kind in s.unused_bonus)


# -- island


def stand(s: Arnak, space: str, seat: int = 0) -> None:
    """Put an archaeologist on a space."""
    s.spaces[SPACE.index[space]] = seat
    if seat == RIVAL:
        s.rival.home -= 1
    else:
        s.players[seat].home -= 1


def discovered(s: Arnak, site: str, tile: str, guardian: str | None = None) -> None:
    """Lay a site tile, and perhaps a guardian; the idols there leave the game."""
    number = SITE.index[site]
    level = s.levels[SITE_LEVEL[number] - 1]
    kind = TILE_NAMES.index(tile)
    level.items = pop(level.items, list(level.items).index(kind))[0]
    s.tiles[number] = kind
    s.idols[number] = NONE
    s.lost_idols += 1
    if s.hidden_idols[number] != NONE:
        s.hidden_idols[number] = NONE
        s.lost_idols += 1
    if guardian is not None:
        guard(s, site, guardian)


def guard(s: Arnak, site: str, guardian: str) -> None:
    """Put a guardian out of the stack onto a site."""
    kind = GUARDIAN.index[guardian]
    s.guardians = pop(s.guardians, list(s.guardians).index(kind))[0]
    s.wardens[SITE.index[site]] = kind


def overcome(s: Arnak, guardian: str, used: bool = False, seat: int = 0) -> None:
    """Give a player a guardian out of the stack."""
    kind = GUARDIAN.index[guardian]
    s.guardians = pop(s.guardians, list(s.guardians).index(kind))[0]
    s.players[seat].guardians |= BIT[kind]
    if not used:
        s.players[seat].boons |= BIT[kind]


def idol_at(s: Arnak, site: str, name: str) -> None:
    """Put an idol of this kind face up on a site, by swapping."""
    number, kind = SITE.index[site], IDOL_NAMES.index(name)
    for other in range(SITES):
        if s.idols[other] == kind:
            s.idols[other] = s.idols[number]
            s.idols[number] = kind
            return
        if s.hidden_idols[other] == kind:
            s.hidden_idols[other] = s.idols[number]
            s.idols[number] = kind
            return
    raise AssertionError(f"no {name} idol is left")


def next_tile(s: Arnak, tile: str) -> None:
    """Put a site tile on top of its stack."""
    kind = TILE_NAMES.index(tile)
    for level in s.levels:
        if kind in list(level.items):
            level.items = numbers([one for one in level.items if one != kind] + [kind])


def next_guardian(s: Arnak, guardian: str) -> None:
    """Put a guardian on top of the stack."""
    kind = GUARDIAN.index[guardian]
    s.guardians = numbers([one for one in s.guardians if one != kind] + [kind])


def rival_tiles(s: Arnak, *names: str) -> None:
    """Put tiles on top of the rival's stack, the first one uppermost; the set of tiles changes if need be."""
    wanted = [RIVAL_NAMES.index(name) for name in names]
    rest = [int(tile) for tile in s.rival.stack if tile not in wanted]
    room = len(s.rival.stack) - len(wanted)
    s.rival.stack = numbers(rest[:room] + wanted[::-1])


# -- words


def legal(s: Arnak) -> list[str]:
    """The legal words."""
    return [GAME.text(code) for code in s.legal()]


def begins(s: Arnak, verb: str) -> list[str]:
    """What may follow a verb now."""
    return [text.removeprefix(verb).strip() for text in legal(s) if text.split()[0] == verb]


def say(s: Arnak, *texts: str) -> None:
    """Say words one after another."""
    for text in texts:
        assert text in legal(s), f"{text!r} is not among {legal(s)} at {step(s)}"
        s.apply(GAME.code(text))
        check(s)


def end_turn(s: Arnak) -> None:
    """Decline what is left and end the turn."""
    seat = s.seat
    while not s.over and s.seat == seat and step(s) != "turn":
        say(s, "end" if "end" in legal(s) else "decline")


def step(s: Arnak) -> str:
    """What is asked."""
    return "over" if s.over else NAMES[kind_of(s.stack[len(s.stack) - 1])]


def finish_round(s: Arnak) -> None:
    """Everybody passes and keeps whatever is in hand."""
    number = s.round
    while not s.over and s.round == number:
        words = legal(s)
        say(s, next(text for text in ("pass", "end", "decline", words[-1]) if text in words))


# -- what one sees


def resources(s: Arnak, seat: int = 0) -> dict[str, int]:
    """What a player has, without what there is nothing of."""
    return {name: int(s.players[seat].goods[n]) for n, name in enumerate(RESOURCES) if s.players[seat].goods[n]}


def hand_of(s: Arnak, seat: int = 0) -> list[str]:
    return sorted(CARD.values[card_of(entry)] for entry in s.players[seat].hand)


def deck_of(s: Arnak, seat: int = 0) -> list[str]:
    """The deck, the top card first."""
    return [CARD.values[card_of(entry)] for entry in reversed(list(s.players[seat].deck))]


def played_of(s: Arnak, seat: int = 0) -> list[str]:
    return [CARD.values[card] for card in s.players[seat].played]


def row_of(s: Arnak) -> list[str | None]:
    return [None if card == NONE else CARD.values[card] for card in s.row]


def exiled(s: Arnak) -> list[str]:
    """Exiled items and artifacts."""
    return [CARD.values[card] for card in members(s.exiled_items)] + [CARD.values[ITEMS + n] for n in members(s.exiled_artifacts)]


def team_of(s: Arnak, seat: int = 0) -> list[str]:
    """Assistants, with a sign for gold and in brackets if exhausted."""
    names: list[str] = []
    for entry in s.players[seat].team:
        name = ASSISTANT.values[assistant_of(entry)] + ("+" if is_gold(entry) else "")
        names.append(f"({name})" if is_exhausted(entry) else name)
    return names


def loose(s: Arnak) -> list[str]:
    return [icon for kind, icon in enumerate(ICON.values) for _ in range(icons_in(s.loose, kind))]


def holder(s: Arnak, space: str) -> int:
    return int(s.spaces[SPACE.index[space]])


def guardian_at(s: Arnak, site: str) -> str | None:
    kind = s.wardens[SITE.index[site]]
    return None if kind == NONE else GUARDIAN.values[kind]


def tile_at(s: Arnak, site: str) -> str | None:
    kind = s.tiles[SITE.index[site]]
    return None if kind == NONE else TILE_NAMES[kind]


def sites_of(s: Arnak, seat: int) -> list[str]:
    """Where a player's archaeologists stand."""
    return [SITE.values[SPACE_SITE[space]] for space in range(len(s.spaces)) if s.spaces[space] == seat]


def tops(s: Arnak) -> list[str | None]:
    return [ASSISTANT.values[stack[len(stack) - 1]] if len(stack) else None for stack in s.supply]


def temple_left(s: Arnak) -> dict[str, int]:
    return {name: int(s.temple[n]) for n, name in enumerate(TEMPLE.values)}


def first_space(site: str) -> int:
    return int(SITE_SPACE[SITE.index[site]])
