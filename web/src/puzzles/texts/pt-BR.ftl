# Enigmas.
puzzles-title = Enigmas
puzzles-line = Dez posições por dia, de partidas de verdade. O que você faria?
puzzles-level = Nível { $level } de 5
puzzles-progress = Enigma { $number } de { $count }, acertos: { $right }
puzzles-where = { $edition }, rodada { $round } de { $rounds }

## O que se pergunta.
puzzles-ask-gate = Você é o Xerife. { $who_begins } declara { $declared } e oferece { $gold }. Abrir ou aceitar?
puzzles-ask-gate-free = Você é o Xerife. { $who_begins } declara { $declared } e não oferece nada. Abrir ou deixar passar?
puzzles-ask-price = Você é o Xerife. { $who_begins } declara { $declared } e oferece { $gold }. Que preço você aceita?
puzzles-ask-price-free = Você é o Xerife. { $who_begins } declara { $declared } e não oferece nada. Qual é o seu preço?
puzzles-ask-pay = Você declarou { $declared }. No portão manda { $who_within }. Para quem é o seu ouro?
puzzles-ask-pay-demand = Você declarou { $declared }. No portão manda { $who_within } e pede { $gold }. Para quem é o seu ouro?
puzzles-ask-pack = No portão manda { $who_within }. O que você põe na bolsa, e o que diz que é?
puzzles-ask-declare = Sua bolsa está fechada, e no portão manda { $who_within }. O que você declara?
puzzles-ask-throw = À feira! No portão manda { $who_within }. Que cartas você joga fora?

## O que o assento vê.
puzzles-bag = Na sua bolsa
puzzles-hand = Na sua mão
puzzles-tops = No topo das pilhas
puzzles-you = Você
puzzles-sheriff = Xerife
puzzles-took = Pegou
puzzles-threw = Jogou fora
puzzles-drew = Comprou sem mostrar: { $count }
puzzles-past = Rodada { $round }: { $declared }, { $fate }
puzzles-judged = Rodada { $round }, { $you ->
    [who] você
   *[none] { $who_within }
}: { $declared }, { $fate }
puzzles-fate-passed = passou sem ser aberta
puzzles-fate-paid = passou por { $gold }
puzzles-fate-true = foi aberta e era verdade
puzzles-fate-lie = foi aberta e era mentira

## O que se pode responder.
puzzles-choice-open = Abrir a bolsa
puzzles-choice-pass = Deixar passar de graça
puzzles-choice-take = Aceitar { $gold }
puzzles-choice-ask = Pedir { $gold } ou, senão, deixar passar
puzzles-choice-pay = { $gold } para passar
puzzles-choice-hunt = { $gold } para que abram a bolsa { $owner_of }
puzzles-choice-keep = Não pagar por ninguém
puzzles-choice-pack = { $goods }, dizendo { $declared }
puzzles-choice-throw-nothing = Nada

## A resposta.
puzzles-right = Isso mesmo.
puzzles-wrong = Melhor: { $choice }.
puzzles-yours = sua resposta
puzzles-truth = A bolsa é aberta. { $who_begins } tinha declarado { $declared }; na partida, { $fate }.
puzzles-truth-own = Na partida, { $who_within } estava no seu lugar, pôs isto na bolsa e declarou { $declared }: { $fate }.
puzzles-points = { $points ->
    [one] { $figure } ponto
   *[other] { $figure } pontos
}
puzzles-why-packs = Bolsas parecidas { $who_of } em outras partidas: { $total }. Mentiras entre elas: { $lies }.
puzzles-why-cards = { $good }: você sabe onde estão { $seen } das { $all } cartas.
puzzles-why-lies = Com as cartas que pode haver, { $who_within } mente em { $chance } % dos casos.
puzzles-why-gain = Abrir uma mentira rende { $gain }.
puzzles-why-cost = Abrir uma bolsa honesta custa { $cost }.
puzzles-why-fair = Então fazer vista grossa vale { $gold } para você. Por menos, abra.
puzzles-why-free = Então abrir não compensa, e qualquer ouro é um presente.
puzzles-why-yields = Se for mentira: quando pediam { $gold } com tanto em jogo, { $who_within } pagou em { $paid } de { $asked } casos.
puzzles-why-yields-honest = Sem nada a esconder, quando pediam { $gold }, { $who_within } pagou em { $paid } de { $asked } casos.
puzzles-why-opens-lie = Mentiras de { $size } cartas no portão { $who_of } em outras partidas: { $total }. Abertas: { $opened }.
puzzles-why-opens-true = Bolsas honestas de { $size } cartas no portão { $who_of } em outras partidas: { $total }. Abertas: { $opened }.
puzzles-why-own = Sua bolsa: se passar, vale { $passed } para você; se for aberta, { $opened }.
puzzles-why-tell = Ofertas recusadas por bolsas assim: { $turned_down }. Bolsas abertas depois: { $opened }.
puzzles-why-rival = { $who_begins } mente em { $chance } % dos casos. Que abram essa bolsa vale { $gain } para você, antes de pagar.
puzzles-why-bag = { $choice }: se passar, { $passed }; se for aberta, { $opened }.
puzzles-why-truth = { $choice }: se for aberta, cartas que ficam: { $true }; multa: { $fine }.
puzzles-why-same = Se passar, vale { $passed }, diga você o que disser: as palavras contam quando ela é aberta.
puzzles-why-draws = Em { $draws } compras entre as cartas que ainda podem vir, a melhor bolsa vale depois { $gap } a mais do que com a resposta seguinte.
puzzles-why-methods = Dois métodos concordam: pelas outras partidas, a melhor resposta fica { $reckoned } à frente da seguinte; jogada pelos personagens em { $worlds } mundos possíveis, { $played }.

puzzles-next = Próximo enigma
puzzles-finish = Terminar
puzzles-end = Esses foram os dez de hoje: { $right } de { $count }.
puzzles-tomorrow = Amanhã, mais dez, no nível { $level }.
puzzles-ever = Ao todo: { $right ->
    [one] { $right } acerto
   *[other] { $right } acertos
} de { $asked }.
puzzles-how = Como as respostas são julgadas?
puzzles-how-worlds = Cada posição vem de uma partida entre os personagens, e cada resposta foi julgada duas vezes. Primeiro contando: o que esses personagens puseram nas bolsas, abriram e pagaram em centenas de outras partidas, só com as cartas que ainda pode haver. Depois jogando: a posição foi completada de muitas maneiras que concordam com tudo o que este assento viu, os personagens encheram essas bolsas a seu modo e jogaram depois de cada resposta até o fim da rodada. As posições em que os dois métodos diferem, ou sem resposta clara, foram descartadas.
puzzles-how-points = Os pontos dizem quanto uma resposta deixa você acima da média dos outros no fim da rodada, em comparação com a pior resposta. As coroas contam mais quanto mais adiantada a partida.
