game-title = Atlantis: Island of Gods
points = vollendete Tempel
game-summary = Gewinne Anhänger in vier Regionen und baue für deinen Gott: Wer zuerst genau die vier Tempel seiner Götterkarte besitzt, gewinnt.

## Namen

colour-brown = Braun
colour-green = Grün
colour-blue = Blau
colour-purple = Lila

drawn-brown = { " (Braun)" }
drawn-green = { " (Grün)" }
drawn-blue = { " (Blau)" }
drawn-purple = { " (Lila)" }

area-brown = eigener Bauplatz in Braun
area-brown-neutral = neutraler Bauplatz in Braun
area-green = eigener Bauplatz in Grün
area-green-neutral = neutraler Bauplatz in Grün
area-blue = eigener Bauplatz in Blau
area-blue-neutral = neutraler Bauplatz in Blau
area-purple = eigener Bauplatz in Lila
area-purple-neutral = neutraler Bauplatz in Lila

tile-i = I
tile-ii = II
tile-iii = III

move-a = eine I kommt dazu
move-r1 = eine II ersetzt eine I
move-r2 = eine III ersetzt eine II
move-r3 = eine III ersetzt zwei I

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-dummy = Dummy-Spieler

ability-swap-tiles = Steintausch
ability-move-tile = Steintransport
ability-exchange-card = Sinneswandel
ability-take-helper = Ruf nach dem Helfer
ability-recall-follower = Rückruf
ability-move-presence = Göttliche Reise
ability-draw-two-display = Offener Aufruf
ability-draw-two-deck = Ruf in die Ferne

god-zeus = Zeus
god-hera = Hera
god-nammu = Nammu
god-ares = Ares
god-poseidon = Poseidon
god-ra = Ra

## Varianten

option-brown_side = Seite des braunen Plans; B für erste Partien
option-green_side = Seite des grünen Plans; B für erste Partien
option-blue_side = Seite des blauen Plans; B für erste Partien
option-purple_side = Seite des lila Plans; B für erste Partien
option-order = Regionen mit den Nummern 1 bis 4
option-order-random = zufällig
option-first_player = Wer beginnt; alle danach starten mit mehr Karten
option-first_player-random = zufällig
option-first_player-1 = { seat-1 }
option-first_player-2 = { seat-2 }
option-first_player-3 = { seat-3 }
option-first_player-4 = { seat-4 }

## Fragen

prompt-draw-card = Nimm eine offene Karte der Auslage oder ziehe die oberste Karte des Stapels.
prompt-act = Wähle eine Aktion oder beende deine Aktionen.
prompt-spend-helper = Gibst du deinen Helfer ab, um eine Karte weniger zu zahlen?
prompt-swap-first = Steintausch: Wähle den ersten von zwei Steinen, die ihre Plätze tauschen, oder verzichte.
prompt-swap-second = Steintausch: Mit welchem Stein wird er getauscht?
prompt-move-tile = Steintransport: Wähle einen Stein, der den Platz wechselt, oder verzichte.
prompt-move-to = Steintransport: Wohin kommt der Stein?
prompt-exchange-card = Sinneswandel: Tausche einen Anhänger gegen eine Handkarte anderer Farbe, oder verzichte.
prompt-take-helper = Ruf nach dem Helfer: Nimmst du einen Helfer?
prompt-recall-follower = Rückruf: Nimm einen deiner Anhänger zurück auf die Hand, oder verzichte.
prompt-move-presence = Göttliche Reise: Versetze die göttliche Gegenwart in eine andere Region, oder verzichte.
prompt-draw-display = Offener Aufruf: Nimm eine offene Karte der Auslage; zusammen zwei, dazwischen wird aufgefüllt.
prompt-draw-deck = Ruf in die Ferne: Ziehst du zwei Karten vom Stapel?
prompt-discard = Du darfst 5 Handkarten behalten: Wirf eine ab.

## Warum nicht

reason-needs-open-area = Hier hat schon jemand gebaut.
reason-needs-tiles-there = Die Steine dafür liegen dort nicht.
reason-needs-cards = Dazu gehören { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    } in { $colour }, du hast { $have }.
reason-needs-tile = Du hast keine { $tile } im Vorrat.
reason-needs-presence = Bauen kannst du nur, wo die göttliche Gegenwart ist: in { $colour }.
reason-needs-followers = Dazu gehören { $needed } Anhänger in { $colour }, du hast { $have }.
reason-needs-other-card = Dazu gehört eine Handkarte anderer Farbe als { $colour }.
reason-needs-own-tile = Du hast keinen Stein auf der Insel.
reason-needs-rival = Niemand sonst hat einen Anhänger.
reason-needs-conversion = In diesem Zug hast du schon bekehrt.
reason-needs-deck = In Stapel und Abwurf ist keine Karte mehr.

