"""I17: what a careful player knows about the hands of others, and how to deal the rest anew.

Everybody sees which cards leave a hand and which come from display or follower area; what is drawn from the deck only its new
owner sees. A careful player also counts: the discard lies open when it is shuffled, so from then on the deck's cards are known,
and all other cards not in sight are in hands. A hand therefore consists of

- `known` cards, which everybody saw going there;
- `old` cards, unseen ones that were there when the deck was last shuffled; all such cards together are known to who counts;
- new cards, drawn unseen since; together with the deck they are known too.

A card that leaves the hand is taken for a known one if it can be: cards of one colour are alike. Otherwise it was an old or a
new one; where nobody can tell which, it is put on the list `plays`, and `old` and new cards keep counting it.

With one hand hidden this is all that can be known. With several, what an earlier shuffling told about who had which of the old
cards is forgotten at the next.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.rng import Rng
from pelagos.games.atlantis.multisets import CARD, cards, gathered, size, spread
from pelagos.games.atlantis.player import Player

COLOUR_OF_PLAY: Final = 3
DRAWN_BY_PLAY: Final = 2


def _play(colour: i64, drawn: i64) -> i64:
    """A card that left a hand into which so many new ones had been drawn by then."""
    return drawn << DRAWN_BY_PLAY | colour


def _colour(play: i64) -> i64:
    return play & COLOUR_OF_PLAY


def _drawn(play: i64) -> i64:
    return play >> DRAWN_BY_PLAY


def new_cards(player: Player) -> i64:
    """The cards drawn unseen since the last shuffling, those on the list of plays included."""
    new = player.hand - player.known - player.old
    for i in range(len(player.plays)):
        new += CARD[_colour(player.plays[i])]
    return new


def gain_seen(player: Player, colour: i64) -> None:
    """A card that everybody sees goes to the hand."""
    player.hand += CARD[colour]
    player.known += CARD[colour]


def gain_unseen(player: Player, colour: i64) -> None:
    """A card that only the player sees goes to the hand."""
    player.hand += CARD[colour]


def lose(player: Player, colour: i64) -> None:
    """A card leaves the hand, openly."""
    if cards(player.known, colour) > 0:
        player.known -= CARD[colour]
    elif player.old != 0:
        drawn = size(new_cards(player))
        if drawn == 0:
            player.old -= CARD[colour]
        else:
            player.plays = append(player.plays, _play(colour, drawn))
    player.hand -= CARD[colour]


def deck_is_shuffled(players: list[Player]) -> None:
    """The deck was empty and is made of the open discard: whatever else is in the hands is old now."""
    for player in players:
        player.old = player.hand - player.known
        player.plays = vec[i64]()


def redeal(players: list[Player], deck: vec[i64], observer: i64, rng: Rng) -> vec[i64]:
    """Deal anew what the observer (a seat, or nobody's) cannot know; gives the new deck.

    Only sums over all hidden hands are read, which the observer knows, so the result does not depend on who has what.
    """
    hidden = [player for seat, player in enumerate(players) if seat != observer]
    sources = Sources(hidden, deck)
    sources.explain(0, 0, rng)
    old, new = rng.shuffled(spread(sources.old)), rng.shuffled(spread(sources.new))
    old_dealt: i64 = 0
    new_dealt: i64 = 0
    for number, player in enumerate(hidden):
        old_left = old_dealt + size(player.old) - size(sources.old_played[number])
        new_left = new_dealt + size(new_cards(player)) - size(sources.new_played[number])
        old_held = gathered(old[old_dealt:old_left])
        player.hand = player.known + old_held + gathered(new[new_dealt:new_left])
        player.old = sources.old_played[number] + old_held
        old_dealt = old_left
        new_dealt = new_left
    return new[new_dealt:]


@final
@mypyc_attr(acyclic=True)
class Sources:
    """Where the cards on the lists of plays may have come from: old or new cards, as many as there are of each."""

    def __init__(self, hidden: list[Player], deck: vec[i64]) -> None:
        self.hidden: Final = hidden
        self.old: i64 = 0  # old cards of all hidden hands that are not explained as plays
        self.new: i64 = gathered(deck)  # the same for new cards, with the deck
        self.old_played: vec[i64] = vec[i64]()  # by hidden hand
        self.new_played: vec[i64] = vec[i64]()
        self.dead_ends: set[int] = set()
        for player in hidden:
            self.old += player.old
            self.new += new_cards(player)
            self.old_played = append(self.old_played, 0)
            self.new_played = append(self.new_played, 0)

    def explain(self, number: i64, play: i64, rng: Rng) -> bool:
        """Choose a source for this play of this hand and all that follow; False if that is impossible.

        There is a way, because the game came here; only an unlucky choice must be taken back.
        """
        if number == len(self.hidden):
            return True
        if play == len(self.hidden[number].plays):
            return self.explain(number + 1, 0, rng)
        if len(self.dead_ends) > 0 and self._place(number, play) in self.dead_ends:
            return False
        if self._explained(number, play, rng):
            return True
        self.dead_ends.add(self._place(number, play))
        return False

    def _place(self, number: i64, play: i64) -> int:
        """How far the explanation has come and what it has used, as one number: the same place has the same ways out."""
        return ((self.old << 8 | size(self.old_played[number])) << 8 | play) << 3 | number

    def _explained(self, number: i64, play: i64, rng: Rng) -> bool:
        """Try both sources, each first as often as cards of the colour are to be expected there."""
        player = self.hidden[number]
        colour = _colour(player.plays[play])
        old_slots = size(player.old) - size(self.old_played[number])
        new_slots = _drawn(player.plays[play]) - size(self.new_played[number])
        old_chance = old_slots * cards(self.old, colour) * (size(self.new) + 1)
        new_chance = new_slots * cards(self.new, colour) * (size(self.old) + 1)
        if old_chance + new_chance == 0:
            return False
        if rng.below(old_chance + new_chance) < old_chance:
            if self._explain_as_old(number, play, colour, rng):
                return True
            return new_chance > 0 and self._explain_as_new(number, play, colour, rng)
        if self._explain_as_new(number, play, colour, rng):
            return True
        return old_chance > 0 and self._explain_as_old(number, play, colour, rng)

    def _explain_as_old(self, number: i64, play: i64, colour: i64, rng: Rng) -> bool:
        self.old -= CARD[colour]
        self.old_played[number] += CARD[colour]
        if self.explain(number, play + 1, rng):
            return True
        self.old += CARD[colour]
        self.old_played[number] -= CARD[colour]
        return False

    def _explain_as_new(self, number: i64, play: i64, colour: i64, rng: Rng) -> bool:
        self.new -= CARD[colour]
        self.new_played[number] += CARD[colour]
        if self.explain(number, play + 1, rng):
            return True
        self.new += CARD[colour]
        self.new_played[number] -= CARD[colour]
        return False
