# La puerta, preparar una mesa, la sala de espera y la cara de lo que salió mal.
lobby-strap = Un juego de mercaderes, contrabando, sobornos y un Sheriff codicioso, para entre tres y seis personas
lobby-issue = Día de mercado, n.º { $number }. Precio: lo que logres colar por la puerta.
lobby-ear-bribe = El soborno de hoy
lobby-ear-bribe-1 = Ocho monedas y dos manzanas. El Sheriff escucha ofertas.
lobby-ear-bribe-2 = Seis monedas y un cumplido. El cumplido es opcional.
lobby-ear-bribe-3 = Un queso bien curado. Ya no se acepta pan.
lobby-ear-weather = El tiempo
lobby-ear-weather-1 = Despejado en la puerta, con riesgo de inspección.
lobby-ear-weather-2 = Niebla. Ideal para bolsas pesadas.
lobby-ear-weather-3 = Cielo claro y honrado; se nublará por la tarde.
lobby-doors = Empezar
lobby-play-now = Jugar ya
lobby-play-now-about = { $strength ->
    [gentle] Tú y tres personajes bonachones, directo al mercado. Gana dos veces y abrirán los ojos.
    [sharp] Tú y tres personajes en plena forma. El rey Ricardo solo viene si lo llamas.
   *[usual] Tú y tres personajes, directo al mercado. Gana dos veces más y afinarán.
}
lobby-set = Preparar mesa
lobby-set-about = Edición, asientos, compañía, reloj: tu casa, tus reglas.
lobby-set-choose = Elegir
lobby-join = Unirse
lobby-join-about = Te han enviado un código o un enlace.
lobby-code = Código
lobby-code-label = Código de invitación
lobby-attractions = Más en la puerta
lobby-to-today = El mercado del día
lobby-to-today-about = Las mismas cartas para todos. Un solo intento.
lobby-to-puzzles = Enigmas
lobby-to-puzzles-about = ¿Abrir o aceptar el soborno? Diez al día.
lobby-to-mine = Mis partidas
lobby-to-mine-about = Resultados, hazañas y cifras, todo tuyo.
lobby-to-standing = Mesas fijas
lobby-to-standing-about = Los mismos amigos y el mismo enlace, cada semana.
lobby-to-cups = Torneos
lobby-to-cups-about = Las mismas cartas en cada mesa: la suerte no cuenta.
lobby-to-tablet = Tableta en medio
lobby-to-tablet-about = El tablero para todos, tu mano en el móvil.
lobby-to-hotseat = Una sola pantalla
lobby-to-hotseat-about = Se pasa de mano en mano, sin mirar.
lobby-games = Tus partidas
lobby-games-none = Ninguna todavía. Las partidas que empieces o a las que te unas se guardan aquí: puedes cerrar la página y volver.
lobby-games-kept = Tus asientos están guardados. Aparecerán aquí en cuanto el servidor responda.
lobby-stage-waiting = En la sala de espera, { $free ->
    [0] sin asientos libres
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}.
lobby-stage-finished = Terminada. El Chisme lo cuenta todo.
lobby-stage-yours = La mesa te espera.
lobby-stage-playing = En marcha.
lobby-your-turn = Te toca
lobby-square = En la plaza
lobby-square-none = Ahora no hay partidas públicas. Prepara una mesa abierta a todos y alguien pasará por aquí.
lobby-square-table = { $edition }, { $taken } de { $seats } asientos ocupados
lobby-sit = Sentarse
lobby-watch = Mirar
lobby-tablet-here = Poner esta pantalla en medio
lobby-new = ¿Acabas de llegar?
lobby-new-about = Llena una bolsa. Di qué lleva. Que sea verdad ya es otra cosa. Las reglas caben en una página o dos.
lobby-rules = Cómo se juega
lobby-first-time = ¿Primera vez?
lobby-guided = Una partida guiada, cinco minutos
lobby-unofficial = No oficial.
lobby-unofficial-about = Hecho por admiradores del juego de mesa, sin relación con sus autores ni editoriales.
lobby-drawings = Dibujos a partir de game-icons.net, CC BY 3.0.
lobby-credits = Créditos
lobby-home = A la puerta de la ciudad

