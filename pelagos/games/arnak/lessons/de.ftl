# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Die ersten fünf Minuten
lesson-first-line = Karten mit zwei Seiten, eine Grabung und der erste Schritt der Forschung.
lesson-first-aim = Willkommen auf Arnak. Nach fünf Runden gewinnt die Expedition mit den meisten Punkten: aus Forschung, Idolen, Wächtern und Karten.
lesson-first-hand = In jeder Runde ziehst du fünf Karten. Eine Karte gibt ihren Effekt oder ihr Reisesymbol, nie beides. Selbst Furcht hat einen Stiefel, mit dem man laufen kann.
lesson-first-dig = In deinem Zug machst du eine Hauptaktion. Grabe: Schicke einen deiner zwei Archäologen ins Lager mit der Pfeilspitze. Was leuchtet, kannst du wählen.
lesson-first-camp = Jedes Lager gibt etwas Gutes. Für die erste Forschung brauchst du eine Pfeilspitze.
lesson-first-pass = Passen beendet deine ganze Runde. Du hast gerade erst angefangen.
lesson-first-play = Eine freie Aktion und eine gute; aber schicken wir erst jemanden los.
lesson-first-pay = Der Weg kostet einen Stiefel. Zahle mit Furcht: Sie ist einen Minuspunkt wert, aber zum Laufen taugt sie.
lesson-first-waste = Auch Auto oder Schiff zahlen einen Stiefel, aber das vergeudet eine bessere Karte.
lesson-first-pilot = Ein Pilot kostet 2 Münzen. Die willst du für die Kartenreihe.
lesson-first-not-now = Diese Karte wartet bis zum nächsten Zug. Zahle jetzt mit Furcht.
lesson-first-turn-over = Eine Pfeilspitze ist dein. Deine Hauptaktion ist getan: Beende den Zug, die andere Expedition ist dran.
lesson-first-later = Du darfst, aber diese Karte brauchst du im nächsten Zug.
lesson-first-free = Du bist wieder dran. Eine Karte mit Blitz ist eine freie Aktion: Spiele Erkundung für ihren Kompass.
lesson-first-other-card = Auch eine gute Karte. Jetzt fehlt aber ein Kompass.
lesson-first-before = Erst die freie Aktion, dann die Hauptaktion: Der Kompass öffnet einen besseren Weg.
lesson-first-research = Kompass und Pfeilspitze bezahlen einen Schritt Forschung. Setze deine Lupe über die Brücke: Höher zählt mehr, und jede Reihe gibt sofort etwas.
lesson-first-enough = Du hast schon alles, was du brauchst.
lesson-first-study = Das verbrauchte deinen Zug. Die meisten Punkte kommen von der Forschungsleiste.
lesson-first-row = Deine Lupe ist eine Reihe höher und brachte eine Münze. Das Notizbuch darf folgen, aber sie nie überholen. Beende den Zug.
lesson-first-keep = Behalte die Karten: In dieser Runde kommen noch Züge.
lesson-first-buy = Für 3 Münzen kannst du einen Gegenstand kaufen. Er kommt unter dein Deck und in einer späteren Runde auf die Hand. Der Hund ist ein guter Gefährte: Kaufe ihn.
lesson-first-card = Auch seinen Preis wert. In dieser Lektion nehmen wir den Hund.
lesson-first-coins = Du kannst schon zahlen; spare den Rest für später.
lesson-first-shop = Später. Gute Karten machen jede folgende Runde besser, also kaufe früh.
lesson-first-last = So geht es weiter, bis alle gepasst haben. Du hast noch einen Archäologen und drei Karten: weiter graben und forschen, bis nichts mehr zu tun ist.
lesson-first-end = Du hast gegraben, geforscht und gekauft. Fünf solche Runden sind ein Spiel; die anderen Lektionen zeigen Stätten, Wächter und Assistenten.

## travel

lesson-travel = Reisekosten
lesson-travel-line = Symbole, Piloten, und warum nicht jede Karte reisen sollte.
lesson-travel-look = Du hast 4 Kompasse, und 3 entdecken eine Stätte. Der Weg kostet ein Auto. Wähle die Stätte mit dem Münz-Idol.
lesson-travel-pay = Finanzierung hat ein Auto, kann aber auch eine Münze geben. Ein Pilot für 2 Münzen fliegt überallhin, und die Karte bleibt auf der Hand: Heuere ihn an.
lesson-travel-card = Auch das bezahlt, und die Münzen bleiben. Hier zeigen wir den Piloten.
lesson-travel-turn-over = Das Idol gab eine Münze, die Stätte noch eine und eine Pfeilspitze. Die Reise hat sich fast bezahlt. Beende den Zug.
lesson-travel-after = Ein Flugzeug bezahlt alles; Auto und Schiff auch einen Stiefel, aber nie einander.
lesson-travel-end = Stiefel, Autos, Schiffe, Flugzeuge: Zahle mit dem schwächsten Symbol, das genügt. Münzen sind verkleidete Flugzeuge.

