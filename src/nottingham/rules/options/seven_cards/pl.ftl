option-seven-cards = Siedem kart
option-seven-cards-explained = Pełna ręka to siedem kart; torba nadal mieści pięć.

law-H = Siedem kart
law-H1 = Pełna ręka to 7 kart, gdziekolwiek mowa o pełnej ręce. *Orzeczenie.* Torba nadal mieści od 1 do 5 kart, a na bok odkłada się najwyżej 5.
