# Brama, nakrywanie stołu, poczekalnia i twarze tego, co się nie udało.
lobby-strap = Gra o kupcach, kontrabandzie, łapówkach i chciwym Szeryfie, dla 3–6 osób
lobby-issue = Dzień targowy, nr { $number }. Cena: tyle, ile przeniesiesz przez bramę.
lobby-ear-bribe = Dzisiejsza łapówka
lobby-ear-bribe-1 = Osiem pensów i dwa jabłka. Szeryf czeka na oferty.
lobby-ear-bribe-2 = Sześć pensów i komplement. Komplement nieobowiązkowy.
lobby-ear-bribe-3 = Jeden ser, dobrze dojrzały. Chleba już się nie przyjmuje.
lobby-ear-weather = Pogoda
lobby-ear-weather-1 = U bram słonecznie, możliwa inspekcja.
lobby-ear-weather-2 = Mgła. Dla ciężkich toreb w sam raz.
lobby-ear-weather-3 = Jasno i uczciwie, po południu wzrost zachmurzenia.
lobby-doors = Zacznij
lobby-play-now = Graj
lobby-play-now-about = { $strength ->
    [gentle] Ty i trzy dobroduszne postacie, prosto na targ. Wygraj dwa razy, a zaczną uważać.
    [sharp] Ty i trzy postacie w najwyższej formie. Król Ryszard przychodzi tylko na zaproszenie.
   *[usual] Ty i trzy postacie, prosto na targ. Wygraj jeszcze dwa razy, a zagrają ostro.
}
lobby-set = Nowy stół
lobby-set-about = Edycja, goście, zegar: twój dom, twoje zasady.
lobby-set-choose = Wybierz
lobby-join = Dołącz
lobby-join-about = Masz od znajomych kod albo link.
lobby-code = Kod
lobby-code-label = Kod zaproszenia
lobby-attractions = Co jeszcze przy bramie
lobby-to-today = Targ dnia
lobby-to-today-about = Te same karty dla wszystkich. Jedno podejście.
lobby-to-puzzles = Zagadki
lobby-to-puzzles-about = Otworzyć czy wziąć łapówkę? Dziesięć dziennie.
lobby-to-mine = Moje partie
lobby-to-mine-about = Wyniki, wyczyny i liczby, wszystko twoje.
lobby-to-standing = Stałe stoły
lobby-to-standing-about = Ci sami znajomi, ten sam link, co tydzień.
lobby-to-cups = Turnieje
lobby-to-cups-about = Te same karty przy każdym stole: szczęście się nie liczy.
lobby-to-tablet = Tablet pośrodku
lobby-to-tablet-about = Plansza dla wszystkich, twoja ręka w telefonie.
lobby-to-hotseat = Jeden ekran
lobby-to-hotseat-about = Podawaj dalej i nie podglądaj.
lobby-games = Twoje partie
lobby-games-none = Jeszcze żadnej. Tu czekają partie, które zaczniesz lub do których dołączysz: możesz zamknąć stronę i wrócić.
lobby-games-kept = Twoje miejsca są zachowane. Pojawią się tutaj, gdy tylko serwer odpowie.
lobby-stage-waiting = W poczekalni, { $free ->
    [0] wszystkie miejsca zajęte
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}.
lobby-stage-finished = Skończona. Wszystko opisał Plotkarz.
lobby-stage-yours = Stół czeka na ciebie.
lobby-stage-playing = W toku.
lobby-your-turn = Twoja kolej
lobby-square = Na rynku
lobby-square-none = Teraz nie ma gier publicznych. Przygotuj stół otwarty dla wszystkich, a ktoś na pewno się napatoczy.
lobby-square-table = { $edition }, zajęte miejsca: { $taken } z { $seats }
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-tablet-here = Połóż ten ekran pośrodku
lobby-new = Pierwszy raz w mieście?
lobby-new-about = Napełnij torbę. Powiedz, co w niej jest. Prawdę albo i nie. Zasady mieszczą się na stronie lub dwóch.
lobby-rules = Jak grać
lobby-first-time = Pierwszy raz?
lobby-guided = Gra z przewodnikiem, pięć minut
lobby-unofficial = Nieoficjalne.
lobby-unofficial-about = Dzieło miłośników gry planszowej, niezwiązanych z jej autorami ani wydawcami.
lobby-drawings = Rysunki według game-icons.net, CC BY 3.0.
lobby-credits = Podziękowania
lobby-home = Do bram miasta

