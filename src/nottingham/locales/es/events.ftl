# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.

event-game-started = Se barajan { $count } cartas. Ojos abiertos y bolsas cerradas.
event-position-set = La partida se prepara en plena ronda { $round }.
event-piles-turned = Las pilas empiezan con { $goods }.
event-marker-passed = { $you ->
    [who] Ahora el Sheriff eres tú.
   *[other] Ahora el Sheriff es { $who }.
}
event-round-started = Empieza la ronda { $round }.

event-market-opened = { $you ->
    [who] Abre el mercado y empiezas tú.
   *[other] Abre el mercado y empieza { $who }.
}
event-hand-kept = { $you ->
    [who] Te quedas con todas tus cartas.
   *[other] { $who } se queda con todas sus cartas.
}
event-cards-set-aside = { $you ->
    [who] Apartas
   *[other] { $who } aparta
} { event-cards }.
event-cards-set-aside-known = { $you ->
    [who] Apartas
   *[other] { $who } aparta
} { $goods }.
event-cards-laid-out = { $you ->
    [who] Apartas boca arriba
   *[other] { $who } aparta boca arriba
} { $goods }.
event-card-taken = { $you ->
    [who] Tomas
   *[other] { $who } toma
} { $goods } de { event-pile }.
event-cards-drawn = { $you ->
    [who] Robas
   *[other] { $who } roba
} { event-cards }.
event-cards-drawn-known = { $you ->
    [who] Robas
   *[other] { $who } roba
} { $goods }.
event-cards-discarded = { $you ->
    [who] Dejas
   *[other] { $who } deja
} { $goods } en { event-pile }.
event-deck-reshuffled = Se barajan los descartes: el nuevo mazo tiene { event-cards }.

event-loading-began = Los mercaderes cargan sus bolsas.
event-bag-closed = { $you ->
    [who] Cierras tu bolsa.
   *[other] { $who } cierra su bolsa.
}
event-bag-closed-known = { $you ->
    [who] Cierras tu bolsa con
   *[other] { $who } cierra su bolsa con
} { $goods } dentro.
event-declaring-began = Todas las bolsas están cerradas: { $bags }.
# One item of $bags above.
event-bag-size = { $you ->
    [who] tú
   *[other] { $who }
} ({ $count })
event-no-bags = Nadie trae bolsa: un día tranquilo en la puerta.
event-declared = { $you ->
    [who] Declaras
   *[other] { $who } declara
} { $goods }.
event-inspecting-began = Las bolsas ya están en la puerta. ¡Que empiece el regateo!

event-offer-made = Oferta { $number }. { $offer }
event-offer-countered = Oferta { $number }, en respuesta a la { $answers }. { $offer }
event-offer-ended = La oferta { $number } { $why ->
    [withdrawn] se retira.
    [refused] se rechaza.
    [replaced] deja paso a otra.
    [settled] caduca: la suerte de esa bolsa está echada.
    [unpayable] caduca: ya no hay con qué pagarla.
    [forbidden] caduca: un trato la prohíbe.
    [time] caduca: se acabó el tiempo.
   *[other] caduca.
}
event-offer-agreed = { $you ->
    [who] Aceptas
   *[other] { $who } acepta
} la oferta { $number }.
event-deal-made = Trato { $number } entre { $parties }: { $terms }
event-word-given-pass = { $you ->
    [who] Dejarías pasar
   *[other] { $who } dejaría pasar
} { event-bag-of-owner } a cambio de nada.
event-word-given-deal = { $you ->
    [who] Dejarías pasar
   *[other] { $who } dejaría pasar
} { event-bag-of-owner } con la oferta { $number }.
event-word-given-open = { $you ->
    [who] Quieres abrir
   *[other] { $who } quiere abrir
} { event-bag-of-owner }.
event-bag-left-to = Los ayudantes no se ponen de acuerdo: { event-bag-of-owner } queda { $you ->
    [who] solo en tus manos.
   *[other] solo en manos de { $who }.
}
event-promise-made-pass = { event-promise } «La próxima vez que guarde la puerta, tu bolsa pasa».
event-promise-made-open = { event-promise } «La próxima vez que guarde la puerta, abro tu bolsa».
event-promise-made-words = { event-promise } «{ $words }»
event-promise-kept = Promesa { $number } cumplida. Aún hay honor entre los ladrones.
event-promise-broken = Promesa { $number } rota. ¿No decían que había honor entre los ladrones?

