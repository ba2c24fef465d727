game-title = Zaginiona wyspa Arnak
game-summary = Eksploruj wyspę, prowadź wykopaliska, ujarzmiaj strażników i wspinaj się po torze badań: pięć rund, wygrywa największa liczba punktów.

## Nazwy

card-sea-turtle = Żółw morski
card-ostrich = Struś
card-pack-donkey = Juczny osioł
card-horse = Koń
card-steam-boat = Parowiec
card-automobile = Automobil
card-sturdy-boots = Solidne buty
card-gold-pan = Miska do płukania złota
card-trowel = Szpachelka
card-pickaxe = Kilof
card-hot-air-balloon = Balon
card-aeroplane = Aeroplan
card-journal = Dziennik
card-parrot = Papuga
card-watch = Zegarek
card-army-knife = Nóż oficerski
card-binoculars = Lornetka
card-tent = Namiot
card-fishing-rod = Wędka
card-precision-compass = Precyzyjny kompas
card-bow-and-arrows = Łuk i strzały
card-carrier-pigeon = Gołąb pocztowy
card-whip = Bicz
card-rough-map = Prowizoryczna mapa
card-airdrop = Zrzut
card-flask = Piersiówka
card-machete = Maczeta
card-torch = Pochodnia
card-large-backpack = Duży plecak
card-rope = Lina
card-revolver = Rewolwer
card-hat = Kapelusz
card-bear-trap = Pułapka
card-grappling-hook = Kotwiczka
card-lantern = Latarnia
card-dog = Pies
card-brush = Pędzel
card-axe = Siekiera
card-chronometer = Chronometr
card-theodolite = Teodolit
card-pathfinders-sandals = Sandały tropiciela
card-pathfinders-staff = Laska tropiciela
card-war-mask = Maska wojenna
card-treasure-chest = Skrzynia skarbów
card-ritual-dagger = Rytualny sztylet
card-crystal-earring = Kolczyk z kryształem
card-mortar = Moździerz
card-serpents-gold = Złoto węża
card-serpent-idol = Figurka węża
card-monkey-medallion = Małpi medalion
card-idol-of-ara-anu = Bożek Ara-Anu
card-inscribed-blade = Ostrze z inskrypcją
card-guardians-ocarina = Okaryna strażnika
card-tigerclaw-hairpin = Spinka z pazurem tygrysa
card-war-club = Maczuga wojenna
card-sundial = Zegar słoneczny
card-traders-scales = Waga kupców
card-hunting-arrows = Strzały myśliwskie
card-coconut-flask = Butelka z kokosa
card-cleansing-cauldron = Oczyszczający kocioł
card-ancient-wine = Starożytne wino
card-decorated-horn = Strojny róg
card-ornate-hammer = Zdobiony młot
card-star-charts = Mapy gwiazd
card-stone-jar = Kamienny dzban
card-passage-shell = Muszla przejścia
card-ceremonial-rattle = Ceremonialna grzechotka
card-sacred-drum = Święty bęben
card-traders-coins = Monety kupca
card-stone-key = Kamienny klucz
card-obsidian-earring = Kolczyk z obsydianem
card-guiding-stone = Kamień przewodni
card-guiding-skull = Czaszka przewodnia
card-runes-of-the-dead = Runy umarłych
card-guardians-crown = Korona strażnika
card-funding-car = Fundusze (samochód)
card-funding-ship = Fundusze (statek)
card-exploration-car = Eksploracja (samochód)
card-exploration-ship = Eksploracja (statek)
card-fear = Strach

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

effect-jewel = 1 moneta za 1 klejnot
effect-arrowhead = 1 grot strzały
effect-tablets = 2 tabliczki
effect-coin-compass = 1 moneta i 1 kompas
effect-draw = dobranie karty

guardian-guardian-01 = Krokodyl (statek)
guardian-guardian-02 = Skorpion (usunięcie)
guardian-guardian-03 = Jaguar (samochód)
guardian-guardian-04 = Dzik (samochód)
guardian-guardian-05 = Pająk (usunięcie)
guardian-guardian-06 = Ropucha (usunięcie)
guardian-guardian-07 = Małpa (dobranie)
guardian-guardian-08 = Chrząszcz (ulepszenie)
guardian-guardian-09 = Baran (samochód)
guardian-guardian-10 = Krab (statek)
guardian-guardian-11 = Sowa (usunięcie)
guardian-guardian-12 = Kondor (samolot)
guardian-guardian-13 = Nietoperz (samolot)
guardian-guardian-14 = Kobra (usunięcie)
guardian-guardian-15 = Pirania (statek)

assistant-assistant-01 = Skarbnik (monety)
assistant-assistant-02 = Skryba (tabliczka)
assistant-assistant-03 = Tropiciel (but za grot)
assistant-assistant-04 = Handlarz (moneta za grot lub klejnot)
assistant-assistant-05 = Lekarz (usunięcie)
assistant-assistant-06 = Bibliotekarz (dobranie)
assistant-assistant-07 = Lotnik (moneta lub samolot)
assistant-assistant-08 = Kierowca (kompas lub samochód)
assistant-assistant-09 = Żeglarz (kompas lub statek)
assistant-assistant-10 = Kwatermistrz (tańszy zakup)
assistant-assistant-11 = Konserwator (ulepszenie)
assistant-assistant-12 = Kartograf (kompas)

icon-boot = but
icon-car = samochód
icon-ship = statek
icon-plane = samolot

resource-coin = moneta
resource-compass = kompas
resource-tablet = tabliczka
resource-arrowhead = grot strzały
resource-jewel = klejnot

site-camp-1 = obóz monet
site-camp-2 = obóz kompasów
site-camp-3 = obóz tabliczek
site-camp-4 = obóz grotów
site-camp-5 = obóz klejnotów
site-r1c1 = dolne stanowisko 1
site-r1c2 = dolne stanowisko 2
site-r1c3 = dolne stanowisko 3
site-r1c4 = dolne stanowisko 4
site-r2c1 = górne stanowisko 1
site-r2c2 = górne stanowisko 2
site-r2c3 = górne stanowisko 3
site-r2c4 = górne stanowisko 4
site-r3c1 = stanowisko poziomu II 1
site-r3c2 = stanowisko poziomu II 2
site-r3c3 = stanowisko poziomu II 3
site-r3c4 = stanowisko poziomu II 4

