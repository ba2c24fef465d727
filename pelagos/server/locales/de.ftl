news-turn-title = Du bist am Zug – { $game }
news-turn = Du bist am Zug: { $game }, mit { $players }.
news-turn-bots = Du bist am Zug: { $game }.
news-start-title = Das Spiel beginnt – { $game }
news-start = { $who } hat eine Partie begonnen: { $game }, mit { $players }.
news-invite-title = { $who } lädt dich ein – { $game }
news-invite = { $who } hält dir einen Platz frei: { $game }.
news-over-title = Das Spiel ist zu Ende – { $game }
news-over = Deine Partie ({ $game }) mit { $players } ist zu Ende.
news-over-bots = Deine Partie ({ $game }) ist zu Ende.
news-chat-title = { $who } schreibt – { $game }
news-chat = { $who } hat an deinem Tisch ({ $game }) etwas geschrieben.
news-many = { $count ->
    [one] Eine Neuigkeit von deinen Tischen
   *[other] { $count } Neuigkeiten von deinen Tischen
}
news-trial-title = Pelagos kann dich erreichen
news-trial = So erfährst du, dass du am Zug bist.
mail-go = Zum Tisch
mail-leave = Keine E-Mails mehr an diese Adresse
mail-confirm-title = Soll Pelagos dir schreiben?
mail-confirm = Jemand, wohl du, möchte unter dieser Adresse erfahren, wenn eine Partie auf Pelagos auf den eigenen Zug wartet. Bestätige die Adresse, und die E-Mails kommen.
mail-confirm-go = Ja, schreibt mir
mail-confirm-not = Warst du das nicht, brauchst du nichts zu tun: Es kommt keine weitere E-Mail.
page-confirm = Soll Pelagos E-Mails an diese Adresse schicken?
page-confirm-do = Ja
page-confirm-done = Erledigt. Du bekommst eine E-Mail, wenn eine Partie auf dich wartet.
page-leave = Soll Pelagos keine E-Mails mehr an diese Adresse schicken?
page-leave-do = Keine E-Mails mehr
page-leave-done = Erledigt. Es kommen keine E-Mails mehr.
mail-enter-title = Anmeldung bei Pelagos
mail-enter = Als { $name } anmelden
mail-enter-go = Anmelden
mail-enter-not = Der Link gilt einmal und eine halbe Stunde lang. Hast du ihn nicht angefordert, brauchst du nichts zu tun.
page-enter = Auf diesem Gerät bei Pelagos anmelden?
page-enter-password = Neues Passwort, nur wenn du es ändern willst
page-enter-do = Anmelden
page-unknown = Dieser Link gilt nicht mehr.
page-back = Zu Pelagos
guest = Gast { $number }
card-invites = { $name } lädt dich ein: { $game }
card-table = Ein Tisch: { $game }
card-players = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}
card-live = { $minutes } min + { $seconds } s pro Zug
card-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
card-none = ohne Uhr
card-free = Ein Platz ist frei: mit diesem Link bist du dabei, ohne Konto.
card-gathering = Das Spiel beginnt gleich: Du kannst zusehen.
card-running = Das Spiel läuft: Du kannst zusehen.
card-over = Das Spiel ist zu Ende: Du kannst die Wiederholung ansehen.
