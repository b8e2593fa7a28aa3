# Mis partidas: lo jugado, lo que dice de quien juega, y qué se hace con ello.
mine-title = Mis partidas
mine-line = { $games ->
    [0] Aún no hay nada terminado. Aquí se reunirán tus hazañas.
    [one] Una partida contada hasta ahora.
   *[other] { $games } partidas contadas hasta ahora.
}
mine-running = En marcha
mine-running-none = No te espera ninguna partida. La puerta está abierta.
mine-continue = Continuar
mine-your-turn = Te toca
mine-finished = Terminadas
mine-finished-none = Termina una partida en este navegador y quedará aquí, con su resultado y su repetición.
mine-all = Ver las { $count } partidas
mine-finished-more = Se muestran las últimas { $shown } partidas de { $total }.
mine-result = { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mine-result-won = Victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mine-read = La crónica
mine-replay = Repetición
mine-standing = Mesas fijas
mine-standing-open = Hay una velada en marcha
mine-standing-evenings = { $evenings ->
    [one] Una velada
   *[other] { $evenings } veladas
}
mine-figures = Lo que se dice de ti
mine-epithet-honest = Alma honrada
mine-epithet-silver = Pico de oro
mine-epithet-hapless = Manos en la masa
mine-epithet-bold = Audacia al por mayor
mine-epithet-new = Cara nueva en la puerta
mine-figure-wins = { $wins } de { $games }
mine-figure-wins-about = { $games ->
    [one] partida ganada
   *[other] partidas ganadas
}
mine-figure-believed = { $percent } %
mine-figure-believed-about = { $lies ->
    [0] Ni una sola mentira. De momento.
    [one] de tu única mentira coló en la puerta
   *[other] de tus mentiras colaron en la puerta: { $passed } de { $lies }
}
mine-figure-honest = { $passed } de { $bags }
mine-figure-honest-about = bolsas honradas que pasaron sin que nadie mirara
mine-figure-caught = { $caught }
mine-figure-caught-about = { $caught ->
    [one] vez con las manos en la masa
   *[other] veces con las manos en la masa
}
mine-figure-paid = { $worth } de oro
mine-figure-paid-about = el soborno más caro que pagaste, { $to_to }
mine-figure-taken = { $worth } de oro
mine-figure-taken-about = el soborno más caro que cobraste, de parte { $giver_of }
mine-figure-nemesis = Tu pesadilla: { $who }
mine-figure-nemesis-about = { $openings ->
    [0] Te ha costado { $worth } de oro en total.
    [one] Te abrió una bolsa; te ha costado { $worth } de oro en total.
   *[other] Te abrió { $openings } bolsas; te ha costado { $worth } de oro en total.
}
mine-figure-customer = Tu mejor cliente: { $who }
mine-figure-customer-about = Dejó { $worth } de oro en tu puerta.
mine-counted = Contado solo a partir de tus partidas terminadas.
mine-card = Una tarjeta para compartir
mine-card-about = Una imagen con estas cifras. Muestra tu nombre, y ninguna clave.
mine-card-words = { $name }, { $epithet }. { $lines }
mine-memory = Lo que recuerdan los personajes
mine-memory-off = Te reciben como la primera vez. Si quieres, desde ahora recordarán cómo juegas y te saludarán en consecuencia. Solo lo ves tú, y con un toque se olvida todo.
mine-memory-agree = Que me recuerden
mine-memory-about = Desde el { $date }. Solo lo ves tú, y se va borrando: lo de hace dos partidas cuenta la mitad. En una mesa con amigos solo saben lo que se jugó en esa misma mesa fija.
mine-memory-none = No os habéis vuelto a ver desde entonces.
mine-memory-forget = Que me olviden
mine-memory-forgotten = Olvidado. Te recibirán como la primera vez.
mine-opinion-broken = No te perdona una palabra rota.
mine-opinion-owed = Dice que le debes un paso.
mine-opinion-liar = No se cree nada de lo que dices.
mine-opinion-friend = Tiene buena opinión de ti.
mine-opinion-none = Aún no sabe qué pensar de ti.
mine-opinion-lies = Vio mentiras en cerca del { $percent } % de tus bolsas.
mine-opinion-gate = Te ha visto abrir cerca del { $percent } % de las bolsas.
mine-blocks = Personas bloqueadas
mine-blocks-about = La búsqueda de mesa no os junta, y no oyes nada de ellas. No se avisa a nadie.
mine-blocks-since = desde el { $date }
mine-blocks-nameless = alguien sin nombre
mine-blocks-lift = Desbloquear
mine-blocks-lifted = Bloqueo levantado.
mine-key = Tus partidas son de este navegador
mine-key-about = Sin cuenta ni contraseña: este navegador guarda una clave, y el servidor solo su huella. Quien tenga la clave tiene tus partidas y tus asientos.
mine-carry = Llevarlas a otro dispositivo
mine-carry-title = A otro dispositivo
mine-carry-about = Abre este enlace en tu otro dispositivo, o apunta con su cámara a la imagen. No lo compartas: es tu clave.
mine-carry-share = Mis partidas en la puerta de Nottingham
mine-export = Descargarlo todo
mine-export-file = nottingham-mis-partidas.json
mine-erase = Que se olvide todo
mine-erase-title = ¿Que se olvide todo?
mine-erase-about = El servidor olvida qué asientos y qué mesas fijas son tuyos; este navegador olvida su clave, sus asientos y tu nombre. Tus cifras y esta lista desaparecen para siempre.
mine-erase-honest = Lo que queda: las propias partidas. Los demás las conservan, con el nombre con el que jugaste, porque también son suyas. Solo quien llevaba la mesa de una partida puede borrarla para todos.
mine-erase-do = Olvidarlo todo
mine-erase-keep = Conservarlo todo
mine-erased = Olvidado. { $seats ->
    [one] Un asiento ya no es de nadie.
   *[other] { $seats } asientos ya no son de nadie.
}
mine-arrive-title = ¿Traer tus partidas aquí?
mine-arrive-about = Este enlace trae la clave de un jugador desde otro dispositivo. Sus partidas y asientos se añaden a los de este navegador, y el otro dispositivo también los conserva. Nada tuyo pasa a la otra clave.
mine-arrive-do = Sí, son mías
mine-arrive-no = No, déjalo
mine-arrived = Tus partidas están aquí.
mine-account = Tus partidas pertenecen a tu nombre
mine-account-about = Tu clave de acceso las abre en todos tus dispositivos; el servidor solo tiene su mitad pública, y ninguna contraseña. En otro dispositivo, entra con la misma clave, o añade una.
mine-erase-account = Se borran tu nombre, tus claves de acceso y todas las sesiones abiertas; el servidor olvida qué asientos y qué mesas fijas son tuyos, y este navegador, sus asientos. Tus cifras y esta lista desaparecen para siempre.
mine-privacy = Qué se guarda, y dónde
