# The tutor: the trained player judges a game. Numbers are percent of a victory; $name is a player.
tutor-judging = The network reads the game
tutor-heading = What each could expect of victory, and what became of it:
tutor-account = { $name }: { $began } % at first, { $ended } % at the end; own choices cost { $choices } %, own cards and luck brought { $cards } %, the others’ moves { $others } %
tutor-turning-points = Where the game turned:
tutor-turned = Move { $move }: { $name } goes from { $before } % to { $after } %
tutor-costly = The dearest choices, by what each knew then:
tutor-none-costly = Nobody made a choice that the trained player would have made much better.
tutor-lost = Move { $move }, { $name }: { $points ->
    [one] { $points } point given away
   *[other] { $points } points given away
    }
tutor-instead = The trained player: { $best }
tutor-unknown-table = This network was never trained for such a table, so it does not judge it.
tutor-illegal = Move { $number } of this record breaks the rules; “nottingham referee” says how. Only a lawful game can be judged.
tutor-bad-weights = { $file } cannot be used: { $why }
tutor-truth = In truth the bag held: { $goods }
