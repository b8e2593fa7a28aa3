# Przewodnik po pierwszej grze. Najwyżej dwa krótkie zdania; co zrobić, jest pogrubione.
guide-title = Przewodnik
guide-next = Dalej
guide-leave = Zakończ przewodnik
guide-welcome = Witaj w Nottingham! To twoje karty. Przenieś je przez bramę na swój stragan: <b>na koniec wygrywa najbogatszy</b>.
guide-contraband = Większość towarów jest legalna. Ten to <b>kontrabanda</b>: zakazana, więc warta więcej.
guide-odd = Masz już coś na początek: { $goods }. <b>Dotknij kart, które nie pasują</b>, i wymień je na targu.
guide-aside = <b>Odłóż je na bok</b> i dobierz tyle samo nowych.
guide-draw-pile = Na tym stosie leży dokładnie to, co zbierasz. <b>Weź to</b>; ale wszyscy widzą, co bierzesz z odkrytego stosu.
guide-draw-deck = <b>Dobierz ze stosu głównego</b>: nikt nie zobaczy, co to jest. Potem odkrytych stosów już nie ruszaj.
guide-discard = Odłożone karty trafiają odkryte na stos, gdzie inni będą w nich łowić. <b>Obojętne, na który.</b>
guide-bag = To twoja torba. Mieści <b>od jednej do pięciu kart</b>, a raz zamknięta zostaje zamknięta.
guide-pack = Pora coś przeskrobać. <b>Dotknij kart: { $goods }</b>. Najlepsze idzie na dno.
guide-close = <b>Zamknij torbę.</b> Wszyscy zobaczą, ile kart w niej jest, a nikt, jakie to karty.
guide-declare = Spójrz Szeryfowi w oczy i podaj <b>jeden legalny towar</b>. To może być kłamstwo. Liczba nigdy.
guide-tale = „{ $goods }” brzmi najbliżej prawdy. <b>Wybierz to.</b>
guide-say-lie = „{ $goods }”. <b>Powiedz to</b> i spróbuj się nie zarumienić.
guide-say-truth = „{ $goods }”. <b>Powiedz to.</b> I to nawet prawda. Co za odmiana.
guide-gate = Teraz { $who } rozstrzyga o każdej torbie: <b>oddaje ją zamkniętą albo otwiera</b>. Do tego czasu wszyscy mogą się targować.
guide-saw-truth = { $who } mówi prawdę, więc <b>płaci Szeryf</b>: grzywnę z każdej karty w torbie. Podejrzliwość kosztuje.
guide-saw-lie = { $who } kłamie. Co nie było zadeklarowane, przepada, a <b>kłamca płaci</b> grzywnę z każdej takiej karty.
guide-seal = { $who } podaje cenę: { $gold }. <b>Lakowa pieczęć wiąże</b>: płacisz i torba przechodzi. Pióro oznaczałoby same słowa.
guide-accept = Tej torby lepiej nie otwierać. <b>Zapłać.</b> Możesz też się targować albo odrzucić ofertę i się modlić.
guide-refuse = Ale twoja torba jest uczciwa! <b>Odrzuć</b>: kto otwiera uczciwą torbę, ten płaci.
guide-mine-hidden = { $when ->
    [now] Udało się!
   *[over] Pierwsza runda za nami, a twoja torba przeszła.
} Legalne towary leżą na straganie odkryte, <b>kontrabanda zakryta</b>: wszyscy wiedzą ile, nikt nie wie czego.
guide-mine-passed = { $when ->
    [now] Udało się!
   *[over] Pierwsza runda za nami, a twoja torba przeszła.
} Towary leżą na twoim straganie, a tam <b>liczą się na koniec</b>.
guide-mine-true = { $when ->
    [now] Otwarta i uczciwa:
   *[over] Pierwsza runda za nami. Twoja torba, otwarta, okazała się uczciwa:
} towary leżą na straganie, a <b>Szeryf płaci ci</b> za fatygę.
guide-mine-lie = { $when ->
    [now] Wpadka!
   *[over] Pierwsza runda za nami, i wpadka!
} To, co się zgadzało, weszło. Reszta przepadła, a <b>grzywnę płacisz ty</b>.
guide-sheriff = Znacznik wędruje dalej: <b>teraz Szeryfem jesteś ty</b>. Niczym nie handlujesz. Patrzysz, jak inni się pakują, i robisz groźną minę.
guide-stories = Dwie torby, dwie opowieści. { $first }: { $tale }. { $second }: { $other }. <b>Wierzysz?</b>
guide-powers = Otworzysz kłamstwo: <b>płacą tobie</b>. Otworzysz prawdę: <b>płacisz ty</b>. Możesz też przepuścić torbę, za darmo albo za opłatą.
guide-pick = <b>Dotknij tej torby</b>, by się nią zająć. Teraz { $who }.
guide-open = { $who } nic nie proponuje i pogwizduje. Podejrzane! <b>Otwórz torbę.</b>
guide-place = Ha, kłamstwo! <b>Rzuć skonfiskowane towary na stos</b>, który chcesz. Zaraz będzie grzywna.
guide-take = { $who } płaci za święty spokój: { $gold }. <b>Bierz</b>: jeśli ta torba jest uczciwa, jej otwarcie będzie cię kosztować { $cost }.
guide-pass = { $who } wygląda niewinnie. <b>Przepuść torbę.</b>
guide-fined = { $who } kłamie i płaci ci <b>grzywnę wydrukowaną na każdej karcie</b>, która nie była tym, co zadeklarowano.
guide-suspicion = { $who } mówi prawdę, więc <b>płacisz ty</b>. Zdarza się najlepszym Szeryfom.
guide-slipped = { $who } przemyca ci pod nosem { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} kontrabandy. Leży <b>zakryta</b> i liczy się na koniec. Niestety, dobra zagrywka.
guide-bought = { $who } od początku mówi prawdę. <b>Otwarcie tej torby słono by cię kosztowało.</b> Branie łapówek to dobry interes.
guide-crowns = Na koniec liczą się towary, pensy i <b>korony</b>: kto ma najwięcej danego towaru, zostaje jego Królem, a kto jest drugi – Królową. Tu widać, jak idzie wyścig.
guide-end-title = To już cały fach
guide-end = Pakuj, kłam, targuj się i bądź Szeryfem, gdy przyjdzie kolej. A teraz idź i strać paru przyjaciół.
guide-go-on = Dokończ tę grę
guide-play-now = Zagraj naprawdę
