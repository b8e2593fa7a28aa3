"""Admin room: what those who run a server can see and do, from the command line and on the private port."""
