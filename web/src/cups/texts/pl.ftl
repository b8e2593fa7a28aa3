cups-title = Turnieje
cups-line = Te same karty przy każdym stole: liczy się tylko to, co się z nimi zrobi.
cups-mine = Twoje turnieje
cups-found = Załóż turniej
cups-name = Nazwa turnieju
cups-name-like = Turniej dożynkowy
cups-size = Graczy przy stole
cups-rounds = Rundy
cups-pace = Tempo
cups-pace-evening = Wieczór: 90 sekund na decyzję
cups-pace-week = Tydzień: osiem godzin na decyzję
cups-bots = Dwie osoby to już turniej, a może ich być do 64. Wolne miejsca zajmują przy każdym stole te same postacie.
cups-do-found = Załóż turniej
cups-stage-gathering = Zapisy
cups-stage-playing = W toku
cups-stage-finished = Zakończony
cups-people = { $count ->
    [one] Gra jedna osoba
    [few] Grają { $count } osoby
    [many] Gra { $count } osób
   *[other] Gra { $count } osoby
}
cups-about = { $edition }, { $players } przy stole, { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $pace ->
    [week] przez tydzień
   *[evening] w jeden wieczór
}.
cups-join = Weź udział
cups-join-about = Grasz przy swoim stole tymi samymi kartami, co inni przy swoich.
cups-gathering = Bierzesz udział. Turniej zacznie się na znak osoby, która go założyła.
cups-gathering-founder = Roześlij link. Od dwóch osób można zaczynać; potem nikt już nie dołączy.
cups-begin = Zacznij turniej
cups-leave = Opuść turniej
cups-round = Runda { $number } z { $of }
cups-round-done = Stoły, które skończyły: { $count } z { $of }.
cups-sit = Do swojego stołu
cups-wait = Twój stół skończył. Następna runda zacznie się, gdy skończą wszystkie.
cups-podium = Podium
cups-standings = Klasyfikacja
cups-column-place = Miejsce
cups-column-name = Imię
cups-column-share = Pokonani
cups-column-ahead = Przewaga
cups-share-about = Każde miejsce porównuje się z tym samym miejscem przy innych stołach, które miało te same karty: 100% to pokonanie wszystkich. Przy remisie decyduje przewaga punktów nad środkiem stawki.
cups-by-place = W jednej rundzie tylko jeden stół dograł do końca; tam liczyły się miejsca przy tym stole.
cups-tables = Stoły tej rundy
cups-table = stół { $number }
cups-table-done = koniec
cups-table-playing = w grze
cups-closed-about = Rozegrane partie są zamknięte, dopóki nie skończą wszystkie stoły rundy: inni mają te same karty.
cups-past-round = Runda { $number }
cups-read = Opowieść
cups-link = Strona turnieju
cups-link-join = Kto ma ten link, może wziąć udział, dopóki turniej się nie zacznie.
cups-link-about = Link pokazuje stan turnieju. Nie otwiera żadnego miejsca.
cups-line-up = Gdzie nikt nie siedzi, w tej kolejności: { $names }.
cups-needs-people = Turniej wymaga co najmniej dwóch osób.
