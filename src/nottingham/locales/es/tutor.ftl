# El preceptor juzga una partida. Los números son posibilidades en tanto por ciento, con signo cuando son cambios; $name y $who son jugadores.
tutor-judging = El preceptor repasa la partida
tutor-heading = Las posibilidades de ganar de cada cual, y en qué quedaron:
tutor-account = { $name }: { $ended } % al final, a partir de un { $began } % por cabeza. Suerte en el robo: { $luck }. Sus decisiones: { $choices }. Bolsas, tratos y decisiones de los demás: { $gate }.
tutor-turning-points = Dónde dio un vuelco la partida:
tutor-turned = Ronda { $round }, jugada { $move }: { $who_within } pasa del { $before } % al { $after } %
tutor-costly = Las decisiones más caras, según lo que cada cual sabía entonces:
tutor-none-costly = Ninguna decisión costó por sí sola tres puntos o más.
tutor-lost = Jugada { $move }, { $name }: { $points ->
    [one] { $points } punto regalado
   *[other] { $points } puntos regalados
    }
tutor-instead = Mejor: { $best }
tutor-illegal = La jugada { $number } de esta partida anotada incumple las reglas; «nottingham referee» explica cómo. Solo se puede juzgar una partida en regla.
tutor-truth = En realidad, la bolsa llevaba: { $goods }
