# Podliczenie i gazeta z jednej gry.
reckoning-title = Podliczenie
reckoning-facts = { $rounds } { $rounds ->
    [one] runda
    [few] rundy
   *[other] rund
}, { $bags } { $bags ->
    [one] torba
    [few] torby
   *[other] toreb
}, { $players } kupców
reckoning-skip = Przejdź do końca
reckoning-turning = Kontrabanda zostaje odkryta.
reckoning-crowning = Czas na Królów i Królowe.
reckoning-adding = A teraz dodawanie.
reckoning-wins = { $you ->
    [who] Targ jest twój
   *[other] { $who } zgarnia cały targ
}
reckoning-shared = { $names } dzielą się targiem
reckoning-line = { $points ->
    [one] Jednym punktem
   *[other] Przewagą { $points } punktów
}. { $you ->
    [who] Drugie miejsce jest twoje i będziesz
   *[other] Drugie miejsce zajmuje { $who } i będzie
} o tym opowiadać latami.
reckoning-line-tie = Punktów tyle samo, ale stragan pełniejszy. { $you ->
    [who] Drugie miejsce jest twoje i będziesz
   *[other] Drugie miejsce zajmuje { $who } i będzie
} o tym opowiadać latami.
reckoning-line-shared = Nie dało się ich rozdzielić, choć próbowano.
reckoning-points = Punkty według źródeł
reckoning-source-gold = Pensy
reckoning-source-legal = Legalne towary
reckoning-source-contraband = Kontrabanda
reckoning-source-royal = Dobra królewskie
reckoning-source-crowns = Królowie i Królowe
reckoning-source-extras = Czarny rynek
reckoning-crowns = Królowie i Królowe
reckoning-king = Król
reckoning-queen = Królowa
reckoning-nobody = nikt
reckoning-turned = Odkryte karty
reckoning-clean = Ani jednej karty kontrabandy.
reckoning-tattler = Plotkarz Nottinghamski
reckoning-wet = Farba jeszcze nie wyschła.
reckoning-closed = Inne stoły grają tymi samymi kartami: co się tu działo, opowie strona turnieju, gdy skończą wszystkie.
reckoning-bluff-head = { $you ->
    [who] „{ $goods }” – to twoje słowa. Niezupełnie.
   *[other] „{ $goods }” – mówi { $who }. Niezupełnie.
}
reckoning-bluff = Najlepszy blef dnia przeszedł przez bramę w rundzie { $round }. W torbie: { $goods }, razem { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
reckoning-no-bluff-head = Dzień uczciwego handlu
reckoning-no-bluff = Ani jedno kłamstwo nie przeszło przez bramę. Nasz reporter wrócił wcześniej do domu.
reckoning-bribe-head = Najdroższa łapówka
reckoning-bribe = { $you ->
    [who] Płacisz ty, bierze { $to }: <b>{ $gifts }</b>. Runda { $round }.
   *[other] Płaci { $who }, bierze { $to }: <b>{ $gifts }</b>. Runda { $round }.
}
reckoning-no-bribe = Nikt nie zapłacił. U bram panuje głód.
reckoning-inspection-head = Najgorsza inspekcja
reckoning-inspection = Runda { $round }: { $owner } niesie uczciwą torbę ({ $goods }). I tak ją otwarto. Ciekawość kosztowała: <b>{ $gold }</b>. U bram: { $names }.
reckoning-no-inspection = Nie otwarto ani jednej uczciwej torby. Świetny węch przy bramie albo lenistwo.
reckoning-words-head = Złamane słowo
reckoning-words = { $broken } z { $promises }
reckoning-no-words = Nikt niczego nie obiecał, więc nikt nie złamał słowa.
reckoning-liars-head = Lista kłamców
reckoning-lied = { $lies } z { $bags } { $bags ->
    [one] torby
   *[other] toreb
}
reckoning-ad-1 = Zgubiono u bram kuszę. Znalazca nie musi nic mówić. Pytać o G.
reckoning-ad-2 = Torby mocne, z podwójnym dnem. Wyłącznie do celów ozdobnych.
reckoning-ad-3 = Poszukiwany świadek, który niczego nie widział. Dobrze płatne.
reckoning-ad-4 = Korepetycje z sera. Naucz się odróżniać go od jedwabiu po samej wadze.
reckoning-replay = Powtórka
reckoning-analysis = Gdzie padło rozstrzygnięcie
reckoning-share = Udostępnij
reckoning-board = Do tablicy dnia
reckoning-cup = Wróć do turnieju
# Asked once, after a game with characters.
reckoning-memory = Czy mogą cię zapamiętać?
reckoning-memory-about = Jeśli się zgodzisz, postacie będą odtąd pamiętać, jak grasz, i odpowiednio cię witać. Widzisz to tylko ty, a w Moich partiach jedno dotknięcie wymazuje wszystko.
reckoning-memory-yes = Tak, niech pamiętają
reckoning-memory-no = Nie, dziękuję
reckoning-memory-agreed = Będą pamiętać.
# The company of Play now becomes stronger, or milder.
reckoning-rises = { $strength ->
    [sharp] Jeszcze dwie wygrane! Od następnego stołu grają ostro.
   *[usual] Dwie wygrane! Od następnego stołu nikt już nie daje forów.
}
reckoning-falls = { $strength ->
    [gentle] Trzy przegrane z rzędu: następnym razem zagrają łagodnie.
   *[usual] Trzy przegrane z rzędu: następnym razem zagrają jak zwykle.
}
reckoning-again = Rewanż
reckoning-eager = { $count ->
    [one] Jeszcze raz chce zagrać { $names }.
   *[other] Jeszcze raz chcą zagrać: { $names }.
}
reckoning-join = Gram
reckoning-play-too = Zagraj i ty
reckoning-share-about = Link prowadzi do tej strony i do powtórki z odkrytymi kartami. Kto go ma, może oglądać.
reckoning-picture = Wynik jako obrazek
reckoning-download = Zapisz obrazek
reckoning-still = Jako obrazek
reckoning-clip = Jako klip
reckoning-clip-save = Zapisz klip
reckoning-clip-making = Klip się nagrywa: siedem sekund.
reckoning-clip-failed = Tej przeglądarce nie udało się zrobić klipu.
reckoning-record = Gra jako plik tekstowy
reckoning-watch-bluff = Zobacz, jak to było
