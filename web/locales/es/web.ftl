# Las palabras de la página. Variables de gramática como en los archivos comunes.
web-close = Cerrar
web-have = tienes { $count }
web-call = Lo que se pide
web-card = { $name }: valor { $value }, penalización { $penalty }, { $kind }
web-card-counts = { $name }: valor { $value }, penalización { $penalty }, { $kind }, cuenta como { $goods }
web-card-back = Una carta boca abajo
web-bag-closed = { $you ->
    [owner] Tu bolsa, cerrada
   *[other] La bolsa { $owner_of }, cerrada
}
web-bag-opened = { $you ->
    [owner] Tu bolsa, abierta: { $goods }
   *[other] La bolsa { $owner_of }, abierta: { $goods }
}
web-said = { $you ->
    [who] Has dicho
   *[other] { $who_begins } ha dicho
}
web-true = Verdad
web-lie = Mentira
web-more = Añadir: { $name }
web-less = Quitar: { $name }
web-raise = Más: { $name }
web-lower = Menos: { $name }
web-add-coins = Añadir { $gold }
web-chosen = { $count } de { $most }
web-binds = Sellado: obliga a ambas partes si se acepta
web-only-words = Solo palabras: no obliga a nadie
web-claimed-bag = supuestamente en la bolsa
web-claimed-stand = supuestamente boca abajo
web-for-nothing = a cambio de nada
web-offers = { $you ->
    [who] <b>Tú</b> le ofreces { $to_to }
    [to] <b>{ $who_begins }</b> te ofrece
   *[other] <b>{ $who_begins }</b> le ofrece { $to_to }
}
web-demands = { $you ->
    [who] <b>Tú</b> le pides { $to_to }
    [to] <b>{ $who_begins }</b> te pide
   *[other] <b>{ $who_begins }</b> le pide { $to_to }
}
web-sheriff = el Sheriff
web-deputy = ayudante
web-acts = hora de actuar
web-you = tú
web-stand = { $you ->
    [who] Tu puesto
   *[other] El puesto { $who_of }
}
web-chronicle = Crónica
web-round = Ronda { $round }
web-language = Idioma
web-light-day = Cambiar al modo día
web-light-night = Cambiar al modo noche
web-sound-on = Poner el sonido
web-sound-off = Quitar el sonido
web-connecting = De camino a la puerta
web-lost = El camino está cortado. Intentando volver
web-closed = Has dejado la mesa
web-broken = La página ha tropezado. Recárgala: tu asiento te espera.
web-reload = Recargar la página
