# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
hint-ask = Que ferait Richard ?
hint-title = Que ferait Richard ?
hint-thinking = Le roi examine vos cartes…
hint-does = Le roi Richard : { $action }
hint-why = Pourquoi
hint-do = Faire ainsi
hint-again = Redemander
hint-over = La table a continué depuis.
hint-honest = Il voit ce que vous voyez, et rien d’autre.
hint-expects = En l’état, il vous accorde { $percent } % de la victoire.
hint-why-lie = D’après ce que vous avez vu, { $about_within } déclare { $goods } et ment dans { $percent } cas sur 100.
hint-why-took-contraband = D’après ce que vous avez vu, { $about_within } tient encore { $count ->
    [one] une carte de contrebande prise
   *[other] { $count } cartes de contrebande prises
    } au marché.
hint-why-threw-declared = Au marché, { $about_within } a défaussé { $goods }, et c’est justement ce qui est déclaré.
hint-why-opening = L’ouvrir vous coûte { $cost } d’or si c’est vrai et rapporte environ { $gold } sinon : { $average } en moyenne.
hint-why-fair-price = En dessous de { $gold } d’or, laisser passer serait trop bon marché.
hint-why-any-price = L’ouvrir ne vaut guère la peine : tout ce qu’on offre pour passer est un cadeau.
hint-why-offer-worth = Ce qui est offert vaut pour vous environ { $points } points.
hint-why-rival = La besace d’un rival, une fois ouverte, peut bien valoir { $gold } d’or pour vous.
hint-why-opened = D’après ce que vous avez vu, { $about_within } ouvre une besace de { $count } dans { $percent } cas sur 100.
hint-why-honest-bag = La besace est honnête : environ { $points } points pour vous, et { $gold } d’or de qui l’ouvrira.
hint-why-lying-bag = Si elle passe, la besace rapporte environ { $points } points ; si on l’ouvre, elle coûte { $gold } d’or et tout ce qu’elle cache.
hint-why-fair-bribe = Jusqu’à { $gold } d’or, c’est un juste prix pour passer.
hint-why-true-tale = C’est la vérité, et qui en doute paie.
hint-why-false-tale = Ce n’est pas la vérité, mais une histoire qui se croit.
hint-why-best-card = À garder : { $good }, environ { $points } points par carte, couronne en vue comprise.
hint-why-worst-card = Ce qui manquera le moins : { $good }, environ { $points } points par carte.
hint-why-on-top = Elle n’attend que vous : { $good }, environ { $points } points pour vous.
hint-why-from-deck = Une carte inconnue vaut pour vous environ { $points } points.
