# $count is a number of cards. What people say of several is .said, without the number, and .gender its gender.
good-apple = { $count } { $count ->
    [one] apple
   *[other] apples
}
good-cheese = { $count } cheese
    .said = { $count ->
        [one] cheese
       *[other] cheeses
    }
good-bread = { $count } bread
    .said = { $count ->
        [one] loaf of bread
       *[other] loaves of bread
    }
good-chicken = { $count } { $count ->
    [one] chicken
   *[other] chickens
}
good-pepper = { $count } pepper
    .said = { $count ->
        [one] sack of pepper
       *[other] sacks of pepper
    }
good-mead = { $count } mead
    .said = { $count ->
        [one] jug of mead
       *[other] jugs of mead
    }
good-silk = { $count } silk
    .said = { $count ->
        [one] bolt of silk
       *[other] bolts of silk
    }
good-crossbow = { $count } { $count ->
    [one] crossbow
   *[other] crossbows
}
good-green-apple = { $count } { $count ->
    [one] green apple
   *[other] green apples
}
good-golden-apple = { $count } { $count ->
    [one] golden apple
   *[other] golden apples
}
good-gouda = { $count } gouda
    .said = { $count ->
        [one] wheel of gouda
       *[other] wheels of gouda
    }
good-bleu-cheese = { $count } bleu cheese
    .said = { $count ->
        [one] wheel of bleu cheese
       *[other] wheels of bleu cheese
    }
good-rye-bread = { $count } rye bread
    .said = { $count ->
        [one] loaf of rye bread
       *[other] loaves of rye bread
    }
good-pumpernickel = { $count } pumpernickel
    .said = { $count ->
        [one] loaf of pumpernickel
       *[other] loaves of pumpernickel
    }
good-royal-rooster = { $count } { $count ->
    [one] royal rooster
   *[other] royal roosters
}

# A house good: $name comes from its table and has no plural.
good-other = { $count } × { $name }

# Kinds, without a number.
good-name-apple = apples
good-name-cheese = cheese
good-name-bread = bread
good-name-chicken = chickens
good-name-pepper = pepper
good-name-mead = mead
good-name-silk = silk
good-name-crossbow = crossbows
good-name-green-apple = green apples
good-name-golden-apple = golden apples
good-name-gouda = gouda
good-name-bleu-cheese = bleu cheese
good-name-rye-bread = rye bread
good-name-pumpernickel = pumpernickel
good-name-royal-rooster = royal roosters

good-kind-legal = legal goods
good-kind-contraband = contraband
good-kind-royal = royal goods

# Who has the most and the second most of a good.
good-king-apple = Apple King
good-king-cheese = Cheese King
good-king-bread = Bread King
good-king-chicken = Chicken King
good-king-other = King of { $name }
good-queen-apple = Apple Queen
good-queen-cheese = Cheese Queen
good-queen-bread = Bread Queen
good-queen-chicken = Chicken Queen
good-queen-other = Queen of { $name }
