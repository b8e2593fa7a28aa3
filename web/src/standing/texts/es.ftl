# Mesas fijas: amigos que se reencuentran, con un solo enlace.
standing-title = Mesas fijas
standing-line = Los mismos amigos, las mismas reglas, un enlace que se queda.
standing-none = Ninguna todavía. Siéntate con amigos y pulsa «Conservar esta mesa» en la sala de espera o al acabar la partida.
standing-start = Preparar una mesa para ello
standing-evenings = { $evenings ->
    [one] Una velada hasta ahora
   *[other] { $evenings } veladas hasta ahora
}
standing-about = { $edition }, { $seats } asientos
standing-about-with = { $edition }, { $seats } asientos, con { $names }
standing-open = Hay una velada en marcha
standing-here = A la mesa: { $names }
standing-sit = Sentarse
standing-go = A la mesa
standing-begin = Empezar una velada
standing-begin-about = Un toque prepara la mesa como siempre. Los demás se sientan con este mismo enlace.
standing-link = El enlace que se queda
standing-link-about = Envíalo una sola vez. Quien lo tenga ve esta página, y puede sentarse o empezar una velada.
standing-share = Nuestra mesa en la puerta de Nottingham
standing-regulars = Los habituales
standing-column-name = Nombre
standing-column-games = Partidas
standing-column-wins = Ganadas
standing-column-sheriff = De Sheriff
standing-sheriff-most = Quien más ha llevado el estandarte del Sheriff: { $who }, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.
standing-history = Veladas pasadas
standing-history-none = Ninguna partida terminada todavía.
standing-game-won = Victoria: { $names }
standing-read = La crónica
standing-leave = Dejar esta mesa fija
standing-leave-title = ¿Dejar { $title }?
standing-leave-about = Ya no aparecerá entre las tuyas. Con el enlace siempre puedes volver; cuando no le quede nadie, la mesa desaparece.
standing-leave-do = Dejarla
standing-leave-stay = Quedarse
standing-keep = Conservar esta mesa
standing-keep-title = Conservar esta mesa
standing-keep-about = Recibe un nombre y un enlace que se queda. La próxima vez, un toque la prepara de nuevo, con las mismas reglas y los mismos personajes.
standing-keep-name = Nombre de la mesa
standing-keep-example = Los jueves a las ocho
standing-keep-do = Conservarla
standing-kept = Ir a { $title }
