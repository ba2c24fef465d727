game-title = Lost Ruins of Arnak
game-summary = Explore an island, dig and discover, overcome guardians and climb the research track: five rounds, most points win.

## Names

card-sea-turtle = Sea Turtle
card-ostrich = Ostrich
card-pack-donkey = Pack Donkey
card-horse = Horse
card-steam-boat = Steam Boat
card-automobile = Automobile
card-sturdy-boots = Sturdy Boots
card-gold-pan = Gold Pan
card-trowel = Trowel
card-pickaxe = Pickaxe
card-hot-air-balloon = Hot Air Balloon
card-aeroplane = Aeroplane
card-journal = Journal
card-parrot = Parrot
card-watch = Watch
card-army-knife = Army Knife
card-binoculars = Binoculars
card-tent = Tent
card-fishing-rod = Fishing Rod
card-precision-compass = Precision Compass
card-bow-and-arrows = Bow and Arrows
card-carrier-pigeon = Carrier Pigeon
card-whip = Whip
card-rough-map = Rough Map
card-airdrop = Airdrop
card-flask = Flask
card-machete = Machete
card-torch = Torch
card-large-backpack = Large Backpack
card-rope = Rope
card-revolver = Revolver
card-hat = Hat
card-bear-trap = Bear Trap
card-grappling-hook = Grappling Hook
card-lantern = Lantern
card-dog = Dog
card-brush = Brush
card-axe = Axe
card-chronometer = Chronometer
card-theodolite = Theodolite
card-pathfinders-sandals = Pathfinder's Sandals
card-pathfinders-staff = Pathfinder's Staff
card-war-mask = War Mask
card-treasure-chest = Treasure Chest
card-ritual-dagger = Ritual Dagger
card-crystal-earring = Crystal Earring
card-mortar = Mortar
card-serpents-gold = Serpent's Gold
card-serpent-idol = Serpent Idol
card-monkey-medallion = Monkey Medallion
card-idol-of-ara-anu = Idol of Ara-Anu
card-inscribed-blade = Inscribed Blade
card-guardians-ocarina = Guardian's Ocarina
card-tigerclaw-hairpin = Tigerclaw Hairpin
card-war-club = War Club
card-sundial = Sundial
card-traders-scales = Traders' Scales
card-hunting-arrows = Hunting Arrows
card-coconut-flask = Coconut Flask
card-cleansing-cauldron = Cleansing Cauldron
card-ancient-wine = Ancient Wine
card-decorated-horn = Decorated Horn
card-ornate-hammer = Ornate Hammer
card-star-charts = Star Charts
card-stone-jar = Stone Jar
card-passage-shell = Passage Shell
card-ceremonial-rattle = Ceremonial Rattle
card-sacred-drum = Sacred Drum
card-traders-coins = Trader's Coins
card-stone-key = Stone Key
card-obsidian-earring = Obsidian Earring
card-guiding-stone = Guiding Stone
card-guiding-skull = Guiding Skull
card-runes-of-the-dead = Runes of the Dead
card-guardians-crown = Guardian's Crown
card-funding-car = Funding (car)
card-funding-ship = Funding (ship)
card-exploration-car = Exploration (car)
card-exploration-ship = Exploration (ship)
card-fear = Fear

