# What the command line says to a player: the frame of a game in the terminal, and why a command cannot be done.
# $you is the part that the reader plays in the sentence, or none. $offer: an offer with its number, whole sentences.

# --- around the game
terminal-open-at = Nottingham est ouvert : { $address }
terminal-invite = Pour tous ceux de votre réseau : { $address }
terminal-your-seat = Votre place, rien que pour vous : { $address }
terminal-stop = Ctrl-C pour arrêter ; à votre retour, les parties reprendront où elles en étaient.
terminal-needs-extra = Il faut pour cela le serveur web et la base de données, qui ne sont pas installés ({ $names }) ; lancez : { $command }
terminal-no-page = Cette copie a été construite sans sa page, faute de Node pour la construire. Installez une version publiée, ou clonez le projet et lancez : ./nottingham play
terminal-welcome = Graine { $seed }. À toute question, « ? » explique et « { terminal-word-quit } » quitte la table.
terminal-left = Vous quittez la table.
terminal-what-now = Que faites-vous ?
terminal-help = « { terminal-word-any } » choisit pour vous, « { terminal-word-quit } » quitte la table, « ? B4 » affiche la règle B4.
terminal-help-menu = Tapez le numéro de ce que vous voulez faire, 0 pour ne rien dire, ou « { terminal-word-look } » pour revoir la table. « > 5 pièces et tu me laisses passer » se dit à la table, et vaut offre si c’en est une.
terminal-help-goods = Tapez des marchandises avec leur nombre, comme « { $example } » ; le début d’un mot suffit. Il y a : { $known }.
terminal-help-promise = Une ligne vide ne promet rien.
terminal-number-please = Un nombre de { $least } à { $most }, s’il vous plaît.
terminal-no-such-good = Aucune marchandise ne s’appelle « { $word } ».
terminal-several-goods = « { $word } » peut désigner plusieurs choses : { $known }.
# Another bot plays for a language model.
terminal-stand-in = ({ $bot } décide pour { $name } : { $why ->
    [late] la réponse est venue trop tard
    [unreachable] personne ne répond
    [refused] refus
    [empty] la réponse était vide
    [garbage] la réponse n’avait pas de sens
    [illegal] la réponse enfreignait une règle
    [move_tokens] trop de mots pour un seul coup
    [game_tokens] trop de mots pour une seule partie
    [game_seconds] trop de temps pour une seule partie
    [day_tokens] trop de mots pour une seule journée
    [gave_up] trop de coups sans réponse
   *[other] { $why }
})

# --- the table
terminal-title = Tour { $round } sur { $rounds }, { $phase }. À la porte : { $gate }.
terminal-you = { $name } (vous)
terminal-loot = Butin
terminal-bag = { $you ->
    [owner] Votre besace
   *[other] La besace { terminal-of-owner }
}
terminal-bag-settled = { $goods } ({ $fate ->
    [passed] passée
   *[opened] ouverte
})
terminal-your-hand = Votre main
terminal-your-bag = Dans votre besace
terminal-your-aside = Mis de côté
terminal-your-contraband = Face cachée devant vous

# --- what can be done: items of a list
terminal-do-open-market = dire qui commence
terminal-do-set-aside = mettre des cartes de côté
terminal-do-draw = piocher
terminal-do-discard = défausser ce que vous avez mis de côté
terminal-do-load = remplir votre besace
terminal-do-declare = déclarer
terminal-do-settle = régler le sort de la besace { terminal-of-owner }
terminal-do-place = poser ce qui a été confisqué
terminal-do-pay = payer ce que vous devez
terminal-do-bargain = { $you ->
    [merchant] faire une offre
   *[other] réclamer quelque chose { $merchant_to }
}
terminal-do-answer = répondre à ceci : { $offer }
terminal-do-withdraw = retirer ceci : { $offer }
terminal-do-pledge = promettre quelque chose à quelqu’un

