# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Die ersten fünf Minuten
lesson-first-line = Dein Gott, die göttliche Gegenwart und ein Tempel in einem einzigen Zug.
lesson-first-aim = Willkommen auf Atlantis. Dein Gott zeigt vier Tempel, einen für jede Region, und genau die Steine, aus denen sie sind. Wer genau diese vier hat, gewinnt sofort.
lesson-first-regions = Der kleinste ist eine einzelne I in Region 2, der grünen. Dort steht gerade die göttliche Gegenwart, und nur wo sie steht, wachsen Tempel.
lesson-first-cards = Karten bezahlen alles, und ihre Farben sind die Regionen. Du hast eine blaue, eine braune und eine grüne.
lesson-first-draw = Ein Zug beginnt mit drei Karten, offen aus der Auslage oder verdeckt vom Stapel. Nimm die blaue: Blau ist Region 3, dein größter Tempel.
lesson-first-unseen = Eine verdeckte Karte kann alles sein. Solange offen liegt, was du brauchst, nimm es.
lesson-first-colour = Auch nützlich. Beginne aber mit Blau: Dorthin wollen wir noch in diesem Zug.
lesson-first-draw-two = Die Lücke füllt sich sofort. Wähle die nächste Karte, wie du willst: Was bringt deine anderen Tempel näher?
lesson-first-draw-three = Und eine dritte, wieder nach Belieben. Braun und Lila wollen je einen Tempel aus einer II.
lesson-first-build = Nun bis zu fünf Aktionen. Die Gegenwart ist in Grün, und Stufe 1 kostet eine grüne Karte: Baue dort die I auf deinen Bauplatz.
lesson-first-five = Du hast fünf Aktionen, und ein Tempel wartet.
lesson-first-stay = Noch nicht: Nutze die Gegenwart erst, solange sie in Grün ist.
lesson-first-done = Dieser Tempel ist fertig: genau eine I, wie dein Gott es will. Lass ihn von nun an in Ruhe; ein höherer wäre falsch.
lesson-first-travel = Um anderswo zu bauen, muss die Gegenwart reisen: Wirf eine Karte ab, und sie geht in die Region dieser Farbe. Reise nach Blau.
lesson-first-blue = Auch dort fehlt ein Tempel, aber die Karten hast du für Blau.
lesson-first-begin = Region 3 will eine III und eine I. Jeder Tempel beginnt mit einer I: Baue sie für eine blaue Karte, die dein Anhänger wird.
lesson-first-neutral = Der neutrale Bauplatz gehört niemandem, und Steine dort gewinnen nie. Baue auf deinem.
lesson-first-early = Zwei Aktionen sind noch da, und die blaue Karte ist auf der Hand. Baue zuerst.
lesson-first-migrate = Zwei Aktionen sind übrig, und mehr lässt sich nicht bauen. Zuwanderung macht aus einer Aktion eine Karte: Lass keine verfallen.
lesson-first-waste = Du könntest aufhören, aber eine Karte umsonst ist eine Karte.
lesson-first-last = So bereitest du den nächsten Zug vor: Karten auf der Hand, die Gegenwart, wo du weiterbauen willst. Mehr als fünf Karten behältst du nicht.
lesson-first-end = Einer von vier Tempeln steht, wie dein Gott ihn will, und ein zweiter ist begonnen. Ziehen, reisen, bauen: Das ist Atlantis.

## levels

lesson-levels = Höhere Stufen
lesson-levels-line = Eine II statt einer I: Preise, Steine und Anhänger.
lesson-levels-look = In Region 3 steht schon deine I, und dein Gott will dort mehr. Drei blaue Karten sind auf deiner Hand: Reise nach Blau.
lesson-levels-raise = Die nächste Stufe ist 2 und kostet zwei Karten. Ersetze die I durch eine II; die I kehrt in den Vorrat zurück.
lesson-levels-two = Zwei einzelne sind auch Stufe 2 und führen später zur III. Diese Lektion nimmt die II.
lesson-levels-neutral = Auf dem neutralen Bauplatz zählt nichts für deinen Gott.
lesson-levels-after = Beide Karten liegen nun bei deinen Anhängern. Sie sind nicht fort: Die nächste Lektion zeigt, wozu sie taugen.
lesson-levels-areas = Neben deinem Bauplatz liegt ein neutraler. Wer dort baut, hat ihn allein, bis alle Steine wieder fort sind; er zählt für keinen Gott, und mit einem Stein darauf gewinnt niemand. Anhänger bringt er trotzdem.
lesson-levels-presence = Die göttliche Gegenwart ist für alle dieselbe. Sie bleibt, wo du sie lässt, und von dort beginnt der Nächste: Denke daran vor deiner letzten Reise.
lesson-levels-end = Stufe um Stufe, jede teurer. Was herunterkommt, kehrt in den Vorrat zurück.

