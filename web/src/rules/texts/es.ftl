# Cómo se juega, con palabras propias. $hand: cartas de una mano completa. <b> marca lo que se dice más alto.
rules-line = Llena una bolsa, di qué lleva y que no se te note
rules-contents = Capítulos
rules-ruling = Criterio nuestro
rules-ruling-about = Con esta marca: criterio nuestro, donde las reglas impresas callan o no coinciden.

rules-aim-title = De qué va
rules-aim = Eres un mercader camino del mercado, y el Sheriff está en la puerta. Lleva mercancías a tu puesto, conserva tu oro y ten <b>más puntos que nadie</b> tras la última ronda.
rules-turns = A todos les toca ser Sheriff. Los demás llenan una bolsa en secreto, dicen qué lleva y cruzan los dedos. El Sheriff puede mirar dentro, o cobrar por no hacerlo.

rules-goods-title = Las mercancías
rules-goods = La moneda de una carta es su <b>valor</b>: puntos al final. El martillo de juez es su <b>penalización</b>: el oro que cambia de manos cuando se abre una bolsa. La fila de arriba es legal, y solo lo legal se puede declarar.
rules-contraband = La fila de abajo, de bordes rotos, es <b>contrabando</b>. Vale mucho más y nunca se puede declarar; para meterlo hace falta una mentira o un soborno.

rules-royal-title = Mercancías reales
rules-royal = En la puerta son contrabando como cualquier otro. Al final, cada una cuenta como <b>dos o tres</b> cartas de su mercancía legal cuando se nombran Reyes y Reinas.

rules-setup-title = Antes de empezar
rules-setup-first = Todos tienen 50 monedas de oro y { $hand } cartas. Junto al mazo hay dos pilas de descartes, cada una con cinco cartas al empezar; cualquiera puede hojearlas cuando quiera. Quién es el primer Sheriff lo elige quien lleva la mesa, o el azar.
rules-setup-second = Todos tienen 50 monedas de oro y { $hand } cartas. Hay una sola pila de descartes, boca arriba y vacía al principio. Quién es el primer Sheriff lo elige quien lleva la mesa, o el azar.
rules-rounds-first = Si juegan tres, cada uno es Sheriff tres veces: nueve rondas. Si juegan cuatro o cinco, dos veces: ocho o diez. Tres juegan sin pan y sin las cartas para cuatro o más.
rules-rounds-second = Si juegan tres, cada uno es Sheriff tres veces: nueve rondas. Si juegan cuatro o cinco, dos veces: ocho o diez. Seis juegan nueve rondas con ayudantes. Tres juegan sin pan y sin las cartas para cuatro o más.
rules-removed-cards = Antes de repartir, diez cartas al azar vuelven a la caja. Nadie sabe cuáles.

rules-market-title = Mercado
rules-market-first = Por turno, desde la izquierda del Sheriff, los mercaderes apartan hasta cinco cartas y completan la mano, carta a carta: de lo alto de cualquiera de las pilas o del mazo. Quien haya robado del mazo no toma nada más de las pilas ese turno.
rules-market-first-discard = Solo entonces las cartas apartadas van boca arriba a <b>una</b> de las pilas. Todos ven lo que se toma de una pila; lo que viene del mazo solo lo sabes tú. Cuando se acaba el mazo, se hace otro con las dos pilas, salvo las cinco cartas de arriba de cada una.
rules-market-second = El Sheriff dice qué mercader empieza. Cada uno aparta hasta cinco cartas boca arriba y roba otras tantas del mazo. Después, todo lo apartado va a la pila de descartes. Cuando se acaba el mazo, se baraja la pila de descartes para hacer otro.

rules-load-title = Cargar la bolsa
rules-load = En secreto, mete <b>de una a cinco</b> cartas en tu bolsa y ciérrala. Hasta entonces puedes cambiar de idea; después ya nadie puede, ni siquiera tú.

rules-declare-title = Declaración
rules-declare = Dile al Sheriff <b>una</b> mercancía legal y <b>cuántas</b> cartas hay en la bolsa. El número tiene que ser cierto. La mercancía no tiene por qué serlo.

rules-inspect-title = Inspección
rules-inspect = El Sheriff decide sobre las bolsas en el orden que quiera. Cada una se devuelve sin abrir, o se abre ante todos. Lo hecho, hecho está.
rules-pass = <b>Pasa.</b> Tus mercancías legales van boca arriba a tu puesto; el contrabando, boca abajo. Todos saben cuántas cartas hay tapadas; cuáles son es tu secreto.
rules-true = <b>Se abre y es verdad:</b> cada carta es lo que dijiste. El Sheriff te paga la penalización de todas, y todas llegan a tu puesto.
rules-lie = <b>Se abre y es mentira:</b> las cartas que eran lo que dijiste llegan a tu puesto. Las demás, legales o no, se confiscan, y le pagas su penalización al Sheriff.
rules-figure-true = «Tres manzanas». El Sheriff paga 6 monedas.
rules-figure-lie = «Tres manzanas». Entra una, se pierden dos, y el mercader paga 8 monedas.
rules-ruling-pass = Una bolsa también puede pasar a cambio de nada.

