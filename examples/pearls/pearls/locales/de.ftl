# Pearls auf Deutsch
game-title = Perlen
game-summary = Nach Muscheln tauchen, sie geheim halten und jede im richtigen Augenblick öffnen.

prompt-turn = Nach einer Muschel tauchen oder eine öffnen?

word-dive = Nach einer Muschel tauchen
word-open = Eine { $shell } öffnen

option-calm_sea = Ruhige See: auch gleiche Muscheln bringen Perlen

log-dived = { $player } taucht nach einer Muschel.
log-opened = { $player } öffnet eine { $shell } und gewinnt { $pearls ->
    [0] nichts
    [one] { $pearls } Perle
   *[other] { $pearls } Perlen
}.
