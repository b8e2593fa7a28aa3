# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.
# Goods stand in the nominative, behind a colon. Characters have cases ($..._of is the genitive, $..._to the dative, where
# $..._form is declined); what people call themselves has none: each name is the subject of a verb of its own.

event-game-started = Karty potasowane ({ $count }). Oczy szeroko otwarte, torby szczelnie zamknięte.
event-position-set = Gra zaczyna się w środku rundy { $round }.
event-piles-turned = Pierwsze karty na stosach: { $goods }.
event-marker-passed = { $wording ->
    [0] { $you ->
        [who] Zostajesz
       *[other] { $who } zostaje
    } Szeryfem.
    [1] Znacznik Szeryfa { $you ->
        [who] bierzesz ty.
       *[other] bierze { $who }.
    }
    [2] { $you ->
        [who] Stajesz na bramie jako Szeryf.
       *[other] { $who } staje na bramie jako Szeryf.
    }
   *[other] Nowy Szeryf to { $you ->
        [who] ty.
       *[other] { $who }.
    }
}
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

event-loading-began = { $wording ->
    [0] Wszyscy odwracają się plecami i torby się napełniają.
    [1] Karty szeleszczą i znikają w torbach.
    [2] Każdy napełnia torbę i nikt nie podnosi wzroku.
   *[other] Kupcy pakują torby. Sumienia też.
}
event-bag-closed = { $wording ->
    [0] { $you ->
        [who] Zamykasz
       *[other] { $who } zamyka
    } torbę.
    [1] { $you ->
        [who] Ściągasz sznurki
       *[other] { $who } ściąga sznurki
    } torby.
    [2] { $you ->
        [who] Zawiązujesz
       *[other] { $who } zawiązuje
    } torbę.
   *[other] { $you ->
        [who] Zamykasz
       *[other] { $who } zamyka
    } torbę z niewinną miną.
}
event-bag-closed-known = { $you ->
    [who] Zamykasz
   *[other] { $who } zamyka
} torbę, a w niej: { $goods }.
event-declaring-began = { $wording ->
    [0] Wszystkie torby są zamknięte: { $bags }.
    [1] Żadna torba nie jest już otwarta: { $bags }.
    [2] Sznurki zawiązane: { $bags }.
   *[other] Torby gotowe: { $bags }.
}
# One item of $bags above.
event-bag-size = { $you ->
    [who] ty
   *[other] { $who }
} ({ $count })
event-no-bags = Nikt nie ma torby: przy bramie dziś spokój.
event-declared = { $wording ->
    [0] { $you ->
        [who] Deklarujesz:
       *[other] { $who } deklaruje:
    } { $goods }.
    [1] { $you ->
        [who] Twierdzisz, że niesiesz:
       *[other] { $who } twierdzi, że niesie:
    } { $goods }.
    [2] Zgodnie z deklaracją { $you ->
        [who] niesiesz:
       *[other] { $who } niesie:
    } { $goods }.
   *[other] { $you ->
        [who] Zapewniasz, że w torbie masz tylko to:
       *[other] { $who } zapewnia, że w torbie ma tylko to:
    } { $goods }.
}
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
    [who] { $owner_form ->
        [declined] Chcesz otworzyć torbę { $owner_of }.
       *[plain] Mówisz: niech { $owner } otwiera torbę.
    }
    [owner] { $who } chce otworzyć twoją torbę.
   *[other] { $owner_form ->
        [declined] { $who } chce otworzyć torbę { $owner_of }.
       *[plain] { $who } mówi: niech { $owner } otwiera torbę.
    }
}
event-bag-left-to = Zastępcy są różnego zdania: { $you ->
    [who] { event-about-bag } decydujesz już tylko ty.
    [owner] o twojej torbie decyduje już tylko { $who }.
   *[other] { event-about-bag } decyduje już tylko { $who }.
}
event-promise-made-pass = { event-promise } „Gdy następnym razem stanę na bramie, przepuszczę twoją torbę”.
event-promise-made-open = { event-promise } „Gdy następnym razem stanę na bramie, otworzę twoją torbę”.
event-promise-made-words = { event-promise } { $quote }
event-promise-kept = Obietnica { $number } dotrzymana. Złodziejski honor jednak istnieje.
event-promise-broken = Obietnica { $number } złamana. Tyle wart jest złodziejski honor.

