# Moje partie: co rozegrano, co to mówi o graczu i co się z tym dzieje.
mine-title = Moje partie
mine-line = { $games ->
    [0] Nic jeszcze nie ukończono. Tu zbiorą się twoje wyczyny.
    [one] Jedna opowiedziana partia.
    [few] { $games } opowiedziane partie.
   *[other] { $games } opowiedzianych partii.
}
mine-running = W toku
mine-running-none = Żadna partia na ciebie nie czeka. Brama stoi otworem.
mine-continue = Graj dalej
mine-your-turn = Twoja kolej
mine-finished = Ukończone
mine-finished-none = Ukończ partię w tej przeglądarce, a zostanie tu jej wynik i powtórka.
mine-all = Pokaż wszystkie partie: { $count }
mine-finished-more = Widać { $shown } ostatnich partii z { $total }.
mine-result = { $place }, punkty: { $points }
mine-result-won = Zwycięstwo, punkty: { $points }
mine-read = Opowieść
mine-replay = Powtórka
mine-standing = Stałe stoły
mine-standing-open = Wieczór właśnie trwa
mine-standing-evenings = { $evenings ->
    [one] Jeden wieczór
    [few] { $evenings } wieczory
   *[other] { $evenings } wieczorów
}
mine-figures = Co o tobie mówią
mine-epithet-honest = Uczciwa dusza
mine-epithet-silver = Złote usta
mine-epithet-hapless = Wieczna wpadka
mine-epithet-bold = Hurtowa odwaga
mine-epithet-new = Nowa twarz przy bramie
mine-figure-wins = { $wins } z { $games }
mine-figure-wins-about = { $games ->
    [one] partia wygrana
   *[other] partii wygranych
}
mine-figure-believed = { $percent }%
mine-figure-believed-about = { $lies ->
    [0] Ani jednego kłamstwa. Jak dotąd.
    [one] twojego jedynego kłamstwa przeszło przez bramę
   *[other] twoich kłamstw przeszło przez bramę: { $passed } z { $lies }
}
mine-figure-honest = { $passed } z { $bags }
mine-figure-honest-about = uczciwych toreb przepuszczono bez zaglądania
mine-figure-caught = { $caught }
mine-figure-caught-about = { $caught ->
    [one] raz przyłapano cię na gorącym uczynku
   *[other] razy przyłapano cię na gorącym uczynku
}
mine-figure-paid = { $worth ->
    [one] { $worth } pens
    [few] { $worth } pensy
   *[other] { $worth } pensów
}
mine-figure-paid-about = najdroższa łapówka z twojej kieszeni, dla: { $to }
mine-figure-taken = { $worth ->
    [one] { $worth } pens
    [few] { $worth } pensy
   *[other] { $worth } pensów
}
mine-figure-taken-about = najdroższa łapówka w twojej kieszeni, od: { $giver }
mine-figure-nemesis = Zmora: { $who }
mine-figure-nemesis-about = { $openings ->
    [0] Koszt razem:
    [one] Jedna otwarta torba; koszt razem:
    [few] { $openings } otwarte torby; koszt razem:
   *[other] { $openings } otwartych toreb; koszt razem:
} { $worth ->
    [one] { $worth } pens
    [few] { $worth } pensy
   *[other] { $worth } pensów
}.
mine-figure-customer = Najlepszy klient: { $who }
mine-figure-customer-about = Zostawia przy twojej bramie { $worth ->
    [one] { $worth } pensa
    [few] { $worth } pensy
   *[other] { $worth } pensów
}.
mine-counted = Policzone wyłącznie z twoich ukończonych partii.
mine-card = Karta do pokazania
mine-card-about = Obrazek z tymi liczbami. Jest na nim twoje imię, a klucza nie ma.
mine-card-words = { $name }, { $epithet }. { $lines }
mine-memory = Co pamiętają postacie
mine-memory-off = Witają cię jak za pierwszym razem. Jeśli chcesz, odtąd będą pamiętać, jak grasz, i odpowiednio cię witać. Widzisz to tylko ty, a jedno dotknięcie wymazuje wszystko.
mine-memory-agree = Niech mnie pamiętają
mine-memory-about = Od: { $date }. Widzisz to tylko ty, i to blednie: co było dwie gry temu, liczy się w połowie. Przy stole ze znajomymi wiedzą tylko to, co działo się przy tym samym stałym stole.
mine-memory-none = Od tamtej pory się nie widzieliście.
mine-memory-forget = Niech zapomną
mine-memory-forgotten = Zapomniane. Powitają cię jak za pierwszym razem.
mine-opinion-broken = Pamięta ci złamane słowo.
mine-opinion-owed = Twierdzi, że czeka na obiecane przejście.
mine-opinion-liar = Nie wierzy w ani jedno twoje słowo.
mine-opinion-friend = Ma o tobie dobre zdanie.
mine-opinion-none = Jeszcze nie ma o tobie zdania.
mine-opinion-lies = Kłamstwo było w około { $percent }% twoich toreb.
mine-opinion-gate = Przy bramie otwierasz około { $percent }% toreb.
mine-blocks = Zablokowane osoby
mine-blocks-about = Wyszukiwanie stołu was nie łączy i nie słyszysz tych osób. Nikt się o tym nie dowie.
mine-blocks-since = od { $date }
mine-blocks-nameless = osoba bez imienia
mine-blocks-lift = Odblokuj
mine-blocks-lifted = Blokada zdjęta.
mine-key = Twoje partie należą do tej przeglądarki
mine-key-about = Bez konta i bez hasła: przeglądarka przechowuje klucz, a serwer tylko jego odcisk. Kto ma klucz, ma twoje partie i twoje miejsca.
mine-carry = Zabierz je na inne urządzenie
mine-carry-title = Na inne urządzenie
mine-carry-about = Otwórz ten link na drugim urządzeniu albo skieruj jego aparat na obrazek. Nie pokazuj go nikomu: to twój klucz.
mine-carry-share = Moje partie przy bramie Nottingham
mine-export = Pobierz wszystko
mine-export-file = nottingham-moje-partie.json
mine-erase = Każ wszystko zapomnieć
mine-erase-title = Zapomnieć wszystko?
mine-erase-about = Serwer zapomni, które miejsca i stałe stoły są twoje, a ta przeglądarka zapomni klucz, miejsca i imię. Liczby i ta lista znikną na dobre.
mine-erase-honest = Co zostaje: same partie. Zachowają je pozostali, z imieniem, pod którym grasz, bo należą też do nich. Tylko gospodarz partii może ją usunąć dla wszystkich.
mine-erase-do = Zapomnij wszystko
mine-erase-keep = Zachowaj wszystko
mine-erased = Zapomniane. { $seats ->
    [one] Jedno miejsce jest teraz niczyje.
    [few] { $seats } miejsca są teraz niczyje.
   *[other] { $seats } miejsc jest teraz niczyich.
}
mine-arrive-title = Dodać tu twoje partie?
mine-arrive-about = Ten link niesie klucz gracza z innego urządzenia. Jego partie i miejsca dołączą do tych z tej przeglądarki, a tamto urządzenie też je zachowa. Nic twojego nie przejdzie na tamten klucz.
mine-arrive-do = Tak, są moje
mine-arrive-no = Nie, zostaw
mine-arrived = Twoje partie są tutaj.
mine-account = Twoje partie należą do twojego imienia
mine-account-about = Klucz dostępu otwiera je na każdym urządzeniu; serwer ma tylko jego publiczną połowę i żadnego hasła. Na innym urządzeniu zaloguj się tym samym kluczem albo dodaj nowy.
mine-erase-account = Twoje imię, klucze dostępu i wszystkie otwarte sesje zostaną usunięte, serwer zapomni, które miejsca i stałe stoły są twoje, a ta przeglądarka zapomni miejsca. Twoje liczby i ta lista znikną na dobre.
mine-privacy = Co i gdzie jest przechowywane
