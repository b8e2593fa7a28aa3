# What the command line says to a player: the frame of a game in the terminal, and why a command cannot be done.
# $you is the part that the reader plays in the sentence, or none. $offer: an offer with its number, whole sentences.
# Names cannot be declined: each is a subject, or stands apart.

# --- around the game
terminal-open-at = Nottingham jest otwarte: { $address }
terminal-invite = Dla wszystkich w twojej sieci: { $address }
terminal-your-seat = Twoje miejsce, tylko dla ciebie: { $address }
terminal-stop = Ctrl-C kończy; gdy wrócisz, gry potoczą się dalej od tego samego miejsca.
terminal-needs-extra = Do tego potrzebne są serwer WWW i baza danych, których nie zainstalowano ({ $names }); uruchom: { $command }
terminal-no-page = Tę kopię zbudowano bez strony, bo nie było Node, by ją zbudować. Zainstaluj wydaną wersję albo sklonuj projekt i uruchom: ./nottingham play
terminal-welcome = Ziarno { $seed }. Przy każdym pytaniu „?” wyjaśnia, a „{ terminal-word-quit }” kończy grę.
terminal-left = Odchodzisz od stołu.
terminal-what-now = Co robisz?
terminal-help = „{ terminal-word-any }” wybiera za ciebie, „{ terminal-word-quit }” odchodzi od stołu, „? B4” pokazuje zasadę B4.
terminal-help-menu = Wpisz numer tego, co chcesz zrobić, 0, aby nic nie mówić, albo „{ terminal-word-look }”, aby znów zobaczyć stół. „> 5 monet i mnie przepuszczasz” mówisz do stołu; jeśli to oferta, zostaje złożona.
terminal-help-goods = Wpisz towary z liczbami, na przykład „{ $example }”; wystarczy początek słowa. Są: { $known }.
terminal-help-promise = Pusty wiersz niczego nie obiecuje.
terminal-number-please = Poproszę liczbę od { $least } do { $most }.
terminal-no-such-good = Żaden towar nie nazywa się „{ $word }”.
terminal-several-goods = „{ $word }” może oznaczać kilka towarów: { $known }.
# Another bot plays for a language model.
terminal-stand-in = ({ $name } milczy, decyduje { $bot }: { $why ->
    [late] odpowiedź przyszła za późno
    [unreachable] nikt nie odpowiada
    [refused] odmowa
    [empty] odpowiedź była pusta
    [garbage] odpowiedź nie miała sensu
    [illegal] odpowiedź łamała zasadę
    [move_tokens] za dużo słów na jeden ruch
    [game_tokens] za dużo słów na jedną grę
    [game_seconds] za długo jak na jedną grę
    [day_tokens] za dużo słów na jeden dzień
    [gave_up] za dużo ruchów bez odpowiedzi
   *[other] { $why }
})

# --- the table
terminal-title = Runda { $round } z { $rounds }, { $phase }. Przy bramie: { $gate }.
terminal-you = { $name } (ty)
terminal-loot = Łupy
terminal-bag = { $you ->
    [owner] Twoja torba
   *[other] { $owner } (torba)
}
terminal-bag-settled = { $goods } ({ $fate ->
    [passed] przepuszczona
   *[opened] otwarta
})
terminal-your-hand = Na ręce
terminal-your-bag = W torbie
terminal-your-aside = Odłożone na bok
terminal-your-contraband = Zakryte przed tobą

# --- what can be done: items of a list
terminal-do-open-market = powiedz, kto zaczyna
terminal-do-set-aside = odłóż karty na bok
terminal-do-draw = dobierz karty
terminal-do-discard = odrzuć odłożone karty
terminal-do-load = napełnij torbę
terminal-do-declare = zadeklaruj towar
terminal-do-settle = rozstrzygnij o torbie, którą niesie { $owner }
terminal-do-place = połóż skonfiskowane karty
terminal-do-pay = spłać dług
terminal-do-bargain = { $you ->
    [merchant] złóż ofertę
   *[other] zażądaj czegoś: ma zapłacić { $merchant }
}
terminal-do-answer = odpowiedz na to: { $offer }
terminal-do-withdraw = wycofaj to: { $offer }
terminal-do-pledge = obiecaj coś komuś

