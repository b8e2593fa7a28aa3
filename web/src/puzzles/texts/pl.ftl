# Zagadki.
puzzles-title = Zagadki
puzzles-line = Dziesięć sytuacji dziennie, z prawdziwych partii. Co robisz?
puzzles-level = Poziom { $level } z 5
puzzles-progress = Zagadka { $number } z { $count }, dobrych odpowiedzi: { $right }
puzzles-where = { $edition }, runda { $round } z { $rounds }
puzzles-ask-gate = Jesteś Szeryfem. { $who } deklaruje: { $declared }. Nie proponuje nic. Otwierasz czy przepuszczasz?
puzzles-ask-offer = Jesteś Szeryfem. { $who } deklaruje: { $declared }. Proponuje: { $gold }. Otwierasz czy bierzesz?
puzzles-ask-price = Twoja deklaracja: { $declared }. Szeryfem jest { $who }. Ile proponujesz za przepuszczenie?
puzzles-bag = W twojej torbie
puzzles-hand = Na twojej ręce
puzzles-you = Ty
puzzles-sheriff = Szeryf
puzzles-choice-open = Otwórz torbę
puzzles-choice-take = Weź łapówkę
puzzles-choice-pass = Przepuść za darmo
puzzles-choice-nothing = Nie proponuj nic
puzzles-choice-pay = Zaproponuj: { $gold }
puzzles-right = Dobrze.
puzzles-wrong = Lepiej: { $choice }.
puzzles-yours = twoja odpowiedź
puzzles-reason-lie = W takiej sytuacji { $who } kłamie { $chance ->
    [one] raz
   *[other] { $chance } razy
} na 100.
puzzles-reason-gains = Otwarcie daje średnio o { $points } pkt więcej niż przepuszczenie.
puzzles-reason-costs = Otwarcie daje średnio o { $points } pkt mniej niż przepuszczenie: za uczciwą torbę trzeba zapłacić.
puzzles-reason-fair = Uczciwa cena za odwrócenie wzroku: { $gold }. Za mniej otwieraj.
puzzles-reason-free = Każdy pens jest więc prezentem: bierz i nie zaglądaj.
puzzles-reason-opened = Jeśli nic nie zaproponujesz, { $who } otwiera twoją torbę { $chance ->
    [one] raz
   *[other] { $chance } razy
} na 100.
puzzles-reason-nothing = Tu najlepiej nie płacić: co zaproponujesz, to stracisz, a oferta budzi też podejrzenia.
puzzles-reason-pay = Tu dobra cena to { $gold }: mniej zbyt często nie wystarcza, więcej to strata.
puzzles-reason-worlds = Policzone na { $worlds } możliwych światach. Następna odpowiedź jest warta o { $gap } pkt mniej, z błędem { $error }.
puzzles-next = Następna zagadka
puzzles-finish = Zakończ
puzzles-end = To była dzisiejsza dziesiątka: { $right } z { $count } dobrze.
puzzles-tomorrow = Jutro następne dziesięć, na poziomie { $level }.
puzzles-ever = Razem: { $right } z { $asked } dobrze.
puzzles-how = Jak oceniane są odpowiedzi?
puzzles-how-worlds = Każda sytuacja pochodzi z partii między postaciami. Uzupełniono ją do wielu możliwych światów, zgodnych ze wszystkim, co to miejsce widziało, z torbami takimi, jakie te postacie naprawdę pakują, i w każdym sprawdzono każdą odpowiedź. Ceny rozegrały do końca rundy same postacie. Sytuacje bez wyraźnej odpowiedzi pominięto.
puzzles-how-points = Punkty mówią, o ile ponad średnią pozostałych stawia cię odpowiedź, licząc tak, jakby partia się tu skończyła, w porównaniu z najgorszą odpowiedzią.
