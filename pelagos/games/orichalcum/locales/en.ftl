game-title = Orichalcum
game-summary = Explore an island, win the favour of titans, drive out the creatures: the first with 5 points and a safe island wins.

## Names

side-easy = easier side, one star
side-hard = harder side, two stars

terrain-mountain = mountain
terrain-lagoon = lagoon
terrain-desert = desert
terrain-forest = forest
terrain-volcano = volcano

titan-hyperion = Hyperion
titan-themis = Themis
titan-kronos = Kronos
titan-theia = Theia

favour-none = Use no favour
favour-hyperion = Use the favour of Hyperion
favour-themis = Use the favour of Themis
favour-kronos = Use the favour of Kronos
favour-theia = Use the favour of Theia

action-produce = produce
action-recruit = recruit
action-capture = capture
action-construct = construct

kind-hellhound = Hellhound
kind-minotaur = Minotaur
kind-gorgon = Gorgon
kind-cyclops = Cyclops
kind-hydra = Hydra

creature-hellhound = Hellhound
creature-minotaur = Minotaur
creature-gorgon = Gorgon
creature-cyclops = Cyclops
creature-hydra-hyperion = Hydra (Hyperion)
creature-hydra-themis = Hydra (Themis)
creature-hydra-kronos = Hydra (Kronos)
creature-hydra-theia = Hydra (Theia)

source-mountain = mountain slot
source-lagoon = lagoon slot
source-desert = desert slot
source-forest = forest slot
source-minotaur = the Minotaur's building

resource-hoplite = hoplites
resource-orichalcum = orichalcum
resource-captured-creature = captured creatures

seat-1 = player 1
seat-2 = player 2
seat-3 = player 3
seat-4 = player 4

building-training-camp = Training Camp
building-mine = Orichalcum Mine
building-hospital = Hospital
building-oratory = Oratory
building-siege-engines-3 = Siege Engines 3
building-siege-engines-4 = Siege Engines 4
building-siege-engines-5 = Siege Engines 5
building-arch = Arch
building-protection-crystal = Protection Crystal
building-architect-practice = Architect's Practice
building-forge = Forge
building-statues-hoplite = Statues (hoplites)
building-statues-orichalcum = Statues (orichalcum)
building-statues-captured-creature = Statues (creatures)

card-produce-1 = produce, 1 circle
card-produce-2 = produce, 2 circles
card-produce-3 = produce, 3 circles
card-recruit-1 = recruit, 1 circle
card-recruit-2 = recruit, 2 circles
card-recruit-3 = recruit, 3 circles
card-capture-1 = capture, 1 circle
card-capture-2 = capture, 2 circles
card-capture-3 = capture, 3 circles
card-construct-1 = construct, 1 circle
card-construct-2 = construct, 2 circles
card-construct-3 = construct, 3 circles

die-9 = skull

tile-mountain = mountain
tile-lagoon = lagoon
tile-desert = desert
tile-forest = forest
tile-volcano = volcano
tile-mountain-mountain = mountain and mountain
tile-lagoon-lagoon = lagoon and lagoon
tile-desert-desert = desert and desert
tile-forest-forest = forest and forest
tile-mountain-lagoon = mountain and lagoon
tile-mountain-desert = mountain and desert
tile-mountain-forest = mountain and forest
tile-lagoon-desert = lagoon and desert
tile-lagoon-forest = lagoon and forest
tile-desert-forest = desert and forest
tile-volcano-mountain = volcano and mountain
tile-volcano-lagoon = volcano and lagoon
tile-volcano-desert = volcano and desert
tile-volcano-forest = volcano and forest
tile-mountain-lagoon-desert = mountain, lagoon and desert
tile-mountain-forest-lagoon = mountain, forest and lagoon
tile-mountain-desert-forest = mountain, desert and forest
tile-lagoon-forest-desert = lagoon, forest and desert
tile-mountain-mountain-lagoon = mountain, mountain and lagoon
tile-desert-desert-mountain = desert, desert and mountain
tile-mountain-mountain-forest = mountain, mountain and forest
tile-lagoon-lagoon-desert = lagoon, lagoon and desert
tile-forest-forest-lagoon = forest, forest and lagoon
tile-desert-desert-forest = desert, desert and forest
tile-volcano-mountain-lagoon = volcano, mountain and lagoon
tile-volcano-mountain-desert = volcano, mountain and desert
tile-volcano-mountain-forest = volcano, mountain and forest
tile-volcano-lagoon-desert = volcano, lagoon and desert
tile-volcano-lagoon-forest = volcano, lagoon and forest
tile-volcano-desert-forest = volcano, desert and forest
tile-volcano-forest-lagoon = volcano, forest and lagoon

