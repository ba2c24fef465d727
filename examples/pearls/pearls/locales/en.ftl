# Pearls in English
game-title = Pearls
game-summary = Dive for shells, keep them secret, and open each one at the right moment.

prompt-turn = Dive for a shell or open one?

word-dive = Dive for a shell
word-open = Open a { $shell }

option-calm_sea = Calm sea: equal shells gain pearls, too

log-dived = { $player } dives for a shell.
log-opened = { $player } opens a { $shell } and gains { $pearls ->
    [0] nothing
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
}.
