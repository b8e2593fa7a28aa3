# Scenes: what one character says to another when the market is quiet, and the answer.
# $to: who is spoken to. Both are known, and so is their gender; nobody else is named, who may sit at the table too.


scene-tuck-to-will-1 = Ten kapelusz, { $to_vocative }, to grzech czy tylko tak wygląda?
scene-will-answers-tuck-1 = Jedno i drugie, ojcze. Co rano spowiadam się z niego przed lustrem.
scene-will-to-tuck-1 = Powiedz, { $to_vocative }, kiedy ostatnio widziałeś swoje stopy?
scene-tuck-answers-will-1 = W dniu ślubów zakonnych. Rozstaliśmy się w przyjaźni.

scene-tuck-to-marian-1 = Jesz jak wróbelek, { $to_vocative }. Mogę po wróbelku dokończyć?
scene-marian-answers-tuck-1 = Już dokończyłeś, drogi bracie. Ja jeszcze trzymałam łyżkę.
scene-marian-to-tuck-1 = Drogi bracie, zasnąłeś na własnym kazaniu.
scene-tuck-answers-marian-1 = Było tak budujące, pani, że przyśnił mi się dalszy ciąg.

scene-tuck-to-john-1 = Kiedy mnie ściskasz, { $to_vocative }, coś trzeszczy. To przyjaźń?
scene-john-answers-tuck-1 = Żebra. Moje. Też umiesz ścisnąć.
scene-john-to-tuck-1 = Chrapiesz, { $to_vocative }. Niedźwiedzie wyniosły się z lasu.
scene-tuck-answers-john-1 = Skąd! Podeszły bliżej. Biorą mnie za mamę.

scene-tuck-to-much-1 = Mąka twojego ojca, { $to_vocative }, to przedsionek nieba.
scene-much-answers-tuck-1 = Naprawdę? My tam znajdujemy głównie myszy!
scene-much-to-tuck-1 = Ojcze, czy to grzech zjeść przed modlitwą?
scene-tuck-answers-much-1 = Tylko jeśli nic nie zostanie dla tego, kto się modli.

scene-tuck-to-guy-1 = Przyjdź do spowiedzi, { $to_vocative }. Zarezerwowałem ci cały Wielki Post.
scene-guy-answers-tuck-1 = Spowiadać się? Ja jestem z tego dumny. Ze wszystkiego.
scene-guy-to-tuck-1 = Czy ty w ogóle pościsz, mnichu?
scene-tuck-answers-guy-1 = A jakże, synu. Co noc, od kolacji do samego śniadania.

scene-tuck-to-steward-1 = Trochę wina zawsze wyparuje, { $to_vocative }. To dola aniołów.
scene-steward-answers-tuck-1 = W tej piwnicy, braciszku, anioł waży ze dwa cetnary.
scene-steward-to-tuck-1 = Do piwnicy weszło czterdzieści beczek, braciszku. Jest trzydzieści jeden.
scene-tuck-answers-steward-1 = Policz jutro. Pójdzie szybciej.

scene-tuck-to-prince-john-1 = Co wieczór modlę się za ciebie, { $to_vocative }.
scene-prince-john-answers-tuck-1 = To módl się GŁOŚNIEJ! Nic z tego nie wynika!
scene-prince-john-to-tuck-1 = Pobłogosław mnie, mnichu! Po łacinie! Brzmi drożej.
scene-tuck-answers-prince-john-1 = Ubi caseus, ibi gaudium. Idź w pokoju.

scene-tuck-to-richard-1 = Najjaśniejszy panie, co się jada na krucjacie?
scene-richard-answers-tuck-1 = Piasek, bracie. W niedziele ciepły.
scene-richard-to-tuck-1 = Oblegałem miasto, mając mniej zapasów niż ty na obiad, bracie.
scene-tuck-answers-richard-1 = I padło, panie? Bo mój obiad zawsze się poddaje.

