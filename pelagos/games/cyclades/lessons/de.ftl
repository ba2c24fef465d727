# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Die ersten fünf Minuten
lesson-first-line = Das Ziel, ein Opfer an einen Gott und dein erster Zug.
lesson-first-aim = Willkommen bei Cyclades. Wer am Ende eines Zyklus zwei Metropolen beherrscht, gewinnt; hier siehst du, wie viele du hast.
lesson-first-how = Eine Metropole entsteht aus vier verschiedenen Gebäuden: Hafen, Festung, Tempel und Universität. Oder aus vier Philosophen.
lesson-first-islands = Du beginnst mit zwei Inseln, Gyaros und Thira, je einer Truppe darauf und einer Flotte daneben. Dein Gold sehen die anderen nicht; die kleine Zahl ist dein Einkommen je Zyklus.
lesson-first-bid = In jedem Zyklus gewinnst du die Gunst eines Gottes, und nur er lässt dich handeln. Was leuchtet, kannst du wählen: Biete Poseidon, dem Gott der Flotten, 1 Gold.
lesson-first-dear = Poseidon würde sich freuen, aber noch hat niemand geboten: Fang niedrig an; wer ihn auch will, muss mehr bieten.
lesson-first-ares = Auch Ares ist ein guter Gott. Zuerst aber Poseidon; gleich siehst du, warum.
lesson-first-apollo = Apollon nimmt jeden umsonst, aber mit ihm kannst du weder bauen noch ziehen. Bieten wir auf einen Gott, der handelt.
lesson-first-outbid = Jemand hat 2 geboten, also muss dein Marker sofort zu einem anderen Gott. Ares führt die Truppen; noch will ihn niemand, 1 Gold genügt.
lesson-first-dear-ares = Mehr als nötig: Wer Ares will, muss dich überbieten, und dann zahlst du hier nichts.
lesson-first-apollo-2 = Apollon gäbe dir 1 Gold. Ares gibt dir eine Insel, wie du gleich siehst.
lesson-first-turn = Alle Opfer sind bezahlt, und die Götter handeln von oben nach unten: Ares zuerst, also bist du am Zug. Seine erste Truppe ist frei: Setze sie auf Thira.
lesson-first-gyaros = Gyaros ist vorerst sicher. Auf Thira ist die Truppe nahe bei einer Insel, die niemandem gehört.
lesson-first-pass = Dein Zug wäre vorbei, und 6 Gold lägen ungenutzt. Hier gibt es viel zu tun.
lesson-first-march = Für 1 Gold bewegt Ares Truppen über deine Flotten wie über eine Brücke. Deine Flotte verbindet Thira mit Despotiko: Nimm die Truppen von Thira.
lesson-first-more = Eine zweite Truppe kostet 2 Gold. Erst ziehen; rekrutieren kannst du danach immer noch.
lesson-first-pass-2 = Noch nicht: Despotiko wartet darauf, dass jemand sie nimmt.
lesson-first-land = Für eine Insel ohne Verteidiger genügt eine Truppe, und die andere schützt Thira. Schicke 1 nach Despotiko.
lesson-first-both = Beide könnten gehen, und Thira bliebe dein; aber eine Insel ohne Truppen fällt jedem zu, der dort landet.
lesson-first-build = Despotiko ist dein, und mit ihr 2 Gold mehr je Zyklus. Baue nun für 2 Gold die Festung des Ares: auf Thira, die am meisten Plätze hat; jeder davon ist recht.
lesson-first-small = Diese Insel hat nur einen Platz, und später braucht eine Metropole Raum. Thira hat vier.
lesson-first-pass-3 = Ein Gebäude ist ein Viertel des Wegs zur Metropole. Baue, bevor du den Zug beendest.
lesson-first-stop = Eine Festung, ein Viertel einer Metropole. Spare das übrige Gold für das nächste Opfer und beende deinen Zug.
lesson-first-save = Möglich, aber Gold ist knapp und das nächste Opfer kommt bald. Spare es.
lesson-first-cycle = Die anderen hatten ihre Züge, und ein neuer Zyklus bringt andere Götter und dein Einkommen: 4 Gold statt 2. Inseln zahlen für Götter, Götter bringen Gebäude, Gebäude gewinnen.
lesson-first-end = Du hast geopfert, eine Insel eingenommen und gebaut. Das ist ein ganzer Zyklus von Cyclades; der Rest ist mehr davon, mit Kreaturen und Schlachten.

## apollo

