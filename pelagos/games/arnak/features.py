"""What a seat knows of a position, as numbers: what it owns and where, how far its research is, and what lies within its reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.features import FeatureList, Features, FeatureSink
from pelagos.core.state import State, kind_of, seat_of
from pelagos.games.arnak import steps
from pelagos.games.arnak.components import BOARDS, COMPONENTS, ROWS, TRACK
from pelagos.games.arnak.effects import ICONS, RESOURCES
from pelagos.games.arnak.lookup import (
    ARCHAEOLOGISTS,
    CAMPS,
    CARD_ICONS,
    CARD_POINTS,
    CARD_PRICE,
    CARDS,
    COIN,
    COMPASS,
    DISCOVER_COST,
    FEAR_CARD,
    FEAR_TILE_POINTS,
    FIRST_BASIC,
    GLASS,
    GOODS,
    GUARDIAN_POINTS,
    GUARDIAN_RESOURCES,
    ICON_KINDS,
    IDOL,
    ITEMS,
    LOST_TEMPLE,
    ROUNDS,
    SITE_LEVEL,
    SITE_SPACE,
    SITES,
    SLOTS,
    TEMPLE_COST,
    TEMPLES,
    TILE_NAMES,
    TRACK_COST,
    icons_in,
    resources_in,
)
from pelagos.games.arnak.player import NONE, Player, card_of, is_exhausted, side_of
from pelagos.games.arnak.rules.research import reachable, row_of
from pelagos.games.arnak.rules.resources import can_pay
from pelagos.games.arnak.rules.scoring import (
    CATEGORIES,
    idol_points,
    points,
    research_points,
    rival_points,
    rival_sheet,
    temple_points,
)
from pelagos.games.arnak.state import FREE, Arnak

_CARDS: Final = [card.name for card in COMPONENTS.cards]
_SIDES: Final = [f"{side}-{one.name}" for side in ("silver", "gold") for one in COMPONENTS.assistants]
_SPACES: Final = [f"{board}-{space}" for board in BOARDS for space in range(TRACK)]
_TOKENS: Final = ["glass", "notebook"]

LISTED: Final = FeatureList()
# the game
PLAYERS: Final = LISTED.group("players", ["1", "2", "3", "4"], "1 for the number of players")
SNAKE_SIDE: Final = LISTED.one("snake", "1 on the Snake side of the board")
ROUND: Final = LISTED.group("round", [str(number) for number in range(1, ROUNDS + 1)], "1 for the round that is played")
# points
POINTS: Final = LISTED.group("points", CATEGORIES, "points so far by the lines of the score sheet (A17.2)")
# whose turn it is, and what is under way
TO_MOVE: Final = LISTED.one("to-move", "1 for the seat that decides")
ORDER: Final = LISTED.one("order", "how many seats come before this one in the round's order")
PENDING: Final = LISTED.group("pending", steps.NAMES, "steps under way in which this seat decides")
LOOSE: Final = LISTED.group("loose", ICONS, "loose travel icons of the turn (A6.7)")
# resources
AMOUNT: Final = LISTED.group("goods", RESOURCES, "how many of a resource")
BEYOND_TWO: Final = LISTED.group("goods-beyond-2", RESOURCES, "how many of a resource beyond two")
BEYOND_FOUR: Final = LISTED.group("goods-beyond-4", RESOURCES, "how many of a resource beyond four")
# pieces
HOME: Final = LISTED.group("home", ["1", "2"], "1 for the number of archaeologists that can be sent")
MASKED: Final = LISTED.one("masked", "1 if guardians frighten nobody of this seat in this round (A20.20)")
FLYING: Final = LISTED.one("flying", "1 if all travel is by plane in this round (A20.12)")
FEAR_TILES: Final = LISTED.one("fear-tiles", "Fear tiles")
# cards
IN_HAND: Final = LISTED.group("hand", _CARDS, "how many of a card are in hand, those to be discarded at the end of the round apart")
IN_DECK: Final = LISTED.group("deck", _CARDS, "how many of a card are in the deck")
PLAYED: Final = LISTED.group("played", _CARDS, "how many of a card are in the play area or go there at the end of the round")
HAND: Final = LISTED.one("hand-cards", "cards in hand that are no Fear")
OWNED: Final = LISTED.one("own-cards", "all cards that are no Fear")
ITEM_PRICE: Final = LISTED.one("item-price", "the coins that all items cost")
ARTIFACT_PRICE: Final = LISTED.one("artifact-price", "the compasses that all artifacts cost")
TRAVEL: Final = LISTED.group("travel", ICONS, "travel icons on the cards in hand")
# assistants
READY: Final = LISTED.group("ready", _SIDES, "1 for an assistant that is ready, by its side")
EXHAUSTED: Final = LISTED.group("exhausted", _SIDES, "1 for an assistant that is exhausted, by its side")
# idols and guardians
CRATES: Final = LISTED.one("crates", "idols in the crates")
USABLE: Final = LISTED.one("idols-usable", "idols in the crates for which there is an empty slot")
FILLED: Final = LISTED.group("slots", [str(number) for number in range(1, SLOTS + 1)], "1 for the number of slots filled")
BOON: Final = LISTED.group("boon", [one.name for one in COMPONENTS.guardians], "1 for a guardian's boon that is unused")
AMONG: Final = LISTED.one("guardians-here", "archaeologists at sites with a guardian, who will bring Fear")
BEATABLE: Final = LISTED.one("guardians-beatable", "guardians at own sites whose resources can be paid")
# research
GLASS_AT: Final = LISTED.group("glass", _SPACES, "1 for the space of the magnifying glass, by board")
NOTEBOOK_AT: Final = LISTED.group("notebook", _SPACES, "1 for the space of the notebook, by board")
NEXT: Final = LISTED.group("research-payable", _TOKENS, "1 if the token's next step can be paid")
MISSING: Final = LISTED.group("research-missing", _TOKENS, "how many resources the token's cheapest next step lacks")
BONUS: Final = LISTED.group("research-bonus", _TOKENS, "1 if a space next to the token has a bonus tile that can be paid")
ARRIVAL: Final = LISTED.group("arrival", ["1", "2", "3", "4"], "1 for the place in the order of arrival at the Lost Temple")
TEMPLE_PAYABLE: Final = LISTED.one("temple-payable", "1 in the Lost Temple if a temple tile can be paid")
# what is within reach
SITE: Final = LISTED.group("site", TILE_NAMES, "1 for a camp or site with a free space, for whoever has an archaeologist to send")
UNKNOWN: Final = LISTED.group(
    "discover", ["1", "2"], "1 if a site of the level can be discovered: compasses, archaeologist and site"
)
ROW_ITEMS: Final = LISTED.one("row-items", "items in the row that the coins buy")
ROW_ARTIFACTS: Final = LISTED.one("row-artifacts", "artifacts in the row that the compasses buy")
ROW_POINTS: Final = LISTED.one("row-points", "the points of the best card in the row that can be bought")
# the rival of the solo game
RIVAL: Final = LISTED.group("rival", CATEGORIES, "the rival's points by the lines of the score sheet (A19.12)")
RIVAL_TILES: Final = LISTED.one("rival-tiles", "tiles that the rival still turns up in this round")
RIVAL_ROW: Final = LISTED.group("rival-row", [str(row) for row in range(ROWS)], "1 for the row of the rival's magnifying glass")

STAGES: Final = [f"round-{number}{passed}" for number in range(1, ROUNDS + 1) for passed in ("", "-passed")]
"""Whoever has passed waits for the next round: cards and resources are then worth something else."""


class ArnakFeatures(Features):
    """The features of Arnak. A result is points, alone those beyond the rival's."""

    def __init__(self) -> None:
        super().__init__(LISTED, STAGES, ROUNDS, points=True)

    def observe(self, state: State, seat: i64, sink: FeatureSink) -> None:
        assert isinstance(state, Arnak)
        _observe(state, seat, sink)

    def stage(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Arnak)
        return 2 * (state.round - 1) + (1 if state.players[seat].passed else 0)

    def phase(self, state: State) -> i64:
        assert isinstance(state, Arnak)
        return state.round - 1

    def result(self, state: State, seat: i64) -> float:
        assert isinstance(state, Arnak)
        return float(points(state, seat) - (rival_points(state) if state.solo else 0))

    def known(self) -> dict[str, float]:
        own = {f"points.{category}": 1.0 for category in CATEGORIES}
        return own | {f"rival.{category}": -1.0 for category in CATEGORIES}


