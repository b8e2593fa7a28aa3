# Mesas fixas: amigos que se reencontram, com um link só.
standing-title = Mesas fixas
standing-line = Os mesmos amigos, as mesmas regras, um link que fica.
standing-none = Nenhuma ainda. Sente-se com amigos e toque em “Guardar esta mesa” na sala de espera ou depois da partida.
standing-start = Preparar uma mesa para isso
standing-evenings = { $evenings ->
    [one] Uma noite de jogo até agora
   *[other] { $evenings } noites de jogo até agora
}
standing-about = { $edition }, { $seats } lugares
standing-about-with = { $edition }, { $seats } lugares, com { $names }
standing-open = Há uma noite de jogo em andamento
standing-here = À mesa: { $names }
standing-sit = Sentar-se
standing-go = Para a mesa
standing-begin = Começar uma noite de jogo
standing-begin-about = Um toque prepara a mesa como sempre. Os outros se sentam por este mesmo link.
standing-link = O link que fica
standing-link-about = Mande uma vez só. Quem tem o link vê esta página, e pode se sentar ou começar uma noite de jogo.
standing-share = Nossa mesa no portão de Nottingham
standing-regulars = Os de sempre
standing-column-name = Nome
standing-column-games = Partidas
standing-column-wins = Vitórias
standing-column-sheriff = Como Xerife
standing-sheriff-most = Quem mais ficou com o marcador do Xerife: { $who }, { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}.
standing-history = Noites de jogo passadas
standing-history-none = Nenhuma partida terminada ainda.
standing-game-won = Vitória: { $names }
standing-read = A história
standing-leave = Deixar esta mesa fixa
standing-leave-title = Deixar { $title }?
standing-leave-about = Ela deixa de aparecer entre as suas. Com o link você sempre pode voltar; quando não restar ninguém, a mesa some.
standing-leave-do = Deixar
standing-leave-stay = Ficar
standing-keep = Guardar esta mesa
standing-keep-title = Guardar esta mesa
standing-keep-about = Ela ganha um nome e um link que fica. Da próxima vez, um toque a prepara de novo, com as mesmas regras e os mesmos personagens.
standing-keep-name = Nome da mesa
standing-keep-example = As quintas às oito
standing-keep-do = Guardar
standing-kept = Ir para { $title }
