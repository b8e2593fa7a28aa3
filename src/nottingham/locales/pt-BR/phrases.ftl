# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } e { $last }

phrase-quote = “{ $words }”
phrase-nothing = nada
phrase-gold = { $count } { $count ->
    [one] moeda de ouro
   *[other] moedas de ouro
}
# What somebody draws or sets aside.
phrase-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
}
# One item of a list.
phrase-face-down = { $count } { $count ->
    [one] carta virada
   *[other] cartas viradas
} para baixo
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } (para baixo)

phrase-phase-market = Transação
phrase-phase-loading = Carregamento
phrase-phase-declaring = Declaração
phrase-phase-inspecting = Fiscalização
phrase-phase-closing = Fim da rodada
phrase-phase-finished = Fim da partida

phrase-pile-deck = baralho
phrase-pile-left = pilha da esquerda
phrase-pile-right = pilha da direita
phrase-pile-discard = pilha de descarte
