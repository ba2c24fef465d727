"""How the conformance suite plays Orichalcum, and what must hold after every word (O21.7)."""

from pelagos.games.orichalcum.invariants import check

__all__ = ["OPTIONS", "check"]

OPTIONS: list[dict[str, object]] = [{}, {"island_side": "hard"}, {"island_side": "choose"}, {"same_island": True}]
