"""Optional rules: one file for each that has a verb; those that only change numbers are data."""
