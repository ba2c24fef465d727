game-title = Oryszalk
game-summary = Odkrywaj wyspę, zdobywaj przychylność Tytanów, pokonuj stworzenia: wygrywa ten, kto pierwszy ma 5 punktów i bezpieczną wyspę.

## Nazwy

side-easy = łatwiejsza strona, jedna gwiazdka
side-hard = trudniejsza strona, dwie gwiazdki

terrain-mountain = góry
terrain-lagoon = woda
terrain-desert = pustynia
terrain-forest = las
terrain-volcano = wulkan

titan-hyperion = Hyperion
titan-themis = Temis
titan-kronos = Kronos
titan-theia = Teja

favour-none = Bez przychylności
favour-hyperion = Użyj przychylności: Hyperion
favour-themis = Użyj przychylności: Temis
favour-kronos = Użyj przychylności: Kronos
favour-theia = Użyj przychylności: Teja

action-produce = wydobycie
action-recruit = rekrutacja
action-capture = schwytanie
action-construct = budowa

kind-hellhound = Piekielny Ogar
kind-minotaur = Minotaur
kind-gorgon = Gorgon
kind-cyclops = Cyklop
kind-hydra = Hydra

creature-hellhound = Piekielny Ogar
creature-minotaur = Minotaur
creature-gorgon = Gorgon
creature-cyclops = Cyklop
creature-hydra-hyperion = Hydra (Hyperion)
creature-hydra-themis = Hydra (Temis)
creature-hydra-kronos = Hydra (Kronos)
creature-hydra-theia = Hydra (Teja)

source-mountain = miejsce gór
source-lagoon = miejsce wody
source-desert = miejsce pustyni
source-forest = miejsce lasu
source-minotaur = budowla Minotaura

resource-hoplite = hoplici
resource-orichalcum = oryszalk
resource-captured-creature = pokonane stworzenia

seat-1 = gracz 1
seat-2 = gracz 2
seat-3 = gracz 3
seat-4 = gracz 4

building-training-camp = Obóz Szkoleniowy
building-mine = Kopalnia Oryszalku
building-hospital = Szpital
building-oratory = Oratorium
building-siege-engines-3 = Machiny Oblężnicze 3
building-siege-engines-4 = Machiny Oblężnicze 4
building-siege-engines-5 = Machiny Oblężnicze 5
building-arch = Monument
building-protection-crystal = Kryształ Ochronny
building-architect-practice = Pracownia Architekta
building-forge = Kuźnia
building-statues-hoplite = Posągi (hoplici)
building-statues-orichalcum = Posągi (oryszalk)
building-statues-captured-creature = Posągi (stworzenia)

card-produce-1 = wydobycie, 1 krąg
card-produce-2 = wydobycie, 2 kręgi
card-produce-3 = wydobycie, 3 kręgi
card-recruit-1 = rekrutacja, 1 krąg
card-recruit-2 = rekrutacja, 2 kręgi
card-recruit-3 = rekrutacja, 3 kręgi
card-capture-1 = schwytanie, 1 krąg
card-capture-2 = schwytanie, 2 kręgi
card-capture-3 = schwytanie, 3 kręgi
card-construct-1 = budowa, 1 krąg
card-construct-2 = budowa, 2 kręgi
card-construct-3 = budowa, 3 kręgi

die-9 = czaszka

