game-title = Cyklady
game-summary = Zdobywaj łaskę bogów i zajmuj wyspy flotami i oddziałami: dwie metropolie na koniec cyklu dają zwycięstwo.

## Nazwy

god-poseidon = Posejdon
god-ares = Ares
god-zeus = Zeus
god-athena = Atena
god-apollo = Apollo

building-port = port
building-fortress = forteca
building-temple = świątynia
building-university = uniwersytet

creature-mermaid = Syrena
creature-pegasus = Pegaz
creature-giant = Gigant
creature-chimera = Chimera
creature-cyclops = Cyklop
creature-sphinx = Sfinks
creature-sylph = Sylfida
creature-harpy = Harpia
creature-griffon = Gryf
creature-fates = Mojry
creature-satyr = Satyr
creature-dryad = Driada
creature-kraken = Kraken
creature-minotaur = Minotaur
creature-chiron = Chiron
creature-medusa = Meduza
creature-polyphemus = Polifem

island-naxos = Naxos
island-delos = Delos
island-tinos = Tinos
island-syros = Syros
island-milos = Milos
island-paros = Paros
island-gyaros = Gyaros
island-kythnos = Kythnos
island-kea = Kea
island-sifnos = Sifnos
island-mykonos = Mykonos
island-kimolos = Kimolos
island-despotiko = Despotiko
island-thira = Thira
island-andros = Andros
island-ios = Ios
island-anafi = Anafi
island-sikinos = Sikinos
island-rineia = Rineia
island-amorgos = Amorgos
island-serifos = Serifos

means-buildings = cztery budowle
means-philosophers = czterech filozofów

seat-1 = gracz 1
seat-2 = gracz 2
seat-3 = gracz 3
seat-4 = gracz 4
seat-5 = gracz 5

## Warianty

option-open_gold = Złoto jawne: każdy widzi, ile mają inni

## Pytania

prompt-bid = Złóż ofiarę jednemu z bogów albo idź do Apolla.
prompt-god-turn = Wzywaj stwory, rekrutuj, buduj lub wykonaj akcję specjalną swojego boga; albo zakończ turę.
prompt-prosperity = Na której ze swoich wysp kładziesz znacznik dobrobytu?
prompt-sail = Dokąd płynie grupa i ile flot?
prompt-march = Dokąd idą oddziały i ile ich jest?
prompt-check-metropolis = Możesz założyć dwie metropolie: którą najpierw?
prompt-return-building = Którą budowlę tego rodzaju oddajesz za metropolię?
prompt-place-metropolis = Na której wyspie stawiasz metropolię?
prompt-defender-retreats = Atakują cię: wycofujesz się?
prompt-attacker-retreats = Przerywasz atak i wycofujesz się?
prompt-mermaid = Czyją samotną flotę zastępuje Syrena?
prompt-fetch-fleet = Twoja rezerwa jest pusta: skąd bierzesz flotę?
prompt-pegasus = Z której wyspy lecą oddziały na Pegazie?
prompt-giant = Którą budowlę niszczy Gigant?
prompt-chimera = Której karty ze stosu odrzuconych używa Chimera?
prompt-cyclops = Którą ze swoich budowli i na jaką zamienia Cyklop?
prompt-sphinx = Co sprzedajesz Sfinksowi, po 2 JZ?
prompt-sylph = Która z twoich grup flot robi następny krok?
prompt-sylph-step = Dokąd płynie grupa i ile flot?
prompt-harpy = Z której wyspy Harpia porywa oddział?
prompt-griffon = Czyje złoto dzieli na pół Gryf?
prompt-satyr = Komu Satyr zabiera filozofa?
prompt-dryad = Komu Driada zabiera kapłana?
prompt-kraken = Na którym polu morza stawiasz Krakena?
prompt-kraken-moves = Zapłacić 1 JZ i przesunąć Krakena o jedno pole?
prompt-figurine = Na której wyspie stawiasz figurkę?
prompt-polyphemus = Którą grupę flot Polifem przepędza teraz?
prompt-drive-fleets = Dokąd uciekają te floty?

## Słowa

word-pass = Rezygnuję lub kończę
word-bid = Ofiaruj { $amount } JZ: { $god }
word-apollo = Idź do Apolla
word-summon = Wezwij: { $creature }{ $discount ->
        [0] { "" }
        [one] , 1 zniżka świątyni
        [few] , { $discount } zniżki świątyń
       *[many] , { $discount } zniżek świątyń
    }