lobby-edition = Edición
lobby-edition-first = Dos pilas de descartes donde pescar. De tres a cinco jugadores.
lobby-edition-second = Una sola pila; el Sheriff dice quién empieza. De tres a seis jugadores.
lobby-read-rules = Leer estas reglas
lobby-options = Opciones
lobby-options-none = Ninguna
lobby-seats = Asientos
lobby-seats-rounds = { $rounds } rondas. A todos les toca ser Sheriff.
lobby-seats-six = { $rounds } rondas. Dos ayudantes guardan juntos la puerta.
lobby-seat = Asiento { $number }
lobby-name = Tu nombre
# Nombres para quien no ha dicho ninguno, ninguno de un personaje; una coma y un espacio entre dos.
lobby-woods = Robin, Alán, Elena, Gilberto, Clorinda, Arturo, Rosamunda, Edmundo, Matilde, Godofredo, Leonor, Tibaldo
lobby-name-about = Eres tú. Con este nombre te verán los demás.
lobby-a-friend = Un amigo
lobby-a-friend-about = Queda libre. Tendrás un enlace para enviar.
lobby-models = Modelos de lenguaje
lobby-model-about = Un modelo de lenguaje. Recibe todo lo que se dice en esta mesa.
lobby-levels = Según la fuerza
lobby-level-easy = El Intendente, indulgente
lobby-level-easy-about = Sabe las reglas y poco más. Para una primera noche.
lobby-level-normal = El Intendente, firme
lobby-level-normal-about = Recuerda lo que hiciste, a veces.
lobby-level-hard = El Intendente en plena forma
lobby-level-hard-about = Juega a ganar, apenas soborna, no olvida nada. Soso, y difícil de vencer.
lobby-strength = Cómo juegan
lobby-strength-gentle = Con calma
lobby-strength-gentle-about = Se fijan poco y dudan mucho. Para una primera noche.
lobby-strength-usual = Como siempre
lobby-strength-usual-about = Cada cual según su carta.
lobby-strength-sharp = Sin piedad
lobby-strength-sharp-about = Te calan enseguida, vigilan el mercado y apenas dudan.
lobby-brought-about = Un bot que trajo quien lleva este servidor.
lobby-who = Quién puede unirse
lobby-private = Solo amigos
lobby-private-about = Quien tenga el enlace o el código.
lobby-public = Cualquiera
lobby-public-about = Anunciada en la plaza, abierta a desconocidos y curiosos.
lobby-clock = Reloj
lobby-clock-seconds = { $seconds ->
    [0] Sin reloj
    [30] 30 segundos por decisión
    [60] 1 minuto por decisión
    [180] 3 minutos por decisión
    [86400] Un día por decisión
   *[other] { $seconds } segundos por decisión
}
lobby-clock-none-about = Tómate tu tiempo; los demás harán lo mismo.
lobby-clock-about = Si se acaba el tiempo, un bot guarda el asiento hasta que vuelva su ocupante.
lobby-clock-days-about = Con calma: nadie tiene que coincidir con nadie.
lobby-minutes = { $minutes ->
    [one] { $minutes } minuto por mercader
   *[other] { $minutes } minutos por mercader
}
lobby-house-about = Una tabla por mercancía, escrita en TOML.
lobby-house-file = Elegir un archivo
lobby-house-text = Su texto
lobby-house-read = Leer las mercancías
lobby-house-none = Jugar sin ellas
lobby-house-example = Ver un ejemplo
lobby-market-about = Lo que valen las cartas. La más alta queda encima.
lobby-market-card = { $good }, carta { $number }
lobby-market-printed = Volver a los valores habituales
lobby-mend-who = Solo amigos
lobby-mend-seats = Poner { $players } asientos
lobby-mend-options = Quitarlo
lobby-mend-edition = Pasar a la segunda edición
lobby-mend-first = Antes arregla lo que no encaja.
lobby-open-table = Abrir la mesa
lobby-deal = Repartir las cartas
lobby-open-about = { $open ->
    [0] Todos los asientos están ocupados: la partida empieza enseguida.
    [one] Queda un asiento libre para un amigo.
   *[other] Quedan { $open } asientos libres para amigos.
}

