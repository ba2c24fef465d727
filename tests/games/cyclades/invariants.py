"""How the conformance suite plays Cyclades, and what must hold after every word (C22)."""

from pelagos.games.cyclades.invariants import check

__all__ = ["OPTIONS", "check"]

OPTIONS: list[dict[str, object]] = [{}, {"open_gold": True}]
