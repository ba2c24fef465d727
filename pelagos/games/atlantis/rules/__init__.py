"""The rules, one module for each chapter of the specification (or two that belong together).

| chapter | module | chapter | module |
|---|---|---|---|
| I3 setup | setup | I11 divine presence | presence |
| I4 the turn | turns | I12 helper tokens | construction |
| I5 draw step | draw | I13 deck, display, discard | piles |
| I6 action step | actions | I14 discard step | discards |
| I7 the actions | actions, construction | I15 completion and victory | victory |
| I8, I9 temples, areas | temples | I16 solo game | solo |
| I10 special abilities | abilities | | |

I1 (terms) is state.py, player.py and multisets.py; I17 (information) is knowledge.py. Where something must follow later, a step is
pushed.
"""
