# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
hint-ask = ¿Qué haría Ricardo?
hint-title = ¿Qué haría Ricardo?
hint-thinking = El rey mira tus cartas…
hint-does = El rey Ricardo: { $action }
hint-why = Por qué
hint-do = Hacer eso
hint-again = Preguntar otra vez
hint-over = La mesa ha seguido adelante.
hint-honest = Ve lo que ves tú, y nada más.
hint-expects = Tal como están las cosas, te concede el { $percent } % de la victoria.
hint-why-lie = Por lo que has visto, { $about_within } declara { $goods } y miente en { $percent } de cada 100 casos así.
hint-why-took-contraband = Por lo que has visto, { $about_within } aún tiene { $count ->
    [one] una carta de contrabando cogida
   *[other] { $count } cartas de contrabando cogidas
    } en el mercado.
hint-why-threw-declared = En el mercado, { $about_within } se deshizo de { $goods }, y eso es justo lo que ahora declara.
hint-why-opening = Abrirla te cuesta { $cost } de oro si es verdad y trae unos { $gold } si no lo es: { $average } de media.
hint-why-fair-price = Por menos de { $gold } de oro, dejarla pasar sale demasiado barato.
hint-why-any-price = Abrirla apenas compensa: lo que ofrezcan por pasar es un regalo.
hint-why-offer-worth = Lo que se ofrece vale para ti unos { $points } puntos.
hint-why-rival = La bolsa de un rival, abierta, bien puede valer { $gold } de oro para ti.
hint-why-opened = Por lo que has visto, { $about_within } abre una bolsa de { $count } en { $percent } de cada 100 casos.
hint-why-honest-bag = La bolsa es honrada: unos { $points } puntos para ti, y { $gold } de oro de quien la abra.
hint-why-lying-bag = Si pasa, la bolsa trae unos { $points } puntos; si la abren, cuesta { $gold } de oro y todo lo que esconde.
hint-why-fair-bribe = Hasta { $gold } de oro es un precio justo por pasar.
hint-why-true-tale = Es la verdad, y quien la dude paga.
hint-why-false-tale = No es la verdad, pero sí un cuento que se puede creer.
hint-why-best-card = Vale la pena guardar: { $good }, unos { $points } puntos por carta, con el camino a la corona.
hint-why-worst-card = Lo que menos se echará en falta: { $good }, unos { $points } puntos por carta.
hint-why-on-top = Está ahí para cogerla: { $good }, unos { $points } puntos para ti.
hint-why-from-deck = Una carta desconocida vale para ti unos { $points } puntos.