lesson-apollo = Bieten und Apollon
lesson-apollo-line = Wann man einen Gott lässt, und was Apollon gibt.
lesson-apollo-start = Du bietest zuerst und weißt noch nicht, was die anderen wollen. Ein niedriges Opfer fragt danach: 1 Gold für Poseidon.
lesson-apollo-lost = Überboten. Zu Poseidon kannst du nicht sofort zurück, nur zu einem anderen Gott. Nichts eilt hier: Geh zu Apollon und spare dein Gold.
lesson-apollo-athena = Athene bringt einen Philosophen, eine gute Wahl. Diese Lektion zeigt den anderen Weg.
lesson-apollo-marker = Apollon gab 1 Gold; mit nur einer Insel gäbe er 4. Du kamst zuerst, also bekommst du auch einen Wohlstandsmarker: Jede deiner Inseln ist recht.
lesson-apollo-after = Ein neuer Zyklus, und dein Einkommen ist 3 statt 2. Wer spät handelte, bietet jetzt früh, und umgekehrt.
lesson-apollo-gods = Auch die Götter sind andere. Zu dritt sind immer zwei zu haben und im nächsten Zyklus die beiden anderen, also kommt jeder einmal in zwei Zyklen. Sie handeln von oben nach unten, Apollon ist immer da und kommt zuletzt.
lesson-apollo-two = Zu viert ruht in jedem Zyklus ein Gott, zu fünft keiner. Zu zweit hat jeder zwei Marker, bietet und handelt zweimal im Zyklus und braucht drei Metropolen.
lesson-apollo-end = Gespartes Gold ist Gold für den nächsten Zyklus, und Wohlstand zahlt das ganze Spiel lang.

## fleets

lesson-fleets = Flotten und Handel
lesson-fleets-line = Poseidon: setzen, segeln und ein Handelsfeld, das zahlt.
lesson-fleets-place = Poseidon ist dein. Flotten kommen auf Wasser neben deinen Inseln, die erste ist frei. Setze sie auf B2, auf den Weg zum Handelsfeld A2.
lesson-fleets-sail = Für 1 Gold segelt eine Gruppe bis zu drei Felder. Wähle die Flotte auf B2.
lesson-fleets-dear = Die nächste Flotte kostet 1. Erst segeln, dann rechnen.
lesson-fleets-step = A2 ist offenes Wasser mit Handel, einen Schritt entfernt.
lesson-fleets-fight = Dort liegt eine fremde Flotte: Das wäre eine Schlacht, eins gegen eins.
lesson-fleets-trade = Ab jetzt verdient diese Flotte 1 Gold je Zyklus, solange sie bleibt. Du darfst weitersegeln oder hier halten.
lesson-fleets-after = Dein Einkommen ist um eins gewachsen. Flotten auf Handelsfeldern verdienen Schutz.
lesson-fleets-end = Flotten verdienen, tragen Truppen und halten andere fern. Wo fremde Flotten liegen, bedeutet Segeln Schlacht.

## creatures

lesson-creatures = Kreaturen
lesson-creatures-line = Karten, deren Kraft sofort wirkt.
lesson-creatures-track = In einem Zug mit einem Gott kannst du auch Kreaturen rufen. Der Platz nennt den Preis, 4, 3 oder 2 Gold; Tempel senken ihn.
lesson-creatures-fates = Die Moiren zahlen dein Einkommen noch einmal. Es beträgt 5, sie kosten 4: Rufe sie.
lesson-creatures-chimera = Die Chimäre wiederholt für 2 irgendeine abgelegte Kreatur: Dort liegen jetzt die Moiren. Rufe sie.
lesson-creatures-again = Wähle die Moiren, und noch einmal kommen 5 Gold.
lesson-creatures-after = Sechs Gold gezahlt, zehn bekommen. Andere Kreaturen tragen Truppen, zerstören Gebäude oder versenken Flotten: Zeige auf eine Karte oder drücke lange darauf, um es zu lesen.
lesson-creatures-figure = Fünf der Kreaturen sind Figuren auf der Karte. Chiron schützt eine Insel bis zu deinem ersten Zug im nächsten Zyklus, dann geht er. Nur der Krake bleibt im Meer. Treffen sich zwei auf einer Insel, gehen beide.
lesson-creatures-end = Karten werden billiger, je weiter sie nach rechts rücken. Behalte sie im Auge: Manchmal entscheidet eine das Spiel.

## battle

