# Donde se escribe una oferta.
deal-title-offer = Tu oferta { $to_to }
deal-title-demand = Lo que le pides { $to_to }
deal-you-give = Tú das
deal-they-give = { $who_begins } da
deal-gold = Oro
deal-ready-prices = Precios hechos
deal-ask-gold = Pedir { $gold }
deal-offer-gold = Ofrecer { $gold }
deal-stand = Mercancías del puesto
deal-claims = Lo que nadie ve
deal-claims-mine = Puedes mentir: lo que no está no se paga. Pero habrá que enseñar que no está.
deal-claims-theirs = Puede que no esté: en ese caso, nadie te lo debe.
deal-contraband = Boca abajo en el puesto ({ $count })
deal-bag = De la bolsa ({ $count })
deal-for-that = A cambio
deal-bag-of = { $you ->
    [owner] Tu bolsa
   *[other] La bolsa { $owner_of }
}
deal-ask-nothing = nada
deal-ask-pass = pasa
deal-ask-open = se abre
deal-ask-refuse = sin tratos
deal-asks-nothing = ¿A cambio de qué? Di qué debe pasar con una bolsa.
deal-promises = Palabras que no obligan a nadie
deal-i-promise = Le prometes { $to_to }
deal-they-promise = { $by_begins } te promete
deal-promise-nothing = nada
deal-promise-pass = la próxima bolsa pasa
deal-promise-open = la próxima bolsa se abre
deal-words = Con tus palabras
deal-words-example = Palabra de mercader…
deal-send-offer = Sellar la oferta
deal-send-demand = Sellar la petición
deal-tear-up = Romperla
deal-too-late = Demasiado tarde: aquí ya no hay nada que negociar.
deal-agreed = Ya han aceptado: { $names }.
deal-countered = { $count ->
    [one] { $names_begins } ha hecho una contraoferta.
   *[other] { $names_begins } han hecho contraofertas.
}
deal-unanswered = { $count ->
    [one] { $names_begins } no ha contestado.
   *[other] { $names_begins } no han contestado.
}
