you = du
seat-names = Doris, Nereus, Thetis, Triton, Proteus
interpreted = Die Spielregeln sind nicht kompiliert: Bots sehen in derselben Zeit nur wenig von dem, was sie sehen könnten. Zum Kompilieren: make build
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
lesson-enter = Enter: weiter, quit: verlassen.
lesson-how = Gib eine Zahl oder ein Wort ein; Enter allein zeigt das Wort der Lektion, quit verlässt sie.
lesson-shown = Für dich gesagt: { $word }
lesson-other = Auch das wäre erlaubt. In dieser Lektion geht es aber um ein anderes Wort.
lesson-over = Ende
lesson-list = Die Lektionen; pelagos lesson SPIEL NAME beginnt eine:
no-rules = Zu { $game } gibt es keine Kurzregeln.
refused-empty = Es fehlt ein Wort. Wörter beginnen mit: { $known }
refused-unknown-verb = Kein Wort beginnt mit „{ $wrong }“. Wörter beginnen mit: { $known }
refused-unknown-value = „{ $wrong }“ passt dort nicht. Möglich: { $known }
refused-misspelt = „{ $wrong }“ gibt es nicht. Meintest du { $close }?
refused-wrong-form = So wird dieses Wort geschrieben: { $form }
refused-unknown-number = Die Nummer { $number } gibt es nicht, nur 1 bis { $last }.
refused-unknown-word = Das ist kein Wort dieses Spiels.
help =
    Zahl       das Wort mit dieser Zahl sagen oder die Gruppe öffnen
    ein Wort   wie die grauen, ganz oder zum Teil: { $example }
    Enter      Tisch und alle Möglichkeiten noch einmal zeigen
    undo       das letzte Wort zurücknehmen, innerhalb des Zuges
    log        alles, was geschehen ist
    islands    was die anderen haben, und was nicht hingepasst hat
    list       alle Wörter, die jetzt möglich sind
    hint       die besten Wörter, mit geschätzten Gewinnchancen
    rules      die Regeln in Kürze
    save DATEI das Spiel speichern; pelagos play SPIEL --resume DATEI setzt es fort
    quit       das Spiel verlassen
