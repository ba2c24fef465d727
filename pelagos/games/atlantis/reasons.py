"""Why a word cannot be said (I7), for previews."""

from pelagos.core.preview import Reason
from pelagos.core.state import State, kind_of
from pelagos.games.atlantis.components import COMPONENTS
from pelagos.games.atlantis.lookup import FEAST_NEEDED, MOVE_OFF, MOVE_ON
from pelagos.games.atlantis.multisets import cards, includes
from pelagos.games.atlantis.rules.temples import is_open, next_price
from pelagos.games.atlantis.state import Atlantis
from pelagos.games.atlantis.steps import ACT
from pelagos.games.atlantis.words import AREA, CONSTRUCT, CONVERT, DEMOLISH, FEAST, MIGRATE, RECRUIT, TRAVEL


def reason_for(state: State, word: int) -> Reason | None:
    """Why the seat that decides cannot take this action now."""
    assert isinstance(state, Atlantis)
    if kind_of(state.stack[len(state.stack) - 1]) != ACT:
        return None
    player, colour = state.players[state.seat], COMPONENTS.colours[state.marker]
    hand = int(cards(player.hand, state.marker))
    if TRAVEL.owns(word):
        wanted = COMPONENTS.colours[TRAVEL.first(word)]
        if wanted == colour:
            return Reason("needs-other-card", {"colour": colour}, "I7.1")
        return Reason("needs-cards", {"cards": 1, "colour": wanted, "have": 0}, "I7.1")
    if CONSTRUCT.owns(word):
        return _against_building(state, int(CONSTRUCT.first(word)), int(CONSTRUCT.second(word)), hand)
    if DEMOLISH.owns(word):
        others = any(DEMOLISH.owns(other) for other in state.legal())
        return Reason("needs-tiles-there" if others else "needs-own-tile", {}, "I7.3")
    if CONVERT.owns(word) and not any(CONVERT.owns(other) for other in state.legal()):
        return Reason("needs-conversion" if state.converted else "needs-rival", {}, "I7.4")
    if FEAST.owns(word):
        have = int(cards(player.followers, state.marker))
        return Reason("needs-followers", {"needed": FEAST_NEEDED, "colour": colour, "have": have}, "I7.5")
    if RECRUIT.owns(word):
        return Reason("needs-cards", {"cards": int(RECRUIT.first(word)) + 1, "colour": colour, "have": hand}, "I7.6")
    return Reason("needs-deck", {}, "I7.7") if MIGRATE.owns(word) else None


def _against_building(s: Atlantis, area: int, move: int, hand: int) -> Reason | None:
    """I7.2, I8, I9: where, which tiles, and at which price."""
    player, colour = s.players[s.seat], COMPONENTS.colours[s.marker]
    if AREA.values[area].split("-")[0] != colour:
        return Reason("needs-presence", {"colour": colour}, "I7.2")
    if "-" in AREA.values[area] and not is_open(s, s.seat, area):
        return Reason("needs-open-area", {}, "I9.1")
    if not includes(player.temple(area), MOVE_OFF[move]):
        return Reason("needs-tiles-there", {}, "I8.3")
    if not includes(player.supply, MOVE_ON[move]):
        return Reason("needs-tile", {"tile": COMPONENTS.tiles[COMPONENTS.moves[move].on]}, "I8.5")
    price = int(next_price(player.temple(area)))
    return Reason("needs-cards", {"cards": price, "colour": colour, "have": hand}, "I7.2") if price > hand else None
