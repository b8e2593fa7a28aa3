# Como jogar, com nossas próprias palavras. $hand: cartas de uma mão completa. <b> marca o que se diz mais alto.
rules-line = Encha uma bolsa, diga o que há nela e faça cara de paisagem
rules-contents = Capítulos
rules-ruling = Decisão nossa
rules-ruling-about = Com esta marca: decisão nossa, onde as regras impressas se calam ou divergem.

rules-aim-title = Do que se trata
rules-aim = Você é comerciante, está a caminho da feira, e o Xerife guarda o portão. Leve mercadorias à sua barraca, não largue o seu ouro e tenha <b>mais pontos que os outros</b> depois da última rodada.
rules-turns = Todo mundo tem sua vez de ser Xerife. Os outros enchem uma bolsa em segredo, dizem o que há nela e torcem. O Xerife pode olhar dentro, ou receber para não olhar.

rules-goods-title = As mercadorias
rules-goods = A moeda de uma carta é o seu <b>valor</b>: pontos no fim. O martelo é a sua <b>penalidade</b>: o ouro que muda de mãos quando uma bolsa é aberta. A fila de cima é legal, e só o que é legal pode ser declarado.
rules-contraband = A fila de baixo, de bordas rasgadas, é <b>contrabando</b>. Vale bem mais e nunca pode ser declarado; para entrar, precisa de uma mentira ou de um suborno.

rules-royal-title = Mercadorias reais
rules-royal = No portão são contrabando como qualquer outro. No fim, cada uma conta como <b>duas ou três</b> cartas da sua mercadoria legal na hora de nomear Reis e Rainhas.

rules-setup-title = Antes da primeira rodada
rules-setup-first = Cada participante tem 50 moedas de ouro e { $hand } cartas. Ao lado do baralho ficam duas pilhas de descarte, que começam com cinco cartas cada; qualquer um pode folheá-las quando quiser. O primeiro Xerife é escolhido por quem comanda a mesa, ou pela sorte.
rules-setup-second = Cada participante tem 50 moedas de ouro e { $hand } cartas. Há uma só pilha de descarte, voltada para cima e vazia no começo. O primeiro Xerife é escolhido por quem comanda a mesa, ou pela sorte.
rules-rounds-first = Com três participantes, cada um é Xerife três vezes: nove rodadas. Com quatro ou cinco, duas vezes: oito ou dez. Três jogam sem pão e sem as cartas para quatro ou mais.
rules-rounds-second = Com três participantes, cada um é Xerife três vezes: nove rodadas. Com quatro ou cinco, duas vezes: oito ou dez. Seis jogam nove rodadas com fiscais. Três jogam sem pão e sem as cartas para quatro ou mais.
rules-removed-cards = Antes de dar as cartas, dez delas, ao acaso, voltam para a caixa. Ninguém sabe quais.

rules-market-title = Transação
rules-market-first = Um após o outro, a partir da esquerda do Xerife, os comerciantes baixam até cinco cartas e completam a mão, carta por carta: do topo de qualquer uma das pilhas ou do baralho. Quem comprou do baralho não pega mais nada das pilhas naquele turno.
rules-market-first-discard = Só então as cartas baixadas vão, voltadas para cima, para <b>uma</b> das pilhas. Todos veem o que se pega de uma pilha; o que vem do baralho só você sabe. Quando o baralho acaba, faz-se outro com as duas pilhas, menos as cinco cartas de cima de cada uma.
rules-market-second = O Xerife diz qual comerciante começa. Cada um baixa até cinco cartas voltadas para cima e compra outras tantas do baralho. Depois, tudo o que foi baixado vai para a pilha de descarte. Quando o baralho acaba, embaralha-se a pilha de descarte para fazer outro.

rules-load-title = Carregamento
rules-load = Em segredo, ponha <b>de uma a cinco</b> cartas na sua bolsa e feche-a. Até aí você pode mudar de ideia; depois, ninguém mais pode, nem você.

rules-declare-title = Declaração
rules-declare = Diga ao Xerife <b>uma</b> mercadoria legal e <b>quantas</b> cartas há na bolsa. O número tem que ser verdadeiro. A mercadoria não precisa.

