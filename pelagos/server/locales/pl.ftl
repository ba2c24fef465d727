news-turn-title = Twoja tura – { $game }
news-turn = Twoja tura w grze { $game }. Grają z tobą: { $players }.
news-turn-bots = Twoja tura w grze { $game }.
news-start-title = Gra się zaczyna – { $game }
news-start = { $who } zaczyna grę { $game }. Grają z tobą: { $players }.
news-invite-title = { $who } zaprasza – { $game }
news-invite = { $who } trzyma dla ciebie miejsce w grze { $game }.
news-over-title = Koniec gry – { $game }
news-over = Twoja gra { $game } się skończyła. Grali z tobą: { $players }.
news-over-bots = Twoja gra { $game } się skończyła.
news-chat-title = { $who } pisze – { $game }
news-chat = { $who } pisze coś przy twoim stole gry { $game }.
news-many = { $count ->
    [one] Jedna wiadomość od twoich stołów
    [few] { $count } wiadomości od twoich stołów
   *[other] { $count } wiadomości od twoich stołów
}
news-trial-title = Pelagos może cię zawiadomić
news-trial = Tak dowiesz się, że nadeszła twoja tura.
mail-go = Do stołu
mail-leave = Nie wysyłaj więcej listów na ten adres
mail-confirm-title = Czy Pelagos ma do ciebie pisać?
mail-confirm = Ktoś, pewnie ty, chce dowiadywać się pod tym adresem, że w grze na Pelagos nadeszła jego tura. Potwierdź, a listy będą przychodzić.
mail-confirm-go = Tak, piszcie do mnie
mail-confirm-not = Jeśli to nie ty, nic nie rób: więcej listów nie będzie.
page-confirm = Czy Pelagos ma wysyłać listy na ten adres?
page-confirm-do = Tak
page-confirm-done = Gotowe. Listy będą przychodzić, gdy coś na ciebie czeka.
page-leave = Czy Pelagos ma już nie wysyłać listów na ten adres?
page-leave-do = Żadnych listów
page-leave-done = Gotowe. Więcej listów nie będzie.
page-unknown = Ten odnośnik jest już nieważny.
page-back = Do Pelagos
