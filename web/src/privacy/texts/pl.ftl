# What is kept where.
privacy-title = Co i gdzie jest przechowywane
privacy-line = Krótko, bo jest tego mało.
privacy-part-browser = W tej przeglądarce
privacy-part-browser-about = Klucz, po którym jutro da się ciebie poznać, sekrety twoich miejsc, imię, język i ustawienia. Żadnych ciasteczek. Po wylogowaniu nie zostaje tu ani twoje imię, ani twoje miejsca; po wyczyszczeniu danych strony nie zostaje nic.
privacy-part-server = Na serwerze
privacy-part-server-about = Stoły i gry z twoim udziałem, z imionami i słowami, które tam padły, a po samych odciskach także to, które miejsca są twoje. Nikt inny się tego nie dowie. Stoły, których nikt nie rusza, są po pewnym czasie usuwane; po jakim, decyduje opiekun serwera. Adresy internetowe są przechowywane tylko jako odciski, razem z trwającą grą.
privacy-part-account = Z kluczem dostępu
privacy-part-account-about = Twoje imię tutaj, publiczna połowa każdego klucza dostępu oraz to, które przeglądarki mają otwartą sesję: jakiego rodzaju, od kiedy i kiedy były tu ostatnio. Ani hasła, ani poczty, ani odcisku palca: to zostaje na twoim urządzeniu.
privacy-part-push = Wiadomość o twojej kolei
privacy-part-push-about = Jeśli się na to zgadzasz: adres twojej przeglądarki w usłudze jej producenta, klucze do szyfrowania dla niej, twój język, godziny ciszy i strefa czasowa. Wiadomość mówi, że twoja kolej i kto siedzi przy stole. Jedno dotknięcie to kończy, a znika to razem z całą resztą.
privacy-part-others = U innych przy stole
privacy-part-others-about = Same gry. Należą do wszystkich, którzy w nie grali, z imieniem, jakie wtedy było twoje, i zostają u nich, gdy każesz o sobie zapomnieć. Gospodarz gry może ją skasować dla wszystkich.
privacy-part-operator = Opiekun tego serwera
privacy-part-operator-about = może czytać jego bazę danych: gry, rozmowy i imiona, ale żadnego klucza, który by cokolwiek otwierał.
privacy-part-never = Nigdy
privacy-part-never-about = Nic nie trafia do nikogo innego, poza zaszyfrowaną wiadomością o twojej kolei, jeśli o nią prosisz: żadnych reklam, żadnego liczenia gości, żadnych czcionek ani skryptów z innych miejsc.
privacy-mine = Pobierz wszystko albo każ zapomnieć: w Moich partiach
