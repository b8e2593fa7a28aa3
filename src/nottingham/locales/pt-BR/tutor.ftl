# O preceptor: o jogador treinado julga uma partida. Os números são chances em porcentagem; $name e $who são jogadores.
tutor-judging = A rede relê a partida
tutor-heading = As chances de vitória de cada um, e no que deram:
tutor-account = { $name }: { $began }% no começo, { $ended }% no fim; as próprias escolhas custaram { $choices }%, as próprias cartas e a sorte trouxeram { $cards }%, os lances dos outros { $others }%
tutor-turning-points = Onde a partida virou:
tutor-turned = Lance { $move }: { $who_within } vai de { $before }% a { $after }%
tutor-costly = As escolhas mais caras, pelo que cada um sabia na hora:
tutor-none-costly = O jogador treinado dificilmente teria feito melhor.
tutor-lost = Lance { $move }, { $name }: { $points ->
    [one] { $points } ponto dado de graça
   *[other] { $points } pontos dados de graça
    }
tutor-instead = O jogador treinado: { $best }
tutor-unknown-table = Esta rede nunca treinou para uma mesa assim, por isso não a julga.
tutor-illegal = O lance { $number } desta partida anotada quebra as regras; “nottingham referee” diz como. Só uma partida regular pode ser julgada.
tutor-bad-weights = { $file } não serve: { $why }
tutor-truth = Na verdade, havia na bolsa: { $goods }
