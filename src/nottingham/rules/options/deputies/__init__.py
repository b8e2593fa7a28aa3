"""The optional rule deputies: rule, law and words."""
