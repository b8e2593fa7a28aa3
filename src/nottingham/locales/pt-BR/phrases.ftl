# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } e { $last }

# Somebody's words, whole sentences as they stand.
phrase-says = { $who }: “{ $words }”
# Somebody's name and what is theirs.
phrase-labelled = { $label }: { $text }
# Words added to a promise.
phrase-quote = “{ $words }{ $stop }”
phrase-nothing = nada
phrase-gold = { $count } { $count ->
    [one] moeda
   *[other] moedas
}
    .gender = f
# A number of cards, alone.
phrase-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
}
# One item of a list.
phrase-face-down = { $count } { $count ->
    [one] carta voltada
   *[other] cartas voltadas
} para baixo
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } ({ $cards ->
    [one] carta voltada
   *[other] cartas voltadas
} para baixo)

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

# What people can say with one touch. With somebody in mind, $to is their name and $words one of the phrases.
phrase-chat-hello = Olá, minha gente!
phrase-chat-good-luck = Boa sorte. Vai precisar.
phrase-chat-only-apples = Só maçãs, eu juro!
phrase-chat-trust-me = Confie em mim.
phrase-chat-i-doubt-it = Duvido muito.
phrase-chat-make-me-an-offer = Faça uma oferta.
phrase-chat-too-little = É pouco!
phrase-chat-deal = Negócio fechado?
phrase-chat-no-deal = Nada feito.
phrase-chat-open-it = Abra logo!
phrase-chat-let-me-pass = Me deixe passar, eu imploro.
phrase-chat-look-at-that-one = Olhe melhor aquela outra bolsa!
phrase-chat-liar = Mentira! Tudo mentira!
phrase-chat-well-played = Bem jogado!
phrase-chat-ouch = Ai.
phrase-chat-thank-you = Agradeço de coração.
phrase-chat-sorry = Perdoe o mau jeito.
phrase-chat-hurry-up = Depressa, o queijo está derretendo!
phrase-chat-one-moment = Um momento, estou pensando.
phrase-chat-good-game = Bela partida, pessoal!
phrase-chat-laughter = (risadas)
phrase-chat-gasp = (espanto)
phrase-chat-applause = (aplausos)
phrase-chat-doubt = (uma sobrancelha erguida)
phrase-chat-gold = (tilintar de ouro)
phrase-chat-toast = (caneca erguida)
phrase-chat-to = (para { $to_within }) { $words }

# The reader, last in a list of names.
phrase-you = você
# A list whose parts are lists.
phrase-plus = { $first } mais { $last }
# Anybody's name, $sound as in a list. Its attributes are the forms that sentences ask for, where a language has them:
# .begins, .within (the first word of a sentence, or a later one), .of (whose) and .to (to whom).
phrase-name = { $name }
    .of = de { $name }
    .to = a { $name }
# A number as people say it, $gender: m, f or n of what is counted; .lies is that of lies.
phrase-number = { $count ->
    [1] { $gender ->
        [f] uma
       *[other] um
    }
    [2] { $gender ->
        [f] duas
       *[other] dois
    }
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
    [14] catorze
    [15] quinze
    [16] dezesseis
    [17] dezessete
    [18] dezoito
    [19] dezenove
    [20] vinte
   *[other] { $count }
}
    .lies = f
