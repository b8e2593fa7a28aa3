# Enigmas.
puzzles-title = Enigmas
puzzles-line = Diez posiciones al día, de partidas de verdad. ¿Qué harías tú?
puzzles-level = Nivel { $level } de 5
puzzles-progress = Enigma { $number } de { $count }, aciertos: { $right }
puzzles-where = { $edition }, ronda { $round } de { $rounds }

## Lo que se pregunta.
puzzles-ask-gate = Eres el Sheriff. { $who_begins } declara { $declared } y ofrece { $gold }. ¿Abrir o aceptar?
puzzles-ask-gate-free = Eres el Sheriff. { $who_begins } declara { $declared } y no ofrece nada. ¿Abrir o dejar pasar?
puzzles-ask-price = Eres el Sheriff. { $who_begins } declara { $declared } y ofrece { $gold }. ¿Qué precio aceptas?
puzzles-ask-price-free = Eres el Sheriff. { $who_begins } declara { $declared } y no ofrece nada. ¿Cuál es tu precio?
puzzles-ask-pay = Has declarado { $declared }. En la puerta manda { $who_within }. ¿Para quién es tu oro?
puzzles-ask-pay-demand = Has declarado { $declared }. En la puerta manda { $who_within } y te pide { $gold }. ¿Para quién es tu oro?
puzzles-ask-pack = En la puerta manda { $who_within }. ¿Qué metes en la bolsa y qué dices que es?
puzzles-ask-declare = Tu bolsa está cerrada y en la puerta manda { $who_within }. ¿Qué declaras?
puzzles-ask-throw = ¡Al mercado! En la puerta manda { $who_within }. ¿Qué cartas tiras?

## Lo que ve el asiento.
puzzles-bag = En tu bolsa
puzzles-hand = En tu mano
puzzles-tops = Encima de las pilas
puzzles-you = Tú
puzzles-sheriff = Sheriff
puzzles-took = Ha cogido
puzzles-threw = Ha tirado
puzzles-drew = Ha robado a ciegas: { $count }
puzzles-past = Ronda { $round }: { $declared }, { $fate }
puzzles-judged = Ronda { $round }, { $you ->
    [who] tú
   *[none] { $who_within }
}: { $declared }, { $fate }
puzzles-fate-passed = pasó sin abrirse
puzzles-fate-paid = pasó por { $gold }
puzzles-fate-true = se abrió y era verdad
puzzles-fate-lie = se abrió y era mentira

## Lo que se puede responder.
puzzles-choice-open = Abrir la bolsa
puzzles-choice-pass = Dejar pasar a cambio de nada
puzzles-choice-take = Aceptar { $gold }
puzzles-choice-ask = Pedir { $gold } o, si no, dejar pasar
puzzles-choice-pay = { $gold } por pasar
puzzles-choice-hunt = { $gold } por que se abra la bolsa { $owner_of }
puzzles-choice-keep = No pagar por nadie
puzzles-choice-pack = { $goods }, diciendo { $declared }
puzzles-choice-throw-nothing = Nada

## La respuesta.
puzzles-right = Bien visto.
puzzles-wrong = Mejor: { $choice }.
puzzles-yours = tu respuesta
puzzles-truth = Se abre la bolsa. { $who_begins } había declarado { $declared }; en la partida, { $fate }.
puzzles-truth-own = En la partida, { $who_within } ocupaba tu asiento, metió esto y declaró { $declared }: { $fate }.
puzzles-points = { $points ->
    [one] { $figure } punto
   *[other] { $figure } puntos
}
puzzles-why-packs = Bolsas parecidas { $who_of } en otras partidas: { $total }. Mentiras entre ellas: { $lies }.
puzzles-why-cards = { $good }: sabes dónde están { $seen } de las { $all } cartas.
puzzles-why-lies = Con las cartas que puede haber, { $who_within } miente en el { $chance } % de los casos.
puzzles-why-gain = Abrir una mentira te da { $gain }.
puzzles-why-cost = Abrir una bolsa honrada te cuesta { $cost }.
puzzles-why-fair = Así que mirar a otro lado te vale { $gold }. Por menos, ábrela.
puzzles-why-free = Así que abrir no compensa, y cualquier oro es un regalo.
puzzles-why-yields = Si es mentira: cuando le pedían { $gold } con tanto en juego, { $who_within } pagó en { $paid } de { $asked } casos.
puzzles-why-yields-honest = Sin nada que esconder, cuando le pedían { $gold }, { $who_within } pagó en { $paid } de { $asked } casos.
puzzles-why-opens-lie = Mentiras de { $size } cartas en la puerta { $who_of } en otras partidas: { $total }. Abiertas: { $opened }.
puzzles-why-opens-true = Bolsas honradas de { $size } cartas en la puerta { $who_of } en otras partidas: { $total }. Abiertas: { $opened }.
puzzles-why-own = Tu bolsa: si pasa, te vale { $passed }; si se abre, { $opened }.
puzzles-why-tell = Ofertas rechazadas por bolsas así: { $turned_down }. Bolsas abiertas después: { $opened }.
puzzles-why-rival = { $who_begins } miente en el { $chance } % de los casos. Que se abra su bolsa te vale { $gain }, antes de pagar.
puzzles-why-bag = { $choice }: si pasa, { $passed }; si se abre, { $opened }.
puzzles-why-truth = { $choice }: si se abre, cartas que te quedas: { $true }; multa: { $fine }.
puzzles-why-same = Si pasa, vale { $passed }, digas lo que digas: tus palabras cuentan cuando se abre.
puzzles-why-draws = En { $draws } robos de las cartas que aún pueden venir, la mejor bolsa vale después { $gap } más que con la siguiente respuesta.
puzzles-why-methods = Dos métodos coinciden: según otras partidas, la mejor respuesta saca { $reckoned } a la siguiente; jugada por los personajes en { $worlds } mundos posibles, { $played }.

puzzles-next = Siguiente enigma
puzzles-finish = Terminar
puzzles-end = Eran los diez de hoy: { $right } de { $count }.
puzzles-tomorrow = Mañana, otros diez, en el nivel { $level }.
puzzles-ever = En total: { $right ->
    [one] un acierto
   *[other] { $right } aciertos
} de { $asked }.
puzzles-how = ¿Cómo se juzgan las respuestas?
puzzles-how-worlds = Cada posición viene de una partida entre los personajes, y cada respuesta se juzgó dos veces. Primero contando: lo que esos personajes metieron en sus bolsas, abrieron y pagaron en cientos de otras partidas, solo con las cartas que aún puede haber. Después jugando: la posición se completó de muchas maneras que concuerdan con todo lo que este asiento ha visto, los personajes llenaron esas bolsas a su modo y jugaron tras cada respuesta hasta el final de la ronda. Las posiciones en que los dos métodos difieren, o sin respuesta clara, se descartaron.
puzzles-how-points = Los puntos dicen cuánto te deja una respuesta por encima de la media de los demás al final de la ronda, en comparación con la peor respuesta. Las coronas cuentan más cuanto más avanzada va la partida.