lobby-edition = Edycja
lobby-edition-first = Dwa stosy kart odrzuconych, z których można brać. Od trzech do pięciu graczy.
lobby-edition-second = Jeden stos, a Szeryf mówi, kto zaczyna. Od trzech do sześciu graczy.
lobby-read-rules = Przeczytaj te zasady
lobby-options = Opcje
lobby-options-none = Brak
lobby-seats = Miejsca
lobby-seats-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}. Każdy zostanie Szeryfem.
lobby-seats-six = { $rounds } rund. Bram pilnuje razem dwóch Zastępców.
lobby-seat = Miejsce { $number }
lobby-name = Twoje imię
# Imiona dla tych, którzy żadnego nie podali; żadne nie należy do postaci; między nimi przecinek i spacja.
lobby-woods = Robin, Alan, Helena, Gilbert, Klorynda, Artur, Rozamunda, Edmund, Matylda, Godfryd, Eleonora, Tybald
lobby-name-about = To ty. Tak zobaczą cię inni.
lobby-a-friend = Ktoś znajomy
lobby-a-friend-about = Zostaje wolne. Dostaniesz link do wysłania.
lobby-models = Modele językowe
lobby-model-about = Model językowy. Dociera do niego wszystko, co mówi się przy tym stole.
lobby-levels = Według siły
lobby-level-easy = Podskarbi łagodny
lobby-level-easy-about = Zna zasady i niewiele więcej. Na pierwszy wieczór.
lobby-level-normal = Podskarbi solidny
lobby-level-normal-about = Czasem pamięta, co kto zrobił.
lobby-level-hard = Podskarbi w szczytowej formie
lobby-level-hard-about = Gra, by wygrać, prawie nie daje łapówek, niczego nie zapomina. Nudny i trudny do pokonania.
lobby-strength = Jak grają
lobby-strength-gentle = Łagodnie
lobby-strength-gentle-about = Mało widzą, dużo się wahają. Na pierwszy wieczór.
lobby-strength-usual = Jak zwykle
lobby-strength-usual-about = Każda postać po swojemu.
lobby-strength-sharp = Ostro
lobby-strength-sharp-about = Szybko cię poznają, pilnują targu i prawie się nie wahają.
lobby-brought-about = Bot, którego wystawia właściciel tego serwera.
lobby-who = Kto może dołączyć
lobby-private = Tylko znajomi
lobby-private-about = Każdy, kto ma link albo kod.
lobby-public = Każdy
lobby-public-about = Ogłoszony na rynku, otwarty dla obcych i gapiów.
lobby-clock = Zegar
lobby-clock-seconds = { $seconds ->
    [0] Bez zegara
    [30] 30 sekund na decyzję
    [60] 1 minuta na decyzję
    [180] 3 minuty na decyzję
    [86400] Doba na decyzję
   *[other] { $seconds } s na decyzję
}
lobby-clock-none-about = Nie spiesz się. Inni też nie zamierzają.
lobby-clock-about = Gdy czas minie, miejsca pilnuje bot, aż gracz wróci.
lobby-clock-days-about = Bez pośpiechu: nikt nie musi być tu w tej samej chwili.
lobby-minutes = { $minutes ->
    [one] { $minutes } minuta na kupca
    [few] { $minutes } minuty na kupca
   *[many] { $minutes } minut na kupca
}
lobby-house-about = Każdy towar to osobna tabela w formacie TOML.
lobby-house-file = Wybierz plik
lobby-house-text = Ich opis
lobby-house-read = Wczytaj towary
lobby-house-none = Graj bez nich
lobby-house-example = Pokaż przykład
lobby-market-about = Ile warte są karty. Wyższa leży na wierzchu.
lobby-market-card = { $good }, karta { $number }
lobby-market-printed = Wróć do zwykłych wartości
lobby-mend-who = Tylko znajomi
lobby-mend-seats = Zagraj w { $players } { $players ->
    [few] osoby
   *[other] osób
}
lobby-mend-options = Zrezygnuj z tego
lobby-mend-edition = Weź drugą edycję
lobby-mend-first = Najpierw popraw to, co do siebie nie pasuje.
lobby-open-table = Otwórz stół
lobby-deal = Rozdaj karty
lobby-open-about = { $open ->
    [0] Wszystkie miejsca są zajęte: gra zacznie się od razu.
    [one] Jedno miejsce czeka na znajomych.
    [few] { $open } miejsca czekają na znajomych.
   *[other] { $open } miejsc czeka na znajomych.
}

