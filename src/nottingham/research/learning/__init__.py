"""Learning by self-play: PPO over the vectorised engine, imitation of a bot, a league of past selves.

Needs the extra `train` (JAX and optax). Nothing else in the project imports it; what it learns is exported as plain
arrays, which `nottingham.bots.network` plays with NumPy alone.
"""
