# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Pierwsze pięć minut
lesson-first-line = Cel gry, ofiara dla boga i twoja pierwsza tura.
lesson-first-aim = Witaj w Cykladach. Kto na koniec cyklu panuje nad dwiema metropoliami, wygrywa; tutaj widzisz, ile ich masz.
lesson-first-how = Metropolia powstaje z czterech różnych budowli: portu, fortecy, świątyni i uniwersytetu. Albo z czterech filozofów.
lesson-first-islands = Zaczynasz z dwiema wyspami, Gyaros i Thirą; na każdej stoi oddział, a obok flota. Twojego złota inni nie widzą; mała liczba to dochód w każdym cyklu.
lesson-first-bid = W każdym cyklu zdobywasz przychylność jednego boga i tylko on pozwala ci działać. To, co świeci, można wybrać: ofiaruj 1 JZ Posejdonowi, bogu flot.
lesson-first-dear = Posejdon by się ucieszył, ale nikt jeszcze nie licytował: zacznij nisko; kto też go chce, musi dać więcej.
lesson-first-ares = Ares też jest dobry. Najpierw jednak Posejdon; zaraz zobaczysz dlaczego.
lesson-first-apollo = Apollo przyjmuje każdego za darmo, ale z nim nie zbudujesz ani nie ruszysz jednostek. Licytujmy boga, który działa.
lesson-first-outbid = Ktoś ofiarował 2, więc twój znacznik musi od razu przejść do innego boga. Ares dowodzi oddziałami; nikt go jeszcze nie chce, wystarczy 1.
lesson-first-dear-ares = Więcej niż trzeba: kto chce Aresa, musi cię przebić, a wtedy nic tu nie płacisz.
lesson-first-apollo-2 = Apollo dałby ci 1 JZ. Ares da ci wyspę, zaraz zobaczysz.
lesson-first-turn = Ofiary zostały zapłacone, a bogowie działają od góry do dołu: Ares jest pierwszy, więc to twoja tura. Pierwszy oddział jest darmowy: postaw go na Thirze.
lesson-first-gyaros = Gyaros jest na razie bezpieczna. Z Thiry oddział ma blisko na wyspę, która nie należy do nikogo.
lesson-first-pass = Twoja tura by się skończyła, a 6 JZ leżałoby bezczynnie. Jest tu sporo do zrobienia.
lesson-first-march = Za 1 JZ Ares przenosi oddziały po twoich flotach jak po moście. Twoja flota łączy Thirę z Despotiko: weź oddziały z Thiry.
lesson-first-more = Drugi oddział kosztuje 2. Najpierw ruch; rekrutować możesz i potem.
lesson-first-pass-2 = Jeszcze nie: Despotiko czeka, aż ktoś ją zajmie.
lesson-first-land = Na wyspę bez obrońców wystarczy jeden oddział, a drugi strzeże Thiry. Wyślij 1 na Despotiko.
lesson-first-both = Mogłyby iść oba, a Thira zostałaby twoja; ale wyspę bez oddziałów zajmie każdy, kto na niej wyląduje.
lesson-first-build = Despotiko jest twoja, a z nią 2 JZ więcej w każdym cyklu. Zbuduj teraz za 2 fortecę Aresa: na Thirze, która ma najwięcej pól; wybierz dowolne.
lesson-first-small = Ta wyspa ma jedno pole, a metropolia będzie potrzebować miejsca. Thira ma cztery.
lesson-first-pass-3 = Budowla to ćwierć drogi do metropolii. Zbuduj, zanim zakończysz turę.
lesson-first-stop = Forteca to ćwierć metropolii. Resztę złota zachowaj na następną ofiarę i zakończ turę.
lesson-first-save = Można, ale złota jest mało, a kolejna ofiara już blisko. Zachowaj je.
lesson-first-cycle = Inni mieli swoje tury, a nowy cykl przynosi innych bogów i twój dochód: 4 zamiast 2. Wyspy płacą za bogów, bogowie dają budowle, budowle wygrywają.
lesson-first-end = Za tobą ofiara, zdobyta wyspa i pierwsza budowla. Tak wygląda cały cykl Cyklad; reszta to więcej tego samego, ze stworami i bitwami.

## apollo

