game-title = Cyklady
points = metropolie
game-summary = Zdobywaj przychylność bogów i zajmuj wyspy flotami i oddziałami: dwie metropolie na koniec cyklu, w dwie osoby trzy, dają zwycięstwo.

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

aid-port = port
aid-fortress = forteca
aid-metropolis = metropolia
aid-minotaur = Minotaur

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
prompt-god-turn = Wzywaj stwory, rekrutuj, buduj, użyj akcji specjalnej albo zakończ turę.
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

## Dlaczego nie

reason-god-away = W tym cyklu nie można wybrać: { $god }.
reason-just-outbid = Nie możesz tu od razu wrócić: najpierw wybierz innego boga.
reason-needs-more = Trzeba dać więcej niż obecna oferta: { $have }.
reason-needs-gold = Potrzeba złota: { $gold }, masz { $have }.
reason-needs-free-gold = Potrzeba złota: { $gold }; po odliczeniu drugiej ofiary zostaje ci { $have }.
reason-no-place = Nie ma na to miejsca albo nic już nie zostało.
reason-no-use = Teraz nie ma na czym jej użyć.
reason-card-away = Tej karty nie ma na torze.
reason-no-more = W tej turze nie można rekrutować więcej.
reason-other-god = Tylko z pomocą boga: { $god }.
reason-nothing-goes = Nie masz nic, co mogłoby ruszyć.

## Szanse

odds-attacker-wins = atakujący wygrywa
odds-defender-wins = obrońca wygrywa
odds-all-destroyed = nikt nie zostaje
odds-attacker-loses-one = atakujący traci jednostkę
odds-defender-loses-one = obrońca traci jednostkę
odds-both-lose-one = obaj tracą po jednostce

## Słowa

word-pass = Zrezygnuj
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
log-creature-discarded = Nikt nie chciał tej karty, zostaje odrzucona: { $creature }.
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
log-prosperity-gone = Dla gracza { $player } nie ma już znacznika dobrobytu.
log-prosperity-placed = { $player } kładzie znacznik dobrobytu: { $island }.
log-summoned = { $player } wzywa stwora za { $price } JZ: { $creature }.
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
log-defence-aided = Obrona ({ $player }) +{ $bonus }: { $aid }.
log-round-rolled = { $player }: rzut { $attack }, { $attackers ->
        [one] 1 jednostka
        [few] { $attackers } jednostki
       *[many] { $attackers } jednostek
    }; obrona: rzut { $defence }, { $defenders ->
        [one] 1 jednostka
        [few] { $defenders } jednostki
       *[many] { $defenders } jednostek
    }{ $bonus ->
        [0] { "" }
       *[many] , premia { $bonus }
    }.
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
log-building-covered = Budowla na wyspie { $island } ustępuje miejsca metropolii ({ $player }): { $building }.
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
decided-gold = Kilku graczy miało dość metropolii: rozstrzygnęło złoto, { $gold } do { $next }.
decided-metropolises = Kilku graczy miało dość metropolii i tyle samo złota: rozstrzygnęła liczba metropolii.
decided-shared = Tyle samo metropolii i tyle samo złota: zwycięstwo jest wspólne.
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
table-creature = stwór
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
table-draw-pile = Stwory w stosie:
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
about-troop = Zajmuje wyspę i o nią walczy. Każdy gracz ma osiem.
about-fleet = Zajmuje pole morza i przewozi oddziały. Każdy gracz ma osiem.
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

## Stół rysowany