tile-mountain = góry
tile-lagoon = woda
tile-desert = pustynia
tile-forest = las
tile-volcano = wulkan
tile-mountain-mountain = góry i góry
tile-lagoon-lagoon = woda i woda
tile-desert-desert = pustynia i pustynia
tile-forest-forest = las i las
tile-mountain-lagoon = góry i woda
tile-mountain-desert = góry i pustynia
tile-mountain-forest = góry i las
tile-lagoon-desert = woda i pustynia
tile-lagoon-forest = woda i las
tile-desert-forest = pustynia i las
tile-volcano-mountain = wulkan i góry
tile-volcano-lagoon = wulkan i woda
tile-volcano-desert = wulkan i pustynia
tile-volcano-forest = wulkan i las
tile-mountain-lagoon-desert = góry, woda i pustynia
tile-mountain-forest-lagoon = góry, las i woda
tile-mountain-desert-forest = góry, pustynia i las
tile-lagoon-forest-desert = woda, las i pustynia
tile-mountain-mountain-lagoon = góry, góry i woda
tile-desert-desert-mountain = pustynia, pustynia i góry
tile-mountain-mountain-forest = góry, góry i las
tile-lagoon-lagoon-desert = woda, woda i pustynia
tile-forest-forest-lagoon = las, las i woda
tile-desert-desert-forest = pustynia, pustynia i las
tile-volcano-mountain-lagoon = wulkan, góry i woda
tile-volcano-mountain-desert = wulkan, góry i pustynia
tile-volcano-mountain-forest = wulkan, góry i las
tile-volcano-lagoon-desert = wulkan, woda i pustynia
tile-volcano-lagoon-forest = wulkan, woda i las
tile-volcano-desert-forest = wulkan, pustynia i las
tile-volcano-forest-lagoon = wulkan, las i woda

## Warianty

option-island_side = Strona wysp; różne strony wyrównują szanse
option-island_side-easy = { side-easy }
option-island_side-hard = { side-hard }
option-island_side-choose = każdy wybiera sam
option-same_island = Wszyscy grają na takiej samej wyspie

## Pytania

prompt-choose-side = Wybierz stronę swojej wyspy.
prompt-lay-metropolis = Połóż metropolię tak, aby zakryła port.
prompt-take-card = Weź kartę akcji; płaci się za nią hoplitami.
prompt-place-tile = Połóż kafelek terenu obok czegoś, co już leży na twojej wyspie.
prompt-attract-titans = Przybywa kilku Tytanów: który pierwszy?
prompt-give-up-titan = Więcej Tytanów mieć nie możesz: którego oddajesz?
prompt-card-action = Wykonać akcję z karty?
prompt-use-favour = Użyć przychylności Tytana i wziąć dwa razy więcej?
prompt-fight = Wybierz stworzenie i liczbę hoplitów wysyłanych do walki.
prompt-choose-lair = Mieszka tu kilka takich stworzeń: z którym walczysz?
prompt-roll = Użyć przychylności Kronosa i wygrać tę walkę bez rzutu?
prompt-minotaur-building = Minotaur przynosi budowlę: postawić ją od razu na dowolnym wolnym terenie?
prompt-construct = Zbuduj budowlę, świątynię lub medalion.
prompt-extra-action = Kupić dodatkową akcję?
prompt-pay-creature = Którym pokonanym stworzeniem płacisz?
prompt-discard-card = Odrzuć kartę z rzędu.
prompt-choose-marker = Remis: kto dostaje żeton inicjatywy?

## Dlaczego nie

reason-not-for-that = { $action }: tym nie można zapłacić ({ $resource }).
reason-needs-goods = Koszt ({ $resource }): { $amount }, masz { $have }.
reason-no-creature = Na twojej wyspie nie ma stworzenia.
reason-no-object = Nie możesz teraz niczego zbudować.
reason-off-island = To wystawałoby poza wyspę.
reason-occupied = Tam już coś leży.
reason-apart = Musi stykać się z tym, co leży na wyspie.
reason-needs-port = Metropolia musi zakryć port.
reason-needs-free-terrain = Buduje się tylko na wolnym terenie.
reason-beside-creature = Obok jest stworzenie.
reason-slot-empty = To miejsce planszy budowy jest puste.
reason-no-site = Nie masz na to wolnego terenu, obok którego nie ma stworzenia: { $terrain } lub pusty wulkan.
reason-needs-terrain = Stoi na tym terenie albo na pustym wulkanie: { $terrain }.
reason-needs-all-terrains = Świątynia wymaga czterech różnych terenów; pusty wulkan liczy się jako dowolny.
reason-no-token = W zasobach nie ma już ani jednego żetonu.
reason-no-such-fight = Tylu hoplitów nie może iść do takiego stworzenia.

