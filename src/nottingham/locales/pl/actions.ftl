# What a seat can do, as a phrase that follows a colon: “Better: open Tuck’s bag”.
# $goods: goods with their numbers. $gifts, $asks: as in offers. $offer: a sentence that tells an offer.
action-wait = na razie nic nie mówić
action-open-market = wymianę zaczyna { $who }
action-set-aside = odłożyć: { $goods }
action-set-aside-nothing = zatrzymać wszystkie karty
action-draw-deck = dobrać ze stosu głównego
action-draw-pile = wziąć wierzchnią kartę: { $pile ->
    [left] lewy stos
    [right] prawy stos
   *[other] stos kart odrzuconych
}
action-discard = odrzucić na { $pile ->
    [left] lewy stos
    [right] prawy stos
   *[other] stos kart odrzuconych
}: { $goods }
action-place = położyć skonfiskowane karty na { $pile ->
    [left] lewy stos
    [right] prawy stos
   *[other] stos kart odrzuconych
}
action-load-bag = zapakować do torby: { $goods }
action-declare = zadeklarować: { $goods }
action-offer = zaproponować: { $gifts }; w zamian { $asks }
action-offer-for-nothing = poprosić o przysługę: { $asks }
action-demand = zażądać ({ $merchant }): { $gifts }; w zamian { $asks }
action-demand-for-nothing = ogłosić ({ $merchant }): { $asks }, bez żadnej zapłaty
action-accept = przyjąć ofertę. { $offer }
action-refuse = odrzucić ofertę. { $offer }
action-withdraw = wycofać ofertę. { $offer }
action-pledge-pass = obiecać, że następnym razem torba przejdzie ({ $receiver })
action-pledge-open = obiecać, że następnym razem torba będzie otwarta ({ $receiver })
action-pledge-words = dać słowo ({ $receiver }): { $quote }
action-pass = przepuścić torbę { $owner_form ->
    [declined] { $owner_of }
   *[plain] ({ $owner })
}
action-pass-for-offer = przepuścić za to, co jest w ofercie, torbę { $owner_form ->
    [declined] { $owner_of }
   *[plain] ({ $owner })
}. { $offer }
action-inspect = otworzyć torbę { $owner_form ->
    [declined] { $owner_of }
   *[plain] ({ $owner })
}
action-pay = zapłacić towarami: { $goods }
