# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
hint-ask = O que Ricardo faria?
hint-title = O que Ricardo faria?
hint-thinking = O rei examina as suas cartas…
hint-does = O rei Ricardo: { $action }
hint-why = Por quê
hint-do = Fazer isso
hint-again = Perguntar de novo
hint-over = A mesa já seguiu adiante.
hint-honest = Ele vê o que você vê, e nada mais.
hint-expects = Do jeito que está, ele lhe dá { $percent } % da vitória.
hint-why-lie = Pelo que você viu, { $about_within } declara { $goods } e mente em { $percent } de cada 100 casos assim.
hint-why-took-contraband = Pelo que você viu, { $about_within } ainda tem { $count ->
    [one] uma carta de contrabando tirada
   *[other] { $count } cartas de contrabando tiradas
    } do mercado.
hint-why-threw-declared = No mercado, { $about_within } se desfez de { $goods }, e é justo isso que declara agora.
hint-why-opening = Abrir custa { $cost } de ouro se for verdade e traz uns { $gold } se não for: { $average } em média.
hint-why-fair-price = Por menos de { $gold } de ouro, deixar passar sai barato demais.
hint-why-any-price = Abrir quase não compensa: o que oferecerem para passar é um presente.
hint-why-offer-worth = O que se oferece vale para você uns { $points } pontos.
hint-why-rival = A bolsa de um rival, aberta, pode muito bem valer { $gold } de ouro para você.
hint-why-opened = Pelo que você viu, { $about_within } abre uma bolsa de { $count } em { $percent } de cada 100 casos.
hint-why-honest-bag = A bolsa é honesta: uns { $points } pontos para você, e { $gold } de ouro de quem a abrir.
hint-why-lying-bag = Se passar, a bolsa traz uns { $points } pontos; se for aberta, custa { $gold } de ouro e tudo o que ela esconde.
hint-why-fair-bribe = Até { $gold } de ouro é um preço justo para passar.
hint-why-true-tale = É a verdade, e quem duvidar paga.
hint-why-false-tale = Não é a verdade, mas é uma história em que se acredita.
hint-why-best-card = Vale guardar: { $good }, uns { $points } pontos por carta, com o caminho da coroa.
hint-why-worst-card = O que menos fará falta: { $good }, uns { $points } pontos por carta.
hint-why-on-top = Está ali para quem pegar: { $good }, uns { $points } pontos para você.
hint-why-from-deck = Uma carta desconhecida vale para você uns { $points } pontos.
