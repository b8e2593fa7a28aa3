"""Voices: what a character has to say about what happens at the table.

The act comes first and binds; the words come second and bind nobody. A voice hears only what the whole table hears,
so that no word can give a secret away: who lies and who does not sound the same.
"""
