# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Análisis
analysis-tab = Análisis
analysis-about = El intendente ha repasado la partida. Juzga cada decisión por lo que se podía saber en ese momento; la verdad va al lado. Las posibilidades cuentan con toda la verdad, cartas ocultas incluidas.
analysis-waiting = Antes van otras partidas…
analysis-working = El intendente repasa la partida: jugada { $done } de { $total }
analysis-failed = No hay análisis de esta partida.
analysis-again = Probar otra vez
analysis-chart = Posibilidades de ganar, ronda a ronda
analysis-chart-about = Las posibilidades de ganar de cada cual tras cada una de las { $moves } jugadas, con las rondas debajo. La tabla de abajo las da en números.
analysis-moment = Ronda { $round }, jugada { $move }
analysis-scene = Ver la escena
analysis-quiet = Unas cartas cambian de manos sin que nadie las vea.
analysis-rounds = Rondas
analysis-share = { $percent } %
analysis-turning-points = Dónde dio un vuelco la partida
analysis-turned-up = { $who_begins } sube del { $before } % al { $after } %
analysis-turned-down = { $who_begins } baja del { $before } % al { $after } %
analysis-luck = Suerte y maña
analysis-luck-about = Cada cual empezó con un { $percent } %. Lo que trajeron las cartas se compara con lo que robos así traen de media, de modo que en toda la mesa suma cero. Las decisiones son lo que se regaló con las de abajo. El resto son bolsas, tratos y lo que regalaron los demás.
analysis-column-player = Jugador
analysis-column-luck = Suerte en el robo
analysis-column-choices = Sus decisiones
analysis-column-gate = Bolsas y tratos
analysis-column-ended = Resultado
analysis-round = Tras la ronda { $round }
analysis-in-numbers = La gráfica en números
analysis-decisions = Decisiones
analysis-whose = De quién
analysis-everyone = De todo el mundo
analysis-only-costly = Solo las que costaron tres puntos o más
analysis-none-costly = Ninguna decisión costó por sí sola tres puntos o más.
analysis-did = { $name }: { $action }
analysis-best = Mejor: { $action }
analysis-good = Nada habría valido tres puntos más.
analysis-lost = { $points ->
    [one] { $points } punto regalado
   *[other] { $points } puntos regalados
}
analysis-truth = Lo que nadie sabía en la puerta: { $goods }
analysis-more = Ver más
