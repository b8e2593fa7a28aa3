# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } i { $last }

# Somebody's words, whole sentences as they stand.
phrase-says = { $who }: { $words }
# Somebody's name and what is theirs.
phrase-labelled = { $label }: { $text }
# Words added to a promise.
phrase-quote = „{ $words }”{ $stop }
phrase-nothing = nic
phrase-gold = { $count } { $count ->
    [one] pens
    [few] pensy
   *[other] pensów
}
    .object = { $count ->
        [1] jednego pensa
       *[other] { $said }
    }
# A number of cards, alone.
phrase-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
# One item of a list: the nominative.
phrase-face-down = { $count } { $count ->
    [one] zakryta karta
    [few] zakryte karty
   *[other] zakrytych kart
}
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } ({ $cards ->
    [one] zakryta karta
   *[other] zakryte karty
})

phrase-phase-market = Wymiana
phrase-phase-loading = Napełnianie toreb
phrase-phase-declaring = Deklaracje
phrase-phase-inspecting = Inspekcja
phrase-phase-closing = Koniec rundy
phrase-phase-finished = Koniec gry

phrase-pile-deck = stos główny
phrase-pile-left = lewy stos
phrase-pile-right = prawy stos
phrase-pile-discard = stos kart odrzuconych

# What people can say with one touch. With somebody in mind, $to is their name and $words one of the phrases.
phrase-chat-hello = Witam wszystkich!
phrase-chat-good-luck = Powodzenia. Przyda się.
phrase-chat-only-apples = Same jabłka, przysięgam!
phrase-chat-trust-me = Zaufaj mi.
phrase-chat-i-doubt-it = Szczerze w to wątpię.
phrase-chat-make-me-an-offer = Czekam na ofertę.
phrase-chat-too-little = Za mało!
phrase-chat-deal = Umowa stoi?
phrase-chat-no-deal = Nic z tego.
phrase-chat-open-it = Otwierać!
phrase-chat-let-me-pass = Przepuść mnie, błagam.
phrase-chat-look-at-that-one = Lepiej zajrzyj do tamtej torby!
phrase-chat-liar = Kłamstwo! Same kłamstwa!
phrase-chat-well-played = Dobre zagranie!
phrase-chat-ouch = Auć.
phrase-chat-thank-you = Pięknie dziękuję.
phrase-chat-sorry = Wybacz, interes to interes.
phrase-chat-hurry-up = Szybciej, ser się topi!
phrase-chat-one-moment = Chwileczkę, myślę.
phrase-chat-good-game = Świetna gra, brawo dla wszystkich!
phrase-chat-laughter = (śmiech)
phrase-chat-gasp = (zdumienie)
phrase-chat-applause = (oklaski)
phrase-chat-doubt = (uniesiona brew)
phrase-chat-gold = (brzęk złota)
phrase-chat-toast = (kufel w górę)
phrase-chat-to = (do: { $to }) { $words }

# The reader, last in a list of names.
phrase-you = ty
# A list whose parts are lists.
phrase-plus = { $first } oraz { $last }
# Anybody's name, $sound as in a list. Its attributes are the forms that sentences ask for, where a language has them:
# .begins, .within (the first word of a sentence, or a later one), .of (whose) and .to (to whom).
phrase-name = { $name }
# A number as people say it, $gender: m, f or n of what is counted.
phrase-number = { $count ->
    [1] { $gender ->
        [f] jedna
        [n] jedno
       *[other] jeden
    }
    [2] { $gender ->
        [f] dwie
       *[other] dwa
    }
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
    [14] czternaście
    [15] piętnaście
    [16] szesnaście
    [17] siedemnaście
    [18] osiemnaście
    [19] dziewiętnaście
    [20] dwadzieścia
   *[other] { $count }
}
