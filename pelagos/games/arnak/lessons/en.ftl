# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = The first five minutes
lesson-first-line = Cards that do two things, a dig, and a first step of research.
lesson-first-aim = Welcome to Arnak. After five rounds the expedition with most points wins: from research, idols, guardians and cards.
lesson-first-hand = Each round you draw five cards. A card gives either its effect or its travel icon, never both. Even Fear has a boot to walk in.
lesson-first-dig = In a turn you take one main action. Dig: send one of your two archaeologists to the camp with the arrowhead. What glows can be chosen.
lesson-first-camp = Every camp gives something good. For your first research you need an arrowhead.
lesson-first-pass = Passing ends your whole round. You have just begun.
lesson-first-play = A free action, and a good one; but let us first send somebody off.
lesson-first-pay = The way costs a boot. Pay with Fear: it is worth a minus point, but walking is what it is good for.
lesson-first-waste = A car or a ship pays for a boot, too, but that wastes a better card.
lesson-first-pilot = A pilot costs 2 coins. You will want those for the card row.
lesson-first-not-now = That card keeps until your next turn. Now pay with Fear.
lesson-first-turn-over = An arrowhead is yours. Your main action is done: end the turn, the other expedition goes on.
lesson-first-later = You may, but you need that card in your next turn.
lesson-first-free = Your turn again. A card with lightning is a free action: play Exploration for its compass.
lesson-first-other-card = A good card, too. Now, though, a compass is missing.
lesson-first-before = First the free action, then the main one: the compass opens a better way.
lesson-first-research = Compass and arrowhead pay for a step of research. Move your magnifying glass over the bridge: higher is worth more, and each row gives something at once.
lesson-first-enough = You have what you need already.
lesson-first-study = That would use up your turn. The research track is where most points come from.
lesson-first-row = Your glass is one row up and brought a coin. The notebook may follow later, but never pass it. End the turn.
lesson-first-keep = Keep the cards: there are more turns to come in this round.
lesson-first-buy = With 3 coins you can buy an item. It goes under your deck and comes to your hand in a later round. The Dog is a fine companion: buy it.
lesson-first-card = Also worth its price. In this lesson we take the Dog.
lesson-first-coins = You can pay already; keep the rest for later turns.
lesson-first-shop = Later. Good cards make every following round better, so buy early.
lesson-first-last = So it goes on until everybody has passed. You still have an archaeologist and three cards: more digs, more research, until nothing is left to do.
lesson-first-end = You have dug, researched and bought. Five rounds of this make a game; the other lessons show the sites, guardians and assistants.

## travel

lesson-travel = Paying for travel
lesson-travel-line = Icons, pilots, and why not every card should travel.
lesson-travel-look = You have 4 compasses, and 3 discover a site. The way there costs a car. Choose the site with the coin idol.
lesson-travel-pay = Funding has a car, but it is also worth a coin each round. A pilot for 2 coins flies anywhere and keeps the card in your hand: hire one.
lesson-travel-card = That pays, too, and keeps your coins. Here we show the pilot.
lesson-travel-turn-over = The idol gave a coin, the site another one and an arrowhead. The journey has almost paid for itself. End the turn.
lesson-travel-after = A plane pays for everything; a car or ship also for a boot, but never for each other.
lesson-travel-end = Boots, cars, ships, planes: pay with the worst icon that does. Coins are planes in disguise.

## round

lesson-round = The end of a round
lesson-round-line = Passing, what you keep, and what comes anew.
lesson-round-look = Both your archaeologists are out, and your coins are spent. Pass: then you have no more turns in this round, while others may go on.
lesson-round-coin = One coin buys nothing now. Let it go, or keep the card for later.
lesson-round-slot = Nothing here needs it. An empty slot is worth points at the end.
lesson-round-turn-over = Free actions would still be allowed now. End your turn.
lesson-round-keep = Everybody has passed. A card in hand may be kept, but you draw only up to five, and a fresh card may be better. Choose as you like.
lesson-round-fear = Your archaeologists came home, one from a site with a guardian: that cost you a point, a Fear. All cards played were shuffled and lie under your deck, below the items that you bought.
lesson-round-row = The two cards beside the moon staff have left the game, and the staff moved on: each round shows one artifact more and one item fewer.
lesson-round-after = Five cards in your hand, among them what you bought. The start player changes; assistants, if you had any, would be ready again.
lesson-round-end = What you buy early comes back more often, and guardians that you leave behind cost a Fear every round. Five rounds, four such pauses.

## discover

