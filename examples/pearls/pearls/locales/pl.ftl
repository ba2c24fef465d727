# Pearls po polsku
game-title = Perły
game-summary = Nurkuj po muszle, trzymaj je w tajemnicy i otwórz każdą we właściwej chwili.

prompt-turn = Nurkujesz po muszlę czy otwierasz jedną?

word-dive = Zanurkuj po muszlę
word-open = Otwórz muszlę { $shell }

option-calm_sea = Spokojne morze: równe muszle też dają perły

log-dived = { $player } nurkuje po muszlę.
log-opened = { $player } otwiera muszlę { $shell } i zyskuje { $pearls ->
    [0] zero pereł
    [one] { $pearls } perłę
    [few] { $pearls } perły
   *[many] { $pearls } pereł
}.
