"""The tutor: where a game was won and lost, and what the trained player would do, with its reasons.

Everything is computed from what a seat knew at that moment. What was true is told beside it, and marked as such.
"""