space-camp-1a = obóz monet, jeden but
space-camp-1b = obóz monet, dwa buty
space-camp-2a = obóz kompasów, jeden but
space-camp-2b = obóz kompasów, dwa buty
space-camp-3a = obóz tabliczek, jeden but
space-camp-3b = obóz tabliczek, dwa buty
space-camp-4a = obóz grotów, jeden but
space-camp-4b = obóz grotów, dwa buty
space-camp-5a = obóz klejnotów, jeden but
space-camp-5b = obóz klejnotów, dwa buty
space-r1c1 = dolne stanowisko 1
space-r1c2 = dolne stanowisko 2
space-r1c3 = dolne stanowisko 3
space-r1c4 = dolne stanowisko 4
space-r2c1 = górne stanowisko 1
space-r2c2 = górne stanowisko 2
space-r2c3 = górne stanowisko 3
space-r2c4 = górne stanowisko 4
space-r3c1 = stanowisko poziomu II 1
space-r3c2 = stanowisko poziomu II 2
space-r3c3 = stanowisko poziomu II 3
space-r3c4 = stanowisko poziomu II 4

to-camp-1 = do obozu monet
to-camp-2 = do obozu kompasów
to-camp-3 = do obozu tabliczek
to-camp-4 = do obozu grotów
to-camp-5 = do obozu klejnotów
to-r1c1 = na dolne stanowisko 1
to-r1c2 = na dolne stanowisko 2
to-r1c3 = na dolne stanowisko 3
to-r1c4 = na dolne stanowisko 4
to-r2c1 = na górne stanowisko 1
to-r2c2 = na górne stanowisko 2
to-r2c3 = na górne stanowisko 3
to-r2c4 = na górne stanowisko 4
to-r3c1 = na stanowisko 1 poziomu II
to-r3c2 = na stanowisko 2 poziomu II
to-r3c3 = na stanowisko 3 poziomu II
to-r3c4 = na stanowisko 4 poziomu II
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

from-camp-1 = z obozu monet
from-camp-2 = z obozu kompasów
from-camp-3 = z obozu tabliczek
from-camp-4 = z obozu grotów
from-camp-5 = z obozu klejnotów
from-r1c1 = z dolnego stanowiska 1
from-r1c2 = z dolnego stanowiska 2
from-r1c3 = z dolnego stanowiska 3
from-r1c4 = z dolnego stanowiska 4
from-r2c1 = z górnego stanowiska 1
from-r2c2 = z górnego stanowiska 2
from-r2c3 = z górnego stanowiska 3
from-r2c4 = z górnego stanowiska 4
from-r3c1 = ze stanowiska 1 poziomu II
from-r3c2 = ze stanowiska 2 poziomu II
from-r3c3 = ze stanowiska 3 poziomu II
from-r3c4 = ze stanowiska 4 poziomu II
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

token-glass = lupa
token-notebook = brulion

temple-t2-left = 2 punkty, po lewej
temple-t2-middle = 2 punkty, pośrodku
temple-t2-right = 2 punkty, po prawej
temple-t6-left = 6 punktów, po lewej
temple-t6-right = 6 punktów, po prawej
temple-t11 = 11 punktów, szczyt

bonus-coin = moneta
bonus-compass = kompas
bonus-tablet = tabliczka
bonus-exile = usunięcie karty
bonus-draw = dobranie karty
bonus-upgrade = ulepszenie

idol-coin = moneta
idol-compass = kompas
idol-tablet = tabliczka
idol-exile = usunięcie karty
idol-upgrade = ulepszenie
idol-refresh = odświeżenie

benefit-arrowhead = 1 grot strzały
benefit-car = 1 samochód
benefit-car-2 = 2 samochody
benefit-coin = 1 moneta
benefit-coin-2 = 2 monety
benefit-coin-compass = 1 moneta i 1 kompas
benefit-compass = 1 kompas
benefit-compass-2 = 2 kompasy
benefit-exile = usunięcie karty
benefit-item = przedmiot
benefit-jewel = 1 klejnot
benefit-plane = 1 samolot
benefit-plane-2 = 2 samoloty
benefit-ship = 1 statek
benefit-ship-2 = 2 statki
benefit-tablet = 1 tabliczka

result-tile = kafelek bonusu
result-row = rząd

tile-camp-1 = obóz monet
tile-camp-2 = obóz kompasów
tile-camp-3 = obóz tabliczek
tile-camp-4 = obóz grotów
tile-camp-5 = obóz klejnotów
tile-site-1-1 = 2 kompasy lub przedmiot
tile-site-1-2 = moneta, grot
tile-site-1-3 = karta, moneta, tabliczka
tile-site-1-4 = kompas, grot
tile-site-1-5 = moneta, 2 tabliczki
tile-site-1-6 = tabliczka, grot
tile-site-1-7 = karta, grot
tile-site-1-8 = Strach, tabliczka, klejnot
tile-site-1-9 = Strach, kompas, klejnot
tile-site-1-10 = klejnot
tile-site-2-1 = 2 kompasy, klejnot
tile-site-2-2 = moneta, kompas, tabliczka, grot
tile-site-2-3 = grot, klejnot
tile-site-2-4 = karta, tabliczka, klejnot
tile-site-2-5 = 2 tabliczki, klejnot
tile-site-2-6 = Strach, 2 tabliczki, 2 groty

rival-tile-dig-coin = wykopaliska (moneta)
rival-tile-dig-compass = wykopaliska (kompas)
rival-tile-dig-tablet = wykopaliska (tabliczka)
rival-tile-dig-arrowhead = wykopaliska (grot strzały)
rival-tile-dig-jewel = wykopaliska (klejnot)
rival-tile-discover-green = odkrycie, zielony
rival-tile-discover-red = odkrycie, czerwony
rival-tile-research-green = badania, zielony
rival-tile-research-red = badania, czerwony
rival-tile-overcome-green = ujarzmienie strażnika, zielony
rival-tile-overcome-red = ujarzmienie strażnika, czerwony
rival-tile-buy-item-green = zakup przedmiotu, zielony
rival-tile-buy-item-red = zakup przedmiotu, czerwony
rival-tile-buy-artifact-green = zakup artefaktu, zielony
rival-tile-buy-artifact-red = zakup artefaktu, czerwony