page-map = Mapa wysp
page-own = Twoje rzeczy
page-choices = Co można zrobić
page-sheets = Bogowie, stwory i gracze
page-players = Gracze
page-close = Zamknij
page-nobody = jeszcze nikt
page-no-turn = bez ofiary
page-offers = { $player }: { $bid } JZ
page-acts = tura: { $player }
page-turn-number = tura { $number } w tym cyklu
page-bid = Ofiara { $bid }: płacisz { $pays }, zostaje { $keeps }
page-cell-offer = ofiara
page-cell-pays = płacisz
page-cell-keeps = zostaje
page-outbid = { $player } przebija twoją ofiarę ({ $god }).
page-to-apollo = Idź do Apolla
page-first-only = tylko pierwszy
page-bid-order = Jeszcze licytują:
page-about-bid-order = Znaczniki, które jeszcze nie licytowały, w kolejności na torze.
page-next-order = Następny cykl:
page-about-next-order = Kto kończy turę, staje na ostatnim wolnym polu: pierwszy w działaniu licytuje ostatni w następnym cyklu.
page-resting = Bogowie nieobecni
page-about-resting = W tym cyklu nie można ich wybrać.
page-twice = W dwie osoby każdy ma dwa znaczniki i licytuje dwa razy; obie ofiary trzeba zapłacić.
page-about-twice = Dlatego w cyklu są cztery tury. Można przebić nawet siebie; do zwycięstwa trzeba trzech metropolii.
page-ladder = Ceny w jednej turze: { $prices }.
page-special-poseidon = Ruch flot
page-about-special-poseidon = Grupa flot robi do trzech kroków; może zostawiać floty i zabierać inne. Wejście na pole innego gracza to bitwa.
page-special-ares = Ruch oddziałów
page-about-special-ares = Oddziały idą z twojej wyspy na inną, połączoną łańcuchem twoich flot.
page-special-zeus = Wymiana stwora
page-about-special-zeus = Karta z toru idzie na stos odrzuconych, a jej miejsce zajmuje następna ze stosu.
page-empty-place = Puste pole
page-about-empty-place = Zapełni się na początku następnego cyklu.
page-useless = Teraz nie ma jej na czym użyć, więc nie można jej wezwać.
page-draw-pile = w stosie
page-discard-pile = odrzucone
page-piles = Stosy stworów
page-about-piles = Zawartość stosów jest jawna, kolejność kart nie. Pusty stos tworzy się na nowo z odrzuconych.
page-about-discard = Chimera używa jednej z nich.
page-about-draw = Jeszcze przyjdą, w nieznanej kolejności.
page-figurines = Na mapie:
page-about-figurines = Ich karty odrzuca się, gdy figurki schodzą.
page-figurine-leaves = Schodzi na początku następnej tury gracza { $player } w późniejszym cyklu.
page-wins-now = wygrywa na koniec cyklu
page-about-wins-now = Metropolii wystarczy; jeśli dotrwają do końca cyklu, gra jest wygrana.
page-one-step = brakuje jednej metropolii
page-about-one-step = Jeszcze jedna metropolia na koniec cyklu daje zwycięstwo.
page-cities = Metropolie: { $count } z { $needed }
page-income = Najbliższy dochód: { $gold } JZ.
page-philosophers-missing = Do metropolii brakuje: { $count }.
page-reserve = Na planszy: { $board }, w rezerwie: { $reserve }.
page-in-reserve = w rezerwie
page-about-reserve = Oddziały i floty, które można jeszcze wystawić. Każdy ma po osiem; stracone wracają tutaj.
page-kinds = rodzaje budowli
page-slot = Miejsce na budowlę
page-about-slot = Miejsce na jedną budowlę. Kreskowany kwadrat to miejsce metropolii, która zakrywa dotykane pola.
page-isle-owner = Właściciel: { $player }, oddziały: { $troops }.
page-isle-neutral = Jeszcze niczyja: kto wyląduje, zajmuje ją.
page-isle-income = Dochód: { $gold }.
page-last-island = To ostatnia wyspa gracza { $player }: wolno ją atakować tylko wtedy, gdy jej zdobycie da metropolię potrzebną do zwycięstwa.
page-sea = Pole morza { $sea }
page-sea-fleets = { $sea }: { $player }, floty: { $fleets }
page-sea-owner = Floty gracza { $player }: { $fleets }.
page-sea-empty = Nie ma tu floty.
page-battle = Bitwa: { $place }
page-round = runda { $round }
page-rounds = Poprzednie rundy
page-left = zostaje { $count }
page-attacker = atakuje
page-defender = broni się
page-units = Jednostki: { $count }
page-asked = { $player } decyduje, czy się wycofać.
page-odds = Szanse w całej bitwie
page-about-odds = Obliczone dokładnie dla walki do końca, bez odwrotów.
page-how-many = Ile rusza?
page-go = Rusza: { $count }
page-steps = Wybierz, ile rusza, i kliknij następne pole. Pozostałe kroki: { $steps }.
page-march = Wybierz, ile idzie, i kliknij wyspę, do której sięga łańcuch twoich flot.
page-fly = Wybierz, ile leci, i kliknij wyspę.
page-turn-hint = Wszystko, co świeci, można kliknąć: pola, miejsca na budowle, stwory.
page-click-sea = Kliknij jedno ze świecących pól morza.
page-click-island = Kliknij jedną ze świecących wysp.
page-click-slot = Kliknij jedną ze świecących budowli.
page-click-card = Kliknij jedną ze świecących kart.
page-click-seat = Kliknij jednego ze świecących graczy.
page-click-god = Kliknij boga.
page-look = Na mapie
page-look-back = Wróć do stworów
page-mode-recruit-poseidon = Kliknij pole morza przy swojej wyspie.
page-mode-recruit-ares = Kliknij jedną ze swoich wysp.
page-mode-special-poseidon = Kliknij floty, które mają płynąć.
page-mode-special-ares = Kliknij wyspę, z której idą oddziały.
page-mode-special-zeus = Kliknij kartę do wymiany.
page-mode-build-poseidon = Kliknij wolne miejsce na budowlę na swojej wyspie.
page-mode-build-ares = Kliknij wolne miejsce na budowlę na swojej wyspie.
page-mode-build-zeus = Kliknij wolne miejsce na budowlę na swojej wyspie.
page-mode-build-athena = Kliknij wolne miejsce na budowlę na swojej wyspie.
page-costs = { $gold ->
        [0] za darmo
       *[many] { $gold } JZ
    }
