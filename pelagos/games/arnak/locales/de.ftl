game-title = Die verlorenen Ruinen von Arnak
game-summary = Erkunde eine Insel, grabe und entdecke, überwinde Wächter und erklimme die Forschungsleiste: fünf Runden, die meisten Punkte gewinnen.

## Namen

card-sea-turtle = Meeresschildkröte
card-ostrich = Strauß
card-pack-donkey = Packesel
card-horse = Pferd
card-steam-boat = Dampfboot
card-automobile = Automobil
card-sturdy-boots = Feste Stiefel
card-gold-pan = Goldpfanne
card-trowel = Kelle
card-pickaxe = Spitzhacke
card-hot-air-balloon = Heißluftballon
card-aeroplane = Flugzeug
card-journal = Tagebuch
card-parrot = Papagei
card-watch = Taschenuhr
card-army-knife = Offiziersmesser
card-binoculars = Fernglas
card-tent = Zelt
card-fishing-rod = Angel
card-precision-compass = Präzisionskompass
card-bow-and-arrows = Pfeil und Bogen
card-carrier-pigeon = Brieftaube
card-whip = Peitsche
card-rough-map = Grobe Karte
card-airdrop = Luftlieferung
card-flask = Feldflasche
card-machete = Machete
card-torch = Fackel
card-large-backpack = Großer Rucksack
card-rope = Seil
card-revolver = Revolver
card-hat = Hut
card-bear-trap = Bärenfalle
card-grappling-hook = Enterhaken
card-lantern = Laterne
card-dog = Hund
card-brush = Pinsel
card-axe = Axt
card-chronometer = Chronometer
card-theodolite = Theodolit
card-pathfinders-sandals = Sandalen des Pfadfinders
card-pathfinders-staff = Stab des Pfadfinders
card-war-mask = Kriegsmaske
card-treasure-chest = Schatztruhe
card-ritual-dagger = Ritualdolch
card-crystal-earring = Kristallohrring
card-mortar = Mörser
card-serpents-gold = Schlangengold
card-serpent-idol = Schlangenfigur
card-monkey-medallion = Affenmedaillon
card-idol-of-ara-anu = Idol von Ara-Anu
card-inscribed-blade = Klinge mit Inschrift
card-guardians-ocarina = Okarina des Wächters
card-tigerclaw-hairpin = Tigerkrallen-Haarnadel
card-war-club = Kriegskeule
card-sundial = Sonnenuhr
card-traders-scales = Waage der Händler
card-hunting-arrows = Jagdpfeile
card-coconut-flask = Kokosflasche
card-cleansing-cauldron = Reinigender Kessel
card-ancient-wine = Uralter Wein
card-decorated-horn = Verziertes Horn
card-ornate-hammer = Kunstvoller Hammer
card-star-charts = Sternkarten
card-stone-jar = Steinkrug
card-passage-shell = Muschel der Passage
card-ceremonial-rattle = Zeremonienrassel
card-sacred-drum = Heilige Trommel
card-traders-coins = Münzen des Händlers
card-stone-key = Steinschlüssel
card-obsidian-earring = Obsidianohrring
card-guiding-stone = Wegweisender Stein
card-guiding-skull = Wegweisender Schädel
card-runes-of-the-dead = Runen der Toten
card-guardians-crown = Krone des Wächters
card-funding-car = Finanzierung (Auto)
card-funding-ship = Finanzierung (Schiff)
card-exploration-car = Erkundung (Auto)
card-exploration-ship = Erkundung (Schiff)
card-fear = Furcht

drawn-sea-turtle = { " (" }{ card-sea-turtle })
drawn-ostrich = { " (" }{ card-ostrich })
drawn-pack-donkey = { " (" }{ card-pack-donkey })
drawn-horse = { " (" }{ card-horse })
drawn-steam-boat = { " (" }{ card-steam-boat })
drawn-automobile = { " (" }{ card-automobile })
drawn-sturdy-boots = { " (" }{ card-sturdy-boots })
drawn-gold-pan = { " (" }{ card-gold-pan })
drawn-trowel = { " (" }{ card-trowel })
drawn-pickaxe = { " (" }{ card-pickaxe })
drawn-hot-air-balloon = { " (" }{ card-hot-air-balloon })
drawn-aeroplane = { " (" }{ card-aeroplane })
drawn-journal = { " (" }{ card-journal })
drawn-parrot = { " (" }{ card-parrot })
drawn-watch = { " (" }{ card-watch })
drawn-army-knife = { " (" }{ card-army-knife })
drawn-binoculars = { " (" }{ card-binoculars })
drawn-tent = { " (" }{ card-tent })
drawn-fishing-rod = { " (" }{ card-fishing-rod })
drawn-precision-compass = { " (" }{ card-precision-compass })
drawn-bow-and-arrows = { " (" }{ card-bow-and-arrows })
drawn-carrier-pigeon = { " (" }{ card-carrier-pigeon })
drawn-whip = { " (" }{ card-whip })
drawn-rough-map = { " (" }{ card-rough-map })
drawn-airdrop = { " (" }{ card-airdrop })
drawn-flask = { " (" }{ card-flask })
drawn-machete = { " (" }{ card-machete })
drawn-torch = { " (" }{ card-torch })
drawn-large-backpack = { " (" }{ card-large-backpack })
drawn-rope = { " (" }{ card-rope })
drawn-revolver = { " (" }{ card-revolver })
drawn-hat = { " (" }{ card-hat })
drawn-bear-trap = { " (" }{ card-bear-trap })
drawn-grappling-hook = { " (" }{ card-grappling-hook })
drawn-lantern = { " (" }{ card-lantern })
drawn-dog = { " (" }{ card-dog })
drawn-brush = { " (" }{ card-brush })
drawn-axe = { " (" }{ card-axe })
drawn-chronometer = { " (" }{ card-chronometer })
drawn-theodolite = { " (" }{ card-theodolite })
drawn-pathfinders-sandals = { " (" }{ card-pathfinders-sandals })
drawn-pathfinders-staff = { " (" }{ card-pathfinders-staff })
drawn-war-mask = { " (" }{ card-war-mask })
drawn-treasure-chest = { " (" }{ card-treasure-chest })
drawn-ritual-dagger = { " (" }{ card-ritual-dagger })
drawn-crystal-earring = { " (" }{ card-crystal-earring })
drawn-mortar = { " (" }{ card-mortar })
drawn-serpents-gold = { " (" }{ card-serpents-gold })
drawn-serpent-idol = { " (" }{ card-serpent-idol })
drawn-monkey-medallion = { " (" }{ card-monkey-medallion })
drawn-idol-of-ara-anu = { " (" }{ card-idol-of-ara-anu })
drawn-inscribed-blade = { " (" }{ card-inscribed-blade })
drawn-guardians-ocarina = { " (" }{ card-guardians-ocarina })
drawn-tigerclaw-hairpin = { " (" }{ card-tigerclaw-hairpin })
drawn-war-club = { " (" }{ card-war-club })
drawn-sundial = { " (" }{ card-sundial })
drawn-traders-scales = { " (" }{ card-traders-scales })
drawn-hunting-arrows = { " (" }{ card-hunting-arrows })
drawn-coconut-flask = { " (" }{ card-coconut-flask })
drawn-cleansing-cauldron = { " (" }{ card-cleansing-cauldron })
drawn-ancient-wine = { " (" }{ card-ancient-wine })
drawn-decorated-horn = { " (" }{ card-decorated-horn })
drawn-ornate-hammer = { " (" }{ card-ornate-hammer })
drawn-star-charts = { " (" }{ card-star-charts })
drawn-stone-jar = { " (" }{ card-stone-jar })
drawn-passage-shell = { " (" }{ card-passage-shell })
drawn-ceremonial-rattle = { " (" }{ card-ceremonial-rattle })
drawn-sacred-drum = { " (" }{ card-sacred-drum })
drawn-traders-coins = { " (" }{ card-traders-coins })
drawn-stone-key = { " (" }{ card-stone-key })
drawn-obsidian-earring = { " (" }{ card-obsidian-earring })
drawn-guiding-stone = { " (" }{ card-guiding-stone })
drawn-guiding-skull = { " (" }{ card-guiding-skull })
drawn-runes-of-the-dead = { " (" }{ card-runes-of-the-dead })
drawn-guardians-crown = { " (" }{ card-guardians-crown })
drawn-funding-car = { " (" }{ card-funding-car })
drawn-funding-ship = { " (" }{ card-funding-ship })
drawn-exploration-car = { " (" }{ card-exploration-car })
drawn-exploration-ship = { " (" }{ card-exploration-ship })
drawn-fear = { " (" }{ card-fear })

