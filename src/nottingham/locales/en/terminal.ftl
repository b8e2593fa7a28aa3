# What the command line says to a player: the frame of a game in the terminal, and why a command cannot be done.
# $you is the part that the reader plays in the sentence, or none. $offer: an offer with its number, whole sentences.

# --- around the game
terminal-open-at = Nottingham is open: { $address }
terminal-invite = Everybody in your network: { $address }
terminal-your-seat = Your seat, for you alone: { $address }
terminal-stop = Stop with Ctrl-C; games go on where they were when you come back.
terminal-needs-extra = This needs the web server and the database, which are not installed ({ $names }); run: { $command }
terminal-no-page = This copy was built without its page, because there was no Node to build it with. Install a released wheel, or clone the project and run: ./nottingham play
terminal-welcome = Seed { $seed }. At any question, “?” explains and “{ terminal-word-quit }” leaves.
terminal-left = You leave the table.
terminal-what-now = What do you do?
terminal-help = “{ terminal-word-any }” chooses for you, “{ terminal-word-quit }” leaves the table, “? B4” prints rule B4.
terminal-help-menu = Type the number of what you want to do, 0 to say nothing, or “{ terminal-word-look }” to see the table again. “> 5 gold and you let me pass” is said to the table, and an offer if it is one.
terminal-help-goods = Type goods with their numbers, such as “{ $example }”; the beginning of a word will do. There are: { $known }.
terminal-help-promise = An empty line promises nothing.
terminal-number-please = A number from { $least } to { $most }, please.
terminal-no-such-good = There is no good called “{ $word }”.
terminal-several-goods = “{ $word }” could be any of these: { $known }.
# Another bot plays for a language model.
terminal-stand-in = ({ $bot } decides for { $name }: { $why ->
    [late] the answer came too late
    [unreachable] nobody answers
    [refused] refused
    [empty] the answer was empty
    [garbage] the answer made no sense
    [illegal] the answer broke a rule
    [move_tokens] too many words for one move
    [game_tokens] too many words for one game
    [game_seconds] too long for one game
    [day_tokens] too many words for one day
    [gave_up] too many moves without an answer
   *[other] { $why }
})

# --- the table
terminal-title = Round { $round } of { $rounds }, { $phase }. At the gate: { $gate }.
terminal-you = { $name } (you)
terminal-loot = Loot
terminal-bag = { $you ->
    [owner] Your bag
   *[other] { $owner }’s bag
}
terminal-bag-settled = { $goods } ({ $fate ->
    [passed] passed
   *[opened] opened
})
terminal-your-hand = Your hand
terminal-your-bag = In your bag
terminal-your-aside = Set aside
terminal-your-contraband = Face down before you

# --- what can be done: items of a list
terminal-do-open-market = say who begins
terminal-do-set-aside = set cards aside
terminal-do-draw = draw
terminal-do-discard = discard what you set aside
terminal-do-load = load your bag
terminal-do-declare = declare
terminal-do-settle = settle { $owner }’s bag
terminal-do-place = lay down what was confiscated
terminal-do-pay = pay what you owe
terminal-do-bargain = { $you ->
    [merchant] make an offer
   *[other] demand something of { $merchant }
}
terminal-do-answer = answer this: { $offer }
terminal-do-withdraw = withdraw this: { $offer }
terminal-do-pledge = promise somebody something

# --- questions, and their answers as items of a list
terminal-who-begins = Who begins?
terminal-what-aside = Which cards do you set aside (0 to { $most })?
terminal-draw-from = Draw from where?
terminal-which-pile = Onto which pile?
terminal-what-load = What goes into the bag (1 to { $most } cards)?
terminal-what-declare = What do you say is in the bag?
terminal-what-about = What about { $owner }’s bag?
terminal-pass-for-nothing = let it pass for nothing
terminal-pass-with = let it pass for this: { $offer }
terminal-open = open it
terminal-you-owe = You have: { $goods }. You owe { $gold }.
terminal-what-pay = What do you pay with?
terminal-what-answers = Does it answer another offer?
terminal-answers-none = no
terminal-give-gold = Gold?
terminal-give-stand = Legal goods from the stand?
terminal-give-contraband = Contraband from the stand?
terminal-give-bag = Goods out of the bag?
terminal-what-ask = { $you ->
    [owner] What is to become of your bag?
   *[other] What is to become of { $owner }’s bag?
}
terminal-ask-nothing = nothing in particular
terminal-ask-pass = let it pass
terminal-ask-refuse = make no more deals with its owner
terminal-promise-too = A promise, in your own words?
terminal-what-answer = Your answer?
terminal-refuse = refuse
terminal-accept = accept
terminal-to-whom = To whom?
terminal-what-promise = What do you promise?
terminal-promise-else = something else
terminal-own-words = In your own words:

# --- the referee
terminal-not-allowed = Move { $number } (line { $line }) is not allowed.
terminal-by-rule = { $why } [rule { $rule }]
terminal-not-told = Only the one who tried the move is told why.
terminal-recorded-otherwise = The record says otherwise: { $scores }.

# --- why not. $word: what was asked for. $known: what there is.
terminal-wrong-at = { $file }, line { $line }, column { $column }: { $why }
terminal-wrong-in = { $file }: { $why }
terminal-cannot-read = Cannot read { $file }: { $why ->
    [missing] there is no such file.
    [folder] it is a folder.
    [forbidden] you have no leave to.
   *[other] it cannot be opened.
}
terminal-no-language = There is no language “{ $word }”. There are: { $known }.
terminal-no-seat = There is no seat “{ $word }”. There are: { $known }.
terminal-seed-alone = --seed is for a game in the terminal: add --terminal.
terminal-open-or-seat = Either --open or --seat: who sees everything has no seat.
terminal-no-bot = There is no bot “{ $word }”. There are: { $known }.
terminal-bot-not-loaded = The bot “{ $word }” cannot be loaded: { $why }.
terminal-bots-and-seats = { $count } bots cannot fill { $players } seats: name one, or one for each seat.
terminal-seat-wish = --seat is a number from 2 to { $most } (1 is yours), “=” and a bot, not “{ $word }”.

# What can be typed at any question, besides the English words; one word each.
terminal-word-any = any
terminal-word-quit = quit
terminal-word-look = look

# --- the rules
terminal-rules-hint = `nottingham rules B` prints a section, `nottingham rules B4` one rule.
terminal-no-rule = There is no rule “{ $word }”. `nottingham rules` lists them all.
terminal-no-rule-but = There is no rule “{ $word }”. Did you mean { $known }?