## Variants

option-island_side = Side of the islands; different ones serve as a handicap
option-island_side-easy = { side-easy }
option-island_side-hard = { side-hard }
option-island_side-choose = everybody chooses
option-same_island = Everybody plays on the same island

## Prompts

prompt-choose-side = Choose the side of your island.
prompt-lay-metropolis = Lay your metropolis so that it covers a port.
prompt-take-card = Take an action card; its price is paid in hoplites.
prompt-place-tile = Lay the terrain tile beside something that lies on your island.
prompt-attract-titans = Several titans come: which one first?
prompt-give-up-titan = You hold as many titans as you may: which one do you give up?
prompt-card-action = Perform the action of your card?
prompt-use-favour = Use the titan's favour to take twice as much?
prompt-fight = Choose a creature and how many hoplites you send into the fight.
prompt-choose-lair = Several creatures of this kind live here: which one do you fight?
prompt-roll = Use the favour of Kronos to win this fight without a roll?
prompt-minotaur-building = The Minotaur brings a building: put it up at once, on any free terrain?
prompt-construct = Construct a building, a temple or a medallion.
prompt-extra-action = Buy an extra action?
prompt-pay-creature = Which captured creature do you pay with?
prompt-discard-card = Discard a card of the row.
prompt-choose-marker = It is a tie: who gets the initiative marker?

## Why not

reason-not-for-that = { $action } cannot be paid with this: { $resource }.
reason-needs-goods = Price ({ $resource }): { $amount }; you have { $have }.
reason-no-creature = No creature lives on your island.
reason-no-object = There is nothing that you could construct.
reason-off-island = It would leave the island.
reason-occupied = Something lies there already.
reason-apart = It must touch what lies on the island.
reason-needs-port = The metropolis must cover a port.
reason-needs-free-terrain = Only free terrain can be built on.
reason-beside-creature = A creature is beside it.
reason-slot-empty = This place of the construction board is empty.
reason-no-site = You have no free terrain for it without a creature beside it: { $terrain } or a cleared volcano.
reason-needs-terrain = It stands on this terrain or on a cleared volcano: { $terrain }.
reason-needs-all-terrains = A temple needs four different terrains; a cleared volcano is any of them.
reason-no-token = None is left in the supply.
reason-no-such-fight = So many hoplites cannot go to such a creature.

## Odds

odds-won = won
odds-lost = lost

## Words

word-pass = Skip it
word-pass-at-fight = Stop here
word-pass-at-construct = Construct nothing more
word-pass-at-minotaur-building = Put it back
word-pass-at-extra-action = No extra action
word-side = Play on the { $side }
word-metropolis = Lay the metropolis at { $circle }, { $turns ->
        [0] unturned
        [one] turned once
       *[other] turned { $turns } times
    }
word-take = Take the card in slot { $slot }
word-place = Lay the tile at { $circle }, { $turns ->
        [0] unturned
        [one] turned once
       *[other] turned { $turns } times
    }
word-attract = Take { $titan } first
word-give = Give up { $titan }
word-act = Perform the action: { $action }
word-favour = { $favour }
word-fight = Fight the { $kind }, { $hoplites ->
        [0] without sending hoplites
        [one] sending 1 hoplite
       *[other] sending { $hoplites } hoplites
    }
word-at = Fight the one at { $circle }
word-build = Build at { $circle }: { $source }
word-temple = Build a temple at { $circle }, { $turns ->
        [0] unturned
        [one] turned once
       *[other] turned { $turns } times
    }
word-medallion = Make a medallion from 5 orichalcum
word-buy = Extra action, paid with { $resource }: { $action }
word-pay = Pay with { $creature }
word-discard = Discard the card in slot { $slot }
word-marker = The initiative marker goes to { $seat }

## Log

