# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
# $gold, $cost, $average: gold with its number. $balance: gain, loss or even.
hint-ask = Que ferait Richard ?
hint-title = Que ferait Richard ?
hint-thinking = Le roi examine vos cartes…
hint-does = Le roi Richard : { $action }
hint-why = Pourquoi
hint-do = Faire ainsi
hint-again = Redemander
hint-over = La partie a continué depuis.
hint-honest = Il voit ce que vous voyez, et rien d’autre.
hint-expects = En l’état, il estime vos chances de victoire à { $percent } %.
hint-why-lie = D’après ce que vous avez vu : en déclarant { $goods }, { $about_within } ment { $percent } fois sur 100.
hint-why-took-contraband = D’après ce que vous avez vu, { $about_within } tient encore { $count ->
    [one] une carte de contrebande prise
   *[other] { $count } cartes de contrebande prises
    } au marché.
hint-why-threw-declared = Au marché, { $about_within } a défaussé { $goods }, et c’est justement ce qu’annonce sa déclaration.
hint-why-opening = Si la besace est honnête, l’ouvrir vous coûte { $cost } ; si elle ment, cela vous rapporte environ { $gold }. { $balance ->
    [gain] En moyenne, vous y gagnez { $average }.
    [loss] En moyenne, vous y perdez { $average }.
   *[even] En moyenne, cela ne change rien.
}
hint-why-fair-price = Pour moins de { $gold }, laisser passer serait trop bon marché.
hint-why-any-price = L’ouvrir ne rapporte guère : tout ce qu’on vous offre pour passer est un cadeau.
hint-why-offer-worth = L’offre vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-rival = Faire ouvrir la besace d’un rival peut bien valoir { $gold } pour vous.
hint-why-opened = D’après ce que vous avez vu, { $about_within } ouvre une besace de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { $percent } fois sur 100.
hint-why-honest-bag = La besace est honnête : elle vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et qui l’ouvre vous doit { $gold }.
hint-why-lying-bag = Si elle passe, la besace vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; si on l’ouvre, vous perdez { $gold } et tout ce qu’elle cache.
hint-why-fair-bribe = Jusqu’à { $gold }, c’est un juste prix pour passer.
hint-why-true-tale = C’est la vérité, et qui en doute le paiera.
hint-why-false-tale = Ce n’est pas la vérité, mais l’histoire tient debout.
hint-why-best-card = À garder : { $good }. Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte, couronne en vue comprise.
hint-why-worst-card = Ce qui manquera le moins : { $good }. Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte.
hint-why-on-top = Elle n’attend que vous : { $good }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous.
hint-why-from-deck = Une carte inconnue vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
