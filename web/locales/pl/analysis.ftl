# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Analiza
analysis-tab = Analiza
analysis-about = Król Ryszard prześledził partię od nowa. Każdą decyzję ocenia według tego, co można było wtedy wiedzieć; prawda jest podana obok.
analysis-waiting = Najpierw inne partie…
analysis-working = Król Ryszard śledzi partię: ruch { $done } z { $total }
analysis-failed = Ta partia nie ma analizy.
analysis-again = Spróbuj ponownie
analysis-chart = Szanse na zwycięstwo, ruch po ruchu
analysis-chart-about = Szanse każdego gracza na zwycięstwo po każdym ruchu (ruchy: { $moves }). Tabela niżej podaje to samo w liczbach.
analysis-move = Ruch { $move }
analysis-share = { $percent }%
analysis-turning-points = Zwroty akcji
analysis-turned-up = { $who }: w górę, z { $before }% na { $after }%
analysis-turned-down = { $who }: w dół, z { $before }% na { $after }%
analysis-luck = Szczęście i umiejętności
analysis-luck-about = Skąd wzięły się szanse na zwycięstwo, w procentach: ile było na początku, ile kosztowały własne decyzje w porównaniu z decyzjami króla Ryszarda, ile dały karty i szczęście, a ile zmieniły ruchy innych.
analysis-column-player = Gracz
analysis-column-began = Początek
analysis-column-choices = Własne decyzje
analysis-column-cards = Karty i szczęście
analysis-column-others = Ruchy innych
analysis-column-ended = Koniec
analysis-round = Po rundzie { $round }
analysis-in-numbers = Wykres w liczbach
analysis-decisions = Decyzje
analysis-whose = Czyje
analysis-everyone = Wszystkich
analysis-only-costly = Tylko te, które kosztowały punkty
analysis-none-costly = Król Ryszard niewiele zrobiłby tu lepiej.
analysis-did = { $name }: { $action }
analysis-best = Król Ryszard: { $action }
analysis-same = Król Ryszard zrobiłby to samo.
analysis-as-good = Król Ryszard: { $action }. Różnica to mniej niż punkt.
analysis-lost = { $points ->
    [one] oddany { $points } punkt
    [few] oddane { $points } punkty
   *[many] oddano { $points } punktów
}
analysis-truth = Czego nikt przy bramie nie wiedział: { $goods }
analysis-more = Pokaż więcej
