# The reckoning and the broadsheet of a game.
reckoning-title = The Reckoning
reckoning-facts = { $rounds } rounds, { $bags } bags, { $players } merchants
reckoning-skip = Skip to the end
reckoning-turning = Contraband is turned face up.
reckoning-crowning = Kings and Queens are named.
reckoning-adding = Now add it up.
reckoning-wins = { $you ->
    [who] You take the market
   *[other] { $who } takes the market
}
reckoning-shared = { $names } share the market
reckoning-line = { $points ->
    [one] By a single point
   *[other] By { $points } points
}. { $you ->
    [who] You come
   *[other] { $who } comes
} second, and will speak of it for years.
reckoning-line-tie = With the same points, but the fuller stand. { $you ->
    [who] You come
   *[other] { $who } comes
} second, and will speak of it for years.
reckoning-line-shared = Nobody could tell them apart, and not for want of trying.
reckoning-points = Points by source
reckoning-source-gold = Gold
reckoning-source-legal = Legal goods
reckoning-source-contraband = Contraband
reckoning-source-royal = Royal goods
reckoning-source-crowns = Kings and Queens
reckoning-source-extras = Black market
reckoning-crowns = Kings and Queens
reckoning-king = King
reckoning-queen = Queen
reckoning-nobody = nobody
reckoning-turned = Turned face up
reckoning-clean = Not one contraband card.
reckoning-tattler = The Nottingham Tattler
reckoning-wet = The ink is still wet.
reckoning-closed = The other tables play with the same cards: what happened here is told on the page of the cup, once all of them are done.
reckoning-bluff-head = { $you ->
    [who] “{ $goods },” you said. Not quite.
   *[other] “{ $goods },” said { $who }. Not quite.
}
reckoning-bluff = The best bluff of the day walked through the gate in round { $round }. In the bag: { $goods }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reckoning-no-bluff-head = An honest day’s trade
reckoning-no-bluff = Not one lie got past the gate. Our reporter went home early.
reckoning-bribe-head = Dearest bribe
reckoning-bribe = { $you ->
    [who] You paid { $to } <b>{ $gifts }</b> in round { $round }.
   *[other] { $who } paid { $to } <b>{ $gifts }</b> in round { $round }.
}
reckoning-no-bribe = None was paid. The gate goes hungry.
reckoning-inspection-head = Worst inspection
reckoning-inspection = { $names } opened { $owner }’s honest bag in round { $round }: { $goods }. The view cost <b>{ $gold }</b>.
reckoning-no-inspection = Not one honest bag was opened. A fine nose at the gate, or a lazy one.
reckoning-words-head = Broken words
reckoning-words = { $broken } of { $promises }
reckoning-no-words = Nobody promised anything, so nobody broke it.
reckoning-liars-head = Liars’ roll
reckoning-lied = { $lies } of { $bags } { $bags ->
    [one] bag
   *[other] bags
}
reckoning-ad-1 = Lost, near the gate: one crossbow. The finder need say nothing. Ask for G.
reckoning-ad-2 = Bags, sturdy, false-bottomed. Sold as decoration only.
reckoning-ad-3 = Witness sought, who saw nothing. Well paid.
reckoning-ad-4 = Cheese lessons. Learn to tell it from silk by weight alone.
reckoning-replay = Watch the replay
reckoning-analysis = Where it was won and lost
reckoning-share = Share
reckoning-board = To the board of the day
reckoning-cup = Back to the cup
# Asked once, after a game with characters.
reckoning-memory = May they remember you?
reckoning-memory-about = If you agree, the characters remember from now on how you play, and greet you accordingly. Only you see it, and you can have it forgotten with one tap under My games.
reckoning-memory-yes = Yes, let them
reckoning-memory-no = No, thank you
reckoning-memory-agreed = They will remember.
# The company of Play now becomes stronger, or milder.
reckoning-rises = { $strength ->
    [sharp] Two more wins! From the next table on, they play as sharply as they can.
   *[usual] Two wins! From the next table on, nobody goes easy on you.
}
reckoning-falls = { $strength ->
    [gentle] Three games lost in a row: next time the company plays gently.
   *[usual] Three games lost in a row: next time the company plays as usual.
}
reckoning-again = Play again, same seats
reckoning-eager = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
reckoning-join = I am in
reckoning-play-too = Play too
reckoning-share-about = The link leads to this page and to the replay, with all cards open. Anyone who has it can look.
reckoning-picture = The result as a picture
reckoning-download = Save the picture
reckoning-still = As a picture
reckoning-clip = As a clip
reckoning-clip-save = Save the clip
reckoning-clip-making = The clip is being filmed: seven seconds.
reckoning-clip-failed = This browser could not make the clip.
reckoning-record = The game as a text file
reckoning-watch-bluff = Watch it happen
