# Zagadki.
puzzles-title = Zagadki
puzzles-line = Dziesięć sytuacji dziennie, z prawdziwych partii. Co robisz?
puzzles-level = Poziom { $level } z 5
puzzles-progress = Zagadka { $number } z { $count }, dobrych odpowiedzi: { $right }
puzzles-where = { $edition }, runda { $round } z { $rounds }

## O co chodzi.
puzzles-ask-gate = Jesteś Szeryfem. { $who } deklaruje: { $declared }. Proponuje: { $gold }. Otwierasz czy bierzesz?
puzzles-ask-gate-free = Jesteś Szeryfem. { $who } deklaruje: { $declared }. Nie proponuje nic. Otwierasz czy przepuszczasz?
puzzles-ask-price = Jesteś Szeryfem. { $who } deklaruje: { $declared }. Proponuje: { $gold }. Za jaką cenę przepuszczasz?
puzzles-ask-price-free = Jesteś Szeryfem. { $who } deklaruje: { $declared }. Nie proponuje nic. Jaka jest twoja cena?
puzzles-ask-pay = Twoja deklaracja: { $declared }. Szeryfem jest { $who }. Za kogo płacisz?
puzzles-ask-pay-demand = Twoja deklaracja: { $declared }. Szeryfem jest { $who } i żąda: { $gold }. Za kogo płacisz?
puzzles-ask-pack = Szeryfem jest { $who }. Co pakujesz i co o tym mówisz?
puzzles-ask-declare = Twoja torba jest zamknięta, a Szeryfem jest { $who }. Co deklarujesz?
puzzles-ask-throw = Na targ! Szeryfem jest { $who }. Które karty wyrzucasz?

## Co widać z tego miejsca.
puzzles-bag = W twojej torbie
puzzles-hand = Na twojej ręce
puzzles-tops = Na wierzchu stosów
puzzles-you = Ty
puzzles-sheriff = Szeryf
puzzles-took = Wzięte
puzzles-threw = Wyrzucone
puzzles-drew = Dobrane w ciemno: { $count }
puzzles-past = Runda { $round }: { $declared }, { $fate }
puzzles-judged = Runda { $round }, { $you ->
    [who] ty
   *[none] { $who }
}: { $declared }, { $fate }
puzzles-fate-passed = torba przepuszczona
puzzles-fate-paid = torba przepuszczona za opłatą ({ $gold })
puzzles-fate-true = torba otwarta, prawda
puzzles-fate-lie = torba otwarta, kłamstwo

## Co można odpowiedzieć.
puzzles-choice-open = Otwórz torbę
puzzles-choice-pass = Przepuść za darmo
puzzles-choice-take = Weź: { $gold }
puzzles-choice-ask = Zażądaj: { $gold }, a jak nie, przepuść
puzzles-choice-pay = Za przepuszczenie twojej torby: { $gold }
puzzles-choice-hunt = { $owner_form ->
    [declined] Za otwarcie torby { $owner_of }: { $gold }
   *[other] Za otwarcie torby ({ $owner }): { $gold }
}
puzzles-choice-keep = Nie płać za nikogo
puzzles-choice-pack = { $goods }; mówisz: { $declared }
puzzles-choice-throw-nothing = Żadnych

## Odpowiedź.
puzzles-right = Dobrze.
puzzles-wrong = Lepiej: { $choice }.
puzzles-yours = twoja odpowiedź
puzzles-truth = Otwieramy torbę. { $who } deklaruje: { $declared }. W tej partii: { $fate }.
puzzles-truth-own = W tej partii siedzi tu { $who }, z taką torbą i taką deklaracją: { $declared }. Wynik: { $fate }.
puzzles-points = { $points ->
    [one] { $figure } pkt
   *[other] { $figure } pkt
}
puzzles-why-packs = { $who }: podobne torby w innych partiach: { $total }. Kłamstwa wśród nich: { $lies }.
puzzles-why-cards = { $good }: wiesz, gdzie są karty w liczbie { $seen } z { $all }.
puzzles-why-lies = Przy kartach, które mogą tam być, { $who } kłamie w { $chance }% przypadków.
puzzles-why-gain = Otwarcie kłamstwa daje ci { $gain }.
puzzles-why-cost = Otwarcie uczciwej torby kosztuje cię { $cost }.
puzzles-why-fair = Odwrócenie wzroku jest więc dla ciebie warte tyle: { $gold }. Za mniej otwieraj.
puzzles-why-free = Otwieranie się więc nie opłaca, a każdy pens jest prezentem.
puzzles-why-yields = { $who }: żądania w takiej sprawie ({ $gold }, jeśli to kłamstwo): { $asked }. Zapłacone: { $paid }.
puzzles-why-yields-honest = { $who }: żądania ({ $gold }) przy uczciwej torbie: { $asked }. Zapłacone: { $paid }.
puzzles-why-opens-lie = Szeryf { $who }: kłamstwa z kartami w liczbie { $size } w innych partiach: { $total }. Otwarte: { $opened }.
puzzles-why-opens-true = Szeryf { $who }: uczciwe torby z kartami w liczbie { $size } w innych partiach: { $total }. Otwarte: { $opened }.
puzzles-why-own = Twoja torba: przepuszczona jest dla ciebie warta { $passed }, otwarta { $opened }.
puzzles-why-tell = Odrzucone oferty za takie torby: { $turned_down }. Torby potem otwarte: { $opened }.
puzzles-why-rival = { $who } kłamie w { $chance }% przypadków. Otwarcie tej torby jest dla ciebie warte { $gain }, zanim zapłacisz.
puzzles-why-bag = { $choice }: przepuszczona { $passed }, otwarta { $opened }.
puzzles-why-truth = { $choice }: po otwarciu zostaje ci kart: { $true }, a kara wynosi: { $fine }.
puzzles-why-same = Przepuszczona torba jest warta { $passed }, cokolwiek powiesz: słowa liczą się dopiero po otwarciu.
puzzles-why-draws = Liczba losowań z kart, które mogą jeszcze przyjść: { $draws }. Najlepsza torba jest potem warta o { $gap } więcej niż przy następnej odpowiedzi.
puzzles-why-methods = Dwie metody są zgodne: według innych partii najlepsza odpowiedź wyprzedza następną o { $reckoned }; rozegrana przez postacie w możliwych światach ({ $worlds }), o { $played }.

puzzles-next = Następna zagadka
puzzles-finish = Zakończ
puzzles-end = To była dzisiejsza dziesiątka: { $right } z { $count } dobrze.
puzzles-tomorrow = Jutro następne dziesięć, na poziomie { $level }.
puzzles-ever = Razem: { $right } z { $asked } dobrze.
puzzles-how = Jak oceniane są odpowiedzi?
puzzles-how-worlds = Każda sytuacja pochodzi z partii między postaciami, a każdą odpowiedź oceniono dwa razy. Najpierw licząc: co te postacie pakowały, otwierały i płaciły w setkach innych partii, i tylko z kart, które mogą jeszcze tam być. Potem grając: sytuację uzupełniono na wiele sposobów zgodnych ze wszystkim, co to miejsce widziało, postacie spakowały te torby po swojemu i po każdej odpowiedzi rozegrały rundę do końca. Sytuacje, w których metody się różnią, i te bez wyraźnej odpowiedzi pominięto.
puzzles-how-points = Punkty mówią, o ile ponad średnią pozostałych stawia cię odpowiedź na koniec rundy, w porównaniu z najgorszą odpowiedzią. Korony liczą się tym bardziej, im dalej zaszła partia.
