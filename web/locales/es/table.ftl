# La mesa. Variables de gramática como en los archivos comunes; las listas van tras dos puntos.

## Alrededor

table-seat = Asiento { $number }
table-round = <b>Ronda { $round }</b> de { $rounds }
table-phases = Fases de la ronda
table-others = Los demás asientos
table-board = La mesa
table-mine = Tus cosas
table-side = Crónica y charla
table-views = Vistas
table-view-table = Mesa
table-view-kings = Reyes
table-tab-all = Todo
table-tab-talk = Charla
table-tab-deals = Tratos
table-kings = Reyes y Reinas hasta ahora
table-kings-note = Lo que está a la vista en los puestos. Las mercancías reales están boca abajo y cuentan al final.
table-kings-king = la bonificación del Rey
table-kings-queen = la bonificación de la Reina
table-piles = Las cartas del centro
table-deck = Mazo: { $count } { $count ->
    [one] carta
   *[other] cartas
}
table-more = Más
table-clock = Tiempo restante
table-clock-days = { $count } { $count ->
    [one] día
   *[other] días
}
table-clock-hours = { $count } h
table-keys = Atajos de teclado
table-key-act = los botones de la llamada, de izquierda a derecha
table-key-hand = a tu mano
table-key-board = a las bolsas y cartas de la mesa
table-key-say = decir algo
table-key-kings = Reyes y Reinas hasta ahora
table-key-hint = Pedir consejo al intendente
table-key-piles = cartas del centro
table-key-more = más
table-key-keys = esta lista
table-notices = Avisarme cuando me toque
table-title-now = ¡Te toca! · Nottingham
table-watching = Miras desde el gentío.
table-sit = Relevar a un bot
table-hurry = Meter prisa a los bots
table-step-away = Que un bot guarde mi asiento
table-return = Recuperar mi asiento
table-to-gate = Volver a la puerta
table-to-gate-note = Tu asiento queda guardado: encontrarás la partida en la puerta.
table-other-device = Jugar en otro dispositivo
table-other-device-about = Tu asiento va contigo: abre allí este enlace antes de diez minutos. Sirve una sola vez; no lo enseñes.
table-other-device-close = Cerrar mi asiento en los demás dispositivos
table-leave = Irse para no volver
table-leave-about = Un bot ocupa tu asiento y sigue con tus cartas. No podrás recuperarlo; los demás sabrán que te has ido.
table-leave-do = Sí, irme para no volver
table-leave-not = Quedarme
table-quiet = Silencio: estamos en la misma sala
table-quiet-about = Sin sonido, sin charla en la página, sin avisos.
table-whole = Toda la mesa también aquí
table-whole-about = Los puestos, la charla y la crónica, aunque los muestre la tableta.
table-brisk = Bots con prisa
table-brisk-about = Piensan igual de bien, con pausas más cortas.

## Asientos

table-state-held = un bot guarda el asiento
table-state-away = ausente
table-state-away-until = ausente · { $time }
table-state-market = en el mercado
table-state-next = en la cola
table-state-marketed = ya de vuelta
table-state-ready = bolsa cerrada
table-state-thinking = sopesando las bolsas…
table-state-packing = llenando la bolsa…
table-state-out = fuera de esta ronda
table-state-declared = bolsa declarada
table-state-gate = bolsa en la puerta
table-state-passed = paso libre
table-state-true = era verdad
table-state-caught = era mentira
table-you-state = { $state ->
    [none] tú
   *[other] tú, { $state }
}
table-peek = Boca abajo: { $goods }. Solo lo sabes tú.
table-peek-none = Nada boca abajo. De momento.
table-hand = Tu mano
table-hand-empty = Sin cartas.
table-hand-aside = toca las cartas que no quieras
table-hand-pack = arrastra una carta a la bolsa o tócala
table-in-bag = En tu bolsa
table-in-bag-hint = solo la ves tú
table-set-aside = Apartadas
table-on-stand = En el puesto
table-stand-empty = Nada todavía, salvo buenas intenciones.
table-known-note = Las marcadas están boca abajo para los demás, pero tú las conoces.
table-in-their-hand = en la mano
table-word-record = Promesas cumplidas: { $kept }. Rotas: { $broken }.
table-record = Bolsas: { $bags }. Abiertas: { $opened }. Mentiras descubiertas: { $caught }.
table-nudge = Avisar { $who_to }
table-let-bot = Que un bot juegue por { $who_within }
table-away-until = { $who_begins } no está. Un bot juega en { $time }.
table-mute = Dejar de oír a esta persona
table-unmute = Volver a oír a esta persona
table-muted = No oyes nada de lo que dice. Nadie más lo sabe.
table-block = Bloquear
table-block-about = No os volverá a juntar la búsqueda de mesa, y no oirás nada de esta persona allí donde coincidáis. No se le avisa. El bloqueo se levanta en Mis partidas.
table-block-do = Nunca más
table-blocked = Bloqueo guardado. Lo encuentras en Mis partidas.
table-report = Denunciar
table-report-why = Qué pasa
table-report-words = lo que dice
table-report-name = su nombre
table-report-stalling = retrasa la partida
table-report-cheating = hace trampas con ayuda de fuera
table-report-other = otra cosa
table-report-text = En pocas palabras, si quieres
table-report-do = Enviar la denuncia
table-report-note = La leen quienes llevan este servidor. En la mesa no se entera nadie.
table-reported = Gracias. Quienes llevan este servidor la leerán.

