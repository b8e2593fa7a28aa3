option-seven-cards = Sept cartes en main
option-seven-cards-explained = Une main pleine compte sept cartes ; une besace n’en contient toujours que cinq.

law-H = Sept cartes
law-H1 = Une main pleine compte 7 cartes, partout où il est question d’une main pleine. *Décision.* Une besace contient toujours de 1 à 5 cartes, et l’on en met de côté 5 au plus.
