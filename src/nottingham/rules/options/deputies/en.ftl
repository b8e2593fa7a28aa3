option-deputies = Deputies
option-deputies-explained = Six players: two deputies guard the gate together and split the loot.
event-deputies-drawn = { $names } are the deputies, and { $you ->
    [who] you lead.
   *[other] { $who } leads.
}
event-split-proposed = Split { $number } of the loot. { $you ->
    [who] You ask for:
   *[other] { $who } asks for:
} { $goods }.
event-loot-shared = { $you ->
    [who] Your share of the loot:
   *[other] { $who }’s share of the loot:
} { $goods }.
event-loot-cleared = Nobody gets what could not be halved: { $goods }.
refusal-not-in-loot = The loot does not hold that much.
refusal-no-split = Split { $split } is no longer proposed.
refusal-own-split = The other deputy must agree to split { $split }: it is your own.
ruleset-deputies-need-six = Deputies take six players; at this table there are { $players }.
prompt-option-deputies = Deputies: each says pass or open on every bag. If both pass on the same terms, the bribe goes to the loot; if both open it, each pays half of what is owed for an honest bag, or the fine goes to the loot. If they differ, the one who wants to open it goes on alone. After the last bag the two split the loot: one proposes and the other accepts, or either calls the rule (half each, odd cards lost).
prompt-split = propose a split of the loot ({ $loot }); 'gold' and 'goods' say what YOU take
prompt-loot = { $gold } gold and { $goods }
prompt-accept-split = accept split { $number }
prompt-call-split = call the rule: half each, what is odd is lost
action-propose-split = ask for this part of the loot: { $loot }
action-accept-split = agree to how the loot is split
action-call-split = halve the loot by the rule
terminal-do-split = split the loot
terminal-what-split = What becomes of the loot?
terminal-split-by-rule = call the rule: half each
terminal-split-propose = propose a split
terminal-split-accept = accept the split that is proposed
terminal-split-gold = Gold for you?
terminal-split-goods = Goods for you?

law-Y = Six players: deputies
law-Y-preface = These rules are for the second edition.
law-Y1 = There is no Sheriff. There are six deputy cards, one for each player, and they are shuffled. Each round the top 2 name the Deputies; the other 4 players are merchants. After 3 rounds the cards are shuffled again. When the deputy cards have been used up for the third time the game is over: 9 rounds, in which everyone was a Deputy 3 times.
law-Y2 = *Ruling.* The Deputy drawn first is the Lead. Whatever the Sheriff does before Inspection, the Lead does, and 'left of the Sheriff' means left of the Lead, passing over the other Deputy.
law-Y3 = For each bag both Deputies say pass or inspect, and they may bargain freely. If both pass, the bribe, if there is one, goes to the Loot. If both inspect and the merchant told the truth, each Deputy pays half of the penalty out of their own gold; if it was a lie, the fine goes to the Loot. *Ruling.* Goods that are paid as a fine go there too; the books speak only of money.
law-Y4 = If they differ, the Deputy who wants to inspect goes on with that merchant alone: and alone keeps the bribe, or opens the bag and alone pays or collects the penalty.
law-Y5 = After the last bag and the last claim, in the last round too, the two Deputies split the Loot equally, gold and goods. What is left over is discarded, unless both agree on who gets it. *Ruling.* Either Deputy may propose how to split the whole of it. The other accepts that, or either of them calls for the rule: of every kind half to each, odd cards face up on the discard pile, the odd coin out of the game.
law-Y6 = *Ruling.* A Deputy owes half and pays that half alone, by section P. Neither answers for the other, and nothing is paid out of the Loot. If the sum is odd, which takes house goods (C1), the odd coin is owed by the Lead.
law-Y7 = *Ruling.* A Deputy's word on a bag is one of three: inspect, pass with an Offer that is named, pass for nothing. It is public, and can be changed until both have spoken. If both inspect, or both pass on the same terms, it is done at once. If one inspects and one passes, that is final: the bag is in the hands of the inspecting Deputy alone, who opens it, passes it or deals. To pass on different terms is not to have agreed yet. The bags come in no order.
law-Y8 = *Ruling.* A Deal is done when the merchant and everyone who decides on a bag it names agree to the same Offer. That is both Deputies, and then it binds both and is paid into the Loot; or it is the one Deputy in whose hands all those bags are, and then it binds and pays that one. Either Deputy may make an Offer, and an Offer is put to everyone who must agree. There are no side Deals with one Deputy about a bag on which both still decide. When the time is up (T1), an inspection that is owed is made by those who decide on the bag and are bound by the Deal: by both Deputies, or by the one in whose hands the bag is, who alone pays or collects the penalty (Y4). All other bags pass, also one that is in a single Deputy's hands.
