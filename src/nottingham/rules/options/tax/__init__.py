"""The optional rule tax: rule, law and words."""
