## Everywhere

close = Close
cancel = Cancel
save = Save
saved = Saved.
send = Send
yes = yes
no = no
name = Name
language = Language
to-light = Light colours
to-dark = Dark colours
copied = Copied.
copy-link = Copy link
reconnecting = The connection is gone. Trying again …
rule = Rule { $rule }
zoom-fit = Whole board
sheet-height = Height of the sheet
games = Games
players = Players
bots = Bots
a-bot = bot
you = you
player-number = Player { $number }
missing-title = There is nothing here
missing-line = Perhaps the link is incomplete, or the table was taken away.
to-start = To the start page

## Start

nav = Pages
nav-tables = Tables
nav-leaderboard = Leaderboard
nav-rules = Rules
nav-settings = Settings
start-title = Four islands, one sea
start-line = Modern board games about mythic islands, complete and by the rules: with friends, against strong bots, or both.
start-foot = No account needed. A table's link is all your friends need to join.
play-now = Play now
starting = Starting …
new-table = New table
players-range = { $from }–{ $to } players
waiting-count = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
length-orichalcum = about 45 min
length-cyclades = 60–90 min
length-atlantis = about 45 min
length-arnak = 30 min per player
about-orichalcum = Explore a volcanic island, win the favour of the titans, drive out the creatures.
about-cyclades = Bid for the gods, sail from island to island, build two metropolises.
about-atlantis = Win followers in four regions and build the temples that your god demands.
about-arnak = Dig, discover, overcome guardians and research the secrets of a lost temple.

## A new table

new-title = A new table
new-game = Game
new-players = Players
new-variants = Variants
new-table-options = At the table
new-public = Show it among the open tables
new-hints = Allow hints
new-confirm = Confirm the end of each turn
new-create = Create table and invite
clock = Clock
clock-none = No clock
clock-live = Minutes per player
clock-days = Days per move
clock-minutes = minutes, and 20 seconds more per turn
clock-days-number = days
seat-number = Seat { $number }
seat-me = Me
seat-here = Somebody else at this device
seat-invite = Somebody with the link
seat-open = free seat
seat-bot = Seat a bot
take-seat = Sit down
leave-seat = Stand up
free-seat = Free the seat
start-game = Start the game
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-greedy = Greedy bot
bot-random = Random bot
lobby-wait = Send this link to the people you want to play with.
lobby-full = Everybody is here.
lobby-link = Link to this table
lobby-owner-starts = The game begins when the one who made the table starts it.

## Tables

tables-mine = My games
tables-mine-none = No games yet. Start one, or join an open table.
tables-open = Open tables
tables-open-none = No table has a free seat at the moment.
tables-watch = Watch
tables-watch-none = Nobody plays in public at the moment.
state-your-turn = Your turn
state-gathering = gathering
state-running = running
state-over = over

## Leaderboard

place = Place
rating = Rating
games-count = Games
leaderboard-none = Nobody has a rating in this game yet.
leaderboard-note = Ratings come from finished games between people with an account, and bots.

## Rules

rules = Rules
rules-short = In short
rules-things = Components
rules-full = Numbered rules (English)
rules-page = All rules
search-rules = Search the rules
search-nothing = Nothing found.

## Settings

set-looks = Looks and play
set-theme = Colours
theme-auto = as the device has it
theme-light = light
theme-dark = dark
set-colours = Players' colours
colours-usual = usual
colours-strong = strong contrast
set-animation = Animations
set-confirm = Confirm the end of a turn at my tables
set-account = Account
set-guest = You are here as a guest. With a name and a password your games and your rating are kept.
set-guest-name = My name as a guest
set-logged-in = Logged in as { $name }.
password = Password
password-old = Password until now
password-new = New password
password-change = Change password
account-make = Create account
account-made = Your account is ready.
log-in = Log in
logged-in = Welcome back.
log-out = Log out
log-out-everywhere = Log out everywhere
delete-me = Delete me and my data
delete-sure = This cannot be taken back. Finished games stay, without your name.
delete-yes = Delete

## A table

board = Board
choices = What you can do
side = Log, chat and rules
decides = { $names } decides
seconds = { $seconds } s
prompt-confirm = Your turn is done. End it, or take something back.
confirm = End turn
undo = Undo
undo-key = Take the last step back (U)
hint = Hint
hint-key = What would a bot do? (H)
hint-title = A bot would
hint-note = The percentage is its estimate of your chance to win; the bar, how often it came back to the idea.
skip = Skip ahead
result = Result
menu = More
points = points
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
away = away
resign = Resign
resign-sure = Resign this game? A bot takes over your seat.
stand-in = Your time was up or you left: a bot plays for you.
stand-in-end = Play on myself
stand-in-for = Let a bot play for { $name }
log = Log
log-empty = Nothing has happened yet.
look-at = Show this position
looking-at = Looking at the position after move { $ply }
back-to-now = Back to now
since = Since your last turn
since-replay = { $count ->
    [one] Show me this step
   *[other] Show me these { $count } steps
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write something
generic-wait = Others decide now.
generic-over = The game is over.
curtain-title = Give the device to { $name }
curtain-line = Hidden things stay hidden until then.
curtain-lift = I am { $name }

## The end and replays

won = { $count ->
    [0] Not won this time
    [one] { $names } wins
   *[other] { $names } share the victory
}
stopped = Stopped without a winner
scoring = Scoring
score-points = Points
resigned = resigned
rematch = Play again
share-replay = Share the replay
record = Record
replay = Replay
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-eyes = Through whose eyes
branch = Play on from here
chances = Chances
chances-wait = A bot is working out the chances over the game.
chances-note = The chance to win, as a bot estimates it after each move.
turning-point = turning point
turning-point-line = The turning point: { $text }
fair = Was chance left alone?
fair-note = All randomness came from a secret. Its SHA-256 was shown from the start; now anybody can compare.
fair-commitment = SHA-256:
fair-secret = Secret:

## Keys

keys = Keys
keys-note = Whatever glows can be taken. Hover, focus or a long press explains a thing.
key-move = go from one possible thing to the next
key-take = take it
key-undo = undo
key-hint = hint
key-search = search the rules
key-zoom = larger, smaller, whole board
key-escape = close, back to now
key-help = this list

## Refusals

refused-no-connection = The server cannot be reached at the moment.
refused-stale = Something else happened first. Please look again.
refused-illegal = That is not possible now.
refused-not-your-seat = It is somebody else's turn.
