# Nauczyciel ocenia partię. Liczby to szanse w procentach, ze znakiem tam, gdzie to zmiany; $name i $who to gracze.
tutor-judging = Nauczyciel śledzi partię od początku
tutor-heading = Szanse każdego gracza na zwycięstwo i co z nich wyszło:
tutor-account = { $name }: { $ended }% na końcu, od równych { $began }%. Szczęście w dobieraniu: { $luck }. Własne decyzje: { $choices }. Torby, targi i decyzje innych: { $gate }.
tutor-turning-points = Zwroty akcji:
tutor-turned = Runda { $round }, ruch { $move }: { $who }, z { $before }% na { $after }%
tutor-costly = Najdroższe decyzje, według tego, co kto wtedy wiedział:
tutor-none-costly = Żadna pojedyncza decyzja nie kosztowała trzech punktów ani więcej.
tutor-lost = Ruch { $move }, { $name }: { $points ->
    [one] oddany { $points } punkt
    [few] oddane { $points } punkty
   *[many] oddano { $points } punktów
    }
tutor-instead = Lepiej: { $best }
tutor-illegal = Ruch { $number } tego zapisu łamie zasady; „nottingham referee” mówi jak. Ocenić można tylko partię zgodną z zasadami.
tutor-truth = Naprawdę w torbie było: { $goods }
