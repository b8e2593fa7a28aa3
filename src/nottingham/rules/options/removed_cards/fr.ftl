option-removed-cards = Cartes retirées
option-removed-cards-explained = Dix cartes au hasard retournent dans la boîte, à l’insu de tous : inutile de compter dessus.

law-X = Cartes retirées
law-X1 = Après le mélange et avant la donne, 10 cartes prises au hasard retournent dans la boîte. Personne ne les voit.
