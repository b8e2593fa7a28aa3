# El recuento y la gaceta de una partida.
reckoning-title = El recuento
reckoning-facts = { $rounds } rondas, { $bags } bolsas, { $players } mercaderes
reckoning-skip = Ir al final
reckoning-turning = Se descubre el contrabando.
reckoning-crowning = Se nombran Reyes y Reinas.
reckoning-adding = Y ahora, a sumar.
reckoning-wins = { $you ->
    [who] Te llevas el mercado
   *[other] { $who_begins } se lleva el mercado
}
reckoning-shared = { $names_begins } comparten el mercado
reckoning-line = { $points ->
    [one] Por un solo punto
   *[other] Por { $points } puntos
}. { $you ->
    [who] Quedas en segundo lugar, y lo contarás
   *[other] { $who_begins } queda en segundo lugar, y lo contará
} durante años.
reckoning-line-tie = Con los mismos puntos, pero con el puesto más lleno. { $you ->
    [who] Quedas en segundo lugar, y lo contarás
   *[other] { $who_begins } queda en segundo lugar, y lo contará
} durante años.
reckoning-line-shared = No hubo forma de desempatar, y no fue por no intentarlo.
reckoning-points = Puntos por origen
reckoning-source-gold = Oro
reckoning-source-legal = Mercancías legales
reckoning-source-contraband = Contrabando
reckoning-source-royal = Mercancías reales
reckoning-source-crowns = Reyes y Reinas
reckoning-source-extras = Mercado negro
reckoning-crowns = Reyes y Reinas
reckoning-king = Rey
reckoning-queen = Reina
reckoning-nobody = nadie
reckoning-turned = Boca arriba
reckoning-clean = Ni una carta de contrabando.
reckoning-tattler = El Chisme de Nottingham
reckoning-wet = La tinta aún está fresca.
reckoning-closed = Las demás mesas juegan con las mismas cartas: lo que pasó aquí se contará en la página del torneo, cuando terminen todas.
reckoning-bluff-head = { $you ->
    [who] «{ $goods }», dijiste. Más o menos.
   *[other] «{ $goods }», dijo { $who_within }. Más o menos.
}
reckoning-bluff = El mejor farol del día cruzó la puerta en la ronda { $round }. En la bolsa: { $goods }. Valor: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
reckoning-no-bluff-head = Un día de comercio honrado
reckoning-no-bluff = Ni una mentira pasó la puerta. Nuestro reportero se fue pronto a casa.
reckoning-bribe-head = El soborno más caro
reckoning-bribe = { $you ->
    [who] Le pagaste { $to_to } <b>{ $gifts }</b> en la ronda { $round }.
   *[other] { $who_begins } le pagó { $to_to } <b>{ $gifts }</b> en la ronda { $round }.
}
reckoning-no-bribe = Nadie pagó nada. En la puerta pasan hambre.
reckoning-inspection-head = La peor inspección
reckoning-inspection = En la ronda { $round } se abrió una bolsa honrada, la { $owner_of }: { $goods }. Mirar costó <b>{ $gold }</b>. En la puerta: { $names }.
reckoning-no-inspection = No se abrió ni una bolsa honrada. Buen olfato en la puerta, o pura pereza.
reckoning-words-head = Promesas rotas
reckoning-words = { $broken } de { $promises }
reckoning-no-words = Nadie prometió nada, así que nadie faltó a su palabra.
reckoning-liars-head = Libro de los embustes
reckoning-lied = { $lies } de { $bags } { $bags ->
    [one] bolsa
   *[other] bolsas
}
reckoning-ad-1 = Perdida una ballesta cerca de la puerta. No se harán preguntas. Razón: G.
reckoning-ad-2 = Bolsas resistentes, con doble fondo. Se venden solo como adorno.
reckoning-ad-3 = Se busca testigo que no haya visto nada. Se paga bien.
reckoning-ad-4 = Clases de queso. Aprenda a distinguirlo de la seda por el peso.
reckoning-replay = Repetición
reckoning-analysis = Dónde se ganó y se perdió
reckoning-share = Compartir
reckoning-board = Al tablón del día
reckoning-cup = Volver al torneo
# Asked once, after a game with characters.
reckoning-memory = ¿Pueden recordarte?
reckoning-memory-about = Si aceptas, los personajes recordarán desde ahora cómo juegas y te saludarán en consecuencia. Solo lo ves tú, y en Mis partidas se olvida todo con un toque.
reckoning-memory-yes = Sí, que recuerden
reckoning-memory-no = No, gracias
reckoning-memory-agreed = Lo recordarán.
# The company of Play now becomes stronger, or milder.
reckoning-rises = { $strength ->
    [sharp] ¡Dos victorias más! Desde la próxima mesa juegan sin piedad.
   *[usual] ¡Dos victorias! Desde la próxima mesa ya nadie te lo pone fácil.
}
reckoning-falls = { $strength ->
    [gentle] Tres partidas perdidas seguidas: la próxima vez jugarán con calma.
   *[usual] Tres partidas perdidas seguidas: la próxima vez jugarán como siempre.
}
reckoning-again = Revancha
reckoning-eager = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
reckoning-join = Me apunto
reckoning-play-too = Jugar yo también
reckoning-share-about = El enlace lleva a esta página y a la repetición, con todas las cartas a la vista. Quien lo tenga puede mirar.
reckoning-picture = El resultado en una imagen
reckoning-download = Guardar la imagen
reckoning-still = En imagen
reckoning-clip = En clip
reckoning-clip-save = Guardar el clip
reckoning-clip-making = El clip se está grabando: siete segundos.
reckoning-clip-failed = Este navegador no ha podido hacer el clip.
reckoning-record = La partida como archivo de texto
reckoning-watch-bluff = Ver cómo pasó