## Mercado

table-open-market = ¿Quién va primero al mercado?
table-open-market-detail = Los demás siguen por turno.
table-first = Empieza { $who_within }
table-aside = ¿De qué cartas te desprendes?
table-aside-detail = Hasta { $most }. Robas otras tantas, de las pilas o del mazo.
table-aside-detail-open = Hasta { $most }, boca arriba. Robas otras tantas del mazo.
table-aside-do = Apartar { $count }
table-aside-none = Quedármelas todas
table-aside-count = Apartadas: { $count }
table-put-back = Devolver
table-draw = Roba { $count } { $count ->
    [one] carta
   *[other] cartas
}.
table-draw-detail = Primero las pilas: en cuanto robas del mazo, se cierran.
table-draw-deck = Robar { $count } del mazo
table-draw-pile = Tomar { $goods }, { $pile ->
    [left] pila izquierda
    [right] pila derecha
   *[other] de la pila
}
table-discard = ¿Adónde van estas cartas?
table-place = ¡Confiscado! ¿Adónde van estas cartas?
table-confiscated = Confiscado
table-lay-detail = Toca una carta para ponerla encima: eso verá quien venga después.
table-lay-do = { $pile ->
    [left] A la pila izquierda
    [right] A la pila derecha
   *[other] A la pila de descartes
}
table-lay-top = { $name }, encima
table-lay-raise = { $name }: poner encima
table-top = encima
table-bottom = debajo
table-top-first = primero la de encima
table-pile-empty = vacía
table-look-through = mirar { $count }
table-laid-out = Cartas apartadas boca arriba

## Cargar y declarar

table-pack = Carga tu bolsa.
table-pack-detail = De 1 a { $most } cartas. Nadie ve cuáles.
table-pack-first = Mete antes al menos una carta.
table-packed = { $count ->
    [one] Una carta dentro.
   *[other] { $count } cartas dentro.
} ¿La cierras?
table-packed-detail = Una vez cerrada, no hay vuelta atrás. Declararás cuando lo estén todas.
table-close-bag = Cerrar la bolsa
table-empty-bag = Vaciarla
table-take-out = Sacar: { $name }
table-load-tip = Toca una carta para meterla; tócala en la bolsa para sacarla.
table-so-far = Por ahora
table-so-far-cards = <b>{ $count }</b> de { $most } cartas
table-so-far-worth = vale <b>{ $count }</b> si pasa
table-if-opened = Si la abren
table-risk-empty = Una bolsa vacía no es una bolsa.
table-risk-true = Si dices <b>{ $good }</b>, el Sheriff te debe <b>{ $gold }</b>.
table-risk-lie = Si dices <b>{ $good }</b>, pagas <b>{ $gold }</b> y pierdes { $goods }.
table-bag-open = { $you ->
    [owner] Tu bolsa, aún abierta
   *[other] La bolsa { $owner_of }, aún abierta
}
table-declare = { $who_begins } te mira a los ojos. ¿Qué hay en la bolsa?
table-declare-do = «{ $goods }, Sheriff»
table-you-say = Tú dices
table-stakes-true = La verdad. Si la abren, ganas { $gold }.
table-stakes-lie = Si la abren, pagas { $gold } y pierdes { $goods }.

## En la puerta