# --- questions, and their answers as items of a list
terminal-who-begins = Kto zaczyna?
terminal-what-aside = Które karty odkładasz na bok (od 0 do { $most })?
terminal-draw-from = Skąd dobierasz?
terminal-which-pile = Na który stos?
terminal-what-load = Co wkładasz do torby (od 1 do { $most } kart)?
terminal-what-declare = Co deklarujesz, że masz w torbie?
terminal-what-about = Co z torbą, którą niesie { $owner }?
terminal-pass-for-nothing = przepuść ją za darmo
terminal-pass-with = przepuść ją w zamian za to: { $offer }
terminal-open = otwórz ją
terminal-you-owe = Masz: { $goods }. Twój dług: { $gold }.
terminal-what-pay = Czym płacisz?
terminal-what-answers = Czy to odpowiedź na inną ofertę?
terminal-answers-none = nie
terminal-give-gold = Pensy?
terminal-give-stand = Legalne towary ze straganu?
terminal-give-contraband = Kontrabanda ze straganu?
terminal-give-bag = Towary z torby?
terminal-what-ask = { $you ->
    [owner] Co ma się stać z twoją torbą?
   *[other] Co ma się stać z torbą, którą niesie { $owner }?
}
terminal-ask-nothing = nic szczególnego
terminal-ask-pass = przepuść ją
terminal-ask-refuse = nie zawieraj więcej umów z tym, kto ją niesie
terminal-promise-too = Obietnica własnymi słowami?
terminal-what-answer = Twoja odpowiedź?
terminal-refuse = odrzuć
terminal-accept = przyjmij
terminal-to-whom = Komu?
terminal-what-promise = Co obiecujesz?
terminal-promise-else = coś innego
terminal-own-words = Własnymi słowami:

# --- the referee
terminal-not-allowed = Ruch { $number } (wiersz { $line }) jest niedozwolony.
terminal-by-rule = { $why } [zasada { $rule }]
terminal-not-told = Powód zna tylko ten, kto próbował.
terminal-recorded-otherwise = Zapis gry mówi co innego: { $scores }.

# --- why not. $word: what was asked for. $known: what there is.
terminal-wrong-at = { $file }, wiersz { $line }, kolumna { $column }. { $why }
terminal-wrong-in = { $file } – { $why }
terminal-cannot-read = Nie można odczytać { $file }: { $why ->
    [missing] nie ma takiego pliku.
    [folder] to jest folder.
    [forbidden] brak uprawnień.
   *[other] nie da się tego otworzyć.
}
terminal-no-language = Nie ma języka „{ $word }”. Są: { $known }.
terminal-no-seat = Nie ma miejsca „{ $word }”. Są: { $known }.
terminal-seed-alone = --seed działa tylko w grze w terminalu: dodaj --terminal.
terminal-open-or-seat = Albo --open, albo --seat: kto widzi wszystko, nie ma miejsca przy stole.
terminal-no-bot = Nie ma bota „{ $word }”. Są: { $known }.
terminal-bot-not-loaded = Nie można wczytać bota „{ $word }”: { $why }.
terminal-bots-and-seats = Podane boty: { $count }, miejsca do obsadzenia: { $players }. Podaj jednego bota albo po jednym na miejsce.
terminal-seat-wish = --seat to liczba od 2 do { $most } (1 to twoje miejsce), „=” i bot, a nie „{ $word }”.

# What can be typed at any question, besides the English words; one word each.
terminal-word-any = obojętnie
terminal-word-quit = koniec
terminal-word-look = pokaż

# --- the rules
terminal-rules-hint = `nottingham rules B` pokazuje część, `nottingham rules B4` jedną zasadę.
terminal-no-rule = Nie ma zasady „{ $word }”. `nottingham rules` wymienia wszystkie.
terminal-no-rule-but = Nie ma zasady „{ $word }”. Czy chodziło o { $known }?
