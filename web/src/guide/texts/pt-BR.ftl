# O guia de uma primeira partida. Duas frases curtas no máximo; o que fazer vai em negrito.
guide-title = O guia
guide-next = Próximo
guide-leave = Sair do guia
guide-welcome = Boas-vindas a Nottingham! Estas são suas cartas. Leve-as pelo portão até sua barraca: <b>no fim, vence quem tiver mais riqueza</b>.
guide-contraband = A maioria das mercadorias é legal. Esta é <b>contrabando</b>: proibida e, por isso mesmo, mais valiosa.
guide-odd = Você tem { $goods }, já é um começo. <b>Toque nas cartas que não combinam</b> para trocá-las na feira.
guide-aside = <b>Baixe essas cartas</b> e compre outras tantas.
guide-draw-pile = Esta pilha tem justo o que você junta. <b>Pegue</b>; só que todos veem o que sai de uma pilha.
guide-draw-deck = <b>Compre do baralho</b>: ninguém vê o que vem. Depois do baralho, nada mais das pilhas.
guide-discard = O que você baixou vai para uma pilha, voltado para cima, e outros vão pescar ali. <b>Qualquer uma</b> serve.
guide-bag = Esta é sua bolsa. Cabem <b>de uma a cinco cartas</b>, e depois de fechada, fechada fica.
guide-pack = Hora de aprontar. <b>Toque em { $goods }</b>: o melhor vai no fundo.
guide-close = <b>Feche a bolsa.</b> Todos verão quantas cartas há nela; ninguém, quais.
guide-declare = Olhe o Xerife nos olhos e diga <b>uma mercadoria legal</b>. Pode ser mentira. O número, nunca.
guide-tale = “{ $goods }” é o que mais se parece com a verdade. <b>Escolha isso.</b>
guide-say-lie = “{ $goods }.” <b>Diga</b> e tente não corar.
guide-say-truth = “{ $goods }.” <b>Diga.</b> E ainda por cima é verdade. Que novidade.
guide-gate = Agora { $who_within } decide sobre cada bolsa: <b>devolve fechada ou abre</b>. Até lá, todos podem negociar.
guide-saw-truth = { $who_begins } dizia a verdade, então <b>o Xerife paga</b> a penalidade de cada carta da bolsa. Desconfiar custa caro.
guide-saw-lie = { $who_begins } mentia. O que não foi declarado se perde, e <b>quem mente paga</b> a penalidade de cada uma dessas cartas.
guide-seal = { $who_begins } diz seu preço: { $gold }. <b>O selo de cera obriga</b>: pague e sua bolsa passa. Com a pluma, seriam só palavras.
guide-accept = Sua bolsa não ia gostar de ser aberta. <b>Pague.</b> Você também pode pechinchar, ou recusar e rezar.
guide-refuse = Mas sua bolsa é honesta! <b>Recuse</b>: quem abre uma bolsa honesta paga por isso.
guide-mine-hidden = { $when ->
    [now] Passou!
   *[over] A primeira rodada acabou, e sua bolsa passou.
} O que é legal fica voltado para cima na barraca; <b>o contrabando, para baixo</b>: todos sabem quanto, ninguém sabe o quê.
guide-mine-passed = { $when ->
    [now] Passou!
   *[over] A primeira rodada acabou, e sua bolsa passou.
} Suas mercadorias estão na barraca, e ali <b>contam no fim</b>.
guide-mine-true = { $when ->
    [now] Aberta e honesta:
   *[over] A primeira rodada acabou. Sua bolsa, aberta, era honesta:
} está tudo na sua barraca, e <b>o Xerife pagou a você</b> pelo incômodo.
guide-mine-lie = { $when ->
    [now] Pegaram você!
   *[over] A primeira rodada acabou, e pegaram você.
} O que era verdade entrou. O resto se perdeu, e <b>você pagou a penalidade</b>.
guide-sheriff = O marcador passa adiante: <b>agora o Xerife é você</b>. Você não negocia nada. Observa os outros carregando e faz cara séria.
guide-stories = Duas bolsas, duas histórias. { $first }: { $tale }. { $second }: { $other }. <b>Você acredita?</b>
guide-powers = Abra uma mentira e <b>pagam a você</b>. Abra a verdade e <b>você paga</b>. Ou deixe a bolsa passar, de graça ou por um preço.
guide-pick = <b>Toque nesta bolsa</b> para cuidar dela: é a vez { $who_of }.
guide-open = { $who_begins } não oferece nada e assobia. Suspeito! <b>Abra a bolsa.</b>
guide-place = Ha, mentira! <b>Jogue o que foi confiscado numa pilha</b>, a que quiser. A multa vem em seguida.
guide-take = { $who_begins } paga { $gold } para ficar em paz. <b>Pegue</b>: se aquela bolsa for honesta, abri-la custaria { $cost } a você.
guide-pass = { $who_begins } tem cara de boa gente. <b>Deixe a bolsa passar.</b>
guide-fined = { $who_begins } mentia e pagou a você <b>a penalidade impressa em cada carta</b> que não era o declarado.
guide-suspicion = { $who_begins } dizia a verdade, então <b>você paga</b>. Acontece com os melhores Xerifes.
guide-slipped = { $who_begins } passou { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de contrabando debaixo do seu nariz. Contrabando fica <b>voltado para baixo</b> e conta no fim. Boa jogada, infelizmente.
guide-bought = { $who_begins } dizia a verdade desde o começo. <b>Abrir aquela bolsa teria custado caro.</b> Aceitar suborno é bom negócio.
guide-crowns = No fim contam as mercadorias, o ouro e as <b>coroas</b>: quem junta mais cartas de uma mercadoria é o Rei dela; quem vem depois, a Rainha. Veja como anda a corrida.
guide-end-title = Agora você sabe tudo
guide-end = Carregar, mentir, pechinchar e ser Xerife quando chegar a vez. Agora vá perder alguns amigos.
guide-go-on = Terminar esta partida
guide-play-now = Jogar de verdade