## feast

lesson-feast = Ein Fest
lesson-feast-line = Drei Anhänger, und die Region hilft dir.
lesson-feast-look = Vier blaue Anhänger, und die Gegenwart ist in Blau: Für ein Fest genügen drei. Es kostet zwei davon und lässt dich die Fähigkeit der Region nutzen.
lesson-feast-use = Ruf in die Ferne: zwei Karten vom Stapel. Nutze die Fähigkeit.
lesson-feast-no = Die Anhänger sind schon bezahlt; nimm die Karten.
lesson-feast-deck = Was ein Fest oder eine Reise kostet, liegt im Abwurf. Ist der Stapel leer, wird der Abwurf gemischt und zum neuen Stapel; Anhänger und Handkarten bleiben, wo sie sind.
lesson-feast-travel = Zwei neue Karten, und noch zwei Aktionen. Grün will noch seine I: Reise dorthin.
lesson-feast-build = Und baue sie für eine grüne Karte.
lesson-feast-after = Der Tempel der Region 2 ist fertig. Anhänger kauften Karten, Karten einen Tempel.
lesson-feast-end = Jede Region hat eine andere Fähigkeit; ihr Bild steht neben der Nummer.

## conversion

lesson-conversion = Bekehrung
lesson-conversion-line = Ein fremder Anhänger, einmal im Zug.
lesson-conversion-begin = Die Gegenwart ist in Braun, und dein Gott will dort eine II. Beginne mit der I.
lesson-conversion-convert = Einmal im Zug darfst du jemandem einen Anhänger nehmen. Einen braunen: Er bringt dich einem Fest hier näher und sie weiter weg.
lesson-conversion-colour = Jeder ginge; ein brauner zählt, wo die Gegenwart steht.
lesson-conversion-raise = Nun die II für zwei braune Karten, und der Tempel ist, wie dein Gott ihn will.
lesson-conversion-after = Zwei von vieren sind fertig, und braune Anhänger warten auf ein Fest.
lesson-conversion-end = Es schadet ihnen und hilft dir: zwei Gründe in einer Aktion.

## haul

lesson-haul = Steine bewegen
lesson-haul-line = Ein hier gebauter Stein kann dorthin gehören.
lesson-haul-look = In Braun steht eine III, und dein Gott will eine I dazu: Stufe 4, vier Karten. Aber in Grün hast du eine I, und ein Fest hier bewegt Steine.
lesson-haul-tile = Wähle die I in Grün.
lesson-haul-to = Und lege sie auf deinen Tempel in Braun.
lesson-haul-after = Fertig, ohne Stufe 4 zu bezahlen. Die I in Grün ist für eine Karte wieder gebaut.
lesson-haul-end = Billig gebaut, beim Fest bewegt: Das ist oft der kürzeste Weg zu einem hohen Tempel.

## helper

lesson-helper = Ein Helfer
lesson-helper-line = Eine Karte gespart, wenn eine fehlt.
lesson-helper-look = Stufe 2 in Lila kostet zwei Karten, und du hast nur eine davon. Aber ein Helfer ist bei dir: Baue.
lesson-helper-spend = Gib den Helfer ab: eine Karte weniger.
lesson-helper-after = Für eine Karte gebaut. Der Helfer ist in seine Region zurückgekehrt und lässt sich wieder rufen.
lesson-helper-end = Helfer kommen aus der Region, die sie ruft; du hast höchstens einen.

## win

lesson-win = Der letzte Tempel
lesson-win-line = Zähle die Aktionen rückwärts und gewinne mitten im Zug.
lesson-win-look = Drei Tempel stimmen; Lila hat eine III und will eine I dazu. Stufe 4 kostet vier Karten, mit Helfer drei. Reise zuerst dorthin.
lesson-win-migrate = Zwei Karten in Lila sind übrig, drei werden gebraucht. Eine Aktion ist frei: Ziehe und hoffe.
lesson-win-build = Lila. Nun die I zur III.
lesson-win-spend = Mit dem Helfer reicht es.
lesson-win-after = Alle vier stehen, und das Spiel ist sofort gewonnen. Behalte also auch die Götterkarten der anderen im Auge: Sie liegen offen.
lesson-win-end = Genau die vier Tempel, kein Stein zu viel und nichts auf neutralen Plätzen: mehr braucht es nicht. Was zu viel ist, nimmt der kostenlose Abriss weg.
