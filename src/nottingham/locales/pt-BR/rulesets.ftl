# Why a table cannot be set up like that.
ruleset-unknown-edition = Não há edição “{ $edition }”. Há: { $known }.
ruleset-wrong-number-of-players = Essa edição é para { $least } a { $most } participantes, não para { $players }.
ruleset-unknown-option = Não há opção “{ $option }”. Há: { $known }.
ruleset-good-twice = Duas mercadorias têm o mesmo identificador: { $good }.
ruleset-crown-of-nothing = “{ $good }” conta como “{ $crown }”, que não é mercadoria legal nesta mesa.
ruleset-number-below-zero = Um número de “{ $good }” está abaixo de zero.

ruleset-edition-first = primeira edição
ruleset-edition-second = segunda edição
