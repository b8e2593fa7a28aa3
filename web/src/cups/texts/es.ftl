cups-title = Torneos
cups-line = Las mismas cartas en cada mesa: solo cuenta lo que se hace con ellas.
cups-mine = Tus torneos
cups-found = Fundar un torneo
cups-name = Nombre del torneo
cups-name-like = Torneo de la cosecha
cups-size = Jugadores por mesa
cups-rounds = Rondas
cups-pace = Ritmo
cups-pace-evening = Una tarde: 90 segundos por decisión
cups-pace-week = Una semana: ocho horas por decisión
cups-bots = Con dos personas ya hay torneo; caben hasta 64. Los asientos libres los ocupan los mismos personajes en cada mesa.
cups-do-found = Fundar el torneo
cups-stage-gathering = Inscripción abierta
cups-stage-playing = En juego
cups-stage-finished = Terminado
cups-people = { $count ->
    [one] Participa una persona
   *[other] Participan { $count } personas
}
cups-about = { $edition }, { $players } por mesa, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $pace ->
    [week] en una semana
   *[evening] en una tarde
}.
cups-join = Participar
cups-join-about = Juegas en tu mesa con las mismas cartas que los demás en la suya.
cups-gathering = Participas. El torneo empieza cuando lo decida quien lo fundó.
cups-gathering-founder = Comparte el enlace. Con dos personas o más puedes empezar; después ya no entra nadie.
cups-begin = Empezar el torneo
cups-leave = Salir del torneo
cups-round = Ronda { $number } de { $of }
cups-round-done = Mesas terminadas: { $count } de { $of }.
cups-sit = A tu mesa
cups-wait = Tu mesa ha terminado. La siguiente ronda empieza cuando terminen todas.
cups-podium = El podio
cups-standings = Clasificación
cups-column-place = Puesto
cups-column-name = Nombre
cups-column-share = Superados
cups-column-ahead = Ventaja
cups-share-about = Cada asiento se compara con el mismo asiento de las demás mesas, que tenía las mismas cartas: 100 % es haberlos superado a todos. En caso de empate decide la ventaja en puntos sobre el centro.
cups-by-place = En una ronda solo una mesa llegó al final; allí contaron los puestos de esa mesa.
cups-tables = Mesas de esta ronda
cups-table = mesa { $number }
cups-table-done = terminada
cups-table-playing = en juego
cups-closed-about = Lo jugado queda cerrado hasta que terminen todas las mesas de la ronda: las demás tienen las mismas cartas.
cups-past-round = Ronda { $number }
cups-read = La crónica
cups-link = La página del torneo
cups-link-join = Quien tenga este enlace puede participar hasta que empiece el torneo.
cups-link-about = El enlace muestra cómo va el torneo. No abre ningún asiento.
cups-line-up = Donde no se sienta nadie, en este orden: { $names }.
cups-needs-people = Un torneo necesita al menos dos personas.
