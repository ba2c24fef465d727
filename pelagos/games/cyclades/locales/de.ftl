game-title = Cyclades
points = Metropolen
game-summary = Gewinne die Gunst der Götter und besetze mit Flotten und Truppen die Inseln: Zwei Metropolen am Ende eines Zyklus gewinnen, zu zweit drei.

## Namen

god-poseidon = Poseidon
god-ares = Ares
god-zeus = Zeus
god-athena = Athene
god-apollo = Apollon

building-port = Hafen
building-fortress = Festung
building-temple = Tempel
building-university = Universität

aid-port = Hafen
aid-fortress = Festung
aid-metropolis = Metropole
aid-minotaur = Minotaurus

creature-mermaid = Sirene
creature-pegasus = Pegasus
creature-giant = Gigant
creature-chimera = Chimäre
creature-cyclops = Zyklop
creature-sphinx = Sphinx
creature-sylph = Sylphide
creature-harpy = Harpyie
creature-griffon = Greif
creature-fates = Die Moiren
creature-satyr = Satyr
creature-dryad = Dryade
creature-kraken = Krake
creature-minotaur = Minotaurus
creature-chiron = Chiron
creature-medusa = Medusa
creature-polyphemus = Polyphem

island-naxos = Naxos
island-delos = Delos
island-tinos = Tinos
island-syros = Syros
island-milos = Milos
island-paros = Paros
island-gyaros = Gyaros
island-kythnos = Kythnos
island-kea = Kea
island-sifnos = Sifnos
island-mykonos = Mykonos
island-kimolos = Kimolos
island-despotiko = Despotiko
island-thira = Thira
island-andros = Andros
island-ios = Ios
island-anafi = Anafi
island-sikinos = Sikinos
island-rineia = Rineia
island-amorgos = Amorgos
island-serifos = Serifos

means-buildings = vier Gebäuden
means-philosophers = vier Philosophen

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-5 = Spieler 5

## Varianten

option-open_gold = Offenes Gold: alle sehen, wie viel die anderen haben

## Fragen

prompt-bid = Bringe einem Gott ein Opfer, oder geh zu Apollon.
prompt-god-turn = Rufe Kreaturen, rekrutiere, baue, nutze die Sonderaktion, oder beende deinen Zug.
prompt-prosperity = Auf welche deiner Inseln legst du den Wohlstandsmarker?
prompt-sail = Wohin fährt die Gruppe, und mit wie vielen Flotten?
prompt-march = Wohin ziehen die Truppen, und wie viele?
prompt-check-metropolis = Du kannst zwei Metropolen gründen: Welche zuerst?
prompt-return-building = Welches Gebäude dieser Art gibst du für die Metropole zurück?
prompt-place-metropolis = Auf welche Insel setzt du die Metropole?
prompt-defender-retreats = Du wirst angegriffen: Ziehst du dich zurück?
prompt-attacker-retreats = Brichst du den Angriff ab und ziehst dich zurück?
prompt-mermaid = Wessen einzelne Flotte ersetzt die Sirene?
prompt-fetch-fleet = Deine Reserve ist leer: Woher nimmst du die Flotte?
prompt-pegasus = Von welcher Insel fliegen Truppen mit Pegasus?
prompt-giant = Welches Gebäude zerstört der Gigant?
prompt-chimera = Welche Karte des Ablagestapels nutzt die Chimäre?
prompt-cyclops = Welches deiner Gebäude verwandelt der Zyklop, und in was?
prompt-sphinx = Was verkaufst du der Sphinx, für je 2 Gold?
prompt-sylph = Welche deiner Gruppen macht den nächsten Schritt?
prompt-sylph-step = Wohin fährt die Gruppe, und mit wie vielen Flotten?
prompt-harpy = Von welcher Insel entführt die Harpyie eine Truppe?
prompt-griffon = Wessen Gold halbiert der Greif?
prompt-satyr = Wem nimmt der Satyr einen Philosophen?
prompt-dryad = Wem nimmt die Dryade einen Priester?
prompt-kraken = Auf welches Meeresfeld setzt du den Kraken?
prompt-kraken-moves = 1 Gold zahlen und den Kraken ein Feld weiterbewegen?
prompt-figurine = Auf welche Insel stellst du die Figur?
prompt-polyphemus = Welche Gruppe verdrängt Polyphem als nächste?
prompt-drive-fleets = Wohin werden diese Flotten verdrängt?

