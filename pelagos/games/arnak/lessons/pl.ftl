# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Pierwsze pięć minut
lesson-first-line = Karty o dwóch zastosowaniach, wykopaliska i pierwszy krok badań.
lesson-first-aim = Witaj na Arnaku. Po pięciu rundach wygrywa ekspedycja z największą liczbą punktów: za badania, bożki, strażników i karty.
lesson-first-hand = W każdej rundzie dobierasz pięć kart. Karta daje albo efekt, albo symbol podróży, nigdy jedno i drugie. Nawet Strach ma but, którym można dojść do obozu.
lesson-first-dig = W turze wykonujesz jedną akcję główną. Wykopaliska: wyślij jednego z dwóch archeologów do obozu z grotem. To, co świeci, można wybrać.
lesson-first-camp = Każdy obóz daje coś dobrego. Do pierwszych badań potrzebujesz grotu.
lesson-first-pass = Pas kończy całą twoją rundę. Dopiero zaczynasz.
lesson-first-play = Darmowa akcja, i to dobra; najpierw jednak kogoś wyślijmy.
lesson-first-pay = Droga kosztuje but. Zapłać Strachem: to minusowy punkt, ale do chodzenia się nadaje.
lesson-first-waste = Samochód czy statek też zapłaci za but, ale szkoda lepszej karty.
lesson-first-pilot = Pilot kosztuje 2 monety. Przydadzą się w rzędzie kart.
lesson-first-not-now = Ta karta poczeka do następnej tury. Teraz zapłać Strachem.
lesson-first-turn-over = Grot jest twój. Akcja główna wykonana: zakończ turę, kolej na drugą ekspedycję.
lesson-first-later = Możesz, ale ta karta przyda się w następnej turze.
lesson-first-free = Znów twoja tura. Karta z błyskawicą to akcja darmowa: zagraj Eksplorację dla kompasu.
lesson-first-other-card = Też dobra karta. Teraz jednak brakuje kompasu.
lesson-first-before = Najpierw akcja darmowa, potem główna: kompas otwiera lepszą drogę.
lesson-first-research = Kompas i grot opłacają krok badań. Przesuń lupę przez most: wyżej znaczy więcej punktów, a każdy rząd od razu coś daje.
lesson-first-enough = Masz już wszystko, czego potrzeba.
lesson-first-study = To zużyłoby turę. A z toru badań pochodzi najwięcej punktów.
lesson-first-row = Lupa jest rząd wyżej i przyniosła monetę. Brulion może iść za nią, ale nigdy jej nie wyprzedzi. Zakończ turę.
lesson-first-keep = Zachowaj karty: w tej rundzie będzie jeszcze niejedna tura.
lesson-first-buy = Za 3 monety kupisz przedmiot. Trafia pod talię i przyjdzie na rękę w późniejszej rundzie. Pies to dobry towarzysz: kup go.
lesson-first-card = Też wart swojej ceny. W tej lekcji bierzemy Psa.
lesson-first-coins = Już cię stać; resztę zachowaj na później.
lesson-first-shop = Później. Dobre karty ulepszają każdą następną rundę, więc kupuj wcześnie.
lesson-first-last = Tak to trwa, aż wszyscy spasują. Masz jeszcze archeologa i trzy karty: kolejne wykopaliska i badania, aż nie będzie już co robić.
lesson-first-end = Za tobą wykopaliska, badania i zakup. Pięć takich rund to cała gra; pozostałe lekcje pokażą stanowiska, strażników i asystentów.

## travel

lesson-travel = Koszt podróży
lesson-travel-line = Symbole, piloci i dlaczego nie każda karta ma podróżować.
lesson-travel-look = Masz 4 kompasy, a 3 odkrywają stanowisko. Droga kosztuje samochód. Wybierz stanowisko z bożkiem monety.
lesson-travel-pay = Fundusze mają samochód, ale mogą też dać monetę. Pilot za 2 monety doleci wszędzie, a karta zostaje na ręce: wynajmij go.
lesson-travel-card = To też zapłata, a monety zostają. Tutaj pokazujemy pilota.
lesson-travel-turn-over = Bożek dał monetę, stanowisko kolejną i grot. Podróż prawie się zwróciła. Zakończ turę.
lesson-travel-after = Samolot opłaca wszystko; samochód i statek także but, ale nigdy siebie nawzajem.
lesson-travel-end = Buty, samochody, statki, samoloty: płać najsłabszym symbolem, który wystarczy. Monety to samoloty w przebraniu.

