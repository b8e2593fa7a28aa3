# The last of a list. $last_sound: vowel, i or consonant, for languages that listen to it.
phrase-and = { $first } and { $last }

# Somebody's words, whole sentences as they stand.
phrase-says = { $who }: “{ $words }”
# Somebody's name and what is theirs.
phrase-labelled = { $label }: { $text }
# Words added to a promise.
phrase-quote = “{ $words }{ $stop }”
phrase-nothing = nothing
phrase-gold = { $count } gold
    .said = { $count ->
        [one] gold coin
       *[other] gold
    }
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
phrase-chat-laughter = (laughter)
phrase-chat-gasp = (a gasp)
phrase-chat-applause = (applause)
phrase-chat-doubt = (a raised eyebrow)
phrase-chat-gold = (the clink of gold)
phrase-chat-toast = (a raised mug)
phrase-chat-to = (to { $to }) { $words }

# The reader, last in a list of names.
phrase-you = you
# A list whose parts are lists.
phrase-plus = { $first } plus { $last }
# Anybody's name, $sound as in a list. Its attributes are the forms that sentences ask for, where a language has them:
# .begins, .within (the first word of a sentence, or a later one), .of (whose) and .to (to whom).
phrase-name = { $name }
# A number as people say it, $gender: m, f or n of what is counted.
phrase-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
   *[other] { $count }
}
