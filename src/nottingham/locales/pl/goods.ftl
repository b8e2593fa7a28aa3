# $count is a number of cards. What people say of them without the number is .said, and .gender is its gender (m).
good-apple = { $count } { $count ->
    [one] jabłko
    [few] jabłka
   *[other] jabłek
}
    .gender = n
good-cheese = { $count } { $count ->
    [one] ser
    [few] sery
   *[other] serów
}
good-bread = { $count } { $count ->
    [one] chleb
    [few] chleby
   *[other] chlebów
}
good-chicken = { $count } { $count ->
    [one] kurczak
    [few] kurczaki
   *[other] kurczaków
}
good-pepper = { $count } { $count ->
    [one] karta pieprzu
    [few] karty pieprzu
   *[other] kart pieprzu
}
    .said = { $count ->
        [one] worek pieprzu
        [few] worki pieprzu
       *[other] worków pieprzu
    }
good-mead = { $count } { $count ->
    [one] karta miodu pitnego
    [few] karty miodu pitnego
   *[other] kart miodu pitnego
}
    .said = { $count ->
        [one] dzban miodu pitnego
        [few] dzbany miodu pitnego
       *[other] dzbanów miodu pitnego
    }
good-silk = { $count } { $count ->
    [one] karta jedwabiu
    [few] karty jedwabiu
   *[other] kart jedwabiu
}
    .said = { $count ->
        [one] bela jedwabiu
        [few] bele jedwabiu
       *[other] bel jedwabiu
    }
    .gender = f
good-crossbow = { $count } { $count ->
    [one] kusza
    [few] kusze
   *[other] kusz
}
    .gender = f
good-green-apple = { $count } { $count ->
    [one] zielone jabłko
    [few] zielone jabłka
   *[other] zielonych jabłek
}
    .gender = n
good-golden-apple = { $count } { $count ->
    [one] złote jabłko
    [few] złote jabłka
   *[other] złotych jabłek
}
    .gender = n
good-gouda = { $count } { $count ->
    [one] ser gouda
    [few] sery gouda
   *[other] serów gouda
}
good-bleu-cheese = { $count } { $count ->
    [one] ser pleśniowy
    [few] sery pleśniowe
   *[other] serów pleśniowych
}
good-rye-bread = { $count } { $count ->
    [one] chleb żytni
    [few] chleby żytnie
   *[other] chlebów żytnich
}
good-pumpernickel = { $count } { $count ->
    [one] pumpernikiel
    [few] pumpernikle
   *[other] pumpernikli
}
good-royal-rooster = { $count } { $count ->
    [one] królewski kogut
    [few] królewskie koguty
   *[other] królewskich kogutów
}

# A house good: $name comes from its table and has no plural.
good-other = { $count } × { $name }

# Kinds, without a number.
good-name-apple = jabłka
good-name-cheese = sery
good-name-bread = chleby
good-name-chicken = kurczaki
good-name-pepper = pieprz
good-name-mead = miód pitny
good-name-silk = jedwab
good-name-crossbow = kusze
good-name-green-apple = zielone jabłka
good-name-golden-apple = złote jabłka
good-name-gouda = ser gouda
good-name-bleu-cheese = ser pleśniowy
good-name-rye-bread = chleb żytni
good-name-pumpernickel = pumpernikiel
good-name-royal-rooster = królewskie koguty

good-kind-legal = legalne towary
good-kind-contraband = kontrabanda
good-kind-royal = dobra królewskie

# Who has the most and the second most of a good.
good-king-apple = Król Jabłek
good-king-cheese = Król Sera
good-king-bread = Król Chleba
good-king-chicken = Król Kurczaków
good-king-other = Król ({ $name })
good-queen-apple = Królowa Jabłek
good-queen-cheese = Królowa Sera
good-queen-bread = Królowa Chleba
good-queen-chicken = Królowa Kurczaków
good-queen-other = Królowa ({ $name })
