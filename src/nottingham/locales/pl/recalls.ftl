# Jak postać wita kogoś, kogo zna z innego wieczoru. Nikt inny tego nie słyszy.
recall-day = { $weekday ->
    [1] w poniedziałek
    [2] we wtorek
    [3] w środę
    [4] w czwartek
    [5] w piątek
    [6] w sobotę
    [7] w niedzielę
   *[other] ostatnim razem
}
recall-tuck-broken-1 = Złamane słowo, i to { recall-day }, { $to_vocative }. Przed kolacją wybaczyłem. Prawie.
recall-tuck-owed-1 = Szczęść Boże, { $to_vocative }! Wciąż wisisz mi przejście. Już się za nie pomodliłem.
recall-tuck-liar-1 = Ach, { $to_vocative }. Modliłem się { recall-day } za twoje torby. Tyle ich było.
recall-tuck-friend-1 = Uczciwa twarz, { $to_vocative }! Siadaj przy pasztecie.
recall-will-broken-1 = Pamiętam twoje słowo, { $to_vocative }, złamane { recall-day }. Odtąd robię notatki.
recall-will-owed-1 = Wisisz mi przejście, { $to_vocative }. Nie zapominam o niczym, za co nie płacę.
recall-will-liar-1 = Bratnia dusza z branży, { $to_vocative }. Podłapałem { recall-day } dwa twoje kłamstwa.
recall-will-friend-1 = Jak zawsze solidnie, { $to_vocative }? Zrób dziś coś podłego, dla mnie.
recall-marian-broken-1 = Twoje słowo pękło { recall-day }, { $to_vocative }. Zachowałam kawałki.
recall-marian-owed-1 = Jak miło cię widzieć, { $to_vocative }. Zdaje się, że czeka mnie obiecane przejście.
recall-marian-liar-1 = Pamiętam twoje torby, { $to_vocative }. Ani jedna nie mówiła { recall-day } prawdy.
recall-marian-friend-1 = Twoje słowo było { recall-day } coś warte, { $to_vocative }. Liczę na nie i dziś.
recall-john-broken-1 = Słowo złamane { recall-day }, { $to_vocative }. Myślałem o tym. Dalej myślę.
recall-john-owed-1 = Mam u ciebie przejście, { $to_vocative }. Poczekam. Duży jestem.
recall-john-liar-1 = Znów ciężkie torby, { $to_vocative }? Bo { recall-day } były.
recall-john-friend-1 = W porządku z ciebie człowiek, { $to_vocative }. Mówiłem to już { recall-day }.
recall-much-broken-1 = To było złamane słowo, { $to_vocative }, i to { recall-day }! Powiedziałem mamie!
recall-much-owed-1 = Wisisz mi przejście, { $to_vocative }! Mam to zapisane na ręce. Nie myję jej.
recall-much-liar-1 = Dzień dobry, { $to_vocative }! Tak ładnie brzmiały { recall-day } te jabłka. Były tam kiedyś?
recall-much-friend-1 = To ty, { $to_vocative }! Było mi { recall-day } tak miło! Niech znów będzie!
recall-guy-broken-1 = Złamane słowo, { recall-day }, { $to_vocative }. Źle sypiam. Ty nie zaśniesz wcale.
recall-guy-owed-1 = Mam u ciebie przejście, { $to_vocative }. Długi ściągam osobiście.
recall-guy-liar-1 = Wracają kłamstwa. Policzyłem je { recall-day }, { $to_vocative }. Prowadzę listę.
recall-guy-friend-1 = Wszystko { recall-day } według przepisów, { $to_vocative }. Dowiem się, dlaczego.
recall-steward-broken-1 = Niespłacona obietnica, { recall-day }, { $to_vocative }. Odsetki rosną.
recall-steward-owed-1 = Jedno przejście zaległe, { $to_vocative }. Przeniosłem z poprzednich ksiąg.
recall-steward-liar-1 = Twoje kłamstwa, { $to_vocative }: { recall-day } niemal połowa. Poprawiłem szacunki.
recall-steward-friend-1 = Twój kredyt był { recall-day } bez zarzutu, { $to_vocative }. Podniosłem limit.
recall-prince-john-broken-1 = Złamać słowo MNIE, { $to_vocative }! I to { recall-day }! Dąsam się do dziś!
recall-prince-john-owed-1 = Książę ma u ciebie przejście, { $to_vocative }. Książęta nie upominają się. Prawie.
recall-prince-john-liar-1 = Kłamstwo prosto w twarz, { $to_vocative }, i to { recall-day }! W królewską twarz!
recall-prince-john-friend-1 = Możesz usiąść obok mnie, { $to_vocative }. Maniery były { recall-day } bez zarzutu.
recall-richard-broken-1 = Twoje słowo pękło { recall-day }, { $to_vocative }. Bywało, że płynąłem za morze z lżejszym sercem.
recall-richard-owed-1 = Należy mi się przejście, { $to_vocative }. Król umie czekać, gdy musi.
recall-richard-liar-1 = Znam już twoje torby, { $to_vocative }. Mówiły { recall-day } więcej niż ty.
recall-richard-friend-1 = Twoje słowo wytrzymało { recall-day }, { $to_vocative }. Moja gościnność też.
