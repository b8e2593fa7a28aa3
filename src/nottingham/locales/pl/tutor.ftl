# Nauczyciel: wytrenowany gracz ocenia partię. Liczby to szanse w procentach; $name i $who to gracze.
tutor-judging = Sieć śledzi partię od początku
tutor-heading = Szanse każdego gracza na zwycięstwo i co z nich wyszło:
tutor-account = { $name }: { $began }% na początku, { $ended }% na końcu; koszt własnych decyzji: { $choices }%, własne karty i szczęście: { $cards }%, ruchy innych: { $others }%
tutor-turning-points = Zwroty akcji:
tutor-turned = Ruch { $move }: { $who }, z { $before }% na { $after }%
tutor-costly = Najdroższe decyzje, według tego, co kto wtedy wiedział:
tutor-none-costly = Wytrenowany gracz niewiele zrobiłby lepiej.
tutor-lost = Ruch { $move }, { $name }: { $points ->
    [one] oddany { $points } punkt
    [few] oddane { $points } punkty
   *[many] oddano { $points } punktów
    }
tutor-instead = Wytrenowany gracz: { $best }
tutor-unknown-table = Ta sieć nigdy nie ćwiczyła przy takim stole, więc go nie ocenia.
tutor-illegal = Ruch { $number } tego zapisu łamie zasady; „nottingham referee” mówi jak. Ocenić można tylko partię zgodną z zasadami.
tutor-bad-weights = Plik { $file } nie nadaje się do użytku: { $why }
tutor-truth = Naprawdę w torbie było: { $goods }