## Wörter

word-pass = Verzichten
word-pass-at-act = Aktionen beenden
word-pass-at-spend-helper = Den Helfer behalten
word-take = Eine offene Karte nehmen: { $colour }
word-draw = Die oberste Karte des Stapels ziehen
word-travel = Reise nach { $colour }: eine Karte dieser Farbe abwerfen
word-construct = Bauen, { $area }: { $move }
word-helper = Den Helfer abgeben
word-demolish = Abriss: { $tile }, { $area }
word-convert = Bekehrung: ein Anhänger in { $colour } ({ $seat })
word-feast = Fest: 2 Anhänger abwerfen und die Fähigkeit der Region nutzen
word-recruit = { $cards ->
        [one] 1 Karte anwerben
       *[other] { $cards } Karten anwerben
    }
word-migrate = Zuwanderung: die oberste Karte des Stapels ziehen
word-use = Die Fähigkeit nutzen
word-swap = { $tile } tauschen: { $area }
word-with = Mit { $tile }: { $area }
word-move = { $tile } versetzen: { $area }
word-to = Wohin: { $area }
word-exchange = Einen Anhänger in { $colour } zurücknehmen, für eine Handkarte in { $colour2 }
word-recall = Einen Anhänger in { $colour } zurücknehmen
word-presence = Die göttliche Gegenwart nach { $colour } versetzen
word-discard = Eine Karte in { $colour } abwerfen

## Verlauf

log-god-dealt = { $player } dient { $god }.
log-turn-began = Zug { $turn } von { $player } beginnt.
log-dummy-left = Die Karte des Dummy-Spielers in { $colour } wird abgeworfen.
log-dummy-came = Der Dummy-Spieler bekommt eine Karte in { $colour }.
log-card-taken = { $player } nimmt eine Karte in { $colour } aus der Auslage.
log-card-drawn = { $player } zieht eine Karte vom Stapel{ $colour }.
log-card-revealed = In die Auslage kommt eine Karte in { $colour }.
log-reshuffled = { $cards ->
        [one] Die einzige Karte des Abwurfs wird der neue Stapel.
       *[other] Die { $cards } Karten des Abwurfs werden gemischt und bilden den neuen Stapel.
    }
log-travelled = { $player } wirft eine Karte in { $colour } ab und versetzt die göttliche Gegenwart nach { $colour }.
log-built = { $player } baut Stufe { $level }, { $area } ({ $move }), { $cards ->
        [0] ohne eine Karte zu zahlen
        [one] für 1 Karte
       *[other] für { $cards } Karten
    }.
log-helper-spent = { $player } gibt den Helfer ab.
log-demolished = { $player } reißt { $tile } ab: { $area }.
log-converted = { $player } bekehrt einen Anhänger in { $colour } (bisher { $from }).
log-feast-held = { $player } feiert ein Fest in { $colour }: { $ability }.
log-ability-waived = { $player } verzichtet: { $ability }.
log-tiles-swapped = { $player } tauscht { $tile } ({ $area }) mit { $tile2 } ({ $area2 }).
log-tile-moved = { $player } versetzt { $tile } ({ $area }); neuer Platz: { $area2 }.
log-card-exchanged = { $player } nimmt einen Anhänger in { $colour } zurück, für eine Handkarte in { $colour2 }.
log-helper-taken = { $player } nimmt einen Helfer.
log-follower-recalled = { $player } nimmt einen Anhänger in { $colour } zurück.
log-presence-moved = { $player } versetzt die göttliche Gegenwart nach { $colour }.
log-recruited = { $player } wirbt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } in { $colour } an.
log-migrated = { $player } zieht durch Zuwanderung eine Karte{ $colour }.
log-actions-ended = { $player } beendet die Aktionen; ungenutzt: { $actions }.
log-temple-completed = { $player } hat den Tempel der Region { $number } vollendet.
log-temple-spoilt = Der Tempel von { $player } in Region { $number } ist nicht mehr der, den der Gott verlangt.
log-followers-discarded = { $player } wirft { $cards ->
        [one] 1 Anhänger
       *[other] { $cards } Anhänger
    } in { $colour } ab, denn fünf einer Farbe dürfen bleiben.
log-card-discarded = { $player } wirft eine Karte in { $colour } ab.
log-game-won = Alle vier Tempel stehen: { $player } gewinnt für { $god }.
log-game-lost = Der zehnte Zug ist vorbei: { $player } hat verloren, { $temples ->
        [0] ohne vollendeten Tempel
        [one] mit 1 vollendeten Tempel
       *[other] mit { $temples } vollendeten Tempeln
    }.
log-game-stopped = Alle hatten { $turns } Züge und niemand hat gewonnen: Das Spiel wird abgebrochen.