def _observe(s: Arnak, seat: i64, sink: FeatureSink) -> None:
    """All features of a seat."""
    player = s.players[seat]
    _game(s, seat, sink)
    _goods(player, sink)
    _cards(s, seat, sink)
    _team(player, sink)
    _idols(player, sink)
    for token in range(2):
        _research(s, player, token, sink)
    if player.arrival != NONE:
        sink.add(ARRIVAL + player.arrival, 1.0)
        sink.add(TEMPLE_PAYABLE, 1.0 if _temple_payable(s, player) else 0.0)
    if not player.passed:
        _island(s, player, sink)
        _row(s, player, sink)
    if player.home < ARCHAEOLOGISTS:
        _guardians(s, seat, sink)
    if s.solo:
        _rival(s, sink)


def _game(s: Arnak, seat: i64, sink: FeatureSink) -> None:
    """Who plays on which board, whose turn it is and what is under way."""
    players = len(s.players)
    sink.add(PLAYERS + players - 1, 1.0)
    if s.board != 0:
        sink.add(SNAKE_SIDE, 1.0)
    sink.add(ROUND + s.round - 1, 1.0)
    if s.seat == seat:
        sink.add(TO_MOVE, 1.0)
    sink.add(ORDER, float((seat - s.start + players) % players))
    for i in range(len(s.stack)):
        if seat_of(s.stack[i]) == seat:
            sink.add(PENDING + kind_of(s.stack[i]), 1.0)
    if s.loose != 0 and s.seat == seat:
        for kind in range(ICON_KINDS):
            sink.add(LOOSE + kind, float(icons_in(s.loose, kind)))


