option-tax = Podatek
option-tax-explained = Na początku każdej rundy każdy kupiec, który ma monetę, płaci jedną Szeryfowi.
event-tax-paid = Podatek ({ $gold } od osoby). Kto płaci: { $payers }. Kto pobiera: { $sheriffs }.

law-F = Podatek
law-F1 = *Orzeczenie.* Zasada domowa. Gdy zaczyna się runda, każdy kupiec, który ma monetę, płaci jedną Szeryfowi albo, przy Zastępcach (część Y), do łupów. Kto nie ma żadnej, nic nie jest winien.
