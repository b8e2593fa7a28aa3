# The table. $you is the part that the reader plays in the sentence, or none; lists of goods stand behind a colon.

## Around it

table-seat = Seat { $number }
table-round = <b>Round { $round }</b> of { $rounds }
table-phases = Phases of the round
table-others = The other seats
table-board = The table
table-mine = Your things
table-side = Chronicle and talk
table-views = Views
table-view-table = Table
table-view-kings = Kings
table-tab-all = All
table-tab-talk = Talk
table-tab-deals = Deals
table-kings = Kings and Queens so far
table-kings-note = What lies open on the stands. Royal goods lie face down and count at the end.
table-kings-king = the King’s bonus
table-kings-queen = the Queen’s bonus
table-piles = Cards in the middle
table-deck = Deck: { $count } { $count ->
    [one] card
   *[other] cards
}
table-more = More
table-clock = Time left
table-clock-days = { $count } { $count ->
    [one] day
   *[other] days
}
table-clock-hours = { $count } h
table-keys = Keyboard shortcuts
table-key-act = the buttons of the call, from left to right
table-key-hand = to your hand
table-key-board = to the bags and cards on the table
table-key-say = say something
table-key-kings = Kings and Queens so far
table-key-hint = Ask the Steward what to do
table-key-piles = cards in the middle
table-key-more = more
table-key-keys = this list
table-notices = Tell me when it is my turn
table-title-now = Your turn! · Nottingham
table-watching = You are watching from the crowd.
table-sit = Take over from a bot
table-hurry = Hurry the bots along
table-step-away = Let a bot hold my seat
table-return = Take my seat back
table-to-gate = Back to the gate
table-to-gate-note = Your seat is kept: you find this game again at the gate.
table-other-device = Play on another device
table-other-device-about = Your seat comes along: open this link there within ten minutes. It works once, so keep it to yourself.
table-other-device-close = Close my seat on all other devices
table-leave = Leave for good
table-leave-about = A bot takes your seat and plays on with your cards. You cannot take it back; the others are told that you left.
table-leave-do = Yes, leave for good
table-leave-not = Stay
table-quiet = Quiet: we are all in one room
table-quiet-about = No sound, no talk on the page, no notices.
table-whole = The whole table here too
table-whole-about = Stands, talk and chronicle, although the tablet shows them.
table-brisk = Bots hurry
table-brisk-about = They think as well as ever, with shorter pauses.

## Seats

table-state-held = a bot holds the seat
table-state-away = away
table-state-away-until = away · { $time }
table-state-market = at the market
table-state-next = in the queue
table-state-marketed = back from market
table-state-ready = ready
table-state-thinking = weighing the bags…
table-state-packing = packing…
table-state-out = sitting it out
table-state-declared = declared
table-state-gate = bag at the gate
table-state-passed = passed
table-state-true = told the truth
table-state-caught = caught
table-you-state = { $state ->
    [none] you
   *[other] you, { $state }
}
table-peek = Face down: { $goods }. Only you know.
table-peek-none = Nothing face down. So far.
table-hand = Your hand
table-hand-empty = No cards.
table-hand-aside = tap the cards you do not want
table-hand-pack = drag a card to the bag, or tap it
table-in-bag = In your bag
table-in-bag-hint = seen by you alone
table-set-aside = Set aside
table-on-stand = On the stand
table-stand-empty = Nothing yet but good intentions.
table-known-note = Marked: face down for everybody else, but you know them.
table-in-their-hand = in hand
table-word-record = Promises kept: { $kept }. Broken: { $broken }.
table-record = Bags: { $bags }. Opened: { $opened }. Caught: { $caught }.
table-nudge = Nudge { $who }
table-let-bot = Let a bot play for { $who }
table-away-until = { $who } is away. A bot plays in { $time }.
table-mute = Hear no more from them
table-unmute = Hear them again
table-muted = You hear nothing of what they say. Nobody else knows.
table-block = Block them
table-block-about = You will not be put together by Find me a table, and hear nothing of them wherever you meet. They are not told. You lift it in My games.
table-block-do = Never again
table-blocked = Blocked. You find it in My games.
table-report = Report them
table-report-why = What is wrong
table-report-words = what they say
table-report-name = their name
table-report-stalling = they hold up the game
table-report-cheating = they cheat with outside help
table-report-other = something else
table-report-text = In a few words, if you like
table-report-do = Send the report
table-report-note = It goes to those who run this server. Nobody at the table is told.
table-reported = Thank you. Those who run this server will read it.

## Market