def _goods(player: Player, sink: FeatureSink) -> None:
    """Resources; the third and the fifth of a kind may be worth less, or what something costs."""
    for resource in range(GOODS):
        amount = player.goods[resource]
        if amount > 0:
            sink.add(AMOUNT + resource, float(amount))
        if amount > 2:
            sink.add(BEYOND_TWO + resource, float(amount - 2))
        if amount > 4:
            sink.add(BEYOND_FOUR + resource, float(amount - 4))


# Cards are added up as numbers with ten bits for each sum: the number, prices and points of those that are no Fear, and the Fears.
NUMBER: Final = 0
COINS: Final = 1
COMPASSES: Final = 2
PRINTED: Final = 3
FEARS: Final = 4


def _worth(card: int) -> int:
    """What a card adds to the sums."""
    if card == FEAR_CARD:
        return 1 << 10 * FEARS
    worth = 1 | int(CARD_POINTS[card]) << 10 * PRINTED
    if card >= FIRST_BASIC:
        return worth
    return worth | int(CARD_PRICE[card]) << 10 * (COINS if card < ITEMS else COMPASSES)


_WORTH: Final = vec[i64]([_worth(card) for card in range(int(CARDS))])


def _sum(worth: i64, which: i64) -> i64:
    """One of the sums."""
    return worth >> (10 * which) & 1023


def _cards(s: Arnak, seat: i64, sink: FeatureSink) -> None:
    """Cards by place, what all of them are worth together, and the score sheet's lines on them."""
    player = s.players[seat]
    icons: i64 = 0
    worth: i64 = 0
    hand: i64 = 0
    cards = player.hand
    for i in range(len(cards)):
        card = card_of(cards[i])
        worth += _WORTH[card]
        if player.discarding & BIT[i] != 0:
            sink.add(PLAYED + card, 1.0)
            continue
        sink.add(IN_HAND + card, 1.0)
        icons += CARD_ICONS[card]
        if card != FEAR_CARD:
            hand += 1
    cards = player.deck
    for i in range(len(cards)):
        card = card_of(cards[i])
        worth += _WORTH[card]
        sink.add(IN_DECK + card, 1.0)
    cards = player.played
    for i in range(len(cards)):
        worth += _WORTH[cards[i]]
        sink.add(PLAYED + cards[i], 1.0)
    if len(s.drawn) > 0 and s.seat == seat:  # A20.8: just drawn, not yet kept
        for i in range(len(s.drawn)):
            worth += _WORTH[card_of(s.drawn[i])]
    sink.add(HAND, float(hand))
    for kind in range(ICON_KINDS):
        if icons_in(icons, kind) > 0:
            sink.add(TRAVEL + kind, float(icons_in(icons, kind)))
    sink.add(OWNED, float(_sum(worth, NUMBER)))
    sink.add(ITEM_PRICE, float(_sum(worth, COINS)))
    sink.add(ARTIFACT_PRICE, float(_sum(worth, COMPASSES)))
    sink.add(POINTS + 4, float(_sum(worth, PRINTED)))
    fear = _sum(worth, FEARS) * CARD_POINTS[FEAR_CARD] + player.fear_tiles * FEAR_TILE_POINTS
    sink.add(POINTS + 5, float(fear))


def _team(player: Player, sink: FeatureSink) -> None:
    """Archaeologists and assistants; whoever has passed will have all of them ready."""
    for square in range(len(player.team)):
        entry = player.team[square]
        spent = is_exhausted(entry) and not player.passed
        sink.add((EXHAUSTED if spent else READY) + side_of(entry), 1.0)
    if player.home > 0 and not player.passed:
        sink.add(HOME + player.home - 1, 1.0)
    if player.masked:
        sink.add(MASKED, 1.0)
    if player.flying:
        sink.add(FLYING, 1.0)
    if player.fear_tiles > 0:
        sink.add(FEAR_TILES, float(player.fear_tiles))


