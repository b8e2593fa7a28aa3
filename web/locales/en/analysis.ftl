# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Analysis
analysis-tab = Analysis
analysis-about = King Richard has gone through the game again. He judges each choice by what its player could know at the time; the truth stands beside it.
analysis-waiting = Other games come first…
analysis-working = King Richard is going through the game: move { $done } of { $total }
analysis-failed = There is no analysis of this game.
analysis-again = Try again
analysis-chart = Chances of victory, move by move
analysis-chart-about = Each player’s chances of victory after each of the { $moves } moves. The table below gives the same in numbers.
analysis-move = Move { $move }
analysis-share = { $percent }%
analysis-turning-points = Where the game turned
analysis-turned-up = { $who } climbs from { $before }% to { $after }%
analysis-turned-down = { $who } drops from { $before }% to { $after }%
analysis-luck = Luck and skill
analysis-luck-about = Where the chances of victory came from, in percent: what each player began with, what their own choices cost compared with King Richard’s, what the cards and luck brought, and what the others’ moves changed.
analysis-column-player = Player
analysis-column-began = At the start
analysis-column-choices = Their choices
analysis-column-cards = Cards and luck
analysis-column-others = Others’ moves
analysis-column-ended = At the end
analysis-round = After round { $round }
analysis-in-numbers = The chart in numbers
analysis-decisions = Choices
analysis-whose = Whose choices
analysis-everyone = Everyone’s
analysis-only-costly = Only those that cost points
analysis-none-costly = King Richard would hardly have done better here.
analysis-did = { $name }: { $action }
analysis-best = King Richard: { $action }
analysis-same = King Richard would have done the same.
analysis-as-good = King Richard: { $action }. It makes less than a point of difference.
analysis-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} given away
analysis-truth = What nobody at the gate knew: { $goods }
analysis-more = Show more