event-gold-paid-bribe = { $you ->
    [giver] Le deslizas { $gold } a { $receiver }.
    [receiver] { $giver } te desliza { $gold }.
   *[other] { $giver } le desliza { $gold } a { $receiver }.
}
event-gold-paid-fine = { $you ->
    [giver] Le pagas a { $receiver } una multa de { $gold }.
    [receiver] { $giver } te paga una multa de { $gold }.
   *[other] { $giver } le paga a { $receiver } una multa de { $gold }.
}
event-gold-paid-compensation = { $you ->
    [giver] Le pagas { $gold } a { $receiver } por la ofensa.
    [receiver] { $giver } te paga { $gold } por la ofensa.
   *[other] { $giver } le paga { $gold } a { $receiver } por la ofensa.
}
event-gold-paid-loot = { $you ->
    [giver] Pagas
   *[other] { $giver } paga
} { $gold } al botín: { $why ->
    [bribe] un soborno.
   *[other] una multa.
}
event-goods-given = { $you ->
    [giver] Le entregas a { $receiver } { $goods } { event-from }.
    [receiver] { $giver } te entrega { $goods } { event-from }.
   *[other] { $giver } le entrega a { $receiver } { $goods } { event-from }.
}
event-goods-given-loot = { $you ->
    [giver] Añades al botín
   *[other] { $giver } añade al botín
} { $goods } { event-from }.
event-place-shown = { $you ->
    [who] No te alcanza para cumplir, y lo demuestras enseñando
   *[other] A { $who } no le alcanza para cumplir, y lo demuestra enseñando
} { event-place }.
event-place-shown-known = { $you ->
    [who] No te alcanza para cumplir, y lo demuestras enseñando
   *[other] A { $who } no le alcanza para cumplir, y lo demuestra enseñando
} { event-place }: { $goods }.
event-bag-passed = { $you ->
    [owner] Tu bolsa pasa.
   *[other] La bolsa de { $owner } pasa.
} Al mercado: { $goods }.
event-bag-opened-truth = Se abre { event-bag-of-owner }: { $goods }. ¡Honradez hasta la última miga!
event-bag-opened-lie = { $you ->
    [owner] Se abre tu bolsa: { $goods }. ¡Te han pillado!
   *[other] Se abre la bolsa de { $owner }: { $goods }. ¡Mentira!
}
event-goods-let-in = { $you ->
    [owner] A tu puesto:
   *[other] Al puesto de { $owner }:
} { $goods }.
event-goods-confiscated = { $you ->
    [owner] Te confiscan
   *[other] A { $owner } le confiscan
} { $goods } (a { event-pile }).
event-goods-paid = Sin monedas, { $you ->
    [giver] le pagas a { $receiver } con
    [receiver] { $giver } te paga con
   *[other] { $giver } le paga a { $receiver } con
} { $goods }.
event-goods-paid-loot = Sin monedas, { $you ->
    [giver] pagas al botín con
   *[other] { $giver } paga al botín con
} { $goods }.
event-debt-forgiven = { $you ->
    [who] Ya no tienes con qué pagar:
   *[other] { $who } ya no tiene con qué pagar:
} se perdona una deuda de { $gold }.

event-hands-discarded = Se acabó la partida. Las cartas que quedan en la mano no valen nada.
event-game-won = { $you ->
    [who] ¡Ganas
   *[other] ¡{ $who } gana
} con { $points } { $points ->
    [one] punto
   *[other] puntos
}!
event-game-shared = ¡{ $names } comparten la victoria con { $points } { $points ->
    [one] punto
   *[other] puntos
}!

event-time-ran-out = ¡Tiempo! Las bolsas que ningún trato retiene pasan a cambio de nada.
event-black-market-opened = El mercado negro enseña sus cartas: { $piles }.
event-black-market-claimed = { $you ->
    [who] Cambias
   *[other] { $who } cambia
} { $goods } por una carta del mercado negro que vale { $points }.
event-claim-declined = { $you ->
    [who] No reclamas
   *[other] { $who } no reclama
} nada en el mercado negro.
event-deputies-drawn = Ayudantes de esta ronda: { $names }. { $you ->
    [who] Diriges tú.
   *[other] Dirige { $who }.
}
event-split-proposed = Reparto { $number } del botín. { $you ->
    [who] Pides:
   *[other] { $who } pide:
} { $goods }.
event-loot-shared = { $you ->
    [who] Tu parte del botín:
   *[other] Parte del botín para { $who }:
} { $goods }.
event-loot-cleared = No se puede partir por la mitad y se pierde: { $goods }.

# Parts of the sentences above.
event-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
}
event-pile = { $pile ->
    [left] la pila izquierda
    [right] la pila derecha
   *[other] la pila de descartes
}
event-from = { $place ->
    [bag] de la bolsa
   *[stand] del puesto
}
event-place = { $place ->
    [bag] la bolsa
   *[stand] las cartas boca abajo
}
event-bag-of-owner = { $you ->
    [owner] tu bolsa
   *[other] la bolsa de { $owner }
}
event-promise = Promesa { $number }. { $you ->
    [giver] Tú a { $receiver }:
    [receiver] { $giver } a ti:
   *[other] { $giver } a { $receiver }:
}
