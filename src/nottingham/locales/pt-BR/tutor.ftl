# O preceptor julga uma partida. Os números são chances em porcentagem, com sinal quando são mudanças; $name e $who são jogadores.
tutor-judging = O preceptor relê a partida
tutor-heading = As chances de vitória de cada um, e no que deram:
tutor-account = { $name }: { $ended }% no fim, a partir de { $began }% para cada um. Sorte na compra: { $luck }. Suas escolhas: { $choices }. Bolsas, barganhas e escolhas dos outros: { $gate }.
tutor-turning-points = Onde a partida virou:
tutor-turned = Rodada { $round }, lance { $move }: { $who_within } vai de { $before }% a { $after }%
tutor-costly = As escolhas mais caras, pelo que cada um sabia na hora:
tutor-none-costly = Nenhuma escolha custou sozinha três pontos ou mais.
tutor-lost = Lance { $move }, { $name }: { $points ->
    [one] { $points } ponto dado de graça
   *[other] { $points } pontos dados de graça
    }
tutor-instead = Melhor: { $best }
tutor-illegal = O lance { $number } desta partida anotada quebra as regras; “nottingham referee” diz como. Só uma partida regular pode ser julgada.
tutor-truth = Na verdade, havia na bolsa: { $goods }
