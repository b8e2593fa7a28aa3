# Énigmes.
puzzles-title = Énigmes
puzzles-line = Dix positions par jour, tirées de vraies parties. Que feriez-vous ?
puzzles-level = Niveau { $level } sur 5
puzzles-progress = Énigme { $number } sur { $count }, bonnes réponses : { $right }
puzzles-where = { $edition }, tour { $round } sur { $rounds }
puzzles-ask-gate = Vous êtes le Shérif. { $who_begins } déclare { $declared } et n’offre rien. Ouvrir, ou laisser passer ?
puzzles-ask-offer = Vous êtes le Shérif. { $who_begins } déclare { $declared } et offre { $gold }. Ouvrir, ou empocher ?
puzzles-ask-price = Vous avez déclaré { $declared }. { $who_begins } tient la porte. Combien offrez-vous pour passer ?
puzzles-bag = Dans votre besace
puzzles-hand = Dans votre main
puzzles-you = Vous
puzzles-sheriff = Shérif
puzzles-choice-open = Ouvrir la besace
puzzles-choice-take = Prendre l’or
puzzles-choice-pass = Laisser passer gratis
puzzles-choice-nothing = Ne rien offrir
puzzles-choice-pay = Offrir { $gold }
puzzles-right = Bien vu.
puzzles-wrong = Mieux : { $choice }.
puzzles-yours = votre réponse
puzzles-reason-lie = Dans une telle position, { $who_within } ment { $chance } fois sur 100.
puzzles-reason-gains = En moyenne, ouvrir vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que laisser passer.
puzzles-reason-costs = En moyenne, ouvrir vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que laisser passer : une besace honnête, ça se dédommage.
puzzles-reason-fair = Le juste prix pour fermer les yeux : { $gold }. En dessous, ouvrez.
puzzles-reason-free = Le moindre or est donc un cadeau : prenez-le, et ne regardez pas.
puzzles-reason-opened = Si vous n’offrez rien, { $who_within } ouvre votre besace { $chance } fois sur 100.
puzzles-reason-nothing = Ici, mieux vaut ne rien payer : l’or offert est perdu, et une offre éveille aussi les soupçons.
puzzles-reason-pay = Ici, le bon prix est { $gold } : moins, on vous le refuse trop souvent ; plus, c’est du gaspillage.
puzzles-reason-worlds = Calculé sur { $worlds } mondes possibles. La réponse suivante vaut { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} de moins, à { $error } près.
puzzles-next = Énigme suivante
puzzles-finish = Terminer
puzzles-end = C’étaient les dix du jour : { $right } sur { $count }.
puzzles-tomorrow = Demain, dix autres, au niveau { $level }.
puzzles-ever = En tout : { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} sur { $asked }.
puzzles-how = Comment les réponses sont-elles jugées ?
puzzles-how-worlds = Chaque position vient d’une partie entre les personnages. On l’a complétée en de nombreux mondes possibles, conformes à tout ce que cette place a vu, avec des besaces remplies comme ces personnages les remplissent vraiment, et chaque réponse a été essayée dans chacun. Pour les prix, les personnages eux-mêmes ont joué jusqu’à la fin du tour. Les positions sans réponse nette ont été écartées.
puzzles-how-points = Les points disent de combien une réponse vous place au-dessus de la moyenne des autres, comme si la partie s’arrêtait là, par rapport à la pire réponse.