lobby-waiting = Poczekalnia
lobby-waits-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[other] { $count } miejsc jest jeszcze wolnych.
}
lobby-waits-you = Czekają na ciebie: zgłoś gotowość.
lobby-waits-ready = { $name } jeszcze się zbiera.
lobby-waits-host = Są już wszyscy. Karty rozda { $name }.
lobby-all-set = Są już wszyscy. Rozdaj karty, kiedy zechcesz.
lobby-free-seat = Wolne miejsce
lobby-free-seat-about = Dla kogoś znajomego albo dla postaci.
lobby-this-is-you = ty
lobby-host = gospodarz
lobby-person = gracz
lobby-bot = gra bot
lobby-ready = można zaczynać
lobby-not-ready = jeszcze chwila
lobby-away = z dala od stołu
lobby-rename = Zmień imię
lobby-keep-name = Niech tak zostanie
lobby-seat-bot = Posadź postać
lobby-swap-bot = Zmień
lobby-choose-bot = Kto tu usiądzie?
lobby-sits-already = Już przy stole.
lobby-remove = Usuń
lobby-hand-over = Mianuj gospodarzem
lobby-fill = Uzupełnij stół
lobby-start = Rozdaj karty
lobby-set-ready = Możemy zaczynać
lobby-unready = Jednak jeszcze chwila
lobby-claim-host = Gospodarza nie ma: przejmij jego rolę
lobby-watching = Jesteś na widowni. Gra zacznie się, gdy gospodarz rozda karty.
lobby-leave = Odejdź
lobby-agreed = Tak się umówiono
lobby-invite = Zaproś znajomych
lobby-invite-about = Przeczytaj kod na głos, wyślij link albo pokaż obrazek telefonowi.
lobby-invite-here = Ten adres działa tylko na tym komputerze. Uruchom z --lan, aby mogły dołączyć telefony w tym samym domu.
lobby-qr = Link jako kod QR
lobby-link = Link
lobby-copy = Skopiuj link
lobby-copied = Skopiowano.
lobby-copy-by-hand = Link jest zaznaczony: skopiuj go klawiaturą albo długim dotknięciem.
lobby-share = Udostępnij
lobby-share-text = U bram Nottingham czeka na ciebie miejsce.

lobby-move = Twoje miejsce jest tutaj
lobby-move-about = Graj dalej na tym urządzeniu: ta sama ręka, ta sama torba, ta sama niewinna mina.
lobby-move-do = Siadam tutaj
lobby-invited = Masz zaproszenie
lobby-invited-about = Miejsce, torba i Szeryf, który patrzy w inną stronę. Czasami.
lobby-try-again = Spróbuj ponownie
lobby-face-gone = Tego stołu już nie ma
lobby-face-gone-about = Stoły, których nikt nie dotyka, po jakimś czasie się sprząta. Następny przygotujesz w jednej chwili.
lobby-face-game = Nie ma takiej rozgrywki
lobby-face-game-about = Ten link prowadzi do rozgrywki, której tu nigdy nie było albo którą usunięto. Sprawdź, czy skopiowano go w całości.
lobby-face-full = Przy stole nie ma miejsc
lobby-face-full-about = Na każdym miejscu ktoś siedzi. Możesz oglądać albo przygotować własny stół.
lobby-face-held = Już nie w tej partii
lobby-face-held-about = Z twojego urządzenia albo z twojego domu ktoś miał już miejsce w tej partii i zna jej karty. Możesz oglądać, a usiąść, gdy zacznie się następna.
lobby-face-apart = Grają dalej we własnym gronie
lobby-face-apart-about = Gracze wolą dokończyć tę partię we własnym gronie. Możesz oglądać, a usiąść, gdy zacznie się następna.
lobby-face-removed = Poproszono cię o odejście
lobby-face-removed-about = Gospodarz oddał twoje miejsce. Zdarza się najlepszym kupcom; są inne stoły.
lobby-face-code = Nie ma stołu o takim kodzie
lobby-face-code-about = Kod ma osiem liter i cyfr i znika razem ze stołem. Poproś znajomych o nowy.
lobby-face-restarting = Brama jest na chwilę zamknięta
lobby-face-restarting-about = Serwer nie odpowiada; może właśnie rusza od nowa. Twoje miejsce i karty są bezpieczne.
lobby-face-offline = Droga się urwała
lobby-face-offline-about = To urządzenie nie ma połączenia. Gra poczeka, twoje miejsce też.
lobby-face-crowd = Na rynku tłok
lobby-face-crowd-about = Ten stół ogląda tyle osób, że nikt więcej się nie zmieści. Spróbuj za jakiś czas.
lobby-face-old = Jest nowsze wydanie tej strony
lobby-face-old-about = Serwer mówi o rzeczach, których ta strona nie zna. Odśwież ją; twoje miejsce jest bezpieczne.
lobby-face-lost = To miejsce nie jest już twoje
lobby-face-lost-about = Zostało oddane w innym oknie albo siedzi tu już ktoś inny.
lobby-face-moved = Twoje miejsce się przeniosło
lobby-face-moved-about = Przeniesiono je stąd na inne twoje urządzenie. Graj dalej tam.
lobby-face-busy = Za duży tłok u bram
lobby-face-busy-about = Serwer ma pełne ręce roboty. Odczekaj minutę i zapukaj jeszcze raz.
lobby-face-stumble = Coś poszło nie tak
lobby-face-stumble-about = To nie twoja wina. Spróbuj ponownie; jeśli masz miejsce, jest bezpieczne.

