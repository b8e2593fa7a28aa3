"""Puzzles: positions from games of bots, each with a question whose answer is clear over many possible worlds."""
