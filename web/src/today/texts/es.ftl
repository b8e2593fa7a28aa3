# El mercado del día.
today-title = El mercado del día
today-line = Un reparto al día. Las mismas cartas y los mismos tres rivales para todo el mundo, y un solo intento.
today-set = { $edition }, { $rounds } rondas: cada cual guarda la puerta una vez.
today-company = Hoy en el mercado
today-name = Tu nombre en el tablón
today-play = Ir al mercado
today-once = Cuenta desde la primera carta. Sin segundo intento y sin pistas.
today-public = Tu nombre y tus puntos figuran en el tablón de este servidor. Cuando acaba el día, aquí todos pueden ver la mejor partida.
today-running = Tu bolsa está lista y la puerta, abierta.
today-continue = Seguir jugando
today-given-up = Ya has tenido tu intento de hoy.
today-result = { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
today-marks = Tus rondas
today-share = Compartir
today-copy = Copiar el texto
today-text = El texto para compartir; no revela ninguna carta
today-copied = Copiado. Pégalo donde quieras.
today-by-hand = El texto está seleccionado. Cópialo a mano.
today-look = Ver tu partida
today-next = El próximo mercado abre en { $time }.
today-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
today-board = El tablón
today-board-none = Nadie ha terminado todavía el mercado de hoy. La primera línea está libre.
today-finished = { $count ->
    [one] { $count } resultado hoy
   *[other] { $count } resultados hoy
}
today-column-name = Nombre
today-column-points = Puntos
today-column-place = Puesto
today-somebody = Alguien
today-you = tú
today-yesterday = Ayer
today-yesterday-none = Ayer nadie jugó el mercado hasta el final.
today-watch = Ver la mejor partida
today-fair = ¿Es esto justo?
today-fair-deal = El reparto sale solo de la fecha (UTC), así que es el mismo en todos los servidores de la misma versión del mundo. Lo que hacen tus rivales sale del reparto y de lo que haces tú; en la puerta también puede influir cuándo hablas.
today-fair-secret = El precio: nada es secreto de verdad. El programa es abierto y quien quiera puede calcular las cartas de antemano. El servidor no cuenta nada a nadie antes de que acabe la partida.
today-fair-try = Un intento por navegador, o por clave de jugador. Quien borra los datos de su navegador es alguien nuevo para el servidor; eso se puede frenar, pero no impedir.
today-mark-honest = honrada, y pasó
today-mark-searched = honrada, y la abrieron igual
today-mark-bluffed = una mentira que pasó
today-mark-bought = una mentira que pasó, pagando
today-mark-caught = mentira descubierta
today-mark-sharp = de Sheriff: alguien cayó
today-mark-fooled = de Sheriff: solo se abrieron bolsas honradas
today-mark-paid = de Sheriff: un soborno aceptado
today-mark-lenient = de Sheriff: pasaron todos