drawn-sea-turtle = { " (" }{ card-sea-turtle })
drawn-ostrich = { " (" }{ card-ostrich })
drawn-pack-donkey = { " (" }{ card-pack-donkey })
drawn-horse = { " (" }{ card-horse })
drawn-steam-boat = { " (" }{ card-steam-boat })
drawn-automobile = { " (" }{ card-automobile })
drawn-sturdy-boots = { " (" }{ card-sturdy-boots })
drawn-gold-pan = { " (" }{ card-gold-pan })
drawn-trowel = { " (" }{ card-trowel })
drawn-pickaxe = { " (" }{ card-pickaxe })
drawn-hot-air-balloon = { " (" }{ card-hot-air-balloon })
drawn-aeroplane = { " (" }{ card-aeroplane })
drawn-journal = { " (" }{ card-journal })
drawn-parrot = { " (" }{ card-parrot })
drawn-watch = { " (" }{ card-watch })
drawn-army-knife = { " (" }{ card-army-knife })
drawn-binoculars = { " (" }{ card-binoculars })
drawn-tent = { " (" }{ card-tent })
drawn-fishing-rod = { " (" }{ card-fishing-rod })
drawn-precision-compass = { " (" }{ card-precision-compass })
drawn-bow-and-arrows = { " (" }{ card-bow-and-arrows })
drawn-carrier-pigeon = { " (" }{ card-carrier-pigeon })
drawn-whip = { " (" }{ card-whip })
drawn-rough-map = { " (" }{ card-rough-map })
drawn-airdrop = { " (" }{ card-airdrop })
drawn-flask = { " (" }{ card-flask })
drawn-machete = { " (" }{ card-machete })
drawn-torch = { " (" }{ card-torch })
drawn-large-backpack = { " (" }{ card-large-backpack })
drawn-rope = { " (" }{ card-rope })
drawn-revolver = { " (" }{ card-revolver })
drawn-hat = { " (" }{ card-hat })
drawn-bear-trap = { " (" }{ card-bear-trap })
drawn-grappling-hook = { " (" }{ card-grappling-hook })
drawn-lantern = { " (" }{ card-lantern })
drawn-dog = { " (" }{ card-dog })
drawn-brush = { " (" }{ card-brush })
drawn-axe = { " (" }{ card-axe })
drawn-chronometer = { " (" }{ card-chronometer })
drawn-theodolite = { " (" }{ card-theodolite })
drawn-pathfinders-sandals = { " (" }{ card-pathfinders-sandals })
drawn-pathfinders-staff = { " (" }{ card-pathfinders-staff })
drawn-war-mask = { " (" }{ card-war-mask })
drawn-treasure-chest = { " (" }{ card-treasure-chest })
drawn-ritual-dagger = { " (" }{ card-ritual-dagger })
drawn-crystal-earring = { " (" }{ card-crystal-earring })
drawn-mortar = { " (" }{ card-mortar })
drawn-serpents-gold = { " (" }{ card-serpents-gold })
drawn-serpent-idol = { " (" }{ card-serpent-idol })
drawn-monkey-medallion = { " (" }{ card-monkey-medallion })
drawn-idol-of-ara-anu = { " (" }{ card-idol-of-ara-anu })
drawn-inscribed-blade = { " (" }{ card-inscribed-blade })
drawn-guardians-ocarina = { " (" }{ card-guardians-ocarina })
drawn-tigerclaw-hairpin = { " (" }{ card-tigerclaw-hairpin })
drawn-war-club = { " (" }{ card-war-club })
drawn-sundial = { " (" }{ card-sundial })
drawn-traders-scales = { " (" }{ card-traders-scales })
drawn-hunting-arrows = { " (" }{ card-hunting-arrows })
drawn-coconut-flask = { " (" }{ card-coconut-flask })
drawn-cleansing-cauldron = { " (" }{ card-cleansing-cauldron })
drawn-ancient-wine = { " (" }{ card-ancient-wine })
drawn-decorated-horn = { " (" }{ card-decorated-horn })
drawn-ornate-hammer = { " (" }{ card-ornate-hammer })
drawn-star-charts = { " (" }{ card-star-charts })
drawn-stone-jar = { " (" }{ card-stone-jar })
drawn-passage-shell = { " (" }{ card-passage-shell })
drawn-ceremonial-rattle = { " (" }{ card-ceremonial-rattle })
drawn-sacred-drum = { " (" }{ card-sacred-drum })
drawn-traders-coins = { " (" }{ card-traders-coins })
drawn-stone-key = { " (" }{ card-stone-key })
drawn-obsidian-earring = { " (" }{ card-obsidian-earring })
drawn-guiding-stone = { " (" }{ card-guiding-stone })
drawn-guiding-skull = { " (" }{ card-guiding-skull })
drawn-runes-of-the-dead = { " (" }{ card-runes-of-the-dead })
drawn-guardians-crown = { " (" }{ card-guardians-crown })
drawn-funding-car = { " (" }{ card-funding-car })
drawn-funding-ship = { " (" }{ card-funding-ship })
drawn-exploration-car = { " (" }{ card-exploration-car })
drawn-exploration-ship = { " (" }{ card-exploration-ship })
drawn-fear = { " (" }{ card-fear })

effect-jewel = 1 coin for 1 jewel
effect-arrowhead = 1 arrowhead
effect-tablets = 2 tablets
effect-coin-compass = 1 coin and 1 compass
effect-draw = draw a card

guardian-guardian-01 = Crocodile (ship)
guardian-guardian-02 = Scorpion (exile)
guardian-guardian-03 = Jaguar (car)
guardian-guardian-04 = Boar (car)
guardian-guardian-05 = Spider (exile)
guardian-guardian-06 = Toad (exile)
guardian-guardian-07 = Monkey (draw)
guardian-guardian-08 = Beetle (upgrade)
guardian-guardian-09 = Ram (car)
guardian-guardian-10 = Crab (ship)
guardian-guardian-11 = Owl (exile)
guardian-guardian-12 = Condor (plane)
guardian-guardian-13 = Bat (plane)
guardian-guardian-14 = Cobra (exile)
guardian-guardian-15 = Piranha (ship)

assistant-assistant-01 = Treasurer (coins)
assistant-assistant-02 = Scribe (tablet)
assistant-assistant-03 = Tracker (boot for arrowhead)
assistant-assistant-04 = Dealer (coin for arrowhead or jewel)
assistant-assistant-05 = Doctor (exile)
assistant-assistant-06 = Librarian (draw)
assistant-assistant-07 = Aviator (coin or plane)
assistant-assistant-08 = Driver (compass or car)
assistant-assistant-09 = Sailor (compass or ship)
assistant-assistant-10 = Quartermaster (cheaper purchase)
assistant-assistant-11 = Restorer (upgrade)
assistant-assistant-12 = Cartographer (compass)

icon-boot = boot
icon-car = car
icon-ship = ship
icon-plane = plane

resource-coin = coin
resource-compass = compass
resource-tablet = tablet
resource-arrowhead = arrowhead
resource-jewel = jewel

site-camp-1 = coin camp
site-camp-2 = compass camp
site-camp-3 = tablet camp
site-camp-4 = arrowhead camp
site-camp-5 = jewel camp
site-r1c1 = lower site 1
site-r1c2 = lower site 2
site-r1c3 = lower site 3
site-r1c4 = lower site 4
site-r2c1 = upper site 1
site-r2c2 = upper site 2
site-r2c3 = upper site 3
site-r2c4 = upper site 4
site-r3c1 = level II site 1
site-r3c2 = level II site 2
site-r3c3 = level II site 3
site-r3c4 = level II site 4

space-camp-1a = coin camp, one boot
space-camp-1b = coin camp, two boots
space-camp-2a = compass camp, one boot
space-camp-2b = compass camp, two boots
space-camp-3a = tablet camp, one boot
space-camp-3b = tablet camp, two boots
space-camp-4a = arrowhead camp, one boot
space-camp-4b = arrowhead camp, two boots
space-camp-5a = jewel camp, one boot
space-camp-5b = jewel camp, two boots
space-r1c1 = lower site 1
space-r1c2 = lower site 2
space-r1c3 = lower site 3
space-r1c4 = lower site 4
space-r2c1 = upper site 1
space-r2c2 = upper site 2
space-r2c3 = upper site 3
space-r2c4 = upper site 4
space-r3c1 = level II site 1
space-r3c2 = level II site 2
space-r3c3 = level II site 3
space-r3c4 = level II site 4

