# The market of the day.
today-title = Market of the day
today-line = One deal a day. The same cards and the same three opponents for everybody, and one try.
today-set = { $edition }, { $rounds } rounds: everybody guards the gate once.
today-company = Today at the market
today-name = Your name on the board
today-play = Go to market
today-once = It counts from the first card on. No second try, no hints.
today-public = Your name and your points stand on this server’s board. Once the day is over, everybody here can watch its best game.
today-running = Your bag is packed and the gate is open.
today-continue = Go on playing
today-given-up = You have had your try for today.
today-result = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
today-marks = Your rounds
today-share = Share
today-copy = Copy the text
today-text = The text to share; it tells no cards
today-copied = Copied. Paste it wherever you like.
today-by-hand = The text is selected. Copy it by hand.
today-look = Look at your game
today-next = The next market opens in { $time }.
today-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
today-board = The board
today-board-none = Nobody has finished today’s market yet. The first line is free.
today-finished = { $count ->
    [one] { $count } result today
   *[other] { $count } results today
}
today-column-name = Name
today-column-points = Points
today-column-place = Place
today-somebody = Somebody
today-you = you
today-yesterday = Yesterday
today-yesterday-none = Nobody played yesterday’s market to the end.
today-watch = Watch the best game
today-fair = How fair is this?
today-fair-deal = The deal follows from the date (UTC) alone, so it is the same on every server of the same version in the world. What your opponents do follows from the deal and from what you do; at the gate it can also matter when you speak.
today-fair-secret = The price: nothing about it is truly secret. The program is open, and whoever wants to can work out the cards beforehand. The server tells nobody anything before the game is over.
today-fair-try = One try for each browser, or for each player’s key. Whoever clears their browser is somebody new to the server; that can be slowed down, not prevented.
today-mark-honest = honest, and passed
today-mark-searched = honest, and opened all the same
today-mark-bluffed = a lie got past
today-mark-bought = a lie got past, for a price
today-mark-caught = caught lying
today-mark-sharp = as Sheriff: caught somebody
today-mark-fooled = as Sheriff: opened honest bags only
today-mark-paid = as Sheriff: took a bribe
today-mark-lenient = as Sheriff: let everybody pass