## Warum nicht

reason-god-away = { $god } steht in diesem Zyklus nicht zur Wahl.
reason-just-outbid = Du darfst nicht sofort zurück: Wähle erst einen anderen Gott.
reason-needs-more = Dazu gehört mehr als das gültige Gebot von { $have }.
reason-needs-gold = Kostet { $gold } Gold, du hast { $have }.
reason-needs-free-gold = Kostet { $gold } Gold; neben deinem anderen Opfer bleiben dir { $have }.
reason-no-place = Dafür ist kein Platz, oder es ist keines mehr da.
reason-no-use = Es gibt jetzt nichts, worauf sie wirken könnte.
reason-card-away = Diese Karte liegt nicht aus.
reason-no-more = Mehr kann in diesem Zug nicht rekrutiert werden.
reason-other-god = Nur mit { $god }.
reason-nothing-goes = Du hast nichts, was ziehen könnte.

## Aussichten

odds-attacker-wins = der Angreifer siegt
odds-defender-wins = der Verteidiger siegt
odds-all-destroyed = niemand bleibt übrig
odds-attacker-loses-one = der Angreifer verliert eine Einheit
odds-defender-loses-one = der Verteidiger verliert eine Einheit
odds-both-lose-one = beide verlieren eine Einheit

## Wörter

word-pass = Verzichten
word-bid = { $amount } Gold bieten: { $god }
word-apollo = Zu Apollon gehen
word-summon = Rufen: { $creature }{ $discount ->
        [0] { "" }
        [one] , mit 1 Tempelrabatt
       *[other] , mit { $discount } Tempelrabatten
    }
word-fleet = Flotte auf { $sea } setzen
word-troop = Truppe auf { $island } setzen
word-priest = Einen Priester nehmen
word-philosopher = Einen Philosophen nehmen
word-build = Auf { $island } bauen, Bauplatz { $slot }
word-sail = Flotten von { $sea } bewegen
word-march = Truppen von { $island } bewegen
word-replace = Karte austauschen: { $creature }
word-to = Nach { $sea } mit { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    }
word-land = Nach { $island } mit { $count ->
        [one] 1 Truppe
       *[other] { $count } Truppen
    }
word-found = Zuerst mit { $means }
word-return = Gebäude auf { $island }, Bauplatz { $slot }, zurückgeben
word-metropolis = Metropole auf { $island } setzen
word-retreat = Rückzug nach { $sea }
word-withdraw = Rückzug nach { $island }
word-prosperity = Wohlstandsmarker auf { $island } legen
word-mermaid = Flotte auf { $sea } ersetzen
word-fetch = Flotte von { $sea } nehmen
word-giant = Gebäude auf { $island }, Bauplatz { $slot }, zerstören
word-chimera = Karte nutzen: { $creature }
word-cyclops = Gebäude auf { $island }, Bauplatz { $slot }, verwandeln in: { $building }
word-sell-troop = Truppe von { $island } verkaufen
word-sell-fleet = Flotte von { $sea } verkaufen
word-sell-priest = Priester verkaufen
word-sell-philosopher = Philosophen verkaufen
word-harpy = Truppe von { $island } entführen
word-griffon = Die Hälfte des Goldes nehmen von { $seat }
word-satyr = Philosophen nehmen von { $seat }
word-dryad = Priester nehmen von { $seat }
word-kraken = Kraken nach { $sea }
word-figurine = Figur auf { $island } stellen
word-push = Flotten auf { $sea } verdrängen
word-drive = Sie weichen nach { $sea }

## Protokoll

