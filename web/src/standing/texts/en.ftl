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
standing-regulars = The regulars
standing-column-name = Name
standing-column-games = Games
standing-column-wins = Won
standing-column-sheriff = As Sheriff
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
