# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } { $last_sound ->
    [i] e
   *[other] y
} { $last }

phrase-quote = «{ $words }»
phrase-nothing = nada
phrase-gold = { $count } { $count ->
    [one] moneda de oro
   *[other] monedas de oro
}
# What somebody draws or sets aside.
phrase-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
}
# One item of a list.
phrase-face-down = { $count } { $count ->
    [one] carta
   *[other] cartas
} boca abajo
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } (boca abajo)

phrase-phase-market = Mercado
phrase-phase-loading = Cargar la bolsa
phrase-phase-declaring = Declaración
phrase-phase-inspecting = Inspección
phrase-phase-closing = Fin de la ronda
phrase-phase-finished = Fin de la partida

phrase-pile-deck = mazo
phrase-pile-left = pila izquierda
phrase-pile-right = pila derecha
phrase-pile-discard = pila de descartes
