# The analysis of a finished game: where it was won and lost. Numbers are percent of a victory, or points.
analysis-title = Analysis
analysis-tab = Analysis
analysis-about = King Richard has read the game again. Each choice is judged by what its player knew at that moment; what was true stands beside it.
analysis-waiting = Other games come first …
analysis-working = King Richard reads the game: { $done } of { $total } moves
analysis-failed = There is no analysis of this game.
analysis-again = Try again
analysis-chart = Who could expect how much of the victory
analysis-chart-about = Expected share of the victory of each player after each move, from { $moves } moves. The table below says the same in numbers.
analysis-move = Move { $move }
analysis-share = { $percent } %
analysis-turning-points = Where the game turned
analysis-turned-up = { $name } rises from { $before } % to { $after } %
analysis-turned-down = { $name } falls from { $before } % to { $after } %
analysis-luck = Luck and skill
analysis-luck-about = In percent of the victory: what a player began with, what the own choices cost beside King Richard’s, what cards and luck brought, and what the others’ moves did.
analysis-column-player = Player
analysis-column-began = At first
analysis-column-choices = Own choices
analysis-column-cards = Cards and luck
analysis-column-others = Others’ moves
analysis-column-ended = At the end
analysis-round = After round { $round }
analysis-in-numbers = The chart in numbers
analysis-decisions = Choices
analysis-whose = Whose choices
analysis-everyone = Everyone’s
analysis-only-costly = Only those that cost points
analysis-none-costly = Nothing here that King Richard would have done much better.
analysis-did = { $name }: { $action }
analysis-best = King Richard: { $action }
analysis-same = King Richard would have done the same.
analysis-as-good = King Richard: { $action }. Not worth a point of difference.
analysis-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} given away
analysis-truth = The truth, which nobody at the gate knew: { $goods }
analysis-more = Show more
