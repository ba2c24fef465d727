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
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
not-sent = Noch nicht gesendet. Neuer Versuch …
rule = Regel { $rule }
zoom-fit = Ganzer Spielplan
sheet-height = Höhe der Leiste
games = Spiele
players = Spieler
bots = Bots
a-bot = Bot
you = du
player-number = Spieler { $number }
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
clock-minutes = Minuten
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
bot-normal = Mittlerer Bot
bot-hard = Starker Bot, denkt 2 Sekunden
bot-master = Meisterbot, denkt 5 Sekunden
bot-greedy = Hastiger Bot, sieht nur den eigenen Zug
bot-random = Leichtsinniger Bot, spielt aufs Geratewohl
lobby-wait = Schick diesen Link denen, mit denen du spielen möchtest.
lobby-full = Alle sind da.
lobby-link = Link zu diesem Tisch
lobby-owner-starts = Es beginnt, sobald die Person startet, die den Tisch angelegt hat.

## Tables

tables-mine = Meine Spiele
tables-mine-none = Noch keine Spiele. Beginne eins, oder setz dich an einen offenen Tisch.
tables-more = Mehr zeigen
tables-open = Offene Tische
tables-open-none = Im Moment ist nirgends ein Platz frei.
tables-watch = Zuschauen
tables-watch-none = Im Moment spielt niemand öffentlich.
state-your-turn = Du bist dran
state-gathering = wartet auf Mitspieler
state-running = läuft
state-over = beendet

## Leaderboard

place = Platz
rating = Wertung
games-count = Spiele
leaderboard-none = In diesem Spiel hat noch niemand eine Wertung.

## Rules

rules = Regeln
rules-short = In Kürze
rules-things = Spielmaterial
rules-full = Nummerierte Regeln (englisch)
rules-page = Alle Regeln
search-rules = In den Regeln suchen
search-nothing = Nichts gefunden.

## Lessons

nav-learn = Lektionen
learn-five = In fünf Minuten lernen
learn-play = Spielend lernen
learn-line = Kurze Lektionen am echten Spieltisch. Du kannst jederzeit gehen; die Seite merkt sich die Stelle.
lessons-none = Zu diesem Spiel gibt es noch keine Lektionen.
lessons-all = Alle Lektionen
lesson-note = Lektion
lesson-step = Schritt { $step } von { $count }
lesson-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-show-me = Zeig es mir
lesson-try-again = Noch einmal
lesson-leave = Lektion verlassen
lesson-other = Auch das wäre erlaubt. In dieser Lektion geht es aber um das Markierte.
lesson-over = Das ist das Ende dieser Lektion.
lesson-done = Gut gemacht
lesson-following = Nächste: { $title }

## At the first table of a game

aim = Ziel
help = Worum es geht
help-off = Diese Hilfe ausblenden
set-first-help = In meiner ersten Partie eines Spiels Entscheidungen erklären

## Settings

set-looks = Aussehen und Spiel
set-theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
set-colours = Farben der Spieler
colours-usual = üblich
colours-strong = starker Kontrast
set-animation = Animationen
set-pace = Züge der anderen werden gezeigt
pace-slow = langsam
pace-normal = in Ruhe
pace-fast = schnell
pace-instant = sofort
set-say-forced = Den einzig möglichen Zug von selbst machen
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
log-in-mail = Passwort vergessen? Link per E-Mail
log-in-mail-address = E-Mail-Adresse
log-in-mail-send = Link schicken
log-in-mail-sent = Ist die Adresse hier bestätigt, ist eine E-Mail unterwegs. Ihr Link meldet dich an, einmal und eine halbe Stunde lang.
log-out = Abmelden
log-out-everywhere = Überall abmelden
delete-me = Mich und meine Daten löschen
delete-sure = Das lässt sich nicht zurücknehmen. Beendete Spiele bleiben, ohne deinen Namen.
delete-yes = Löschen
deleted = Dein Konto und deine Daten sind gelöscht.
sessions = Wo ich angemeldet bin
session-browser = Ein Browser
session-program = Ein Programm
session-present = dieses Gerät
session-seen = zuletzt hier am { $day }

