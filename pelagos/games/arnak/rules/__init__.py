"""The rules, one module for each chapter of the specification (or two that belong together).

| chapter | module | chapter | module |
|---|---|---|---|
| A2 setup, A18.2, A19.1 | setup | A11 card row and buying | market, buying |
| A3, A16 rounds | rounds | A12 playing cards | free_actions, turns |
| A4, A15 turns, passing | turns, free_actions | A13 research, A18 | research |
| A5 effects | effects, resources, cards | A14 assistants | assistants |
| A6 travel | payment, travel | A17 end and score | scoring |
| A7, A8 dig, discover | sites | A19 solo | rival |
| A9 guardians | guardians | A20 card notes | cards, special_cards, guardians |
| A10 idols | free_actions, special_cards | | |

`dispatch.py` lists all steps. `effects.py` carries out effects: for a decision it pushes the step that asks, which is found in the
module of its chapter. Where a chapter is followed by another that it does not call, it pushes a step.
"""
