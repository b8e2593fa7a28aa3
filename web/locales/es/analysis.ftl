# The analysis of a finished game: where it was won and lost. Numbers are percent of a victory, or points.
analysis-title = Análisis
analysis-tab = Análisis
analysis-about = El rey Ricardo ha vuelto a leer la partida. Cada decisión se juzga por lo que sabía quien la tomó; la verdad se dice al lado.
analysis-waiting = Antes van otras partidas…
analysis-working = El rey Ricardo lee la partida: { $done } de { $total } jugadas
analysis-failed = No hay análisis de esta partida.
analysis-again = Probar otra vez
analysis-chart = Quién podía esperar cuánta victoria
analysis-chart-about = Parte de la victoria que cada cual podía esperar tras cada jugada, en { $moves } jugadas. La tabla de abajo dice lo mismo en números.
analysis-move = Jugada { $move }
analysis-share = { $percent } %
analysis-turning-points = Dónde dio un vuelco la partida
analysis-turned-up = { $name } sube del { $before } % al { $after } %
analysis-turned-down = { $name } baja del { $before } % al { $after } %
analysis-luck = Suerte y maña
analysis-luck-about = En tanto por ciento de la victoria: con qué empezó cada cual, lo que costaron sus decisiones al lado de las del rey Ricardo, lo que trajeron las cartas y la suerte, y lo que hicieron las jugadas de los demás.
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
analysis-none-costly = Aquí no hay nada que el rey Ricardo hubiera hecho mucho mejor.
analysis-did = { $name }: { $action }
analysis-best = El rey Ricardo: { $action }
analysis-same = El rey Ricardo habría hecho lo mismo.
analysis-as-good = El rey Ricardo: { $action }. La diferencia no llega a un punto.
analysis-lost = { $points ->
    [one] { $points } punto regalado
   *[other] { $points } puntos regalados
}
analysis-truth = La verdad, que nadie en la puerta sabía: { $goods }
analysis-more = Ver más
