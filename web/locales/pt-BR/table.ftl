# A mesa. Variáveis de gramática como nos arquivos comuns; listas vêm depois de dois-pontos.

## Em volta

table-seat = Lugar { $number }
table-round = <b>Rodada { $round }</b> de { $rounds }
table-phases = Fases da rodada
table-others = Os outros lugares
table-board = A mesa
table-mine = Suas coisas
table-side = Crônica e conversa
table-views = Telas
table-view-table = Mesa
table-view-kings = Reis
table-tab-all = Tudo
table-tab-talk = Conversa
table-tab-deals = Acordos
table-kings = Reis e Rainhas até agora
table-kings-note = O que está à vista nas barracas. As mercadorias reais ficam voltadas para baixo e contam no fim.
table-kings-king = o bônus de Rei
table-kings-queen = o bônus de Rainha
table-piles = As cartas do centro
table-deck = Baralho: { $count } { $count ->
    [one] carta
   *[other] cartas
}
table-more = Mais
table-clock = Tempo restante
table-clock-days = { $count } { $count ->
    [one] dia
   *[other] dias
}
table-clock-hours = { $count } h
table-keys = Atalhos do teclado
table-key-act = os botões da vez, da esquerda para a direita
table-key-hand = para sua mão
table-key-board = para as bolsas e cartas na mesa
table-key-say = dizer algo
table-key-kings = Reis e Rainhas até agora
table-key-hint = Pedir conselho ao intendente
table-key-piles = cartas no centro
table-key-more = mais
table-key-keys = esta lista
table-notices = Avisar quando for minha vez
table-title-now = Sua vez! · Nottingham
table-watching = Você assiste do meio do povo.
table-sit = Assumir o lugar de um bot
table-hurry = Apressar os bots
table-step-away = Deixar um bot guardar meu lugar
table-return = Retomar meu lugar
table-to-gate = Voltar ao portão
table-to-gate-note = Seu lugar fica guardado: a partida espera por você no portão.
table-other-device = Jogar em outro aparelho
table-other-device-about = Seu lugar vai junto: abra este link lá em até dez minutos. Ele vale uma vez só, então não mostre a ninguém.
table-other-device-close = Fechar meu lugar nos outros aparelhos
table-leave = Sair de vez
table-leave-about = Um bot assume o seu lugar e continua com as suas cartas. Não dá para voltar a ele; os outros ficam sabendo que você saiu.
table-leave-do = Sim, sair de vez
table-leave-not = Ficar
table-quiet = Silêncio, estamos na mesma sala
table-quiet-about = Sem som, sem conversa na página, sem avisos.
table-whole = A mesa inteira aqui também
table-whole-about = As barracas, a conversa e a crônica, embora o tablet já as mostre.
table-brisk = Bots com pressa
table-brisk-about = Pensam tão bem quanto sempre, com pausas mais curtas.

## Lugares

table-state-held = um bot guarda o lugar
table-state-away = ausente
table-state-away-until = ausente · { $time }
table-state-market = na feira
table-state-next = na fila da feira
table-state-marketed = voltou da feira
table-state-ready = bolsa fechada
table-state-thinking = avaliando as bolsas…
table-state-packing = carregando…
table-state-out = fora desta rodada
table-state-declared = já declarou
table-state-gate = bolsa no portão
table-state-passed = passou
table-state-true = disse a verdade
table-state-caught = mentira descoberta
table-you-state = { $state ->
    [none] você
   *[other] você, { $state }
}
table-peek = Voltado para baixo: { $goods }. Só você sabe.
table-peek-none = Nada escondido. Por enquanto.
table-hand = Sua mão
table-hand-empty = Nenhuma carta.
table-hand-aside = toque nas cartas que não quer
table-hand-pack = arraste uma carta para a bolsa ou toque nela
table-in-bag = Na sua bolsa
table-in-bag-hint = só você vê
table-set-aside = Baixadas
table-on-stand = Na barraca
table-stand-empty = Nada ainda, além de boas intenções.
table-known-note = As marcadas estão escondidas dos outros, mas você as conhece.
table-in-their-hand = na mão
table-word-record = Promessas cumpridas: { $kept }. Quebradas: { $broken }.
table-record = Bolsas: { $bags }. Abertas: { $opened }. Mentiras descobertas: { $caught }.
table-nudge = Chamar { $who_within }
table-let-bot = Deixar um bot jogar no lugar { $who_of }
table-away-until = { $who_begins } não está. Um bot joga em { $time }.
table-mute = Não ouvir mais esta pessoa
table-unmute = Voltar a ouvir esta pessoa
table-muted = Você não ouve nada do que ela diz. Ninguém mais sabe.
table-block = Bloquear
table-block-about = A busca de mesa não juntará mais vocês, e você não ouvirá nada desta pessoa onde quer que se encontrem. Ela não fica sabendo. O bloqueio é desfeito em Minhas partidas.
table-block-do = Nunca mais
table-blocked = Bloqueio feito. Ele está em Minhas partidas.
table-report = Denunciar
table-report-why = O que há de errado
table-report-words = o que diz
table-report-name = o nome
table-report-stalling = trava a partida
table-report-cheating = trapaceia com ajuda de fora
table-report-other = outra coisa
table-report-text = Em poucas palavras, se quiser
table-report-do = Enviar a denúncia
table-report-note = Quem cuida deste servidor vai ler. Ninguém na mesa fica sabendo.
table-reported = Agradecemos. Quem cuida deste servidor vai ler.

