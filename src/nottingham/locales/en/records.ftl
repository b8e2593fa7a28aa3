# Why a record of a game cannot be read. The place is told beside it.
# $word, $field, $name, $found, $known: as they stand in the file, or should.
record-empty = There is nothing here.
record-too-long = A record has at most { $most } characters, this one { $count }.
record-line-too-long = A line has at most { $most } characters.
record-too-many-lines = The part “{ $word }” has at most { $most } lines.
record-not-utf8 = This is not UTF-8.
record-unseen-character = The character { $character } cannot be seen. In a quoted text it can be escaped.
record-text-without-end = The quotes of this text are not closed.
record-unknown-escape = In this quoted text a backslash is followed by something that means no character.
record-half-character = Only half of a character is escaped here.
record-not-json = This is not JSON.
record-expected = This should be { record-what }, not { record-found }.
record-word-expected = This should be “{ $word }”, not { record-found }.
record-one-of-expected = This should be one of these: { $known }; not { record-found }.
record-nothing-more = The line should end here, without “{ $found }”.
record-number-too-long = The number { $word }… is too large.
record-number-too-small = This should be at least { $least }, not { $number }.
record-number-too-large = This should be at most { $most }, not { $number }.
record-below-zero = { $number } is below zero.
record-not-a-good = “{ $word }” is not the name of a good.
record-no-such-good = There is no “{ $word }” in this game.
record-too-many-cards = There are more than { $most } cards here.
record-too-many-of-a-good = “{ $word }”: the game has { $total }, and these are { $over } too many.
record-nobody-called = Nobody here is called “{ $word }”.
record-field-missing = “{ $word }” needs the field “{ $field }”.
record-no-such-field = “{ $word }” has no field “{ $field }”. There are: { $known }.
record-value-does-not-fit = A value in here does not fit: { $path }.
record-said-twice = “{ $word }” is said twice.
record-said-before = Line { $before } says this already.

record-file-too-large = This file is larger than { $most } MB.
record-first-line = A record begins with “{ $word }”.
record-unknown-format = This record is of format { $number }; only formats up to { $most } are known here.
record-not-a-header-line = A line of the header is a key, a colon and a value; “position” or “moves” ends the header.
record-key-too-long = A key has at most { $most } characters.
record-key-misspelt = The header has no key “{ $word }”. Is “{ $meant }” meant?
record-stands-alone = “{ $word }” stands alone on its line.
record-move-in-header = A move stands below a line “{ $word }”.
record-no-seats = The header names no seats.
record-name-has-gaps = A name is one or more words, with one space between them.
record-name-too-long = A name has at most { $most } characters.
record-name-character = A name cannot hold the character { $character }.
record-name-twice = Two seats are called “{ $name }”.
record-scores-of-all = The points of every seat are needed here.
record-other-deck = “{ $word }”: the deck holds { $count }, the game has { $total }.

record-deciders-expected = { $count ->
    [1] One Sheriff is needed here.
   *[other] Two deputies are needed here.
}
record-loot-is-nobody = The loot is nobody: it cannot do that.
record-hand-too-large = A hand holds at most { $most } cards, not { $count }.
record-only-legal-face-up = Only legal goods lie face up, and “{ $word }” is not legal.
record-only-contraband-face-down = Only contraband lies face down, and “{ $word }” is none.
record-too-many-aside = At most { $most } cards are set aside, not { $count }.
record-laid-out-not-aside = In this edition cards are laid out face up, not set aside face down.
record-one-turn-each = Each merchant has one turn.
record-numbers-start-at-one = Offers and deals are numbered from 1.
record-promise-number = This promise should be number { $number }.
record-asks-nothing = This offer asks for nothing.
record-gives-no-gold = A gift of gold is at least 1.
record-gives-no-goods = A gift of goods has at least one card.
record-other-phase = A line “{ $word }” belongs to another phase: { $known }.
record-over-too-early = The game is over only after round { $round }.
record-hands-are-discarded = When the game is over, all hands are discarded.
record-cards-are-nowhere = These cards are nowhere: { $count } of “{ $word }”. “deck: rest” or “removed: rest” says where they are.
record-no-merchant = { $name } is no merchant in this round.
record-no-time-limit = This table has no time limit.
record-settled-too-early = Bags are settled only in the phase “inspecting”.
record-declared-too-early = Nothing is declared while merchants load.
record-not-declared = What was this bag declared as?
record-bag-size = A bag holds 1 to { $most } cards, not { $count }.
record-declared-size = Cards declared: { $size }. Cards in the bag: { $count }.
record-settled-bag = A settled bag is empty, unless its goods must still be placed.
record-hand-and-bag = Hand and bag hold more cards than a full hand of { $most }.
record-no-decider = Only the Sheriff, or a deputy, decides on a bag.
record-not-between-them = A deal is between one merchant and the Sheriff or the deputies.
record-against-own-bag = Nobody asks for their own bag to be opened or refused (B3).
record-asks-both = No offer asks to let a bag pass and to open it (B4).
record-deals-contradict = A deal above says the opposite (B4).
record-offer-replaced = A new offer replaces an older one of the same sort, so only one can stand (B14).
record-words-of-deputies = Only deputies have their say on a bag, and only in the phase “inspecting”.
record-word-replaced = A deputy’s new word replaces the old one, so only one can stand (Y7).
record-words-agree = Where both deputies say the same, the bag is settled already (Y7).
record-word-without-offer = There is no offer { $number } to let this bag pass with (Y7).
record-known-but-not-there = Nobody can be sure of cards that are not there.
record-cannot-be-scored = This game cannot be scored.
record-impossible-position = No play leads to this position.

record-move-number = Move { $number } stands where move { $wanted } should.

# Parts of the sentences above.
record-what = { $what ->
    [action] an action
    [chance] a whole number of at most 64 bits, not below zero
    [clause] a clause of an offer
    [duty] a duty
    [extra] something that an option keeps
    [good] a good, or “nothing”
    [number] a whole number
    [seed] a whole number of at most 64 bits
    [text] a text in quotes
    [values] the values of a pile, the top card first
    [word_or_text] a word, or a text in quotes
   *[word] a word
}
record-found = { $ends ->
    [yes] the end of the line
   *[no] “{ $found }”
}
