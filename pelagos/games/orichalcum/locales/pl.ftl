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

favour-none = żadna
favour-hyperion = Hyperion
favour-themis = Temis
favour-kronos = Kronos
favour-theia = Teja

action-produce = wydobycie
action-recruit = rekrutacja
action-capture = schwytanie
action-construct = budowa

kind-hellhound = Piekielny Ogar
kind-minotaur = Minotaur
kind-gorgon = Gorgona
kind-cyclops = Cyklop
kind-hydra = Hydra

creature-hellhound = Piekielny Ogar
creature-minotaur = Minotaur
creature-gorgon = Gorgona
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

## Słowa

word-pass = Rezygnuję lub kończę
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
word-favour = Użyj przychylności: { $favour }
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
word-buy = Dodatkowa akcja, zapłata { $resource }: { $action }
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
log-temple-built = { $player } wznosi świątynię na { $circle }.
log-medallion-made = { $player } wykuwa medalion.
log-extra-bought = { $player } kupuje dodatkową akcję: { $action }, zapłata: { $resource } ({ $price }).
log-creature-paid = { $player } płaci stworzeniem: { $creature }.
log-card-discarded = { $player } odrzuca kartę { $slot } ({ $card }).
log-card-revealed = Nowa karta na miejscu { $slot }: { $card }.
log-building-revealed = Nowa budowla, miejsce { $slot }: { $building }.
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
table-in-hand = W ręce:
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
