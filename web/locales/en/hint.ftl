# The tutor’s advice in a game against bots, and its reasons, which the analysis gives too: so none of them says “you”.
# $about: another player. $goods: a good with its number. $gold, $cost: gold with its number. $average: points, without
# their sign; $balance says whether they are a gain, a loss or even. $points and $best may be below 0.
hint-ask = Ask the Steward
hint-title = The Steward’s advice
hint-thinking = The Steward is reckoning…
hint-does = The Steward: { $action }
hint-why = Why
hint-do = Do that
hint-again = Ask again
hint-over = The game has moved on since.
hint-honest = He sees what you see, and nothing more.
hint-expects = As things stand, your chances of winning are about { $percent }%.
hint-why-lie = By all that was seen, { $about }, declaring { $goods }, lies { $percent ->
    [one] once
   *[other] { $percent } times
} in 100.
hint-why-took-contraband = { $about } still holds { $count ->
    [one] a card
   *[other] { $count } cards
    } of contraband picked up at the market before all eyes.
hint-why-threw-declared = { $about } threw away { $goods } at the market, and now declares that very thing.
hint-why-opening = Opening costs { $cost } if the bag is honest; if it lies, it brings about { $gold } and keeps the goods from a rival. { $balance ->
    [gain] All in all, opening gains about { $average ->
        [one] one point
       *[other] { $average } points
    }.
    [loss] All in all, opening loses about { $average ->
        [one] one point
       *[other] { $average } points
    }.
   *[even] All in all, that comes to nothing.
}
hint-why-fair-price = For less than { $gold }, opening is better than letting it pass: a coin that a rival pays counts for more than a point.
hint-why-any-price = Opening does not pay, so whatever is offered for letting it pass is a gift.
hint-why-offer-worth = What the offer gives is worth about { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-why-bargain = { $balance ->
    [gain] All in all, the bargain gains about { $average ->
        [one] one point
       *[other] { $average } points
    }.
    [loss] All in all, the bargain loses about { $average ->
        [one] one point
       *[other] { $average } points
    }.
   *[even] All in all, the bargain comes to nothing.
}
hint-why-paying = { $balance ->
    [gain] Paying is about { $average ->
        [one] one point
       *[other] { $average } points
    } better than taking the risk.
    [loss] Paying is about { $average ->
        [one] one point
       *[other] { $average } points
    } worse than taking the risk.
   *[even] Paying is as good as taking the risk.
}
hint-why-bound = A deal leaves no choice here.
hint-why-word-given = A promise falls due with this bag: { $about } counts on it, and a word kept is worth more than one bag.
hint-why-rival = Having a rival’s bag opened may well be worth { $gold }.
hint-why-opened = By all that was seen, { $about } opens such a bag of { $count ->
    [one] one card
   *[other] { $count } cards
} { $percent ->
    [one] once
   *[other] { $percent } times
} in 100.
hint-why-opened-usually = Nobody has seen { $about } at the gate yet. Usually such a bag of { $count ->
    [one] one card
   *[other] { $count } cards
} is opened { $percent ->
    [one] once
   *[other] { $percent } times
} in 100.
hint-why-honest-bag = The bag is honest: worth about { $points ->
    [one] one point
   *[other] { $points } points
}, and whoever opens it pays { $gold }.
hint-why-lying-bag = If it gets through, the bag is worth about { $points ->
    [one] one point
   *[other] { $points } points
}; if it is opened, that costs { $gold } and everything hidden in it.
hint-why-bag-worth = { $rounds_left ->
    [0] All chances weighed, this bag brings about
   *[other] All chances weighed, and less what its cards would still be worth in hand, this bag brings about
} { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-why-better-truth = The better one needs no lie, and is worth about { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-why-better-lie = The better one hides something: declared as { $goods }, it is opened { $percent ->
    [one] once
   *[other] { $percent } times
} in 100; if it gets through, it is worth about { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-why-bags-compared = { $rounds_left ->
    [0] All chances weighed, this bag was worth about
   *[other] All chances weighed, and less what its cards would still have been worth in hand, this bag was worth about
} { $points ->
    [one] one point
   *[other] { $points } points
}, the better one { $best }.
hint-why-fair-bribe = Up to { $gold } is a fair price for being let through.
hint-why-taken = { $about } would take { $gold } { $percent ->
    [one] once
   *[other] { $percent } times
} in 100.
hint-why-goods-taken = What is worth { $gold }, { $about } would take { $percent ->
    [one] once
   *[other] { $percent } times
} in 100.
hint-why-true-tale = It is the truth, and whoever doubts it will pay.
hint-why-false-tale = It is not the truth, but it is a tale people may believe.
hint-why-safe-cards = Under its own name, this much was safe whatever the Sheriff did: { $goods }.
hint-why-keep-together = { $count ->
    [one] Worth keeping: { $goods }.
   *[other] Worth keeping together: { $goods }.
}
hint-why-hand-worth = With what may still come, such a hand promises about { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-why-hands-compared = With what might still come, this hand promised about { $points ->
    [one] one point
   *[other] { $points } points
}, the better one { $best }.
hint-why-on-top = There for the taking: { $good }, worth about { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-why-from-deck = An unknown card is worth about { $points ->
    [one] one point
   *[other] { $points } points
}.
