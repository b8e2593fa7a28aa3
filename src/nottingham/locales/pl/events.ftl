# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.
# Goods stand in the nominative, behind a colon. Names cannot be declined: each is the subject of a verb of its own.

event-game-started = Karty potasowane ({ $count }). Oczy szeroko otwarte, torby szczelnie zamknięte.
event-position-set = Gra zaczyna się w środku rundy { $round }.
event-piles-turned = Pierwsze karty na stosach: { $goods }.
event-marker-passed = { $you ->
    [who] Zostajesz
   *[other] { $who } zostaje
} Szeryfem.
event-round-started = Zaczyna się runda { $round }.

event-market-opened = Targ otwarty, { $you ->
    [who] zaczynasz ty.
   *[other] zaczyna { $who }.
}
event-hand-kept = { $you ->
    [who] Zatrzymujesz
   *[other] { $who } zatrzymuje
} wszystkie karty.
event-cards-set-aside = { $you ->
    [who] Odkładasz
   *[other] { $who } odkłada
} na bok { event-cards }.
event-cards-set-aside-known = { $you ->
    [who] Odkładasz
   *[other] { $who } odkłada
} na bok: { $goods }.
event-cards-laid-out = { $you ->
    [who] Odkładasz
   *[other] { $who } odkłada
} na bok odkryte karty: { $goods }.
event-card-taken = { $you ->
    [who] Bierzesz
   *[other] { $who } bierze
} { event-from-pile }: { $goods }.
event-cards-drawn = { $you ->
    [who] Dobierasz
   *[other] { $who } dobiera
} { event-cards }.
event-cards-drawn-known = { $you ->
    [who] Dobierasz:
   *[other] { $who } dobiera:
} { $goods }.
event-cards-discarded = { $you ->
    [who] Odrzucasz
   *[other] { $who } odrzuca
} { event-onto-pile }: { $goods }.
event-deck-reshuffled = Karty odrzucone wracają do gry: nowy stos główny ma { event-cards }.

event-loading-began = Kupcy napełniają torby.
event-bag-closed = { $you ->
    [who] Zamykasz
   *[other] { $who } zamyka
} torbę.
event-bag-closed-known = { $you ->
    [who] Zamykasz
   *[other] { $who } zamyka
} torbę, a w niej: { $goods }.
event-declaring-began = Wszystkie torby są zamknięte: { $bags }.
# One item of $bags above.
event-bag-size = { $you ->
    [who] ty
   *[other] { $who }
} ({ $count })
event-no-bags = Nikt nie ma torby: przy bramie dziś spokój.
event-declared = { $you ->
    [who] Deklarujesz:
   *[other] { $who } deklaruje:
} { $goods }.
event-inspecting-began = Torby stoją u bram. Czas się potargować!

event-offer-made = Oferta { $number }. { $offer }
event-offer-countered = Oferta { $number }, w odpowiedzi na ofertę { $answers }. { $offer }
event-offer-ended = Oferta { $number } { $why ->
    [withdrawn] zostaje wycofana.
    [refused] zostaje odrzucona.
    [replaced] ustępuje miejsca nowej.
    [settled] przepada: los tej torby jest przesądzony.
    [unpayable] przepada: nie ma już z czego zapłacić.
    [forbidden] przepada: zabrania jej umowa.
    [time] przepada: czas minął.
   *[other] przepada.
}
event-offer-agreed = { $you ->
    [who] Zgadzasz się
   *[other] { $who } zgadza się
} na ofertę { $number }.
event-deal-made = Umowa { $number } stoi ({ $parties }) – { $terms }
event-word-given-pass = { $you ->
    [who] Mówisz: { $owner } przechodzi za darmo.
    [owner] { $who } mówi: przechodzisz za darmo.
   *[other] { $who } mówi: { $owner } przechodzi za darmo.
}
event-word-given-deal = { $you ->
    [who] Mówisz: { $owner } przechodzi zgodnie z ofertą { $number }.
    [owner] { $who } mówi: przechodzisz zgodnie z ofertą { $number }.
   *[other] { $who } mówi: { $owner } przechodzi zgodnie z ofertą { $number }.
}
event-word-given-open = { $you ->
    [who] Mówisz: { $owner } otwiera torbę.
    [owner] { $who } mówi: otwierasz torbę.
   *[other] { $who } mówi: { $owner } otwiera torbę.
}
event-bag-left-to = Zastępcy są różnego zdania: { $you ->
    [who] o torbie, którą niesie { $owner }, decydujesz już tylko ty.
    [owner] o twojej torbie decyduje już tylko { $who }.
   *[other] o torbie, którą niesie { $owner }, decyduje już tylko { $who }.
}
event-promise-made-pass = { event-promise } „Gdy następnym razem stanę na bramie, przepuszczę twoją torbę”.
event-promise-made-open = { event-promise } „Gdy następnym razem stanę na bramie, otworzę twoją torbę”.
event-promise-made-words = { event-promise } „{ $words }”
event-promise-kept = Obietnica { $number } dotrzymana. Złodziejski honor jednak istnieje.
event-promise-broken = Obietnica { $number } złamana. Tyle wart jest złodziejski honor.

