# A feira do dia.
today-title = A feira do dia
today-line = Uma distribuição por dia. As mesmas cartas e os mesmos três adversários para todo mundo, e uma única chance.
today-set = { $edition }, { $rounds } rodadas: cada um guarda o portão uma vez.
today-company = Hoje na feira
today-name = Seu nome no quadro
today-play = Ir à feira
today-once = Vale desde a primeira carta. Sem segunda chance e sem dicas.
today-public = Seu nome e seus pontos ficam no quadro deste servidor. Quando o dia acaba, todos aqui podem assistir à melhor partida.
today-running = Sua bolsa está pronta e o portão, aberto.
today-continue = Continuar jogando
today-given-up = Você já teve a sua chance de hoje.
today-result = { $place }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
today-marks = Suas rodadas
today-share = Compartilhar
today-copy = Copiar o texto
today-text = O texto para compartilhar; não revela nenhuma carta
today-copied = Copiado. Cole onde quiser.
today-by-hand = O texto está selecionado. Copie à mão.
today-look = Ver o replay da sua partida
today-next = A próxima feira abre em { $time }.
today-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
today-board = O quadro
today-board-none = Ninguém terminou ainda a feira de hoje. A primeira linha está livre.
today-finished = { $count ->
    [one] { $count } resultado hoje
   *[other] { $count } resultados hoje
}
today-column-name = Nome
today-column-points = Pontos
today-column-place = Lugar
today-somebody = Alguém
today-you = você
today-yesterday = Ontem
today-yesterday-none = Ontem ninguém jogou a feira até o fim.
today-watch = Assistir à melhor partida
today-fair = Isso é justo?
today-fair-deal = A distribuição vem só da data (UTC), então é a mesma em todos os servidores da mesma versão no mundo. O que seus adversários fazem vem da distribuição e do que você faz; no portão, também pode contar o momento em que você fala.
today-fair-secret = O preço: nada é segredo de verdade. O programa é aberto, e quem quiser pode calcular as cartas antes. O servidor não conta nada a ninguém antes do fim da partida.
today-fair-try = Uma chance por navegador, ou por chave de jogador. Quem limpa o navegador é alguém novo para o servidor; dá para frear, não para impedir.
today-mark-honest = honesta, e passou
today-mark-searched = honesta, e aberta mesmo assim
today-mark-bluffed = uma mentira que passou
today-mark-bought = uma mentira que passou, paga
today-mark-caught = mentira descoberta
today-mark-sharp = como Xerife: alguém foi pego
today-mark-fooled = como Xerife: só abriu bolsas honestas
today-mark-paid = como Xerife: aceitou suborno
today-mark-lenient = como Xerife: todos passaram
