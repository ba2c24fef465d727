# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = Pierwsze pięć minut
lesson-first-line = Twój bóg, Boska Obecność i świątynia gotowa w jednej turze.
lesson-first-aim = Witaj na Atlantydzie. Twój bóg pokazuje cztery świątynie, po jednej w każdym regionie, i dokładnie te kafle, z których mają powstać. Kto ma dokładnie te cztery, wygrywa od razu.
lesson-first-regions = Najmniejsza to jedno I w regionie 2, zielonym. Stoi tam teraz Znacznik Boskiej Obecności, a świątynie rosną tylko tam, gdzie on jest.
lesson-first-cards = Za wszystko płaci się kartami, a ich kolory to regiony. Masz jedną niebieską, jedną brązową i jedną zieloną.
lesson-first-draw = Tura zaczyna się od trzech kart, odkrytych z Obszaru Rekrutacji albo zakrytych ze stosu. Weź niebieską: to region 3, twoja największa świątynia.
lesson-first-unseen = Zakryta karta może być każda. Dopóki odkryte leżą te potrzebne, bierz je.
lesson-first-colour = Też się przyda. Zacznij jednak od niebieskiej: chcemy tam dotrzeć w tej turze.
lesson-first-draw-two = Luka od razu się wypełnia. Następną kartę wybierz według uznania: co przybliży pozostałe świątynie?
lesson-first-draw-three = I trzecia, znów według uznania. Brązowy i fioletowy region chcą po świątyni z jednego II.
lesson-first-build = Teraz do pięciu akcji. Znacznik stoi w zielonym, a poziom 1 kosztuje jedną zieloną kartę: zbuduj I na swoim obszarze.
lesson-first-five = Masz pięć akcji, a świątynia czeka.
lesson-first-stay = Jeszcze nie: najpierw wykorzystaj to, że znacznik jest w zielonym.
lesson-first-done = Ta świątynia jest gotowa: dokładnie jedno I, jak chce twój bóg. Odtąd jej nie ruszaj; wyższa byłaby zła.
lesson-first-travel = Aby budować gdzie indziej, znacznik musi podróżować: odrzuć kartę, a przejdzie do regionu jej koloru. Podróżuj do niebieskiego.
lesson-first-blue = Tam też potrzebna jest świątynia, ale karty masz na niebieski region.
lesson-first-begin = Region 3 chce III i I. Każda świątynia zaczyna się od I: zbuduj je za jedną niebieską kartę, która zostanie twoim wyznawcą.
lesson-first-neutral = Obszar neutralny jest niczyj, a kafle na nim nie wygrywają. Buduj na swoim.
lesson-first-early = Zostały dwie akcje, a niebieska karta jest na ręce. Najpierw zbuduj.
lesson-first-migrate = Zostały dwie akcje, a budować już nie ma z czego. Migracja zamienia akcję w kartę: niech żadna się nie zmarnuje.
lesson-first-waste = Można skończyć, ale darmowa karta to karta.
lesson-first-last = Tak przygotowujesz następną turę: karty na ręce, znacznik tam, gdzie chcesz budować dalej. Zachowasz najwyżej pięć kart.
lesson-first-end = Jedna z czterech świątyń stoi tak, jak chce twój bóg, druga jest zaczęta. Dobieraj, podróżuj, buduj: oto Atlantyda.

## levels

lesson-levels = Wyższe poziomy
lesson-levels-line = II zamiast I: ceny, kafle i wyznawcy.
lesson-levels-look = W regionie 3 stoi już twoje I, a bóg chce tam więcej. Masz trzy niebieskie karty: podróżuj do niebieskiego.
lesson-levels-raise = Następny poziom to 2 i kosztuje dwie karty. Zastąp I kaflem II; I wraca do twoich zasobów.
lesson-levels-two = Dwa pojedyncze też dają poziom 2 i prowadzą później do III. W tej lekcji bierzemy II.
lesson-levels-neutral = Na obszarze neutralnym nic się nie liczy dla twojego boga.
lesson-levels-after = Obie karty są teraz wśród twoich wyznawców. Nie przepadły: następna lekcja pokaże, do czego służą.
lesson-levels-areas = Obok twojego obszaru leży neutralny. Kto na nim zbuduje, ma go dla siebie, aż znikną wszystkie kafle; nie liczy się dla boga, a z kaflem na nim nie da się wygrać. Przynosi jednak wyznawców.
lesson-levels-presence = Znacznik Boskiej Obecności jest wspólny. Zostaje tam, gdzie go zostawisz, i stamtąd zaczyna następna osoba: pomyśl o tym przed ostatnią podróżą.
lesson-levels-end = Poziom po poziomie, każdy droższy. Zdjęty kafel wraca do zasobów.

