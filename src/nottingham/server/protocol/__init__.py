"""Protocol room: every type that travels between clients and the server, its JSON Schema and its OpenAPI."""
