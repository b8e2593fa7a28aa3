# Là où s’écrit une offre.
deal-title-offer = Votre offre { $to_to }
deal-title-demand = Ce que vous demandez { $to_to }
deal-you-give = Vous donnez
deal-they-give = { $who_begins } donne
deal-gold = Pièces
deal-ready-prices = Prix tout faits
deal-ask-gold = Demander { $gold }
deal-offer-gold = Offrir { $gold }
deal-stand = Marchandises de l’étal
deal-claims = Ce que personne ne voit
deal-claims-mine = Rien ne vous oblige à dire vrai : ce qui n’y est pas n’est pas dû. Mais il faudra le prouver.
deal-claims-theirs = Ce n’est peut-être pas là : alors personne ne vous le doit.
deal-contraband = Face cachée sur l’étal ({ $count })
deal-bag = De la besace ({ $count })
deal-for-that = En échange
deal-bag-of = { $you ->
    [owner] Votre besace
   *[other] Besace { $owner_of }
}
deal-ask-nothing = rien
deal-ask-pass = passe
deal-ask-open = s’ouvre
deal-ask-refuse = aucun accord
deal-asks-nothing = En échange de quoi ? Dites ce qui doit arriver à une besace.
deal-promises = Des mots qui n’engagent personne
deal-i-promise = Vous promettez { $to_to }
deal-they-promise = { $by_begins } vous promet
deal-promise-nothing = rien
deal-promise-pass = la prochaine besace passera
deal-promise-open = la prochaine besace sera ouverte
deal-words = Avec vos mots
deal-words-example = Sur mon honneur de marchand…
deal-send-offer = Sceller l’offre
deal-send-demand = Sceller la demande
deal-tear-up = Déchirer
deal-too-late = Trop tard : il n’y a plus rien à négocier ici.
deal-agreed = D’accord jusqu’ici : { $names }.
deal-countered = { $count ->
    [one] { $names_begins } a fait une contre-offre.
   *[other] { $names_begins } ont fait des contre-offres.
}
deal-unanswered = { $count ->
    [one] { $names_begins } n’a pas répondu.
   *[other] { $names_begins } n’ont pas répondu.
}
