"""What follows from what a seat sees: payments, prices, targets, ways and bonuses. Pages need no rules of their own."""

from typing import TYPE_CHECKING

from pelagos.core.bits import BIT, count, members
from pelagos.core.state import make_step
from pelagos.games.cyclades import steps
from pelagos.games.cyclades.components import BUILDINGS, COMPONENTS, CREATURES, GODS
from pelagos.games.cyclades.lookup import (
    FORTRESS,
    FORTRESS_BONUS,
    KINDS,
    LEAST_BID,
    LEAST_PRICE,
    METROPOLIS_BONUS_LAND,
    METROPOLIS_BONUS_SEA,
    MINOTAUR,
    MINOTAUR_BONUS,
    PHILOSOPHERS_NEEDED,
    PORT,
    PORT_BONUS,
    SYLPH,
    TEMPLE_DISCOUNT,
)
from pelagos.games.cyclades.rules.board import open_seas
from pelagos.games.cyclades.rules.creatures import first_step
from pelagos.games.cyclades.rules.fleets import can_sail
from pelagos.games.cyclades.rules.last_island import protected_islands
from pelagos.games.cyclades.rules.offerings import bound_gold, highest_bid, payment
from pelagos.games.cyclades.rules.summoning import discounts
from pelagos.games.cyclades.rules.troops import targets as landings
from pelagos.games.cyclades.state import NONE, STEPS, Cyclades
from pelagos.games.cyclades.words import SAIL, VOCABULARY

if TYPE_CHECKING:
    from pelagos.games.cyclades.shapes import Bid, Bonus, Decided, Lacking, Nears, Offer, Track, Turn


def offers(s: Cyclades, seat: int, lost: int) -> "list[Offer]":
    """C7.2, C7.6: for each god on display what the seat may bid, what it would pay and keep; `lost` is where it was outbid."""
    found: list[Offer] = []
    for god in list(s.gods)[: s.available]:
        least = int(s.amount[god]) + 1 if s.offering[god] != NONE else LEAST_BID
        most = int(highest_bid(s, seat, god))
        left = int(s.gold[seat] - bound_gold(s, seat, god))
        bids: list[Bid] = []
        for bid in range(least, most + 1) if god != lost else ():
            pays = int(payment(s, seat, bid))
            bids.append({"bid": bid, "pays": pays, "keeps": left - pays})
        found.append({"god": GODS[god], "least": least, "most": most, "bids": bids})
    return found


def turns(s: Cyclades) -> "list[Turn]":
    """C8.1: the turns still to come, in their order, as the markers stand now."""
    gods = [(god, s.offering[god]) for god in list(s.gods)[: s.available] if s.offering[god] != NONE]
    markers = gods + [(len(GODS) - 1, seat) for seat in s.apollo if seat != NONE]
    return [{"god": GODS[god], "seat": int(seat)} for god, seat in markers]


def least_price(s: Cyclades, seat: int | None, price: int) -> int:
    """C9.2, C9.3: what a card costs the seat with all the discounts that it has left."""
    if seat is None:
        return price
    return max(LEAST_PRICE, price - int(discounts(s, seat)) * TEMPLE_DISCOUNT)


def targets(s: Cyclades, seat: int | None, card: int) -> list[str] | None:
    """C18: what the seat could say first if it used the card now, as words; None for a card that asks nothing."""
    kind = int(first_step(card))
    if kind == NONE and card != SYLPH:
        return None
    if seat is None or s.over or not s.plays(seat):
        return []
    if card == SYLPH:
        seas = can_sail(s, s.seas_of[seat])
        return [VOCABULARY.text(SAIL.code(s.chart().sea_word[sea])) for sea in members(seas)]
    step = make_step(kind, seat, card if kind == steps.FIGURINE else 0)
    return [VOCABULARY.text(int(word)) for word in STEPS[kind].legal(s, step)]


def lacking(s: Cyclades, seat: int) -> "Lacking":
    """C12.1, C12.2: what the seat still needs for its next metropolis, by either way."""
    slots = s.chart().places_on(s.islands_of[seat])
    return {
        "buildings": [BUILDINGS[kind] for kind in range(KINDS) if s.built[kind] & slots == 0],
        "philosophers": PHILOSOPHERS_NEEDED - int(s.philosophers[seat]),
    }


def nears(s: Cyclades, seat: int) -> "Nears | None":
    """C16.2: whether the seat has the metropolises that win at the end of the cycle, or needs one more."""
    if s.over or not s.plays(seat):
        return None
    missing = int(s.needed - s.metropolises_of(seat))
    if missing > 1:
        return None
    return "one-step" if missing == 1 else "wins-now"


