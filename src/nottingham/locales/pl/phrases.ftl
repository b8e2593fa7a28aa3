# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } i { $last }

# Somebody's words, whole sentences as they stand.
phrase-says = { $who }: – { $words }
# Somebody's name and what is theirs.
phrase-labelled = { $label }: { $text }
# Words added to a promise.
phrase-quote = „{ $words }”
phrase-nothing = nic
phrase-gold = { $count } { $count ->
    [one] pens
    [few] pensy
   *[other] pensów
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
phrase-hidden = { $goods } (rewersem do góry)

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
phrase-chat-to = (do: { $to }) { $words }
