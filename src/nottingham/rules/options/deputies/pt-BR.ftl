option-deputies = Fiscais
option-deputies-explained = Para seis: dois fiscais guardam o portão juntos e dividem os espólios.
event-deputies-drawn = Fiscais desta rodada: { $names }. Quem lidera é { event-who-within }.
event-split-proposed = Divisão { $number } dos espólios. { event-who } pede: { $goods }.
event-loot-shared = { $you ->
    [who] Sua parte dos espólios:
   *[other] Parte dos espólios para { $who_within }:
} { $goods }.
event-loot-cleared = Não dá para dividir ao meio, então se perde: { $goods }.
refusal-not-in-loot = Não há tanto assim nos espólios.
refusal-no-split = A divisão { $split } não está mais na mesa.
refusal-own-split = A divisão { $split } é sua: quem tem que aceitar é a outra parte.
ruleset-deputies-need-six = Fiscais são para seis participantes; nesta mesa há { $players }.
prompt-option-deputies = Fiscais: cada um diz passar ou abrir de cada bolsa. Se ambos passam nas mesmas condições, o suborno vai para os espólios; se ambos abrem, cada um paga metade do devido a uma bolsa honesta, ou a multa vai para os espólios. Se divergem, quem quer abrir segue sozinho. Depois da última bolsa dividem os espólios: um propõe e o outro aceita, ou qualquer um invoca a regra (metade para cada um, cartas ímpares perdidas).
prompt-split = propor uma divisão dos espólios ({ $loot }); 'gold' e 'goods' dizem o que VOCÊ leva
prompt-loot = { $gold } de ouro e { $goods }
prompt-accept-split = aceitar a divisão { $number }
prompt-call-split = invocar a regra: metade para cada um, o ímpar se perde
action-propose-split = pedir esta parte dos espólios: { $loot }
action-accept-split = aceitar a divisão dos espólios
action-call-split = dividir os espólios ao meio, pela regra
terminal-do-split = dividir os espólios
terminal-what-split = O que fazer com os espólios?
terminal-split-by-rule = seguir a regra: metade para cada um
terminal-split-propose = propor uma divisão
terminal-split-accept = aceitar a divisão proposta
terminal-split-gold = Ouro para você?
terminal-split-goods = Mercadorias para você?

law-Y = Seis jogadores: fiscais
law-Y-preface = Estas regras são da segunda edição.
law-Y1 = Não há Xerife. Há seis cartas de fiscal, uma por jogador, e elas são embaralhadas. A cada rodada as 2 de cima nomeiam os fiscais; os outros 4 jogadores são comerciantes. Depois de 3 rodadas as cartas são embaralhadas de novo. Quando as cartas de fiscal foram usadas pela terceira vez, a partida acaba: 9 rodadas, em que cada um foi fiscal 3 vezes.
law-Y2 = *Decisão.* O fiscal sorteado primeiro lidera. Tudo o que o Xerife faz antes da Fiscalização, é ele quem faz, e “à esquerda do Xerife” significa à esquerda dele, pulando o outro fiscal.
law-Y3 = Para cada bolsa os dois fiscais dizem deixar passar ou fiscalizar, e podem negociar livremente. Se os dois deixam passar, o suborno, se houver, vai para os espólios. Se os dois fiscalizam e o comerciante disse a verdade, cada fiscal paga metade da penalidade com o próprio ouro; se era mentira, a multa vai para os espólios. *Decisão.* As mercadorias pagas como multa também vão para lá; os livros só falam de dinheiro.
law-Y4 = Se discordam, o fiscal que quer fiscalizar segue sozinho com aquele comerciante: e fica sozinho com o suborno, ou abre a bolsa e sozinho paga ou recebe a penalidade.
law-Y5 = Depois da última bolsa e da última reivindicação, na última rodada também, os dois fiscais dividem os espólios em partes iguais, ouro e mercadorias. O que sobra é descartado, a não ser que os dois combinem com quem fica. *Decisão.* Qualquer um dos dois pode propor como dividir tudo. O outro aceita, ou qualquer um deles invoca a regra: de cada tipo, metade para cada um; cartas ímpares, voltadas para cima na pilha de descarte; a moeda ímpar, fora do jogo.
law-Y6 = *Decisão.* Um fiscal deve metade e paga essa metade sozinho, conforme a seção P. Nenhum responde pelo outro, e nada é pago com os espólios. Se a soma for ímpar, o que exige mercadorias da casa (C1), a moeda ímpar é devida por quem lidera.
law-Y7 = *Decisão.* O parecer de um fiscal sobre uma bolsa é um de três: fiscalizar, deixar passar com uma Oferta citada, deixar passar de graça. É público, e pode mudar até os dois terem falado. Se os dois fiscalizam, ou os dois deixam passar nas mesmas condições, está feito na hora. Se um fiscaliza e o outro deixa passar, é definitivo: a bolsa fica só nas mãos de quem fiscaliza, que a abre, deixa passar ou faz acordo. Deixar passar em condições diferentes é ainda não ter concordado. As bolsas não têm ordem.
law-Y8 = *Decisão.* Um Acordo está feito quando o comerciante e todos os que decidem sobre uma bolsa que ele cita aceitam a mesma Oferta. São os dois fiscais, e então ele obriga os dois e é pago aos espólios; ou é o único fiscal em cujas mãos estão todas essas bolsas, e então obriga e paga a esse. Qualquer um dos dois pode fazer uma Oferta, e uma Oferta é dirigida a todos os que precisam concordar. Não há Acordos à parte com um fiscal sobre uma bolsa que os dois ainda decidem. Quando o tempo acaba (T1), uma fiscalização devida é feita pelos que decidem sobre a bolsa e estão obrigados pelo Acordo: pelos dois fiscais, ou por aquele em cujas mãos ela está, que sozinho paga ou recebe a penalidade (Y4). Todas as outras bolsas passam, também a que está nas mãos de um fiscal só.
