news-turn-title = Twoja tura – { $game }
news-turn = Twoja tura w grze { $game }. Grają z tobą: { $players }.
news-turn-bots = Twoja tura w grze { $game }.
news-start-title = Gra się zaczyna – { $game }
news-start = { $who } rozpoczyna grę { $game }. Grają z tobą: { $players }.
news-invite-title = { $who } zaprasza – { $game }
news-invite = { $who } trzyma dla ciebie miejsce w grze { $game }.
news-over-title = Koniec gry – { $game }
news-over = Twoja gra { $game } się skończyła. Grali z tobą: { $players }.
news-over-bots = Twoja gra { $game } się skończyła.
news-chat-title = { $who } pisze – { $game }
news-chat = { $who } pisze na czacie przy twoim stole: { $game }.
news-many = { $count ->
    [one] Jedna wiadomość od twoich stołów
    [few] { $count } wiadomości od twoich stołów
   *[other] { $count } wiadomości od twoich stołów
}
news-trial-title = Pelagos może cię zawiadomić
news-trial = Tak dowiesz się, że nadeszła twoja tura.
mail-go = Do stołu
mail-leave = Nie wysyłaj więcej e-maili na ten adres
mail-confirm-title = Czy Pelagos ma do ciebie pisać?
mail-confirm = Ktoś, pewnie ty, chce otrzymywać na ten adres wiadomości, gdy w grze na Pelagos nadejdzie jego kolej. Potwierdź adres, aby je otrzymywać.
mail-confirm-go = Tak, chcę wiadomości
mail-confirm-not = Jeśli to nie ty, nic nie rób: więcej wiadomości nie będzie.
page-confirm = Czy Pelagos ma wysyłać e-maile na ten adres?
page-confirm-do = Tak
page-confirm-done = Gotowe. E-mail przyjdzie, gdy gra będzie czekać na ciebie.
page-leave = Czy Pelagos ma przestać wysyłać e-maile na ten adres?
page-leave-do = Nie wysyłaj więcej
page-leave-done = Gotowe. Więcej e-maili nie będzie.
mail-enter-title = Logowanie do Pelagos
mail-enter = Zaloguj się jako { $name }
mail-enter-go = Zaloguj się
mail-enter-not = Link działa raz, przez pół godziny. Jeśli to nie twoja prośba, nic nie rób.
page-enter = Zalogować się do Pelagos na tym urządzeniu?
page-enter-password = Nowe hasło, tylko jeśli chcesz je zmienić
page-enter-do = Zaloguj się
page-unknown = Ten link jest już nieważny.
page-back = Do Pelagos
guest = Gość { $number }
card-invites = { $name } zaprasza do gry { $game }
card-table = Stół: { $game }
card-players = { $players ->
    [one] 1 gracz
   *[other] { $players } graczy
}
card-live = { $minutes } min + { $seconds } s na turę
card-days = { $days ->
    [one] 1 dzień na ruch
   *[other] { $days } dni na ruch
}
card-none = bez zegara
card-free = Jest wolne miejsce: dołącz przez ten link, konto nie jest potrzebne.
card-gathering = Gra zaraz się zacznie: można ją oglądać.
card-running = Gra trwa: można ją oglądać.
card-over = Gra się skończyła: można obejrzeć powtórkę.
