# My games: what was played, what it says of the player, and what becomes of it all.
mine-title = My games
mine-line = { $games ->
    [0] Nothing finished yet. Your tall tales will be collected here.
    [one] One game told so far.
   *[other] { $games } games told so far.
}
mine-running = Under way
mine-running-none = No game is waiting for you. The gate is open.
mine-continue = Continue
mine-your-turn = Your turn
mine-finished = Finished
mine-finished-none = Finish a game in this browser, and it is kept here with its result and its replay.
mine-all = Show all { $count } games
mine-finished-more = The { $shown } latest of { $total } games are shown.
mine-result = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-result-won = Won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-read = The story
mine-replay = Replay
mine-standing = Standing tables
mine-standing-open = An evening is under way
mine-standing-evenings = { $evenings ->
    [one] One evening
   *[other] { $evenings } evenings
}
mine-figures = What they say of you
mine-epithet-honest = The Honest Soul
mine-epithet-silver = The Silver Tongue
mine-epithet-hapless = The Hapless Liar
mine-epithet-bold = The Bold Merchant
mine-epithet-new = The New Face at the Gate
mine-figure-wins = { $wins } of { $games }
mine-figure-wins-about = { $games ->
    [one] game won
   *[other] games won
}
mine-figure-believed = { $percent }%
mine-figure-believed-about = { $lies ->
    [0] You have not told a single lie. Yet.
    [one] of your one lie was believed at the gate
   *[other] of your lies were believed at the gate: { $passed } of { $lies }
}
mine-figure-honest = { $passed } of { $bags }
mine-figure-honest-about = honest bags waved through without a look
mine-figure-caught = { $caught }
mine-figure-caught-about = { $caught ->
    [one] time caught with something else in the bag
   *[other] times caught with something else in the bag
}
mine-figure-paid = { $worth } gold
mine-figure-paid-about = the dearest bribe you paid, to { $to }
mine-figure-taken = { $worth } gold
mine-figure-taken-about = the dearest bribe you took, from { $giver }
mine-figure-nemesis = Nemesis: { $who }
mine-figure-nemesis-about = { $openings ->
    [0] Cost you { $worth } gold all told.
    [one] Opened one of your bags; it cost you { $worth } gold all told.
   *[other] Opened { $openings } of your bags; it cost you { $worth } gold all told.
}
mine-figure-customer = Best customer: { $who }
mine-figure-customer-about = Paid { $worth } gold’s worth at your gate.
mine-counted = Counted from your own finished games only.
mine-card = A card to share
mine-card-about = A picture of these figures. It shows your name, and no key.
mine-card-words = { $name }, { $epithet }. { $lines }
mine-memory = What the characters remember
mine-memory-off = They meet you as if for the first time. If you like, they remember from now on how you play, and greet you accordingly. Only you see it, and one tap forgets it all.
mine-memory-agree = Let them remember me
mine-memory-about = Since { $date }. Only you see this, and it fades: what happened two games ago counts half. At a table with friends they know only what was played at that same standing table.
mine-memory-none = They have not met you since.
mine-memory-forget = Forget me
mine-memory-forgotten = Forgotten. They meet you as a stranger.
mine-opinion-broken = Holds a broken word against you.
mine-opinion-owed = Says that you owe a passage.
mine-opinion-liar = Does not believe a word you say.
mine-opinion-friend = Thinks well of you.
mine-opinion-none = Is still making up a mind about you.
mine-opinion-lies = Found a lie in about { $percent }% of your bags.
mine-opinion-gate = Has seen you open about { $percent }% of bags.
mine-blocks = Blocked
mine-blocks-about = You are not put together by Find me a table, and hear nothing of them. Nobody is told.
mine-blocks-since = since { $date }
mine-blocks-nameless = somebody without a name
mine-blocks-lift = Lift
mine-blocks-lifted = Lifted.
mine-key = Your games belong to this browser
mine-key-about = No account, no password: this browser keeps a key, and the server only a fingerprint of it. Whoever has the key has your games and your seats.
mine-carry = Take them to another device
mine-carry-title = On to another device
mine-carry-about = Open this link on your other device, or let its camera look at the picture. Keep it to yourself: it is your key.
mine-carry-share = My games at the gate of Nottingham
mine-export = Download everything
mine-export-file = nottingham-my-games.json
mine-erase = Have it all forgotten
mine-erase-title = Have everything forgotten?
mine-erase-about = The server forgets which seats and standing tables are yours; this browser forgets its key, its seats and your name. Your figures and this list are gone for good.
mine-erase-honest = What stays: the games themselves. The others at the table keep them, with the name you played under, because they are theirs too. Only the host of a game can erase it for all.
mine-erase-do = Forget it all
mine-erase-keep = Keep everything
mine-erased = Forgotten. { $seats ->
    [one] One seat is nobody’s now.
   *[other] { $seats } seats are nobody’s now.
}
mine-arrive-title = Bring your games here?
mine-arrive-about = This link carries a player’s key from another device. Its games and seats are added to those of this browser, and the other device keeps them too. Nothing of yours goes to the other key.
mine-arrive-do = Yes, they are mine
mine-arrive-no = No, leave it
mine-arrived = Your games are here.
mine-account = Your games belong to your name
mine-account-about = Your passkey opens them on every device; the server has its public half and no password. On another device, sign in there with the same passkey, or add one.
mine-erase-account = Your name, your passkeys and every signed-in browser are deleted; the server forgets which seats and standing tables are yours, and this browser its seats. Your figures and this list are gone for good.
mine-privacy = What is kept where