def decided(s: Cyclades) -> "Decided | None":
    """C16.3, C16.5: what decided between several who had enough metropolises, or the most when the game was stopped."""
    if not s.over:
        return None
    seats = [seat for seat in range(s.seats()) if s.plays(seat)]
    enough = max(int(s.metropolises_of(seat)) for seat in seats) if s.stopped else int(s.needed)
    rivals = sorted(
        ((int(s.gold[seat]), int(s.metropolises_of(seat))) for seat in seats if s.metropolises_of(seat) >= enough), reverse=True
    )
    if len(rivals) < 2:
        return None
    (gold, held), (next_gold, next_held) = rivals[:2]
    if gold > next_gold:
        return "gold"
    return "metropolises" if held > next_held else "shared"


def protected(s: Cyclades, seat: int | None) -> list[str]:
    """C17.1: the last islands of others, which the seat may not attack."""
    if seat is None or not s.plays(seat):
        return []
    chart = s.chart()
    return [COMPONENTS.islands[chart.island_word[island]] for island in members(protected_islands(s, seat))]


def ways(s: Cyclades, seat: int, origin: int) -> dict[str, list[str]]:
    """C1.5: for each island that a chain of the seat's fleets joins to the origin, the sea spaces of a shortest one."""
    chart, own = s.chart(), s.seas_of[seat]
    before: dict[int, int] = dict.fromkeys(members(chart.waters[origin] & own), NONE)
    found: dict[str, list[str]] = {}
    queue = list(before)
    for sea in queue:
        for island in members(chart.shores[sea] & ~BIT[origin]):
            found.setdefault(COMPONENTS.islands[chart.island_word[island]], _back(s, before, sea))
        for beside in members(chart.near[sea] & own):
            if beside not in before:
                before[beside] = sea
                queue.append(beside)
    return found


def sea_battles(s: Cyclades, seat: int, sea: int) -> list[str]:
    """C13.1d: the sea spaces where the next step of a group of fleets would begin a battle."""
    return [COMPONENTS.seas[s.chart().sea_word[one]] for one in members(open_seas(s, sea) & s.fleets_of_others(seat))]


def land_battles(s: Cyclades, seat: int, origin: int, flying: bool) -> list[str]:
    """C13.2d: the islands where a landing would begin a battle: foreign ones with troops."""
    islands = [one for one in members(landings(s, seat, origin, flying) & ~s.islands_of[seat]) if s.troops[one] > 0]
    return [COMPONENTS.islands[s.chart().island_word[one]] for one in islands]


def _back(s: Cyclades, before: dict[int, int], sea: int) -> list[str]:
    """The names of the sea spaces of a chain that ends here, from its beginning."""
    way: list[str] = []
    while sea != NONE:
        way.insert(0, COMPONENTS.seas[s.chart().sea_word[sea]])
        sea = before[sea]
    return way


def bonuses(s: Cyclades, defender: int) -> "list[Bonus]":
    """C14.3, C14.4: what the defender of the battle going on has besides units and die, by name."""
    chart, space = s.chart(), s.battle_at
    if s.battle_on_land:
        found = [
            ("fortress", count(s.built[FORTRESS] & chart.places[space]), FORTRESS_BONUS),
            ("metropolis", 1 if s.metropolises & BIT[space] != 0 else 0, METROPOLIS_BONUS_LAND),
            ("minotaur", 1 if s.figurine_on(MINOTAUR, space) else 0, MINOTAUR_BONUS),
        ]
    else:
        islands = chart.shores[space] & s.islands_of[defender]
        found = [
            ("port", count(s.built[PORT] & chart.places_on(islands)), PORT_BONUS),
            ("metropolis", count(s.metropolises & islands), METROPOLIS_BONUS_SEA),
        ]
    return [{"of": of, "count": int(number), "bonus": int(number) * each} for of, number, each in found if number > 0]


def creatures_for(s: Cyclades, seat: int | None) -> "list[Track]":
    """C4, C9.2: the track, with what each card would cost the seat and what it could do with it."""
    found: list[Track] = []
    for place, price in enumerate(COMPONENTS.track_prices):
        card = int(s.track[place])
        entry: Track = {"price": price, "creature": None if card == NONE else CREATURES[card]}
        if card != NONE:
            entry["costs"] = least_price(s, seat, price)
            asked = targets(s, seat, card)
            if asked is not None:
                entry["targets"] = asked
        found.append(entry)
    return found
