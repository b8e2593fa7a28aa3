# Uma partida encerrada, mais uma vez.
replay-title = Replay
replay-fetching = Buscando o livro desta partida
replay-round = Rodada { $round } de { $rounds }
replay-eyes = Pelos olhos de quem?
replay-open = Cartas abertas
replay-table = Visão da mesa
replay-as = Visão de { $name }
replay-hand = { $count } { $count ->
    [one] carta
   *[other] cartas
} na mão
replay-in-hand = Mão
replay-in-bag = Bolsa
replay-in-contraband = Voltado para baixo
replay-deck = Baralho: { $count }
replay-stands = As barracas
replay-rounds = Rodadas
replay-back = Um passo para trás
replay-on = Um passo para a frente
replay-run = Reproduzir
replay-pause = Pausar
replay-step = Passo
replay-step-of = Passo { $step } de { $steps }
replay-copy-address = Copie o endereço do navegador: ele leva a este exato momento.
