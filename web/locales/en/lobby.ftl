# The gate, setting a table, the waiting room, and the faces of things that went wrong.
lobby-strap = A game of merchants, contraband, bribes and one greedy Sheriff, for three to six
lobby-issue = Market day, no. { $number }. Price: whatever you can carry past the gate.
lobby-ear-bribe = Today’s bribe
lobby-ear-bribe-1 = Eight gold and two apples. The Sheriff is open to offers.
lobby-ear-bribe-2 = Six gold and a compliment. The compliment is optional.
lobby-ear-bribe-3 = One cheese, well aged. Bread is no longer accepted.
lobby-ear-weather = Weather
lobby-ear-weather-1 = Fair at the gate, with a chance of inspection.
lobby-ear-weather-2 = Foggy. Excellent for heavy bags.
lobby-ear-weather-3 = Bright and honest, clouding over by the afternoon.
lobby-doors = Begin
lobby-play-now = Play now
lobby-play-now-about = { $strength ->
    [gentle] You and three good-natured characters, straight to market. Win twice and they look closer.
    [sharp] You and three characters at their sharpest, straight to market. King Richard comes only if asked.
   *[usual] You and three characters, straight to market. Win twice more and they sharpen up.
}
lobby-set = Set a table
lobby-set-about = Edition, seats, company, clock: your house, your rules.
lobby-set-choose = Choose
lobby-join = Join
lobby-join-about = Friends sent you a code or a link.
lobby-code = Code
lobby-code-label = Invitation code
lobby-attractions = More at the gate
lobby-to-today = Market of the day
lobby-to-today-about = The same cards for everybody. One try.
lobby-to-puzzles = Puzzles
lobby-to-puzzles-about = Open it, or take the bribe? Ten a day.
lobby-to-mine = My games
lobby-to-mine-about = Results, tall tales and figures, all yours.
lobby-to-standing = Standing tables
lobby-to-standing-about = The same friends, the same link, every week.
lobby-to-cups = Cups
lobby-to-cups-about = The same cards at every table: luck falls out.
lobby-to-tablet = Tablet in the middle
lobby-to-tablet-about = The board for all, your hand on your phone.
lobby-to-hotseat = One screen for all
lobby-to-hotseat-about = Pass it around, and no peeking.
lobby-games = Your games
lobby-games-none = None yet. Games you begin or join are kept here, so you can close the page and come back.
lobby-games-kept = Your seats are kept. They are listed here as soon as the server answers.
lobby-stage-waiting = In the waiting room, { $free ->
    [0] every seat taken
    [one] { $free } seat free
   *[other] { $free } seats free
}.
lobby-stage-finished = Over. The Tattler has the story.
lobby-stage-yours = The table waits for you.
lobby-stage-playing = Under way.
lobby-your-turn = Your turn
lobby-square = On the square
lobby-square-none = No public game just now. Set a table that anyone may join, and somebody will wander by.
lobby-square-table = { $edition }, { $taken } of { $seats } seats taken
lobby-sit = Sit down
lobby-watch = Watch
lobby-tablet-here = Put this screen in the middle
lobby-new = New in town?
lobby-new-about = Pack a bag. Say what is in it. Mean it, or don’t. The rules fit on a page or two.
lobby-rules = How to play
lobby-first-time = First time here?
lobby-guided = A guided game, five minutes
lobby-unofficial = Unofficial.
lobby-unofficial-about = Made by admirers of the board game; not connected with its authors or publishers.
lobby-drawings = Drawings after game-icons.net, CC BY 3.0.
lobby-credits = Credits
lobby-home = To the town gate

