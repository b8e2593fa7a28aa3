option-royal-goods = Mercadorias reais
option-royal-goods-explained = Doze cartas preciosas (seis com três participantes): contrabando no portão, mas valem por duas ou três na disputa da coroa.

law-R = Mercadorias reais
law-R1 = As 12 cartas reais entram no baralho (com três jogadores, 6 delas). Numa declaração, uma carta real conta como uma carta, e é sempre confiscada quando a bolsa é fiscalizada. Os livros francês e polonês só as trazem depois das primeiras partidas.