scene-will-to-marian-1 = Mogłabyś powiedzieć coś o moich butach, { $to_vocative }.
scene-marian-answers-will-1 = Mogłabym. Ale dobrze mnie wychowano.
scene-marian-to-will-1 = Zginęła mi broszka, { $to_vocative }, a ty się uśmiechasz.
scene-will-answers-marian-1 = Zawsze się uśmiecham, pani. Broszka to zbieg okoliczności.

scene-will-to-john-1 = Jaka tam u góry pogoda, { $to_vocative }?
scene-john-answers-will-1 = Cicho było. Póki nie zacząłeś.
scene-john-to-will-1 = Nowe pióro, { $to_vocative }? Łysa gęś o nie pyta.
scene-will-answers-john-1 = Powiedz jej, że mnie w nim bardziej do twarzy.

scene-will-to-much-1 = Lekcja pierwsza, { $to_vocative }: nigdy nie rób winnej miny.
scene-much-answers-will-1 = Ale ja nic nie zrobiłem! A może tak? Co zrobiłem?
scene-much-to-will-1 = Jak się opróżnia kieszeń, żeby nikt nie zauważył, { $to_vocative }?
scene-will-answers-much-1 = O tak. Masz, twoja chusteczka.

scene-will-to-guy-1 = Ciągle w czerni, { $to_vocative }. Kto umarł?
scene-guy-answers-will-1 = Jeszcze nikt. Lubię być przygotowany.
scene-guy-to-will-1 = Zobaczę cię na szubienicy, { $to_vocative }.
scene-will-answers-guy-1 = Podaj dzień. Włożę czystą koszulę.

scene-will-to-steward-1 = Jakie są szanse, że będę dziś grzeczny, { $to_vocative }?
scene-steward-answers-will-1 = Tak wąskiej kolumny nie prowadzę.
scene-steward-to-will-1 = Zbadałem twoją monetę, { $to_vocative }. Z obu stron orzeł.
scene-will-answers-steward-1 = Swój ciągnie do swego. Też jestem orzeł.

scene-will-to-prince-john-1 = Ładna korona, { $to_vocative }. Łatwo spada?
scene-prince-john-answers-will-1 = WCALE nie spada! Ja w niej śpię! Ja się w niej kąpię!
scene-prince-john-to-will-1 = Przestań patrzeć na moje pierścienie, { $to_vocative }!
scene-will-answers-prince-john-1 = Nie patrzę. Żegnam się z nimi w twoim imieniu.

scene-will-to-richard-1 = Król w lochu, panie? Ja bym wyszedł przed kolacją.
scene-richard-answers-will-1 = Odpowiadało mi towarzystwo. Siedziałem sam.
scene-richard-to-will-1 = Widziałem taki kapelusz w Akce, { $to_vocative }. Na wielbłądzie.
scene-will-answers-richard-1 = Pamiętam go. Podpatrzył u mnie.

scene-marian-to-john-1 = Możesz usiąść, { $to_vocative }. Krzesło już się pomodliło.
scene-john-answers-marian-1 = Postoję. To już czwarte.
scene-john-to-marian-1 = Ciężki ten haft, { $to_vocative }? Poniosę.
scene-marian-answers-john-1 = To chusteczka, mój drogi. Ale proszę, oburącz.

scene-marian-to-much-1 = Możesz podnieść wzrok, { $to_vocative }. Nie gryzę.
scene-much-answers-marian-1 = Nie, pani! Ty się uśmiechasz! Podobno to gorsze!
scene-much-to-marian-1 = Pani, masz mąkę na nosie! Moją! Przepraszam!
scene-marian-answers-much-1 = To puder, chłopcze. W niedzielę cały dwór będzie taki nosił.

