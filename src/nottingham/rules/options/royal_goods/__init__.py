"""The optional rule royal_goods: rule, law and words."""
