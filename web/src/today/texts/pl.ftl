# Targ dnia.
today-title = Targ dnia
today-line = Jedno rozdanie dziennie. Te same karty i ta sama trójka przeciwników dla wszystkich, i tylko jedno podejście.
today-set = { $edition }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}: każdy raz pilnuje bramy.
today-company = Dziś na targu
today-name = Twoje imię na tablicy
today-play = Na targ!
today-once = Liczy się od pierwszej karty. Bez drugiego podejścia i bez podpowiedzi.
today-public = Twoje imię i punkty trafiają na tablicę tego serwera. Gdy dzień się skończy, każdy może tu obejrzeć najlepszą partię.
today-running = Torba spakowana, brama otwarta.
today-continue = Graj dalej
today-given-up = Dzisiejsze podejście masz już za sobą.
today-result = { $place }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
today-marks = Twoje rundy
today-share = Udostępnij
today-copy = Kopiuj tekst
today-text = Tekst do udostępnienia; nie zdradza żadnych kart
today-copied = Skopiowano. Wklej, gdzie chcesz.
today-by-hand = Tekst jest zaznaczony. Skopiuj go ręcznie.
today-look = Obejrzyj swoją partię
today-next = Następny targ za { $time }.
today-streak = { $days ->
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
}
today-board = Tablica
today-board-none = Nikt jeszcze nie skończył dzisiejszego targu. Pierwszy wiersz jest wolny.
today-finished = { $count ->
    [one] { $count } wynik dzisiaj
    [few] { $count } wyniki dzisiaj
   *[other] { $count } wyników dzisiaj
}
today-column-name = Imię
today-column-points = Punkty
today-column-place = Miejsce
today-somebody = Ktoś
today-you = ty
today-yesterday = Wczoraj
today-yesterday-none = Wczoraj nikt nie rozegrał targu do końca.
today-watch = Obejrzyj najlepszą partię
today-fair = Czy to uczciwe?
today-fair-deal = Rozdanie wynika z samej daty (UTC), więc jest takie samo na każdym serwerze tej samej wersji na świecie. To, co robią przeciwnicy, wynika z rozdania i z tego, co robisz ty; przy bramie może się też liczyć, kiedy się odezwiesz.
today-fair-secret = Cena: nic tu nie jest naprawdę tajne. Program jest otwarty i kto chce, może obliczyć karty z góry. Serwer nikomu nic nie mówi, dopóki partia się nie skończy.
today-fair-try = Jedno podejście na przeglądarkę albo na klucz gracza. Kto wyczyści przeglądarkę, jest dla serwera kimś nowym; można to spowolnić, nie da się temu zapobiec.
today-mark-honest = uczciwa torba przeszła
today-mark-searched = uczciwa torba, a jednak otwarta
today-mark-bluffed = kłamstwo przeszło
today-mark-bought = kłamstwo przeszło za opłatą
today-mark-caught = kłamstwo wykryte
today-mark-sharp = jako Szeryf: kłamca złapany
today-mark-fooled = jako Szeryf: otwarte same uczciwe torby
today-mark-paid = jako Szeryf: łapówka przyjęta
today-mark-lenient = jako Szeryf: wszyscy przeszli