## Das Ergebnis

score-temple = Tempel der Region { $number }
score-completed = Vollendete Tempel
score-count = { $count } Tempel
score-neutral = Steine auf neutralen Bauplätzen
score-own = Steine auf eigenen Bauplätzen
score-turns = Züge

## Tisch

table-round = Runde { $round }
table-neutral = neutral
table-display = Auslage
table-deck = Stapel: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-dummy = Dummy-Spieler
table-hand = Hand
table-turn = Zug
table-actions = { $actions ->
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }
table-god = Gott
table-done = fertig
table-cards = Hand
table-followers = Anhänger:
table-tiles = Steine
table-supply = Steine:
table-known = bekannt auf der Hand:
table-discard = Abgeworfen:
table-unseen = Verdeckt:
table-sign-marker = göttliche Gegenwart
table-sign-helper = Helfer
table-sign-done = Tempel vollendet

short-hand = Hand
short-followers = Anh.

## Seite

action-travel = Reise
action-construct = Bau
action-demolish = Abriss
action-convert = Bekeh{ "\u00AD" }rung
action-feast = Fest
action-recruit = Anwer{ "\u00AD" }bung
action-migrate = Zuwan{ "\u00AD" }derung

about-travel = Wirf eine Handkarte ab, die nicht die Farbe der göttlichen Gegenwart hat; diese zieht in die Region der Karte.
about-construct = Erhöhe einen deiner Tempel in der Region der göttlichen Gegenwart um eine Stufe. Das kostet so viele Handkarten ihrer Farbe, wie die neue Stufe zählt; sie werden deine Anhänger.
about-demolish = Nimm einen deiner Steine von einem Tempel zurück in den Vorrat. Das kostet nichts.
about-convert = Einmal pro Zug: Ein Anhänger von jemand anderem, gleich welcher Farbe, wird deiner.
about-feast = Mit mindestens 3 Anhängern in der Farbe der göttlichen Gegenwart: Wirf 2 davon ab und nutze die Fähigkeit ihrer Region.
about-recruit = Beliebig viele Handkarten in der Farbe der göttlichen Gegenwart werden deine Anhänger.
about-migrate = Ziehe die oberste Karte des Stapels.

effect-swap-tiles = Zwei deiner Steine verschiedener Größe auf zwei verschiedenen Bauplätzen tauschen die Plätze.
effect-move-tile = Einer deiner Steine kommt auf einen anderen Bauplatz, der dir offensteht.
effect-exchange-card = Einer deiner Anhänger tauscht den Platz mit einer Handkarte anderer Farbe.
effect-take-helper = Nimm einen Helfer, wenn du keinen hast.
effect-recall-follower = Einer deiner Anhänger, gleich welcher Farbe, kommt zurück auf deine Hand.
effect-move-presence = Die göttliche Gegenwart zieht in eine andere Region deiner Wahl.
effect-draw-two-display = Nimm nacheinander zwei offene Karten der Auslage; dazwischen wird aufgefüllt.
effect-draw-two-deck = Ziehe zwei Karten vom Stapel.

effect-presence = Die meisten Aktionen richten sich nach ihrer Region und Farbe: Bau, Fest und Anwerbung. Sie gehört allen gemeinsam.
effect-helper = Gib ihn beim Bauen ab und zahle eine Karte weniger. Jeder hat höchstens einen.
effect-display = Offene Karten, sofort vom Stapel aufgefüllt. In deinem Zug ziehst du zuerst drei Karten, von hier oder vom Stapel.
effect-deck = Karten, die niemand gesehen hat. Ist der Stapel leer, wird der Abwurf gemischt und zum neuen Stapel.
effect-discard = Abgeworfene Karten. Sie werden der neue Stapel, sobald der alte leer ist.
effect-dummy = Im Solospiel liegt hier in jedem Zug eine Karte; du kannst sie bekehren.
effect-god = Wer zuerst genau diese vier Tempel besitzt, auf den eigenen Bauplätzen der Regionen mit diesen Zahlen und ohne Stein auf einem neutralen Bauplatz, gewinnt.
effect-neutral = Hier dürfen alle bauen, solange der Platz leer ist oder nur eigene Steine trägt. Er zählt nie für die Götterkarte, und Steine darauf verhindern den Sieg.
effect-followers = Karten aus Bau und Anwerbung. Mit ihnen zahlt man Feste; am Ende des Zuges bleiben höchstens 5 jeder Farbe.
effect-number = Nach diesen Zahlen sagt die Götterkarte, welcher Tempel in welcher Region stehen soll. Sie ändern sich nie.
effect-supply = Steine, die nicht auf der Insel sind. Nur sie können gebaut werden.

