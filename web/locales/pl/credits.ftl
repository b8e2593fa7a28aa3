# Na czyjej pracy to wszystko stoi.
credits-title = Podziękowania
credits-line = Uczciwa praca, uczciwie zadeklarowana
credits-game = Gra
credits-game-about = Autorami gry planszowej są <b>Sergio Halaban</b> i <b>André Zatz</b>. Jeśli dobrze się tu bawisz, zagraj przy prawdziwym stole: patrzenie sobie w oczy to połowa zabawy.
credits-unofficial = <b>Nieoficjalne.</b> To dzieło miłośników gry, bez związku z jej autorami i wydawcami i bez ich poparcia. Zasady opowiadamy własnymi słowami; nie używamy tekstów ani ilustracji z oryginału.
credits-drawings = Rysunki
credits-drawings-about = Własne albo oparte na ikonach, których autorami są <b>{ $artists }</b>, na licencji CC BY 3.0. Zostały <b>zmienione</b>: pocięte, obrysowane, pokolorowane, zakreskowane i połączone. Wykorzystano:
credits-fonts = Kroje pisma
credits-libraries = Biblioteki
credits-sound = Wszystkie dźwięki tworzy sama strona, z szumu i kilku sinusoid.
