# Słowa samej strony. Zmienne gramatyczne jak w plikach wspólnych.
web-close = Zamknij
web-have = masz { $count }
web-call = O co chodzi
web-card = { $name }: wartość { $value }, grzywna { $penalty }, { $kind }
web-card-counts = { $name }: wartość { $value }, grzywna { $penalty }, { $kind }, liczy się jako { $goods }
web-card-back = Zakryta karta
web-bag-closed = { $you ->
    [owner] Twoja torba, zamknięta
   *[other] { $owner }: zamknięta torba
}
web-bag-opened = { $you ->
    [owner] Twoja torba, otwarta: { $goods }
   *[other] { $owner }, otwarta torba: { $goods }
}
web-said = { $you ->
    [who] Mówisz
   *[other] { $who } mówi
}
web-true = Prawda
web-lie = Kłamstwo
web-more = Jeszcze jedna karta: { $name }
web-less = O jedną kartę mniej: { $name }
web-raise = Więcej: { $name }
web-lower = Mniej: { $name }
web-add-coins = Dodaj: { $gold }
web-chosen = { $count } z { $most }
web-binds = Zapieczętowane: po przyjęciu wiąże obie strony
web-only-words = Tylko słowa: nikogo nie wiążą
web-claimed-bag = podobno w torbie
web-claimed-stand = podobno zakryte
web-for-nothing = za darmo
web-offers = { $you ->
    [who] <b>Ty</b> składasz ofertę dla: { $to }
    [to] <b>{ $who }</b> proponuje ci
   *[other] <b>{ $who }</b> składa ofertę dla: { $to }
}
web-demands = { $you ->
    [who] <b>Ty</b> żądasz, a płacić ma { $to }
    [to] <b>{ $who }</b> żąda od ciebie
   *[other] <b>{ $who }</b> żąda, a płacić ma { $to }
}
web-sheriff = Szeryf
web-deputy = Zastępca
web-acts = musi zagrać
web-you = ty
web-stand = { $you ->
    [who] Twój stragan
   *[other] { $who }: stragan
}
web-chronicle = Kronika
web-round = Runda { $round }
web-language = Język
web-light-day = Włącz tryb dzienny
web-light-night = Włącz tryb nocny
web-sound-on = Włącz dźwięk
web-sound-off = Wyłącz dźwięk
web-connecting = W drodze do bramy
web-lost = Droga zamknięta. Próbujemy wrócić
web-closed = Nie ma cię już przy stole
web-broken = Strona się potknęła. Odśwież ją: miejsce czeka.
web-reload = Odśwież stronę