table-over-bag = { $you ->
    [owner] Por tu bolsa
   *[other] Por la bolsa { $owner_of }
}
table-over-bags = Ofertas
table-no-offers = Aún no hay ofertas. Que alguien carraspee.
table-no-offers-yet = Primero cada cual dice lo que lleva. Aguanta la risa.
table-bags = Bolsas en la puerta
table-no-bags = No hay bolsas en la puerta.
table-own-offers = Tus ofertas
table-opening = { $you ->
    [owner] ¡Abren tu bolsa!
   *[other] ¡Abren la bolsa { $owner_of }!
}
table-moment-short = ¡No está!
table-moment-smuggled = ¡Colado por la puerta!
table-moment-broken = ¡Palabra rota!
table-settle = { $owner_begins } dice: { $goods }.
table-settle-detail = { $count ->
    [one] La última bolsa. Ábrela, déjala pasar o ponle precio.
   *[other] Quedan { $count } bolsas. Abre esta, déjala pasar o ponle precio.
}
table-settle-risk = { $count ->
    [one] La última bolsa.
   *[other] Quedan { $count } bolsas.
} Si es verdad, abrirla te cuesta { $gold }.
table-open-risk = Si es verdad, abrirla te cuesta { $gold }.
table-wants = { $who_begins } quiere { $gifts }, y tu bolsa pasa.
table-gate-wait = { $who_begins } sopesa tu bolsa con la mirada.
table-gate-done = Lo tuyo está hecho. Aún puedes enredar.
table-open = Abrir la bolsa
table-pass = Dejar pasar
table-take = Tomar { $gifts }
table-demand = Poner precio
table-accept = Aceptar
table-accept-for = Aceptar { $gifts }
table-agree-to-ask = De acuerdo en pedir { $gifts }
table-counter = Contraoferta
table-refuse = Rechazar
table-refused-by = { $you ->
    [who] Rechazada por ti
   *[other] Rechazada por { $who_within }
}
table-offer-refused = { $you ->
    [who] Rechazas
   *[other] { $who_begins } rechaza
} la oferta { $number }.
table-owed-open = { $you ->
    [who] Has pagado por ello: hay que abrirla.
   *[other] { $who_begins } ha pagado por ello: hay que abrirla.
}
table-owed-pass = { $you ->
    [who] Has pagado por ello: tiene que pasar.
   *[other] { $who_begins } ha pagado por ello: tiene que pasar.
}
table-go-on = Seguir
table-withdraw = Retirarla
table-offer-make = Hacer una oferta
table-offer-change = Cambiar mi oferta
table-offer-go-on = Seguir con mi oferta
table-agreed-already = Ya has aceptado: faltan los demás.
table-not-yet = Antes hay que resolver otra cosa.
table-word-open = dice: abrir
table-word-pass = dice: dejar pasar
table-deals = Tratos de esta ronda
table-deals-none = Nada sellado todavía.
table-promises = Promesas
table-promises-none = Nadie ha prometido nada. Muy prudente.
table-promise-open = Está por ver.
table-promise-kept = Cumplida.
table-promise-broken = Rota.
table-promise-words = Palabra de honor: nadie la juzga.
table-pledge = Dar tu palabra
table-pledge-to = A quién
table-pledge-what = Qué prometes
table-pledge-words = otra cosa, con tus palabras
table-late-title = Alguien quiere unirse
table-late = { $name } pide ocupar este asiento: { $who }. Vería entonces sus cartas. Todos los que juegan tienen que estar de acuerdo.
table-late-somebody = alguien
table-late-yes = Dejar entrar
table-late-no = En esta partida no
table-pledge-do = Doy mi palabra

## Deudas, mercado negro, botín

table-pay = Aún debes { $gold }. Paga con mercancías.
table-pay-with = Elegido: { $worth } de { $amount }
table-pay-missing = Aún falta por pagar: { $count }.
table-pay-enough = Vale { $count }. Con eso basta.
table-pay-goods = Mercancías para pagar
table-pay-do = Pagar
table-black-market = Mercado negro
table-claim = El mercado negro compra. ¿Tres iguales?
table-claim-nothing = El mercado negro compra, pero no tienes tres iguales.
table-claim-gone = El mercado negro compra, pero ya no le queda carta para tu trío.
table-claim-asked = Se pregunta a todo el que pasa: así nadie sabe lo que está boca abajo.
table-claim-detail = Las cartas se enseñan y salen de la partida; los puntos se quedan contigo.
table-claim-do = { $goods } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-claim-none = No reclamar nada
table-loot = El botín: { $goods }
table-loot-mine = Tu parte
table-loot-gold = Oro para ti
table-split = A repartir el botín.
table-split-answer = { $who_begins } propone un reparto.
table-split-waiting = Tu propuesta está sobre la mesa.
table-split-terms = { $who_begins } se quedaría con: { $goods }
table-split-rest = Te quedarías con: { $goods }
table-split-detail = De común acuerdo, o invocando la regla: mitad y mitad, y lo impar se pierde.
table-split-accept = De acuerdo
table-split-propose = Proponer este reparto
table-split-call = Invocar la regla