effect-jewel = 1 Münze gegen 1 Edelstein
effect-arrowhead = 1 Pfeilspitze
effect-tablets = 2 Tafeln
effect-coin-compass = 1 Münze und 1 Kompass
effect-draw = eine Karte ziehen

guardian-guardian-01 = Krokodil (Schiff)
guardian-guardian-02 = Skorpion (Verbannen)
guardian-guardian-03 = Jaguar (Auto)
guardian-guardian-04 = Eber (Auto)
guardian-guardian-05 = Spinne (Verbannen)
guardian-guardian-06 = Kröte (Verbannen)
guardian-guardian-07 = Affe (Ziehen)
guardian-guardian-08 = Käfer (Aufwerten)
guardian-guardian-09 = Widder (Auto)
guardian-guardian-10 = Krebs (Schiff)
guardian-guardian-11 = Eule (Verbannen)
guardian-guardian-12 = Kondor (Flugzeug)
guardian-guardian-13 = Fledermaus (Flugzeug)
guardian-guardian-14 = Kobra (Verbannen)
guardian-guardian-15 = Piranha (Schiff)

assistant-assistant-01 = Schatzmeister (Münzen)
assistant-assistant-02 = Schreiber (Tafel)
assistant-assistant-03 = Fährtenleser (Stiefel gegen Pfeilspitze)
assistant-assistant-04 = Händler (Münze gegen Pfeilspitze oder Edelstein)
assistant-assistant-05 = Arzt (Verbannen)
assistant-assistant-06 = Bibliothekar (Ziehen)
assistant-assistant-07 = Flieger (Münze oder Flugzeug)
assistant-assistant-08 = Fahrer (Kompass oder Auto)
assistant-assistant-09 = Matrose (Kompass oder Schiff)
assistant-assistant-10 = Quartiermeister (günstiger kaufen)
assistant-assistant-11 = Restaurator (Aufwerten)
assistant-assistant-12 = Kartograf (Kompass)

icon-boot = Stiefel
icon-car = Auto
icon-ship = Schiff
icon-plane = Flugzeug

resource-coin = Münze
resource-compass = Kompass
resource-tablet = Tafel
resource-arrowhead = Pfeilspitze
resource-jewel = Edelstein

site-camp-1 = Münzlager
site-camp-2 = Kompasslager
site-camp-3 = Tafellager
site-camp-4 = Pfeilspitzenlager
site-camp-5 = Edelsteinlager
site-r1c1 = untere Stätte 1
site-r1c2 = untere Stätte 2
site-r1c3 = untere Stätte 3
site-r1c4 = untere Stätte 4
site-r2c1 = obere Stätte 1
site-r2c2 = obere Stätte 2
site-r2c3 = obere Stätte 3
site-r2c4 = obere Stätte 4
site-r3c1 = Stätte der Stufe II 1
site-r3c2 = Stätte der Stufe II 2
site-r3c3 = Stätte der Stufe II 3
site-r3c4 = Stätte der Stufe II 4

space-camp-1a = Münzlager, ein Stiefel
space-camp-1b = Münzlager, zwei Stiefel
space-camp-2a = Kompasslager, ein Stiefel
space-camp-2b = Kompasslager, zwei Stiefel
space-camp-3a = Tafellager, ein Stiefel
space-camp-3b = Tafellager, zwei Stiefel
space-camp-4a = Pfeilspitzenlager, ein Stiefel
space-camp-4b = Pfeilspitzenlager, zwei Stiefel
space-camp-5a = Edelsteinlager, ein Stiefel
space-camp-5b = Edelsteinlager, zwei Stiefel
space-r1c1 = untere Stätte 1
space-r1c2 = untere Stätte 2
space-r1c3 = untere Stätte 3
space-r1c4 = untere Stätte 4
space-r2c1 = obere Stätte 1
space-r2c2 = obere Stätte 2
space-r2c3 = obere Stätte 3
space-r2c4 = obere Stätte 4
space-r3c1 = Stätte der Stufe II 1
space-r3c2 = Stätte der Stufe II 2
space-r3c3 = Stätte der Stufe II 3
space-r3c4 = Stätte der Stufe II 4

to-camp-1 = ins Münzlager
to-camp-2 = ins Kompasslager
to-camp-3 = ins Tafellager
to-camp-4 = ins Pfeilspitzenlager
to-camp-5 = ins Edelsteinlager
to-r1c1 = zur unteren Stätte 1
to-r1c2 = zur unteren Stätte 2
to-r1c3 = zur unteren Stätte 3
to-r1c4 = zur unteren Stätte 4
to-r2c1 = zur oberen Stätte 1
to-r2c2 = zur oberen Stätte 2
to-r2c3 = zur oberen Stätte 3
to-r2c4 = zur oberen Stätte 4
to-r3c1 = zur Stufe-II-Stätte 1
to-r3c2 = zur Stufe-II-Stätte 2
to-r3c3 = zur Stufe-II-Stätte 3
to-r3c4 = zur Stufe-II-Stätte 4
to-camp-1a = { to-camp-1 }
to-camp-1b = { to-camp-1 }
to-camp-2a = { to-camp-2 }
to-camp-2b = { to-camp-2 }
to-camp-3a = { to-camp-3 }
to-camp-3b = { to-camp-3 }
to-camp-4a = { to-camp-4 }
to-camp-4b = { to-camp-4 }
to-camp-5a = { to-camp-5 }
to-camp-5b = { to-camp-5 }

