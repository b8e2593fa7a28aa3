# Why an action cannot be done. $you is the part that the reader plays, or none.
# $good: a kind of good. $goods: a good with its number.

refusal-not-seated = Eso es cosa de quienes juegan, y tú estás mirando.
refusal-no-such-seat = En esta mesa no hay asiento { $seat }.
refusal-game-over = La partida ha terminado.
refusal-wrong-phase = Ahora no: la fase es «{ $phase }».
refusal-not-your-turn = Espera: es el turno { $turn_of }.
refusal-unknown-good = Aquí nadie comercia con «{ $good }».
refusal-option-not-played = En esta mesa se juega sin esa opción.

refusal-already-set-aside = Ya has apartado cartas en este turno.
refusal-set-aside-first = Di primero qué cartas apartas; puede ser ninguna.
refusal-too-many-aside = Puedes apartar { $most } cartas como mucho, no { $count }.
refusal-not-in-hand = No tienes { $goods } en la mano: tienes { $have }.
refusal-no-such-source = No se puede robar de «{ $source }».
refusal-source-empty = { $source ->
    [deck] El mazo no tiene
    [left] La pila izquierda no tiene
    [right] La pila derecha no tiene
   *[other] La pila no tiene
} cartas.
refusal-deck-comes-last = Ya has robado del mazo en este turno: las pilas quedan cerradas para ti.
refusal-draw-first = Completa antes tu mano: { $count ->
    [one] falta { $count } carta
   *[other] faltan { $count } cartas
}.
refusal-nothing-to-draw = Tu mano está completa.
refusal-not-what-was-set-aside = Esas no son las cartas que apartaste.
refusal-no-such-pile = No hay ninguna pila «{ $pile }».
refusal-not-a-merchant = { $you ->
    [seat] No eres
   *[other] { $seat_begins } no es
} mercader en esta ronda.
refusal-market-not-open = El mercado sigue cerrado hasta que { $sheriff_within } diga quién empieza.

refusal-bag-closed = Tu bolsa está cerrada, y cerrada se queda.
refusal-bag-size = Una bolsa lleva de 1 a { $most } cartas, no { $count }.
refusal-nothing-to-load = No tienes cartas que cargar: esta ronda se juega sin ti.
refusal-not-declarable = Al Sheriff no se le declara «{ $good }». Nombra una mercancía legal.
refusal-wrong-count = Tu bolsa lleva { $bag } { $bag ->
    [one] carta
   *[other] cartas
}: con el número no se miente, así que nada de { $count }.

refusal-not-the-sheriff = Ahora eso solo puede hacerlo { $sheriff_within }.
refusal-no-bag = { $you ->
    [seat] No tienes
   *[other] { $seat_begins } no tiene
} bolsa en esta ronda.
refusal-bag-settled = { $you ->
    [seat] La suerte de tu bolsa
   *[other] La suerte de la bolsa { $seat_of }
} ya está echada.
refusal-not-in-your-hands = Esa bolsa no está en tus manos.
refusal-duty-first = { $you ->
    [seat] Antes tienes algo pendiente.
   *[other] Antes { $seat_within } tiene algo pendiente.
}
refusal-bound-to-open = Un trato te obliga: hay que abrir la bolsa { $seat_of }.
refusal-bound-to-pass = Un trato te obliga: la bolsa { $seat_of } tiene que pasar.
refusal-not-the-owners-offer = La oferta { $offer } no viene de quien lleva esa bolsa.
refusal-offer-gone = La oferta { $offer } ya no está en pie.

refusal-no-talk-now = Se acabó el tiempo: no hay más regateo.
refusal-not-between-you = Los tratos son entre un mercader y el Sheriff: con { $seat_within } no puede ser.
refusal-gives-more-gold-than-there-is = Son demasiadas monedas ({ $gold }): solo hay { $have }.
refusal-gives-nothing = Regalar nada no es regalar. Quita esa cláusula.
refusal-not-on-stand = En el puesto no hay { $goods }: hay { $have }.
refusal-too-many-face-down = Cartas boca abajo en ese puesto: { $have }, no { $count }.
refusal-not-contraband = Ese es el lugar del contrabando, y «{ $good }» es legal.
refusal-too-many-from-bag = Cartas que puede dar la bolsa: { $size }, no { $count }.
refusal-bag-goods-need-pass = Para dar lo que hay en la bolsa, la bolsa tiene que pasar: pídelo también.
refusal-asks-nothing = La oferta no pide nada. ¿Qué debe pasar, y con qué bolsa?
refusal-own-bag = Nadie busca problemas para su propia bolsa.
refusal-clause-twice = La oferta dice dos veces lo mismo.
refusal-too-many-clauses = Una oferta tiene { $most } cláusulas como mucho.
refusal-contradicts-itself = Una bolsa no puede pasar y abrirse a la vez: la oferta se contradice.
refusal-contradicts-deal = Un trato de esta ronda dice lo contrario.
refusal-refused-by-deal = Un trato prohíbe en esta ronda nuevos tratos { $you ->
    [seat] contigo
   *[other] con { $seat_within }
}.
refusal-not-yours-to-promise = Solo prometen las dos partes de un trato, y solo la una a la otra: { $you ->
    [seat] tú no.
   *[other] { $seat_begins } no.
}
refusal-empty-words = Una promesa necesita palabras.
refusal-words-too-long = Más corto: { $most } caracteres como mucho.
refusal-not-to-yourself = Una promesa que te haces a ti vale aún menos que las demás.
refusal-already-agreed = Ya has aceptado la oferta { $offer }.
refusal-not-yours-to-answer = No te toca responder a la oferta { $offer }.
refusal-not-yours-to-withdraw = No puedes retirar la oferta { $offer }: no es tuya.
refusal-answers-nobody = La oferta { $offer } no viene de la otra parte, así que esto no puede ser su respuesta.

refusal-no-duty = Nadie espera eso de ti.
refusal-not-confiscated = Coloca exactamente las cartas confiscadas.
refusal-pays-what-is-not-there = No puedes pagar con { $goods }: tienes { $have }.
refusal-pays-too-little = Eso vale { $worth }, y debes { $amount }.
refusal-pays-needlessly = Guárdate una carta: aun sin una de ellas ({ $good }) alcanza.
refusal-everything-goes = Hace falta todo lo que tienes ahí.

