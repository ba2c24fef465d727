"""Pearls: a small game of our own, the model for games from outside. Its rules are in rules.md."""