table-open-market = Who goes to the market first?
table-open-market-detail = The others follow in turn.
table-first = { $who } begins
table-aside = Which cards will you part with?
table-aside-detail = Up to { $most }. You draw as many, from the piles or the deck.
table-aside-detail-open = Up to { $most }, face up. You draw as many from the deck.
table-aside-do = Set { $count } aside
table-aside-none = Keep all cards
table-aside-count = { $count } set aside
table-put-back = Put back
table-draw = Draw { $count } { $count ->
    [one] card
   *[other] cards
}.
table-draw-detail = Piles first: once you draw from the deck they are closed.
table-draw-deck = Draw { $count } from the deck
table-draw-pile = Take { $goods }, { $pile ->
    [left] left pile
    [right] right pile
   *[other] from the pile
}
table-discard = Where do these go?
table-place = Confiscated! Where do these go?
table-confiscated = Confiscated
table-lay-detail = Tap a card to put it on top: that is what the next merchant sees.
table-lay-do = { $pile ->
    [left] On the left pile
    [right] On the right pile
   *[other] On the discard pile
}
table-lay-top = { $name }, on top
table-lay-raise = { $name }: put on top
table-top = top
table-bottom = bottom
table-top-first = the top card first
table-pile-empty = empty
table-look-through = look through { $count }
table-laid-out = Cards set aside face up

## Loading and declaring

table-pack = Pack your bag.
table-pack-detail = 1 to { $most } cards. Nobody sees what you take.
table-pack-first = Put at least one card in first.
table-packed = { $count ->
    [one] One card in.
   *[other] { $count } cards in.
} Will you close it?
table-packed-detail = A closed bag is final. You declare once every bag is closed.
table-close-bag = Close the bag
table-empty-bag = Empty it
table-take-out = Take out: { $name }
table-load-tip = Tap a card to pack it. Tap a packed card to take it back.
table-so-far = So far
table-so-far-cards = <b>{ $count }</b> of { $most } cards
table-so-far-worth = worth <b>{ $count }</b> if it passes
table-if-opened = If opened
table-risk-empty = An empty bag is no bag.
table-risk-true = Say <b>{ $good }</b>, and the Sheriff owes you <b>{ $gold }</b>.
table-risk-lie = Say <b>{ $good }</b>, and it costs you <b>{ $gold }</b>, plus { $goods }.
table-bag-open = { $you ->
    [owner] Your bag, still open
   *[other] { $owner }’s bag, still open
}
table-declare = { $who } looks you in the eye. What is in the bag?
table-declare-do = “{ $goods }, Sheriff.”
table-you-say = You say
table-stakes-true = The truth. Opened, it earns you { $gold }.
table-stakes-lie = Opened, it costs you { $gold }, plus { $goods }.

## At the gate

table-over-bag = { $you ->
    [owner] Over your bag
   *[other] Over { $owner }’s bag
}
table-over-bags = Offers
table-no-offers = No offers yet. Somebody clear their throat.
table-no-offers-yet = First everybody says what they carry. Keep a straight face.
table-bags = Bags at the gate
table-no-bags = No bags at the gate.
table-own-offers = Your offers
table-opening = { $you ->
    [owner] Your bag is opened!
   *[other] { $owner }’s bag is opened!
}
table-moment-short = It is not there!
table-moment-smuggled = Slid past the gate!
table-moment-broken = A broken word!
table-settle = { $owner } says: { $goods }.
table-settle-detail = { $count ->
    [one] The last bag. Open it, let it pass, or name a price.
   *[other] { $count } bags to go. Open it, let it pass, or name a price.
}
table-settle-risk = { $count ->
    [one] The last bag.
   *[other] { $count } bags to go.
} If it is the truth, opening it costs you { $gold }.
table-open-risk = If it is the truth, opening it costs you { $gold }.
table-wants = { $who } wants { $gifts }, and your bag passes.
table-gate-wait = { $who } is eyeing your bag.
table-gate-done = Your part is done. You can still stir the pot.
table-open = Open the bag
table-pass = Let it pass
table-take = Take { $gifts }
table-demand = Name a price
table-accept = Accept
table-accept-for = Accept { $gifts }
table-agree-to-ask = Agree to ask for { $gifts }
table-counter = Counter
table-refuse = Refuse
table-refused-by = { $you ->
    [who] Refused by you
   *[other] Refused by { $who }
}
table-offer-refused = { $you ->
    [who] You turn down
   *[other] { $who } turns down
} offer { $number }.
table-owed-open = { $you ->
    [who] You paid for it: it has to be opened.
   *[other] { $who } paid for it: it has to be opened.
}
table-owed-pass = { $you ->
    [who] You paid for it: it has to pass.
   *[other] { $who } paid for it: it has to pass.
}
table-go-on = Go on
table-withdraw = Take my offer back
table-offer-make = Make an offer
table-offer-change = Change my offer
table-offer-go-on = Go on with my offer
table-agreed-already = You have agreed: now the others must.
table-not-yet = Something must be settled first.
table-word-open = says: open
table-word-pass = says: let pass
table-deals = Deals of this round
table-deals-none = Nothing sealed yet.
table-promises = Promises
table-promises-none = Nobody has promised anything. Wise.
table-promise-open = Still to be seen.
table-promise-kept = Kept.
table-promise-broken = Broken.
table-promise-words = Word of honour: nobody judges it.
table-pledge = Give your word
table-pledge-to = To whom
table-pledge-what = What you promise
table-pledge-words = something else, in your own words
table-late-title = Somebody would like to join
table-late = { $name } asks to take over from { $who }, and would then see the cards of that seat. Everybody who plays has to agree.
table-late-somebody = somebody
table-late-yes = Let them in
table-late-no = Not in this game
table-pledge-do = I give my word

