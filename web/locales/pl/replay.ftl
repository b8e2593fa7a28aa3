# Skończona gra jeszcze raz.
replay-title = Powtórka
replay-fetching = Szukamy księgi tej gry
replay-round = Runda { $round } z { $rounds }
replay-eyes = Czyimi oczami
replay-open = Karty odkryte
replay-table = Co widzą wszyscy
replay-as = Co widzi { $who }
replay-hand = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
} na ręce
replay-in-hand = Ręka
replay-in-bag = Torba
replay-in-contraband = Zakryte
replay-deck = Stos główny: { $count }
replay-stands = Stragany
replay-rounds = Rundy
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-run = Odtwarzaj
replay-pause = Wstrzymaj
replay-step = Krok
replay-step-of = Krok { $step } z { $steps }
replay-copy-address = Skopiuj adres z przeglądarki: prowadzi dokładnie do tej chwili.
replay-panel = Obok stołu
replay-tab-story = Przebieg
replay-tab-highlights = Ważne chwile
replay-speed = Tempo
replay-keys = Klawisze: strzałki w lewo i w prawo to krok, w górę i w dół to ważna chwila, spacja odtwarza, od 0 do 6 zmienia oczy
replay-highlight-next = Do następnej ważnej chwili
replay-highlight-back = Do poprzedniej ważnej chwili
replay-no-highlights = Nic, co opowiadałoby się wnukom.
replay-moment-best = Najlepszy blef tej gry
replay-moment-lie-passed = Kłamstwo przechodzi
replay-moment-lie-caught = Kłamstwo wychodzi na jaw
replay-moment-opened-in-vain = Otwarta na próżno
replay-moment-dearest-bribe = Najdroższa łapówka
replay-moment-goods-missing = Obiecane, a nie ma
replay-moment-promise-broken = Złamana obietnica
replay-moment-black-market = Na czarnym rynku
replay-moment-lead-change = Zmiana na czele
replay-told-lie-passed = { $seen ->
    [all] { $who } deklaruje: { $declared }. Przez bramę przechodzi: { $goods } (wartość: { $worth }).
   *[some] { $who } deklaruje: { $declared }. Przez bramę przechodzi co innego.
}
replay-told-lie-caught = { $who } deklaruje: { $declared }. { $to } otwiera torbę, a tam: { $goods }.
replay-told-opened-in-vain = { $who } deklaruje: { $declared }. To prawda. { $to } płaci: { $gold }.
replay-told-dearest-bribe = { $who } płaci, a { $to } patrzy w inną stronę. Wartość: { $gold }.
replay-told-goods-missing = { $who } obiecuje coś, czego tam nie ma. { $seen ->
    [all] { $to } widzi tylko to: { $goods }.
   *[some] Widzi to tylko { $to }.
}
replay-told-promise-broken = { $who } nie dotrzymuje słowa. { $to } czeka na próżno.
replay-told-black-market = { $who } pokazuje: { $goods }. Bierze kartę o wartości { $worth }.
replay-told-lead-change = { $who } prowadzi. Wynik: { $points }. Dotąd na czele: { $to }.
replay-picture-ask = Zrób z tego obrazek
replay-picture = Blef jako obrazek
replay-picture-about = Zapisz i opublikuj. Link prowadzi dokładnie do tej chwili.
replay-picture-said = { $declared }, Szeryfie. Nic więcej.
replay-picture-inside = Co było w torbie
replay-picture-worth = Przemycone przez bramę: { $points }
replay-clip-free = Zapłacono: nic
