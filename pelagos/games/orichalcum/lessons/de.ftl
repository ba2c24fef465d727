# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Die ersten fünf Minuten
lesson-first-line = Hauptstadt, Landschaft, Aktion und der erste Titan.
lesson-first-aim = Willkommen bei Orichalkum. Wer 5 Siegpunkte und keine Kreatur auf der Insel hat, gewinnt sofort. Titanen, Tempel und Medaillen zählen je einen Punkt.
lesson-first-metropolis = Das ist deine Insel, noch leer. Zuerst kommt die Hauptstadt; sie muss einen Hafen abdecken, und Häfen zahlen sofort. Lege sie auf E6: Dort liegen zwei Orichalkum.
lesson-first-elsewhere = Auch dieser Hafen würde zahlen. Nimm in dieser Lektion E6, dort liegt am meisten Orichalkum.
lesson-first-take = In jedem Zug nimmst du eine Karte der Reihe: Sie hat eine Aktion und trägt eine Landschaft. Die ersten beiden sind frei. Nimm die erste, sie produziert Orichalkum.
lesson-first-dear = Eine gute Karte, aber schau auf Preis und Landschaft. Die erste ist frei, und ihr Wald wird nützlich sein.
lesson-first-place = Nun die Landschaft, Gebirge und Wald. Sie muss berühren, was schon liegt; drehen mit R, Mausrad oder nochmaligem Tippen. Lege sie auf C6, den Wald zur Hauptstadt.
lesson-first-turn = Das richtige Feld, aber anders gedreht. Drehe, bis der Wald die Hauptstadt berührt.
lesson-first-there = Auch dort läge sie gut. Wir wollen aber Platz für mehr Wald: bitte C6.
lesson-first-act = Führe die Aktion der Karte aus: Jede Mine gibt 1 Orichalkum, und deine Hauptstadt zählt als eine Mine und ein Trainingslager.
lesson-first-skip = Du darfst verzichten, aber Orichalkum umsonst nimmt man mit.
lesson-first-extra = Für zwei Orichalkum oder zwei Hopliten gäbe es eine Zusatzaktion. Spare vorerst: Fünf Orichalkum sind eine Medaille, ein ganzer Punkt.
lesson-first-rich = Verlockend und manchmal richtig. Hier behalten wir das Orichalkum.
lesson-first-discard = Zu zweit endet dein Zug damit, dass du eine Karte ablegst, damit die Reihe weitergeht. Lege die erste ab: Sie wäre für den anderen umsonst.
lesson-first-other = Auch das geht; aber die erste Karte bekäme der andere umsonst.
lesson-first-round = Eine neue Runde, und du beginnst. Sieh die erste Karte an: zwei Wälder. Drei verbundene Felder einer Landschaft ziehen ihren Titanen an. Nimm sie.
lesson-first-no-forest = Eine ordentliche Karte, aber nur die zwei Wälder ergeben mit deinem drei.
lesson-first-titan = Lege beide Wälder neben deinen, auf C5. Drei Wälder rufen Theia, und ein Titan ist ein Siegpunkt.
lesson-first-apart = Sieh, was es brächte: Die Wälder müssen ein Areal aus drei Feldern bilden. C5 tut es.
lesson-first-construct = Theia ist bei dir: 1 Punkt. Deine Karte lässt dich auch bauen.
lesson-first-no-build = Mit dieser Aktion kosten Gebäude nichts. Lass sie nicht verstreichen.
lesson-first-mine = Ein Gebäude kommt auf ein freies Feld seiner Landschaft. Setze die Mine des Gebirges auf dein Gebirge, C6: Von nun an gibt Produzieren zwei.
lesson-first-arch = Es darf dort stehen, aber den Wald brauchst du für weitere Titanen. Die Mine zahlt jede Runde.
lesson-first-last = Von nun an produzierst du zwei. Titanen, Tempel und Medaillen führen zu fünf Punkten; nur Kreaturen auf deiner Insel halten dich vom Sieg ab.
lesson-first-end = Ein Titan und eine Mine nach zwei Zügen: ein schöner Anfang. Noch vier Punkte und keine Kreatur auf der Insel, und das Spiel ist dein.

## medallion