log-round-began = Round { $round } begins.
log-side-chosen = { $player } chooses the { $side }.
log-metropolis-laid = { $player } lays the metropolis at { $circle }.
log-port-covered = { $player } reaches the port at { $circle }: { $hoplites ->
        [0] { $orichalcum ->
            [0] nothing is left
           *[other] { $orichalcum } orichalcum
        }
        [one] 1 hoplite{ $orichalcum ->
            [0] { "" }
           *[other] { " " }and { $orichalcum } orichalcum
        }
       *[other] { $hoplites } hoplites{ $orichalcum ->
            [0] { "" }
           *[other] { " " }and { $orichalcum } orichalcum
        }
    }.
log-card-taken = { $player } takes card { $slot } ({ $card }) { $price ->
        [0] for free
        [one] for 1 hoplite
       *[other] for { $price } hoplites
    }.
log-tile-placed = { $player } lays { $tile } at { $circle }.
log-tile-returned = { $player } has no room for { $tile }: the tile goes back.
log-creature-arrived = A creature settles at { $circle } on the island of { $player }: { $creature }.
log-titan-taken = { $player } wins the favour of { $titan }.
log-titan-stolen = { $player } takes { $titan } from { $from }.
log-titan-renewed = { $player } wakes { $titan } again.
log-titan-given-up = { $player } gives up { $titan }.
log-favour-used = { $player } uses the favour of { $titan }.
log-action-begun = { $player } performs an action: { $action }.
log-action-declined = { $player } does without the action: { $action }.
log-produced = { $player } produces { $orichalcum } orichalcum.
log-recruited = { $player } recruits { $hoplites ->
        [one] 1 hoplite
       *[other] { $hoplites } hoplites
    }.
log-fight-begun = { $player } fights the { $creature } at { $circle } with { $hoplites ->
        [0] no hoplites
        [one] 1 hoplite
       *[other] { $hoplites } hoplites
    }.
log-dice-rolled = { $player } rolls { $dice }.
log-fight-won = { $player } captures the { $creature } at { $circle }.
log-reward-taken = { $player } is rewarded with { $orichalcum } orichalcum.
log-fight-lost = { $player } is beaten by the { $creature }.
log-hoplites-healed = { $player } gets { $hoplites ->
        [one] 1 hoplite
       *[other] { $hoplites } hoplites
    } back from the Hospital.
log-building-drawn = { $player } draws a building: { $building }.
log-building-returned = { $player } puts the building back: { $building }.
log-built = { $player } builds at { $circle }: { $building }.
log-building-yielded = { $player } takes from the new building: { $hoplites ->
        [0] { $orichalcum } orichalcum
        [one] 1 hoplite
       *[other] { $hoplites } hoplites
    }.
log-temple-built = { $player } builds a temple at { $circle }.
log-medallion-made = { $player } makes a medallion.
log-extra-bought = { $player } buys an extra action: { $action }, paid with { $resource } ({ $price }).
log-creature-paid = { $player } pays with { $creature }.
log-card-discarded = { $player } discards card { $slot } ({ $card }).
log-card-revealed = New card in slot { $slot }: { $card }.
log-card-and-tile-revealed = New card in slot { $slot }: { $card }, with the tile { $tile }.
log-card-and-creature-revealed = New card in slot { $slot }: { $card }, with the tile { $tile } and the { $creature }.
log-building-revealed = New building in the { $slot } slot: { $building }.
log-marker-chosen = { $player } chooses who gets the initiative marker in the tie: { $to }.
log-marker-taken = { $player } takes the initiative marker.
log-last-hoplite = { $player } will be last and takes { $hoplites ->
        [one] 1 hoplite
       *[other] { $hoplites } hoplites
    }.
log-game-won = { $player } wins with { $points } points and a safe island.
log-game-stopped = The game stops after round { $round } without a winner.

## The result

score-titans = Titans
score-temples = Temples
score-medallions = Medallions
score-creatures = Creatures on the island
score-stock = Orichalcum and hoplites in stock

## The table

table-round = round { $round }
table-island = Island { $board }, { $side ->
        [easy] easier side
        [hard] harder side
       *[none] side still to be chosen
    }
