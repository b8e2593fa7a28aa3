# Told by web push when it is one's turn in a slow game.
push-title = Wiadomość, gdy twoja kolej
push-off = W partiach rozgrywanych całymi dniami ta przeglądarka może dać znać, że twoja kolej, nawet gdy żadna strona nie jest otwarta. Mówi to i kto siedzi przy stole, nigdy o kartach. Wiadomość idzie przez producenta przeglądarki, zaszyfrowana: czyta ją tylko ta przeglądarka.
push-agree = Daj znać, gdy moja kolej
push-on = W partiach rozgrywanych całymi dniami ta przeglądarka daje znać, że twoja kolej: raz na kolej, i nie wtedy, gdy siedzisz przy stole.
push-quiet = Godziny ciszy
push-quiet-first = Cisza od
push-quiet-last = Cisza do
push-quiet-about = Według zegara tam, gdzie jesteś. O tym, co zajdzie nocą, dowiesz się rano; dwa razy ta sama godzina to brak ciszy.
push-end = Nie dawaj mi więcej znać
push-ended = Gotowe. Ta przeglądarka o niczym już nie powiadomi.
push-not-allowed = Przeglądarka nie dostała pozwolenia. Nic się nie zmieniło.