lesson-apollo = Licytacja i Apollo
lesson-apollo-line = Kiedy odpuścić boga i co daje Apollo.
lesson-apollo-start = Zaczynasz licytację, więc nie wiesz jeszcze, czego chcą inni. Niska ofiara zadaje pytanie: 1 JZ dla Posejdona.
lesson-apollo-lost = Przebito cię. Do Posejdona nie możesz wrócić od razu, tylko pójść do innego boga. Nic tu nie nagli: idź do Apolla i oszczędź złoto.
lesson-apollo-athena = Atena daje filozofa, to dobry wybór. Ta lekcja pokazuje inną drogę.
lesson-apollo-marker = Apollo dał 1 JZ; przy jednej wyspie dałby 4. Twój znacznik przyszedł tu pierwszy, więc dostajesz też znacznik dobrobytu: połóż go na dowolnej swojej wyspie.
lesson-apollo-after = Nowy cykl i dochód 3 zamiast 2. Kto działał późno, licytuje teraz wcześnie, i na odwrót.
lesson-apollo-gods = Bogowie też są inni. W trzy osoby dostępnych jest dwóch naraz, a w następnym cyklu dwóch pozostałych, więc każdy pojawia się raz na dwa cykle. Działają od góry do dołu, a Apollo, obecny zawsze, jest ostatni.
lesson-apollo-two = W cztery osoby w każdym cyklu odpoczywa jeden bóg, w pięć żaden. We dwie osoby każdy ma dwa znaczniki, licytuje i działa dwa razy w cyklu i potrzebuje trzech metropolii.
lesson-apollo-end = Zaoszczędzone złoto przyda się w następnym cyklu, a dobrobyt płaci do końca gry.

## fleets

lesson-fleets = Floty i handel
lesson-fleets-line = Posejdon: stawianie flot, żegluga i pole handlu, które płaci.
lesson-fleets-place = Posejdon jest twój. Floty stawia się na wodzie przy swoich wyspach, pierwsza jest darmowa. Postaw ją na B2, po drodze do pola handlu A2.
lesson-fleets-sail = Za 1 JZ grupa płynie do trzech pól. Wybierz flotę na B2.
lesson-fleets-dear = Następna flota kosztuje 1. Najpierw żegluga.
lesson-fleets-step = A2 to wolne pole z handlem, o jeden krok stąd.
lesson-fleets-fight = Stoi tam cudza flota: doszłoby do bitwy, jeden na jednego.
lesson-fleets-trade = Odtąd ta flota zarabia 1 JZ w każdym cyklu, póki tu stoi. Możesz płynąć dalej albo się zatrzymać.
lesson-fleets-after = Dochód wzrósł o jeden. Flot na polach handlu warto strzec.
lesson-fleets-end = Floty zarabiają, niosą oddziały i trzymają innych z daleka. Gdzie stoją cudze floty, żegluga oznacza bitwę.

## creatures

lesson-creatures = Stwory
lesson-creatures-line = Karty, których moc działa natychmiast.
lesson-creatures-track = W turze z bogiem możesz też wzywać stwory. Cenę wyznacza pole: 4, 3 albo 2 JZ; świątynie ją obniżają.
lesson-creatures-fates = Mojry wypłacają twój dochód jeszcze raz. Masz 5, kosztują 4: wezwij je.
lesson-creatures-chimera = Chimera za 2 powtarza dowolnego odrzuconego stwora: leżą tam teraz Mojry. Wezwij ją.
lesson-creatures-again = Wybierz Mojry, a znów przyjdzie 5 JZ.
lesson-creatures-after = Zapłacone sześć, otrzymane dziesięć. Inne stwory przenoszą oddziały, burzą budowle, topią floty: najedź na kartę albo przytrzymaj ją palcem, by przeczytać.
lesson-creatures-figure = Pięć stworów to figury na mapie. Chiron strzeże wyspy do twojej pierwszej tury w następnym cyklu, potem odchodzi. Tylko Kraken zostaje na morzu. Jeśli dwa stwory spotkają się na wyspie, znikają oba.
lesson-creatures-end = Karty tanieją, przesuwając się w prawo. Obserwuj je: czasem jedna rozstrzyga grę.

## battle

