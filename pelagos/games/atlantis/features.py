"""What a seat knows of a position, as numbers: how far its temples are, the cards it holds for them, and whose turn it is."""

from typing import Final

from mypy_extensions import i64

from pelagos.core.evaluator import weights_by_hand
from pelagos.core.features import FeatureList, Features, FeatureSink
from pelagos.core.state import State, kind_of
from pelagos.games.atlantis.lookup import COLOURS
from pelagos.games.atlantis.multisets import cards, size
from pelagos.games.atlantis.player import Player
from pelagos.games.atlantis.prospects import cards_needed, feasts, helped, regions, stray_tiles, ways_left
from pelagos.games.atlantis.state import NONE, Atlantis
from pelagos.games.atlantis.steps import NAMES as STEP_NAMES

MOST_NEEDED: Final = 8
"""Cards that a temple may need and that are told apart; more count as so many."""


def _to(number: int) -> list[str]:
    return [str(one) for one in range(1, number + 1)]


LISTED: Final = FeatureList()
# the temples
COMPLETED: Final = LISTED.group("completed", _to(COLOURS), "1 for the number of temples that stand as the god wants them")
CARDS_LEFT: Final = LISTED.group("cards-left", ["all", "beyond-5", "beyond-12"], "cards that all temples still need, by parts")
ACTIONS_LEFT: Final = LISTED.one("actions-left", "actions that all temples still need")
NEEDS: Final = LISTED.group("needs", _to(MOST_NEEDED), "how many temples need so many cards, eight or more")
LACKING: Final = LISTED.one("lacking", "the most levels that one temple lacks")
BLOCKED: Final = LISTED.one("blocked", "temples whose tiles stand in completed ones")
HINDERED: Final = LISTED.one("hindered", "temples whose tiles stand elsewhere")
STRAY: Final = LISTED.one("stray-tiles", "tiles on neutral areas")
# cards
USEFUL: Final = LISTED.one("useful-cards", "cards in hand that temples need")
OTHER: Final = LISTED.one("other-cards", "other cards in hand")
HERE: Final = LISTED.one("cards-for-here", "useful cards for the region of the marker")
NEXT_STEP: Final = LISTED.one("next-step", "the greatest part of a next step that could be paid")
IN_HAND: Final = LISTED.one("hand-colours", "different colours in hand")
SHOWN: Final = LISTED.one("shown", "cards of the display that temples need")
STARVED: Final = LISTED.one("starved", "cards of next steps that cannot be had, because followers hold so many")
KEPT: Final = LISTED.one("kept", "own followers where cards cannot be had")
# followers and helper
FOLLOWERS: Final = LISTED.one("followers", "followers")
FEASTS: Final = LISTED.one("feasts", "colours with followers enough for a feast")
HELPER: Final = LISTED.one("helper", "1 with a helper")
# whose turn it is
TO_MOVE: Final = LISTED.one("to-move", "1 for the seat that decides")
ACTIONS: Final = LISTED.one("actions", "actions that the deciding seat has left in its turn")
CONVERTED: Final = LISTED.one("converted", "1 if the deciding seat has converted in this turn")
AHEAD: Final = LISTED.group("ahead", _to(3), "1 for the number of seats whose turns come before this seat's")
PENDING: Final = LISTED.group("pending", STEP_NAMES, "1 for what the deciding seat is about to decide")

STAGES: Final = ["near", "middle", "far"]
"""By the cards that the seat which is nearest to winning still needs."""
NEAR: Final = 5
MIDDLE: Final = 12