## Szanse

odds-won = wygrana
odds-lost = przegrana

## Słowa

word-pass = Zrezygnuj
word-pass-at-fight = Koniec walk
word-pass-at-construct = Bez drugiej budowy
word-pass-at-minotaur-building = Odłóż do worka
word-pass-at-extra-action = Bez dodatkowej akcji
word-side = Wybierz wyspę: { $side }
word-metropolis = Połóż metropolię na { $circle }, { $turns ->
        [0] bez obrotu
        [one] { $turns } obrót
        [few] { $turns } obroty
       *[many] { $turns } obrotów
    }
word-take = Weź kartę { $slot }
word-place = Połóż kafelek na { $circle }, { $turns ->
        [0] bez obrotu
        [one] { $turns } obrót
        [few] { $turns } obroty
       *[many] { $turns } obrotów
    }
word-attract = Pierwszy przybywa Tytan: { $titan }
word-give = Oddaj Tytana: { $titan }
word-act = Wykonaj akcję: { $action }
word-favour = { $favour }
word-fight = Walcz: { $kind }, { $hoplites ->
        [0] nie wysyłaj hoplitów
        [one] wyślij 1 hoplitę
        [few] wyślij { $hoplites } hoplitów
       *[many] wyślij { $hoplites } hoplitów
    }
word-at = Walcz ze stworzeniem na { $circle }
word-build = Buduj na { $circle }: { $source }
word-temple = Wznieś świątynię na { $circle }, { $turns ->
        [0] bez obrotu
        [one] { $turns } obrót
        [few] { $turns } obroty
       *[many] { $turns } obrotów
    }
word-medallion = Wykuj medalion z 5 bryłek oryszalku
word-buy = Dodatkowa akcja ({ $action }), zapłata: { $resource }
word-pay = Zapłać: { $creature }
word-discard = Odrzuć kartę { $slot }
word-marker = Żeton inicjatywy dostaje { $seat }

## Przebieg gry

log-round-began = Zaczyna się runda { $round }.
log-side-chosen = { $player } wybiera: { $side }.
log-metropolis-laid = { $player } kładzie metropolię na { $circle }.
log-port-covered = { $player } dociera do portu na { $circle }: { $hoplites ->
        [0] { $orichalcum ->
            [0] nic nie zostało
            [one] 1 bryłka oryszalku
            [few] { $orichalcum } bryłki oryszalku
           *[many] { $orichalcum } bryłek oryszalku
        }
        [one] 1 hoplita{ $orichalcum ->
            [0] { "" }
            [one] { " " }i 1 bryłka oryszalku
            [few] { " " }i { $orichalcum } bryłki oryszalku
           *[many] { " " }i { $orichalcum } bryłek oryszalku
        }
       *[many] { $hoplites } hoplitów{ $orichalcum ->
            [0] { "" }
            [one] { " " }i 1 bryłka oryszalku
            [few] { " " }i { $orichalcum } bryłki oryszalku
           *[many] { " " }i { $orichalcum } bryłek oryszalku
        }
    }.
log-card-taken = { $player } bierze kartę { $slot } ({ $card }) { $price ->
        [0] za darmo
        [one] za 1 hoplitę
        [few] za { $price } hoplitów
       *[many] za { $price } hoplitów
    }.
