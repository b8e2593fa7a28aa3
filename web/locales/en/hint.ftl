# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
hint-ask = What would Richard do?
hint-title = What would Richard do?
hint-thinking = The King considers your cards …
hint-does = King Richard: { $action }
hint-why = Why
hint-do = Do that
hint-again = Ask again
hint-over = The table has moved on since.
hint-honest = He sees what you see, and nothing else.
hint-expects = As things stand, he gives you { $percent } % of the victory.
hint-why-lie = By what you have seen, { $about } declares { $goods } and lies in { $percent } of 100 such cases.
hint-why-took-contraband = By what you have seen, { $about } still holds { $count ->
    [one] a card
   *[other] { $count } cards
    } of contraband taken at the market.
hint-why-threw-declared = At the market { $about } threw away { $goods }, and now declares just that.
hint-why-opening = Opening it costs you { $cost } gold if it is true and brings about { $gold } if it is not: { $average } on average.
hint-why-fair-price = Below { $gold } gold, letting it pass is too cheap.
hint-why-any-price = Opening it hardly pays: whatever is offered for letting it pass is a gift.
hint-why-offer-worth = What is offered is worth about { $points } points to you.
hint-why-rival = A rival’s bag may well be worth { $gold } gold to you, opened.
hint-why-opened = By what you have seen, { $about } opens a bag of { $count } in { $percent } of 100 cases.
hint-why-honest-bag = The bag is honest: about { $points } points for you, and { $gold } gold from whoever opens it.
hint-why-lying-bag = If it passes, the bag brings about { $points } points; if it is opened, it costs { $gold } gold and all that is hidden in it.
hint-why-fair-bribe = Up to { $gold } gold is a fair price for being let pass.
hint-why-true-tale = It is the truth, and whoever doubts it pays.
hint-why-false-tale = It is not the truth, but a tale that may be believed.
hint-why-best-card = Worth keeping: { $good }, about { $points } points a card, with the way to a crown.
hint-why-worst-card = Least missed: { $good }, about { $points } points a card.
hint-why-on-top = It lies there for the taking: { $good }, about { $points } points to you.
hint-why-from-deck = An unknown card is worth about { $points } points to you.
