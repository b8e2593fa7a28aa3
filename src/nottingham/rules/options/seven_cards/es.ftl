option-seven-cards = Mano de siete cartas
option-seven-cards-explained = La mano completa es de siete cartas; en la bolsa siguen cabiendo cinco.

law-H = Siete cartas
law-H1 = Una mano llena son 7 cartas, dondequiera que se hable de una mano llena. *Criterio.* Una bolsa sigue llevando de 1 a 5 cartas, y se apartan como mucho 5.
