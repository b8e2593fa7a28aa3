# Stół. Zmienne gramatyczne jak w plikach wspólnych; wyliczenia stoją po dwukropku, w mianowniku.

## Wokół stołu

table-seat = Miejsce { $number }
table-round = <b>Runda { $round }</b> z { $rounds }
table-phases = Fazy rundy
table-others = Pozostałe miejsca
table-board = Stół
table-mine = Twoje rzeczy
table-side = Kronika i rozmowy
table-views = Widoki
table-view-table = Stół
table-view-kings = Królowie
table-tab-all = Wszystko
table-tab-talk = Rozmowy
table-tab-deals = Umowy
table-kings = Królowie i Królowe na tę chwilę
table-kings-note = To, co leży odkryte na straganach. Dobra królewskie leżą zakryte i liczą się na końcu.
table-kings-king = bonus Króla
table-kings-queen = bonus Królowej
table-piles = Karty na środku
table-deck = Stos główny: { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
table-more = Więcej
table-clock = Pozostały czas
table-clock-days = { $count } { $count ->
    [one] dzień
   *[other] dni
}
table-clock-hours = { $count } godz.
table-keys = Skróty klawiszowe
table-key-act = przyciski wezwania, od lewej do prawej
table-key-hand = do ręki
table-key-board = do toreb i kart na stole
table-key-say = powiedz coś
table-key-kings = Królowie i Królowe jak dotąd
table-key-hint = Zapytać podskarbiego o radę
table-key-piles = karty na środku
table-key-more = więcej
table-key-keys = ta lista
table-notices = Daj znać, gdy będzie moja kolej
table-title-now = Twoja kolej! · Nottingham
table-watching = Patrzysz z tłumu.
table-sit = Zastąp bota
table-hurry = Pogoń boty
table-step-away = Niech bot popilnuje mojego miejsca
table-return = Wróć na swoje miejsce
table-to-gate = Powrót do bramy
table-to-gate-note = Miejsce czeka na ciebie: tę grę znajdziesz przy bramie.
table-other-device = Graj na innym urządzeniu
table-other-device-about = Miejsce idzie za tobą: otwórz tam ten link w ciągu dziesięciu minut. Działa tylko raz, więc nikomu go nie pokazuj.
table-other-device-close = Zamknij moje miejsce na innych urządzeniach
table-leave = Odejdź na dobre
table-leave-about = Bot zajmie twoje miejsce i zagra dalej twoimi kartami. Nie da się go odzyskać; pozostali dowiedzą się o twoim odejściu.
table-leave-do = Tak, odchodzę na dobre
table-leave-not = Zostaję
table-quiet = Cisza, siedzimy w jednym pokoju
table-quiet-about = Bez dźwięku, bez rozmów na stronie, bez powiadomień.
table-whole = Cały stół także tutaj
table-whole-about = Stragany, rozmowy i kronika, choć pokazuje je tablet.
table-brisk = Boty się spieszą
table-brisk-about = Myślą równie dobrze, tylko krócej zwlekają.

## Miejsca

table-state-held = bot pilnuje miejsca
table-state-away = z dala od stołu
table-state-away-until = z dala od stołu · { $time }
table-state-market = na targu
table-state-next = w kolejce na targ
table-state-marketed = już po targu
table-state-ready = torba zamknięta
table-state-thinking = waży torby w dłoni…
table-state-packing = z otwartą torbą…
table-state-out = bez torby w tej rundzie
table-state-declared = po deklaracji
table-state-gate = torba u bram
table-state-passed = torba przeszła
table-state-true = uczciwa torba
table-state-caught = wpadka
table-you-state = { $state ->
    [none] ty
   *[other] ty, { $state }
}
table-peek = Zakryte: { $goods }. Wiesz o tym tylko ty.
table-peek-none = Nic zakrytego. Na razie.
table-hand = Twoja ręka
table-hand-empty = Brak kart.
table-hand-aside = dotknij kart, których nie chcesz
table-hand-pack = przeciągnij kartę do torby albo jej dotknij
table-in-bag = W twojej torbie
table-in-bag-hint = widzisz tylko ty
table-set-aside = Odłożone
table-on-stand = Na straganie
table-stand-empty = Na razie tylko dobre chęci.
table-known-note = Zaznaczone: dla innych zakryte, ale ty je znasz.
table-in-their-hand = na ręce
table-word-record = Obietnice dotrzymane: { $kept }. Złamane: { $broken }.
table-record = Torby: { $bags }. Otwarte: { $opened }. Wykryte kłamstwa: { $caught }.
table-nudge = Ponaglij: { $who }
table-let-bot = Niech bot zagra: { $who }
table-away-until = { $who } jest z dala od stołu. Bot zagra za { $time }.
table-mute = Wycisz tę osobę
table-unmute = Cofnij wyciszenie
table-muted = Nie słyszysz niczego od tej osoby. Nikt inny o tym nie wie.
table-block = Zablokuj
table-block-about = Wyszukiwanie stołu nie posadzi was już razem, a przy każdym wspólnym stole nie usłyszysz tej osoby. Nikt jej o tym nie powie. Blokadę zdejmiesz na stronie Moje partie.
table-block-do = Nigdy więcej
table-blocked = Zablokowano. Lista jest na stronie Moje partie.
table-report = Zgłoś
table-report-why = Co jest nie tak
table-report-words = wypowiedzi
table-report-name = imię gracza
table-report-stalling = wstrzymywanie gry
table-report-cheating = oszukiwanie z pomocą z zewnątrz
table-report-other = coś innego
table-report-text = W kilku słowach, jeśli chcesz
table-report-do = Wyślij zgłoszenie
table-report-note = Trafi do osób prowadzących ten serwer. Nikt przy stole się nie dowie.
table-reported = Dziękujemy. Przeczytają to osoby prowadzące ten serwer.

## Wymiana

table-open-market = Kto pierwszy idzie na targ?
table-open-market-detail = Reszta idzie po kolei.
table-first = Zaczyna { $who }
table-aside = Z którymi kartami się rozstajesz?
table-aside-detail = Najwyżej { $most }. Dobierasz tyle samo, ze stosów kart odrzuconych albo ze stosu głównego.
table-aside-detail-open = Najwyżej { $most }, odkryte. Tyle samo dobierzesz ze stosu głównego.
table-aside-do = Odłóż { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}
table-aside-none = Zatrzymaj wszystkie
table-aside-count = Odłożone: { $count }
table-put-back = Cofnij
table-draw = Dobierz { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}.
table-draw-detail = Najpierw stosy kart odrzuconych: po dobraniu ze stosu głównego są już zamknięte.
table-draw-deck = Dobierz { $count } ze stosu głównego
table-draw-pile = Weź: { $goods }, { $pile ->
    [left] lewy stos
    [right] prawy stos
   *[other] ze stosu
}
table-discard = Dokąd trafią te karty?
table-place = Konfiskata! Dokąd trafią te karty?
table-confiscated = Skonfiskowane
table-lay-detail = Dotknij karty, by położyć ją na wierzchu: to zobaczy następny kupiec.
table-lay-do = { $pile ->
    [left] Na lewy stos
    [right] Na prawy stos
   *[other] Na stos kart odrzuconych
}
table-lay-top = { $name }, na wierzchu
table-lay-raise = { $name }: na wierzch
table-top = wierzch
table-bottom = spód
table-top-first = od wierzchu
table-pile-empty = pusto
table-look-through = przejrzyj ({ $count })
table-laid-out = Karty odłożone na bok, odkryte

## Torba i deklaracja

table-pack = Napełnij torbę.
table-pack-detail = Od 1 do { $most } kart. Nikt nie widzi, co bierzesz.
table-pack-first = Najpierw włóż przynajmniej jedną kartę.
table-packed = { $count ->
    [one] Jedna karta w torbie.
    [few] { $count } karty w torbie.
   *[other] { $count } kart w torbie.
} Zamykasz?
table-packed-detail = Zamkniętej torby już nie zmienisz. Deklarujesz, gdy zamknięte będą wszystkie.
table-close-bag = Zamknij torbę
table-empty-bag = Opróżnij
table-take-out = Wyjmij: { $name }
table-load-tip = Dotknij karty, żeby włożyć ją do torby; dotknij jej znowu, żeby ją wyjąć.
table-so-far = Na razie
table-so-far-cards = <b>{ $count }</b> z { $most } kart
table-so-far-worth = wartość <b>{ $count }</b>, jeśli przejdzie
table-if-opened = W razie inspekcji
table-risk-empty = Pusta torba to nie torba.
table-risk-true = Powiedz <b>{ $good }</b>, a Szeryf wypłaci ci <b>{ $gold }</b>.
table-risk-lie = Powiedz <b>{ $good }</b>, a stracisz <b>{ $gold }</b> oraz: { $goods }.
table-bag-open = { $you ->
    [owner] Twoja torba, wciąż otwarta
   *[other] { $owner }: torba wciąż otwarta
}
table-declare = { $who } patrzy ci w oczy. Co jest w torbie?
table-declare-do = „{ $goods }, słowo kupca!”
table-you-say = Mówisz
table-stakes-true = Prawda. Zysk po otwarciu: { $gold }.
table-stakes-lie = Cena otwarcia: { $gold }. Tracisz też: { $goods }.

## Przy bramie

table-over-bag = { $you ->
    [owner] O twoją torbę
   *[other] O torbę, którą niesie { $owner }
}
table-over-bags = Oferty
table-no-offers = Na razie brak ofert. Niech ktoś chrząknie.
table-no-offers-yet = Najpierw każdy mówi, co niesie. Zachowaj kamienną twarz.
table-bags = Torby przy bramie
table-no-bags = Przy bramie nie ma toreb.
table-own-offers = Twoje oferty
table-opening = { $you ->
    [owner] Twoja torba zostaje otwarta!
   *[other] Co niesie { $owner }? Otwieramy!
}
table-moment-short = Nie ma!
table-moment-smuggled = Prześlizgnęło się!
table-moment-broken = Złamane słowo!
table-settle = { $owner } mówi: { $goods }.
table-settle-detail = { $count ->
    [one] Ostatnia torba. Otwórz, przepuść albo podaj cenę.
    [few] Zostały { $count } torby. Otwórz, przepuść albo podaj cenę.
   *[other] Zostało { $count } toreb. Otwórz, przepuść albo podaj cenę.
}
table-settle-risk = { $count ->
    [one] Ostatnia torba.
    [few] Zostały { $count } torby.
   *[other] Zostało { $count } toreb.
} Jeśli to prawda, cena otwarcia: { $gold }.
table-open-risk = Jeśli to prawda, otwarcie kosztuje cię { $gold }.
table-wants = { $who } chce: { $gifts }. Wtedy twoja torba przejdzie.
table-gate-wait = { $who } waży wzrokiem twoją torbę.
table-gate-done = Swoje masz już za sobą. Możesz jeszcze namieszać.
table-open = Otwórz torbę
table-pass = Przepuść
table-take = Bierz: { $gifts }
table-demand = Podaj cenę
table-accept = Przyjmij
table-accept-for = Przyjmij: { $gifts }
table-agree-to-ask = Zgoda, żądamy: { $gifts }
table-counter = Kontroferta
table-refuse = Odrzuć
table-refused-by = { $you ->
    [who] Odmawiasz
   *[other] { $who } odmawia
}
table-offer-refused = { $you ->
    [who] Odrzucasz
   *[other] { $who } odrzuca
} ofertę { $number }.
table-owed-open = { $you ->
    [who] Za to płacisz ty: trzeba ją otworzyć.
   *[other] Za to płaci { $who }: trzeba ją otworzyć.
}
table-owed-pass = { $you ->
    [who] Za to płacisz ty: musi przejść.
   *[other] Za to płaci { $who }: musi przejść.
}
table-go-on = Dalej
table-withdraw = Wycofaj
table-offer-make = Złóż ofertę
table-offer-change = Zmień ofertę
table-offer-go-on = Dokończ ofertę
table-agreed-already = Zgoda z twojej strony już jest: czekamy na resztę.
table-not-yet = Najpierw trzeba załatwić co innego.
table-word-open = mówi: otworzyć
table-word-pass = mówi: przepuścić
table-deals = Umowy tej rundy
table-deals-none = Nic jeszcze nie zapieczętowano.
table-promises = Obietnice
table-promises-none = Nikt niczego nie obiecał. Rozsądnie.
table-promise-open = Okaże się.
table-promise-kept = Dotrzymana.
table-promise-broken = Złamana.
table-promise-words = Słowo honoru: nikt tego nie rozsądzi.
table-pledge = Daj słowo
table-pledge-to = Komu
table-pledge-what = Co obiecujesz
table-pledge-words = coś innego, własnymi słowami
table-late-title = Ktoś chce dołączyć
table-late = { $name } prosi o to miejsce: { $who }. Zobaczy wtedy jego karty. Muszą się zgodzić wszyscy, którzy grają.
table-late-somebody = ktoś
table-late-yes = Zgoda
table-late-no = Nie w tej grze
table-pledge-do = Daję słowo

## Długi, czarny rynek, łupy

table-pay = Dług do spłacenia: { $gold }. Zapłać towarem.
table-pay-with = Wybrano: { $worth } z { $amount }
table-pay-missing = Brakuje jeszcze towaru o wartości { $count }.
table-pay-enough = Wartość { $count }. Wystarczy.
table-pay-goods = Towary na spłatę
table-pay-do = Zapłać
table-black-market = Czarny rynek
table-claim = Czarny rynek skupuje. Masz trzy takie same?
table-claim-nothing = Czarny rynek skupuje, ale trzech takich samych nie masz.
table-claim-gone = Czarny rynek skupuje, ale na twoją trójkę nie ma już karty.
table-claim-asked = Pytany jest każdy, kto przeszedł: nikt nie pozna, co leży zakryte.
table-claim-detail = Karty zostają pokazane i wypadają z gry; punkty są twoje.
table-claim-do = { $goods } za { $points } pkt
table-claim-none = Nic nie odbieraj
table-loot = Łupy: { $goods }
table-loot-mine = Twoja część
table-loot-gold = Pensy dla ciebie
table-split = Podzielcie łupy.
table-split-answer = { $who } proponuje podział.
table-split-waiting = Twoja propozycja leży na stole.
table-split-terms = { $who } bierze: { $goods }
table-split-rest = Tobie przypada: { $goods }
table-split-detail = Dogadajcie się albo powołaj się na zasadę: po połowie, a czego nie da się podzielić, przepada.
table-split-accept = Zgoda
table-split-propose = Zaproponuj ten podział
table-split-call = Podziel według zasady

## Czekanie

table-wait = Chwileczkę.
table-wait-finished = Podliczenie.
table-finished = Wszystko już na stole. Teraz odkrywamy karty.
table-wait-market = { $who } jest na targu.
table-wait-opener = { $who } mówi, kto pierwszy idzie na targ.
table-wait-loading = Torby jeszcze otwarte: { $names }.
table-wait-loading-detail = Twoja torba jest zamknięta i taka zostanie.
table-wait-loading-sheriff = W tej rundzie prawo to ty. Nadstaw ucha: coś tu brzęczy.
table-wait-declaring = { $who } musi powiedzieć, co jest w torbie.
table-wait-gate = Decyduje { $who }.
table-wait-placement = { $who } odkłada skonfiskowane karty.
table-wait-debt = { $who } liczy, czym zapłacić.
table-wait-claim = { $who } ogląda czarny rynek.
table-wait-split = { $who } dzieli łupy.
table-held = Bot grzeje ci miejsce.
table-held-detail = Gra za ciebie, aż wrócisz.
table-plain = Twoja kolej: { $name }
table-plain-missing = Jeszcze do wyboru: { $name }
table-plain-nothing = nic
table-plain-bot = Niech bot wybierze
table-plain-send = Wykonaj

## Rozmowy

table-say = Powiedz coś przy stole
table-say-send = Powiedz
# Above what one typed, where it would be an offer; what it would give and ask follows.
table-slip = Zrozumiano:
table-slip-offer = Złóż tę ofertę
table-slip-say = Tylko powiedz
table-say-phrase = Powiedz coś…
table-reactions = Zareaguj
table-phrases = Co powiedzieć
table-quiet-here = Cisza: słyszycie się bez strony.
table-news-held-asked = { $you ->
    [who] Bot pilnuje twojego miejsca.
   *[other] { $who } robi przerwę: miejsca pilnuje bot.
}
table-news-held-clock = { $you ->
    [who] Czas minął: bot pilnuje twojego miejsca.
   *[other] { $who } nie zdąża na czas: miejsca pilnuje bot.
}
table-news-held-host = { $you ->
    [who] Bot pilnuje twojego miejsca na prośbę gospodarza.
   *[other] { $who } ma zastępstwo: na prośbę gospodarza miejsca pilnuje bot.
}
table-news-held-away = { $you ->
    [who] Nie było cię: bot pilnuje twojego miejsca.
   *[other] { $who } jest z dala od stołu: miejsca pilnuje bot.
}
table-news-returned = { $you ->
    [who] Wracasz do stołu.
   *[other] { $who } wraca do stołu.
}
table-news-left = { $you ->
    [who] Stół gra już bez ciebie.
   *[other] { $who } odchodzi od stołu.
}
table-news-asked = Prośba o miejsce ({ $who }): { $name }.
table-news-denied = W tej grze to miejsce zostaje, jak jest: { $who }.
table-news-taken = { $you ->
    [who] Siadasz do stołu.
   *[other] Ktoś siada do stołu: { $who }.
}
table-news-host = { $you ->
    [who] Gospodarzem jesteś teraz ty.
   *[other] Gospodarzem jest teraz { $who }.
}
table-news-stood-in = { $how ->
    [silent] { $who } nie odpowiada: decyduje { $bot }.
    [spent] { $who } ma wyczerpany budżet: decyduje { $bot }.
   *[muddled] { $who } odpowiada bez ładu i składu: decyduje { $bot }.
}
table-bot-honest = uczciwy kupiec
table-news-resumed = Wszyscy są: gramy dalej.

## Czego nie wolno w tym domu

table-no-stale = Przed chwilą coś się zmieniło. Spójrz jeszcze raz.
table-no-seat-held = Bot pilnuje twojego miejsca. Najpierw na nie wróć.
table-no-seat-not-held = To miejsce już jest twoje.
table-no-not-playing = Gra się teraz nie toczy.
table-no-phrases-only = Przy stole publicznym mówi się gotowymi zwrotami.
table-no-nothing-said = Milczenie jest złotem, ale wysłać się go nie da.
table-no-too-busy = Nie tak szybko, po kolei.
table-no-too-many-requests = Nie tak szybko, po kolei.
