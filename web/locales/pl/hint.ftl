# The tutor’s advice in a game against bots, and its reasons, which the analysis gives too: so none of them says “you”.
# $about: another player. $goods: a good with its number. $gold, $cost: gold with its number. $average: points, without
# their sign; $balance says whether they are a gain, a loss or even. $points and $best may be below 0.
hint-ask = Zapytaj podskarbiego
hint-title = Rada podskarbiego
hint-thinking = Podskarbi liczy…
hint-does = Podskarbi: { $action }
hint-why = Dlaczego
hint-do = Zrób to
hint-again = Zapytaj ponownie
hint-over = Partia poszła już dalej.
hint-honest = Widzi to, co ty, i nic więcej.
hint-expects = W tej chwili twoje szanse na zwycięstwo to około { $percent }%.
hint-why-lie = Z tego, co już widać: { $about } deklaruje: { $goods }, i kłamie { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
hint-why-took-contraband = Na oczach wszystkich: { $about } wciąż ma kontrabandę wziętą na targu (karty: { $count }).
hint-why-threw-declared = Na targu odrzucone: { $goods }; a teraz { $about } deklaruje właśnie to.
hint-why-opening = Koszt otwarcia, jeśli torba jest uczciwa: { $cost }. Jeśli kłamie, zysk to mniej więcej { $gold }, a rywal traci towar. { $balance ->
    [gain] W sumie otwarcie daje około { $average } pkt.
    [loss] W sumie otwarcie kosztuje około { $average } pkt.
   *[even] W sumie wychodzi na zero.
}
hint-why-fair-price = Najniższa cena, za którą przepuścić jest lepiej niż otworzyć: { $gold }. Pens od rywala jest wart więcej niż punkt.
hint-why-any-price = Otwierać się nie opłaca: wszystko, co dają za przepuszczenie, to prezent.
hint-why-offer-worth = To, co daje oferta, jest warte około { $points } pkt.
hint-why-bargain = { $balance ->
    [gain] W sumie ta umowa daje około { $average } pkt.
    [loss] W sumie ta umowa kosztuje około { $average } pkt.
   *[even] W sumie ta umowa nic nie zmienia.
}
hint-why-paying = { $balance ->
    [gain] Zapłacić jest lepiej, niż ryzykować: o około { $average } pkt.
    [loss] Zapłacić jest gorzej, niż ryzykować: o około { $average } pkt.
   *[even] Zapłacić czy ryzykować, na jedno wychodzi.
}
hint-why-bound = Umowa nie zostawia tu wyboru.
hint-why-word-given = Przy tej torbie trzeba dotrzymać obietnicy (komu: { $about }), a dotrzymane słowo jest warte więcej niż jedna torba.
hint-why-rival = Tyle może być warta otwarta torba rywala: { $gold }.
hint-why-opened = Z tego, co już widać: taką torbę (karty: { $count }) { $about } otwiera { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
hint-why-opened-usually = Jeszcze nie wiadomo, jak strzeże bramy { $about }. Zwykle taką torbę (karty: { $count }) otwiera się { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
hint-why-honest-bag = Torba jest uczciwa: warta około { $points } pkt. Kto ją otworzy, ten płaci: { $gold }.
hint-why-lying-bag = Jeśli przejdzie, torba da około { $points } pkt. Jeśli ją otworzą, przepada wszystko, co w niej ukryte, a do tego { $gold }.
hint-why-bag-worth = { $rounds_left ->
    [0] Po zważeniu szans ta torba daje około
   *[other] Po zważeniu szans i odjęciu tego, ile jej karty byłyby jeszcze warte na ręce, ta torba daje około
} { $points } pkt.
hint-why-better-truth = Lepsza obywa się bez kłamstwa i jest warta około { $points } pkt.
hint-why-better-lie = Lepsza coś ukrywa. Zadeklarowana jako { $goods } jest otwierana { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100, a jeśli przejdzie, da około { $points } pkt.
hint-why-bags-compared = { $rounds_left ->
    [0] Po zważeniu szans ta torba była warta około
   *[other] Po zważeniu szans i odjęciu tego, ile jej karty byłyby jeszcze warte na ręce, ta torba była warta około
} { $points } pkt, a lepsza { $best }.
hint-why-fair-bribe = Uczciwa cena za przejście to najwyżej { $gold }.
hint-why-taken = Cena: { $gold }. Z tego, co już widać, { $about } przyjmie ją { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
hint-why-goods-taken = Wartość tego, co się daje: { $gold }. Z tego, co już widać, { $about } przyjmie to { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
hint-why-true-tale = To prawda, a kto w nią wątpi, ten płaci.
hint-why-false-tale = To nieprawda, ale taka, w którą można uwierzyć.
hint-why-safe-cards = Pod własną nazwą tyle było bezpieczne, cokolwiek zrobi Szeryf: { $goods }.
hint-why-keep-together = { $count ->
    [one] Warto zatrzymać: { $goods }.
   *[other] Warto trzymać razem: { $goods }.
}
hint-why-hand-worth = Z tym, co jeszcze może przyjść, taka ręka zapowiada około { $points } pkt.
hint-why-hands-compared = Z tym, co mogło jeszcze przyjść, ta ręka zapowiadała około { $points } pkt, a lepsza { $best }.
hint-why-on-top = Leży i czeka: { $good }, około { $points } pkt.
hint-why-from-deck = Nieznana karta jest warta około { $points } pkt.