## A table

board = Spielplan
choices = Was du tun kannst
side = Verlauf, Chat und Regeln
decides = { $names } entscheidet
decides-what = { $names } entscheidet: „{ $question }“
seconds = { $seconds } s
prompt-confirm = Dein Zug ist fertig. Beende ihn, oder nimm etwas zurück.
confirm = Zug beenden
undo = Rückgängig
undo-key = Den letzten Schritt zurücknehmen (U)
hint = Tipp
hint-key = Was würde ein Bot tun? (H)
hint-title = Ein Bot würde
hint-note = Die Prozente sind seine Schätzung deiner Gewinnchance, der Balken, wie oft er darauf zurückkam.
by-itself-stop = Warten
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
resign-ends = Aufgeben? Damit endet das Spiel, und du verlierst.
resign-goes-on = Aufgeben? Du kommst auf den letzten Platz, und ein Bot spielt für dich weiter.
resign-not = Weiterspielen
frozen-line = Dieses Spiel wurde nach Fassung { $rules } der Regeln begonnen, die dieser Server nicht hat. Es lässt sich hier nicht zeigen und nicht weiterspielen, aber nichts ist verloren.
frozen-end = Ohne Ergebnis beenden
frozen-agrees = möchte es beenden
frozen-waits = Es endet, wenn auch diese zustimmen: { $names }.
frozen-download = Aufzeichnung herunterladen
stand-in = Deine Zeit war um oder du bist gegangen: Ein Bot spielt für dich.
stand-in-end = Selbst weiterspielen
stand-in-for = Einen Bot für { $name } spielen lassen
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-older = Früher
look-at = Diese Stellung zeigen
looking-at = Stellung nach Zug { $ply }
back-to-now = Zurück zur Partie
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
curtain-title = Gib das Gerät weiter an { $name }
curtain-line = Bis dahin bleibt Verdecktes verdeckt.
curtain-lift = Ich bin { $name }

## Gerufen werden

your-turn-at = Du bist am Zug – { $game }
invited-to = Eine Einladung – { $game }
your-turn-line = Alle warten auf dich.
set-calls = Wenn ich am Zug bin
set-calls-note = Ist die Seite offen, aber nicht vorn, sagen es Titel und Symbol, auf Wunsch auch ein Ton und eine Benachrichtigung.
set-sound = Ton
set-volume = Lautstärke
set-volume-try = Anhören
set-notify = Benachrichtigungen dieses Browsers
set-notify-blocked = Dieser Browser erlaubt der Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite.
set-notify-none = Dieser Browser kennt keine Benachrichtigungen.
set-away = Wenn die Seite geschlossen ist
set-away-note = Die Nachricht kommt nach einer Weile und nur, wenn du nicht auf die Seite schaust. Hast du gezogen, kommt keine mehr.
set-push = Auf diesem Gerät
set-push-add = Auf diesem Gerät melden
set-push-none = Dieser Browser ist bei geschlossener Seite nicht erreichbar. Lege die Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
set-push-blocked = Dieser Browser erlaubt der Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite.
set-mail = Per E-Mail
set-mail-sent = Bitte sieh in deinen E-Mails nach und bestätige die Adresse.
set-webhook = Über ein Chatprogramm
set-webhook-note = Eine Adresse, wie apprise sie schreibt: ntfy://mein-thema, tgram://token/chat oder der Webhook von Discord oder Slack.
set-add = Hinzufügen
set-ways = Wie ich erreichbar bin
set-way-try = Ausprobieren
set-way-tried = Eine Nachricht ist unterwegs.
set-way-end = Entfernen
set-way-unconfirmed = wartet auf deine Bestätigung
way-push = Gerät
way-mail = E-Mail
way-webhook = Chatprogramm
set-what = Was mir gemeldet wird
call-turn = Ich bin am Zug
call-start = Ein Spiel beginnt
call-invite = Ich werde eingeladen
call-over = Ein Spiel ist zu Ende
call-chat = Jemand schreibt im Chat
set-quiet = Ruhezeit
set-quiet-from = von
set-quiet-to = bis
set-digest = Eine E-Mail am Tag für Spiele ohne laufende Uhr
set-digest-at = um
offline = Du bist offline. Die Regeln sowie Lektionen und Wiederholungen, die du schon geöffnet hast, sind trotzdem da.
newer = Es gibt eine neue Version der Seite.
newer-reload = Neu laden

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
record = Aufzeichnung
replay = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-eyes = Aus der Sicht von
share-position = Diese Stellung teilen
branch = Von hier weiterspielen
chances = Chancen
chances-wait = Ein Bot berechnet die Chancen im Lauf des Spiels.
chances-note = Die Gewinnchance, wie ein Bot sie nach jedem Zug schätzt.
turning-point = Wendepunkt
turning-point-line = Der Wendepunkt: { $text }
fair = War die Verteilung fair?
fair-before = Alle Karten, Plättchen und Würfe dieses Spiels kommen aus einem Geheimnis, das vor dem ersten Zug gezogen wurde. Dieser Fingerabdruck (SHA-256) gehört zu ihm und zu keinem anderen. Nach dem Ende steht das Geheimnis hier, und alle können es nachprüfen.
fair-after = Alle Karten, Plättchen und Würfe dieses Spiels kamen aus diesem Geheimnis. Sein Fingerabdruck (SHA-256) stand vom ersten Zug an im Menü des Tisches: Alle können nachprüfen, dass beides zusammengehört.
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
key-zoom = größer, kleiner, ganzer Spielplan
key-escape = schließen, zurück zur Partie
key-help = diese Liste