from-camp-1 = aus dem Münzlager
from-camp-2 = aus dem Kompasslager
from-camp-3 = aus dem Tafellager
from-camp-4 = aus dem Pfeilspitzenlager
from-camp-5 = aus dem Edelsteinlager
from-r1c1 = von der unteren Stätte 1
from-r1c2 = von der unteren Stätte 2
from-r1c3 = von der unteren Stätte 3
from-r1c4 = von der unteren Stätte 4
from-r2c1 = von der oberen Stätte 1
from-r2c2 = von der oberen Stätte 2
from-r2c3 = von der oberen Stätte 3
from-r2c4 = von der oberen Stätte 4
from-r3c1 = von der Stufe-II-Stätte 1
from-r3c2 = von der Stufe-II-Stätte 2
from-r3c3 = von der Stufe-II-Stätte 3
from-r3c4 = von der Stufe-II-Stätte 4
from-camp-1a = { from-camp-1 }
from-camp-1b = { from-camp-1 }
from-camp-2a = { from-camp-2 }
from-camp-2b = { from-camp-2 }
from-camp-3a = { from-camp-3 }
from-camp-3b = { from-camp-3 }
from-camp-4a = { from-camp-4 }
from-camp-4b = { from-camp-4 }
from-camp-5a = { from-camp-5 }
from-camp-5b = { from-camp-5 }

token-glass = Lupe
token-notebook = Notizbuch

temple-t2-left = 2 Punkte, links
temple-t2-middle = 2 Punkte, Mitte
temple-t2-right = 2 Punkte, rechts
temple-t6-left = 6 Punkte, links
temple-t6-right = 6 Punkte, rechts
temple-t11 = 11 Punkte, Spitze

bonus-coin = Münze
bonus-compass = Kompass
bonus-tablet = Tafel
bonus-exile = eine Karte verbannen
bonus-draw = eine Karte ziehen
bonus-upgrade = Aufwerten

idol-coin = Münze
idol-compass = Kompass
idol-tablet = Tafel
idol-exile = eine Karte verbannen
idol-upgrade = Aufwerten
idol-refresh = Auffrischen

benefit-arrowhead = 1 Pfeilspitze
benefit-car = 1 Auto
benefit-car-2 = 2 Autos
benefit-coin = 1 Münze
benefit-coin-2 = 2 Münzen
benefit-coin-compass = 1 Münze und 1 Kompass
benefit-compass = 1 Kompass
benefit-compass-2 = 2 Kompasse
benefit-exile = eine Karte verbannen
benefit-item = ein Gegenstand
benefit-jewel = 1 Edelstein
benefit-plane = 1 Flugzeug
benefit-plane-2 = 2 Flugzeuge
benefit-ship = 1 Schiff
benefit-ship-2 = 2 Schiffe
benefit-tablet = 1 Tafel

result-tile = das Bonusplättchen
result-row = die Reihe

tile-camp-1 = Münzlager
tile-camp-2 = Kompasslager
tile-camp-3 = Tafellager
tile-camp-4 = Pfeilspitzenlager
tile-camp-5 = Edelsteinlager
tile-site-1-1 = 2 Kompasse oder ein Gegenstand
tile-site-1-2 = Münze, Pfeilspitze
tile-site-1-3 = Karte, Münze, Tafel
tile-site-1-4 = Kompass, Pfeilspitze
tile-site-1-5 = Münze, 2 Tafeln
tile-site-1-6 = Tafel, Pfeilspitze
tile-site-1-7 = Karte, Pfeilspitze
tile-site-1-8 = Furcht, Tafel, Edelstein
tile-site-1-9 = Furcht, Kompass, Edelstein
tile-site-1-10 = Edelstein
tile-site-2-1 = 2 Kompasse, Edelstein
tile-site-2-2 = Münze, Kompass, Tafel, Pfeilspitze
tile-site-2-3 = Pfeilspitze, Edelstein
tile-site-2-4 = Karte, Tafel, Edelstein
tile-site-2-5 = 2 Tafeln, Edelstein
tile-site-2-6 = Furcht, 2 Tafeln, 2 Pfeilspitzen

rival-tile-dig-coin = Graben (Münze)
rival-tile-dig-compass = Graben (Kompass)
rival-tile-dig-tablet = Graben (Tafel)
rival-tile-dig-arrowhead = Graben (Pfeilspitze)
rival-tile-dig-jewel = Graben (Edelstein)
rival-tile-discover-green = Entdecken, grün
rival-tile-discover-red = Entdecken, rot
rival-tile-research-green = Forschen, grün
rival-tile-research-red = Forschen, rot
rival-tile-overcome-green = Wächter überwinden, grün
rival-tile-overcome-red = Wächter überwinden, rot
rival-tile-buy-item-green = Gegenstand kaufen, grün
rival-tile-buy-item-red = Gegenstand kaufen, rot
rival-tile-buy-artifact-green = Artefakt kaufen, grün
rival-tile-buy-artifact-red = Artefakt kaufen, rot

face-up = offen
face-down = auf seinen Stapel

deck-items = Gegenstandsstapel
deck-artifacts = Artefaktstapel

arrow-left = links
arrow-right = rechts

idle-round = das Plättchen wirkt in dieser Runde nicht
idle-nothing = es gibt nichts für ihn zu tun

## Varianten

option-board = Seite des Spielplans; der Schlangentempel ist schwerer
option-board-bird = Vogeltempel
option-board-snake = Schlangentempel
option-difficulty = Allein: rote Plättchen des Rivalen, je mehr, desto schwerer
option-start_player = Wer beginnt
option-start_player-random = zufällig
option-start_player-first = der erste Platz

## Fragen

