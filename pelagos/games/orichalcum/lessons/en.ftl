# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = The first five minutes
lesson-first-line = Your metropolis, a tile, an action, and the first titan.
lesson-first-aim = Welcome to Orichalcum. Whoever has 5 victory points and no creature on the island wins at once. Titans, temples and medallions are a point each.
lesson-first-metropolis = This is your island, still empty. Your metropolis comes first and must cover a port; ports pay at once. Lay it at E6: two orichalcum are waiting there.
lesson-first-elsewhere = That port would pay, too. For this lesson choose E6, where the most orichalcum is.
lesson-first-take = Each turn you take a card from the row: it has an action and carries a terrain tile. The first two are free. Take the first, it produces orichalcum.
lesson-first-dear = A good card, but look at its price or its tile. The first is free, and its forest will be useful.
lesson-first-place = Now the tile, mountain and forest. It must touch what lies there already; turn it with R, the wheel, or another tap. Lay it at C6, the forest beside your metropolis.
lesson-first-turn = The right circle, but turned another way. Turn it until the forest touches your metropolis.
lesson-first-there = It would lie well there. We want room for more forest, though: C6, please.
lesson-first-act = Perform the card's action: each mine gives 1 orichalcum, and your metropolis counts as one mine and one training camp.
lesson-first-skip = You may do without the action, but orichalcum for nothing is worth taking.
lesson-first-extra = For two orichalcum or two hoplites you could buy another action. Save for now: five orichalcum are a medallion, a whole point.
lesson-first-rich = Tempting, and sometimes right. Here we keep the orichalcum.
lesson-first-discard = With two players you end your turn by discarding a card, so that the row moves on. Take away the first: it would have been free for the other player.
lesson-first-other = That works, too; but the first card is the one that the other player could take for nothing.
lesson-first-round = A new round, and you begin. Look at the first card: two forests. Three connected circles of one terrain attract its titan. Take it.
lesson-first-no-forest = A fair card, but only the two forests make three with yours.
lesson-first-titan = Lay both forests beside yours, at C5. Three forests call Theia, and a titan is a victory point.
lesson-first-apart = Look at what it would bring: the forests must form one area of three. C5 does it.
lesson-first-construct = Theia is with you: 1 point. Your card also lets you construct.
lesson-first-no-build = Buildings cost nothing with this action. Do not let it pass.
lesson-first-mine = A building goes onto a free circle of its terrain. Put the mine of the mountain slot on your mountain, C6: from now on producing pays two.
lesson-first-arch = It may stand there, but the forest is what keeps more titans within reach. The mine pays every round.
lesson-first-last = From now on you produce two. Titans, temples and medallions take you to five points; only creatures on your island keep you from winning.
lesson-first-end = A titan and a mine after two turns: a fine start. Four more points, and no creature left on your island, and the game is yours.

## medallion

lesson-medallion = Extra actions and medallions
lesson-medallion-line = Five orichalcum are a point, if you find the action for it.
lesson-medallion-look = Six orichalcum lie in your stock, and five make a medallion, if only you could construct. Your card offers recruiting; you may do without it.
lesson-medallion-recruit = One hoplite more would be fine. For this lesson we do without.
lesson-medallion-buy = An extra action costs 2 hoplites, 2 orichalcum or 2 captured creatures. Pay hoplites, for the orichalcum is needed: construct.
lesson-medallion-ore = Then four would be left, too few for the medallion.
lesson-medallion-make = Now the medallion.
lesson-medallion-building = Buildings cost nothing, but a point in hand wins games.
lesson-medallion-after = A point in the second round. Each medallion costs five again; mines make them come faster.
lesson-medallion-end = An extra action each turn is what fast players live on.

## capture

lesson-capture = Fighting creatures
lesson-capture-line = Send enough, and know your chance.
lesson-capture-look = A Hellhound lives on your island. Creatures come with volcanoes, block building around them, and keep you from winning.
lesson-capture-buy = Buy an extra action for two orichalcum: capture.
lesson-capture-hoplites = Hoplites are what you fight with. Keep them.
lesson-capture-fight = You roll one die, and one more for each hoplite. A skull wins, or a sum that reaches the strength. Each choice shows its chance: send two.
lesson-capture-few = Look at the percentage: with more hoplites it is much better.
lesson-capture-after = Captured, with a reward: 1 orichalcum. The creature lies in your stock and can pay for an extra action later; the volcano is free to build on.
lesson-capture-end = No creature may be on your island when you win, and nothing is built beside one: clear them in time.

## defeat

