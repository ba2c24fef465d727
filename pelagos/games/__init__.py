"""The games: one folder each. A game imports no other game."""
