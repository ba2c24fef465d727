"""What the evaluator counts, one by one."""

from librt.vecs import vec

from pelagos.games.atlantis.evaluate import FEATURES, estimate
from pelagos.games.atlantis.state import Atlantis


def features(s: Atlantis, seat: int) -> dict[str, float]:
    """Every feature of a seat, as a weight sees it that is there for it alone."""
    return {name: estimate(s, seat, vec[float]([float(name == other) for other in FEATURES])) for name in FEATURES}
