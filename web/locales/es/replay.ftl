# Una partida terminada, otra vez.
replay-title = La repetición
replay-fetching = Buscando el libro de esta partida
replay-round = Ronda { $round } de { $rounds }
replay-eyes = ¿Con los ojos de quién?
replay-open = Todo a la vista
replay-table = Lo que vieron todos
replay-as = Como lo vio { $name }
replay-hand = { $count } { $count ->
    [one] carta
   *[other] cartas
} en la mano
replay-in-hand = Mano
replay-in-bag = Bolsa
replay-in-contraband = Boca abajo
replay-deck = Mazo: { $count }
replay-stands = Los puestos
replay-rounds = Rondas
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-run = Reproducir
replay-pause = Pausa
replay-step = Paso
replay-step-of = Paso { $step } de { $steps }
replay-copy-address = Copia la dirección de tu navegador: lleva a este mismo momento.
