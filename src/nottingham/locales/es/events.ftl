# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.

event-game-started = Se barajan { $count } cartas. Ojos abiertos y bolsas cerradas.
event-position-set = La partida se prepara en plena ronda { $round }.
event-piles-turned = Las pilas empiezan con { $goods }.
event-marker-passed = { $wording ->
    [0] { $you ->
        [who] Ahora el Sheriff eres tú.
       *[other] Ahora el Sheriff es { $who_within }.
    }
    [1] { $you ->
        [who] Te toca guardar la puerta: eres el Sheriff.
       *[other] { $who_begins } guarda la puerta: es el Sheriff.
    }
    [2] { $you ->
        [who] El nuevo Sheriff eres tú.
       *[other] El nuevo Sheriff es { $who_within }.
    }
   *[other] { $you ->
        [who] Paso al nuevo Sheriff: tú.
       *[other] Paso al nuevo Sheriff: { $who_within }.
    }
}
event-round-started = Empieza la ronda { $round }.

event-market-opened = { $you ->
    [who] Abre el mercado y empiezas tú.
   *[other] Abre el mercado y empieza { $who_within }.
}
event-hand-kept = { $you ->
    [who] Te quedas con todas tus cartas.
   *[other] { $who_begins } se queda con todas sus cartas.
}
event-cards-set-aside = { $you ->
    [who] Apartas
   *[other] { $who_begins } aparta
} { event-cards }.
event-cards-set-aside-known = { $you ->
    [who] Apartas
   *[other] { $who_begins } aparta
} { $goods }.
event-cards-laid-out = { $you ->
    [who] Apartas boca arriba
   *[other] { $who_begins } aparta boca arriba
} { $goods }.
event-card-taken = { $you ->
    [who] Tomas
   *[other] { $who_begins } toma
} { $goods } de { event-pile }.
event-cards-drawn = { $you ->
    [who] Robas
   *[other] { $who_begins } roba
} { event-cards }.
event-cards-drawn-known = { $you ->
    [who] Robas
   *[other] { $who_begins } roba
} { $goods }.
event-cards-discarded = { $you ->
    [who] Dejas
   *[other] { $who_begins } deja
} { $goods } en { event-pile }.
event-deck-reshuffled = Se barajan los descartes: el nuevo mazo tiene { event-cards }.

event-loading-began = { $wording ->
    [0] Todos se dan la vuelta, y las bolsas se llenan.
    [1] Se cargan las bolsas, y nadie levanta la vista.
    [2] Las cartas van cayendo en las bolsas.
   *[other] Cada cual carga su bolsa, y su conciencia.
}
event-bag-closed = { $wording ->
    [0] { $you ->
        [who] Cierras tu bolsa.
       *[other] { $who_begins } cierra su bolsa.
    }
    [1] { $you ->
        [who] Aprietas los cordones de tu bolsa.
       *[other] { $who_begins } aprieta los cordones de su bolsa.
    }
    [2] { $you ->
        [who] Tu bolsa está cerrada.
       *[other] La bolsa { $who_of } está cerrada.
    }
   *[other] { $you ->
        [who] Cierras tu bolsa con cara de inocencia.
       *[other] { $who_begins } cierra su bolsa con cara de inocencia.
    }
}
event-bag-closed-known = { $you ->
    [who] Cierras tu bolsa con
   *[other] { $who_begins } cierra su bolsa con
} { $goods } dentro.
event-declaring-began = { $wording ->
    [0] Todas las bolsas están cerradas: { $bags }.
    [1] Ya no queda ninguna bolsa abierta: { $bags }.
    [2] Los cordones están atados: { $bags }.
   *[other] Las bolsas están listas: { $bags }.
}
# One item of $bags above.
event-bag-size = { $you ->
    [who] tú
   *[other] { $who }
} ({ $count })
event-no-bags = Nadie trae bolsa: un día tranquilo en la puerta.
event-declared = { $wording ->
    [0] { $you ->
        [who] Declaras
       *[other] { $who_begins } declara
    } { $goods }.
    [1] { $you ->
        [who] Dices llevar
       *[other] { $who_begins } dice llevar
    } { $goods }.
    [2] Según { $you ->
        [who] tú
       *[other] { $who_within }
    }: { $goods }.
   *[other] { $you ->
        [who] Juras llevar
       *[other] { $who_begins } jura llevar
    } { $goods }.
}
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
   *[other] { $who_begins } acepta
} la oferta { $number }.
event-deal-made = Trato { $number } entre { $parties }: { $terms }
event-word-given-pass = { $you ->
    [who] Dejarías pasar
   *[other] { $who_begins } dejaría pasar
} { event-bag-of-owner } a cambio de nada.
event-word-given-deal = { $you ->
    [who] Dejarías pasar
   *[other] { $who_begins } dejaría pasar
} { event-bag-of-owner } con la oferta { $number }.
event-word-given-open = { $you ->
    [who] Quieres abrir
   *[other] { $who_begins } quiere abrir
} { event-bag-of-owner }.
event-bag-left-to = Los ayudantes no se ponen de acuerdo: { event-bag-of-owner } queda { $you ->
    [who] solo en tus manos.
   *[other] solo en manos { $who_of }.
}
event-promise-made-pass = { event-promise } «En mi próxima guardia, la bolsa pasará».
event-promise-made-open = { event-promise } «En mi próxima guardia, la bolsa se abrirá».
event-promise-made-words = { event-promise } { $quote }
event-promise-kept = Promesa { $number } cumplida. Aún hay honor entre los ladrones.
event-promise-broken = Promesa { $number } rota. ¿No decían que había honor entre los ladrones?