## Esperar

table-wait = Un momento.
table-wait-finished = El recuento.
table-finished = Todo está sobre la mesa. Ahora, a destaparlo.
table-wait-market = { $who_begins } está en el mercado.
table-wait-opener = { $who_begins } dice quién va primero al mercado.
table-wait-loading = Aún con la bolsa abierta: { $names }.
table-wait-loading-detail = Tu bolsa está cerrada, y cerrada se queda.
table-wait-loading-sheriff = Esta ronda la ley eres tú. Aguza el oído: algo tintinea.
table-wait-declaring = { $who_begins } tiene que decir qué lleva en la bolsa.
table-wait-gate = { $who_begins } decide.
table-wait-placement = { $who_begins } coloca las cartas confiscadas.
table-wait-debt = { $who_begins } hace cuentas para pagar.
table-wait-claim = { $who_begins } mira el mercado negro.
table-wait-split = { $who_begins } reparte el botín.
table-held = Un bot te mantiene el asiento caliente.
table-held-detail = Juega por ti hasta que lo recuperes.
table-plain = Te toca: { $name }
table-plain-missing = Falta elegir: { $name }
table-plain-nothing = nada
table-plain-bot = Que elija un bot
table-plain-send = Hacerlo

## Charla

table-say = Dile algo a la mesa
table-say-send = Decirlo
# Above what one typed, where it would be an offer; what it would give and ask follows.
table-slip = Entendido:
table-slip-offer = Hacer esta oferta
table-slip-say = Solo decirlo
table-say-phrase = Di algo…
table-reactions = Reaccionar
table-phrases = Cosas que decir
table-quiet-here = Silencio: aquí se habla de viva voz.
table-news-held-asked = { $you ->
    [who] Un bot guarda tu asiento.
   *[other] Un bot guarda un rato el asiento { $who_of }.
}
table-news-held-clock = { $you ->
    [who] Se acabó el tiempo: un bot guarda tu asiento.
   *[other] Se acabó el tiempo: un bot guarda el asiento { $who_of }.
}
table-news-held-host = { $you ->
    [who] Un bot guarda tu asiento, a petición de quien lleva la mesa.
   *[other] Un bot guarda el asiento { $who_of }, a petición de quien lleva la mesa.
}
table-news-held-away = { $you ->
    [who] No estabas: un bot guarda tu asiento.
   *[other] { $who_begins } no está: un bot guarda el asiento.
}
table-news-returned = { $you ->
    [who] Has vuelto.
   *[other] { $who_begins } ha vuelto.
}
table-news-left = { $you ->
    [who] Has dejado la mesa.
   *[other] { $who_begins } ha dejado la mesa.
}
table-news-asked = Alguien pide un asiento ({ $who }): { $name }.
table-news-denied = En esta partida ese asiento se queda como está: { $who }.
table-news-taken = { $you ->
    [who] Te has sentado a la mesa.
   *[other] Alguien se ha sentado a la mesa: { $who }.
}
table-news-host = { $you ->
    [who] Ahora la mesa la llevas tú.
   *[other] Ahora la mesa la lleva { $who_within }.
}
table-news-stood-in = { $how ->
    [silent] { $who_begins } no responde: decide { $bot }.
    [spent] { $who_begins } ha agotado su presupuesto: decide { $bot }.
   *[muddled] No se entiende lo que responde { $who_within }: decide { $bot }.
}
table-bot-honest = un mercader honrado
table-news-resumed = Ya está todo el mundo: seguimos.

## A lo que la casa dice que no

table-no-stale = Acaba de pasar algo. Mira otra vez.
table-no-seat-held = Un bot guarda tu asiento. Recupéralo antes.
table-no-seat-not-held = El asiento ya es tuyo.
table-no-not-playing = La partida no está en marcha.
table-no-phrases-only = En una mesa pública se habla con frases hechas.
table-no-nothing-said = No has dicho nada, y lo has dicho muy bien.
table-no-too-busy = No tan deprisa: una cosa cada vez.
table-no-too-many-requests = No tan deprisa: una cosa cada vez.