lesson-medallion = Zusatzaktionen und Medaillen
lesson-medallion-line = Fünf Orichalkum sind ein Punkt, wenn man die Aktion dafür findet.
lesson-medallion-look = Sechs Orichalkum liegen in deinem Vorrat, und fünf sind eine Medaille, könntest du nur bauen. Deine Karte bietet Rekrutieren; du darfst verzichten.
lesson-medallion-recruit = Ein Hoplit mehr wäre schön. In dieser Lektion verzichten wir.
lesson-medallion-buy = Eine Zusatzaktion kostet 2 Hopliten, 2 Orichalkum oder 2 besiegte Kreaturen. Zahle mit Hopliten, denn das Orichalkum wird gebraucht: bauen.
lesson-medallion-ore = Dann blieben vier, zu wenig für die Medaille.
lesson-medallion-make = Nun die Medaille.
lesson-medallion-building = Gebäude kosten nichts, aber ein Punkt in der Hand gewinnt Spiele.
lesson-medallion-after = Ein Punkt in der zweiten Runde. Jede Medaille kostet wieder fünf; Minen machen sie schneller.
lesson-medallion-end = Von einer Zusatzaktion in jedem Zug leben schnelle Spieler.

## capture

lesson-capture = Kreaturen bekämpfen
lesson-capture-line = Schicke genug und kenne deine Chance.
lesson-capture-look = Auf deiner Insel lebt ein Höllenhund. Kreaturen kommen mit Vulkanen, versperren das Bauen ringsum und halten dich vom Sieg ab.
lesson-capture-buy = Kaufe für zwei Orichalkum eine Zusatzaktion: bekämpfen.
lesson-capture-hoplites = Mit Hopliten kämpfst du. Behalte sie.
lesson-capture-fight = Du wirfst einen Würfel und einen mehr je Hoplit. Ein Totenkopf gewinnt, oder eine Summe, die die Stärke erreicht. Jede Wahl zeigt ihre Chance: Schicke zwei.
lesson-capture-few = Sieh auf die Prozente: Mit mehr Hopliten sind sie viel besser.
lesson-capture-after = Besiegt, mit Belohnung: 1 Orichalkum. Die Kreatur liegt bei dir und kann später eine Zusatzaktion bezahlen; auf dem Vulkan darf gebaut werden.
lesson-capture-end = Beim Sieg darf keine Kreatur auf der Insel sein, und neben ihnen baut man nicht: Räume sie rechtzeitig.

## defeat

lesson-defeat = Verloren ist nicht verloren
lesson-defeat-line = Kampf auf Kampf, und Hopliten, die warten.
lesson-defeat-look = Zwei Kreaturen, zwei Hopliten und eine Karte zum Bekämpfen. Führe sie aus: Eine Aktion erlaubt Kampf um Kampf, solange du gewinnst.
lesson-defeat-one = Zuerst der schwächere, der Höllenhund, mit einem Hopliten.
lesson-defeat-hydra = Verlierst du, endet die Aktion. Erst der sichere Kampf.
lesson-defeat-two = Gewonnen, also darfst du weiter. Die Hydra ist stärker, aber der Versuch kostet nur die Geduld des Hopliten: Schicke den anderen.
lesson-defeat-after = Geschlagen. Der Hoplit bleibt bei der Hydra und hilft beim nächsten Kampf umsonst, also steht es dann besser.
lesson-defeat-recruit = Du hast keine Hopliten mehr. Rekrutiere für zwei Orichalkum: Jedes Trainingslager deiner Insel bringt einen, und die Hauptstadt zählt als Lager.
lesson-defeat-none = Dann hilft dir im nächsten Kampf nur der eine, der dort wartet.
lesson-defeat-alone = Noch nicht. Erst brauchst du jemanden, den du schicken kannst.
lesson-defeat-discard = Ein Hoplit. Beende den Zug und lege die erste Karte ab: Umsonst zu bauen käme dem anderen sehr gelegen.
lesson-defeat-gift = Das geht. Aber die erste Karte käme dem anderen am meisten gelegen.
lesson-defeat-round = Die Runde ist zu Ende: Neue Karten, Plättchen und Gebäude füllen die Lücken. Wer die meisten Hopliten im Vorrat hat, beginnt, hier der andere; der Letzte bekommt einen Hopliten, also hast du zwei.
lesson-defeat-end = Wer verlor, bleibt dort und zählt im nächsten Kampf. Geduld fängt jede Hydra.

## minotaur

