"""Cluster room: what several server processes over one database tell each other."""
