# The characters that play as bots: a name that also serves in the middle of a sentence, what others call them to
# their face, and a line for the lobby.
character-tuck-name = Braciszek Tuck
character-tuck-call = Tuck
character-tuck-about = Uczciwy dziewięć razy na dziesięć, daje Szeryfom jałmużnę, wybacza uprzejmym. Wiecznie głodny.
character-will-name = Will Szkarłatny
character-will-call = Will
character-will-about = Przemyca prawie wszystko, nigdy nie płaci, a o cudzych torbach rozstrzyga rzutem monety.
character-marian-name = Lady Marion
character-marian-call = Marion
character-marian-about = Łaskawa i prawdomówna, aż do jednego wielkiego przemytu, na który czeka od początku.
character-john-name = Mały John
character-john-call = Mały John
character-john-about = Zbiera jeden towar, aż korona zacznie pasować, a w łapówkach woli towar od monet.
character-much-name = Much
character-much-call = Much
character-much-about = Syn młynarza: małe torby, duże łapówki i zgoda na każdą ofertę.
character-guy-name = Guy z Gisborne
character-guy-call = Guy
character-guy-about = Płaci za otwieranie cudzych toreb i poluje na tego, kto prowadzi.
character-steward-name = Podskarbi
character-steward-call = Podskarbi
character-steward-about = Gra według szans i ogłasza je wszem wobec. Nigdy nie podnosi głosu, tylko szacunki.
character-prince-john-name = Książę Jan
character-prince-john-call = Książę
character-prince-john-about = Gra, żeby wygrać. Reszta to hałas, a jest go sporo.