face-up = odkryty
face-down = na stos

deck-items = talia przedmiotów
deck-artifacts = talia artefaktów

arrow-left = w lewo
arrow-right = w prawo

idle-round = ten kafelek nie działa w tej rundzie
idle-nothing = nie ma dla niego celu

## Warianty

option-board = Strona planszy; Świątynia Węża jest trudniejsza
option-board-bird = Świątynia Ptaka
option-board-snake = Świątynia Węża
option-difficulty = W grze solo: czerwone kafelki przeciwnika, im więcej, tym trudniej
option-start_player = Kto zaczyna
option-start_player-random = losowo
option-start_player-first = pierwsze miejsce

## Pytania

prompt-turn = Twoja tura: jedna akcja główna, a przed nią i po niej akcje darmowe.
prompt-end-turn = Akcja główna wykonana: akcje darmowe albo koniec tury.
prompt-keep-cards = Koniec rundy: zatrzymać tę kartę czy odłożyć?
prompt-face-fear = Talia Strachu jest pusta i bierzesz żeton strachu: najpierw akcja darmowa?
prompt-pay-travel = Opłać resztę należnego kosztu podróży.
prompt-pay-discard = Odłóż kartę z ręki za strażnika.
prompt-use-again = Użyć obozu drugi raz?
prompt-resolve-artifact = Rozpatrzyć teraz efekt artefaktu?
prompt-claim-tile = Który kafelek bonusu bierzesz?
prompt-order-results = Co najpierw: kafelek bonusu czy rząd?
prompt-temple-bonus = Wybierz kafelek ze stosu zaginionej świątyni.
prompt-draw = Dobrać kartę?
prompt-exile = Usunąć kartę z ręki lub obszaru gry?
prompt-upgrade = Ulepszyć żeton: tabliczkę na grot albo grot na klejnot?
prompt-refresh = Odświeżyć asystenta?
prompt-may-pay = Zapłacić koszt efektu?
prompt-may-discard = Odłożyć kartę z ręki za efekt?
prompt-must-discard = Odłóż kartę z ręki.
prompt-may-pay-travel = Opłacić podróż, której żąda asystent?
prompt-send = Wysłać archeologa na wykopaliska albo odkryć stanowisko?
prompt-research = Przeprowadzić badania?
prompt-choose-discount = Której zniżki użyjesz do badań?
prompt-buy = Kupić kartę taniej?
prompt-gain-card = Wziąć kartę bez płacenia?
prompt-overcome = Ujarzmić strażnika bez opłacania kosztu?
prompt-activate = Które stanowisko aktywujesz?
prompt-relocate = Którego archeologa przemieszczasz?
prompt-relocate-to = Dokąd idzie archeolog?
prompt-recall = Sprowadzić archeologa do domu?
prompt-move-guardian = Którego strażnika przeganiasz?
prompt-move-guardian-to = Dokąd idzie strażnik?
prompt-borrow = Którego asystenta z planszy zasobów użyjesz?
prompt-exchange = Wymień jednego ze swoich asystentów.
prompt-unslot = Który bożek wraca do skrzyń?
prompt-announce = Ile kart dobierasz?
prompt-keep-drawn = Którą z dobranych kart zatrzymujesz?
prompt-return-drawn = Odłożyć jedną z pozostałych na wierzch talii?
prompt-recruit = Którego asystenta zatrudniasz?
prompt-promote = Którego asystenta ulepszasz?
prompt-rescue = Którego asystenta ratujesz?
prompt-choose = Wybierz korzyść.
prompt-pay-travel-now = { $aim ->
        [space] Opłać podróż ({ $space })
        [explore] Opłać podróż ({ $site })
        [take-guardian] Opłać podróż za strażnika ({ $site })
       *[effect] Opłać podróż
    }: do zapłaty{ $boot ->
        [0] { "" }
        [one] { " " }1 but
        [few] { " " }{ $boot } buty
       *[many] { " " }{ $boot } butów
    }{ $car ->
        [0] { "" }
        [one] { " " }1 samochód
        [few] { " " }{ $car } samochody
       *[many] { " " }{ $car } samochodów
    }{ $ship ->
        [0] { "" }
        [one] { " " }1 statek
        [few] { " " }{ $ship } statki
       *[many] { " " }{ $ship } statków
    }{ $plane ->
        [0] { "" }
        [one] { " " }1 samolot
        [few] { " " }{ $plane } samoloty
       *[many] { " " }{ $plane } samolotów
    }.
prompt-resolve-artifact-now = Rozpatrzyć teraz: { $card }?
prompt-order-results-now = Co najpierw: kafelek bonusu ({ $bonus }) czy rząd?
prompt-buy-now = Kupić kartę taniej o { $discount }?
prompt-use-again-now = Użyć drugi raz ({ $site })?

## Dlaczego nie

reason-card-away = Tej karty nie ma w rzędzie.
reason-needs-goods = Koszt ({ $resource }): { $amount }, masz { $have }.
reason-needs-idol = Kosztuje bożka z twoich skrzyń; nie masz żadnego.
reason-no-bridge = Z miejsca twojego znacznika nie prowadzi tam most.
reason-notebook-behind = Brulion zostaje w niższym rzędzie niż lupa albo obok niej.
reason-not-at-temple = Twoja lupa nie dotarła jeszcze do zaginionej świątyni.
reason-none-left = Nie ma już ani jednej.
reason-nobody-home = Na twojej planszy nie ma już archeologa.
reason-space-taken = To pole jest zajęte.
reason-not-discovered = To stanowisko nie jest jeszcze odkryte.
reason-discovered = To stanowisko jest już odkryte.
reason-needs-travel = To, co masz, nie daje symboli podróży, które trzeba zapłacić.
reason-no-guardian = Nie ma tam strażnika.
reason-not-there = Nie stoi tam żaden z twoich archeologów.
reason-needs-travel-or-card = To, co masz, nie daje wszystkiego, czego wymaga strażnik.

## Słowa

