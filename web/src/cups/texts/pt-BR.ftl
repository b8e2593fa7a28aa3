cups-title = Torneios
cups-line = As mesmas cartas em todas as mesas: só conta o que se faz com elas.
cups-mine = Seus torneios
cups-found = Fundar um torneio
cups-name = Nome do torneio
cups-name-like = Torneio da colheita
cups-size = Jogadores por mesa
cups-rounds = Rodadas
cups-pace = Ritmo
cups-pace-evening = Uma noite: 90 segundos por decisão
cups-pace-week = Uma semana: oito horas por decisão
cups-bots = Duas pessoas já fazem um torneio; cabem até 64. Os lugares vagos ficam com os mesmos personagens em todas as mesas.
cups-do-found = Fundar o torneio
cups-stage-gathering = Inscrições abertas
cups-stage-playing = Em andamento
cups-stage-finished = Encerrado
cups-people = { $count ->
    [one] Uma pessoa participa
   *[other] { $count } pessoas participam
}
cups-about = { $edition }, { $players } por mesa, { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}, { $pace ->
    [week] em uma semana
   *[evening] em uma noite
}.
cups-join = Participar
cups-join-about = Você joga na sua mesa com as mesmas cartas que os outros na deles.
cups-gathering = Você participa. O torneio começa quando quem o fundou decidir.
cups-gathering-founder = Mande o link para todo mundo. Com duas pessoas ou mais você pode começar; depois disso ninguém mais entra.
cups-begin = Começar o torneio
cups-leave = Sair do torneio
cups-round = Rodada { $number } de { $of }
cups-round-done = Mesas encerradas: { $count } de { $of }.
cups-sit = Para a sua mesa
cups-wait = Sua mesa terminou. A próxima rodada começa quando todas terminarem.
cups-podium = O pódio
cups-standings = Classificação
cups-column-place = Posição
cups-column-name = Nome
cups-column-share = Superados
cups-column-ahead = Vantagem
cups-share-about = Cada lugar é comparado com o mesmo lugar das outras mesas, que tinha as mesmas cartas: 100% é ter superado todos. No empate, decide a vantagem em pontos sobre o meio.
cups-by-place = Em uma rodada, só uma mesa foi até o fim; ali contaram as posições daquela mesa.
cups-tables = Mesas desta rodada
cups-table = mesa { $number }
cups-table-done = encerrada
cups-table-playing = em jogo
cups-closed-about = O que foi jogado fica fechado até que todas as mesas da rodada terminem: as outras têm as mesmas cartas.
cups-past-round = Rodada { $number }
cups-read = A história
cups-link = A página do torneio
cups-link-join = Quem tiver este link pode participar até o torneio começar.
cups-link-about = O link mostra como está o torneio. Não abre nenhum lugar.
cups-line-up = Onde ninguém senta, nesta ordem: { $names }.
cups-needs-people = Um torneio precisa de pelo menos duas pessoas.
