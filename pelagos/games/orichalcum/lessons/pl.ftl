# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Pierwsze pięć minut
lesson-first-line = Metropolia, kafelek, akcja i pierwszy Tytan.
lesson-first-aim = Witaj w Oryszalku. Kto ma 5 punktów zwycięstwa i żadnego stworzenia na wyspie, wygrywa od razu. Tytani, świątynie i medaliony są warte po punkcie.
lesson-first-metropolis = To twoja wyspa, jeszcze pusta. Najpierw metropolia: musi zakryć port, a port od razu płaci. Połóż ją na E6: czekają tam dwie bryłki oryszalku.
lesson-first-elsewhere = Ten port też by zapłacił. W tej lekcji wybierz E6, gdzie oryszalku jest najwięcej.
lesson-first-take = W każdej turze bierzesz kartę z rzędu: ma akcję i niesie kafelek terenu. Dwie pierwsze są darmowe. Weź pierwszą, wydobywa oryszalk.
lesson-first-dear = Dobra karta, ale spójrz na cenę i kafelek. Pierwsza jest darmowa, a jej las się przyda.
lesson-first-place = Teraz kafelek: góry i las. Musi stykać się z tym, co już leży; obracasz go klawiszem R, kółkiem albo kolejnym dotknięciem. Połóż go na C6, lasem do metropolii.
lesson-first-turn = Dobry krąg, ale inaczej obrócony. Obracaj, aż las dotknie metropolii.
lesson-first-there = Tam też by pasował. Chcemy jednak miejsca na więcej lasu: proszę na C6.
lesson-first-act = Wykonaj akcję karty: każda kopalnia daje 1 bryłkę oryszalku, a metropolia liczy się jako jedna kopalnia i jeden obóz.
lesson-first-skip = Z akcji można zrezygnować, ale darmowy oryszalk warto wziąć.
lesson-first-extra = Za dwie bryłki oryszalku albo dwóch hoplitów można kupić dodatkową akcję. Na razie oszczędzaj: pięć bryłek to medalion, cały punkt.
lesson-first-rich = Kuszące i czasem słuszne. Tutaj zachowujemy oryszalk.
lesson-first-discard = W grze dwuosobowej na koniec tury odrzucasz kartę, żeby rząd się przesuwał. Odrzuć pierwszą: dla przeciwnika byłaby darmowa.
lesson-first-other = Też można, ale to pierwszą kartę przeciwnik mógłby wziąć za darmo.
lesson-first-round = Nowa runda i ty zaczynasz. Spójrz na pierwszą kartę: dwa lasy. Trzy połączone kręgi jednego terenu przyciągają jego Tytana. Weź ją.
lesson-first-no-forest = Niezła karta, ale tylko dwa lasy razem z twoim dadzą trzy.
lesson-first-titan = Połóż oba lasy obok swojego, na C5. Trzy lasy przyzywają Teję, a Tytan to punkt zwycięstwa.
lesson-first-apart = Spójrz, co by to dało: lasy muszą tworzyć obszar z trzech kręgów. C5 to załatwia.
lesson-first-construct = Teja jest z tobą: 1 punkt. Twoja karta pozwala też budować.
lesson-first-no-build = Z tą akcją budowle nic nie kosztują. Nie przepuść okazji.
lesson-first-mine = Budowla staje na wolnym kręgu swojego terenu. Postaw kopalnię z pola gór na swoich górach, C6: odtąd wydobycie daje dwie bryłki.
lesson-first-arch = Może tam stanąć, ale las przyda się przy kolejnych Tytanach. Kopalnia płaci co rundę.
lesson-first-last = Odtąd wydobywasz dwie bryłki. Tytani, świątynie i medaliony prowadzą do pięciu punktów; tylko stworzenia na wyspie nie pozwalają wygrać.
lesson-first-end = Tytan i kopalnia po dwóch turach: dobry początek. Jeszcze cztery punkty i wyspa bez stworzeń, a gra jest twoja.

## medallion

