# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.

event-game-started = On mélange { $count } cartes. Gardez l’œil ouvert et la besace fermée.
event-position-set = La partie s’ouvre en plein tour { $round }.
event-piles-turned = Pour amorcer les piles, on retourne : { $goods }.
event-marker-passed = { $wording ->
    [0] { $you ->
        [who] Vous êtes Shérif.
       *[other] { $who_begins } est Shérif.
    }
    [1] { $you ->
        [who] Le jeton Shérif vous revient.
       *[other] Le jeton Shérif revient { $who_to }.
    }
    [2] { $you ->
        [who] Vous gardez la porte : le Shérif, c’est vous.
       *[other] { $who_begins } garde la porte : c’est le Shérif.
    }
   *[other] { $you ->
        [who] Place au nouveau Shérif : vous.
       *[other] Place au nouveau Shérif : { $who_within }.
    }
}
event-round-started = Le tour { $round } commence.

event-market-opened = { $you ->
    [who] Le marché ouvre : à vous de commencer.
   *[other] Le marché ouvre : { $who_within } commence.
}
event-hand-kept = { $you ->
    [who] Vous gardez toutes vos cartes.
   *[other] { $who_begins } garde toutes ses cartes.
}
event-cards-set-aside = { $you ->
    [who] Vous mettez
   *[other] { $who_begins } met
} { event-cards } de côté.
event-cards-set-aside-known = { $you ->
    [who] Vous mettez de côté :
   *[other] { $who_begins } met de côté :
} { $goods }.
event-cards-laid-out = { $you ->
    [who] Vous posez face visible :
   *[other] { $who_begins } pose face visible :
} { $goods }.
event-card-taken = { $you ->
    [who] Vous prenez
   *[other] { $who_begins } prend
} { $goods } sur { event-pile }.
event-cards-drawn = { $you ->
    [who] Vous piochez
   *[other] { $who_begins } pioche
} { event-cards }.
event-cards-drawn-known = { $you ->
    [who] Vous piochez
   *[other] { $who_begins } pioche
} { $goods }.
event-cards-discarded = { $you ->
    [who] Vous défaussez
   *[other] { $who_begins } défausse
} { $goods } sur { event-pile }.
event-deck-reshuffled = On mélange la défausse : la nouvelle pioche compte { event-cards }.

event-loading-began = { $wording ->
    [0] On tourne le dos, et les besaces se remplissent.
    [1] On remplit les besaces, et personne ne lève les yeux.
    [2] Les cartes filent dans les besaces.
   *[other] Chacun charge sa besace, et sa conscience.
}
event-bag-closed = { $wording ->
    [0] { $you ->
        [who] Vous fermez votre besace.
       *[other] { $who_begins } ferme sa besace.
    }
    [1] { $you ->
        [who] Vous serrez les cordons de votre besace.
       *[other] { $who_begins } serre les cordons de sa besace.
    }
    [2] { $you ->
        [who] Votre besace est fermée.
       *[other] La besace { $who_of } est fermée.
    }
   *[other] { $you ->
        [who] Vous fermez votre besace d’un air innocent.
       *[other] { $who_begins } ferme sa besace d’un air innocent.
    }
}
event-bag-closed-known = { $you ->
    [who] Vous fermez votre besace sur
   *[other] { $who_begins } ferme sa besace sur
} { $goods }.
event-declaring-began = { $wording ->
    [0] Toutes les besaces sont fermées : { $bags }.
    [1] Plus une besace n’est ouverte : { $bags }.
    [2] Les cordons sont noués : { $bags }.
   *[other] Les besaces sont prêtes : { $bags }.
}
# One item of $bags above.
event-bag-size = { $you ->
    [who] vous
   *[other] { $who }
} ({ $count })
event-no-bags = Pas une besace à présenter : journée tranquille à la porte.
event-declared = { $wording ->
    [0] { $you ->
        [who] Vous déclarez
       *[other] { $who_begins } déclare
    } { $goods }.
    [1] { $you ->
        [who] Vous annoncez
       *[other] { $who_begins } annonce
    } { $goods }.
    [2] { $you ->
        [who] À vous en croire : { $goods }.
       *[other] À en croire { $who_within } : { $goods }.
    }
   *[other] { $you ->
        [who] Vous affirmez porter
       *[other] { $who_begins } affirme porter
    } { $goods }.
}
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
   *[other] { $who_begins } accepte
} l’offre { $number }.
event-deal-made = Accord { $number } entre { $parties } : { $terms }
event-word-given-pass = { $you ->
    [who] Vous laisseriez passer
   *[other] { $who_begins } laisserait passer
} { event-bag-of-owner } gratis.
event-word-given-deal = { $you ->
    [who] Vous laisseriez passer
   *[other] { $who_begins } laisserait passer
} { event-bag-of-owner } avec l’offre { $number }.
event-word-given-open = { $you ->
    [who] Vous voulez ouvrir
   *[other] { $who_begins } veut ouvrir
} { event-bag-of-owner }.
event-bag-left-to = Désaccord entre adjoints : { event-bag-of-owner } ne dépend plus que { $you ->
    [who] de vous
   *[other] { $who_of }
}.
event-promise-made-pass = { event-promise } « À ma prochaine garde, la besace passera. »
event-promise-made-open = { event-promise } « À ma prochaine garde, la besace sera ouverte. »
event-promise-made-words = { event-promise } { $quote }
event-promise-kept = Promesse { $number } tenue. L’honneur des voleurs n’est pas mort.
event-promise-broken = Promesse { $number } rompue. Et l’honneur des voleurs, alors ?