to-camp-1 = to the coin camp
to-camp-2 = to the compass camp
to-camp-3 = to the tablet camp
to-camp-4 = to the arrowhead camp
to-camp-5 = to the jewel camp
to-r1c1 = to lower site 1
to-r1c2 = to lower site 2
to-r1c3 = to lower site 3
to-r1c4 = to lower site 4
to-r2c1 = to upper site 1
to-r2c2 = to upper site 2
to-r2c3 = to upper site 3
to-r2c4 = to upper site 4
to-r3c1 = to level II site 1
to-r3c2 = to level II site 2
to-r3c3 = to level II site 3
to-r3c4 = to level II site 4
to-camp-1a = { to-camp-1 }
to-camp-1b = { to-camp-1 }
to-camp-2a = { to-camp-2 }
to-camp-2b = { to-camp-2 }
to-camp-3a = { to-camp-3 }
to-camp-3b = { to-camp-3 }
to-camp-4a = { to-camp-4 }
to-camp-4b = { to-camp-4 }
to-camp-5a = { to-camp-5 }
to-camp-5b = { to-camp-5 }

from-camp-1 = from the coin camp
from-camp-2 = from the compass camp
from-camp-3 = from the tablet camp
from-camp-4 = from the arrowhead camp
from-camp-5 = from the jewel camp
from-r1c1 = from lower site 1
from-r1c2 = from lower site 2
from-r1c3 = from lower site 3
from-r1c4 = from lower site 4
from-r2c1 = from upper site 1
from-r2c2 = from upper site 2
from-r2c3 = from upper site 3
from-r2c4 = from upper site 4
from-r3c1 = from level II site 1
from-r3c2 = from level II site 2
from-r3c3 = from level II site 3
from-r3c4 = from level II site 4
from-camp-1a = { from-camp-1 }
from-camp-1b = { from-camp-1 }
from-camp-2a = { from-camp-2 }
from-camp-2b = { from-camp-2 }
from-camp-3a = { from-camp-3 }
from-camp-3b = { from-camp-3 }
from-camp-4a = { from-camp-4 }
from-camp-4b = { from-camp-4 }
from-camp-5a = { from-camp-5 }
from-camp-5b = { from-camp-5 }

token-glass = magnifying glass
token-notebook = notebook

temple-t2-left = 2 points, left
temple-t2-middle = 2 points, middle
temple-t2-right = 2 points, right
temple-t6-left = 6 points, left
temple-t6-right = 6 points, right
temple-t11 = 11 points, top

bonus-coin = coin
bonus-compass = compass
bonus-tablet = tablet
bonus-exile = exile a card
bonus-draw = draw a card
bonus-upgrade = upgrade

idol-coin = coin
idol-compass = compass
idol-tablet = tablet
idol-exile = exile a card
idol-upgrade = upgrade
idol-refresh = refresh

benefit-arrowhead = 1 arrowhead
benefit-car = 1 car
benefit-car-2 = 2 cars
benefit-coin = 1 coin
benefit-coin-2 = 2 coins
benefit-coin-compass = 1 coin and 1 compass
benefit-compass = 1 compass
benefit-compass-2 = 2 compasses
benefit-exile = exile a card
benefit-item = an item
benefit-jewel = 1 jewel
benefit-plane = 1 plane
benefit-plane-2 = 2 planes
benefit-ship = 1 ship
benefit-ship-2 = 2 ships
benefit-tablet = 1 tablet

result-tile = the bonus tile
result-row = the row

tile-camp-1 = coin camp
tile-camp-2 = compass camp
tile-camp-3 = tablet camp
tile-camp-4 = arrowhead camp
tile-camp-5 = jewel camp
tile-site-1-1 = 2 compasses or an item
tile-site-1-2 = coin, arrowhead
tile-site-1-3 = card, coin, tablet
tile-site-1-4 = compass, arrowhead
tile-site-1-5 = coin, 2 tablets
tile-site-1-6 = tablet, arrowhead
tile-site-1-7 = card, arrowhead
tile-site-1-8 = Fear, tablet, jewel
tile-site-1-9 = Fear, compass, jewel
tile-site-1-10 = jewel
tile-site-2-1 = 2 compasses, jewel
tile-site-2-2 = coin, compass, tablet, arrowhead
tile-site-2-3 = arrowhead, jewel
tile-site-2-4 = card, tablet, jewel
tile-site-2-5 = 2 tablets, jewel
tile-site-2-6 = Fear, 2 tablets, 2 arrowheads

rival-tile-dig-coin = dig (coin)
rival-tile-dig-compass = dig (compass)
rival-tile-dig-tablet = dig (tablet)
rival-tile-dig-arrowhead = dig (arrowhead)
rival-tile-dig-jewel = dig (jewel)
rival-tile-discover-green = discover, green
rival-tile-discover-red = discover, red
rival-tile-research-green = research, green
rival-tile-research-red = research, red
rival-tile-overcome-green = overcome a guardian, green
rival-tile-overcome-red = overcome a guardian, red
rival-tile-buy-item-green = buy an item, green
rival-tile-buy-item-red = buy an item, red
rival-tile-buy-artifact-green = buy an artifact, green
rival-tile-buy-artifact-red = buy an artifact, red

face-up = face up
face-down = to its stack

deck-items = item deck
deck-artifacts = artifact deck

arrow-left = left
arrow-right = right

idle-round = the tile does not act in this round
idle-nothing = there is nothing for it

## Variants

