game-title = Cyclades
points = metropolises
game-summary = Win the favour of the gods, spread over the islands with fleets and troops: two metropolises at the end of a cycle win, three with two players.

## Names

god-poseidon = Poseidon
god-ares = Ares
god-zeus = Zeus
god-athena = Athena
god-apollo = Apollo

building-port = port
building-fortress = fortress
building-temple = temple
building-university = university

aid-port = port
aid-fortress = fortress
aid-metropolis = metropolis
aid-minotaur = Minotaur

creature-mermaid = Mermaid
creature-pegasus = Pegasus
creature-giant = Giant
creature-chimera = Chimera
creature-cyclops = Cyclops
creature-sphinx = Sphinx
creature-sylph = Sylph
creature-harpy = Harpy
creature-griffon = Griffon
creature-fates = The Fates
creature-satyr = Satyr
creature-dryad = Dryad
creature-kraken = Kraken
creature-minotaur = Minotaur
creature-chiron = Chiron
creature-medusa = Medusa
creature-polyphemus = Polyphemus

island-naxos = Naxos
island-delos = Delos
island-tinos = Tinos
island-syros = Syros
island-milos = Milos
island-paros = Paros
island-gyaros = Gyaros
island-kythnos = Kythnos
island-kea = Kea
island-sifnos = Sifnos
island-mykonos = Mykonos
island-kimolos = Kimolos
island-despotiko = Despotiko
island-thira = Thira
island-andros = Andros
island-ios = Ios
island-anafi = Anafi
island-sikinos = Sikinos
island-rineia = Rineia
island-amorgos = Amorgos
island-serifos = Serifos

means-buildings = four buildings
means-philosophers = four philosophers

seat-1 = player 1
seat-2 = player 2
seat-3 = player 3
seat-4 = player 4
seat-5 = player 5

## Variants

option-open_gold = Open gold: everybody sees how much the others have

## Prompts

prompt-bid = Make an offering to a god, or go to Apollo.
prompt-god-turn = Summon, recruit, build or take the special action of your god; or end your turn.
prompt-prosperity = On which of your islands do you put the prosperity marker?
prompt-sail = Where does the group of fleets go, and how many of them?
prompt-march = Where do the troops go, and how many of them?
prompt-check-metropolis = You can found two metropolises: which one first?
prompt-return-building = Which building of this kind do you give back for the metropolis?
prompt-place-metropolis = On which island do you place the metropolis?
prompt-defender-retreats = You are attacked: do you retreat?
prompt-attacker-retreats = Do you break off the attack and retreat?
prompt-mermaid = Whose lone fleet does the Mermaid replace?
prompt-fetch-fleet = Your reserve is empty: from where do you take the fleet?
prompt-pegasus = From which island do troops fly on Pegasus?
prompt-giant = Which building does the Giant destroy?
prompt-chimera = Which card of the discard pile does the Chimera use?
prompt-cyclops = Which of your buildings does the Cyclops change, and into what?
prompt-sphinx = What do you sell to the Sphinx, for 2 gold each?
prompt-sylph = Which of your groups of fleets makes the next step?
prompt-sylph-step = Where does the group go, and how many fleets?
prompt-harpy = From which island does the Harpy carry off a troop?
prompt-griffon = Whose gold does the Griffon halve?
prompt-satyr = From whom does the Satyr take a philosopher?
prompt-dryad = From whom does the Dryad take a priest?
prompt-kraken = On which sea space do you put the Kraken?
prompt-kraken-moves = Pay 1 gold to move the Kraken one space further?
prompt-figurine = On which island do you put the figurine?
prompt-polyphemus = Which group of fleets does Polyphemus push next?
prompt-drive-fleets = Where are these fleets driven?

## Why not

reason-god-away = { $god } cannot be chosen in this cycle.
reason-just-outbid = You may not come straight back: choose another god first.
reason-needs-more = Needs more than { $have }, the offering that stands.
reason-needs-gold = Needs { $gold } gold, you have { $have }.
reason-needs-free-gold = Needs { $gold } gold; beside your other offering you have { $have } left.
reason-no-place = There is no place for it, or none left.
reason-no-use = There is nothing it could be used on now.
reason-card-away = This card is not on the track.
reason-no-more = No more can be recruited in this turn.
reason-other-god = Only with { $god }.
reason-nothing-goes = There is nothing of yours that could go.

