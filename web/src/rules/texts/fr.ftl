# Comment jouer, avec nos mots. $hand : les cartes d’une main pleine. <b> marque ce qui se dit plus fort.
rules-line = Remplissez une besace, dites ce qu’elle contient, et gardez votre sérieux
rules-contents = Chapitres
rules-ruling = Notre décision
rules-ruling-about = Avec cette marque : notre propre décision, là où les règles imprimées se taisent ou divergent.

rules-aim-title = De quoi il s’agit
rules-aim = Vous êtes marchand, en route pour le marché, et le Shérif garde la porte. Faites entrer des marchandises jusqu’à votre étal, gardez vos pièces, et ayez <b>le plus de points</b> après le dernier tour.
rules-turns = Chacun devient Shérif à son tour. Les autres remplissent une besace en secret, disent ce qu’elle contient, et espèrent. Le Shérif peut regarder dedans, ou être payé pour ne pas le faire.

rules-goods-title = Les marchandises
rules-goods = La pièce d’une carte indique sa <b>valeur</b> : des points à la fin. Le marteau indique sa <b>pénalité</b> : ce qui change de mains quand une besace est ouverte. La rangée du haut est légale, et seules les marchandises légales se déclarent.
rules-contraband = La rangée du bas, aux bords déchirés, c’est la <b>contrebande</b>. Elle vaut bien plus et ne se déclare jamais ; pour la faire entrer, il faut un mensonge ou un pot-de-vin.

rules-royal-title = Marchandises royales
rules-royal = À la porte, c’est de la contrebande comme une autre. À la fin, chacune compte pour <b>deux ou trois</b> cartes de sa marchandise légale quand on nomme Rois et Reines.

rules-setup-title = Mise en place
rules-setup-first = Chacun a 50 pièces et { $hand } cartes. À côté de la pioche, deux piles de défausse commencent avec cinq cartes chacune ; on peut les feuilleter à tout moment. Le premier Shérif est choisi par l’hôte, ou par le sort.
rules-setup-second = Chacun a 50 pièces et { $hand } cartes. Il y a une seule pile de défausse, face visible, vide au début. Le premier Shérif est choisi par l’hôte, ou par le sort.
rules-rounds-first = À trois, chacun est Shérif trois fois, soit neuf tours ; à quatre ou cinq, deux fois, soit huit ou dix tours. À trois, on joue sans pain et sans les cartes prévues à partir de quatre.
rules-rounds-second = À trois, chacun est Shérif trois fois, soit neuf tours ; à quatre ou cinq, deux fois, soit huit ou dix tours. À six, on joue neuf tours avec des adjoints. À trois, on joue sans pain et sans les cartes prévues à partir de quatre.
rules-removed-cards = Avant la distribution, dix cartes au hasard retournent dans la boîte. Nul ne sait lesquelles.

rules-market-title = Marché
rules-market-first = L’un après l’autre, à partir de la gauche du Shérif, les marchands mettent de côté jusqu’à cinq cartes puis complètent leur main, carte par carte : sur l’une des deux piles ou dans la pioche. Qui a pris dans la pioche ne prend plus rien sur les piles pendant ce tour de jeu.
rules-market-first-discard = Ensuite seulement, les cartes mises de côté vont face visible sur <b>une</b> des piles. Tout le monde voit ce qu’on prend sur une pile ; ce qui vient de la pioche ne regarde que vous. Quand la pioche est vide, on en refait une avec les deux piles, moins les cinq cartes du dessus de chacune.
rules-market-second = Le Shérif dit quel marchand commence. Chacun met de côté jusqu’à cinq cartes, face visible, et en pioche autant. Puis toutes les cartes mises de côté vont à la défausse. Quand la pioche est vide, on mélange la défausse pour en refaire une.

rules-load-title = Remplir la besace
rules-load = En secret, mettez <b>une à cinq</b> cartes dans votre besace et fermez-la. Jusque-là, vous pouvez changer d’avis ; après, plus personne, pas même vous.

rules-declare-title = Déclaration
rules-declare = Annoncez au Shérif <b>une</b> marchandise légale et <b>combien</b> de cartes contient la besace. Le nombre doit être juste. La marchandise, pas forcément.

rules-inspect-title = Inspection
rules-inspect = Le Shérif décide du sort des besaces, dans l’ordre de son choix. Chacune est rendue sans être ouverte, ou ouverte sous les yeux de tous. Ce qui est fait est fait.
rules-pass = <b>Passée.</b> Vos marchandises légales vont face visible sur votre étal, la contrebande face cachée. Tous savent combien de cartes sont cachées ; lesquelles, c’est votre secret.
rules-true = <b>Ouverte, et c’est vrai :</b> chaque carte est ce que vous avez dit. Le Shérif vous paie la pénalité de toutes, et toutes rejoignent votre étal.
rules-lie = <b>Ouverte, et c’est faux :</b> les cartes conformes à vos dires rejoignent votre étal. Les autres, légales ou non, sont confisquées, et vous payez leur pénalité au Shérif.
rules-figure-true = « Trois pommes. » Le Shérif paie 6 pièces.
rules-figure-lie = « Trois pommes. » Une entre, deux sont perdues, et le marchand paie 8 pièces.
rules-ruling-pass = Une besace peut aussi passer gratis.

