# Własne imię: klucze dostępu, logowanie i wylogowanie.
account-title = Imię tylko dla ciebie
account-about = Jeśli chcesz: klucz dostępu daje ci własne imię i te same partie na każdym urządzeniu. Bez hasła, bez poczty. Bez klucza wszystko zostaje po staremu.
account-make = Utwórz klucz dostępu
account-enter = Zaloguj się kluczem dostępu
account-make-title = Twoje imię u bramy
account-make-about = Wybierz imię, którego nikt inny tu nie nosi. Twoje urządzenie utworzy klucz dostępu: otwiera go palec, twarz albo PIN, a nic z tego nie opuszcza urządzenia. Partie z tej przeglądarki pójdą za tobą.
account-handle = Twoje imię
account-make-do = Utwórz klucz
account-not-now = Nie teraz
account-made = To imię jest twoje, { $handle }.
account-welcome = Witaj znowu, { $handle }.
account-since = Twoje od { $date }.
account-earlier = { $count ->
    [one] Jedna partia z tej przeglądarki nie należy jeszcze do twoich.
    [few] { $count } partie z tej przeglądarki nie należą jeszcze do twoich.
   *[other] { $count } partii z tej przeglądarki nie należy jeszcze do twoich.
}
account-bring = To moje, dodaj
account-passkeys = Klucze dostępu
account-passkey-dates = Utworzony: { $made }, użyty: { $used }
account-add = Dodaj klucz dostępu
account-added = Dodano. Otwiera te same partie.
account-remove = Usuń
account-removed = Usunięto. Niczego już tu nie otwiera.
account-browsers = Otwarte sesje
account-this-browser = Ta przeglądarka
account-seen = Ostatnio: { $date }
account-some-browser = Przeglądarka
account-sign-out = Wyloguj tutaj
account-sign-out-all = Wyloguj wszędzie
account-sign-out-all-title = Wylogować wszędzie?
account-sign-out-all-about = Wylogowana będzie każda przeglądarka, ta także, a twoje miejsca w trwających grach zamkną się przed nimi wszystkimi. Klucz dostępu otworzy wszystko na nowo.
account-sign-out-all-do = Wyloguj wszędzie
account-stay = Zostań
account-signed-out = Wylogowano. W tej przeglądarce nic już nie jest otwarte.
account-was-signed-out = Wylogowano tę przeglądarkę z innego miejsca.
account-there-already = To urządzenie ma już klucz dostępu do twojego imienia.
account-obstacle-server = Ten serwer nie oferuje kluczy dostępu.
account-obstacle-address = Klucz dostępu należy do nazwy. Droga prowadziła tu przez sam adres IP, a taki nie może go mieć: otwórz serwer po nazwie.
account-obstacle-insecure = Klucz dostępu wymaga bezpiecznego połączenia (https) albo serwera na tym samym komputerze (localhost).
account-obstacle-browser = Ta przeglądarka nie zna kluczy dostępu.
account-no-handle-taken = „{ $handle }” to już czyjeś imię. Spróbuj innego.
account-no-handle-short = Imię ma co najmniej { $least } litery.
account-no-passkey-refused = Serwer nie przyjął tego klucza dostępu. Spróbuj ponownie.
account-no-passkey-unknown = Do tego klucza dostępu nie należy tu żadne konto.
account-no-passkey-copied = Ten klucz dostępu liczy wstecz, tak jak kopia. Użyj innego.
account-no-passkey-last = Ostatni klucz dostępu zostaje, inaczej nie byłoby już powrotu.
account-no-passkeys-full = Dość kluczy dostępu: { $most }. Najpierw usuń któryś.
account-no-challenge-spent = Trwało to zbyt długo. Spróbuj ponownie.
account-no-signed-out = Sesja jest zamknięta. Zaloguj się ponownie.
account-no-signed-in-already = Tu jest już otwarta sesja.
account-no-account-key = Te partie należą do konta. Zaloguj się jego kluczem dostępu.
account-no-passkeys-not-offered = Ten serwer nie oferuje kluczy dostępu.
account-no-passkeys-need-name = Klucz dostępu wymaga serwera z nazwą i bezpiecznego połączenia.