rules-inspect-title = Fiscalização
rules-inspect = O Xerife decide sobre as bolsas na ordem que quiser. Cada uma é devolvida fechada, ou aberta diante de todos. O que está feito, está feito.
rules-pass = <b>Passou.</b> Suas mercadorias legais vão para a barraca voltadas para cima; o contrabando, para baixo. Todos sabem quantas cartas estão escondidas; quais são é segredo seu.
rules-true = <b>Aberta, e era verdade:</b> cada carta é o que você disse. O Xerife paga a você a penalidade de todas, e todas chegam à sua barraca.
rules-lie = <b>Aberta, e era mentira:</b> as cartas que são mesmo o que você disse chegam à sua barraca. As outras, legais ou não, são confiscadas, e você paga a penalidade delas ao Xerife.
rules-figure-true = “Três maçãs.” O Xerife paga 6 moedas.
rules-figure-lie = “Três maçãs.” Uma entra, duas se perdem, e o comerciante paga 8 moedas.
rules-ruling-pass = Uma bolsa também pode passar de graça.

rules-bargain-title = Subornos e acordos
rules-bargain = Enquanto houver bolsas no portão, todos podem negociar. Um comerciante pode dar ouro, mercadorias da barraca, mercadorias da bolsa e promessas; nunca cartas da mão. Em troca, pode pedir ao Xerife que deixe passar uma bolsa, que abra a de outro ou que recuse o suborno de outro. O Xerife também pode dizer o seu preço.
rules-binds = O que leva o <b>selo de cera</b> obriga. Aceita a oferta, os dois lados cumprem o que ela diz sobre esta rodada.
rules-words = O que leva a <b>pluma</b> é só palavra. Uma promessa para depois não obriga ninguém; a mesa apenas lembra quem a quebrou.
rules-claims = As mercadorias legais de uma barraca estão à vista. As da bolsa, ou as voltadas para baixo, você pode oferecer sem ter. Então só se paga o que de fato há, você mostra ao outro lado que o resto falta, e o acordo continua valendo.
rules-ruling-merchants = Acordos são entre um comerciante e o Xerife. Entre si, os comerciantes não trocam nada, mas podem prometer mundos e fundos.
rules-ruling-offers = Ofertas são ouvidas por todos e nunca corrigidas. Mudar uma é fazer outra no lugar: ninguém fica preso a palavras que não viu.

rules-time-title = Tempo limite
rules-time = O Xerife tem um minuto por comerciante, ao todo. Quando o tempo acaba, toda bolsa que restar passa de graça.
rules-ruling-time = O relógio começa na última declaração e para enquanto alguém tem que escolher. As inspeções exigidas por um acordo acontecem do mesmo jeito.

rules-deputies-title = Fiscais
rules-deputies = Com seis não há Xerife: a cada rodada são sorteados dois fiscais. Diante de cada bolsa, os dois dizem passar ou abrir. Se ambos deixam passar, o suborno vai para os espólios. Se ambos abrem, dividem a penalidade que devem, ou põem a multa nos espólios.
rules-deputies-differ = Se discordam, quem quer abrir segue sozinho: sozinho com o suborno, sozinho com o risco.
rules-loot = Depois da última bolsa, os dois dividem os espólios em partes iguais. O que não dá para dividir é descartado, a não ser que se entendam.
rules-ruling-loot = Qualquer um dos dois pode propor uma divisão de tudo; o outro aceita, ou qualquer um exige as metades.

rules-black-market-title = Mercado clandestino
rules-black-market = Se a sua bolsa passou, você pode mostrar <b>três contrabandos iguais</b> da sua barraca e pegar a carta do topo da pilha desse tipo. Os três saem do jogo; a carta vale os seus pontos no fim. Uma por rodada.
rules-ruling-black-market = Nenhum manual que conhecemos traz o valor dessas cartas, então uma mesa pode fixar os seus. Mercadorias reais não contam aqui como contrabando.

rules-pay-title = Quando o ouro acaba
rules-pay = Penalidades se pagam em ouro. O que falta se paga com mercadorias legais da barraca, e só depois com contrabando. Não há troco. O que nem assim se cobre é perdoado.
rules-ruling-pay = Quem deve escolhe as mercadorias, e nunca precisa dar uma carta a mais.

rules-end-title = O fim
rules-end = Depois de cada rodada, o marcador do Xerife passa para a esquerda e todos completam a mão com o baralho. Depois da última, as mãos não valem nada, e todo o contrabando é virado para cima.
rules-score = Some o valor de tudo o que está na sua barraca, o seu ouro e as suas coroas.
rules-crowns = Quem tem mais cartas de uma mercadoria legal é o <b>Rei</b> dela; quem vem em segundo, a <b>Rainha</b>. Reis empatados dividem os dois bônus, e não há Rainha; Rainhas empatadas dividem o delas. Sempre se arredonda para baixo.
rules-ties = Se houver empate, vence quem tem mais mercadorias legais na barraca; depois, mais contrabando. Se nem assim desempatar, a vitória é dividida.
rules-ruling-crowns = Quem não tem nenhuma carta de uma mercadoria não recebe a coroa dela.
