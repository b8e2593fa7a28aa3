# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Análisis
analysis-tab = Análisis
analysis-about = El rey Ricardo ha repasado la partida. Juzga cada decisión por lo que se podía saber en ese momento; la verdad va al lado.
analysis-waiting = Antes van otras partidas…
analysis-working = El rey Ricardo repasa la partida: jugada { $done } de { $total }
analysis-failed = No hay análisis de esta partida.
analysis-again = Probar otra vez
analysis-chart = Posibilidades de ganar, jugada a jugada
analysis-chart-about = Las posibilidades de ganar de cada cual tras cada una de las { $moves } jugadas. La tabla de abajo las da en números.
analysis-move = Jugada { $move }
analysis-share = { $percent } %
analysis-turning-points = Dónde dio un vuelco la partida
analysis-turned-up = { $who_begins } sube del { $before } % al { $after } %
analysis-turned-down = { $who_begins } baja del { $before } % al { $after } %
analysis-luck = Suerte y maña
analysis-luck-about = De dónde salen las posibilidades de ganar, en tanto por ciento: con qué empezó cada cual, lo que costaron sus decisiones frente a las del rey Ricardo, lo que trajeron las cartas y la suerte, y lo que cambiaron las jugadas de los demás.
analysis-column-player = Jugador
analysis-column-began = Al empezar
analysis-column-choices = Sus decisiones
analysis-column-cards = Cartas y suerte
analysis-column-others = Jugadas ajenas
analysis-column-ended = Al final
analysis-round = Tras la ronda { $round }
analysis-in-numbers = La gráfica en números
analysis-decisions = Decisiones
analysis-whose = De quién
analysis-everyone = De todo el mundo
analysis-only-costly = Solo las que costaron puntos
analysis-none-costly = Aquí el rey Ricardo apenas lo habría hecho mejor.
analysis-did = { $name }: { $action }
analysis-best = El rey Ricardo: { $action }
analysis-same = El rey Ricardo habría hecho lo mismo.
analysis-as-good = El rey Ricardo: { $action }. La diferencia no llega a un punto.
analysis-lost = { $points ->
    [one] { $points } punto regalado
   *[other] { $points } puntos regalados
}
analysis-truth = Lo que nadie sabía en la puerta: { $goods }
analysis-more = Ver más