scene-marian-to-guy-1 = Uśmiechasz się, { $to_vocative }. Źle się czujesz?
scene-guy-answers-marian-1 = To słońce. Więcej się nie powtórzy.
scene-guy-to-marian-1 = Wyjdź za mnie, { $to_vocative }. Mam zamek.
scene-marian-answers-guy-1 = Wiem. Widziałam z zewnątrz. To jego najlepsza strona.

scene-marian-to-steward-1 = Mam w twoich księgach kolumnę, { $to_vocative }?
scene-steward-answers-marian-1 = Trzy, pani: wdzięk, nożyczki i różne.
scene-steward-to-marian-1 = Wyceniłem twój uśmiech, pani. Innych słono kosztuje.
scene-marian-answers-steward-1 = A przecież go rozdaję. Sprawdź rachunek.

scene-marian-to-prince-john-1 = Stoisz na moim trenie, { $to_vocative }.
scene-prince-john-answers-marian-1 = Stoję, gdzie CHCĘ! Wszystkie treny są MOJE!
scene-prince-john-to-marian-1 = Niższy ukłon, { $to_vocative }! Jeszcze niższy!
scene-marian-answers-prince-john-1 = Jeszcze niżej, Wasza Wysokość, i zrównamy się wzrostem.

scene-marian-to-richard-1 = Podlewałam twoje róże, panie, kiedy cię nie było.
scene-richard-answers-marian-1 = Widziałem. Umieją dygać. I mają dwa razy więcej kolców.
scene-richard-to-marian-1 = Z tobą, { $to_vocative }, Akka padłaby w jeden dzień.
scene-marian-answers-richard-1 = W godzinę, panie. Ładnie bym poprosiła.

scene-john-to-much-1 = Właź mi na ramiona, { $to_vocative }. Rozejrzyj się.
scene-much-answers-john-1 = Widzę młyn! Widzę wszystko! Mogę już zejść?
scene-much-to-john-1 = Jak ty jesteś ten mały, { $to_vocative }, to jaki jest duży?
scene-john-answers-much-1 = Nie wiem. Chowam się.

scene-john-to-guy-1 = Stoisz mi na stopie, { $to_vocative }.
scene-guy-answers-john-1 = To stopa? Wziąłem ją za most.
scene-guy-to-john-1 = Zasłaniasz mi słońce, { $to_vocative }.
scene-john-answers-guy-1 = Przy tobie zawsze ciemno. To nie ja.

scene-john-to-steward-1 = Wpiszesz mnie trochę niżej, { $to_vocative }? Chodzi o drzwi.
scene-steward-answers-john-1 = Wpisać mogę. Ale drzwi nie czytają.
scene-steward-to-john-1 = Ile owiec zjadasz za jednym razem, { $to_vocative }? Z grubsza.
scene-john-answers-steward-1 = Z grubsza dwie. Jak grzecznie, to jedną.

scene-john-to-prince-john-1 = Imiennicy z nas, { $to_vocative }. Tylko jeden jest mały.
scene-prince-john-answers-john-1 = To TY! Tak cię nazwali! Masz to w IMIENIU!
scene-prince-john-to-john-1 = Na kolana, { $to_vocative }!
scene-john-answers-prince-john-1 = Już klęczę.

scene-john-to-richard-1 = Trzeba zburzyć jakiś mur, panie? W czwartek mam wolne.
scene-richard-answers-john-1 = Zatem w czwartek. Mur przyniosę.
scene-richard-to-john-1 = Z dziesięcioma takimi jak ty, { $to_vocative }, zdobyłbym Jerozolimę.
scene-john-answers-richard-1 = Z dziesięcioma, panie? Statek tonie.

scene-much-to-guy-1 = To prawda, że jadasz myszy, { $to_vocative }?
scene-guy-answers-much-1 = Tylko te, które zadają pytania.
scene-guy-to-much-1 = Bu, { $to_vocative }.
scene-much-answers-guy-1 = Aaa! Ach, to tylko ty. Chwila. AAAA!

