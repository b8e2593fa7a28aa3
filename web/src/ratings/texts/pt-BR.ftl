# Pontuações: rankings, curva e histórico.
ratings-title = Ranking
ratings-line = As partidas das mesas ranqueadas, por edição e número de jogadores. Cada trimestre é uma temporada.
ratings-edition = Edição
ratings-players = Jogadores
ratings-season = Temporada
ratings-season-name = { $year }, trimestre { $quarter }
ratings-mine = Sua pontuação
ratings-mine-none = Você não jogou nenhuma partida ranqueada deste tipo nesta temporada.
ratings-mine-games = { $games ->
    [one] { $games } partida ranqueada
   *[other] { $games } partidas ranqueadas
}
ratings-provisional = Provisória: { $left ->
    [one] falta { $left } partida
   *[other] faltam { $left } partidas
} para entrar na tabela.
ratings-find = Achar uma mesa ranqueada
ratings-curve = Sua pontuação depois de cada partida: { $first } no começo, { $last } agora, { $best } no máximo.
ratings-board = A tabela
ratings-board-none = Ainda não há ninguém na tabela: { $games ->
    [one] é precisa { $games } partida
   *[other] são precisas { $games } partidas
} na temporada.
ratings-bots = Os bots
ratings-bots-none = Nenhum bot jogou uma partida ranqueada aqui ainda.
ratings-column-name = Nome
ratings-column-rating = Pontuação
ratings-column-games = Partidas
ratings-somebody = alguém
ratings-you = você
ratings-history = Suas partidas ranqueadas
ratings-history-none = Nenhuma ainda.
ratings-place = { $place } de { $of }
ratings-left = abandono: último lugar
ratings-over-limit = Não contou: nesse dia você já tinha jogado três partidas ranqueadas com as mesmas pessoas.
ratings-watch = Assistir
ratings-gone = Não é mais guardada
ratings-how = Como se calcula
ratings-how-number = O número diz o que você joga no mínimo, quase com certeza (mu − 3 sigma do OpenSkill). Começa-se em 1000, e ele sobe à medida que se conhece melhor o seu jogo.
ratings-how-season = Uma nova temporada mantém sua força, com menos certeza. Uma pontuação com interrogação é provisória.
ratings-how-leaving = Quem sai, ou termina com um bot no lugar, fica em último. Contam três partidas por dia com as mesmas pessoas.
ratings-how-forget = Em “Minhas partidas” você pode levar suas pontuações ou fazer com que sejam esquecidas.
rated-result = Pontuações
rated-pending = O resultado está sendo calculado.
rated-change = { $before } → { $after }
