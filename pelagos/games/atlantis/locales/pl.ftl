game-title = Atlantis: Wyspa Bogów
points = ukończone świątynie
game-summary = Zdobywaj wyznawców w czterech regionach i buduj dla swego boga: wygrywa, kto pierwszy ma dokładnie cztery świątynie ze swojej Karty Boga.

## Nazwy

colour-brown = brązowy
colour-green = zielony
colour-blue = niebieski
colour-purple = fioletowy

drawn-brown = { " (kolor brązowy)" }
drawn-green = { " (kolor zielony)" }
drawn-blue = { " (kolor niebieski)" }
drawn-purple = { " (kolor fioletowy)" }

area-brown = własny obszar, region brązowy
area-brown-neutral = neutralny obszar, region brązowy
area-green = własny obszar, region zielony
area-green-neutral = neutralny obszar, region zielony
area-blue = własny obszar, region niebieski
area-blue-neutral = neutralny obszar, region niebieski
area-purple = własny obszar, region fioletowy
area-purple-neutral = neutralny obszar, region fioletowy

tile-i = I
tile-ii = II
tile-iii = III

move-a = dołożenie kafla I
move-r1 = kafel II w miejsce I
move-r2 = kafel III w miejsce II
move-r3 = kafel III w miejsce dwóch I

seat-1 = gracz 1
seat-2 = gracz 2
seat-3 = gracz 3
seat-4 = gracz 4
seat-dummy = wirtualny gracz

ability-swap-tiles = Wymiana Kamieni
ability-move-tile = Transport Kamieni
ability-exchange-card = Zmiana Serca
ability-take-helper = Wezwanie Pomocnika
ability-recall-follower = Przywołanie
ability-move-presence = Boska Wędrówka
ability-draw-two-display = Otwarty Zaciąg
ability-draw-two-deck = Zew z Daleka

god-zeus = Zeus
god-hera = Hera
god-nammu = Nammu
god-ares = Ares
god-poseidon = Posejdon
god-ra = Ra

## Warianty

option-brown_side = Strona brązowej planszy; B na pierwsze partie
option-green_side = Strona zielonej planszy; B na pierwsze partie
option-blue_side = Strona niebieskiej planszy; B na pierwsze partie
option-purple_side = Strona fioletowej planszy; B na pierwsze partie
option-order = Regiony o numerach od 1 do 4
option-order-random = losowo
option-first_player = Kto zaczyna; kolejni gracze dostają coraz więcej kart
option-first_player-random = losowo
option-first_player-1 = { seat-1 }
option-first_player-2 = { seat-2 }
option-first_player-3 = { seat-3 }
option-first_player-4 = { seat-4 }

## Pytania

prompt-draw-card = Weź odkrytą kartę z Obszaru Rekrutacji albo wierzchnią kartę ze Stosu Rekrutacji.
prompt-act = Wybierz akcję albo zakończ swoje akcje.
prompt-spend-helper = Czy oddajesz Żeton Pomocnika, aby zapłacić o jedną kartę mniej?
prompt-swap-first = Wymiana Kamieni: wybierz pierwszy z dwóch kafli, które zamienią się miejscami, albo zrezygnuj.
prompt-swap-second = Wymiana Kamieni: z którym kaflem się zamienia?
prompt-move-tile = Transport Kamieni: wybierz kafel do przeniesienia albo zrezygnuj.
prompt-move-to = Transport Kamieni: dokąd trafia kafel?
prompt-exchange-card = Zmiana Serca: zamień wyznawcę z kartą z ręki w innym kolorze albo zrezygnuj.
prompt-take-helper = Wezwanie Pomocnika: czy bierzesz Żeton Pomocnika?
prompt-recall-follower = Przywołanie: zabierz na rękę jednego ze swoich wyznawców albo zrezygnuj.
prompt-move-presence = Boska Wędrówka: przesuń Znacznik Boskiej Obecności do innego regionu albo zrezygnuj.
prompt-draw-display = Otwarty Zaciąg: weź odkrytą kartę z Obszaru Rekrutacji; razem dwie, z uzupełnieniem pomiędzy nimi.
prompt-draw-deck = Zew z Daleka: czy dobierasz dwie karty ze Stosu Rekrutacji?
prompt-discard = Możesz zachować 5 kart na ręce: odrzuć jedną.

