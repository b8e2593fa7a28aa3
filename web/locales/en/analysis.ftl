# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Analysis
analysis-tab = Analysis
analysis-about = The Steward has gone through the game again. He judges each choice by what its player could know at the time; the truth stands beside it. The chances go by the whole truth, hidden cards and all.
analysis-waiting = Other games come first…
analysis-working = The Steward is going through the game: move { $done } of { $total }
analysis-failed = There is no analysis of this game.
analysis-again = Try again
analysis-chart = Chances of victory, round by round
analysis-chart-about = Each player’s chances of victory after each of the { $moves } moves, with the rounds below. The table below gives the same in numbers.
analysis-moment = Round { $round }, move { $move }
analysis-scene = Show the scene
analysis-quiet = Cards change hands where nobody sees them.
analysis-rounds = Rounds
analysis-share = { $percent }%
analysis-turning-points = Where the game turned
analysis-turned-up = { $who } climbs from { $before }% to { $after }%
analysis-turned-down = { $who } drops from { $before }% to { $after }%
analysis-luck = Luck and skill
analysis-luck-about = Everybody began with { $percent }%. What the cards brought is held against what such draws bring on average, so over the whole table it adds up to nothing. Choices are what a player gave away by those below. The rest is bags, bargains, and what the others gave away.
analysis-column-player = Player
analysis-column-luck = Luck of the draw
analysis-column-choices = Own choices
analysis-column-gate = Bags and bargains
analysis-column-ended = Result
analysis-round = After round { $round }
analysis-in-numbers = The chart in numbers
analysis-decisions = Choices
analysis-whose = Whose choices
analysis-everyone = Everyone’s
analysis-only-costly = Only those that cost three points or more
analysis-none-costly = Nobody gave away as much as three points by a single choice.
analysis-did = { $name }: { $action }
analysis-best = Better: { $action }
analysis-good = Nothing was better by as much as three points.
analysis-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} given away
analysis-truth = What nobody at the gate knew: { $goods }
analysis-more = Show more