lobby-waiting = La sala de espera
lobby-waits-seats = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
lobby-waits-you = Te esperan: di que ya puedes empezar.
lobby-waits-ready = Falta el sí de { $name }.
lobby-waits-host = Ya está todo el mundo. { $name } repartirá cuando quiera.
lobby-all-set = Ya está todo el mundo. Reparte cuando quieras.
lobby-free-seat = Un asiento libre
lobby-free-seat-about = Para un amigo, o un personaje.
lobby-this-is-you = tú
lobby-host = lleva la mesa
lobby-person = persona
lobby-bot = juega un bot
lobby-ready = a punto
lobby-not-ready = todavía no
lobby-away = ausente
lobby-rename = Cambiar mi nombre
lobby-keep-name = Guardar este nombre
lobby-seat-bot = Sentar a un personaje
lobby-swap-bot = Cambiar
lobby-choose-bot = ¿Quién se sienta aquí?
lobby-sits-already = Ya está en la mesa.
lobby-remove = Quitar
lobby-hand-over = Ceder la mesa
lobby-fill = Completar la mesa
lobby-start = Repartir
lobby-set-ready = Por mí, adelante
lobby-unready = Pensándolo bien, no
lobby-claim-host = Nadie lleva la mesa: la llevo yo
lobby-watching = Estás mirando. La partida empieza cuando reparta quien lleva la mesa.
lobby-leave = Marcharse
lobby-agreed = Lo acordado
lobby-invite = Invitar a amigos
lobby-invite-about = Lee el código en voz alta, envía el enlace o enséñale la imagen a un teléfono.
lobby-invite-here = Esta dirección solo sirve en este ordenador. Arranca con --lan para que se unan los teléfonos de la casa.
lobby-qr = El enlace como código QR
lobby-link = Enlace
lobby-copy = Copiar enlace
lobby-copied = Copiado.
lobby-copy-by-hand = El enlace está seleccionado: cópialo con el teclado o con una pulsación larga.
lobby-share = Compartir
lobby-share-text = Hay un asiento para ti en la puerta de Nottingham.

lobby-move = Tu asiento está aquí
lobby-move-about = Sigue la partida en este dispositivo: la misma mano, la misma bolsa, la misma cara de inocente.
lobby-move-do = Sentarme aquí
lobby-invited = Te han invitado
lobby-invited-about = Un asiento, una bolsa y un Sheriff que mira a otro lado. A veces.
lobby-try-again = Intentar de nuevo
lobby-face-gone = Esta mesa ya no está
lobby-face-gone-about = Las mesas que nadie toca se recogen al cabo de un tiempo. La próxima se prepara en un momento.
lobby-face-game = Esa partida no existe
lobby-face-game-about = Este enlace lleva a una partida que nunca se jugó aquí o que se ha borrado. Comprueba que está copiado entero.
lobby-face-full = La mesa está llena
lobby-face-full-about = Hay una persona en cada asiento. Puedes mirar, o preparar tu propia mesa.
lobby-face-held = En esta partida ya no
lobby-face-held-about = Desde tu dispositivo o desde tu casa alguien ha tenido ya un asiento en esta partida y ha visto sus cartas. Puedes mirar, y sentarte cuando empiece la próxima.
lobby-face-apart = Siguen sin nadie más
lobby-face-apart-about = Quienes juegan prefieren terminar esta partida entre sí. Puedes mirar, y sentarte cuando empiece la próxima.
lobby-face-removed = Te han pedido que te vayas
lobby-face-removed-about = Quien lleva la mesa ha cedido tu asiento. Les pasa a los mejores mercaderes; hay otras mesas.
lobby-face-code = No hay mesa con ese código
lobby-face-code-about = Los códigos tienen ocho letras y cifras, y duran lo que dura su mesa. Pide otro a tus amigos.
lobby-face-restarting = La puerta se ha cerrado un momento
lobby-face-restarting-about = El servidor no responde; quizá se esté reiniciando. Tu asiento y tus cartas se guardan.
lobby-face-offline = Te has salido del camino
lobby-face-offline-about = Este dispositivo no tiene conexión. La partida espera, y tu asiento también.
lobby-face-crowd = La plaza está abarrotada
lobby-face-crowd-about = Hay tanta gente mirando esta mesa que no cabe nadie más. Prueba dentro de un rato.
lobby-face-old = Hay una edición más nueva de esta página
lobby-face-old-about = El servidor habla de cosas que esta página no conoce. Recárgala; tu asiento se guarda.
lobby-face-lost = Este asiento ya no es tuyo
lobby-face-lost-about = Lo dejaste desde otra ventana, o ya lo ocupa otra persona.
lobby-face-moved = Tu asiento se ha mudado
lobby-face-moved-about = Lo cerraste para este dispositivo desde otro. Continúa allí.
lobby-face-busy = Demasiada gente en la puerta
lobby-face-busy-about = El servidor no da abasto. Espera un minuto y vuelve a llamar.
lobby-face-stumble = Algo ha salido mal
lobby-face-stumble-about = No es culpa tuya. Inténtalo de nuevo; si tienes asiento, se guarda.

