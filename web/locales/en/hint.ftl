# What King Richard would do in a game against bots, and why. $about: another player. $goods: a good with its number.
# $gold, $cost, $average: gold with its number. $balance: gain, loss or even.
hint-ask = What would Richard do?
hint-title = What would Richard do?
hint-thinking = The King is studying your cards…
hint-does = King Richard: { $action }
hint-why = Why
hint-do = Do that
hint-again = Ask again
hint-over = The game has moved on since.
hint-honest = He sees what you see, and nothing more.
hint-expects = As things stand, he puts your chances of winning at { $percent }%.
hint-why-lie = From what you have seen: declaring { $goods }, { $about } lies { $percent ->
    [one] once
   *[other] { $percent } times
} in 100.
hint-why-took-contraband = From what you have seen, { $about } still holds { $count ->
    [one] a card
   *[other] { $count } cards
    } of contraband picked up at the market.
hint-why-threw-declared = { $about } threw away { $goods } at the market, and now declares that very thing.
hint-why-opening = If the bag is honest, opening it costs you { $cost }; if it lies, opening it brings you about { $gold }. { $balance ->
    [gain] On average you gain { $average }.
    [loss] On average you lose { $average }.
   *[even] On average that comes to nothing.
}
hint-why-fair-price = For less than { $gold }, letting it pass is too cheap.
hint-why-any-price = Opening it hardly pays, so whatever you are offered for letting it pass is a gift.
hint-why-offer-worth = The offer is worth about { $points ->
    [one] one point
   *[other] { $points } points
} to you.
hint-why-rival = Having a rival’s bag opened may well be worth { $gold } to you.
hint-why-opened = From what you have seen, { $about } opens a bag of { $count ->
    [one] one card
   *[other] { $count } cards
} { $percent ->
    [one] once
   *[other] { $percent } times
} in 100.
hint-why-honest-bag = The bag is honest: worth about { $points ->
    [one] one point
   *[other] { $points } points
} to you, and whoever opens it owes you { $gold }.
hint-why-lying-bag = If it gets through, the bag is worth about { $points ->
    [one] one point
   *[other] { $points } points
}; if it is opened, you lose { $gold } and everything hidden in it.
hint-why-fair-bribe = Up to { $gold } is a fair price for being let through.
hint-why-true-tale = It is the truth, and whoever doubts it will pay.
hint-why-false-tale = It is not the truth, but it is a tale people may believe.
hint-why-best-card = Worth keeping: { $good }. About { $points ->
    [one] one point
   *[other] { $points } points
} a card, counting the road to a crown.
hint-why-worst-card = Least missed: { $good }. About { $points ->
    [one] one point
   *[other] { $points } points
} a card.
hint-why-on-top = There for the taking: { $good }, worth about { $points ->
    [one] one point
   *[other] { $points } points
} to you.
hint-why-from-deck = An unknown card is worth about { $points ->
    [one] one point
   *[other] { $points } points
} to you.