table-card = card
table-price = price
table-tile = tile
table-creature = creature
table-building = building
table-titan = titan
table-points = points
table-hoplites = hoplites
table-orichalcum = orichalcum
table-captured = captured
table-on-island = at large
table-holds = holds
table-free = free
table-in-hand = In hand:
table-temples = { $number ->
        [one] temple
       *[other] { $number } temples
    }
table-medallions = { $number ->
        [one] medallion
       *[other] { $number } medallions
    }
table-legend = ⌂ metropolis  Π temple  h hoplite  o orichalcum
table-guarded = { $hoplites ->
        [0] { "" }
        [one] 1 hoplite there
       *[other] { $hoplites } hoplites there
    }

## Two letters for each building on the drawn island

short-training-camp = Ca
short-mine = Mi
short-hospital = Ho
short-oratory = Or
short-siege-engines-3 = S3
short-siege-engines-4 = S4
short-siege-engines-5 = S5
short-arch = Ar
short-protection-crystal = Cr
short-architect-practice = Pr
short-forge = Fo
short-statues-hoplite = Sh
short-statues-orichalcum = So
short-statues-captured-creature = Sc

## The page: things in words

thing-temple = Temple
thing-medallion = Medallion
thing-metropolis = Metropolis
thing-port = Port
thing-hoplites = Hoplites
thing-orichalcum = Orichalcum
thing-large = Creatures at large
thing-marker = Initiative marker

about-temple = Stands on four circles in a rhombus, each of another terrain; cleared volcanoes stand for any. Worth 1 point.
about-medallion = Costs 5 orichalcum. Worth 1 point.
about-metropolis = Counts as one mine and one training camp. Nothing can be built on it.
about-port = Whoever covers it takes what it shows, once.
about-hoplites = In stock, and what one recruit action adds. They pay for cards and extra actions and fight creatures.
about-orichalcum = In stock, and what one produce action adds. It pays for extra actions; 5 make a medallion.
about-large = Who has a creature on the island cannot win, and builds neither on it nor beside it.
about-marker = Its holder begins the round. At the end of the round it goes to whoever has most hoplites in stock.

about-produce = Take 1 orichalcum for each of your mines; the metropolis counts as one.
about-recruit = Take 1 hoplite for each of your training camps; the metropolis counts as one.
about-capture = Fight creatures on your island, one after the other, until you stop or lose.
about-construct = Construct a building, a temple or a medallion.

about-hyperion = Comes when 3 mountains are connected. Worth 1 point. Favour, once: doubles the orichalcum of one produce action.
about-themis = Comes when 3 lagoons are connected. Worth 1 point. Favour, once: doubles the hoplites of one recruit action.
about-kronos = Comes when 3 deserts are connected. Worth 1 point. Favour, once: wins one fight without a roll.
about-theia = Comes when 3 forests are connected. Worth 1 point. Favour, once: construct a second time in one action.

about-mountain = Three connected free circles attract Hyperion.
about-lagoon = Three connected free circles attract Themis.
about-desert = Three connected free circles attract Kronos.
about-forest = Three connected free circles attract Theia.
about-volcano = Home of a creature. Once the creature is captured, any building may stand here, and it counts as any terrain under a temple.

about-hellhound = Strength { $strength }. Captured, it brings 1 orichalcum.
about-minotaur = Strength { $strength }. Captured, it brings a building from the bag, which may be put up at once on any free terrain.
about-gorgon = Strength { $strength }. Captured, it brings 2 orichalcum.
about-cyclops = Strength { $strength }. Captured, it brings 3 orichalcum.
about-hydra = Strength { $strength }. Captured, it brings the titan that it shows: { $titan }.

about-training-camp = Brings the hoplite lying on it; 1 more hoplite in every recruit action.
about-mine = Brings the orichalcum lying on it; 1 more orichalcum in every produce action.
about-hospital = For each creature captured, one hoplite of that fight comes back when the action is over.
about-oratory = You may hold one more titan.
about-siege-engines = In your fights a die showing { $of } counts as a skull.
about-arch = 1 orichalcum more for each creature captured.
about-protection-crystal = You may build beside creatures, though not on their circles. The Crystal itself may not be built beside one.
about-architect-practice = Two of the four circles under a temple may show the same terrain.
about-forge = A second extra action in each turn, paid by itself.
about-statues = Extra actions cost 1 less when paid with { $of }.
about-slot = No building lies here until the round ends. A building of this slot stands on this terrain ({ $terrain }) or on a cleared volcano.

