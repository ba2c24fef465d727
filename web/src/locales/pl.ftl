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
reconnecting = Połączenie zostało przerwane. Ponawiam próbę …
not-sent = Jeszcze nie wysłano. Ponawiam próbę …
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
start-line = Nowoczesne gry planszowe o mitycznych wyspach, kompletne i zgodne z zasadami: z przyjaciółmi, z silnymi botami albo ze wszystkimi naraz.
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
about-orichalcum = Odkrywaj wulkaniczną wyspę, zdobądź przychylność Tytanów, pokonaj stworzenia.
about-cyclades = Licytuj przychylność bogów, żegluj od wyspy do wyspy, zbuduj dwie metropolie.
about-atlantis = Zdobywaj wyznawców w czterech regionach i buduj świątynie, których żąda twój bóg.
about-arnak = Prowadź wykopaliska, odkrywaj, ujarzmiaj strażników i badaj tajemnice zaginionej świątyni.

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
clock-minutes = minut
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
bot-normal = Średni bot
bot-hard = Trudny bot, myśli 2 sekundy
bot-master = Mistrzowski bot, myśli 5 sekund
bot-greedy = Pospieszny bot, widzi tylko swoją turę
bot-random = Lekkomyślny bot, gra na chybił trafił
lobby-wait = Wyślij ten link osobom, z którymi chcesz zagrać.
lobby-full = Wszyscy są.
lobby-link = Link do tego stołu
lobby-owner-starts = Grę rozpoczyna osoba, która utworzyła stół.

## Tables

tables-mine = Moje gry
tables-mine-none = Nie masz jeszcze gier. Rozpocznij nową albo dołącz do otwartego stołu.
tables-more = Pokaż więcej
tables-open = Otwarte stoły
tables-open-none = W tej chwili nie ma wolnych miejsc.
tables-watch = Oglądaj
tables-watch-none = W tej chwili nikt nie gra publicznie.
state-your-turn = Twoja kolej
state-gathering = czeka na graczy
state-running = trwa
state-over = zakończona

## Leaderboard

place = Miejsce
rating = Ranking
games-count = Gry
leaderboard-none = W tej grze nikt nie ma jeszcze rankingu.

## Rules

rules = Zasady
rules-short = W skrócie
rules-things = Elementy gry
rules-full = Numerowane zasady (po angielsku)
rules-page = Wszystkie zasady
search-rules = Szukaj w zasadach
search-nothing = Nic nie znaleziono.

## Lessons

nav-learn = Lekcje
learn-five = Poznaj grę w pięć minut
learn-play = Ucz się, grając
learn-line = Krótkie lekcje na prawdziwym stole. Możesz wyjść w każdej chwili; strona zapamięta miejsce.
lessons-none = Ta gra nie ma jeszcze lekcji.
lessons-all = Wszystkie lekcje
lesson-note = Lekcja
lesson-step = Krok { $step } z { $count }
lesson-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
lesson-next = Dalej
lesson-back = Krok wstecz
lesson-show-me = Pokaż mi
lesson-try-again = Spróbuj jeszcze raz
lesson-leave = Zakończ lekcję
lesson-other = To też byłoby dozwolone. W tej lekcji spróbuj jednak tego, co zaznaczono.
lesson-over = To koniec tej lekcji.
lesson-done = Brawo
lesson-following = Następna: { $title }

## At the first table of a game

aim = Cel
help = O co tu chodzi
help-off = Ukryj tę pomoc
set-first-help = Objaśniaj decyzje w mojej pierwszej rozgrywce w daną grę

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
set-pace = Ruchy innych pokazywane są
pace-slow = powoli
pace-normal = spokojnie
pace-fast = szybko
pace-instant = od razu
set-say-forced = Jedyny możliwy ruch wykonuj za mnie
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
log-in-mail = Nie pamiętasz hasła? Poproś o link e-mailem
log-in-mail-address = Adres e-mail
log-in-mail-send = Wyślij mi link
log-in-mail-sent = Jeśli adres jest tu potwierdzony, e-mail jest w drodze. Link z niego zaloguje cię raz, przez pół godziny.
log-out = Wyloguj się
log-out-everywhere = Wyloguj wszędzie
delete-me = Usuń mnie i moje dane
delete-sure = Tego nie można cofnąć. Zakończone gry pozostaną, bez twojej nazwy.
delete-yes = Usuń
deleted = Twoje konto i dane zostały usunięte.
sessions = Zalogowane urządzenia i programy
session-browser = Przeglądarka
session-program = Program
session-present = to urządzenie
session-seen = ostatnio { $day }

