"""Live room: tables in memory. One actor a table, the registry of actors, audiences and disconnects."""
