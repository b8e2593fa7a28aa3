"""The kinds of question, one module each: when it is asked, and how it is reckoned."""
