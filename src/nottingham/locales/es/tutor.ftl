# El preceptor: el jugador entrenado juzga una partida. Los números son posibilidades en tanto por ciento; $name y $who son jugadores.
tutor-judging = La red repasa la partida
tutor-heading = Las posibilidades de ganar de cada cual, y en qué quedaron:
tutor-account = { $name }: { $began } % al empezar, { $ended } % al final; sus decisiones costaron { $choices } %, sus cartas y la suerte trajeron { $cards } %, las jugadas de los demás { $others } %
tutor-turning-points = Dónde dio un vuelco la partida:
tutor-turned = Jugada { $move }: { $who_within } pasa del { $before } % al { $after } %
tutor-costly = Las decisiones más caras, según lo que cada cual sabía entonces:
tutor-none-costly = El jugador entrenado apenas lo habría hecho mejor.
tutor-lost = Jugada { $move }, { $name }: { $points ->
    [one] { $points } punto regalado
   *[other] { $points } puntos regalados
    }
tutor-instead = El jugador entrenado: { $best }
tutor-unknown-table = Esta red nunca se ejercitó en una mesa así, de modo que no la juzga.
tutor-illegal = La jugada { $number } de esta partida anotada incumple las reglas; «nottingham referee» explica cómo. Solo se puede juzgar una partida en regla.
tutor-bad-weights = { $file } no sirve: { $why }
tutor-truth = En realidad, la bolsa llevaba: { $goods }
