# Told by web push when it is one's turn in a slow game.
push-title = Um aviso quando é a sua vez
push-off = Nas partidas que duram dias, este navegador pode avisar que é a sua vez, mesmo sem página aberta. Ele diz isso e quem está à mesa, nunca uma carta. A mensagem passa pela empresa do navegador, cifrada: só este navegador a lê.
push-agree = Avise quando for a minha vez
push-on = Nas partidas que duram dias, este navegador avisa que é a sua vez: uma vez por turno, e não enquanto você está à mesa.
push-quiet = Horas de silêncio
push-quiet-first = Silêncio a partir de
push-quiet-last = Silêncio até
push-quiet-about = Pelo relógio de onde você está. O que chega de noite é avisado de manhã; a mesma hora duas vezes é sem silêncio.
push-end = Não avise mais
push-ended = Feito. Este navegador não avisa mais nada.
push-not-allowed = O navegador não teve permissão. Nada mudou.
