"""OpenSkill ratings: how strong each bot is, judged by its places, and how certain that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from pelagos.arena.match_plan import MatchPlan, Outcome


@dataclass(frozen=True)
class Rating:
    """A bot's strength, as its places show it."""

    mu: float
    """The likeliest strength; everybody begins with 25, and the mean of all bots stays about there."""
    sigma: float
    """The standard deviation: how far off the strength may well be."""

    def __str__(self) -> str:
        return f"{self.mu:.1f} ± {self.sigma:.1f}"

    @property
    def ordinal(self) -> float:
        """The strength that the bot almost certainly has: mu - 3 sigma."""
        return self.mu - 3 * self.sigma


def ratings(plan: MatchPlan, outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """The rating of each bot, from the games in order; None if no two bots differ or OpenSkill is not installed."""
    names = list(dict.fromkeys(plan.bots))
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    if len(names) == 1:
        return {}
    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    known = {name: model.rating() for name in names}
    for outcome in outcomes:
        seated = [plan.bots[i] for i in plan.seated(outcome.k)]
        ranks = [float(place) for place in outcome.ranking]
        rated = [team[0] for team in model.rate([[known[name]] for name in seated], ranks=ranks)]
        for name in names:  # a bot on several seats gets the mean of their ratings
            seats = [rating for rating, other in zip(rated, seated, strict=True) if other == name]
            known[name] = model.rating(mu=fmean(one.mu for one in seats), sigma=fmean(one.sigma for one in seats))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
