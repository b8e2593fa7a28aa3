# The characters that play as bots: a name that also serves in the middle of a sentence, what others call them to
# their face, and a line for the lobby.
character-tuck-name = Frère Tuck
character-tuck-call = Tuck
character-tuck-about = Honnête neuf fois sur dix, fait l’aumône aux Shérifs, pardonne aux gens polis. Toujours affamé.
character-will-name = Will l’Écarlate
character-will-call = Will
character-will-about = Fait passer presque tout en fraude, ne paie jamais, et joue les besaces à pile ou face.
character-marian-name = Marianne
character-marian-call = Marianne
character-marian-about = Courtoise et sincère, jusqu’au grand coup qu’elle prépare depuis le début.
character-john-name = Petit-Jean
character-john-call = Petit-Jean
character-john-about = Amasse une seule marchandise jusqu’à la couronne, et préfère les pots-de-vin en nature.
character-much-name = Much
character-much-call = Much
character-much-about = Le fils du meunier : petites besaces, gros pots-de-vin, et oui à toutes les offres.
character-guy-name = Guy de Gisbourne
character-guy-call = Guy
character-guy-about = Paie pour faire ouvrir la besace des autres, et traque quiconque est en tête.
character-steward-name = Maître Intendant
character-steward-call = Maître Intendant
character-steward-about = Joue selon les probabilités, et les annonce. N’élève jamais la voix, seulement ses estimations.
character-prince-john-name = Prince Jean
character-prince-john-call = Prince Jean
character-prince-john-about = Joue pour gagner. Tout le reste, chez lui, n’est que du bruit. Beaucoup de bruit.
