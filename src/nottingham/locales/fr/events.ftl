# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.

event-game-started = On mélange { $count } cartes. Gardez l’œil ouvert et la besace fermée.
event-position-set = La partie s’ouvre en plein tour { $round }.
event-piles-turned = Pour amorcer les piles, on retourne : { $goods }.
event-marker-passed = { $you ->
    [who] Vous êtes
   *[other] { $who } est
} Shérif.
event-round-started = Le tour { $round } commence.

event-market-opened = { $you ->
    [who] Le marché ouvre : à vous de commencer.
   *[other] Le marché ouvre : { $who } commence.
}
event-hand-kept = { $you ->
    [who] Vous gardez toutes vos cartes.
   *[other] { $who } garde toutes ses cartes.
}
event-cards-set-aside = { $you ->
    [who] Vous mettez
   *[other] { $who } met
} { event-cards } de côté.
event-cards-set-aside-known = { $you ->
    [who] Vous mettez de côté :
   *[other] { $who } met de côté :
} { $goods }.
event-cards-laid-out = { $you ->
    [who] Vous posez face visible :
   *[other] { $who } pose face visible :
} { $goods }.
event-card-taken = { $you ->
    [who] Vous prenez
   *[other] { $who } prend
} { $goods } sur { event-pile }.
event-cards-drawn = { $you ->
    [who] Vous piochez
   *[other] { $who } pioche
} { event-cards }.
event-cards-drawn-known = { $you ->
    [who] Vous piochez
   *[other] { $who } pioche
} { $goods }.
event-cards-discarded = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $goods } sur { event-pile }.
event-deck-reshuffled = On mélange la défausse : la nouvelle pioche compte { event-cards }.

event-loading-began = Les marchands remplissent leurs besaces.
event-bag-closed = { $you ->
    [who] Vous fermez votre besace.
   *[other] { $who } ferme sa besace.
}
event-bag-closed-known = { $you ->
    [who] Vous fermez votre besace sur
   *[other] { $who } ferme sa besace sur
} { $goods }.
event-declaring-began = Toutes les besaces sont fermées : { $bags }.
# One item of $bags above.
event-bag-size = { $you ->
    [who] vous
   *[other] { $who }
} ({ $count })
event-no-bags = Pas une besace à présenter : journée tranquille à la porte.
event-declared = { $you ->
    [who] Vous déclarez
   *[other] { $who } déclare
} { $goods }.
event-inspecting-began = Les besaces sont à la porte. Place au marchandage !

event-offer-made = Offre { $number }. { $offer }
event-offer-countered = Offre { $number }, en réponse à l’offre { $answers }. { $offer }
event-offer-ended = L’offre { $number } { $why ->
    [withdrawn] est retirée.
    [refused] est refusée.
    [replaced] laisse place à une autre.
    [settled] tombe : le sort de cette besace est réglé.
    [unpayable] tombe : il n’y a plus de quoi la payer.
    [forbidden] tombe : un accord l’interdit.
    [time] tombe : le temps est écoulé.
   *[other] tombe.
}
event-offer-agreed = { $you ->
    [who] Vous acceptez
   *[other] { $who } accepte
} l’offre { $number }.
event-deal-made = Accord { $number } entre { $parties } : { $terms }
event-word-given-pass = { $you ->
    [who] Vous laisseriez passer
   *[other] { $who } laisserait passer
} { event-bag-of-owner } gratis.
event-word-given-deal = { $you ->
    [who] Vous laisseriez passer
   *[other] { $who } laisserait passer
} { event-bag-of-owner } avec l’offre { $number }.
event-word-given-open = { $you ->
    [who] Vous voulez ouvrir
   *[other] { $who } veut ouvrir
} { event-bag-of-owner }.
event-bag-left-to = Désaccord entre adjoints : { event-bag-of-owner } ne dépend plus que { $you ->
    [who] de vous
   *[other] { $who_sound ->
        [consonant] de { $who }
       *[other] d’{ $who }
    }
}.
event-promise-made-pass = { event-promise } « La prochaine fois que je garderai la porte, votre besace passera. »
event-promise-made-open = { event-promise } « La prochaine fois que je garderai la porte, j’ouvrirai votre besace. »
event-promise-made-words = { event-promise } « { $words } »
event-promise-kept = Promesse { $number } tenue. L’honneur des voleurs n’est pas mort.
event-promise-broken = Promesse { $number } rompue. Et l’honneur des voleurs, alors ?

