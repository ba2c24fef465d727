# Was in jedem Spiel gilt: warum etwas nicht geht, und wie aufgezählt wird.

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = { $seat } entscheidet gerade.
reason-not-now = Das geht jetzt nicht. Gefragt ist: { $step }

listed = { $first } und { $last }
