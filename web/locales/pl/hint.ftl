# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
# $gold, $cost, $average: gold with its number. $balance: gain, loss or even.
hint-ask = Co zrobiłby Ryszard?
hint-title = Co zrobiłby Ryszard?
hint-thinking = Król ogląda twoje karty…
hint-does = Król Ryszard: { $action }
hint-why = Dlaczego
hint-do = Zrób to
hint-again = Zapytaj ponownie
hint-over = Partia poszła już dalej.
hint-honest = Widzi to, co ty, i nic więcej.
hint-expects = W tej chwili ocenia twoje szanse na { $percent }%.
hint-why-lie = Z tego, co już widać: { $about } deklaruje: { $goods }, i kłamie { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
hint-why-took-contraband = Z tego, co już widać: { $about } wciąż ma kontrabandę wziętą na targu (karty: { $count }).
hint-why-threw-declared = Na targu odrzucone: { $goods }; a teraz { $about } deklaruje właśnie to.
hint-why-opening = Koszt otwarcia, jeśli torba jest uczciwa: { $cost }. Zysk, jeśli kłamie, mniej więcej: { $gold }. { $balance ->
    [gain] Średnio na plus: { $average }.
    [loss] Średnio na minus: { $average }.
   *[even] Średnio wychodzi na zero.
}
hint-why-fair-price = Najniższa cena, za którą warto przepuścić: { $gold }.
hint-why-any-price = Otwierać raczej się nie opłaca: wszystko, co dają za przepuszczenie, to prezent.
hint-why-offer-worth = Ta oferta jest dla ciebie warta około { $points } pkt.
hint-why-rival = Tyle może być dla ciebie warta otwarta torba rywala: { $gold }.
hint-why-opened = Z tego, co już widać: torbę tej wielkości (karty: { $count }) { $about } otwiera { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
hint-why-honest-bag = Torba jest uczciwa: dla ciebie około { $points } pkt. Kto ją otworzy, ten płaci: { $gold }.
hint-why-lying-bag = Jeśli przejdzie, torba da około { $points } pkt. Jeśli ją otworzą, przepada wszystko, co w niej ukryte, a do tego { $gold }.
hint-why-fair-bribe = Uczciwa cena za przejście to najwyżej { $gold }.
hint-why-true-tale = To prawda, a kto w nią wątpi, ten płaci.
hint-why-false-tale = To nieprawda, ale taka, w którą można uwierzyć.
hint-why-best-card = Warto zatrzymać: { $good }. Około { $points } pkt za kartę, licząc drogę do korony.
hint-why-worst-card = Najmniej szkoda: { $good }. Około { $points } pkt za kartę.
hint-why-on-top = Leży i czeka: { $good }, dla ciebie około { $points } pkt.
hint-why-from-deck = Nieznana karta jest dla ciebie warta około { $points } pkt.
