# $count is a number of cards. What people say of them without the number is .said, and .gender is its gender (m).
good-apple = { $count } { $count ->
    [one] manzana
   *[other] manzanas
}
    .gender = f
good-cheese = { $count } { $count ->
    [one] queso
   *[other] quesos
}
good-bread = { $count } { $count ->
    [one] pan
   *[other] panes
}
good-chicken = { $count } { $count ->
    [one] pollo
   *[other] pollos
}
good-pepper = { $count } { $count ->
    [one] pimienta
   *[other] pimientas
}
    .said = { $count ->
        [one] saco de pimienta
       *[other] sacos de pimienta
    }
good-mead = { $count } { $count ->
    [one] aguamiel
   *[other] aguamieles
}
    .said = { $count ->
        [one] jarra de aguamiel
       *[other] jarras de aguamiel
    }
    .gender = f
good-silk = { $count } { $count ->
    [one] seda
   *[other] sedas
}
    .said = { $count ->
        [one] rollo de seda
       *[other] rollos de seda
    }
good-crossbow = { $count } { $count ->
    [one] ballesta
   *[other] ballestas
}
    .gender = f
good-green-apple = { $count } { $count ->
    [one] manzana verde
   *[other] manzanas verdes
}
    .gender = f
good-golden-apple = { $count } { $count ->
    [one] manzana dorada
   *[other] manzanas doradas
}
    .gender = f
good-gouda = { $count } { $count ->
    [one] queso gouda
   *[other] quesos gouda
}
good-bleu-cheese = { $count } { $count ->
    [one] queso azul
   *[other] quesos azules
}
good-rye-bread = { $count } { $count ->
    [one] pan de centeno
   *[other] panes de centeno
}
good-pumpernickel = { $count } { $count ->
    [one] pan pumpernickel
   *[other] panes pumpernickel
}
good-royal-rooster = { $count } { $count ->
    [one] gallo real
   *[other] gallos reales
}

# A house good: $name comes from its table and has no plural.
good-other = { $count } × { $name }

# Kinds, without a number.
good-name-apple = manzanas
good-name-cheese = quesos
good-name-bread = panes
good-name-chicken = pollos
good-name-pepper = pimienta
good-name-mead = aguamiel
good-name-silk = seda
good-name-crossbow = ballestas
good-name-green-apple = manzanas verdes
good-name-golden-apple = manzanas doradas
good-name-gouda = queso gouda
good-name-bleu-cheese = queso azul
good-name-rye-bread = pan de centeno
good-name-pumpernickel = pan pumpernickel
good-name-royal-rooster = gallos reales

good-kind-legal = mercancías legales
good-kind-contraband = contrabando
good-kind-royal = mercancías reales

# Who has the most and the second most of a good.
good-king-apple = Rey de la Manzana
good-king-cheese = Rey del Queso
good-king-bread = Rey del Pan
good-king-chicken = Rey del Pollo
good-king-other = Rey ({ $name })
good-queen-apple = Reina de la Manzana
good-queen-cheese = Reina del Queso
good-queen-bread = Reina del Pan
good-queen-chicken = Reina del Pollo
good-queen-other = Reina ({ $name })
