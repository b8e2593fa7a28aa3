# Where points come from.
score-gold = pièces
score-legal = marchandises légales
score-contraband = contrebande
score-royal = marchandises royales
score-crown-shared = { $title } ({ $tied } ex æquo)

score-points = { $count } { $count ->
    [one] point
   *[other] points
}
# Exact numbers, because programs do not agree on ordinals.
score-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
# $place is the phrase above.
score-line = { $place }, { $you ->
    [who] vous
   *[other] { $who }
} : { $points } ({ $parts })
