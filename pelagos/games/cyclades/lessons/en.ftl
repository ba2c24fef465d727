# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = The first five minutes
lesson-first-line = The aim, an offering to a god, and your first turn.
lesson-first-aim = Welcome to Cyclades. Whoever controls two metropolises at the end of a cycle wins; here you see how many you have.
lesson-first-how = A metropolis comes from four different buildings: port, fortress, temple and university. Or from four philosophers.
lesson-first-islands = You begin with two islands, Gyaros and Thira, a troop on each and a fleet beside them. Your gold is hidden from the others; the small number is your income each cycle.
lesson-first-bid = Each cycle you win the favour of one god, and only that god lets you act. What glows can be chosen: offer 1 gold to Poseidon, the god of fleets.
lesson-first-dear = Poseidon would be glad, but nobody has bid yet: begin low; whoever wants him, too, must say more.
lesson-first-ares = Ares is a good god, too. First Poseidon, though; you will see why.
lesson-first-apollo = Apollo takes everybody for nothing, but with him you can neither build nor move. Let us bid on a god who works.
lesson-first-outbid = Somebody offered 2, so your marker must go to another god at once. Ares leads the troops; nobody wants him yet, so 1 gold is enough.
lesson-first-dear-ares = More than needed: whoever wants Ares must outbid you, and then you pay nothing here.
lesson-first-apollo-2 = Apollo would give you 1 gold. Ares gives you an island, as you will see.
lesson-first-turn = All offerings are paid, and the gods act from top to bottom: Ares first, so it is your turn. His first troop is free: put it on Thira.
lesson-first-gyaros = Gyaros is safe for now. From Thira the troop can go on to an island that nobody owns.
lesson-first-pass = Your turn would be over, and your 6 gold unused. There is much to do here.
lesson-first-march = For 1 gold Ares moves troops over your fleets as over a bridge. Your fleet joins Thira with Despotiko: take the troops of Thira.
lesson-first-more = A second troop costs 2 gold. Move first; you can still recruit after that.
lesson-first-pass-2 = Not yet: Despotiko is waiting for somebody to take it.
lesson-first-land = One troop is enough for an island without defenders, and the other keeps Thira safe. Send 1 to Despotiko.
lesson-first-both = Both could go, and Thira would stay yours; but an island without troops falls to whoever lands there.
lesson-first-build = Despotiko is yours, and with it 2 gold more each cycle. Now build Ares' fortress for 2 gold: on Thira, which has most places; any of its places will do.
lesson-first-small = This island has a single place, and a metropolis needs room later. Thira has four.
lesson-first-pass-3 = A building takes you a quarter of the way to a metropolis. Build before you end the turn.
lesson-first-stop = A fortress, a quarter of a metropolis. Keep the rest of your gold for the next offering and end your turn.
lesson-first-save = Possible, but gold is scarce and the next offering comes soon. Keep it.
lesson-first-cycle = The others had their turns, and a new cycle brings other gods and your income: 4 gold now instead of 2. Islands pay for gods, gods bring buildings, buildings win.
lesson-first-end = You have made an offering, taken an island and built. That is a whole cycle of Cyclades; the rest is more of it, with creatures and battles.

## apollo

lesson-apollo = Bidding and Apollo
lesson-apollo-line = When to let a god go, and what Apollo gives.
lesson-apollo-start = You bid first, so you do not know yet what the others want. A low offer asks the question: 1 gold to Poseidon.
lesson-apollo-lost = Outbid. You could not return to Poseidon at once, only to another god. Nothing here is urgent: go to Apollo and save your gold.
lesson-apollo-athena = Athena brings a philosopher, a fair choice. This lesson shows the other way.
lesson-apollo-marker = Apollo gave 1 gold; with a single island he would give 4. You came first, so a prosperity marker is yours, too: any of your islands will do.
lesson-apollo-after = A new cycle, and your income is 3 instead of 2. Whoever acted late bids early now, and the other way round.
lesson-apollo-gods = Other gods, too. With three players two are to be had at a time and the two others in the next cycle, so each of them comes once in two cycles. They act from top to bottom, and Apollo, who is always there, comes last.
lesson-apollo-two = With four players one god rests in each cycle, with five none. Played by two, each has two markers, bids and acts twice in a cycle, and needs three metropolises.
lesson-apollo-end = Gold saved is gold for the next cycle, and prosperity pays for the whole game.

## fleets

lesson-fleets = Fleets and trade
lesson-fleets-line = Poseidon: placing, sailing, and a trade space that pays.
lesson-fleets-place = You won Poseidon. Fleets are placed on water beside your islands, and the first is free. Put it on B2, on the way to the trade space A2.
lesson-fleets-sail = For 1 gold a group sails up to three spaces. Choose the fleet on B2.
lesson-fleets-dear = The next fleet costs 1. Sail first, then see what you can afford.
lesson-fleets-step = A2 is open water with a trade space, one step away.
lesson-fleets-fight = There lies a foreign fleet: that would be a battle, one against one.
lesson-fleets-trade = From now on this fleet earns 1 gold each cycle, as long as it stays. You may sail on or stop here.
lesson-fleets-after = Your income has grown by one. Fleets on trade spaces are worth a guard.
lesson-fleets-end = Fleets earn, carry troops, and keep others away. Where foreign fleets lie, sailing means battle.

