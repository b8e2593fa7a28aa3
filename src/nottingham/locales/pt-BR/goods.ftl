# $count is a number of cards. What people say of them without the number is .said, and .gender is its gender (m).
good-apple = { $count } { $count ->
    [one] maçã
   *[other] maçãs
}
    .gender = f
good-cheese = { $count } { $count ->
    [one] queijo
   *[other] queijos
}
good-bread = { $count } { $count ->
    [one] pão
   *[other] pães
}
good-chicken = { $count } { $count ->
    [one] galinha
   *[other] galinhas
}
    .gender = f
good-pepper = { $count } { $count ->
    [one] pimenta
   *[other] pimentas
}
    .said = { $count ->
        [one] saco de pimenta
       *[other] sacos de pimenta
    }
good-mead = { $count } { $count ->
    [one] hidromel
   *[other] hidroméis
}
    .said = { $count ->
        [one] jarra de hidromel
       *[other] jarras de hidromel
    }
    .gender = f
good-silk = { $count } { $count ->
    [one] seda
   *[other] sedas
}
    .said = { $count ->
        [one] rolo de seda
       *[other] rolos de seda
    }
good-crossbow = { $count } { $count ->
    [one] besta
   *[other] bestas
}
    .gender = f
good-green-apple = { $count } { $count ->
    [one] maçã verde
   *[other] maçãs verdes
}
    .gender = f
good-golden-apple = { $count } { $count ->
    [one] maçã dourada
   *[other] maçãs douradas
}
    .gender = f
good-gouda = { $count } { $count ->
    [one] queijo gouda
   *[other] queijos gouda
}
good-bleu-cheese = { $count } { $count ->
    [one] queijo gorgonzola
   *[other] queijos gorgonzola
}
good-rye-bread = { $count } { $count ->
    [one] pão integral
   *[other] pães integrais
}
good-pumpernickel = { $count } { $count ->
    [one] pão de centeio
   *[other] pães de centeio
}
good-royal-rooster = { $count } { $count ->
    [one] galo real
   *[other] galos reais
}

# A house good: $name comes from its table and has no plural.
good-other = { $count } × { $name }

# Kinds, without a number.
good-name-apple = maçãs
good-name-cheese = queijos
good-name-bread = pães
good-name-chicken = galinhas
good-name-pepper = pimenta
good-name-mead = hidromel
good-name-silk = seda
good-name-crossbow = bestas
good-name-green-apple = maçãs verdes
good-name-golden-apple = maçãs douradas
good-name-gouda = queijo gouda
good-name-bleu-cheese = queijo gorgonzola
good-name-rye-bread = pão integral
good-name-pumpernickel = pão de centeio
good-name-royal-rooster = galos reais

good-kind-legal = mercadorias legais
good-kind-contraband = contrabando
good-kind-royal = mercadorias reais

# Who has the most and the second most of a good.
good-king-apple = Rei das Maçãs
good-king-cheese = Rei do Queijo
good-king-bread = Rei do Pão
good-king-chicken = Rei das Galinhas
good-king-other = Rei ({ $name })
good-queen-apple = Rainha das Maçãs
good-queen-cheese = Rainha do Queijo
good-queen-bread = Rainha do Pão
good-queen-chicken = Rainha das Galinhas
good-queen-other = Rainha ({ $name })
