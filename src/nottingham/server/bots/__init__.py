"""Bots room: who answers for the bots, when, and in which process or thread."""
