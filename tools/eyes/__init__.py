"""Training of the eyes of King Richard, who reads bags: src/nottingham/bots/reading/eyes.npz is made here."""
