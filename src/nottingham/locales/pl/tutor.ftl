# Nauczyciel: wytrenowany gracz ocenia grę. Liczby to procenty zwycięstwa; $name to gracz.
tutor-judging = Sieć czyta grę od początku
tutor-heading = Na jaką część zwycięstwa kto mógł liczyć i co z tego wyszło:
tutor-account = { $name }: { $began } % na początku, { $ended } % na końcu; koszt własnych decyzji: { $choices } %, własne karty i szczęście: { $cards } %, ruchy innych: { $others } %
tutor-turning-points = Gdzie gra się odwróciła:
tutor-turned = Ruch { $move }: { $name }, z { $before } % na { $after } %
tutor-costly = Najdroższe decyzje, według tego, co kto wtedy wiedział:
tutor-none-costly = Żadnej decyzji wytrenowany gracz nie podjąłby dużo lepiej.
tutor-lost = Ruch { $move }, { $name }: { $points ->
    [one] oddany { $points } punkt
    [few] oddane { $points } punkty
   *[many] oddano { $points } punktów
    }
tutor-instead = Wytrenowany gracz: { $best }
tutor-unknown-table = Ta sieć nigdy nie ćwiczyła przy takim stole, więc go nie ocenia.
tutor-illegal = Ruch { $number } tego zapisu łamie zasady; „nottingham referee” mówi jak. Ocenić można tylko grę zgodną z zasadami.
tutor-bad-weights = Plik { $file } do niczego się nie nadaje: { $why }
tutor-truth = Naprawdę w torbie było: { $goods }
