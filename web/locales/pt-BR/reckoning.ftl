# O acerto de contas e a gazeta de uma partida.
reckoning-title = O acerto de contas
reckoning-facts = { $rounds } rodadas, { $bags } bolsas, { $players } comerciantes
reckoning-skip = Ir para o fim
reckoning-turning = O contrabando é revelado.
reckoning-crowning = Reis e Rainhas são nomeados.
reckoning-adding = Agora, a soma.
reckoning-wins = { $you ->
    [who] A feira é sua
   *[other] A feira é { $who_of }
}
reckoning-shared = { $names_begins } dividem a feira
reckoning-line = { $points ->
    [one] Por um único ponto
   *[other] Por { $points } pontos
}. { $you ->
    [who] Você fica em segundo lugar
   *[other] { $who_begins } fica em segundo lugar
}, e vai falar disso por anos.
reckoning-line-tie = Com os mesmos pontos, mas com a barraca mais cheia. { $you ->
    [who] Você fica em segundo lugar
   *[other] { $who_begins } fica em segundo lugar
}, e vai falar disso por anos.
reckoning-line-shared = Não houve como desempatar, e não foi por falta de tentar.
reckoning-points = Pontos por origem
reckoning-source-gold = Ouro
reckoning-source-legal = Mercadorias legais
reckoning-source-contraband = Contrabando
reckoning-source-royal = Mercadorias reais
reckoning-source-crowns = Reis e Rainhas
reckoning-source-extras = Mercado clandestino
reckoning-crowns = Reis e Rainhas
reckoning-king = Rei
reckoning-queen = Rainha
reckoning-nobody = ninguém
reckoning-turned = Voltadas para cima
reckoning-clean = Nem uma carta de contrabando.
reckoning-tattler = O Fuxico de Nottingham
reckoning-wet = A tinta ainda está fresca.
reckoning-closed = As outras mesas jogam com as mesmas cartas: o que aconteceu aqui será contado na página do torneio, quando todas terminarem.
reckoning-bluff-head = { $you ->
    [who] “{ $goods }”, disse você. Quase isso.
   *[other] “{ $goods }”, disse { $who_within }. Quase isso.
}
reckoning-bluff = O melhor blefe do dia passou pelo portão na rodada { $round }. Na bolsa: { $goods }, no valor de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
reckoning-no-bluff-head = Um dia de comércio honesto
reckoning-no-bluff = Nenhuma mentira passou pelo portão. Nosso repórter foi cedo para casa.
reckoning-bribe-head = O suborno mais caro
reckoning-bribe = { $you ->
    [who] Você pagou { $to_to } <b>{ $gifts }</b> na rodada { $round }.
   *[other] { $who_begins } pagou { $to_to } <b>{ $gifts }</b> na rodada { $round }.
}
reckoning-no-bribe = Ninguém pagou nada. No portão se passa fome.
reckoning-inspection-head = A pior inspeção
reckoning-inspection = Na rodada { $round } abriram uma bolsa honesta, a { $owner_of }: { $goods }. A espiada custou <b>{ $gold }</b>. No portão: { $names }.
reckoning-no-inspection = Nenhuma bolsa honesta foi aberta. Bom faro no portão, ou pura preguiça.
reckoning-words-head = Promessas quebradas
reckoning-words = { $broken } de { $promises }
reckoning-no-words = Ninguém prometeu nada, então ninguém faltou com a palavra.
reckoning-liars-head = Rol das mentiras
reckoning-lied = { $lies } de { $bags } { $bags ->
    [one] bolsa
   *[other] bolsas
}
reckoning-ad-1 = Perdida perto do portão: uma besta. Quem achou não precisa explicar nada. Procurar G.
reckoning-ad-2 = Bolsas resistentes, com fundo falso. Vendidas só como enfeite.
reckoning-ad-3 = Procura-se testemunha que não viu nada. Paga-se bem.
reckoning-ad-4 = Aulas de queijo. Aprenda a distingui-lo da seda só pelo peso.
reckoning-replay = Replay
reckoning-analysis = Onde se ganhou e se perdeu
reckoning-share = Compartilhar
reckoning-board = Ao quadro do dia
reckoning-cup = Voltar ao torneio
# Asked once, after a game with characters.
reckoning-memory = Eles podem se lembrar de você?
reckoning-memory-about = Se você concordar, a partir de agora os personagens lembram como você joga e cumprimentam de acordo. Só você vê, e em Minhas partidas um toque faz esquecer tudo.
reckoning-memory-yes = Sim, podem
reckoning-memory-no = Agora não
reckoning-memory-agreed = Eles vão lembrar.
# The company of Play now becomes stronger, or milder.
reckoning-rises = { $strength ->
    [sharp] Mais duas vitórias! A partir da próxima mesa, eles jogam para valer.
   *[usual] Duas vitórias! A partir da próxima mesa, ninguém mais facilita para você.
}
reckoning-falls = { $strength ->
    [gentle] Três partidas perdidas seguidas: da próxima vez, eles jogam de leve.
   *[usual] Três partidas perdidas seguidas: da próxima vez, eles jogam como sempre.
}
reckoning-again = Revanche
reckoning-eager = { $count ->
    [one] { $names } quer jogar de novo.
   *[other] { $names } querem jogar de novo.
}
reckoning-join = Eu topo
reckoning-play-too = Jogar também
reckoning-share-about = O link leva a esta página e ao replay, com todas as cartas abertas. Quem o tiver pode ver.
reckoning-picture = O resultado em imagem
reckoning-download = Salvar a imagem
reckoning-still = Em imagem
reckoning-clip = Em clipe
reckoning-clip-save = Salvar o clipe
reckoning-clip-making = O clipe está sendo gravado: sete segundos.
reckoning-clip-failed = Este navegador não conseguiu fazer o clipe.
reckoning-record = A partida em arquivo de texto
reckoning-watch-bluff = Veja como foi
