# Puzzles.
puzzles-title = Puzzles
puzzles-line = Ten positions a day, taken from real games. What would you do?
puzzles-level = Level { $level } of 5
puzzles-progress = Puzzle { $number } of { $count }, { $right } right so far
puzzles-where = { $edition }, round { $round } of { $rounds }
puzzles-ask-gate = You are the Sheriff. { $who } declares { $declared } and offers nothing. Open the bag, or let it pass?
puzzles-ask-offer = You are the Sheriff. { $who } declares { $declared } and offers { $gold }. Open the bag, or take the gold?
puzzles-ask-price = You have declared { $declared }. { $who } is the Sheriff. How much do you offer to be let through?
puzzles-bag = In your bag
puzzles-hand = In your hand
puzzles-you = You
puzzles-sheriff = Sheriff
puzzles-choice-open = Open the bag
puzzles-choice-take = Take the gold
puzzles-choice-pass = Let it pass for nothing
puzzles-choice-nothing = Offer nothing
puzzles-choice-pay = Offer { $gold }
puzzles-right = Right.
puzzles-wrong = Better: { $choice }.
puzzles-yours = your answer
puzzles-reason-lie = In a position like this, { $who } is lying { $chance ->
    [one] once
   *[other] { $chance } times
} in 100.
puzzles-reason-gains = On average, opening it earns you { $points ->
    [one] one point
   *[other] { $points } points
} more than letting it pass.
puzzles-reason-costs = On average, opening it leaves you { $points ->
    [one] one point
   *[other] { $points } points
} worse off than letting it pass: an honest bag has to be paid for.
puzzles-reason-fair = A fair price for looking the other way is { $gold }. For less, open it.
puzzles-reason-free = So any gold at all is a gift: take it, and do not look.
puzzles-reason-opened = If you offer nothing, { $who } opens your bag { $chance ->
    [one] once
   *[other] { $chance } times
} in 100.
puzzles-reason-nothing = Best to offer nothing here: gold offered is gold gone, and an offer makes people wonder.
puzzles-reason-pay = { $gold } is the right price here: with less you are turned down too often, and more is wasted.
puzzles-reason-worlds = Worked out over { $worlds } possible worlds. The next best answer is worth { $gap ->
    [one] one point
   *[other] { $gap } points
} less, give or take { $error }.
puzzles-next = Next puzzle
puzzles-finish = Finish
puzzles-end = That was today’s ten: { $right } of { $count } right.
puzzles-tomorrow = Ten more tomorrow, at level { $level }.
puzzles-ever = All told: { $right } of { $asked } right.
puzzles-how = How are the answers judged?
puzzles-how-worlds = Every position comes from a game between the characters. It was completed in many possible ways, each agreeing with everything this seat has seen, with bags packed as these characters really pack them, and every answer was tried in each. To judge a price, the characters themselves played on to the end of the round. Positions without a clear answer were left out.
puzzles-how-points = The points say how far an answer leaves you ahead of the others’ average, as if the game ended there, compared with the worst answer.
