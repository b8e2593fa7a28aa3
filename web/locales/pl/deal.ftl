# Tu pisze się ofertę.
deal-title-offer = Twoja oferta dla: { $to }
deal-title-demand = Co ma ci dać { $to }?
deal-you-give = Dajesz
deal-they-give = { $who } daje
deal-gold = Pensy
deal-ready-prices = Gotowe ceny
deal-ask-gold = Żądaj: { $gold }
deal-offer-gold = Daj: { $gold }
deal-stand = Towary ze straganu
deal-claims = To, czego nikt nie widzi
deal-claims-mine = Nie musi to być prawda: czego nie ma, za to nie zapłacisz. Ale trzeba będzie to pokazać.
deal-claims-theirs = Może tego nie być: wtedy nic ci się nie należy.
deal-contraband = Zakryte na straganie ({ $count })
deal-bag = Z torby ({ $count })
deal-for-that = W zamian
deal-bag-of = { $you ->
    [owner] Twoja torba
   *[other] Torba: { $owner }
}
deal-ask-nothing = nic
deal-ask-pass = przechodzi
deal-ask-open = zostaje otwarta
deal-ask-refuse = bez umów
deal-asks-nothing = W zamian za co? Powiedz, co ma się stać z torbą.
deal-promises = Słowa, które nikogo nie wiążą
deal-i-promise = { $to } słyszy od ciebie
deal-they-promise = { $by } obiecuje ci
deal-promise-nothing = nic
deal-promise-pass = następna torba przejdzie
deal-promise-open = następna torba zostanie otwarta
deal-words = Własnymi słowami
deal-words-example = Na kupiecki honor…
deal-send-offer = Przybij pieczęć
deal-send-demand = Przybij pieczęć
deal-tear-up = Podrzyj
deal-too-late = Za późno: nie ma już o co się targować.
deal-agreed = Już na tak: { $names }.
deal-countered = { $count ->
    [one] Jest kontroferta: { $names }.
   *[other] Są kontroferty: { $names }.
}
deal-unanswered = { $count ->
    [one] Bez odpowiedzi: { $names }.
   *[other] Bez odpowiedzi: { $names }.
}
