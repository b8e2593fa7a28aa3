# The characters that play as bots: a name that also serves in the middle of a sentence, what others call them to
# their face, and a line for the lobby.
character-tuck-name = Friar Tuck
character-tuck-call = Tuck
character-tuck-about = Honest nine times in ten, gives alms to Sheriffs, forgives the polite. Hungry.
character-will-name = Will Scarlet
character-will-call = Will
character-will-about = Smuggles half of what he carries, never pays, and when in doubt flips a coin for your bag.
character-marian-name = Maid Marian
character-marian-call = Marian
character-marian-about = Gracious and truthful, right up to the one great run she has been saving for.
character-john-name = Little John
character-john-call = Little John
character-john-about = Collects one good until the crown fits, and would rather be bribed in goods than in coin.
character-much-name = Much
character-much-call = Much
character-much-about = The miller’s son: small bags, large bribes, and a nod for any offer.
character-guy-name = Guy of Gisbourne
character-guy-call = Guy
character-guy-about = Pays to have other people’s bags opened, and hunts whoever is ahead.
character-steward-name = Master Steward
character-steward-call = Master Steward
character-steward-about = Plays the odds, and says them aloud. Never raises his voice, only his estimate.
character-prince-john-name = Prince John
character-prince-john-call = Prince John
character-prince-john-about = Plays to win. Everything else about him is noise, and there is a lot of it.
