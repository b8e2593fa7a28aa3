# The tutor’s advice in a game against bots, and its reasons, which the analysis gives too: so none of them says “you”.
# $about: another player. $goods: a good with its number. $gold, $cost: gold with its number. $average: points, without
# their sign; $balance says whether they are a gain, a loss or even. $points and $best may be below 0.
hint-ask = Preguntar al intendente
hint-title = El consejo del intendente
hint-thinking = El intendente echa cuentas…
hint-does = El intendente: { $action }
hint-why = Por qué
hint-do = Hacer eso
hint-again = Preguntar otra vez
hint-over = La partida ha seguido adelante.
hint-honest = Ve lo que ves tú, y nada más.
hint-expects = Tal como están las cosas, tienes alrededor de un { $percent } % de posibilidades de ganar.
hint-why-lie = Por lo que se ha visto, al declarar { $goods }, { $about_within } miente { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100.
hint-why-took-contraband = Por lo que se ha visto, { $about_within } aún tiene { $count ->
    [one] una carta de contrabando cogida
   *[other] { $count } cartas de contrabando cogidas
    } en el mercado a la vista de todos.
hint-why-threw-declared = En el mercado, { $about_within } se deshizo de { $goods }, y eso es justo lo que ahora declara.
hint-why-opening = Abrir cuesta { $cost } si la bolsa es honrada; si miente, da alrededor de { $gold } y deja a un rival sin la mercancía. { $balance ->
    [gain] En total, abrir gana más o menos { $average ->
        [one] un punto
       *[other] { $average } puntos
    }.
    [loss] En total, abrir pierde más o menos { $average ->
        [one] un punto
       *[other] { $average } puntos
    }.
   *[even] En total, ni gana ni pierde.
}
hint-why-fair-price = Por menos de { $gold }, es mejor abrir que dejarla pasar: una moneda que paga un rival cuenta más que un punto.
hint-why-any-price = Abrirla no compensa: todo lo que se ofrezca por pasar es un regalo.
hint-why-offer-worth = Lo que da la oferta vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-why-bargain = { $balance ->
    [gain] En total, el trato gana más o menos { $average ->
        [one] un punto
       *[other] { $average } puntos
    }.
    [loss] En total, el trato pierde más o menos { $average ->
        [one] un punto
       *[other] { $average } puntos
    }.
   *[even] En total, el trato ni gana ni pierde.
}
hint-why-paying = { $balance ->
    [gain] Pagar sale mejor que arriesgarse, por más o menos { $average ->
        [one] un punto
       *[other] { $average } puntos
    }.
    [loss] Pagar sale peor que arriesgarse, por más o menos { $average ->
        [one] un punto
       *[other] { $average } puntos
    }.
   *[even] Pagar y arriesgarse vienen a ser lo mismo.
}
hint-why-bound = Un trato no deja elegir aquí.
hint-why-word-given = Con esta bolsa vence una promesa con la que { $about_within } cuenta, y una palabra cumplida vale más que una bolsa.
hint-why-rival = Que le abran la bolsa a un rival bien puede valer { $gold }.
hint-why-opened = Por lo que se ha visto, { $about_within } abre una bolsa así, de { $count ->
    [one] una carta
   *[other] { $count } cartas
}, { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100.
hint-why-opened-usually = Nadie ha visto todavía { $about_to } en la puerta. Lo normal es que una bolsa así, de { $count ->
    [one] una carta
   *[other] { $count } cartas
}, se abra { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100.
hint-why-honest-bag = La bolsa es honrada: vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}, y quien la abra paga { $gold }.
hint-why-lying-bag = Si pasa, la bolsa vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}; si la abren, cuesta { $gold } y todo lo que esconde.
hint-why-bag-worth = { $rounds_left ->
    [0] Sopesado todo, esta bolsa da más o menos
   *[other] Sopesado todo, y descontado lo que sus cartas aún valdrían en la mano, esta bolsa da más o menos
} { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-why-better-truth = La mejor no necesita mentiras y vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-why-better-lie = La mejor esconde algo: declarada como { $goods }, la abren { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100; si pasa, vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-why-bags-compared = { $rounds_left ->
    [0] Sopesado todo, esta bolsa valía más o menos
   *[other] Sopesado todo, y descontado lo que sus cartas aún habrían valido en la mano, esta bolsa valía más o menos
} { $points ->
    [one] un punto
   *[other] { $points } puntos
}; la mejor, { $best }.
hint-why-fair-bribe = Hasta { $gold } es un precio justo por pasar.
hint-why-taken = Por lo que se ha visto, { $about_within } aceptaría { $gold } { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100.
hint-why-goods-taken = Por lo que se ha visto, { $about_within } aceptaría lo que vale { $gold } { $percent ->
    [one] una vez
   *[other] { $percent } veces
} de cada 100.
hint-why-true-tale = Es la verdad, y quien lo dude, paga.
hint-why-false-tale = No es la verdad, pero el cuento se sostiene.
hint-why-safe-cards = Con su verdadero nombre, esto estaba a salvo hiciera lo que hiciera el Sheriff: { $goods }.
hint-why-keep-together = { $count ->
    [one] Vale la pena guardar: { $goods }.
   *[other] Vale la pena guardar junto: { $goods }.
}
hint-why-hand-worth = Con lo que aún puede venir, una mano así promete más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-why-hands-compared = Con lo que aún podía venir, esta mano prometía más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}; la mejor, { $best }.
hint-why-on-top = Está ahí para cogerla: { $good }, que vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-why-from-deck = Una carta desconocida vale más o menos { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