## Dlaczego nie

reason-needs-open-area = Ktoś już tu buduje.
reason-needs-tiles-there = Nie ma tam potrzebnych kafli.
reason-needs-cards = Potrzeba na ręce: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, kolor { $colour }; masz { $have }.
reason-needs-tile = Nie masz w zasobach kafla { $tile }.
reason-needs-presence = Budować można tylko tam, gdzie jest Boska Obecność: region { $colour }.
reason-needs-followers = Potrzeba { $needed } wyznawców, kolor { $colour }; masz { $have }.
reason-needs-other-card = Potrzebna jest na ręce karta w kolorze innym niż { $colour }.
reason-needs-own-tile = Nie masz kafli na wyspie.
reason-needs-rival = Nikt inny nie ma wyznawców.
reason-needs-conversion = W tej turze było już twoje Nawrócenie.
reason-needs-deck = W stosie i wśród odrzuconych nie ma już kart.

## Słowa

word-pass = Zrezygnuj
word-pass-at-act = Zakończ akcje
word-pass-at-spend-helper = Zachowaj Żeton Pomocnika
word-take = Weź odkrytą kartę: kolor { $colour }
word-draw = Dobierz wierzchnią kartę ze Stosu Rekrutacji
word-travel = Podróż: odrzuć kartę i przejdź do regionu: { $colour }
word-construct = Budowa: { $area } ({ $move })
word-helper = Oddaj Żeton Pomocnika
word-demolish = Rozbiórka: kafel { $tile }, { $area }
word-convert = Nawrócenie: wyznawca w kolorze: { $colour } ({ $seat })
word-feast = Święto: odrzuć 2 wyznawców i użyj Zdolności Specjalnej regionu
word-recruit = Rekrutacja: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
word-migrate = Migracja: dobierz wierzchnią kartę ze Stosu Rekrutacji
word-use = Użyj zdolności
word-swap = Zamień kafel { $tile }: { $area }
word-with = Z kaflem { $tile }: { $area }
word-move = Przenieś kafel { $tile }: { $area }
word-to = Dokąd: { $area }
word-exchange = Zabierz wyznawcę (kolor { $colour }) za kartę z ręki (kolor { $colour2 })
word-recall = Zabierz na rękę wyznawcę: kolor { $colour }
word-presence = Przesuń Znacznik Boskiej Obecności do regionu: { $colour }
word-discard = Odrzuć kartę: kolor { $colour }

## Dziennik

log-god-dealt = { $player } służy bóstwu: { $god }.
log-turn-began = { $player }: początek tury { $turn }.
log-dummy-left = Karta wirtualnego gracza zostaje odrzucona: kolor { $colour }.
log-dummy-came = Wirtualny gracz otrzymuje kartę: kolor { $colour }.
log-card-taken = { $player } bierze kartę z Obszaru Rekrutacji: kolor { $colour }.
log-card-drawn = { $player } dobiera kartę ze Stosu Rekrutacji{ $colour }.
log-card-revealed = Do Obszaru Rekrutacji trafia karta: kolor { $colour }.
log-reshuffled = { $cards ->
        [one] Jedyna odrzucona karta tworzy nowy Stos Rekrutacji.
        [few] { $cards } odrzucone karty zostają potasowane i tworzą nowy Stos Rekrutacji.
       *[many] { $cards } odrzuconych kart zostaje potasowanych i tworzy nowy Stos Rekrutacji.
    }
log-travelled = { $player } odrzuca kartę i przenosi Znacznik Boskiej Obecności do regionu: { $colour }.
log-built = { $player } buduje poziom { $level }: { $area } ({ $move }), { $cards ->
        [0] bez płacenia kartą
        [one] za 1 kartę
        [few] za { $cards } karty
       *[many] za { $cards } kart
    }.
