# A name, and a sentence that says what it does.
option-royal-goods = Mercancías reales
option-royal-goods-explained = Doce cartas valiosas (seis si juegan tres): contrabando en la puerta, pero cada una cuenta como dos o tres de su clase para la corona.
option-time-limit = Límite de tiempo de inspección
option-time-limit-explained = El Sheriff tiene un minuto por mercader; después, las bolsas que queden pasan a cambio de nada.
option-removed-cards = Cartas retiradas
option-removed-cards-explained = Diez cartas al azar vuelven a la caja sin que nadie las vea: de nada sirve contar.
option-seven-cards = Mano de siete cartas
option-seven-cards-explained = La mano completa es de siete cartas; en la bolsa siguen cabiendo cinco.
option-house-goods = Cartas promocionales y mercancías de la casa
option-house-goods-explained = Tus propias mercancías, descritas en un archivo, entran en el mazo.
option-deputies = Ayudantes
option-deputies-explained = Para seis: dos ayudantes guardan juntos la puerta y se reparten el botín.
option-black-market = Mercado negro
option-black-market-explained = Si tu bolsa pasa, tres cartas iguales de contrabando se cambian por una que vale más.
