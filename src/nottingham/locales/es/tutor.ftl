# El preceptor: el jugador entrenado juzga una partida. Los números son tantos por ciento de victoria; $name es un jugador.
tutor-judging = La red repasa la partida
tutor-heading = Lo que cada cual podía esperar de la victoria, y en qué quedó:
tutor-account = { $name }: { $began } % al empezar, { $ended } % al final; sus decisiones costaron { $choices } %, sus cartas y la suerte trajeron { $cards } %, las jugadas de los demás { $others } %
tutor-turning-points = Dónde dio un vuelco la partida:
tutor-turned = Jugada { $move }: { $name } pasa del { $before } % al { $after } %
tutor-costly = Las decisiones más caras, según lo que cada cual sabía entonces:
tutor-none-costly = Nadie tomó una decisión que el jugador entrenado hubiera mejorado mucho.
tutor-lost = Jugada { $move }, { $name }: { $points ->
    [one] { $points } punto regalado
   *[other] { $points } puntos regalados
    }
tutor-instead = El jugador entrenado: { $best }
tutor-unknown-table = Esta red nunca se ejercitó en una mesa así, de modo que no la juzga.
tutor-illegal = La jugada { $number } de este registro incumple las reglas; «nottingham referee» explica cómo. Solo se puede juzgar una partida en regla.
tutor-bad-weights = { $file } no sirve: { $why }
tutor-truth = En realidad, la bolsa llevaba: { $goods }