log-cycle-began = Zyklus { $cycle } beginnt.
log-creature-revealed = Neu auf der Leiste für { $price } Gold: { $creature }.
log-creature-discarded = Niemand wollte diese Karte, sie wird abgelegt: { $creature }.
log-creatures-shuffled = { $cards ->
        [one] 1 Kreaturenkarte wird
       *[other] { $cards } Kreaturenkarten werden
    } zu einem neuen Stapel gemischt.
log-god-shown = Platz { $place } der Götter: { $god }.
log-income = { $player } erhält { $gold } Gold Einkommen.
log-bid-made = { $player } bietet { $amount } Gold: { $god }.
log-apollo-chosen = { $player } geht zu Apollon, als Nummer { $arrival }.
log-outbid = { $player } wird bei { $god } überboten.
log-offering-paid = { $player } zahlt { $gold } Gold für { $god }.
log-turn-began = Zug von { $player } mit { $god }.
log-apollo-gold = { $player } erhält { $gold } Gold von Apollon.
log-prosperity-gone = Für { $player } ist kein Wohlstandsmarker mehr da.
log-prosperity-placed = { $player } legt einen Wohlstandsmarker auf { $island }.
log-summoned = { $player } ruft für { $price } Gold eine Kreatur: { $creature }.
log-fleet-recruited = { $player } setzt eine Flotte auf { $sea } ({ $price } Gold).
log-troop-recruited = { $player } setzt eine Truppe auf { $island } ({ $price } Gold).
log-priest-recruited = { $player } nimmt einen Priester ({ $price } Gold).
log-philosopher-recruited = { $player } nimmt einen Philosophen ({ $price } Gold).
log-built = { $player } baut auf { $island } für { $price } Gold ein Gebäude: { $building }.
log-creature-replaced = { $player } lässt eine Karte austauschen: { $creature }.
log-sailed = { $player } bewegt { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    } von { $from } nach { $to }.
log-marched = { $player } bewegt { $count ->
        [one] 1 Truppe
       *[other] { $count } Truppen
    } von { $from } nach { $to }.
log-sea-battle = Seeschlacht auf { $sea }: { $player } ({ $attackers }) greift { $defender } ({ $defenders }) an.
log-land-battle = Schlacht auf { $island }: { $player } ({ $attackers }) greift { $defender } ({ $defenders }) an.
log-defence-aided = Die Verteidigung von { $player } erhält +{ $bonus }: { $aid }.
log-round-rolled = { $player } würfelt { $attack } mit { $attackers ->
        [one] 1 Einheit
       *[other] { $attackers } Einheiten
    }; die Verteidigung würfelt { $defence } mit { $defenders }{ $bonus ->
        [0] { "" }
       *[other] {" "}und einem Bonus von { $bonus }
    }.
log-round-fought = Angriff { $attack }, Verteidigung { $defence }; es bleiben { $attackers } gegen { $defenders }.
log-fleets-retreated = { $player } zieht sich nach { $sea } zurück mit { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    }.
log-troops-retreated = { $player } zieht sich nach { $island } zurück mit { $count ->
        [one] 1 Truppe
       *[other] { $count } Truppen
    }.
log-sea-taken = { $player } hat die Seeschlacht auf { $sea } gewonnen.
log-attack-repelled = Der Angriff von { $player } ist abgewehrt.
log-all-destroyed = Beide Seiten sind vernichtet.
log-island-taken = { $player } nimmt { $island } ein.
log-building-returned = { $player } gibt ein Gebäude auf { $island } zurück: { $building }.
log-philosophers-returned = { $player } gibt { $count ->
        [one] 1 Philosophen
       *[other] { $count } Philosophen
    } zurück.
