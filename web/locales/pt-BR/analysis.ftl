# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Análise
analysis-tab = Análise
analysis-about = O rei Ricardo repassou a partida. Ele julga cada escolha pelo que se podia saber naquele momento; a verdade fica ao lado.
analysis-waiting = Há outras partidas na fila…
analysis-working = O rei Ricardo repassa a partida: lance { $done } de { $total }
analysis-failed = Não há análise desta partida.
analysis-again = Tentar de novo
analysis-chart = Chances de vitória, lance a lance
analysis-chart-about = As chances de vitória de cada um depois de cada um dos { $moves } lances. A tabela abaixo traz o mesmo em números.
analysis-move = Lance { $move }
analysis-share = { $percent }%
analysis-turning-points = Onde a partida virou
analysis-turned-up = { $who_begins } sobe de { $before }% para { $after }%
analysis-turned-down = { $who_begins } cai de { $before }% para { $after }%
analysis-luck = Sorte e habilidade
analysis-luck-about = De onde vieram as chances de vitória, em porcentagem: com quanto cada um começou, o que as próprias escolhas custaram em comparação com as do rei Ricardo, o que as cartas e a sorte trouxeram, e o que os lances dos outros mudaram.
analysis-column-player = Jogador
analysis-column-began = No começo
analysis-column-choices = Suas escolhas
analysis-column-cards = Cartas e sorte
analysis-column-others = Lances dos outros
analysis-column-ended = No fim
analysis-round = Depois da rodada { $round }
analysis-in-numbers = O gráfico em números
analysis-decisions = Escolhas
analysis-whose = De quem
analysis-everyone = De todo mundo
analysis-only-costly = Só as que custaram pontos
analysis-none-costly = Aqui o rei Ricardo dificilmente teria feito melhor.
analysis-did = { $name }: { $action }
analysis-best = O rei Ricardo: { $action }
analysis-same = O rei Ricardo teria feito o mesmo.
analysis-as-good = O rei Ricardo: { $action }. A diferença não chega a um ponto.
analysis-lost = { $points ->
    [one] { $points } ponto dado de graça
   *[other] { $points } pontos dados de graça
}
analysis-truth = O que ninguém sabia no portão: { $goods }
analysis-more = Ver mais