lobby-edition = Edition
lobby-edition-first = Two discard piles to fish in. Three to five players.
lobby-edition-second = One pile, the Sheriff says who begins. Three to six players.
lobby-read-rules = Read these rules
lobby-options = Options
lobby-options-none = None
lobby-seats = Seats
lobby-seats-rounds = { $rounds } rounds. Everyone gets to be Sheriff.
lobby-seats-six = { $rounds } rounds. Two deputies guard the gate together.
lobby-seat = Seat { $number }
lobby-name = Your name
# Names for those who never said one, none of them a character's; a comma and a space between two.
lobby-woods = Robin, Alan, Ellen, Gilbert, Clorinda, Arthur, Rosamund, Edwin, Matilda, Godwin, Hilda, Oswin
lobby-name-about = This is you. Friends see this name.
lobby-a-friend = A friend
lobby-a-friend-about = Stays open. You get a link to send.
lobby-models = Language models
lobby-model-about = A language model. Everything said at this table is sent to it.
lobby-levels = By strength
lobby-level-easy = The Steward, gentle
lobby-level-easy-about = Knows the rules and little else. For a first evening.
lobby-level-normal = The Steward, steady
lobby-level-normal-about = Remembers what you did, now and then.
lobby-level-hard = The Steward at his best
lobby-level-hard-about = Plays to win, hardly bribes, forgets nothing. Dull company, hard to beat.
lobby-strength = How they play
lobby-strength-gentle = Gently
lobby-strength-gentle-about = They notice little and waver a lot. For a first evening.
lobby-strength-usual = As usual
lobby-strength-usual-about = Each as the card says.
lobby-strength-sharp = Sharply
lobby-strength-sharp-about = They learn you fast, watch the market and hardly waver.
lobby-brought-about = A bot that the host of this server brought along.
lobby-who = Who may join
lobby-private = Friends only
lobby-private-about = Whoever has the link or the code.
lobby-public = Anyone
lobby-public-about = Listed on the square, open to strangers and onlookers.
lobby-clock = Clock
lobby-clock-seconds = { $seconds ->
    [0] No clock
    [30] 30 seconds a decision
    [60] 1 minute a decision
    [180] 3 minutes a decision
    [86400] A day for each decision
   *[other] { $seconds } seconds a decision
}
lobby-clock-none-about = Take your time; so will the others.
lobby-clock-about = When time runs out, a bot holds the seat until its player is back.
lobby-clock-days-about = At leisure: nobody need be there at the same time.
lobby-minutes = { $minutes ->
    [one] { $minutes } minute for each merchant
   *[other] { $minutes } minutes for each merchant
}
lobby-house-about = A table for each good, written in TOML.
lobby-house-file = Choose a file
lobby-house-text = Their text
lobby-house-read = Read the goods
lobby-house-none = Play without
lobby-house-example = Show an example
lobby-market-about = What the cards are worth. The higher one lies on top.
lobby-market-card = { $good }, card { $number }
lobby-market-printed = Back to the usual values
lobby-mend-who = Friends only
lobby-mend-seats = Play with { $players }
lobby-mend-options = Leave it out
lobby-mend-edition = Take the second edition
lobby-mend-first = First settle what does not go together.
lobby-open-table = Open the table
lobby-deal = Deal the cards
lobby-open-about = { $open ->
    [0] Every seat is taken: the game begins at once.
    [one] One seat stays open for a friend.
   *[other] { $open } seats stay open for friends.
}

lobby-waiting = The waiting room
lobby-waits-seats = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
lobby-waits-you = They wait for you: say that you are ready.
lobby-waits-ready = { $name } is not ready yet.
lobby-waits-host = Everybody is here. { $name } deals when ready.
lobby-all-set = Everybody is here. Deal when you like.
lobby-free-seat = An empty seat
lobby-free-seat-about = For a friend, or a character.
lobby-this-is-you = you
lobby-host = host
lobby-person = player
lobby-bot = played by a bot
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-away = away
lobby-rename = Change my name
lobby-keep-name = Keep this name
lobby-seat-bot = Seat a character
lobby-swap-bot = Swap
lobby-choose-bot = Who shall sit here?
lobby-sits-already = Already at the table.
lobby-remove = Remove
lobby-hand-over = Make host
lobby-fill = Fill the empty seats
lobby-start = Deal the cards
lobby-set-ready = I am ready
lobby-unready = Not ready after all
lobby-claim-host = The host is away: be host
lobby-watching = You are watching. The game begins when the host deals.
lobby-leave = Leave
lobby-agreed = What was agreed
lobby-invite = Invite friends
lobby-invite-about = Read the code aloud, send the link, or let a phone look at the picture.
lobby-invite-here = This address works on this computer only. Start with --lan to let phones in the same house join.
lobby-qr = The link as a QR code
lobby-link = Link
lobby-copy = Copy link
lobby-copied = Copied.
lobby-copy-by-hand = The link is selected: copy it with your keyboard or a long press.
lobby-share = Share
lobby-share-text = A seat is waiting for you at the gate of Nottingham.