## A table

board = Plansza
choices = Co możesz zrobić
side = Przebieg, czat i zasady
decides = Decyduje { $names }
decides-what = Decyduje { $names }: „{ $question }”
seconds = { $seconds } s
prompt-confirm = Tura gotowa. Zakończ ją albo cofnij ruch.
confirm = Zakończ turę
undo = Cofnij
undo-key = Cofnij ostatni krok (U)
hint = Podpowiedź
hint-key = Co zrobiłby bot? (H)
hint-title = Bot zrobiłby tak
hint-note = Procent to szansa na wygraną według bota, a pasek pokazuje, jak często wracał do tego pomysłu.
by-itself-stop = Czekaj
skip = Pomiń
result = Wynik
menu = Więcej
points = punkty
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
away = poza stołem
resign = Poddaj się
resign-ends = Poddać grę? Zakończy się, a ty przegrasz.
resign-goes-on = Poddać grę? Zajmiesz ostatnie miejsce, a za ciebie będzie grał bot.
resign-not = Graj dalej
frozen-line = Tę grę rozpoczęto według wersji { $rules } zasad, której ten serwer nie ma. Nie można jej tu pokazać ani kontynuować, ale nic nie przepadło.
frozen-end = Zakończ bez wyniku
frozen-agrees = chce zakończyć
frozen-waits = Gra się skończy, gdy zgodzą się także: { $names }.
frozen-download = Pobierz zapis gry
stand-in = Czas minął albo nie było cię przy stole: bot gra za ciebie.
stand-in-end = Gram dalej osobiście
stand-in-for = Niech bot gra za: { $name }
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-older = Wcześniej
look-at = Pokaż tę pozycję
looking-at = Pozycja po ruchu { $ply }
back-to-now = Wróć do gry
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

## Wołanie do gry

your-turn-at = Twoja tura – { $game }
invited-to = Zaproszenie – { $game }
your-turn-line = Wszyscy czekają na ciebie.
set-calls = Gdy nadchodzi moja tura
set-calls-note = Gdy strona jest otwarta, lecz zasłonięta, mówią o tym jej tytuł i ikona, a na życzenie także dźwięk i powiadomienie.
set-sound = Dźwięk
set-volume = Głośność
set-volume-try = Posłuchaj
set-notify = Powiadomienia tej przeglądarki
set-notify-blocked = Ta przeglądarka nie pozwala stronie na powiadomienia. Zezwól na nie w jej ustawieniach dla tej witryny.
set-notify-none = Ta przeglądarka nie ma powiadomień.
set-away = Gdy strona jest zamknięta
set-away-note = Wiadomość przychodzi po chwili i tylko wtedy, gdy nie patrzysz na stronę. Po twoim ruchu już nie przychodzi.
set-push = Na tym urządzeniu
set-push-add = Zawiadamiaj mnie na tym urządzeniu
set-push-none = Tej przeglądarki nie można zawiadomić po zamknięciu strony. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
set-push-blocked = Ta przeglądarka nie pozwala stronie na powiadomienia. Zezwól na nie w jej ustawieniach dla tej witryny.
set-mail = E-mailem
set-mail-sent = Sprawdź pocztę i potwierdź adres.
set-webhook = Przez komunikator
set-webhook-note = Adres w zapisie apprise: ntfy://moj-temat, tgram://token/czat albo webhook Discorda lub Slacka.
set-add = Dodaj
set-ways = Jak mnie zawiadomić
set-way-try = Wypróbuj
set-way-tried = Wiadomość jest w drodze.
set-way-end = Usuń
set-way-unconfirmed = czeka na potwierdzenie
way-push = Urządzenie
way-mail = E-mail
way-webhook = Komunikator
set-what = O czym mnie zawiadamiać
call-turn = Moja tura
call-start = Gra się zaczyna
call-invite = Ktoś mnie zaprasza
call-over = Koniec gry
call-chat = Ktoś pisze na czacie
set-quiet = Godziny ciszy
set-quiet-from = od
set-quiet-to = do
set-digest = Jeden e-mail dziennie o grach bez zegara na żywo
set-digest-at = o
offline = Brak połączenia z siecią. Zasady oraz otwierane wcześniej lekcje i powtórki są nadal dostępne.
newer = Jest nowa wersja strony.
newer-reload = Wczytaj ponownie

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
share-position = Udostępnij tę pozycję
branch = Graj dalej stąd
chances = Szanse
chances-wait = Bot oblicza szanse w przebiegu gry.
chances-note = Szansa na wygraną według bota po każdym ruchu.
turning-point = punkt zwrotny
turning-point-line = Punkt zwrotny: { $text }
fair = Czy losowanie było uczciwe?
fair-before = Wszystkie karty, kafelki i rzuty w tej grze pochodzą z sekretu wylosowanego przed pierwszym ruchem. Ten odcisk (SHA-256) pasuje do niego i do żadnego innego. Po zakończeniu gry sekret pojawi się tutaj i każdy może to sprawdzić.
fair-after = Wszystkie karty, kafelki i rzuty w tej grze pochodziły z tego sekretu. Jego odcisk (SHA-256) był w menu stołu od pierwszego ruchu: każdy może sprawdzić, że do siebie pasują.
fair-commitment = SHA-256:
fair-secret = Sekret:

