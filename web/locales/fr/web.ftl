# Les mots de la page. Variables de grammaire comme dans les fichiers communs.
web-close = Fermer
web-have = vous en avez { $count }
web-call = Ce qui est demandé
web-card = { $name } : valeur { $value }, pénalité { $penalty }, { $kind }
web-card-counts = { $name } : valeur { $value }, pénalité { $penalty }, { $kind }, compte pour { $goods }
web-card-back = Une carte face cachée
web-bag-closed = { $you ->
    [owner] Votre besace, fermée
   *[other] La besace { $owner_of }, fermée
}
web-bag-opened = { $you ->
    [owner] Votre besace, ouverte : { $goods }
   *[other] La besace { $owner_of }, ouverte : { $goods }
}
web-said = { $you ->
    [who] Vous avez dit
   *[other] { $who_begins } a dit
}
web-true = Vrai
web-lie = Faux
web-more = Une carte de plus : { $name }
web-less = Une carte de moins : { $name }
web-raise = Plus : { $name }
web-lower = Moins : { $name }
web-add-coins = Ajouter { $gold }
web-chosen = { $count } sur { $most }
web-binds = Scellé : engage les deux parties une fois accepté
web-only-words = Simple parole : n’engage personne
web-claimed-bag = dans la besace, paraît-il
web-claimed-stand = face cachée, paraît-il
web-for-nothing = gratis
web-offers = { $you ->
    [who] <b>Vous</b> offrez { $to_to }
    [to] <b>{ $who_begins }</b> vous offre
   *[other] <b>{ $who_begins }</b> offre { $to_to }
}
web-demands = { $you ->
    [who] <b>Vous</b> demandez { $to_to }
    [to] <b>{ $who_begins }</b> vous demande
   *[other] <b>{ $who_begins }</b> demande { $to_to }
}
web-sheriff = Shérif
web-deputy = adjoint
web-acts = doit jouer
web-you = vous
web-stand = { $you ->
    [who] Votre étal
   *[other] L’étal { $who_of }
}
web-chronicle = Chronique
web-round = Tour { $round }
web-language = Langue
web-light-day = Passer en mode jour
web-light-night = Passer en mode nuit
web-sound-on = Activer le son
web-sound-off = Couper le son
web-connecting = En chemin vers la porte
web-lost = La route est coupée. On cherche un autre chemin
web-closed = Vous avez quitté la table
web-broken = La page a trébuché. Rechargez-la : votre place est gardée.
web-reload = Recharger la page