page-build = Zbuduj na wyspie { $island } za { $price } JZ: { $building }
page-return = Oddaj z wyspy { $island }: { $building }
page-giant = Zniszcz na wyspie { $island }: { $building }
page-cyclops = Na wyspie { $island }: { $old } zmienia się w { $building }
word-pass-at-god-turn = Zakończ turę
word-pass-at-sail = Zatrzymaj się
word-pass-at-defender-retreats = Zostań i walcz
word-pass-at-attacker-retreats = Walcz dalej
word-pass-at-sphinx = Nie sprzedawaj więcej
word-pass-at-sylph = Zrezygnuj z reszty kroków
word-pass-at-sylph-step = Zatrzymaj się
word-pass-at-kraken-moves = Kraken tu zostaje
page-income-word = dochód
page-supply = Zostało w puli
page-about-supply = Czego zabraknie, tego nie można już wziąć.
page-next-round = Następna runda:
page-bid-hint = Kliknij kwotę ofiary: pod nią widać, ile płacisz i ile ci zostaje. { $priests ->
        [0] { "" }
        [one] Twój kapłan oszczędza 1 JZ.
        [few] Twoi kapłani oszczędzają za każdym razem { $priests } JZ.
       *[many] Twoi kapłani oszczędzają za każdym razem { $priests } JZ.
    }
prompt-bid-now = { $seat } przebija twoją ofertę ({ $god }): złóż ofiarę innemu bogu albo idź do Apolla.
prompt-sail-now = Dokąd płynie grupa i ile flot? Pozostałe kroki: { $steps }.
prompt-sylph-step-now = Dokąd płynie grupa i ile flot? Pozostałe kroki: { $steps }.
prompt-march-now = Dokąd idą oddziały z wyspy { $island } i ile ich jest?
prompt-return-building-now = Którą budowlę oddajesz za metropolię: { $building }?
prompt-figurine-now = Na której wyspie stawiasz figurkę: { $creature }?

## At the first table: the aim, and what each decision is for

aim = Panuj na koniec cyklu nad dwiema metropoliami; w grze dwuosobowej nad trzema.
help-bid = Bóg decyduje, co możesz w tym cyklu zrobić. Apollo przyjmuje każdego za darmo, więc tam nikt cię nie przebije.
help-god-turn = Działaj tak często, jak cię stać, w dowolnej kolejności. Zapytaj najpierw: jakiej budowli lub filozofa brakuje?
help-prosperity = 1 JZ więcej w każdym cyklu dla właściciela wyspy. Wybierz taką, której nikt ci nie odbierze.
help-sail = Floty są mostami dla oddziałów i zarabiają na polach handlu. Nie zostawiaj samotnej przy silniejszej grupie.
help-march = Wyspa daje wszystko, co na niej stoi. Zostaw oddział tam, gdzie ktoś mógłby zaatakować.
help-check-metropolis = Pierwsza może zająć miejsce drugiej: pilnuj pól na wyspach.
help-return-building = Oddaj tę z najmniej bezpiecznej wyspy albo stamtąd, gdzie metropolia potrzebuje miejsca.
help-place-metropolis = Broni wyspy, ale można ją podbić. Postaw ją tam, gdzie stoją oddziały i trudno wylądować.
help-defender-retreats = Kto się wycofuje, ratuje jednostki, nie miejsce. Zostań, jeśli szanse ci sprzyjają.
help-attacker-retreats = Przerwij, jeśli kolejna runda prędzej zaszkodzi tobie niż przeciwnikowi.
help-mermaid = Zamienia cudzy most w twój.
help-fetch-fleet = Weź ją stamtąd, gdzie niczego nie strzeże i nic nie zarabia.
help-pegasus = Żadne morze go nie zatrzyma: szukaj wyspy, która da ci metropolię.
help-giant = Zabierz rodzaj, którego komuś brakuje do metropolii.
help-chimera = Dowolny odrzucony stwór jeszcze raz: wybierz tego, który teraz coś rozstrzygnie.
help-cyclops = Cztery różne rodzaje dają metropolię: zamień powtórzony na brakujący.
help-sphinx = Złoto, gdy najbardziej potrzebne; nie sprzedawaj tego, co cię broni.
help-sylph = Razem dziesięć kroków, dzielisz je dowolnie między grupy.
help-sylph-step = Grupa po bitwie się zatrzymuje. Bitwy zostaw na koniec.
help-harpy = Bez ostatniego obrońcy wyspa stoi przed tobą otworem.
help-griffon = Licz: kto mało ofiarował, a dużo zarabia, ma najwięcej.
help-satyr = Trzech filozofów to prawie metropolia: bierz stamtąd.
help-dryad = Każdy kapłan obniża każdą ofiarę. Bierz od tego, kto ma ich najwięcej.
help-kraken = Topi wszystkie floty tam, gdzie staje. Przerwij most, który ci zagraża.
help-kraken-moves = 1 JZ za każde kolejne pole, póki się opłaca.
help-figurine = Zostaje do twojej pierwszej tury w następnym cyklu: osłoń najlepszą wyspę albo zwiąż oddziały sąsiada.
help-polyphemus = Odepchnij najpierw grupę, która inaczej zablokuje inną.
help-drive-fleets = Jak najdalej od miejsca, w którym są potrzebne.