# Lo mismo en una línea, y otras cosas que una mesa rechaza.
lobby-sorry = No ha funcionado. Inténtalo de nuevo en un momento.
lobby-passkey-not-used = No se usó la clave de acceso. Nada ha cambiado.
lobby-no-server = El servidor no responde. ¿Sigue en marcha?
lobby-no-network = Este dispositivo está sin conexión.
lobby-no-table-full = En esa mesa no quedan asientos.
lobby-no-no-such-table = Esa mesa ya no está.
lobby-no-too-many-requests = Demasiadas llamadas a la puerta. Espera un minuto.
lobby-no-server-full = El servidor no tiene sitio para otra mesa.
lobby-no-not-host = Eso solo puede hacerlo quien lleva la mesa.
lobby-no-not-ready = No todos han dicho que sí.
lobby-no-seat-empty = Queda un asiento libre.
lobby-no-seat-taken = Alguien se te ha adelantado: ese asiento está ocupado.
lobby-no-removed-before = Quien lleva esa mesa te ha pedido que te vayas.
lobby-no-host-is-here = Quien lleva la mesa está aquí, después de todo.
lobby-no-already-started = Las cartas ya están repartidas.
lobby-change-rules = Cambiar las reglas
lobby-change-about = Los asientos se quedan como están. Se pregunta otra vez a cada cual si está a punto.
lobby-change-agree = Jugar así
lobby-rules-changed = { $name } ha cambiado las reglas. Échales un vistazo y avisa cuando quieras empezar.
lobby-match = Buscar mesa
lobby-match-about = Con la gente que haya. Si nadie espera, se pone una mesa y otros pueden encontrarla.
lobby-match-any = Cualquiera
lobby-match-find = Sentarse
lobby-match-strangers = Aquí se juega con desconocidos: frases hechas y reacciones, sin texto libre. Se reparte en cuanto la mesa está llena o se acaba la espera.
lobby-wait = Los bots ocupan los asientos libres
lobby-wait-seconds = { $seconds ->
    [0] nunca
    [60] al cabo de un minuto
    [180] al cabo de 3 minutos
    [600] al cabo de 10 minutos
    [one] al cabo de { $seconds } segundo
   *[other] al cabo de { $seconds } segundos
}
lobby-filling = { $free ->
    [0] La mesa está llena. Se reparte en
   *[other] Los bots ocupan los asientos libres y se reparte en
}

# Mesas puntuadas.
lobby-rated = Puntuada
lobby-rated-about = El resultado cambia la puntuación de toda la mesa. Quien se va queda en último lugar. Sin consejos ni sustituciones.
lobby-rated-is = Partida puntuada: el resultado cambia tu puntuación, y quien se va queda en último lugar.
lobby-rated-square = puntuada
lobby-mend-rated = Jugar sin puntuar
lobby-rated-ladder = Clasificación