## round

lesson-round = Koniec rundy
lesson-round-line = Pas, co zachowujesz i co przychodzi nowego.
lesson-round-look = Obaj twoi archeolodzy są w drodze, a monety wydane. Spasuj: w tej rundzie nie masz już tur, choć inni mogą grać dalej.
lesson-round-coin = Za jedną monetę nic teraz nie kupisz. Odpuść albo zachowaj kartę na później.
lesson-round-slot = Niczemu to teraz nie służy. Puste pole jest na koniec warte punkty.
lesson-round-turn-over = Akcje darmowe byłyby jeszcze dozwolone. Zakończ turę.
lesson-round-keep = Wszyscy spasowali. Kartę z ręki można zachować, ale dobierasz tylko do pięciu, a świeża może być lepsza. Wybierz, jak chcesz.
lesson-round-fear = Archeolodzy wrócili, jeden ze stanowiska ze strażnikiem: to kosztowało punkt, czyli Strach. Zagrane karty zostały potasowane i leżą na spodzie talii, pod kupionymi przedmiotami.
lesson-round-row = Dwie karty przy księżycowym berle odpadły z gry, a berło się przesunęło: w każdej rundzie jest o jeden artefakt więcej i o jeden przedmiot mniej.
lesson-round-after = Pięć kart na ręce, a wśród nich kupione przedmioty. Zmienia się pierwszy gracz; asystenci, gdyby tu byli, znów byliby gotowi.
lesson-round-end = Co kupisz wcześnie, wraca częściej, a pozostawieni strażnicy co rundę kosztują Strach. Pięć rund, cztery takie przerwy.

## discover

lesson-discover = Odkrycie stanowiska
lesson-discover-line = Kompasy, bożek, usunięcie karty i to, co się budzi.
lesson-discover-look = Trzy kompasy odkrywają stanowisko poziomu I. Tamtejszy bożek usuwa kartę, a to cenne: wybierz je.
lesson-discover-pay = Droga kosztuje samochód: zapłać Funduszami.
lesson-discover-slot = Bożek jest twój: 3 punkty. Na polu daje od razu efekt, choć puste pole też jest warte punkty. Grot teraz się opłaca.
lesson-discover-other = Też dobrze. Strażnik, który się tu obudzi, zażąda jednak grotu.
lesson-discover-first = Słusznie, ale najpierw połóż bożka na polu: akcje darmowe mieszczą się pomiędzy.
lesson-discover-exile = Teraz efekt bożka: usuń kartę na zawsze. Strach to minusowy punkt, więc pozbądź się tego zagranego.
lesson-discover-hand = Strach z ręki może jeszcze podróżować w tej rundzie. Ten zagrany już się nie przyda.
lesson-discover-good = Ta karta jeszcze dla ciebie pracuje. Strach nigdy.
lesson-discover-site = Na koniec działa samo stanowisko, za każdym razem, gdy ktoś tu kopie. Wybierz: dwa kompasy albo przedmiot.
lesson-discover-item = Przedmiot też dobry. Kompasy posłużą nam w następnych lekcjach.
lesson-discover-after = A obok archeologa budzi się strażnik. Teraz nie szkodzi, ale powrót od niego przynosi Strach.
lesson-discover-end = Bożek to 3 punkty, efekt i być może pole. Każde odkrycie budzi też strażnika: zajmie się nim następna lekcja.

## guardian

lesson-guardian = Strażnicy
lesson-guardian-line = Zapłać, czego żąda: 5 punktów, dar i żadnego Strachu.
lesson-guardian-look = Strażnik przy twoim stanowisku żąda monety, grotu i buta. Masz wszystko: ujarzmij go.
lesson-guardian-buy = Kuszące, ale strażnik to teraz 5 punktów, a jeśli zostanie, Strach.
lesson-guardian-later = Badania mogą poczekać; grot potrzebny jest tutaj.
lesson-guardian-pay = But znów daje Strach.
lesson-guardian-turn-over = Leży teraz u ciebie: 5 punktów na koniec i dar jednokrotnego użytku, samochód. Zakończ turę.
lesson-guardian-after = Spójrz na wyspę: każdy stojący strażnik pokazuje, czego żąda. Zaplanuj na to groty i klejnoty.
lesson-guardian-end = Ujarzmiaj strażników tam, gdzie stoisz, przed końcem rundy: potem przyjdzie Strach.

