news-turn-title = Du bist am Zug – { $game }
news-turn = Du bist am Zug bei { $game }, mit { $players }.
news-turn-bots = Du bist am Zug bei { $game }.
news-start-title = Das Spiel beginnt – { $game }
news-start = { $who } hat die Partie { $game } begonnen, mit { $players }.
news-invite-title = { $who } lädt dich ein – { $game }
news-invite = { $who } hält dir einen Platz bei { $game } frei.
news-over-title = Das Spiel ist aus – { $game }
news-over = Deine Partie { $game } mit { $players } ist zu Ende.
news-over-bots = Deine Partie { $game } ist zu Ende.
news-chat-title = { $who } schreibt – { $game }
news-chat = { $who } hat an deinem Tisch { $game } etwas geschrieben.
news-many = { $count ->
    [one] Eine Neuigkeit von deinen Tischen
   *[other] { $count } Neuigkeiten von deinen Tischen
}
news-trial-title = Pelagos kann dich erreichen
news-trial = So erfährst du, dass du am Zug bist.
mail-go = Zum Tisch
mail-leave = Keine Mails mehr an diese Adresse
mail-confirm-title = Soll Pelagos dir schreiben?
mail-confirm = Jemand, wohl du, möchte unter dieser Adresse erfahren, wenn er bei einem Spiel auf Pelagos am Zug ist. Bestätige es, und die Mails kommen.
mail-confirm-go = Ja, schreibt mir
mail-confirm-not = Warst du das nicht, so tu nichts: Es kommt keine weitere Mail.
page-confirm = Soll Pelagos Mails an diese Adresse schicken?
page-confirm-do = Ja
page-confirm-done = Erledigt. Mails kommen, wenn etwas auf dich wartet.
page-leave = Soll Pelagos keine Mails mehr an diese Adresse schicken?
page-leave-do = Keine Mails mehr
page-leave-done = Erledigt. Es kommen keine Mails mehr.
page-unknown = Dieser Link gilt nicht mehr.
page-back = Zu Pelagos
