# Why an action cannot be done. $you is the part that the reader plays, or none.
# $good: a kind of good. $goods: a good with its number.

refusal-not-seated = To sprawa graczy, a ty tylko patrzysz.
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
refusal-game-over = Gra już się skończyła.
refusal-wrong-phase = Nie teraz: trwa faza „{ $phase }”.
refusal-not-your-turn = Cierpliwości: teraz gra { $turn }.
refusal-unknown-good = Nikt tu nie handluje towarem „{ $good }”.
refusal-option-not-played = Przy tym stole gra się bez tej opcji.

refusal-already-set-aside = W tej turze masz już karty odłożone na bok.
refusal-set-aside-first = Najpierw wskaż karty do odłożenia; może być ich zero.
refusal-too-many-aside = Na bok można odłożyć najwyżej { $most }, nie { $count }.
refusal-not-in-hand = Nie masz tyle na ręce ({ $goods }). Masz: { $have }.
refusal-no-such-source = Nie da się dobrać ze źródła „{ $source }”.
refusal-source-empty = { $source ->
    [deck] Stos główny jest
    [left] Lewy stos jest
    [right] Prawy stos jest
   *[other] Stos jest
} pusty.
refusal-deck-comes-last = Po dobraniu ze stosu głównego stosy kart odrzuconych są dla ciebie w tej turze zamknięte.
refusal-draw-first = Najpierw uzupełnij rękę: { $count ->
    [one] brakuje { $count } karty
   *[other] brakuje { $count } kart
}.
refusal-nothing-to-draw = Masz już pełną rękę.
refusal-not-what-was-set-aside = To nie są karty odłożone przez ciebie na bok.
refusal-no-such-pile = Nie ma stosu „{ $pile }”.
refusal-not-a-merchant = { $you ->
    [seat] W tej rundzie nie jesteś kupcem.
   *[other] W tej rundzie { $seat } nie jest kupcem.
}
refusal-market-not-open = Targ jest zamknięty, dopóki { $sheriff } nie powie, kto zaczyna.

refusal-bag-closed = Twoja torba jest zamknięta i tak już zostanie.
refusal-bag-size = Torba mieści od 1 do { $most } kart, nie { $count }.
refusal-nothing-to-load = Nie masz czym napełnić torby: ta runda toczy się bez ciebie.
refusal-not-declarable = Szeryfowi nie deklaruje się towaru „{ $good }”. Podaj legalny towar.
refusal-wrong-count = Twoja torba ma { $bag } { $bag ->
    [one] kartę
    [few] karty
   *[other] kart
}: co do liczby nie można kłamać, więc nie { $count }.

refusal-not-the-sheriff = Teraz może to zrobić tylko { $sheriff }.
refusal-no-bag = { $you ->
    [seat] W tej rundzie nie masz
   *[other] W tej rundzie { $seat } nie ma
} torby.
refusal-bag-settled = { $you ->
    [seat] Los twojej torby jest już przesądzony.
   *[other] Los torby, którą niesie { $seat }, jest już przesądzony.
}
refusal-not-in-your-hands = Ta torba nie jest w twoich rękach.
refusal-duty-first = { $you ->
    [seat] Najpierw masz coś do załatwienia.
   *[other] Najpierw { $seat } ma coś do załatwienia.
}
refusal-bound-to-open = Wiąże cię umowa: { $seat } musi otworzyć torbę.
refusal-bound-to-pass = Wiąże cię umowa: { $seat } musi przejść.
refusal-not-the-owners-offer = Oferta { $offer } nie pochodzi od właściciela tej torby.
refusal-offer-gone = Oferta { $offer } jest już nieaktualna.

refusal-no-talk-now = Czas minął: koniec targów.
refusal-not-between-you = Umowę zawiera kupiec z Szeryfem, a ty i { $seat } to nie ta para.
refusal-gives-more-gold-than-there-is = Tyle pensów nie ma ({ $gold }). Jest: { $have }.
refusal-gives-nothing = Nic to żaden podarek. Usuń to z oferty.
refusal-not-on-stand = Na straganie tyle nie ma ({ $goods }). Jest: { $have }.
refusal-too-many-face-down = Zakrytych kart na tym straganie jest { $have }, nie { $count }.
refusal-not-contraband = To miejsce na kontrabandę, a „{ $good }” to towar legalny.
refusal-too-many-from-bag = Z torby można oddać najwyżej { $size }, nie { $count }.
refusal-bag-goods-need-pass = Żeby oddać coś z torby, torba musi przejść: poproś i o to.
refusal-asks-nothing = Oferta o nic nie prosi. Co ma się stać i z którą torbą?
refusal-own-bag = Nikt nie szuka kłopotów dla własnej torby.
refusal-clause-twice = Oferta mówi dwa razy to samo.
refusal-too-many-clauses = Oferta może mieć najwyżej { $most } { $most ->
    [one] warunek
    [few] warunki
   *[other] warunków
}.
refusal-contradicts-itself = Torba nie może i przejść, i zostać otwarta: oferta przeczy sama sobie.
refusal-contradicts-deal = Umowa z tej rundy mówi coś przeciwnego.
refusal-refused-by-deal = Nic z tego, zabrania umowa: w tej rundzie { $you ->
    [seat] nie zawrzesz już żadnej innej.
   *[other] { $seat } nie zawrze już żadnej innej.
}
refusal-not-yours-to-promise = Obiecywać mogą tylko dwie strony umowy, i to sobie nawzajem: { $you ->
    [seat] nie ty.
   *[other] nie { $seat }.
}
refusal-empty-words = Obietnica wymaga słów.
refusal-words-too-long = Krócej, proszę: najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[other] znaków
}.
refusal-not-to-yourself = Obietnica złożona sobie jest warta jeszcze mniej niż inne.
refusal-already-agreed = Oferta { $offer } ma już twoją zgodę.
refusal-not-yours-to-answer = To nie ty odpowiadasz na ofertę { $offer }.
refusal-not-yours-to-withdraw = Oferty { $offer } nie wycofasz: nie jest twoja.
refusal-answers-nobody = Oferta { $offer } nie pochodzi od drugiej strony, więc nie można na nią tak odpowiedzieć.

refusal-no-duty = Nikt tego od ciebie nie oczekuje.
refusal-not-confiscated = Połóż dokładnie te karty, które skonfiskowano.
refusal-pays-what-is-not-there = Nie masz czym tak zapłacić ({ $goods }). Masz: { $have }.
refusal-pays-too-little = To jest warte { $worth }, a dług wynosi { $amount }.
refusal-pays-needlessly = Zachowaj jedną kartę: nawet bez niej ({ $good }) wystarczy.
refusal-everything-goes = Trzeba oddać wszystko, co tam masz.

