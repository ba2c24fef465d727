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
reconnecting = The connection is lost. Trying again …
not-sent = Not sent yet. Trying again …
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
missing-line = Perhaps the link is incomplete, or the table no longer exists.
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
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
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
clock-minutes = minutes
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
bot-hard = Hard bot, thinks 2 seconds
bot-master = Master bot, thinks 5 seconds
bot-greedy = Hasty bot, sees only its own turn
bot-random = Reckless bot, plays by chance
lobby-wait = Send this link to the people you want to play with.
lobby-full = Everybody is here.
lobby-link = Link to this table
lobby-owner-starts = The game begins when whoever made the table starts it.

## Tables

tables-mine = My games
tables-mine-none = No games yet. Start one, or join an open table.
tables-more = Show more
tables-open = Open tables
tables-open-none = No table has a free seat at the moment.
tables-watch = Watch
tables-watch-none = Nobody plays in public at the moment.
state-your-turn = Your turn
state-gathering = waiting for players
state-running = running
state-over = over

## Leaderboard

place = Place
rating = Rating
games-count = Games
leaderboard-none = Nobody has a rating in this game yet.

## Rules

rules = Rules
rules-short = In short
rules-things = Components
rules-full = Numbered rules (English)
rules-page = All rules
search-rules = Search the rules
search-nothing = Nothing found.

## Lessons

nav-learn = Lessons
learn-five = Learn it in five minutes
learn-play = Learn by playing
learn-line = Short lessons on the real table. Leave whenever you like; the page remembers where you were.
lessons-none = This game has no lessons yet.
lessons-all = All lessons
lesson-note = Lesson
lesson-step = Step { $step } of { $count }
lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lesson-next = Go on
lesson-back = One step back
lesson-show-me = Show me
lesson-try-again = Try again
lesson-leave = Leave the lesson
lesson-other = That would be allowed, too. In this lesson, though, the marked one is the one to try.
lesson-over = That is the end of this lesson.
lesson-done = Well done
lesson-following = Next: { $title }

## At the first table of a game

aim = Aim
help = What this is about
help-off = Hide this help
set-first-help = Explain decisions in my first game of a kind

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
set-pace = Others’ steps are shown
pace-slow = slowly
pace-normal = at an easy pace
pace-fast = quickly
pace-instant = at once
set-say-forced = Make the only possible move for me
set-confirm = Confirm the end of a turn at my tables
set-account = Account
set-guest = You are here as a guest. With a name and a password your games and your rating are kept.
set-guest-name = My name as a guest
set-logged-in = Logged in as { $name }.
password = Password
password-old = Current password
password-new = New password
password-change = Change password
account-make = Create account
account-made = Your account is ready.
log-in = Log in
logged-in = Welcome back.
log-in-mail = Forgotten the password? Get a link by mail
log-in-mail-address = Mail address
log-in-mail-send = Send me the link
log-in-mail-sent = If this address was confirmed here, a mail is on its way. Its link logs you in, once and within half an hour.
log-out = Log out
log-out-everywhere = Log out everywhere
delete-me = Delete me and my data
delete-sure = This cannot be taken back. Finished games stay, without your name.
delete-yes = Delete
deleted = Your account and your data are deleted.
sessions = Where I am logged in
session-browser = A browser
session-program = A program
session-present = this device
session-seen = last here on { $day }

## A table

board = Board
choices = What you can do
side = Log, chat and rules
decides = { $names } decides
decides-what = { $names } decides: “{ $question }”
seconds = { $seconds } s
prompt-confirm = Your turn is complete. End it, or take something back.
confirm = End turn
undo = Undo
undo-key = Take the last step back (U)
hint = Hint
hint-key = What would a bot do? (H)
hint-title = A bot would
hint-note = The percentage is its estimate of your chance to win; the bar, how often it came back to the idea.
by-itself-stop = Wait
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
resign-ends = Resign? The game ends at once, and you lose.
resign-goes-on = Resign? You come last, and a bot plays on for you.
resign-not = Play on
frozen-line = This game was begun with version { $rules } of the rules, which this server does not have. It cannot be shown or played on here, but nothing is lost.
frozen-end = End it without a result
frozen-agrees = wants to end it
frozen-waits = It ends when these agree, too: { $names }.
frozen-download = Download the record
stand-in = Your time ran out or you left: a bot plays for you.
stand-in-end = Play on myself
stand-in-for = Let a bot play for { $name }
log = Log
log-empty = Nothing has happened yet.
log-older = Earlier
look-at = Show this position
looking-at = Looking at the position after move { $ply }
back-to-now = Back to the game
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

## Being called

