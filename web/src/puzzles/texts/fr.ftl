# Énigmes.
puzzles-title = Énigmes
puzzles-line = Dix positions par jour, tirées de vraies parties. Que feriez-vous ?
puzzles-level = Niveau { $level } sur 5
puzzles-progress = Énigme { $number } sur { $count }, bonnes réponses : { $right }
puzzles-where = { $edition }, tour { $round } sur { $rounds }

## Ce qu’on demande.
puzzles-ask-gate = Vous êtes le Shérif. { $who_begins } déclare { $declared } et offre { $gold }. Ouvrir, ou empocher ?
puzzles-ask-gate-free = Vous êtes le Shérif. { $who_begins } déclare { $declared } et n’offre rien. Ouvrir, ou laisser passer ?
puzzles-ask-price = Vous êtes le Shérif. { $who_begins } déclare { $declared } et offre { $gold }. Quel prix prenez-vous ?
puzzles-ask-price-free = Vous êtes le Shérif. { $who_begins } déclare { $declared } et n’offre rien. Quel est votre prix ?
puzzles-ask-pay = Vous avez déclaré { $declared }. { $who_begins } tient la porte. Pour qui est votre or ?
puzzles-ask-pay-demand = Vous avez déclaré { $declared }. { $who_begins } tient la porte et vous demande { $gold }. Pour qui est votre or ?
puzzles-ask-pack = { $who_begins } tient la porte. Que mettez-vous dans la besace, et qu’en dites-vous ?
puzzles-ask-declare = Votre besace est fermée, et { $who_within } tient la porte. Que déclarez-vous ?
puzzles-ask-throw = Au marché ! { $who_begins } tient la porte. Quelles cartes jetez-vous ?

## Ce que voit cette place.
puzzles-bag = Dans votre besace
puzzles-hand = Dans votre main
puzzles-tops = Au-dessus des piles
puzzles-you = Vous
puzzles-sheriff = Shérif
puzzles-took = Pris
puzzles-threw = Jeté
puzzles-drew = Pioché sans montrer : { $count }
puzzles-past = Tour { $round } : { $declared }, { $fate }
puzzles-judged = Tour { $round }, { $you ->
    [who] vous
   *[none] { $who_within }
} : { $declared }, { $fate }
puzzles-fate-passed = passée sans être ouverte
puzzles-fate-paid = passée pour { $gold }
puzzles-fate-true = ouverte, et c’était vrai
puzzles-fate-lie = ouverte, et c’était un mensonge

## Ce qu’on peut répondre.
puzzles-choice-open = Ouvrir la besace
puzzles-choice-pass = Laisser passer gratis
puzzles-choice-take = Prendre { $gold }
puzzles-choice-ask = Demander { $gold }, sinon laisser passer
puzzles-choice-pay = { $gold } pour passer
puzzles-choice-hunt = { $gold } pour qu’on ouvre la besace { $owner_of }
puzzles-choice-keep = Ne payer pour personne
puzzles-choice-pack = { $goods }, en disant { $declared }
puzzles-choice-throw-nothing = Rien

## La réponse.
puzzles-right = Bien vu.
puzzles-wrong = Mieux : { $choice }.
puzzles-yours = votre réponse
puzzles-truth = On ouvre la besace. { $who_begins } avait déclaré { $declared } ; dans la partie : { $fate }.
puzzles-truth-own = Dans la partie, { $who_within } était à votre place, avec cette besace, et a déclaré { $declared } : { $fate }.
puzzles-points = { $points ->
    [one] { $figure } point
   *[other] { $figure } points
}
puzzles-why-packs = Besaces semblables { $who_of } dans d’autres parties : { $total }. Mensonges parmi elles : { $lies }.
puzzles-why-cards = { $good } : vous savez où sont { $seen } cartes sur { $all }.
puzzles-why-lies = Avec les cartes qui peuvent y être, { $who_within } ment dans { $chance } % des cas.
puzzles-why-gain = Ouvrir un mensonge vous rapporte { $gain }.
puzzles-why-cost = Ouvrir une besace honnête vous coûte { $cost }.
puzzles-why-fair = Fermer les yeux vaut donc { $gold } pour vous. En dessous, ouvrez.
puzzles-why-free = Ouvrir ne paie donc pas, et le moindre or est un cadeau.
puzzles-why-yields = Si c’est un mensonge : quand on demandait { $gold } pour un tel enjeu, { $who_within } a payé { $paid } fois sur { $asked }.
puzzles-why-yields-honest = Sans rien à cacher, quand on demandait { $gold }, { $who_within } a payé { $paid } fois sur { $asked }.
puzzles-why-opens-lie = Mensonges de { $size } cartes à la porte { $who_of } dans d’autres parties : { $total }. Ouverts : { $opened }.
puzzles-why-opens-true = Besaces honnêtes de { $size } cartes à la porte { $who_of } dans d’autres parties : { $total }. Ouvertes : { $opened }.
puzzles-why-own = Votre besace : si elle passe, elle vous vaut { $passed } ; ouverte, { $opened }.
puzzles-why-tell = Offres refusées pour de telles besaces : { $turned_down }. Besaces ouvertes ensuite : { $opened }.
puzzles-why-rival = { $who_begins } ment dans { $chance } % des cas. Faire ouvrir sa besace vous vaut { $gain }, avant d’avoir payé.
puzzles-why-bag = { $choice } : si elle passe, { $passed } ; ouverte, { $opened }.
puzzles-why-truth = { $choice } : à l’ouverture, cartes gardées : { $true } ; amende : { $fine }.
puzzles-why-same = Si elle passe, elle vaut { $passed }, quoi que vous disiez : vos mots ne comptent qu’à l’ouverture.
puzzles-why-draws = Sur { $draws } tirages parmi les cartes qui peuvent encore venir, la meilleure besace vaut ensuite { $gap } de plus qu’avec la réponse suivante.
puzzles-why-methods = Deux méthodes sont d’accord : d’après les autres parties, la meilleure réponse devance la suivante de { $reckoned } ; jouée par les personnages dans { $worlds } mondes possibles, de { $played }.

puzzles-next = Énigme suivante
puzzles-finish = Terminer
puzzles-end = C’étaient les dix du jour : { $right } sur { $count }.
puzzles-tomorrow = Demain, dix autres, au niveau { $level }.
puzzles-ever = En tout : { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} sur { $asked }.
puzzles-how = Comment les réponses sont-elles jugées ?
puzzles-how-worlds = Chaque position vient d’une partie entre les personnages, et chaque réponse a été jugée deux fois. D’abord en comptant : ce que ces personnages ont mis dans leurs besaces, ouvert et payé dans des centaines d’autres parties, avec les seules cartes qui peuvent encore y être. Puis en jouant : la position a été complétée de nombreuses façons, conformes à tout ce que cette place a vu ; les personnages ont rempli ces besaces à leur manière et joué jusqu’à la fin du tour après chaque réponse. Les positions où les deux méthodes diffèrent, ou sans réponse nette, ont été écartées.
puzzles-how-points = Les points disent de combien une réponse vous place au-dessus de la moyenne des autres à la fin du tour, par rapport à la pire réponse. Les couronnes comptent d’autant plus que la partie est avancée.