prompt-turn = Dein Zug: eine Hauptaktion, davor und danach freie Aktionen.
prompt-end-turn = Deine Hauptaktion ist getan: freie Aktionen, oder beende den Zug.
prompt-keep-cards = Die Runde ist vorbei: diese Karte behalten oder ablegen?
prompt-face-fear = Der Furchtstapel ist leer, du nimmst ein Furchtplättchen: vorher eine freie Aktion?
prompt-pay-travel = Bezahle, was von den Reisekosten noch offen ist.
prompt-pay-discard = Lege eine Handkarte für den Wächter ab.
prompt-use-again = Das Lager ein zweites Mal nutzen?
prompt-resolve-artifact = Den Effekt des Artefakts jetzt ausführen?
prompt-claim-tile = Welches Bonusplättchen nimmst du?
prompt-order-results = Was zuerst, das Bonusplättchen oder die Reihe?
prompt-temple-bonus = Wähle ein Plättchen vom Stapel des Verlorenen Tempels.
prompt-draw = Eine Karte ziehen?
prompt-exile = Eine Karte aus Hand oder Spielbereich verbannen?
prompt-upgrade = Ein Plättchen aufwerten: Tafel zu Pfeilspitze oder Pfeilspitze zu Edelstein?
prompt-refresh = Einen Assistenten auffrischen?
prompt-may-pay = Bezahlen, was der Effekt verlangt?
prompt-may-discard = Eine Handkarte für den Effekt ablegen?
prompt-must-discard = Lege eine Handkarte ab.
prompt-may-pay-travel = Die Reise bezahlen, die der Assistent verlangt?
prompt-send = Einen Archäologen aussenden: graben oder entdecken?
prompt-research = Forschen?
prompt-choose-discount = Welchen Nachlass nutzt du fürs Forschen?
prompt-buy = Eine Karte günstiger kaufen?
prompt-gain-card = Eine Karte ohne Bezahlung nehmen?
prompt-overcome = Einen Wächter überwinden, ohne seine Kosten zu zahlen?
prompt-activate = Welche Stätte aktivierst du?
prompt-relocate = Welcher Archäologe zieht um?
prompt-relocate-to = Wohin geht der Archäologe?
prompt-recall = Einen Archäologen heimholen?
prompt-move-guardian = Welchen Wächter vertreibst du?
prompt-move-guardian-to = Wohin geht der Wächter?
prompt-borrow = Welchen Assistenten vom Vorratstableau nutzt du?
prompt-exchange = Tausche einen deiner Assistenten aus.
prompt-unslot = Welches Idol kommt zurück in deine Kisten?
prompt-announce = Wie viele Karten ziehst du?
prompt-keep-drawn = Welche der gezogenen Karten behältst du?
prompt-return-drawn = Eine der anderen oben auf dein Deck zurücklegen?
prompt-recruit = Welchen Assistenten stellst du ein?
prompt-promote = Welchen Assistenten wertest du auf?
prompt-rescue = Welchen Assistenten rettest du?
prompt-choose = Wähle einen Vorteil.
prompt-pay-travel-now = { $aim ->
        [space] Bezahle die Reise ({ $space })
        [explore] Bezahle die Reise ({ $site })
        [take-guardian] Bezahle die Reise für den Wächter ({ $site })
       *[effect] Bezahle die Reise
    }: noch{ $boot ->
        [0] { "" }
        [one] { " " }1 Stiefel
       *[other] { " " }{ $boot } Stiefel
    }{ $car ->
        [0] { "" }
        [one] { " " }1 Auto
       *[other] { " " }{ $car } Autos
    }{ $ship ->
        [0] { "" }
        [one] { " " }1 Schiff
       *[other] { " " }{ $ship } Schiffe
    }{ $plane ->
        [0] { "" }
        [one] { " " }1 Flugzeug
       *[other] { " " }{ $plane } Flugzeuge
    }.
prompt-resolve-artifact-now = { $card } jetzt ausführen?
prompt-order-results-now = Was zuerst, das Bonusplättchen ({ $bonus }) oder die Reihe?
prompt-buy-now = Eine Karte um { $discount } billiger kaufen?
prompt-use-again-now = { $site } ein zweites Mal nutzen?

## Warum nicht

reason-card-away = Diese Karte liegt nicht aus.
reason-needs-goods = Preis ({ $resource }): { $amount }, du hast { $have }.
reason-needs-idol = Kostet ein Idol aus deinen Kisten; du hast keines.
reason-no-bridge = Von deinem Marker führt keine Brücke dorthin.
reason-notebook-behind = Das Notizbuch bleibt in einer tieferen Reihe als die Lupe oder neben ihr.
reason-not-at-temple = Deine Lupe hat den Verlorenen Tempel noch nicht erreicht.
reason-none-left = Es ist keines mehr da.
reason-nobody-home = Auf deinem Tableau steht kein Archäologe mehr.
reason-space-taken = Das Feld ist besetzt.
reason-not-discovered = Diese Stätte ist noch nicht entdeckt.
reason-discovered = Diese Stätte ist schon entdeckt.
reason-needs-travel = Was du hast, ergibt nicht die Reisesymbole, die es kostet.
reason-no-guardian = Dort ist kein Wächter.
reason-not-there = Keiner deiner Archäologen steht dort.
reason-needs-travel-or-card = Was du hast, ergibt nicht alles, was der Wächter verlangt.

## Wörter

word-play = { $card } spielen
word-slot = Idol in ein Fach legen: { $effect }
word-boon = Gabe nutzen: { $guardian }
word-use = Assistenten nutzen: { $assistant }
word-decline = Verzichten
word-end = Zug beenden
word-resolve = Effekt ausführen
word-accept = Bezahlen
word-draw = Karte ziehen
word-pass = Für diese Runde passen
word-pass-with = Mit { $card } passen
word-dig = Graben: { $space }
word-discover = Entdecken: { $site }
word-overcome = Wächter überwinden: { $site }
word-buy = { $card } kaufen
word-research = Forschen: { $token } auf Feld { $study }
word-temple = Tempelplättchen nehmen: { $temple }
word-cover = { $icon2 } mit { $icon } bezahlen
word-travel = Mit { $card } reisen
word-guide = Mit der Gabe reisen: { $guardian }
word-escort = Mit Assistent reisen: { $assistant }
word-pilot = Einen Piloten für 2 Münzen anheuern
word-discard = { $card } ablegen
word-keep = { $card } behalten
word-exile = { $card } aus der Hand verbannen
word-exile-played = { $card } aus dem Spielbereich verbannen
word-exile-tile = Ein Furchtplättchen verbannen
word-upgrade = Aufwerten: { $resource }
word-refresh = Assistenten auffrischen: { $assistant }
word-choose = { $benefit } wählen
word-discount = Nachlass: { $resource }
word-take = { $card } nehmen
word-activate = Aktivieren: { $site }
word-lift = Archäologen versetzen von: { $space }
word-land = Archäologen versetzen nach: { $space }
word-recall = Archäologen heimholen von: { $space }
word-lure = Wächter vertreiben von: { $site }
word-lead = Wächter vertreiben nach: { $site }
word-first = Zuerst { $result }
word-tile = Bonusplättchen nehmen: { $bonus }
word-recruit = Vom Stapel { $stack } einstellen
word-promote = Assistenten aufwerten: { $assistant }
word-rescue = Assistenten retten: { $assistant }
word-borrow = Den Assistenten auf Stapel { $stack } nutzen
word-exchange = Assistenten gegen den von Stapel { $stack } tauschen: { $assistant }
word-empty = Fach { $slot } leeren
word-announce = { $number } ziehen
word-return = { $card } oben auf das Deck zurücklegen

## Protokoll

log-round-began = Runde { $round } beginnt; { $player } fängt an.
log-solo-round-began = Runde { $round } beginnt; der Rivale fängt an.
log-hand-drawn = { $player } zieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
log-passed = { $player } passt.
log-turn-ended = { $player } beendet den Zug.
log-gained = { $player } erhält { $amounts }.
log-paid = { $player } zahlt { $amounts }.
log-paid-idol = { $player } gibt ein Idol ab.
log-fear-taken = { $player } nimmt eine Furcht.
log-fear-tile-taken = { $player } nimmt ein Furchtplättchen.
log-card-drawn = { $player } zieht eine Karte{ $card }.
log-cards-announced = { $player } kündigt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } an.
log-card-kept = { $player } behält eine Karte{ $card }.
log-card-returned = { $player } legt eine Karte zurück auf den Stapel{ $card }.
log-card-laid-down = { $player } legt { $card } ungenutzt ab.
log-card-played = { $player } spielt { $card }.
log-card-discarded = { $player } legt { $card } ab.
log-card-exiled = { $player } verbannt { $card }.
log-fear-tile-exiled = { $player } verbannt ein Furchtplättchen.
log-card-bought = { $player } kauft { $card } { $coin ->
        [0] { $compass ->
                [0] umsonst
                [one] für 1 Kompass
               *[other] für { $compass } Kompasse
            }
        [one] für 1 Münze
       *[other] für { $coin } Münzen
    }.
