# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } and { $last }

# Somebody's words, whole sentences as they stand.
phrase-says = { $who }: “{ $words }”
# Somebody's name and what is theirs.
phrase-labelled = { $label }: { $text }
# Words added to a promise.
phrase-quote = “{ $words }”
phrase-nothing = nothing
phrase-gold = { $count } gold
# A number of cards, alone.
phrase-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
# One item of a list.
phrase-face-down = { $count } { $count ->
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

# What people can say with one touch. With somebody in mind, $to is their name and $words one of the phrases.
phrase-chat-hello = Hello, all!
phrase-chat-good-luck = Good luck. You will need it.
phrase-chat-only-apples = Nothing but apples, I swear!
phrase-chat-trust-me = Trust me.
phrase-chat-i-doubt-it = I doubt that very much.
phrase-chat-make-me-an-offer = Make me an offer.
phrase-chat-too-little = Too little!
phrase-chat-deal = Deal?
phrase-chat-no-deal = No deal.
phrase-chat-open-it = Open it!
phrase-chat-let-me-pass = Let me pass, I beg you.
phrase-chat-look-at-that-one = Look at that bag instead!
phrase-chat-liar = Lies! Nothing but lies!
phrase-chat-well-played = Well played!
phrase-chat-ouch = Ouch.
phrase-chat-thank-you = Thank you kindly.
phrase-chat-sorry = Sorry about that.
phrase-chat-hurry-up = Hurry up, the cheese is melting!
phrase-chat-one-moment = One moment, I am thinking.
phrase-chat-good-game = Good game, everyone!
phrase-chat-to = (to { $to }) { $words }