event-gold-paid-bribe = { $wording ->
    [0] { $you ->
        [giver] Vous glissez { $gold } { $receiver_to }.
        [receiver] { $giver_begins } vous glisse { $gold }.
       *[other] { $giver_begins } glisse { $gold } { $receiver_to }.
    }
    [1] Mine de rien, { $you ->
        [giver] vous passez { $gold } { $receiver_to }.
        [receiver] { $giver_within } vous passe { $gold }.
       *[other] { $giver_within } passe { $gold } { $receiver_to }.
    }
    [2] { $you ->
        [giver] Vous posez { $gold } dans la main { $receiver_of }.
        [receiver] { $giver_begins } pose { $gold } dans votre main.
       *[other] { $giver_begins } pose { $gold } dans la main { $receiver_of }.
    }
   *[other] { $you ->
        [giver] Vous laissez tomber { $gold }, { $receiver_within } ramasse.
        [receiver] { $giver_begins } laisse tomber { $gold }, vous ramassez.
       *[other] { $giver_begins } laisse tomber { $gold }, { $receiver_within } ramasse.
    }
}
event-gold-paid-fine = { $you ->
    [giver] Vous payez { $receiver_to } une amende de { $gold }.
    [receiver] { $giver_begins } vous paie une amende de { $gold }.
   *[other] { $giver_begins } paie { $receiver_to } une amende de { $gold }.
}
event-gold-paid-compensation = { $you ->
    [giver] Vous versez { $gold } { $receiver_to } pour l’affront.
    [receiver] { $giver_begins } vous verse { $gold } pour l’affront.
   *[other] { $giver_begins } verse { $gold } { $receiver_to } pour l’affront.
}
event-gold-paid-loot = { $you ->
    [giver] Vous versez
   *[other] { $giver_begins } verse
} { $gold } au butin : { $why ->
    [bribe] c’est un pot-de-vin.
   *[other] c’est une amende.
}
event-goods-given = { event-from }, { $you ->
    [giver] vous remettez { $goods } { $receiver_to }.
    [receiver] { $giver_within } vous remet { $goods }.
   *[other] { $giver_within } remet { $goods } { $receiver_to }.
}
event-goods-given-loot = { event-from }, { $you ->
    [giver] vous ajoutez { $goods } au butin.
   *[other] { $giver_within } ajoute { $goods } au butin.
}
event-place-shown = { $you ->
    [who] Le compte n’y est pas, et vous le prouvez en montrant
   *[other] Le compte n’y est pas, et { $who_within } le prouve en montrant
} { event-place }.
event-place-shown-known = { $you ->
    [who] Le compte n’y est pas, et vous le prouvez en montrant
   *[other] Le compte n’y est pas, et { $who_within } le prouve en montrant
} { event-place } : { $goods }.
event-bag-passed = { $wording ->
    [0] { event-bag-of-owner-begins } passe.
    [1] { event-bag-of-owner-begins } passe sans qu’on l’ouvre.
    [2] La porte s’ouvre devant { event-bag-of-owner }.
   *[other] Personne ne regarde dans { event-bag-of-owner }.
} Au marché : { $goods }.
event-bag-opened-truth = On ouvre { event-bag-of-owner } : { $goods }. { $wording ->
    [0] Honnête jusqu’à la dernière miette !
    [1] Pas l’ombre d’un mensonge !
    [2] Tout y est, comme déclaré !
   *[other] C’était la vérité !
}
event-bag-opened-lie = On ouvre { event-bag-of-owner } : { $goods }. { $wording ->
    [0] La main dans le sac !
    [1] Ce n’est pas ce qui était déclaré !
    [2] Belle histoire, mais fausse !
   *[other] C’était un mensonge !
}
event-goods-let-in = { $you ->
    [owner] Sur votre étal :
   *[other] Sur l’étal { $owner_of } :
} { $goods }.
event-goods-confiscated = { $you ->
    [owner] On vous confisque
   *[other] On confisque { $owner_to }
} { $goods } (direction { event-pile }).
event-goods-paid = À court de pièces, { $you ->
    [giver] vous payez { $receiver_within } avec
    [receiver] { $giver_within } vous paie avec
   *[other] { $giver_within } paie { $receiver_within } avec
} { $goods }.
event-goods-paid-loot = À court de pièces, { $you ->
    [giver] vous versez au butin
   *[other] { $giver_within } verse au butin
} { $goods }.
event-debt-forgiven = { $you ->
    [who] Vous n’avez plus de quoi payer :
   *[other] { $who_begins } n’a plus de quoi payer :
} on efface une dette de { $gold }.

event-hands-discarded = La porte ferme pour de bon. Les cartes restées en main ne valent rien.
event-game-won = { $you ->
    [who] Vous gagnez
   *[other] { $who_begins } gagne
} avec { $points } { $points ->
    [one] point
   *[other] points
} !
event-game-shared = Victoire partagée entre { $names }, avec { $points } { $points ->
    [one] point
   *[other] points
} !


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
   *[other] la besace { $owner_of }
}
event-promise = Promesse { $number }. { $you ->
    [giver] Vous { $receiver_to } :
    [receiver] { $giver_begins } à vous :
   *[other] { $giver_begins } { $receiver_to } :
}
event-bag-of-owner-begins = { $you ->
    [owner] Votre besace
   *[other] La besace { $owner_of }
}
