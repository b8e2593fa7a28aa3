option-time-limit = Ograniczony czas fazy Inspekcji
option-time-limit-explained = Szeryf ma minutę na każdego kupca; potem każda pozostała torba przechodzi za darmo.
event-time-ran-out = Czas minął! Torby, których nie zatrzymuje żadna umowa, przechodzą za darmo.
refusal-not-your-clock = Tylko zegar może ogłosić koniec czasu.
refusal-time-stands-still = Zegar stoi, dopóki ktoś musi wybierać.
ruleset-minutes-below-one = Potrzeba co najmniej 1 minuty, nie { $minutes }.
prompt-option-time-limit = Limit czasu: gdy czas inspekcji minie, wszystkie pozostałe torby przechodzą za darmo.

law-T = Ograniczony czas
law-T1 = Szeryf ma 1 minutę na każdego kupca, na całą fazę: 3 minuty przy czterech graczach. Gdy czas minie, każda nierozstrzygnięta torba przechodzi bez łapówki. *Orzeczenie.* Zegar rusza z ostatnią deklaracją i stoi, gdy ktoś musi wybrać zapłatę, stos albo odbiór. Gdy się skończy, przepadają wszystkie Oferty; kontrole, do których zobowiązała Szeryfa Umowa, są przeprowadzane zgodnie z ruchem wskazówek zegara od lewej strony Szeryfa; wszystkie inne torby przechodzą za darmo, a ich właściciele mogą odbierać (część Z). Gospodarz ustala, ile jest minut.
