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
standing-column-name = Nome
standing-column-games = Partidas
standing-column-wins = Vitórias
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

# A história de uma noite de jogo: prêmios se conquistam, números se contam.
standing-league = A liga
standing-league-about = Cada partida dá um ponto por adversário que termina atrás de você. Com pontos iguais, fica na frente quem venceu mais partidas; senão, a posição é dividida. Sem nome, ou com o nome de outra pessoa da mesa, não se entra na classificação.
standing-column-place = Posição
standing-column-points = Pontos
standing-column-evenings = Noites
standing-night = Noite de jogo nº { $number }
standing-night-read = A história da noite
evening-line = Noite de jogo nº { $number }, { $date }
evening-going-on = A noite ainda não acabou: é assim que as coisas estão.
evening-nothing = Nenhuma partida terminou nessa noite.
evening-occasion-evening = { $count ->
    [one] Uma noite de jogo nesta mesa!
   *[other] { $count } noites de jogo nesta mesa!
}
evening-occasion-year = { $count ->
    [one] Já faz um ano desde a primeira noite de jogo!
   *[other] Já faz { $count } anos desde a primeira noite de jogo!
}
evening-won = A noite fica com { $names }
evening-leads = Por enquanto na frente: { $names }
evening-won-with = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} em { $games ->
    [one] uma partida
   *[other] { $games } partidas
}
evening-games = As partidas
evening-game = Partida { $number }
evening-points = Pontos da noite
evening-moments = O que vai dar o que falar
evening-watch = Ver de novo
evening-awards = Honras e vexames
evening-awards-about = Ninguém ganha só por ter vindo: cada prêmio é contado pelas cartas e tem de ser merecido. Em empate de dois, os dois ficam com ele; em empate de três, ninguém.
evening-awards-none = Desta vez ninguém mereceu.
evening-award-smuggler = O contrabando da noite
evening-award-smuggler-why = { $count ->
    [one] Uma bolsa
   *[other] { $count } bolsas
} pelo portão com outra coisa dentro. Valor total: { $gold }.
evening-award-never-caught = Ninguém viu, ninguém sabe
evening-award-never-caught-why = { $count ->
    [one] Uma mentira
   *[other] { $count } mentiras
} em { $of ->
    [one] uma bolsa
   *[other] { $of } bolsas
}, e nada foi descoberto.
evening-award-disbelieved = Ninguém acreditou
evening-award-disbelieved-why = Bolsas honestas abertas mesmo assim: { $count } de { $of }.
evening-award-honest-purse = A bolsa mais honesta
evening-award-honest-purse-why = { $count ->
    [one] Uma bolsa, e dentro estava
   *[other] { $count } bolsas, e em todas estava
} o que foi declarado.
evening-award-dearest-bribe = O suborno mais caro
evening-award-dearest-bribe-why = { $gold } no portão em uma só rodada.
evening-award-gate-for-sale = Portão à venda
evening-award-gate-for-sale-why = Embolsado no portão em { $count ->
    [one] um acordo
   *[other] { $count } acordos
}: { $gold }.
evening-award-sharp-nose = O melhor faro
evening-award-sharp-nose-why = Bolsas falsas entre as abertas: { $count } de { $of }.
evening-award-heavy-hand = Mil desculpas
evening-award-heavy-hand-why = Bolsas abertas que não escondiam nada: { $count } de { $of }.
evening-award-red-handed = Com a boca na botija
evening-award-red-handed-why = Mentiras descobertas: { $count } de { $of }.
evening-award-kept-word = Promessa é dívida
evening-award-kept-word-why = { $count ->
    [one] Uma promessa cumprida, nenhuma
   *[other] { $count } promessas cumpridas, nenhuma
} quebrada.
evening-award-broken-word = Palavras ao vento
evening-award-broken-word-why = Promessas quebradas: { $count } de { $of }.
evening-share = A noite em uma imagem
evening-share-about = Salve e mande. O link mostra esta noite e mais nada: ninguém consegue se sentar com ele.
evening-picture = A noite em uma imagem. { $headline }