## creatures

lesson-creatures = Creatures
lesson-creatures-line = Cards with a power that works at once.
lesson-creatures-track = In a turn with a god you may also summon creatures. The place tells the price, 4, 3 or 2 gold; temples make it cheaper.
lesson-creatures-fates = The Fates pay your income once more. Yours is 5, they cost 4: summon them.
lesson-creatures-chimera = The Chimera, for 2, repeats any discarded creature: the Fates lie there now. Summon her.
lesson-creatures-again = Choose the Fates, and 5 gold come again.
lesson-creatures-after = Six gold paid, ten received. Other creatures fly troops, destroy buildings or sink fleets: point at a card, or press it for a moment, to read what it does.
lesson-creatures-figure = Five of the creatures are figures on the map. Chiron guards an island until your first turn of the next cycle; then he leaves. Only the Kraken, at sea, stays. If two meet on an island, both go.
lesson-creatures-end = Cards grow cheaper as they move to the right. Watch them: sometimes one decides the game.

## battle

lesson-battle = Battle
lesson-battle-line = Attack with more than they have, and know the odds.
lesson-battle-look = Ares is with you, and five troops stand on Gyaros. Kythnos, a fleet away, has two defenders: march.
lesson-battle-land = Each side adds its troops to a die from 0 to 3; the lower total loses one. Four against two is close to certain, and one stays to guard Gyaros.
lesson-battle-all = Surer still, but Gyaros would stand empty, and it is your last island.
lesson-battle-few = Look at the odds below: more troops, more certainty.
lesson-battle-round = The first round is yours. The defender stayed. Now you could break off; with four against one, fight on.
lesson-battle-no = You would save troops that are not in danger.
lesson-battle-after = Kythnos is yours. A fortress adds 1 to the defence of its island, a port 1 at sea: build where you expect visitors.
lesson-battle-last = Mykonos, though, you may not attack: it is somebody's last island, and only who would win by taking it may land there. Now that you have two, yours can be attacked again.
lesson-battle-end = The island is yours with all that stands on it. A battle is dice plus units: two more units decide almost everything.

## retreat

lesson-retreat = Under attack
lesson-retreat-line = Stay or retreat? You decide after each round.
lesson-retreat-bid = Offer 2 gold to Athena, and the cycle goes on.
lesson-retreat-attack = Pegasus has carried two troops to Gyaros, where one of yours stands. You won the first round: one against one now. The odds are even, and staying costs only one troop: stay.
lesson-retreat-flee = The troop would be safe, and the island lost with all that stands on it.
lesson-retreat-after = Repelled. If both are destroyed on land, the island stays with its defender: that, too, speaks for staying.
lesson-retreat-end = Troops can be bought again, but position and courage win cycles. The odds beside the battle are exact.

## philosophers

lesson-philosophers = Four philosophers
lesson-philosophers-line = The quiet way to a metropolis.
lesson-philosophers-look = Two philosophers are with you, and Athena is yours in this cycle. Four of them found a metropolis.
lesson-philosophers-one = The first is free: take it.
lesson-philosophers-two = The second costs 4 gold. Dear, but it is the fourth.
lesson-philosophers-uni = A university is a quarter of a metropolis; this philosopher is a whole one.
lesson-philosophers-place = The philosophers go back, and a metropolis is founded. Choose its island: where can you defend it?
lesson-philosophers-after = It counts as all four buildings and defends like a fortress and a port. One more at the end of a cycle, and you win.
lesson-philosophers-end = Athena is worth a high bid when somebody holds two or three philosophers. Count them, also those of others.

## metropolis

lesson-metropolis = Four buildings
lesson-metropolis-line = The last building, and what is given back.
lesson-metropolis-look = Port, temple and university are yours; only a fortress is missing, and Ares is with you.
lesson-metropolis-build = Build it on Kea for 2 gold.
lesson-metropolis-no = You are one building away from a metropolis.
lesson-metropolis-place = One of each goes back, and the metropolis must be placed. Gyaros or Kea: three troops stand on Kea and none on Gyaros.
lesson-metropolis-after = Your second metropolis. If you still hold both when the cycle ends, you win. Two turns are to come; Poseidon brings no troops, Apollo neither. End your turn.
lesson-metropolis-enough = Not needed: nobody who acts after you can land on your islands.
lesson-metropolis-over = All have had their turns, the cycle is over, and two metropolises win. If several players had two, the most gold would decide.
lesson-metropolis-end = Port, fortress, temple, university: look which one is missing before you bid.
