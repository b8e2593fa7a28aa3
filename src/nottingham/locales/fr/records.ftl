# Why a record of a game cannot be read. The place is told beside it.
# $word, $field, $name, $found, $known: as they stand in the file, or should.
record-empty = Il n’y a rien ici.
record-too-long = Une partie notée compte au plus { $most } caractères, celle-ci { $count }.
record-line-too-long = Une ligne compte au plus { $most } caractères.
record-too-many-lines = La section « { $word } » compte au plus { $most } lignes.
record-not-utf8 = Ce n’est pas de l’UTF-8.
record-unseen-character = Le caractère { $character } est invisible. Dans un texte entre guillemets, on peut l’échapper.
record-text-without-end = Les guillemets de ce texte ne sont pas refermés.
record-unknown-escape = Dans ce texte, une barre oblique inverse est suivie de quelque chose qui ne désigne aucun caractère.
record-half-character = Ici n’est échappée que la moitié d’un caractère.
record-not-json = Ce n’est pas du JSON.
record-expected = Il faut ici { record-what }, pas { record-found }.
record-word-expected = Il faut ici « { $word } », pas { record-found }.
record-one-of-expected = Il faut ici l’un de ces mots : { $known } ; pas { record-found }.
record-nothing-more = La ligne devrait s’arrêter ici, sans « { $found } ».
record-number-too-long = Le nombre { $word }… est trop grand.
record-number-too-small = Il faut ici au moins { $least }, pas { $number }.
record-number-too-large = Il faut ici au plus { $most }, pas { $number }.
record-below-zero = { $number } est négatif.
record-not-a-good = « { $word } » n’est pas le nom d’une marchandise.
record-no-such-good = Il n’y a pas de « { $word } » dans cette partie.
record-too-many-cards = Il y a ici plus de { $most } cartes.
record-too-many-of-a-good = « { $word } » : le jeu en a { $total }, et avec celles-ci il y en a { $over } de trop.
record-nobody-called = Personne ici ne s’appelle « { $word } ».
record-field-missing = Il manque à « { $word } » le champ « { $field } ».
record-no-such-field = « { $word } » n’a pas de champ « { $field } ». Au choix : { $known }.
record-value-does-not-fit = Une valeur ne convient pas ici : { $path }.
record-said-twice = « { $word } » est dit deux fois.
record-said-before = La ligne { $before } le dit déjà.

record-file-too-large = Ce fichier dépasse { $most } Mo.
record-first-line = Une partie notée commence par « { $word } ».
record-unknown-format = Cette partie est notée au format { $number } ; on ne connaît ici que les formats jusqu’à { $most }.
record-not-a-header-line = Une ligne d’en-tête, c’est une clé, un deux-points et une valeur ; « position » ou « moves » termine l’en-tête.
record-key-too-long = Une clé compte au plus { $most } caractères.
record-key-misspelt = L’en-tête n’a pas de clé « { $word } ». Est-ce « { $meant } » ?
record-stands-alone = « { $word } » est seul sur sa ligne.
record-move-in-header = Un coup se note sous une ligne « { $word } ».
record-no-seats = L’en-tête ne nomme aucune place.
record-name-has-gaps = Un nom, c’est un ou plusieurs mots, séparés par une seule espace.
record-name-too-long = Un nom compte au plus { $most } caractères.
record-name-character = Un nom ne peut pas contenir le caractère { $character }.
record-name-twice = Deux places portent le nom « { $name } ».
record-scores-of-all = Il faut ici les points de toutes les places.
record-other-deck = « { $word } » : la pioche en contient { $count }, le jeu en a { $total }.