lesson-discover = Discovering a site
lesson-discover-line = Compasses, an idol, exile, and what wakes up.
lesson-discover-look = Three compasses discover a site of level I. The idol there exiles a card, and that is precious: choose it.
lesson-discover-pay = The way costs a car: pay with Funding.
lesson-discover-slot = The idol is yours: 3 points. In a slot it gives an effect at once, but an empty slot is worth points, too. An arrowhead now is worth it.
lesson-discover-other = Also good. The guardian that will wake here asks for an arrowhead.
lesson-discover-first = Right, but put the idol into its slot first: free actions fit in between.
lesson-discover-exile = Now the idol's own effect: exile a card for good. Fear is a minus point, so let the one you played go.
lesson-discover-hand = The Fear in your hand can still walk this round. The played one is of no more use.
lesson-discover-good = That card still works for you. Fear never does.
lesson-discover-site = At last the new site itself works, every time somebody digs there. Choose: two compasses, or an item.
lesson-discover-item = An item is fine. Compasses will buy us something better in the next lessons.
lesson-discover-after = And a guardian wakes beside your archaeologist. It does no harm now, but coming home from it brings a Fear.
lesson-discover-end = An idol is 3 points, its effect and perhaps a slot. Each discovery also brings a guardian: the next lesson deals with it.

## guardian

lesson-guardian = Guardians
lesson-guardian-line = Pay what it asks: 5 points, a boon, and no Fear.
lesson-guardian-look = The guardian at your site asks for a coin, an arrowhead and a boot. You have them all: overcome it.
lesson-guardian-buy = Tempting, but the guardian is worth 5 points now, and a Fear if it stays.
lesson-guardian-later = Research can wait a turn; the arrowhead is needed here.
lesson-guardian-pay = The boot comes once more from a Fear.
lesson-guardian-turn-over = It lies with your guardians now: 5 points at the end, and a boon that you may use once, a car. End the turn.
lesson-guardian-after = Look at the island: every guardian that still stands shows what it asks for. Plan the arrowheads and jewels for it.
lesson-guardian-end = Overcome guardians where you stand before the round ends: later is Fear.

## artifacts

lesson-artifacts = Artifacts
lesson-artifacts-line = Bought with compasses, used at once.
lesson-artifacts-look = Left of the moon staff lie artifacts. They cost compasses, and you have four: buy the Guiding Stone.
lesson-artifacts-resolve = An artifact may be resolved as soon as it is bought, for nothing. This one uses an unknown site as if you were there.
lesson-artifacts-no = You may, but it is free now and costs a tablet later.
lesson-artifacts-after = A jewel, the rarest of all. Jewels open the upper rows of research.
lesson-artifacts-end = Items for coins go under the deck; artifacts for compasses work at once, and cost a tablet from your hand later.

## assistants

lesson-assistants = Research and assistants
lesson-assistants-line = The notebook follows the glass and brings helpers.
lesson-assistants-look = A jewel pays for the bridge: move your notebook up. It may never pass your magnifying glass.
lesson-assistants-recruit = This row brings an assistant. Three lie open; the marked one upgrades a token each round. Any of them is a good choice.
lesson-assistants-after = It stands beside your board now, ready once in every round. A further step of the notebook can turn it to its golden side.
lesson-assistants-end = An assistant works once in every round. The earlier it comes, the more often it works.

## combo

lesson-combo = One thing leads to another
lesson-combo-line = A bonus tile, a card, an assistant, all in one turn.
lesson-combo-look = Your notebook can climb for a tablet and an arrowhead, onto a space with a bonus tile.
lesson-combo-order = The tile and the row both give something, in the order you like. First the tile: a card may help with what follows.
lesson-combo-draw = Draw the card.
lesson-combo-recruit = And the row: another assistant. The middle one turns a coin into an arrowhead or a jewel.
lesson-combo-use = Assistants are free actions, and this one is fresh: use it at once.
lesson-combo-stop = An unused assistant is a lost round.
lesson-combo-pay = One coin for an arrowhead: agreed.
lesson-combo-after = Ready for the next guardian or the next bridge. So each turn prepares another.
lesson-combo-end = One main action, and free actions made four things of it. Look for such turns.

## end

lesson-end = The last round
lesson-end-line = What counts at the end, and what is worth nothing any more.
lesson-end-look = The fifth round is nearly over: 70 points to 68. Research, temple tiles, idols, empty slots, guardians and cards count; coins, compasses and tokens do not. So spend what you have.
lesson-end-slot = Its effect would bring less than the empty slot is worth now.
lesson-end-early = Not yet: coins left over are worth nothing.
lesson-end-dig = Tokens alone bring no points any more. Cards do.
lesson-end-coin = One coin lies here, Funding brings the second. Play it.
lesson-end-axe = Two coins buy the Axe. You will never play it, but the 2 points on it count.
lesson-end-turn-over = 72 points. End your turn.
lesson-end-pass = The other has passed. Your tablet cannot buy anything, so pass, too.
lesson-end-close = Nothing is left to do: end your turn, and with it the game.
lesson-end-after = 72 to 67: their archaeologist came home from a guardian, and that Fear cost a point. In a tie the first in the Lost Temple wins; if neither is there, the one with more research.
lesson-end-end = In the fifth round turn everything into points: cards with numbers, idols, guardians, temple tiles, steps of research. What is left over counts for nothing.
