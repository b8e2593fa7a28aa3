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
standing-regulars = Stali bywalcy
standing-column-name = Imię
standing-column-games = Partie
standing-column-wins = Wygrane
standing-column-sheriff = Jako Szeryf
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
