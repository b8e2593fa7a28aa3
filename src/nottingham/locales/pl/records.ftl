# Why a record of a game cannot be read. The place is told beside it.
# $word, $field, $name, $found, $known: as they stand in the file, or should.
record-empty = Nic tu nie ma.
record-too-long = Zapis gry ma najwyżej { $most } znaków, a w tym jest ich { $count }.
record-line-too-long = Wiersz ma najwyżej { $most } znaków.
record-too-many-lines = Część „{ $word }” ma najwyżej { $most } wierszy.
record-not-utf8 = To nie jest UTF-8.
record-unseen-character = Znaku { $character } nie widać. W tekście w cudzysłowie można go zapisać po ukośniku wstecznym.
record-text-without-end = Cudzysłów tego tekstu nie jest zamknięty.
record-unknown-escape = W tym tekście po ukośniku wstecznym stoi coś, co nie oznacza żadnego znaku.
record-half-character = Po ukośniku wstecznym jest tu tylko połowa znaku.
record-not-json = To nie jest JSON.
record-expected = Oczekiwano tu { record-what }, a jest { record-found }.
record-word-expected = Oczekiwano tu „{ $word }”, a jest { record-found }.
record-one-of-expected = Oczekiwano tu jednego z tych słów: { $known }; a jest { record-found }.
record-nothing-more = Wiersz powinien się tu skończyć, bez „{ $found }”.
record-number-too-long = Liczba { $word }… jest za duża.
record-number-too-small = Powinno tu być co najmniej { $least }, nie { $number }.
record-number-too-large = Powinno tu być najwyżej { $most }, nie { $number }.
record-below-zero = { $number } to mniej niż zero.
record-not-a-good = „{ $word }” nie jest nazwą towaru.
record-no-such-good = W tej grze nie ma towaru „{ $word }”.
record-too-many-cards = Jest tu więcej kart niż { $most }.
record-too-many-of-a-good = „{ $word }”: gra ma ich { $total }, a z tymi jest za dużo o { $over }.
record-nobody-called = Nikt tu nie nazywa się „{ $word }”.
record-field-missing = W „{ $word }” brakuje pola „{ $field }”.
record-no-such-field = „{ $word }” nie ma pola „{ $field }”. Są: { $known }.
record-value-does-not-fit = Jest tu wartość, która nie pasuje: { $path }.
record-said-twice = „{ $word }” pojawia się dwa razy.
record-said-before = Mówi to już wiersz { $before }.

record-file-too-large = Ten plik ma ponad { $most } MB.
record-first-line = Zapis gry zaczyna się od słów „{ $word }”.
record-unknown-format = Ten zapis ma format { $number }, a tutaj znane są tylko formaty do { $most }.
record-not-a-header-line = Wiersz nagłówka to klucz, dwukropek i wartość; „position” albo „moves” kończy nagłówek.
record-key-too-long = Klucz ma najwyżej { $most } znaków.
record-key-misspelt = Nagłówek nie ma klucza „{ $word }”. Może chodzi o „{ $meant }”?
record-stands-alone = „{ $word }” stoi w wierszu samo.
record-move-in-header = Ruch zapisuje się pod wierszem „{ $word }”.
record-no-seats = Nagłówek nie wymienia żadnych miejsc.
record-name-has-gaps = Imię to jedno lub kilka słów, a między nimi po jednej spacji.
record-name-too-long = Imię ma najwyżej { $most } znaków.
record-name-character = W imieniu nie może stać znak { $character }.
record-name-twice = Dwa miejsca noszą imię „{ $name }”.
record-scores-of-all = Potrzebne są tu punkty wszystkich miejsc.
record-other-deck = „{ $word }”: stos główny ma ich { $count }, a gra { $total }.

