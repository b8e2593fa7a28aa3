# Onde se escreve uma oferta.
deal-title-offer = Sua oferta { $to_to }
deal-title-demand = O que você pede { $to_to }
deal-you-give = Você dá
deal-they-give = { $who_begins } dá
deal-gold = Ouro
deal-ready-prices = Preços prontos
deal-ask-gold = Pedir { $gold }
deal-offer-gold = Oferecer { $gold }
deal-stand = Mercadorias da barraca
deal-claims = O que ninguém vê
deal-claims-mine = Não precisa ser verdade: o que não existe não se paga. Mas você terá que mostrar.
deal-claims-theirs = Talvez nem exista: nesse caso, ninguém fica devendo.
deal-contraband = Voltado para baixo na barraca ({ $count })
deal-bag = De dentro da bolsa ({ $count })
deal-for-that = Em troca
deal-bag-of = { $you ->
    [owner] Sua bolsa
   *[other] A bolsa { $owner_of }
}
deal-ask-nothing = nada
deal-ask-pass = passa
deal-ask-open = é aberta
deal-ask-refuse = sem acordos
deal-asks-nothing = Em troca de quê? Diga o que deve acontecer com uma bolsa.
deal-promises = Palavras que não obrigam ninguém
deal-i-promise = Você promete { $to_to }
deal-they-promise = { $by_begins } promete a você
deal-promise-nothing = nada
deal-promise-pass = a próxima bolsa passa
deal-promise-open = a próxima bolsa é aberta
deal-words = Com suas palavras
deal-words-example = Palavra de comerciante…
deal-send-offer = Selar a oferta
deal-send-demand = Selar o pedido
deal-tear-up = Rasgar
deal-too-late = Tarde demais: aqui não há mais o que negociar.
deal-agreed = De acordo até agora: { $names }.
deal-countered = { $count ->
    [one] { $names_begins } fez uma contraproposta.
   *[other] { $names_begins } fizeram contrapropostas.
}
deal-unanswered = { $count ->
    [one] { $names_begins } não respondeu.
   *[other] { $names_begins } não responderam.
}
