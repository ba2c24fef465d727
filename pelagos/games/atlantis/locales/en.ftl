game-title = Atlantis: Island of Gods
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

move-a = a I is added
move-r1 = a II replaces a I
move-r2 = a III replaces a II
move-r3 = a III replaces two I

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

## Words

word-pass = Do without, or end your actions
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
log-card-taken = { $player } takes a { $colour } card of the display.
log-card-drawn = { $player } draws a card of the deck{ $colour }.
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
log-demolished = { $player } demolishes a { $tile } on the { $area }.
log-converted = { $player } converts a { $colour } follower of { $from }.
log-feast-held = { $player } holds a feast in { $colour }: { $ability }.
log-ability-waived = { $player } does without { $ability }.
log-tiles-swapped = { $player } swaps the { $tile } on the { $area } with the { $tile2 } on the { $area2 }.
log-tile-moved = { $player } moves a { $tile } from the { $area } to the { $area2 }.
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
