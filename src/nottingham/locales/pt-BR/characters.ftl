# The characters that play as bots: a name that also serves in the middle of a sentence, what others call them to
# their face, and a line for the lobby.
character-tuck-name = Frei Tuck
character-tuck-call = Tuck
character-tuck-about = Honesto nove em cada dez vezes, dá esmola a Xerife e perdoa quem tem modos. Com fome.
character-will-name = Will Scarlet
character-will-call = Will
character-will-about = Contrabandeia quase tudo, nunca paga e abre bolsas no cara ou coroa.
character-marian-name = Lady Marian
character-marian-call = Marian
character-marian-about = Gentil e sincera, até o grande golpe que vem guardando desde o começo.
character-john-name = João Pequeno
character-john-call = João Pequeno
character-john-about = Junta um só tipo de mercadoria até a coroa servir, e no suborno prefere produto a moeda.
character-much-name = Much
character-much-call = Much
character-much-about = O filho do moleiro: bolsas pequenas, subornos grandes e um sim para qualquer oferta.
character-guy-name = Guy de Gisborne
character-guy-call = Guy
character-guy-about = Paga para abrirem as bolsas dos outros, e caça quem está na frente.
character-steward-name = Mestre Intendente
character-steward-call = Mestre Intendente
character-steward-about = Joga com as probabilidades e recita todas. Nunca levanta a voz, só a estimativa.
character-prince-john-name = Príncipe João
character-prince-john-call = Príncipe João
character-prince-john-about = Joga para ganhar. Todo o resto é barulho, e não é pouco.
