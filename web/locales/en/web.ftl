# Words of the page itself. Grammar variables as in the shared files: $you is the part the reader plays, or none.
web-close = Close
web-have = you have { $count }
web-call = What is asked
web-card = { $name }: value { $value }, penalty { $penalty }, { $kind }
web-card-counts = { $name }: value { $value }, penalty { $penalty }, { $kind }, counts as { $goods }
web-card-back = A card, face down
web-bag-closed = { $you ->
    [owner] Your bag, closed
   *[other] { $owner }’s bag, closed
}
web-bag-opened = { $you ->
    [owner] Your bag, opened: { $goods }
   *[other] { $owner }’s bag, opened: { $goods }
}
web-said = { $you ->
    [who] You said
   *[other] { $who } said
}
web-true = True
web-lie = Lie
web-more = One more: { $name }
web-less = One less: { $name }
web-raise = More: { $name }
web-lower = Less: { $name }
web-add-coins = Add { $gold }
web-chosen = { $count } of { $most }
web-binds = Sealed: binds both sides once accepted
web-only-words = Only words: binds nobody
web-claimed-bag = said to be in the bag
web-claimed-stand = said to lie face down
web-for-nothing = for nothing
web-offers = { $you ->
    [who] <b>You</b> offer { $to }
    [to] <b>{ $who }</b> offers you
   *[other] <b>{ $who }</b> offers { $to }
}
web-demands = { $you ->
    [who] <b>You</b> ask of { $to }
    [to] <b>{ $who }</b> asks of you
   *[other] <b>{ $who }</b> asks of { $to }
}
web-sheriff = the Sheriff
web-deputy = a deputy
web-acts = must act now
web-you = you
web-stand = { $you ->
    [who] Your stand
   *[other] { $who }’s stand
}
web-chronicle = Chronicle
web-round = Round { $round }
web-language = Language
web-light-day = Switch to day
web-light-night = Switch to night
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-connecting = Walking up to the gate
web-lost = The road is blocked. Trying to come back
web-closed = You have left the table
web-broken = The page stumbled. Reload it: your seat is kept.
web-reload = Reload the page
