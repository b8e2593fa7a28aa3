# A name, and a sentence that says what it does.
option-royal-goods = Dobra królewskie
option-royal-goods-explained = Dwanaście cennych kart (sześć przy trzech graczach): u bram kontrabanda, ale w walce o koronę liczą się za dwie lub trzy.
option-time-limit = Ograniczony czas fazy Inspekcji
option-time-limit-explained = Szeryf ma minutę na każdego kupca; potem każda pozostała torba przechodzi za darmo.
option-removed-cards = Usunięte karty
option-removed-cards-explained = Dziesięć losowych kart wraca w tajemnicy do pudełka: na liczenie nie ma co liczyć.
option-seven-cards = Siedem kart
option-seven-cards-explained = Pełna ręka to siedem kart; torba nadal mieści pięć.
option-house-goods = Karty promocyjne i własne towary
option-house-goods-explained = Do stosu głównego trafiają wasze własne towary, opisane w pliku.
option-deputies = Zastępcy
option-deputies-explained = Dla sześciu graczy: dwóch Zastępców razem pilnuje bram i dzieli się łupami.
option-black-market = Czarny rynek
option-black-market-explained = Gdy torba przejdzie, za trzy karty tej samej kontrabandy odbierasz kartę wartą więcej.
