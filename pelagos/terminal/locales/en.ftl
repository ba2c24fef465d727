you = you
seat-names = Doris, Nereus, Thetis, Triton, Proteus
interpreted = The engines are not compiled: bots see little of what they could in the same time. To compile them: make build
you-are = You are { $player }. Type a number or a word; help tells the rest.
narrowed = Enter takes you back to all choices.
many = Type a number, a word, or a place such as { $example } to see what is possible there.
forced = Only one thing could be done: { $word }
undone = Taken back: { $word }
no-undo = Nothing can be taken back: your turn has just begun, or cards, tiles or dice have come to light since.
hint = The best words, and the chance to win that a search gives each:
chance = { $percent } %
saved = Saved as { $file }.
save-how = Say where: save FILE
save-exists = { $file } is there already and is no record of a game; choose another name.
save-failed = { $file } cannot be written ({ $reason }).
over = The game is over.
stopped = The game was stopped without a winner.
place = { $place }. { $player }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
offer = To keep the game, type save and a file name; Enter leaves without saving.
left = The game was left after { $words ->
        [one] 1 word
       *[other] { $words } words
    }.
seed = seed { $seed }
verified = Verified: { $words ->
        [one] 1 word
       *[other] { $words } words
    } in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
shown = Shown is the position after word { $ply }.
lesson-enter = Enter goes on, quit leaves.
lesson-how = Type a number or a word; Enter alone shows the lesson's own, quit leaves.
lesson-shown = Said for you: { $word }
lesson-other = That would be allowed, too. In this lesson, though, another word is the one to try.
lesson-over = The end
lesson-list = The lessons; pelagos lesson GAME NAME begins one:
no-rules = { $game } has no rules in short.
refused-empty = A word is missing. Words begin with: { $known }
refused-unknown-verb = No word begins with “{ $wrong }”. Words begin with: { $known }
refused-unknown-value = “{ $wrong }” is not possible there. Possible: { $known }
refused-misspelt = There is no “{ $wrong }”. Did you mean { $close }?
refused-wrong-form = This word is typed like this: { $form }
refused-unknown-number = There is no number { $number }; there are 1 to { $last }.
refused-unknown-word = That is no word of this game.
help =
    number     say the word with this number, or open the group with it
    a word     such as the grey ones, typed out or in part: { $example }
    Enter      show the table and all choices again
    undo       take back your last word, within your turn
    log        everything that happened
    islands    what the others have, and all that did not fit
    list       every word that can be said now
    hint       the best words now, with their estimated chances
    rules      the rules in short
    save FILE  write the game to a file; pelagos play GAME --resume FILE goes on
    quit       leave
