# Why a table cannot be set up like that.
ruleset-unknown-edition = Não há edição “{ $edition }”. Há: { $known }.
ruleset-wrong-number-of-players = Essa edição é para { $least } a { $most } participantes, não para { $players }.
ruleset-unknown-option = Não há opção “{ $option }”. Há: { $known }.
ruleset-black-market-is-second-edition = O mercado clandestino é da segunda edição.
ruleset-deputies-need-six = Fiscais são para seis participantes; nesta mesa há { $players }.
ruleset-house-goods-missing = Faltam as mercadorias da casa: indique um arquivo que as descreva.
ruleset-house-goods-without-cards = Com { $players } jogadores, nenhuma mercadoria da casa tem cartas: dê alguma a uma delas ou joguem com mais pessoas.
ruleset-good-twice = Duas mercadorias têm o mesmo identificador: { $good }.
ruleset-crown-of-nothing = “{ $good }” conta como “{ $crown }”, que não é mercadoria legal nesta mesa.
ruleset-no-contraband-pile = O mercado clandestino tem uma pilha para “{ $good }”, que não é contrabando nesta mesa.
ruleset-minutes-below-one = É preciso pelo menos 1 minuto, não { $minutes }.
ruleset-number-below-zero = Um número de “{ $good }” está abaixo de zero.
ruleset-pile-out-of-range = A pilha “{ $good }” do mercado clandestino tem até 12 cartas, com valores de 0 a { $most }.
ruleset-pile-twice = O mercado clandestino tem duas pilhas para “{ $good }”.
ruleset-higher-value-on-top = A pilha do mercado clandestino para “{ $good }” precisa ter o maior valor em cima.

ruleset-edition-first = primeira edição
ruleset-edition-second = segunda edição
