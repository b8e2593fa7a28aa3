# Where points come from.
score-gold = oro
score-legal = mercancías legales
score-contraband = contrabando
score-royal = mercancías reales
score-crown-shared = { $title } (entre { $tied })

score-points = { $count } { $count ->
    [one] punto
   *[other] puntos
}
# Exact numbers, because programs do not agree on ordinals.
score-place = { $place ->
    [1] 1.er lugar
    [3] 3.er lugar
   *[other] { $place }.º lugar
}
# $place is the phrase above.
score-line = { $place }, { $you ->
    [who] tú
   *[other] { $who }
}: { $points } ({ $parts })