log-tile-placed = { $player } kładzie na { $circle }: { $tile }.
log-tile-returned = { $player } nie ma miejsca na kafelek: { $tile }; kafelek wraca pod stos.
log-creature-arrived = Na wyspie gracza { $player }, w kręgu { $circle }, zamieszkuje { $creature }.
log-titan-taken = { $player } zyskuje przychylność Tytana: { $titan }.
log-titan-stolen = { $player } zabiera Tytana: { $titan } (dotychczas { $from }).
log-titan-renewed = { $player } znów budzi Tytana: { $titan }.
log-titan-given-up = { $player } oddaje Tytana: { $titan }.
log-favour-used = { $player } korzysta z przychylności Tytana: { $titan }.
log-action-begun = { $player } wykonuje akcję: { $action }.
log-action-declined = { $player } rezygnuje z akcji: { $action }.
log-produced = { $player } wydobywa { $orichalcum ->
        [one] 1 bryłkę oryszalku
        [few] { $orichalcum } bryłki oryszalku
       *[many] { $orichalcum } bryłek oryszalku
    }.
log-recruited = { $player } rekrutuje { $hoplites ->
        [one] 1 hoplitę
        [few] { $hoplites } hoplitów
       *[many] { $hoplites } hoplitów
    }.
log-fight-begun = { $player } walczy na { $circle } ({ $creature }), { $hoplites ->
        [0] bez hoplitów
        [one] z 1 hoplitą
        [few] z { $hoplites } hoplitami
       *[many] z { $hoplites } hoplitami
    }.
log-dice-rolled = { $player } rzuca: { $dice }.
log-fight-won = { $player } wygrywa walkę na { $circle } ({ $creature }).
log-reward-taken = { $player } dostaje w nagrodę { $orichalcum ->
        [one] 1 bryłkę oryszalku
        [few] { $orichalcum } bryłki oryszalku
       *[many] { $orichalcum } bryłek oryszalku
    }.
log-fight-lost = { $player } przegrywa walkę ({ $creature }).
log-hoplites-healed = { $player } odzyskuje ze Szpitala { $hoplites ->
        [one] 1 hoplitę
        [few] { $hoplites } hoplitów
       *[many] { $hoplites } hoplitów
    }.
log-building-drawn = { $player } losuje budowlę: { $building }.
log-building-returned = { $player } odkłada budowlę: { $building }.
log-built = { $player } buduje na { $circle }: { $building }.
log-building-yielded = { $player } bierze z nowej budowli: { $hoplites ->
        [0] { $orichalcum ->
            [one] 1 bryłkę oryszalku
            [few] { $orichalcum } bryłki oryszalku
           *[many] { $orichalcum } bryłek oryszalku
        }
        [one] 1 hoplitę
        [few] { $hoplites } hoplitów
       *[many] { $hoplites } hoplitów
    }.
log-temple-built = { $player } wznosi świątynię na { $circle }.
log-medallion-made = { $player } wykuwa medalion.
log-extra-bought = { $player } kupuje dodatkową akcję: { $action }, zapłata: { $resource } ({ $price }).
log-creature-paid = { $player } płaci stworzeniem: { $creature }.
log-card-discarded = { $player } odrzuca kartę { $slot } ({ $card }).
log-card-revealed = Nowa karta na miejscu { $slot }: { $card }.
log-card-and-tile-revealed = Nowa karta na miejscu { $slot }: { $card }, kafelek: { $tile }.
log-card-and-creature-revealed = Nowa karta na miejscu { $slot }: { $card }, kafelek: { $tile }, stworzenie: { $creature }.
log-building-revealed = Nowa budowla, miejsce { $slot }: { $building }.
log-marker-chosen = { $player } rozstrzyga remis, żeton inicjatywy dostaje { $to }.
log-marker-taken = { $player } bierze żeton inicjatywy.
log-last-hoplite = { $player } będzie na końcu i bierze { $hoplites ->
        [one] 1 hoplitę
        [few] { $hoplites } hoplitów
       *[many] { $hoplites } hoplitów
    }.
