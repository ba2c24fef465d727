## Everywhere

close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
send = Wyślij
yes = tak
no = nie
name = Nazwa
language = Język
to-light = Jasne kolory
to-dark = Ciemne kolory
copied = Skopiowano.
copy-link = Kopiuj link
reconnecting = Połączenie zostało przerwane. Ponawiam …
rule = Zasada { $rule }
zoom-fit = Cała plansza
sheet-height = Wysokość panelu
games = Gry
players = Gracze
bots = Boty
a-bot = bot
you = ty
player-number = Gracz { $number }
missing-title = Tu nic nie ma
missing-line = Być może link jest niepełny albo stół został usunięty.
to-start = Na stronę główną

## Start

nav = Strony
nav-tables = Stoły
nav-leaderboard = Ranking
nav-rules = Zasady
nav-settings = Ustawienia
start-title = Cztery wyspy, jedno morze
start-line = Nowoczesne gry planszowe o mitycznych wyspach, kompletne i zgodne z zasadami: z przyjaciółmi, przeciw silnym botom albo jedno i drugie.
start-foot = Konto nie jest potrzebne. Aby dołączyć, wystarczy link do stołu.
play-now = Zagraj teraz
starting = Zaczynamy …
new-table = Nowy stół
players-range = { $from }–{ $to } graczy
waiting-count = { $count ->
    [one] Jedna gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[many] { $count } gier czeka na ciebie
}
length-orichalcum = około 45 min
length-cyclades = 60–90 min
length-atlantis = około 45 min
length-arnak = 30 min na gracza
about-orichalcum = Odkrywaj wulkaniczną wyspę, zdobądź przychylność tytanów, pokonaj stworzenia.
about-cyclades = Licytuj łaskę bogów, żegluj od wyspy do wyspy, zbuduj dwie metropolie.
about-atlantis = Zdobywaj wyznawców w czterech regionach i buduj świątynie, których żąda twój bóg.
about-arnak = Kop, odkrywaj, ujarzmiaj strażników i badaj tajemnice zaginionej świątyni.

## A new table

new-title = Nowy stół
new-game = Gra
new-players = Gracze
new-variants = Warianty
new-table-options = Przy stole
new-public = Pokaż wśród otwartych stołów
new-hints = Zezwól na podpowiedzi
new-confirm = Potwierdzaj koniec każdej tury
new-create = Utwórz stół i zaproś
clock = Zegar
clock-none = Bez zegara
clock-live = Minuty na gracza
clock-days = Dni na ruch
clock-minutes = minut i 20 sekund więcej na turę
clock-days-number = dni
seat-number = Miejsce { $number }
seat-me = Ja
seat-here = Ktoś inny przy tym urządzeniu
seat-invite = Ktoś z linkiem
seat-open = wolne miejsce
seat-bot = Posadź bota
take-seat = Usiądź
leave-seat = Wstań
free-seat = Zwolnij miejsce
start-game = Rozpocznij grę
bot-easy = Łatwy bot
bot-normal = Zwykły bot
bot-hard = Trudny bot
bot-greedy = Zachłanny bot
bot-random = Losowy bot
lobby-wait = Wyślij ten link osobom, z którymi chcesz zagrać.
lobby-full = Wszyscy są.
lobby-link = Link do tego stołu
lobby-owner-starts = Grę rozpoczyna ten, kto utworzył stół.

## Tables

tables-mine = Moje gry
tables-mine-none = Nie masz jeszcze gier. Rozpocznij nową albo dołącz do otwartego stołu.
tables-open = Otwarte stoły
tables-open-none = W tej chwili nie ma wolnych miejsc.
tables-watch = Oglądaj
tables-watch-none = W tej chwili nikt nie gra publicznie.
state-your-turn = Twoja kolej
state-gathering = zbiera się
state-running = trwa
state-over = zakończona

## Leaderboard

place = Miejsce
rating = Ranking
games-count = Gry
leaderboard-none = W tej grze nikt nie ma jeszcze rankingu.
leaderboard-note = Ranking powstaje z zakończonych gier osób z kontem oraz botów.

## Rules

rules = Zasady
rules-short = W skrócie
rules-things = Elementy gry
rules-full = Numerowane zasady (po angielsku)
rules-page = Wszystkie zasady
search-rules = Szukaj w zasadach
search-nothing = Nic nie znaleziono.

