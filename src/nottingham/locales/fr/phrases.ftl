# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } et { $last }

# Somebody's words, whole sentences as they stand.
phrase-says = { $who } : « { $words } »
# Somebody's name and what is theirs.
phrase-labelled = { $label } : { $text }
# Words added to a promise.
phrase-quote = « { $words }{ $stop } »
phrase-nothing = rien
phrase-gold = { $count } { $count ->
    [one] pièce
   *[other] pièces
}
    .gender = f
# A number of cards, alone.
phrase-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
# One item of a list.
phrase-face-down = { $count } { $count ->
    [one] carte
   *[other] cartes
} face cachée
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } (face cachée)

phrase-phase-market = Marché
phrase-phase-loading = Remplissage
phrase-phase-declaring = Déclaration
phrase-phase-inspecting = Inspection
phrase-phase-closing = Fin du tour
phrase-phase-finished = Partie terminée

phrase-pile-deck = pioche
phrase-pile-left = pile de gauche
phrase-pile-right = pile de droite
phrase-pile-discard = pile de défausse

# What people can say with one touch. With somebody in mind, $to is their name and $words one of the phrases.
phrase-chat-hello = Bonjour, la compagnie !
phrase-chat-good-luck = Bonne chance. Il en faudra.
phrase-chat-only-apples = Rien que des pommes, je le jure !
phrase-chat-trust-me = Faites-moi confiance.
phrase-chat-i-doubt-it = J’en doute fort.
phrase-chat-make-me-an-offer = Faites-moi une offre.
phrase-chat-too-little = C’est trop peu !
phrase-chat-deal = Marché conclu ?
phrase-chat-no-deal = Pas d’accord.
phrase-chat-open-it = Ouvrez-la !
phrase-chat-let-me-pass = Laissez-moi passer, de grâce.
phrase-chat-look-at-that-one = Regardez plutôt cette besace-là !
phrase-chat-liar = Mensonges que tout cela !
phrase-chat-well-played = Bien joué !
phrase-chat-ouch = Aïe.
phrase-chat-thank-you = Grand merci.
phrase-chat-sorry = Toutes mes excuses.
phrase-chat-hurry-up = Pressons, le fromage coule !
phrase-chat-one-moment = Un instant, je réfléchis.
phrase-chat-good-game = Belle partie, tout le monde !
phrase-chat-laughter = (éclat de rire)
phrase-chat-gasp = (stupeur)
phrase-chat-applause = (applaudissements)
phrase-chat-doubt = (un sourcil levé)
phrase-chat-gold = (tintement d’or)
phrase-chat-toast = (une chope levée)
phrase-chat-to = ({ $to_to }) { $words }

# The reader, last in a list of names.
phrase-you = vous
# A list whose parts are lists.
phrase-plus = { $first } ainsi que { $last }
# Anybody's name, $sound as in a list. Its attributes are the forms that sentences ask for, where a language has them:
# .begins, .within (the first word of a sentence, or a later one), .of (whose) and .to (to whom).
phrase-name = { $name }
    .of = { $sound ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
    .to = à { $name }
# A number as people say it, $gender: m, f or n of what is counted.
phrase-number = { $count ->
    [1] { $gender ->
        [f] une
       *[other] un
    }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
   *[other] { $count }
}
