# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
# $gold, $cost, $average: gold with its number. $balance: gain, loss or even.
hint-ask = O que Ricardo faria?
hint-title = O que Ricardo faria?
hint-thinking = O rei examina as suas cartas…
hint-does = O rei Ricardo: { $action }
hint-why = Por quê
hint-do = Fazer isso
hint-again = Perguntar de novo
hint-over = A partida já seguiu adiante.
hint-honest = Ele vê o que você vê, e nada mais.
hint-expects = Do jeito que está, ele lhe dá { $percent }% de chance de vencer.
hint-why-lie = Pelo que você viu: ao declarar { $goods }, { $about_within } mente { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100.
hint-why-took-contraband = Pelo que você viu, { $about_within } ainda tem { $count ->
    [one] uma carta de contrabando tirada
   *[other] { $count } cartas de contrabando tiradas
    } na feira.
hint-why-threw-declared = Na feira, { $about_within } se desfez de { $goods }, e é justo isso que declara agora.
hint-why-opening = Se a bolsa é honesta, abrir custa { $cost }; se ela mente, abrir rende cerca de { $gold }. { $balance ->
    [gain] Em média, você ganha { $average }.
    [loss] Em média, você perde { $average }.
   *[even] Em média, dá na mesma.
}
hint-why-fair-price = Por menos de { $gold }, deixar passar sai barato demais.
hint-why-any-price = Abrir quase não compensa: tudo o que oferecerem para passar é um presente.
hint-why-offer-worth = A oferta vale para você cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-why-rival = Fazer abrirem a bolsa de um rival pode muito bem valer { $gold } para você.
hint-why-opened = Pelo que você viu, { $about_within } abre uma bolsa de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100.
hint-why-honest-bag = A bolsa é honesta: vale para você cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, e quem abrir lhe deve { $gold }.
hint-why-lying-bag = Se passar, a bolsa vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; se for aberta, você perde { $gold } e tudo o que ela esconde.
hint-why-fair-bribe = Até { $gold } é um preço justo para passar.
hint-why-true-tale = É a verdade, e quem duvidar, paga.
hint-why-false-tale = Não é a verdade, mas é uma história que cola.
hint-why-best-card = Vale guardar: { $good }. Cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} por carta, contando o caminho da coroa.
hint-why-worst-card = O que menos fará falta: { $good }. Cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} por carta.
hint-why-on-top = Está ali para quem pegar: { $good }, cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para você.
hint-why-from-deck = Uma carta desconhecida vale para você cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
