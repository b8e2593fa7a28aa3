# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.

event-game-started = { $count } cartas são embaralhadas. Olho vivo e bolsa fechada!
event-position-set = A partida é montada no meio da rodada { $round }.
event-piles-turned = Para começar as pilhas, saem estas cartas: { $goods }.
event-marker-passed = { $wording ->
    [0] { event-who } é Xerife.
    [1] { event-who } assume o portão: é Xerife.
    [2] O novo Xerife é { event-who-within }.
   *[other] Abram alas para o Xerife: { event-who-within }.
}
event-round-started = Começa a rodada { $round }.

event-market-opened = A feira abre, e quem começa é { event-who-within }.
event-hand-kept = { event-who } fica com todas as cartas.
event-cards-set-aside = { event-who } baixa { event-cards }.
event-cards-set-aside-known = { event-who } baixa { $goods }.
event-cards-laid-out = { event-who } baixa, à vista de todos, { $goods }.
event-card-taken = { event-who } pega { $goods } { event-from-pile }.
event-cards-drawn = { event-who } compra { event-cards }.
event-cards-drawn-known = { event-who } compra { $goods }.
event-cards-discarded = { event-who } descarta { $goods } { event-onto-pile }.
event-deck-reshuffled = O descarte é embaralhado: o novo baralho tem { event-cards }.

event-loading-began = { $wording ->
    [0] Todos viram as costas, e as bolsas se enchem.
    [1] As bolsas são carregadas, e ninguém levanta os olhos.
    [2] As cartas vão caindo nas bolsas.
   *[other] Cada um carrega sua bolsa, e sua consciência.
}
event-bag-closed = { $wording ->
    [0] { event-who } fecha a bolsa.
    [1] { event-who } aperta os cordões da bolsa.
    [2] { event-who } fecha a bolsa e olha para o lado.
   *[other] { event-who } fecha a bolsa com cara de inocência.
}
event-bag-closed-known = { event-who } fecha a bolsa com { $goods } dentro.
event-declaring-began = { $wording ->
    [0] Todas as bolsas estão fechadas: { $bags }.
    [1] Nenhuma bolsa continua aberta: { $bags }.
    [2] Os cordões estão amarrados: { $bags }.
   *[other] As bolsas estão prontas: { $bags }.
}
# One item of $bags above.
event-bag-size = { event-who-within } ({ $count })
event-no-bags = Ninguém tem bolsa para mostrar: dia tranquilo no portão.
event-declared = { $wording ->
    [0] { event-who } declara { $goods }.
    [1] { event-who } diz que leva { $goods }.
    [2] Segundo { event-who-within }: { $goods }.
   *[other] { event-who } jura que leva { $goods }.
}
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
event-bag-left-to = Os fiscais discordam: { event-bag-of-owner } agora só depende { $you ->
    [who] de você
   *[other] { $who_of }
}.
event-promise-made-pass = { event-promise } “Na próxima vez que eu guardar o portão, sua bolsa passa.”
event-promise-made-open = { event-promise } “Na próxima vez que eu guardar o portão, abro a sua bolsa.”
event-promise-made-words = { event-promise } { $quote }
event-promise-kept = Promessa { $number } cumprida. Ainda há honra entre ladrões.
event-promise-broken = Promessa { $number } quebrada. E a honra entre ladrões, cadê?

event-gold-paid-bribe = { $wording ->
    [0] { event-giver } molha { $you ->
        [receiver] a sua mão:
       *[other] a mão { $receiver_of }:
    } { $gold }.
    [1] { event-giver } passa { $gold } { event-receiver-to } às escondidas.
    [2] { event-giver } põe { $gold } { $you ->
        [receiver] na sua mão.
       *[other] na mão { $receiver_of }.
    }
   *[other] { event-giver } deixa cair { $gold }; { $you ->
        [receiver] você
       *[other] { $receiver_within }
    } olha para o chão e recolhe.
}
event-gold-paid-fine = { event-giver } paga { event-receiver-to } uma multa de { $gold }.
event-gold-paid-compensation = { event-giver } paga { $gold } { event-receiver-to } pela ofensa.
event-gold-paid-loot = { event-giver } paga { $gold } aos espólios: { $why ->
    [bribe] um suborno.
   *[other] uma multa.
}
event-goods-given = { event-giver } entrega { event-receiver-to } { $goods } { event-from }.
event-goods-given-loot = { event-giver } põe nos espólios { $goods } { event-from }.
event-place-shown = { event-who } não tem o bastante para cumprir, e prova mostrando { event-place }.
event-place-shown-known = { event-who } não tem o bastante para cumprir, e prova mostrando { event-place }: { $goods }.
event-bag-passed = { $wording ->
    [0] { event-bag-of-owner-begins } passa.
    [1] { event-bag-of-owner-begins } passa sem ser aberta.
    [2] O portão se abre para { event-bag-of-owner }.
   *[other] Ninguém espia { event-bag-of-owner }.
} Para a feira: { $goods }.
event-bag-opened-truth = { event-bag-of-owner-begins } é aberta: { $goods }. { $wording ->
    [0] Honestidade até a última migalha!
    [1] Nem sombra de mentira!
    [2] Tudo como foi declarado!
   *[other] Era verdade!
}
event-bag-opened-lie = { event-bag-of-owner-begins } é aberta: { $goods }. { $wording ->
    [0] { $you ->
        [owner] Pegaram você!
       *[other] Mentira!
    }
    [1] Não é o que foi declarado!
    [2] Bela história, mas falsa!
   *[other] Era mentira!
}
event-goods-let-in = { $you ->
    [owner] Para a sua barraca:
   *[other] Para a barraca { $owner_of }:
} { $goods }.
event-goods-confiscated = { $you ->
    [owner] Confisco na sua bolsa:
   *[other] Confisco na bolsa { $owner_of }:
} { $goods } (para { event-pile }).
event-goods-paid = Sem moedas, { $you ->
    [giver] você paga { $receiver_to } com
    [receiver] { $giver_within } paga a você com
   *[other] { $giver_within } paga { $receiver_to } com
} { $goods }.
event-goods-paid-loot = Sem moedas, { $you ->
    [giver] você paga
   *[other] { $giver_within } paga
} aos espólios com { $goods }.
event-debt-forgiven = { event-who } não tem mais com que pagar: perdoa-se uma dívida de { $gold }.

event-hands-discarded = O portão se fecha de vez. As cartas que sobraram na mão não valem nada.
event-game-won = { event-who } vence com { $points } { $points ->
    [one] ponto
   *[other] pontos
}!
event-game-shared = { $names_begins } dividem a vitória com { $points } { $points ->
    [one] ponto
   *[other] pontos
}!


# Parts of the sentences above.
event-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
}
event-who = { $you ->
    [who] Você
   *[other] { $who_begins }
}
event-giver = { $you ->
    [giver] Você
   *[other] { $giver_begins }
}
event-bag-of-owner = { $you ->
    [owner] a sua bolsa
   *[other] a bolsa { $owner_of }
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
    [giver] Você para { $receiver_within }:
    [receiver] { $giver_begins } para você:
   *[other] { $giver_begins } para { $receiver_within }:
}
event-who-within = { $you ->
    [who] você
   *[other] { $who_within }
}
event-bag-of-owner-begins = { $you ->
    [owner] Sua bolsa
   *[other] A bolsa { $owner_of }
}
event-receiver-to = { $you ->
    [receiver] a você
   *[other] { $receiver_to }
}
event-pile = { $pile ->
    [left] a pilha da esquerda
    [right] a pilha da direita
   *[other] a pilha de descarte
}
