"""The rules, one module for each chapter of the specification (or two that belong together).

| chapter | module | chapter | module |
|---|---|---|---|
| O2 setup | setup | O13 capture | capture |
| O3 rounds and turns | turns | O14 construct | construct |
| O4 metropolis | metropolis | O15 extra action | actions |
| O5 choose a card | cards | O16 discard | cards |
| O6 place the tile | tiles | O17 end of round | rounds |
| O7 ports | ports | O18 end of game | victory |
| O8 titans | titans | O19 buildings | buildings |
| O9 creatures | creatures | O20 creature rewards | rewards |
| O10 the card's action | actions | O21 supply limits | supply |
| O11, O12 produce, recruit | resources | | |

O1 (terms) is state.py; `dispatch.py` lists all steps. Modules never import each other in a circle: where what follows is the
matter of a module that builds on this one, it is pushed as a step.
"""
