# Minhas partidas: o que foi jogado, o que isso diz de quem joga, e o que se faz com tudo.
mine-title = Minhas partidas
mine-line = { $games ->
    [0] Nada terminado ainda. Suas façanhas serão reunidas aqui.
    [one] Uma partida contada até agora.
   *[other] { $games } partidas contadas até agora.
}
mine-running = Em andamento
mine-running-none = Nenhuma partida espera por você. O portão está aberto.
mine-continue = Continuar
mine-your-turn = Sua vez
mine-finished = Terminadas
mine-finished-none = Termine uma partida neste navegador e ela fica aqui, com o resultado e o replay.
mine-all = Ver as { $count } partidas
mine-finished-more = Aqui estão as últimas { $shown } de { $total } partidas.
mine-result = { $place }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
mine-result-won = Vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
mine-read = A história
mine-replay = Replay
mine-standing = Mesas fixas
mine-standing-open = Há uma noite de jogo em andamento
mine-standing-evenings = { $evenings ->
    [one] Uma noite de jogo
   *[other] { $evenings } noites de jogo
}
mine-figures = O que dizem de você
mine-epithet-honest = Alma honesta
mine-epithet-silver = Lábia de ouro
mine-epithet-hapless = Boca na botija
mine-epithet-bold = Ousadia por atacado
mine-epithet-new = Cara nova no portão
mine-figure-wins = { $wins } de { $games }
mine-figure-wins-about = { $games ->
    [one] partida vencida
   *[other] partidas vencidas
}
mine-figure-believed = { $percent }%
mine-figure-believed-about = { $lies ->
    [0] Nenhuma mentira sequer. Por enquanto.
    [one] da sua única mentira colou no portão
   *[other] das suas mentiras colaram no portão: { $passed } de { $lies }
}
mine-figure-honest = { $passed } de { $bags }
mine-figure-honest-about = bolsas honestas que passaram sem ninguém olhar
mine-figure-caught = { $caught }
mine-figure-caught-about = { $caught ->
    [one] vez com a boca na botija
   *[other] vezes com a boca na botija
}
mine-figure-paid = { $worth } de ouro
mine-figure-paid-about = o suborno mais caro que você pagou, para { $to_within }
mine-figure-taken = { $worth } de ouro
mine-figure-taken-about = o suborno mais caro que você recebeu { $giver_of }
mine-figure-nemesis = Sua pedra no sapato: { $who }
mine-figure-nemesis-about = { $openings ->
    [0] Custou { $worth } de ouro ao todo.
    [one] Abriu uma bolsa sua; custou { $worth } de ouro ao todo.
   *[other] Abriu { $openings } bolsas suas; custou { $worth } de ouro ao todo.
}
mine-figure-customer = Melhor cliente: { $who }
mine-figure-customer-about = Deixou { $worth } de ouro no seu portão.
mine-counted = Contado só a partir das suas partidas terminadas.
mine-card = Um cartão para compartilhar
mine-card-about = Uma imagem com estes números. Mostra o seu nome, e nenhuma chave.
mine-card-words = { $name }, { $epithet }. { $lines }
mine-memory = O que os personagens lembram
mine-memory-off = Eles recebem você como se fosse a primeira vez. Se quiser, a partir de agora vão lembrar como você joga e cumprimentar de acordo. Só você vê, e um toque faz esquecer tudo.
mine-memory-agree = Podem se lembrar de mim
mine-memory-about = Desde { $date }. Só você vê, e vai se apagando: o que houve há duas partidas conta metade. Numa mesa com amigos, eles só sabem o que se jogou naquela mesma mesa fixa.
mine-memory-none = Vocês não se viram desde então.
mine-memory-forget = Esqueçam de mim
mine-memory-forgotten = Esquecido. Vão receber você como se fosse a primeira vez.
mine-opinion-broken = Não perdoa uma palavra quebrada.
mine-opinion-owed = Diz que você deve uma passagem.
mine-opinion-liar = Não acredita em nada do que você diz.
mine-opinion-friend = Tem boa opinião de você.
mine-opinion-none = Ainda não sabe o que pensar de você.
mine-opinion-lies = Viu mentira em cerca de { $percent }% das suas bolsas.
mine-opinion-gate = Viu você abrir cerca de { $percent }% das bolsas.
mine-blocks = Pessoas bloqueadas
mine-blocks-about = A busca de mesa não junta vocês, e você não ouve nada delas. Ninguém fica sabendo.
mine-blocks-since = desde { $date }
mine-blocks-nameless = alguém sem nome
mine-blocks-lift = Desbloquear
mine-blocks-lifted = Bloqueio desfeito.
mine-key = Suas partidas são deste navegador
mine-key-about = Sem conta nem senha: este navegador guarda uma chave, e o servidor só a impressão dela. Quem tem a chave tem as suas partidas e os seus lugares.
mine-carry = Levar para outro aparelho
mine-carry-title = Para outro aparelho
mine-carry-about = Abra este link no outro aparelho, ou aponte a câmera dele para a imagem. Não mostre a ninguém: é a sua chave.
mine-carry-share = Minhas partidas no portão de Nottingham
mine-export = Baixar tudo
mine-export-file = nottingham-minhas-partidas.json
mine-erase = Pedir que esqueçam tudo
mine-erase-title = Esquecer tudo?
mine-erase-about = O servidor esquece quais lugares e mesas fixas são seus; este navegador esquece a chave, os lugares e o seu nome. Seus números e esta lista somem de vez.
mine-erase-honest = O que fica: as próprias partidas. Os outros ficam com elas, com o nome que você usou, porque são deles também. Só quem comandava a mesa de uma partida pode apagá-la para todos.
mine-erase-do = Esquecer tudo
mine-erase-keep = Guardar tudo
mine-erased = Esquecido. { $seats ->
    [one] Um lugar já não é de ninguém.
   *[other] { $seats } lugares já não são de ninguém.
}
mine-arrive-title = Trazer suas partidas para cá?
mine-arrive-about = Este link traz a chave de um jogador de outro aparelho. As partidas e os lugares dela se somam aos deste navegador, e o outro aparelho também os mantém. Nada seu passa para a outra chave.
mine-arrive-do = Sim, são minhas
mine-arrive-no = Não, deixe
mine-arrived = Suas partidas estão aqui.
mine-account = Suas partidas pertencem ao seu nome
mine-account-about = Sua chave de acesso as abre em todos os seus aparelhos; o servidor só tem a metade pública dela, e nenhuma senha. Em outro aparelho, entre com a mesma chave, ou adicione uma.
mine-erase-account = Seu nome, suas chaves de acesso e todas as sessões abertas são apagados; o servidor esquece quais lugares e mesas fixas são seus, e este navegador esquece os lugares. Seus números e esta lista somem para sempre.
mine-privacy = O que é guardado, e onde
