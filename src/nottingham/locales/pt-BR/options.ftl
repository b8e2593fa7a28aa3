# A name, and a sentence that says what it does.
option-royal-goods = Mercadorias reais
option-royal-goods-explained = Doze cartas preciosas (seis com três participantes): contrabando no portão, mas valem por duas ou três na disputa da coroa.
option-time-limit = Tempo limite de inspeção
option-time-limit-explained = O Xerife tem um minuto por comerciante; depois, toda bolsa que restar passa de graça.
option-removed-cards = Cartas removidas
option-removed-cards-explained = Dez cartas ao acaso voltam para a caixa sem ninguém ver: não adianta contar.
option-seven-cards = Mão de sete cartas
option-seven-cards-explained = A mão completa tem sete cartas; na bolsa continuam cabendo cinco.
option-house-goods = Cartas promocionais e mercadorias da casa
option-house-goods-explained = Suas próprias mercadorias, descritas em um arquivo, entram no baralho.
option-deputies = Fiscais
option-deputies-explained = Para seis: dois fiscais guardam o portão juntos e dividem os espólios.
option-black-market = Mercado clandestino
option-black-market-explained = Se a bolsa passa, três contrabandos iguais são trocados por uma carta que vale mais.