scene-much-to-steward-1 = Policzyłem palce, { $to_vocative }, i wyszło jedenaście!
scene-steward-answers-much-1 = Jeden kciuk liczyłeś dwa razy. Księgi przewidują dziesięć.
scene-steward-to-much-1 = Ile to jest tuzin, { $to_vocative }?
scene-much-answers-steward-1 = Dwanaście! Jedenaście, jak sprzedaje tata!

scene-much-to-prince-john-1 = Mam się już kłaniać, Wasza Wysokość? Za wcześnie? Tak nisko?
scene-prince-john-answers-much-1 = NIŻEJ! Wstań! Niżej! Czemu się chwiejesz?
scene-prince-john-to-much-1 = Ty, { $to_vocative }! Spróbuj tego przede mną!
scene-much-answers-prince-john-1 = Pyszne! Już nie ma! Trzeba było coś zostawić?

scene-much-to-richard-1 = Mówią, że masz serce lwa, panie! A lew się nie gniewał?
scene-richard-answers-much-1 = Pisuje do mnie. Chciałby je odzyskać.
scene-richard-to-much-1 = Drżysz, { $to_vocative }. Ja też drżałem, przed każdą bitwą.
scene-much-answers-richard-1 = Naprawdę, panie? Ja już przed śniadaniem!

scene-guy-to-steward-1 = Kogo powinienem się bać najbardziej, { $to_vocative }? Według ksiąg.
scene-steward-answers-guy-1 = Według ksiąg, panie: schodów.
scene-steward-to-guy-1 = Twoi wrogowie nie mieszczą się już na stronie, { $to_vocative }.
scene-guy-answers-steward-1 = Załóż drugą księgę. W czarnej oprawie.

scene-guy-to-prince-john-1 = Kogo mam dziś nastraszyć, Wasza Wysokość?
scene-prince-john-answers-guy-1 = Wszystkich! Po mojej drzemce. I nie MNIE, jak ostatnio!
scene-prince-john-to-guy-1 = Kochasz mnie, { $to_vocative }? Tak szczerze?
scene-guy-answers-prince-john-1 = Płacą mi za to, Wasza Wysokość. Na jedno wychodzi.

scene-guy-to-richard-1 = Byłem ci wierny, panie. Na swój sposób.
scene-richard-answers-guy-1 = Wiem. Czytałem twoje listy. Ładne pismo.
scene-richard-to-guy-1 = Uśmiechnij się, { $to_vocative }. Wróciłem.
scene-guy-answers-richard-1 = To jest uśmiech, panie. Ćwiczyłem latami.

scene-steward-to-prince-john-1 = Zasłony Waszej Wysokości kosztują więcej niż wojsko.
scene-prince-john-answers-steward-1 = I DOBRZE! Wojsko nie pasowało do dywanu!
scene-prince-john-to-steward-1 = Jak bardzo kocha mnie lud, { $to_vocative }? W liczbach!
scene-steward-answers-prince-john-1 = Jest taka liczba, Wasza Wysokość. Okrągła. Bardzo okrągła.

scene-steward-to-richard-1 = Księga twojego okupu zajmuje całą półkę, panie.
scene-richard-answers-steward-1 = Poczytaj mi wieczorem. Nikomu nie byłem tak drogi.
scene-richard-to-steward-1 = Jakie mam szanse na spokojne życie, { $to_vocative }?
scene-steward-answers-richard-1 = Zużyłeś je, panie. Wszystkie, pod Akką.

scene-prince-john-to-richard-1 = Zabrałeś mi konika na biegunach, bracie! Miałem CZTERY lata!
scene-richard-answers-prince-john-1 = Był ze mną na Cyprze. Walczył lepiej niż niektórzy.
scene-richard-to-prince-john-1 = Przywiozłem ci coś ze Wschodu, bracie: cierpliwość.
scene-prince-john-answers-richard-1 = Błyszczy? Dawaj! NATYCHMIAST!
