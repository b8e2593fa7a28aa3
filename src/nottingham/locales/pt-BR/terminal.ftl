# What the command line says to a player: the frame of a game in the terminal, and why a command cannot be done.
# $you is the part that the reader plays in the sentence, or none. $offer: an offer with its number, whole sentences.

# --- around the game
terminal-open-at = Nottingham está aberta: { $address }
terminal-invite = Para todos na sua rede: { $address }
terminal-your-seat = Seu lugar, só para você: { $address }
terminal-stop = Ctrl-C para parar; quando você voltar, as partidas continuam de onde estavam.
terminal-needs-extra = Isso precisa do servidor web e do banco de dados, que não estão instalados ({ $names }); execute: { $command }
terminal-no-page = Esta cópia foi construída sem a página, porque não havia Node para construí-la. Instale uma versão publicada, ou clone o projeto e execute: ./nottingham play
terminal-welcome = Semente { $seed }. Em qualquer pergunta, “?” explica e “{ terminal-word-quit }” deixa a mesa.
terminal-left = Você deixa a mesa.
terminal-what-now = O que você faz?
terminal-help = “{ terminal-word-any }” escolhe por você, “{ terminal-word-quit }” deixa a mesa, “? B4” mostra a regra B4.
terminal-help-menu = Digite o número do que quer fazer, 0 para não dizer nada, ou “{ terminal-word-look }” para ver a mesa de novo. “> 5 moedas e você me deixa passar” é dito à mesa, e vale como oferta se for uma.
terminal-help-goods = Digite mercadorias com o número delas, como “{ $example }”; basta o começo de uma palavra. As que há: { $known }.
terminal-help-promise = Uma linha vazia não promete nada.
terminal-number-please = Um número de { $least } a { $most }, por favor.
terminal-no-such-good = Nenhuma mercadoria se chama “{ $word }”.
terminal-several-goods = “{ $word }” pode ser qualquer uma destas: { $known }.
# Another bot plays for a language model.
terminal-stand-in = ({ $bot } decide por { $name }: { $why ->
    [late] a resposta chegou tarde
    [unreachable] ninguém responde
    [refused] recusa
    [empty] a resposta veio vazia
    [garbage] a resposta não fazia sentido
    [illegal] a resposta violava uma regra
    [move_tokens] palavras demais para uma jogada
    [game_tokens] palavras demais para uma partida
    [game_seconds] tempo demais para uma partida
    [day_tokens] palavras demais para um dia
    [gave_up] jogadas demais sem resposta
   *[other] { $why }
})

# --- the table
terminal-title = Rodada { $round } de { $rounds }, { $phase }. No portão: { $gate }.
terminal-you = { $name } (você)
terminal-loot = Espólios
terminal-bag = { $you ->
    [owner] Sua bolsa
   *[other] A bolsa { $owner_of }
}
terminal-bag-settled = { $goods } ({ $fate ->
    [passed] passou
   *[opened] aberta
})
terminal-your-hand = Sua mão
terminal-your-bag = Na sua bolsa
terminal-your-aside = Cartas baixadas
terminal-your-contraband = Voltadas para baixo à sua frente

# --- what can be done: items of a list
terminal-do-open-market = dizer quem começa
terminal-do-set-aside = baixar cartas
terminal-do-draw = comprar
terminal-do-discard = descartar o que você baixou
terminal-do-load = carregar sua bolsa
terminal-do-declare = declarar
terminal-do-settle = decidir sobre a bolsa { $owner_of }
terminal-do-place = colocar no descarte o que foi confiscado
terminal-do-pay = pagar o que você deve
terminal-do-bargain = { $you ->
    [merchant] fazer uma oferta
   *[other] exigir algo { $merchant_of }
}
terminal-do-answer = responder a isto: { $offer }
terminal-do-withdraw = retirar isto: { $offer }
terminal-do-pledge = prometer algo a alguém

# --- questions, and their answers as items of a list
terminal-who-begins = Quem começa?
terminal-what-aside = Quais cartas você baixa (de 0 a { $most })?
terminal-draw-from = Comprar de onde?
terminal-which-pile = Em qual pilha?
terminal-what-load = O que vai na bolsa (de 1 a { $most } cartas)?
terminal-what-declare = O que você declara que há na bolsa?
terminal-what-about = O que fazer com a bolsa { $owner_of }?
terminal-pass-for-nothing = deixar passar de graça
terminal-pass-with = deixar passar em troca disto: { $offer }
terminal-open = abrir
terminal-you-owe = Você tem: { $goods }. Você deve { $gold }.
terminal-what-pay = Com o que você paga?
terminal-what-answers = Ela responde a outra oferta?
terminal-answers-none = não
terminal-give-gold = Ouro?
terminal-give-stand = Mercadorias legais da barraca?
terminal-give-contraband = Contrabando da barraca?
terminal-give-bag = Mercadorias da bolsa?
terminal-what-ask = { $you ->
    [owner] O que deve ser feito da sua bolsa?
   *[other] O que deve ser feito da bolsa { $owner_of }?
}
terminal-ask-nothing = nada em especial
terminal-ask-pass = deixar passar
terminal-ask-refuse = não fazer mais acordos com quem a carrega
terminal-promise-too = Uma promessa, com as suas próprias palavras?
terminal-what-answer = Sua resposta?
terminal-refuse = recusar
terminal-accept = aceitar
terminal-to-whom = A quem?
terminal-what-promise = O que você promete?
terminal-promise-else = outra coisa
terminal-own-words = Com as suas próprias palavras:

# --- the referee
terminal-not-allowed = A jogada { $number } (linha { $line }) não é permitida.
terminal-by-rule = { $why } [regra { $rule }]
terminal-not-told = Só quem tentou a jogada sabe o motivo.
terminal-recorded-otherwise = A partida anotada diz outra coisa: { $scores }.

# --- why not. $word: what was asked for. $known: what there is.
terminal-wrong-at = { $file }, linha { $line }, coluna { $column }. { $why }
terminal-wrong-in = { $file } – { $why }
terminal-cannot-read = Não é possível ler { $file }: { $why ->
    [missing] esse arquivo não existe.
    [folder] é uma pasta.
    [forbidden] você não tem permissão.
   *[other] ele não abre.
}
terminal-no-language = Não há o idioma “{ $word }”. Os que há: { $known }.
terminal-no-seat = Não há o lugar “{ $word }”. Os que há: { $known }.
terminal-seed-alone = --seed só vale para uma partida no terminal: acrescente --terminal.
terminal-open-or-seat = Ou --open ou --seat: quem vê tudo não tem lugar.
terminal-no-bot = Não há nenhum bot “{ $word }”. Os que há: { $known }.
terminal-bot-not-loaded = Não dá para carregar o bot “{ $word }”: { $why }.
terminal-bots-and-seats = Bots indicados: { $count }; lugares a preencher: { $players }. Indique um só, ou um por lugar.
terminal-seat-wish = --seat é um número de 2 a { $most } (o 1 é o seu), “=” e um bot, não “{ $word }”.

# What can be typed at any question, besides the English words; one word each.
terminal-word-any = qualquer
terminal-word-quit = sair
terminal-word-look = ver

# --- the rules
terminal-rules-hint = `nottingham rules B` mostra uma seção, `nottingham rules B4` uma regra.
terminal-no-rule = Não há a regra “{ $word }”. `nottingham rules` lista todas.
terminal-no-rule-but = Não há a regra “{ $word }”. Quis dizer { $known }?
