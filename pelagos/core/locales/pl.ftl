# Co obowiązuje w każdej grze: dlaczego czegoś nie można zrobić i jak się wylicza.

reason-game-over = Gra się skończyła.
reason-not-your-turn = Teraz decyduje { $seat }.
reason-not-now = Teraz nie można. Do rozstrzygnięcia: { $step }

listed = { $first } i { $last }
