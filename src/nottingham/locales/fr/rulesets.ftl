# Why a table cannot be set up like that.
ruleset-unknown-edition = Il n’y a pas d’édition « { $edition } ». Au choix : { $known }.
ruleset-wrong-number-of-players = Cette édition se joue de { $least } à { $most }, pas à { $players }.
ruleset-unknown-option = Il n’y a pas d’option « { $option } ». Au choix : { $known }.
ruleset-black-market-is-second-edition = Le marché noir fait partie de la seconde édition.
ruleset-deputies-need-six = Les adjoints se jouent à six ; à cette table, vous êtes { $players }.
ruleset-house-goods-missing = Les marchandises maison manquent : indiquez un fichier qui les décrit.
ruleset-house-goods-without-cards = À { $players } joueurs, aucune des marchandises maison n’a de carte : donnez-en à l’une d’elles, ou jouez à plus nombreux.
ruleset-good-twice = Deux marchandises ont le même identifiant : { $good }.
ruleset-crown-of-nothing = « { $good } » compte comme « { $crown } », qui n’est pas une marchandise légale de cette table.
ruleset-no-contraband-pile = Le marché noir a une pile pour « { $good } », qui n’est pas de la contrebande à cette table.
ruleset-minutes-below-one = Il faut au moins 1 minute, pas { $minutes }.
ruleset-number-below-zero = Un des nombres de « { $good } » est négatif.
ruleset-pile-out-of-range = La pile « { $good } » du marché noir compte au plus 12 cartes, d’une valeur de 0 à { $most }.
ruleset-pile-twice = Le marché noir a deux piles pour « { $good } ».
ruleset-higher-value-on-top = La pile du marché noir pour « { $good } » doit avoir la plus haute valeur sur le dessus.

ruleset-edition-first = première édition
ruleset-edition-second = seconde édition
