# What the command line says to a player: the frame of a game in the terminal, and why a command cannot be done.
# $you is the part that the reader plays in the sentence, or none. $offer: an offer with its number, whole sentences.

# --- around the game
terminal-open-at = Nottingham está abierta: { $address }
terminal-invite = Para todos los de tu red: { $address }
terminal-your-seat = Tu asiento, solo para ti: { $address }
terminal-stop = Ctrl-C para parar; cuando vuelvas, las partidas seguirán donde estaban.
terminal-needs-extra = Hacen falta el servidor web y la base de datos, que no están instalados ({ $names }); ejecuta: { $command }
terminal-no-page = Esta copia se construyó sin su página, porque no había Node para construirla. Instala una versión publicada, o clona el proyecto y ejecuta: ./nottingham play
terminal-welcome = Semilla { $seed }. Ante cualquier pregunta, «?» explica y «{ terminal-word-quit }» deja la mesa.
terminal-left = Dejas la mesa.
terminal-what-now = ¿Qué haces?
terminal-help = «{ terminal-word-any }» elige por ti, «{ terminal-word-quit }» deja la mesa, «? B4» muestra la regla B4.
terminal-help-menu = Escribe el número de lo que quieres hacer, 0 para no decir nada o «{ terminal-word-look }» para volver a ver la mesa. «> 5 monedas y me dejas pasar» se dice a la mesa, y es una oferta si lo parece.
terminal-help-goods = Escribe mercancías con su número, como «{ $example }»; basta el comienzo de una palabra. Las que hay: { $known }.
terminal-help-promise = Una línea vacía no promete nada.
terminal-number-please = Un número de { $least } a { $most }, por favor.
terminal-no-such-good = Ninguna mercancía se llama «{ $word }».
terminal-several-goods = «{ $word }» puede ser cualquiera de estas: { $known }.
# Another bot plays for a language model.
terminal-stand-in = ({ $bot } decide por { $name }: { $why ->
    [late] la respuesta llegó tarde
    [unreachable] nadie responde
    [refused] rechazo
    [empty] la respuesta estaba vacía
    [garbage] la respuesta no tenía sentido
    [illegal] la respuesta infringía una regla
    [move_tokens] demasiadas palabras para una jugada
    [game_tokens] demasiadas palabras para una partida
    [game_seconds] demasiado tiempo para una partida
    [day_tokens] demasiadas palabras para un día
    [gave_up] demasiadas jugadas sin respuesta
   *[other] { $why }
})

# --- the table
terminal-title = Ronda { $round } de { $rounds }, { $phase }. En la puerta: { $gate }.
terminal-you = { $name } (tú)
terminal-loot = Botín
terminal-bag = { $you ->
    [owner] Tu bolsa
   *[other] La bolsa { $owner_of }
}
terminal-bag-settled = { $goods } ({ $fate ->
    [passed] ha pasado
   *[opened] abierta
})
terminal-your-hand = Tu mano
terminal-your-bag = En tu bolsa
terminal-your-aside = Apartado
terminal-your-contraband = Boca abajo ante ti

# --- what can be done: items of a list
terminal-do-open-market = decir quién empieza
terminal-do-set-aside = apartar cartas
terminal-do-draw = robar
terminal-do-discard = descartar lo que apartaste
terminal-do-load = cargar tu bolsa
terminal-do-declare = declarar
terminal-do-settle = decidir sobre la bolsa { $owner_of }
terminal-do-place = dejar lo confiscado
terminal-do-pay = pagar lo que debes
terminal-do-bargain = { $you ->
    [merchant] hacer una oferta
   *[other] exigirle algo { $merchant_to }
}
terminal-do-answer = responder a esto: { $offer }
terminal-do-withdraw = retirar esto: { $offer }
terminal-do-pledge = prometerle algo a alguien

# --- questions, and their answers as items of a list
terminal-who-begins = ¿Quién empieza?
terminal-what-aside = ¿Qué cartas apartas (de 0 a { $most })?
terminal-draw-from = ¿De dónde robas?
terminal-which-pile = ¿En qué pila?
terminal-what-load = ¿Qué metes en la bolsa (de 1 a { $most } cartas)?
terminal-what-declare = ¿Qué declaras que hay en la bolsa?
terminal-what-about = ¿Qué hacer con la bolsa { $owner_of }?
terminal-pass-for-nothing = dejarla pasar a cambio de nada
terminal-pass-with = dejarla pasar a cambio de esto: { $offer }
terminal-open = abrirla
terminal-you-owe = Tienes: { $goods }. Debes { $gold }.
terminal-what-pay = ¿Con qué pagas?
terminal-what-answers = ¿Responde a otra oferta?
terminal-answers-none = no
terminal-give-gold = ¿Oro?
terminal-give-stand = ¿Mercancías legales del puesto?
terminal-give-contraband = ¿Contrabando del puesto?
terminal-give-bag = ¿Mercancías de la bolsa?
terminal-what-ask = { $you ->
    [owner] ¿Qué debe ser de tu bolsa?
   *[other] ¿Qué debe ser de la bolsa { $owner_of }?
}
terminal-ask-nothing = nada en particular
terminal-ask-pass = dejarla pasar
terminal-ask-refuse = no hacer más tratos con quien la lleva
terminal-promise-too = ¿Una promesa, con tus propias palabras?
terminal-what-answer = ¿Tu respuesta?
terminal-refuse = rechazarla
terminal-accept = aceptarla
terminal-to-whom = ¿A quién?
terminal-what-promise = ¿Qué prometes?
terminal-promise-else = otra cosa
terminal-own-words = Con tus propias palabras:

# --- the referee
terminal-not-allowed = La jugada { $number } (línea { $line }) no está permitida.
terminal-by-rule = { $why } [regla { $rule }]
terminal-not-told = El motivo solo lo sabe quien intentó la jugada.
terminal-recorded-otherwise = La partida anotada dice otra cosa: { $scores }.

# --- why not. $word: what was asked for. $known: what there is.
terminal-wrong-at = { $file }, línea { $line }, columna { $column }. { $why }
terminal-wrong-in = { $file } – { $why }
terminal-cannot-read = No se puede leer { $file }: { $why ->
    [missing] ese archivo no existe.
    [folder] es una carpeta.
    [forbidden] no tienes permiso.
   *[other] no se abre.
}
terminal-no-language = No hay ningún idioma «{ $word }». Los que hay: { $known }.
terminal-no-seat = No hay ningún asiento «{ $word }». Los que hay: { $known }.
terminal-seed-alone = --seed solo vale para una partida en la terminal: añade --terminal.
terminal-open-or-seat = O --open o --seat: quien lo ve todo no tiene asiento.
terminal-no-bot = No hay ningún bot «{ $word }». Los que hay: { $known }.
terminal-bot-not-loaded = No se puede cargar el bot «{ $word }»: { $why }.
terminal-bots-and-seats = Bots nombrados: { $count }; asientos por llenar: { $players }. Nombra uno solo, o uno por asiento.
terminal-seat-wish = --seat es un número de 2 a { $most } (el 1 es el tuyo), «=» y un bot, no «{ $word }».

# What can be typed at any question, besides the English words; one word each.
terminal-word-any = cualquiera
terminal-word-quit = salir
terminal-word-look = ver

# --- the rules
terminal-rules-hint = `nottingham rules B` muestra una sección; `nottingham rules B4`, una regla.
terminal-no-rule = No hay ninguna regla «{ $word }». `nottingham rules` las enumera todas.
terminal-no-rule-but = No hay ninguna regla «{ $word }». ¿Querías decir { $known }?
