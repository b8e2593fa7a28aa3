"""How the database came to be what it is, one step after another. Run by the store when the server starts."""