## Feira

table-open-market = Quem vai primeiro à feira?
table-open-market-detail = Os outros seguem na ordem.
table-first = { $who_begins } começa
table-aside = De quais cartas você abre mão?
table-aside-detail = Até { $most }. Você compra outras tantas, das pilhas ou do baralho.
table-aside-detail-open = Até { $most }, voltadas para cima. Você compra outras tantas do baralho.
table-aside-do = Baixar { $count }
table-aside-none = Ficar com todas
table-aside-count = Baixadas: { $count }
table-put-back = Devolver
table-draw = Compre { $count } { $count ->
    [one] carta
   *[other] cartas
}.
table-draw-detail = Primeiro as pilhas: depois do baralho elas se fecham.
table-draw-deck = Comprar { $count } do baralho
table-draw-pile = Pegar { $goods }, { $pile ->
    [left] pilha da esquerda
    [right] pilha da direita
   *[other] da pilha
}
table-discard = Para onde vão estas cartas?
table-place = Confiscado! Para onde vão estas cartas?
table-confiscated = Confiscado
table-lay-detail = Toque numa carta para pôr em cima: é o que vai ver quem vier depois.
table-lay-do = { $pile ->
    [left] Na pilha da esquerda
    [right] Na pilha da direita
   *[other] Na pilha de descarte
}
table-lay-top = { $name }, em cima
table-lay-raise = { $name }: pôr em cima
table-top = em cima
table-bottom = embaixo
table-top-first = a de cima primeiro
table-pile-empty = vazia
table-look-through = ver { $count }
table-laid-out = Cartas baixadas voltadas para cima

## Carregar e declarar

table-pack = Carregue sua bolsa.
table-pack-detail = De 1 a { $most } cartas. Ninguém vê quais.
table-pack-first = Ponha antes ao menos uma carta.
table-packed = { $count ->
    [one] Uma carta dentro.
   *[other] { $count } cartas dentro.
} Vai fechar?
table-packed-detail = Depois de fechada, não tem volta. Você declara quando todas estiverem fechadas.
table-close-bag = Fechar a bolsa
table-empty-bag = Esvaziar
table-take-out = Tirar: { $name }
table-load-tip = Toque numa carta para guardar; na bolsa, toque para tirar.
table-so-far = Até agora
table-so-far-cards = <b>{ $count }</b> de { $most } cartas
table-so-far-worth = vale <b>{ $count }</b> se passar
table-if-opened = Se for aberta
table-risk-empty = Bolsa vazia não é bolsa.
table-risk-true = Diga <b>{ $good }</b>, e o Xerife deve a você <b>{ $gold }</b>.
table-risk-lie = Diga <b>{ $good }</b>, e isso custa <b>{ $gold }</b>, e você perde { $goods }.
table-bag-open = { $you ->
    [owner] Sua bolsa, ainda aberta
   *[other] A bolsa { $owner_of }, ainda aberta
}
table-declare = { $who_begins } olha nos seus olhos. O que há na bolsa?
table-declare-do = “{ $goods }, Xerife.”
table-you-say = Você diz
table-stakes-true = A verdade. Se for aberta, você ganha { $gold }.
table-stakes-lie = Se for aberta, custa { $gold }, e você perde { $goods }.

## No portão

