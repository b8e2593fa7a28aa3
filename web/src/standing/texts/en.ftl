# Standing tables: friends who meet again, under one link.
standing-title = Standing tables
standing-line = The same friends, the same rules, one link that stays.
standing-none = None yet. Sit with friends, and press “Keep this table” in the waiting room or after the game.
standing-start = Set a table for it
standing-evenings = { $evenings ->
    [one] One evening so far
   *[other] { $evenings } evenings so far
}
standing-about = { $edition }, { $seats } seats
standing-about-with = { $edition }, { $seats } seats, with { $names }
standing-open = An evening is under way
standing-here = At the table: { $names }
standing-sit = Sit down
standing-go = To the table
standing-begin = Begin an evening
standing-begin-about = One tap sets the table as always. The others sit down by this same link.
standing-link = The link that stays
standing-link-about = Send it once. Whoever has it sees this page, and may sit down or begin an evening.
standing-share = Our table at the gate of Nottingham
standing-column-name = Name
standing-column-games = Games
standing-column-wins = Won
standing-sheriff-most = { $who } has held the Sheriff’s marker most often: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
standing-history = Evenings past
standing-history-none = No game finished yet.
standing-game-won = { $names } won
standing-read = The story
standing-leave = Leave this standing table
standing-leave-title = Leave { $title }?
standing-leave-about = It no longer appears among yours. With the link you can always come back; when its last regular has left, the table is gone.
standing-leave-do = Leave
standing-leave-stay = Stay
standing-keep = Keep this table
standing-keep-title = Keep this table
standing-keep-about = It gets a name and a link that stays. Next time one tap sets it again, with the same rules and the same characters.
standing-keep-name = Name of the table
standing-keep-example = Thursdays at eight
standing-keep-do = Keep it
standing-kept = To { $title }

# The story of an evening: awards are earned, figures are counted.
standing-league = The league
standing-league-about = A game gives one point for everybody who finishes behind you. With equal points whoever has won more games is ahead; otherwise the place is shared. Players without a name, or with somebody else’s, are not ranked.
standing-column-place = Place
standing-column-points = Points
standing-column-evenings = Evenings
standing-night = Evening { $number }
standing-night-read = The story of the evening
evening-line = Evening { $number }, { $date }
evening-going-on = Still under way: this is how things stand so far.
evening-nothing = No game was finished on this evening.
evening-occasion-evening = { $count ->
    [one] One evening at this table!
   *[other] { $count } evenings at this table!
}
evening-occasion-year = { $count ->
    [one] A year has passed since the first evening!
   *[other] { $count } years have passed since the first evening!
}
evening-won = The evening goes to { $names }
evening-leads = In front so far: { $names }
evening-won-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $games ->
    [one] one game
   *[other] { $games } games
}
evening-games = The games
evening-game = Game { $number }
evening-points = Points of the evening
evening-moments = What people will talk about
evening-watch = Watch it
evening-awards = Honours and blots
evening-awards-about = Nobody gets one for being there: each is counted from the cards, and has to be earned. Two who are equal share it; three do not.
evening-awards-none = Nobody earned one this time.
evening-award-smuggler = Smuggler of the night
evening-award-smuggler-why = { $count ->
    [one] One bag
   *[other] { $count } bags
} through the gate with something else inside, worth { $gold } in all.
evening-award-never-caught = Never once caught
evening-award-never-caught-why = { $count ->
    [one] One lie
   *[other] { $count } lies
} in { $of ->
    [one] one bag
   *[other] { $of } bags
}, and nothing came to light.
evening-award-disbelieved = Nobody believed it
evening-award-disbelieved-why = Honest bags opened all the same: { $count } of { $of }.
evening-award-honest-purse = The most honest purse
evening-award-honest-purse-why = { $count ->
    [one] One bag, and it held
   *[other] { $count } bags, and every one held
} what was declared.
evening-award-dearest-bribe = The dearest bribe
evening-award-dearest-bribe-why = { $gold } at the gate in a single round.
evening-award-gate-for-sale = A gate for sale
evening-award-gate-for-sale-why = { $gold } pocketed at the gate in { $count ->
    [one] one bargain
   *[other] { $count } bargains
}.
evening-award-sharp-nose = The sharpest nose
evening-award-sharp-nose-why = False bags among those opened: { $count } of { $of }.
evening-award-heavy-hand = A thousand apologies
evening-award-heavy-hand-why = Bags opened that had nothing to hide: { $count } of { $of }.
evening-award-red-handed = Caught red-handed
evening-award-red-handed-why = Lies that came to light: { $count } of { $of }.
evening-award-kept-word = A word is a word
evening-award-kept-word-why = { $count ->
    [one] One promise kept, none
   *[other] { $count } promises kept, none
} broken.
evening-award-broken-word = Written on the wind
evening-award-broken-word-why = Promises broken: { $count } of { $of }.
evening-share = A picture of the evening
evening-share-about = Save it and send it. The link shows this evening and nothing else: nobody can sit down with it.
evening-picture = The evening as a picture: { $headline }
