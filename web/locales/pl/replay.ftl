# Skończona gra jeszcze raz.
replay-title = Powtórka
replay-fetching = Szukamy księgi tej gry
replay-round = Runda { $round } z { $rounds }
replay-eyes = Czyimi oczami
replay-open = Karty odkryte
replay-table = Co widzą wszyscy
replay-as = Co widzi { $name }
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
