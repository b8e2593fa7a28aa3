"""Load: whole games through real sockets on this machine, until the server is as busy as the aim says.

A generator plays with four sockets at each of many tables and measures when all four have seen a move; beside it, two
games on boardgame.io with the same tables, sockets and pace: one that does the same work, and a counter.
"""