## Keys

keys = Klawisze
keys-note = Co świeci, można wybrać. Najedź, przejdź klawiszem albo przytrzymaj dłużej, aby zobaczyć objaśnienie.
key-move = następna rzecz do wyboru
key-take = wybierz
key-undo = cofnij
key-hint = podpowiedź
key-search = szukaj w zasadach
key-zoom = większa, mniejsza, cała plansza
key-escape = zamknij, wróć do gry
key-help = ta lista

## Worked examples of the rules

example = Przykład z zasad
example-show = Pokaż na stole
example-number = Przykład { $number }
example-before = Poprzedni przykład
example-next = Następny przykład

## Refusals

refused-no-connection = Serwer jest w tej chwili nieosiągalny.
refused-stale = Wcześniej wydarzyło się coś innego. Spójrz jeszcze raz.
refused-not-your-seat = Teraz decyduje kto inny albo to nie twoje miejsce.
refused-not-yours = To może zrobić tylko osoba, która założyła stół.
refused-illegal = To teraz niemożliwe.
refused-confirm = Najpierw potwierdź turę albo cofnij ostatni krok.
refused-nothing-to-confirm = Nie ma nic do potwierdzenia.
refused-no-undo = Teraz niczego nie można cofnąć.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-started = Gra już się zaczęła.
refused-over = Gra jest skończona.
refused-not-over = To widać dopiero po zakończeniu gry.
refused-other-rules = Ta gra toczy się według innej wersji zasad. Można ją poddać, zakończyć i pobrać.
refused-taken = Ktoś już tam siedzi.
refused-free-seats = Niektóre miejsca są jeszcze wolne.
refused-left = Gra tam już bot.
refused-resigned = Ta gra jest już przez ciebie poddana.
refused-not-a-person = Nie siedzi tam nikt, kto mógłby odejść.
refused-stranger = Z listy można zaprosić tylko osoby, z którymi się już grało. Innym wyślij link.
refused-no-time = Twój czas minął; bot gra dalej za ciebie.
refused-no-seat = Nie ma takiego miejsca.
refused-bad-seat = Nie ma takiego miejsca.
refused-no-table = Nie ma takiego stołu.
refused-not-here = Odezwać się może tylko ktoś, kto siedzi przy stole albo ogląda grę.
refused-no-ply = Gra nie zaszła tak daleko.
refused-no-such-thing = Pod tym adresem nic nie ma.
refused-no-hints = Przy tym stole podpowiedzi są niedozwolone.
refused-no-hint = Nie udało się znaleźć podpowiedzi na czas.
refused-not-deciding = Podpowiedź jest możliwa tylko przy własnej decyzji.
refused-no-chances = Nie udało się obliczyć szans.
refused-no-analysis = Ta partia nie była jeszcze analizowana.
refused-bad-message = Serwer tego nie zrozumiał.
refused-bad-request = Serwer tego nie zrozumiał.
refused-wrong-method = Serwer tego nie zrozumiał.
refused-too-large = To jest za duże.
refused-foreign-origin = To żądanie pochodzi z innej strony.
refused-too-often = To było zbyt często. Poczekaj chwilę.
refused-too-many = Jest ich już za dużo. Najpierw zakończ któreś.
refused-too-many-tokens = Tokenów jest już za dużo. Najpierw usuń niektóre.
refused-wrong-password = Nazwa lub hasło się nie zgadza.
refused-banned = To konto jest zablokowane.
refused-muted = Na razie nie możesz tu pisać.
refused-no-session = To urządzenie jest już wylogowane.
refused-name-taken = Ta nazwa jest zajęta.
refused-bad-name = Nazwa musi mieć widoczne litery.
refused-bad-token = Ten token nie jest już ważny.
refused-has-account = Masz już konto.
refused-bad-address = Na ten adres nie można pisać.
refused-no-mail = Ten serwer nie wysyła e-maili.
refused-not-reached = Wiadomość nie dotarła. Sprawdź adres.
refused-nobody = Serwer jeszcze cię nie zna. Odśwież stronę.
refused-trouble = Na serwerze coś poszło nie tak. To nie twoja wina.
refused-unknown-game = Nie ma takiej gry.
refused-unknown-bot = Nie ma takiego bota.
refused-unknown-lesson = Nie ma takiej lekcji.
refused-unknown-language = Nie ma takiego języka.
refused-unknown-option = Gra nie ma takiego wariantu.
refused-bad-option = Te warianty do siebie nie pasują.
refused-bad-players = Gra nie jest dla tylu osób.
refused-bad-seed = To nie jest ziarno losowe.
refused-unreadable-record = Ten tekst nie jest zapisem gry.
refused-truncated-record = Zapis jest urwany.
refused-record-version-mismatch = Zapis powstał według innych zasad.
refused-record-mismatch = Zapis nie zgadza się z zasadami.

