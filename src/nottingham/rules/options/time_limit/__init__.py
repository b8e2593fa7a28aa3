"""The optional rule time_limit: rule, law and words."""