lesson-battle = Schlacht
lesson-battle-line = Greife mit mehr an, als sie haben, und kenne die Chancen.
lesson-battle-look = Ares ist mit dir, und auf Gyaros stehen fünf Truppen. Kythnos, eine Flotte entfernt, hat zwei Verteidiger: Marschiere.
lesson-battle-land = Jede Seite zählt ihre Truppen zu einem Würfel von 0 bis 3; die kleinere Summe verliert eine. Vier gegen zwei ist fast sicher, und eine bewacht Gyaros.
lesson-battle-all = Noch sicherer, aber Gyaros stünde leer, und sie ist deine letzte Insel.
lesson-battle-few = Sieh unten die Chancen: mehr Truppen, mehr Sicherheit.
lesson-battle-round = Die erste Runde ist dein, der Verteidiger blieb. Du könntest abbrechen; bei vier gegen eins kämpfe weiter.
lesson-battle-no = Du würdest Truppen retten, die nicht in Gefahr sind.
lesson-battle-after = Kythnos ist dein. Eine Festung gibt ihrer Insel 1 zur Verteidigung, ein Hafen 1 auf See: Baue, wo du Besuch erwartest.
lesson-battle-last = Mykonos darfst du nicht angreifen: Es ist eine letzte Insel, und dort landen darf nur, wer durch ihre Eroberung gewinnen könnte. Du hast nun zwei Inseln, also kann man dich wieder angreifen.
lesson-battle-end = Die Insel ist dein mit allem, was darauf steht. Eine Schlacht ist Würfel plus Einheiten: Zwei mehr entscheiden fast alles.

## retreat

lesson-retreat = Unter Angriff
lesson-retreat-line = Bleiben oder weichen? Du entscheidest nach jeder Runde.
lesson-retreat-bid = Biete Athene 2 Gold, und der Zyklus geht weiter.
lesson-retreat-attack = Pegasus hat zwei Truppen nach Gyaros getragen, wo eine von dir steht. Die erste Runde ist dein: jetzt eins gegen eins. Die Chancen sind gleich, es geht um eine Truppe: Bleib.
lesson-retreat-flee = Die Truppe wäre sicher, die Insel aber verloren mit allem, was darauf steht.
lesson-retreat-after = Abgewehrt. Werden an Land beide vernichtet, behält der Verteidiger die Insel: Auch das spricht fürs Bleiben.
lesson-retreat-end = Truppen lassen sich ersetzen, aber Stellung und Mut gewinnen Zyklen. Die Chancen neben der Schlacht sind genau.

## philosophers

lesson-philosophers = Vier Philosophen
lesson-philosophers-line = Der stille Weg zur Metropole.
lesson-philosophers-look = Zwei Philosophen sind bei dir, und Athene ist in diesem Zyklus dein. Vier gründen eine Metropole.
lesson-philosophers-one = Der erste ist frei: Nimm ihn.
lesson-philosophers-two = Der zweite kostet 4 Gold. Teuer, aber es ist der vierte.
lesson-philosophers-uni = Eine Universität ist ein Viertel einer Metropole; dieser Philosoph eine ganze.
lesson-philosophers-place = Die Philosophen gehen zurück, und eine Metropole entsteht. Wähle ihre Insel: Wo kannst du sie verteidigen?
lesson-philosophers-after = Sie zählt wie alle vier Gebäude und verteidigt wie Festung und Hafen. Noch eine am Ende eines Zyklus, und du gewinnst.
lesson-philosophers-end = Athene ist ein hohes Opfer wert, wenn jemand zwei oder drei Philosophen hat. Zähle sie, auch die der anderen.

## metropolis

lesson-metropolis = Vier Gebäude
lesson-metropolis-line = Das letzte Gebäude, und was man zurückgibt.
lesson-metropolis-look = Hafen, Tempel und Universität hast du; nur eine Festung fehlt, und Ares ist mit dir.
lesson-metropolis-build = Baue sie auf Kea für 2 Gold.
lesson-metropolis-no = Dir fehlt ein Gebäude zur Metropole.
lesson-metropolis-place = Von jedem eines geht zurück, und die Metropole muss gesetzt werden. Gyaros oder Kea: Auf Kea stehen drei Truppen, auf Gyaros keine.
lesson-metropolis-after = Deine zweite Metropole. Hast du am Ende des Zyklus noch beide, gewinnst du. Zwei Züge kommen noch; weder Poseidon noch Apollon bewegt Truppen. Beende den Zug.
lesson-metropolis-enough = Nicht nötig: Wer nach dir handelt, kann nicht auf deinen Inseln landen.
lesson-metropolis-over = Alle hatten ihren Zug, der Zyklus ist zu Ende, und zwei Metropolen gewinnen. Hätten mehrere zwei, entschiede das meiste Gold.
lesson-metropolis-end = Hafen, Festung, Tempel, Universität: Sieh vor dem Bieten nach, was fehlt.
