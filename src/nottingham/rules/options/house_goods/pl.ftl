option-house-goods = Karty promocyjne i własne towary
option-house-goods-explained = Do stosu głównego trafiają wasze własne towary, opisane w pliku.
ruleset-house-goods-missing = Brakuje własnych towarów: podaj plik, który je opisuje.
ruleset-house-goods-without-cards = Żaden z własnych towarów nie ma kart przy tej liczbie graczy ({ $players }): dodaj do któregoś karty albo zagrajcie w większym gronie.
prompt-option-house-goods = Towary domowe: w stosie są własne towary tego stołu; są na liście poniżej.

law-C = Karty promocyjne i własne towary
law-C1 = 1e: karty promocyjne dokłada się do stosu głównego i żadnych kart za nie się nie usuwa. *Orzeczenie.* To samo dotyczy 2e, w postaci własnych towarów: stół może je określić w pliku, każdy z identyfikatorem, nazwami, rodzajem, wartością, grzywną, liczbą kart dla 3 i dla 4+ graczy oraz tym, jako co się liczy. Legalny własny towar można deklarować. Nie ma Króla ani Królowej, chyba że plik poda dla niego bonusy.
