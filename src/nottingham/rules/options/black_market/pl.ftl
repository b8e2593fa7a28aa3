option-black-market = Czarny rynek
option-black-market-explained = Gdy torba przejdzie, za trzy karty tej samej kontrabandy odbierasz kartę wartą więcej.
event-black-market-opened = Czarny rynek wykłada karty: { $piles }.
event-black-market-claimed = { $you ->
    [who] Oddajesz:
   *[other] { $who } oddaje:
} { $goods }. W zamian karta z czarnego rynku, wartość: { $points }.
event-claim-declined = { $you ->
    [who] Nie odbierasz
   *[other] { $who } nie odbiera
} niczego na czarnym rynku.
refusal-no-black-market-pile = Czarny rynek nie ma karty za „{ $good }”.
refusal-three-needed = Czarny rynek chce trzech kart: { $good }. Masz: { $have }.
ruleset-black-market-is-second-edition = Czarny rynek należy do drugiej edycji.
ruleset-no-contraband-pile = Czarny rynek ma stos za „{ $good }”, a to nie jest kontrabanda przy tym stole.
ruleset-pile-out-of-range = Stos „{ $good }” na czarnym rynku ma do 12 kart o wartościach od 0 do { $most }.
ruleset-pile-twice = Czarny rynek ma dwa stosy za „{ $good }”.
ruleset-higher-value-on-top = Stos czarnego rynku za „{ $good }” musi mieć na wierzchu wyższą wartość.
prompt-option-black-market = Czarny rynek: kupiec, którego torba przeszła, może wymienić 3 zakryte karty kontrabandy jednego rodzaju na wierzchnią kartę stosu tego rodzaju, która daje wydrukowaną na niej wartość.
prompt-claim = wziąć wierzchnią kartę czarnego rynku: { $good }
prompt-claim-nothing = nie brać niczego
action-claim = odebrać na czarnym rynku: { $good }
action-claim-nothing = nic nie odbierać na czarnym rynku
terminal-do-claim = zajrzyj na czarny rynek
terminal-what-claim = Odebrać kartę z czarnego rynku?
terminal-claim-none = nie

law-Z = Czarny rynek
law-Z-preface = Te zasady są opcją drugiej edycji.
law-Z1 = Jest sześć kart: po dwie na każdy z trzech rodzajów kontrabandy. Każdy rodzaj ma odkryty stos z wyższą wartością na wierzchu. Pieprz to 30 i 27, miód pitny 32 i 29, jedwab 34 i 31. *Orzeczenie.* Żadna instrukcja nie drukuje tych liczb ani żadnego z rodzajów prócz pieprzu. Pochodzą od osób trzecich i nie są potwierdzone, więc są danymi, które stół może zmienić.
law-Z2 = Kupiec, którego torbę oddano w tej rundzie bez otwierania, może potem odebrać wierzchnią kartę jednego stosu, pokazując 3 karty kontrabandy tego rodzaju ze swojego straganu, wliczając to, co właśnie wypakował. Te 3 opuszczają grę. Odbierać nie może ani Szeryf, ani kupiec, którego torbę otwarto. *Orzeczenie.* Dobra królewskie się nie liczą. Instrukcje mówią w jednym miejscu „odrzuć”, a w innym „usuń z gry”; w ich przykładzie karty są usuwane.
law-Z3 = Gracz odbiera najwyżej jedną kartę na rundę. W całej grze nie ma limitu.
law-Z4 = Odebrane karty leżą z kontrabandą i dają na koniec swoją wartość; przy odbiorze nie wypłaca się pensów. *Orzeczenie.* Nie są ani towarami, ani zakrytymi kartami: nie można ich oferować ani zająć, nie liczą się przy remisie i nie wchodzą do liczb, o których mówią B2, Z5 i V1.
law-Z5 = *Orzeczenie.* Odbierać można zaraz po wypakowaniu torby i zapłaceniu łapówki, zanim rozstrzygnie się następną torbę. Dopóki został jakiś stos, pyta się każdego kupca, który przeszedł i ma trzy lub więcej zakrytych kart, jakiekolwiek by były (V7). Gdy torby przechodzą razem (T1), ich właścicieli pyta się zgodnie z ruchem wskazówek zegara od lewej strony Szeryfa. Pyta się też ostatniego kupca w rundzie.