log-game-won = { $player } wygrywa, mając { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i bezpieczną wyspę.
log-game-stopped = Gra kończy się po rundzie { $round } bez zwycięzcy.

## Wynik

score-titans = Tytani
score-temples = Świątynie
score-medallions = Medaliony
score-creatures = Stworzenia na wyspie
score-stock = Oryszalk i hoplici w zasobach

## Stół

table-round = runda { $round }
table-island = Wyspa { $board }, { $side ->
        [easy] łatwiejsza strona
        [hard] trudniejsza strona
       *[none] strona do wyboru
    }
table-card = karta
table-price = cena
table-tile = teren
table-creature = stworzenie
table-building = budowla
table-titan = Tytan
table-points = punkty
table-hoplites = hoplici
table-orichalcum = oryszalk
table-captured = pokonane
table-on-island = na wolności
table-holds = ma
table-free = gratis
table-in-hand = W ręku:
table-temples = { $number ->
        [one] świątynia
        [few] { $number } świątynie
       *[many] { $number } świątyń
    }
table-medallions = { $number ->
        [one] medalion
        [few] { $number } medaliony
       *[many] { $number } medalionów
    }
table-legend = ⌂ metropolia  Π świątynia  h hoplita  o oryszalk
table-guarded = { $hoplites ->
        [0] { "" }
        [one] jest tam 1 hoplita
        [few] jest tam { $hoplites } hoplitów
       *[many] jest tam { $hoplites } hoplitów
    }

## Dwie litery dla każdej budowli na narysowanej wyspie

short-training-camp = Ob
short-mine = Ko
short-hospital = Sz
short-oratory = Or
short-siege-engines-3 = M3
short-siege-engines-4 = M4
short-siege-engines-5 = M5
short-arch = Mo
short-protection-crystal = Kr
short-architect-practice = Pr
short-forge = Ku
short-statues-hoplite = Ph
short-statues-orichalcum = Po
short-statues-captured-creature = Ps

## Strona: rzeczy w słowach

thing-temple = Świątynia
thing-medallion = Medalion
thing-metropolis = Metropolia
thing-port = Port
thing-hoplites = Hoplici
thing-orichalcum = Oryszalk
thing-large = Stworzenia na wolności
thing-marker = Żeton inicjatywy

about-temple = Stoi na czterech kręgach w rombie, każdy z innym terenem; pusty wulkan zastępuje dowolny. Warta 1 punkt.
about-medallion = Kosztuje 5 bryłek oryszalku. Wart 1 punkt.
about-metropolis = Liczy się jako jedna kopalnia i jeden obóz szkoleniowy. Nie można na niej budować.
about-port = Kto go przykryje, bierze to, co pokazuje, jeden raz.
about-hoplites = W zasobach, a obok: ile dodaje jedna rekrutacja. Płacą za karty i dodatkowe akcje, walczą ze stworzeniami.
about-orichalcum = W zasobach, a obok: ile dodaje jedno wydobycie. Płaci się nim za dodatkowe akcje; z 5 bryłek powstaje medalion.
about-large = Kto ma na wyspie stworzenie, nie może wygrać ani budować na jego kręgu i obok niego.
about-marker = Jego właściciel zaczyna rundę. Na koniec rundy dostaje go ten, kto ma w zasobach najwięcej hoplitów.

about-produce = Weź 1 bryłkę oryszalku za każdą swoją kopalnię; metropolia liczy się jako jedna.
about-recruit = Weź 1 hoplitę za każdy swój obóz szkoleniowy; metropolia liczy się jako jeden.
about-capture = Walcz ze stworzeniami na swojej wyspie, z jednym po drugim, aż skończysz lub przegrasz.
about-construct = Zbuduj budowlę, świątynię lub medalion.

about-hyperion = Przybywa, gdy połączone są 3 góry. Wart 1 punkt. Przychylność, raz: podwaja oryszalk z jednego wydobycia.
about-themis = Przybywa, gdy połączone są 3 kręgi wody. Warta 1 punkt. Przychylność, raz: podwaja hoplitów z jednej rekrutacji.
about-kronos = Przybywa, gdy połączone są 3 pustynie. Wart 1 punkt. Przychylność, raz: wygrywa jedną walkę bez rzutu.
about-theia = Przybywa, gdy połączone są 3 lasy. Warta 1 punkt. Przychylność, raz: druga budowa w tej samej akcji.

about-mountain = Trzy połączone wolne kręgi przyciągają Tytana: Hyperion.
about-lagoon = Trzy połączone wolne kręgi przyciągają Tytana: Temis.
about-desert = Trzy połączone wolne kręgi przyciągają Tytana: Kronos.
about-forest = Trzy połączone wolne kręgi przyciągają Tytana: Teja.
about-volcano = Dom stworzenia. Po jego pokonaniu może tu stanąć każda budowla, a pod świątynią liczy się jako dowolny teren.

about-hellhound = Siła { $strength }. Pokonany przynosi 1 bryłkę oryszalku.
about-minotaur = Siła { $strength }. Pokonany przynosi budowlę z worka; można ją od razu postawić na dowolnym wolnym terenie.
about-gorgon = Siła { $strength }. Pokonany przynosi 2 bryłki oryszalku.
about-cyclops = Siła { $strength }. Pokonany przynosi 3 bryłki oryszalku.
about-hydra = Siła { $strength }. Pokonana przynosi Tytana, którego pokazuje: { $titan }.

about-training-camp = Przynosi leżącego na nim hoplitę; 1 hoplita więcej przy każdej rekrutacji.
about-mine = Przynosi leżącą na niej bryłkę oryszalku; 1 bryłka więcej przy każdym wydobyciu.
about-hospital = Za każde pokonane stworzenie jeden hoplita z tej walki wraca po zakończeniu akcji.
about-oratory = Możesz mieć o jednego Tytana więcej.
about-siege-engines = W twoich walkach kość z wynikiem { $of } liczy się jak czaszka.
about-arch = 1 bryłka oryszalku więcej za każde pokonane stworzenie.
about-protection-crystal = Możesz budować obok stworzeń, ale nie na ich kręgach. Sam Kryształ nie może stanąć obok stworzenia.
about-architect-practice = Dwa z czterech kręgów pod świątynią mogą pokazywać ten sam teren.
about-forge = Druga dodatkowa akcja w każdej turze, płatna osobno.
about-statues = Dodatkowe akcje kosztują o 1 mniej, gdy płacisz tak: { $of }.
about-slot = Do końca rundy nic tu nie leży. Budowla z tego miejsca staje na tym terenie ({ $terrain }) albo na pustym wulkanie.

## Strona: co mówi

page-row = Karty akcji
page-board = Plansza budowy i Tytani
page-choices = Co możesz zrobić
page-fights = Walki
page-price = { $price ->
        [0] gratis
        [one] 1 hoplita
        [few] { $price } hoplitów
       *[many] { $price } hoplitów
    }
page-on-table = na stole
page-used = przychylność zużyta
page-empty = puste
page-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } z { $needed }
page-missing = Brakuje: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
about-points = Tytani, świątynie i medaliony dają po punkcie. Kto ma { $needed } i żadnego stworzenia na wyspie, od razu wygrywa.
page-look = Obejrzyj wyspę: { $player }
page-back = Moja wyspa
page-left = Co zostało
page-close = Zamknij
page-turn = Obróć
page-lay = Połóż tutaj
page-nothing = nic więcej nie daje
page-aim = Wybierz jeden z jasnych kręgów.
page-aim-turn = Wskaż jasny krąg; obracaj kółkiem myszy lub klawiszem R.
page-aim-touch = Dotknij jasnego kręgu; dotknij znów, by obrócić.
page-aim-card = Wybierz kartę z rzędu.
page-aim-discard = Wybierz kartę z rzędu, która odpada.
page-chance = szansa { $chance }
page-pay = Zapłata { $price }: { $resource }
page-roll = Rzuć: { $chance }
page-won = Schwytane
page-lost = Odparcie
page-no-favour = Bez przychylności: +{ $amount }
page-favour-hyperion = Hyperion podwaja: +{ $amount }
page-favour-themis = Temis podwaja: +{ $amount }
page-favour-kronos = Kronos wygrywa bez rzutu
page-gain-hoplites = { $number ->
        [one] +1 hoplita
        [few] +{ $number } hoplitów
       *[many] +{ $number } hoplitów
    }