## The page: what it says

page-row = Action cards
page-board = Construction board and titans
page-choices = What you can do
page-fights = Fights
page-price = { $price ->
        [0] free
        [one] 1 hoplite
       *[other] { $price } hoplites
    }
page-on-table = on the table
page-used = favour used
page-empty = empty
page-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $needed }
page-missing = { $points ->
        [one] 1 point
       *[other] { $points } points
    } missing
about-points = Titans, temples and medallions bring a point each. Who has { $needed } and no creature on the island wins at once.
page-look = Look at the island of { $player }
page-back = Back to my island
page-left = What is left
page-close = Close
page-turn = Turn
page-lay = Put it here
page-nothing = brings nothing more
page-aim = Choose one of the bright circles.
page-aim-turn = Point at a bright circle; turn with the wheel or R.
page-aim-touch = Tap a bright circle; tap it again to turn.
page-aim-card = Choose a card of the row above.
page-aim-discard = Choose the card of the row that goes.
page-chance = { $chance } to win
page-pay = Pay { $price } from: { $resource }
page-roll = Roll: { $chance }
page-won = Captured
page-lost = Beaten back
page-no-favour = Without favour: +{ $amount }
page-favour-hyperion = Hyperion doubles: +{ $amount }
page-favour-themis = Themis doubles: +{ $amount }
page-favour-kronos = Kronos wins it without a roll
page-gain-hoplites = { $number ->
        [one] +1 hoplite
       *[other] +{ $number } hoplites
    }
page-gain-orichalcum = +{ $number } orichalcum
page-gain-points = { $number ->
        [one] +1 point
       *[other] +{ $number } points
    }
page-gain-titan = { $titan } comes
page-gain-renewed = { $titan } wakes again
page-gain-stolen = { $titan } comes from { $from }
page-gain-exchanged = { $titan } comes instead of { $instead }
page-gain-swapped = { $titan } comes from { $from } instead of { $instead }
page-gain-creature = A creature moves in: { $creature }
page-supply = Supply
page-tokens = victory tokens
page-cards-left = Cards to come: { $number }
page-discarded = Discarded
page-creatures-left = Creatures in the bag: { $number }
page-buildings-left = Buildings in the bag: { $number }
page-tiles-left = Tiles with { $size ->
        [one] 1 circle
       *[other] { $size } circles
    }: { $number }
page-below = then, in this order:

## The rules page

gallery-actions = Actions
gallery-terrains = Terrains
gallery-titans = Titans
gallery-creatures = Creatures
gallery-buildings = Buildings
gallery-things = Other things

## At the first table: the aim, and what each decision is for

aim = 5 victory points and no creature on your island: then you win at once.
help-choose-side = The side with one star has more room and kinder ports; take it the first time.
help-lay-metropolis = Ports pay at once. Leave open land around the metropolis, for tiles must touch.
help-take-card = Look at both: the action, and whether the tile makes three of one terrain. Free cards are often enough.
help-place-tile = Three connected circles of one terrain bring a titan, a point. Four different ones in a rhombus are room for a temple.
help-attract-titans = You can keep only so many; the last one to come may push another out.
help-give-up-titan = Each is worth a point. Keep the one whose favour you have not used yet.
help-card-action = The card is gone either way, so use it if it brings anything.
help-use-favour = A favour works once; twice as much is worth most when you have many mines or camps.
help-fight = The percentage is your chance. Hoplites who lose stay there and help the next time.
help-choose-lair = Clear the circle that you want to build on, or beside.
help-roll = A sure win, but the favour is then spent. Good odds may need no help.
help-minotaur-building = A free building. It may stand on any terrain; keep the circles you need for titans and temples.
help-construct = Temples and medallions are points; mines and camps pay every round. Early buildings, late points.
help-extra-action = A second action for two hoplites or two orichalcum is often the best buy. But five orichalcum make a medallion.
help-pay-creature = They are worth the same to you; the one you pay with goes back into the bag and may turn up again.
help-discard-card = Take away the free card that would help the other player most.
help-choose-marker = Whoever holds the marker begins the next round and has first pick.
