# Puntuaciones: clasificaciones, curva e historial.
ratings-title = Clasificación
ratings-line = Las partidas de las mesas puntuadas, por edición y número de jugadores. Cada trimestre es una temporada.
ratings-edition = Edición
ratings-players = Jugadores
ratings-season = Temporada
ratings-season-name = { $year }, trimestre { $quarter }
ratings-mine = Tu puntuación
ratings-mine-none = Esta temporada no has jugado ninguna partida puntuada de este tipo.
ratings-mine-games = { $games ->
    [one] { $games } partida puntuada
   *[other] { $games } partidas puntuadas
}
ratings-provisional = Provisional: { $left ->
    [one] falta { $left } partida
   *[other] faltan { $left } partidas
} para entrar en la tabla.
ratings-find = Buscar una mesa puntuada
ratings-curve = Tu puntuación tras cada partida: { $first } al principio, { $last } ahora, { $best } como máximo.
ratings-board = La tabla
ratings-board-none = Todavía no hay nadie en la tabla: { $games ->
    [one] hace falta { $games } partida
   *[other] hacen falta { $games } partidas
} en la temporada.
ratings-bots = Los bots
ratings-bots-none = Ningún bot ha jugado aún una partida puntuada aquí.
ratings-column-name = Nombre
ratings-column-rating = Puntuación
ratings-column-games = Partidas
ratings-somebody = alguien
ratings-you = tú
ratings-history = Tus partidas puntuadas
ratings-history-none = Ninguna todavía.
ratings-place = { $place } de { $of }
ratings-left = abandono: último lugar
ratings-over-limit = No cuenta: ese día ya habías jugado tres partidas puntuadas con las mismas personas.
ratings-watch = Verla
ratings-gone = Ya no se conserva
ratings-how = Cómo se calcula
ratings-how-number = El número dice lo que vales como mínimo, casi con seguridad (mu − 3 sigma de OpenSkill). Se empieza en 1000 y sube a medida que se te conoce mejor.
ratings-how-season = Una temporada nueva conserva tu fuerza, con menos certeza. Una puntuación con interrogación es provisional.
ratings-how-leaving = Quien se va, o acaba con un bot en su asiento, queda en último lugar. Cuentan tres partidas al día con las mismas personas.
ratings-how-forget = En «Mis partidas» puedes llevarte tus puntuaciones o hacer que se olviden.
rated-result = Puntuaciones
rated-pending = Se está calculando el resultado.
rated-change = { $before } → { $after }