lesson-defeat = Lost is not lost
lesson-defeat-line = One fight after another, and hoplites who wait.
lesson-defeat-look = Two creatures, two hoplites, and a card that captures. Perform it: one action allows fight after fight, as long as you win.
lesson-defeat-one = First the weaker one, the Hellhound, with one hoplite.
lesson-defeat-hydra = If you lose, the action ends. The sure fight comes first.
lesson-defeat-two = Won, so you may go on. The Hydra is stronger, but trying costs nothing but the hoplite's patience: send the other one.
lesson-defeat-after = Beaten. The hoplite stays beside the Hydra and joins the next fight for free, so the next chance is better.
lesson-defeat-recruit = No hoplites are left. Recruit for two orichalcum: each training camp on your island brings one, and your metropolis is a camp.
lesson-defeat-none = Then you would begin the next fight without any help but the one who waits there.
lesson-defeat-alone = Not yet. First you need somebody to send.
lesson-defeat-discard = One hoplite. End your turn and discard the first card: construction for nothing would suit the other player well.
lesson-defeat-gift = Possible. But the first card is the one that the other player would like best.
lesson-defeat-round = The round is over: new cards, tiles and buildings fill the gaps. Most hoplites in stock decide who begins, here the other player; whoever is last takes one hoplite, so you have two.
lesson-defeat-end = Those who lost stay there and count in the next fight. Patience captures every Hydra.

## minotaur

lesson-minotaur = Rewards
lesson-minotaur-line = Each creature has its own; the Minotaur brings a building.
lesson-minotaur-look = The Minotaur has just settled on your island. It is strong, but its reward is a building. Buy the action with orichalcum.
lesson-minotaur-fight = Send both hoplites.
lesson-minotaur-build = A skull: captured. The building may go onto any free terrain, but you hold Theia: leave the forests alone and use G1.
lesson-minotaur-no = A building for nothing: put it up.
lesson-minotaur-after = Statues make extra actions cheaper, and every kind of building helps in another way: camps recruit, mines produce, arches pay for captures. Point at one on the board, or press it for a moment, to read what it does.
lesson-minotaur-end = Point at a creature, or press it for a moment, to see its reward before you fight.

## temple

lesson-temple = Temples
lesson-temple-line = Four different terrains in a rhombus.
lesson-temple-place = Desert and forest are in your hand. At F2 they complete a rhombus of four different terrains. Lay the tile there, the desert at F2.
lesson-temple-turn = The right circle; turn the tile until the desert lies on F2 and the forest beside it.
lesson-temple-act = Produce first: the orichalcum pays for the extra action.
lesson-temple-buy = Now construct, for two orichalcum.
lesson-temple-temple = Four bright circles, each another terrain: build the temple.
lesson-temple-building = Buildings take up the terrains that the temple needs.
lesson-temple-after = Temple and medallions stay yours; titans may move to another island. Cleared volcanoes stand for any terrain.
lesson-temple-end = A temple is a point that nobody can take away.

## favour

lesson-favour = The favour of a titan
lesson-favour-line = Once, at the right moment.
lesson-favour-look = You hold Hyperion, and your mines give two orichalcum. Perform the card's action.
lesson-favour-favour = Hyperion would double that, once. Four now make a medallion possible in this very turn: use the favour.
lesson-favour-later = Saving it is wise when little would be doubled. Here it buys a point.
lesson-favour-buy = Two for the extra action, construct.
lesson-favour-medal = Five for the medallion.
lesson-favour-after = The favour is spent, the titan still a point. Ask before each use: what does it make possible now?
lesson-favour-end = Hyperion doubles production, others help to recruit, fight or construct. Attract a titan again, and the favour returns.

## win

lesson-win = Winning
lesson-win-line = Five points and an island without creatures, in one turn.
lesson-win-look = You have four points, but a Hellhound lives on your island, and so you could not win even with five. Both can be done in this turn: capture first.
lesson-win-later = If you leave it, the other player gets a turn. Who can win should do so.
lesson-win-fight = Send your hoplite, the chance is good.
lesson-win-none = Hoplites are worth nothing after the game. Send yours.
lesson-win-buy = Captured, and its reward makes five orichalcum. The extra action takes two of them, too many for a medallion: buy construction, and build what costs nothing.
lesson-win-wait = The last point is waiting: construct.
lesson-win-other = Hoplites do not win now. Constructing brings the fifth point.
lesson-win-temple = A temple is a point and costs nothing. Put it on four circles of four different terrains; both places are right.
lesson-win-building = A building is no point. The temple is the fifth.
lesson-win-after = Five points and no creature: the game is over at once, in the middle of the turn. So count the points of the others, too, and look who still has creatures.
lesson-win-end = Before every turn ask what is missing to five, and what stands in the way. Sometimes it is one card and one extra action.
