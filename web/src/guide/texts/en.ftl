# The guide of a first game. Two short sentences at most; what to do is loud.
guide-title = The guide
guide-next = Next
guide-leave = Leave the guide
guide-welcome = Welcome to Nottingham, merchant! These are your cards. Get them past the gate and onto your stand: <b>the richest at the end wins</b>.
guide-contraband = Most goods are legal. This one is <b>contraband</b>: forbidden, and therefore worth more.
guide-odd = You hold { $goods }, which is a start. <b>Tap the cards that do not fit</b>, and swap them at the market.
guide-aside = <b>Set them aside</b>, and draw as many new ones.
guide-draw-pile = This pile shows just what you collect. <b>Take it</b>; but everybody sees what you take from a pile.
guide-draw-deck = <b>Draw from the deck</b>: nobody sees what you get. After the deck, hands off the piles.
guide-discard = Your cast-offs go face up on a pile, for others to fish in. <b>Either pile</b> will do.
guide-bag = This is your bag. It holds <b>one to five cards</b>, and once closed it stays closed.
guide-pack = Time to misbehave. <b>Tap { $goods }</b>: the good stuff goes to the bottom.
guide-close = <b>Close the bag.</b> All will see how many cards are in it, and nobody which.
guide-declare = Look the Sheriff in the eye and name <b>one legal good</b>. It may be a lie. The number never is.
guide-tale = “{ $goods }” would be closest to the truth. <b>Choose that.</b>
guide-say-lie = “{ $goods }.” <b>Say it</b>, and try not to blush.
guide-say-truth = “{ $goods }.” <b>Say it.</b> It is even true. How refreshing.
guide-gate = Now { $who } settles every bag: <b>hands it back closed, or opens it</b>. Until then, everybody may bargain.
guide-saw-truth = { $who } told the truth, so <b>the Sheriff pays</b>: the penalty of every card in the bag. Suspicion is expensive.
guide-saw-lie = { $who } lied. What was not declared is gone, and <b>the liar pays</b> the penalty of every such card.
guide-seal = { $who } names a price: { $gold }. <b>The wax seal binds</b>: pay, and your bag passes. A feather would be mere words.
guide-accept = Your bag would not enjoy being opened. <b>Pay up.</b> You could also haggle, or refuse and pray.
guide-refuse = But your bag is honest! <b>Refuse</b>: whoever opens an honest bag pays for it.
guide-mine-hidden = { $when ->
    [now] You are through!
   *[over] The first round is over, and your bag got through.
} Legal goods lie face up on your stand, <b>contraband face down</b>: all know how many, nobody knows what.
guide-mine-passed = { $when ->
    [now] You are through!
   *[over] The first round is over, and your bag got through.
} Your goods lie on your stand, and there they <b>count at the end</b>.
guide-mine-true = { $when ->
    [now] Opened, and honest:
   *[over] The first round is over. Your bag was opened, and honest:
} your goods are on your stand, and <b>the Sheriff paid you</b> for the trouble.
guide-mine-lie = { $when ->
    [now] Caught!
   *[over] The first round is over, and you were caught.
} What you declared truly came in. The rest is gone, and <b>you paid the penalty</b> for it.
guide-sheriff = The marker goes round, and <b>now you are the Sheriff</b>. You trade nothing. You watch the others pack, and look stern.
guide-stories = Two bags, two stories. { $first }: { $tale }. { $second }: { $other }. <b>Do you believe them?</b>
guide-powers = Open a lie, and <b>its owner pays you</b>. Open the truth, and <b>you pay</b>. Or let the bag pass, for nothing or for a price.
guide-pick = <b>Tap this bag</b> to take it up: { $who } is next.
guide-open = { $who } offers nothing and whistles a tune. Suspicious! <b>Open the bag.</b>
guide-place = Ha, a lie! <b>Throw the confiscated goods on a pile</b>, whichever you like. The fine follows.
guide-take = { $who } pays { $gold } to be left in peace. <b>Take it</b>: if that bag is honest, opening it would cost you { $cost }.
guide-pass = { $who } looks harmless. <b>Let the bag pass.</b>
guide-fined = { $who } lied, and paid you <b>the penalty printed on every card</b> that was not as declared.
guide-suspicion = { $who } was honest, so <b>you paid</b>. It happens to the best of Sheriffs.
guide-slipped = { $who } smuggled { $count ->
    [one] { $count } card past you. It lies <b>face down</b> and counts
   *[other] { $count } cards past you. They lie <b>face down</b> and count
} at the end. Well played, alas.
guide-bought = { $who } was honest all along. <b>Had you opened that bag, you would have paid.</b> Being bribed is good business.
guide-crowns = In the end goods and gold are counted, and <b>crowns</b>: whoever has most of a good is its King, the next its Queen. Here is how the race stands.
guide-end-title = That is the whole trade
guide-end = Pack, fib, haggle, and be Sheriff when your turn comes. Now go and lose some friends.
guide-go-on = Finish this game
guide-play-now = Play for real
