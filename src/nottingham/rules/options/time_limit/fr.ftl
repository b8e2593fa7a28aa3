option-time-limit = Inspections en temps limité
option-time-limit-explained = Le Shérif a une minute par marchand ; ensuite, toute besace qui reste passe gratis.
event-time-ran-out = Temps écoulé ! Les besaces qu’aucun accord ne retient passent gratis.
refusal-not-your-clock = Seul le sablier peut dire que le temps est écoulé.
refusal-time-stands-still = Le sablier s’arrête tant que quelqu’un doit choisir.
ruleset-minutes-below-one = Il faut au moins 1 minute, pas { $minutes }.
prompt-option-time-limit = Temps limité : quand le temps d’inspection est écoulé, toutes les besaces restantes passent pour rien.

law-T = Temps limité
law-T1 = Le Shérif a 1 minute par marchand, pour la phase entière : 3 minutes à quatre. Quand le temps est écoulé, toute besace qui n’est pas réglée passe sans pot-de-vin. *Décision.* Le sablier part avec la dernière déclaration et s’arrête tant que quelqu’un doit choisir un paiement, un emplacement ou une réclamation. Quand il est vide, toutes les Offres prennent fin ; les inspections que le Shérif doit par un Accord sont faites, dans le sens des aiguilles d’une montre à partir de sa gauche ; toutes les autres besaces passent gratis, et leurs propriétaires peuvent réclamer (section Z). L’hôte fixe le nombre de minutes.
