# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.

event-game-started = { $count } cartas são embaralhadas. Olho vivo e bolsa fechada!
event-position-set = A partida é montada no meio da rodada { $round }.
event-piles-turned = Para começar as pilhas, saem estas cartas: { $goods }.
event-marker-passed = { event-who } é Xerife.
event-round-started = Começa a rodada { $round }.

event-market-opened = A feira abre, e { $you ->
    [who] quem começa é você.
   *[other] quem começa é { $who }.
}
event-hand-kept = { event-who } fica com todas as cartas.
event-cards-set-aside = { event-who } baixa { event-cards }.
event-cards-set-aside-known = { event-who } baixa { $goods }.
event-cards-laid-out = { event-who } baixa, à vista de todos, { $goods }.
event-card-taken = { event-who } pega { $goods } { event-from-pile }.
event-cards-drawn = { event-who } compra { event-cards }.
event-cards-drawn-known = { event-who } compra { $goods }.
event-cards-discarded = { event-who } descarta { $goods } { event-onto-pile }.
event-deck-reshuffled = O descarte é embaralhado: o novo baralho tem { event-cards }.

event-loading-began = Os comerciantes carregam suas bolsas.
event-bag-closed = { event-who } fecha a bolsa.
event-bag-closed-known = { event-who } fecha a bolsa com { $goods } dentro.
event-declaring-began = Todas as bolsas estão fechadas: { $bags }.
# One item of $bags above.
event-bag-size = { $you ->
    [who] você
   *[other] { $who }
} { $count }
event-no-bags = Ninguém tem bolsa para mostrar: dia tranquilo no portão.
event-declared = { event-who } declara { $goods }.
event-inspecting-began = As bolsas estão no portão. Que comece a pechincha!

event-offer-made = Oferta { $number }. { $offer }
event-offer-countered = Oferta { $number }, em resposta à { $answers }. { $offer }
event-offer-ended = A oferta { $number } { $why ->
    [withdrawn] é retirada.
    [refused] é recusada.
    [replaced] dá lugar a outra.
    [settled] cai: o destino dessa bolsa já está decidido.
    [unpayable] cai: não há mais com que pagar.
    [forbidden] cai: um acordo a proíbe.
    [time] cai: o tempo acabou.
   *[other] cai.
}
event-offer-agreed = { event-who } aceita a oferta { $number }.
event-deal-made = Acordo { $number } entre { $parties }: { $terms }
event-word-given-pass = { event-who } deixaria passar de graça { event-bag-of-owner }.
event-word-given-deal = { event-who } deixaria passar { event-bag-of-owner } com a oferta { $number }.
event-word-given-open = { event-who } quer abrir { event-bag-of-owner }.
event-bag-left-to = Os fiscais discordam: { event-bag-of-owner } agora só depende de { $you ->
    [who] você
   *[other] { $who }
}.
event-promise-made-pass = { event-promise } “Na próxima vez que eu guardar o portão, sua bolsa passa.”
event-promise-made-open = { event-promise } “Na próxima vez que eu guardar o portão, abro a sua bolsa.”
event-promise-made-words = { event-promise } “{ $words }”
event-promise-kept = Promessa { $number } cumprida. Ainda há honra entre ladrões.
event-promise-broken = Promessa { $number } quebrada. E a honra entre ladrões, cadê?

