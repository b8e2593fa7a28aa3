cups-title = Cups
cups-line = The same cards at every table: only what people make of them counts.
cups-mine = Your cups
cups-found = Found a cup
cups-name = Name of the cup
cups-name-like = Harvest cup
cups-size = Players at a table
cups-rounds = Rounds
cups-pace = Pace
cups-pace-evening = An evening: 90 seconds for a decision
cups-pace-week = A week: eight hours for a decision
cups-bots = Two people are a cup already, up to 64 can take part. Seats that nobody has are played by the same characters at every table.
cups-do-found = Found the cup
cups-stage-gathering = Gathering
cups-stage-playing = Being played
cups-stage-finished = Over
cups-people = { $count ->
    [one] One takes part
   *[other] { $count } take part
}
cups-about = { $edition }, { $players } at a table, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $pace ->
    [week] over a week
   *[evening] in an evening
}.
cups-join = Take part
cups-join-about = You play at your own table with the same cards as others at theirs.
cups-gathering = You take part. The cup begins when its founder says so.
cups-gathering-founder = Send the link around. With two people or more you can begin; nobody can join after that.
cups-begin = Begin the cup
cups-leave = Leave the cup
cups-round = Round { $number } of { $of }
cups-round-done = Tables that are done: { $count } of { $of }.
cups-sit = To your table
cups-wait = Your table is done. The next round begins when all tables are.
cups-podium = The podium
cups-standings = Standings
cups-column-place = Place
cups-column-name = Name
cups-column-share = Left behind
cups-column-ahead = Ahead
cups-share-about = Each seat is compared with the same seat at the other tables, which had the same cards: 100% left all of them behind. Between equals the points ahead of the middle decide.
cups-by-place = In one round only a single table was played out; there the places at that table counted.
cups-tables = Tables of this round
cups-table = table { $number }
cups-table-done = done
cups-table-playing = playing
cups-closed-about = What was played stays closed until all tables of the round are done: the others have the same cards.
cups-past-round = Round { $number }
cups-read = The story
cups-link = The page of the cup
cups-link-join = Whoever has this link can take part until the cup begins.
cups-link-about = The link shows how the cup stands. It opens no seat.
cups-line-up = Where nobody sits, in this order: { $names }.
cups-needs-people = A cup needs two people at least.