# To samo w jednym zdaniu i inne rzeczy, których stół odmawia.
lobby-sorry = Nie udało się. Spróbuj za chwilę.
lobby-passkey-not-used = Klucz dostępu nie został użyty. Nic się nie zmieniło.
lobby-no-server = Serwer nie odpowiada. Czy na pewno działa?
lobby-no-network = To urządzenie jest bez połączenia.
lobby-no-table-full = Przy tym stole nie ma już miejsc.
lobby-no-no-such-table = Tego stołu już nie ma.
lobby-no-too-many-requests = Za dużo pukania do bram. Odczekaj minutę.
lobby-no-server-full = Serwer nie ma teraz miejsca na kolejny stół.
lobby-no-not-host = To może zrobić tylko gospodarz.
lobby-no-not-ready = Nie wszyscy są gotowi.
lobby-no-seat-empty = Jedno miejsce jest jeszcze wolne.
lobby-no-seat-taken = Ktoś cię ubiegł: to miejsce jest zajęte.
lobby-no-removed-before = Gospodarz tego stołu poprosił cię o odejście.
lobby-no-host-is-here = Gospodarz jednak jest.
lobby-no-already-started = Karty są już rozdane.
lobby-change-rules = Zmień zasady
lobby-change-about = Miejsca zostają bez zmian. Wszyscy jeszcze raz potwierdzają gotowość.
lobby-change-agree = Gramy tak
lobby-rules-changed = { $name } zmienia zasady. Zerknij na nie i daj znać, gdy możemy zaczynać.
lobby-match = Znajdź mi stół
lobby-match-about = Z tymi, którzy akurat są. Jeśli nikt nie czeka, powstanie nowy stół, a inni będą mogli go znaleźć.
lobby-match-any = Dowolnie
lobby-match-find = Zajmij miejsce
lobby-match-strangers = Tu grają nieznajomi: gotowe zwroty i reakcje, bez własnego tekstu. Karty są rozdawane, gdy stół jest pełny albo gdy minie czas czekania.
lobby-wait = Boty zajmują wolne miejsca
lobby-wait-seconds = { $seconds ->
    [0] nigdy
    [60] po minucie
    [180] po 3 minutach
    [600] po 10 minutach
    [one] po { $seconds } sekundzie
   *[other] po { $seconds } sekundach
}
lobby-filling = { $free ->
    [0] Stół jest pełny. Karty zostaną rozdane za
   *[other] Boty zajmą wolne miejsca i karty zostaną rozdane za
}

# Stoły rankingowe.
lobby-rated = Rankingowy
lobby-rated-about = Wynik zmienia ranking wszystkich przy stole. Odejście oznacza ostatnie miejsce. Bez podpowiedzi i bez zastępstw.
lobby-rated-is = Gra rankingowa: wynik zmienia twój ranking, a odejście oznacza ostatnie miejsce.
lobby-rated-square = rankingowy
lobby-mend-rated = Zagraj bez rankingu
lobby-rated-ladder = Ranking