## People: names, profile, invitations, what counts

guest-number = Gość { $number }
name-ask = Jak inni mają cię nazywać?
name-later = Później
have-account = Mam konto: zaloguj się
hello = Miło cię widzieć, { $name }.
find-opponent = Znajdź przeciwnika
start-hints = Podpowiedzi w czasie gry (partia nie jest wtedy liczona do rankingu)
profile = Moje gry i ranking
profile-games = { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[other] { $played } partii
}, wygrane: { $won }
profile-rating = Ranking { $rating } (partie rankingowe: { $games })
profile-unrated = Jeszcze bez partii rankingowej: jak trafić do rankingu
profile-none = Nie ma jeszcze zakończonych partii.
profile-replays = Zakończone partie
profile-won = Wygrane
profile-last = Ostatnio
opponents = Przeciwnicy
somebody = ktoś
rating-curve = Ranking po kolejnych partiach: teraz { $rating }, najpewniej między { $from } a { $to }
export-me = Wszystko o mnie (JSON)
state-invited = Masz zaproszenie
you-won = Wygrana
rated = Ta partia liczy się do rankingu.
rated-over = Ta partia policzyła się do rankingu (między tymi samymi osobami liczy się najwyżej dziesięć dziennie).
unrated = Ta partia nie liczy się do rankingu: { $why }
unrated-origin = nie zaczęła się od początku.
unrated-alone = gra jedna osoba.
unrated-hints = dozwolone są podpowiedzi.
unrated-no-people = grają same boty.
unrated-hot-seat = kilka osób gra na jednym urządzeniu.
unrated-twins = ten sam bot gra dwa razy.
unrated-taken-back = cofnięto turę po odpowiedzi botów; liczy się wtedy tylko ostatnie miejsce.
unrated-short = nie wszyscy rozegrali trzy tury.
unrated-no-result = zakończono ją bez wyniku.
leaderboard-how = Jak się tu znaleźć
leaderboard-how-account = Załóż konto: wystarczy nazwa i hasło.
leaderboard-how-hints = Zagraj nową partię bez podpowiedzi, z ludźmi albo z botem.
leaderboard-how-different = Nikt nie zajmuje dwóch miejsc, a żaden bot nie gra dwa razy.
leaderboard-how-played = Rozegraj co najmniej trzy własne tury i doprowadź grę do wyniku: partia liczy się dla wszystkich przy stole albo dla nikogo.
leaderboard-how-often = Z tą samą osobą liczy się najwyżej dziesięć partii dziennie.
lobby-invites = { $name } zaprasza do gry { $game }
lobby-sit = Zajmij wolne miejsce, żeby zagrać, albo zostań i oglądaj.
lobby-looking = Szukamy przeciwnika. Gra zacznie się, gdy tylko ktoś przyjdzie; możesz też wysłać link.
lobby-auto = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
lobby-short = Zasady w skrócie
players-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
clock-is-live = { $minutes } min + { $seconds } s na turę
clock-is-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} na ruch
clock-increment = dodatkowych sekund na turę
variant-off = bez: { $name }
name-of-seat = Imię, miejsce { $number }
seat-kept = zajęte dla: { $name }
decline = Odmów
bot-instead = Zagraj tymczasem z botem
invite-again = Zaproś:
take-back = Cofnij turę
take-back-key = Cofnij turę, także po odpowiedzi botów (U)
take-back-line = Boty już odpowiedziały. Możesz mimo to cofnąć turę, ale wtedy partia będzie liczyć się do rankingu tylko, jeśli zajmiesz ostatnie miejsce.
rematch-offered = Rewanż jest gotowy.
rematch-join = Dołącz do rewanżu
rematch-to = Rewanż
rematch-watch = Oglądaj rewanż

