# Why a record of a game cannot be read. The place is told beside it.
# $word, $field, $name, $found, $known: as they stand in the file, or should.
record-empty = Aquí no hay nada.
record-too-long = Una partida anotada tiene como mucho { $most } caracteres; esta, { $count }.
record-line-too-long = Una línea tiene como mucho { $most } caracteres.
record-too-many-lines = La parte «{ $word }» tiene como mucho { $most } líneas.
record-not-utf8 = Esto no es UTF-8.
record-unseen-character = El carácter { $character } no se ve. En un texto entre comillas se puede escapar.
record-text-without-end = Las comillas de este texto no se cierran.
record-unknown-escape = En este texto, a una barra invertida le sigue algo que no es ningún carácter.
record-half-character = Aquí solo está escapada la mitad de un carácter.
record-not-json = Esto no es JSON.
record-expected = Aquí debería haber { record-what }, no { record-found }.
record-word-expected = Aquí debería haber «{ $word }», no { record-found }.
record-one-of-expected = Aquí debería haber una de estas palabras: { $known }; no { record-found }.
record-nothing-more = La línea debería acabar aquí, sin «{ $found }».
record-number-too-long = El número { $word }… es demasiado grande.
record-number-too-small = Aquí debería haber al menos { $least }, no { $number }.
record-number-too-large = Aquí debería haber como mucho { $most }, no { $number }.
record-below-zero = { $number } es menor que cero.
record-not-a-good = «{ $word }» no es el nombre de una mercancía.
record-no-such-good = En esta partida no hay «{ $word }».
record-too-many-cards = Aquí hay más de { $most } cartas.
record-too-many-of-a-good = «{ $word }»: el juego tiene { $total }, y con estas hay { $over } de más.
record-nobody-called = Aquí nadie se llama «{ $word }».
record-field-missing = A «{ $word }» le falta el campo «{ $field }».
record-no-such-field = «{ $word }» no tiene ningún campo «{ $field }». Los que hay: { $known }.
record-value-does-not-fit = Aquí hay un valor que no encaja: { $path }.
record-said-twice = «{ $word }» se dice dos veces.
record-said-before = Ya lo dice la línea { $before }.

record-file-too-large = Este archivo pasa de { $most } MB.
record-first-line = Una partida anotada empieza por «{ $word }».
record-unknown-format = Esta partida está anotada en el formato { $number }; aquí solo se conocen los formatos hasta el { $most }.
record-not-a-header-line = Una línea de la cabecera es una clave, dos puntos y un valor; «position» o «moves» cierra la cabecera.
record-key-too-long = Una clave tiene como mucho { $most } caracteres.
record-key-misspelt = La cabecera no tiene ninguna clave «{ $word }». ¿Será «{ $meant }»?
record-stands-alone = «{ $word }» va solo en su línea.
record-move-in-header = Las jugadas van debajo de una línea «{ $word }».
record-no-seats = La cabecera no nombra ningún asiento.
record-name-has-gaps = Un nombre es una o varias palabras, con un solo espacio entre ellas.
record-name-too-long = Un nombre tiene como mucho { $most } caracteres.
record-name-character = Un nombre no puede llevar el carácter { $character }.
record-name-twice = Dos asientos se llaman «{ $name }».
record-scores-of-all = Aquí hacen falta los puntos de todos los asientos.
record-other-deck = «{ $word }»: el mazo tiene { $count }; el juego, { $total }.

record-deciders-expected = { $count ->
    [1] Aquí hace falta un Sheriff, y solo uno.
   *[other] Aquí hacen falta dos ayudantes.
}
record-loot-is-nobody = El botín no es nadie: no puede hacer eso.
record-hand-too-large = Una mano tiene como mucho { $most } cartas, no { $count }.
record-only-legal-face-up = Boca arriba solo hay mercancías legales, y «{ $word }» no lo es.
record-only-contraband-face-down = Boca abajo solo hay contrabando, y «{ $word }» no lo es.
record-too-many-aside = Se apartan como mucho { $most } cartas, no { $count }.
record-laid-out-not-aside = En esta edición las cartas se ponen boca arriba, no se apartan boca abajo.
record-one-turn-each = Cada mercader tiene un solo turno.
record-numbers-start-at-one = Las ofertas y los tratos se numeran desde el 1.
record-promise-number = Esta promesa debería llevar el número { $number }.
record-asks-nothing = Esta oferta no pide nada.
record-gives-no-gold = Un regalo de oro es al menos de 1.
record-gives-no-goods = Un regalo de mercancías tiene al menos una carta.
record-other-phase = Una línea «{ $word }» es de otra fase: { $known }.
record-over-too-early = La partida no acaba hasta después de la ronda { $round }.
record-hands-are-discarded = Cuando acaba la partida, todas las manos se descartan.
record-cards-are-nowhere = Estas cartas no están en ninguna parte: { $count } de «{ $word }». «deck: rest» o «removed: rest» dice dónde están.
record-no-merchant = { $name } no es mercader en esta ronda.
record-no-time-limit = Esta mesa juega sin límite de tiempo.
record-settled-too-early = La suerte de las bolsas solo se decide en la fase «inspecting».
record-declared-too-early = No se declara nada mientras los mercaderes cargan.
record-not-declared = ¿Qué se declaró de esta bolsa?
record-bag-size = Una bolsa tiene de 1 a { $most } cartas, no { $count }.
record-declared-size = Cartas declaradas: { $size }. Cartas en la bolsa: { $count }.
record-settled-bag = Una bolsa ya resuelta está vacía, salvo que falte colocar sus mercancías.
record-hand-and-bag = La mano y la bolsa tienen más cartas que una mano completa, que es de { $most }.
record-no-decider = Solo el Sheriff, o un ayudante, decide sobre una bolsa.
record-not-between-them = Un trato es entre un mercader y el Sheriff, o los ayudantes.
record-against-own-bag = Nadie pide que se abra o se rechace su propia bolsa (B3).
record-asks-both = Ninguna oferta pide a la vez dejar pasar una bolsa y abrirla (B4).
record-deals-contradict = Un trato de más arriba dice lo contrario (B4).
record-offer-replaced = Una oferta nueva sustituye a la anterior del mismo tipo: solo puede quedar una (B14).
record-words-of-deputies = Solo los ayudantes se pronuncian sobre una bolsa, y solo en la fase «inspecting».
record-word-replaced = El nuevo parecer de un ayudante sustituye al anterior: solo puede quedar uno (Y7).
record-words-agree = Si los dos ayudantes dicen lo mismo, la suerte de la bolsa ya está decidida (Y7).
record-word-without-offer = No hay ninguna oferta { $number } con la que dejar pasar esta bolsa (Y7).
record-known-but-not-there = Nadie puede estar seguro de cartas que no están ahí.
record-cannot-be-scored = No se pueden contar los puntos de esta partida.
record-impossible-position = Ninguna sucesión de jugadas lleva a esta posición.

record-move-number = La jugada { $number } está donde debería estar la { $wanted }.

# Parts of the sentences above.
record-what = { $what ->
    [action] una acción
    [chance] un número entero de 64 bits como mucho, no menor que cero
    [clause] una cláusula de una oferta
    [duty] una obligación
    [extra] algo que guarda una opción
    [good] una mercancía, o «nothing»
    [number] un número entero
    [seed] un número entero de 64 bits como mucho
    [text] un texto entre comillas rectas
    [values] los valores de una pila, primero la carta de arriba
    [word_or_text] una palabra, o un texto entre comillas rectas
   *[word] una palabra
}
record-found = { $ends ->
    [yes] el final de la línea
   *[no] «{ $found }»
}
