# How to play, in our own words. $hand: cards in a full hand. <b> marks what is said louder.
rules-line = Pack a bag, say what is in it, and keep a straight face
rules-contents = Chapters
rules-ruling = Our ruling
rules-ruling-about = With this mark: our own ruling, where the printed rules are silent or differ.

rules-aim-title = What it is about
rules-aim = You are a merchant on the way to market, and the Sheriff stands at the gate. Get goods onto your stand, keep hold of your gold, and after the last round have <b>the most points</b>.
rules-turns = Everyone has their turns as Sheriff. The others pack a bag in secret, say what is in it, and hope. The Sheriff may look inside, or be paid not to.

rules-goods-title = Goods
rules-goods = The coin on a card is its <b>value</b>: points at the end. The gavel is its <b>penalty</b>: gold that changes hands when a bag is opened. The upper row is legal, and only legal goods can be declared.
rules-contraband = The lower row, with torn edges, is <b>contraband</b>. It is worth far more and may never be declared; getting it in takes a lie or a bribe.

rules-royal-title = Royal goods
rules-royal = At the gate these are contraband like any other. At the end each counts as <b>two or three</b> cards of its legal good when Kings and Queens are named.

rules-setup-title = Before the first round
rules-setup-first = Everyone has 50 gold and { $hand } cards. Beside the deck lie two discard piles, begun with five cards each; anyone may leaf through them at any time. The first Sheriff is chosen by the host, or by chance.
rules-setup-second = Everyone has 50 gold and { $hand } cards. There is one discard pile, face up and empty at first. The first Sheriff is chosen by the host, or by chance.
rules-rounds-first = With three players everyone is Sheriff three times, which makes nine rounds; with four or five, twice, which makes eight or ten. Three play without bread, and without the cards for four and more.
rules-rounds-second = With three players everyone is Sheriff three times, which makes nine rounds; with four or five, twice, which makes eight or ten. Six play nine rounds with deputies. Three play without bread, and without the cards for four and more.
rules-removed-cards = Ten random cards go back into the box before the deal. Nobody knows which.

rules-market-title = Market
rules-market-first = One after another, beginning at the Sheriff’s left, merchants set aside up to five cards and fill their hand again, card by card: from the top of either pile or from the deck. Whoever has drawn from the deck takes nothing more from the piles that turn.
rules-market-first-discard = Only then do the cards set aside go face up onto <b>one</b> of the piles. Everyone sees what is taken from a pile; what comes from the deck is yours to know. When the deck is empty, all but the top five cards of each pile are shuffled into a new one.
rules-market-second = The Sheriff says which merchant begins. Each sets aside up to five cards face up and draws as many from the deck. Then all cards set aside go onto the discard pile. When the deck is empty, the discard pile is shuffled into a new one.

rules-load-title = Load the bag
rules-load = In secret, put <b>one to five</b> cards into your bag and close it. Until you press the button you may change your mind; after that nobody may, not even you.

rules-declare-title = Declaration
rules-declare = Tell the Sheriff <b>one</b> legal good and <b>how many</b> cards are in the bag. The number has to be right. The good does not.

rules-inspect-title = Inspection
rules-inspect = The Sheriff settles the bags in any order. Each one is handed back unopened, or opened before all eyes. What is done is done.
rules-pass = <b>Passed.</b> Your legal goods go face up onto your stand, contraband face down. How many cards are hidden is public; what they are is your secret.
rules-true = <b>Opened, and true:</b> every card is what you said. The Sheriff pays you the penalties of all of them, and all of them reach your stand.
rules-lie = <b>Opened, and a lie:</b> the cards you named truly reach your stand. The others, legal or not, are confiscated, and you pay their penalties to the Sheriff.
rules-figure-true = “Three apples.” The Sheriff pays 6 gold.
rules-figure-lie = “Three apples.” One gets in, two are lost, and the merchant pays 8 gold.
rules-ruling-pass = A bag may also pass for nothing.

rules-bargain-title = Bribes and deals
rules-bargain = While bags are being settled everyone may bargain. A merchant can give gold, goods from the stand, goods from the bag, and promises; never cards from the hand. For that the Sheriff can be asked to let a bag pass, to open somebody else’s, or to refuse somebody else’s bribe. The Sheriff can make demands just as well.
rules-binds = What carries the <b>wax seal</b> binds. Once an offer is accepted, both sides do what it says about this round.
rules-words = What carries the <b>feather</b> is only words. A promise for later rounds binds nobody; the table merely remembers who broke it.
rules-claims = Legal goods on a stand are in plain sight. Goods in a bag, or face down, you can also claim and not have. Then only what is really there is paid, you show the others in the deal that the rest is missing, and the deal stands.
rules-ruling-merchants = Deals are between a merchant and the Sheriff. Merchants trade nothing among themselves, though they may promise each other the moon.
rules-ruling-offers = Offers are heard by all and never edited. Changing one means making a new one in its place, so nobody is bound to words they did not see.

rules-time-title = Time limit
rules-time = The Sheriff has one minute for each merchant, all together. When time is up, every bag that is left passes for nothing.
rules-ruling-time = The clock starts with the last declaration and stands still while somebody has to choose. Inspections that a deal demands are still made.

rules-deputies-title = Deputies
rules-deputies = With six there is no Sheriff: each round two deputies are drawn. On every bag both say pass or open. If both pass it, the bribe goes into the common loot. If both open it, they share the penalty they owe, or put the fine they earn into the loot.
rules-deputies-differ = If they differ, whoever wants to open goes on alone: alone with the bribe, alone with the risk.
rules-loot = After the last bag the two share the loot evenly. What cannot be halved is discarded, unless they agree on it.
rules-ruling-loot = Either deputy may propose a split of everything; the other accepts, or either calls for halves.

rules-black-market-title = Black market
rules-black-market = If your bag passed, you may show <b>three contraband cards of one kind</b> from your stand and take the top card of that kind’s pile. The three leave the game; the card scores its value at the end. One claim a round.
rules-ruling-black-market = The cards’ values are not printed in any rulebook we know, so a table may set its own. Royal goods do not count as contraband here.

rules-pay-title = When the gold runs out
rules-pay = Penalties are paid in gold. What is missing is paid with legal goods from the stand, and only then with contraband. No change is given. What even that does not cover is forgiven.
rules-ruling-pay = Whoever owes chooses the goods, and never has to give a card more than it takes.

rules-end-title = The end
rules-end = After each round the marker goes to the left, and everyone fills their hand from the deck. After the last round hands are worth nothing, and all contraband is turned face up.
rules-score = Add up the value of everything on your stand, your gold, and your crowns.
rules-crowns = Whoever has the most of a legal good is its <b>King</b>; whoever has the second most, its <b>Queen</b>. Tied Kings share both bonuses, and there is no Queen; tied Queens share theirs. Always rounded down.
rules-ties = If points are equal, more legal goods on the stand win, then more contraband. After that, victory is shared.
rules-ruling-crowns = Whoever has none of a good gets no crown for it.
