# Jak grać, własnymi słowami. $hand: liczba kart na pełnej ręce. <b> oznacza to, co mówi się głośniej.
rules-line = Napełnij torbę, powiedz, co w niej jest, i nie daj po sobie nic poznać
rules-contents = Rozdziały
rules-ruling = Nasze orzeczenie
rules-ruling-about = Ten znak: nasze własne orzeczenie tam, gdzie drukowane zasady milczą albo się różnią.

rules-aim-title = O co chodzi
rules-aim = Jesteś kupcem w drodze na targ, a u bram stoi Szeryf. Wystawiaj towary na swoim straganie, pilnuj pensów i miej <b>najwięcej punktów</b> po ostatniej rundzie.
rules-turns = Każdy kiedyś zostaje Szeryfem. Pozostali w tajemnicy napełniają torby, mówią, co w nich jest, i liczą na szczęście. Szeryf może zajrzeć do środka albo wziąć pieniądze za to, że nie zajrzy.

rules-goods-title = Towary
rules-goods = Moneta na karcie to jej <b>wartość</b>: punkty na koniec. Młotek to <b>grzywna</b>: pensy, które zmieniają właściciela przy otwarciu torby. Górny rząd jest legalny, a deklarować wolno tylko legalne towary.
rules-contraband = Dolny rząd, o poszarpanych brzegach, to <b>kontrabanda</b>. Jest warta znacznie więcej i nigdy nie wolno jej deklarować; żeby ją wnieść, trzeba skłamać albo zapłacić.

rules-royal-title = Dobra królewskie
rules-royal = U bram są kontrabandą jak każda inna. Na koniec każda z tych kart liczy się jako <b>dwie lub trzy</b> karty swojego legalnego towaru w walce o tytuły Króla i Królowej.

rules-setup-title = Przed pierwszą rundą
rules-setup-first = Każdy ma 50 pensów i { $hand } kart na ręce. Obok stosu głównego leżą dwa stosy kart odrzuconych, na początek po pięć kart; w każdej chwili można je przejrzeć. Pierwszego Szeryfa wybiera gospodarz albo los.
rules-setup-second = Każdy ma 50 pensów i { $hand } kart na ręce. Jest jeden stos kart odrzuconych, odkryty i z początku pusty. Pierwszego Szeryfa wybiera gospodarz albo los.
rules-rounds-first = Przy trzech graczach każdy jest Szeryfem trzy razy, czyli gra się dziewięć rund; przy czterech lub pięciu dwa razy, czyli osiem albo dziesięć. Trzech graczy gra bez chleba i bez kart przeznaczonych dla czterech i więcej.
rules-rounds-second = Przy trzech graczach każdy jest Szeryfem trzy razy, czyli gra się dziewięć rund; przy czterech lub pięciu dwa razy, czyli osiem albo dziesięć. Sześć osób gra dziewięć rund z Zastępcami. Trzech graczy gra bez chleba i bez kart przeznaczonych dla czterech i więcej.
rules-removed-cards = Przed rozdaniem dziesięć losowych kart wraca do pudełka. Nikt nie wie, które.

rules-market-title = Wymiana
rules-market-first = Kupcy po kolei, zaczynając od osoby po lewej stronie Szeryfa, odkładają na bok do pięciu kart i uzupełniają rękę, karta po karcie: z wierzchu dowolnego stosu kart odrzuconych albo ze stosu głównego. Kto dobrał ze stosu głównego, w tej turze nie bierze już nic ze stosów kart odrzuconych.
rules-market-first-discard = Dopiero wtedy odłożone karty trafiają odkryte na <b>jeden</b> ze stosów. Wszyscy widzą, co ktoś bierze ze stosu kart odrzuconych; co przyszło ze stosu głównego, wiesz tylko ty. Gdy stos główny się skończy, tasuje się nowy z obu stosów, bez pięciu wierzchnich kart każdego z nich.
rules-market-second = Szeryf mówi, który kupiec zaczyna. Każdy odkłada do pięciu odkrytych kart i dobiera tyle samo ze stosu głównego. Potem wszystkie odłożone karty trafiają na stos kart odrzuconych. Gdy stos główny się skończy, tasuje się nowy ze stosu kart odrzuconych.

rules-load-title = Napełnianie toreb
rules-load = W tajemnicy włóż do torby <b>od jednej do pięciu</b> kart i zamknij ją. Do tej chwili możesz zmienić zdanie; potem już nikt nie może, nawet ty.

rules-declare-title = Deklaracje
rules-declare = Podaj Szeryfowi <b>jeden</b> legalny towar i <b>liczbę</b> kart w torbie. Liczba musi być prawdziwa. Towar nie musi.

