# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Analiza
analysis-tab = Analiza
analysis-about = Podskarbi prześledził partię od nowa. Każdą decyzję ocenia według tego, co można było wtedy wiedzieć; prawda jest podana obok. Szanse liczy z całej prawdy, razem z ukrytymi kartami.
analysis-waiting = Najpierw inne partie…
analysis-working = Podskarbi śledzi partię: ruch { $done } z { $total }
analysis-failed = Ta partia nie ma analizy.
analysis-again = Spróbuj ponownie
analysis-chart = Szanse na zwycięstwo, runda po rundzie
analysis-chart-about = Szanse każdego gracza na zwycięstwo po każdym ruchu (ruchy: { $moves }), z rundami na dole. Tabela niżej podaje to samo w liczbach.
analysis-moment = Runda { $round }, ruch { $move }
analysis-scene = Pokaż scenę
analysis-quiet = Karty zmieniają właściciela, a nikt ich nie widzi.
analysis-rounds = Rundy
analysis-share = { $percent }%
analysis-turning-points = Zwroty akcji
analysis-turned-up = { $who }: w górę, z { $before }% na { $after }%
analysis-turned-down = { $who }: w dół, z { $before }% na { $after }%
analysis-luck = Szczęście i umiejętności
analysis-luck-about = Każdy zaczął z { $percent }%. To, co dały karty, jest liczone wobec średniej z takich dobrań, więc w sumie przy całym stole wychodzi zero. Decyzje to punkty oddane w tych poniżej. Reszta to torby, umowy i to, co oddali inni.
analysis-column-player = Gracz
analysis-column-luck = Szczęście w dobieraniu
analysis-column-choices = Własne decyzje
analysis-column-gate = Torby i umowy
analysis-column-ended = Wynik
analysis-round = Po rundzie { $round }
analysis-in-numbers = Wykres w liczbach
analysis-decisions = Decyzje
analysis-whose = Czyje
analysis-everyone = Wszystkich
analysis-only-costly = Tylko te, które kosztowały co najmniej trzy punkty
analysis-none-costly = Żadna pojedyncza decyzja nie kosztowała trzech punktów ani więcej.
analysis-did = { $name }: { $action }
analysis-best = Lepiej: { $action }
analysis-good = Nic nie było lepsze o trzy punkty.
analysis-lost = { $points ->
    [one] oddany { $points } punkt
    [few] oddane { $points } punkty
   *[many] oddano { $points } punktów
}
analysis-truth = Czego nikt przy bramie nie wiedział: { $goods }
analysis-more = Pokaż więcej