table-over-bag = { $you ->
    [owner] Pela sua bolsa
   *[other] Pela bolsa { $owner_of }
}
table-over-bags = Ofertas
table-no-offers = Nenhuma oferta ainda. Alguém pigarreie.
table-no-offers-yet = Primeiro cada um diz o que leva. Segure o riso.
table-bags = Bolsas no portão
table-no-bags = Nenhuma bolsa no portão.
table-own-offers = Suas ofertas
table-opening = { $you ->
    [owner] Sua bolsa é aberta!
   *[other] A bolsa { $owner_of } é aberta!
}
table-moment-short = Não está lá!
table-moment-smuggled = Passou batido!
table-moment-broken = Palavra quebrada!
table-settle = { $owner_begins } diz: { $goods }.
table-settle-detail = { $count ->
    [one] A última bolsa. Abra, deixe passar ou diga seu preço.
   *[other] Faltam { $count } bolsas. Abra, deixe passar ou diga seu preço.
}
table-settle-risk = { $count ->
    [one] A última bolsa.
   *[other] Faltam { $count } bolsas.
} Se for verdade, abrir custa { $gold }.
table-open-risk = Se for verdade, abrir custa { $gold } a você.
table-wants = { $who_begins } quer { $gifts }, e sua bolsa passa.
table-gate-wait = { $who_begins } pesa sua bolsa com os olhos.
table-gate-done = Sua parte está feita. Ainda dá para pôr lenha na fogueira.
table-open = Abrir a bolsa
table-pass = Deixar passar
table-take = Pegar { $gifts }
table-demand = Dizer meu preço
table-accept = Aceitar
table-accept-for = Aceitar { $gifts }
table-agree-to-ask = Concordar em pedir { $gifts }
table-counter = Pechinchar
table-refuse = Recusar
table-refused-by = { $you ->
    [who] Recusada por você
   *[other] Recusada por { $who_within }
}
table-offer-refused = { $you ->
    [who] Você recusa
   *[other] { $who_begins } recusa
} a oferta { $number }.
table-owed-open = { $you ->
    [who] Você pagou por isso: ela tem que ser aberta.
   *[other] { $who_begins } pagou por isso: ela tem que ser aberta.
}
table-owed-pass = { $you ->
    [who] Você pagou por isso: ela tem que passar.
   *[other] { $who_begins } pagou por isso: ela tem que passar.
}
table-go-on = Continuar
table-withdraw = Retirar oferta
table-offer-make = Fazer uma oferta
table-offer-change = Mudar minha oferta
table-offer-go-on = Continuar minha oferta
table-agreed-already = Você já aceitou: faltam os outros.
table-not-yet = Antes é preciso resolver outra coisa.
table-word-open = diz: abrir
table-word-pass = diz: deixar passar
table-deals = Acordos desta rodada
table-deals-none = Nada selado ainda.
table-promises = Promessas
table-promises-none = Ninguém prometeu nada. Sensato.
table-promise-open = A conferir.
table-promise-kept = Cumprida.
table-promise-broken = Quebrada.
table-promise-words = Palavra de honra: ninguém a julga.
table-pledge = Dar sua palavra
table-pledge-to = A quem
table-pledge-what = O que você promete
table-pledge-words = outra coisa, com suas palavras
table-late-title = Alguém quer entrar
table-late = { $name } pede para assumir este lugar: { $who }. Veria então as cartas dele. Todos os que jogam precisam concordar.
table-late-somebody = alguém
table-late-yes = Deixar entrar
table-late-no = Nesta partida não
table-pledge-do = Dou minha palavra

## Dívidas, mercado clandestino, espólios

table-pay = Você ainda deve { $gold }. Pague com mercadorias.
table-pay-with = Escolhido: { $worth } de { $amount }
table-pay-missing = Faltam mercadorias no valor de { $count }.
table-pay-enough = Vale { $count }. É o bastante.
table-pay-goods = Mercadorias para pagar
table-pay-do = Pagar
table-black-market = Mercado clandestino
table-claim = O mercado clandestino está comprando. Tem três iguais?
table-claim-nothing = O mercado clandestino está comprando, mas você não tem três iguais.
table-claim-gone = O mercado clandestino está comprando, mas já não tem carta para a sua trinca.
table-claim-asked = Pergunta-se a todos que passam: assim ninguém sabe o que está virado.
table-claim-detail = As cartas são mostradas e saem da partida; os pontos ficam com você.
table-claim-do = { $goods } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
table-claim-none = Não reivindicar nada
table-loot = Os espólios: { $goods }
table-loot-mine = Sua parte
table-loot-gold = Ouro para você
table-split = Dividam os espólios.
table-split-answer = { $who_begins } propõe uma divisão.
table-split-waiting = Sua proposta está na mesa.
table-split-terms = { $who_begins } ficaria com: { $goods }
table-split-rest = Você ficaria com: { $goods }
table-split-detail = Entrem em acordo ou invoque a regra: metade para cada um, o que sobra se perde.
table-split-accept = De acordo
table-split-propose = Propor esta divisão
table-split-call = Invocar a regra

