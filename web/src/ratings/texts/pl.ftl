# Rankingi: tabele, własny wykres i historia.
ratings-title = Ranking
ratings-line = Gry przy stołach rankingowych, według wydania i liczby graczy. Każdy kwartał to sezon.
ratings-edition = Wydanie
ratings-players = Gracze
ratings-season = Sezon
ratings-season-name = { $year }, kwartał { $quarter }
ratings-mine = Twój ranking
ratings-mine-none = W tym sezonie nie masz jeszcze gry rankingowej tego rodzaju.
ratings-mine-games = { $games ->
    [one] { $games } gra rankingowa
    [few] { $games } gry rankingowe
    [many] { $games } gier rankingowych
   *[other] { $games } gry rankingowej
}
ratings-provisional = Tymczasowy: do wejścia do tabeli { $left ->
    [one] brakuje { $left } gry
    [few] brakuje { $left } gier
    [many] brakuje { $left } gier
   *[other] brakuje { $left } gry
}.
ratings-find = Znajdź stół rankingowy
ratings-curve = Twój ranking po każdej grze: na początku { $first }, teraz { $last }, najwyżej { $best }.
ratings-board = Tabela
ratings-board-none = W tej tabeli nie ma jeszcze nikogo: potrzeba { $games ->
    [one] { $games } gry
    [few] { $games } gier
    [many] { $games } gier
   *[other] { $games } gry
} w sezonie.
ratings-bots = Boty
ratings-bots-none = Żaden bot nie ma tu jeszcze gry rankingowej.
ratings-column-name = Imię
ratings-column-rating = Ranking
ratings-column-games = Gry
ratings-somebody = ktoś
ratings-you = ty
ratings-history = Twoje gry rankingowe
ratings-history-none = Jeszcze żadnej.
ratings-place = { $place } z { $of }
ratings-left = odejście: ostatnie miejsce
ratings-over-limit = Nie liczy się: tego dnia były już trzy gry rankingowe z tymi samymi osobami.
ratings-watch = Obejrzyj
ratings-gone = Już nieprzechowywana
ratings-how = Jak to się liczy
ratings-how-number = Liczba mówi, ile umiesz co najmniej, prawie na pewno (mu − 3 sigma z OpenSkill). Zaczyna się od 1000 i rośnie, im lepiej znana jest twoja gra.
ratings-how-season = Nowy sezon zachowuje twoją siłę, lecz z mniejszą pewnością. Ranking ze znakiem zapytania jest tymczasowy.
ratings-how-leaving = Odejście, albo bot na twoim miejscu na koniec, oznacza ostatnie miejsce. Liczą się trzy gry dziennie z tymi samymi osobami.
ratings-how-forget = W „Moich partiach” możesz zabrać swoje rankingi albo kazać o nich zapomnieć.
rated-result = Rankingi
rated-pending = Wynik jest właśnie liczony.
rated-change = { $before } → { $after }
