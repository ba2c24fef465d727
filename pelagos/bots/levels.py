"""Levels for people: the search with little, some, much and very much time."""

from pelagos.bots.search import SearchBot, Thought

MOST_GOOD = 4
"""The easy bot chooses among so many words at most."""
WORTH_A_LOOK = 0.25
"""A good word was looked at at least this often, compared with the best."""


class EasyBot(SearchBot):
    """Thinks briefly and does not always take the best word: any of the few good ones, the better the rather."""

    seconds = 0.1

    def _choose(self, found: list[Thought], warmth: float) -> int:
        good = [thought for thought in found[:MOST_GOOD] if thought.visits >= WORTH_A_LOOK * found[0].visits]
        return self._random.choices([thought.word for thought in good], [max(1, thought.visits) for thought in good])[0]


class NormalBot(SearchBot):
    """Thinks for half a second."""

    seconds = 0.5


class HardBot(SearchBot):
    """Thinks for two seconds."""

    seconds = 2.0


class MasterBot(SearchBot):
    """Thinks for five seconds."""

    seconds = 5.0
