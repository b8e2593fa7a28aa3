# The tutor’s advice in a game against bots, and its reasons, which the analysis gives too: so none of them says “you”.
# $about: another player. $goods: a good with its number. $gold, $cost: gold with its number. $average: points, without
# their sign; $balance says whether they are a gain, a loss or even. $points and $best may be below 0.
hint-ask = Perguntar ao intendente
hint-title = O conselho do intendente
hint-thinking = O intendente faz as contas…
hint-does = O intendente: { $action }
hint-why = Por quê
hint-do = Fazer isso
hint-again = Perguntar de novo
hint-over = A partida já seguiu adiante.
hint-honest = Ele vê o que você vê, e nada mais.
hint-expects = Do jeito que está, sua chance de vencer é de cerca de { $percent }%.
hint-why-lie = Pelo que se viu, ao declarar { $goods }, { $about_within } mente { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100.
hint-why-took-contraband = Pelo que se viu, { $about_within } ainda tem { $count ->
    [one] uma carta de contrabando tirada
   *[other] { $count } cartas de contrabando tiradas
    } na feira à vista de todos.
hint-why-threw-declared = Na feira, { $about_within } se desfez de { $goods }, e é justo isso que declara agora.
hint-why-opening = Abrir custa { $cost } se a bolsa é honesta; se ela mente, rende cerca de { $gold } e tira a mercadoria de um rival. { $balance ->
    [gain] Tudo somado, abrir ganha cerca de { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
    }.
    [loss] Tudo somado, abrir perde cerca de { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
    }.
   *[even] Tudo somado, dá na mesma.
}
hint-why-fair-price = Por menos de { $gold }, é melhor abrir do que deixar passar: uma moeda paga por um rival conta mais que um ponto.
hint-why-any-price = Abrir não compensa: tudo o que for oferecido para passar é um presente.
hint-why-offer-worth = O que a oferta dá vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-why-bargain = { $balance ->
    [gain] Tudo somado, o trato ganha cerca de { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
    }.
    [loss] Tudo somado, o trato perde cerca de { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
    }.
   *[even] Tudo somado, o trato dá na mesma.
}
hint-why-paying = { $balance ->
    [gain] Pagar sai melhor do que arriscar, por cerca de { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
    }.
    [loss] Pagar sai pior do que arriscar, por cerca de { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
    }.
   *[even] Pagar ou arriscar dá na mesma.
}
hint-why-bound = Um trato não deixa escolha aqui.
hint-why-word-given = Com esta bolsa vence uma promessa com que { $about_within } conta, e palavra cumprida vale mais do que uma bolsa.
hint-why-rival = Fazer abrirem a bolsa de um rival pode muito bem valer { $gold }.
hint-why-opened = Pelo que se viu, { $about_within } abre uma bolsa assim, de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100.
hint-why-opened-usually = Ninguém viu ainda { $about_within } no portão. Em geral, uma bolsa assim, de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, é aberta { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100.
hint-why-honest-bag = A bolsa é honesta: vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, e quem abrir paga { $gold }.
hint-why-lying-bag = Se passar, a bolsa vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; se for aberta, custa { $gold } e tudo o que ela esconde.
hint-why-bag-worth = { $rounds_left ->
    [0] Pesadas todas as chances, esta bolsa rende cerca de
   *[other] Pesadas todas as chances, e descontado o que as cartas ainda valeriam na mão, esta bolsa rende cerca de
} { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-why-better-truth = A melhor dispensa mentiras e vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-why-better-lie = A melhor esconde algo: declarada como { $goods }, é aberta { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100; se passar, vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-why-bags-compared = { $rounds_left ->
    [0] Pesadas todas as chances, esta bolsa valia cerca de
   *[other] Pesadas todas as chances, e descontado o que as cartas ainda teriam valido na mão, esta bolsa valia cerca de
} { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; a melhor, { $best }.
hint-why-fair-bribe = Até { $gold } é um preço justo para passar.
hint-why-taken = Pelo que se viu, { $about_within } aceitaria { $gold } { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100.
hint-why-goods-taken = Pelo que se viu, { $about_within } aceitaria o que vale { $gold } { $percent ->
    [1] uma vez
   *[other] { $percent } vezes
} em 100.
hint-why-true-tale = É a verdade, e quem duvidar, paga.
hint-why-false-tale = Não é a verdade, mas é uma história que cola.
hint-why-safe-cards = Com o nome verdadeiro, isto estava a salvo, fizesse o Xerife o que fizesse: { $goods }.
hint-why-keep-together = { $count ->
    [one] Vale guardar: { $goods }.
   *[other] Vale guardar junto: { $goods }.
}
hint-why-hand-worth = Com o que ainda pode vir, uma mão assim promete cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-why-hands-compared = Com o que ainda podia vir, esta mão prometia cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; a melhor, { $best }.
hint-why-on-top = Está ali para quem pegar: { $good }, que vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-why-from-deck = Uma carta desconhecida vale cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
