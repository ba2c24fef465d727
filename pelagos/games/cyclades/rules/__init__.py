"""The rules, one module for each chapter of the specification (or two that belong together).

| chapter | module | chapter | module |
|---|---|---|---|
| C1 terms | board | C12 metropolis | metropolis |
| C2 setup | setup | C13.1 fleets | fleets |
| C3, C16 cycle and its end | cycle | C13.2 troops | troops |
| C4 creature track, C13.3 | track | C14 battles | battles |
| C5 gods | gods | C15 Apollo | apollo |
| C6 income | income | C17 last island, elimination | last_island |
| C7, C20 offerings | offerings | C18 creature powers | creatures, sea_creatures, |
| C8 turns | turns | | land_creatures, thieves |
| C9 summoning | summoning | C19 figurines | figurines |
| C10 recruiting | recruiting | C21 hidden things | ../state, ../view |
| C11 building | building | | |

Where a chapter must be followed by one that calls it, it pushes a step instead.
"""
