# Puzzles.
puzzles-title = Puzzles
puzzles-line = Ten positions a day, taken from real games. What would you do?
puzzles-level = Level { $level } of 5
puzzles-progress = Puzzle { $number } of { $count }, { $right } right so far
puzzles-where = { $edition }, round { $round } of { $rounds }

## What is asked.
puzzles-ask-gate = You are the Sheriff. { $who } declares { $declared } and offers { $gold }. Open the bag, or take the gold?
puzzles-ask-gate-free = You are the Sheriff. { $who } declares { $declared } and offers nothing. Open the bag, or let it pass?
puzzles-ask-price = You are the Sheriff. { $who } declares { $declared } and offers { $gold }. Which price do you take?
puzzles-ask-price-free = You are the Sheriff. { $who } declares { $declared } and offers nothing. What is your price?
puzzles-ask-pay = You have declared { $declared }. { $who } is the Sheriff. Whom is your gold for?
puzzles-ask-pay-demand = You have declared { $declared }. { $who }, the Sheriff, asks you for { $gold }. Whom is your gold for?
puzzles-ask-pack = { $who } is the Sheriff. What do you pack, and what do you call it?
puzzles-ask-declare = Your bag is closed, and { $who } is the Sheriff. What do you declare?
puzzles-ask-throw = To market! { $who } is the Sheriff. Which cards do you throw away?

## What the seat sees.
puzzles-bag = In your bag
puzzles-hand = In your hand
puzzles-tops = On top of the piles
puzzles-you = You
puzzles-sheriff = Sheriff
puzzles-took = Took
puzzles-threw = Threw away
puzzles-drew = Drew unseen: { $count }
puzzles-past = Round { $round }: { $declared }, { $fate }
puzzles-judged = Round { $round }, { $you ->
    [who] you
   *[none] { $who }
}: { $declared }, { $fate }
puzzles-fate-passed = let through unopened
puzzles-fate-paid = let through for { $gold }
puzzles-fate-true = opened, and true
puzzles-fate-lie = opened, and a lie

## What one may answer.
puzzles-choice-open = Open the bag
puzzles-choice-pass = Let it pass for nothing
puzzles-choice-take = Take { $gold }
puzzles-choice-ask = Ask for { $gold }, or else let it pass
puzzles-choice-pay = { $gold } to be let through
puzzles-choice-hunt = { $gold } to have { $owner }’s bag opened
puzzles-choice-keep = Pay nobody
puzzles-choice-pack = { $goods }, called { $declared }
puzzles-choice-throw-nothing = Nothing

## The answer.
puzzles-right = Right.
puzzles-wrong = Better: { $choice }.
puzzles-yours = your answer
puzzles-truth = The bag is opened. { $who } had said { $declared }; in the game it was { $fate }.
puzzles-truth-own = In the game, { $who } sat here, packed this and said { $declared }: { $fate }.
puzzles-points = { $points ->
    [one] { $figure } point
   *[other] { $figure } points
}
puzzles-why-packs = Bags like this that { $who } packed in other games: { $total }. Lies among them: { $lies }.
puzzles-why-cards = { $good }: you can account for { $seen } of all { $all } cards.
puzzles-why-lies = With the cards that can be there, { $who } is lying { $chance } % of the time.
puzzles-why-gain = Opening a lie brings you { $gain }.
puzzles-why-cost = Opening an honest bag costs you { $cost }.
puzzles-why-fair = So looking the other way is worth { $gold } to you. For less, open it.
puzzles-why-free = So opening does not pay, and any gold is a gift.
puzzles-why-yields = If it is a lie: asked for { $gold } with so much at stake, { $who } paid { $paid } of { $asked } times.
puzzles-why-yields-honest = With nothing to hide, asked for { $gold }, { $who } paid { $paid } of { $asked } times.
puzzles-why-opens-lie = Lies of { $size } cards that { $who } had at the gate in other games: { $total }. Opened: { $opened }.
puzzles-why-opens-true = Honest bags of { $size } cards that { $who } had at the gate in other games: { $total }. Opened: { $opened }.
puzzles-why-own = Your bag: let through, it is worth { $passed } to you; opened, { $opened }.
puzzles-why-tell = Offers for such bags that were turned down: { $turned_down }. Bags opened then: { $opened }.
puzzles-why-rival = { $who } is lying { $chance } % of the time. Having that bag opened is worth { $gain } to you, before you pay for it.
puzzles-why-bag = { $choice }: let through { $passed }; opened { $opened }.
puzzles-why-truth = { $choice }: opened, you keep { $true } and pay a fine of { $fine }.
puzzles-why-same = Let through, it is worth { $passed }, whatever you call it: what you say matters when it is opened.
puzzles-why-draws = Over { $draws } draws from the cards that may still come, the best bag afterwards is worth { $gap } more than with the next answer.
puzzles-why-methods = Two methods agree: counted from other games, the best answer leads the next by { $reckoned }; played out by the characters in { $worlds } possible worlds, by { $played }.

puzzles-next = Next puzzle
puzzles-finish = Finish
puzzles-end = That was today’s ten: { $right } of { $count } right.
puzzles-tomorrow = Ten more tomorrow, at level { $level }.
puzzles-ever = All told: { $right } of { $asked } right.
puzzles-how = How are the answers judged?
puzzles-how-worlds = Every position comes from a game between the characters, and every answer was judged twice. First by counting: how these characters packed, opened and paid in hundreds of other games, with only the cards that can still be there. Then by playing: the position was completed in many possible ways that agree with everything this seat has seen, the characters packed those bags by their own minds, and played on from every answer to the end of the round. A position on which the two differ, or whose answer is not clear, was left out.
puzzles-how-points = The points say how far an answer leaves you ahead of the others’ average at the end of the round, compared with the worst answer. Crowns count more the further the game has come.