record-deciders-expected = { $count ->
    [1] Il faut ici un Shérif, et un seul.
   *[other] Il faut ici deux adjoints.
}
record-loot-is-nobody = Le butin n’est personne : il ne peut pas faire cela.
record-hand-too-large = Une main compte au plus { $most } cartes, pas { $count }.
record-only-legal-face-up = Face visible, il n’y a que des marchandises légales, et « { $word } » ne l’est pas.
record-only-contraband-face-down = Face cachée, il n’y a que de la contrebande, et « { $word } » n’en est pas.
record-too-many-aside = On met de côté { $most } cartes au plus, pas { $count }.
record-laid-out-not-aside = Dans cette édition, les cartes s’étalent face visible ; on ne les met pas de côté face cachée.
record-one-turn-each = Chaque marchand n’a qu’un tour de jeu.
record-numbers-start-at-one = Les offres et les accords se numérotent à partir de 1.
record-promise-number = Cette promesse devrait porter le numéro { $number }.
record-asks-nothing = Cette offre ne demande rien.
record-gives-no-gold = Un don de pièces est d’au moins 1.
record-gives-no-goods = Un don de marchandises compte au moins une carte.
record-other-phase = Une ligne « { $word } » appartient à une autre phase : { $known }.
record-over-too-early = La partie n’est finie qu’après le tour { $round }.
record-hands-are-discarded = Quand la partie est finie, toutes les mains sont défaussées.
record-cards-are-nowhere = Ces cartes ne sont nulle part : { $count } « { $word } ». « deck: rest » ou « removed: rest » dit où elles sont.
record-no-merchant = { $name } n’est pas marchand ce tour-ci.
record-no-time-limit = Cette table joue sans limite de temps.
record-settled-too-early = Le sort des besaces ne se règle que pendant la phase « inspecting ».
record-declared-too-early = On ne déclare rien pendant que les marchands remplissent leurs besaces.
record-not-declared = Qu’a-t-on déclaré pour cette besace ?
record-bag-size = Une besace contient de 1 à { $most } cartes, pas { $count }.
record-declared-size = Cartes déclarées : { $size }. Cartes dans la besace : { $count }.
record-settled-bag = Une besace dont le sort est réglé est vide, sauf si ses marchandises restent à défausser.
record-hand-and-bag = La main et la besace comptent plus de cartes qu’une main pleine, qui en a { $most }.
record-no-decider = Seul le Shérif, ou un adjoint, décide d’une besace.
record-not-between-them = Un accord se fait entre un marchand et le Shérif, ou les adjoints.
record-against-own-bag = Personne ne demande que sa propre besace soit ouverte ou refusée (B3).
record-asks-both = Aucune offre ne demande à la fois de laisser passer une besace et de l’ouvrir (B4).
record-deals-contradict = Un accord plus haut dit le contraire (B4).
record-offer-replaced = Une nouvelle offre remplace la précédente de la même sorte : une seule peut tenir (B14).
record-words-of-deputies = Seuls les adjoints se prononcent sur une besace, et seulement pendant la phase « inspecting ».
record-word-replaced = Le nouvel avis d’un adjoint remplace l’ancien : un seul peut tenir (Y7).
record-words-agree = Quand les deux adjoints sont d’accord, le sort de la besace est déjà réglé (Y7).
record-word-without-offer = Il n’y a pas d’offre { $number } avec laquelle laisser passer cette besace (Y7).
record-known-but-not-there = Personne ne peut être sûr de cartes qui ne sont pas là.
record-cannot-be-scored = On ne peut pas compter les points de cette partie.
record-impossible-position = Aucune suite de coups ne mène à cette position.

record-move-number = Le coup { $number } est à la place du coup { $wanted }.

# Parts of the sentences above.
record-what = { $what ->
    [action] une action
    [chance] un nombre entier d’au plus 64 bits, non négatif
    [clause] une clause d’une offre
    [duty] une obligation
    [extra] quelque chose que garde une option
    [good] une marchandise, ou « nothing »
    [number] un nombre entier
    [seed] un nombre entier d’au plus 64 bits
    [text] un texte entre guillemets droits
    [values] les valeurs d’une pile, la carte du dessus d’abord
    [word_or_text] un mot, ou un texte entre guillemets droits
   *[word] un mot
}
record-found = { $ends ->
    [yes] la fin de la ligne
   *[no] « { $found } »
}