## artifacts

lesson-artifacts = Artefakty
lesson-artifacts-line = Kupowane za kompasy, działają od razu.
lesson-artifacts-look = Na lewo od księżycowego berła leżą artefakty. Kosztują kompasy, a masz cztery: kup Kamień przewodni.
lesson-artifacts-resolve = Artefaktu można użyć od razu po zakupie, za darmo. Ten działa jak nieznane stanowisko.
lesson-artifacts-no = Można, ale teraz jest za darmo, a później kosztuje tabliczkę.
lesson-artifacts-after = Klejnot, najrzadszy ze wszystkich. Klejnoty otwierają wyższe rzędy badań.
lesson-artifacts-end = Przedmioty za monety idą pod talię; artefakty za kompasy działają od razu, a później z ręki kosztują tabliczkę.

## assistants

lesson-assistants = Badania i asystenci
lesson-assistants-line = Brulion podąża za lupą i przynosi pomocników.
lesson-assistants-look = Klejnot opłaca most: przesuń brulion w górę. Nigdy nie może wyprzedzić lupy.
lesson-assistants-recruit = Ten rząd daje asystenta. Trzech leży odkrytych; zaznaczony co rundę ulepsza żeton. Każdy jest dobrym wyborem.
lesson-assistants-after = Stoi teraz przy twojej planszy, gotów raz w każdej rundzie. Kolejny krok brulionu może go odwrócić na złotą stronę.
lesson-assistants-end = Asystent działa raz w każdej rundzie. Im wcześniej przyjdzie, tym częściej zadziała.

## combo

lesson-combo = Jedno pociąga drugie
lesson-combo-line = Kafelek bonusu, karta i asystent w jednej turze.
lesson-combo-look = Brulion może się wspiąć za tabliczkę i grot na pole z kafelkiem bonusu.
lesson-combo-order = Coś daje i kafelek, i rząd, w dowolnej kolejności. Najpierw kafelek: karta może się zaraz przydać.
lesson-combo-draw = Dobierz kartę.
lesson-combo-recruit = I rząd: kolejny asystent. Środkowy zamienia monetę w grot lub klejnot.
lesson-combo-use = Asystenci to akcje darmowe, a ten jest świeży: użyj go od razu.
lesson-combo-stop = Nieużyty asystent to stracona runda.
lesson-combo-pay = Moneta za grot: zgoda.
lesson-combo-after = Gotowe na kolejnego strażnika lub most. Tak każda tura przygotowuje następną.
lesson-combo-end = Jedna akcja główna, a dzięki darmowym zdarzyły się cztery rzeczy. Szukaj takich tur.

## end

lesson-end = Ostatnia runda
lesson-end-line = Co liczy się na koniec, a co nie jest już nic warte.
lesson-end-look = Piąta runda dobiega końca, jest 70 do 68. Liczą się badania, kafelki świątyni, bożki, puste pola, strażnicy i karty; monety, kompasy i żetony nie. Wydaj więc, co masz.
lesson-end-slot = Efekt da teraz mniej, niż jest warte puste pole.
lesson-end-early = Jeszcze nie: niewydane monety nie są nic warte.
lesson-end-dig = Same żetony nie dają już punktów. Karty tak.
lesson-end-coin = Jedna moneta już jest, drugą dadzą Fundusze. Zagraj je.
lesson-end-axe = Za dwie monety kupisz Siekierę. Nigdy jej nie zagrasz, ale liczą się 2 punkty, które są na niej.
lesson-end-turn-over = 72 punkty. Zakończ turę.
lesson-end-pass = Druga ekspedycja spasowała. Za tabliczkę nic nie kupisz, więc też spasuj.
lesson-end-close = Nie ma już nic do zrobienia: zakończ turę, a z nią grę.
lesson-end-after = 72 do 67: ich archeolog wrócił od strażnika i Strach zabrał punkt. Przy remisie wygrywa ten, kto pierwszy dotarł do zaginionej świątyni, a jeśli nikt, lepszy wynik badań.
lesson-end-end = W piątej rundzie zamieniaj wszystko na punkty: karty z liczbami, bożki, strażników, kafelki świątyni, kroki badań. Reszta nic nie znaczy.
