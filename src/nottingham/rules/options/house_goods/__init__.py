"""The optional rule house_goods: rule, law and words."""
