# A name, and a sentence that says what it does.
option-royal-goods = Marchandises royales
option-royal-goods-explained = Douze cartes précieuses (six à trois joueurs) : de la contrebande à la porte, mais comptées double ou triple pour une couronne.
option-time-limit = Inspections en temps limité
option-time-limit-explained = Le Shérif a une minute par marchand ; ensuite, toute besace qui reste passe gratis.
option-removed-cards = Cartes retirées
option-removed-cards-explained = Dix cartes au hasard retournent dans la boîte, à l’insu de tous : inutile de compter dessus.
option-seven-cards = Sept cartes en main
option-seven-cards-explained = Une main pleine compte sept cartes ; une besace n’en contient toujours que cinq.
option-house-goods = Cartes promo et marchandises maison
option-house-goods-explained = Vos propres marchandises, décrites dans un fichier, rejoignent la pioche.
option-deputies = Adjoints
option-deputies-explained = À six : deux adjoints gardent la porte ensemble et se partagent le butin.
option-black-market = Marché noir
option-black-market-explained = Votre besace passe ? Trois cartes d’une même contrebande s’échangent alors contre une carte qui vaut davantage.