log-helper-spent = { $player } oddaje Żeton Pomocnika.
log-demolished = { $player } rozbiera kafel { $tile }: { $area }.
log-converted = { $player } nawraca wyznawcę w kolorze: { $colour } (dotychczas { $from }).
log-feast-held = { $player } obchodzi Święto w regionie: { $colour } ({ $ability }).
log-ability-waived = { $player } rezygnuje ze zdolności: { $ability }.
log-tiles-swapped = { $player } zamienia kafel { $tile } ({ $area }) z kaflem { $tile2 } ({ $area2 }).
log-tile-moved = { $player } przenosi kafel { $tile } ({ $area }); nowe miejsce: { $area2 }.
log-card-exchanged = { $player } zabiera wyznawcę (kolor { $colour }) za kartę z ręki (kolor { $colour2 }).
log-helper-taken = { $player } bierze Żeton Pomocnika.
log-follower-recalled = { $player } zabiera na rękę wyznawcę: kolor { $colour }.
log-presence-moved = { $player } przesuwa Znacznik Boskiej Obecności do regionu: { $colour }.
log-recruited = { $player } rekrutuje { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }: kolor { $colour }.
log-migrated = { $player } dobiera kartę dzięki Migracji{ $colour }.
log-actions-ended = { $player } kończy akcje; niewykorzystane: { $actions }.
log-temple-completed = { $player } ma ukończoną świątynię w regionie nr { $number }.
log-temple-spoilt = Świątynia w regionie nr { $number } ({ $player }) nie jest już taka, jakiej chce bóg.
log-followers-discarded = { $player } odrzuca { $cards ->
        [one] 1 wyznawcę
        [few] { $cards } wyznawców
       *[many] { $cards } wyznawców
    } (kolor { $colour }), bo zostać może pięciu jednego koloru.
log-card-discarded = { $player } odrzuca kartę: kolor { $colour }.
log-game-won = Stoją wszystkie cztery świątynie: { $player } wygrywa ({ $god }).
log-game-lost = Dziesiąta tura minęła: { $player } przegrywa, { $temples ->
        [0] bez ukończonej świątyni
        [one] z 1 ukończoną świątynią
        [few] z { $temples } ukończonymi świątyniami
       *[many] z { $temples } ukończonymi świątyniami
    }.
log-game-stopped = Każdy rozegrał { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[many] { $turns } tur
    } i nikt nie wygrał: gra zostaje przerwana.

## Wynik

score-temple = Świątynia w regionie nr { $number }
score-completed = Ukończone świątynie
score-count = { $count ->
    [one] { $count } świątynia
    [few] { $count } świątynie
   *[many] { $count } świątyń
}
score-neutral = Kafle na obszarach neutralnych
score-own = Kafle na własnych obszarach
score-turns = Rozegrane tury

## Stół

