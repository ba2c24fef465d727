you = ty
seat-names = Doris, Nereusz, Tetyda, Tryton, Proteusz
interpreted = Silniki nie są skompilowane: boty widzą niewiele z tego, co mogłyby w tym samym czasie. Aby je skompilować: make build
you-are = Grasz jako { $player }. Wpisz liczbę lub słowo; resztę wyjaśnia help.
narrowed = Enter wraca do wszystkich możliwości.
many = Wpisz liczbę, słowo lub pole, na przykład { $example }, aby zobaczyć, co jest tam możliwe.
forced = Możliwe było tylko jedno: { $word }
undone = Cofnięto: { $word }
no-undo = Nie można nic cofnąć: twoja tura właśnie się zaczęła albo odsłonięto już karty, kafelki lub kości.
hint = Najlepsze słowa i szansa wygranej, jaką każdemu daje przeszukiwanie:
chance = { $percent } %
saved = Zapisano jako { $file }.
save-how = Podaj gdzie: save PLIK
save-exists = { $file } już istnieje i nie jest zapisem gry; wybierz inną nazwę.
save-failed = Nie można zapisać { $file } ({ $reason }).
over = Gra skończona.
stopped = Gra została zatrzymana bez zwycięzcy.
place = { $place }. { $player }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
offer = Aby zachować grę, wpisz save i nazwę pliku; Enter kończy bez zapisu.
left = Gra przerwana po { $words ->
        [one] 1 słowie
        [few] { $words } słowach
       *[many] { $words } słowach
    }.
seed = ziarno { $seed }
verified = Sprawdzono: { $words ->
        [one] 1 słowo
        [few] { $words } słowa
       *[many] { $words } słów
    }, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }.
shown = Widać pozycję po słowie { $ply }.
lesson-enter = Enter: dalej, quit: koniec.
lesson-how = Wpisz numer albo słowo; sam Enter pokaże słowo lekcji, quit kończy.
lesson-shown = Powiedziano za ciebie: { $word }
lesson-other = To też byłoby dozwolone. W tej lekcji chodzi jednak o inne słowo.
lesson-over = Koniec
lesson-list = Lekcje; pelagos lesson GRA NAZWA zaczyna jedną z nich:
no-rules = { $game }: nie ma skrótu zasad.
refused-empty = Brakuje słowa. Słowa zaczynają się od: { $known }
refused-unknown-verb = Żadne słowo nie zaczyna się od „{ $wrong }”. Słowa zaczynają się od: { $known }
refused-unknown-value = „{ $wrong }” tu nie pasuje. Możliwe: { $known }
refused-misspelt = Nie ma „{ $wrong }”. Czy chodziło o { $close }?
refused-wrong-form = To słowo pisze się tak: { $form }
refused-unknown-number = Nie ma numeru { $number }; są od 1 do { $last }.
refused-unknown-word = To nie jest słowo tej gry.
help =
    liczba     wybierz słowo z tą liczbą albo otwórz grupę
    słowo      takie jak szare, całe lub jego część: { $example }
    Enter      pokaż jeszcze raz stół i wszystkie możliwości
    undo       cofnij ostatnie słowo, w obrębie swojej tury
    log        wszystko, co się wydarzyło
    islands    co mają pozostali gracze i to, co się nie zmieściło
    list       wszystkie słowa, które są teraz możliwe
    hint       najlepsze teraz słowa, z szacowaną szansą wygranej
    rules      zasady w skrócie
    save PLIK  zapisz grę; pelagos play GRA --resume PLIK gra dalej
    quit       zakończ