## round

lesson-round = Das Ende einer Runde
lesson-round-line = Passen, was du behältst, und was neu kommt.
lesson-round-look = Deine beiden Archäologen sind unterwegs und die Münzen ausgegeben. Passe: Dann hast du in dieser Runde keinen Zug mehr, andere dürfen weiterspielen.
lesson-round-coin = Eine Münze kauft jetzt nichts. Lass es, oder behalte die Karte für später.
lesson-round-slot = Hier braucht es das nicht. Ein leeres Fach ist am Ende Punkte wert.
lesson-round-turn-over = Freie Aktionen wären jetzt noch erlaubt. Beende den Zug.
lesson-round-keep = Alle haben gepasst. Eine Handkarte darfst du behalten, ziehst aber nur bis fünf, und eine frische ist vielleicht besser. Wähle, wie du willst.
lesson-round-fear = Deine Archäologen sind zurück, einer von einer Stätte mit Wächter: Das kostete einen Punkt, eine Furcht. Gespielte Karten liegen gemischt unter dem Deck, unter den gekauften Gegenständen.
lesson-round-row = Die beiden Karten am Mondstab sind aus dem Spiel, und der Stab rückte weiter: Jede Runde zeigt ein Artefakt mehr und einen Gegenstand weniger.
lesson-round-after = Fünf Karten auf der Hand, darunter die gekauften. Der Startspieler wechselt; Assistenten, hättest du welche, wären wieder bereit.
lesson-round-end = Was du früh kaufst, kommt öfter wieder, und Wächter, die du zurücklässt, kosten jede Runde eine Furcht. Fünf Runden, vier solche Pausen.

## discover

lesson-discover = Eine Stätte entdecken
lesson-discover-line = Kompasse, ein Idol, Verbannen, und was erwacht.
lesson-discover-look = Drei Kompasse entdecken eine Stätte der Stufe I. Das Idol dort verbannt eine Karte, und das ist kostbar: Wähle sie.
lesson-discover-pay = Der Weg kostet ein Auto: Zahle mit Finanzierung.
lesson-discover-slot = Das Idol ist dein: 3 Punkte. In einem Fach gibt es sofort einen Effekt, doch auch ein leeres Fach zählt. Eine Pfeilspitze jetzt lohnt sich.
lesson-discover-other = Auch gut. Der Wächter, der hier erwacht, verlangt aber eine Pfeilspitze.
lesson-discover-first = Richtig, aber setze erst das Idol ein: Freie Aktionen passen dazwischen.
lesson-discover-exile = Nun der Effekt des Idols: Verbanne eine Karte für immer. Furcht ist ein Minuspunkt, also weg mit der gespielten.
lesson-discover-hand = Die Furcht auf der Hand kann noch laufen. Die gespielte nützt nichts mehr.
lesson-discover-good = Diese Karte nützt dir noch. Furcht nie.
lesson-discover-site = Zuletzt wirkt die neue Stätte selbst, jedes Mal, wenn dort jemand gräbt. Wähle: zwei Kompasse oder einen Gegenstand.
lesson-discover-item = Ein Gegenstand ist gut. Kompasse nützen uns in den nächsten Lektionen mehr.
lesson-discover-after = Und neben deinem Archäologen erwacht ein Wächter. Jetzt schadet er nicht, aber die Heimkehr von ihm bringt Furcht.
lesson-discover-end = Ein Idol sind 3 Punkte, sein Effekt und vielleicht ein Fach. Jede Entdeckung weckt auch einen Wächter: Davon handelt die nächste Lektion.

## guardian

lesson-guardian = Wächter
lesson-guardian-line = Zahle, was er verlangt: 5 Punkte, eine Gabe und keine Furcht.
lesson-guardian-look = Der Wächter an deiner Stätte verlangt eine Münze, eine Pfeilspitze und einen Stiefel. Du hast alles: Überwinde ihn.
lesson-guardian-buy = Verlockend, aber der Wächter ist jetzt 5 Punkte wert, und bleibt er, eine Furcht.
lesson-guardian-later = Die Forschung kann warten; die Pfeilspitze wird hier gebraucht.
lesson-guardian-pay = Den Stiefel gibt wieder eine Furcht.
lesson-guardian-turn-over = Er liegt nun bei deinen Wächtern: am Ende 5 Punkte, dazu einmal eine Gabe, ein Auto. Beende den Zug.
lesson-guardian-after = Sieh auf die Insel: Jeder Wächter zeigt, was er verlangt. Plane Pfeilspitzen und Edelsteine dafür ein.
lesson-guardian-end = Überwinde Wächter, wo du stehst, ehe die Runde endet: Danach kommt Furcht.

