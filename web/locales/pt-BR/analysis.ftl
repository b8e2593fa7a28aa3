# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Análise
analysis-tab = Análise
analysis-about = O intendente repassou a partida. Ele julga cada escolha pelo que se podia saber naquele momento; a verdade fica ao lado. As chances levam em conta toda a verdade, até as cartas escondidas.
analysis-waiting = Há outras partidas na fila…
analysis-working = O intendente repassa a partida: lance { $done } de { $total }
analysis-failed = Não há análise desta partida.
analysis-again = Tentar de novo
analysis-chart = Chances de vitória, rodada a rodada
analysis-chart-about = As chances de vitória de cada um depois de cada um dos { $moves } lances, com as rodadas embaixo. A tabela abaixo traz o mesmo em números.
analysis-moment = Rodada { $round }, lance { $move }
analysis-scene = Ver a cena
analysis-quiet = Cartas mudam de mãos sem que ninguém as veja.
analysis-rounds = Rodadas
analysis-share = { $percent }%
analysis-turning-points = Onde a partida virou
analysis-turned-up = { $who_begins } sobe de { $before }% para { $after }%
analysis-turned-down = { $who_begins } cai de { $before }% para { $after }%
analysis-luck = Sorte e habilidade
analysis-luck-about = Todos começaram com { $percent }%. O que as cartas trouxeram é comparado com o que compras assim trazem em média; na mesa inteira, a soma é zero. As escolhas são o que se deu de graça nas de baixo. O resto são bolsas, tratos e o que os outros deram de graça.
analysis-column-player = Jogador
analysis-column-luck = Sorte na compra
analysis-column-choices = Suas escolhas
analysis-column-gate = Bolsas e tratos
analysis-column-ended = Resultado
analysis-round = Depois da rodada { $round }
analysis-in-numbers = O gráfico em números
analysis-decisions = Escolhas
analysis-whose = De quem
analysis-everyone = De todo mundo
analysis-only-costly = Só as que custaram três pontos ou mais
analysis-none-costly = Nenhuma escolha custou sozinha três pontos ou mais.
analysis-did = { $name }: { $action }
analysis-best = Melhor: { $action }
analysis-good = Nada teria valido três pontos a mais.
analysis-lost = { $points ->
    [one] { $points } ponto dado de graça
   *[other] { $points } pontos dados de graça
}
analysis-truth = O que ninguém sabia no portão: { $goods }
analysis-more = Ver mais