log-building-destroyed = { $player } zerstört ein Gebäude auf { $island }: { $building }.
log-building-covered = Ein Gebäude auf { $island } weicht der Metropole von { $player }: { $building }.
log-metropolis-founded = { $player } gründet eine Metropole auf { $island }.
log-metropolis-lost = Für die Metropole von { $player } ist kein Platz; es gibt nichts dafür.
log-fleet-replaced = { $player } ersetzt die Flotte von { $owner } auf { $sea }.
log-fleet-fetched = { $player } nimmt die Flotte für { $sea } von { $from }.
log-building-changed = { $player } verwandelt ein Gebäude auf { $island }: { $old } wird zu { $building }.
log-card-copied = { $player } nutzt eine Karte des Ablagestapels: { $creature }.
log-troop-sold = { $player } verkauft eine Truppe von { $island } für { $gold } Gold.
log-fleet-sold = { $player } verkauft eine Flotte von { $sea } für { $gold } Gold.
log-priest-sold = { $player } verkauft einen Priester für { $gold } Gold.
log-philosopher-sold = { $player } verkauft einen Philosophen für { $gold } Gold.
log-troop-carried-off = { $player } lässt eine Truppe von { $owner } aus { $island } entführen.
log-gold-stolen = { $player } nimmt die Hälfte des Goldes von { $victim }{ $gold ->
        [one] : 1 Gold
        [other] : { $gold } Gold
       *[unknown] { "" }
    }.
log-philosopher-stolen = { $player } nimmt { $victim } einen Philosophen.
log-priest-stolen = { $player } nimmt { $victim } einen Priester.
log-kraken-placed = { $player } setzt den Kraken auf { $sea }.
log-kraken-moved = { $player } bewegt den Kraken nach { $sea } ({ $price } Gold).
log-fleets-sunk = { $count ->
        [one] 1 Flotte geht
       *[other] { $count } Flotten gehen
    } auf { $sea } verloren.
log-figurine-placed = { $player } stellt eine Figur auf { $island }: { $creature }.
log-figurine-left = Eine Figur verlässt { $island }: { $creature }.
log-fleets-pushed = { $player } verdrängt { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    } von { $from } nach { $to }.
log-eliminated = { $player } hat die letzte Insel verloren und scheidet aus.
log-game-won = { $player } gewinnt mit { $metropolises ->
        [one] 1 Metropole
       *[other] { $metropolises } Metropolen
    }.
log-game-stopped = Nach { $cycle } Zyklen hat niemand gewonnen; das Spiel wird abgebrochen.

## Das Ergebnis

score-metropolises = Metropolen ({ $needed } nötig)
score-count = { $count ->
    [one] { $count } Metropole
   *[other] { $count } Metropolen
}
decided-gold = Mehrere hatten genug Metropolen: Das meiste Gold entschied, { $gold } gegen { $next }.
decided-metropolises = Mehrere hatten genug Metropolen und gleich viel Gold: Die Zahl der Metropolen entschied.
decided-shared = Gleich viele Metropolen und gleich viel Gold: Der Sieg wird geteilt.
score-gold = Gold
score-islands = Inseln
score-buildings = Gebäude
score-troops = Truppen auf Inseln
score-fleets = Flotten auf See
score-priests = Priester
score-philosophers = Philosophen
score-income = Einkommen

## Tisch

table-cycle = Zyklus { $cycle }
table-island = Insel
table-slots = Plätze
table-offering = Opfer
table-away = ruhen:
table-order = Reihenfolge:
table-creature = Kreatur
table-metropolises = Metropolen
table-kinds = gebaut
table-gold = Gold
table-philosophers = Philosophen
table-priests = Priester
table-troops = Truppen
table-fleets = Flotten
table-prosperity = Wohlstand
table-out = ausgeschieden
table-supply = Vorrat:
table-draw-pile = Kommende Kreaturen:
table-discard-pile = Abgelegt:
table-sign-metropolis = Metropole
table-sign-gold = Gold, Handel

short-port = H
short-fortress = F
short-temple = T
short-university = U
short-priest = Pr
short-philosopher = Ph
short-troop = t

## Die Regelseite

gallery-gods = Götter
gallery-buildings = Gebäude
gallery-pieces = Truppen, Flotten, Karten, Gold
gallery-creatures = Kreaturen

