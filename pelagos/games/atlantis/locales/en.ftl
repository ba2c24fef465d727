game-title = Atlantis: Island of Gods
points = completed temples
game-summary = Win followers in four regions and build for your god: the first to own exactly the four temples of the god card wins.

## Names

colour-brown = brown
colour-green = green
colour-blue = blue
colour-purple = purple

drawn-brown = { " (brown)" }
drawn-green = { " (green)" }
drawn-blue = { " (blue)" }
drawn-purple = { " (purple)" }

area-brown = home area in brown
area-brown-neutral = neutral area in brown
area-green = home area in green
area-green-neutral = neutral area in green
area-blue = home area in blue
area-blue-neutral = neutral area in blue
area-purple = home area in purple
area-purple-neutral = neutral area in purple

tile-i = I
tile-ii = II
tile-iii = III

move-a = tile I is added
move-r1 = tile II replaces tile I
move-r2 = tile III replaces tile II
move-r3 = tile III replaces two tiles I

seat-1 = player 1
seat-2 = player 2
seat-3 = player 3
seat-4 = player 4
seat-dummy = the dummy

ability-swap-tiles = Trade Stones
ability-move-tile = Haul Stones
ability-exchange-card = Change of Heart
ability-take-helper = Call a Helper
ability-recall-follower = Summon Back
ability-move-presence = Divine Journey
ability-draw-two-display = Open Call
ability-draw-two-deck = Call from Afar

god-zeus = Zeus
god-hera = Hera
god-nammu = Nammu
god-ares = Ares
god-poseidon = Poseidon
god-ra = Ra

## Variants

option-brown_side = Side of the brown board; B suits first games
option-green_side = Side of the green board; B suits first games
option-blue_side = Side of the blue board; B suits first games
option-purple_side = Side of the purple board; B suits first games
option-order = Regions with the numbers 1 to 4
option-order-random = drawn at random
option-first_player = Who begins; each player after that starts with more cards
option-first_player-random = drawn at random
option-first_player-1 = { seat-1 }
option-first_player-2 = { seat-2 }
option-first_player-3 = { seat-3 }
option-first_player-4 = { seat-4 }

## Prompts

prompt-draw-card = Take an open card of the display or draw the top card of the deck.
prompt-act = Choose an action, or end your actions.
prompt-spend-helper = Spend your helper token to pay one card less?
prompt-swap-first = Trade Stones: choose the first of two tiles that change places, or do without.
prompt-swap-second = Trade Stones: which tile does it change places with?
prompt-move-tile = Haul Stones: choose a tile to move, or do without.
prompt-move-to = Haul Stones: where does the tile go?
prompt-exchange-card = Change of Heart: exchange a follower with a hand card of another colour, or do without.
prompt-take-helper = Call a Helper: take a helper token?
prompt-recall-follower = Summon Back: take one of your followers back to your hand, or do without.
prompt-move-presence = Divine Journey: move the divine presence to another region, or do without.
prompt-draw-display = Open Call: take an open card of the display; two in all, with a refill in between.
prompt-draw-deck = Call from Afar: draw two cards of the deck?
prompt-discard = You may keep 5 hand cards: discard one.

## Why not

reason-needs-open-area = Somebody has built here.
reason-needs-tiles-there = The tiles for it are not there.
reason-needs-cards = Needs { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    } in hand, you have { $have }.
reason-needs-tile = You have no { $tile } in your supply.
reason-needs-presence = You can build only where the divine presence is: in { $colour }.
reason-needs-followers = Needs { $needed } { $colour } followers, you have { $have }.
reason-needs-other-card = Needs a hand card of another colour than { $colour }.
reason-needs-own-tile = You have no tile on the island.
reason-needs-rival = Nobody else has a follower.
reason-needs-conversion = You have already converted a follower this turn.
reason-needs-deck = There is no card left in deck and discard.

## Words

word-pass = Skip it
word-pass-at-act = End actions
word-pass-at-spend-helper = Keep the helper token
word-take = Take the open { $colour } card
word-draw = Draw the top card of the deck
word-travel = Travel to { $colour }: discard a { $colour } card
word-construct = Build on the { $area }: { $move }
word-helper = Spend the helper token
word-demolish = Demolish a { $tile } on the { $area }
word-convert = Convert a { $colour } follower of { $seat }
word-feast = Hold a feast: discard 2 followers, use the region's ability
word-recruit = Recruit { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } as followers
word-migrate = Migration: draw the top card of the deck
word-use = Use the ability
word-swap = Swap the { $tile } on the { $area }
word-with = With the { $tile } on the { $area }
word-move = Move the { $tile } from the { $area }
word-to = To the { $area }
word-exchange = Take back a { $colour } follower for a { $colour2 } hand card
word-recall = Take back a { $colour } follower
word-presence = Move the divine presence to { $colour }
word-discard = Discard a { $colour } card

