option-black-market = Black market
option-black-market-explained = Get a bag past the gate, and three contraband of a kind buy a card worth more.
event-black-market-opened = The black market lays out its cards: { $piles }.
event-black-market-claimed = { $you ->
    [who] You trade
   *[other] { $who } trades
} { $goods } for a black-market card worth { $points }.
event-claim-declined = { $you ->
    [who] You claim
   *[other] { $who } claims
} nothing on the black market.
refusal-no-black-market-pile = The black market has no card for “{ $good }”.
refusal-three-needed = The black market wants three: { $good }. You have { $have }.
ruleset-black-market-is-second-edition = The black market belongs to the second edition.
ruleset-no-contraband-pile = The black market has a pile for { $good }, which is no contraband of this table.
ruleset-pile-out-of-range = The black market’s pile for “{ $good }” holds up to 12 cards with values from 0 to { $most }.
ruleset-pile-twice = The black market has two piles for “{ $good }”.
ruleset-higher-value-on-top = The black market’s pile for “{ $good }” needs its higher value on top.
prompt-option-black-market = Black market: a merchant whose bag passed may trade 3 face-down contraband cards of one kind for the top card of that kind's pile, which scores the value printed on it.
prompt-claim = claim the top black-market card of { $good }
prompt-claim-nothing = claim nothing
action-claim = claim on the black market: { $good }
action-claim-nothing = claim nothing on the black market
terminal-do-claim = visit the black market
terminal-what-claim = Claim a card of the black market?
terminal-claim-none = no

law-Z = Black market
law-Z-preface = These rules are an option of the second edition.
law-Z1 = There are six cards: two for each of three kinds of contraband. Each kind has a face-up pile with the higher value on top. Pepper is 30 and 27, mead 32 and 29, silk 34 and 31. *Ruling.* No rulebook prints these figures, or any of the kinds except pepper. They come from a third party and are unconfirmed, so they are data that a table can override.
law-Z2 = A merchant whose bag was handed back unopened this round may then claim the top card of one pile, by showing 3 contraband cards of that kind from their stand, what was just unpacked included. Those 3 leave the game. The Sheriff cannot claim, nor can a merchant whose bag was opened. *Ruling.* Royal goods do not count. The books say 'discard' in one place and 'remove from the game' in another; in their worked example the cards are removed.
law-Z3 = A player makes at most one claim in a round. Over the whole game there is no limit.
law-Z4 = Claimed cards lie with the contraband and score their value at the end; no gold is paid when they are claimed. *Ruling.* They are neither goods nor face-down cards: they cannot be offered or seized, do not count in a tie, and are left out of the numbers that B2, Z5 and V1 speak of.
law-Z5 = *Ruling.* The moment to claim is right after the bag is unpacked and the bribe paid, before another bag is settled. While a pile is left, every merchant is asked who passed and has three or more face-down cards, whatever those cards are (V7). When bags pass together (T1), their owners are asked clockwise from the Sheriff's left. The last merchant of a round is asked too.