about-poseidon = Rekrutiert Flotten: die erste ist frei, weitere kosten 1, 2 und 3 Gold. Baut Häfen. Für 1 Gold fährt eine Gruppe Flotten bis zu 3 Schritte.
about-ares = Rekrutiert Truppen: die erste ist frei, weitere kosten 2, 3 und 4 Gold. Baut Festungen. Für 1 Gold ziehen Truppen über eine Kette deiner Flotten.
about-zeus = Gibt einen Priester; ein zweiter kostet 4 Gold. Baut Tempel. Für 1 Gold wird eine Kreatur auf der Leiste ausgetauscht.
about-athena = Gibt einen Philosophen; ein zweiter kostet 4 Gold. Baut Universitäten. Hat keine Sonderaktion.
about-apollo = Nimmt alle auf und verlangt nichts. Gibt 1 Gold, wer nur eine Insel hat, bekommt 4; wer zuerst kommt, legt einen Wohlstandsmarker auf eine Insel.
about-port = +1 auf die Verteidigung deiner Flotten auf den Meeresfeldern neben seiner Insel.
about-fortress = +1 auf die Verteidigung ihrer Insel.
about-temple = Macht eine Kreatur um 1 Gold billiger, einmal im Zyklus.
about-university = Hat keine eigene Kraft; eines der vier Gebäude einer Metropole.
about-metropolis = Entsteht aus einem Gebäude jeder Art oder aus vier Philosophen. Wirkt wie alle vier Gebäude; zwei gewinnen, zu zweit drei.
thing-troop = Truppe
thing-fleet = Flotte
thing-priest = Priester
thing-philosopher = Philosoph
thing-gold = Gold
thing-prosperity = Wohlstandsmarker
thing-trade = Handelsfeld
thing-battle = Schlacht
about-troop = Hält eine Insel und kämpft um sie. Jeder hat acht.
about-fleet = Hält ein Meeresfeld und trägt Truppen. Jeder hat acht.
about-priest = Macht jedes deiner Opfer um 1 Gold billiger, aber nicht billiger als 1.
about-philosopher = Vier von ihnen werden für eine Metropole abgegeben.
about-gold = Bezahlt Opfer, Kreaturen, Einheiten und Gebäude. Liegt hinter Sichtschirmen.
about-prosperity = Bringt 1 Gold Einkommen, wenn dir die Insel gehört.
about-trade = Bringt 1 Gold Einkommen, wenn deine Flotte dort ist.
about-battle = Beide Seiten würfeln 0, 1, 1, 2, 2 oder 3 und zählen ihre Einheiten dazu. Die kleinere Summe verliert eine, bei Gleichstand beide; danach darf man sich zurückziehen.
about-mermaid = Ersetze eine einzelne fremde Flotte durch deine.
about-pegasus = Bewege Truppen von einer Insel auf irgendeine andere, ohne Flotten.
about-giant = Zerstöre ein Gebäude, aber keine Metropole.
about-chimera = Nutze eine Karte des Ablagestapels, der dann in den Stapel gemischt wird.
about-cyclops = Verwandle eines deiner Gebäude in ein anderes.
about-sphinx = Verkaufe Einheiten und Karten für je 2 Gold.
about-sylph = Zehn Schritte mit deinen Flotten; wer gekämpft hat, bleibt stehen.
about-harpy = Entführe eine fremde Truppe.
about-griffon = Nimm die Hälfte des Goldes eines Gegners, abgerundet.
about-fates = Noch einmal dein Einkommen.
about-satyr = Nimm einem Gegner einen Philosophen.
about-dryad = Nimm einem Gegner einen Priester.
about-kraken = Versenkt alle Flotten, wohin er kommt; 1 Gold für jedes weitere Feld; sein Feld ist gesperrt.
about-minotaur = 2 mehr für den Verteidiger seiner Insel.
about-chiron = Gigant, Harpyie und fremder Pegasus meiden seine Insel.
about-medusa = Keine Truppe darf ihre Insel verlassen.
about-polyphemus = Vertreibt Flotten von seiner Insel und hält sie fern.

## Der gezeichnete Tisch

