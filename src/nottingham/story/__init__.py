"""The one finished game as people tell it: its ledger, its habits, its best moments, its front page."""
