# A finished game once more.
replay-title = Replay
replay-fetching = Fetching the book of this game
replay-round = Round { $round } of { $rounds }
replay-eyes = Through whose eyes
replay-open = All cards open
replay-table = What everyone saw
replay-as = As { $who } saw it
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
replay-panel = Beside the table
replay-tab-story = Story
replay-tab-highlights = Moments
replay-speed = Speed
replay-keys = Keys: arrows left and right for a step, up and down for a moment, space to play, 0 to 6 for whose eyes
replay-highlight-next = To the next moment
replay-highlight-back = To the moment before
replay-no-highlights = Nothing here that anyone would tell their grandchildren.
replay-moment-best = The best bluff of the game
replay-moment-lie-passed = A lie slips through
replay-moment-lie-caught = A lie is caught
replay-moment-opened-in-vain = Opened in vain
replay-moment-dearest-bribe = The dearest bribe
replay-moment-goods-missing = Promised, but not there
replay-moment-promise-broken = A broken promise
replay-moment-black-market = On the black market
replay-moment-lead-change = A new leader
replay-told-lie-passed = { $seen ->
    [all] { $who } declares { $declared }. Through the gate goes: { $goods } (worth { $worth }).
   *[some] { $who } declares { $declared }. What goes through the gate is something else.
}
replay-told-lie-caught = { $who } declares { $declared }. { $to } opens the bag and finds: { $goods }.
replay-told-opened-in-vain = { $who } declares { $declared }, and it is true. { $to } pays { $gold }.
replay-told-dearest-bribe = { $who } pays and { $to } looks the other way. Worth: { $gold }.
replay-told-goods-missing = { $who } promised what is not there. { $seen ->
    [all] What { $to } gets to see: { $goods }.
   *[some] Only { $to } gets to see it.
}
replay-told-promise-broken = { $who } goes back on a promise. { $to } waits in vain.
replay-told-black-market = { $who } shows { $goods } and takes a card worth { $worth }.
replay-told-lead-change = { $who } leads with { $points }. In front until now: { $to }.
replay-picture-ask = Make a picture of it
replay-picture = The bluff as a picture
replay-picture-about = Save it and post it. The link leads to this very moment.
replay-picture-said = { $declared }, Sheriff. Nothing else.
replay-picture-inside = What was in the bag
replay-picture-worth = Smuggled past the gate: { $points }
replay-clip-free = Paid: nothing
