# Uma partida encerrada, mais uma vez.
replay-title = Replay
replay-fetching = Buscando o livro desta partida
replay-round = Rodada { $round } de { $rounds }
replay-eyes = Pelos olhos de quem?
replay-open = Cartas abertas
replay-table = Visão da mesa
replay-as = Visão { $who_of }
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
replay-panel = Ao lado da mesa
replay-tab-story = Relato
replay-tab-highlights = Momentos
replay-speed = Velocidade
replay-keys = Teclas: setas para a esquerda e para a direita andam um passo, para cima e para baixo um momento, espaço reproduz, 0 a 6 mudam a visão
replay-highlight-next = Para o próximo momento
replay-highlight-back = Para o momento anterior
replay-no-highlights = Nada aqui que se conte aos netos.
replay-moment-best = O melhor blefe da partida
replay-moment-lie-passed = Uma mentira passa
replay-moment-lie-caught = Mentira descoberta
replay-moment-opened-in-vain = Aberta à toa
replay-moment-dearest-bribe = O suborno mais caro
replay-moment-goods-missing = Prometido, mas não estava lá
replay-moment-promise-broken = Uma promessa quebrada
replay-moment-black-market = No mercado clandestino
replay-moment-lead-change = Troca na liderança
replay-told-lie-passed = { $seen ->
    [all] { $who_begins } declara { $declared }. O que passa pelo portão: { $goods } (valor: { $worth }).
   *[some] { $who_begins } declara { $declared }. O que passa pelo portão é outra coisa.
}
replay-told-lie-caught = { $who_begins } declara { $declared }. { $to_begins } abre a bolsa e encontra: { $goods }.
replay-told-opened-in-vain = { $who_begins } declara { $declared }, e é verdade. { $to_begins } paga { $gold }.
replay-told-dearest-bribe = { $who_begins } paga e { $to_within } olha para o outro lado. Valor: { $gold }.
replay-told-goods-missing = { $who_begins } prometeu o que não estava lá. { $seen ->
    [all] O que { $to_within } chega a ver: { $goods }.
   *[some] Só { $to_within } chega a ver.
}
replay-told-promise-broken = { $who_begins } falta com a palavra. { $to_begins } espera em vão.
replay-told-black-market = { $who_begins } mostra { $goods } e leva uma carta que vale { $worth }.
replay-told-lead-change = { $who_begins } lidera com { $points }. Na frente até agora: { $to_within }.
replay-picture-ask = Fazer uma imagem
replay-picture = O blefe em imagem
replay-picture-about = Salve e poste. O link leva a este exato momento.
replay-picture-said = { $declared }, Xerife. Mais nada.
replay-picture-inside = O que havia na bolsa
replay-picture-worth = Passou pelo portão: { $points }
replay-clip-free = Pago: nada
