# The characters that play as bots: a name that also serves in the middle of a sentence, what others call them to
# their face, and a line for the lobby.
character-tuck-name = Fray Tuck
character-tuck-call = Tuck
character-tuck-about = Honrado nueve de cada diez veces, da limosna a los Sheriffs y perdona si se lo piden bien. Siempre con hambre.
character-will-name = Will Scarlet
character-will-call = Will
character-will-about = Pasa de contrabando casi todo, no paga nunca y abre bolsas a cara o cruz.
character-marian-name = Lady Marion
character-marian-call = Marion
character-marian-about = Amable y sincera, hasta el gran golpe que lleva reservándose desde el principio.
character-john-name = Pequeño Juan
character-john-call = Pequeño Juan
character-john-about = Junta una sola mercancía hasta que le encaja la corona, y prefiere los sobornos en especie.
character-much-name = Much
character-much-call = Much
character-much-about = El hijo del molinero: bolsas pequeñas, sobornos grandes y un sí a cualquier oferta.
character-guy-name = Guy de Gisborne
character-guy-call = Guy
character-guy-about = Paga para que abran las bolsas de los demás, y persigue a quien va por delante.
character-steward-name = Maese Intendente
character-steward-call = Maese Intendente
character-steward-about = Juega con las probabilidades, y las dice en voz alta. Nunca alza la voz, solo la estimación.
character-prince-john-name = Príncipe Juan
character-prince-john-call = Príncipe Juan
character-prince-john-about = Juega para ganar. Todo lo demás en él es ruido, y no es poco.
