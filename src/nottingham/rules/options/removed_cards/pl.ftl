option-removed-cards = Usunięte karty
option-removed-cards-explained = Dziesięć losowych kart wraca w tajemnicy do pudełka: na liczenie nie ma co liczyć.

law-X = Usunięte karty
law-X1 = Po tasowaniu, a przed rozdaniem, 10 losowych kart wraca do pudełka. Nikt ich nie widzi.
