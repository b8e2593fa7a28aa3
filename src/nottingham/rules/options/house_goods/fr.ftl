option-house-goods = Cartes promo et marchandises maison
option-house-goods-explained = Vos propres marchandises, décrites dans un fichier, rejoignent la pioche.
ruleset-house-goods-missing = Les marchandises maison manquent : indiquez un fichier qui les décrit.
ruleset-house-goods-without-cards = À { $players } joueurs, aucune des marchandises maison n’a de carte : donnez-en à l’une d’elles, ou jouez à plus nombreux.
prompt-option-house-goods = Marchandises maison : des marchandises propres à cette table sont dans la pioche ; elles sont dans la liste ci-dessous.

law-C = Cartes promo et marchandises maison
law-C1 = 1e : les cartes promo s’ajoutent à la pioche, et aucune carte n’est retirée pour elles. *Décision.* Il en va de même en 2e, sous forme de marchandises maison : une table peut définir les siennes dans un fichier, chacune avec son identifiant, ses noms, sa sorte, sa valeur, sa pénalité, son nombre de cartes à 3 et à 4+ joueurs, et ce pour quoi elle compte. Une marchandise maison légale peut être déclarée. Elle n’a ni Roi ni Reine, sauf si le fichier lui donne des bonus.