# --- questions, and their answers as items of a list
terminal-who-begins = Qui commence ?
terminal-what-aside = Quelles cartes mettez-vous de côté (de 0 à { $most }) ?
terminal-draw-from = Piocher où ?
terminal-which-pile = Sur quelle pile ?
terminal-what-load = Que mettez-vous dans la besace (de 1 à { $most } cartes) ?
terminal-what-declare = Que déclarez-vous avoir dans la besace ?
terminal-what-about = Que faire de la besace { terminal-of-owner } ?
terminal-pass-for-nothing = la laisser passer gratis
terminal-pass-with = la laisser passer contre ceci : { $offer }
terminal-open = l’ouvrir
terminal-you-owe = Vous avez : { $goods }. Vous devez { $gold }.
terminal-what-pay = Avec quoi payez-vous ?
terminal-what-answers = Est-ce une réponse à une autre offre ?
terminal-answers-none = non
terminal-give-gold = Des pièces ?
terminal-give-stand = Des marchandises légales de l’étal ?
terminal-give-contraband = De la contrebande de l’étal ?
terminal-give-bag = Des marchandises de la besace ?
terminal-what-ask = { $you ->
    [owner] Que doit devenir votre besace ?
   *[other] Que doit devenir la besace { terminal-of-owner } ?
}
terminal-ask-nothing = rien de particulier
terminal-ask-pass = la laisser passer
terminal-ask-refuse = ne plus faire d’accord avec qui la porte
terminal-promise-too = Une promesse, avec vos propres mots ?
terminal-what-answer = Votre réponse ?
terminal-refuse = refuser
terminal-accept = accepter
terminal-to-whom = À qui ?
terminal-what-promise = Que promettez-vous ?
terminal-promise-else = autre chose
terminal-own-words = Avec vos propres mots :

# --- the referee
terminal-not-allowed = Le coup { $number } (ligne { $line }) n’est pas permis.
terminal-by-rule = { $why } [règle { $rule }]
terminal-not-told = Seul l’auteur du coup sait pourquoi.
terminal-recorded-otherwise = La partie notée dit autre chose : { $scores }.

# --- why not. $word: what was asked for. $known: what there is.
terminal-wrong-at = { $file }, ligne { $line }, colonne { $column }. { $why }
terminal-wrong-in = { $file } – { $why }
terminal-cannot-read = Impossible de lire { $file } : { $why ->
    [missing] ce fichier n’existe pas.
    [folder] c’est un dossier.
    [forbidden] vous n’en avez pas le droit.
   *[other] il ne s’ouvre pas.
}
terminal-no-language = Il n’y a pas de langue « { $word } ». Au choix : { $known }.
terminal-no-seat = Il n’y a pas de place « { $word } ». Au choix : { $known }.
terminal-seed-alone = --seed ne vaut que pour une partie dans le terminal : ajoutez --terminal.
terminal-open-or-seat = C’est --open ou --seat : qui voit tout n’a pas de place.
terminal-no-bot = Il n’y a pas de robot « { $word } ». Au choix : { $known }.
terminal-bot-not-loaded = Impossible de charger le robot « { $word } » : { $why }.
terminal-bots-and-seats = Robots nommés : { $count }, places à remplir : { $players }. Nommez-en un seul, ou un par place.
terminal-seat-wish = --seat, c’est un nombre de 2 à { $most } (le 1 est à vous), « = » et un robot, pas « { $word } ».

# Parts of the sentences above.
terminal-of-owner = { $owner_of }

# What can be typed at any question, besides the English words; one word each.
terminal-word-any = hasard
terminal-word-quit = quitter
terminal-word-look = voir

# --- the rules
terminal-rules-hint = `nottingham rules B` affiche une section, `nottingham rules B4` une règle.
terminal-no-rule = Il n’y a pas de règle « { $word } ». `nottingham rules` les donne toutes.
terminal-no-rule-but = Il n’y a pas de règle « { $word } ». Vouliez-vous dire { $known } ?
