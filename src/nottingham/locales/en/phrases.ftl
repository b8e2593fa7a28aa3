# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } and { $last }

phrase-quote = “{ $words }”
phrase-nothing = nothing
phrase-gold = { $count } gold
# What somebody draws or sets aside.
phrase-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
# One item of a list.
phrase-face-down = { $count } { $count ->
    [one] card
   *[other] cards
} face down
# One item of a list: a face-down card, for those who know it.
phrase-hidden = { $goods } (face down)

phrase-phase-market = Market
phrase-phase-loading = Loading
phrase-phase-declaring = Declaration
phrase-phase-inspecting = Inspection
phrase-phase-closing = End of round
phrase-phase-finished = Game over

phrase-pile-deck = deck
phrase-pile-left = left pile
phrase-pile-right = right pile
phrase-pile-discard = discard pile
