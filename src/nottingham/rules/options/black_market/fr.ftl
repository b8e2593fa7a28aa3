option-black-market = Marché noir
option-black-market-explained = Votre besace passe ? Trois cartes d’une même contrebande s’échangent alors contre une carte qui vaut davantage.
event-black-market-opened = Le marché noir étale ses cartes : { $piles }.
event-black-market-claimed = { $you ->
    [who] Vous échangez
   *[other] { $who_begins } échange
} { $goods } contre une carte du marché noir qui vaut { $points }.
event-claim-declined = { $you ->
    [who] Vous ne réclamez
   *[other] { $who_begins } ne réclame
} rien au marché noir.
refusal-no-black-market-pile = Le marché noir n’a pas de carte pour « { $good } ».
refusal-three-needed = Le marché noir veut trois cartes « { $good } ». Vous en avez { $have }.
ruleset-black-market-is-second-edition = Le marché noir fait partie de la seconde édition.
ruleset-no-contraband-pile = Le marché noir a une pile pour « { $good } », qui n’est pas de la contrebande à cette table.
ruleset-pile-out-of-range = La pile « { $good } » du marché noir compte au plus 12 cartes, d’une valeur de 0 à { $most }.
ruleset-pile-twice = Le marché noir a deux piles pour « { $good } ».
ruleset-higher-value-on-top = La pile du marché noir pour « { $good } » doit avoir la plus haute valeur sur le dessus.
prompt-option-black-market = Marché noir : un marchand dont la besace est passée peut échanger 3 cartes de contrebande face cachée d’une même sorte contre la carte du dessus de la pile de cette sorte, qui rapporte la valeur imprimée.
prompt-claim = prendre la première carte du marché noir : { $good }
prompt-claim-nothing = ne rien prendre
action-claim = prendre au marché noir : { $good }
action-claim-nothing = ne rien prendre au marché noir
terminal-do-claim = passer au marché noir
terminal-what-claim = Réclamer une carte du marché noir ?
terminal-claim-none = non

law-Z = Marché noir
law-Z-preface = Ces règles sont une option de la seconde édition.
law-Z1 = Il y a six cartes : deux pour chacune de trois sortes de contrebande. Chaque sorte a une pile face visible, la plus haute valeur dessus. Le poivre vaut 30 et 27, l’hydromel 32 et 29, la soie 34 et 31. *Décision.* Aucun livret n’imprime ces chiffres, ni aucune de ces sortes sauf le poivre. Ils viennent d’un tiers et ne sont pas confirmés : ce sont donc des données qu’une table peut changer.
law-Z2 = Un marchand dont la besace a été rendue sans être ouverte ce tour-ci peut ensuite réclamer la carte du dessus d’une pile, en montrant 3 cartes de contrebande de cette sorte de son étal, y compris ce qu’il vient de déballer. Ces 3 cartes quittent le jeu. Le Shérif ne peut pas réclamer, ni un marchand dont la besace a été ouverte. *Décision.* Les marchandises royales ne comptent pas. Les livrets disent « défausser » à un endroit et « retirer du jeu » à un autre ; dans leur exemple, les cartes sont retirées.
law-Z3 = Un joueur réclame au plus une carte par tour. Sur toute la partie, il n’y a pas de limite.
law-Z4 = Les cartes réclamées restent avec la contrebande et rapportent leur valeur à la fin ; aucun or n’est versé quand on les réclame. *Décision.* Ce ne sont ni des marchandises ni des cartes cachées : on ne peut ni les offrir ni les saisir, elles ne comptent pas dans une égalité, et ne font pas partie des nombres dont parlent B2, Z5 et V1.
law-Z5 = *Décision.* Le moment de réclamer vient juste après que la besace est vidée et le pot-de-vin payé, avant qu’une autre besace soit réglée. Tant qu’il reste une pile, on pose la question à chaque marchand qui est passé et qui a au moins trois cartes cachées, quelles que soient ces cartes (V7). Quand des besaces passent ensemble (T1), on la pose à leurs propriétaires dans le sens des aiguilles d’une montre à partir de la gauche du Shérif. On la pose aussi au dernier marchand d’un tour.
