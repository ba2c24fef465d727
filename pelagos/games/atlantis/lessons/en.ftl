# What the lessons of the game say. Up to two sentences and 240 characters each.

## first

lesson-first = The first five minutes
lesson-first-line = Your god, the divine presence, and a temple finished in one turn.
lesson-first-aim = Welcome to Atlantis. Your god shows four temples, one for each region, and the exact tiles they are made of. Whoever has exactly these four wins at once.
lesson-first-regions = The smallest is a single I in region 2, the green one. The divine presence stands there now, and only where it stands can temples grow.
lesson-first-cards = Cards pay for everything, and their colours are the regions. You hold one blue, one brown and one green.
lesson-first-draw = A turn begins with three cards, open ones from the display or unseen ones from the deck. Take the blue one: blue is region 3, your largest temple.
lesson-first-unseen = An unseen card may be anything. As long as the display has what you need, take it.
lesson-first-colour = Useful, too. Begin with blue, though: we want to go there this turn.
lesson-first-draw-two = The gap is filled at once. Choose the next card as you like: what brings your other temples closer?
lesson-first-draw-three = And a third one, again as you like. Brown and purple each want a temple of one II.
lesson-first-build = Now up to five actions. The presence is in green, and level 1 costs one green card: build the I on your area there.
lesson-first-five = You have five actions, and a temple is waiting.
lesson-first-stay = Not yet: first use the presence while it is in green.
lesson-first-done = That temple is complete: exactly one I, as your god wants it. Leave it alone from now on; a higher one would be wrong.
lesson-first-travel = To build elsewhere the presence must travel: discard a card, and it goes to the region of that colour. Travel to blue.
lesson-first-blue = That region needs a temple, too, but you have the cards for blue.
lesson-first-begin = Region 3 wants a III and a I. Every temple begins with a I: build it for one blue card, which becomes your follower.
lesson-first-neutral = The neutral area belongs to nobody, and tiles there never win. Build on your own.
lesson-first-early = Two actions are left, and the blue card is in your hand. Build first.
lesson-first-migrate = Two actions are left and nothing else can be built. Migration turns an action into a card: never let one go to waste.
lesson-first-waste = You could stop here, but a card for nothing is a card.
lesson-first-last = That is how you prepare the next turn: cards in hand, the presence where you want to go on. Keep no more than five cards.
lesson-first-end = One of four temples stands as your god wants it, and a second has begun. Draw, travel, build: that is Atlantis.

## levels

lesson-levels = Raising a temple
lesson-levels-line = A II for a I: prices, tiles and followers.
lesson-levels-look = Region 3 already has a I of yours, and your god wants more there. Three blue cards are in your hand: travel to blue.
lesson-levels-raise = The next level is 2 and costs two cards. Replace the I by a II; the I goes back to your supply.
lesson-levels-two = Two single tiles are level 2 as well, and a way to a III later. This lesson takes the II.
lesson-levels-neutral = On the neutral area nothing counts for your god.
lesson-levels-after = Both cards lie among your followers now. They have not gone: the next lesson shows what they are good for.
lesson-levels-areas = Beside your area lies a neutral one. Whoever builds there has it alone until all tiles are gone again; it never counts for a god, and nobody wins with a tile on it. But it brings followers.
lesson-levels-presence = The divine presence is one for all. It stays where you leave it, and the next player begins from there: think of that before your last journey.
lesson-levels-end = Level by level, each dearer than the last. What you take off returns to your supply.

## feast

lesson-feast = A feast
lesson-feast-line = Three followers, and the region helps you.
lesson-feast-look = Four blue followers, and the presence is in blue: three would do for a feast. It costs two of them and lets you use the ability of the region.
lesson-feast-use = Call from Afar: two cards of the deck. Use it.
lesson-feast-no = The followers are paid already; take the cards.
lesson-feast-deck = What a feast or a journey costs lies on the discard pile. When the deck is empty, the discards are shuffled and become the new one; followers and cards in hand stay out of it.
lesson-feast-travel = Two new cards, and two actions left. Green still wants its I: travel there.
lesson-feast-build = And build it for one green card.
lesson-feast-after = The temple of region 2 is complete. Followers bought cards, cards bought a temple.
lesson-feast-end = Each region has another ability; its picture stands beside its number.

## conversion

lesson-conversion = Conversion
lesson-conversion-line = A follower from somebody else, once in a turn.
lesson-conversion-begin = The presence is in brown, and your god wants a II there. Begin with the I.
lesson-conversion-convert = Once in a turn you may take somebody's follower. A brown one: it brings you nearer to a feast here, and takes them further from theirs.
lesson-conversion-colour = Any follower would do; a brown one counts where the presence stands.
lesson-conversion-raise = Now the II for two brown cards, and the temple is as your god wants it.
lesson-conversion-after = Two of four are complete, and four brown followers wait for a feast.
lesson-conversion-end = It hurts them and helps you: two reasons in one action.

## haul

lesson-haul = Hauling stones
lesson-haul-line = A tile built here can belong there.
lesson-haul-look = In brown stands a III, and your god wants a I with it: level 4, four cards. But in green you have a I, and a feast here moves stones.
lesson-haul-tile = Choose the I in green.
lesson-haul-to = And put it onto your temple in brown.
lesson-haul-after = Complete, without paying for level 4. The I in green is easily built again, for a single card.
lesson-haul-end = Built cheaply, moved for a feast: that is often the shortest way to a tall temple.

## helper

lesson-helper = A helper
lesson-helper-line = A card saved when one is missing.
lesson-helper-look = Level 2 in purple costs two cards, and only one purple card is in your hand. But a helper is with you: build.
lesson-helper-spend = Spend the helper: one card less.
lesson-helper-after = Built for a single card. The helper has gone back to its region and can be called again.
lesson-helper-end = Helpers come from the region that calls them; you may have one at a time.

## win

lesson-win = The last temple
lesson-win-line = Count your actions backwards, and win in the middle of a turn.
lesson-win-look = Three temples are right; purple has a III and wants a I with it. Level 4 costs four cards, three with your helper. Travel there first.
lesson-win-migrate = Two purple cards are left, and three are needed. An action is to spare: draw, and hope.
lesson-win-build = Purple it is. Now the I beside the III.
lesson-win-spend = With the helper it is enough.
lesson-win-after = All four stand, and the game is won at once. So watch the god cards of the others, too: they lie open.
lesson-win-end = Exactly the four temples, no tile too many, and nothing on a neutral area: that is all it takes. Demolition, free of charge, removes what is too much.