lesson-minotaur = Belohnungen
lesson-minotaur-line = Jede Kreatur hat ihre eigene; der Minotaurus bringt ein Gebäude.
lesson-minotaur-look = Der Minotaurus hat sich eben auf deiner Insel niedergelassen. Er ist stark, aber die Belohnung ist ein Gebäude. Kaufe die Aktion mit Orichalkum.
lesson-minotaur-fight = Schicke beide Hopliten.
lesson-minotaur-build = Ein Totenkopf: besiegt. Das Gebäude darf auf jede freie Landschaft, aber du hast Theia: Lass die Wälder in Ruhe und nimm G1.
lesson-minotaur-no = Ein Gebäude umsonst: Setze es.
lesson-minotaur-after = Statuen machen Zusatzaktionen billiger, und jedes Gebäude hilft anders: Lager rekrutieren, Minen produzieren, Torbögen zahlen für besiegte Kreaturen. Zeige auf eines oder drücke lange darauf, um es zu lesen.
lesson-minotaur-end = Zeige auf eine Kreatur oder drücke lange darauf, um vor dem Kampf ihre Belohnung zu sehen.

## temple

lesson-temple = Tempel
lesson-temple-line = Vier verschiedene Landschaften als Raute.
lesson-temple-place = Wüste und Wald sind in deiner Hand. Auf F2 vollenden sie eine Raute aus vier verschiedenen Landschaften. Lege sie dorthin, die Wüste auf F2.
lesson-temple-turn = Das richtige Feld; drehe, bis die Wüste auf F2 liegt und der Wald daneben.
lesson-temple-act = Erst produzieren: Das Orichalkum bezahlt die Zusatzaktion.
lesson-temple-buy = Nun bauen, für zwei Orichalkum.
lesson-temple-temple = Vier Felder, jedes eine andere Landschaft: Baue den Tempel.
lesson-temple-building = Gebäude belegen die Landschaften, die der Tempel braucht.
lesson-temple-after = Tempel und Medaillen bleiben dir; Titanen können zu einer anderen Insel ziehen. Leere Vulkane gelten als jede Landschaft.
lesson-temple-end = Ein Tempel ist ein Punkt, den niemand mehr nimmt.

## favour

lesson-favour = Die Gunst eines Titanen
lesson-favour-line = Einmal, im rechten Moment.
lesson-favour-look = Du hast Hyperion, und deine Minen geben zwei Orichalkum. Führe die Aktion der Karte aus.
lesson-favour-favour = Hyperion würde das verdoppeln, einmal. Vier machen jetzt eine Medaille noch in diesem Zug möglich: Nutze die Gunst.
lesson-favour-later = Sparen ist klug, wenn wenig verdoppelt würde. Hier kauft sie einen Punkt.
lesson-favour-buy = Zwei für die Zusatzaktion, bauen.
lesson-favour-medal = Fünf für die Medaille.
lesson-favour-after = Die Gunst ist verbraucht, der Titan bleibt ein Punkt. Frage vorher: Was wird durch sie jetzt möglich?
lesson-favour-end = Hyperion verdoppelt das Produzieren, andere helfen beim Rekrutieren, Kämpfen oder Bauen. Ziehe einen Titanen erneut an, und die Gunst kehrt zurück.

## win

lesson-win = Gewinnen
lesson-win-line = Fünf Punkte und eine Insel ohne Kreaturen, in einem Zug.
lesson-win-look = Du hast vier Punkte, aber auf deiner Insel lebt ein Höllenhund: Auch mit fünf könntest du nicht gewinnen. Beides geht in diesem Zug. Besiege zuerst ihn.
lesson-win-later = Lässt du ihn, kommt der andere an die Reihe. Wer gewinnen kann, soll gewinnen.
lesson-win-fight = Schicke deinen Hopliten, die Chance ist gut.
lesson-win-none = Nach dem Spiel sind Hopliten nichts wert. Schicke deinen.
lesson-win-buy = Besiegt, und mit der Belohnung hast du fünf Orichalkum. Die Zusatzaktion kostet zwei, für ein Medaillon reicht es dann nicht: Kaufe Bauen und baue, was nichts kostet.
lesson-win-wait = Der letzte Punkt wartet: Baue.
lesson-win-other = Hopliten gewinnen jetzt nicht. Bauen bringt den fünften Punkt.
lesson-win-temple = Ein Tempel ist ein Punkt und kostet nichts. Setze ihn auf vier Felder verschiedener Landschaften; beide Plätze sind recht.
lesson-win-building = Ein Gebäude ist kein Punkt. Der Tempel ist der fünfte.
lesson-win-after = Fünf Punkte und keine Kreatur: Das Spiel ist sofort aus, mitten im Zug. Zähle also auch die Punkte der anderen und sieh, wer noch Kreaturen hat.
lesson-win-end = Frage vor jedem Zug, was zu fünf Punkten fehlt und was im Weg steht. Manchmal genügen eine Karte und eine Zusatzaktion.
