# As palavras da página. Variáveis de gramática como nos arquivos comuns.
web-close = Fechar
web-have = você tem { $count }
web-call = O que se pede
web-card = { $name }: valor { $value }, penalidade { $penalty }, { $kind }
web-card-counts = { $name }: valor { $value }, penalidade { $penalty }, { $kind }, conta como { $goods }
web-card-back = Uma carta voltada para baixo
web-bag-closed = { $you ->
    [owner] Sua bolsa, fechada
   *[other] A bolsa { $owner_of }, fechada
}
web-bag-opened = { $you ->
    [owner] Sua bolsa, aberta: { $goods }
   *[other] A bolsa { $owner_of }, aberta: { $goods }
}
web-said = { $you ->
    [who] Você disse
   *[other] { $who_begins } disse
}
web-true = Verdade
web-lie = Mentira
web-more = Pôr mais: { $name }
web-less = Tirar: { $name }
web-raise = Mais: { $name }
web-lower = Menos: { $name }
web-add-coins = Somar { $gold }
web-chosen = { $count } de { $most }
web-binds = Selado: obriga os dois lados se for aceito
web-only-words = Só palavras: não obriga ninguém
web-claimed-bag = supostamente na bolsa
web-claimed-stand = supostamente voltado para baixo
web-for-nothing = de graça
web-offers = { $you ->
    [who] <b>Você</b> oferece { $to_to }
    [to] <b>{ $who_begins }</b> oferece a você
   *[other] <b>{ $who_begins }</b> oferece { $to_to }
}
web-demands = { $you ->
    [who] <b>Você</b> pede { $to_to }
    [to] <b>{ $who_begins }</b> pede a você
   *[other] <b>{ $who_begins }</b> pede { $to_to }
}
web-sheriff = Xerife
web-deputy = fiscal
web-acts = hora de agir
web-you = você
web-stand = { $you ->
    [who] Sua barraca
   *[other] A barraca { $who_of }
}
web-chronicle = Crônica
web-round = Rodada { $round }
web-language = Idioma
web-light-day = Mudar para o modo dia
web-light-night = Mudar para o modo noite
web-sound-on = Ligar o som
web-sound-off = Desligar o som
web-connecting = A caminho do portão
web-lost = A estrada está bloqueada. Tentando voltar
web-closed = Você saiu da mesa
web-broken = A página tropeçou. Recarregue: seu lugar está guardado.
web-reload = Recarregar a página
