# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } i { $last }

phrase-quote = „{ $words }”
phrase-nothing = nic
phrase-gold = { $count } { $count ->
    [one] pens
    [few] pensy
   *[other] pensów
}
# What somebody draws or sets aside: the accusative.
phrase-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}
# One item of a list: the nominative.
phrase-face-down = { $count } { $count ->
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