log-card-gained = { $player } nimmt { $card } ohne Bezahlung.
log-card-shown = { $player } deckt die oberste Karte auf ({ $deck }): { $card }.
log-card-dealt = Neue Karte in der Reihe: { $card }.
log-row-card-exiled = { $card } verlässt die Reihe.
log-artifact-resolved = { $player } führt { $card } aus.
log-upgraded = { $player } wertet 1 { $resource } zu 1 { $resource2 } auf.
log-benefit-chosen = { $player } wählt: { $benefit }.
log-travel-card = { $player } reist mit { $card }.
log-travel-boon = { $player } reist mit der Gabe: { $guardian }.
log-travel-assistant = { $player } reist mit einem Assistenten: { $assistant }.
log-pilot-hired = { $player } heuert für { $coin ->
        [one] 1 Münze
       *[other] { $coin } Münzen
    } einen Piloten an.
log-icon-covered = { $player } bezahlt 1 { $icon2 } mit 1 { $icon }.
log-archaeologist-sent = { $player } sendet einen Archäologen { $space }.
log-archaeologist-moved = { $player } versetzt einen Archäologen { $space } { $space2 }.
log-archaeologist-recalled = { $player } holt einen Archäologen { $space } heim.
log-site-discovered = { $player } entdeckt: { $site } ({ $tile }).
log-site-activated = { $player } aktiviert: { $site }.
log-stack-tile-used = { $player } nutzt das oberste Plättchen des Stättenstapels: { $tile }.
log-idol-taken = { $player } nimmt ein Idol: { $idol }.
log-hidden-idol-taken = { $player } nimmt ein verdecktes Idol.
log-idol-slotted = { $player } legt ein Idol in Platz { $slot }: { $effect }.
log-idol-unslotted = { $player } nimmt das Idol aus Platz { $slot }.
log-guardian-came = Ein Wächter erwacht: { $guardian } ({ $site }).
log-guardian-moved = { $player } vertreibt einen Wächter { $site }: { $guardian }.
log-guardian-overcome = { $player } überwindet einen Wächter ({ $site }): { $guardian }.
log-boon-used = { $player } nutzt die Gabe: { $guardian }.
log-researched = { $player } forscht: { $token } auf Feld { $study } der Leiste.
log-bonus-taken = { $player } nimmt ein Bonusplättchen: { $bonus }.
log-temple-reached = { $player } erreicht den Verlorenen Tempel: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-temple-tile-bought = { $player } nimmt ein Tempelplättchen: { $temple }.
log-recruited = { $player } stellt einen Assistenten von Stapel { $stack } ein: { $assistant }.
log-promoted = { $player } wertet einen Assistenten zur goldenen Seite auf: { $assistant }.
log-rescued = { $player } rettet einen Assistenten: { $assistant }.
log-refreshed = { $player } frischt einen Assistenten auf: { $assistant }.
log-assistant-used = { $player } nutzt einen Assistenten: { $assistant }.
log-assistant-borrowed = { $player } nutzt einen Assistenten vom Vorratstableau: { $assistant }.
log-assistant-exchanged = { $player } tauscht Assistenten: { $assistant } gegen { $assistant2 }.
log-guardian-fear = { $player } kehrt { $site } heim, ein Wächter bringt eine Furcht: { $guardian }.
log-mask-worn = { $player } fürchtet in dieser Runde keinen Wächter.
log-ocarina-played = Alle Reisesymbole von { $player } sind in dieser Runde Flugzeuge.
log-rival-turned = Der Rivale deckt „{ $rival-tile }“ auf, der Pfeil zeigt nach { $arrow }.
log-rival-idle = Der Rivale tut nichts: { $idle }.
log-rival-sent = Der Rivale sendet einen Archäologen { $site }.
log-rival-discovered = Der Rivale entdeckt: { $site } ({ $tile }).
log-rival-idol = Der Rivale nimmt ein Idol, { $face }.
log-rival-researched = Der Rivale forscht: Lupe auf Feld { $study } der Leiste.
log-rival-bonus = Der Rivale entfernt dort das Bonusplättchen: { $bonus }.
log-rival-reached = Der Rivale erreicht den Verlorenen Tempel: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-rival-temple-bonus = Der Rivale entfernt ungesehen das oberste Bonusplättchen des Verlorenen Tempels.
log-rival-temple-tile = Der Rivale nimmt ein Tempelplättchen: { $temple }.
log-rival-assistant = Der Rivale entfernt einen Assistenten aus dem Spiel: { $assistant }.
log-rival-overcame = Der Rivale überwindet einen Wächter ({ $site }): { $guardian }.
log-rival-bought = Der Rivale nimmt { $card }.
log-game-ended = { $player } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-rival-scored = Der Rivale hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

## Das Ergebnis

score-research = Forschung
score-temple = Tempelplättchen
score-idols = Idole und leere Fächer
score-guardians = Wächter
score-cards = Karten
score-fear = Furcht
score-arrival = Ankunft im Verlorenen Tempel
score-tie-arrival = Punktgleich: Wer zuerst im Verlorenen Tempel war, liegt vorn
score-tie-research = Punktgleich, niemand im Verlorenen Tempel: Die höhere Forschungswertung liegt vorn
score-tie-shared = Punktgleich, auch in der Forschung: Der Platz wird geteilt
score-rival = Rivale

## Der Tisch

table-round = Runde { $round }

## Die Regelseite

gallery-resources = Ressourcen
gallery-travel = Reisen
gallery-people = Leute und Orte
gallery-cards = Karten
gallery-signs = Zeichen
gallery-items = Gegenstände: Preis, Reise, Effekt
gallery-artifacts = Artefakte: Preis, Reise, Effekt
gallery-guardians = Wächter: was ihre Überwindung kostet, und die Gabe
gallery-assistants = Assistenten: silberne und goldene Seite

