"""The steps, the oldest first. What is here has run on somebody's database: it is never changed."""