## Worked examples of the rules

example = Beispiel aus den Regeln
example-show = Auf dem Tisch zeigen
example-number = Beispiel { $number }
example-before = Voriges Beispiel
example-next = Nächstes Beispiel

## Refusals

refused-no-connection = Der Server ist im Moment nicht zu erreichen.
refused-stale = Etwas anderes kam zuvor. Bitte schau noch einmal.
refused-not-your-seat = Jemand anders ist am Zug, oder der Platz gehört dir nicht.
refused-not-yours = Das kann nur, wer den Tisch eröffnet hat.
refused-illegal = Das geht jetzt nicht.
refused-confirm = Bestätige zuerst deinen Zug oder nimm den letzten Schritt zurück.
refused-nothing-to-confirm = Es gibt nichts zu bestätigen.
refused-no-undo = Jetzt lässt sich nichts zurücknehmen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat schon begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-over = Das gibt es erst nach dem Ende der Partie.
refused-other-rules = Diese Partie wird nach einer anderen Fassung der Regeln gespielt. Du kannst aufgeben, sie beenden und herunterladen.
refused-taken = Dort sitzt schon jemand.
refused-free-seats = Einige Plätze sind noch frei.
refused-left = Dort spielt schon ein Bot.
refused-resigned = Du hast schon aufgegeben.
refused-not-a-person = Dort sitzt niemand, der gehen könnte.
refused-stranger = Direkt einladen lassen sich nur Leute, mit denen man schon gespielt hat. Anderen schickt man den Link.
refused-no-time = Deine Zeit ist abgelaufen; ein Bot spielt für dich weiter.
refused-no-seat = Diesen Platz gibt es nicht.
refused-bad-seat = Diesen Platz gibt es nicht.
refused-no-table = Diesen Tisch gibt es nicht.
refused-not-here = Nur wer am Tisch sitzt oder zuschaut, kann dort etwas sagen.
refused-no-ply = So weit ist die Partie nicht gekommen.
refused-no-such-thing = Unter dieser Adresse gibt es nichts.
refused-no-hints = An diesem Tisch sind keine Tipps erlaubt.
refused-no-hint = Es fand sich nicht rechtzeitig ein Tipp.
refused-not-deciding = Einen Tipp gibt es nur für eine eigene Entscheidung.
refused-no-chances = Die Chancen ließen sich nicht berechnen.
refused-no-analysis = Diese Partie wurde noch nicht analysiert.
refused-bad-message = Das hat der Server nicht verstanden.
refused-bad-request = Das hat der Server nicht verstanden.
refused-wrong-method = Das hat der Server nicht verstanden.
refused-too-large = Das ist zu groß.
refused-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
refused-too-often = Das war zu oft. Bitte warte ein wenig.
refused-too-many = Es sind schon zu viele. Beende zuerst welche.
refused-too-many-tokens = Es gibt schon zu viele Zugangsschlüssel. Beende sie zuerst.
refused-wrong-password = Name oder Passwort stimmt nicht.
refused-banned = Dieses Konto ist gesperrt.
refused-muted = Du kannst hier vorerst nichts schreiben.
refused-no-session = Dieses Gerät ist schon abgemeldet.
refused-name-taken = Dieser Name ist vergeben.
refused-bad-name = Ein Name braucht sichtbare Buchstaben.
refused-bad-token = Dieser Zugangsschlüssel gilt nicht mehr.
refused-has-account = Du hast schon ein Konto.
refused-bad-address = An diese Adresse kann man nicht schreiben.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-not-reached = Die Nachricht kam nicht an. Bitte prüfe die Adresse.
refused-nobody = Der Server kennt dich noch nicht. Bitte lade die Seite neu.
refused-trouble = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-unknown-bot = Diesen Bot gibt es nicht.
refused-unknown-lesson = Diese Lektion gibt es nicht.
refused-unknown-language = Diese Sprache gibt es nicht.
refused-unknown-option = Diese Variante gibt es im Spiel nicht.
refused-bad-option = Diese Varianten passen nicht zusammen.
refused-bad-players = Das Spiel ist nicht für so viele Personen.
refused-bad-seed = Das ist kein Startwert.
refused-unreadable-record = Dieser Text ist keine Partieaufzeichnung.
refused-truncated-record = Die Aufzeichnung bricht ab.
refused-record-version-mismatch = Die Aufzeichnung stammt von anderen Regeln.
refused-record-mismatch = Die Aufzeichnung stimmt nicht mit den Regeln überein.