page-map = Karte der Inseln
page-own = Eigene Dinge
page-choices = Was möglich ist
page-sheets = Götter, Kreaturen und Spieler
page-players = Spieler
page-close = Schließen
page-nobody = noch niemand
page-no-turn = kein Opfer
page-offers = { $player } bietet { $bid }
page-acts = am Zug: { $player }
page-turn-number = Zug { $number } in diesem Zyklus
page-bid = Opfer { $bid }: du zahlst { $pays }, behältst { $keeps }
page-cell-offer = Opfer
page-cell-pays = zahlst
page-cell-keeps = bleibt
page-outbid = { $player } hat dich bei { $god } überboten.
page-to-apollo = Zu Apollon
page-first-only = nur der erste
page-bid-order = Bieten noch:
page-about-bid-order = Die Marker, die noch nicht geboten haben, in der Reihenfolge der Leiste.
page-next-order = Nächster Zyklus:
page-about-next-order = Wer seinen Zug beendet, geht auf den letzten freien Platz: Wer zuerst handelt, bietet im nächsten Zyklus zuletzt.
page-resting = Ruhende Götter
page-about-resting = Sie können in diesem Zyklus nicht gewählt werden.
page-twice = Zu zweit hat jeder zwei Marker und bietet zweimal; beide Opfer müssen bezahlt werden.
page-about-twice = So gibt es vier Züge in jedem Zyklus. Man darf sogar sich selbst überbieten; zum Sieg braucht man drei Metropolen.
page-ladder = Preise eines Zuges: { $prices }.
page-special-poseidon = Flotten bewegen
page-about-special-poseidon = Eine Gruppe macht bis zu drei Schritte; sie darf Flotten zurücklassen und mitnehmen. Ein Feld eines anderen zu betreten, ist eine Schlacht.
page-special-ares = Truppen bewegen
page-about-special-ares = Truppen ziehen von einer deiner Inseln auf eine andere, mit der eine Kette deiner Flotten sie verbindet.
page-special-zeus = Kreatur austauschen
page-about-special-zeus = Eine Karte der Leiste wird abgelegt, die nächste vom Stapel nimmt ihren Platz ein.
page-empty-place = Leerer Platz
page-about-empty-place = Er wird zu Beginn des nächsten Zyklus gefüllt.
page-useless = Jetzt gibt es kein Ziel, also kann sie nicht gerufen werden.
page-draw-pile = im Stapel
page-discard-pile = abgelegt
page-piles = Kreaturenstapel
page-about-piles = Welche Karten in den Stapeln sind, ist offen, ihre Reihenfolge nicht. Ein leerer Stapel entsteht neu aus den abgelegten.
page-about-discard = Die Chimäre nutzt eine davon.
page-about-draw = Noch zu erwarten, in unbekannter Reihenfolge.
page-figurines = Auf der Karte:
page-about-figurines = Ihre Karten werden abgelegt, wenn die Figuren gehen.
page-figurine-leaves = Sie geht zu Beginn des nächsten Zuges von { $player } in einem späteren Zyklus.
page-wins-now = gewinnt am Ende des Zyklus
page-about-wins-now = Genug Metropolen; stehen sie am Ende des Zyklus noch, ist das Spiel gewonnen.
page-one-step = eine Metropole fehlt
page-about-one-step = Noch eine Metropole am Ende eines Zyklus gewinnt das Spiel.
page-cities = Metropolen: { $count } von { $needed }
page-income = Das nächste Einkommen bringt { $gold } Gold.
page-philosophers-missing = Zur Metropole fehlen: { $count }.
page-reserve = Auf dem Plan: { $board }, in Reserve: { $reserve }.
page-in-reserve = in Reserve
page-about-reserve = Truppen und Flotten, die noch gesetzt werden können. Jeder hat je acht; Verlorenes kommt hierher zurück.
page-kinds = Gebäudearten
page-slot = Bauplatz
page-about-slot = Platz für ein Gebäude. Das gestrichelte Quadrat ist der Platz einer Metropole; sie verdeckt die Plätze, die sie berührt.
page-isle-owner = Gehört { $player }, Truppen: { $troops }.
page-isle-neutral = Noch niemandes: Wer landet, nimmt sie.
page-isle-income = Einkommen: { $gold }.
page-last-island = Es ist die letzte Insel von { $player }: Angreifen darfst du sie nur, wenn ihre Eroberung die Metropole zum Sieg bringt.
page-sea = Meeresfeld { $sea }
page-sea-fleets = { $sea }: { $player }, Flotten: { $fleets }
page-sea-owner = Flotten von { $player }: { $fleets }.
page-sea-empty = Keine Flotte hier.
page-battle = Schlacht: { $place }
page-round = Runde { $round }
page-rounds = Frühere Runden
page-left = noch { $count }
page-attacker = greift an
page-defender = verteidigt
page-units = Einheiten: { $count }
page-asked = { $player } entscheidet über den Rückzug.
page-odds = Chancen der ganzen Schlacht
page-about-odds = Genau berechnet für einen Kampf bis zum Ende, ohne Rückzug.
page-how-many = Wie viele ziehen?
page-go = { $count } ziehen
page-steps = Wähle, wie viele fahren, und klicke das nächste Feld an. Schritte übrig: { $steps }.
page-march = Wähle, wie viele ziehen, und klicke eine Insel an, die die Kette deiner Flotten erreicht.
page-fly = Wähle, wie viele fliegen, und klicke eine Insel an.
page-turn-hint = Alles, was leuchtet, kann man anklicken: Felder, Bauplätze, Kreaturen.
page-click-sea = Klicke eines der leuchtenden Meeresfelder an.
page-click-island = Klicke eine der leuchtenden Inseln an.
page-click-slot = Klicke eines der leuchtenden Gebäude an.
page-click-card = Klicke eine der leuchtenden Karten an.
page-click-seat = Klicke einen der leuchtenden Mitspieler an.
page-click-god = Klicke einen Gott an.
page-look = Auf der Karte
page-look-back = Zurück zu den Kreaturen
page-mode-recruit-poseidon = Klicke ein Meeresfeld neben einer deiner Inseln an.
page-mode-recruit-ares = Klicke eine deiner Inseln an.
page-mode-special-poseidon = Klicke die Flotten an, die fahren sollen.
page-mode-special-ares = Klicke die Insel an, von der Truppen ziehen.
page-mode-special-zeus = Klicke die Karte an, die ausgetauscht wird.
page-mode-build-poseidon = Klicke einen freien Bauplatz auf einer deiner Inseln an.
page-mode-build-ares = Klicke einen freien Bauplatz auf einer deiner Inseln an.
page-mode-build-zeus = Klicke einen freien Bauplatz auf einer deiner Inseln an.
page-mode-build-athena = Klicke einen freien Bauplatz auf einer deiner Inseln an.
page-costs = { $gold ->
        [0] kostenlos
       *[other] { $gold } Gold
    }
