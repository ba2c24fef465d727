"""What a seat cannot know, dealt anew (A1.5, A1.6)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.rng import Rng
from pelagos.core.state import seat_of
from pelagos.core.vecs import sorted_vec
from pelagos.games.arnak.lookup import RIVAL_ARROW, SITES
from pelagos.games.arnak.player import NONE, Player, card_of, held, is_seen, layer_of
from pelagos.games.arnak.state import Arnak


def redeal(s: Arnak, seat: i64, rng: Rng) -> None:
    """Deal anew what the seat (or nobody in particular) cannot know, whatever it was."""
    decider = seat_of(s.stack[len(s.stack) - 1]) if len(s.stack) > 0 else NONE
    for other in range(len(s.players)):
        if other == seat:
            _redeal_own_deck(s.players[other], rng)
        else:
            _redeal_cards(s, s.players[other], other == decider, rng)
    _redeal_decks(s, rng)
    _redeal_island(s, rng)
    _redeal_assistants(s, seat, rng)
    if seat == NONE or s.temple_seen & BIT[seat] == 0:
        _redeal_temple_bonus(s, rng)
    if s.solo:
        _redeal_rival(s, rng)


def _redeal_own_deck(player: Player, rng: Rng) -> None:
    """The owner knows which cards of a layer are in the deck, but not their order; some the owner put back himself."""
    for layer in range(player.layers + 1):
        cards = vec[i64]()
        for i in range(len(player.deck)):
            if layer_of(player.deck[i]) == layer and not is_seen(player.deck[i]):
                cards = append(cards, player.deck[i])
        if len(cards) > 1:
            cards = rng.shuffled(sorted_vec(cards))
            for i in range(len(player.deck)):
                if layer_of(player.deck[i]) == layer and not is_seen(player.deck[i]):
                    cards, player.deck[i] = pop(cards)


def _redeal_cards(s: Arnak, player: Player, deciding: bool, rng: Rng) -> None:
    """Of somebody else's cards the table knows the layers: how many of each are in hand, and where in the deck."""
    drawn = s.drawn if deciding else vec[i64]()
    hand = player.hand
    player.hand = vec[i64]()
    for layer in range(player.layers + 1):
        cards = rng.shuffled(sorted_vec(_cards_of_layer(hand, drawn, player.deck, layer)))
        for i in range(len(hand)):
            if layer_of(hand[i]) == layer:
                cards, card = pop(cards)
                player.to_hand(held(card, layer))
        for i in range(len(drawn)):
            if layer_of(drawn[i]) == layer:
                cards, card = pop(cards)
                drawn[i] = held(card, layer)
        for i in range(len(player.deck)):
            if layer_of(player.deck[i]) == layer:
                cards, card = pop(cards)
                player.deck[i] = held(card, layer) + (player.deck[i] & 1)
    player.discarding = 0
    for i in range(player.answered):
        if rng.below(2) == 1:
            player.discarding |= BIT[i]


def _cards_of_layer(hand: vec[i64], drawn: vec[i64], deck: vec[i64], layer: i64) -> vec[i64]:
    """All cards of a layer, wherever they are."""
    cards = vec[i64]()
    for i in range(len(hand)):
        if layer_of(hand[i]) == layer:
            cards = append(cards, card_of(hand[i]))
    for i in range(len(drawn)):
        if layer_of(drawn[i]) == layer:
            cards = append(cards, card_of(drawn[i]))
    for i in range(len(deck)):
        if layer_of(deck[i]) == layer:
            cards = append(cards, card_of(deck[i]))
    return cards


def _redeal_decks(s: Arnak, rng: Rng) -> None:
    """Item and artifact deck; a card turned down again stays known (A20.5)."""
    s.items = _shuffled_below(s.items, s.items_shown, rng)
    s.artifacts = _shuffled_below(s.artifacts, s.artifacts_shown, rng)


def _shuffled_below(pile: vec[i64], top_known: bool, rng: Rng) -> vec[i64]:
    """The pile in a new order, its top kept if it is known."""
    if not top_known or len(pile) == 0:
        return rng.shuffled(sorted_vec(pile))
    rest = pile[:]
    rest, top = pop(rest)
    return append(rng.shuffled(sorted_vec(rest)), top)


def _redeal_island(s: Arnak, rng: Rng) -> None:
    """Site tiles, guardians, and the idols at whose faces nobody has looked."""
    for level in s.levels:
        level.redeal(rng)
    s.guardians = rng.shuffled(sorted_vec(s.guardians))
    idols = s.unseen_idols[:]
    for site in range(SITES):
        if s.hidden_idols[site] != NONE:
            idols = append(idols, s.hidden_idols[site])
    idols = rng.shuffled(sorted_vec(idols))
    for site in range(SITES):
        if s.hidden_idols[site] != NONE:
            idols, s.hidden_idols[site] = pop(idols)
    s.unseen_idols = idols


def _redeal_assistants(s: Arnak, seat: i64, rng: Rng) -> None:
    """Of each stack only the top is seen; who looked through the rescue stack knows it (A18.4)."""
    knows_rescue = seat != NONE and s.rescue_seen & BIT[seat] != 0
    hidden = vec[i64]()
    for stack in s.supply:
        for i in range(len(stack) - 1):
            hidden = append(hidden, stack[i])
    if not knows_rescue:
        for i in range(len(s.rescue) - 1):
            hidden = append(hidden, s.rescue[i])
    hidden = rng.shuffled(sorted_vec(hidden))
    for number in range(len(s.supply)):
        stack = s.supply[number]
        for i in range(len(stack) - 1):
            hidden, stack[i] = pop(hidden)
    if not knows_rescue:
        for i in range(len(s.rescue) - 1):
            hidden, s.rescue[i] = pop(hidden)


def _redeal_temple_bonus(s: Arnak, rng: Rng) -> None:
    """The stack at the Lost Temple and the tiles that left the game unseen."""
    tiles = s.unused_bonus[:]
    for i in range(len(s.temple_bonus)):
        tiles = append(tiles, s.temple_bonus[i])
    tiles = rng.shuffled(sorted_vec(tiles))
    for i in range(len(s.temple_bonus)):
        tiles, s.temple_bonus[i] = pop(tiles)
    s.unused_bonus = tiles


def _redeal_rival(s: Arnak, rng: Rng) -> None:
    """A19.5: the tiles to come are known, their order is not, but the back of the top one shows its arrow."""
    stack = s.rival.stack
    if len(stack) < 2:
        return
    arrow = RIVAL_ARROW[stack[len(stack) - 1]]
    tiles = sorted_vec(stack)
    fitting = vec[i64]()
    for i in range(len(tiles)):
        if RIVAL_ARROW[tiles[i]] == arrow:
            fitting = append(fitting, i)
    tiles, top = pop(tiles, fitting[rng.below(len(fitting))])
    s.rival.stack = append(rng.shuffled(tiles), top)
