# Enigmas.
puzzles-title = Enigmas
puzzles-line = Diez posiciones al día, de partidas de verdad. ¿Qué harías tú?
puzzles-level = Nivel { $level } de 5
puzzles-progress = Enigma { $number } de { $count }, aciertos: { $right }
puzzles-where = { $edition }, ronda { $round } de { $rounds }
puzzles-ask-gate = Eres el Sheriff. { $who_begins } declara { $declared } y no ofrece nada. ¿Abrir o dejar pasar?
puzzles-ask-offer = Eres el Sheriff. { $who_begins } declara { $declared } y ofrece { $gold }. ¿Abrir o aceptar?
puzzles-ask-price = Has declarado { $declared }. En la puerta manda { $who_within }. ¿Cuánto ofreces por pasar?
puzzles-bag = En tu bolsa
puzzles-hand = En tu mano
puzzles-you = Tú
puzzles-sheriff = Sheriff
puzzles-choice-open = Abrir la bolsa
puzzles-choice-take = Aceptar el oro
puzzles-choice-pass = Dejar pasar a cambio de nada
puzzles-choice-nothing = No ofrecer nada
puzzles-choice-pay = Ofrecer { $gold }
puzzles-right = Bien visto.
puzzles-wrong = Mejor: { $choice }.
puzzles-yours = tu respuesta
puzzles-reason-lie = En una posición así, { $who_within } miente { $chance ->
    [one] una vez
   *[other] { $chance } veces
} de cada 100.
puzzles-reason-gains = De media, abrirla te da { $points ->
    [one] un punto
   *[other] { $points } puntos
} más que dejarla pasar.
puzzles-reason-costs = De media, abrirla te da { $points ->
    [one] un punto
   *[other] { $points } puntos
} menos que dejarla pasar: una bolsa honrada hay que compensarla.
puzzles-reason-fair = El precio justo por mirar a otro lado es { $gold }. Por menos, ábrela.
puzzles-reason-free = Así que cualquier oro es un regalo: acéptalo y no mires.
puzzles-reason-opened = Si no ofreces nada, { $who_within } abre tu bolsa { $chance ->
    [one] una vez
   *[other] { $chance } veces
} de cada 100.
puzzles-reason-nothing = Aquí lo mejor es no pagar: lo que ofreces se pierde, y una oferta también da que pensar.
puzzles-reason-pay = Aquí el precio justo es { $gold }: con menos te dicen que no demasiadas veces, y más es regalarlo.
puzzles-reason-worlds = Calculado sobre { $worlds } mundos posibles. La siguiente mejor respuesta vale { $gap ->
    [one] un punto
   *[other] { $gap } puntos
} menos, con un margen de { $error }.
puzzles-next = Siguiente enigma
puzzles-finish = Terminar
puzzles-end = Eran los diez de hoy: { $right } de { $count }.
puzzles-tomorrow = Mañana, otros diez, en el nivel { $level }.
puzzles-ever = En total: { $right ->
    [one] un acierto
   *[other] { $right } aciertos
} de { $asked }.
puzzles-how = ¿Cómo se juzgan las respuestas?
puzzles-how-worlds = Cada posición viene de una partida entre los personajes. Se completó en muchos mundos posibles, de acuerdo con todo lo que este asiento ha visto y con bolsas como las que esos personajes llenan de verdad, y cada respuesta se probó en todos. Los precios los jugaron los propios personajes hasta el final de la ronda. Las posiciones sin respuesta clara se descartaron.
puzzles-how-points = Los puntos dicen cuánto te deja una respuesta por encima de la media de los demás, como si la partida acabara ahí, en comparación con la peor respuesta.