table-round = runda { $round }
table-neutral = neutralny
table-display = Odkryte
table-deck = stos: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
table-dummy = Wirtualny gracz
table-hand = Ręka
table-turn = Tura
table-actions = { $actions ->
        [one] została 1 akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
table-god = bóg
table-done = gotowe
table-cards = ręka
table-followers = wyznawcy:
table-tiles = kafle
table-supply = kafle:
table-known = znane na ręce:
table-discard = Odrzucone:
table-unseen = Niewidoczne:
table-sign-marker = Boska Obecność
table-sign-helper = Pomocnik
table-sign-done = świątynia ukończona

short-hand = ręka
short-followers = wyzn.

## Strona

action-travel = Podróż
action-construct = Budowa
action-demolish = Rozbiór{ "\u00AD" }ka
action-convert = Nawró{ "\u00AD" }cenie
action-feast = Święto
action-recruit = Rekru{ "\u00AD" }tacja
action-migrate = Migra{ "\u00AD" }cja

about-travel = Odrzuć z ręki kartę w innym kolorze niż kolor Boskiej Obecności; jej znacznik przechodzi do regionu tej karty.
about-construct = Podnieś o jeden poziom swoją świątynię w regionie Boskiej Obecności. Płacisz tyle kart z ręki w jego kolorze, ile wynosi nowy poziom; stają się twoimi wyznawcami.
about-demolish = Zdejmij jeden swój kafel z dowolnej świątyni do zasobów. Nic nie kosztuje.
about-convert = Raz na turę: wyznawca innego gracza, w dowolnym kolorze, staje się twój.
about-feast = Mając co najmniej 3 wyznawców w kolorze Boskiej Obecności: odrzuć 2 z nich i użyj zdolności jej regionu.
about-recruit = Przenieś dowolną liczbę kart z ręki w kolorze Boskiej Obecności do swoich wyznawców.
about-migrate = Dobierz wierzchnią kartę ze Stosu Rekrutacji.

effect-swap-tiles = Dwa twoje kafle różnej wielkości, z dwóch różnych obszarów, zamieniają się miejscami.
effect-move-tile = Jeden twój kafel przechodzi na inny dostępny ci obszar.
effect-exchange-card = Jeden z twoich wyznawców zamienia się miejscem z kartą z ręki w innym kolorze.
effect-take-helper = Weź Żeton Pomocnika, jeśli żadnego nie masz.
effect-recall-follower = Jeden z twoich wyznawców, w dowolnym kolorze, wraca na twoją rękę.
effect-move-presence = Znacznik Boskiej Obecności przechodzi do innego, wybranego regionu.
effect-draw-two-display = Weź dwie odkryte karty z Obszaru Rekrutacji, jedną po drugiej; pomiędzy nimi obszar jest uzupełniany.
effect-draw-two-deck = Dobierz dwie karty ze Stosu Rekrutacji.

effect-presence = Większość akcji zależy od jej regionu i koloru: Budowa, Święto i Rekrutacja. Jest wspólna dla wszystkich graczy.
effect-helper = Oddaj go podczas Budowy i zapłać o jedną kartę mniej. Każdy ma najwyżej jednego.
effect-display = Odkryte karty, od razu uzupełniane ze stosu. Swoją turę zaczynasz od dobrania trzech kart, stąd lub ze stosu.
effect-deck = Karty, których nikt nie widział. Gdy stos jest pusty, tasuje się karty odrzucone i tworzą nowy stos.
effect-discard = Karty odrzucone. Utworzą nowy stos, gdy obecny się skończy.
effect-dummy = W grze solo co turę leży tu jedna karta; możesz ją nawrócić.
effect-god = Wygrywa, kto pierwszy ma dokładnie te cztery świątynie, na własnych obszarach regionów o tych numerach, i żadnego kafla na obszarze neutralnym.
effect-neutral = Każdy może tu budować, dopóki obszar jest pusty lub leżą na nim tylko jego kafle. Nie liczy się do Karty Boga, a kafle na nim nie pozwalają wygrać.
effect-followers = Karty z Budowy i Rekrutacji. Płaci się nimi za Święto; na koniec tury zostaje najwyżej 5 w każdym kolorze.
effect-number = Według tych numerów Karta Boga wskazuje, jaka świątynia ma stać w którym regionie. Nigdy się nie zmieniają.
effect-supply = Kafle, których nie ma na wyspie. Tylko z nich można budować.

page-keep-helper = Zachowaj Pomocnika: płacisz { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
page-spend-helper = Oddaj Pomocnika: płacisz { $cards ->
        [0] nic
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
page-costs = Koszt: { $cards ->
        [0] nic
        [one] 1 karta, kolor { $colour }
        [few] { $cards } karty, kolor { $colour }
       *[many] { $cards } kart, kolor { $colour }
    }
page-next-level = Następny poziom kosztuje: { $cards ->
        [one] 1 karta, kolor { $colour }
        [few] { $cards } karty, kolor { $colour }
       *[many] { $cards } kart, kolor { $colour }
    }; masz { $have }.
page-costs-less = Z Pomocnikiem o jedną mniej
page-costs-card = Odrzucasz kartę z ręki: kolor { $colour }
page-costs-followers = Odrzucasz 2 wyznawców: kolor { $colour }
page-free = Nic nie kosztuje
page-needs-owner = Tu buduje { $player }.
page-region = Region { $number }, { $colour }
page-temple = { $player }, region { $colour }: { $tiles }
page-temple-neutral = Obszar neutralny, region { $colour }: { $tiles }
page-level = poziom { $level }
page-empty = pusto
page-wants = ma stanąć: { $tiles }
page-completed = ukończona
page-followers = Wyznawcy
page-discard = odrzucone: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
page-hand-of = na ręce: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
page-known = znane: { $cards }
page-unseen = niewidoczne: { $cards }
page-cards = { $cards ->
        [one] 1 karta, kolor { $colour }
        [few] { $cards } karty, kolor { $colour }
       *[many] { $cards } kart, kolor { $colour }
    }
page-followers-of = { $cards ->
        [one] 1 wyznawca, kolor { $colour }
        [few] { $cards } wyznawców, kolor { $colour }
       *[many] { $cards } wyznawców, kolor { $colour }
    }
page-draws = do dobrania: { $cards }
page-solo-turn = tura { $turn } z { $turns }
page-choose-action = Pokaż tylko: { $action }
page-choose-follower = Wybierz wyznawcę: kolor { $colour }
page-choose-hand = Teraz wybierz kartę z ręki, która zajmie jego miejsce
page-back = Wybierz inaczej
page-end = Koniec
page-about-actions = Pięć akcji w turze, w dowolnej kolejności, także kilka razy ta sama. Niewykorzystane przepadają.
page-islet = Wysepka pośrodku
page-about-islet = Dookoła leżą cztery regiony. Tu nic się nie buduje.
page-actions-of = { $player }: { $actions ->
        [one] została 1 akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
page-island = Wyspa
page-gods = Karty Bogów
page-rule = Zasada { $rule }
page-won = { $player } wygrywa, bóstwo: { $god }
page-lost = Bóg nie jest zadowolony: { $temples } z 4 świątyń
page-stopped = Koniec bez zwycięzcy

## Strona zasad

gallery-actions = Akcje
gallery-abilities = Zdolności regionów
gallery-cards = Mieszkańcy
gallery-gods = Bogowie i świątynie, których pragną
gallery-moves = Sposoby budowy
gallery-things = Inne rzeczy
gallery-deck = Stos Rekrutacji
gallery-presence = Boska Obecność
gallery-helper = Żeton Pomocnika
gallery-card = Płaci za budowę w regionie tego koloru, prowadzi tam podróż albo zostaje wyznawcą.
gallery-move = Podnosi poziom świątyni o jeden; kosztuje tyle kart, ile wynosi nowy poziom.

## At the first table: the aim, and what each decision is for

aim = Dokładnie cztery świątynie z Karty Boga na swoich obszarach i żadnego kafla na neutralnym.
help-draw-card = Zbieraj kolor świątyni, którą chcesz zbudować: poziom 3 kosztuje trzy takie karty.
help-act = Pięć akcji: planuj od końca, od tego, co chcesz zbudować. Podróż kosztuje kartę, migracja ją daje.
help-spend-helper = Pomocnik zawsze oszczędza jedną kartę: użyj go wtedy, gdy jednej ci brakuje.
help-swap-first = Dwa kafle w złych regionach naraz trafiają na swoje miejsca.
help-swap-second = Potem obie świątynie powinny być takie, jak chce bóg, albo bliżej tego.
help-move-tile = Kafel II lub III zbudowany taniej gdzie indziej może trafić na właściwe miejsce.
help-move-to = Może być nawet pusty obszar: nie trzeba zaczynać od I.
help-exchange-card = Zamień zbędnego wyznawcę w kartę na następną świątynię.
help-take-helper = Pomocnik oszczędza kartę przy dowolnej późniejszej budowie.
help-recall-follower = Wyznawca znów jest kartą na ręce: zapłatą za kolejny poziom.
help-move-presence = Podróż bez karty: idź tam, gdzie możesz teraz budować.
help-draw-display = Dwie odkryte karty: dokładnie to, czego brakuje.
help-draw-deck = Dwie zakryte karty to nadal dwie karty.
help-discard = Zachowaj karty na następną świątynię; odrzuć kolory, które masz już za sobą.
