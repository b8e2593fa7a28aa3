# A finished game once more.
replay-title = Replay
replay-fetching = Fetching the book of this game
replay-round = Round { $round } of { $rounds }
replay-eyes = Through whose eyes
replay-open = All cards open
replay-table = What everyone saw
replay-as = As { $name } saw it
replay-hand = { $count } { $count ->
    [one] card
   *[other] cards
} in hand
replay-in-hand = Hand
replay-in-bag = Bag
replay-in-contraband = Face down
replay-deck = Deck: { $count }
replay-stands = The stands
replay-rounds = Rounds
replay-back = One step back
replay-on = One step on
replay-run = Play
replay-pause = Pause
replay-step = Step
replay-step-of = Step { $step } of { $steps }
replay-copy-address = Copy the address from your browser: it leads to this very moment.
