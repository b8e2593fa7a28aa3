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
standing-column-name = Nombre
standing-column-games = Partidas
standing-column-wins = Ganadas
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

# La crónica de una velada: los premios se ganan, las cifras se cuentan.
standing-league = La liga
standing-league-about = Cada partida da un punto por cada rival que queda por detrás. A igualdad de puntos va delante quien ha ganado más partidas; si no, el puesto se comparte. Sin nombre, o con el de otra persona de la mesa, no se entra en la clasificación.
standing-column-place = Puesto
standing-column-points = Puntos
standing-column-evenings = Veladas
standing-night = Velada n.º { $number }
standing-night-read = La crónica de la velada
evening-line = Velada n.º { $number }, { $date }
evening-going-on = La velada sigue en marcha: así van las cosas.
evening-nothing = Aquella noche no se terminó ninguna partida.
evening-occasion-evening = { $count ->
    [one] ¡Una velada en esta mesa!
   *[other] ¡{ $count } veladas en esta mesa!
}
evening-occasion-year = { $count ->
    [one] ¡Ha pasado un año desde la primera velada!
   *[other] ¡Han pasado { $count } años desde la primera velada!
}
evening-won = La velada es para { $names }
evening-leads = En cabeza de momento: { $names }
evening-won-with = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}
evening-games = Las partidas
evening-game = Partida { $number }
evening-points = Puntos de la velada
evening-moments = De esto se hablará
evening-watch = Verlo
evening-awards = Honores y borrones
evening-awards-about = No se dan por estar: cada uno se cuenta con las cartas en la mano y hay que ganárselo. Si empatan dos, lo comparten; si empatan tres, se queda sin dueño.
evening-awards-none = Esta vez no lo ha merecido nadie.
evening-award-smuggler = El contrabando de la noche
evening-award-smuggler-why = { $count ->
    [one] Una bolsa
   *[other] { $count } bolsas
} por la puerta con otra cosa dentro. Valor total: { $gold }.
evening-award-never-caught = Visto y no visto
evening-award-never-caught-why = { $count ->
    [one] Una mentira
   *[other] { $count } mentiras
} en { $of ->
    [one] una bolsa
   *[other] { $of } bolsas
}, y nada salió a la luz.
evening-award-disbelieved = No se lo creía nadie
evening-award-disbelieved-why = Bolsas honradas que se abrieron igualmente: { $count } de { $of }.
evening-award-honest-purse = La bolsa más honrada
evening-award-honest-purse-why = { $count ->
    [one] Una bolsa, y dentro estaba
   *[other] { $count } bolsas, y en todas estaba
} lo declarado.
evening-award-dearest-bribe = El soborno más caro
evening-award-dearest-bribe-why = { $gold } en la puerta en una sola ronda.
evening-award-gate-for-sale = Puerta en venta
evening-award-gate-for-sale-why = Cobrado en la puerta en { $count ->
    [one] un trato
   *[other] { $count } tratos
}: { $gold }.
evening-award-sharp-nose = El mejor olfato
evening-award-sharp-nose-why = Bolsas falsas entre las abiertas: { $count } de { $of }.
evening-award-heavy-hand = Mil perdones
evening-award-heavy-hand-why = Bolsas abiertas que no escondían nada: { $count } de { $of }.
evening-award-red-handed = Con las manos en la masa
evening-award-red-handed-why = Mentiras que salieron a la luz: { $count } de { $of }.
evening-award-kept-word = Lo prometido es deuda
evening-award-kept-word-why = { $count ->
    [one] Una promesa cumplida, ninguna
   *[other] { $count } promesas cumplidas, ninguna
} rota.
evening-award-broken-word = Palabras que lleva el viento
evening-award-broken-word-why = Promesas rotas: { $count } de { $of }.
evening-share = La velada en una imagen
evening-share-about = Guárdala y envíala. El enlace muestra esta velada y nada más: con él nadie puede sentarse.
evening-picture = La velada en una imagen. { $headline }
