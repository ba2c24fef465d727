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

## Wynik

score-metropolises = Metropolie (potrzeba { $needed })
score-count = { $count ->
    [one] { $count } metropolia
    [few] { $count } metropolie
   *[many] { $count } metropolii
}
score-gold = Złoto
score-islands = Wyspy
score-buildings = Budowle
score-troops = Oddziały na wyspach
score-fleets = Floty na morzu
score-priests = Kapłani
score-philosophers = Filozofowie
score-income = Dochód

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

## Strona zasad

gallery-gods = Bogowie
gallery-buildings = Budowle
gallery-pieces = Oddziały, floty, karty, złoto
gallery-creatures = Stwory

about-poseidon = Rekrutuje floty: pierwsza jest darmowa, następne kosztują 1, 2 i 3 JZ. Buduje porty. Za 1 JZ grupa flot płynie do 3 pól.
about-ares = Rekrutuje oddziały: pierwszy jest darmowy, następne kosztują 2, 3 i 4 JZ. Buduje fortece. Za 1 JZ oddziały idą po łańcuchu twoich flot.
about-zeus = Daje kapłana; drugi kosztuje 4 JZ. Buduje świątynie. Za 1 JZ wymienia stwora na torze.
about-athena = Daje filozofa; drugi kosztuje 4 JZ. Buduje uniwersytety. Nie ma akcji specjalnej.
about-apollo = Przyjmuje każdego i niczego nie żąda. Daje 1 JZ, a graczowi z jedną wyspą 4 JZ; pierwszy gość kładzie znacznik dobrobytu na wyspie.
about-port = Dodaje 1 do obrony twoich flot na polach morza przy jego wyspie.
about-fortress = Dodaje 1 do obrony swojej wyspy.
about-temple = Obniża cenę stwora o 1 JZ, raz na cykl.
about-university = Nie ma własnej mocy; jedna z czterech budowli metropolii.
about-metropolis = Powstaje z jednej budowli każdego rodzaju albo z czterech filozofów. Działa jak wszystkie cztery budowle; dwie dają zwycięstwo, w grze dwuosobowej trzy.
thing-troop = Oddział
thing-fleet = Flota
thing-priest = Kapłan
thing-philosopher = Filozof
thing-gold = Złoto
thing-prosperity = Znacznik dobrobytu
thing-trade = Pole handlu
thing-battle = Bitwa
about-troop = Zajmuje wyspę i o nią walczy. Każdy ma osiem.
about-fleet = Zajmuje pole morza i przewozi oddziały. Każdy ma osiem.
about-priest = Obniża każdą twoją ofiarę o 1 JZ, ale nie poniżej 1.
about-philosopher = Czterech oddaje się za metropolię.
about-gold = Płaci za ofiary, stwory, jednostki i budowle. Ukryte za zasłonką.
about-prosperity = Przynosi 1 JZ dochodu temu, kto ma wyspę.
about-trade = Przynosi 1 JZ dochodu temu, kto ma tam flotę.
about-battle = Obie strony rzucają 0, 1, 1, 2, 2 lub 3 i dodają swoje jednostki. Niższa suma traci jedną, przy remisie tracą obie; potem można się wycofać.
about-mermaid = Zastąp samotną cudzą flotę swoją.
about-pegasus = Przenieś oddziały z wyspy na dowolną inną, bez flot.
about-giant = Zniszcz budowlę, ale nie metropolię.
about-chimera = Użyj karty ze stosu odrzuconych, który potem wtasowuje się do talii.
about-cyclops = Zamień jedną swoją budowlę na inną.
about-sphinx = Sprzedaj jednostki i karty po 2 JZ.
about-sylph = Dziesięć kroków twoich flot; te, które walczyły, stają.
about-harpy = Porwij cudzy oddział.
about-griffon = Weź połowę złota przeciwnika, zaokrągloną w dół.
about-fates = Jeszcze raz twój dochód.
about-satyr = Zabierz przeciwnikowi filozofa.
about-dryad = Zabierz przeciwnikowi kapłana.
about-kraken = Zatapia wszystkie floty tam, gdzie stanie; 1 JZ za każde dalsze pole; na jego pole nikt nie wpływa.
about-minotaur = 2 więcej dla obrońcy jego wyspy.
about-chiron = Gigant, Harpia i cudzy Pegaz omijają jego wyspę.
about-medusa = Żaden oddział nie może opuścić jej wyspy.
about-polyphemus = Przepędza floty od swojej wyspy i nie wpuszcza ich z powrotem.