event-gold-paid-bribe = { $you ->
    [giver] Vous glissez { $gold } à { $receiver }.
    [receiver] { $giver } vous glisse { $gold }.
   *[other] { $giver } glisse { $gold } à { $receiver }.
}
event-gold-paid-fine = { $you ->
    [giver] Vous payez à { $receiver } une amende de { $gold }.
    [receiver] { $giver } vous paie une amende de { $gold }.
   *[other] { $giver } paie à { $receiver } une amende de { $gold }.
}
event-gold-paid-compensation = { $you ->
    [giver] Vous versez { $gold } à { $receiver } pour l’affront.
    [receiver] { $giver } vous verse { $gold } pour l’affront.
   *[other] { $giver } verse { $gold } à { $receiver } pour l’affront.
}
event-gold-paid-loot = { $you ->
    [giver] Vous versez
   *[other] { $giver } verse
} { $gold } au butin : { $why ->
    [bribe] c’est un pot-de-vin.
   *[other] c’est une amende.
}
event-goods-given = { event-from }, { $you ->
    [giver] vous remettez { $goods } à { $receiver }.
    [receiver] { $giver } vous remet { $goods }.
   *[other] { $giver } remet { $goods } à { $receiver }.
}
event-goods-given-loot = { event-from }, { $you ->
    [giver] vous ajoutez { $goods } au butin.
   *[other] { $giver } ajoute { $goods } au butin.
}
event-place-shown = { $you ->
    [who] Le compte n’y est pas, et vous le prouvez en montrant
   *[other] Le compte n’y est pas, et { $who } le prouve en montrant
} { event-place }.
event-place-shown-known = { $you ->
    [who] Le compte n’y est pas, et vous le prouvez en montrant
   *[other] Le compte n’y est pas, et { $who } le prouve en montrant
} { event-place } : { $goods }.
event-bag-passed = { $you ->
    [owner] Votre besace passe.
   *[other] La besace { $owner_sound ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    } passe.
} Au marché : { $goods }.
event-bag-opened-truth = On ouvre { event-bag-of-owner } : { $goods }. Honnête jusqu’à la dernière miette !
event-bag-opened-lie = On ouvre { event-bag-of-owner } : { $goods }. La main dans le sac !
event-goods-let-in = { $you ->
    [owner] Sur votre étal :
   *[other] Sur l’étal { $owner_sound ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    } :
} { $goods }.
event-goods-confiscated = { $you ->
    [owner] On vous confisque :
   *[other] On confisque à { $owner } :
} { $goods }, direction { event-pile }.
event-goods-paid = À court de pièces, { $you ->
    [giver] vous payez { $receiver } avec
    [receiver] { $giver } vous paie avec
   *[other] { $giver } paie { $receiver } avec
} { $goods }.
event-goods-paid-loot = À court de pièces, { $you ->
    [giver] vous versez au butin
   *[other] { $giver } verse au butin
} { $goods }.
event-debt-forgiven = { $you ->
    [who] Vous n’avez plus de quoi payer :
   *[other] { $who } n’a plus de quoi payer :
} on efface une dette de { $gold }.

event-hands-discarded = La partie est finie. Les cartes restées en main ne valent rien.
event-game-won = { $you ->
    [who] Vous gagnez
   *[other] { $who } gagne
} avec { $points } { $points ->
    [one] point
   *[other] points
} !
event-game-shared = Victoire partagée entre { $names }, avec { $points } { $points ->
    [one] point
   *[other] points
} !

event-time-ran-out = Temps écoulé ! Les besaces qu’aucun accord ne retient passent gratis.
event-black-market-opened = Le marché noir étale ses cartes : { $piles }.
event-black-market-claimed = { $you ->
    [who] Vous échangez
   *[other] { $who } échange
} { $goods } contre une carte du marché noir qui vaut { $points }.
event-claim-declined = { $you ->
    [who] Vous ne réclamez
   *[other] { $who } ne réclame
} rien au marché noir.
event-deputies-drawn = Adjoints de ce tour : { $names }. { $you ->
    [who] C’est vous qui dirigez.
   *[other] C’est { $who } qui dirige.
}
event-split-proposed = Partage { $number } du butin. { $you ->
    [who] Vous demandez :
   *[other] { $who } demande :
} { $goods }.
event-loot-shared = { $you ->
    [who] Votre part du butin :
   *[other] Part du butin pour { $who } :
} { $goods }.
event-loot-cleared = Impossible à partager, donc perdu : { $goods }.

# Parts of the sentences above.
event-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
event-pile = { $pile ->
    [left] la pile de gauche
    [right] la pile de droite
   *[other] la pile de défausse
}
event-from = { $you ->
    [giver] { $place ->
        [bag] De votre besace
       *[stand] De votre étal
    }
   *[other] { $place ->
        [bag] De sa besace
       *[stand] De son étal
    }
}
event-place = { $place ->
    [bag] la besace
   *[stand] les cartes face cachée
}
event-bag-of-owner = { $you ->
    [owner] votre besace
   *[other] la besace { $owner_sound ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    }
}
event-promise = Promesse { $number }. { $you ->
    [giver] Vous à { $receiver } :
    [receiver] { $giver } à vous :
   *[other] { $giver } à { $receiver } :
}