page-build = Auf { $island } für { $price } Gold bauen: { $building }
page-return = Auf { $island } zurückgeben: { $building }
page-giant = Auf { $island } zerstören: { $building }
page-cyclops = Auf { $island }: { $old } wird { $building }
word-pass-at-god-turn = Zug beenden
word-pass-at-sail = Hier anhalten
word-pass-at-defender-retreats = Bleiben und kämpfen
word-pass-at-attacker-retreats = Weiterkämpfen
word-pass-at-sphinx = Nichts mehr verkaufen
word-pass-at-sylph = Auf die übrigen Schritte verzichten
word-pass-at-sylph-step = Hier anhalten
word-pass-at-kraken-moves = Der Krake bleibt hier
page-income-word = Einkommen
page-supply = Noch im Vorrat
page-about-supply = Was aufgebraucht ist, kann nicht mehr genommen werden.
page-next-round = Nächste Runde:
page-bid-hint = Klicke den Betrag an, den du opferst: Darunter steht, was du zahlst und was dir bleibt. { $priests ->
        [0] { "" }
        [one] Dein Priester spart 1 Gold.
       *[other] Deine Priester sparen jedes Mal { $priests } Gold.
    }
prompt-bid-now = { $seat } hat dich überboten ({ $god }): Bringe einem anderen Gott ein Opfer, oder geh zu Apollon.
prompt-sail-now = Wohin fährt die Gruppe, und mit wie vielen Flotten? Noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }.
prompt-sylph-step-now = Wohin fährt die Gruppe, und mit wie vielen Flotten? Noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }.
prompt-march-now = Wohin ziehen die Truppen von { $island }, und wie viele?
prompt-return-building-now = Welches Gebäude gibst du für die Metropole zurück: { $building }?
prompt-figurine-now = Auf welche Insel stellst du die Figur: { $creature }?

