# $count is a number of cards. What people say of them without the number is .said, and .gender is its gender (m).
good-apple = { $count } { $count ->
    [one] pomme
   *[other] pommes
}
    .gender = f
good-cheese = { $count } { $count ->
    [one] fromage
   *[other] fromages
}
good-bread = { $count } { $count ->
    [one] pain
   *[other] pains
}
good-chicken = { $count } { $count ->
    [one] poulet
   *[other] poulets
}
good-pepper = { $count } { $count ->
    [one] poivre
   *[other] poivres
}
    .said = { $count ->
        [one] sac de poivre
       *[other] sacs de poivre
    }
good-mead = { $count } { $count ->
    [one] hydromel
   *[other] hydromels
}
    .said = { $count ->
        [one] cruche d’hydromel
       *[other] cruches d’hydromel
    }
    .gender = f
good-silk = { $count } { $count ->
    [one] soie
   *[other] soies
}
    .said = { $count ->
        [one] rouleau de soie
       *[other] rouleaux de soie
    }
good-crossbow = { $count } { $count ->
    [one] arbalète
   *[other] arbalètes
}
    .gender = f
good-green-apple = { $count } { $count ->
    [one] pomme Granny
   *[other] pommes Granny
}
    .gender = f
good-golden-apple = { $count } { $count ->
    [one] pomme Golden
   *[other] pommes Golden
}
    .gender = f
good-gouda = { $count } { $count ->
    [one] gouda
   *[other] goudas
}
good-bleu-cheese = { $count } { $count ->
    [one] bleu
   *[other] bleus
}
good-rye-bread = { $count } { $count ->
    [one] pain de seigle
   *[other] pains de seigle
}
good-pumpernickel = { $count } { $count ->
    [one] pain noir
   *[other] pains noirs
}
good-royal-rooster = { $count } { $count ->
    [one] coq royal
   *[other] coqs royaux
}

# A house good: $name comes from its table and has no plural.
good-other = { $count } × { $name }

# Kinds, without a number.
good-name-apple = pommes
good-name-cheese = fromages
good-name-bread = pains
good-name-chicken = poulets
good-name-pepper = poivre
good-name-mead = hydromel
good-name-silk = soie
good-name-crossbow = arbalètes
good-name-green-apple = pommes Granny
good-name-golden-apple = pommes Golden
good-name-gouda = gouda
good-name-bleu-cheese = bleu
good-name-rye-bread = pain de seigle
good-name-pumpernickel = pain noir
good-name-royal-rooster = coqs royaux

good-kind-legal = marchandises légales
good-kind-contraband = contrebande
good-kind-royal = marchandises royales

# Who has the most and the second most of a good.
good-king-apple = Roi des Pommes
good-king-cheese = Roi du Fromage
good-king-bread = Roi du Pain
good-king-chicken = Roi du Poulet
good-king-other = Roi ({ $name })
good-queen-apple = Reine des Pommes
good-queen-cheese = Reine du Fromage
good-queen-bread = Reine du Pain
good-queen-chicken = Reine du Poulet
good-queen-other = Reine ({ $name })