## Esperar

table-wait = Um momento.
table-wait-finished = O acerto de contas.
table-finished = Tudo está na mesa. Agora, cartas abertas.
table-wait-market = { $who_begins } está na feira.
table-wait-opener = { $who_begins } diz quem vai primeiro à feira.
table-wait-loading = Ainda carregando: { $names }.
table-wait-loading-detail = Sua bolsa está fechada, e fechada fica.
table-wait-loading-sheriff = Nesta rodada a lei é você. Apure os ouvidos: algo tilinta.
table-wait-declaring = { $who_begins } precisa dizer o que há na bolsa.
table-wait-gate = { $who_begins } decide.
table-wait-placement = { $who_begins } coloca as cartas confiscadas.
table-wait-debt = { $who_begins } faz as contas para pagar.
table-wait-claim = { $who_begins } olha o mercado clandestino.
table-wait-split = { $who_begins } divide os espólios.
table-held = Um bot mantém seu lugar quentinho.
table-held-detail = Ele joga por você até você voltar.
table-plain = Sua vez: { $name }
table-plain-missing = Falta escolher: { $name }
table-plain-nothing = nada
table-plain-bot = Deixar um bot escolher
table-plain-send = Fazer

## Conversa

table-say = Diga algo à mesa
table-say-send = Dizer
# Above what one typed, where it would be an offer; what it would give and ask follows.
table-slip = Entendi:
table-slip-offer = Fazer esta oferta
table-slip-say = Só dizer
table-say-phrase = Diga algo…
table-reactions = Reagir
table-phrases = Coisas a dizer
table-quiet-here = Silêncio: vocês se ouvem sem a página.
table-news-held-asked = { $you ->
    [who] Um bot guarda seu lugar.
   *[other] Um bot guarda por um tempo o lugar { $who_of }.
}
table-news-held-clock = { $you ->
    [who] O tempo acabou: um bot guarda seu lugar.
   *[other] O tempo acabou: um bot guarda o lugar { $who_of }.
}
table-news-held-host = { $you ->
    [who] Um bot guarda seu lugar, a pedido de quem comanda a mesa.
   *[other] Um bot guarda o lugar { $who_of }, a pedido de quem comanda a mesa.
}
table-news-held-away = { $you ->
    [who] Você não estava: um bot guarda seu lugar.
   *[other] { $who_begins } não está: um bot guarda o lugar.
}
table-news-returned = { $you ->
    [who] Você voltou.
   *[other] { $who_begins } voltou.
}
table-news-left = { $you ->
    [who] Você deixou a mesa.
   *[other] { $who_begins } deixou a mesa.
}
table-news-asked = Alguém pede um lugar ({ $who }): { $name }.
table-news-denied = Nesta partida esse lugar fica como está: { $who }.
table-news-taken = { $you ->
    [who] Você se sentou à mesa.
   *[other] Alguém se sentou à mesa: { $who }.
}
table-news-host = { $you ->
    [who] Agora quem comanda a mesa é você.
   *[other] Agora quem comanda a mesa é { $who_within }.
}
table-news-stood-in = { $how ->
    [silent] { $who_begins } não responde: quem decide é { $bot }.
    [spent] O orçamento { $who_of } acabou: quem decide é { $bot }.
   *[muddled] Não se entende o que { $who_within } responde: quem decide é { $bot }.
}
table-bot-honest = um comerciante honesto
table-news-resumed = Todos de volta: vamos lá.

## O que a casa recusa

table-no-stale = Algo acabou de acontecer. Olhe de novo.
table-no-seat-held = Um bot guarda seu lugar. Retome-o antes.
table-no-seat-not-held = O lugar já é seu.
table-no-not-playing = A partida não está em andamento.
table-no-phrases-only = Numa mesa pública, fala-se com frases prontas.
table-no-nothing-said = Você não disse nada, e disse muito bem.
table-no-too-busy = Devagar: uma coisa de cada vez.
table-no-too-many-requests = Devagar: uma coisa de cada vez.
