# Where points come from.
score-gold = gold
score-legal = legal goods
score-contraband = contraband
score-royal = royal goods
score-crown-shared = { $title } (shared by { $tied })

score-points = { $count } { $count ->
    [one] point
   *[other] points
}
# Exact numbers, because programs do not agree on ordinals.
score-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# $place is the phrase above.
score-line = { $place }, { $you ->
    [who] you
   *[other] { $who }
}: { $points } ({ $parts })