## People: names, profile, invitations, what counts

guest-number = Gast { $number }
name-ask = Wie sollen die anderen dich nennen?
name-later = Später
have-account = Ich habe ein Konto: anmelden
hello = Schön, dich zu sehen, { $name }.
find-opponent = Gegner finden
start-hints = Tipps während des Spiels (dann zählt das Spiel nicht für die Wertung)
profile = Meine Spiele und Wertungen
profile-games = { $played ->
    [one] Ein Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen
profile-rating = Wertung { $rating } nach { $games ->
    [one] einem gewerteten Spiel
   *[other] { $games } gewerteten Spielen
}
profile-unrated = Noch kein gewertetes Spiel: so kommt man zu einer Wertung
profile-none = Noch keine beendeten Spiele.
profile-replays = Beendete Spiele
profile-won = Gewonnen
profile-last = Zuletzt
opponents = Gegner
somebody = jemand
rating-curve = Wertung Spiel für Spiel: jetzt { $rating }, sehr wahrscheinlich zwischen { $from } und { $to }
export-me = Alles über mich (JSON)
state-invited = Du bist eingeladen
you-won = Du hast gewonnen
rated = Dieses Spiel zählt für die Wertung.
rated-over = Dieses Spiel zählte für die Wertung (höchstens zehn am Tag zwischen denselben zwei Leuten zählen).
unrated = Dieses Spiel zählt nicht für die Wertung: { $why }
unrated-origin = es begann nicht von vorn.
unrated-alone = man spielt allein.
unrated-hints = Tipps sind erlaubt.
unrated-no-people = nur Bots spielen.
unrated-hot-seat = mehrere spielen an einem Gerät.
unrated-twins = derselbe Bot spielt zweimal.
unrated-taken-back = ein Zug wurde nach der Antwort der Bots zurückgenommen; nur ein letzter Platz zählt dann noch.
unrated-short = nicht alle haben drei Züge gespielt.
unrated-no-result = es wurde ohne Ergebnis beendet.
leaderboard-how = Wie man hier erscheint
leaderboard-how-account = Leg ein Konto an: Name und Passwort genügen.
leaderboard-how-hints = Spiel eine neue Partie ohne Tipps, gegen Menschen oder einen Bot.
leaderboard-how-different = Niemand sitzt auf zwei Plätzen, und kein Bot spielt doppelt.
leaderboard-how-played = Spiel mindestens drei eigene Züge und bis zu einem Ergebnis: Die Partie zählt für alle am Tisch oder für niemanden.
leaderboard-how-often = Gegen dieselbe Person zählen höchstens zehn Partien am Tag.
lobby-invites = { $name } lädt dich ein: { $game }
lobby-sit = Setz dich auf einen freien Platz, oder bleib und sieh zu.
lobby-looking = Ein Gegner wird gesucht. Das Spiel beginnt, sobald jemand kommt; du kannst auch den Link schicken.
lobby-auto = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
lobby-short = Die Regeln in Kürze
players-count = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
clock-is-live = { $minutes } min + { $seconds } s pro Zug
clock-is-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} pro Zug
clock-increment = Sekunden mehr pro Zug
variant-off = ohne: { $name }
name-of-seat = Name, Platz { $number }
seat-kept = für { $name }
decline = Absagen
bot-instead = Stattdessen gegen einen Bot
invite-again = Einladen:
take-back = Zug zurücknehmen
take-back-key = Zug zurücknehmen, auch nach der Antwort der Bots (U)
take-back-line = Die Bots haben schon geantwortet. Du kannst trotzdem zurück, aber dann zählt dieses Spiel nur noch für die Wertung, wenn du auf dem letzten Platz landest.
rematch-offered = Die Revanche steht bereit.
rematch-join = Zur Revanche
rematch-to = Revanche
rematch-watch = Revanche ansehen

