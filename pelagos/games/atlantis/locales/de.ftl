game-title = Atlantis: Island of Gods
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
seat-dummy = Blindspieler

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

## Wörter

word-pass = Verzichten oder die Aktionen beenden
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
log-dummy-left = Die Karte des Blindspielers in { $colour } wird abgeworfen.
log-dummy-came = Der Blindspieler bekommt eine Karte in { $colour }.
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

## Tisch

table-round = Runde { $round }
table-neutral = neutral
table-display = Auslage
table-deck = Stapel: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-dummy = Blindspieler
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
table-discard = Abgelegt:
table-unseen = Verdeckt:
table-sign-marker = göttliche Gegenwart
table-sign-helper = Helfer
table-sign-done = Tempel vollendet

short-hand = Hand
short-followers = Anh.
