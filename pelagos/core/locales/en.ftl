# What holds in every game: why something cannot be done, and how things are listed.

reason-game-over = The game is over.
reason-not-your-turn = { $seat } decides now.
reason-not-now = Not possible now. The question is: { $step }

listed = { $first } and { $last }