rules-bargain-title = Pots-de-vin et accords
rules-bargain = Tant que des besaces attendent, tout le monde peut marchander. Un marchand peut donner des pièces, des marchandises de l’étal, des marchandises de la besace, et des promesses ; jamais des cartes de sa main. En échange, on demande au Shérif de laisser passer une besace, d’ouvrir celle d’un autre, ou de refuser le pot-de-vin d’un autre. Le Shérif peut tout aussi bien exiger.
rules-binds = Ce qui porte le <b>sceau de cire</b> engage. Une fois l’offre acceptée, les deux parties font ce qu’elle dit pour ce tour.
rules-words = Ce qui porte la <b>plume</b> n’est que paroles. Une promesse pour plus tard n’engage personne ; la table se souvient seulement de qui l’a rompue.
rules-claims = Les marchandises légales d’un étal sont visibles de tous. Celles d’une besace, ou face cachée, vous pouvez les annoncer sans les avoir. On ne paie alors que ce qui est vraiment là, vous montrez à l’autre partie que le reste manque, et l’accord tient.
rules-ruling-merchants = Un accord se fait entre un marchand et le Shérif. Les marchands n’échangent rien entre eux, mais peuvent se promettre la lune.
rules-ruling-offers = Les offres sont entendues de tous et ne se retouchent jamais. En changer, c’est en faire une nouvelle à la place : nul n’est lié par des mots qu’il n’a pas vus.

rules-time-title = Temps limité
rules-time = Le Shérif a une minute par marchand, en tout. Le sable écoulé, toute besace qui reste passe gratis.
rules-ruling-time = Le sablier se retourne à la dernière déclaration et s’arrête tant que quelqu’un doit choisir. Les inspections dues par un accord ont tout de même lieu.

rules-deputies-title = Adjoints
rules-deputies = À six, il n’y a pas de Shérif : chaque tour, deux adjoints sont tirés au sort. Pour chaque besace, les deux disent s’il faut laisser passer ou ouvrir. Si les deux laissent passer, le pot-de-vin va au butin commun. Si les deux ouvrent, ils partagent la pénalité due, ou mettent l’amende au butin.
rules-deputies-differ = S’ils ne sont pas d’accord, celui qui veut ouvrir continue seul : seul avec le pot-de-vin, seul avec le risque.
rules-loot = Après la dernière besace, les deux se partagent le butin à parts égales. Ce qui ne se coupe pas en deux est défaussé, sauf s’ils s’entendent.
rules-ruling-loot = Chacun peut proposer un partage du tout ; l’autre accepte, ou l’un des deux exige moitié-moitié.

rules-black-market-title = Marché noir
rules-black-market = Si votre besace est passée, vous pouvez montrer <b>trois cartes d’une même contrebande</b> de votre étal et prendre la carte du dessus de la pile correspondante. Les trois quittent la partie ; la carte rapporte sa valeur à la fin. Une seule par tour.
rules-ruling-black-market = Aucune règle imprimée que nous connaissions ne donne la valeur de ces cartes : une table peut fixer les siennes. Les marchandises royales ne comptent pas ici comme contrebande.

rules-pay-title = Bourse vide
rules-pay = Les pénalités se paient en pièces. Ce qui manque se paie en marchandises légales de l’étal, puis seulement en contrebande. On ne rend pas la monnaie. Si cela ne suffit toujours pas, le reste est effacé.
rules-ruling-pay = C’est le débiteur qui choisit les marchandises, et il ne donne jamais une carte de plus qu’il ne faut.

rules-end-title = La fin
rules-end = Après chaque tour, le jeton Shérif passe à gauche et chacun complète sa main à la pioche. Après le dernier, les mains ne valent rien, et toute la contrebande est retournée.
rules-score = Additionnez la valeur de tout ce qui est sur votre étal, vos pièces et vos couronnes.
rules-crowns = Qui a le plus d’une marchandise légale en est le <b>Roi</b> ; le deuxième, la <b>Reine</b>. Des Rois à égalité partagent les deux bonus, et il n’y a pas de Reine ; des Reines à égalité partagent le leur. On arrondit toujours à l’unité inférieure.
rules-ties = À égalité de points, qui a le plus de marchandises légales sur son étal l’emporte, puis qui a le plus de contrebande. Ensuite, la victoire se partage.
rules-ruling-crowns = Qui n’a aucune carte d’une marchandise n’en reçoit pas la couronne.
