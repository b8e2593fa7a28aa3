# The tutor’s advice in a game against bots, and its reasons, which the analysis gives too: so none of them says “you”.
# $about: another player. $goods: a good with its number. $gold, $cost: gold with its number. $average: points, without
# their sign; $balance says whether they are a gain, a loss or even. $points and $best may be below 0.
hint-ask = Demander à l’intendant
hint-title = Le conseil de l’intendant
hint-thinking = L’intendant fait ses comptes…
hint-does = L’intendant : { $action }
hint-why = Pourquoi
hint-do = Faire ainsi
hint-again = Redemander
hint-over = La partie a continué depuis.
hint-honest = Il voit ce que vous voyez, et rien d’autre.
hint-expects = En l’état, vos chances de victoire sont d’environ { $percent } %.
hint-why-lie = D’après ce qu’on a vu, en déclarant { $goods }, { $about_within } ment { $percent } fois sur 100.
hint-why-took-contraband = D’après ce qu’on a vu, { $about_within } tient encore { $count ->
    [one] une carte de contrebande prise
   *[other] { $count } cartes de contrebande prises
    } au marché sous les yeux de tous.
hint-why-threw-declared = Au marché, { $about_within } a défaussé { $goods }, et c’est justement ce qu’annonce sa déclaration.
hint-why-opening = Ouvrir coûte { $cost } si la besace est honnête ; si elle ment, cela rapporte environ { $gold } et prive un rival de ses marchandises. { $balance ->
    [gain] Tout compté, ouvrir rapporte environ { $average ->
        [one] { $average } point
       *[other] { $average } points
    }.
    [loss] Tout compté, ouvrir coûte environ { $average ->
        [one] { $average } point
       *[other] { $average } points
    }.
   *[even] Tout compté, cela ne change rien.
}
hint-why-fair-price = Pour moins de { $gold }, mieux vaut ouvrir que laisser passer : une pièce payée par un rival compte plus qu’un point.
hint-why-any-price = Ouvrir ne rapporte rien : tout ce qui est offert pour passer est un cadeau.
hint-why-offer-worth = Ce que donne l’offre vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-bargain = { $balance ->
    [gain] Tout compté, le marché rapporte environ { $average ->
        [one] { $average } point
       *[other] { $average } points
    }.
    [loss] Tout compté, le marché coûte environ { $average ->
        [one] { $average } point
       *[other] { $average } points
    }.
   *[even] Tout compté, le marché ne change rien.
}
hint-why-paying = { $balance ->
    [gain] Payer vaut mieux que le risque, d’environ { $average ->
        [one] { $average } point
       *[other] { $average } points
    }.
    [loss] Payer revient plus cher que le risque, d’environ { $average ->
        [one] { $average } point
       *[other] { $average } points
    }.
   *[even] Payer ou risquer, c’est pareil.
}
hint-why-bound = Un accord ne laisse pas le choix ici.
hint-why-word-given = Une promesse arrive à échéance avec cette besace : { $about_within } y compte, et une parole tenue vaut plus qu’une besace.
hint-why-rival = Faire ouvrir la besace d’un rival peut bien valoir { $gold }.
hint-why-opened = D’après ce qu’on a vu, { $about_within } ouvre une telle besace de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { $percent } fois sur 100.
hint-why-opened-usually = Personne n’a encore vu { $about_within } à la porte. D’habitude, une telle besace de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} est ouverte { $percent } fois sur 100.
hint-why-honest-bag = La besace est honnête : elle vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et qui l’ouvre paie { $gold }.
hint-why-lying-bag = Si elle passe, la besace vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; si on l’ouvre, cela coûte { $gold } et tout ce qu’elle cache.
hint-why-bag-worth = { $rounds_left ->
    [0] Toutes chances pesées, cette besace rapporte environ
   *[other] Toutes chances pesées, et moins ce que ses cartes vaudraient encore en main, cette besace rapporte environ
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-better-truth = La meilleure se passe de mensonge et vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-better-lie = La meilleure cache quelque chose : déclarée comme { $goods }, elle est ouverte { $percent } fois sur 100 ; si elle passe, elle vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-bags-compared = { $rounds_left ->
    [0] Toutes chances pesées, cette besace valait environ
   *[other] Toutes chances pesées, et moins ce que ses cartes auraient encore valu en main, cette besace valait environ
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la meilleure { $best }.
hint-why-fair-bribe = Jusqu’à { $gold }, c’est un juste prix pour passer.
hint-why-taken = D’après ce qu’on a vu, { $about_within } prendrait { $gold } { $percent } fois sur 100.
hint-why-goods-taken = D’après ce qu’on a vu, pour une valeur de { $gold }, { $about_within } accepterait { $percent } fois sur 100.
hint-why-true-tale = C’est la vérité, et qui en doute le paiera.
hint-why-false-tale = Ce n’est pas la vérité, mais l’histoire tient debout.
hint-why-safe-cards = Sous son vrai nom, ceci était à l’abri quoi que fasse le Shérif : { $goods }.
hint-why-keep-together = { $count ->
    [one] À garder : { $goods }.
   *[other] À garder ensemble : { $goods }.
}
hint-why-hand-worth = Avec ce qui peut encore venir, une telle main promet environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-hands-compared = Avec ce qui pouvait encore venir, cette main promettait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la meilleure { $best }.
hint-why-on-top = À portée de main : { $good }, qui vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-why-from-deck = Une carte inconnue vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
