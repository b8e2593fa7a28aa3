"""Random play through Nottingham's public door, measured beside its peers.

Run it as ``python -m benchmarks`` in an environment made from
``requirements/bench.txt``; ``./nottingham bench`` does that for you.
"""