## Odds

odds-attacker-wins = the attacker wins
odds-defender-wins = the defender wins
odds-all-destroyed = nobody is left
odds-attacker-loses-one = the attacker loses a unit
odds-defender-loses-one = the defender loses a unit
odds-both-lose-one = both lose a unit

## Words

word-pass = Skip it
word-bid = Offer { $amount } gold to { $god }
word-apollo = Go to Apollo
word-summon = Summon: { $creature }{ $discount ->
        [0] { "" }
        [one] , with 1 temple discount
       *[other] , with { $discount } temple discounts
    }
word-fleet = Place a fleet on { $sea }
word-troop = Place a troop on { $island }
word-priest = Take a priest
word-philosopher = Take a philosopher
word-build = Build on { $island }, slot { $slot }
word-sail = Move fleets from { $sea }
word-march = Move troops from { $island }
word-replace = Replace the card: { $creature }
word-to = To { $sea } with { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
word-land = To { $island } with { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }
word-found = First with { $means }
word-return = Give back the building on { $island }, slot { $slot }
word-metropolis = Place the metropolis on { $island }
word-retreat = Retreat to { $sea }
word-withdraw = Retreat to { $island }
word-prosperity = Put the prosperity marker on { $island }
word-mermaid = Replace the fleet on { $sea }
word-fetch = Take the fleet from { $sea }
word-giant = Destroy the building on { $island }, slot { $slot }
word-chimera = Use the card: { $creature }
word-cyclops = Change the building on { $island }, slot { $slot }, into: { $building }
word-sell-troop = Sell a troop from { $island }
word-sell-fleet = Sell a fleet from { $sea }
word-sell-priest = Sell a priest
word-sell-philosopher = Sell a philosopher
word-harpy = Carry off a troop from { $island }
word-griffon = Take half the gold of { $seat }
word-satyr = Take a philosopher from { $seat }
word-dryad = Take a priest from { $seat }
word-kraken = The Kraken goes to { $sea }
word-figurine = Put the figurine on { $island }
word-push = Push the fleets on { $sea }
word-drive = Drive them to { $sea }

## Log

log-cycle-began = Cycle { $cycle } begins.
log-creature-revealed = New on the track for { $price } gold: { $creature }.
log-creature-discarded = { $creature } is discarded: nobody wanted it.
log-creatures-shuffled = { $cards ->
        [one] 1 creature card is
       *[other] { $cards } creature cards are
    } shuffled into a new draw pile.
log-god-shown = Place { $place } of the gods: { $god }.
log-income = { $player } receives an income of { $gold } gold.
log-bid-made = { $player } offers { $amount } gold to { $god }.
log-apollo-chosen = { $player } goes to Apollo, as number { $arrival }.
log-outbid = { $player } is outbid at { $god }.
log-offering-paid = { $player } pays { $gold } gold for { $god }.
log-turn-began = Turn of { $player } with { $god }.
log-apollo-gold = { $player } receives { $gold } gold from Apollo.
log-prosperity-gone = There is no prosperity marker left for { $player }.
log-prosperity-placed = { $player } puts a prosperity marker on { $island }.
log-summoned = { $player } summons { $creature } for { $price } gold.
log-fleet-recruited = { $player } places a fleet on { $sea } ({ $price } gold).
log-troop-recruited = { $player } places a troop on { $island } ({ $price } gold).
log-priest-recruited = { $player } takes a priest ({ $price } gold).
log-philosopher-recruited = { $player } takes a philosopher ({ $price } gold).
log-built = { $player } builds a { $building } on { $island } for { $price } gold.
log-creature-replaced = { $player } has { $creature } replaced by a new card.
log-sailed = { $player } moves { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    } from { $from } to { $to }.
log-marched = { $player } moves { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } from { $from } to { $to }.
log-sea-battle = Sea battle on { $sea }: { $player } ({ $attackers }) attacks { $defender } ({ $defenders }).
log-land-battle = Battle on { $island }: { $player } ({ $attackers }) attacks { $defender } ({ $defenders }).
log-defence-aided = The defence of { $player } gets +{ $bonus }: { $aid }.
log-round-rolled = { $player } rolls { $attack } with { $attackers ->
        [one] 1 unit
       *[other] { $attackers } units
    }; the defence rolls { $defence } with { $defenders }{ $bonus ->
        [0] { "" }
       *[other] {" "}and a bonus of { $bonus }
    }.
log-round-fought = Attack { $attack }, defence { $defence }; { $attackers } against { $defenders } are left.
log-fleets-retreated = { $player } retreats to { $sea } with { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }.
log-troops-retreated = { $player } retreats to { $island } with { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }.
log-sea-taken = { $player } has won the sea battle on { $sea }.
log-attack-repelled = The attack of { $player } is repelled.
log-all-destroyed = Both sides are destroyed.
log-island-taken = { $player } takes { $island }.
log-building-returned = { $player } gives back the { $building } on { $island }.
log-philosophers-returned = { $player } gives back { $count ->
        [one] 1 philosopher
       *[other] { $count } philosophers
    }.
log-building-destroyed = { $player } destroys the { $building } on { $island }.
log-building-covered = The { $building } on { $island } makes way for the metropolis of { $player }.
log-metropolis-founded = { $player } founds a metropolis on { $island }.
log-metropolis-lost = There is no room for the metropolis of { $player }; nothing is gained.
log-fleet-replaced = { $player } replaces the fleet of { $owner } on { $sea }.
log-fleet-fetched = { $player } takes the fleet for { $sea } from { $from }.
log-building-changed = { $player } turns the { $old } on { $island } into a { $building }.
log-card-copied = { $player } uses { $creature } from the discard pile.
log-troop-sold = { $player } sells a troop from { $island } for { $gold } gold.
log-fleet-sold = { $player } sells a fleet from { $sea } for { $gold } gold.
log-priest-sold = { $player } sells a priest for { $gold } gold.
log-philosopher-sold = { $player } sells a philosopher for { $gold } gold.
log-troop-carried-off = { $player } has a troop of { $owner } carried off from { $island }.
log-gold-stolen = { $player } takes half the gold of { $victim }{ $gold ->
        [one] : 1 gold
        [other] : { $gold } gold
       *[unknown] { "" }
    }.
log-philosopher-stolen = { $player } takes a philosopher from { $victim }.
log-priest-stolen = { $player } takes a priest from { $victim }.
log-kraken-placed = { $player } puts the Kraken on { $sea }.
log-kraken-moved = { $player } moves the Kraken to { $sea } ({ $price } gold).
log-fleets-sunk = { $count ->
        [one] 1 fleet is
       *[other] { $count } fleets are
    } lost on { $sea }.
log-figurine-placed = { $player } puts the figurine of { $creature } on { $island }.
log-figurine-left = The figurine of { $creature } leaves { $island }.
log-fleets-pushed = { $player } drives { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    } from { $from } to { $to }.
log-eliminated = { $player } has lost the last island and is out.
log-game-won = { $player } wins with { $metropolises ->
        [one] 1 metropolis
       *[other] { $metropolises } metropolises
    }.
log-game-stopped = Nobody has won after { $cycle } cycles; the game is stopped.

## The result

score-metropolises = Metropolises ({ $needed } needed)
score-count = { $count ->
    [one] { $count } metropolis
   *[other] { $count } metropolises
}
decided-gold = Several had enough metropolises: the most gold decided, { $gold } against { $next }.
decided-metropolises = Several had enough metropolises and as much gold as each other: the number of metropolises decided.
decided-shared = As many metropolises and as much gold: the victory is shared.
score-gold = Gold
score-islands = Islands
score-buildings = Buildings
score-troops = Troops on islands
score-fleets = Fleets at sea
score-priests = Priests
score-philosophers = Philosophers
score-income = Income

## Table

table-cycle = cycle { $cycle }
table-island = island
table-slots = slots
table-offering = offering
table-away = resting:
table-order = turn track:
table-creature = creature
table-metropolises = metropolises
table-kinds = built
table-gold = gold
table-philosophers = philosophers
table-priests = priests
table-troops = troops
table-fleets = fleets
table-prosperity = prosperity
table-out = out of the game
table-supply = Supply:
table-draw-pile = Creatures to come:
table-discard-pile = Discarded:
table-sign-metropolis = metropolis
table-sign-gold = gold, trade

short-port = P
short-fortress = F
short-temple = T
short-university = U
short-priest = pr
short-philosopher = ph
short-troop = t

## The rules page

gallery-gods = Gods
gallery-buildings = Buildings
gallery-pieces = Troops, fleets, cards, gold
gallery-creatures = Creatures

about-poseidon = Recruits fleets: the first is free, further ones cost 1, 2 and 3 gold. Builds ports. For 1 gold a group of fleets moves up to 3 steps.
about-ares = Recruits troops: the first is free, further ones cost 2, 3 and 4 gold. Builds fortresses. For 1 gold troops move along a chain of your fleets.
about-zeus = Gives a priest; a second one costs 4 gold. Builds temples. For 1 gold a creature on the track is replaced.
about-athena = Gives a philosopher; a second one costs 4 gold. Builds universities. Has no special action.
about-apollo = Takes everybody and asks for nothing. Gives 1 gold, or 4 to a player with a single island; the first to come puts a prosperity marker on an island.
about-port = Adds 1 to the defence of your fleets on the sea spaces beside its island.
about-fortress = Adds 1 to the defence of its island.
about-temple = Lowers the price of a creature by 1 gold, once in a cycle.
about-university = Has no power of its own; one of the four buildings of a metropolis.
about-metropolis = Made from one building of each kind or from four philosophers. Works as all four buildings; two of them win, three with two players.
thing-troop = Troop
thing-fleet = Fleet
thing-priest = Priest
thing-philosopher = Philosopher
thing-gold = Gold
thing-prosperity = Prosperity marker
thing-trade = Trade space
thing-battle = Battle
about-troop = Holds an island and fights for it. Everybody has eight.
about-fleet = Holds a sea space and carries troops. Everybody has eight.
about-priest = Lowers each of your offerings by 1 gold, but not below 1.
about-philosopher = Four of them are given back for a metropolis.
about-gold = Pays offerings, creatures, pieces and buildings. Hidden behind screens.
about-prosperity = Brings 1 gold of income to whoever holds the island.
about-trade = Brings 1 gold of income to whoever has a fleet there.
about-battle = Both sides roll 0, 1, 1, 2, 2 or 3 and add their units. The lower total loses one, a tie costs both one; then either may retreat.
about-mermaid = Replace a lone fleet of an opponent by one of yours.
about-pegasus = Move troops from an island to any other, without fleets.
about-giant = Destroy a building, but no metropolis.
about-chimera = Use a card of the discard pile, which is then shuffled into the draw pile.
about-cyclops = Change one of your buildings into another.
about-sphinx = Sell units and cards for 2 gold each.
about-sylph = Ten steps with your fleets; those that fought stop.
about-harpy = Carry off an opponent's troop.
about-griffon = Take half of an opponent's gold, rounded down.
about-fates = Your income once more.
about-satyr = Take a philosopher from an opponent.
about-dryad = Take a priest from an opponent.
about-kraken = Sinks all fleets where it is put; 1 gold for each further space; no fleet may enter its space.
about-minotaur = 2 more for the defender of his island.
about-chiron = Giant, Harpy and foreign Pegasus keep off his island.
about-medusa = No troop may leave her island.
about-polyphemus = Drives fleets away from his island and keeps them away.

## The drawn table

page-map = Map of the islands
page-own = Your own things
page-choices = What can be done
page-sheets = Gods, creatures and players
page-players = Players
page-close = Close
page-nobody = nobody yet
page-no-turn = no offering
page-offers = { $player } offers { $bid }
page-acts = turn of { $player }
page-turn-number = turn { $number } of this cycle
page-bid = Offer { $bid }: you pay { $pays }, keep { $keeps }
page-cell-offer = offer
page-cell-pays = pay
page-cell-keeps = keep
page-outbid = { $player } has outbid you at { $god }.
page-to-apollo = Go to Apollo
page-first-only = first marker only
page-bid-order = Still to bid:
page-about-bid-order = The markers that have not bid yet, in their order on the turn track.
page-next-order = Next cycle bids:
page-about-next-order = Whoever ends a turn goes to the last free place: the first to act bids last in the next cycle.
page-resting = Gods that rest
page-about-resting = They cannot be chosen in this cycle.
page-twice = With two players everybody has two markers and bids twice; both offerings must be paid.
page-about-twice = So four turns are taken in each cycle. You may even outbid yourself; three metropolises are needed to win.
page-ladder = Prices of one turn: { $prices }.
page-special-poseidon = Move fleets
page-about-special-poseidon = A group of fleets makes up to three steps; it may leave fleets behind and take others along. Entering another player's space is a battle.
page-special-ares = Move troops
page-about-special-ares = Troops go from one of your islands to any other that a chain of your fleets joins to it.
page-special-zeus = Replace a creature
page-about-special-zeus = A card of the track is discarded and the next one of the pile takes its place.
page-empty-place = Empty place
page-about-empty-place = It is filled at the beginning of the next cycle.
page-useless = There is nothing to use it on now, so it cannot be summoned.
page-draw-pile = to come
page-discard-pile = discarded
page-piles = Piles of creatures
page-about-piles = Which cards are in each pile is open, the order of the draw pile is not. An empty draw pile is made anew from the discards.
page-about-discard = The Chimera uses one of these.
page-about-draw = Still to come, in an order that nobody knows.
page-figurines = On the map:
page-about-figurines = Their cards are discarded when the figurines leave.
page-figurine-leaves = It leaves at the beginning of the next turn of { $player } in a later cycle.
page-wins-now = wins at the end of the cycle
page-about-wins-now = Enough metropolises; if they are still there at the end of the cycle, the game is won.
page-one-step = one metropolis short
page-about-one-step = One more metropolis at the end of a cycle wins the game.
page-cities = Metropolises: { $count } of { $needed }
page-income = The next income brings { $gold } gold.
page-philosophers-missing = Missing for a metropolis: { $count }.
page-reserve = On the board: { $board }, in reserve: { $reserve }.
page-in-reserve = in reserve
page-about-reserve = Troops and fleets that can still be placed. Everybody has eight of each; what is lost comes back here.
page-kinds = kinds built
page-slot = Building place
page-about-slot = Room for one building. The dashed square is the place of a metropolis, which covers the places it touches.
page-isle-owner = Held by { $player }, troops: { $troops }.
page-isle-neutral = Nobody's yet: whoever lands takes it.
page-isle-income = Income: { $gold }.
page-last-island = It is the last island of { $player }: you may attack it only if its capture would bring the metropolis that wins.
page-sea = Sea space { $sea }
page-sea-fleets = { $sea }: { $player }, fleets: { $fleets }
page-sea-owner = Fleets of { $player }: { $fleets }.
page-sea-empty = No fleet here.
page-battle = Battle: { $place }
page-round = round { $round }
page-rounds = Earlier rounds
page-left = { $count } left
page-attacker = attacks
page-defender = defends
page-units = Units: { $count }
page-asked = { $player } decides whether to retreat.
page-odds = Odds of the whole battle
page-about-odds = Worked out exactly for a fight to the end, without retreats.
page-how-many = How many go?
page-go = { $count } go
page-steps = Choose how many go, then click the next space. Steps left: { $steps }.
page-march = Choose how many go, then click an island that the chain of your fleets reaches.
page-fly = Choose how many fly, then click an island.
page-turn-hint = Everything that glows can be clicked: spaces, building places, creatures.
page-click-sea = Click one of the sea spaces that glow.
page-click-island = Click one of the islands that glow.
page-click-slot = Click one of the buildings that glow.
page-click-card = Click one of the cards that glow.
page-click-seat = Click one of the players that glow.
page-click-god = Click a god.
page-look = On the map
page-look-back = Back to the creatures
page-mode-recruit-poseidon = Click a sea space beside one of your islands.
page-mode-recruit-ares = Click one of your islands.
page-mode-special-poseidon = Click the fleets that are to sail.
page-mode-special-ares = Click the island from which troops go.
page-mode-special-zeus = Click the card to be replaced.
page-mode-build-poseidon = Click a free building place on one of your islands.
page-mode-build-ares = Click a free building place on one of your islands.
page-mode-build-zeus = Click a free building place on one of your islands.
page-mode-build-athena = Click a free building place on one of your islands.
page-costs = { $gold ->
        [0] free
       *[other] { $gold } gold
    }
page-build = Build on { $island } for { $price } gold: { $building }
page-return = Give back on { $island }: { $building }
page-giant = Destroy on { $island }: { $building }
page-cyclops = On { $island }: { $old } becomes { $building }
word-pass-at-god-turn = End the turn
word-pass-at-sail = Stop here
word-pass-at-defender-retreats = Stay and fight
word-pass-at-attacker-retreats = Fight on
word-pass-at-sphinx = Sell nothing more
word-pass-at-sylph = Give up the other steps
word-pass-at-sylph-step = Stop here
word-pass-at-kraken-moves = The Kraken stays here
page-income-word = income
page-supply = Left in the supply
page-about-supply = What is used up cannot be taken any more.
page-next-round = Next round:
page-bid-hint = Click the amount that you offer: below it stand what you pay and what you keep. { $priests ->
        [0] { "" }
        [one] Your priest saves 1 gold.
       *[other] Your priests save { $priests } gold each time.
    }
prompt-bid-now = { $seat } has outbid you ({ $god }): make an offering to another god, or go to Apollo.
prompt-sail-now = Where does the group of fleets go, and how many? { $steps ->
        [one] 1 step is
       *[other] { $steps } steps are
    } left.
prompt-sylph-step-now = Where does the group go, and how many fleets? { $steps ->
        [one] 1 step is
       *[other] { $steps } steps are
    } left.
prompt-march-now = Where do the troops of { $island } go, and how many?
prompt-return-building-now = Which one do you give back for the metropolis: { $building }?
prompt-figurine-now = On which island do you put the figurine: { $creature }?

## At the first table: the aim, and what each decision is for

aim = Control two metropolises at the end of a cycle; with two players three.
help-bid = The god decides what you can do in this cycle. Apollo turns nobody away and costs nothing, so nobody can outbid you there.
help-god-turn = As often as you can pay, in any order. Ask first: which building or philosopher is still missing?
help-prosperity = 1 gold more every cycle, for whoever owns the island. Choose one that nobody will take from you.
help-sail = Fleets are bridges for troops and earn on trade spaces. Leave none alone beside a stronger group.
help-march = An island brings all that stands on it. Leave a troop behind where you could be attacked.
help-check-metropolis = The first one may use up the room of the second: mind the places on your islands.
help-return-building = Give up the one on the least safe island, or where a metropolis needs room.
help-place-metropolis = It defends its island, but can be conquered. Put it where troops stand and nobody lands easily.
help-defender-retreats = Whoever retreats saves the units, not the place. Stay if the odds are with you.
help-attacker-retreats = Break off if another round would more likely cost you than the other.
help-mermaid = It turns an enemy's bridge into yours.
help-fetch-fleet = Take it where it guards nothing and earns nothing.
help-pegasus = No sea stops him: look for the island that gives you a metropolis.
help-giant = Take the last kind that somebody needs for a metropolis.
help-chimera = Any discarded creature once more: choose the one that decides something now.
help-cyclops = Four different kinds make a metropolis: change a double into what is missing.
help-sphinx = Gold when it matters most; do not sell what defends you.
help-sylph = Ten steps in all, shared among your groups as you like.
help-sylph-step = A group that has fought stops there. Keep battles for the end.
help-harpy = A last defender gone is an island open to you.
help-griffon = Count: whoever bid little and earns much has the most.
help-satyr = Three philosophers are almost a metropolis: take from there.
help-dryad = Each priest makes every offering cheaper. Take from whoever has most.
help-kraken = It sinks all fleets where it comes. Cut the bridge that threatens you.
help-kraken-moves = 1 gold for each further space, as long as it is worth it.
help-figurine = It stays until your first turn in the next cycle: shield your best island, or bind a neighbour's troops.
help-polyphemus = Push first the group that would otherwise block another.
help-drive-fleets = Away from where their owner needs them.