option-board = Side of the board; the Snake Temple is harder
option-board-bird = Bird Temple
option-board-snake = Snake Temple
option-difficulty = Alone: red tiles of the rival, the more the harder
option-start_player = Who begins
option-start_player-random = drawn at random
option-start_player-first = the first seat

## Prompts

prompt-turn = Take your turn: one main action, and free actions before and after it.
prompt-end-turn = Your main action is done: free actions, or end the turn.
prompt-keep-cards = The round is over: keep this card or discard it?
prompt-face-fear = The Fear deck is empty and you take a fear tile: a free action first?
prompt-pay-travel = Pay the travel that is still owed.
prompt-pay-discard = Discard a hand card for the guardian.
prompt-use-again = Use the camp a second time?
prompt-resolve-artifact = Resolve the effect of the artifact now?
prompt-claim-tile = Which bonus tile do you take?
prompt-order-results = Which comes first, the bonus tile or the row?
prompt-temple-bonus = Choose a tile from the stack of the Lost Temple.
prompt-draw = Draw a card?
prompt-exile = Exile a card from your hand or play area?
prompt-upgrade = Upgrade a token: a tablet to an arrowhead, or an arrowhead to a jewel?
prompt-refresh = Refresh an assistant?
prompt-may-pay = Pay what the effect asks for?
prompt-may-discard = Discard a hand card for the effect?
prompt-must-discard = Discard a hand card.
prompt-may-pay-travel = Pay the travel that the assistant asks for?
prompt-send = Send an archaeologist: dig or discover?
prompt-research = Research?
prompt-choose-discount = Which discount do you use for your research?
prompt-buy = Buy a card for less?
prompt-gain-card = Take a card without paying?
prompt-overcome = Overcome a guardian without paying its cost?
prompt-activate = Which site do you activate?
prompt-relocate = Which archaeologist moves?
prompt-relocate-to = Where does the archaeologist go?
prompt-recall = Bring an archaeologist home?
prompt-move-guardian = Which guardian do you drive away?
prompt-move-guardian-to = Where does the guardian go?
prompt-borrow = Which assistant of the supply board do you use?
prompt-exchange = Exchange one of your assistants.
prompt-unslot = Which idol goes back to your crates?
prompt-announce = How many cards do you draw?
prompt-keep-drawn = Which of the drawn cards do you keep?
prompt-return-drawn = Put one of the others back on top of your deck?
prompt-recruit = Which assistant do you recruit?
prompt-promote = Which assistant do you upgrade?
prompt-rescue = Which assistant do you rescue?
prompt-choose = Choose a benefit.
prompt-pay-travel-now = { $aim ->
        [space] Pay for { $space }
        [explore] Pay the way to { $site }
        [take-guardian] Pay the travel for the guardian at { $site }
       *[effect] Pay the travel
    }:{ $boot ->
        [0] { "" }
        [one] { " " }1 boot
       *[other] { " " }{ $boot } boots
    }{ $car ->
        [0] { "" }
        [one] { " " }1 car
       *[other] { " " }{ $car } cars
    }{ $ship ->
        [0] { "" }
        [one] { " " }1 ship
       *[other] { " " }{ $ship } ships
    }{ $plane ->
        [0] { "" }
        [one] { " " }1 plane
       *[other] { " " }{ $plane } planes
    } still owed.
prompt-resolve-artifact-now = Resolve { $card } now?
prompt-order-results-now = Which comes first, the bonus tile ({ $bonus }) or the row?
prompt-buy-now = Buy a card for { $discount } less?
prompt-use-again-now = Use { $site } a second time?

## Why not

reason-card-away = This card is not in the row.
reason-needs-goods = Price ({ $resource }): { $amount }; you have { $have }.
reason-needs-idol = Costs an idol of your crates; you have none.
reason-no-bridge = No bridge leads there from where your token stands.
reason-notebook-behind = The notebook stays in a lower row than the magnifying glass, or beside it.
reason-not-at-temple = Your magnifying glass has not reached the Lost Temple.
reason-none-left = None is left.
reason-nobody-home = You have no archaeologist left on your board.
reason-space-taken = The space is taken.
reason-not-discovered = Nobody has discovered this site yet.
reason-discovered = This site is discovered already.
reason-needs-travel = What you have does not give the travel icons that it costs.
reason-no-guardian = There is no guardian.
reason-not-there = None of your archaeologists stands there.
reason-needs-travel-or-card = What you have does not give all that the guardian asks for.

## Words

word-play = Play { $card }
word-slot = Put an idol into a slot: { $effect }
word-boon = Use the boon of the { $guardian }
word-use = Use the { $assistant }
word-decline = Decline
word-end = End the turn
word-resolve = Resolve the effect
word-accept = Pay
word-draw = Draw a card
word-pass = Pass for this round
word-pass-with = Pass with { $card }
word-dig = Dig: { $space }
word-discover = Discover: { $site }
word-overcome = Overcome the guardian: { $site }
word-buy = Buy { $card }
word-research = Research: { $token } to space { $study }
word-temple = Take a temple tile: { $temple }
word-cover = Pay the { $icon2 } with a { $icon }
word-travel = Travel with { $card }
word-guide = Travel with the boon of the { $guardian }
word-escort = Travel with the { $assistant }
word-pilot = Hire a pilot for 2 coins
word-discard = Discard { $card }
word-keep = Keep { $card }
word-exile = Exile { $card } from hand
word-exile-played = Exile { $card } from the play area
word-exile-tile = Exile a fear tile
word-upgrade = Upgrade: { $resource }
word-refresh = Refresh the { $assistant }
word-choose = Choose { $benefit }
word-discount = Discount: { $resource }
word-take = Take { $card }
word-activate = Activate: { $site }
word-lift = Move the archaeologist from: { $space }
word-land = Move the archaeologist to: { $space }
word-recall = Bring home the archaeologist from: { $space }
word-lure = Drive the guardian away from: { $site }
word-lead = Drive the guardian to: { $site }
word-first = First { $result }
word-tile = Take the bonus tile: { $bonus }
word-recruit = Recruit from stack { $stack }
word-promote = Upgrade the { $assistant }
word-rescue = Rescue the { $assistant }
word-borrow = Use the assistant on stack { $stack }
word-exchange = Exchange the { $assistant } for the one on stack { $stack }
word-empty = Empty slot { $slot }
word-announce = Draw { $number }
word-return = Put { $card } back on top