## artifacts

lesson-artifacts = Artefakte
lesson-artifacts-line = Mit Kompassen gekauft, sofort genutzt.
lesson-artifacts-look = Links vom Mondstab liegen Artefakte. Sie kosten Kompasse, und du hast vier: Kaufe den Wegweisenden Stein.
lesson-artifacts-resolve = Ein Artefakt darf sofort nach dem Kauf umsonst ausgeführt werden. Dieses nutzt eine unbekannte Stätte, als wärst du dort.
lesson-artifacts-no = Du darfst, aber jetzt ist es frei, und später kostet es eine Tafel.
lesson-artifacts-after = Ein Edelstein, das Seltenste von allem. Edelsteine öffnen die oberen Reihen der Forschung.
lesson-artifacts-end = Gegenstände für Münzen kommen unter das Deck; Artefakte für Kompasse wirken sofort und kosten später aus der Hand eine Tafel.

## assistants

lesson-assistants = Forschung und Assistenten
lesson-assistants-line = Das Notizbuch folgt der Lupe und bringt Helfer.
lesson-assistants-look = Ein Edelstein bezahlt die Brücke: Setze dein Notizbuch höher. Es darf die Lupe nie überholen.
lesson-assistants-recruit = Diese Reihe bringt einen Assistenten. Drei liegen offen; der markierte wertet jede Runde ein Plättchen auf. Jeder ist eine gute Wahl.
lesson-assistants-after = Er steht nun neben deinem Tableau, einmal in jeder Runde bereit. Ein weiterer Schritt des Notizbuchs kann ihn auf die goldene Seite drehen.
lesson-assistants-end = Ein Assistent arbeitet einmal in jeder Runde. Je früher er kommt, desto öfter.

## combo

lesson-combo = Eins gibt das andere
lesson-combo-line = Bonusplättchen, Karte und Assistent in einem Zug.
lesson-combo-look = Dein Notizbuch kann für Tafel und Pfeilspitze steigen, auf ein Feld mit Bonusplättchen.
lesson-combo-order = Plättchen und Reihe geben beide etwas, in deiner Reihenfolge. Zuerst das Plättchen: Eine Karte hilft vielleicht gleich.
lesson-combo-draw = Ziehe die Karte.
lesson-combo-recruit = Und die Reihe: noch ein Assistent. Der mittlere macht aus einer Münze eine Pfeilspitze oder einen Edelstein.
lesson-combo-use = Assistenten sind freie Aktionen, und dieser ist frisch: Nutze ihn gleich.
lesson-combo-stop = Ein ungenutzter Assistent ist eine verlorene Runde.
lesson-combo-pay = Eine Münze für eine Pfeilspitze: abgemacht.
lesson-combo-after = Bereit für den nächsten Wächter oder die nächste Brücke. So bereitet jeder Zug den nächsten vor.
lesson-combo-end = Eine Hauptaktion, und freie Aktionen machten vier Dinge daraus. Suche solche Züge.

## end

lesson-end = Die letzte Runde
lesson-end-line = Was am Ende zählt, und was nichts mehr wert ist.
lesson-end-look = Die fünfte Runde geht zu Ende: 70 zu 68. Forschung, Tempelplättchen, Idole, leere Fächer, Wächter und Karten zählen; Münzen, Kompasse und Marken nicht. Gib also aus, was du hast.
lesson-end-slot = Der Effekt brächte weniger, als das leere Fach jetzt wert ist.
lesson-end-early = Noch nicht: Übrige Münzen sind nichts wert.
lesson-end-dig = Marken allein bringen keine Punkte mehr. Karten schon.
lesson-end-coin = Eine Münze hast du, Finanzierung bringt die zweite. Spiele sie.
lesson-end-axe = Zwei Münzen kaufen die Axt. Spielen wirst du sie nie, aber die 2 Punkte darauf zählen.
lesson-end-turn-over = 72 Punkte. Beende den Zug.
lesson-end-pass = Die andere Expedition hat gepasst. Deine Tafel kauft nichts, also passe auch du.
lesson-end-close = Es ist nichts mehr zu tun: Beende den Zug und damit das Spiel.
lesson-end-after = 72 zu 67: Ihr Archäologe kam von einem Wächter heim, und die Furcht kostete einen Punkt. Bei Gleichstand gewinnt, wer zuerst im Verlorenen Tempel war, sonst, wer mehr Punkte aus der Forschung hat.
lesson-end-end = Mache in der fünften Runde alles zu Punkten: Karten mit Zahlen, Idole, Wächter, Tempelplättchen, Forschung. Was übrig bleibt, zählt nicht.
