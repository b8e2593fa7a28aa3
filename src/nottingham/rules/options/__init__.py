"""Optional rules, a folder each: `rule.py`, and in a file for each language its law and its words.

The folders are the list; `rulebook.OPTIONS` is what was found in them.
"""
