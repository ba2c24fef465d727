news-turn-title = Your turn – { $game }
news-turn = It is your turn at { $game }, with { $players }.
news-turn-bots = It is your turn at { $game }.
news-start-title = The game begins – { $game }
news-start = { $who } has begun the game of { $game }, with { $players }.
news-invite-title = { $who } invites you – { $game }
news-invite = { $who } keeps a seat for you at { $game }.
news-over-title = The game is over – { $game }
news-over = Your game of { $game } with { $players } is over.
news-over-bots = Your game of { $game } is over.
news-chat-title = { $who } writes – { $game }
news-chat = { $who } has written something at your table of { $game }.
news-many = { $count ->
    [one] One piece of news from your tables
   *[other] { $count } pieces of news from your tables
}
news-trial-title = Pelagos can reach you
news-trial = This is how you will be told when it is your turn.
mail-go = To the table
mail-leave = Send no more mails to this address
mail-confirm-title = Shall Pelagos write to you?
mail-confirm = Somebody, probably you, wants to be told at this address when it is their turn in a game at Pelagos. Confirm it and mails will come.
mail-confirm-go = Yes, write to me
mail-confirm-not = If that was not you, do nothing: no further mail will come.
page-confirm = Shall Pelagos send mails to this address?
page-confirm-do = Yes
page-confirm-done = Done. Mails will come when something waits for you.
page-leave = Shall Pelagos send no more mails to this address?
page-leave-do = No more mails
page-leave-done = Done. No more mails will come.
page-unknown = This link is not valid any more.
page-back = To Pelagos
