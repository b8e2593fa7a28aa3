# Una partida terminada, otra vez.
replay-title = La repetición
replay-fetching = Buscando el libro de esta partida
replay-round = Ronda { $round } de { $rounds }
replay-eyes = ¿Con los ojos de quién?
replay-open = Todo a la vista
replay-table = Lo que vieron todos
replay-as = Como lo vio { $who_within }
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
replay-panel = Junto a la mesa
replay-tab-story = Relato
replay-tab-highlights = Momentos
replay-speed = Velocidad
replay-keys = Teclas: flechas izquierda y derecha para un paso, arriba y abajo para un momento, espacio para reproducir, de 0 a 6 para cambiar de ojos
replay-highlight-next = Al momento siguiente
replay-highlight-back = Al momento anterior
replay-no-highlights = Aquí no hay nada que contar a los nietos.
replay-moment-best = El mejor farol de la partida
replay-moment-lie-passed = Cuela una mentira
replay-moment-lie-caught = Una mentira al descubierto
replay-moment-opened-in-vain = Abierta en vano
replay-moment-dearest-bribe = El soborno más caro
replay-moment-goods-missing = Prometido, pero no estaba
replay-moment-promise-broken = Una promesa rota
replay-moment-black-market = En el mercado negro
replay-moment-lead-change = Cambio en cabeza
replay-told-lie-passed = { $seen ->
    [all] { $who_begins } declara { $declared }. Lo que cruza la puerta: { $goods } (valor: { $worth }).
   *[some] { $who_begins } declara { $declared }. Lo que cruza la puerta es otra cosa.
}
replay-told-lie-caught = { $who_begins } declara { $declared }. { $to_begins } abre la bolsa y encuentra: { $goods }.
replay-told-opened-in-vain = { $who_begins } declara { $declared }, y es verdad. { $to_begins } paga { $gold }.
replay-told-dearest-bribe = { $who_begins } paga y { $to_within } mira hacia otro lado. Valor: { $gold }.
replay-told-goods-missing = { $who_begins } prometió lo que no estaba. { $seen ->
    [all] Lo que llega a ver { $to_within }: { $goods }.
   *[some] Solo { $to_within } llega a verlo.
}
replay-told-promise-broken = { $who_begins } falta a su palabra. { $to_begins } espera en vano.
replay-told-black-market = { $who_begins } muestra { $goods } y se lleva una carta que vale { $worth }.
replay-told-lead-change = { $who_begins } va en cabeza con { $points }. Hasta ahora iba primero: { $to_within }.
replay-picture-ask = Hacer una imagen
replay-picture = El farol en una imagen
replay-picture-about = Guárdala y publícala. El enlace lleva a este mismo momento.
replay-picture-said = { $declared }, Sheriff. Nada más.
replay-picture-inside = Lo que había en la bolsa
replay-picture-worth = Colado por la puerta: { $points }
replay-clip-free = Pagado: nada
