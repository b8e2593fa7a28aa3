option-house-goods = Cartas promocionais e mercadorias da casa
option-house-goods-explained = Suas próprias mercadorias, descritas em um arquivo, entram no baralho.
ruleset-house-goods-missing = Faltam as mercadorias da casa: indique um arquivo que as descreva.
ruleset-house-goods-without-cards = Com { $players } jogadores, nenhuma mercadoria da casa tem cartas: dê alguma a uma delas ou joguem com mais pessoas.
prompt-option-house-goods = Mercadorias da casa: no baralho há mercadorias próprias desta mesa; estão na lista abaixo.

law-C = Cartas promocionais e mercadorias da casa
law-C1 = 1e: as cartas promocionais entram no baralho, e nenhuma carta sai por causa delas. *Decisão.* O mesmo vale na 2e, na forma de mercadorias da casa: uma mesa pode definir as suas num arquivo, cada uma com seu identificador, seus nomes, tipo, valor, penalidade, número de cartas para 3 e para 4+ jogadores, e como o que ela conta. Uma mercadoria legal da casa pode ser declarada. Não tem Rei nem Rainha, a não ser que o arquivo dê bônus a ela.