page-gain-orichalcum = +{ $number } oryszalku
page-gain-points = { $number ->
        [one] +1 punkt
        [few] +{ $number } punkty
       *[many] +{ $number } punktów
    }
page-gain-titan = Przybywa { $titan }
page-gain-renewed = { $titan } znów się budzi
page-gain-stolen = Przybywa { $titan } (dotychczas { $from })
page-gain-exchanged = Przybywa { $titan }, odchodzi { $instead }
page-gain-swapped = Przybywa { $titan } (dotychczas { $from }), odchodzi { $instead }
page-gain-creature = Zamieszka tu { $creature }
page-supply = Zasoby ogólne
page-tokens = żetony zwycięstwa
page-cards-left = Karty w stosie: { $number }
page-discarded = Odrzucone
page-creatures-left = Stworzenia w worku: { $number }
page-buildings-left = Budowle w worku: { $number }
page-tiles-left = Kafelki, { $size ->
        [one] 1 krąg
        [few] { $size } kręgi
       *[many] { $size } kręgów
    }: { $number }
page-below = potem, w tej kolejności:

## Strona zasad

gallery-actions = Akcje
gallery-terrains = Tereny
gallery-titans = Tytani
gallery-creatures = Stworzenia
gallery-buildings = Budowle
gallery-things = Inne rzeczy

