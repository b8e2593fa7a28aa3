# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
# $gold, $cost, $average: gold with its number. $balance: gain, loss or even.
hint-ask = ¿Qué haría Ricardo?
hint-title = ¿Qué haría Ricardo?
hint-thinking = El rey mira tus cartas…
hint-does = El rey Ricardo: { $action }
hint-why = Por qué
hint-do = Hacer eso
hint-again = Preguntar otra vez
hint-over = La partida ha seguido adelante.
hint-honest = Ve lo que ves tú, y nada más.
hint-expects = Tal como están las cosas, te da un { $percent } % de posibilidades de ganar.
hint-why-lie = Por lo que has visto: al declarar { $goods }, { $about_within } miente { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100.
hint-why-took-contraband = Por lo que has visto, { $about_within } aún tiene { $count ->
    [one] una carta de contrabando cogida
   *[other] { $count } cartas de contrabando cogidas
    } en el mercado.
hint-why-threw-declared = En el mercado, { $about_within } se deshizo de { $goods }, y eso es justo lo que ahora declara.
hint-why-opening = Si la bolsa es honrada, abrirla te cuesta { $cost }; si miente, te da alrededor de { $gold }. { $balance ->
    [gain] De media, ganas { $average }.
    [loss] De media, pierdes { $average }.
   *[even] De media, ni ganas ni pierdes.
}
hint-why-fair-price = Por menos de { $gold }, dejarla pasar sale demasiado barato.
hint-why-any-price = Abrirla apenas compensa: todo lo que te ofrezcan por pasar es un regalo.
hint-why-offer-worth = La oferta vale para ti más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-why-rival = Que le abran la bolsa a un rival bien puede valer para ti { $gold }.
hint-why-opened = Por lo que has visto, { $about_within } abre una bolsa de { $count ->
    [one] una carta
   *[other] { $count } cartas
} { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100.
hint-why-honest-bag = La bolsa es honrada: vale para ti más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}, y quien la abra te debe { $gold }.
hint-why-lying-bag = Si pasa, la bolsa vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}; si la abren, pierdes { $gold } y todo lo que esconde.
hint-why-fair-bribe = Hasta { $gold } es un precio justo por pasar.
hint-why-true-tale = Es la verdad, y quien lo dude, paga.
hint-why-false-tale = No es la verdad, pero el cuento se sostiene.
hint-why-best-card = Vale la pena guardar: { $good }. Más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
} por carta, contando el camino a la corona.
hint-why-worst-card = Lo que menos echarás en falta: { $good }. Más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
} por carta.
hint-why-on-top = Está ahí para cogerla: { $good }, más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
} para ti.
hint-why-from-deck = Una carta desconocida vale para ti más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
