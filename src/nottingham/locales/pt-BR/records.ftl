# Why a record of a game cannot be read. The place is told beside it.
# $word, $field, $name, $found, $known: as they stand in the file, or should.
record-empty = Não há nada aqui.
record-too-long = Uma partida anotada tem no máximo { $most } caracteres; esta, { $count }.
record-line-too-long = Uma linha tem no máximo { $most } caracteres.
record-too-many-lines = A parte “{ $word }” tem no máximo { $most } linhas.
record-not-utf8 = Isto não é UTF-8.
record-unseen-character = O caractere { $character } não se vê. Em um texto entre aspas, dá para escapá-lo.
record-text-without-end = As aspas deste texto não se fecham.
record-unknown-escape = Neste texto, depois de uma barra invertida vem algo que não é nenhum caractere.
record-half-character = Aqui só metade de um caractere está escapada.
record-not-json = Isto não é JSON.
record-expected = Aqui deveria haver { record-what }, não { record-found }.
record-word-expected = Aqui deveria haver “{ $word }”, não { record-found }.
record-one-of-expected = Aqui deveria haver uma destas palavras: { $known }; não { record-found }.
record-nothing-more = A linha deveria terminar aqui, sem “{ $found }”.
record-number-too-long = O número { $word }… é grande demais.
record-number-too-small = Aqui deveria haver pelo menos { $least }, não { $number }.
record-number-too-large = Aqui deveria haver no máximo { $most }, não { $number }.
record-below-zero = { $number } é menor que zero.
record-not-a-good = “{ $word }” não é o nome de uma mercadoria.
record-no-such-good = Nesta partida não há “{ $word }”.
record-too-many-cards = Aqui há mais de { $most } cartas.
record-too-many-of-a-good = “{ $word }”: o jogo tem { $total }, e com estas há { $over } a mais.
record-nobody-called = Ninguém aqui se chama “{ $word }”.
record-field-missing = Falta a “{ $word }” o campo “{ $field }”.
record-no-such-field = “{ $word }” não tem o campo “{ $field }”. Os que há: { $known }.
record-value-does-not-fit = Há aqui um valor que não cabe: { $path }.
record-said-twice = “{ $word }” aparece duas vezes.
record-said-before = A linha { $before } já diz isso.

record-file-too-large = Este arquivo passa de { $most } MB.
record-first-line = Uma partida anotada começa com “{ $word }”.
record-unknown-format = Esta partida está anotada no formato { $number }; aqui só se conhecem os formatos até o { $most }.
record-not-a-header-line = Uma linha do cabeçalho é uma chave, dois-pontos e um valor; “position” ou “moves” encerra o cabeçalho.
record-key-too-long = Uma chave tem no máximo { $most } caracteres.
record-key-misspelt = O cabeçalho não tem a chave “{ $word }”. Seria “{ $meant }”?
record-stands-alone = “{ $word }” fica sozinho na linha.
record-move-in-header = As jogadas ficam abaixo de uma linha “{ $word }”.
record-no-seats = O cabeçalho não nomeia nenhum lugar.
record-name-has-gaps = Um nome é uma ou mais palavras, com um só espaço entre elas.
record-name-too-long = Um nome tem no máximo { $most } caracteres.
record-name-character = Um nome não pode ter o caractere { $character }.
record-name-twice = Dois lugares se chamam “{ $name }”.
record-scores-of-all = Aqui são precisos os pontos de todos os lugares.
record-other-deck = “{ $word }”: o baralho tem { $count }; o jogo, { $total }.

