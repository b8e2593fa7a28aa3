# The analysis of a finished game: where it was won and lost. Numbers are percent of a victory, or points.
analysis-title = Analiza
analysis-tab = Analiza
analysis-about = Król Ryszard przeczytał grę od nowa. Każda decyzja jest oceniana według tego, co gracz wtedy wiedział; prawda stoi obok.
analysis-waiting = Najpierw inne gry…
analysis-working = Król Ryszard czyta grę, ruch { $done } z { $total }
analysis-failed = Ta gra nie ma analizy.
analysis-again = Spróbuj ponownie
analysis-chart = Kto mógł liczyć na jaką część zwycięstwa
analysis-chart-about = Część zwycięstwa, na którą każdy mógł liczyć po każdym z ruchów (ruchy: { $moves }). Tabela niżej mówi to samo w liczbach.
analysis-move = Ruch { $move }
analysis-share = { $percent } %
analysis-turning-points = Gdzie gra się odwróciła
analysis-turned-up = { $name }: w górę, z { $before } % na { $after } %
analysis-turned-down = { $name }: w dół, z { $before } % na { $after } %
analysis-luck = Szczęście i umiejętności
analysis-luck-about = W procentach zwycięstwa: ile było na początku, ile kosztowały własne decyzje w porównaniu z decyzjami króla Ryszarda, ile dały karty i szczęście i co zrobiły ruchy innych.
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
analysis-none-costly = Nic, co król Ryszard zrobiłby dużo lepiej.
analysis-did = { $name }: { $action }
analysis-best = Król Ryszard: { $action }
analysis-same = Król Ryszard zrobiłby to samo.
analysis-as-good = Król Ryszard: { $action }. Różnica to mniej niż punkt.
analysis-lost = { $points ->
    [one] oddany { $points } punkt
    [few] oddane { $points } punkty
   *[many] oddano { $points } punktów
}
analysis-truth = Prawda, której przy bramie nikt nie znał: { $goods }
analysis-more = Pokaż więcej