event-gold-paid-bribe = { event-giver } molha { $you ->
    [receiver] a sua mão:
   *[other] a mão de { $receiver }:
} { $gold }.
event-gold-paid-fine = { event-giver } paga a { event-receiver } uma multa de { $gold }.
event-gold-paid-compensation = { event-giver } paga { $gold } a { event-receiver } pela ofensa.
event-gold-paid-loot = { event-giver } paga { $gold } aos espólios: { $why ->
    [bribe] um suborno.
   *[other] uma multa.
}
event-goods-given = { event-giver } entrega a { event-receiver } { $goods } { event-from }.
event-goods-given-loot = { event-giver } põe nos espólios { $goods } { event-from }.
event-place-shown = { event-who } não tem o bastante para cumprir, e prova mostrando { event-place }.
event-place-shown-known = { event-who } não tem o bastante para cumprir, e prova mostrando { event-place }: { $goods }.
event-bag-passed = { $you ->
    [owner] Sua bolsa passa.
   *[other] A bolsa de { $owner } passa.
} Para a feira: { $goods }.
event-bag-opened-truth = { $you ->
    [owner] Sua bolsa
   *[other] A bolsa de { $owner }
} é aberta: { $goods }. Honestidade até a última migalha!
event-bag-opened-lie = { $you ->
    [owner] Sua bolsa é aberta: { $goods }. Pegaram você!
   *[other] A bolsa de { $owner } é aberta: { $goods }. Mentira!
}
event-goods-let-in = { $you ->
    [owner] Para a sua barraca:
   *[other] Para a barraca de { $owner }:
} { $goods }.
event-goods-confiscated = { $you ->
    [owner] Confisco na sua bolsa:
   *[other] Confisco na bolsa de { $owner }:
} { $goods } ({ event-onto-pile }).
event-goods-paid = Sem moedas, { $you ->
    [giver] você paga a { $receiver } com
    [receiver] { $giver } paga a você com
   *[other] { $giver } paga a { $receiver } com
} { $goods }.
event-goods-paid-loot = Sem moedas, { $you ->
    [giver] você paga
   *[other] { $giver } paga
} aos espólios com { $goods }.
event-debt-forgiven = { event-who } não tem mais com que pagar: perdoa-se uma dívida de { $gold }.

event-hands-discarded = Fim de jogo. As cartas que sobraram na mão não valem nada.
event-game-won = { event-who } vence com { $points } { $points ->
    [one] ponto
   *[other] pontos
}!
event-game-shared = { $names } dividem a vitória com { $points } { $points ->
    [one] ponto
   *[other] pontos
}!

event-time-ran-out = Acabou o tempo! As bolsas que nenhum acordo segura passam de graça.
event-black-market-opened = O mercado clandestino mostra suas cartas: { $piles }.
event-black-market-claimed = { event-who } troca { $goods } por uma carta do mercado clandestino que vale { $points }.
event-claim-declined = { event-who } não reivindica nada no mercado clandestino.
event-deputies-drawn = Fiscais desta rodada: { $names }. Quem lidera é { $you ->
    [who] você
   *[other] { $who }
}.
event-split-proposed = Divisão { $number } dos espólios. { event-who } pede: { $goods }.
event-loot-shared = { $you ->
    [who] Sua parte dos espólios:
   *[other] Parte dos espólios para { $who }:
} { $goods }.
event-loot-cleared = Não dá para dividir ao meio, então se perde: { $goods }.

# Parts of the sentences above.
event-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
}
event-who = { $you ->
    [who] Você
   *[other] { $who }
}
event-giver = { $you ->
    [giver] Você
   *[other] { $giver }
}
event-receiver = { $you ->
    [receiver] você
   *[other] { $receiver }
}
event-bag-of-owner = { $you ->
    [owner] a sua bolsa
   *[other] a bolsa de { $owner }
}
event-from-pile = { $pile ->
    [left] da pilha da esquerda
    [right] da pilha da direita
   *[other] da pilha de descarte
}
event-onto-pile = { $pile ->
    [left] na pilha da esquerda
    [right] na pilha da direita
   *[other] na pilha de descarte
}
event-from = { $place ->
    [bag] da bolsa
   *[stand] da barraca
}
event-place = { $place ->
    [bag] a bolsa
   *[stand] as cartas voltadas para baixo
}
event-promise = Promessa { $number }. { $you ->
    [giver] Você para { $receiver }:
    [receiver] { $giver } para você:
   *[other] { $giver } para { $receiver }:
}
