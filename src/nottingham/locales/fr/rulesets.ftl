# Why a table cannot be set up like that.
ruleset-unknown-edition = Il n’y a pas d’édition « { $edition } ». Au choix : { $known }.
ruleset-wrong-number-of-players = Cette édition se joue de { $least } à { $most }, pas à { $players }.
ruleset-unknown-option = Il n’y a pas d’option « { $option } ». Au choix : { $known }.
ruleset-good-twice = Deux marchandises ont le même identifiant : { $good }.
ruleset-crown-of-nothing = « { $good } » compte comme « { $crown } », qui n’est pas une marchandise légale de cette table.
ruleset-number-below-zero = Un des nombres de « { $good } » est négatif.

ruleset-edition-first = première édition
ruleset-edition-second = seconde édition