event-gold-paid-bribe = { $wording ->
    [0] { $you ->
        [giver] Le deslizas { $gold } { $receiver_to }.
        [receiver] { $giver_begins } te desliza { $gold }.
       *[other] { $giver_begins } le desliza { $gold } { $receiver_to }.
    }
    [1] Con disimulo, { $you ->
        [giver] le pasas { $gold } { $receiver_to }.
        [receiver] { $giver_within } te pasa { $gold }.
       *[other] { $giver_within } le pasa { $gold } { $receiver_to }.
    }
    [2] { $you ->
        [giver] Pones { $gold } en la mano { $receiver_of }.
        [receiver] { $giver_begins } pone { $gold } en tu mano.
       *[other] { $giver_begins } pone { $gold } en la mano { $receiver_of }.
    }
   *[other] { $you ->
        [giver] Dejas caer { $gold }; { $receiver_within } mira al suelo y recoge.
        [receiver] { $giver_begins } deja caer { $gold }; miras al suelo y recoges.
       *[other] { $giver_begins } deja caer { $gold }; { $receiver_within } mira al suelo y recoge.
    }
}
event-gold-paid-fine = { $you ->
    [giver] Le pagas { $receiver_to } una multa de { $gold }.
    [receiver] { $giver_begins } te paga una multa de { $gold }.
   *[other] { $giver_begins } le paga { $receiver_to } una multa de { $gold }.
}
event-gold-paid-compensation = { $you ->
    [giver] Le pagas { $gold } { $receiver_to } por la ofensa.
    [receiver] { $giver_begins } te paga { $gold } por la ofensa.
   *[other] { $giver_begins } le paga { $gold } { $receiver_to } por la ofensa.
}
event-gold-paid-loot = { $you ->
    [giver] Pagas
   *[other] { $giver_begins } paga
} { $gold } al botín: { $why ->
    [bribe] un soborno.
   *[other] una multa.
}
event-goods-given = { $you ->
    [giver] Le entregas { $receiver_to } { $goods } { event-from }.
    [receiver] { $giver_begins } te entrega { $goods } { event-from }.
   *[other] { $giver_begins } le entrega { $receiver_to } { $goods } { event-from }.
}
event-goods-given-loot = { $you ->
    [giver] Añades al botín
   *[other] { $giver_begins } añade al botín
} { $goods } { event-from }.
event-place-shown = { $you ->
    [who] No te alcanza para cumplir, y lo demuestras enseñando
   *[other] Para cumplir no alcanza, y { $who_within } lo demuestra enseñando
} { event-place }.
event-place-shown-known = { $you ->
    [who] No te alcanza para cumplir, y lo demuestras enseñando
   *[other] Para cumplir no alcanza, y { $who_within } lo demuestra enseñando
} { event-place }: { $goods }.
event-bag-passed = { $wording ->
    [0] { event-bag-of-owner-begins } pasa.
    [1] { event-bag-of-owner-begins } pasa sin que nadie la abra.
    [2] La puerta se abre ante { event-bag-of-owner }.
   *[other] Nadie mira en { event-bag-of-owner }.
} Al mercado: { $goods }.
event-bag-opened-truth = Se abre { event-bag-of-owner }: { $goods }. { $wording ->
    [0] ¡Honradez hasta la última miga!
    [1] ¡Ni rastro de mentira!
    [2] ¡Todo tal como se declaró!
   *[other] ¡Era verdad!
}
event-bag-opened-lie = Se abre { event-bag-of-owner }: { $goods }. { $wording ->
    [0] { $you ->
        [owner] ¡Te han pillado!
       *[other] ¡Mentira!
    }
    [1] ¡Eso no es lo declarado!
    [2] ¡Bonito cuento, pero falso!
   *[other] ¡Era mentira!
}
event-goods-let-in = { $you ->
    [owner] A tu puesto:
   *[other] Al puesto { $owner_of }:
} { $goods }.
event-goods-confiscated = { $you ->
    [owner] Te confiscan
   *[other] Le confiscan { $owner_to }
} { $goods } (a { event-pile }).
event-goods-paid = Sin monedas, { $you ->
    [giver] le pagas { $receiver_to } con
    [receiver] { $giver_within } te paga con
   *[other] { $giver_within } le paga { $receiver_to } con
} { $goods }.
event-goods-paid-loot = Sin monedas, { $you ->
    [giver] pagas al botín con
   *[other] { $giver_within } paga al botín con
} { $goods }.
event-debt-forgiven = { $you ->
    [who] Ya no tienes con qué pagar:
   *[other] { $who_begins } ya no tiene con qué pagar:
} se perdona una deuda de { $gold }.

event-hands-discarded = La puerta se cierra del todo. Las cartas que quedan en la mano no valen nada.
event-game-won = { $you ->
    [who] ¡Ganas
   *[other] ¡{ $who_begins } gana
} con { $points } { $points ->
    [one] punto
   *[other] puntos
}!
event-game-shared = ¡{ $names_begins } { $you ->
    [names] compartís
   *[other] comparten
} la victoria con { $points } { $points ->
    [one] punto
   *[other] puntos
}!


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
   *[other] la bolsa { $owner_of }
}
event-promise = Promesa { $number }. { $you ->
    [giver] Tú { $receiver_to }:
    [receiver] { $giver_begins } a ti:
   *[other] { $giver_begins } { $receiver_to }:
}
event-bag-of-owner-begins = { $you ->
    [owner] Tu bolsa
   *[other] La bolsa { $owner_of }
}