## At the first table: the aim, and what each decision is for

aim = 5 punktów zwycięstwa i żadnego stworzenia na wyspie: wtedy od razu wygrywasz.
help-choose-side = Strona z jedną gwiazdką ma więcej miejsca i lepsze porty; za pierwszym razem wybierz ją.
help-lay-metropolis = Porty płacą od razu. Zostaw wokół metropolii wolne kręgi, bo kafelki muszą się stykać.
help-take-card = Patrz na jedno i drugie: akcję oraz to, czy kafelek da trzy kręgi jednego terenu. Darmowe karty często wystarczą.
help-place-tile = Trzy połączone kręgi jednego terenu dają Tytana, czyli punkt. Cztery różne w rombie to miejsce na świątynię.
help-attract-titans = Możesz zatrzymać tylko tylu, na ilu masz miejsce; ostatni może wyprzeć innego.
help-give-up-titan = Każdy jest wart punkt. Zatrzymaj tego, którego przychylność jest jeszcze aktywna.
help-card-action = Karta i tak przepada, więc użyj jej, jeśli cokolwiek daje.
help-use-favour = Przychylność działa raz; podwojenie jest najcenniejsze, gdy masz wiele kopalni lub obozów.
help-fight = Procent to twoja szansa. Po przegranej hoplici zostają na kręgu i pomogą następnym razem.
help-choose-lair = Oczyść krąg, na którym lub obok którego chcesz budować.
help-roll = Pewna wygrana, ale przychylność przepada. Przy dobrych szansach jej nie trzeba.
help-minotaur-building = Darmowa budowla na dowolnym terenie; zachowaj kręgi potrzebne Tytanom i świątyniom.
help-construct = Świątynie i medaliony to punkty; kopalnie i obozy płacą co rundę. Najpierw budowle, potem punkty.
help-extra-action = Druga akcja za dwóch hoplitów lub dwie bryłki: często najlepszy zakup. Ale pięć bryłek to medalion.
help-pay-creature = Dla ciebie są warte tyle samo; to, którym zapłacisz, wraca do worka i może się jeszcze pojawić.
help-discard-card = Usuń to, co za darmo najbardziej pomogłoby przeciwnikowi.
help-choose-marker = Kto ma żeton, zaczyna następną rundę i wybiera pierwszy.