record-deciders-expected = { $count ->
    [1] Potrzebny jest tu jeden Szeryf.
   *[other] Potrzebnych jest tu dwóch Zastępców.
}
record-loot-is-nobody = Łupy to nie gracz: nie mogą tego zrobić.
record-hand-too-large = Na ręce może być najwyżej { $most } kart, nie { $count }.
record-only-legal-face-up = Odkryte leżą tylko legalne towary, a „{ $word }” nim nie jest.
record-only-contraband-face-down = Zakryta leży tylko kontrabanda, a „{ $word }” nią nie jest.
record-too-many-aside = Na bok można odłożyć najwyżej { $most }, nie { $count }.
record-laid-out-not-aside = W tej edycji karty wykłada się odkryte, a nie odkłada zakryte na bok.
record-one-turn-each = Każdy kupiec ma jedną turę.
record-numbers-start-at-one = Oferty i umowy numeruje się od 1.
record-promise-number = Ta obietnica powinna mieć numer { $number }.
record-asks-nothing = Ta oferta o nic nie prosi.
record-gives-no-gold = Podarek w pensach to co najmniej 1.
record-gives-no-goods = Podarek w towarach to co najmniej jedna karta.
record-other-phase = Wiersz „{ $word }” należy do innej fazy: { $known }.
record-over-too-early = Gra kończy się dopiero po rundzie { $round }.
record-hands-are-discarded = Gdy gra się kończy, wszyscy odrzucają karty z ręki.
record-cards-are-nowhere = Te karty nigdzie nie leżą: „{ $word }” ({ $count }). „deck: rest” albo „removed: rest” mówi, gdzie są.
record-no-merchant = W tej rundzie { $name } nie jest kupcem.
record-no-time-limit = Przy tym stole nie ma limitu czasu.
record-settled-too-early = O torbach rozstrzyga się tylko w fazie „inspecting”.
record-declared-too-early = Niczego się nie deklaruje, dopóki kupcy napełniają torby.
record-not-declared = Co zadeklarowano przy tej torbie?
record-bag-size = Torba mieści od 1 do { $most } kart, nie { $count }.
record-declared-size = Kart zadeklarowanych: { $size }. Kart w torbie: { $count }.
record-settled-bag = Torba, o której rozstrzygnięto, jest pusta, chyba że jej towary trzeba jeszcze odłożyć.
record-hand-and-bag = Na ręce i w torbie jest więcej kart, niż mieści pełna ręka: { $most }.
record-no-decider = O torbie rozstrzyga tylko Szeryf albo Zastępca.
record-not-between-them = Umowę zawiera jeden kupiec z Szeryfem albo z Zastępcami.
record-against-own-bag = Nikt nie prosi o otwarcie ani o odrzucenie własnej torby (B3).
record-asks-both = Żadna oferta nie żąda naraz przepuszczenia i otwarcia tej samej torby (B4).
record-deals-contradict = Umowa powyżej mówi coś przeciwnego (B4).
record-offer-replaced = Nowa oferta zastępuje poprzednią tego samego rodzaju, więc obowiązuje tylko jedna (B14).
record-words-of-deputies = O torbie wypowiadają się tylko Zastępcy, i to tylko w fazie „inspecting”.
record-word-replaced = Nowe zdanie Zastępcy zastępuje poprzednie, więc obowiązuje tylko jedno (Y7).
record-words-agree = Gdy obaj Zastępcy mówią to samo, los torby jest już przesądzony (Y7).
record-word-without-offer = Nie ma oferty { $number }, z którą można by przepuścić tę torbę (Y7).
record-known-but-not-there = Nie można być pewnym kart, których tam nie ma.
record-cannot-be-scored = W tej grze nie da się policzyć punktów.
record-impossible-position = Do takiej sytuacji nie prowadzi żaden ciąg ruchów.

record-move-number = Ruch { $number } stoi tam, gdzie powinien być ruch { $wanted }.

# Parts of the sentences above. $what in the genitive.
record-what = { $what ->
    [action] czynności
    [chance] liczby całkowitej mieszczącej się w 64 bitach, nie mniejszej niż zero
    [clause] warunku oferty
    [duty] obowiązku
    [extra] czegoś, co przechowuje opcja
    [good] towaru albo „nothing”
    [number] liczby całkowitej
    [seed] liczby całkowitej mieszczącej się w 64 bitach
    [text] tekstu w cudzysłowie prostym
    [values] wartości kart stosu, od wierzchniej
    [word_or_text] słowa albo tekstu w cudzysłowie prostym
   *[word] słowa
}
record-found = { $ends ->
    [yes] koniec wiersza
   *[no] „{ $found }”
}