word-play = Zagraj: { $card }
word-slot = Połóż bożka na polu: { $effect }
word-boon = Użyj daru: { $guardian }
word-use = Użyj asystenta: { $assistant }
word-decline = Zrezygnuj
word-end = Zakończ turę
word-resolve = Rozpatrz efekt
word-accept = Zapłać
word-draw = Dobierz kartę
word-pass = Spasuj do końca rundy
word-pass-with = Spasuj, zagrywając: { $card }
word-dig = Wykopaliska: { $space }
word-discover = Odkryj: { $site }
word-overcome = Ujarzmij strażnika: { $site }
word-buy = Kup: { $card }
word-research = Badania: { $token } na pole { $study }
word-temple = Weź kafelek świątyni: { $temple }
word-cover = Opłać { $icon2 } symbolem: { $icon }
word-travel = Podróż kartą: { $card }
word-guide = Podróż darem: { $guardian }
word-escort = Podróż z asystentem: { $assistant }
word-pilot = Wynajmij pilota za 2 monety
word-discard = Odłóż: { $card }
word-keep = Zatrzymaj: { $card }
word-exile = Usuń z ręki: { $card }
word-exile-played = Usuń z obszaru gry: { $card }
word-exile-tile = Usuń żeton strachu
word-upgrade = Ulepsz: { $resource }
word-refresh = Odśwież asystenta: { $assistant }
word-choose = Wybierz: { $benefit }
word-discount = Zniżka: { $resource }
word-take = Weź: { $card }
word-activate = Aktywuj: { $site }
word-lift = Przemieść archeologa z: { $space }
word-land = Przemieść archeologa na: { $space }
word-recall = Zabierz archeologa z: { $space }
word-lure = Przegoń strażnika z: { $site }
word-lead = Przegoń strażnika na: { $site }
word-first = Najpierw { $result }
word-tile = Weź kafelek bonusu: { $bonus }
word-recruit = Zatrudnij ze stosu { $stack }
word-promote = Ulepsz asystenta: { $assistant }
word-rescue = Uratuj asystenta: { $assistant }
word-borrow = Użyj asystenta ze stosu { $stack }
word-exchange = Wymień: { $assistant } na asystenta ze stosu { $stack }
word-empty = Opróżnij pole { $slot }
word-announce = Dobierz { $number }
word-return = Odłóż na wierzch: { $card }

## Dziennik