## Settings

set-looks = Wygląd i gra
set-theme = Kolory
theme-auto = jak w urządzeniu
theme-light = jasne
theme-dark = ciemne
set-colours = Kolory graczy
colours-usual = zwykłe
colours-strong = mocny kontrast
set-animation = Animacje
set-confirm = Potwierdzaj koniec tury przy moich stołach
set-account = Konto
set-guest = Jesteś tu gościem. Nazwa i hasło pozwolą zachować twoje gry i ranking.
set-guest-name = Moja nazwa jako gościa
set-logged-in = Zalogowano jako { $name }.
password = Hasło
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-change = Zmień hasło
account-make = Utwórz konto
account-made = Konto jest gotowe.
log-in = Zaloguj się
logged-in = Witaj ponownie.
log-out = Wyloguj się
log-out-everywhere = Wyloguj wszędzie
delete-me = Usuń mnie i moje dane
delete-sure = Tego nie można cofnąć. Zakończone gry pozostaną, bez twojej nazwy.
delete-yes = Usuń

## A table

board = Plansza
choices = Co możesz zrobić
side = Dziennik, czat i zasady
decides = Decyduje { $names }
seconds = { $seconds } s
prompt-confirm = Tura gotowa. Zakończ ją albo coś cofnij.
confirm = Zakończ turę
undo = Cofnij
undo-key = Cofnij ostatni krok (U)
hint = Podpowiedź
hint-key = Co zrobiłby bot? (H)
hint-title = Bot zrobiłby tak
hint-note = Procent to jego ocena twojej szansy na wygraną, pasek: jak często wracał do tego pomysłu.
skip = Pomiń
result = Wynik
menu = Więcej
points = punkty
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
away = nieobecny
resign = Poddaj się
resign-sure = Poddać tę grę? Twoje miejsce zajmie bot.
stand-in = Czas minął albo nie było cię przy stole: gra za ciebie bot.
stand-in-end = Gram dalej
stand-in-for = Niech bot gra za: { $name }
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
look-at = Pokaż tę pozycję
looking-at = Pozycja po ruchu { $ply }
back-to-now = Wróć do teraz
since = Od twojej ostatniej tury
since-replay = { $count ->
    [one] Pokaż mi ten krok
    [few] Pokaż mi te { $count } kroki
   *[many] Pokaż mi te { $count } kroków
}
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz coś
generic-wait = Teraz decydują inni.
generic-over = Gra się skończyła.
curtain-title = Przekaż urządzenie: { $name }
curtain-line = Do tego czasu ukryte pozostaje ukryte.
curtain-lift = To ja, { $name }

## The end and replays

won = { $count ->
    [0] Tym razem bez zwycięstwa
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą: { $names }
}
stopped = Koniec bez zwycięzcy
scoring = Punktacja
score-points = Punkty
resigned = poddanie
rematch = Zagraj ponownie
share-replay = Udostępnij powtórkę
record = Zapis gry
replay = Powtórka
replay-first = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-move = Ruch
replay-eyes = Czyimi oczami
branch = Graj dalej stąd
chances = Szanse
chances-wait = Bot oblicza szanse w przebiegu gry.
chances-note = Szansa na wygraną według bota po każdym ruchu.
turning-point = punkt zwrotny
turning-point-line = Punkt zwrotny: { $text }
fair = Czy los był uczciwy?
fair-note = Cała losowość pochodziła z sekretu. Jego SHA-256 było widoczne od początku; teraz każdy może porównać.
fair-commitment = SHA-256:
fair-secret = Sekret:

## Keys

keys = Klawisze
keys-note = Co świeci, można wybrać. Wskazanie, fokus lub dłuższe przytrzymanie wyjaśnia rzecz.
key-move = przechodź między możliwymi rzeczami
key-take = wybierz
key-undo = cofnij
key-hint = podpowiedź
key-search = szukaj w zasadach
key-zoom = większa, mniejsza, cała plansza
key-escape = zamknij, wróć do teraz
key-help = ta lista

## Refusals

refused-no-connection = Serwer jest w tej chwili nieosiągalny.
refused-stale = Wcześniej wydarzyło się coś innego. Spójrz jeszcze raz.
refused-illegal = To teraz niemożliwe.
refused-not-your-seat = Teraz kolej kogoś innego.