## At the first table: the aim, and what each decision is for

aim = Beherrsche am Ende eines Zyklus zwei Metropolen; zu zweit drei.
help-bid = Der Gott bestimmt, was du in diesem Zyklus tun kannst. Apollon nimmt alle umsonst auf: Dort überbietet dich niemand.
help-god-turn = So oft du zahlen kannst, in beliebiger Folge. Frage zuerst: Welches Gebäude, welcher Philosoph fehlt noch?
help-prosperity = 1 Gold mehr je Zyklus für den Besitzer. Wähle eine Insel, die dir niemand nimmt.
help-sail = Flotten sind Brücken für Truppen und verdienen auf Handelsfeldern. Lass keine allein neben einer stärkeren Gruppe.
help-march = Eine Insel bringt alles, was auf ihr steht. Lass eine Truppe zurück, wo man dich angreifen könnte.
help-check-metropolis = Die erste kann der zweiten den Platz nehmen: Achte auf deine Inseln.
help-return-building = Gib das auf der unsichersten Insel ab, oder wo die Metropole Platz braucht.
help-place-metropolis = Sie schützt ihre Insel, kann aber erobert werden. Setze sie, wo Truppen stehen und niemand leicht landet.
help-defender-retreats = Wer sich zurückzieht, rettet die Einheiten, nicht den Ort. Bleib, wenn die Chancen gut stehen.
help-attacker-retreats = Brich ab, wenn die nächste Runde eher dich als den anderen kostet.
help-mermaid = Sie macht aus einer fremden Brücke deine.
help-fetch-fleet = Nimm sie, wo sie nichts schützt und nichts verdient.
help-pegasus = Kein Meer hält ihn auf: Suche die Insel, die dir eine Metropole bringt.
help-giant = Nimm die Gebäudeart, die jemandem als letzte zur Metropole fehlt oder ihm gerade dazu verhilft.
help-chimera = Irgendeine abgelegte Kreatur noch einmal: Wähle die, die jetzt etwas entscheidet.
help-cyclops = Vier verschiedene Arten ergeben eine Metropole: Mach aus einem doppelten Gebäude, was fehlt.
help-sphinx = Gold, wenn es darauf ankommt; verkaufe nicht, was dich schützt.
help-sylph = Zehn Schritte insgesamt, auf deine Gruppen verteilt, wie du willst.
help-sylph-step = Eine Gruppe, die gekämpft hat, bleibt stehen. Hebe Schlachten für den Schluss auf.
help-harpy = Ist der letzte Verteidiger fort, steht die Insel offen.
help-griffon = Zähle mit: Wer wenig bot und viel einnimmt, hat am meisten.
help-satyr = Drei Philosophen sind fast eine Metropole: Nimm dort.
help-dryad = Jeder Priester macht jedes Opfer billiger. Nimm bei dem mit den meisten.
help-kraken = Er versenkt alle Flotten, wohin er kommt. Kappe die Brücke, die dich bedroht.
help-kraken-moves = 1 Gold für jedes weitere Feld, solange es sich lohnt.
help-figurine = Sie bleibt bis zu deinem ersten Zug im nächsten Zyklus: Schütze deine beste Insel oder binde fremde Truppen.
help-polyphemus = Dränge zuerst die Gruppe fort, die sonst eine andere versperrt.
help-drive-fleets = Weg von dort, wo ihr Besitzer sie braucht.