log-round-began = Zaczyna się runda { $round }; pierwszy gracz: { $player }.
log-solo-round-began = Zaczyna się runda { $round }; zaczyna przeciwnik.
log-hand-drawn = { $player } dobiera { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
log-passed = { $player } pasuje.
log-turn-ended = { $player } kończy turę.
log-gained = { $player } otrzymuje: { $amounts }.
log-paid = { $player } płaci: { $amounts }.
log-paid-idol = { $player } oddaje bożka.
log-fear-taken = { $player } otrzymuje kartę Strachu.
log-fear-tile-taken = { $player } otrzymuje żeton strachu.
log-card-drawn = { $player } dobiera kartę{ $card }.
log-cards-announced = { $player } zapowiada { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
log-card-kept = { $player } zatrzymuje kartę{ $card }.
log-card-returned = { $player } odkłada kartę na wierzch talii{ $card }.
log-card-laid-down = { $player } odkłada bez użycia: { $card }.
log-card-played = { $player } zagrywa: { $card }.
log-card-discarded = { $player } odkłada: { $card }.
log-card-exiled = { $player } usuwa: { $card }.
log-fear-tile-exiled = { $player } usuwa żeton strachu.
log-card-bought = { $player } kupuje: { $card } { $coin ->
        [0] { $compass ->
                [0] za darmo
                [one] za 1 kompas
                [few] za { $compass } kompasy
               *[many] za { $compass } kompasów
            }
        [one] za 1 monetę
        [few] za { $coin } monety
       *[many] za { $coin } monet
    }.
log-card-gained = { $player } bierze bez płacenia: { $card }.
log-card-shown = { $player } odsłania wierzchnią kartę ({ $deck }): { $card }.
log-card-dealt = Nowa karta w rzędzie: { $card }.
log-row-card-exiled = Karta opuszcza rząd: { $card }.
log-artifact-resolved = { $player } rozpatruje: { $card }.
log-upgraded = { $player } ulepsza: { $resource } → { $resource2 }.
log-benefit-chosen = { $player } wybiera: { $benefit }.
log-travel-card = { $player } podróżuje kartą: { $card }.
log-travel-boon = { $player } podróżuje darem: { $guardian }.
log-travel-assistant = { $player } podróżuje z asystentem: { $assistant }.
log-pilot-hired = { $player } wynajmuje pilota za { $coin ->
        [one] 1 monetę
        [few] { $coin } monety
       *[many] { $coin } monet
    }.
log-icon-covered = { $player } opłaca { $icon2 } symbolem: { $icon }.
log-archaeologist-sent = { $player } wysyła archeologa { $space }.
log-archaeologist-moved = { $player } przenosi archeologa { $space } { $space2 }.
log-archaeologist-recalled = { $player } zabiera archeologa { $space }.
log-site-discovered = { $player } odkrywa: { $site } ({ $tile }).
log-site-activated = { $player } aktywuje: { $site }.
log-stack-tile-used = { $player } używa wierzchniego kafelka ze stosu stanowisk: { $tile }.
log-idol-taken = { $player } bierze bożka: { $idol }.
log-hidden-idol-taken = { $player } bierze zakrytego bożka.
log-idol-slotted = { $player } kładzie bożka na polu { $slot }: { $effect }.
log-idol-unslotted = { $player } zabiera bożka z pola { $slot }.
log-guardian-came = Budzi się strażnik: { $guardian } ({ $site }).
log-guardian-moved = { $player } przegania strażnika { $site }: { $guardian }.
log-guardian-overcome = { $player } ujarzmia strażnika ({ $site }): { $guardian }.
log-boon-used = { $player } używa daru: { $guardian }.
log-researched = { $player } prowadzi badania: { $token } na pole { $study } toru.
log-bonus-taken = { $player } bierze kafelek bonusu: { $bonus }.
log-temple-reached = { $player } dociera do zaginionej świątyni: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
log-temple-tile-bought = { $player } bierze kafelek świątyni: { $temple }.
log-recruited = { $player } zatrudnia asystenta ze stosu { $stack }: { $assistant }.
log-promoted = { $player } odwraca asystenta na złotą stronę: { $assistant }.
log-rescued = { $player } ratuje asystenta: { $assistant }.
log-refreshed = { $player } odświeża asystenta: { $assistant }.
log-assistant-used = { $player } używa asystenta: { $assistant }.
log-assistant-borrowed = { $player } używa asystenta z planszy zasobów: { $assistant }.
log-assistant-exchanged = { $player } wymienia asystentów: { $assistant } na: { $assistant2 }.
log-guardian-fear = { $player } wraca { $site }, strażnik budzi Strach: { $guardian }.
log-mask-worn = { $player } nie boi się strażników w tej rundzie.
log-ocarina-played = Wszystkie symbole podróży gracza { $player } są w tej rundzie samolotami.
log-rival-turned = Przeciwnik odsłania kafelek „{ $rival-tile }”, strzałka: { $arrow }.
log-rival-idle = Przeciwnik nic nie robi: { $idle }.
log-rival-sent = Przeciwnik wysyła archeologa { $site }.
log-rival-discovered = Przeciwnik odkrywa: { $site } ({ $tile }).
log-rival-idol = Przeciwnik bierze bożka ({ $face }).
log-rival-researched = Przeciwnik prowadzi badania: lupa na pole { $study } toru.
log-rival-bonus = Przeciwnik usuwa stamtąd kafelek bonusu: { $bonus }.
log-rival-reached = Przeciwnik dociera do zaginionej świątyni: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
log-rival-temple-bonus = Przeciwnik usuwa w ciemno wierzchni kafelek bonusu zaginionej świątyni.
log-rival-temple-tile = Przeciwnik bierze kafelek świątyni: { $temple }.
log-rival-assistant = Przeciwnik usuwa asystenta z gry: { $assistant }.
log-rival-overcame = Przeciwnik ujarzmia strażnika ({ $site }): { $guardian }.
log-rival-bought = Przeciwnik bierze: { $card }.
log-game-ended = { $player } ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
log-rival-scored = Przeciwnik ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

## Wynik

score-research = Badania
score-temple = Kafelki świątyni
score-idols = Bożki i puste pola
score-guardians = Strażnicy
score-cards = Karty
score-fear = Strach
score-arrival = Dotarcie do zaginionej świątyni
score-tie-arrival = Równa liczba punktów: wyżej jest ten, kto pierwszy dotarł do zaginionej świątyni
score-tie-research = Równa liczba punktów i nikogo w zaginionej świątyni: wyżej jest ten, kto ma więcej punktów za badania
score-tie-shared = Równa liczba punktów, także za badania: miejsce jest dzielone
score-rival = Przeciwnik

## Stół

table-round = runda { $round }

## Strona zasad

gallery-resources = Zasoby
gallery-travel = Podróż
gallery-people = Ludzie i miejsca
gallery-cards = Karty
gallery-signs = Znaki
gallery-items = Przedmioty: cena, podróż, efekt
gallery-artifacts = Artefakty: cena, podróż, efekt
gallery-guardians = Strażnicy: koszt ujarzmienia i dar
gallery-assistants = Asystenci: strona srebrna i złota

about-coin = Płaci za przedmioty, pilotów i za wiele badań.
about-compass = Płaci za artefakty i za odkrywanie stanowisk: 3 na poziomie I, 6 na poziomie II.
about-tablet = Płaci za badania i za artefakt zagrany z ręki. Można ją ulepszyć do grotu.
about-arrowhead = Płaci za strażników i badania. Można go ulepszyć do klejnotu.
about-jewel = Najrzadszy; płaci za wyższe badania i za niektórych strażników.
about-boot = Najprostsza droga: zapłaci za nią każdy symbol podróży.
about-car = Płaci za samochód albo but.
about-ship = Płaci za statek albo but.
about-plane = Płaci za wszystko. Pilot za 2 monety to samolot.
thing-archaeologist = Archeolog
thing-camp = Obóz
thing-site = Stanowisko
thing-guardian = Strażnik
thing-idol = Bożek
thing-assistant = Asystent
thing-glass = Lupa
thing-notebook = Brulion
thing-temple = Zaginiona świątynia
thing-bonus = Kafelek bonusu
thing-item = Przedmiot
thing-artifact = Artefakt
thing-fear = Strach
thing-deck = Talia
thing-staff = Księżycowe berło
thing-lightning = Akcja darmowa
thing-exile = Usunięcie
thing-draw = Dobranie
thing-upgrade = Ulepszenie
thing-refresh = Odświeżenie
about-archaeologist = Masz dwóch. Jeden idzie na stanowisko kopać lub odkrywać, a wraca na koniec rundy.
about-camp = Pięć obozów jest od początku. Drugie pole każdego kosztuje więcej i przy mniejszej liczbie graczy jest zablokowane.
about-site = Leży zakryte, aż ktoś je odkryje; wtedy odkrywca bierze bożka i korzysta ze stanowiska, a strażnik się budzi.
about-guardian = Kto wraca z jego stanowiska, bierze Strach. Ujarzmiony jest wart 5 punktów i raz daje swój dar.
about-idol = Wart 3 punkty, z małym efektem przy wzięciu. Na swoim polu daje jeden z pięciu efektów, ale pole nie liczy już punktów.
about-assistant = Pracuje raz na rundę, za darmo. Złota strona daje więcej; odwrócenie na nią także odświeża.
about-glass = Wspina się po torze badań i punktuje więcej; stoi zawsze co najmniej tak wysoko jak brulion.
about-notebook = Wspina się za lupą i przynosi asystentów i inną pomoc.
about-temple = Szczyt toru badań: 23 punkty dla pierwszego, potem 21, 20 i 19. Stąd badania kupują kafelki świątyni.
about-bonus = Leży na polu toru; bierze go ten, kto dojdzie pierwszy.
about-item = Kupuje się go za monety; trafia pod talię. Daje symbole podróży albo efekt.
about-artifact = Kupuje się go za kompasy; działa od razu. Zagrany z ręki kosztuje tabliczkę.
about-fear = Karta, która umie tylko chodzić: but, a na końcu -1 punkt.
about-deck = Dobiera się z niej do pięciu kart. Zagrane karty wtasowuje się pod nią na koniec rundy.
about-staff = Oddziela artefakty od przedmiotów w rzędzie kart i co rundę idzie dalej: więcej artefaktów, mniej przedmiotów.
about-lightning = Nie zużywa akcji głównej; w turze może ich być dowolnie wiele.
about-exile = Karta z ręki lub obszaru gry opuszcza grę.
about-draw = Weź kartę ze swojej talii.
about-upgrade = Tabliczka staje się grotem albo grot klejnotem.
about-refresh = Asystent, który pracował, może pracować znowu.

## Efekty słowami

amount-coin = { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
amount-compass = { $n ->
        [one] 1 kompas
        [few] { $n } kompasy
       *[many] { $n } kompasów
    }
amount-tablet = { $n ->
        [one] 1 tabliczka
        [few] { $n } tabliczki
       *[many] { $n } tabliczek
    }
amount-arrowhead = { $n ->
        [one] 1 grot
        [few] { $n } groty
       *[many] { $n } grotów
    }
amount-jewel = { $n ->
        [one] 1 klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }
op-draw = { $n ->
        [one] dobierz kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }{ $from ->
        [bottom] { " " }ze spodu talii
       *[top] { "" }
    }
op-exile = możesz usunąć kartę
op-exile-self = ta karta zostaje usunięta
op-upgrade = możesz ulepszyć żeton
op-refresh = { $n ->
        [one] możesz odświeżyć asystenta
        [few] możesz odświeżyć { $n } asystentów
       *[many] możesz odświeżyć { $n } asystentów
    }
op-fear = weź Strach
op-pay = możesz zapłacić ({ $cost }) i dostać: { $then }
op-discard = możesz odrzucić kartę i dostać: { $then }
op-must-discard = odrzuć kartę
op-choose = { $n ->
        [one] wybierz
        [few] wybierz { $n } różne
       *[many] wybierz { $n } różnych
    }: { $options }
op-send = możesz wysłać archeologa, mając już opłacone: { $travel }{ $compass ->
        [0] { "" }
       *[many] {", "}a odkrycie jest tańsze o { $compass } kompasy
    }
op-send-camp = możesz wysłać archeologa do obozu bez kosztu podróży i użyć go do dwóch razy
op-research-notebook = możesz prowadzić badania brulionem bez płacenia, ale nie weźmiesz kafelka świątyni
op-research-less = możesz prowadzić badania taniej o: { $less }
op-buy = możesz kupić { $kind ->
        [item] przedmiot
        [artifact] artefakt
       *[any] kartę
    } taniej o { $n }{ $deck ->
        [1] , także z wierzchu talii
       *[0] { "" }
    }
op-gain-card = { $how ->
        [hand] możesz wziąć na rękę przedmiot z rzędu
        [deck-top] możesz położyć przedmiot z rzędu na wierzchu talii
        [deck-bottom] możesz położyć przedmiot z rzędu pod talią
        [artifact] możesz wziąć artefakt z rzędu i go użyć
       *[exiled] możesz położyć usunięty przedmiot pod talią
    } bez płacenia
op-row-exile = przedmiot z prawego końca rzędu zostaje usunięty
op-overcome = możesz ujarzmić strażnika { $where ->
        [own] tam, gdzie stoisz,
       *[alone] tam, gdzie nie stoi inny gracz,
    } bez płacenia
op-activate = { $how ->
        [own] użyj stanowiska, na którym stoisz; na poziomie II zapłać najpierw 2 kompasy
        [empty] użyj obozu bez archeologów
        [two] użyj dwóch różnych obozów
        [level] użyj odkrytego stanowiska poziomu I
       *[camp] użyj obozu
    }
op-stack = użyj wierzchniego kafelka stosu stanowisk poziomu { $level ->
        [1] I
       *[2] II
    }; trafia na spód
op-relocate = przenieś wysłanego archeologa na wolne pole innego { $far ->
        [0] obozu
       *[1] obozu lub stanowiska poziomu I
    } bez kosztu podróży i użyj go
op-recall = możesz sprowadzić archeologa do domu
op-planes = do końca rundy wszystkie twoje symbole podróży są samolotami
op-fearless = w tej rundzie strażnicy nie dają ci Strachu
op-move-guardian = przenieś strażnika ze swojego stanowiska do obozu lub na stanowisko poziomu I bez archeologów i strażnika i użyj tego miejsca
op-borrow = użyj { $side ->
        [gold] złotej
       *[silver] srebrnej
    } strony asystenta z wierzchu stosu w zasobach
op-exchange = wymień asystenta na wierzchniego ze stosu w zasobach, odświeżonego
op-unslot = zabierz bożka z jego pola
op-draw-keep = dobierz do { $max } kart{ $from ->
        [bottom] { " " }ze spodu talii
       *[top] { "" }
    } i zachowaj jedną{ $back ->
        [0] { "" }
       *[1] ; inna może wrócić na wierzch
    }
op-pass = spasuj w tej rundzie
op-per = { $gain } za każdego { $count ->
        [guardians] ujarzmionego strażnika lub strażnika na twoich stanowiskach, najwyżej 3
        [idols] twojego bożka, najwyżej 3
       *[archaeologists] twojego archeologa na stanowisku
    }
op-recruit = zatrudnij asystenta
op-promote = ulepsz asystenta na złotą stronę
op-rescue = uratuj asystenta
op-silver = Srebrna strona: { $effect }
op-gold = Złota strona: { $effect }
op-boon = Dar: { $effect }
op-card-travel = Podróż: { $travel }
op-card-tablet = z ręki najpierw 1 tabliczka
op-card-worth = punkty: { $points }
op-guardian-cost = Koszt ujarzmienia: { $cost }. Punkty: { $points }.
op-assistant-main = To jest akcja główna.

## The page

page-about-gap = Stąd wzięto kartę; rząd zostanie uzupełniony na koniec tury.
page-about-loose = Mogą zapłacić za dowolną podróż do końca tury; potem przepadają.
page-about-main = W turze wykonuje się dokładnie jedną akcję główną; akcje darmowe mogą być przed nią, w jej trakcie i po niej.
page-about-owed = Samolot zapłaci za wszystko, samochód i statek także za but. Bierz to, co świeci; do przybycia możesz wszystko cofnąć.
page-about-play-area = Tu do końca rundy leży wszystko, co zagrywasz, odrzucasz i bierzesz; potem jest tasowane i trafia pod talię.
page-about-rescue = Zostało: { $n }. Lupa, która wejdzie do rzędu 4, zabiera jednego z nich.
page-arrow = Strzałka przeciwnika
page-arrow-left = Z kilku możliwości przeciwnik wybiera skrajną lewą.
page-arrow-right = Z kilku możliwości przeciwnik wybiera skrajną prawą.
page-at-hand = do użycia teraz
page-boon-used = dar wykorzystany
page-card-back = Zakryta karta
page-card-drawn = właśnie dobrana
page-card-price = Koszt: { $price }.
page-crates = Bożki w skrzyniach
page-deck = Talia
page-deck-artifacts = Talia artefaktów
page-deck-cards = Karty: { $n }.
page-deck-items = Talia przedmiotów
page-deck-known = Znane w niej: { $cards }.
page-deck-left = Zostało kart: { $n }. Usunięte: { $exiled }.
page-exhausted = W tej rundzie już pracował.
page-exile = Usunięte karty
page-fan = Pokaż wszystkie karty ({ $n })
page-fear-tiles = Żetony strachu, po -2 punkty
page-free-left = { $n ->
        [one] 1 akcja darmowa
        [few] { $n } akcje darmowe
       *[many] { $n } akcji darmowych
    }
page-guardians-none = Ujarzmieni strażnicy
page-hand = Ręka
page-hand-known = Znane w niej: { $cards }.
page-idol-hidden = Zakryty: wart 3 punkty, jego efektu się nie używa.
page-idols-of = W skrzyniach: { $crates }, na polach: { $slots }.
page-loose = nadwyżka
page-main-done = akcja główna wykonana
page-main-open = akcja główna do wykonania
page-owed = Do zapłaty
page-owned = W ręce i talii: { $cards }.
page-passed = pas
page-pending = potem:
page-pending-run = reszta efektu
page-pending-arrive = wykopaliska: { $where }
page-pending-explore = odkrycie: { $where }
page-pending-reveal-site = odkrycie kafelka
page-pending-wake-guardian = budzi się strażnik
page-pending-take-guardian = ujarzmienie strażnika
page-pending-pay-travel = podróż
page-pending-pay-discard = odrzucenie karty
page-pending-use-again = ponowne użycie
page-pending-resolve-artifact = { $where }
page-pending-claim-tile = kafelek bonusu
page-pending-turn = twoja akcja główna
page-place-island = Wyspa
page-place-research = Badania
page-place-cards = Karty
page-place-row = Rząd kart
page-place-supply = Plansza zasobów
page-play-area = Obszar gry
page-rescue = Pole ratunkowe
page-research-points = Na koniec punkty: { $points }.
page-research-price = Most kosztuje: { $price }.
page-research-space = Rząd { $row }, pole { $space }
page-research-start = Początek toru
page-rival-home = W domu: { $n }.
page-rival-idols = Odkryte: { $up }, po 3 punkty. W stosie: { $down }, po 2.
page-rival-stack = Kafelki przeciwnika: te, które przyjdą, i zużyte w tej rundzie
page-rival-waits = Przeciwnik jeszcze nie wykonał ruchu.
page-row-elsewhere = Karty skądinąd
page-row-gap = Puste miejsce w rzędzie
page-score-sheet = Arkusz punktacji
page-site-price = Koszt: kompasy { $compasses } i { $travel }.
page-slot = Pole bożka { $n }
page-slot-effect = Połóż bożka na polu
page-slot-empty = Puste na koniec: punkty { $points }.
page-slot-full = Zajęte: nie daje punktów.
page-space-blocked = Zablokowane przy tylu graczach.
page-space-cost = Podróż: { $travel }.
page-space-rival = Stoi tu przeciwnik.
page-square = Miejsce na asystenta
page-stack-empty = Pusty stos
page-stack-fears = Talia Strachu
page-stack-guardians = Pozostali strażnicy
page-stack-left = W tym stosie: { $n }.
page-stack-sites = Kafelki stanowisk poziomu { $level ->
        [1] I
       *[2] II
    }
page-stack-unseen = Jeszcze nieznane: { $tiles }.
page-start-player = Pierwszy gracz
page-temple-cost = Koszt u stóp świątyni
page-temple-left = Pozostałe kafelki: { $left }.
page-temple-price = Koszt: { $price }.
page-tray = Co zrobić
page-do-travel = Podróż
page-do-discard = Odrzuć
page-do-exile = Usuń
page-do-keep = Zatrzymaj
page-do-return = Odłóż
page-do-play = Zagraj
page-do-pass-with = Spasuj za
page-do-escort = Podróż
page-do-refresh = Odśwież
page-do-promote = Ulepsz
page-do-use = Użyj
page-do-guide = Podróż
page-do-boon = Dar
page-do-take = Weź
page-do-buy = Kup
page-do-exchange = Wymień
page-do-recruit = Zatrudnij
page-do-borrow = Użyj
page-arrow-takes = { $arrow ->
        [left] strzałka wskazuje to, co leży najdalej po lewej.
       *[right] strzałka wskazuje to, co leży najdalej po prawej.
    }
page-because-rival-sent = { $among ->
        [1] Żadne inne wolne miejsce dla tego zasobu nie leży tak wysoko.
       *[many] Stanowiska najwyższego rzędu z wolnym miejscem dla tego zasobu: { $among }; { page-arrow-takes }
    }
page-because-rival-discovered = { $among ->
        [1] To jedyne nieodkryte stanowisko poziomu tej rundy w najniższym rzędzie, w którym takie są.
       *[many] Nieodkryte stanowiska poziomu tej rundy w najniższym rzędzie: { $among }; { page-arrow-takes }
    }
page-because-no-guardian = Nie stoi przy żadnym strażniku, więc prowadzi badania.
page-because-rival-researched = { $among ->
        [1] W następnym rzędzie dostępne jest tylko jedno pole.
       *[many] Dostępne pola następnego rzędu: { $among }; { page-arrow-takes }
    }
page-because-rival-temple-tile = { $among ->
        [1] Jego lupa jest już w zaginionej świątyni, a został jeden stos po 6 punktów.
       *[many] Jego lupa jest już w zaginionej świątyni; stosy po 6 punktów: { $among }; { page-arrow-takes }
    }
page-because-rival-assistant = { $among ->
        [0] Jego lupa weszła do rzędu z asystentami do uratowania.
        [1] Ten stos jest najwyższy.
       *[many] Równie wysokie stosy: { $among }; { page-arrow-takes }
    }
page-because-rival-overcame = { $among ->
        [1] Przy żadnym innym strażniku nie stoi tak wysoko.
       *[many] Strażnicy, przy których stoi w najwyższym rzędzie: { $among }; { page-arrow-takes }
    }
page-because-rival-bought = { $colour ->
        [green] { $among ->
                [1] Żadna inna karta tego rodzaju w rzędzie nie ma tak mało punktów.
               *[many] Karty tego rodzaju z najmniejszą liczbą punktów: { $among }; { page-arrow-takes }
            }
       *[red] { $among ->
                [1] Żadna inna karta tego rodzaju w rzędzie nie ma tylu punktów.
               *[many] Karty tego rodzaju z największą liczbą punktów: { $among }; { page-arrow-takes }
            }
    }
page-rival-turn = { $turns ->
        [1] Ruch przeciwnika
       *[many] Ruch przeciwnika { $turn } z { $turns }
    }
page-rival-back = Poprzedni ruch
page-rival-on = Następny ruch
page-rival-close = Zamknij
page-rival-show = { $turns ->
        [one] Pokaż jego ruch
        [few] Pokaż jego { $turns } ruchy
       *[many] Pokaż jego { $turns } ruchów
    }
page-why-dig = Idzie do najwyższego rzędu z wolnym miejscem dla tego zasobu; o wyborze decyduje strzałka.
page-why-discover = Zajmuje nieodkryte stanowisko poziomu tej rundy, najpierw dolny rząd; o wyborze decyduje strzałka.
page-why-research = Jego lupa idzie rząd wyżej, pole wskazuje strzałka; kafelek bonusu stamtąd i asystent z zasobów opuszczają grę.
page-why-overcome = Zabiera strażnika ze stanowiska, na którym stoi, najpierw z najwyższego rzędu; gdy go nie ma, bada.
page-why-buy-item = Zabiera przedmiot z najmniejszą liczbą punktów (zielony) albo największą (czerwony); o wyborze decyduje strzałka.
page-why-buy-artifact = Zabiera artefakt z najmniejszą liczbą punktów (zielony) albo największą (czerwony); o wyborze decyduje strzałka.

## At the first table: the aim, and what each decision is for

aim = Najwięcej punktów po pięciu rundach: badania, bożki, strażnicy i karty. Strach odejmuje punkty.
help-turn = Jedna akcja główna; darmowe z błyskawicą są dodatkiem. Wykorzystaj dwóch archeologów i pięć kart.
help-end-turn = Darmowe akcje mogą poczekać; czasem później są więcej warte.
help-keep-cards = Zachowane karty zajmują miejsce nowych. Zatrzymaj tylko lepsze od losowych.
help-face-fear = Zanim weźmiesz żeton, pomoże wszystko, co usuwa karty.
help-pay-travel = Za buty płać najpierw Strachem i butami; samochodem lub statkiem tylko z konieczności.
help-pay-discard = Oddaj kartę, która w tej rundzie daje ci najmniej.
help-use-again = Ten sam obóz jeszcze raz: czego ci brakuje?
help-resolve-artifact = Pierwsze użycie jest teraz darmowe; z ręki będzie kosztować tabliczkę.
help-claim-tile = Weź to, czego użyjesz jeszcze w tej turze.
help-order-results = Jeśli jedno opłaca drugie, weź je najpierw.
help-temple-bonus = Pierwszy w świątyni ma największy wybór.
help-draw = Karta teraz jest zwykle lepsza niż karta później.
help-exile = Najpierw Strach: to minusowy punkt. Potem słabe karty początkowe, by dobre przychodziły częściej.
help-upgrade = Klejnoty są najrzadsze; ulepszaj pod następny krok badań.
help-refresh = Asystenta można wtedy użyć w tej rundzie ponownie.
help-may-pay = Tylko jeśli zyskujesz więcej, niż oddajesz.
help-may-discard = Najlepiej odrzucić Strach.
help-must-discard = Kartę, którą w tej rundzie najtrudniej wykorzystać.
help-may-pay-travel = Użyj symboli, które nie są potrzebne archeologom.
help-send = Kolejne stanowisko w tej samej turze: szukaj tego, czego potrzebuje następna akcja.
help-research = Lupa daje więcej punktów, brulion asystentów. Wspinaj się tam, gdzie stać cię na dwa kroki.
help-choose-discount = Oszczędź to, czego masz najmniej.
help-buy = Wcześnie tanie karty, późno punkty.
help-gain-card = Darmowa karta: weź najdroższą, jaka ci pasuje.
help-overcome = 5 punktów i dar, a w drodze do domu żadnego Strachu.
help-activate = Wybierz stanowisko, które opłaci następny krok.
help-relocate = Odejście od strażnika oszczędzi ci Strachu.
help-relocate-to = Stanowisko znów zadziała: wybierz najlepsze z wolnych.
help-recall = Archeolog w domu może wyruszyć jeszcze raz.
help-move-guardian = Przepędź go stamtąd, gdzie zakończysz rundę.
help-move-guardian-to = Najlepiej tam, gdzie chce kopać inna ekspedycja.
help-borrow = Użycie jednorazowe i darmowe: co teraz najbardziej pomoże?
help-exchange = Nowego można jeszcze użyć w tej rundzie.
help-unslot = Puste pole znów daje punkty, a bożka można użyć ponownie.
help-announce = Więcej kart, większy wybór.
help-keep-drawn = Tę, której użyjesz w tej rundzie.
help-return-drawn = Dobra karta na wierzchu przyjdzie w następnej rundzie.
help-recruit = Użyjesz go raz w każdej rundzie: im wcześniej, tym lepiej.
help-promote = Przy okazji się odświeża: ulepsz już użytego.
help-rescue = Przychodzi użyty; działa od następnej rundy.
help-choose = Weź to, czego brakuje następnej akcji.
