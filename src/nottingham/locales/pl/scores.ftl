# Where points come from.
score-gold = pensy
score-legal = legalne towary
score-contraband = kontrabanda
score-royal = dobra królewskie
score-crown-shared = { $title } (remis, { $tied } { $tied ->
    [one] osoba
    [few] osoby
   *[other] osób
})

score-points = { $count } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
# Exact numbers, because programs do not agree on ordinals.
score-place = { $place }. miejsce
# $place is the phrase above.
score-line = { $place }, { $you ->
    [who] ty
   *[other] { $who }
}: { $points } ({ $parts })
