# En el trabajo de quién se apoya todo esto.
credits-title = Créditos
credits-line = Trabajo honrado, honradamente declarado
credits-game = El juego
credits-game-about = El juego de mesa es obra de <b>Sergio Halaban</b> y <b>André Zatz</b>. Si te gusta jugar aquí, juega en una mesa de verdad: mirarse a los ojos es la mitad de la gracia.
credits-unofficial = <b>No oficial.</b> Hecho por admiradores, sin relación con sus autores ni editoriales y sin su respaldo. Las reglas se cuentan con palabras propias; no se usa ningún texto ni imagen del original.
credits-drawings = Dibujos
credits-drawings-about = Propios, o hechos a partir de iconos de <b>{ $artists }</b>, con licencia CC BY 3.0. Se han <b>modificado</b>: están partidos, perfilados, coloreados, rayados y combinados. Son estos:
credits-fonts = Tipos de letra
credits-libraries = Bibliotecas
credits-sound = Todos los sonidos los hace la propia página, con ruido y unas cuantas ondas.