## feast

lesson-feast = Święto
lesson-feast-line = Trzech wyznawców, a region pomaga.
lesson-feast-look = Czterech niebieskich wyznawców, a znacznik w niebieskim: na Święto wystarczy trzech. Kosztuje dwóch z nich i pozwala użyć zdolności regionu.
lesson-feast-use = Zew z Daleka: dwie karty ze Stosu Rekrutacji. Użyj go.
lesson-feast-no = Wyznawcy są już odrzuceni; weź karty.
lesson-feast-deck = To, co kosztuje Święto albo podróż, trafia na stos odrzuconych. Gdy stos dobierania się wyczerpie, odrzucone karty są tasowane i tworzą nowy; wyznawcy i karty na rękach zostają poza nim.
lesson-feast-travel = Dwie nowe karty i dwie akcje. Zielony wciąż chce swojego I: podróżuj tam.
lesson-feast-build = I zbuduj je za jedną zieloną kartę.
lesson-feast-after = Świątynia regionu 2 jest gotowa. Wyznawcy kupili karty, karty świątynię.
lesson-feast-end = Każdy region ma inną zdolność; jej obrazek jest obok numeru.

## conversion

lesson-conversion = Nawrócenie
lesson-conversion-line = Cudzy wyznawca, raz na turę.
lesson-conversion-begin = Znacznik jest w brązowym, a bóg chce tam II. Zacznij od I.
lesson-conversion-convert = Raz na turę możesz przejąć cudzego wyznawcę. Weź brązowego: przybliża cię do Święta tutaj, a ich oddala.
lesson-conversion-colour = Każdy by się nadał; brązowy liczy się tam, gdzie stoi znacznik.
lesson-conversion-raise = Teraz II za dwie brązowe karty i świątynia jest taka, jak chce bóg.
lesson-conversion-after = Dwie z czterech gotowe, a brązowi wyznawcy czekają na Święto.
lesson-conversion-end = Szkodzi im i pomaga tobie: dwa powody w jednej akcji.

## haul

lesson-haul = Przenoszenie kafli
lesson-haul-line = Kafel zbudowany tu może stanąć tam.
lesson-haul-look = W brązowym stoi III, a bóg chce do niego I: poziom 4, cztery karty. Ale w zielonym masz I, a tutejsze Święto przenosi kafle.
lesson-haul-tile = Wybierz I w zielonym.
lesson-haul-to = I połóż je na swojej świątyni w brązowym.
lesson-haul-after = Gotowe, bez płacenia za poziom 4. I w zielonym łatwo odbudować za jedną kartę.
lesson-haul-end = Zbudowany tanio, przeniesiony podczas Święta: to często najkrótsza droga do wysokiej świątyni.

## helper

lesson-helper = Pomocnik
lesson-helper-line = Karta mniej, gdy jednej brakuje.
lesson-helper-look = Poziom 2 w fioletowym kosztuje dwie karty, a masz jedną fioletową. Jest jednak z tobą Pomocnik: buduj.
lesson-helper-spend = Oddaj Pomocnika: karta mniej.
lesson-helper-after = Zbudowane za jedną kartę. Pomocnik wrócił do swojego regionu i można go wezwać ponownie.
lesson-helper-end = Pomocnicy przychodzą z regionu, który ich wzywa; możesz mieć jednego naraz.

## win

lesson-win = Ostatnia świątynia
lesson-win-line = Licz akcje od końca i wygraj w środku tury.
lesson-win-look = Trzy świątynie są gotowe; fioletowa ma III i chce jeszcze I. Poziom 4 kosztuje cztery karty, z Pomocnikiem trzy. Najpierw tam podróżuj.
lesson-win-migrate = Zostały dwie fioletowe karty, a trzeba trzech. Jest akcja w zapasie: dobierz i miej nadzieję.
lesson-win-build = Fioletowa. Teraz I do III.
lesson-win-spend = Z Pomocnikiem wystarczy.
lesson-win-after = Stoją wszystkie cztery i gra jest od razu wygrana. Pilnuj więc też cudzych Kart Bogów: leżą odkryte.
lesson-win-end = Dokładnie cztery świątynie, żadnego kafla za dużo i nic na obszarze neutralnym. To, co zbędne, usuwa darmowa Rozbiórka.
