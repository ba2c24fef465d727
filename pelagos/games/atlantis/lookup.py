"""The components as tables of numbers, which is what the rules work with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.atlantis.components import ABILITIES, COMPONENTS, REGIONS
from pelagos.games.atlantis.multisets import stack_of

COLOURS: Final[i64] = REGIONS
TILES: Final[i64] = len(COMPONENTS.tiles)

# special abilities (I10), in the order of components.ABILITIES
SWAP_TILES: Final = 0
MOVE_TILE: Final = 1
EXCHANGE_CARD: Final = 2
TAKE_HELPER: Final = 3
RECALL_FOLLOWER: Final = 4
MOVE_PRESENCE: Final = 5
DRAW_TWO_DISPLAY: Final = 6
DRAW_TWO_DECK: Final = 7
ABILITY_NAMES: Final = [ability.replace("_", "-") for ability in ABILITIES]

# region boards, at region * 2 + side
SIDE_ABILITY: Final = vec[i64]([side.ability for sides in COMPONENTS.regions for side in sides])
SIDE_NEUTRAL: Final = vec[i64]([1 if side.neutral else 0 for sides in COMPONENTS.regions for side in sides])
"""1 where there is a neutral area."""

# building moves (I8.3), as stacks
MOVES: Final[i64] = len(COMPONENTS.moves)
MOVE_OFF: Final = vec[i64]([stack_of(move.off) for move in COMPONENTS.moves])
MOVE_ON: Final = vec[i64]([stack_of([move.on]) for move in COMPONENTS.moves])

# gods
GODS: Final[i64] = len(COMPONENTS.gods)
GOD_NAMES: Final = [god.name for god in COMPONENTS.gods]
GOD_TEMPLES: Final = vec[vec[i64]]([vec[i64]([stack_of(temple) for temple in god.temples]) for god in COMPONENTS.gods])
"""The stacks that a god wants, by region number less one."""

# what is dealt, by number of players; nobody plays with none
CARDS_PER_COLOUR: Final = vec[i64]([0] + [deal.cards_per_colour for deal in COMPONENTS.deals])
_NO_HANDS: Final[list[list[int]]] = [[]]
STARTING_HANDS: Final = vec[vec[i64]]([vec[i64](hands) for hands in _NO_HANDS + [deal.hands for deal in COMPONENTS.deals]])

# numbers of the rules
ACTIONS_PER_TURN: Final[i64] = COMPONENTS.actions_per_turn
CARDS_DRAWN_PER_TURN: Final[i64] = COMPONENTS.cards_drawn_per_turn
STARTING_FOLLOWERS: Final[i64] = COMPONENTS.starting_followers
HAND_LIMIT: Final[i64] = COMPONENTS.hand_limit
FOLLOWER_LIMIT: Final[i64] = COMPONENTS.follower_limit
FEAST_NEEDED: Final[i64] = COMPONENTS.feast_needed
FEAST_DISCARDED: Final[i64] = COMPONENTS.feast_discarded
TURNS_PER_PLAYER: Final[i64] = COMPONENTS.turns_per_player
SOLO_TURNS: Final[i64] = COMPONENTS.solo_turns
