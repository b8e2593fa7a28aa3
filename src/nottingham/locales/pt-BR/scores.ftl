# Where points come from.
score-gold = ouro
score-legal = mercadorias legais
score-contraband = contrabando
score-royal = mercadorias reais
score-crown-shared = { $title } (entre { $tied })

score-points = { $count } { $count ->
    [one] ponto
   *[other] pontos
}
# Exact numbers, because programs do not agree on ordinals.
score-place = { $place }º lugar
# $place is the phrase above.
score-line = { $place }, { $you ->
    [who] você
   *[other] { $who }
}: { $points } ({ $parts })