class AtlantisFeatures(Features):
    """The features of Atlantis. A result is a win."""

    def __init__(self) -> None:
        super().__init__(LISTED, STAGES, len(STAGES), points=False)

    def observe(self, state: State, seat: i64, sink: FeatureSink) -> None:
        assert isinstance(state, Atlantis)
        player = state.players[seat]
        _temples(state, seat, sink)
        _cards(state, player, sink)
        sink.add(FOLLOWERS, float(size(player.followers)))
        sink.add(FEASTS, float(feasts(player)))
        sink.add(HELPER, float(helped(player)))
        _tempo(state, seat, sink)

    def stage(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Atlantis)
        least: i64 = 99
        for player in state.players:
            left = ways_left(state, player)[1]
            least = left if left < least else least
        return 0 if least <= NEAR else 1 if least <= MIDDLE else 2

    def phase(self, state: State) -> i64:
        return self.stage(state, 0)

    def result(self, state: State, seat: i64) -> float:
        places = state.ranking()
        return 1.0 / float(places.count(1)) if places[seat] == 1 and not state.stopped else 0.0

    def known(self) -> dict[str, float]:
        """The weights set by hand."""
        hand = weights_by_hand("atlantis")
        found = {name: hand[name.replace("-", "_")] for name in AS_BY_HAND}
        found |= {f"completed.{number}": number * hand["completed"] for number in range(1, int(COLOURS) + 1)}
        found |= {"cards-left.all": hand["cards_left"], "stray-tiles": hand["stray_tiles"] + hand["actions_left"]}
        return found


AS_BY_HAND: Final = ["actions-left", "useful-cards", "other-cards", "cards-for-here", "next-step", "blocked", "followers"] + [
    *("feasts", "helper", "starved", "hindered", "kept", "lacking")
]
"""Features that the weights set by hand have, too."""


def _temples(s: Atlantis, seat: i64, sink: FeatureSink) -> None:
    """What the temples still need."""
    player = s.players[seat]
    completed, cards_left, actions_left, blocked = ways_left(s, player)
    if completed > 0:
        sink.add(COMPLETED + completed - 1, 1.0)
    sink.add(CARDS_LEFT, float(cards_left))
    if cards_left > NEAR:
        sink.add(CARDS_LEFT + 1, float(cards_left - NEAR))
    if cards_left > MIDDLE:
        sink.add(CARDS_LEFT + 2, float(cards_left - MIDDLE))
    sink.add(ACTIONS_LEFT, float(actions_left))
    sink.add(BLOCKED, float(blocked))
    sink.add(STRAY, float(stray_tiles(player)))
    for region in range(COLOURS):
        needed = cards_needed(s, player, region)
        if needed > 0:
            most: i64 = needed if needed < MOST_NEEDED else MOST_NEEDED
            sink.add(NEEDS + most - 1, 1.0)


def _cards(s: Atlantis, player: Player, sink: FeatureSink) -> None:
    """What the seat holds for its temples, and what it could draw."""
    useful, here, next_step, starved, hindered, kept, lacking = regions(s, player)
    sink.add(USEFUL, float(useful))
    sink.add(OTHER, float(size(player.hand) - useful))
    sink.add(HERE, float(here))
    sink.add(NEXT_STEP, next_step)
    sink.add(STARVED, float(starved))
    sink.add(HINDERED, float(hindered))
    sink.add(KEPT, float(kept))
    sink.add(LACKING, float(lacking))
    colours: i64 = 0
    for colour in range(COLOURS):
        if cards(player.hand, colour) > 0:
            colours += 1
    sink.add(IN_HAND, float(colours))
    shown: i64 = 0
    for slot in range(len(s.display)):
        if s.display[slot] != NONE and cards_needed(s, player, s.display[slot]) > cards(player.hand, s.display[slot]):
            shown += 1
    sink.add(SHOWN, float(shown))


def _tempo(s: Atlantis, seat: i64, sink: FeatureSink) -> None:
    """Who decides what, and how long it takes until the seat's next turn."""
    if s.seat == seat:
        sink.add(TO_MOVE, 1.0)
        sink.add(ACTIONS, float(s.actions))
        if s.converted:
            sink.add(CONVERTED, 1.0)
        sink.add(PENDING + kind_of(s.stack[len(s.stack) - 1]), 1.0)
        return
    players = len(s.players)
    ahead = (seat - s.seat + players) % players
    if ahead > 0:
        sink.add(AHEAD + ahead - 1, 1.0)
