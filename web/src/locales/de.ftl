## Everywhere

close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
send = Senden
yes = ja
no = nein
name = Name
language = Sprache
to-light = Helle Farben
to-dark = Dunkle Farben
copied = Kopiert.
copy-link = Link kopieren
reconnecting = Die Verbindung ist weg. Neuer Versuch …
rule = Regel { $rule }
zoom-fit = Ganzer Plan
sheet-height = Höhe des Blatts
games = Spiele
players = Spieler
bots = Bots
a-bot = Bot
you = du
player-number = Person { $number }
missing-title = Hier ist nichts
missing-line = Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr.
to-start = Zur Startseite

## Start

nav = Seiten
nav-tables = Tische
nav-leaderboard = Rangliste
nav-rules = Regeln
nav-settings = Einstellungen
start-title = Vier Inseln, ein Meer
start-line = Moderne Brettspiele über sagenhafte Inseln, vollständig und nach den Regeln: mit Freunden, gegen starke Bots oder beides.
start-foot = Kein Konto nötig. Wer den Link eines Tisches hat, kann mitspielen.
play-now = Jetzt spielen
starting = Es geht los …
new-table = Neuer Tisch
players-range = { $from }–{ $to } Spieler
waiting-count = { $count ->
    [one] Ein Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
length-orichalcum = etwa 45 min
length-cyclades = 60–90 min
length-atlantis = etwa 45 min
length-arnak = 30 min je Spieler
about-orichalcum = Erkunde eine Vulkaninsel, gewinne die Gunst der Titanen, vertreibe die Kreaturen.
about-cyclades = Biete um die Götter, segle von Insel zu Insel, baue zwei Metropolen.
about-atlantis = Gewinne Anhänger in vier Regionen und baue die Tempel, die dein Gott verlangt.
about-arnak = Grabe, entdecke, überwinde Wächter und erforsche die Geheimnisse eines verlorenen Tempels.

## A new table

new-title = Ein neuer Tisch
new-game = Spiel
new-players = Spieler
new-variants = Varianten
new-table-options = Am Tisch
new-public = Unter den offenen Tischen zeigen
new-hints = Tipps erlauben
new-confirm = Jedes Zugende bestätigen
new-create = Tisch anlegen und einladen
clock = Uhr
clock-none = Keine Uhr
clock-live = Minuten je Spieler
clock-days = Tage je Zug
clock-minutes = Minuten, und 20 Sekunden mehr je Zug
clock-days-number = Tage
seat-number = Platz { $number }
seat-me = Ich
seat-here = Noch jemand an diesem Gerät
seat-invite = Jemand mit dem Link
seat-open = freier Platz
seat-bot = Bot setzen
take-seat = Platz nehmen
leave-seat = Aufstehen
free-seat = Platz freigeben
start-game = Spiel beginnen
bot-easy = Leichter Bot
bot-normal = Normaler Bot
bot-hard = Schwerer Bot
bot-greedy = Gieriger Bot
bot-random = Zufälliger Bot
lobby-wait = Schick diesen Link denen, mit denen du spielen möchtest.
lobby-full = Alle sind da.
lobby-link = Link zu diesem Tisch
lobby-owner-starts = Es beginnt, sobald das Spiel von dem gestartet wird, der den Tisch angelegt hat.

## Tables

tables-mine = Meine Spiele
tables-mine-none = Noch keine Spiele. Beginne eins, oder setz dich an einen offenen Tisch.
tables-open = Offene Tische
tables-open-none = Im Moment ist nirgends ein Platz frei.
tables-watch = Zuschauen
tables-watch-none = Im Moment spielt niemand öffentlich.
state-your-turn = Du bist dran
state-gathering = sammelt sich
state-running = läuft
state-over = beendet

## Leaderboard

place = Platz
rating = Wertung
games-count = Spiele
leaderboard-none = In diesem Spiel hat noch niemand eine Wertung.
leaderboard-note = Wertungen entstehen aus beendeten Spielen von Leuten mit Konto und Bots.

## Rules

rules = Regeln
rules-short = In Kürze
rules-things = Spielmaterial
rules-full = Nummerierte Regeln (englisch)
rules-page = Alle Regeln
search-rules = In den Regeln suchen
search-nothing = Nichts gefunden.

## Settings

set-looks = Aussehen und Spiel
set-theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
set-colours = Farben der Spieler
colours-usual = üblich
colours-strong = starker Kontrast
set-animation = Bewegungen
set-confirm = An meinen Tischen das Zugende bestätigen
set-account = Konto
set-guest = Du bist als Gast hier. Mit Namen und Passwort bleiben deine Spiele und deine Wertung erhalten.
set-guest-name = Mein Name als Gast
set-logged-in = Angemeldet als { $name }.
password = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
account-make = Konto anlegen
account-made = Dein Konto ist bereit.
log-in = Anmelden
logged-in = Willkommen zurück.
log-out = Abmelden
log-out-everywhere = Überall abmelden
delete-me = Mich und meine Daten löschen
delete-sure = Das lässt sich nicht zurücknehmen. Beendete Spiele bleiben, ohne deinen Namen.
delete-yes = Löschen

## A table

board = Spielplan
choices = Was du tun kannst
side = Verlauf, Chat und Regeln
decides = { $names } entscheidet
seconds = { $seconds } s
prompt-confirm = Dein Zug ist fertig. Beende ihn, oder nimm etwas zurück.
confirm = Zug beenden
undo = Zurück
undo-key = Den letzten Schritt zurücknehmen (U)
hint = Tipp
hint-key = Was täte ein Bot? (H)
hint-title = Ein Bot würde
hint-note = Die Prozente sind seine Schätzung deiner Gewinnchance, der Balken, wie oft er darauf zurückkam.
skip = Überspringen
result = Ergebnis
menu = Mehr
points = Punkte
points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
away = abwesend
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben? Ein Bot übernimmt deinen Platz.
stand-in = Deine Zeit war um oder du bist gegangen: Ein Bot spielt für dich.
stand-in-end = Selbst weiterspielen
stand-in-for = Einen Bot für { $name } spielen lassen
log = Verlauf
log-empty = Noch ist nichts geschehen.
look-at = Diese Stellung zeigen
looking-at = Stellung nach Zug { $ply }
back-to-now = Zurück zu jetzt
since = Seit deinem letzten Zug
since-replay = { $count ->
    [one] Zeig mir diesen Schritt
   *[other] Zeig mir diese { $count } Schritte
}
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
generic-wait = Jetzt entscheiden andere.
generic-over = Das Spiel ist zu Ende.
curtain-title = Gib das Gerät an { $name }
curtain-line = Bis dahin bleibt Verdecktes verdeckt.
curtain-lift = Ich bin { $name }

## The end and replays

won = { $count ->
    [0] Diesmal nicht gewonnen
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
stopped = Ohne Sieger beendet
scoring = Wertung
score-points = Punkte
resigned = aufgegeben
rematch = Noch einmal
share-replay = Wiederholung teilen
record = Protokoll
replay = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-eyes = Mit wessen Augen
branch = Von hier weiterspielen
chances = Chancen
chances-wait = Ein Bot berechnet die Chancen im Lauf des Spiels.
chances-note = Die Gewinnchance, wie ein Bot sie nach jedem Zug schätzt.
turning-point = Wendepunkt
turning-point-line = Der Wendepunkt: { $text }
fair = Ging es mit rechten Dingen zu?
fair-note = Aller Zufall kam aus einem Geheimnis. Sein SHA-256 war von Anfang an zu sehen; jetzt kann jeder vergleichen.
fair-commitment = SHA-256:
fair-secret = Geheimnis:

## Keys

keys = Tasten
keys-note = Was leuchtet, kann man nehmen. Zeigen, Fokus oder langes Drücken erklärt eine Sache.
key-move = von einer möglichen Sache zur nächsten
key-take = sie nehmen
key-undo = zurücknehmen
key-hint = Tipp
key-search = Regeln durchsuchen
key-zoom = größer, kleiner, ganzer Plan
key-escape = schließen, zurück zu jetzt
key-help = diese Liste

## Refusals

refused-no-connection = Der Server ist im Moment nicht zu erreichen.
refused-stale = Etwas anderes kam zuvor. Bitte schau noch einmal.
refused-illegal = Das geht jetzt nicht.
refused-not-your-seat = Jemand anders ist am Zug.
