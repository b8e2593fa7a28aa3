# Ratings: ladders, one's own curve and history.
ratings-title = Ratings
ratings-line = Games at rated tables, by edition and number of players. Every quarter is a season.
ratings-edition = Edition
ratings-players = Players
ratings-season = Season
ratings-season-name = { $year }, quarter { $quarter }
ratings-mine = Your rating
ratings-mine-none = You have not played a rated game on this ladder this season.
ratings-mine-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
ratings-provisional = Provisional: { $left ->
    [one] { $left } more game
   *[other] { $left } more games
} until you are on the board.
ratings-find = Find a rated table
ratings-curve = Your rating after each game: { $first } at first, { $last } now, { $best } at best.
ratings-board = The board
ratings-board-none = Nobody is on this board yet: it takes { $games ->
    [one] { $games } game
   *[other] { $games } games
} in a season.
ratings-bots = The bots
ratings-bots-none = No bot has played a rated game here yet.
ratings-column-name = Name
ratings-column-rating = Rating
ratings-column-games = Games
ratings-somebody = somebody
ratings-you = you
ratings-history = Your rated games
ratings-history-none = None yet.
ratings-place = { $place } of { $of }
ratings-left = left: last
ratings-over-limit = Not counted: you had played three rated games with the same people that day.
ratings-watch = Watch it
ratings-gone = No longer kept
ratings-how = How it is reckoned
ratings-how-number = The number is what you can do at least, almost surely (OpenSkill’s mu − 3 sigma). Somebody new begins at 1000; it rises while you become better known.
ratings-how-season = A new season keeps your strength and is less sure of it. A rating with a question mark is provisional.
ratings-how-leaving = Who leaves, or is played by a bot at the end, is last. Three games a day with the same people count.
ratings-how-forget = Under “My games” you can take your ratings away, or have them forgotten.
rated-result = Ratings
rated-pending = The result is being counted.
rated-change = { $before } → { $after }
