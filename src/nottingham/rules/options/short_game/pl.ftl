option-short-game = Krótka gra
option-short-game-explained = Każdy stoi na straży bramy o jeden raz mniej, niż mówią zasady.

law-Q = Krótka gra
law-Q1 = *Orzeczenie.* Zasada domowa. Każdy jest Szeryfem o jeden raz mniej, niż mówi S7: przy trzech graczach 2 razy, 6 rund; przy czterech lub pięciu raz, 4 lub 5 rund. Przy sześciu każdy jest Zastępcą 2 razy, 6 rund.
