news-turn-title = Your turn – { $game }
news-turn = It is your turn in { $game }, with { $players }.
news-turn-bots = It is your turn in { $game }.
news-start-title = The game begins – { $game }
news-start = { $who } has begun the game of { $game }, with { $players }.
news-invite-title = { $who } invites you – { $game }
news-invite = { $who } is keeping a seat for you in a game of { $game }.
news-over-title = The game is over – { $game }
news-over = Your game of { $game } with { $players } is over.
news-over-bots = Your game of { $game } is over.
news-chat-title = { $who } writes – { $game }
news-chat = { $who } has written something at your table ({ $game }).
news-many = { $count ->
    [one] One piece of news from your tables
   *[other] { $count } pieces of news from your tables
}
news-trial-title = Pelagos can reach you
news-trial = This is how you will be told when it is your turn.
mail-go = To the table
mail-leave = Send no more mails to this address
mail-confirm-title = Shall Pelagos write to you?
mail-confirm = Somebody, probably you, wants to be told at this address when it is their turn in a game at Pelagos. Confirm the address to receive these mails.
mail-confirm-go = Yes, write to me
mail-confirm-not = If that was not you, do nothing: no further mail will come.
page-confirm = Shall Pelagos send mails to this address?
page-confirm-do = Yes
page-confirm-done = Done. You will get a mail when a game is waiting for you.
page-leave = Shall Pelagos send no more mails to this address?
page-leave-do = No more mails
page-leave-done = Done. No more mails will come.
mail-enter-title = Log in to Pelagos
mail-enter = Log in as { $name }
mail-enter-go = Log in
mail-enter-not = The link works once, within half an hour. If you did not ask for it, do nothing.
page-enter = Log in to Pelagos on this device?
page-enter-password = New password, only if you want to change it
page-enter-do = Log in
page-unknown = This link is not valid any more.
page-back = To Pelagos
guest = Guest { $number }
card-invites = { $name } invites you to { $game }
card-table = A table of { $game }
card-players = { $players ->
    [one] One player
   *[other] { $players } players
}
card-live = { $minutes } min + { $seconds } s per turn
card-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
card-none = no clock
card-free = A seat is free: join by this link, no account needed.
card-gathering = The game is about to begin: watch it.
card-running = The game is running: watch it.
card-over = The game is over: replay it.
