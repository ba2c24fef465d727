# Was in jedem Spiel gilt: warum etwas nicht geht.

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = { $seat } entscheidet gerade.
reason-not-now = Das geht jetzt nicht. Gefragt ist: { $step }