word-fleet = Postaw flotę na { $sea }
word-troop = Postaw oddział na wyspie { $island }
word-priest = Weź kapłana
word-philosopher = Weź filozofa
word-build = Buduj na wyspie { $island }, pole { $slot }
word-sail = Rusz floty z { $sea }
word-march = Rusz oddziały z wyspy { $island }
word-replace = Wymień kartę: { $creature }
word-to = Na { $sea }: { $count ->
        [one] 1 flota
        [few] { $count } floty
       *[many] { $count } flot
    }
word-land = Na wyspę { $island }: { $count ->
        [one] 1 oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    }
word-found = Najpierw za { $means }
word-return = Oddaj budowlę z wyspy { $island }, pole { $slot }
word-metropolis = Postaw metropolię na wyspie { $island }
word-retreat = Wycofaj się na { $sea }
word-withdraw = Wycofaj się na wyspę { $island }
word-prosperity = Połóż znacznik dobrobytu na wyspie { $island }
word-mermaid = Zastąp flotę na { $sea }
word-fetch = Weź flotę z { $sea }
word-giant = Zniszcz budowlę na wyspie { $island }, pole { $slot }
word-chimera = Użyj karty: { $creature }
word-cyclops = Zamień budowlę na wyspie { $island }, pole { $slot }, na: { $building }
word-sell-troop = Sprzedaj oddział z wyspy { $island }
word-sell-fleet = Sprzedaj flotę z { $sea }
word-sell-priest = Sprzedaj kapłana
word-sell-philosopher = Sprzedaj filozofa
word-harpy = Porwij oddział z wyspy { $island }
word-griffon = Weź połowę złota: { $seat }
word-satyr = Zabierz filozofa: { $seat }
word-dryad = Zabierz kapłana: { $seat }
word-kraken = Kraken na { $sea }
word-figurine = Postaw figurkę na wyspie { $island }
word-push = Przepędź floty z { $sea }
word-drive = Uciekają na { $sea }

## Dziennik

log-cycle-began = Zaczyna się cykl { $cycle }.
log-creature-revealed = Nowa karta na torze za { $price } JZ: { $creature }.
log-creature-discarded = Nikt jej nie chciał, karta odrzucona: { $creature }.
log-creatures-shuffled = Potasowano nowy stos: { $cards ->
        [one] 1 karta stworów
        [few] { $cards } karty stworów
       *[many] { $cards } kart stworów
    }.
log-god-shown = Miejsce { $place } wśród bogów: { $god }.
log-income = { $player }: dochód { $gold } JZ.
log-bid-made = { $player } ofiaruje { $amount } JZ: { $god }.
log-apollo-chosen = { $player } idzie do Apolla, numer { $arrival }.
log-outbid = { $player } traci miejsce, oferta przebita: { $god }.
log-offering-paid = { $player } płaci { $gold } JZ: { $god }.
log-turn-began = Tura: { $player } ({ $god }).
log-apollo-gold = { $player } dostaje od Apolla { $gold } JZ.
log-prosperity-placed = { $player } kładzie znacznik dobrobytu: { $island }.
log-summoned = { $player } wzywa za { $price } JZ: { $creature }.
log-fleet-recruited = { $player } stawia flotę na { $sea } ({ $price } JZ).
log-troop-recruited = { $player } stawia oddział na wyspie { $island } ({ $price } JZ).
log-priest-recruited = { $player } bierze kapłana ({ $price } JZ).
log-philosopher-recruited = { $player } bierze filozofa ({ $price } JZ).
log-built = { $player } buduje na wyspie { $island } za { $price } JZ: { $building }.
log-creature-replaced = { $player } wymienia kartę: { $creature }.
log-sailed = { $player } płynie z { $from } na { $to }: { $count ->
        [one] 1 flota
        [few] { $count } floty
       *[many] { $count } flot
    }.
log-marched = { $player } idzie z wyspy { $from } na wyspę { $to }: { $count ->
        [one] 1 oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    }.
log-sea-battle = Bitwa morska na { $sea }: { $player } ({ $attackers }) atakuje, { $defender } ({ $defenders }) się broni.
log-land-battle = Bitwa na wyspie { $island }: { $player } ({ $attackers }) atakuje, { $defender } ({ $defenders }) się broni.
log-round-fought = Atak { $attack }, obrona { $defence }; zostaje { $attackers } przeciw { $defenders }.
log-fleets-retreated = { $player } wycofuje się na { $sea }: { $count ->
        [one] 1 flota
        [few] { $count } floty
       *[many] { $count } flot
    }.
