option-tax = Impôt
option-tax-explained = Au début de chaque tour, chaque marchand qui a une pièce en verse une au Shérif.
event-tax-paid = L’impôt ({ $gold } par tête) est versé par { $payers } pour { $sheriffs }.

law-F = Impôt
law-F1 = *Décision.* Une règle maison. Au début d’un tour, chaque marchand qui a une pièce en verse une au Shérif ou, avec des adjoints (section Y), au butin. Qui n’en a pas ne doit rien.
