option-deputies = Adjoints
option-deputies-explained = À six : deux adjoints gardent la porte ensemble et se partagent le butin.
event-deputies-drawn = Adjoints de ce tour : { $names }. { $you ->
    [who] C’est vous qui dirigez.
   *[other] C’est { $who_within } qui dirige.
}
event-split-proposed = Partage { $number } du butin. { $you ->
    [who] Vous demandez :
   *[other] { $who_begins } demande :
} { $goods }.
event-loot-shared = { $you ->
    [who] Votre part du butin :
   *[other] Part du butin pour { $who_within } :
} { $goods }.
event-loot-cleared = Impossible à partager, donc perdu : { $goods }.
refusal-not-in-loot = Il n’y a pas tant que cela dans le butin.
refusal-no-split = Le partage { $split } n’est plus proposé.
refusal-own-split = Le partage { $split } est le vôtre : c’est à l’autre adjoint d’accepter.
ruleset-deputies-need-six = Les adjoints se jouent à six ; à cette table, vous êtes { $players }.
prompt-option-deputies = Adjoints : chacun dit passer ou ouvrir pour chaque besace. Si les deux passent aux mêmes conditions, le pot-de-vin va au butin ; si les deux ouvrent, chacun paie la moitié de ce qu’on doit à une besace honnête, ou l’amende va au butin. S’ils diffèrent, celui qui veut ouvrir continue seul. Après la dernière besace, ils partagent le butin : l’un propose et l’autre accepte, ou l’un d’eux invoque la règle (moitié-moitié, les cartes impaires perdues).
prompt-split = proposer un partage du butin ({ $loot }) ; 'gold' et 'goods' disent ce que VOUS prenez
prompt-loot = { $gold } d’or et { $goods }
prompt-accept-split = accepter le partage { $number }
prompt-call-split = invoquer la règle : moitié-moitié, l’impair est perdu
action-propose-split = demander cette part du butin : { $loot }
action-accept-split = accepter le partage du butin
action-call-split = partager le butin par moitié, selon la règle
terminal-do-split = partager le butin
terminal-what-split = Que devient le butin ?
terminal-split-by-rule = s’en tenir à la règle : moitié-moitié
terminal-split-propose = proposer un partage
terminal-split-accept = accepter le partage proposé
terminal-split-gold = Des pièces pour vous ?
terminal-split-goods = Des marchandises pour vous ?

law-Y = À six : les adjoints
law-Y-preface = Ces règles sont celles de la seconde édition.
law-Y1 = Il n’y a pas de Shérif. Il y a six cartes d’adjoint, une par joueur, que l’on mélange. À chaque tour, les 2 du dessus désignent les adjoints ; les 4 autres joueurs sont marchands. Après 3 tours, on mélange de nouveau. Quand les cartes d’adjoint ont servi pour la troisième fois, la partie est finie : 9 tours, dans lesquels chacun a été adjoint 3 fois.
law-Y2 = *Décision.* L’adjoint tiré le premier dirige. Tout ce que fait le Shérif avant l’Inspection, c’est lui qui le fait, et « à gauche du Shérif » veut dire à sa gauche, en sautant l’autre adjoint.
law-Y3 = Pour chaque besace, les deux adjoints disent laisser passer ou inspecter, et ils peuvent marchander librement. Si les deux laissent passer, le pot-de-vin, s’il y en a un, va au butin. Si les deux inspectent et que le marchand a dit vrai, chaque adjoint paie la moitié de la pénalité de son propre or ; si c’était un mensonge, l’amende va au butin. *Décision.* Les marchandises payées en amende y vont aussi ; les livrets ne parlent que d’argent.
law-Y4 = S’ils ne sont pas d’accord, celui qui veut inspecter continue seul avec ce marchand : il garde seul le pot-de-vin, ou ouvre la besace et seul paie ou touche la pénalité.
law-Y5 = Après la dernière besace et la dernière réclamation, au dernier tour aussi, les deux adjoints partagent le butin à parts égales, or et marchandises. Ce qui reste est défaussé, à moins qu’ils ne s’accordent sur qui l’aura. *Décision.* Chacun des deux peut proposer comment partager le tout. L’autre accepte, ou l’un des deux s’en tient à la règle : de chaque sorte la moitié à chacun, les cartes impaires face visible sur la pile de défausse, la pièce impaire hors du jeu.
law-Y6 = *Décision.* Un adjoint doit la moitié et la paie seul, selon la section P. Aucun ne répond de l’autre, et rien n’est payé avec le butin. Si la somme est impaire, ce qui suppose des marchandises maison (C1), la pièce impaire est due par celui qui dirige.
law-Y7 = *Décision.* L’avis d’un adjoint sur une besace est l’un de ces trois : inspecter, laisser passer avec une Offre nommée, laisser passer gratis. Il est public, et peut changer tant que les deux n’ont pas parlé. Si les deux inspectent, ou laissent passer aux mêmes conditions, c’est fait aussitôt. Si l’un inspecte et l’autre laisse passer, c’est définitif : la besace est entre les seules mains de celui qui inspecte, qui l’ouvre, la laisse passer ou fait un accord. Laisser passer à des conditions différentes, c’est ne pas être encore d’accord. Les besaces n’ont pas d’ordre.
law-Y8 = *Décision.* Un Accord est conclu quand le marchand et tous ceux qui décident d’une besace qu’il nomme acceptent la même Offre. Ce sont les deux adjoints, et alors il engage les deux et se paie dans le butin ; ou c’est le seul adjoint entre les mains de qui sont toutes ces besaces, et alors il engage et paie celui-là. Chacun des deux peut faire une Offre, et une Offre s’adresse à tous ceux qui doivent être d’accord. Il n’y a pas d’Accord à part avec un adjoint au sujet d’une besace dont les deux décident encore. Quand le temps est écoulé (T1), une inspection due est faite par ceux qui décident de la besace et que l’Accord engage : par les deux adjoints, ou par celui entre les mains de qui elle est, qui seul paie ou touche la pénalité (Y4). Toutes les autres besaces passent, même celle qui est entre les mains d’un seul adjoint.