event-gold-paid-bribe = { $you ->
    [giver] Dajesz w łapę, { $receiver } bierze:
    [receiver] { $giver } daje ci w łapę:
   *[other] { $giver } daje w łapę, { $receiver } bierze:
} { $gold }.
event-gold-paid-fine = { $you ->
    [giver] Płacisz grzywnę, { $receiver } inkasuje:
    [receiver] { $giver } płaci ci grzywnę:
   *[other] { $giver } płaci grzywnę, { $receiver } inkasuje:
} { $gold }.
event-gold-paid-compensation = { $you ->
    [giver] Płacisz odszkodowanie, { $receiver } inkasuje:
    [receiver] { $giver } płaci ci odszkodowanie:
   *[other] { $giver } płaci odszkodowanie, { $receiver } inkasuje:
} { $gold }.
event-gold-paid-loot = { $you ->
    [giver] Wpłacasz do łupów
   *[other] { $giver } wpłaca do łupów
} { $why ->
    [bribe] łapówkę:
   *[other] grzywnę:
} { $gold }.
event-goods-given = { $you ->
    [giver] Oddajesz { event-from }, { $receiver } bierze:
    [receiver] { $giver } oddaje ci { event-from }:
   *[other] { $giver } oddaje { event-from }, { $receiver } bierze:
} { $goods }.
event-goods-given-loot = { $you ->
    [giver] Dokładasz do łupów
   *[other] { $giver } dokłada do łupów
} { event-from }: { $goods }.
event-place-shown = Towaru brakuje: { $you ->
    [who] na dowód pokazujesz
   *[other] { $who } na dowód pokazuje
} { event-place }.
event-place-shown-known = Towaru brakuje: { $you ->
    [who] na dowód pokazujesz
   *[other] { $who } na dowód pokazuje
} { event-place }, a tam: { $goods }.
event-bag-passed = { $you ->
    [owner] Przechodzisz z zamkniętą torbą.
   *[other] { $owner } przechodzi z zamkniętą torbą.
} Na targ: { $goods }.
event-bag-opened-truth = Torba otwarta! { $you ->
    [owner] Niesiesz:
   *[other] { $owner } niesie:
} { $goods }. Prawda co do okruszka!
event-bag-opened-lie = Torba otwarta! { $you ->
    [owner] Niesiesz:
   *[other] { $owner } niesie:
} { $goods }. Kłamstwo!
event-goods-let-in = { $you ->
    [owner] Wykładasz na stragan:
   *[other] { $owner } wykłada na stragan:
} { $goods }.
event-goods-confiscated = Konfiskata! { $you ->
    [owner] Tracisz:
   *[other] { $owner } traci:
} { $goods } ({ event-onto-pile }).
event-goods-paid = Brak pensów, więc { $you ->
    [giver] płacisz towarem, { $receiver } bierze:
    [receiver] { $giver } płaci ci towarem:
   *[other] { $giver } płaci towarem, { $receiver } bierze:
} { $goods }.
event-goods-paid-loot = Brak pensów, więc { $you ->
    [giver] płacisz do łupów towarem:
   *[other] { $giver } płaci do łupów towarem:
} { $goods }.
event-debt-forgiven = { $you ->
    [who] Nie masz
   *[other] { $who } nie ma
} już czym płacić. Darowany dług: { $gold }.

event-hands-discarded = Koniec gry. Karty, które zostały na ręce, są nic niewarte.
event-game-won = { $you ->
    [who] Wygrywasz
   *[other] { $who } wygrywa
}, zdobywając { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}!
event-game-shared = { $names } dzielą się zwycięstwem, zdobywając po { $points } { $points ->
    [one] punkcie
    [few] punkty
   *[other] punktów
}!

event-time-ran-out = Czas minął! Torby, których nie zatrzymuje żadna umowa, przechodzą za darmo.
event-black-market-opened = Czarny rynek wykłada karty: { $piles }.
event-black-market-claimed = { $you ->
    [who] Oddajesz:
   *[other] { $who } oddaje:
} { $goods }. W zamian karta z czarnego rynku, wartość: { $points }.
event-claim-declined = { $you ->
    [who] Nie odbierasz
   *[other] { $who } nie odbiera
} niczego na czarnym rynku.
event-deputies-drawn = Zastępcy w tej rundzie: { $names }. { $you ->
    [who] Przewodzisz ty.
   *[other] Przewodzi { $who }.
}
event-split-proposed = Podział łupów { $number }. { $you ->
    [who] Chcesz wziąć:
   *[other] { $who } chce wziąć:
} { $goods }.
event-loot-shared = { $you ->
    [who] Bierzesz swoją część łupów:
   *[other] { $who } bierze swoją część łupów:
} { $goods }.
event-loot-cleared = Nie da się podzielić, więc przepada: { $goods }.

# Parts of the sentences above.
# The accusative.
event-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}
event-from-pile = { $pile ->
    [left] z lewego stosu
    [right] z prawego stosu
   *[other] ze stosu kart odrzuconych
}
event-onto-pile = { $pile ->
    [left] na lewy stos
    [right] na prawy stos
   *[other] na stos kart odrzuconych
}
event-from = { $place ->
    [bag] z torby
   *[stand] ze straganu
}
event-place = { $place ->
    [bag] torbę
   *[stand] zakryte karty
}
event-promise = Obietnica { $number }. { $you ->
    [giver] Dajesz słowo, { $receiver } słucha:
    [receiver] { $giver } daje ci słowo:
   *[other] { $giver } daje słowo, { $receiver } słucha:
}
