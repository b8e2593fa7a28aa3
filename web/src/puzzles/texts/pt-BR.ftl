# Enigmas.
puzzles-title = Enigmas
puzzles-line = Dez posições por dia, de partidas de verdade. O que você faria?
puzzles-level = Nível { $level } de 5
puzzles-progress = Enigma { $number } de { $count }, acertos: { $right }
puzzles-where = { $edition }, rodada { $round } de { $rounds }
puzzles-ask-gate = Você é o Xerife. { $who_begins } declara { $declared } e não oferece nada. Abrir ou deixar passar?
puzzles-ask-offer = Você é o Xerife. { $who_begins } declara { $declared } e oferece { $gold }. Abrir ou aceitar?
puzzles-ask-price = Você declarou { $declared }. No portão manda { $who_within }. Quanto você oferece para passar?
puzzles-bag = Na sua bolsa
puzzles-hand = Na sua mão
puzzles-you = Você
puzzles-sheriff = Xerife
puzzles-choice-open = Abrir a bolsa
puzzles-choice-take = Aceitar o ouro
puzzles-choice-pass = Deixar passar de graça
puzzles-choice-nothing = Não oferecer nada
puzzles-choice-pay = Oferecer { $gold }
puzzles-right = Isso mesmo.
puzzles-wrong = Melhor: { $choice }.
puzzles-yours = sua resposta
puzzles-reason-lie = Numa posição assim, { $who_within } mente { $chance ->
    [1] uma vez
   *[other] { $chance } vezes
} em 100.
puzzles-reason-gains = Em média, abrir rende { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais do que deixar passar.
puzzles-reason-costs = Em média, abrir rende { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos do que deixar passar: uma bolsa honesta tem de ser compensada.
puzzles-reason-fair = O preço justo para fazer vista grossa é { $gold }. Por menos, abra.
puzzles-reason-free = Então qualquer ouro é um presente: aceite e não olhe.
puzzles-reason-opened = Se você não oferece nada, { $who_within } abre sua bolsa { $chance ->
    [1] uma vez
   *[other] { $chance } vezes
} em 100.
puzzles-reason-nothing = Aqui o melhor é não pagar: o que se oferece se perde, e uma oferta também levanta suspeitas.
puzzles-reason-pay = Aqui o preço certo é { $gold }: com menos, a recusa é frequente demais; com mais, é jogar fora.
puzzles-reason-worlds = Calculado sobre { $worlds } mundos possíveis. A segunda melhor resposta vale { $gap ->
    [one] { $gap } ponto
   *[other] { $gap } pontos
} a menos, com margem de { $error }.
puzzles-next = Próximo enigma
puzzles-finish = Terminar
puzzles-end = Esses foram os dez de hoje: { $right } de { $count }.
puzzles-tomorrow = Amanhã, mais dez, no nível { $level }.
puzzles-ever = Ao todo: { $right ->
    [one] { $right } acerto
   *[other] { $right } acertos
} de { $asked }.
puzzles-how = Como as respostas são julgadas?
puzzles-how-worlds = Cada posição vem de uma partida entre os personagens. Ela foi completada em muitos mundos possíveis, de acordo com tudo o que este lugar viu e com bolsas como esses personagens realmente as enchem, e cada resposta foi testada em todos. Os preços foram jogados até o fim da rodada pelos próprios personagens. Posições sem resposta clara ficaram de fora.
puzzles-how-points = Os pontos dizem quanto uma resposta deixa você acima da média dos outros, como se a partida acabasse ali, em comparação com a pior resposta.