event-gold-paid-bribe = { $you ->
    [receiver] { $wording ->
        [0] { $giver } daje ci w łapę:
        [1] { $giver } wsuwa ci do ręki:
        [2] { $giver } upuszcza, ty podnosisz:
       *[other] { $giver } smaruje ci rękę:
    }
    [giver] { $receiver_form ->
        [declined] { $wording ->
            [0] Dajesz { $receiver_to } w łapę:
            [1] Wsuwasz { $receiver_to } do ręki:
            [2] Upuszczasz, { $receiver } podnosi:
           *[other] Smarujesz { $receiver_to } rękę:
        }
       *[plain] { $wording ->
            [0] Dajesz w łapę, { $receiver } bierze:
            [1] Wsuwasz po cichu, { $receiver } bierze:
            [2] Upuszczasz, { $receiver } podnosi:
           *[other] Smarujesz, { $receiver } bierze:
        }
    }
   *[other] { $receiver_form ->
        [declined] { $wording ->
            [0] { $giver } daje { $receiver_to } w łapę:
            [1] { $giver } wsuwa { $receiver_to } do ręki:
            [2] { $giver } upuszcza, { $receiver } podnosi:
           *[other] { $giver } smaruje { $receiver_to } rękę:
        }
       *[plain] { $wording ->
            [0] { $giver } daje w łapę, { $receiver } bierze:
            [1] { $giver } wsuwa po cichu, { $receiver } bierze:
            [2] { $giver } upuszcza, { $receiver } podnosi:
           *[other] { $giver } smaruje, { $receiver } bierze:
        }
    }
} { $gold }.
event-gold-paid-fine = { $you ->
    [giver] { $receiver_form ->
        [declined] Płacisz { $receiver_to } grzywnę:
       *[plain] Płacisz grzywnę, { $receiver } inkasuje:
    }
    [receiver] { $giver } płaci ci grzywnę:
   *[other] { $receiver_form ->
        [declined] { $giver } płaci { $receiver_to } grzywnę:
       *[plain] { $giver } płaci grzywnę, { $receiver } inkasuje:
    }
} { $gold }.
event-gold-paid-compensation = { $you ->
    [giver] { $receiver_form ->
        [declined] Płacisz { $receiver_to } odszkodowanie:
       *[plain] Płacisz odszkodowanie, { $receiver } inkasuje:
    }
    [receiver] { $giver } płaci ci odszkodowanie:
   *[other] { $receiver_form ->
        [declined] { $giver } płaci { $receiver_to } odszkodowanie:
       *[plain] { $giver } płaci odszkodowanie, { $receiver } inkasuje:
    }
} { $gold }.
event-gold-paid-loot = { $you ->
    [giver] Wpłacasz do łupów
   *[other] { $giver } wpłaca do łupów
} { $why ->
    [bribe] łapówkę:
   *[other] grzywnę:
} { $gold }.
event-goods-given = { $you ->
    [giver] { $receiver_form ->
        [declined] Oddajesz { $receiver_to } { event-from }:
       *[plain] Oddajesz { event-from }, { $receiver } bierze:
    }
    [receiver] { $giver } oddaje ci { event-from }:
   *[other] { $receiver_form ->
        [declined] { $giver } oddaje { $receiver_to } { event-from }:
       *[plain] { $giver } oddaje { event-from }, { $receiver } bierze:
    }
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
event-bag-passed = { $wording ->
    [0] { $you ->
        [owner] Przechodzisz z zamkniętą torbą.
       *[other] { $owner } przechodzi z zamkniętą torbą.
    }
    [1] { $you ->
        [owner] Brama się otwiera i przechodzisz.
       *[other] Brama się otwiera i { $owner } przechodzi.
    }
    [2] { $you ->
        [owner] Mijasz bramę, a torba zostaje zamknięta.
       *[other] { $owner } mija bramę, a torba zostaje zamknięta.
    }
   *[other] { $you ->
        [owner] Do twojej torby nikt nie zagląda.
       *[other] { $owner_form ->
            [declined] Do torby { $owner_of } nikt nie zagląda.
           *[plain] Do torby nikt nie zagląda, { $owner } przechodzi.
        }
    }
} Na targ: { $goods }.
event-bag-opened-truth = { event-bag-opened } { $goods }. { $wording ->
    [0] Prawda co do okruszka!
    [1] Ani cienia kłamstwa!
    [2] Wszystko zgodnie z deklaracją!
   *[other] A więc to była prawda!
}
event-bag-opened-lie = { event-bag-opened } { $goods }. { $wording ->
    [0] Kłamstwo!
    [1] Deklaracja mówiła co innego!
    [2] Ładna bajka, ale bajka!
   *[other] A więc to było kłamstwo!
}
event-goods-let-in = { $you ->
    [owner] Wykładasz na stragan:
   *[other] { $owner } wykłada na stragan:
} { $goods }.
event-goods-confiscated = Konfiskata! { $you ->
    [owner] Tracisz:
   *[other] { $owner } traci:
} { $goods } ({ event-onto-pile }).
event-goods-paid = Brak pensów, więc { $you ->
    [giver] { $receiver_form ->
        [declined] płacisz { $receiver_to } towarem:
       *[plain] płacisz towarem, { $receiver } bierze:
    }
    [receiver] { $giver } płaci ci towarem:
   *[other] { $receiver_form ->
        [declined] { $giver } płaci { $receiver_to } towarem:
       *[plain] { $giver } płaci towarem, { $receiver } bierze:
    }
} { $goods }.
event-goods-paid-loot = Brak pensów, więc { $you ->
    [giver] płacisz do łupów towarem:
   *[other] { $giver } płaci do łupów towarem:
} { $goods }.
event-debt-forgiven = { $you ->
    [who] Nie masz
   *[other] { $who } nie ma
} już czym płacić. Darowany dług: { $gold }.

event-hands-discarded = Brama zamyka się na dobre. Karty, które zostały na ręce, są nic niewarte.
event-game-won = { $you ->
    [who] Wygrywasz
   *[other] { $who } wygrywa
}, zdobywając { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}!
event-game-shared = { $names } { $you ->
    [names] dzielicie się
   *[other] dzielą się
} zwycięstwem, zdobywając po { $points } { $points ->
    [one] punkcie
    [few] punkty
   *[other] punktów
}!


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
    [giver] { $receiver_form ->
        [declined] Dajesz { $receiver_to } słowo:
       *[plain] Dajesz słowo, { $receiver } słucha:
    }
    [receiver] { $giver } daje ci słowo:
   *[other] { $receiver_form ->
        [declined] { $giver } daje { $receiver_to } słowo:
       *[plain] { $giver } daje słowo, { $receiver } słucha:
    }
}
event-about-bag = { $owner_form ->
    [declined] o torbie { $owner_of }
   *[plain] o torbie, którą niesie { $owner },
}
event-bag-opened = { $you ->
    [owner] Twoja torba otwarta:
   *[other] { $owner_form ->
        [declined] Torba { $owner_of } otwarta:
       *[plain] Torba otwarta! { $owner } niesie:
    }
}