lesson-battle = Bitwa
lesson-battle-line = Atakuj przewagą i znaj szanse.
lesson-battle-look = Ares jest z tobą, a na Gyaros stoi pięć oddziałów. Kythnos, o jedną flotę stąd, ma dwóch obrońców: maszeruj.
lesson-battle-land = Każda strona dodaje oddziały do kości od 0 do 3; niższa suma traci jeden. Cztery na dwa to prawie pewność, a jeden zostaje na straży Gyaros.
lesson-battle-all = Jeszcze pewniej, ale Gyaros zostałaby pusta, a to twoja ostatnia wyspa.
lesson-battle-few = Spójrz na szanse na dole: więcej oddziałów to większa pewność.
lesson-battle-round = Pierwsza runda jest twoja, obrońca został. Można się teraz wycofać, ale przy czterech na jednego walcz dalej.
lesson-battle-no = To ratowanie oddziałów, którym nic nie grozi.
lesson-battle-after = Kythnos jest twoja. Forteca dodaje 1 do obrony wyspy, port 1 na morzu: buduj tam, gdzie spodziewasz się gości.
lesson-battle-last = Mykonos nie wolno ci zaatakować: to czyjaś ostatnia wyspa i może tam wylądować tylko ten, komu jej zdobycie da zwycięstwo. Ty masz już dwie, więc twoje znów można atakować.
lesson-battle-end = Wyspa jest twoja ze wszystkim, co na niej stoi. Bitwa to kości plus jednostki: przewaga dwóch rozstrzyga prawie wszystko.

## retreat

lesson-retreat = Obrona
lesson-retreat-line = Zostać czy się wycofać? Decydujesz po każdej rundzie.
lesson-retreat-bid = Ofiaruj 2 JZ Atenie, a cykl potoczy się dalej.
lesson-retreat-attack = Pegaz przyniósł dwa oddziały na Gyaros, gdzie stoi jeden twój. Pierwsza runda jest twoja: teraz jeden na jednego. Szanse są równe, ryzykujesz jeden oddział: zostań.
lesson-retreat-flee = Oddział byłby bezpieczny, a wyspa stracona ze wszystkim, co na niej stoi.
lesson-retreat-after = Atak odparty. Jeśli na lądzie giną obie strony, wyspa zostaje przy obrońcy: to też przemawia za pozostaniem.
lesson-retreat-end = Oddziały można odkupić, ale cykle wygrywa się pozycją i odwagą. Szanse przy bitwie są dokładne.

## philosophers

lesson-philosophers = Czterech filozofów
lesson-philosophers-line = Cicha droga do metropolii.
lesson-philosophers-look = Masz dwóch filozofów, a w tym cyklu jest z tobą Atena. Czterech zakłada metropolię.
lesson-philosophers-one = Pierwszy jest darmowy: weź go.
lesson-philosophers-two = Drugi kosztuje 4 JZ. Drogo, ale to już czwarty.
lesson-philosophers-uni = Uniwersytet to ćwierć metropolii; ten filozof to cała.
lesson-philosophers-place = Filozofowie wracają do zasobów, powstaje metropolia. Wybierz wyspę: gdzie ją obronisz?
lesson-philosophers-after = Liczy się jak wszystkie cztery budowle i broni jak forteca i port. Jeszcze jedna na koniec cyklu i wygrywasz.
lesson-philosophers-end = Atena jest warta wysokiej ofiary, gdy ktoś ma dwóch lub trzech filozofów. Licz ich, także cudzych.

## metropolis

lesson-metropolis = Cztery budowle
lesson-metropolis-line = Ostatnia budowla i co się oddaje.
lesson-metropolis-look = Masz port, świątynię i uniwersytet; brakuje tylko fortecy, a Ares jest z tobą.
lesson-metropolis-build = Zbuduj ją na Kei za 2 JZ.
lesson-metropolis-no = Od metropolii dzieli cię jedna budowla.
lesson-metropolis-place = Po jednej z każdej wraca do zasobów, a metropolia musi stanąć. Gyaros albo Kea: na Kei stoją trzy oddziały, na Gyaros żaden.
lesson-metropolis-after = Twoja druga metropolia. Jeśli na koniec cyklu nadal masz obie, wygrywasz. Zostały dwie tury; ani Posejdon, ani Apollo nie rusza oddziałów. Zakończ turę.
lesson-metropolis-enough = To niepotrzebne: nikt, kto działa po tobie, nie wyląduje na twoich wyspach.
lesson-metropolis-over = Wszyscy mieli swoje tury, cykl się skończył, a dwie metropolie wygrywają. Gdyby dwie miało kilka osób, rozstrzygnęłoby złoto.
lesson-metropolis-end = Port, forteca, świątynia, uniwersytet: zanim zalicytujesz, sprawdź, czego brakuje.