record-deciders-expected = { $count ->
    [1] Aqui é preciso um Xerife, e só um.
   *[other] Aqui são precisos dois fiscais.
}
record-loot-is-nobody = Os espólios não são ninguém: não podem fazer isso.
record-hand-too-large = Uma mão tem no máximo { $most } cartas, não { $count }.
record-only-legal-face-up = Voltadas para cima só ficam mercadorias legais, e “{ $word }” não é.
record-only-contraband-face-down = Voltado para baixo só fica contrabando, e “{ $word }” não é.
record-too-many-aside = Baixam-se no máximo { $most } cartas, não { $count }.
record-laid-out-not-aside = Nesta edição as cartas são abertas na mesa, não baixadas voltadas para baixo.
record-one-turn-each = Cada comerciante tem um só turno.
record-numbers-start-at-one = Ofertas e acordos são numerados a partir de 1.
record-promise-number = Esta promessa deveria ter o número { $number }.
record-asks-nothing = Esta oferta não pede nada.
record-gives-no-gold = Um presente em ouro é de pelo menos 1.
record-gives-no-goods = Um presente em mercadorias tem pelo menos uma carta.
record-other-phase = Uma linha “{ $word }” é de outra fase: { $known }.
record-over-too-early = A partida só acaba depois da rodada { $round }.
record-hands-are-discarded = Quando a partida acaba, todas as mãos são descartadas.
record-cards-are-nowhere = Estas cartas não estão em lugar nenhum: { $count } de “{ $word }”. “deck: rest” ou “removed: rest” diz onde estão.
record-no-merchant = { $name } não é comerciante nesta rodada.
record-no-time-limit = Esta mesa joga sem limite de tempo.
record-settled-too-early = A sorte das bolsas só se decide na fase “inspecting”.
record-declared-too-early = Nada se declara enquanto os comerciantes carregam.
record-not-declared = O que foi declarado desta bolsa?
record-bag-size = Uma bolsa tem de 1 a { $most } cartas, não { $count }.
record-declared-size = Cartas declaradas: { $size }. Cartas na bolsa: { $count }.
record-settled-bag = Uma bolsa já resolvida está vazia, a menos que falte colocar suas mercadorias.
record-hand-and-bag = A mão e a bolsa têm mais cartas que uma mão cheia, que é de { $most }.
record-no-decider = Só o Xerife, ou um fiscal, decide sobre uma bolsa.
record-not-between-them = Um acordo é entre um comerciante e o Xerife, ou os fiscais.
record-against-own-bag = Ninguém pede que a própria bolsa seja aberta ou recusada (B3).
record-asks-both = Nenhuma oferta pede para deixar passar uma bolsa e abri-la ao mesmo tempo (B4).
record-deals-contradict = Um acordo acima diz o contrário (B4).
record-offer-replaced = Uma nova oferta substitui a anterior do mesmo tipo: só uma pode valer (B14).
record-words-of-deputies = Só os fiscais se pronunciam sobre uma bolsa, e só na fase “inspecting”.
record-word-replaced = O novo parecer de um fiscal substitui o anterior: só um pode valer (Y7).
record-words-agree = Se os dois fiscais dizem o mesmo, a sorte da bolsa já está decidida (Y7).
record-word-without-offer = Não há oferta { $number } com a qual deixar passar esta bolsa (Y7).
record-known-but-not-there = Ninguém pode ter certeza de cartas que não estão lá.
record-cannot-be-scored = Não é possível contar os pontos desta partida.
record-impossible-position = Nenhuma sequência de lances leva a esta posição.

record-move-number = A jogada { $number } está onde deveria estar a { $wanted }.

# Parts of the sentences above.
record-what = { $what ->
    [action] uma ação
    [chance] um número inteiro de no máximo 64 bits, não menor que zero
    [clause] uma cláusula de uma oferta
    [duty] uma obrigação
    [extra] algo que uma opção guarda
    [good] uma mercadoria, ou “nothing”
    [number] um número inteiro
    [seed] um número inteiro de no máximo 64 bits
    [text] um texto entre aspas
    [values] os valores de uma pilha, primeiro a carta de cima
    [word_or_text] uma palavra, ou um texto entre aspas
   *[word] uma palavra
}
record-found = { $ends ->
    [yes] o fim da linha
   *[no] “{ $found }”
}