your-turn-at = Your turn – { $game }
invited-to = An invitation – { $game }
your-turn-line = Everybody is waiting for you.
set-calls = When it is my turn
set-calls-note = While the page is open but not in front, its title and icon tell you; if you like, so do a sound and a notification.
set-sound = Sound
set-volume = Volume
set-volume-try = Listen
set-notify = Notifications of this browser
set-notify-blocked = This browser does not let the page show notifications. Allow them in its settings for this site.
set-notify-none = This browser has no notifications.
set-away = When the page is closed
set-away-note = A message comes after a moment, and only if you are not looking at the page. Once you have moved, no message comes.
set-push = On this device
set-push-add = Tell me on this device
set-push-none = This browser cannot be reached when the page is closed. On an iPhone or iPad, add the page to the home screen first.
set-push-blocked = This browser does not let the page show notifications. Allow them in its settings for this site.
set-mail = By mail
set-mail-sent = Please check your mail and confirm the address.
set-webhook = By a chat program
set-webhook-note = An address as apprise writes it: ntfy://my-topic, tgram://token/chat, or the webhook of Discord or Slack.
set-add = Add
set-ways = Ways to reach me
set-way-try = Try
set-way-tried = A message is on its way.
set-way-end = Remove
set-way-unconfirmed = waits for your confirmation
way-push = Device
way-mail = Mail
way-webhook = Chat program
set-what = What to tell me about
call-turn = It is my turn
call-start = A game begins
call-invite = I am invited
call-over = A game is over
call-chat = Somebody writes in the chat
set-quiet = Quiet hours
set-quiet-from = from
set-quiet-to = to
set-digest = One mail a day for games without a live clock
set-digest-at = at
offline = You are offline. The rules, and lessons and replays that you have opened before, are still here.
newer = There is a new version of the page.
newer-reload = Reload

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
replay-eyes = Seen through the eyes of
share-position = Share this position
branch = Play on from here
chances = Chances
chances-wait = A bot is working out the chances over the game.
chances-note = The chance to win, as a bot estimates it after each move.
turning-point = turning point
turning-point-line = The turning point: { $text }
fair = Was the deal fair?
fair-before = All cards, tiles and dice of this game come from a secret, drawn before the first move. This fingerprint (SHA-256) belongs to it and to no other. After the end the secret is shown here, and anybody can check that it fits.
fair-after = All cards, tiles and dice of this game came from this secret. Its fingerprint (SHA-256) was in the menu of the table from the first move on: anybody can check that they belong together.
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
key-escape = close, back to the game
key-help = this list

## Worked examples of the rules

example = Worked example
example-show = Show on the table
example-number = Worked example { $number }
example-before = Earlier example
example-next = Next example

## Refusals

refused-no-connection = The server cannot be reached at the moment.
refused-stale = Something else happened first. Please look again.
refused-not-your-seat = Another seat decides now, or this seat is not yours.
refused-not-yours = Only whoever made the table can do that.
refused-illegal = That is not possible now.
refused-confirm = Confirm your turn first, or take the last step back.
refused-nothing-to-confirm = There is nothing to confirm.
refused-no-undo = Nothing can be taken back now.
refused-not-started = The game has not begun yet.
refused-started = The game has begun already.
refused-over = The game is over.
refused-not-over = That is shown only after the end of the game.
refused-other-rules = This game is played by another version of the rules. It can be resigned, ended and downloaded.
refused-taken = Somebody sits there already.
refused-free-seats = Some seats are still free.
refused-left = A bot plays there already.
refused-resigned = You have resigned already.
refused-not-a-person = Nobody who could leave sits there.
refused-stranger = Only people you have played with can be invited by name. Send others the link.
refused-no-time = Your time has run out; a bot plays on for you.
refused-no-seat = There is no such seat.
refused-bad-seat = There is no such seat.
refused-no-table = There is no such table.
refused-not-here = Only those who sit at the table or watch it can write there.
refused-no-ply = The game has not come that far.
refused-no-such-thing = There is nothing at this address.
refused-no-hints = Hints are not allowed at this table.
refused-no-hint = No hint could be found in time.
refused-not-deciding = A hint can only be given for your own decision.
refused-no-chances = The chances could not be found out.
refused-no-analysis = This game has not been analysed yet.
refused-bad-message = The server did not understand that.
refused-bad-request = The server did not understand that.
refused-wrong-method = The server did not understand that.
refused-too-large = That is too large.
refused-foreign-origin = This request comes from another site.
refused-too-often = That was too often. Please wait a moment.
refused-too-many = There are too many already. End some first.
refused-too-many-tokens = There are too many tokens already. End them first.
refused-wrong-password = Name or password is not right.
refused-banned = This account is blocked.
refused-muted = You cannot write here for now.
refused-no-session = This device is logged out already.
refused-name-taken = This name is taken.
refused-bad-name = A name needs letters that can be seen.
refused-bad-token = This token is not valid any more.
refused-has-account = You have an account already.
refused-bad-address = Nobody can be written to at this address.
refused-no-mail = This server sends no mails.
refused-not-reached = The message did not arrive. Please check the address.
refused-nobody = The server does not know you yet. Please reload the page.
refused-trouble = Something went wrong on the server. It is not your fault.
refused-unknown-game = There is no such game.
refused-unknown-bot = There is no such bot.
refused-unknown-lesson = There is no such lesson.
refused-unknown-language = There is no such language.
refused-unknown-option = The game has no such variant.
refused-bad-option = These variants do not go together.
refused-bad-players = The game is not for so many players.
refused-bad-seed = That is not a seed.
refused-unreadable-record = This text is not the record of a game.
refused-truncated-record = The record breaks off.
refused-record-version-mismatch = The record was made with another version of the rules.
refused-record-mismatch = The record does not agree with the rules.