log-troops-retreated = { $player } wycofuje się na wyspę { $island }: { $count ->
        [one] 1 oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    }.
log-sea-taken = { $player } wygrywa bitwę morską na { $sea }.
log-attack-repelled = Atak odparty: { $player }.
log-all-destroyed = Obie strony są zniszczone.
log-island-taken = { $player } zajmuje wyspę { $island }.
log-building-returned = { $player } oddaje budowlę z wyspy { $island }: { $building }.
log-philosophers-returned = { $player } oddaje: { $count ->
        [one] 1 filozof
        [few] { $count } filozofów
       *[many] { $count } filozofów
    }.
log-building-destroyed = { $player } niszczy budowlę na wyspie { $island }: { $building }.
log-metropolis-founded = { $player } zakłada metropolię na wyspie { $island }.
log-metropolis-lost = Nie ma miejsca na metropolię ({ $player }); nic z tego.
log-fleet-replaced = { $player } zastępuje flotę na { $sea } (dotąd { $owner }).
log-fleet-fetched = { $player } bierze flotę dla { $sea } z { $from }.
log-building-changed = { $player } zmienia budowlę na wyspie { $island }: { $old }, odtąd { $building }.
log-card-copied = { $player } używa karty ze stosu odrzuconych: { $creature }.
log-troop-sold = { $player } sprzedaje oddział z wyspy { $island } za { $gold } JZ.
log-fleet-sold = { $player } sprzedaje flotę z { $sea } za { $gold } JZ.
log-priest-sold = { $player } sprzedaje kapłana za { $gold } JZ.
log-philosopher-sold = { $player } sprzedaje filozofa za { $gold } JZ.
log-troop-carried-off = { $player } porywa oddział z wyspy { $island } (traci { $owner }).
log-gold-stolen = { $player } zabiera połowę złota, traci { $victim }{ $gold ->
        [one] : 1 JZ
        [few] : { $gold } JZ
        [many] : { $gold } JZ
       *[unknown] { "" }
    }.
log-gold-lost = { $player } traci połowę złota, zabiera { $thief }{ $gold ->
        [one] : 1 JZ
        [few] : { $gold } JZ
        [many] : { $gold } JZ
       *[unknown] { "" }
    }.
log-philosopher-stolen = { $player } zabiera filozofa, traci { $victim }.
log-priest-stolen = { $player } zabiera kapłana, traci { $victim }.
log-kraken-placed = { $player } stawia Krakena na { $sea }.
log-kraken-moved = { $player } przesuwa Krakena na { $sea } ({ $price } JZ).
log-fleets-sunk = Strata na { $sea }: { $count ->
        [one] 1 flota
        [few] { $count } floty
       *[many] { $count } flot
    }.
log-figurine-placed = { $player } stawia figurkę na wyspie { $island }: { $creature }.
log-figurine-left = Figurka schodzi z wyspy { $island }: { $creature }.
log-fleets-pushed = { $player } przepędza z { $from } na { $to }: { $count ->
        [one] 1 flota
        [few] { $count } floty
       *[many] { $count } flot
    }.
log-eliminated = { $player } traci ostatnią wyspę i odpada z gry.
log-game-won = { $player } wygrywa: { $metropolises ->
        [one] 1 metropolia
        [few] { $metropolises } metropolie
       *[many] { $metropolises } metropolii
    }.
log-game-stopped = Po { $cycle } cyklach nikt nie wygrał; gra przerwana.

## Stół

table-cycle = cykl { $cycle }
table-island = wyspa
table-slots = miejsca
table-offering = ofiara
table-away = nieobecni:
table-order = kolejność:
table-creature = stworzenie
table-metropolises = metropolie
table-kinds = budowle
table-gold = złoto
table-philosophers = filozofowie
table-priests = kapłani
table-troops = oddziały
table-fleets = floty
table-prosperity = dobrobyt
table-out = poza grą
table-supply = Zasoby:
table-draw-pile = Stworzenia w talii:
table-discard-pile = Odrzucone:
table-sign-metropolis = metropolia
table-sign-gold = złoto, handel

short-port = P
short-fortress = F
short-temple = Ś
short-university = U
short-priest = kp
short-philosopher = fi
short-troop = od