lobby-move = Your seat is here
lobby-move-about = Go on with your game on this device: same hand, same bag, same innocent face.
lobby-move-do = Sit down here
lobby-invited = You are invited
lobby-invited-about = A seat, a bag, and a Sheriff who looks the other way. Sometimes.
lobby-try-again = Try again
lobby-face-gone = This table is gone
lobby-face-gone-about = Tables that nobody touches are cleared away after a while. The next one is set in a moment.
lobby-face-game = There is no such game
lobby-face-game-about = This link leads to a game that was never played here, or that has been erased. Check that all of it was copied.
lobby-face-full = The table is full
lobby-face-full-about = Every seat is taken by a person. You can watch, or set a table of your own.
lobby-face-held = Not in this game any more
lobby-face-held-about = From your device or your home somebody has had a seat in this game and seen its cards. You can watch, and sit down when the next one begins.
lobby-face-apart = They play on among themselves
lobby-face-apart-about = Those who play would rather finish this game as they are. You can watch, and sit down when the next one begins.
lobby-face-removed = You were asked to leave
lobby-face-removed-about = The host gave your seat away. It happens to the best merchants; there are other tables.
lobby-face-code = No table by that code
lobby-face-code-about = Codes have eight letters and figures, and expire with their table. Ask your friends for a fresh one.
lobby-face-restarting = The gate is shut for a moment
lobby-face-restarting-about = The server does not answer; perhaps it is just starting again. Your seat and your cards are kept.
lobby-face-offline = You are off the road
lobby-face-offline-about = This device has no connection. The game waits, and so does your seat.
lobby-face-crowd = The square is packed
lobby-face-crowd-about = So many people are watching this table that nobody else fits. Try again in a while.
lobby-face-old = There is a newer edition of this page
lobby-face-old-about = The server speaks of things this page has not heard of. Reload it; your seat is kept.
lobby-face-lost = This seat is not yours any more
lobby-face-lost-about = It was given up from another window, or somebody else sits here by now.
lobby-face-moved = Your seat has moved
lobby-face-moved-about = You closed it to this device from another one. Go on there.
lobby-face-busy = Too many at the gate
lobby-face-busy-about = The server has its hands full. Wait a minute and knock again.
lobby-face-stumble = Something went wrong
lobby-face-stumble-about = Not your fault. Try again; if you have a seat, it is kept.

# Short lines for the same, and for other things a table refuses.
lobby-sorry = That did not work. Try again in a moment.
lobby-passkey-not-used = The passkey was not used. Nothing has changed.
lobby-no-server = The server does not answer. Is it still running?
lobby-no-network = This device is offline.
lobby-no-table-full = Every seat at that table is taken.
lobby-no-no-such-table = That table is gone.
lobby-no-too-many-requests = Too many knocks at the gate. Wait a minute.
lobby-no-server-full = The server has no room for another table just now.
lobby-no-not-host = Only the host can do that.
lobby-no-not-ready = Not everybody is ready.
lobby-no-seat-empty = A seat is still empty.
lobby-no-seat-taken = Somebody was quicker: that seat is taken.
lobby-no-removed-before = The host of that table has asked you to leave.
lobby-no-host-is-here = The host is here after all.
lobby-no-already-started = The cards are already dealt.
lobby-change-rules = Change the rules
lobby-change-about = The seats stay as they are. Everyone is asked again whether they are ready.
lobby-change-agree = Play like this
lobby-rules-changed = { $name } has changed the rules. Have a look, and say when you are ready.
lobby-match = Find me a table
lobby-match-about = With whoever is there. Where nobody waits, a table is set for you, and others can find it.
lobby-match-any = Any
lobby-match-find = Sit down
lobby-match-strangers = Everybody who comes here is a stranger: set phrases and reactions, no free text. The cards are dealt as soon as the table is full, or when the wait is over.
lobby-wait = Bots take the empty seats
lobby-wait-seconds = { $seconds ->
    [0] never
    [60] after a minute
    [180] after 3 minutes
    [600] after 10 minutes
    [one] after { $seconds } second
   *[other] after { $seconds } seconds
}
lobby-filling = { $free ->
    [0] The table is full. The cards are dealt in
   *[other] Bots take the empty seats, and the cards are dealt, in
}

# Rated tables.
lobby-rated = Rated
lobby-rated-about = The result moves the ratings of all at the table. Who leaves is last. No hints, and nobody is replaced.
lobby-rated-is = Rated game: the result moves your rating, and who leaves is last.
lobby-rated-square = rated
lobby-mend-rated = Play it unrated
lobby-rated-ladder = Ratings