## Log

log-god-dealt = { $player } serves { $god }.
log-turn-began = Turn { $turn } of { $player } begins.
log-dummy-left = The { $colour } card of the dummy is discarded.
log-dummy-came = The dummy gets a { $colour } card.
log-card-taken = { $player } takes a { $colour } card from the display.
log-card-drawn = { $player } draws a card from the deck{ $colour }.
log-card-revealed = A { $colour } card is laid into the display.
log-reshuffled = { $cards ->
        [one] The only card of the discard becomes the new deck.
       *[other] The { $cards } cards of the discard are shuffled and become the new deck.
    }
log-travelled = { $player } discards a { $colour } card and moves the divine presence to { $colour }.
log-built = { $player } builds level { $level } on the { $area } ({ $move }) { $cards ->
        [0] without paying a card
        [one] for 1 card
       *[other] for { $cards } cards
    }.
log-helper-spent = { $player } spends the helper token.
log-demolished = { $player } demolishes tile { $tile } on the { $area }.
log-converted = { $player } converts a { $colour } follower of { $from }.
log-feast-held = { $player } holds a feast in { $colour }: { $ability }.
log-ability-waived = { $player } does without { $ability }.
log-tiles-swapped = { $player } swaps the { $tile } on the { $area } with the { $tile2 } on the { $area2 }.
log-tile-moved = { $player } moves tile { $tile } from the { $area } to the { $area2 }.
log-card-exchanged = { $player } takes back a { $colour } follower for a { $colour2 } hand card.
log-helper-taken = { $player } takes a helper token.
log-follower-recalled = { $player } takes back a { $colour } follower.
log-presence-moved = { $player } moves the divine presence to { $colour }.
log-recruited = { $player } recruits { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }.
log-migrated = { $player } draws a card by migration{ $colour }.
log-actions-ended = { $player } ends the actions with { $actions } unused.
log-temple-completed = { $player } has completed the temple of region { $number }.
log-temple-spoilt = The temple of { $player } in region { $number } is no longer what the god wants.
log-followers-discarded = { $player } discards { $cards ->
        [one] 1 { $colour } follower
       *[other] { $cards } { $colour } followers
    }, for five of a colour may stay.
log-card-discarded = { $player } discards a { $colour } card.
log-game-won = All four temples stand: { $player } wins for { $god }.
log-game-lost = The tenth turn is over: { $player } has lost, with { $temples ->
        [0] no completed temple
        [one] 1 completed temple
       *[other] { $temples } completed temples
    }.
log-game-stopped = Everybody has had { $turns } turns and nobody has won: the game is stopped.

## The result

score-temple = Temple of region { $number }
score-completed = Completed temples
score-count = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
score-neutral = Tiles on neutral areas
score-own = Tiles on own areas
score-turns = Turns taken

## Table