rules-bargain-title = Sobornos y tratos
rules-bargain = Mientras quedan bolsas, todos pueden negociar. Un mercader puede dar oro, mercancías del puesto, mercancías de la bolsa y promesas; nunca cartas de la mano. A cambio puede pedir al Sheriff que deje pasar una bolsa, que abra la de otro o que rechace el soborno de otro. El Sheriff también puede exigir.
rules-binds = Lo que lleva el <b>sello de lacre</b> obliga. Aceptada la oferta, ambas partes cumplen lo que dice sobre esta ronda.
rules-words = Lo que lleva la <b>pluma</b> son solo palabras. Una promesa para más adelante no obliga a nadie; la mesa solo recuerda quién la rompió.
rules-claims = Las mercancías legales de un puesto están a la vista. Las de una bolsa, o las que están boca abajo, puedes ofrecerlas sin tenerlas. Entonces se paga solo lo que de verdad hay, enseñas a la otra parte que falta el resto, y el trato sigue en pie.
rules-ruling-merchants = Los tratos son entre un mercader y el Sheriff. Entre ellos, los mercaderes no cambian nada, aunque pueden prometerse la luna.
rules-ruling-offers = Las ofertas las oyen todos y nunca se corrigen. Cambiar una es hacer otra en su lugar: nadie queda obligado por palabras que no vio.

rules-time-title = Límite de tiempo
rules-time = El Sheriff tiene, en total, un minuto por cada mercader. Cuando se acaba, toda bolsa que quede pasa a cambio de nada.
rules-ruling-time = El reloj empieza con la última declaración y se detiene mientras alguien tenga que elegir. Las inspecciones que exige un trato se hacen igualmente.

rules-deputies-title = Ayudantes
rules-deputies = Con seis no hay Sheriff: cada ronda se sortean dos ayudantes. Ante cada bolsa, ambos dicen pasar o abrir. Si ambos la dejan pasar, el soborno va al botín común. Si ambos la abren, comparten la penalización que deban, o ponen en el botín la multa que cobren.
rules-deputies-differ = Si no coinciden, quien quiere abrir sigue a solas: a solas con el soborno, a solas con el riesgo.
rules-loot = Tras la última bolsa, los dos se reparten el botín a partes iguales. Lo que no se puede partir se descarta, salvo que se pongan de acuerdo.
rules-ruling-loot = Cualquiera de los dos puede proponer un reparto completo; el otro acepta, o cualquiera exige las mitades.

rules-black-market-title = Mercado negro
rules-black-market = Si tu bolsa ha pasado, puedes enseñar <b>tres cartas de contrabando iguales</b> de tu puesto y tomar la carta superior de la pila de esa clase. Las tres salen del juego; la nueva puntúa su valor al final. Una por ronda.
rules-ruling-black-market = Ningún reglamento que conozcamos imprime el valor de estas cartas, así que una mesa puede fijar los suyos. Las mercancías reales no cuentan aquí como contrabando.

rules-pay-title = Si falta oro
rules-pay = Las penalizaciones se pagan en oro. Lo que falte se paga con mercancías legales del puesto, y solo después con contrabando. No se da cambio. Lo que ni así se cubra se perdona.
rules-ruling-pay = Quien debe elige las mercancías, y nunca tiene que dar una carta de más.

rules-end-title = El final
rules-end = Tras cada ronda, el estandarte del Sheriff pasa a la izquierda y todos completan la mano con el mazo. Tras la última, las manos no valen nada y se descubre todo el contrabando.
rules-score = Suma el valor de todo lo que haya en tu puesto, tu oro y tus coronas.
rules-crowns = Quien más tiene de una mercancía legal es su <b>Rey</b>; el segundo, su <b>Reina</b>. Los Reyes empatados comparten las dos bonificaciones, y no hay Reina; las Reinas empatadas comparten la suya. Siempre se redondea hacia abajo.
rules-ties = Con los mismos puntos, gana quien tenga más mercancías legales en el puesto, y luego más contrabando. Si aun así hay empate, se comparte la victoria.
rules-ruling-crowns = Quien no tiene ninguna carta de una mercancía no recibe su corona.
