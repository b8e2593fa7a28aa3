# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } et { $last }

phrase-quote = « { $words } »
phrase-nothing = rien
phrase-gold = { $count } { $count ->
    [one] pièce
   *[other] pièces
}
# What somebody draws or sets aside.
phrase-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
# One item of a list.
phrase-face-down = { $count } { $count ->
    [one] carte
   *[other] cartes
} face cachée
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } (face cachée)

phrase-phase-market = Marché
phrase-phase-loading = Remplissage de la besace
phrase-phase-declaring = Déclaration
phrase-phase-inspecting = Inspection
phrase-phase-closing = Fin du tour
phrase-phase-finished = Partie terminée

phrase-pile-deck = pioche
phrase-pile-left = pile de gauche
phrase-pile-right = pile de droite
phrase-pile-discard = pile de défausse