# -- Analyse

analysis = Analyse
analysis-wait = Ein Bot sieht sich jede Entscheidung dieser Partie an. Du kannst gehen und wiederkommen: Das Ergebnis bleibt.
analysis-progress = { $done } von { $words } Zügen beurteilt
analysis-accuracy = Genauigkeit
analysis-luck = Glück
analysis-costliest = Die teuersten Entscheidungen
analysis-instead = { $played } Siegchance; damit wären es { $chance }:
analysis-line = Zeigen
analysis-retry = Von hier noch einmal
analysis-flawless = Niemand hat etwas verschenkt.
analysis-note = Beurteilt nur nach dem, was die Person wissen konnte. Die Genauigkeit ist 100, wenn keine Siegchance verschenkt wurde; Glück ist, was Würfel und Ziehen gaben oder nahmen, in Prozentpunkten.
analysis-share = Link kopieren
analysis-upload = Aufzeichnung analysieren
mark-best = Bester
mark-good = Gut
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Grober Fehler

# -- Aufgaben

puzzles = Aufgaben
puzzles-line = Stellungen aus wirklichen Partien, in denen ein Zug klar der beste ist. Finde ihn.
puzzles-none = Zu diesem Spiel gibt es noch keine Aufgaben.
puzzle = Aufgabe
puzzle-today = Aufgabe des Tages
puzzle-tried = Schon versucht
puzzle-fresh = Jeden Tag eine neue
puzzle-train = Training
puzzle-train-line = Die nächste, passend zu deiner Stärke
puzzle-third = { $solved } von { $count } gelöst
puzzle-third-1 = Leichtere
puzzle-third-2 = Mittlere
puzzle-third-3 = Schwerere
puzzle-standing = Deine Wertung: { $rating } ± { $uncertainty }. { $solved } von { $tried } versuchten gelöst; es gibt { $count }.
puzzle-task = Ein Zug ist hier klar der beste. Welcher?
puzzle-right = Richtig.
puzzle-wrong = Diesmal nicht.
puzzle-why = { $best }: { $chance } Siegchance. Der nächstbeste, { $second }: { $other }.
puzzle-show = Noch einmal zeigen
puzzle-next = Nächste Aufgabe
puzzle-leave = Aufgabe verlassen
