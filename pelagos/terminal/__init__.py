"""The games in the terminal: a drawn table, numbered words, a log.

A game may have a module of its name here with `draw`, `others` and `effect`; without one it is drawn by `plain`.
"""