lesson-medallion = Dodatkowe akcje i medaliony
lesson-medallion-line = Pięć bryłek to punkt, jeśli znajdzie się na to akcja.
lesson-medallion-look = W twoich zasobach leży sześć bryłek oryszalku, a pięć to medalion, gdyby tylko można budować. Karta daje rekrutację; możesz z niej zrezygnować.
lesson-medallion-recruit = Jeszcze jeden hoplita by się przydał. W tej lekcji rezygnujemy.
lesson-medallion-buy = Dodatkowa akcja kosztuje 2 hoplitów, 2 bryłki albo 2 pokonane stworzenia. Zapłać hoplitami, bo bryłki są potrzebne: budowa.
lesson-medallion-ore = Zostałyby cztery, za mało na medalion.
lesson-medallion-make = Teraz medalion.
lesson-medallion-building = Budowle nic nie kosztują, ale punkt w garści wygrywa gry.
lesson-medallion-after = Punkt już w drugiej rundzie. Każdy medalion znów kosztuje pięć; kopalnie je przyspieszają.
lesson-medallion-end = Dodatkowa akcja w każdej turze to sposób szybkich graczy.

## capture

lesson-capture = Walka ze stworzeniami
lesson-capture-line = Wyślij dość hoplitów i znaj swoją szansę.
lesson-capture-look = Na twojej wyspie mieszka Piekielny Ogar. Stworzenia przychodzą z wulkanami, blokują budowę wokół i nie pozwalają wygrać.
lesson-capture-buy = Kup dodatkową akcję za dwie bryłki oryszalku: schwytanie.
lesson-capture-hoplites = Hoplitami się walczy. Zachowaj ich.
lesson-capture-fight = Rzucasz jedną kością i po jednej za każdego hoplitę. Wygrywa czaszka albo suma równa sile. Przy każdym wyborze widać szansę: wyślij dwóch.
lesson-capture-few = Spójrz na procenty: z większą liczbą hoplitów są dużo lepsze.
lesson-capture-after = Schwytany, z nagrodą: 1 bryłka. Stworzenie leży u ciebie i może kiedyś opłacić dodatkową akcję; na wulkanie można budować.
lesson-capture-end = W chwili zwycięstwa na wyspie nie może być stworzeń, a obok nich nie wolno budować: usuwaj je na czas.

## defeat

lesson-defeat = Przegrana to nie koniec
lesson-defeat-line = Walka za walką i hoplici, którzy czekają.
lesson-defeat-look = Dwa stworzenia, dwóch hoplitów i karta schwytania. Wykonaj ją: jedna akcja pozwala walczyć raz za razem, dopóki wygrywasz.
lesson-defeat-one = Najpierw słabszy, Piekielny Ogar, jednym hoplitą.
lesson-defeat-hydra = Przegrana kończy akcję. Najpierw pewna walka.
lesson-defeat-two = Wygrana, więc możesz iść dalej. Hydra jest silniejsza, ale próba kosztuje tylko cierpliwość hoplity: wyślij drugiego.
lesson-defeat-after = Przegrana. Hoplita zostaje przy Hydrze i w następnej walce pomoże za darmo, więc szansa będzie lepsza.
lesson-defeat-recruit = Nie masz już hoplitów. Zrekrutuj za dwie bryłki: każdy obóz na wyspie daje jednego, a metropolia liczy się jako obóz.
lesson-defeat-none = Wtedy w następnej walce pomoże ci tylko ten jeden, który tam czeka.
lesson-defeat-alone = Jeszcze nie. Najpierw musisz mieć kogo wysłać.
lesson-defeat-discard = Jeden hoplita. Zakończ turę i odrzuć pierwszą kartę: darmowa budowa bardzo by się przeciwnikowi przydała.
lesson-defeat-gift = Można. Ale to pierwsza karta najbardziej spodobałaby się przeciwnikowi.
lesson-defeat-round = Koniec rundy: luki wypełniają nowe karty, kafelki i budowle. Zaczyna ten, kto ma w zasobach najwięcej hoplitów, tu przeciwnik; ostatni w kolejności dostaje jednego hoplitę, masz więc dwóch.
lesson-defeat-end = Przegrani zostają i liczą się w następnej walce. Cierpliwość schwyta każdą Hydrę.

## minotaur

