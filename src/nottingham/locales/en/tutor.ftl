# The tutor: the trained player judges a game. Numbers are chances in percent; $name and $who are players.
tutor-judging = The network is going through the game
tutor-heading = Each player’s chances of victory, and what became of them:
tutor-account = { $name }: { $began }% at the start, { $ended }% at the end; their own choices cost { $choices }%, their cards and luck brought { $cards }%, the others’ moves { $others }%
tutor-turning-points = Where the game turned:
tutor-turned = Move { $move }: { $who } goes from { $before }% to { $after }%
tutor-costly = The costliest choices, by what each player knew then:
tutor-none-costly = Nobody made a choice that the trained player would have much improved on.
tutor-lost = Move { $move }, { $name }: { $points ->
    [one] { $points } point given away
   *[other] { $points } points given away
    }
tutor-instead = The trained player: { $best }
tutor-unknown-table = This network was never trained for such a table, so it does not judge it.
tutor-illegal = Move { $number } of this record breaks the rules; “nottingham referee” says how. Only a lawful game can be judged.
tutor-bad-weights = { $file } cannot be used: { $why }
tutor-truth = In truth the bag held: { $goods }
