"""Server: tables online. HTTP and websockets, seats, clocks, bots, and a log that never loses a move."""