about-coin = Bezahlt Gegenstände, Piloten und viel von der Forschung.
about-compass = Bezahlt Artefakte und das Entdecken von Stätten: 3 auf Stufe I, 6 auf Stufe II.
about-tablet = Bezahlt Forschung und ein Artefakt, das von der Hand gespielt wird. Wird aufgewertet zur Pfeilspitze.
about-arrowhead = Bezahlt Wächter und Forschung. Wird aufgewertet zum Edelstein.
about-jewel = Am seltensten; bezahlt die obere Forschung und manche Wächter.
about-boot = Der einfachste Weg: jedes Reisesymbol bezahlt ihn.
about-car = Bezahlt ein Auto oder einen Stiefel.
about-ship = Bezahlt ein Schiff oder einen Stiefel.
about-plane = Bezahlt alles. Ein Pilot für 2 Münzen ist ein Flugzeug.
thing-archaeologist = Archäologe
thing-camp = Lager
thing-site = Stätte
thing-guardian = Wächter
thing-idol = Idol
thing-assistant = Assistent
thing-glass = Lupe
thing-notebook = Notizbuch
thing-temple = Verlorener Tempel
thing-bonus = Forschungsbonus
thing-item = Gegenstand
thing-artifact = Artefakt
thing-fear = Furcht
thing-deck = Deck
thing-staff = Mondstab
thing-lightning = Freie Aktion
thing-exile = Verbannen
thing-draw = Ziehen
thing-upgrade = Aufwerten
thing-refresh = Auffrischen
about-archaeologist = Du hast zwei. Einer geht zu einer Stätte, um zu graben oder zu entdecken, und kommt am Ende der Runde heim.
about-camp = Fünf Lager sind von Anfang an da. Das zweite Feld jedes Lagers kostet mehr und ist mit weniger Leuten gesperrt.
about-site = Liegt verdeckt, bis sie entdeckt wird; dann nimmt der Entdecker das Idol und nutzt sie, und ein Wächter erwacht.
about-guardian = Wer von seiner Stätte heimkehrt, nimmt eine Furcht. Überwunden ist er 5 Punkte wert und gibt einmal seine Gabe.
about-idol = 3 Punkte wert, mit einem kleinen Effekt beim Nehmen. In einem Fach gibt es einen von fünf Effekten, doch das Fach zählt dann keine Punkte.
about-assistant = Arbeitet einmal je Runde, umsonst. Die goldene Seite kann mehr; das Umdrehen frischt ihn auch auf.
about-glass = Steigt die Forschungsleiste hinauf und bringt mehr Punkte; sie steht nie tiefer als das Notizbuch.
about-notebook = Steigt der Lupe nach und bringt Assistenten und andere Hilfe.
about-temple = Das Ende der Forschungsleiste: 23 Punkte für den Ersten, dann 21, 20 und 19. Von hier an kauft Forschung Tempelplättchen.
about-bonus = Liegt auf einem Feld der Leiste; wer zuerst kommt, nimmt ihn.
about-item = Wird mit Münzen gekauft und kommt unter das Deck. Gibt seine Reisesymbole oder seinen Effekt.
about-artifact = Wird mit Kompassen gekauft und wirkt sofort. Von der Hand gespielt kostet es eine Tafel.
about-fear = Eine Karte, die nur laufen kann: ein Stiefel, am Ende -1 Punkt.
about-deck = Von ihm wird auf fünf Handkarten gezogen. Gespieltes wird am Ende der Runde daruntergemischt.
about-staff = Trennt in der Kartenreihe Artefakte von Gegenständen und rückt jede Runde weiter: mehr Artefakte, weniger Gegenstände.
about-lightning = Kostet keine Hauptaktion; beliebig viele im Zug.
about-exile = Eine Karte aus Hand oder Spielbereich verlässt das Spiel.
about-draw = Nimm eine Karte deines Decks.
about-upgrade = Eine Tafel wird zur Pfeilspitze oder eine Pfeilspitze zum Edelstein.
about-refresh = Ein Assistent, der gearbeitet hat, darf noch einmal.

## Effekte in Worten

amount-coin = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
amount-compass = { $n ->
        [one] 1 Kompass
       *[other] { $n } Kompasse
    }
amount-tablet = { $n ->
        [one] 1 Tafel
       *[other] { $n } Tafeln
    }
amount-arrowhead = { $n ->
        [one] 1 Pfeilspitze
       *[other] { $n } Pfeilspitzen
    }
amount-jewel = { $n ->
        [one] 1 Edelstein
       *[other] { $n } Edelsteine
    }
op-draw = { $n ->
        [one] ziehe eine Karte
       *[other] ziehe { $n } Karten
    }{ $from ->
        [bottom] { " " }von unten
       *[top] { "" }
    }
op-exile = du darfst eine Karte verbannen
op-exile-self = diese Karte wird verbannt
op-upgrade = du darfst ein Plättchen aufwerten
op-refresh = { $n ->
        [one] du darfst einen Assistenten auffrischen
       *[other] du darfst { $n } Assistenten auffrischen
    }
op-fear = nimm eine Furcht
op-pay = du darfst zahlen ({ $cost }), dafür: { $then }
op-discard = du darfst eine Karte ablegen, dafür: { $then }
op-must-discard = lege eine Karte ab
op-choose = { $n ->
        [one] wähle
       *[other] wähle { $n } verschiedene
    }: { $options }
op-send = du darfst einen Archäologen aussenden, schon bezahlt: { $travel }{ $compass ->
        [0] { "" }
       *[other] {", "}und das Entdecken kostet { $compass } Kompasse weniger
    }
op-send-camp = du darfst einen Archäologen ohne Reisekosten in ein Lager senden und es bis zu zweimal nutzen
op-research-notebook = du darfst mit dem Notizbuch forschen, ohne zu zahlen, aber kein Tempelplättchen nehmen
op-research-less = du darfst forschen und zahlst weniger: { $less }
op-buy = du darfst { $kind ->
        [item] einen Gegenstand
        [artifact] ein Artefakt
       *[any] eine Karte
    } um { $n } billiger kaufen{ $deck ->
        [1] , auch oben vom Stapel
       *[0] { "" }
    }
op-gain-card = { $how ->
        [hand] du darfst einen Gegenstand der Reihe auf die Hand nehmen
        [deck-top] du darfst einen Gegenstand der Reihe oben auf dein Deck legen
        [deck-bottom] du darfst einen Gegenstand der Reihe unter dein Deck legen
        [artifact] du darfst ein Artefakt der Reihe nehmen und nutzen
       *[exiled] du darfst einen verbannten Gegenstand unter dein Deck legen
    }, ohne zu zahlen
op-row-exile = der Gegenstand am rechten Ende der Reihe wird verbannt
op-overcome = du darfst einen Wächter { $where ->
        [own] überwinden, bei dem du stehst
       *[alone] überwinden, bei dem sonst niemand steht
    }, ohne zu zahlen
op-activate = { $how ->
        [own] nutze eine Stätte, an der du stehst; auf Stufe II zahle vorher 2 Kompasse
        [empty] nutze ein Lager ohne Archäologen
        [two] nutze zwei verschiedene Lager
        [level] nutze eine entdeckte Stätte der Stufe I
       *[camp] nutze ein Lager
    }
op-stack = nutze das oberste Plättchen des Stättenstapels der Stufe { $level ->
        [1] I
       *[2] II
    }; es kommt nach unten
op-relocate = versetze einen ausgesandten Archäologen ohne Reisekosten auf ein freies Feld { $far ->
        [0] eines anderen Lagers
       *[1] eines anderen Lagers oder einer anderen Stätte der Stufe I
    } und nutze es
op-recall = du darfst einen Archäologen heimholen
op-planes = bis zum Ende der Runde sind alle deine Reisesymbole Flugzeuge
op-fearless = in dieser Runde bringen dir Wächter keine Furcht
op-move-guardian = versetze einen Wächter von deiner Stätte in ein Lager oder an eine Stätte der Stufe I ohne Archäologen und Wächter und nutze diesen Ort
op-borrow = nutze die { $side ->
        [gold] goldene
       *[silver] silberne
    } Seite eines Assistenten auf einem Vorratsstapel
