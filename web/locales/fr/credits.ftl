# Sur le travail de qui tout cela repose.
credits-title = Crédits
credits-line = Du travail honnête, honnêtement déclaré
credits-game = Le jeu
credits-game-about = Le jeu de société est l’œuvre de <b>Sergio Halaban</b> et <b>André Zatz</b>. Si vous aimez y jouer ici, jouez-y autour d’une vraie table : se regarder dans les yeux, c’est la moitié du jeu.
credits-unofficial = <b>Non officiel.</b> Fait par des admirateurs, sans lien avec ses auteurs ni ses éditeurs, et sans leur aval. Les règles sont exposées avec nos propres mots ; aucun texte ni image de l’original n’est utilisé.
credits-drawings = Dessins
credits-drawings-about = Les nôtres, ou faits d’après des icônes de <b>{ $artists }</b>, sous licence CC BY 3.0. Elles ont été <b>modifiées</b> : découpées, cernées, colorées, hachurées et combinées. Ont servi :
credits-fonts = Caractères
credits-libraries = Bibliothèques
credits-sound = Tous les sons sont fabriqués par la page elle-même, avec du bruit et quelques sinusoïdes.