lesson-minotaur = Nagrody
lesson-minotaur-line = Każde stworzenie ma swoją; Minotaur przynosi budowlę.
lesson-minotaur-look = Na wyspie właśnie osiadł Minotaur. Jest silny, ale nagrodą jest budowla. Kup akcję za oryszalk.
lesson-minotaur-fight = Wyślij obu hoplitów.
lesson-minotaur-build = Czaszka: schwytany. Budowla może stanąć na dowolnym wolnym terenie, ale masz Teję: nie ruszaj lasów i użyj G1.
lesson-minotaur-no = Darmowa budowla: postaw ją.
lesson-minotaur-after = Posągi obniżają koszt dodatkowych akcji, a każda budowla pomaga inaczej: obozy rekrutują, kopalnie wydobywają, łuki płacą za schwytanie. Najedź na którąś na planszy albo przytrzymaj ją palcem, by przeczytać opis.
lesson-minotaur-end = Najedź na stworzenie albo przytrzymaj je palcem, by przed walką zobaczyć nagrodę.

## temple

lesson-temple = Świątynie
lesson-temple-line = Cztery różne tereny w rombie.
lesson-temple-place = Masz w ręku pustynię i las. Na F2 uzupełnią romb z czterech różnych terenów. Połóż kafelek tak, by pustynia leżała na F2.
lesson-temple-turn = Dobry krąg; obracaj kafelek, aż pustynia będzie na F2, a las obok.
lesson-temple-act = Najpierw wydobycie: oryszalk opłaci dodatkową akcję.
lesson-temple-buy = Teraz budowa, za dwie bryłki.
lesson-temple-temple = Cztery kręgi, każdy innego terenu: zbuduj świątynię.
lesson-temple-building = Budowle zajmują tereny potrzebne świątyni.
lesson-temple-after = Świątynia i medaliony zostają; Tytani mogą odejść na inną wyspę. Puste wulkany zastępują dowolny teren.
lesson-temple-end = Świątynia to punkt, którego nikt nie odbierze.

## favour

lesson-favour = Przychylność Tytana
lesson-favour-line = Raz, we właściwej chwili.
lesson-favour-look = Masz Hyperiona, a kopalnie dają dwie bryłki. Wykonaj akcję karty.
lesson-favour-favour = Hyperion podwoi to, raz. Cztery bryłki teraz umożliwią medalion jeszcze w tej turze: użyj przychylności.
lesson-favour-later = Oszczędność jest mądra, gdy niewiele by się podwoiło. Tu kupuje punkt.
lesson-favour-buy = Dwie za dodatkową akcję, budowę.
lesson-favour-medal = Pięć za medalion.
lesson-favour-after = Przychylność zużyta, Tytan nadal jest punktem. Przed każdym użyciem zapytaj: co dzięki niej da się zrobić teraz?
lesson-favour-end = Hyperion podwaja wydobycie, inni pomagają rekrutować, walczyć i budować. Przyciągnij Tytana ponownie, a przychylność wróci.

## win

lesson-win = Zwycięstwo
lesson-win-line = Pięć punktów i wyspa bez stworzeń, w jednej turze.
lesson-win-look = Masz cztery punkty, ale na wyspie mieszka Piekielny Ogar, więc nawet pięć nie dałoby zwycięstwa. Jedno i drugie da się zrobić w tej turze: najpierw schwytaj stworzenie.
lesson-win-later = Jeśli go zostawisz, przeciwnik dostanie turę. Kto może wygrać, niech wygrywa.
lesson-win-fight = Wyślij hoplitę, szansa jest dobra.
lesson-win-none = Po grze hoplici nie są nic warci. Wyślij swojego.
lesson-win-buy = Schwytany, a z nagrodą masz pięć bryłek. Dodatkowa akcja kosztuje dwie, więc na medalion nie starczy: kup budowę i postaw coś, co nic nie kosztuje.
lesson-win-wait = Ostatni punkt czeka: buduj.
lesson-win-other = Hoplici teraz nie wygrają. Piąty punkt da budowa.
lesson-win-temple = Świątynia to punkt i nic nie kosztuje. Postaw ją na czterech kręgach różnych terenów; oba miejsca są dobre.
lesson-win-building = Budowla to nie punkt. Piątym jest świątynia.
lesson-win-after = Pięć punktów i żadnego stworzenia: gra kończy się od razu, w środku tury. Licz więc też punkty innych i patrz, kto ma jeszcze stworzenia.
lesson-win-end = Przed każdą turą zapytaj, czego brakuje do pięciu i co stoi na drodze. Czasem wystarczy jedna karta i dodatkowa akcja.
