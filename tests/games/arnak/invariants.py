"""How the conformance suite plays Arnak, and what must hold after every word."""

from pelagos.games.arnak.invariants import check

__all__ = ["OPTIONS", "check"]

OPTIONS: list[dict[str, object]] = [{}, {"board": "snake", "difficulty": "5"}, {"difficulty": "3", "start_player": "first"}]