op-exchange = tausche einen deiner Assistenten gegen den obersten eines Vorratsstapels, aufgefrischt
op-unslot = nimm ein Idol aus seinem Fach zurück
op-draw-keep = ziehe bis zu { $max } Karten{ $from ->
        [bottom] { " " }von unten
       *[top] { "" }
    } und behalte eine{ $back ->
        [0] { "" }
       *[1] ; eine andere darf oben auf das Deck zurück
    }
op-pass = passe für diese Runde
op-per = { $gain } für { $count ->
        [guardians] jeden Wächter, der überwunden ist oder an deinen Stätten steht, höchstens 3
        [idols] jedes deiner Idole, höchstens 3
       *[archaeologists] jeden deiner Archäologen an einer Stätte
    }
op-recruit = stelle einen Assistenten ein
op-promote = werte einen Assistenten auf seine goldene Seite auf
op-rescue = rette einen Assistenten
op-silver = Silber: { $effect }
op-gold = Gold: { $effect }
op-boon = Gabe: { $effect }
op-card-travel = Reise: { $travel }
op-card-tablet = aus der Hand zuerst 1 Tafel
op-card-worth = Punkte: { $points }
op-guardian-cost = Überwinden kostet: { $cost }. { $points } Punkte.
op-assistant-main = Das ist eine Hauptaktion.

## The page

page-about-gap = Von hier wurde eine Karte genommen; am Ende des Zuges wird die Reihe aufgefüllt.
page-about-loose = Sie können bis zum Ende des Zuges jede Reise bezahlen; dann verfallen sie.
page-about-main = Ein Zug hat genau eine Hauptaktion; freie Aktionen dürfen davor, währenddessen und danach kommen.
page-about-owed = Ein Flugzeug bezahlt alles, Auto und Schiff bezahlen auch einen Stiefel. Nimm, was leuchtet; bis zur Ankunft lässt es sich zurücknehmen.
page-about-play-area = Was du spielst, ablegst und nimmst, liegt hier bis zum Ende der Runde; dann wird es gemischt und kommt unter das Deck.
page-about-rescue = Noch { $n }. Die Lupe bringt einen von ihnen mit, wenn sie Reihe 4 erreicht.
page-arrow = Pfeil des Rivalen
page-arrow-left = Unter mehreren wählt der Rivale ganz links.
page-arrow-right = Unter mehreren wählt der Rivale ganz rechts.
page-at-hand = jetzt zu verwenden
page-boon-used = Gabe verbraucht
page-card-back = Eine verdeckte Karte
page-card-drawn = gerade gezogen
page-card-price = Preis: { $price }.
page-crates = Idole in den Kisten
page-deck = Deck
page-deck-artifacts = Artefaktstapel
page-deck-cards = Karten: { $n }.
page-deck-items = Gegenstandsstapel
page-deck-known = Bekannt darin: { $cards }.
page-deck-left = Karten übrig: { $n }. Verbannt: { $exiled }.
page-exhausted = Hat in dieser Runde schon gearbeitet.
page-exile = Verbannte Karten
page-fan = Alle { $n } Karten zeigen
page-fear-tiles = Furchtplättchen, je -2 Punkte
page-free-left = { $n ->
        [one] 1 freie Aktion
       *[other] { $n } freie Aktionen
    }
page-guardians-none = Überwundene Wächter
page-hand = Hand
page-hand-known = Bekannt darin: { $cards }.
page-idol-hidden = Verdeckt: 3 Punkte wert, sein Effekt wird nie genutzt.
page-idols-of = In den Kisten: { $crates }, in Fächern: { $slots }.
page-loose = übrig
page-main-done = Hauptaktion erledigt
page-main-open = Hauptaktion offen
page-owed = Noch zu zahlen
page-owned = In Hand und Deck: { $cards }.
page-passed = hat gepasst
page-pending = danach:
page-pending-run = der Rest des Effekts
page-pending-arrive = graben: { $where }
page-pending-explore = entdecken: { $where }
page-pending-reveal-site = die Stätte wird aufgedeckt
page-pending-wake-guardian = ein Wächter erwacht
page-pending-take-guardian = den Wächter überwinden
page-pending-pay-travel = Reise
page-pending-pay-discard = eine Karte ablegen
page-pending-use-again = noch einmal nutzen
page-pending-resolve-artifact = { $where }
page-pending-claim-tile = Bonusplättchen
page-pending-turn = deine Hauptaktion
page-place-island = Insel
page-place-research = Forschung
page-place-cards = Karten
page-place-row = Kartenreihe
page-place-supply = Vorratstableau
page-play-area = Spielbereich
page-rescue = Rettungsfeld
page-research-points = Am Ende { $points } Punkte.
page-research-price = Die Brücke kostet { $price }.
page-research-space = Reihe { $row }, Feld { $space }
page-research-start = Beginn der Leiste
page-rival-home = Zu Hause: { $n }.
page-rival-idols = Offen: { $up }, je 3 Punkte. Im Stapel: { $down }, je 2.
page-rival-stack = Plättchen des Rivalen: noch kommende und in dieser Runde benutzte
page-rival-waits = Der Rivale hat noch nicht gezogen.
page-row-elsewhere = Karten von anderswo
page-row-gap = Freier Platz der Reihe
page-score-sheet = Wertungsblatt
page-site-price = Kostet { $compasses } Kompasse und { $travel }.
page-slot = Idolfach { $n }
page-slot-effect = Ein Idol in ein Fach legen
page-slot-empty = Am Ende leer: { $points } Punkte.
page-slot-full = Gefüllt: zählt keine Punkte.
page-space-blocked = Bei so wenigen Spielern gesperrt.
page-space-cost = Reise: { $travel }.
page-space-rival = Hier steht der Rivale.
page-square = Platz für einen Assistenten
page-stack-empty = Leerer Stapel
page-stack-fears = Furchtstapel
page-stack-guardians = Verbleibende Wächter
page-stack-left = In diesem Stapel: { $n }.
page-stack-sites = Stättenplättchen der Stufe { $level ->
        [1] I
       *[2] II
    }
page-stack-unseen = Noch nicht gesehen: { $tiles }.
page-start-player = Startspieler
page-temple-cost = Kosten am Fuß des Tempels
page-temple-left = Plättchen übrig: { $left }.
page-temple-price = Kostet { $price }.
page-tray = Was zu tun ist
page-do-travel = Reise
page-do-discard = Ablegen
page-do-exile = Verbannen
page-do-keep = Behalten
page-do-return = Zurücklegen
page-do-play = Spielen
page-do-pass-with = Passen für
page-do-escort = Reise
page-do-refresh = Auffrischen
page-do-promote = Aufwerten
page-do-use = Nutzen
page-do-guide = Reise
page-do-boon = Gabe
page-do-take = Nehmen
page-do-buy = Kaufen
page-do-exchange = Tauschen
page-do-recruit = Einstellen
page-do-borrow = Nutzen
page-arrow-takes = { $arrow ->
        [left] der Pfeil nimmt, was am weitesten links liegt.
       *[right] der Pfeil nimmt, was am weitesten rechts liegt.
    }
page-because-rival-sent = { $among ->
        [1] Kein anderer freier Platz für diese Ressource liegt so hoch.
       *[other] { $among } Stätten der höchsten Reihe haben einen freien Platz für diese Ressource; { page-arrow-takes }
    }
