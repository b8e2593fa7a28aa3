option-short-game = Short game
option-short-game-explained = Everyone guards the gate one time fewer than the rules say.

law-Q = Short game
law-Q1 = *Ruling.* A house rule. Everyone is Sheriff one time fewer than S7 says: with three players 2 times, 6 rounds; with four or five once, 4 or 5 rounds. With six everyone is a Deputy 2 times, 6 rounds.
