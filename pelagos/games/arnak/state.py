"""A position of Arnak (A1)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.deck import Deck
from pelagos.core.digest import Digest
from pelagos.core.rng import Rng
from pelagos.core.state import State, kind_of
from pelagos.games.arnak import steps
from pelagos.games.arnak.lookup import CAMPS, SITE_SPACE, TILES
from pelagos.games.arnak.player import NO_RIVAL, Player, Rival

if TYPE_CHECKING:
    from pelagos.core.game import Setup

FREE: Final = -1
"""A space of a site without archaeologist; otherwise it holds a seat."""
BLOCKED: Final = -2
RIVAL: Final = 4
"""The seat number of the rival's archaeologists."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Arnak(State):
    """Everything on the table, and what is under way."""

    def __init__(self, setup: "Setup", rng: Rng) -> None:
        super().__init__(setup, rng)
        self.players: list[Player] = []
        self.solo: bool = False
        self.rival: Rival = NO_RIVAL
        self.board: i64 = 0
        self.round: i64 = 0
        self.start: i64 = 0  # who holds the start player marker
        # cards
        self.row: vec[i64] = vec[i64]()
        self.items: vec[i64] = vec[i64]()  # face-down decks, the bottom first
        self.artifacts: vec[i64] = vec[i64]()
        self.items_shown: bool = False  # whether the table has seen the card on top (A20.5)
        self.artifacts_shown: bool = False
        self.exiled_items: i64 = 0  # sets
        self.exiled_artifacts: i64 = 0
        self.exiled_basics: vec[i64] = vec[i64]()
        self.fears: i64 = 0  # Fear cards left
        # island
        self.spaces: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]()  # site tiles; undiscovered sites have none, camps their own
        self.wardens: vec[i64] = vec[i64]()  # guardians
        self.idols: vec[i64] = vec[i64]()  # face-up idols on undiscovered sites
        self.hidden_idols: vec[i64] = vec[i64]()
        self.unseen_idols: vec[i64] = vec[i64]()  # taken face down: nobody ever looks at them
        self.lost_idols: i64 = 0  # left the game on the Snake side (A18.3)
        self.levels: list[Deck] = []  # site tiles of level I and II
        self.guardians: vec[i64] = vec[i64]()  # the stack
        # supply board and research
        self.supply: list[vec[i64]] = []  # three stacks of assistants, the top one last
        self.rescue: vec[i64] = vec[i64]()
        self.rescue_seen: i64 = 0  # the set of seats that looked through it
        self.bonus: vec[i64] = vec[i64]()  # bonus tiles on a space: octal digits, kind + 1, the first laid is the lowest
        self.temple_bonus: vec[i64] = vec[i64]()  # the stack at the Lost Temple
        self.temple_seen: i64 = 0
        self.unused_bonus: vec[i64] = vec[i64]()  # tiles that left the game unseen
        self.temple: vec[i64] = vec[i64]()  # temple tiles left by stack
        self.arrivals: i64 = 0
        # under way
        self.loose: i64 = 0  # loose travel icons (A6.7), counted as in lookup.icons_in
        self.in_free: bool = False  # inside a free action, where no other may begin (A4.7)
        self.drawn: vec[i64] = vec[i64]()  # cards drawn of which one will be kept (A20.8)

    # made by tools/state_methods.py
    def clone(self) -> "Arnak":
        """An independent copy."""
        copy = Arnak(self.setup, self.rng.clone())
        self.copy_into(copy)
        copy.players = [player.clone() for player in self.players]
        copy.solo = self.solo
        copy.rival = self.rival.clone()
        copy.board = self.board
        copy.round = self.round
        copy.start = self.start
        copy.row = self.row[:]
        copy.items = self.items[:]
        copy.artifacts = self.artifacts[:]
        copy.items_shown = self.items_shown
        copy.artifacts_shown = self.artifacts_shown
        copy.exiled_items = self.exiled_items
        copy.exiled_artifacts = self.exiled_artifacts
        copy.exiled_basics = self.exiled_basics[:]
        copy.fears = self.fears
        copy.spaces = self.spaces[:]
        copy.tiles = self.tiles[:]
        copy.wardens = self.wardens[:]
        copy.idols = self.idols[:]
        copy.hidden_idols = self.hidden_idols[:]
        copy.unseen_idols = self.unseen_idols[:]
        copy.lost_idols = self.lost_idols
        copy.levels = [level.clone() for level in self.levels]
        copy.guardians = self.guardians[:]
        copy.supply = [each[:] for each in self.supply]
        copy.rescue = self.rescue[:]
        copy.rescue_seen = self.rescue_seen
        copy.bonus = self.bonus[:]
        copy.temple_bonus = self.temple_bonus[:]
        copy.temple_seen = self.temple_seen
        copy.unused_bonus = self.unused_bonus[:]
        copy.temple = self.temple[:]
        copy.arrivals = self.arrivals
        copy.loose = self.loose
        copy.in_free = self.in_free
        copy.drawn = self.drawn[:]
        return copy

    def write(self, digest: Digest) -> None:
        """Put everything into a digest. Written by hand, because flags share a number."""
        for player in self.players:
            player.write(digest)
        self.rival.write(digest)
        digest.number(self.board * 2 + (1 if self.solo else 0))
        digest.number(self.round)
        digest.number(self.start)
        digest.numbers(self.row)
        digest.numbers(self.items)
        digest.numbers(self.artifacts)
        digest.number((1 if self.items_shown else 0) + (2 if self.artifacts_shown else 0) + (4 if self.in_free else 0))
        digest.number(self.exiled_items)
        digest.number(self.exiled_artifacts)
        digest.numbers(self.exiled_basics)
        digest.number(self.fears)
        digest.numbers(self.spaces)
        digest.numbers(self.tiles)
        digest.numbers(self.wardens)
        digest.numbers(self.idols)
        digest.numbers(self.hidden_idols)
        digest.numbers(self.unseen_idols)
        digest.number(self.lost_idols)
        for level in self.levels:
            level.write(digest)
        digest.numbers(self.guardians)
        for stack in self.supply:
            digest.numbers(stack)
        digest.numbers(self.rescue)
        digest.number(self.rescue_seen)
        digest.numbers(self.bonus)
        digest.numbers(self.temple_bonus)
        digest.number(self.temple_seen)
        digest.numbers(self.unused_bonus)
        digest.numbers(self.temple)
        digest.number(self.arrivals)
        digest.number(self.loose)
        digest.numbers(self.drawn)

    def redeal(self, seat: i64, rng: Rng) -> None:
        from pelagos.games.arnak.hidden import redeal

        redeal(self, seat, rng)

    def legal_words(self) -> vec[i64]:
        step = self.stack[len(self.stack) - 1]
        return STEPS[kind_of(step)].legal(self, step)

    def enter(self, step: i64) -> bool:
        return STEPS[kind_of(step)].enter(self, step)

    def carry_out(self, step: i64, word: i64) -> None:
        STEPS[kind_of(step)].apply(self, step, word)

    # -- small questions that many rules ask

    def stands_at(self, seat: i64, site: i64) -> bool:
        """A5.13: whether the seat has an archaeologist at the site."""
        space = SITE_SPACE[site]
        return self.spaces[space] == seat or (site < CAMPS and self.spaces[space + 1] == seat)

    def occupied(self, site: i64) -> bool:
        """A5.13: whether anybody's archaeologist stands there."""
        space = SITE_SPACE[site]
        return self.spaces[space] >= 0 or (site < CAMPS and self.spaces[space + 1] >= 0)

    # -- how it stands

    def scores(self) -> list[int]:
        from pelagos.games.arnak.rules.scoring import points

        return [int(points(self, seat)) for seat in range(len(self.players))]

    def ranking(self) -> list[int]:
        from pelagos.games.arnak.rules.scoring import places

        return places(self)

    def game_view(self, seat: int | None) -> Mapping[str, object]:
        from pelagos.games.arnak.view import view_of

        return view_of(self, seat)


class Step:
    """A kind of pending step. There is one object of each; what lies on the stack is a number."""

    def enter(self, s: Arnak, step: i64) -> bool:
        """Whether it needs a decision now that it has come to the top. If not, it has been carried out."""
        return True

    def legal(self, s: Arnak, step: i64) -> vec[i64]:
        """The legal words, sorted; none where the step asks nothing."""
        return vec[i64]()

    def apply(self, s: Arnak, step: i64, word: i64) -> None:
        """Do what the word says."""
        raise NotImplementedError


STEPS: Final = vec[Step]([Step()] * steps.KINDS)
"""The steps by kind, filled in by rules/dispatch.py."""

CAMP_TILE: Final[i64] = TILES
"""The tile of the first camp; the others follow."""
