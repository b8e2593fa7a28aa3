# Why an action cannot be done. $you is the part that the reader plays, or none.
# $good: a kind of good. $goods: a good with its number.

refusal-not-seated = Isso é para quem joga, e você está assistindo.
refusal-no-such-seat = Não há lugar { $seat } nesta mesa.
refusal-game-over = A partida acabou.
refusal-wrong-phase = Agora não: a fase é “{ $phase }”.
refusal-not-your-turn = Calma: é a vez { $turn_of }.
refusal-unknown-good = Ninguém aqui negocia “{ $good }”.
refusal-option-not-played = Esta mesa joga sem essa opção.

refusal-already-set-aside = Você já baixou cartas neste turno.
refusal-set-aside-first = Primeiro diga quais cartas você baixa; pode ser nenhuma.
refusal-too-many-aside = Você pode baixar no máximo { $most } cartas, não { $count }.
refusal-not-in-hand = Você não tem { $goods } na mão: tem { $have }.
refusal-no-such-source = Não se compra de “{ $source }”.
refusal-source-empty = { $source ->
    [deck] O baralho não tem
    [left] A pilha da esquerda não tem
    [right] A pilha da direita não tem
   *[other] A pilha não tem
} cartas.
refusal-deck-comes-last = Você já comprou do baralho neste turno: as pilhas estão fechadas para você.
refusal-draw-first = Complete a mão primeiro: { $count ->
    [one] falta { $count } carta
   *[other] faltam { $count } cartas
}.
refusal-nothing-to-draw = Sua mão está completa.
refusal-not-what-was-set-aside = Essas não são as cartas que você baixou.
refusal-no-such-pile = Não há pilha “{ $pile }”.
refusal-not-a-merchant = { $you ->
    [seat] Você não é
   *[other] { $seat_begins } não é
} comerciante nesta rodada.
refusal-market-not-open = A feira só abre quando { $sheriff_within } disser quem começa.

refusal-bag-closed = Sua bolsa está fechada, e fechada fica.
refusal-bag-size = Uma bolsa leva de 1 a { $most } cartas, não { $count }.
refusal-nothing-to-load = Você não tem carta para carregar: fica de fora nesta rodada.
refusal-not-declarable = Não se declara “{ $good }” ao Xerife. Escolha uma mercadoria legal.
refusal-wrong-count = Sua bolsa leva { $bag } { $bag ->
    [one] carta
   *[other] cartas
}: sobre o número não se mente, então nada de { $count }.

refusal-not-the-sheriff = Agora só { $sheriff_within } pode fazer isso.
refusal-no-bag = { $you ->
    [seat] Você não tem
   *[other] { $seat_begins } não tem
} bolsa nesta rodada.
refusal-bag-settled = O destino { $you ->
    [seat] da sua bolsa
   *[other] da bolsa { $seat_of }
} já está decidido.
refusal-not-in-your-hands = Essa bolsa não está nas suas mãos.
refusal-duty-first = { $you ->
    [seat] Antes você tem algo a resolver.
   *[other] Antes { $seat_within } tem algo a resolver.
}
refusal-bound-to-open = Um acordo obriga você: a bolsa { $seat_of } tem que ser aberta.
refusal-bound-to-pass = Um acordo obriga você: a bolsa { $seat_of } tem que passar.
refusal-not-the-owners-offer = A oferta { $offer } não é de quem trouxe essa bolsa.
refusal-offer-gone = A oferta { $offer } não vale mais.

refusal-no-talk-now = Acabou o tempo: chega de pechincha.
refusal-not-between-you = Acordos são entre um comerciante e o Xerife: com { $seat_within } não dá.
refusal-gives-more-gold-than-there-is = { $gold } de ouro é demais: só há { $have }.
refusal-gives-nothing = Dar nada não é dar. Tire essa cláusula.
refusal-not-on-stand = Na barraca não há { $goods }: há { $have }.
refusal-too-many-face-down = Cartas voltadas para baixo nessa barraca: { $have }, não { $count }.
refusal-not-contraband = Ali é lugar de contrabando, e “{ $good }” é legal.
refusal-too-many-from-bag = Cartas que a bolsa pode dar: { $size }, não { $count }.
refusal-bag-goods-need-pass = Para dar o que está na bolsa, ela tem que passar: peça isso também.
refusal-asks-nothing = A oferta não pede nada. O que deve acontecer, e com qual bolsa?
refusal-own-bag = Ninguém arruma encrenca para a própria bolsa.
refusal-clause-twice = A oferta diz a mesma coisa duas vezes.
refusal-too-many-clauses = Uma oferta tem no máximo { $most } cláusulas.
refusal-contradicts-itself = Uma bolsa não pode passar e ser aberta ao mesmo tempo: a oferta se contradiz.
refusal-contradicts-deal = Um acordo desta rodada diz o contrário.
refusal-refused-by-deal = Um acordo proíbe, nesta rodada, novos acordos com { $you ->
    [seat] você
   *[other] { $seat_within }
}.
refusal-not-yours-to-promise = Só prometem os dois lados de um acordo, e só um ao outro: { $you ->
    [seat] você não.
   *[other] { $seat_begins } não.
}
refusal-empty-words = Uma promessa precisa de palavras.
refusal-words-too-long = Mais curto: no máximo { $most } caracteres.
refusal-not-to-yourself = Promessa sem ninguém do outro lado vale ainda menos que as outras.
refusal-already-agreed = Você já aceitou a oferta { $offer }.
refusal-not-yours-to-answer = Não cabe a você responder à oferta { $offer }.
refusal-not-yours-to-withdraw = Você não pode retirar a oferta { $offer }: ela não é sua.
refusal-answers-nobody = A oferta { $offer } não veio do outro lado, então isto não pode ser a resposta.

refusal-no-duty = Ninguém espera isso de você.
refusal-not-confiscated = Coloque exatamente as cartas confiscadas.
refusal-pays-what-is-not-there = Você não pode pagar com { $goods }: tem { $have }.
refusal-pays-too-little = Isso vale { $worth }, e você deve { $amount }.
refusal-pays-needlessly = Guarde uma carta: mesmo sem uma delas ({ $good }) ainda basta.
refusal-everything-goes = Vai tudo o que você tem ali.

