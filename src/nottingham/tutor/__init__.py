"""The tutor: where a game was won and lost, and what to do now, with reasons.

Choices are judged, and hints given, by what a seat knew at that moment. What was true is told beside it, and marked as
such. Chances of victory in the analysis of a game that is over go by the whole truth.
"""