rules-inspect-title = Inspekcja
rules-inspect = Szeryf rozstrzyga o torbach w dowolnej kolejności. Każda wraca nieotwarta albo zostaje otwarta na oczach wszystkich. Co się stało, to się nie odstanie.
rules-pass = <b>Przepuszczona.</b> Legalne towary trafiają odkryte na twój stragan, kontrabanda zakryta. Ile kart jest zakrytych, wiedzą wszyscy; jakie to karty, wiesz tylko ty.
rules-true = <b>Otwarta, a w niej prawda:</b> każda karta jest tym, co padło w deklaracji. Szeryf płaci ci odszkodowanie, sumę grzywien wszystkich kart, i wszystkie trafiają na twój stragan.
rules-lie = <b>Otwarta, a w niej kłamstwo:</b> prawdziwie zadeklarowane karty trafiają na stragan. Pozostałe, legalne czy nie, są konfiskowane, a ty płacisz Szeryfowi ich grzywny.
rules-figure-true = „Trzy jabłka”. Szeryf płaci 6 pensów.
rules-figure-lie = „Trzy jabłka”. Jedno wchodzi, dwie karty przepadają, a kupiec płaci 8 pensów.
rules-ruling-pass = Torba może też przejść za darmo.

rules-bargain-title = Łapówki i umowy
rules-bargain = Dopóki są nierozstrzygnięte torby, wszyscy mogą się targować. Kupiec może dać pensy, towary ze straganu, towary z torby i obietnice; nigdy karty z ręki. W zamian prosi Szeryfa, żeby przepuścił torbę, otworzył cudzą albo odrzucił cudzą łapówkę. Szeryf też może stawiać żądania.
rules-binds = Co ma <b>lakową pieczęć</b>, to wiąże. Po przyjęciu oferty obie strony robią to, co mówi ona o tej rundzie.
rules-words = Co ma <b>pióro</b>, to tylko słowa. Obietnica na później nikogo nie wiąże; stół jedynie pamięta, kto ją złamał.
rules-claims = Legalne towary na straganie widzi każdy. Te w torbie albo zakryte możesz obiecać, choć ich nie masz. Wtedy płaci się tylko tym, co naprawdę jest, pokazujesz drugiej stronie, że reszty brakuje, a umowa i tak obowiązuje.
rules-ruling-merchants = Umowę zawiera kupiec z Szeryfem. Kupcy niczym między sobą nie handlują, choć mogą sobie obiecać gwiazdkę z nieba.
rules-ruling-offers = Oferty słyszą wszyscy i nikt ich nie poprawia. Zmienić ofertę to złożyć nową w jej miejsce, więc nikogo nie wiążą słowa, których nie widział.

rules-time-title = Ograniczony czas
rules-time = Szeryf ma łącznie po minucie na każdego kupca. Gdy czas minie, każda pozostała torba przechodzi za darmo.
rules-ruling-time = Zegar rusza z ostatnią deklaracją i stoi, gdy ktoś musi coś wybrać. Inspekcje, których wymaga umowa, i tak się odbywają.

rules-deputies-title = Zastępcy
rules-deputies = Przy sześciu graczach nie ma Szeryfa: w każdej rundzie losuje się dwóch Zastępców. O każdej torbie obaj mówią: przepuścić albo otworzyć. Jeśli obaj przepuszczą, łapówka trafia do wspólnych łupów. Jeśli obaj otworzą, po połowie płacą odszkodowanie albo odkładają zarobioną grzywnę do łupów.
rules-deputies-differ = Jeśli się nie zgodzą, ten, kto chce otworzyć, działa dalej sam: sam bierze łapówkę i sam ryzykuje.
rules-loot = Po ostatniej torbie obaj dzielą łupy po równo. Czego nie da się podzielić, to przepada, chyba że się dogadają.
rules-ruling-loot = Każdy z nich może zaproponować podział całości; drugi się zgadza albo którykolwiek z nich żąda podziału po połowie.

rules-black-market-title = Czarny rynek
rules-black-market = Jeśli twoja torba przeszła, możesz pokazać <b>trzy karty tej samej kontrabandy</b> ze straganu i odebrać wierzchnią kartę z jej stosu. Te trzy opuszczają grę; karta daje na koniec swoją wartość. Najwyżej raz na rundę.
rules-ruling-black-market = Wartości tych kart nie podaje żadna znana nam instrukcja, więc stół może ustalić własne. Dobra królewskie nie liczą się tu jako kontrabanda.

rules-pay-title = Gdy brakuje pensów
rules-pay = Grzywny płaci się w pensach. Czego brakuje, dopłaca się legalnymi towarami ze straganu, a dopiero potem kontrabandą. Reszty się nie wydaje. Czego i to nie pokryje, to zostaje darowane.
rules-ruling-pay = Towary wybiera dłużnik i nigdy nie musi oddać ani jednej karty więcej, niż trzeba.

rules-end-title = Koniec
rules-end = Po każdej rundzie znacznik Szeryfa wędruje w lewo i wszyscy uzupełniają rękę ze stosu głównego. Po ostatniej rundzie karty na ręce są nic niewarte, a cała kontrabanda zostaje odkryta.
rules-score = Dodaj wartość wszystkiego na swoim straganie, swoje pensy i korony.
rules-crowns = Kto ma najwięcej danego legalnego towaru, zostaje jego <b>Królem</b>; kto jest drugi – <b>Królową</b>. Remisujący Królowie dzielą się obydwoma bonusami i Królowej nie ma; remisujące Królowe dzielą się swoim. Zawsze zaokrągla się w dół.
rules-ties = Przy równej liczbie punktów wygrywa ten, kto ma na straganie więcej legalnych towarów, a potem więcej kontrabandy. Jeśli nadal jest remis, zwycięstwo jest wspólne.
rules-ruling-crowns = Kto nie ma ani jednej karty towaru, nie dostaje za niego korony.
