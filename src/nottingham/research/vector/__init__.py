"""A million tables at once: the whole game as pure array functions in JAX (the extra `jax`).

    env = make("first", 4)
    states = env.init_many(jax.random.split(jax.random.key(0), 4096))
    states = env.step_many(states, actions)

It is the game that the referee plays, in the steps and observations of `nottingham.encoding`, and in its shape what
users of Pgx know. `docs/vector.md` shows how a branch of the law becomes array code.
"""

from nottingham.research.vector.env import VectorEnv, VectorState, make

__all__ = ["VectorEnv", "VectorState", "make"]