def _idols(player: Player, sink: FeatureSink) -> None:
    """Idols with their points, slots and boons."""
    filled = count(player.slots)
    sink.add(POINTS + 2, float(idol_points(player)))
    if player.idols > 0:
        sink.add(CRATES, float(player.idols))
        sink.add(USABLE, float(min(player.idols, SLOTS - filled)))
    if filled > 0:
        sink.add(FILLED + filled - 1, 1.0)
    sink.add(POINTS + 3, float(count(player.guardians) * GUARDIAN_POINTS))
    boons = player.boons
    while boons != 0:
        sink.add(BOON + lowest(boons), 1.0)
        boons = without_lowest(boons)


def _research(s: Arnak, player: Player, token: i64, sink: FeatureSink) -> None:
    """Where a token is, and what its next step lacks."""
    if token == GLASS:
        sink.add(GLASS_AT + s.board * TRACK + player.glass, 1.0)
    else:
        sink.add(NOTEBOOK_AT + s.board * TRACK + player.notebook, 1.0)
        sink.add(POINTS, float(research_points(s, player)))
        sink.add(POINTS + 1, float(temple_points(player.temple)))
    spaces = reachable(s, player, token)
    least: i64 = -1
    bonus = False
    while spaces != 0:
        ahead = lowest(spaces)
        spaces = without_lowest(spaces)
        lacks = _lacks(player, TRACK_COST[s.board * TRACK + ahead])
        if least < 0 or lacks < least:
            least = lacks
        bonus = bonus or (lacks == 0 and ahead != LOST_TEMPLE and s.bonus[ahead] != 0)
    if least == 0:
        sink.add(NEXT + token, 1.0)
    elif least > 0:
        sink.add(MISSING + token, float(least))
    if bonus:
        sink.add(BONUS + token, 1.0)


def _lacks(player: Player, cost: i64) -> i64:
    """How many resources of a cost, and idols, are not there."""
    lacks: i64 = 0
    for resource in range(GOODS):
        due = resources_in(cost, resource) - player.goods[resource]
        if due > 0:
            lacks += due
    idols = resources_in(cost, IDOL) - player.idols
    return lacks + idols if idols > 0 else lacks


def _temple_payable(s: Arnak, player: Player) -> bool:
    """A13.6: whether a temple tile that is left can be paid."""
    return any(s.temple[stack] > 0 and can_pay(player, TEMPLE_COST[s.board * TEMPLES + stack]) for stack in range(TEMPLES))


def _island(s: Arnak, player: Player, sink: FeatureSink) -> None:
    """Where an archaeologist could go."""
    if player.home == 0:
        return
    tiles, spaces = s.tiles, s.spaces
    unknown: i64 = 0
    for site in range(SITES):
        space = SITE_SPACE[site]
        if tiles[site] == NONE:
            unknown |= BIT[SITE_LEVEL[site]]
        elif spaces[space] == FREE or (site < CAMPS and spaces[space + 1] == FREE):
            sink.add(SITE + tiles[site], 1.0)
    for level in range(1, 3):
        if unknown & BIT[level] != 0 and player.goods[COMPASS] >= DISCOVER_COST[level]:
            sink.add(UNKNOWN + level - 1, 1.0)


def _row(s: Arnak, player: Player, sink: FeatureSink) -> None:
    """What the row offers for the coins and compasses at hand."""
    items: i64 = 0
    artifacts: i64 = 0
    best: i64 = 0
    for space in range(len(s.row)):
        card = s.row[space]
        if card == NONE or CARD_PRICE[card] > player.goods[COIN if card < ITEMS else COMPASS]:
            continue
        if card < ITEMS:
            items += 1
        else:
            artifacts += 1
        if CARD_POINTS[card] > best:
            best = CARD_POINTS[card]
    sink.add(ROW_ITEMS, float(items))
    sink.add(ROW_ARTIFACTS, float(artifacts))
    sink.add(ROW_POINTS, float(best))


def _guardians(s: Arnak, seat: i64, sink: FeatureSink) -> None:
    """Guardians at own sites."""
    here: i64 = 0
    beatable: i64 = 0
    for site in range(SITES):
        if s.wardens[site] != NONE and s.stands_at(seat, site):
            here += 1
            beatable += 1 if can_pay(s.players[seat], GUARDIAN_RESOURCES[s.wardens[site]]) else 0
    if here > 0 and not s.players[seat].masked:
        sink.add(AMONG, float(here))
    if beatable > 0 and not s.players[seat].passed:
        sink.add(BEATABLE, float(beatable))


def _rival(s: Arnak, sink: FeatureSink) -> None:
    """A19: how the rival stands, and how much it will still do in this round."""
    lines = rival_sheet(s)
    for line in range(len(lines)):
        sink.add(RIVAL + line, float(lines[line]))
    sink.add(RIVAL_TILES, float(len(s.rival.stack)))
    sink.add(RIVAL_ROW + row_of(s, s.rival.glass), 1.0)