page-keep-helper = Helfer behalten: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } zahlen
page-spend-helper = Helfer abgeben: { $cards ->
        [0] nichts
        [one] 1 Karte
       *[other] { $cards } Karten
    } zahlen
page-costs = Kostet { $cards ->
        [0] nichts
        [one] 1 Karte in { $colour }
       *[other] { $cards } Karten in { $colour }
    }
page-next-level = Die nächste Stufe kostet { $cards ->
        [one] 1 Karte in { $colour }
       *[other] { $cards } Karten in { $colour }
    }; du hast { $have }.
page-costs-less = Mit dem Helfer eine weniger
page-costs-card = Wirft eine Handkarte in { $colour } ab
page-costs-followers = Wirft 2 Anhänger in { $colour } ab
page-free = Kostet nichts
page-needs-owner = Hier hat { $player } gebaut.
page-region = Region { $number }, { $colour }
page-temple = { $player }, { $colour }: { $tiles }
page-temple-neutral = Neutraler Bauplatz, { $colour }: { $tiles }
page-level = Stufe { $level }
page-empty = leer
page-wants = gewünscht: { $tiles }
page-completed = vollendet
page-followers = Anhänger
page-discard = Abwurf: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
page-hand-of = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand
page-known = bekannt: { $cards }
page-unseen = nicht gesehen: { $cards }
page-cards = { $cards ->
        [one] 1 Karte in { $colour }
       *[other] { $cards } Karten in { $colour }
    }
page-followers-of = { $cards ->
        [one] 1 Anhänger in { $colour }
       *[other] { $cards } Anhänger in { $colour }
    }
page-draws = noch { $cards } ziehen
page-solo-turn = Zug { $turn } von { $turns }
page-choose-action = Nur zeigen: { $action }
page-choose-follower = Den Anhänger in { $colour } wählen
page-choose-hand = Wähle nun die Handkarte, die seinen Platz einnimmt
page-back = Anders wählen
page-end = Ende
page-about-actions = Fünf Aktionen in einem Zug, in beliebiger Reihenfolge, auch mehrmals dieselbe. Ungenutzte verfallen.
page-islet = Inselchen in der Mitte
page-about-islet = Um es herum liegen die vier Regionen. Hier wird nicht gebaut.
page-actions-of = { $player }: { $actions ->
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }
page-island = Insel
page-gods = Götterkarten
page-rule = Regel { $rule }
page-won = { $player } gewinnt für { $god }
page-lost = Der Gott ist nicht zufrieden: { $temples } von 4 Tempeln
page-stopped = Ohne Sieger beendet

## Die Regelseite

gallery-actions = Aktionen
gallery-abilities = Fähigkeiten der Regionen
gallery-cards = Bewohner
gallery-gods = Götter und die Tempel, die sie wünschen
gallery-moves = Arten zu bauen
gallery-things = Weitere Dinge
gallery-deck = Stapel
gallery-presence = Göttliche Gegenwart
gallery-helper = Helfer
gallery-card = Bezahlt den Bau in der Region dieser Farbe, reist dorthin oder wird zum Anhänger.
gallery-move = Hebt die Stufe des Tempels um eins; kostet so viele Karten wie die neue Stufe.

## At the first table: the aim, and what each decision is for

aim = Genau die vier Tempel deiner Götterkarte auf eigenen Bauplätzen und kein Stein auf einem neutralen.
help-draw-card = Sammle die Farbe des Tempels, den du als Nächstes baust: Stufe 3 kostet drei ihrer Karten.
help-act = Fünf Aktionen: Plane rückwärts von dem, was du bauen willst. Reisen kostet eine Karte, Zuwanderung gibt eine.
help-spend-helper = Ein Helfer spart immer genau eine Karte: Gib ihn ab, wenn dir gerade eine fehlt.
help-swap-first = Zwei Steine in falschen Regionen liegen auf einen Schlag richtig.
help-swap-second = Danach sollten beide Tempel sein, was dein Gott will, oder näher daran.
help-move-tile = Eine anderswo billig gebaute II oder III kommt so an ihren Ort.
help-move-to = Auch ein leerer Bauplatz geht: Eine I davor ist nicht nötig.
help-exchange-card = Mache aus einem überzähligen Anhänger eine Karte für den nächsten Tempel.
help-take-helper = Ein Helfer spart später bei irgendeinem Bau eine Karte.
help-recall-follower = Ein Anhänger wird wieder Handkarte: Zahlung für eine weitere Stufe.
help-move-presence = Reisen ohne Karte: Geh dorthin, wo du jetzt bauen kannst.
help-draw-display = Zwei offene Karten: genau das, was fehlt.
help-draw-deck = Zwei verdeckte Karten sind immer noch zwei Karten.
help-discard = Behalte, was dein nächster Tempel kostet; wirf Farben ab, mit denen du fertig bist.
