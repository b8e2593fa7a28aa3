# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } { $last_sound ->
    [i] e
   *[other] y
} { $last }

# Somebody's words, whole sentences as they stand.
phrase-says = { $who }: { $words }
# Somebody's name and what is theirs.
phrase-labelled = { $label }: { $text }
# Words added to a promise.
phrase-quote = «{ $words }»{ $stop }
phrase-nothing = nada
phrase-gold = { $count } { $count ->
    [one] moneda
   *[other] monedas
}
    .gender = f
# A number of cards, alone.
phrase-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
}
# One item of a list.
phrase-face-down = { $count } { $count ->
    [one] carta
   *[other] cartas
} boca abajo
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } (boca abajo)

phrase-phase-market = Mercado
phrase-phase-loading = Cargar la bolsa
phrase-phase-declaring = Declaración
phrase-phase-inspecting = Inspección
phrase-phase-closing = Fin de la ronda
phrase-phase-finished = Fin de la partida

phrase-pile-deck = mazo
phrase-pile-left = pila izquierda
phrase-pile-right = pila derecha
phrase-pile-discard = pila de descartes

# What people can say with one touch. With somebody in mind, $to is their name and $words one of the phrases.
phrase-chat-hello = ¡Hola, gente!
phrase-chat-good-luck = Buena suerte. Hará falta.
phrase-chat-only-apples = ¡Solo manzanas, lo juro!
phrase-chat-trust-me = Confía en mí.
phrase-chat-i-doubt-it = Lo dudo mucho.
phrase-chat-make-me-an-offer = Hazme una oferta.
phrase-chat-too-little = ¡Es muy poco!
phrase-chat-deal = ¿Trato?
phrase-chat-no-deal = No hay trato.
phrase-chat-open-it = ¡Que la abran!
phrase-chat-let-me-pass = Déjame pasar, te lo ruego.
phrase-chat-look-at-that-one = ¡Mira mejor esa otra bolsa!
phrase-chat-liar = ¡Mentira! ¡Todo mentira!
phrase-chat-well-played = ¡Bien jugado!
phrase-chat-ouch = Ay.
phrase-chat-thank-you = Mil gracias.
phrase-chat-sorry = Vaya, lo siento.
phrase-chat-hurry-up = ¡Deprisa, que se derrite el queso!
phrase-chat-one-moment = Un momento, estoy pensando.
phrase-chat-good-game = ¡Qué buena partida!
phrase-chat-laughter = (risas)
phrase-chat-gasp = (asombro)
phrase-chat-applause = (aplausos)
phrase-chat-doubt = (una ceja levantada)
phrase-chat-gold = (tintineo de oro)
phrase-chat-toast = (jarra en alto)
phrase-chat-to = ({ $to_to }) { $words }

# The reader, last in a list of names.
phrase-you = tú
# A list whose parts are lists.
phrase-plus = { $first } además de { $last }
# Anybody's name, $sound as in a list. Its attributes are the forms that sentences ask for, where a language has them:
# .begins, .within (the first word of a sentence, or a later one), .of (whose) and .to (to whom).
phrase-name = { $name }
    .of = de { $name }
    .to = a { $name }
# A number as people say it, $gender: m, f or n of what is counted.
phrase-number = { $count ->
    [1] { $gender ->
        [f] una
       *[other] un
    }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $count }
}
