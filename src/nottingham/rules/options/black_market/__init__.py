"""The optional rule black_market: rule, law and words."""