page-because-rival-discovered = { $among ->
        [1] In der untersten Reihe mit verborgenen Stätten der Stufe dieser Runde ist es die einzige.
       *[other] In der untersten Reihe liegen { $among } verborgene Stätten der Stufe dieser Runde; { page-arrow-takes }
    }
page-because-no-guardian = Er steht bei keinem Wächter und forscht deshalb.
page-because-rival-researched = { $among ->
        [1] In der nächsten Reihe ist nur ein Feld erreichbar.
       *[other] In der nächsten Reihe sind { $among } Felder erreichbar; { page-arrow-takes }
    }
page-because-rival-temple-tile = { $among ->
        [1] Seine Lupe ist schon im Verlorenen Tempel, und nur ein Stapel zu 6 Punkten ist übrig.
       *[other] Seine Lupe ist schon im Verlorenen Tempel, und { $among } Stapel zu 6 Punkten sind übrig; { page-arrow-takes }
    }
page-because-rival-assistant = { $among ->
        [0] Seine Lupe hat die Reihe mit den zu rettenden Assistenten betreten.
        [1] Dieser Stapel ist der höchste.
       *[other] { $among } Stapel sind gleich hoch; { page-arrow-takes }
    }
page-because-rival-overcame = { $among ->
        [1] Bei keinem anderen Wächter steht er so weit oben.
       *[other] In der höchsten Reihe steht er bei { $among } Wächtern; { page-arrow-takes }
    }
page-because-rival-bought = { $colour ->
        [green] { $among ->
                [1] Keine andere Karte dieser Art in der Kartenreihe hat so wenige Punkte.
               *[other] { $among } Karten dieser Art haben die wenigsten Punkte; { page-arrow-takes }
            }
       *[red] { $among ->
                [1] Keine andere Karte dieser Art in der Kartenreihe hat so viele Punkte.
               *[other] { $among } Karten dieser Art haben die meisten Punkte; { page-arrow-takes }
            }
    }
page-rival-turn = { $turns ->
        [1] Zug des Rivalen
       *[other] Zug { $turn } von { $turns } des Rivalen
    }
page-rival-back = Der Zug davor
page-rival-on = Der nächste Zug
page-rival-close = Schließen
page-rival-show = { $turns ->
        [one] Seinen Zug zeigen
       *[other] Seine { $turns } Züge zeigen
    }
page-why-dig = Er geht in die höchste Reihe mit freiem Platz für diese Ressource; unter mehreren entscheidet der Pfeil.
page-why-discover = Er nimmt eine verborgene Stätte der Stufe dieser Runde, zuerst die untere Reihe; unter mehreren entscheidet der Pfeil.
page-why-research = Seine Lupe steigt eine Reihe, der Pfeil wählt das Feld; ein Bonusplättchen dort und ein Assistent des Vorrats verlassen das Spiel.
page-why-overcome = Er nimmt einen Wächter von einer Stätte, an der er steht, zuerst in der höchsten Reihe; ohne einen forscht er.
page-why-buy-item = Er nimmt den Gegenstand mit den wenigsten Punkten (grün) oder den meisten (rot); unter mehreren entscheidet der Pfeil.
page-why-buy-artifact = Er nimmt das Artefakt mit den wenigsten Punkten (grün) oder den meisten (rot); unter mehreren entscheidet der Pfeil.

## At the first table: the aim, and what each decision is for

aim = Die meisten Punkte nach fünf Runden: Forschung, Idole, Wächter und Karten. Furcht zählt dagegen.
help-turn = Eine Hauptaktion; freie mit Blitz kommen dazu. Hol das Beste aus zwei Archäologen und fünf Karten.
help-end-turn = Freie Aktionen können warten; manche sind später mehr wert.
help-keep-cards = Behaltene Karten nehmen neuen den Platz. Behalte nur, was besser ist als eine zufällige.
help-face-fear = Bevor das Plättchen kommt, hilft alles, was Karten verbannt.
help-pay-travel = Zahle Stiefel zuerst mit Furcht und Stiefeln; Autos und Schiffe nur, wenn es sein muss.
help-pay-discard = Gib die Karte, die dir in dieser Runde am wenigsten nützt.
help-use-again = Dasselbe Lager noch einmal: Was fehlt dir?
help-resolve-artifact = Die erste Nutzung ist jetzt frei; aus der Hand kostet sie eine Tafel.
help-claim-tile = Nimm, was du noch in diesem Zug brauchen kannst.
help-order-results = Wenn das eine etwas vom anderen bezahlt, nimm es zuerst.
help-temple-bonus = Wer zuerst im Tempel ist, hat die größte Auswahl.
help-draw = Eine Karte jetzt ist meist besser als später.
help-exile = Zuerst Furcht: Sie ist ein Minuspunkt. Dann schwache Startkarten, damit gute öfter kommen.
help-upgrade = Edelsteine sind am seltensten; werte auf, was der nächste Forschungsschritt kostet.
help-refresh = Der Assistent ist dann in dieser Runde noch einmal nutzbar.
help-may-pay = Nur wenn dir mehr bringt, was kommt, als was geht.
help-may-discard = Am besten legt man Furcht ab.
help-must-discard = Die Karte, die du in dieser Runde am wenigsten brauchst.
help-may-pay-travel = Nimm Symbole, die deine Archäologen nicht brauchen.
help-send = Noch eine Stätte im selben Zug: Suche, was deine nächste Aktion braucht.
help-research = Die Lupe zählt mehr, das Notizbuch bringt Assistenten. Steige dort, wo du gleich zwei Schritte bezahlen kannst.
help-choose-discount = Spare, wovon du am wenigsten hast.
help-buy = Früh billige Karten, spät Punkte.
help-gain-card = Karten umsonst: Nimm die teuerste, die zu dir passt.
help-overcome = 5 Punkte und eine Gabe, und keine Furcht auf dem Heimweg.
help-activate = Wähle die Stätte, die deinen nächsten Schritt bezahlt.
help-relocate = Weg von einem Wächter erspart eine Furcht.
help-relocate-to = Die Stätte wirkt noch einmal: Nimm die beste freie.
help-recall = Ein Archäologe daheim kann noch einmal ausziehen.
help-move-guardian = Schicke ihn weg von dort, wo du am Ende der Runde stehst.
help-move-guardian-to = Am besten dorthin, wo eine andere Expedition graben will.
help-borrow = Einmal und umsonst: Was hilft jetzt am meisten?
help-exchange = Ein neuer lässt sich noch in dieser Runde nutzen.
help-unslot = Das leere Fach zählt wieder, und das Idol wirkt noch einmal.
help-announce = Mehr Karten, mehr Auswahl.
help-keep-drawn = Die, die du in dieser Runde brauchst.
help-return-drawn = Eine gute Karte obenauf kommt in der nächsten Runde.
help-recruit = Ab jetzt einmal in jeder Runde nutzbar: je früher, desto besser.
help-promote = Er wird dabei auch aufgefrischt: Werte einen auf, den du schon genutzt hast.
help-rescue = Er kommt erschöpft; ab der nächsten Runde arbeitet er für dich.
help-choose = Nimm, was deiner nächsten Aktion fehlt.