table-round = round { $round }
table-neutral = neutral
table-display = Display
table-deck = deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
table-dummy = Dummy
table-hand = Hand
table-turn = Turn
table-actions = { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
table-god = god
table-done = done
table-cards = hand
table-followers = followers:
table-tiles = tiles left
table-supply = tiles left:
table-known = known in hand:
table-discard = Discarded:
table-unseen = Unseen:
table-sign-marker = divine presence
table-sign-helper = helper
table-sign-done = temple completed

short-hand = hand
short-followers = followers

## Page

action-travel = Travel
action-construct = Build
action-demolish = Demolish
action-convert = Convert
action-feast = Feast
action-recruit = Recruit
action-migrate = Migrate

about-travel = Discard a hand card that is not of the divine presence's colour; the divine presence moves to the region of that card.
about-construct = Raise one of your temples in the region of the divine presence by one level. It costs as many hand cards of its colour as the new level; they become your followers.
about-demolish = Take one of your tiles off any temple, back to your supply. It costs nothing.
about-convert = Once per turn: a follower of somebody else, of any colour, becomes yours.
about-feast = With at least 3 followers of the divine presence's colour: discard 2 of them and use the ability of its region.
about-recruit = Move any number of hand cards of the divine presence's colour to your followers.
about-migrate = Draw the top card of the deck.

effect-swap-tiles = Two of your tiles of different size, in two different areas, change places.
effect-move-tile = One of your tiles moves to another area that is open to you.
effect-exchange-card = One of your followers changes places with a hand card of another colour.
effect-take-helper = Take a helper token, if you have none.
effect-recall-follower = One of your followers, of any colour, returns to your hand.
effect-move-presence = The divine presence moves to another region of your choice.
effect-draw-two-display = Take two open cards of the display, one after the other; the display is refilled in between.
effect-draw-two-deck = Draw two cards of the deck.

effect-presence = Most actions look at its region and colour: building, feasts and recruitment. It is shared by all players.
effect-helper = Spend it while building and pay one card less. Everybody owns at most one.
effect-display = Open cards, refilled at once from the deck. In your turn you first draw three cards, from here or from the deck.
effect-deck = Cards that nobody has seen. When it is empty, the discard is shuffled and becomes the new deck.
effect-discard = Discarded cards. They become the new deck when the deck is empty.
effect-dummy = In the solo game one card lies here each turn; you can convert it.
effect-god = Whoever first owns exactly these four temples, in the home areas of the regions with these numbers and with no tile on a neutral area, wins.
effect-neutral = Anybody may build here while it is empty or holds only their own tiles. It never counts for the god card, and tiles on it keep you from winning.
effect-followers = Cards used for building and recruitment. They pay for feasts; at most 5 of each colour may stay at the end of your turn.
effect-number = God cards tell by these numbers which temple is wanted in which region. They never change.
effect-supply = Tiles that are not on the island. Only these can be built.

page-keep-helper = Keep the helper: pay { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
page-spend-helper = Spend the helper: pay { $cards ->
        [0] nothing
        [one] 1 card
       *[other] { $cards } cards
    }
page-costs = Costs { $cards ->
        [0] nothing
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }
page-next-level = The next level costs { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }; you have { $have }.
page-costs-less = With the helper one less
page-costs-card = Discards a { $colour } card of your hand
page-costs-followers = Discards 2 { $colour } followers
page-free = Costs nothing
page-needs-owner = { $player } has built here.
page-region = Region { $number }, { $colour }
page-temple = { $player }, { $colour }: { $tiles }
page-temple-neutral = Neutral area, { $colour }: { $tiles }
page-level = level { $level }
page-empty = empty
page-wants = wanted: { $tiles }
page-completed = completed
page-followers = Followers
page-discard = discard: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
page-hand-of = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
page-known = known: { $cards }
page-unseen = not seen: { $cards }
page-cards = { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }
page-followers-of = { $cards ->
        [one] 1 { $colour } follower
       *[other] { $cards } { $colour } followers
    }
page-draws = draw { $cards } more
page-solo-turn = turn { $turn } of { $turns }
page-choose-action = Show only: { $action }
page-choose-follower = Choose the { $colour } follower
page-choose-hand = Now choose the hand card that takes its place
page-back = Choose another
page-end = End
page-about-actions = Five actions in a turn, in any order, and the same one as often as you like. Unused ones are lost.
page-islet = Islet in the middle
page-about-islet = The four regions lie around it. Nothing is built here.
page-actions-of = { $player }: { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
page-island = Island
page-gods = God cards
page-rule = Rule { $rule }
page-won = { $player } has won for { $god }
page-lost = The god is not content: { $temples } of 4 temples
page-stopped = Stopped without a winner

## The rules page

gallery-actions = Actions
gallery-abilities = Abilities of the regions
gallery-cards = Inhabitants
gallery-gods = Gods and the temples that they want
gallery-moves = Ways to build
gallery-things = Other things
gallery-deck = Deck
gallery-presence = Divine presence
gallery-helper = Helper token
gallery-card = Pays for building in the region of this colour, travels there, or becomes a follower.
gallery-move = Raises the level of the temple by one; costs as many cards as the new level.

## At the first table: the aim, and what each decision is for

aim = Exactly the four temples of your god card, on your own areas, and no tile on a neutral one.
help-draw-card = Collect the colour of the temple that you want to build next: level 3 costs three of its cards.
help-act = Five actions: plan backwards from what you want to build. Travelling costs a card, migrating gives one.
help-spend-helper = A helper always saves exactly one card: spend it when you are a card short.
help-swap-first = Two tiles in the wrong regions become right at once.
help-swap-second = After it both temples should be what your god wants, or closer to it.
help-move-tile = A II or III built cheaply elsewhere can move where it is wanted.
help-move-to = Even an empty area will do: no I is needed first.
help-exchange-card = Turn a follower you do not need into a card for the next temple.
help-take-helper = A helper saves a card at any construction later.
help-recall-follower = A follower becomes a hand card again: payment for one more level.
help-move-presence = Travel without a card: go where you can build now.
help-draw-display = Two open cards: exactly what is missing.
help-draw-deck = Two unseen cards are still two cards.
help-discard = Keep what your next temple costs; let the colours go that you have finished.
