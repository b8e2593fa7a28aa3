"""Other people's interfaces: the same referee as an environment for learning programs, and as a seat for models.

Each module here needs an extra of its own; nothing below this layer imports any of them.
"""