## Log

log-round-began = Round { $round } begins; { $player } goes first.
log-solo-round-began = Round { $round } begins; the rival goes first.
log-hand-drawn = { $player } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
log-passed = { $player } passes.
log-turn-ended = { $player } ends the turn.
log-gained = { $player } gains { $amounts }.
log-paid = { $player } pays { $amounts }.
log-paid-idol = { $player } gives up an idol.
log-fear-taken = { $player } takes a Fear.
log-fear-tile-taken = { $player } takes a fear tile.
log-card-drawn = { $player } draws a card{ $card }.
log-cards-announced = { $player } announces { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
log-card-kept = { $player } keeps a card{ $card }.
log-card-returned = { $player } puts a card back on top{ $card }.
log-card-laid-down = { $player } lays down { $card } unused.
log-card-played = { $player } plays { $card }.
log-card-discarded = { $player } discards { $card }.
log-card-exiled = { $player } exiles { $card }.
log-fear-tile-exiled = { $player } exiles a fear tile.
log-card-bought = { $player } buys { $card } { $coin ->
        [0] { $compass ->
                [0] for nothing
                [one] for 1 compass
               *[other] for { $compass } compasses
            }
        [one] for 1 coin
       *[other] for { $coin } coins
    }.
log-card-gained = { $player } takes { $card } without paying.
log-card-shown = { $player } reveals the top card of the { $deck }: { $card }.
log-card-dealt = New card in the row: { $card }.
log-row-card-exiled = { $card } leaves the row.
log-artifact-resolved = { $player } resolves { $card }.
log-upgraded = { $player } upgrades 1 { $resource } to 1 { $resource2 }.
log-benefit-chosen = { $player } chooses { $benefit }.
log-travel-card = { $player } travels with { $card }.
log-travel-boon = { $player } travels with the boon of the { $guardian }.
log-travel-assistant = { $player } travels with the { $assistant }.
log-pilot-hired = { $player } hires a pilot for { $coin ->
        [one] 1 coin
       *[other] { $coin } coins
    }.
log-icon-covered = { $player } uses a { $icon } as a { $icon2 }.
log-archaeologist-sent = { $player } sends an archaeologist { $space }.
log-archaeologist-moved = { $player } moves an archaeologist { $space } { $space2 }.
log-archaeologist-recalled = { $player } brings an archaeologist home { $space }.
log-site-discovered = { $player } discovers { $site }: { $tile }.
log-site-activated = { $player } activates { $site }.
log-stack-tile-used = { $player } uses the top tile of the site stack: { $tile }.
log-idol-taken = { $player } takes an idol: { $idol }.
log-hidden-idol-taken = { $player } takes a face-down idol.
log-idol-slotted = { $player } puts an idol into slot { $slot }: { $effect }.
log-idol-unslotted = { $player } takes the idol out of slot { $slot }.
log-guardian-came = A guardian wakes at { $site }: the { $guardian }.
log-guardian-moved = { $player } drives the { $guardian } away { $site }.
log-guardian-overcome = { $player } overcomes the { $guardian } at { $site }.
log-boon-used = { $player } uses the boon of the { $guardian }.
log-researched = { $player } moves the { $token } to space { $study } of the track.
log-bonus-taken = { $player } takes a bonus tile: { $bonus }.
log-temple-reached = { $player } reaches the Lost Temple: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-temple-tile-bought = { $player } takes a temple tile: { $temple }.
log-recruited = { $player } recruits the { $assistant } from stack { $stack }.
log-promoted = { $player } turns the { $assistant } to the gold side.
log-rescued = { $player } rescues the { $assistant }.
log-refreshed = { $player } refreshes the { $assistant }.
log-assistant-used = { $player } uses the { $assistant }.
log-assistant-borrowed = { $player } uses the { $assistant } of the supply board.
log-assistant-exchanged = { $player } exchanges the { $assistant } for the { $assistant2 }.
log-guardian-fear = { $player } comes home { $site }: the { $guardian } brings a Fear.
log-mask-worn = { $player } fears no guardian in this round.
log-ocarina-played = All travel icons of { $player } are planes in this round.
log-rival-turned = The rival turns up “{ $rival-tile }”, the arrow points { $arrow }.
log-rival-idle = The rival does nothing: { $idle }.
log-rival-sent = The rival sends an archaeologist { $site }.
log-rival-discovered = The rival discovers { $site }: { $tile }.
log-rival-idol = The rival takes an idol, { $face }.
log-rival-researched = The rival moves its magnifying glass to space { $study } of the track.
log-rival-bonus = The rival removes the bonus tile there: { $bonus }.
log-rival-reached = The rival reaches the Lost Temple: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-rival-temple-bonus = The rival removes the top bonus tile of the Lost Temple unseen.
log-rival-temple-tile = The rival takes a temple tile: { $temple }.
log-rival-assistant = The rival removes the { $assistant } from the game.
log-rival-overcame = The rival overcomes the { $guardian } at { $site }.
log-rival-bought = The rival takes { $card }.
log-game-ended = { $player } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-rival-scored = The rival has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The result

score-research = Research
score-temple = Temple tiles
score-idols = Idols and empty slots
score-guardians = Guardians
score-cards = Cards
score-fear = Fear
score-arrival = Arrival at the Lost Temple
score-tie-arrival = Equal points: whoever reached the Lost Temple first is ahead
score-tie-research = Equal points, nobody in the Lost Temple: the higher research score is ahead
score-tie-shared = Equal points, equal research: the place is shared
score-rival = Rival

## The table

table-round = round { $round }

## The rules page

gallery-resources = Resources
gallery-travel = Travel
gallery-people = People and places
gallery-cards = Cards
gallery-signs = Signs
gallery-items = Items: price, travel, effect
gallery-artifacts = Artifacts: price, travel, effect
gallery-guardians = Guardians: what overcoming costs, and the boon
gallery-assistants = Assistants: silver side, gold side

about-coin = Pays for items, pilots and much of the research.
about-compass = Pays for artifacts and for discovering sites: 3 on level I, 6 on level II.
about-tablet = Pays for research, and for an artifact that is played from hand. Can be upgraded to an arrowhead.
about-arrowhead = Pays for guardians and research. Can be upgraded to a jewel.
about-jewel = The rarest; pays for the upper research and some guardians.
about-boot = The simplest way: any travel icon pays for it.
about-car = Pays for a car or a boot.
about-ship = Pays for a ship or a boot.
about-plane = Pays for everything. A pilot for 2 coins is a plane.
thing-archaeologist = Archaeologist
thing-camp = Camp
thing-site = Site
thing-guardian = Guardian
thing-idol = Idol
thing-assistant = Assistant
thing-glass = Magnifying glass
thing-notebook = Notebook
thing-temple = Lost Temple
thing-bonus = Research bonus
thing-item = Item
thing-artifact = Artifact
thing-fear = Fear
thing-deck = Deck
thing-staff = Moon staff
thing-lightning = Free action
thing-exile = Exile
thing-draw = Draw
thing-upgrade = Upgrade
thing-refresh = Refresh
about-archaeologist = You have two. One goes to a site to dig or to discover, and comes home when the round ends.
about-camp = Five camps are there from the start. The second space of each costs more and is blocked with fewer players.
about-site = Lies hidden until it is discovered; then the explorer takes the idol and uses it, and a guardian wakes.
about-guardian = Whoever returns from its site takes a Fear. Overcome, it is worth 5 points and gives its boon once.
about-idol = Worth 3 points, with a small effect when taken. In a slot it gives one of five effects, but the slot then scores no points.
about-assistant = Works once a round, for nothing. The gold side does more; turning it also refreshes.
about-glass = Climbs the research track and scores more; it is always as high as the notebook or higher.
about-notebook = Climbs after the magnifying glass and brings assistants and other help.
about-temple = The top of the research track: 23 points for the first, then 21, 20 and 19. From here research buys temple tiles.
about-bonus = Lies on a space of the track; whoever comes first takes it.
about-item = Bought with coins; goes under the deck. Gives its travel icons or its effect.
about-artifact = Bought with compasses; works at once. Played from hand it costs a tablet.
about-fear = A card that only walks: a boot, and -1 point at the end.
about-deck = Hand cards are drawn from it up to five. What was played is shuffled under it when the round ends.
about-staff = Parts artifacts from items in the card row and moves on each round: more artifacts, fewer items.
about-lightning = Costs no main action; any number of them in a turn.
about-exile = A card of your hand or play area leaves the game.
about-draw = Take a card of your deck.
about-upgrade = A tablet becomes an arrowhead, or an arrowhead a jewel.
about-refresh = An assistant that has worked may work again.

## Effects in words

amount-coin = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
amount-compass = { $n ->
        [one] 1 compass
       *[other] { $n } compasses
    }
amount-tablet = { $n ->
        [one] 1 tablet
       *[other] { $n } tablets
    }
amount-arrowhead = { $n ->
        [one] 1 arrowhead
       *[other] { $n } arrowheads
    }
amount-jewel = { $n ->
        [one] 1 jewel
       *[other] { $n } jewels
    }
op-draw = { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }{ $from ->
        [bottom] { " " }from the bottom of your deck
       *[top] { "" }
    }
op-exile = you may exile a card
op-exile-self = this card is exiled
op-upgrade = you may upgrade a token
op-refresh = { $n ->
        [one] you may refresh an assistant
       *[other] you may refresh { $n } assistants
    }
op-fear = take a Fear
op-pay = you may pay { $cost } for: { $then }
op-discard = you may discard a card for: { $then }
op-must-discard = discard a card
op-choose = { $n ->
        [one] choose
       *[other] choose { $n } different ones
    }: { $options }
op-send = you may send an archaeologist with { $travel } already paid{ $compass ->
        [0] { "" }
       *[other] { " " }and { $compass } compasses less for discovering
    }
op-send-camp = you may send an archaeologist to a camp without travel cost and use it up to twice
op-research-notebook = you may research with the notebook without paying, but take no temple tile
op-research-less = you may research for less: { $less }
op-buy = you may buy { $kind ->
        [item] an item
        [artifact] an artifact
       *[any] a card
    } for { $n } less{ $deck ->
        [1] , also the top one of its deck
       *[0] { "" }
    }
op-gain-card = { $how ->
        [hand] you may take an item of the row into your hand
        [deck-top] you may put an item of the row on top of your deck
        [deck-bottom] you may put an item of the row under your deck
        [artifact] you may take an artifact of the row and use it
       *[exiled] you may put an exiled item under your deck
    } without paying
op-row-exile = the item at the right end of the row is exiled
op-overcome = you may overcome a guardian { $where ->
        [own] where you stand
       *[alone] where no other player stands
    } without paying
op-activate = { $how ->
        [own] use a site where you stand; at level II pay 2 compasses first
        [empty] use a camp without archaeologists
        [two] use two different camps
        [level] use a discovered site of level I
       *[camp] use a camp
    }
op-stack = use the top tile of the site stack of level { $level ->
        [1] I
       *[2] II
    }; it goes to the bottom
op-relocate = move one of your placed archaeologists to a free space of another { $far ->
        [0] camp
       *[1] camp or level I site
    } without travel cost and use it
op-recall = you may bring an archaeologist home
op-planes = until the end of the round all your travel icons are planes
op-fearless = in this round guardians bring you no Fear
op-move-guardian = move a guardian from your site to a camp or level I site without archaeologists and guardian, and use that site
op-borrow = use the { $side ->
        [gold] gold
       *[silver] silver
    } side of an assistant on a supply stack
op-exchange = exchange one of your assistants for the top one of a supply stack, refreshed
op-unslot = take an idol back out of its slot
op-draw-keep = draw up to { $max } cards{ $from ->
        [bottom] { " " }from the bottom of your deck
       *[top] { "" }
    } and keep one{ $back ->
        [0] { "" }
       *[1] ; another may go back on top
    }
op-pass = pass for this round
op-per = { $gain } for each { $count ->
        [guardians] guardian overcome or at your sites, 3 at most
        [idols] idol of yours, 3 at most
       *[archaeologists] archaeologist of yours on a site
    }
op-recruit = recruit an assistant
op-promote = upgrade an assistant to its gold side
op-rescue = rescue an assistant
op-silver = Silver: { $effect }
op-gold = Gold: { $effect }
op-boon = Boon: { $effect }
op-card-travel = Travel: { $travel }
op-card-tablet = from hand 1 tablet first
op-card-worth = points: { $points }
op-guardian-cost = Overcome it for: { $cost }. { $points } points.
op-assistant-main = This is a main action.

## The page

page-about-gap = A card was taken from here; the row is filled at the end of the turn.
page-about-loose = They may pay for any travel until the end of the turn; then they are lost.
page-about-main = A turn has exactly one main action; free actions may come before, during and after it.
page-about-owed = A plane pays for everything, a car or a ship also for a boot. Take what glows; undo takes it back until you arrive.
page-about-play-area = What you play, discard and take lies here until the round ends; then it is shuffled and goes under the deck.
page-about-rescue = { $n } left. The magnifying glass brings one of them when it enters row 4.
page-arrow = Arrow of the rival
page-arrow-left = Of several choices the rival takes the leftmost.
page-arrow-right = Of several choices the rival takes the rightmost.
page-at-hand = to be used now
page-boon-used = boon used
page-card-back = A card face down
page-card-drawn = just drawn
page-card-price = Price: { $price }.
page-crates = Idols in the crates
page-deck = Deck
page-deck-artifacts = Artifact deck
page-deck-cards = Cards: { $n }.
page-deck-items = Item deck
page-deck-known = Known in it: { $cards }.
page-deck-left = Cards left: { $n }. Exiled: { $exiled }.
page-exhausted = Has worked this round.
page-exile = Exiled cards
page-fan = Show all { $n } cards
page-fear-tiles = Fear tiles, -2 points each
page-free-left = { $n ->
        [one] 1 free action
       *[other] { $n } free actions
    }
page-guardians-none = Guardians overcome
page-hand = Hand
page-hand-known = Known in it: { $cards }.
page-idol-hidden = Face down: worth 3 points, its effect is never used.
page-idols-of = In the crates: { $crates }, in slots: { $slots }.
page-loose = left over
page-main-done = main action done
page-main-open = main action to do
page-owed = Still owed
page-owned = In hand and deck: { $cards }.
page-passed = passed
page-pending = then:
page-pending-run = the rest of the effect
page-pending-arrive = dig: { $where }
page-pending-explore = discover: { $where }
page-pending-reveal-site = the site appears
page-pending-wake-guardian = a guardian wakes
page-pending-take-guardian = overcome the guardian
page-pending-pay-travel = travel
page-pending-pay-discard = discard a card
page-pending-use-again = use it again
page-pending-resolve-artifact = { $where }
page-pending-claim-tile = bonus tile
page-pending-turn = your main action
page-place-island = Island
page-place-research = Research
page-place-cards = Cards
page-place-row = Card row
page-place-supply = Supply board
page-play-area = Play area
page-rescue = Rescue space
page-research-points = { $points } points at the end.
page-research-price = The bridge costs { $price }.
page-research-space = Row { $row }, space { $space }
page-research-start = Start of the track
page-rival-home = At home: { $n }.
page-rival-idols = Face up: { $up }, 3 points each. In its stack: { $down }, 2 each.
page-rival-stack = Tiles of the rival: to come, and used this round
page-rival-waits = The rival has not moved yet.
page-row-elsewhere = Cards from elsewhere
page-row-gap = Empty place of the row
page-score-sheet = Score sheet
page-site-price = Costs { $compasses } compasses and { $travel }.
page-slot = Idol slot { $n }
page-slot-effect = Put an idol into a slot
page-slot-empty = Empty at the end: { $points } points.
page-slot-full = Filled: it scores no points.
page-space-blocked = Blocked with so few players.
page-space-cost = Travel: { $travel }.
page-space-rival = The rival stands here.
page-square = Place for an assistant
page-stack-empty = Empty stack
page-stack-fears = Fear deck
page-stack-guardians = Guardians left
page-stack-left = In this stack: { $n }.
page-stack-sites = Site tiles of level { $level ->
        [1] I
       *[2] II
    }
page-stack-unseen = Not yet seen: { $tiles }.
page-start-player = Start player
page-temple-cost = Cost at the foot of the temple
page-temple-left = Tiles left: { $left }.
page-temple-price = Costs { $price }.
page-tray = What to do
page-do-travel = Travel
page-do-discard = Discard
page-do-exile = Exile
page-do-keep = Keep
page-do-return = Put back
page-do-play = Play
page-do-pass-with = Pass for
page-do-escort = Travel
page-do-refresh = Refresh
page-do-promote = Upgrade
page-do-use = Use
page-do-guide = Travel
page-do-boon = Boon
page-do-take = Take
page-do-buy = Buy
page-do-exchange = Exchange
page-do-recruit = Recruit
page-do-borrow = Use
page-arrow-takes = { $arrow ->
        [left] the arrow takes the leftmost.
       *[right] the arrow takes the rightmost.
    }
page-because-rival-sent = { $among ->
        [1] No other free space for this resource lies as high.
       *[other] { $among } sites in the highest row have a free space for this resource; { page-arrow-takes }
    }
page-because-rival-discovered = { $among ->
        [1] It is the only hidden site of the round’s level in the lowest row that has one.
       *[other] The lowest row has { $among } hidden sites of the round’s level; { page-arrow-takes }
    }
page-because-no-guardian = It stands at no guardian, so it researches instead.
page-because-rival-researched = { $among ->
        [1] Only one space of the next row can be reached.
       *[other] { $among } spaces of the next row can be reached; { page-arrow-takes }
    }
page-because-rival-temple-tile = { $among ->
        [1] Its magnifying glass is in the Lost Temple already, and one stack of 6 points is left.
       *[other] Its magnifying glass is in the Lost Temple already; of { $among } stacks of 6 points { page-arrow-takes }
    }
page-because-rival-assistant = { $among ->
        [0] Its magnifying glass has entered the row of the rescue space.
        [1] This stack is the highest.
       *[other] { $among } stacks are equally high; { page-arrow-takes }
    }
page-because-rival-overcame = { $among ->
        [1] It stands at no other guardian as high up.
       *[other] It stands at { $among } guardians in the highest row; { page-arrow-takes }
    }
page-because-rival-bought = { $colour ->
        [green] { $among ->
                [1] No other card of its kind in the row has so few points.
               *[other] { $among } cards of its kind have the fewest points; { page-arrow-takes }
            }
       *[red] { $among ->
                [1] No other card of its kind in the row has so many points.
               *[other] { $among } cards of its kind have the most points; { page-arrow-takes }
            }
    }
page-rival-turn = { $turns ->
        [1] Turn of the rival
       *[other] Turn { $turn } of { $turns } of the rival
    }
page-rival-back = The turn before
page-rival-on = The next turn
page-rival-close = Close
page-rival-show = { $turns ->
        [one] Show its turn
       *[other] Show its { $turns } turns
    }
page-why-dig = It goes to the highest row with a free place for that resource; the arrow decides among several.
page-why-discover = It takes a hidden site of the round's level, the lower row first; the arrow decides among several.
page-why-research = Its magnifying glass goes up a row, the arrow choosing the space; a bonus tile there and an assistant of the supply leave the game.
page-why-overcome = It takes a guardian from a site where it stands, the highest row first; without one it researches.
page-why-buy-item = It takes the item with the fewest points (green) or the most (red); the arrow decides among several.
page-why-buy-artifact = It takes the artifact with the fewest points (green) or the most (red); the arrow decides among several.

## At the first table: the aim, and what each decision is for

aim = Most points after five rounds: research, idols, guardians and cards. Fear counts against you.
help-turn = One main action; free ones with lightning come on top. Make the most of two archaeologists and five cards.
help-end-turn = Free actions could wait for your next turn; some are worth more then.
help-keep-cards = Kept cards fill your next hand, so fewer new ones come. Keep only what is better than a random card.
help-face-fear = Anything that exiles a card helps before the tile comes.
help-pay-travel = Pay boots with Fear and boots first; cars and ships pay for boots only if they must.
help-pay-discard = Give the card that does least for you in this round.
help-use-again = The same camp once more: what are you short of?
help-resolve-artifact = The first use is free now; from hand it will cost a tablet.
help-claim-tile = Take what you can use in this very turn.
help-order-results = If one result pays for something in the other, take it first.
help-temple-bonus = The first in the temple chooses among the most.
help-draw = A card now is usually better than a card later.
help-exile = Fear first: it is a minus point. Then the weak cards of the beginning, so that good ones come more often.
help-upgrade = Jewels are the rarest; upgrade towards the next step of research.
help-refresh = The assistant can then be used again in this round.
help-may-pay = Only if what comes is worth more to you than what goes.
help-may-discard = Fear is the best card to discard.
help-must-discard = The card that you can use least in this round.
help-may-pay-travel = Use icons that you do not need for your archaeologists.
help-send = Another site used in the same turn: look for what your next action needs.
help-research = The glass scores more, the notebook brings assistants. Go up where you can pay twice in a row.
help-choose-discount = Save what you have least of.
help-buy = Cheap cards early, points late.
help-gain-card = Free cards: take the dearest that fits you.
help-overcome = 5 points and a boon, and no Fear on the way home.
help-activate = Choose the site that pays for your next step.
help-relocate = Away from a guardian saves a Fear.
help-relocate-to = The site works again for you: take the best that is free.
help-recall = An archaeologist at home can go out once more.
help-move-guardian = Send it away from where you will stand at the end of the round.
help-move-guardian-to = Best where another expedition wants to dig.
help-borrow = Used once, for free: what helps most right now?
help-exchange = A fresh one can still be used in this round.
help-unslot = The empty slot scores again, and the idol can be used a second time.
help-announce = More cards, more choice.
help-keep-drawn = The one that you can use in this round.
help-return-drawn = A good card on top comes in the next round.
help-recruit = Used once in every round from now on: the earlier, the better.
help-promote = It is refreshed, too: upgrade one that you have used already.
help-rescue = It comes exhausted; from the next round on it works for you.
help-choose = Take what your next action is short of.