## People: names, profile, invitations, what counts

guest-number = Guest { $number }
name-ask = What should the others call you?
name-later = Later
have-account = I have an account: log in
hello = Good to see you, { $name }.
find-opponent = Find an opponent
start-hints = Hints while playing (then the game does not count)
profile = My games and ratings
profile-games = { $played ->
    [one] One game
   *[other] { $played } games
}, { $won } won
profile-rating = Rating { $rating } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
profile-unrated = No rated game yet: how to get a rating
profile-none = No finished games yet.
profile-replays = Finished games
profile-won = Won
profile-last = Last
opponents = Opponents
somebody = somebody
rating-curve = Rating game by game: now { $rating }, most likely between { $from } and { $to }
export-me = Everything about me (JSON)
state-invited = You are invited
you-won = You won
rated = This game counts for the rating.
rated-over = This game counted for the rating (at most ten a day between the same two people do).
unrated = This game does not count for the rating: { $why }
unrated-origin = it did not start from the beginning.
unrated-alone = you play alone.
unrated-hints = hints are allowed.
unrated-no-people = only bots play.
unrated-hot-seat = several players share a device.
unrated-twins = the same bot plays twice.
unrated-taken-back = a turn was taken back after the bots had replied; it counts only if it ends in last place.
unrated-short = not everybody has played three turns.
unrated-no-result = it was ended without a result.
leaderboard-how = How to get on it
leaderboard-how-account = Create an account: a name and a password are enough.
leaderboard-how-hints = Play a new game without hints, against people or a bot.
leaderboard-how-different = Nobody may hold two seats, and no bot may play twice.
leaderboard-how-played = Play at least three turns of your own, and on to a result: everybody at the table counts, or nobody.
leaderboard-how-often = At most ten games a day against the same person count.
lobby-invites = { $name } invites you to { $game }
lobby-sit = Take a free seat to play, or stay and watch.
lobby-looking = Looking for an opponent. The game begins as soon as somebody comes; send the link if you know who.
lobby-auto = The game begins by itself when all seats are taken.
lobby-short = The rules in short
players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
clock-is-live = { $minutes } min + { $seconds } s per turn
clock-is-days = { $days ->
    [one] one day
   *[other] { $days } days
} per move
clock-increment = seconds more per turn
variant-off = without: { $name }
name-of-seat = Name, seat { $number }
seat-kept = kept for { $name }
decline = Decline
bot-instead = Play a bot instead
invite-again = Invite:
take-back = Take the turn back
take-back-key = Take the turn back, also after the bots' reply (U)
take-back-line = The bots have already replied. You can still go back, but then this game counts for the rating only if you come last.
rematch-offered = A rematch is ready.
rematch-join = Join the rematch
rematch-to = Rematch
rematch-watch = Watch the rematch

# -- analysis

analysis = Analysis
analysis-wait = A bot is looking at every decision of this game. You can go away and come back: it is kept.
analysis-progress = { $done } of { $words } moves judged
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-costliest = The costliest decisions
analysis-instead = { $played } chance to win; with this it would have been { $chance }:
analysis-line = Show it
analysis-retry = Try again from here
analysis-flawless = Nobody gave anything away.
analysis-note = Judged only from what each player could know. Accuracy is 100 if no chance to win was given away; luck is what dice and draws gave or took, in points of a hundred.
analysis-share = Copy the link
analysis-upload = Analyse a record
mark-best = Best
mark-good = Good
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder

# -- puzzles

puzzles = Puzzles
puzzles-line = Positions from real games in which one move is clearly the best. Find it.
puzzles-none = There are no puzzles of this game yet.
puzzle = Puzzle
puzzle-today = Today's puzzle
puzzle-tried = Already tried
puzzle-fresh = A new one every day
puzzle-train = Training
puzzle-train-line = The next one, at your level
puzzle-third = { $solved } of { $count } solved
puzzle-third-1 = Easier
puzzle-third-2 = In between
puzzle-third-3 = Harder
puzzle-standing = Your rating: { $rating } ± { $uncertainty }. Solved { $solved } of { $tried } tried; there are { $count }.
puzzle-task = One move is clearly the best here. Which?
puzzle-right = Right.
puzzle-wrong = Not this time.
puzzle-why = { $best }: { $chance } chance to win. The next best, { $second }: { $other }.
puzzle-show = Show again
puzzle-next = Next puzzle
puzzle-leave = Leave the puzzle
