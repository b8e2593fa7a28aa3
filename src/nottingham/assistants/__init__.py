"""Models and assistants at a seat: the game in words, language models, the Model Context Protocol."""
