# The analysis of a finished game: where it was won and lost. Numbers are percent of a victory, or points.
analysis-title = Análise
analysis-tab = Análise
analysis-about = O rei Ricardo releu a partida. Cada escolha é julgada pelo que seu jogador sabia naquele momento; a verdade fica ao lado.
analysis-waiting = Outras partidas vêm primeiro…
analysis-working = O rei Ricardo lê a partida: { $done } de { $total } lances
analysis-failed = Não há análise desta partida.
analysis-again = Tentar de novo
analysis-chart = Quem podia esperar quanto da vitória
analysis-chart-about = Parte da vitória que cada um podia esperar depois de cada lance, em { $moves } lances. A tabela abaixo diz o mesmo em números.
analysis-move = Lance { $move }
analysis-share = { $percent } %
analysis-turning-points = Onde a partida virou
analysis-turned-up = { $name } sobe de { $before } % para { $after } %
analysis-turned-down = { $name } cai de { $before } % para { $after } %
analysis-luck = Sorte e habilidade
analysis-luck-about = Em porcentagem da vitória: com quanto cada um começou, o que as próprias escolhas custaram ao lado das do rei Ricardo, o que as cartas e a sorte trouxeram, e o que os lances dos outros fizeram.
analysis-column-player = Jogador
analysis-column-began = No começo
analysis-column-choices = Próprias escolhas
analysis-column-cards = Cartas e sorte
analysis-column-others = Lances dos outros
analysis-column-ended = No fim
analysis-round = Depois da rodada { $round }
analysis-in-numbers = O gráfico em números
analysis-decisions = Escolhas
analysis-whose = De quem
analysis-everyone = De todo mundo
analysis-only-costly = Só as que custaram pontos
analysis-none-costly = Nada aqui que o rei Ricardo teria feito muito melhor.
analysis-did = { $name }: { $action }
analysis-best = O rei Ricardo: { $action }
analysis-same = O rei Ricardo teria feito o mesmo.
analysis-as-good = O rei Ricardo: { $action }. A diferença não chega a um ponto.
analysis-lost = { $points ->
    [one] { $points } ponto dado de graça
   *[other] { $points } pontos dados de graça
}
analysis-truth = A verdade, que ninguém no portão sabia: { $goods }
analysis-more = Ver mais
