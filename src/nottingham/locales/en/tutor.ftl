# The tutor judges a game. Numbers are chances in percent, with a sign where they are changes; $name and $who are players.
tutor-judging = The tutor is going through the game
tutor-heading = Each player’s chances of victory, and what became of them:
tutor-account = { $name }: { $ended }% at the end, from an even { $began }%. Luck of the draw: { $luck }. Own choices: { $choices }. Bags, bargains and the others’ choices: { $gate }.
tutor-turning-points = Where the game turned:
tutor-turned = Round { $round }, move { $move }: { $who } goes from { $before }% to { $after }%
tutor-costly = The costliest choices, by what each player knew then:
tutor-none-costly = Nobody gave away as much as three points by a single choice.
tutor-lost = Move { $move }, { $name }: { $points ->
    [one] { $points } point given away
   *[other] { $points } points given away
    }
tutor-instead = Better: { $best }
tutor-illegal = Move { $number } of this record breaks the rules; “nottingham referee” says how. Only a lawful game can be judged.
tutor-truth = In truth the bag held: { $goods }
