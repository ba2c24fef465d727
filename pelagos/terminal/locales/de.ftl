you = du
seat-names = Doris, Nereus, Thetis, Triton, Proteus
you-are = Du bist { $player }. Tippe eine Zahl oder ein Wort; help erklärt den Rest.
narrowed = Enter führt zurück zu allen Möglichkeiten.
many = Tippe eine Zahl, ein Wort oder ein Feld wie { $example }, um zu sehen, was dort möglich ist.
forced = Nur eines war möglich: { $word }
undone = Zurückgenommen: { $word }
no-undo = Nichts kann zurückgenommen werden: Dein Zug hat gerade begonnen, oder Karten, Landschaften oder Würfel wurden inzwischen aufgedeckt.
hint = Die besten Wörter und die Gewinnchance, die eine Suche jedem gibt:
chance = { $percent } %
saved = Gespeichert als { $file }.
save-how = Sag, wohin: save DATEI
save-exists = { $file } gibt es schon und ist keine Aufzeichnung eines Spiels; wähle einen anderen Namen.
save-failed = { $file } kann nicht geschrieben werden ({ $reason }).
over = Das Spiel ist zu Ende.
stopped = Das Spiel wurde beendet, ohne dass jemand gewonnen hat.
place = { $place }. { $player }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
offer = Um das Spiel zu behalten, tippe save und einen Dateinamen; Enter beendet ohne Speichern.
left = Das Spiel wurde nach { $words ->
        [one] 1 Wort
       *[other] { $words } Wörtern
    } verlassen.
seed = Startzahl { $seed }
verified = Geprüft: { $words ->
        [one] 1 Wort
       *[other] { $words } Wörter
    } in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }.
shown = Gezeigt ist die Stellung nach Wort { $ply }.
help =
    Zahl       das Wort mit dieser Zahl sagen oder die Gruppe öffnen
    ein Wort   wie die grauen, ganz oder zum Teil: place d4 2, d4 2, d4
    Enter      Tisch und alle Möglichkeiten noch einmal zeigen
    undo       das letzte Wort zurücknehmen, innerhalb des Zuges
    log        alles, was geschehen ist
    islands    die Inseln der anderen
    list       alle Wörter, die jetzt möglich sind
    hint       die besten Wörter, mit geschätzten Gewinnchancen
    rules      die Regeln in Kürze
    save DATEI das Spiel speichern; pelagos play SPIEL --resume DATEI setzt es fort
    quit       das Spiel verlassen
