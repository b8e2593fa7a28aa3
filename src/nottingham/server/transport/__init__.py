"""Transport room: HTTP and websockets, static files, error pages, and the gatekeeper before all of them."""
