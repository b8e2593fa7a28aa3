# Stałe stoły: znajomi, którzy spotykają się znowu, pod jednym linkiem.
standing-title = Stałe stoły
standing-line = Ci sami znajomi, te same zasady, jeden link na stałe.
standing-none = Jeszcze żadnego. Usiądź ze znajomymi i naciśnij „Zachowaj ten stół” w poczekalni albo po partii.
standing-start = Przygotuj do tego stół
standing-evenings = { $evenings ->
    [one] Jak dotąd jeden wieczór
    [few] Jak dotąd { $evenings } wieczory
   *[other] Jak dotąd { $evenings } wieczorów
}
standing-about = { $edition }, miejsca: { $seats }
standing-about-with = { $edition }, miejsca: { $seats }, towarzystwo: { $names }
standing-open = Wieczór właśnie trwa
standing-here = Przy stole: { $names }
standing-sit = Usiądź
standing-go = Do stołu
standing-begin = Zacznij wieczór
standing-begin-about = Jedno dotknięcie i stół stoi jak zawsze. Pozostali siadają przez ten sam link.
standing-link = Link na stałe
standing-link-about = Wyślij go raz. Kto go ma, widzi tę stronę, może usiąść albo zacząć wieczór.
standing-share = Nasz stół przy bramie Nottingham
standing-column-name = Imię
standing-column-games = Partie
standing-column-wins = Wygrane
standing-sheriff-most = Znacznik Szeryfa najczęściej trzyma { $who }, rund: { $rounds }.
standing-history = Minione wieczory
standing-history-none = Jeszcze żadnej ukończonej partii.
standing-game-won = Zwycięstwo: { $names }
standing-read = Opowieść
standing-leave = Opuść ten stały stół
standing-leave-title = Opuścić stół { $title }?
standing-leave-about = Zniknie z twojej listy. Z linkiem zawsze możesz wrócić; gdy odejdzie ostatni bywalec, stół zniknie.
standing-leave-do = Opuść
standing-leave-stay = Zostań
standing-keep = Zachowaj ten stół
standing-keep-title = Zachowaj ten stół
standing-keep-about = Dostanie nazwę i link na stałe. Następnym razem stanie po jednym dotknięciu, z tymi samymi zasadami i postaciami.
standing-keep-name = Nazwa stołu
standing-keep-example = Czwartki o ósmej
standing-keep-do = Zachowaj
standing-kept = Do stołu { $title }

# Opowieść o wieczorze: na wyróżnienia trzeba zasłużyć, liczby są policzone.
standing-league = Liga
standing-league-about = Partia daje jeden punkt za każdą osobę, która kończy za tobą. Przy równych punktach wyżej jest ten, kto wygrał więcej partii; inaczej miejsce jest wspólne. Bez imienia albo z tym samym imieniem co ktoś inny przy stole nie ma się miejsca w lidze.
standing-column-place = Miejsce
standing-column-points = Punkty
standing-column-evenings = Wieczory
standing-night = Wieczór nr { $number }
standing-night-read = Opowieść o wieczorze
evening-line = Wieczór nr { $number }, { $date }
evening-going-on = Wieczór jeszcze trwa: tak to wygląda do tej pory.
evening-nothing = Tego wieczoru nie ukończono żadnej partii.
evening-occasion-evening = { $count ->
    [one] Jeden wieczór przy tym stole!
    [few] { $count } wieczory przy tym stole!
   *[other] { $count } wieczorów przy tym stole!
}
evening-occasion-year = { $count ->
    [one] Od pierwszego wieczoru minął rok!
    [few] Od pierwszego wieczoru minęły { $count } lata!
   *[other] Od pierwszego wieczoru minęło { $count } lat!
}
evening-won = Zwycięstwo wieczoru: { $names }
evening-leads = Na razie na czele: { $names }
evening-won-with = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, partie: { $games }
evening-games = Partie
evening-game = Partia { $number }
evening-points = Punkty wieczoru
evening-moments = O tym będzie się mówić
evening-watch = Zobacz
evening-awards = Zaszczyty i plamy na honorze
evening-awards-about = Za samą obecność nie ma nic: każde wyróżnienie policzono z kart i trzeba na nie zasłużyć. Gdy remisują dwie osoby, dzielą się nim; gdy trzy, nie dostaje go nikt.
evening-awards-none = Tym razem nikt nie zasłużył.
evening-award-smuggler = Przemyt wieczoru
evening-award-smuggler-why = Torby przepuszczone z czymś innym w środku: { $count }. Łączna wartość: { $gold }.
evening-award-never-caught = Nikt nic nie widział
evening-award-never-caught-why = Kłamstwa: { $count }, torby: { $of }. Nic nie wyszło na jaw.
evening-award-disbelieved = Nikt nie uwierzył
evening-award-disbelieved-why = Uczciwe torby, które mimo to otwarto: { $count } z { $of }.
evening-award-honest-purse = Najuczciwsza sakiewka
evening-award-honest-purse-why = Torby: { $count }. W każdej to, co zadeklarowano.
evening-award-dearest-bribe = Najdroższa łapówka
evening-award-dearest-bribe-why = Przy bramie w jednej rundzie: { $gold }.
evening-award-gate-for-sale = Brama na sprzedaż
evening-award-gate-for-sale-why = Zebrano przy bramie: { $gold }. Umowy: { $count }.
evening-award-sharp-nose = Najlepszy nos
evening-award-sharp-nose-why = Fałszywe torby wśród otwartych: { $count } z { $of }.
evening-award-heavy-hand = Najmocniej przepraszam
evening-award-heavy-hand-why = Otwarte torby, które nic nie kryły: { $count } z { $of }.
evening-award-red-handed = Na gorącym uczynku
evening-award-red-handed-why = Kłamstwa, które wyszły na jaw: { $count } z { $of }.
evening-award-kept-word = Słowo się rzekło
evening-award-kept-word-why = Dotrzymane obietnice: { $count }. Złamane: żadna.
evening-award-broken-word = Słowa na wiatr
evening-award-broken-word-why = Złamane obietnice: { $count } z { $of }.
evening-share = Wieczór na obrazku
evening-share-about = Zapisz i wyślij. Link pokazuje ten wieczór i nic więcej: nikt z nim nie usiądzie do stołu.
evening-picture = Wieczór na obrazku. { $headline }