# -- analiza

analysis = Analiza
analysis-wait = Bot przygląda się każdej decyzji tej partii. Możesz wyjść i wrócić: wynik zostanie zachowany.
analysis-progress = Ocenione ruchy: { $done } z { $words }
analysis-accuracy = Dokładność
analysis-luck = Szczęście
analysis-costliest = Najkosztowniejsze decyzje
analysis-instead = { $played } szans na wygraną; tak byłoby { $chance }:
analysis-line = Pokaż
analysis-retry = Spróbuj stąd jeszcze raz
analysis-flawless = Nikt nie zmarnował szansy.
analysis-note = Oceniane tylko na podstawie tego, co gracz mógł wiedzieć. Dokładność wynosi 100, jeśli nie zmarnowano żadnej szansy na wygraną; szczęście to punkty procentowe, które dały lub zabrały kości i dobieranie.
analysis-share = Kopiuj link
analysis-upload = Analizuj zapis partii
mark-best = Najlepszy
mark-good = Dobry
mark-inaccuracy = Niedokładność
mark-mistake = Błąd
mark-blunder = Gruby błąd

# -- zagadki

puzzles = Zadania
puzzles-line = Pozycje z prawdziwych partii, w których jeden ruch jest wyraźnie najlepszy. Znajdź go.
puzzles-none = Do tej gry nie ma jeszcze zadań.
puzzle = Zadanie
puzzle-today = Zadanie dnia
puzzle-tried = Próba już za tobą
puzzle-fresh = Codziennie nowe
puzzle-train = Trening
puzzle-train-line = Następne, na miarę twoich sił
puzzle-third = rozwiązane: { $solved } z { $count }
puzzle-third-1 = Łatwiejsze
puzzle-third-2 = Pośrednie
puzzle-third-3 = Trudniejsze
puzzle-standing = Twój ranking: { $rating } ± { $uncertainty }. Rozwiązane: { $solved } z { $tried } prób; wszystkich jest { $count }.
puzzle-task = Jeden ruch jest tu wyraźnie najlepszy. Który?
puzzle-right = Dobrze.
puzzle-wrong = Tym razem nie.
puzzle-why = { $best }: { $chance } szans na wygraną. Drugi w kolejności, { $second }: { $other }.
puzzle-show = Pokaż jeszcze raz
puzzle-next = Następne zadanie
puzzle-leave = Opuść zadanie