## Debts, black market, loot

table-pay = You still owe { $gold }. Pay with goods.
table-pay-with = Chosen: { $worth } of { $amount }
table-pay-missing = { $count } gold’s worth is still missing.
table-pay-enough = Worth { $count }. That will do.
table-pay-goods = Goods to pay with
table-pay-do = Pay
table-black-market = Black market
table-claim = The black market buys. Three of a kind?
table-claim-nothing = The black market buys, but you have no three of a kind.
table-claim-gone = The black market buys, but has no card left for your three of a kind.
table-claim-asked = Everybody who passes is asked, so that nobody learns what lies face down.
table-claim-detail = The cards are shown and leave the game; the points stay yours.
table-claim-do = { $goods } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-claim-none = Claim nothing
table-loot = The loot: { $goods }
table-loot-mine = Your part
table-loot-gold = Gold for you
table-split = Share the loot.
table-split-answer = { $who } proposes a split.
table-split-waiting = Your proposal is on the table.
table-split-terms = { $who } would take: { $goods }
table-split-rest = You would get: { $goods }
table-split-detail = Agree on it, or call the rule: half each, the odd ones are lost.
table-split-accept = Agree
table-split-propose = Propose this split
table-split-call = Call the rule

## Waiting

table-wait = One moment.
table-wait-finished = The reckoning.
table-finished = Everything is on the table. Now turn it face up.
table-wait-market = { $who } is at the market.
table-wait-opener = { $who } says who goes to the market first.
table-wait-loading = Still packing: { $names }.
table-wait-loading-detail = Your bag is closed, and closed it stays.
table-wait-loading-sheriff = You are the law this round. Listen for the clink.
table-wait-declaring = { $who } has to say what is in the bag.
table-wait-gate = { $who } decides.
table-wait-placement = { $who } puts the confiscated cards away.
table-wait-debt = { $who } counts out what to pay with.
table-wait-claim = { $who } looks at the black market.
table-wait-split = { $who } shares the loot.
table-held = A bot is keeping your seat warm.
table-held-detail = It plays for you until you take the seat back.
table-plain = Your move: { $name }
table-plain-missing = Still open: { $name }
table-plain-nothing = nothing
table-plain-bot = Let a bot choose
table-plain-send = Do it

## Talk

table-say = Say something to the table
table-say-send = Say it
# Above what one typed, where it would be an offer; what it would give and ask follows.
table-slip = Understood:
table-slip-offer = Make this offer
table-slip-say = Only say it
table-say-phrase = Say something…
table-reactions = React
table-phrases = Things to say
table-quiet-here = Quiet: you hear each other without the page.
table-news-held-asked = { $you ->
    [who] A bot holds your seat.
   *[other] A bot holds { $who }’s seat for a while.
}
table-news-held-clock = { $you ->
    [who] Time was up: a bot holds your seat.
   *[other] Time was up: a bot holds { $who }’s seat.
}
table-news-held-host = { $you ->
    [who] A bot holds your seat: the host asked for it.
   *[other] A bot holds { $who }’s seat: the host asked for it.
}
table-news-held-away = { $you ->
    [who] You were away: a bot holds your seat.
   *[other] { $who } is away: a bot holds the seat.
}
table-news-returned = { $you ->
    [who] You are back.
   *[other] { $who } is back.
}
table-news-left = { $you ->
    [who] You have left the table.
   *[other] { $who } has left the table.
}
table-news-asked = { $name } asks to take over from { $who }.
table-news-denied = The seat of { $who } stays as it is for this game.
table-news-taken = { $you ->
    [who] You have sat down at the table.
   *[other] { $who } has sat down at the table.
}
table-news-host = { $you ->
    [who] You are the host now.
   *[other] { $who } is the host now.
}
table-news-stood-in = { $how ->
    [silent] No word from { $who }: { $bot } decides.
    [spent] { $who } has used up its allowance: { $bot } decides.
   *[muddled] Nobody can make sense of { $who }: { $bot } decides.
}
table-bot-honest = an honest merchant
table-news-resumed = Everybody is back: on with it.

## What the house says no to

table-no-stale = Something happened just before. Look again.
table-no-seat-held = A bot holds your seat. Take it back first.
table-no-seat-not-held = The seat is yours already.
table-no-not-playing = The game is not on.
table-no-phrases-only = At a public table people speak in set phrases.
table-no-nothing-said = You said nothing, and said it well.
table-no-too-busy = Not so fast, one thing at a time.
table-no-too-many-requests = Not so fast, one thing at a time.
