option-deputies = Zastępcy
option-deputies-explained = Dla sześciu graczy: dwóch Zastępców razem pilnuje bram i dzieli się łupami.
event-deputies-drawn = Zastępcy w tej rundzie: { $names }. { $you ->
    [who] Przewodzisz ty.
   *[other] Przewodzi { $who }.
}
event-split-proposed = Podział łupów { $number }. { $you ->
    [who] Chcesz wziąć:
   *[other] { $who } chce wziąć:
} { $goods }.
event-loot-shared = { $you ->
    [who] Bierzesz swoją część łupów:
   *[other] { $who } bierze swoją część łupów:
} { $goods }.
event-loot-cleared = Nie da się podzielić, więc przepada: { $goods }.
refusal-not-in-loot = W łupach tyle nie ma.
refusal-no-split = Podział { $split } nie jest już proponowany.
refusal-own-split = Podział { $split } to twoja propozycja: zgodzić się musi drugi Zastępca.
ruleset-deputies-need-six = Z Zastępcami gra się w sześć osób; liczba graczy przy tym stole: { $players }.
prompt-option-deputies = Zastępcy: każdy mówi o każdej torbie przepuścić albo otworzyć. Jeśli obaj przepuszczają na tych samych warunkach, łapówka idzie do łupów; jeśli obaj otwierają, każdy płaci połowę należności za uczciwą torbę albo grzywna idzie do łupów. Jeśli się różnią, dalej decyduje sam ten, kto chce otworzyć. Po ostatniej torbie dzielą łupy: jeden proponuje, drugi przyjmuje, albo któryś powołuje się na zasadę (po połowie, nieparzyste karty przepadają).
prompt-split = zaproponować podział łupów ({ $loot }); 'gold' i 'goods' mówią, co TY bierzesz
prompt-loot = złoto { $gold } oraz { $goods }
prompt-accept-split = przyjąć podział { $number }
prompt-call-split = powołać się na zasadę: po połowie, nieparzyste przepada
action-propose-split = zażądać takiej części łupów: { $loot }
action-accept-split = zgodzić się na podział łupów
action-call-split = podzielić łupy na pół według zasady
terminal-do-split = podziel łupy
terminal-what-split = Co z łupami?
terminal-split-by-rule = podziel według zasad: po połowie
terminal-split-propose = zaproponuj podział
terminal-split-accept = przyjmij proponowany podział
terminal-split-gold = Ile pensów dla ciebie?
terminal-split-goods = Które towary dla ciebie?

law-Y = Sześciu graczy: Zastępcy
law-Y-preface = Te zasady są z drugiej edycji.
law-Y1 = Nie ma Szeryfa. Jest sześć kart Zastępców, po jednej na gracza, i się je tasuje. W każdej rundzie 2 wierzchnie wskazują Zastępców; pozostałych 4 graczy to kupcy. Po 3 rundach karty tasuje się znowu. Gdy karty Zastępców zużyto po raz trzeci, gra się kończy: 9 rund, w których każdy był Zastępcą 3 razy.
law-Y2 = *Orzeczenie.* Przewodzi Zastępca wylosowany pierwszy. Cokolwiek Szeryf robi przed Inspekcją, robi on, a „na lewo od Szeryfa” znaczy na lewo od niego, z pominięciem drugiego Zastępcy.
law-Y3 = O każdej torbie obaj Zastępcy mówią: przepuścić albo skontrolować, i mogą się swobodnie targować. Jeśli obaj przepuszczają, łapówka, o ile jest, trafia do łupów. Jeśli obaj kontrolują, a kupiec mówił prawdę, każdy Zastępca płaci z własnych pensów połowę grzywny; jeśli było to kłamstwo, grzywna trafia do łupów. *Orzeczenie.* Trafiają tam też towary płacone jako grzywna; instrukcje mówią tylko o pieniądzach.
law-Y4 = Jeśli są różnego zdania, Zastępca, który chce kontrolować, działa dalej z tym kupcem sam: i sam zatrzymuje łapówkę albo otwiera torbę i sam płaci lub dostaje grzywnę.
law-Y5 = Po ostatniej torbie i ostatnim odbiorze, także w ostatniej rundzie, dwaj Zastępcy dzielą łupy po równo, pensy i towary. Co zostaje, przepada, chyba że obaj uzgodnią, kto to dostanie. *Orzeczenie.* Każdy z nich może zaproponować, jak podzielić całość. Drugi to przyjmuje albo którykolwiek powołuje się na zasadę: z każdego rodzaju połowa dla każdego, nieparzyste karty odkryte na stos kart odrzuconych, nieparzysta moneta poza grę.
law-Y6 = *Orzeczenie.* Zastępca jest winien połowę i płaci ją sam, według części P. Żaden nie odpowiada za drugiego i niczego nie płaci się z łupów. Jeśli suma jest nieparzysta, do czego potrzeba własnych towarów (C1), nieparzystą monetę jest winien ten, kto przewodzi.
law-Y7 = *Orzeczenie.* Zdanie Zastępcy o torbie jest jednym z trzech: skontrolować, przepuścić ze wskazaną Ofertą, przepuścić za darmo. Jest jawne i można je zmienić, dopóki nie wypowiedzieli się obaj. Jeśli obaj kontrolują albo obaj przepuszczają na tych samych warunkach, dzieje się to od razu. Jeśli jeden kontroluje, a drugi przepuszcza, jest to ostateczne: torba jest w rękach tylko tego, który kontroluje, a on ją otwiera, przepuszcza albo zawiera umowę. Przepuszczać na różnych warunkach to jeszcze się nie zgodzić. Torby nie mają kolejności.
law-Y8 = *Orzeczenie.* Umowa jest zawarta, gdy kupiec i wszyscy, którzy decydują o torbie, którą ona wymienia, zgodzą się na tę samą Ofertę. Są to obaj Zastępcy, a wtedy wiąże obu i płaci się ją do łupów; albo ten jeden Zastępca, w którego rękach są wszystkie te torby, a wtedy wiąże jego i jemu się płaci. Każdy z nich może złożyć Ofertę, a Oferta jest skierowana do wszystkich, którzy muszą się zgodzić. Nie ma osobnych Umów z jednym Zastępcą o torbę, o której decydują jeszcze obaj. Gdy czas minie (T1), należną kontrolę przeprowadzają ci, którzy decydują o torbie i których wiąże Umowa: obaj Zastępcy albo ten, w którego rękach jest torba, i on sam płaci lub dostaje grzywnę (Y4). Wszystkie inne torby przechodzą, także ta, która jest w rękach jednego Zastępcy.
